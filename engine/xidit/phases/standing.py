"""Standing choices: open all game long beside whatever is in hand, answering questions before a seat is asked.

A seat sets them one by one, or all at once by a style: ``quick`` answers everything sensibly, ``careful`` asks. What
the words that judge (``least``, ``safest``, ``fullest``) make of a position follows from what the seat may know: see
``engine.xidit.analysis``.
"""

from __future__ import annotations

from engine.core import Action, Refusal
from engine.core.standing import Offered, SettingsPhase
from engine.xidit.phases.base import REFUSE
from engine.xidit.standing import STANDING, STYLE, VERBS, choices_of
from engine.xidit.state import StandingChoices, XiditState

_ALL = [Action(verb, (value,)) for verb, values in STANDING.items() for value in values] + list(STYLE.values())
_OFFERED = {
    True: Offered(_ALL, secret=True),
    False: Offered((a for a in _ALL if a.verb != "standing-phantom"), secret=True),
}
"""By whether a phantom plays."""


class StandingPhase(SettingsPhase[XiditState, StandingChoices]):
    """Offered to every seat at any time; nobody hears of it."""

    verbs = frozenset(VERBS)
    refusals = REFUSE

    def seats(self, state: XiditState, frame: StandingChoices) -> range:
        return range(state.seats)

    def offered(self, state: XiditState, seat: int) -> Offered:
        return _OFFERED[bool(state.phantom)]

    def refuse(self, state: XiditState, seat: int, action: Action) -> Refusal:
        if action.verb == "standing-phantom" and not state.phantom:
            return Refusal("xidit-no-phantom")
        return REFUSE.words(action)

    def change(self, state: XiditState, seat: int, action: Action) -> None:
        value = str(action.args[0])
        if action.verb == "style":
            state.players[seat].standing = choices_of(value, state.options.quick)
        else:
            setattr(state.players[seat].standing, action.verb.removeprefix("standing-"), value)
