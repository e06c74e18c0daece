"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_cards import Upgrade
from engine.knights.phases.base import REFUSE, told
from engine.knights.state import KnState


def open_upgrade(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("upgrade", "phase", seals=True))
    state.frames.append(Upgrade(state.next()))


class UpgradePhase(Phase[KnState, Upgrade]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Upgrade) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Upgrade, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Upgrade, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Upgrade, events: list[Event]) -> bool:
        state.frames.remove(frame)

        return False
