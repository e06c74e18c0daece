"""The course of a player turn (3): seven phases, then the other player; nine turns."""

from __future__ import annotations

from engine.charlemagne.board import HEXES
from engine.charlemagne.bounds import Ending
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.frames import (
    Attempt,
    Campaign,
    Drawing,
    Envoy,
    Fate,
    Feeding,
    Levying,
    Over,
    PlaceLeader,
    Spending,
)
from engine.charlemagne.game_data import LEADER_MARKER, TURNS
from engine.charlemagne.income import collect, raising
from engine.charlemagne.state import ChState
from engine.charlemagne.treaties import end_of_player_turn
from engine.charlemagne.turns import first_seat, year
from engine.charlemagne.victory import points, winner_at
from engine.core import Event, Params, SeatRef, Word

_NAMES: dict[type, str] = {
    Drawing: "stratagem",
    Envoy: "vassalage",
    Spending: "treasury",
    Levying: "levy",
    Campaign: "operations",
    Feeding: "supply",
}


def begin(state: ChState, seat: int, events: list[Event]) -> None:
    """A player turn begins; what an event did for one player turn is over."""
    state.phasing = seat
    state.famine = state.winter = state.cheap = state.spied = state.taken = False
    state.pauses = 0
    state.spent.clear()
    state.deeds[:] = [*state.deeds[-1:], Chronicle(state.turn, seat)]
    state.frames[0] = Fate(seat)
    told: Params = {"turn": state.turn, "seat": SeatRef(seat), "year": year(state.turn), "points": points(state)}
    events.append(Event("charlemagne-turn", told, tell="phase"))


def proceed(state: ChState, events: list[Event]) -> None:
    """The phase at the bottom of the stack is over: the next one begins."""
    frame, seat = state.frames[0], state.phasing
    if isinstance(frame, Fate):
        state.frames[0] = Drawing(seat)
    elif isinstance(frame, Drawing):
        state.frames[0] = Envoy(seat)
    elif isinstance(frame, Envoy):
        state.frames[0] = Spending(seat, [])
        collect(state, seat, events)
    elif isinstance(frame, Spending):
        state.frames[0] = Levying(seat, raising(state, seat), [p for p in frame.hired if p >= HEXES])
    elif isinstance(frame, Levying):
        state.spent.clear()
        state.frames[0] = Campaign(seat)
    elif isinstance(frame, Campaign):
        state.spent.clear()
        state.frames[0] = Feeding(seat)
    else:
        end_turn(state, events)
        return
    name = _NAMES[type(state.frames[0])]
    events.append(Event("charlemagne-phase", {"seat": SeatRef(seat), "phase": Word(f"phase-{name}")}))


def end_turn(state: ChState, events: list[Event]) -> None:
    """A player turn is over: treaties are looked at, and the other player or the next game turn follows."""
    end_of_player_turn(state, events)
    if state.phasing == first_seat(state):
        begin(state, 1 - state.phasing, events)
        return
    state.treaties[:] = [t for t in state.treaties if t.turn > state.turn]
    total = points(state)
    state.scores.append(total)
    if state.turn == TURNS:
        finish(state, winner_at(total), "points", events)
        return
    state.turn += 1
    begin(state, first_seat(state), events)


def finish(state: ChState, winner: int, reason: Ending, events: list[Event]) -> None:
    """The game is over (27, 3.1c)."""
    state.winner, state.reason = winner, reason
    for frame in state.frames:  # what is in the air comes down again
        if isinstance(frame, PlaceLeader):
            state.cup[LEADER_MARKER] += 1
        elif isinstance(frame, Attempt):
            for seat in (0, 1):
                state.hands[seat] = [a + b for a, b in zip(state.hands[seat], frame.laid[seat], strict=True)]
    state.frames[:] = [Over()]
    state.sides.clear()
    state.proposals.clear()
    events.append(
        Event(
            f"charlemagne-won-{reason}",
            {"seat": SeatRef(winner), "points": points(state)},
            seals=True,
            tell="phase",
        )
    )
