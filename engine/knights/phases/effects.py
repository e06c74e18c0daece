"""What Events and motions do: the ops of ``game_data`` to a target."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core import Event
from engine.knights.board import BREACH, cities_of, city_strength, nobles_at
from engine.knights.court import ban, gain_influence, take_chair, take_head
from engine.knights.deals import recall, wealth
from engine.knights.files import Effect
from engine.knights.game_data import AREA_OF, EXPEDITIONS_FILE, NONE, STRONGHOLD, TROOPS
from engine.knights.mods import baron_mod
from engine.knights.phases.draft import deal_offer
from engine.knights.phases.expedition import sink
from engine.knights.phases.taxes import city_crowns
from engine.knights.phases.upkeep import revolt, turn_over
from engine.knights.phases.wages import holders, pay_now
from engine.knights.state.frames_cards import Freeing, Leaving, Strip
from engine.knights.state.state import KnState, Noble, Position, Stronghold, in_turn, nobles_of, seat_of
from engine.knights.terms import city_term, noble_term, seat_term, told, troop_term
from engine.knights.war.capture import loser_of
from engine.knights.war.deaths import kill


class Struck(NamedTuple):
    """Whom or what an effect strikes; what does not apply is -1."""

    seat: int = NONE
    """Whose Noble it is; alone it is a Baron, or that Baron's troops or stronghold."""
    noble: int = NONE
    """A Noble, or its army."""
    city: int = NONE
    """The city that is struck."""
    nation: int = NONE
    """A nationality, an index of ``game_data.NATIONS``."""


TAKES = frozenset({"lose", "lose-half", "lose-per-city", "steal"})
"""Ops that take from a Baron."""
Op = Callable[[KnState, Effect, int, Struck, list[Event]], None]


