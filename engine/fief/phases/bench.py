"""What a seat may do at any moment but the drawing of cards (2.6, 10, 11, 12).

The prompt is always open, and the first commit wins. ``windows`` offers the same sealed, ``arsenal`` lets it happen by
itself.
"""

from __future__ import annotations

from engine.core import Action, Event, Phase, Piece, Prompt, Prompts, Refusal
from engine.fief.game_data import AMBUSH, ASSASSINATION, CARD_SLUGS, FAIR_WEATHER, JUSTICE
from engine.fief.phases import company, household, keepsakes, plots, tunnels
from engine.fief.state.state import Assign, Bench, Drawing, FiefState, Settle
from engine.fief.terms import argument, card_in, no

SHELVES = (plots, tunnels, company, household, keepsakes)
NEEDED = {
    "assassinate": ASSASSINATION, "kill-leader": ASSASSINATION, "judge": JUSTICE, "ambush": AMBUSH,
    "trap-leader": AMBUSH, "clear": FAIR_WEATHER,
}  # fmt: skip
"""The card without which a verb says nothing."""


def is_open(state: FiefState) -> bool:
    """Not while the board is set up, nor while cards are drawn (2.6)."""
    return not any(isinstance(f, (Assign, Settle, Drawing)) for f in state.frames)


class BenchPhase(Phase[FiefState, Bench]):
    """2.6: an opportunity interrupts what is going on and is done at once."""

    verbs = frozenset().union(*(shelf.VERBS for shelf in SHELVES))

    def claims(self, state: FiefState, frame: Bench, seat: int, action: Action) -> bool:
        return seat == frame.seat and action.verb in self.verbs

    def legal(self, state: FiefState, seat: int) -> list[Action]:
        """Everything a seat may do now."""
        return [a for shelf in SHELVES for a in shelf.found(state, seat)] if is_open(state) else []

    def prompts(self, state: FiefState, frame: Bench) -> Prompts:
        legal = self.legal(state, frame.seat)
        if not legal:
            return {}
        return {frame.seat: [Prompt("bench", "bench", "offer", False, False, False, legal, ())]}

    def why_not(self, state: FiefState, frame: Bench, seat: int, action: Action) -> Refusal | None:
        if action in self.legal(state, seat):
            return None
        if not is_open(state):
            drawing = any(isinstance(f, Drawing) for f in state.frames)
            return no("while-drawing" if drawing else "before-start")
        return self._refuse(state, seat, action)

    @staticmethod
    def _refuse(state: FiefState, seat: int, action: Action) -> Refusal:
        """Why not, by what the seat itself sees."""
        needed = NEEDED.get(action.verb)
        if action.verb in ("spy", "install") and argument(action, 0) in CARD_SLUGS:
            needed = argument(action, 0)
        if needed and card_in(state.hands[seat], needed) is None:
            return no("card", {"card": Piece(needed)})
        shelf = next(s for s in SHELVES if action.verb in s.VERBS)
        refusal: Refusal = shelf.refuse(state, seat, action)
        return refusal

    def act(self, state: FiefState, frame: Bench, seat: int, action: Action, events: list[Event]) -> None:
        shelf = next(s for s in SHELVES if action.verb in s.VERBS)
        shelf.do(state, seat, action, events)
