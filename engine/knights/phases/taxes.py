"""STUB: resolves itself without a question."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompts, Refusal
from engine.knights.frames_vote import Taxes
from engine.knights.phases.base import REFUSE, told
from engine.knights.spaces import return_cards
from engine.knights.state import TAXES, KnState


def open_taxes(state: KnState, events: list[Event]) -> None:
    """It begins."""
    events.append(told("taxes", "phase", seals=True))
    state.frames.append(Taxes(state.next()))


class TaxesPhase(Phase[KnState, Taxes]):
    """Nothing is asked yet."""

    def prompts(self, state: KnState, frame: Taxes) -> Prompts:
        return {}

    def why_not(self, state: KnState, frame: Taxes, seat: int, action: Action) -> Refusal | None:
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Taxes, seat: int, action: Action, events: list[Event]) -> None:
        raise NotImplementedError

    def advance(self, state: KnState, frame: Taxes, events: list[Event]) -> bool:
        state.frames.remove(frame)
        return_cards(state, TAXES)
        return False
