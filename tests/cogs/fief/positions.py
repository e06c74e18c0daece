"""Positions of Fief that are laid on tables."""

from __future__ import annotations

from engine.fief.state import FiefState
from tests.engine.fief.kit import AZURE, GULES, OR, VERT, go, hand, noble, position, prelate, put, region, town

ROUND = 2
"""The round in which somebody is away."""


def realm() -> FiefState:
    """Four families with a region each, at the beginning of a round: a Sovereign can be elected."""
    state = position(number=ROUND)
    homes = (
        ("henri", "lucia", "south-west", "plymouth"), ("hugh", "philippa", "marches", "durham"),
        ("edward", "anabel", "wales", "cardiff"), ("roger", "joan", "north", "york"),
    )  # fmt: skip
    for family, (man, woman, area, city) in enumerate(homes):
        noble(state, man, family, city, lord=[area])
        noble(state, woman, family, city)
        region(state, area, family)
        town(state, city, "fortress")
        put(state, family, city, knight=1, soldier=4)
        hand(state, family, *(("tax", "ambush", "assassination", "rebellion")[family],))
    prelate(state, "roger", "york")
    go(state, "court")
    return state


def meeting() -> FiefState:
    """Gules and Azure at Oxford, with something to trade."""
    state = position()
    noble(state, "henri", GULES, "oxford", servant="mata")
    noble(state, "lucia", AZURE, "oxford", out="london")
    noble(state, "hugh", VERT, "york")
    noble(state, "joan", OR, "norwich")
    hand(state, GULES, "tax", "harvest")
    hand(state, AZURE, "rebellion")
    go(state, "court")
    return state
