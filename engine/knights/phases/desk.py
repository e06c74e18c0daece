"""The standing orders of a seat, beside the stack."""

from __future__ import annotations

from functools import cache

from engine.core import Action, Event, Phase, Prompt, Prompts, Refusal
from engine.knights.frames import Desk
from engine.knights.phases.base import REFUSE, no
from engine.knights.standing import about, change, is_setting, settings
from engine.knights.state import KnState, players


@cache
def _standing(rivals: tuple[int, ...]) -> Prompt:
    return Prompt("standing", "standing", "offer", False, False, False, settings(rivals), ())


def _rivals(state: KnState, seat: int) -> tuple[int, ...]:
    return tuple(s for s in players(state) if s != seat)


class DeskPhase(Phase[KnState, Desk]):
    """Standing orders may be changed at any moment."""

    verbs = frozenset({"order", "order-pass", "order-votes", "order-voice"})

    def claims(self, state: KnState, frame: Desk, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def prompts(self, state: KnState, frame: Desk) -> Prompts:
        return {} if state.barons[frame.seat].out else {frame.seat: [_standing(_rivals(state, frame.seat))]}

    def why_not(self, state: KnState, frame: Desk, seat: int, action: Action) -> Refusal | None:
        if not is_setting(action):
            return REFUSE.words(action)
        whom = about(action)
        if whom is None or whom in _rivals(state, seat):
            return None
        return no("order-self") if whom == seat else no("order-seat", {"number": whom + 1})

    def act(self, state: KnState, frame: Desk, seat: int, action: Action, events: list[Event]) -> None:
        change(state.orders[seat], action)
