"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_vote import Wages
from engine.knights.phases.base import REFUSE, told
from engine.knights.spaces import return_cards
from engine.knights.state import WAGES, KnState


def open_wages(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("wages", "phase", seals=True))
    state.frames.append(Wages(state.next()))


class WagesPhase(Phase[KnState, Wages]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Wages) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Wages, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Wages, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Wages, events: list[Event]) -> bool:
        state.frames.remove(frame)
        return_cards(state, WAGES)
        return False
