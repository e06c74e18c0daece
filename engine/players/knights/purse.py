"""What is paid, hired, built and invested."""

from __future__ import annotations

from engine.core import Action
from engine.knights import analysis
from engine.knights.analysis import KEEP, TROOP, troop_of
from engine.knights.game_data import CITY, EXPEDITIONS, EXPEDITIONS_FILE, MULTIPLIER, NOBLE, N
from engine.players.knights.position import Position
from engine.players.knights.terms import Term, barred, nothing, total
from engine.players.knights.war import War

PASS = Action("pass")
HEAL = 0.3
"""What it is worth to heal a hundred troops, and half as much again before the last of them."""


def _promise(name: str) -> float:
    """Crowns that come back for one that is invested; no news is another draw."""
    found = analysis.expedition_results(name)
    ends = sum(n for word, n in found.items() if word != "none")
    return sum(MULTIPLIER.get(word, 0) * n for word, n in found.items()) / max(1, ends)


PROMISE = {name: _promise(name) for name in EXPEDITIONS}


def hiring(position: Position, war: War, legal: list[Action]) -> Action:
    """The largest troops that can be paid and kept, to whoever can use them."""
    best, value = PASS, (0.0, "")
    for action in legal:
        if action.verb == "hire":
            worth = total(hiring_terms(position, war, action))
            if worth > 0 and (worth, str(action)) > value:
                best, value = action, (worth, str(action))
    return best


def hiring_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for hiring troops for somebody, and against it."""
    if action.verb != "hire":
        return nothing() if action == PASS else []
    crowns, wages, income = position.baron.crowns, position.baron.wages, position.baron.income
    slug, where = str(action.args[0]), str(action.args[1])
    size, table, me = troop_of(slug).size, position.table, position.me
    price = analysis.hire_price(table, me, TROOP[slug])
    upkeep = analysis.wages_hired(table, me, TROOP[slug], NOBLE.get(where, -1)) - wages
    left = crowns - price
    if left + income < wages + upkeep or left < (wages + upkeep) // 2:
        return barred("wages", left, wages + upkeep)
    noble = position.nobles.get(where)
    if not war.matters(noble.area if noble is not None else position.keep.area, moves=noble is not None):
        return barred("late")
    found: list[Term] = [
        (position.weights.troop * size / N.hit - position.weights.coin * (price + upkeep * min(2, position.turns)),
         "hire", (size, price, upkeep)),
    ]  # fmt: skip
    if noble is not None:
        near = 0.2 + 0.05 * war.place(noble, noble.area) if noble.area else 0.1
        found += [(near, "use", (noble.slug,))]
        found += [] if upkeep else [(0.1, "free", (noble.slug,))]
        found += [(-0.0005 * noble.strength, "led", (noble.slug, noble.strength))] if noble.strength else []
    return found


def upgrading(position: Position, war: War, legal: list[Action]) -> Action:
    """Breaches where a rival stands near, then a city that pays for its walls."""
    best, value = PASS, 0.0
    for action in legal:
        worth = total(upgrading_terms(position, war, action))
        if worth > value:
            best, value = action, worth
    return best


def upgrading_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for repairing or fortifying, and against it."""
    if action == PASS:
        return nothing()
    name, mends = str(action.args[0]), action.verb == "repair"
    city = next((c for c in position.my_cities if c.slug == name), None)
    area = city.area if city is not None else position.keep.area
    if not war.matters(area, moves=False):
        return barred("late")
    danger = war.threatened(area)
    prize = position.city(city) if city is not None else 3.0
    spare, found = position.spare + position.baron.income // 2, list[Term]()
    if mends:
        count = int(action.args[1])
        price = count * analysis.repair_cost(position.table, position.me)
        worth = count * (0.1 + 0.15 * danger) * prize / 3
    else:
        price = analysis.fortify_cost(position.table, position.me)
        found += [(position.turns * position.weights.coin * 0.7, "fortifies", (area, N.fortified_income))]
        worth = (0.03 + 0.1 * danger) * prize
    found.append((worth, "threat" if danger else "walls", (area,)))
    found.append((-price * position.coin, "goods", ("crowns", -price)))
    return found if price <= spare else [*found, *barred("wages", position.baron.crowns, position.baron.wages)]


def mustering(position: Position, war: War, legal: list[Action]) -> Action:
    """The army whose casualties weigh most."""
    best, value = PASS, 0.0
    for action in legal:
        worth = total(mustering_terms(position, war, action))
        if worth > value:
            best, value = action, worth
    return best


def mustering_terms(position: Position, war: War, action: Action) -> list[Term]:
    """What speaks for healing casualties, and against it."""
    if action == PASS:
        return nothing()
    count = int(action.args[1])
    noble = position.nobles.get(str(action.args[0]))
    if not war.matters(noble.area if noble is not None else position.keep.area, moves=noble is not None):
        return barred("late")
    weak = noble is not None and noble.strength <= N.hit
    cost = count * analysis.muster_cost(position.table, position.me)
    return [
        (count * HEAL * (1.5 if weak else 1.0), "heals", (count * N.hit,)),
        (-position.coin * cost, "goods", ("crowns", -cost)),
    ]


