"""What the engine says: prompts, events, refusals and outcomes. Keys only, never a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from engine.core.action import Action
from engine.core.parameters import Params

Pace = Literal["turn", "window", "offer"]
Tell = Literal["log", "line", "phase"]


class Prompt(msgspec.Struct, frozen=True):
    """One open question of one seat, and everything it may answer now."""

    id: str
    """Names the question: equal as long as it is the same one, another when it is asked anew or with other terms. It
    depends on nothing that another seat hides."""
    step: str
    """The key of what is asked, the end of ``<game>-ask-<step>``."""
    pace: Pace
    """``turn`` - the game waits, and a deadline missed here counts; ``window`` - the game waits until all have answered
    or time is up, silence is a pass and never a miss; ``offer`` - the game does not wait."""
    secret: bool
    """Whether it is a simultaneous hidden step, revocable until the last seat has sealed."""
    anonymous: bool
    """Whether nobody is told who has answered."""
    notify: bool
    """Whether it is worth a message to the seat although the game does not wait."""
    actions: list[Action]
    """Every legal answer and nothing else; none stands in two prompts of a seat."""
    default: tuple[Action, ...]
    """What silence means, one action after the other, legal now; empty for an ``offer`` only."""
    params: Params = {}
    """The numbers and names with which the question is put."""
    closed: tuple[tuple[Action, Refusal], ...] = ()
    """Answers that belong to it and are not possible now, each with the reason, as ``why_not`` gives it."""

    @property
    def blocks(self) -> bool:
        """Whether the game waits for an answer."""
        return self.pace != "offer"


Prompts = dict[int, list[Prompt]]
"""Seat to its open questions, most urgent first; no seat without one."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened."""

    key: str
    """A message id of the catalogues; it begins with the game's id."""
    params: Params = {}
    """The numbers and names that the message tells."""
    audience: tuple[int, ...] | None = None
    """The seats that may know of it; ``None`` for everybody."""
    seals: bool = False
    """True when undo must not go behind it: luck was drawn, something hidden was shown, or another seat is to move."""
    tell: Tell = "log"
    """``log`` - only in the log; ``line`` - the thread hears it soon; ``phase`` - a phase ended, the board is
    posted."""


class Teller:
    """Makes the public events of a game, under its own prefix."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, key: str, tell: Tell = "line", *, seals: bool = False, **params: object) -> Event:
        """The event ``<game>-<key>`` with its numbers and names."""
        return Event(f"{self.game}-{key}", params, None, seals, tell)  # type: ignore[arg-type]


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not allowed."""

    code: str
    """A message id of the catalogues, ``<game>-no-<reason>``."""
    params: Params = {}
    """The numbers and names that the message gives as reasons."""


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game."""

    places: list[list[int]]
    """The seats from best to worst, tied seats sharing a list; empty when nobody has won."""
    reason: str
    """A message id of the catalogues: by what the game was decided."""
    scores: dict[int, dict[str, int]]
    """By seat: its final figures (points, coins), each by its name in the catalogues."""


class IllegalAction(Exception):
    """Raised by ``apply`` for an action that ``why_not`` refuses; the state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.params}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        """It can leave the process in which it was raised."""
        return IllegalAction, (self.refusal,)


class StandingOrderError(RuntimeError):
    """The standing orders of a seat could not answer a question that came to it: a fault of the game. The exception
    that they raised is the cause; the state may have changed.

    ``seat``: whose orders; ``step``: of the question.
    """

    def __init__(self, seat: int, step: str) -> None:
        super().__init__(f"the standing orders of seat {seat} failed at {step}")
        self.seat = seat
        self.step = step

    def __reduce__(self) -> tuple[type[StandingOrderError], tuple[int, str]]:
        """It can leave the process in which it was raised."""
        return StandingOrderError, (self.seat, self.step)


_URGENCY: Mapping[Pace, int] = {"turn": 0, "window": 1, "offer": 2}


def by_urgency(prompts: Iterable[Prompt]) -> list[Prompt]:
    """Questions the game waits for first, turns before windows; otherwise as they come."""
    return sorted(prompts, key=lambda p: (_URGENCY[p.pace], not p.notify))


def blocking(prompts: Prompts) -> Prompts:
    """The questions for which the game waits."""
    return {seat: waits for seat, mine in prompts.items() if (waits := [p for p in mine if p.blocks])}


def prompt_of(prompts: Sequence[Prompt], action: Action) -> Prompt | None:
    """The question that an action answers, if any."""
    return next((p for p in prompts if action in p.actions), None)


def legal(prompts: Sequence[Prompt]) -> list[Action]:
    """Every legal action of some questions."""
    return [action for prompt in prompts for action in prompt.actions]


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
