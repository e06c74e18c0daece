"""Income (3.0-3.3): what each family gets, item by item, so that it can be told with its reasons."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.fief.board import ABBEYS, FORTS, cities_in, has_card, is_free, is_lord, region_of, royals
from engine.fief.game_data import CITIES, DISTRICT_OF, FAIR_WEATHER, FAMINE, HARVEST, NONE, REGION_OF, ROADS, SERVANT, N
from engine.fief.state.position import Position
from engine.fief.state.state import INSIDE, FiefState, Round, Tax, families_of

Items = dict[str, int]
"""Shillings by reason: city, fort, mill, abbey, weather, queen, tallage, tithe."""


def besieged(state: Position, city: int) -> bool:
    """Whether a city, its mill and its abbey yield nothing (3.0, 7.9)."""
    return state.towns[city].siege >= 0


def plenty(state: Position, city: int) -> int:
    """What Harvest and Fair Weather add to each mill and abbey of a city's region (2.7)."""
    region = REGION_OF[city]
    return N.fair_income * (has_card(state, region, HARVEST) + has_card(state, region, FAIR_WEATHER))


def mill_works(state: Position, city: int) -> bool:
    """Whether a mill produces: not under siege, and under Famine only where its owner keeps the miller (2.5)."""
    if not state.towns[city].mill or besieged(state, city):
        return False
    if not has_card(state, REGION_OF[city], FAMINE):
        return True
    return any(
        who.place == city and is_free(who) and who.family == state.towns[city].control and who.servant == SERVANT["odo"]
        for who in state.nobles
    )


def mill_yield(state: Position, city: int) -> int:
    """What a working mill brings."""
    return N.mill_income + plenty(state, city)


def tallage_of(state: Position, city: int) -> Tax | None:
    """The tallage that takes a city's own income (2.8; ruling 5)."""
    if not state.taxes:
        return None
    return next((t for t in state.taxes if t.kind == "tallage" and t.area == region_of(state, city)), None)


def payee(state: Position, tax: Tax) -> int:
    """The family that gets a tax now, -1 nobody: who has the fief when it is paid, the Sovereign where nobody governs,
    the prelate of the district; with who laid it a tithe is gone (ruling 30)."""
    if tax.kind == "tallage":
        lord = state.fiefs[tax.area]
        noble = lord if lord >= 0 else tax.noble if tax.noble == state.sovereign else NONE
    else:
        noble = tax.noble if state.sees[tax.area] == tax.noble else NONE
    return state.nobles[noble].family if noble >= 0 else NONE


class Levy(NamedTuple):
    """What a tax brings (2.8)."""

    payers: int
    """Cities that pay a tallage, mills that pay a tithe."""
    shillings: int
    """What they pay together, before invaders halve it."""


def tallage(state: Position, region: int) -> Levy:
    """What a tallage on a region brings: so much for each of its cities that is not under siege (2.8, 3.2)."""
    paying = sum(not besieged(state, c) for c in cities_in(state, region))
    return Levy(paying, N.tallage * paying)


def tithe(state: Position, district: int) -> Levy:
    """What a tithe on a district brings: all that its working mills yield (2.8, 3.2)."""
    mills = [c for c in range(len(CITIES)) if _is_tithed(state, c, district) and mill_works(state, c)]
    return Levy(len(mills), sum(mill_yield(state, c) for c in mills))


def _is_tithed(state: Position, city: int, district: int) -> bool:
    """Whether a tithe on a district takes in a city; that of an abbey is exempt (2.8)."""
    return DISTRICT_OF[REGION_OF[city]] == district and state.towns[city].building not in ABBEYS


def tithe_of(state: Position, city: int) -> Tax | None:
    """The tithe that takes the income of a city's mill (2.8, 3.2)."""
    if not state.taxes:
        return None
    laid = (t for t in state.taxes if t.kind == "tithe" and _is_tithed(state, city, t.area))
    return next((t for t in laid if payee(state, t) >= 0), None)


def items(state: Position, family: int) -> Items:
    """The income of a family before invaders halve it."""
    return incomes(state)[family]


def incomes(state: Position) -> list[Items]:
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
            laid = tithe_of(state, city)
            if laid is not None:
                add(payee(state, laid), "tithe", mill_yield(state, city))
            else:
                add(_mill_owner(state, city), "mill", mill_yield(state, city))
        if town.building in ABBEYS:
            add(_abbey_owner(state, city), "abbey", abbey_income(state, city))
    for tax in state.taxes:
        if tax.kind == "tallage":
            add(payee(state, tax), "tallage", tallage(state, tax.area).shillings)
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


def _abbess(state: Position, city: int) -> int:
    """The abbess of the abbey in a city, -1 none."""
    abbey = state.towns[city].abbey
    return state.veils[abbey] if abbey >= 0 else -1


def _mill_owner(state: Position, city: int) -> int:
    """Who gets a mill's income: the abbess where it stands beside their abbey (2.13), else who controls the city."""
    abbess = _abbess(state, city) if state.towns[city].building in ABBEYS else -1
    return state.nobles[abbess].family if abbess >= 0 else state.towns[city].control


def _abbey_owner(state: Position, city: int) -> int:
    """Who gets an abbey's income: its abbess, without one who controls the city (ruling 12)."""
    abbess = _abbess(state, city)
    return state.nobles[abbess].family if abbess >= 0 else state.towns[city].control


def abbey_income(state: Position, city: int) -> int:
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
    return total + mills_near(state, city)


def mills_near(state: Position, city: int) -> int:
    """Mills at work in a city and in those beside it: an abbess gets a shilling for each (3.1)."""
    return sum(mill_works(state, c) for c in (city, *ROADS[city]))


def _relic_in(state: Position, number: int, city: int) -> bool:
    relic = state.relics[number]
    if relic.gone or not relic.known:
        return False
    at = state.nobles[relic.bearer].place if relic.bearer >= 0 else relic.city
    return at == city


def _sword_in(state: Position, city: int) -> bool:
    return city == (state.nobles[state.bearer].place if state.bearer >= 0 else state.sword)


def halved(state: Position) -> bool:
    """3.3: invaders anywhere halve everybody's income, rounded up."""
    return any(army.city >= 0 and (army.leader or army.infantry > 0) for army in state.armies)


def received(state: Position, gross: int) -> int:
    """What is left of a seat's whole income: half of it, rounded up, while invaders are anywhere (3.3)."""
    return (gross + 1) // 2 if halved(state) else gross


def income(state: Position, seat: int) -> int:
    """What a seat gets this round, of both its families in a game of two (3.0-3.3)."""
    every = incomes(state)
    return received(state, sum(sum(every[family].values()) for family in families_of(state, seat)))
