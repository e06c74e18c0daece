"""Supply: whom an area feeds, how many go hungry there (7.1, 7.2), and who moves on to be fed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.roses.analysis.position import Position
from engine.roses.board import AREAS, BLOCKS, EXILE, HOME, SUPPLY


def at_home(block: int, area: int) -> bool:
    """Whether a block feeds itself in an area: a mercenary at home in exile (7.2)."""
    return EXILE[area] >= 0 and HOME[block] == area


def guests(blocks: Iterable[int], area: int) -> list[int]:
    """Those of some blocks in an area whom it has to feed: all, in exile all but the mercenaries at home."""
    return [b for b in blocks if not at_home(b, area)]


def hungry(area: int, number: int) -> int:
    """How many of so many guests an area does not feed (7.1, 7.2)."""
    return max(0, number - SUPPLY[area])


def fed_besides(area: int, number: int) -> int:
    """How many more guests an area feeds that has so many (7.1, 7.2)."""
    return max(0, SUPPLY[area] - number)


def surely_hungry(position: Position) -> list[int]:
    """Areas where more blocks of a house stand than are fed, whoever they are: of mercenaries at home in exile, whom it
    feeds besides, there may be as many as there are."""
    counts = position.counts()
    return [
        n
        for n in range(len(AREAS))
        if hungry(n, max(counts[0][n], counts[1][n]) - sum(at_home(b, n) for b in range(len(BLOCKS))))
    ]


def obvious(own: Sequence[int], areas: Iterable[int]) -> int:
    """The place to go to without being asked: one that can feed another block, of several the one with the largest own
    group, of equals the first on the map. ``own``: own blocks by area."""
    return max(areas, key=lambda n: (own[n] < SUPPLY[n], own[n], -n))


def moving_on(
    here: int,
    blocks: Iterable[int],
    own: Callable[[], Sequence[int]],
    ways: Callable[[int], Iterable[int]],
) -> Iterator[tuple[int, int]]:
    """Whom an area cannot feed, in the order of ``blocks``, each with the obvious place that can. Each is moved there
    before the next is asked for.

    ``own``: own blocks by area at that moment. ``ways``: areas that a block may then go to.
    """
    for block in blocks:
        there = own()
        fed = [n for n in ways(block) if there[n] < SUPPLY[n]]
        if there[here] > SUPPLY[here] and fed:
            yield block, obvious(there, fed)
