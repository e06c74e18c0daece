"""Where a family begins (P14)."""

from __future__ import annotations

from engine.core import Action
from engine.core.parameters import Params, Place
from engine.fief.game_data import CITIES_OF, CITY, REGION_IDS, REGION_OF, REGIONS, ROADS, N
from engine.players.fief.position import Position, steps_from
from engine.players.reasons import Reason

LIGHT = {2: 1.0, 3: 0.8, 4: 0.5}
"""What a region promises by its number of cities: a small one is soon whole."""
SHARED = 0.35
"""The share that is left of a region in which another has begun."""


def settling(position: Position, legal: list[Action]) -> Action:
    """The city from which the best three regions are near."""
    return max(legal, key=lambda a: (promise(position, CITY[str(a.args[0])]), str(a)))


def promise(position: Position, city: int) -> float:
    """What the regions around a city promise, its own most; roads out of it count a little."""
    return sum(r.worth for r in terms(position, city))


def terms(position: Position, city: int) -> list[Reason]:
    """What is promised by the best regions around a city, the roads out of it, and the neighbours."""
    steps = steps_from(city)
    found: list[Reason] = []
    for region in range(len(REGIONS)):
        lands = CITIES_OF[region]
        moves = sum(steps[c] for c in lands)
        value = LIGHT.get(len(lands), 0.4) / (1 + 0.35 * moves / len(lands))
        value *= SHARED ** len({position.control[c] for c in lands} - {-1})
        value *= 1.5 if region == REGION_OF[city] else 1.0
        near: Params = {"region": Place(REGION_IDS[region]), "n": len(lands), "moves": moves}
        found.append(Reason("fief-because-near", near, value))
    found = sorted(found, key=lambda r: -r.worth)[: N.solo]
    found.append(Reason("fief-because-roads", {"n": len(ROADS[city])}, 0.04 * len(ROADS[city])))
    others = [steps[c] for c in range(len(steps)) if position.control[c] not in (-1, *position.families)]
    if others:
        crowd: Params = {"n": len(others), "moves": min(others)}
        found.append(Reason("fief-because-crowd", crowd, -sum(0.08 / max(1, n) for n in others)))
    return found
