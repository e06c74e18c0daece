"""Phase two: the orders, step by step, clockwise from the first seat (P7-P9), with the tiles of phase three (P10)."""

from __future__ import annotations

from engine.core import Event, Param, Params, Piece, Place, SeatRef, Tell, Word, pieces
from engine.xidit.board import CENTRAL, COLOURS, ROADS, THREATS, UNITS
from engine.xidit.bounds import STEPS
from engine.xidit.phases.base import Quiet
from engine.xidit.phases.census import begin_census
from engine.xidit.phases.ending import end_year
from engine.xidit.phases.rewards import offer
from engine.xidit.state import Renew, Resolve, Titan, XiditState, census_years, in_turn
from engine.xidit.tiles import renew_recruit, renew_threat
from engine.xidit.view import Deed, Moment


def unit_list(counts: list[int]) -> list[str]:
    """Unit slugs, weakest first, one per unit."""
    return [unit for unit, n in zip(UNITS, counts, strict=True) for _ in range(n)]


def record(state: XiditState, step: int) -> None:
    """Keep the public board after a step for the year's pictures."""
    state.moments.append(
        Moment(
            step=step,
            cities=[p.city for p in state.players],
            recruits=[(city, unit_list(units)) for city, units in enumerate(state.recruits) if units],
            threats=list(state.threats),
            guilds=[(city, state.owner[city], n) for city, n in enumerate(state.levels) if n],
            bards=[[0] * state.seats if r == CENTRAL else list(row) for r, row in enumerate(state.bards)],
            deeds=state.deeds,
        )
    )
    state.deeds = []


def begin_resolution(state: XiditState, events: list[Event]) -> None:
    """The programming boards are uncovered, all of them before the first order is carried out (P7)."""
    state.moments = []
    record(state, 0)
    state.uncovered = [list(player.orders) for player in state.players]
    state.frames.append(Resolve())
    events.append(Event("xidit-orders-revealed", {"year": state.year}, seals=True, tell="line"))
    for seat in in_turn(state):
        shown: Params = {f"o{step}": Word(order) for step, order in enumerate(state.uncovered[seat], 1)}
        events.append(Event("xidit-orders-shown", {"seat": SeatRef(seat), **shown}))


class ResolvePhase(Quiet[Resolve]):
    """Carries the orders out; it never asks, the frames it lays on top of itself do."""

    def advance(self, state: XiditState, frame: Resolve, events: list[Event]) -> bool:
        if frame.turn < state.seats:
            seat = (state.first + frame.turn) % state.seats
            frame.turn += 1
            execute(state, seat, frame.step, events)
            return False
        record(state, frame.step)
        if frame.step < STEPS:
            frame.step += 1
            frame.turn = 0
            return False
        state.frames.pop()
        if state.year in census_years(state.options.short):
            begin_census(state, events)
        else:
            end_year(state, events)
        return False


def execute(state: XiditState, seat: int, step: int, events: list[Event]) -> None:
    """One order of one seat (P7)."""
    player = state.players[seat]
    order, city = player.orders[step - 1], player.city
    if order in COLOURS:
        there = ROADS[city].get(order)
        if there is None:
            _nothing(state, seat, "xidit-no-road", events, colour=Word(order))
            return
        player.city = there
        state.deeds.append(Deed(seat, "move", there, order))
        told: Params = {
            "seat": SeatRef(seat), "from": Place(city), "city": Place(there), "colour": Word(order), "step": step,
        }  # fmt: skip
        events.append(Event("xidit-move", told, seals=True))
    elif order == "wait":
        state.deeds.append(Deed(seat, "stay", city))
        _tell(state, seat, "xidit-wait", events)
    elif state.recruits[city]:
        _recruit(state, seat, events)
    elif city in state.threats:
        _fight(state, seat, step, events)
    elif any(state.awake) and city not in player.freed:
        state.frames.append(Titan(seat, step))
    else:
        _nothing(state, seat, "xidit-act-nothing", events)


def _tell(state: XiditState, seat: int, key: str, events: list[Event], tell: Tell = "log", **more: Param) -> None:
    """What a seat does where its hero stands."""
    step = next((frame.step for frame in state.frames if isinstance(frame, Resolve)), 0)
    told: Params = {"seat": SeatRef(seat), "city": Place(state.players[seat].city), **more, "step": step}
    events.append(Event(key, told, seals=True, tell=tell))


def _nothing(state: XiditState, seat: int, key: str, events: list[Event], **more: Param) -> None:
    """An order that changes nothing, and why."""
    state.deeds.append(Deed(seat, "nothing", state.players[seat].city))
    _tell(state, seat, key, events, "log", **more)


def _recruit(state: XiditState, seat: int, events: list[Event]) -> None:
    """The weakest unit present, once per city and year (P7); the tile leaves with its last unit (P10).

    A tile that came in without any unit leaves at the first action order there.
    """
    player = state.players[seat]
    city = player.city
    if city in player.recruited:
        _nothing(state, seat, "xidit-recruited-before", events)
        return
    units = state.recruits[city]
    unit = next((n for n, left in enumerate(units) if left), None)
    if unit is None:
        _nothing(state, seat, "xidit-nobody-there", events)
    else:
        units[unit] -= 1
        player.units[unit] += 1
        player.recruited.append(city)
        state.deeds.append(Deed(seat, "recruit", city, UNITS[unit]))
        _tell(state, seat, "xidit-recruit", events, unit=Piece(UNITS[unit]))
    if not any(units):
        state.recruits[city] = []
        state.recruit_discard.append(city)
        state.frames.append(Renew("recruit"))


def _fight(state: XiditState, seat: int, step: int, events: list[Event]) -> None:
    """A threat must be beaten by whoever has the units its lord demands (P8), but not where it beat a Titan (P13)."""
    player = state.players[seat]
    city = player.city
    if city in player.giants:
        _nothing(state, seat, "xidit-titan-here-before", events)
        return
    threat = THREATS[city]
    if any(player.units[n] < threat.units.count(unit) for n, unit in enumerate(UNITS)):
        _nothing(state, seat, "xidit-threat-stands", events, creature=Piece(threat.creature))
        return
    for n, unit in enumerate(UNITS):
        paid = threat.units.count(unit)
        player.units[n] -= paid
        state.barracks[n] += paid
    player.kills += 1
    player.freed.append(city)
    state.threats.remove(city)
    state.threat_discard.append(city)
    state.deeds.append(Deed(seat, "kill", city, threat.creature))
    creature = Piece(threat.creature)
    _tell(state, seat, "xidit-threat-beaten", events, "line", creature=creature, units=pieces(threat.units))
    state.frames.append(Renew("threat"))
    offer(state, seat, step, threat)


class RenewPhase(Quiet[Renew]):
    """The next city tile comes in, once the seat that made room for it has its reward."""

    def advance(self, state: XiditState, frame: Renew, events: list[Event]) -> bool:
        state.frames.pop()
        (renew_recruit if frame.side == "recruit" else renew_threat)(state, events)
        return False
