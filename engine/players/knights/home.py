"""Where a Baron begins, and where their Nobles come back."""

from __future__ import annotations

from engine.core import Action
from engine.knights.game_data import N
from engine.knights.words import KEEP, TROOP_IDS
from engine.players.knights.position import FAR, KINGDOM, STEPS_FROM, Position
from engine.players.knights.war import War

SEAL, DONE, PASS = Action("seal"), Action("done"), Action("pass")
SIZE = {slug: int(slug.rpartition("-")[2]) for slug in TROOP_IDS}
"""Troops by card slug."""
WEAK = 200
"""Walls that a hundred troops besiege."""
MANY = 2.5
"""Weak cities for each seat with which all four Nobles set out, else three."""
ORDER = ("circle", "star", "triangle", "square")
"""Who leads troops when not all do, and who leads most of them."""


def assigning(position: Position) -> list[Action]:
    """Armies that can besiege what there is: many weak cities ask for many small ones."""
    weak = sum(c.slug in KINGDOM and c.strength <= WEAK for c in position.cities.values())
    share = weak / position.view.seats
    count = 4 if share >= MANY else 3
    nobles = sorted(position.mine, key=lambda n: ORDER.index(n.shape))[:count]
    troops = {n.slug: 0 for n in nobles}
    found = []
    cards = sorted(enumerate(position.own.assign), key=lambda x: (-SIZE[x[1][0]], x[0]))
    for number, (slug, where) in cards:
        to = min(troops, key=lambda n: troops[n])
        troops[to] += SIZE[slug]
        if where != to:
            found.append(Action("assign", (number + 1, to)))
    return [*found, SEAL]


def founding(position: Position, legal: list[Action]) -> Action:
    """Amid cities that nobody holds yet, away from rivals."""

    def score(action: Action) -> float:
        area = str(action.args[0])
        found = 0.0
        for near, steps in STEPS_FROM[area].items():
            if steps == 0:
                continue
            city = position.cities.get(near)
            if city is not None and city.owner in (-1, position.me):
                found += (
                    (1 + 0.1 * city.income)
                    * (1.5 if city.owner == position.me else WEAK / max(N.hit, city.strength))
                    / steps
                )
            if near in position.keeps and position.keeps[near].seat != position.me:
                found -= 1.2 / steps
            found -= 0.3 * len(position.strangers(near)) / steps
        return found

    sites = [a for a in legal if a.verb == "found"]
    return max(sites, key=score) if sites else PASS


def deploying(position: Position, legal: list[Action]) -> Action:
    """Before the best city that the army besieges and no other of one's own."""

    def score(action: Action) -> float:
        noble, area = position.nobles[str(action.args[0])], str(action.args[1])
        found = -0.1 * STEPS_FROM[area].get(position.keep.area, FAR)
        city = position.cities.get(area)
        if city is not None and not position.own_at(area):
            able = noble.strength + N.commander > city.strength
            found += (4.0 if able else 1.0) + 0.15 * city.income + 0.001 * (city.strength - noble.strength)
        rivals = [n for n in position.view.nobles if n.seat != position.me and n.area]
        found -= sum(0.25 for n in rivals if STEPS_FROM[area].get(n.area, FAR) <= 1)
        return found

    return max(legal, key=lambda a: (score(a), str(a)))


def returning(position: Position, war: War, legal: list[Action]) -> Action:
    """Troops in the stronghold follow a Noble who comes back; each goes where it can do most."""
    away = {n.slug for n in position.mine if not n.area}
    rich = [
        a for a in legal if a.verb == "shift" and a.args[0] == "all" and a.args[1] == KEEP and str(a.args[2]) in away
    ]
    if rich:
        return min(rich, key=lambda a: (ORDER.index(position.nobles[str(a.args[2])].shape), str(a)))
    places = [a for a in legal if a.verb == "place"]
    if places:
        return max(places, key=lambda a: (war.place(position.nobles[str(a.args[0])], str(a.args[1])), str(a)))
    return DONE
