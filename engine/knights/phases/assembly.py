"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_vote import Assembly
from engine.knights.phases.base import REFUSE, told
from engine.knights.spaces import return_cards
from engine.knights.state import ASSEMBLY, KnState


def open_assembly(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("assembly", "phase", seals=True))
    state.frames.append(Assembly(state.next()))


class AssemblyPhase(Phase[KnState, Assembly]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Assembly) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Assembly, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Assembly, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Assembly, events: list[Event]) -> bool:
        state.frames.remove(frame)
        return_cards(state, ASSEMBLY)
        return False
