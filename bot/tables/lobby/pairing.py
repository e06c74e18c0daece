"""Who meets whom in a round of a league: pure functions of standings and former meetings."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Mapping, Sequence

Meetings = Mapping[frozenset[int], int]
"""How often two people have sat at one table."""


def pair(
    order: Sequence[int], seats: int, met: Meetings, rested: Mapping[int, int], sat: Mapping[tuple[int, int], int]
) -> tuple[list[list[int]], list[int]]:
    """The tables of a round, each with its people by seat, and who rests.

    ``order``: everybody, the best first; neighbours in it meet, as far as they have not met more often than others
    could. Who rests is who rested least, of those the last in the order. ``sat``: how often (person, seat) was held
    before; nobody is always first.
    """
    resting = sorted(order, key=lambda user: (rested.get(user, 0), -order.index(user)))[: len(order) % seats]
    left = [user for user in order if user not in resting]
    tables = []
    while left:
        chosen = [left.pop(0)]
        while len(chosen) < seats:
            best = min(left, key=lambda user: (sum(met.get(frozenset((user, c)), 0) for c in chosen), left.index(user)))
            left.remove(best)
            chosen.append(best)
        tables.append(chosen)
    while _swapped(tables, met):
        pass
    return [_seated(table, sat) for table in tables], [user for user in order if user in resting]


def _swapped(tables: list[list[int]], met: Meetings) -> bool:
    """Exchange two people between tables where that spares people a further meeting; whether any were. The last ones in
    the order would else have to take whoever is left."""

    def worn(table: Sequence[int]) -> int:
        return sum(met.get(frozenset(two), 0) ** 2 for two in itertools.combinations(table, 2))

    for one, other in itertools.combinations(tables, 2):
        before = worn(one) + worn(other)
        for a, b in itertools.product(range(len(one)), range(len(other))) if before else ():
            one[a], other[b] = other[b], one[a]
            if worn(one) + worn(other) < before:
                return True
            one[a], other[b] = other[b], one[a]
    return False


def _seated(people: Sequence[int], sat: Mapping[tuple[int, int], int]) -> list[int]:
    """The same people so that nobody holds a seat much oftener than others."""

    def worn(arrangement: list[int]) -> int:
        return sum(sat.get((user, seat), 0) ** 2 for seat, user in enumerate(arrangement))

    return min(map(list, itertools.permutations(people)), key=worn)


def shares(places: Mapping[int, int], seats: int) -> dict[int, float]:
    """League points of a table by seat from places (1 best, tied ones share it, 0 nobody won): one for everybody who
    was beaten, a half for everybody with whom one is level."""
    counts = Counter(places.values())
    found = {}
    for seat, place in places.items():
        behind = sum(count for other, count in counts.items() if other > place) if place else 0
        found[seat] = behind + (counts[place] - 1) / 2
    return found
