"""What is paid, hired, built and invested."""

from __future__ import annotations

from collections import Counter

from engine.core import Action
from engine.knights.game_data import CITIES, CITY, EXPEDITIONS, EXPEDITIONS_FILE, FATE, MULTIPLIER, N
from engine.knights.words import KEEP
from engine.players.knights.home import SIZE
from engine.players.knights.position import Position
from engine.players.knights.war import War

PASS = Action("pass")
HEAL = 0.3
"""What it is worth to heal a hundred troops, and half as much again before the last of them."""


def _promise(name: str) -> float:
    """Crowns that come back for one that is invested; no news is another draw."""
    found = Counter(card.expeditions[EXPEDITIONS.index(name)] for card in FATE)
    ends = sum(n for word, n in found.items() if word != "none")
    return sum(MULTIPLIER.get(word, 0) * n for word, n in found.items()) / max(1, ends)


PROMISE = {name: _promise(name) for name in EXPEDITIONS}


def hiring(position: Position, war: War, legal: list[Action]) -> Action:
    """The largest troops that can be paid and kept, to whoever can use them."""
    crowns, wages, income = position.baron.crowns, position.baron.wages, position.baron.income
    best: tuple[float, str, Action] | None = None
    for action in legal:
        if action.verb != "hire":
            continue
        size = SIZE[str(action.args[0])]
        price = size // 50 + position.law("hire-toll")
        upkeep = size // 50
        left = crowns - price
        if left + income < wages + upkeep or left < (wages + upkeep) // 2:
            continue
        worth = position.weights.troop * size / N.hit - position.weights.coin * (
            price + upkeep * min(2, position.turns)
        )
        where = str(action.args[1])
        noble = position.nobles.get(where)
        if not war.matters(noble.area if noble is not None else position.keep.area, moves=noble is not None):
            continue
        if noble is not None:
            worth += 0.2 + 0.05 * war.place(noble, noble.area) if noble.area else 0.1
            worth += 0.1 * (noble.shape == "circle" and noble.men + size <= 400)
            worth -= 0.0005 * noble.strength
        if worth > 0 and (best is None or (worth, str(action)) > best[:2]):
            best = (worth, str(action), action)
    return best[2] if best is not None else PASS


def upgrading(position: Position, war: War, legal: list[Action]) -> Action:
    """Breaches where a rival stands near, then a city that pays for its walls."""
    best, value = PASS, 0.0
    spare = position.spare + position.baron.income // 2
    for action in legal:
        if action == PASS:
            continue
        name = str(action.args[0])
        city = next((c for c in position.my_cities if c.slug == name), None)
        area = city.area if city is not None else position.keep.area
        if not war.matters(area, moves=False):
            continue
        danger = war.threatened(area)
        prize = position.city(city) if city is not None else 3.0
        if action.verb == "repair":
            count = int(action.args[1])
            price = count * N.repair
            worth = count * (0.1 + 0.15 * danger) * prize / 3
        else:
            price = N.fortify
            worth = position.turns * position.weights.coin * 0.7 + (0.03 + 0.1 * danger) * prize
        worth -= price * position.coin
        if price <= spare and worth > value:
            best, value = action, worth
    return best


def mustering(position: Position, war: War, legal: list[Action]) -> Action:
    """The army whose casualties weigh most."""
    best, value = PASS, 0.0
    for action in legal:
        if action == PASS:
            continue
        count = int(action.args[1])
        noble = position.nobles.get(str(action.args[0]))
        if not war.matters(noble.area if noble is not None else position.keep.area, moves=noble is not None):
            continue
        weak = noble is not None and noble.strength <= N.hit
        worth = count * (HEAL * (1.5 if weak else 1.0) - position.coin * N.muster)
        if worth > value:
            best, value = action, worth
    return best


def starting(position: Position, legal: list[Action]) -> Action:
    """The expedition that promises most, with crowns to spare and turns to wait."""
    names = [str(a.args[0]) for a in legal if a.verb == "start"]
    if not names or position.spare < 3 or position.turns < 3:
        return PASS
    return Action("start", (max(names, key=lambda n: (PROMISE[n], n)),))


def investing(position: Position, legal: list[Action]) -> Action:
    """What is to spare; nothing that comes back too late."""
    amounts = [int(a.args[0]) for a in legal if a.verb == "invest"]
    spare = min(position.spare, max(amounts, default=0))
    if position.turns < 3 or spare < 1 or not amounts:
        return PASS
    return Action("invest", (spare,))


def blessing(position: Position, legal: list[Action]) -> Action:
    """An expedition in which one's stake weighs more than a Faith."""
    cards = position.view.cards
    bless = Action("bless")
    if cards is None or bless not in legal:
        return PASS
    stakes = next((e.stakes for e in position.view.expeditions if e.slug == cards.expedition), [])
    mine = stakes[position.me] if stakes else 0
    spare = position.baron.faith - EXPEDITIONS_FILE.blessing >= len(position.unguarded) / 3
    return bless if 0.6 * mine * position.weights.coin > 0.5 * position.weights.faith and spare else PASS


def quelling(position: Position, legal: list[Action]) -> Action:
    """Faith or crowns, whichever is cheaper; the city goes where it is not worth either."""
    name = str(legal[0].args[0])
    city = next((c for c in position.my_cities if c.slug == name), None)
    worth = position.city(city) if city is not None else 2.0
    price = N.revolt_income * CITIES[CITY[city.slug]].income if city is not None else 0
    ways = []
    for action in legal:
        if action.verb == "pay":
            faith = action.args[1] == "faith"
            ways.append((position.weights.faith if faith else position.coin * price, str(action), action))
    best = min(ways, default=None)
    return best[2] if best is not None and best[0] < worth else legal[-1]


def complying(position: Position, legal: list[Action]) -> Action:
    """A law is obeyed unless it costs more than the ban."""
    vote = position.view.vote
    amount = vote.amount if vote is not None else 0
    each = position.weights.vote if vote is not None and vote.law == "votes-cap" else position.coin
    obey, defy = Action("obey"), Action("defy")
    return defy if defy in legal and amount * each > position.weights.ban else obey


def dismissing(position: Position, legal: list[Action]) -> Action:
    """The smallest troops go, those in the stronghold first."""
    return min(legal, key=lambda a: (SIZE[str(a.args[0])], str(a.args[1]) != KEEP, str(a)))
