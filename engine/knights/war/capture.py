"""Cities taken, razed and surrendered, strongholds lost (K13.4, K13.6, K17.3, K17.4)."""

from __future__ import annotations

from typing import Any

from engine.core import Event
from engine.knights.board import city_strength, most_breaches
from engine.knights.deals import recall, wealth
from engine.knights.game_data import CITIES, NONE, N
from engine.knights.state.frames_war import Death
from engine.knights.state.state import KnState
from engine.knights.terms import city_term, seat_term, told


def crumble(state: KnState, city: int, events: list[Event]) -> bool:
    """A fortified city at strength 0 is fortified no more and sheds one breach (K17.3); whether it did."""
    it = state.cities[city]
    if not it.fortified or city_strength(state, city) > 0:
        return False
    it.fortified = False
    it.breaches = most_breaches(city)
    events.append(told("unfortified", seals=True, city=city_term(city)))
    return True


def take_city(state: KnState, seat: int, city: int, events: list[Event]) -> None:
    """A city changes hands; what it is fortified with and its breaches stay."""
    crumble(state, city, events)
    loser = loser_of(state, city)
    state.cities[city].owner = seat
    events.append(told("captures", "phase", seals=True, seat=seat_term(seat), city=city_term(city), **loser))


def loser_of(state: KnState, city: int) -> dict[str, Any]:
    """Who loses a city now, for the event that tells of it; nothing where nobody had it."""
    owner = state.cities[city].owner
    return {"loser": seat_term(owner)} if owner != NONE else {}


def raze_crowns(city: int) -> int:
    """Crowns for razing a city: three times its printed income (K17.4)."""
    return N.raze * CITIES[city].income


def raze(state: KnState, city: int) -> int:
    """A city is laid in ruins for good; the crowns that it brings."""
    it = state.cities[city]
    it.razed, it.owner, it.fortified, it.breaches = True, NONE, False, 0
    return raze_crowns(city)


def fall(state: KnState, seat: int, events: list[Event]) -> None:
    """A stronghold leaves the board; troops in it leave with it, less deserters and casualties (K13.6, F27)."""
    hold = state.barons[seat].stronghold
    hold.area, hold.breaches = NONE, 0
    tokens, hold.losses = hold.losses, 0
    events.append(told("stronghold-lost", "phase", seals=True, seat=seat_term(seat)))
    if hold.troops:
        state.frames.append(Death(seat, NONE, tokens, state.next()))


def ransom(state: KnState, seat: int, to: int, events: list[Event]) -> None:
    """Whoever captures a stronghold gets half its Baron's crowns, rounded down (K13.6)."""
    recall(state, seat, wealth(state, seat), events)
    crowns = state.barons[seat].crowns // 2
    state.barons[seat].crowns -= crowns
    state.barons[to].crowns += crowns
    events.append(told("ransom", seals=True, seat=seat_term(seat), to=seat_term(to), n=crowns))
