"""Secret ways: a Passage, or a Burgher who knows one (10.2, 11.2)."""

from __future__ import annotations

from engine.core import Event, Piece, Refusal
from engine.fief.game_data import PASSAGE
from engine.fief.hands import discard
from engine.fief.phases.rebel import burgher_of
from engine.fief.state.state import FiefState
from engine.fief.terms import card_in, no, seat_term, told


def passages(state: FiefState, seat: int) -> bool:
    """Whether a seat has secret ways: a Passage, or its Burgher's (10.2, 11.2)."""
    return card_in(state.hands[seat], PASSAGE) is not None or burgher_of(state, seat) >= 0


def refuse_passage(state: FiefState, seat: int) -> Refusal | None:
    """Why a seat has no secret way, or ``None`` where it has one."""
    return None if passages(state, seat) else no("passage")


def spend_passage(state: FiefState, seat: int, events: list[Event]) -> None:
    """A Passage is played, or the Burgher's treasure spent."""
    card = card_in(state.hands[seat], PASSAGE)
    if card is None:
        state.treasures[burgher_of(state, seat)] -= 1
    else:
        state.hands[seat].remove(card)
        discard(state, card)
    events.append(told("plays", seals=True, seat=seat_term(seat), card=Piece(PASSAGE)))
