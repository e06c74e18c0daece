"""The procedure in hand: every frame fits the table, and somebody is asked who can answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.knights.invariants import card_frames, turn_frames, vote_frames, war_frames
from engine.knights.phase_table import PHASES
from engine.knights.phases.base import Asking
from engine.knights.state.frames import Over
from engine.knights.state.state import KnState, play_of

Checks = Mapping[type, Callable[[KnState, Any], Iterator[str]]]
PUBLIC: Checks = {**turn_frames.PUBLIC, **war_frames.PUBLIC, **card_frames.PUBLIC, **vote_frames.PUBLIC}
"""By type of frame what is asked of it, from what everybody sees."""
HIDDEN: Checks = {**turn_frames.HIDDEN, **war_frames.HIDDEN, **card_frames.HIDDEN, **vote_frames.HIDDEN}
"""By type of frame what is asked of what seats write down unseen in it."""
SEAT = ("seat", "foe", "drawer", "deputy")
SEATS = ("order", "seats", "present", "waiting", "asked", "said", "refused")
ONCE = SEATS[:4]
"""Fields that name each seat once at most."""
BY_SEAT = ("sealed", "pledges", "amounts", "voices")
"""Fields with something for each seat."""


def public(state: KnState) -> Iterator[str]:
    """What is wrong with the stack, from what everybody sees."""
    wrong = list(_seats(state)) or list(_each(state, PUBLIC))
    if any(isinstance(frame, Over) for frame in state.frames):
        wrong.append("the game is over and goes on")
    yield from wrong
    if not wrong:
        yield from _asked(state, secret=False)


def hidden(state: KnState) -> Iterator[str]:
    """What is wrong with what seats have written down unseen; looked at only where the stack holds otherwise."""
    if any(True for _ in public(state)):
        return
    wrong = list(_each(state, HIDDEN))
    yield from wrong
    if not wrong:
        yield from _asked(state, secret=True)


def _each(state: KnState, checks: Checks) -> Iterator[str]:
    for frame in state.frames:
        check = checks.get(type(frame))
        if check is not None:
            yield from (f"{type(frame).__name__.lower()}: {fault}" for fault in check(state, frame))


def _seats(state: KnState) -> Iterator[str]:
    """Seats that are named play, and lists by seat have something for each."""
    for frame in state.frames:
        name = type(frame).__name__.lower()
        for field in SEAT:
            if (seat := getattr(frame, field, 0)) >= state.seats:
                yield f"{name}: {field} {seat} does not play"
        for field in SEATS:
            named = getattr(frame, field, None)
            if not isinstance(named, list):  # a battle says by a flag whether others were asked
                continue
            if any(seat >= state.seats for seat in named) or (field in ONCE and len(set(named)) != len(named)):
                yield f"{name}: {field} {named} do not play, or are twice there"
        for field in BY_SEAT:
            if len(getattr(frame, field, range(state.seats))) != state.seats:
                yield f"{name}: {field} are not of {state.seats} seats"


def _asked(state: KnState, secret: bool) -> Iterator[str]:
    """Somebody in the game is asked, and each can say something. ``secret``: in a step in which seats choose unseen,
    where what can be said hangs on what is hidden."""
    top = state.frames[-1]
    phase = PHASES.get(type(top))
    if not isinstance(phase, Asking):
        yield f"nobody is asked: {type(top).__name__.lower()}"
        return
    asked = list(phase.asked(state, top))
    if not asked or any(seat not in range(state.seats) for seat in asked):
        yield f"the seats {asked} are asked"
    elif phase.secret == secret and not all(phase.legal(state, top, seat) for seat in asked):
        yield f"somebody of the seats {asked} can say nothing"
    elif play_of(state) is None and state.barons[asked[0]].out:
        yield f"seat {asked[0]} is asked and out"
