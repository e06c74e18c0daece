"""Where a Baron begins, and where their Nobles come back."""

from __future__ import annotations

from engine.core import SEAL, Action
from engine.knights.analysis import KEEP, troop_of
from engine.knights.game_data import AREA, N
from engine.players.knights.position import FAR, KINGDOM, STEPS_FROM, Position, steps_between
from engine.players.knights.terms import Term, total
from engine.players.knights.war import War

DONE, PASS = Action("done"), Action("pass")
WEAK = N.commander
"""Walls that a hundred troops besiege."""
MANY = 2.5
"""Weak cities for each seat with which all four Nobles set out, else three."""
ORDER = ("circle", "star", "triangle", "square")
"""Who leads troops when not all do, and who leads most of them."""


def assigning(position: Position) -> list[Action]:
    """Armies that can besiege what there is: many weak cities ask for many small ones."""
    weak = weak_cities(position)
    share = weak / position.view.seats
    count = 4 if share >= MANY else 3
    nobles = sorted(position.mine, key=lambda n: ORDER.index(n.shape))[:count]
    troops = {n.slug: 0 for n in nobles}
    found = []
    cards = sorted(enumerate(position.own.assign), key=lambda x: (-troop_of(x[1][0]).size, x[0]))
    for number, (slug, where) in cards:
        to = min(troops, key=lambda n: troops[n])
        troops[to] += troop_of(slug).size
        if where != to:
            found.append(Action("assign", (number + 1, to)))
    return [*found, SEAL]


def weak_cities(position: Position) -> int:
    """Cities of the Kingdom that a small army besieges."""
    return sum(c.slug in KINGDOM and c.strength <= WEAK for c in position.cities.values())


def assigning_terms(position: Position) -> list[Term]:
    """What decides how many Nobles set out."""
    weak = weak_cities(position)
    return [(weak / position.view.seats, "weak", (weak, WEAK))]


def founding(position: Position, legal: list[Action]) -> Action:
    """Amid cities that nobody holds yet, away from rivals."""

    sites = [a for a in legal if a.verb == "found"]
    return max(sites, key=lambda a: total(founding_terms(position, a))) if sites else PASS


def founding_terms(position: Position, action: Action) -> list[Term]:
    """What lies near a place, for it and against it."""
    if action.verb != "found":
        return []
    found = list[Term]()
    for near, steps in STEPS_FROM[str(action.args[0])].items():
        if steps == 0:
            continue
        city = position.cities.get(near)
        if city is not None and city.owner in (-1, position.me):
            weak = 1.5 if city.owner == position.me else WEAK / max(N.hit, city.strength)
            found.append(((1 + 0.1 * city.income) * weak / steps, "site", (near, city.strength, steps)))
        if near in position.keeps and position.keeps[near].seat != position.me:
            found.append((-1.2 / steps, "rivals", (near,)))
        strangers = len(position.strangers(near))
        if strangers:
            found.append((-0.3 * strangers / steps, "rivals", (near,)))
    return found


def deploying(position: Position, war: War, legal: list[Action]) -> Action:
    """Before the best city that the army besieges and no other of one's own."""

    return max(legal, key=lambda a: (total(deploying_terms(position, war, a)), str(a)))


def deploying_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for it that a Noble sets out from an area, and against it."""
    noble, area = position.nobles[str(action.args[0])], str(action.args[1])
    away = STEPS_FROM[area].get(position.keep.area, FAR)
    steps = steps_between(area, len(AREA)).get(position.keep.area, FAR)
    found: list[Term] = [(-0.1 * away, "distance", (steps,))]
    city = position.cities.get(area)
    if city is not None and not position.own_at(area):
        walls, able = war.walls(area), war.outmatches(area, [noble])
        against = walls.against if walls is not None else city.strength
        worth = (4.0 if able else 1.0) + 0.001 * (city.strength - noble.strength)
        found += position.city_terms(city, 0.15 * city.income)
        strength = war.besiegers([noble])
        found.append(
            (worth, "siege", (noble.slug, area, strength, against)) if able
            else (worth, "weaker", (area, strength, against))
        )  # fmt: skip
    rivals = [n for n in position.view.nobles if n.seat != position.me and n.area]
    threat = sum(0.25 for n in rivals if STEPS_FROM[area].get(n.area, FAR) <= 1)
    return [*found, (-threat, "threat", (area,))] if threat else found


def returning(position: Position, war: War, legal: list[Action]) -> Action:
    """Troops in the stronghold follow a Noble who comes back; each goes where it can do most."""
    rich = [a for a in legal if follows(position, a)]
    if rich:
        return min(rich, key=lambda a: (ORDER.index(position.nobles[str(a.args[2])].shape), str(a)))
    places = [a for a in legal if a.verb == "place"]
    if places:
        return max(places, key=lambda a: (war.place(position.nobles[str(a.args[0])], str(a.args[1])), str(a)))
    return DONE


def follows(position: Position, action: Action) -> bool:
    """Whether with an action all troops of the stronghold go to a Noble who is to come back."""
    whole = action.verb == "shift" and action.args[0] == "all" and action.args[1] == KEEP
    return whole and not position.nobles[str(action.args[2])].area


def returning_terms(position: Position, war: War, legal: list[Action], action: Action) -> list[Term]:
    """What speaks for it that a Noble comes back in an area, or that troops go to one before."""
    if any(follows(position, a) for a in legal):
        if not follows(position, action):
            return []
        noble = position.nobles[str(action.args[2])]
        return [(len(ORDER) - ORDER.index(noble.shape), "leads", (noble.slug, position.keep.men))]
    if action.verb != "place":
        return []
    area = str(action.args[1])
    return war.place_terms(position.nobles[str(action.args[0])], area) or [(0.0, "none", ())]
