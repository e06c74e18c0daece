"""Messages of the contract: who hears what, and everything once."""

from __future__ import annotations

import pickle

from engine.core import Event, IllegalAction, Piece, Refusal, SeatRef, told_once, visible_to

MOVED = Event("toy-moved", {"seat": SeatRef(0)})
OWN = Event("toy-moved-own", {"seat": SeatRef(0), "block": Piece("duke")}, (0,))
OTHER = Event("toy-fired", {"seat": SeatRef(1)})


def test_a_private_twin_replaces_its_public_event_for_its_seat() -> None:
    events = [MOVED, OWN, OTHER, MOVED, OWN]
    assert told_once(visible_to(events, 0)) == [OWN, OTHER, OWN]


def test_everybody_else_hears_the_public_event() -> None:
    events = [MOVED, OWN, OTHER]
    assert told_once(visible_to(events, 1)) == [MOVED, OTHER]
    assert told_once(visible_to(events, None)) == [MOVED, OTHER]


def test_nothing_else_is_left_out() -> None:
    assert told_once([MOVED, OTHER, OWN]) == [MOVED, OTHER, OWN]
    assert told_once([]) == []


def test_a_refusal_can_be_told_to_another_process() -> None:
    """Else whoever waits for games played in other processes hears that one broke, and not why."""
    error = IllegalAction(Refusal("toy-no-turn", {"seat": SeatRef(1)}))
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.refusal, str(copy)) == (error.refusal, str(error))
