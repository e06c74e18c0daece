"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_cards import Happening
from engine.knights.phases.base import REFUSE, told
from engine.knights.state import KnState


def open_event(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("event", "phase", seals=True))
    state.frames.append(Happening(state.next()))


class HappeningPhase(Phase[KnState, Happening]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Happening) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Happening, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Happening, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Happening, events: list[Event]) -> bool:
        state.frames.remove(frame)

        return False
