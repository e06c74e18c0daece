"""Roads: where an order leads, and how far cities lie apart (P7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.graph import distances
from engine.xidit.analysis.census import abroad
from engine.xidit.analysis.deeds import NEED, lacking
from engine.xidit.board import CITIES, ROADS
from engine.xidit.positions import Hand, Position
from engine.xidit.state import in_turn


def _far(city: int) -> tuple[int, ...]:
    found = distances(lambda c: ROADS[c].values(), city)
    return tuple(found.get(c, 0) for c in range(CITIES + 1))


FAR: tuple[tuple[int, ...], ...] = ((0,) * (CITIES + 1), *(_far(c) for c in range(1, CITIES + 1)))
"""Roads on the shortest way between two cities; row and entry 0 are not used."""


def city_after(city: int, order: str) -> int:
    """The city after an order; without a road of its colour, or any colour, one stays (P7.3)."""
    return ROADS[city].get(order, city)


def route(city: int, orders: Iterable[str]) -> list[int]:
    """The city at the start and after each of the orders."""
    cities = [city]
    for order in orders:
        cities.append(city_after(cities[-1], order))
    return cities


def sooner(position: Position, seat: int, city: int, step: int) -> list[int]:
    """The other seats whose heroes can act in a city before a seat does in step 1-6, as they stand now: everybody's
    first orders are carried out before anybody's second, the first seat's first (P7.1)."""
    turn = in_turn(position)
    found = []
    for other in range(position.seat_count):
        there = position.hero_city(other)
        first = FAR[there][city] + 1
        if other != seat and there and (first, turn.index(other)) < (step, turn.index(seat)):
            found.append(other)
    return found


def contenders(position: Position, hand: Hand, seat: int, city: int, step: int) -> tuple[list[int], int]:
    """The other seats that can beat the threat of a city before a seat acts there in step 1-6, and how many of the
    units that it takes all others together lack: each of those costs an action first (P7.4, P8.2)."""
    missing = sum(lacking(abroad(position, hand), NEED[city]))
    return sooner(position, seat, city, step - missing), missing
