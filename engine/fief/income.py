"""Income (3.0-3.3): what each family gets, item by item, so that it can be told with its reasons."""

from __future__ import annotations

import msgspec

from engine.fief.board import ABBEYS, FORTS, cities_in, has_card, is_free, is_lord, region_of, royals
from engine.fief.game_data import DISTRICT_OF, FAIR_WEATHER, FAMINE, HARVEST, NONE, REGION_OF, ROADS, SERVANT, N
from engine.fief.state import INSIDE, FiefState, Round, Tax

Items = dict[str, int]
"""Shillings by reason: city, fort, mill, abbey, weather, queen, tallage, tithe."""


def besieged(state: FiefState, city: int) -> bool:
    """Whether a city, its mill and its abbey yield nothing (3.0, 7.9)."""
    return state.towns[city].siege >= 0


def plenty(state: FiefState, city: int) -> int:
    """What Harvest and Fair Weather add to each mill and abbey of a city's region (2.7)."""
    region = REGION_OF[city]
    return N.fair_income * (has_card(state, region, HARVEST) + has_card(state, region, FAIR_WEATHER))


def mill_works(state: FiefState, city: int) -> bool:
    """Whether a mill produces: not under siege, and under Famine only where its owner keeps the miller (2.5)."""
    if not state.towns[city].mill or besieged(state, city):
        return False
    if not has_card(state, REGION_OF[city], FAMINE):
        return True
    return any(
        who.place == city and is_free(who) and who.family == state.towns[city].control and who.servant == SERVANT["odo"]
        for who in state.nobles
    )


def mill_yield(state: FiefState, city: int) -> int:
    """What a working mill brings."""
    return N.mill_income + plenty(state, city)


def tallage_of(state: FiefState, city: int) -> Tax | None:
    """The tallage that takes a city's own income (2.8; ruling 5)."""
    if not state.taxes:
        return None
    return next((t for t in state.taxes if t.kind == "tallage" and t.area == region_of(state, city)), None)


def payee(state: FiefState, tax: Tax) -> int:
    """The family that gets a tax now, -1 nobody: who has the fief when it is paid, the Sovereign where nobody governs,
    the prelate of the district; with who laid it a tithe is gone (ruling 30)."""
    if tax.kind == "tallage":
        lord = state.fiefs[tax.area]
        noble = lord if lord >= 0 else tax.noble if tax.noble == state.sovereign else NONE
    else:
        noble = tax.noble if state.sees[tax.area] == tax.noble else NONE
    return state.nobles[noble].family if noble >= 0 else NONE


def tithe_of(state: FiefState, city: int) -> Tax | None:
    """The tithe that takes the income of a city's mill; an abbey's city is exempt (2.8, 3.2)."""
    if not state.taxes or state.towns[city].building in ABBEYS:
        return None
    laid = (t for t in state.taxes if t.kind == "tithe" and t.area == DISTRICT_OF[REGION_OF[city]])
    return next((t for t in laid if payee(state, t) >= 0), None)


def items(state: FiefState, family: int) -> Items:
    """The income of a family before invaders halve it."""
    return incomes(state)[family]


def incomes(state: FiefState) -> list[Items]:
    """The income of every family before invaders halve it."""
    found: list[Items] = [{} for _ in range(state.families)]

    def add(family: int, reason: str, amount: int) -> None:
        if family >= 0 and amount:
            found[family][reason] = found[family].get(reason, 0) + amount

    for city, town in enumerate(state.towns):
        if town.siege >= 0 or (town.control < 0 and not town.mill and not town.building):
            continue
        if town.control >= 0 and tallage_of(state, city) is None:
            add(town.control, "city", N.city_income)
            if town.building in FORTS:
                add(town.control, "fort", N.city_income)
        if mill_works(state, city):
            tithe = tithe_of(state, city)
            if tithe is not None:
                add(payee(state, tithe), "tithe", mill_yield(state, city))
            else:
                add(_mill_owner(state, city), "mill", mill_yield(state, city))
        if town.building in ABBEYS:
            add(_abbey_owner(state, city), "abbey", abbey_income(state, city))
    for tax in state.taxes:
        if tax.kind == "tallage":
            paying = sum(not besieged(state, c) for c in cities_in(state, tax.area))
            add(payee(state, tax), "tallage", N.tallage * paying)
    if state.queen >= 0:
        add(state.nobles[state.queen].family, "queen", N.queen_income)
    return found


PAID = frozenset(("purse", "buy", "move", "raid", "battle", "pillage", "dusk", "close"))
"""What is still to come of a round whose income has been paid."""


def is_paid(state: FiefState) -> bool:
    """Whether the income of this round has been paid."""
    below = state.frames[0]
    return isinstance(below, Round) and below.stage in PAID


def later(state: FiefState) -> list[Items]:
    """What every family would get without what goes with the round, taxes and Disasters (8.0)."""
    if not state.taxes and not any(state.settled):
        return incomes(state)
    return incomes(msgspec.structs.replace(state, taxes=[], settled=[[] for _ in state.settled]))


def _abbess(state: FiefState, city: int) -> int:
    """The abbess of the abbey in a city, -1 none."""
    abbey = state.towns[city].abbey
    return state.veils[abbey] if abbey >= 0 else -1


def _mill_owner(state: FiefState, city: int) -> int:
    """Who gets a mill's income: the abbess where it stands beside their abbey (2.13), else who controls the city."""
    abbess = _abbess(state, city) if state.towns[city].building in ABBEYS else -1
    return state.nobles[abbess].family if abbess >= 0 else state.towns[city].control


def _abbey_owner(state: FiefState, city: int) -> int:
    """Who gets an abbey's income: its abbess, without one who controls the city (ruling 12)."""
    abbess = _abbess(state, city)
    return state.nobles[abbess].family if abbess >= 0 else state.towns[city].control


def abbey_income(state: FiefState, city: int) -> int:
    """3.1: visitors, relics and the sword in an abbey yield even under Famine; the abbess gets one for each mill in
    the city and beside it; without an abbess there are 2 (ruling 12)."""
    total = plenty(state, city)
    crowned = set(royals(state))
    for n, who in enumerate(state.nobles):
        if who.place == city and who.site == INSIDE and is_free(who):
            if n in crowned:
                total += N.royal_abbey_income
            elif n in state.veils or is_lord(state, n):
                total += N.abbey_income
    total += N.relic_income * sum(_relic_in(state, number, city) for number in range(len(state.relics)))
    if _sword_in(state, city):
        total += N.excalibur_income
    if _abbess(state, city) < 0:
        return total + N.abbey_income
    mills = [city, *ROADS[city]]
    return total + sum(mill_works(state, c) for c in mills)


def _relic_in(state: FiefState, number: int, city: int) -> bool:
    relic = state.relics[number]
    if relic.gone or not relic.known:
        return False
    at = state.nobles[relic.bearer].place if relic.bearer >= 0 else relic.city
    return at == city


def _sword_in(state: FiefState, city: int) -> bool:
    return city == (state.nobles[state.bearer].place if state.bearer >= 0 else state.sword)


def halved(state: FiefState) -> bool:
    """3.3: invaders anywhere halve everybody's income, rounded up."""
    return any(army.city >= 0 and (army.leader or army.infantry > 0) for army in state.armies)


def income(state: FiefState, family: int) -> int:
    """What a family gets this round (3.0-3.3)."""
    total = sum(items(state, family).values())
    return (total + 1) // 2 if halved(state) else total
