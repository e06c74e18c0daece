"""Where a family begins (P14)."""

from __future__ import annotations

from engine.core import Action
from engine.fief.game_data import CITIES_OF, CITY, REGION_OF, REGIONS, ROADS
from engine.players.fief.position import Position, steps_from

LIGHT = {2: 1.0, 3: 0.8, 4: 0.5}
"""What a region promises by its number of cities: a small one is soon whole."""
WANTED = 3
"""Regions that win a game."""
SHARED = 0.35
"""The share that is left of a region in which another has begun."""


def settling(position: Position, legal: list[Action]) -> Action:
    """The city from which the best three regions are near."""
    return max(legal, key=lambda a: (promise(position, CITY[str(a.args[0])]), str(a)))


def promise(position: Position, city: int) -> float:
    """What the regions around a city promise, its own most; roads out of it count a little."""
    steps = steps_from(city)
    found = []
    for region in range(len(REGIONS)):
        lands = CITIES_OF[region]
        value = LIGHT.get(len(lands), 0.4) / (1 + 0.35 * sum(steps[c] for c in lands) / len(lands))
        others = {position.control[c] for c in lands} - {-1}
        value *= SHARED ** len(others)
        found.append(value * (1.5 if region == REGION_OF[city] else 1.0))
    crowd = sum(
        0.08 / max(1, steps[c]) for c in range(len(steps)) if position.control[c] not in (-1, *position.families)
    )
    return sum(sorted(found, reverse=True)[:WANTED]) + 0.04 * len(ROADS[city]) - crowd
