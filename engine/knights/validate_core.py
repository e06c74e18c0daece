"""Whether the frames of the turn, of movement and of the upkeep can be played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.knights.board import nobles_at
from engine.knights.frames import (
    Actions,
    Assigning,
    Deploying,
    Fight,
    Founding,
    March,
    Permit,
    Planning,
    Play,
    Returning,
    Revolt,
    Revolts,
    Turn,
)
from engine.knights.game_data import AREAS, CITIES, NEUTRALS, NONE, SHAPES
from engine.knights.phases.rounds import ORDER
from engine.knights.state import (
    FIRST_NEUTRAL,
    PILES,
    KnState,
    nobles_of,
    owner_of,
    play_of,
)

_AREAS = range(len(AREAS))
STAGES = frozenset({"use", "march", "fight", "allocate", "triggered", "over"})


def seats(state: KnState, flags: list[bool]) -> bool:
    """Whether there is one flag for each seat."""
    return len(flags) == state.seats


def seated(state: KnState, frame: Any) -> bool:
    """Whether the seat of a frame plays."""
    return 0 <= frame.seat < state.seats and not state.barons[frame.seat].out


def _assigning(state: KnState, frame: Assigning) -> bool:
    cards = [len(b.stronghold.troops) for b in state.barons]
    slots = range(-1, len(SHAPES) + 1)
    whole = [s for s in range(state.seats) if -1 not in frame.to[s]] if len(frame.to) == state.seats else []
    return (
        [len(to) for to in frame.to] == cards
        and all(k in slots for to in frame.to for k in to)
        and seats(state, frame.sealed)
        and all(s in whole for s, done in enumerate(frame.sealed) if done)
        and not all(frame.sealed)
        and all(who.area == NONE and not who.troops for who in state.nobles)
    )


def _planning(state: KnState, frame: Planning) -> bool:
    hidden = [len(pile) for b in state.barons for pile in b.plan]
    empty = not any(state.piles)
    return seats(state, frame.sealed) and empty and max(hidden) <= 2 and len(state.neutrals) >= 2 * PILES


def _deploying(state: KnState, frame: Deploying) -> bool:
    return 0 <= frame.turn < 1 << 20


def _turn(state: KnState, frame: Turn) -> bool:
    return frame.stage in ORDER and state.frames[0] is frame


def _actions(state: KnState, frame: Actions) -> bool:
    return 0 <= frame.pile <= PILES and isinstance(state.frames[0], Turn)


def _play(state: KnState, frame: Play) -> bool:
    """A card is of the seat that plays it; one in play is nowhere else (the census has counted it)."""
    known = 0 <= frame.card < FIRST_NEUTRAL + len(NEUTRALS)
    if not known or frame.stage not in STAGES or frame.area not in range(-1, len(AREAS)):
        return False
    if frame.seat != owner_of(frame.card) or len(set(frame.worn)) != len(frame.worn):
        return False
    if frame.seat >= state.seats:
        return False
    mine = set(nobles_of(state, frame.seat)) if frame.seat >= 0 else set()
    below = any(isinstance(f, Actions) for f in state.frames[: state.frames.index(frame)])
    return mine.issuperset(frame.worn) and below


def _march(state: KnState, frame: March) -> bool:
    play = play_of(state)
    if play is None or play.seat != frame.seat or not seated(state, frame):
        return False
    mine = set(nobles_of(state, frame.seat))
    going = frame.noble == NONE or (frame.noble in mine and frame.noble in frame.done and bool(frame.trail))
    return (
        frame.target in range(-1, len(AREAS))
        and going
        and mine.issuperset(frame.done)
        and mine.issuperset(play.worn)
        and set(frame.done) <= set(play.worn)
        and all(a in _AREAS for a in (*frame.trail, *frame.barred))
    )


def _permit(state: KnState, frame: Permit) -> bool:
    march = next((f for f in state.frames if isinstance(f, March)), None)
    asked = range(state.seats)
    return (
        march is not None
        and march.seat == frame.seat
        and march.noble == NONE
        and frame.noble in nobles_of(state, frame.seat)
        and frame.noble not in march.done
        and state.nobles[frame.noble].area != NONE
        and not state.nobles[frame.noble].sea
        and len(frame.route) > 1
        and all(a in _AREAS for a in (*frame.route, *frame.areas))
        and len(frame.asked) == len(frame.areas)
        and all(s in asked and s != frame.seat for s in frame.asked)
        and set(frame.said) < set(frame.asked)
    )


def _fight(state: KnState, frame: Fight) -> bool:
    play = play_of(state)
    if play is None or play.seat != frame.seat or frame.area not in range(-1, len(AREAS)) or not seated(state, frame):
        return False
    if frame is not state.frames[-1]:
        return True
    return frame.area == NONE or bool(nobles_at(state, frame.area, frame.seat))


def _revolts(state: KnState, frame: Revolts) -> bool:
    return all(c in range(len(CITIES)) for c in frame.cities)


def _revolt(state: KnState, frame: Revolt) -> bool:
    known = seated(state, frame) and frame.city in range(len(CITIES))
    return known and state.cities[frame.city].owner == frame.seat


def _founding(state: KnState, frame: Founding) -> bool:
    return seated(state, frame) and state.barons[frame.seat].stronghold.area == NONE


def _returning(state: KnState, frame: Returning) -> bool:
    known = all(0 <= s < state.seats and not state.barons[s].out for s in frame.seats)
    return known and bool(frame.seats) and len(set(frame.seats)) == len(frame.seats)


CHECKS: dict[type, Callable[[KnState, Any], bool]] = {
    Assigning: _assigning,
    Planning: _planning,
    Deploying: _deploying,
    Turn: _turn,
    Actions: _actions,
    Play: _play,
    March: _march,
    Permit: _permit,
    Fight: _fight,
    Revolts: _revolts,
    Revolt: _revolt,
    Founding: _founding,
    Returning: _returning,
}
"""By type of frame: whether its numbers are places, seats and cards that exist."""
