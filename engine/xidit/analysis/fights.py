"""Which threats a seat could beat this year, if nobody came between: with its units and those it can recruit before."""

from __future__ import annotations

import dataclasses

from engine.xidit.analysis.deeds import effect, joins
from engine.xidit.analysis.ways import city_after
from engine.xidit.board import COLOURS
from engine.xidit.bounds import STEPS
from engine.xidit.positions import Hand, Position


@dataclasses.dataclass(frozen=True, slots=True)
class Fight:
    """A threat within reach."""

    city: int
    """Where it lies."""
    orders: tuple[str, ...]
    """The shortest way to beat it: the last of them is the action that does."""


@dataclasses.dataclass(frozen=True, slots=True)
class _Way:
    """What orders have led to; a way ends with its first fight."""

    city: int
    """Where the hero stands."""
    units: tuple[int, ...]
    """How many of each kind the seat has."""
    recruited: frozenset[int]
    """Cities in which it has recruited this year."""
    freed: frozenset[int] = frozenset()
    """Cities in which it has beaten a threat: none yet."""
    giants: frozenset[int] = frozenset()
    """Cities in which it has met a Titan: none yet."""


def fights(position: Position, hand: Hand, seat: int) -> list[Fight]:
    """Every threat on the board that a seat can beat within a year by itself, the soonest first; none before its hero
    is placed."""
    if not position.hero_city(seat):
        return []
    start = _Way(position.hero_city(seat), tuple(hand.held()), frozenset())
    ways: dict[_Way, tuple[str, ...]] = {start: ()}
    seen, found = {start}, dict[int, Fight]()
    for _ in range(STEPS):
        after: dict[_Way, tuple[str, ...]] = {}
        for way, orders in ways.items():
            done = effect(position, way, way.units, way.city, "act")
            if done == "fight":
                found.setdefault(way.city, Fight(way.city, (*orders, "act")))
            elif done == "recruit":
                unit = joins(position.recruits_in(way.city))
                units = tuple(n + (kind == unit) for kind, n in enumerate(way.units))
                after.setdefault(_Way(way.city, units, way.recruited | {way.city}), (*orders, "act"))
            for colour in COLOURS:
                there = city_after(way.city, colour)
                if there != way.city:
                    after.setdefault(_Way(there, way.units, way.recruited), (*orders, colour))
        ways = {way: orders for way, orders in after.items() if way not in seen}
        seen |= set(ways)
    return list(found.values())
