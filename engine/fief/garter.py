"""Who earns the Garter (13.3)."""

from __future__ import annotations

from engine.fief.board import is_free, is_lord
from engine.fief.state.state import FiefState, Knighting


def worthy(state: FiefState, noble: int) -> bool:
    """Whether a Sovereign may give a Noble the Garter now: a Lord without one, the first this round (13.3)."""
    who = state.nobles[noble]
    there = state.sovereign >= 0 and is_free(state.nobles[state.sovereign])
    fits = is_lord(state, noble) and not who.garter and not who.gone and noble != state.sovereign
    return state.options.garter and there and fits and not state.knighted and state.garters > 0


def deserves(state: FiefState, noble: int) -> None:
    """A Noble has driven invaders away; the Sovereign is asked whether that earns the Garter."""
    if worthy(state, noble):
        state.frames.append(Knighting(noble, state.next()))