def starting(position: Position, legal: list[Action]) -> Action:
    """The expedition that promises most, with crowns to spare and turns to wait."""
    best = max(legal, key=lambda a: (total(starting_terms(position, a)), str(a)))
    return best if total(starting_terms(position, best)) > 0 else PASS


def starting_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for starting an expedition, and against it."""
    if action.verb != "start":
        return nothing() if action == PASS else []
    promise = PROMISE[str(action.args[0])]
    found: list[Term] = [(promise, "promise", (100 * promise,))]
    if position.spare < 3:
        found += barred("wages", position.baron.crowns, position.baron.wages)
    return [*found, *barred("late")] if position.turns < 3 else found


def investing(position: Position, legal: list[Action]) -> Action:
    """What is to spare; nothing that comes back too late."""
    amounts = [int(a.args[0]) for a in legal if a.verb == "invest"]
    spare = min(position.spare, max(amounts, default=0))
    if position.turns < 3 or spare < 1 or not amounts:
        return PASS
    return Action("invest", (spare,))


def investing_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for investing so much: every crown beyond the wages, none of what they need."""
    if action.verb != "invest":
        return nothing() if action == PASS else []
    n = int(action.args[0])
    found: list[Term] = [(float(n), "wages", (position.baron.crowns, position.baron.wages))]
    if n > position.spare:
        found += barred("wages", position.baron.crowns - n, position.baron.wages)
    return [*found, *barred("late")] if position.turns < 3 else found


def blessing(position: Position, legal: list[Action]) -> Action:
    """An expedition in which one's stake weighs more than a Faith."""
    bless = Action("bless")
    return bless if bless in legal and total(blessing_terms(position, bless)) > 0 else PASS


def blessing_terms(position: Position, action: Action) -> list[Term]:
    """What speaks for a blessing, and against it."""
    cards = position.view.cards
    if cards is None or action == PASS:
        return nothing() if action == PASS else []
    stakes = next((e.stakes for e in position.view.expeditions if e.slug == cards.expedition), [])
    mine, price = stakes[position.me] if stakes else 0, EXPEDITIONS_FILE.blessing
    found: list[Term] = [
        (0.6 * mine * position.weights.coin, "stake", (mine,)),
        (-0.5 * position.weights.faith, "goods", ("faith", -price)),
    ]
    spare = position.baron.faith - price >= len(position.unguarded) / 3
    return found if spare else [*found, *barred("unguarded", len(position.unguarded))]


def quelling(position: Position, legal: list[Action]) -> Action:
    """Faith or crowns, whichever is cheaper; the city goes where it is not worth either."""
    ways = [a for a in legal if a.verb == "pay"]
    best = min(ways, key=lambda a: (-total(quelling_terms(position, a)), str(a)), default=None)
    worth = total(quelling_terms(position, legal[-1]))
    return best if best is not None and total(quelling_terms(position, best)) > worth else legal[-1]


def quelling_terms(position: Position, action: Action) -> list[Term]:
    """What is lost by each answer to a revolt."""
    name = str(action.args[0])
    city = next((c for c in position.my_cities if c.slug == name), None)
    if action.verb != "pay":
        return position.city_terms(city, -position.city(city)) if city is not None else nothing(-2.0)
    if action.args[1] == "faith":
        return [(-position.weights.faith, "goods", ("faith", -N.revolt_faith))]
    price = analysis.revolt_price(CITY[city.slug]) if city is not None else 0
    return [(-position.coin * price, "goods", ("crowns", -price))]


def giving_up(position: Position, legal: list[Action]) -> Action:
    """The city that is worth least."""
    return min(legal, key=lambda a: (-total(giving_up_terms(position, a)), str(a)))


def giving_up_terms(position: Position, action: Action) -> list[Term]:
    """What is lost with a city."""
    city = next((c for c in position.my_cities if c.slug == action.args[0]), None)
    return position.city_terms(city, -position.city(city)) if city is not None else nothing()


def complying(position: Position, legal: list[Action]) -> Action:
    """A law is obeyed unless it costs more than the ban."""
    obey, defy = Action("obey"), Action("defy")
    worse = total(complying_terms(position, obey)) < total(complying_terms(position, defy))
    return defy if defy in legal and worse else obey


def complying_terms(position: Position, action: Action) -> list[Term]:
    """What is lost by each answer to a law."""
    if action.verb == "defy":
        return [(-position.weights.ban, "ban", (position.me,))]
    vote = position.view.vote
    amount = vote.amount if vote is not None else 0
    votes = vote is not None and vote.law == "votes-cap"
    each = position.weights.vote if votes else position.coin
    return [(-amount * each, "goods", ("votes" if votes else "crowns", -amount))]


def dismissing(position: Position, legal: list[Action]) -> Action:
    """The smallest troops go, those in the stronghold first."""
    return min(legal, key=lambda a: (troop_of(str(a.args[0])).size, str(a.args[1]) != KEEP, str(a)))


def dismissing_terms(action: Action) -> list[Term]:
    """What goes with troops, and where from."""
    size = troop_of(str(action.args[0])).size
    found: list[Term] = [(-float(size), "troops", (-size,))]
    return found if action.args[1] == KEEP else [*found, (-0.5, "use", (str(action.args[1]),))]
