"""Standing orders: beside whatever is going on both seats may give them at any time."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Action
from engine.core.standing import Offered, SettingsPhase, change, settings
from engine.roses.phases.base import REFUSALS
from engine.roses.standing import STYLES, VALUES, copy, give, orders_for
from engine.roses.state import Book, RosesState, blocks_of

VERBS = ("style", "standing", "block-order")
_GENERAL = (*(Action("style", (name,)) for name in STYLES), *settings("standing", VALUES))


class BookPhase(SettingsPhase[RosesState, Book]):
    """An offer that stays open all game long; the game never waits for it."""

    verbs = frozenset(VERBS)
    refusals = REFUSALS

    def seats(self, state: RosesState, frame: Book) -> range:
        return range(state.seats)

    def offered(self, state: RosesState, seat: int) -> Offered:
        return _offered(tuple(b for b in blocks_of(state, seat) if state.where[b] >= 0))

    def change(self, state: RosesState, seat: int, action: Action) -> None:
        player = state.players[seat]
        if action.verb == "style":
            player.standing = copy(STYLES[str(action.args[0])])
        elif action.verb == "standing":
            change(player.standing, action)
        else:
            give(player.orders, action)


@lru_cache(maxsize=64)
def _offered(on_map: tuple[int, ...]) -> Offered:
    """What a seat may set, with orders for its blocks on the map."""
    return Offered([*_GENERAL, *orders_for(on_map)], secret=True)
