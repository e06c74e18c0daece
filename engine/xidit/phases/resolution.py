"""Phase two: the orders, step by step, clockwise from the first seat (P7-P9), with the tiles of phase three (P10)."""

from __future__ import annotations

from engine.core import Event, Param, Params, Piece, Place, SeatRef, Tell, Word, pieces
from engine.xidit.analysis import NEED, Effect, city_after, effect, joins, unit_list
from engine.xidit.board import THREATS, UNITS
from engine.xidit.bounds import STEPS
from engine.xidit.phases.base import Quiet
from engine.xidit.phases.census import begin_census
from engine.xidit.phases.ending import end_year
from engine.xidit.phases.rewards import offer
from engine.xidit.state import Renew, Resolve, Titan, XiditState, census_years, in_turn
from engine.xidit.tiles import leave_recruit, leave_threat, renew_recruit, renew_threat, return_units
from engine.xidit.view import Deed, Moment


def record(state: XiditState, step: int) -> None:
    """Keep the public board after a step for the year's pictures."""
    state.moments.append(
        Moment(
            step=step,
            cities=[p.city for p in state.players],
            recruits=[(city, unit_list(units)) for city, units in enumerate(state.recruits) if units],
            threats=list(state.threats),
            guilds=state.guilds_built(),
            bards=[list(row) for row in state.known_bards()],
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
            seat = in_turn(state)[frame.turn]
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


IDLE: dict[Effect, str] = {
    "again": "xidit-recruited-before", "lacks": "xidit-threat-stands", "barred": "xidit-titan-here-before",
    "nothing": "xidit-act-nothing",
}  # fmt: skip
"""What is told of an action order that changes nothing."""


def execute(state: XiditState, seat: int, step: int, events: list[Event]) -> None:
    """One order of one seat (P7)."""
    player = state.players[seat]
    order, city = player.orders[step - 1], player.city
    match effect(state, player, player.units, city, order):
        case "move":
            player.city = there = city_after(city, order)
            state.deeds.append(Deed(seat, "move", there, order))
            told: Params = {
                "seat": SeatRef(seat), "from": Place(city), "city": Place(there), "colour": Word(order), "step": step,
            }  # fmt: skip
            events.append(Event("xidit-move", told, seals=True))
        case "no-road":
            _nothing(state, seat, "xidit-no-road", events, colour=Word(order))
        case "stay":
            state.deeds.append(Deed(seat, "stay", city))
            _tell(state, seat, "xidit-wait", events)
        case "recruit":
            _recruit(state, seat, events)
        case "empty":  # a tile that came in without any unit leaves at the first action order there
            _nothing(state, seat, "xidit-nobody-there", events)
            _clear(state, city)
        case "fight":
            _fight(state, seat, step, events)
        case "titan":
            state.frames.append(Titan(seat, step))
        case "lacks" | "barred" as why:
            creature: Params = {"creature": Piece(THREATS[city].creature)} if why == "lacks" else {}
            _nothing(state, seat, IDLE[why], events, **creature)
        case why:
            _nothing(state, seat, IDLE[why], events)


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
    """The weakest unit present, once per city and year (P7); the tile leaves with its last unit (P10)."""
    player = state.players[seat]
    city = player.city
    unit = joins(state.recruits[city])
    state.recruits[city][unit] -= 1
    player.units[unit] += 1
    player.recruited.append(city)
    state.deeds.append(Deed(seat, "recruit", city, UNITS[unit]))
    _tell(state, seat, "xidit-recruit", events, unit=Piece(UNITS[unit]))
    if not any(state.recruits[city]):
        _clear(state, city)


def _clear(state: XiditState, city: int) -> None:
    """A recruitment tile without units makes room for the next one (P10)."""
    leave_recruit(state, city)
    state.frames.append(Renew("recruit"))


def _fight(state: XiditState, seat: int, step: int, events: list[Event]) -> None:
    """A threat is beaten with the units that its lord demands (P8)."""
    player = state.players[seat]
    city = player.city
    threat = THREATS[city]
    player.units = [have - n for have, n in zip(player.units, NEED[city], strict=True)]
    return_units(state, NEED[city])
    player.kills += 1
    player.freed.append(city)
    leave_threat(state, city)
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
