"""Indices of the state as slugs, empty for none."""

from __future__ import annotations

from collections.abc import Iterable

from engine.knights.game_data import AREA_IDS, CITY_IDS, NATIONS, NOBLE_IDS, NONE, TROOPS, Troop

TROOP_IDS: tuple[str, ...] = tuple(f"{NATIONS[t.nation] if t.nation != NONE else 'regular'}-{t.size}" for t in TROOPS)
"""By troop card; cards that are alike share a slug (``english-100``, ``regular-50``)."""
TROOP: dict[str, int] = {slug: n for n, slug in reversed([*enumerate(TROOP_IDS)])}
"""By slug the first card of a kind."""
TROOP_SLUGS: frozenset[str] = frozenset(TROOP_IDS)
KEEP = "stronghold"
"""A Baron's stronghold where a Noble could stand in an action."""


def area_slug(area: int) -> str:
    """An area."""
    return AREA_IDS[area] if area >= 0 else ""


def city_slug(city: int) -> str:
    """A city."""
    return CITY_IDS[city] if city >= 0 else ""


def noble_slug(noble: int) -> str:
    """A Noble."""
    return NOBLE_IDS[noble] if noble >= 0 else ""


def nation_slug(nation: int) -> str:
    """A nationality."""
    return NATIONS[nation] if nation >= 0 else ""


def slugs_of(troops: list[int]) -> list[str]:
    """The kinds of some troop cards, each once."""
    return list(dict.fromkeys(TROOP_IDS[t] for t in troops))


def card_in(troops: list[int], slug: str) -> int:
    """The first of some troop cards of a kind, -1 none."""
    return next((t for t in troops if TROOP_IDS[t] == slug), NONE)


def troop_of(slug: str) -> Troop:
    """What stands on a troop card."""
    return TROOPS[TROOP[slug]]


def men_of(troops: Iterable[str]) -> int:
    """The men of some troops, which stand by their words in a view; casualties are not taken off."""
    return sum(troop_of(troop).size for troop in troops)
