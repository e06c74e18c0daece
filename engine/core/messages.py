"""What the engine says: prompts, events, refusals and outcomes. Keys only, never a sentence."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.action import Action

Param = str | int | list[str] | list[int]


class Prompt(msgspec.Struct, frozen=True):
    """What one seat may do now.

    ``actions`` holds every legal action and nothing else. ``required`` is false for what a seat may do
    out of turn. ``secret`` marks a simultaneous hidden step, whose actions stay revocable until the last
    seat has sealed.
    """

    step: str
    required: bool
    secret: bool
    actions: list[Action]


class Event(msgspec.Struct, frozen=True):
    """Something that happened. ``key`` is a message id of the catalogues.

    ``audience`` is ``None`` for everybody, else the seats that may know. ``seals`` is true when undo must
    not go behind it: luck was drawn, something hidden was shown, or another seat is to move. ``milestone``
    ends a phase: the host posts the board.
    """

    key: str
    params: dict[str, Param] = {}
    audience: tuple[int, ...] | None = None
    seals: bool = False
    milestone: bool = False


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed; ``code`` is a message id of the catalogues."""

    code: str
    params: dict[str, Param] = {}


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: seats from best to worst, tied seats sharing a list."""

    places: list[list[int]]
    reason: str
    scores: dict[int, dict[str, int]]


class IllegalAction(Exception):
    """Raised by ``apply`` for an action that ``why_not`` refuses; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.params}")
        self.refusal = refusal


def visible_to(events: Sequence[Event], seat: int | None) -> list[Event]:
    """The events a seat (or, with ``None``, a spectator) may know."""
    return [e for e in events if e.audience is None or (seat is not None and seat in e.audience)]


def told_once(events: Sequence[Event]) -> list[Event]:
    """The events without those that the next one tells in full.

    What a seat does in secret is a public event and, right after it, a private twin ``<key>-own`` that says more.
    Whoever may know both hears the twin alone.
    """
    last = len(events) - 1
    return [e for n, e in enumerate(events) if n == last or events[n + 1].key != f"{e.key}-own"]