def apply(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    """One effect. ``by``: who drew the Event, or the Chairman of the Assembly. It may lay frames on the stack for
    those who choose; what comes after it must wait until they are gone."""
    if effect.op in TAKES and effect.what == "crowns":
        recall(state, struck.seat, _asked(state, effect, struck.seat), events)
    _OPS[effect.op](state, effect, by, struck, events)


def _asked(state: KnState, effect: Effect, seat: int) -> int:
    """Crowns for which an effect looks into a Baron's purse: all that they have, where it takes a share."""
    if effect.op == "lose-half":
        return wealth(state, seat)
    return effect.n * (len(cities_of(state, seat)) if effect.op == "lose-per-city" else 1)


# --- what Barons have ------------------------------------------------------------------------------------------------


def amount(state: KnState, seat: int, what: str) -> int:
    """Crowns, Votes, Faith or Influence of a seat."""
    value = getattr(state.barons[seat], what)
    assert isinstance(value, int)
    return value


def give(state: KnState, seat: int, what: str, count: int, events: list[Event]) -> None:
    """A Baron gains or loses some of what they have; nobody goes below nothing, a heretic gains no Faith."""
    baron, loses = state.barons[seat], count < 0
    count = max(count, -amount(state, seat, what))
    if what == "faith" and count > 0 and baron_mod(state, seat, "no-faith") is not None:
        count = 0
    if what == "influence":
        if count > 0:
            gain_influence(state, seat, count)
        else:
            baron.influence += count
            state.pool -= 0 if state.options.mighty else count
    else:
        setattr(baron, what, amount(state, seat, what) + count)
    key = f"{'loses' if loses else 'gains'}-{what}"
    events.append(told(key, seals=True, seat=seat_term(seat), n=abs(count)))


def _gain(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    give(state, struck.seat, effect.what, effect.n, events)


def _lose(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    give(state, struck.seat, effect.what, -effect.n, events)


def _half(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    give(state, struck.seat, effect.what, -(amount(state, struck.seat, effect.what) // 2), events)


def _per_city(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    give(state, struck.seat, effect.what, -effect.n * len(cities_of(state, struck.seat)), events)


def _steal(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    count = min(effect.n, amount(state, struck.seat, effect.what))
    give(state, struck.seat, effect.what, -count, events)
    give(state, by, effect.what, count, events)


def _income(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    give(state, struck.seat, "crowns", city_crowns(state, struck.seat), events)


def _wages(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    pay_now(state, struck.seat, events)


def _recruit(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    """The deck is shuffled: the first of a size is one at random."""
    card = next((t for t in state.mercenaries if TROOPS[t].size == effect.n), NONE)
    if card == NONE:
        return
    state.mercenaries.remove(card)
    troops = state.barons[struck.seat].stronghold.troops
    troops.append(card)
    troops.sort()
    events.append(told("recruits", seals=True, seat=seat_term(struck.seat), troop=troop_term(card)))


def mercenaries(state: KnState, seat: int, nation: int) -> list[tuple[int, int]]:
    """Mercenaries of a seat, of a nation or with -1 of any, as (holder, card)."""
    found = [(n, t) for n, troops in holders(state, seat) for t in troops if TROOPS[t].nation != NONE]
    return [pair for pair in found if nation in (NONE, TROOPS[pair[1]].nation)]


def _desert(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    seats = in_turn(state) if struck.nation != NONE else [struck.seat]
    for seat in reversed(seats):
        count = min(effect.n, len(mercenaries(state, seat, struck.nation)))
        state.frames += [Leaving(seat, struck.nation, state.next()) for _ in range(count)]


def _chairman(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    if not state.barons[struck.seat].banned:
        take_chair(state, struck.seat, events)


def _head(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    take_head(state, struck.seat, events)


def _ban(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    ban(state, struck.seat, events)


def _unban(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    if state.barons[struck.seat].banned:
        state.barons[struck.seat].banned = False
        events.append(told("unbanned", "phase", seals=True, seat=seat_term(struck.seat)))


def strippable(state: Position, seat: int, what: str) -> list[int]:
    """Charges of a Baron, or offices of their Nobles."""
    if what == "charge":
        return list(state.barons[seat].charges)
    return [state.nobles[n].office for n in nobles_of(state, seat) if state.nobles[n].office != NONE]


def _strip(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    if strippable(state, struck.seat, effect.what):
        state.frames.append(Strip(by, struck.seat, effect.what, state.next()))


def _free_city(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    if cities_of(state, struck.seat):
        state.frames.append(Freeing(struck.seat, state.next()))


# --- Nobles and armies -----------------------------------------------------------------------------------------------


def _casualties(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    """Tokens; whoever has as many as troops dies as soon as the Event pauses (F31)."""
    state.nobles[struck.noble].losses += effect.n
    events.append(told("army-hit", seals=True, noble=noble_term(struck.noble), n=effect.n))


def _kill(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    kill(state, struck.noble, events)


def _exhaust(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    state.nobles[struck.noble].exhausted = True
    events.append(told("exhausted", seals=True, noble=noble_term(struck.noble)))


def _no_heir(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    state.nobles[struck.noble].heir = False
    events.append(told("no-heir", seals=True, noble=noble_term(struck.noble)))


def _heal(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    it: Noble | Stronghold = (
        state.barons[struck.seat].stronghold if struck.noble == NONE else state.nobles[struck.noble]
    )
    events.append(told("heals", seals=True, seat=seat_term(struck.seat), n=it.losses))
    it.losses = 0


# --- cities ----------------------------------------------------------------------------------------------------------


def _breach(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    if struck.city == NONE:
        hold = state.barons[struck.seat].stronghold
        count = min(effect.n, STRONGHOLD // BREACH - hold.breaches)
        hold.breaches += count
        events.append(told("stronghold-breached", seals=True, seat=seat_term(struck.seat), n=count))
        return
    it = state.cities[struck.city]
    count = min(effect.n, city_strength(state, struck.city) // BREACH)
    it.breaches += count
    events.append(told("breached", seals=True, city=city_term(struck.city), n=count))


def _repair(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    it = state.barons[struck.seat].stronghold if struck.city == NONE else state.cities[struck.city]
    it.breaches = 0


def _fortify(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    it = state.cities[struck.city]
    if not it.fortified and it.owner != NONE:
        it.fortified = True
        events.append(told("fortified", seals=True, city=city_term(struck.city)))


def _raze(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    it, loser = state.cities[struck.city], loser_of(state, struck.city)
    it.owner, it.fortified, it.breaches, it.razed = NONE, False, 0, True
    events.append(told("burns", "phase", seals=True, city=city_term(struck.city), **loser))


def here(state: KnState, city: int) -> list[int]:
    """Every Noble on land in a city's area, whoever's, in turn."""
    return [n for seat in in_turn(state) for n in nobles_at(state, AREA_OF[city], seat)]


def _kill_here(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    for noble in reversed(here(state, struck.city)):
        kill(state, noble, events)


def _casualties_here(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    for noble in here(state, struck.city):
        _casualties(state, effect, by, Struck(seat_of(state, noble), noble), events)


def _revolt(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    if state.cities[struck.city].owner != NONE:
        revolt(state, struck.city, events)


def _riot(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    if state.cities[struck.city].owner != NONE:
        turn_over(state, struck.city, events)


# --- the table -------------------------------------------------------------------------------------------------------


def _sink(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    for number, it in enumerate(state.expeditions):
        if it.spot:
            sink(state, number)
    events.append(told("sunk", seals=True))


def _advance(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    for it in state.expeditions:
        if it.spot:
            it.spot = min(it.spot + effect.n, EXPEDITIONS_FILE.spaces)
    events.append(told("fair-winds", seals=True))


def _clear_track(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    state.track[:] = [NONE] * len(state.track)
    deal_offer(state, events)


_OPS: dict[str, Op] = {
    "gain": _gain,
    "lose": _lose,
    "lose-half": _half,
    "lose-per-city": _per_city,
    "steal": _steal,
    "income": _income,
    "wages": _wages,
    "recruit": _recruit,
    "desert": _desert,
    "chairman": _chairman,
    "head": _head,
    "ban": _ban,
    "unban": _unban,
    "strip": _strip,
    "free-city": _free_city,
    "casualties": _casualties,
    "kill": _kill,
    "exhaust": _exhaust,
    "no-heir": _no_heir,
    "heal": _heal,
    "breach": _breach,
    "repair": _repair,
    "fortify": _fortify,
    "raze": _raze,
    "kill-here": _kill_here,
    "casualties-here": _casualties_here,
    "revolt": _revolt,
    "riot": _riot,
    "sink": _sink,
    "advance": _advance,
    "clear-track": _clear_track,
}
