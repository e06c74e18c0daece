"""The Fate deck: a queue. What was drawn goes back to its bottom; only Uncertain Times shuffles it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Event, Params
from engine.knights.game_data import FATE, NONE, FateCard
from engine.knights.state.state import KnState
from engine.knights.terms import told


def draw(state: KnState) -> int:
    """The top card, which whoever drew it must put back; -1 when every card is in somebody's hand."""
    return state.fate.pop(0) if state.fate else NONE


def bury(state: KnState, card: int) -> None:
    """A card goes to the bottom of the deck."""
    state.fate.append(card)


def shuffle(state: KnState) -> None:
    """Uncertain Times."""
    state.dice.shuffle(state.fate, "fate")


def consult(
    state: KnState,
    events: list[Event],
    fits: Callable[[FateCard], bool] = lambda card: True,
    params: Params | None = None,
) -> FateCard | None:
    """Draw until a card fits and bury what was drawn; ``None`` when none of the deck does (K3.5)."""
    for _ in range(len(state.fate)):
        card = draw(state)
        bury(state, card)
        if fits(FATE[card]):
            events.append(told("fate", "log", seals=True, n=card, **(params or {})))
            return FATE[card]
    return None


def random_seat(state: KnState, events: list[Event], among: list[int]) -> int:
    """A Baron at random among some seats; the only one without a draw."""
    if len(among) < 2:
        return among[0] if among else NONE
    named = {state.barons[s].baron: s for s in among}
    card = consult(state, events, lambda c: c.baron in named)
    return named[card.baron] if card else among[0]


def random_city(state: KnState, events: list[Event], among: list[int]) -> int:
    """A city at random among some."""
    card = consult(state, events, lambda c: c.city in among) if among else None
    return card.city if card else NONE


def random_noble(state: KnState, events: list[Event], among: list[int]) -> int:
    """A Noble at random among some of any Barons: one card names Baron and Noble (K3.5)."""
    card = consult(state, events, lambda c: c.noble in among) if among else None
    return card.noble if card else NONE


def revolt_chance() -> float:
    """How likely a Fate card brings a revolt, from 0 to 1."""
    return sum(card.revolt for card in FATE) / len(FATE)
