"""What is said of a missed deadline, in one message each: that it was missed, and what was played for whoever missed
it. Their person hears all of it, the thread what everybody may know."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store.models import SeatRecord
from bot.tables.play import coming_back
from bot.tables.unit.change import Change
from bot.tables.unit.outgoing import Planned
from bot.tables.unit.replay import Taken, openly, said

HELD = "whisper-hold", "note-hold"
"""What the person of a seat and the thread are told where the harmless choice is made."""
COVERED = "whisper-autopilot", "note-autopilot"
"""The same where a computer takes over."""


@dataclasses.dataclass(frozen=True, slots=True)
class Word:
    """What is said of one missed deadline: planned messages, of which the played actions may still become part."""

    own: Planned
    """To the person of the seat."""
    thread: Planned | None
    """To the thread, ``None`` where it must not hear of it."""

    def played(self, made: Taken, hidden_arguments: Sequence[str]) -> None:
        """Let them say what was played, before they are written. ``hidden_arguments``: verbs of which others hear no
        more."""
        self.own.payload["params"]["actions"] = _actions([row["text"] for row in made.rows])
        if self.thread is not None:
            aloud = [openly(row["text"], hidden_arguments) for row in made.rows if not row["secret"]]
            self.thread.payload["params"]["actions"] = _actions(aloud)


def tell(
    change: Change, seat: SeatRecord, keys: tuple[str, str] = HELD, *, button: str = "", aloud: bool = True
) -> Word:
    """Plan to say that the person of a seat missed a deadline; first to them. ``aloud``: the thread hears it too."""
    assert seat.user_id is not None
    seat.untold = False
    whisper, note = keys
    more: dict[str, Any] = {"actions": []}
    if keys == COVERED:
        end = coming_back.until(change.loaded.policy, seat)
        more |= {"leaves": end} if end is not None and end > change.now else {}
    own = change.whisper(seat.user_id, whisper, button=button, **more)
    return Word(own, change.note(note, after=own, **more, **change.loaded.about(seat)) if aloud else None)


def owed(change: Change, seat: SeatRecord) -> Word | None:
    """The same where a computer has taken over and acts for the first time, else nothing."""
    if not seat.untold:
        return None
    seat.untold = False
    return tell(change, seat, COVERED, button="back") if seat.autopilot and seat.user_id is not None else None


def _actions(texts: Sequence[str]) -> object:
    return msgspec.to_builtins(said(texts))
