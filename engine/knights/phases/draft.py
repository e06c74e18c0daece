"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_vote import Draft
from engine.knights.lore import NONE
from engine.knights.phases.base import REFUSE, told
from engine.knights.state import KnState


def open_draft(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("draft", "phase", seals=True))
    state.frames.append(Draft(state.next()))


class DraftPhase(Phase[KnState, Draft]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Draft) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Draft, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Draft, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Draft, events: list[Event]) -> bool:
        state.frames.remove(frame)
        state.track[:] = [NONE] * len(state.track)
        return False
