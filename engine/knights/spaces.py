"""Action cards go back where they came from."""

from __future__ import annotations

from engine.knights.game_data import KINDS
from engine.knights.state.state import FIRST_NEUTRAL, KnState, owner_of


def return_cards(state: KnState, space: int) -> None:
    """The cards of a space go back to their owners; special phases end with it."""
    for card in state.spaces[space]:
        back_to_hand(state, card)
    state.spaces[space].clear()


def back_to_hand(state: KnState, card: int) -> None:
    """A card goes back to its owner, a neutral one to the others."""
    if card >= FIRST_NEUTRAL:
        state.neutrals.append(card)
        state.neutrals.sort()
    else:
        state.barons[owner_of(card)].hand[card % len(KINDS)] += 1
