"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_cards import Muster
from engine.knights.phases.base import REFUSE, told
from engine.knights.state import KnState


def open_muster(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("muster", "phase", seals=True))
    state.frames.append(Muster(state.next()))


class MusterPhase(Phase[KnState, Muster]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Muster) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Muster, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Muster, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Muster, events: list[Event]) -> bool:
        state.frames.remove(frame)

        return False
