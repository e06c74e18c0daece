"""Indices of the state as slugs, empty for none."""

from __future__ import annotations

from engine.fief.game_data import CARDS, CITY_IDS, NOBLES
from engine.fief.state.state import FOREST, PARADE, SEA

_SITES = {SEA: "sea", FOREST: "forest", PARADE: "parade"}


def site_slug(site: int) -> str:
    """A site: empty inside, ``sea``, ``forest``, ``parade`` or the city whose road it is."""
    return "" if site < 0 else _SITES.get(site) or CITY_IDS[site]


def noble_slug(noble: int) -> str:
    """A Noble."""
    return NOBLES[noble] if noble >= 0 else ""


def city_slug(city: int) -> str:
    """A city."""
    return CITY_IDS[city] if city >= 0 else ""


def card_slug(card: int) -> str:
    """A card."""
    return CARDS[card] if card >= 0 else ""
