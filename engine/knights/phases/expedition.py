"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_cards import Venture
from engine.knights.phases.base import REFUSE, told
from engine.knights.state import KnState


def open_venture(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("expedition", "phase", seals=True))
    state.frames.append(Venture(state.next()))


class VenturePhase(Phase[KnState, Venture]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Venture) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Venture, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Venture, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Venture, events: list[Event]) -> bool:
        state.frames.remove(frame)

        return False
