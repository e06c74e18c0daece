"""Standing orders: beside whatever is going on both seats may give them at any time."""

from __future__ import annotations

from engine.core import Action, Event, Phase, Prompt, Prompts, Refusal
from engine.roses.phases.base import wrong_verb, wrong_words
from engine.roses.standing import STYLES, VALUES, copy, fits, give, orders_for, setting
from engine.roses.state import Book, RosesState, blocks_of

VERBS = ("style", "standing", "block-order")
_GENERAL = [*(Action("style", (name,)) for name in STYLES), *setting("standing", VALUES)]
_LEGAL = frozenset(_GENERAL)


class BookPhase(Phase[RosesState, Book]):
    """An offer that stays open all game long; the game never waits for it."""

    verbs = frozenset(VERBS)

    def prompts(self, state: RosesState, frame: Book) -> Prompts:
        return {
            seat: [
                Prompt(
                    "standing",
                    "standing",
                    "offer",
                    True,
                    False,
                    False,
                    [*_GENERAL, *orders_for(self._on_map(state, seat))],
                    (),
                )
            ]
            for seat in (0, 1)
        }

    def _on_map(self, state: RosesState, seat: int) -> list[int]:
        return [b for b in blocks_of(state, seat) if state.where[b] >= 0]

    def why_not(self, state: RosesState, frame: Book, seat: int, action: Action) -> Refusal | None:
        if action in _LEGAL:
            return None
        if action.verb == "block-order":
            return None if fits(action, self._on_map(state, seat)) else wrong_words(action)
        return wrong_words(action) if action.verb in VERBS else wrong_verb(action, "standing")

    def act(self, state: RosesState, frame: Book, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action.verb == "style":
            player.standing = copy(STYLES[str(action.args[0])])
        elif action.verb == "standing":
            setattr(player.standing, str(action.args[0]), action.args[1])
        else:
            give(player.orders, action)
