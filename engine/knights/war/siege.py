"""Sieges: laid and lifted (K13.5)."""

from __future__ import annotations

from engine.core import Event
from engine.knights.board import city_at, holder_at, nobles_at, stronghold_at
from engine.knights.state.state import KnState, Siege
from engine.knights.terms import area_term, seat_term, told
from engine.knights.war.battle import own_siege, ripe


def lay_siege(state: KnState, seat: int, area: int, events: list[Event]) -> bool:
    """A Baron besieges what stands in an area: a marker, or with their own marker of an earlier turn there it falls;
    whether it does (F24, G15)."""
    mine = own_siege(state, seat, area)
    if mine is None:
        state.sieges.append(Siege(area, seat, state.turn))
        events.append(told("besieges", seals=True, seat=seat_term(seat), area=area_term(area)))
        return False
    if not ripe(state, mine):  # G16
        return False
    events.append(told("starves", seals=True, seat=seat_term(seat), area=area_term(area)))
    return True


def lift_sieges(state: KnState, events: list[Event]) -> bool:
    """A siege ends when its Baron has no Noble left in the area, or nothing of a rival stands there any more; whether
    one did."""
    for siege in list(state.sieges):
        walls = city_at(state, siege.area) >= 0 or stronghold_at(state, siege.area) >= 0
        if walls and holder_at(state, siege.area) != siege.seat and nobles_at(state, siege.area, siege.seat):
            continue
        state.sieges.remove(siege)
        events.append(told("siege-lifted", seals=True, area=area_term(siege.area), seat=seat_term(siege.seat)))
        return True
    return False
