"""The three evaluations: what counts in each, who drops out (P15, P16, P18.5)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.xidit.board import REGIONS
from engine.xidit.positions import Position
from engine.xidit.view import Ranking

PHANTOM = -1
"""The phantom's place among the participants of an evaluation."""


class Fall(msgspec.Struct, frozen=True):
    """Why a participant is out in an evaluation."""

    who: int
    """Which one."""
    value: int
    """What it has of what is counted."""
    units: int
    """Its units in all; -1 for the phantom."""
    ahead: int
    """The last of those who stay in."""
    ahead_value: int
    """What that one has of what is counted."""
    ahead_units: int
    """Its units in all; -1 for the phantom."""
    by: str
    """What decided between the two: ``value``, ``units``, ``turn`` (nearer to the first seat) or ``phantom`` (which
    loses every tie)."""


def region_points(bards: Sequence[int], first: int, second: int) -> list[int]:
    """Reputation by seat for the bards in a region: most of them earn its first value, second most its second (P15).
    Ties for most share the first value and leave no second; ties for second share the second; no bards, no points."""
    ranks = [*sorted({n for n in bards if n}, reverse=True), 0, 0][:2]
    alone = bards.count(ranks[0]) == 1
    return [0 if not n else first if n == ranks[0] else second if alone and n == ranks[1] else 0 for n in bards]


def reputation_of(rows: Sequence[Sequence[int]]) -> list[int]:
    """Reputation by seat for bards by region, then by seat (P15.3)."""
    of_regions = [region_points(row, region.first, region.second) for region, row in zip(REGIONS, rows, strict=True)]
    return [sum(points) for points in zip(*of_regions, strict=True)]


def reputation(position: Position) -> list[int]:
    """Reputation by seat as far as everybody sees it: the Bastion counts once it has been opened (P9.2)."""
    return reputation_of(position.known_bards())


def influence(position: Position) -> list[int]:
    """Guild levels by seat on the board; those behind the screen do not count (P15.2)."""
    found = [0] * position.seat_count
    for _, seat, levels in position.guilds_built():
        found[seat] += levels
    return found


def drops(seats: int, n: int) -> int:
    """How many drop out of the evaluation number ``n``, from 0: of five seats two in the first (P16.4)."""
    return 2 if seats == 5 and n == 0 else 1


def fallen(ranking: Ranking) -> list[Fall]:
    """Who is out in an evaluation, the last one first, each against the last of those who stay in (P16.1, P16.2,
    P18.5)."""
    active = [row for row in ranking.rows if not row[4]]
    ahead, value, units = next(row[:3] for row in reversed(active) if not row[3])
    found = []
    for who, own, mine, out, _ in reversed(active):
        if out:
            tie = "phantom" if who == PHANTOM else "units" if mine != units else "turn"
            found.append(Fall(who, own, mine, ahead, value, units, "value" if own != value else tie))
    return found


def points_by_region(position: Position, seat: int) -> dict[str, int]:
    """Region slug to the reputation that a seat has there as far as everybody sees it, the most first; regions that
    give none are missing (P15.3)."""
    rows = zip(REGIONS, position.known_bards(), strict=True)
    points = {region.slug: region_points(row, region.first, region.second)[seat] for region, row in rows}
    return {slug: n for slug, n in sorted(points.items(), key=lambda pair: -pair[1]) if n}


def saviour(rankings: Sequence[Ranking], without: str = "") -> int:
    """Who is left after the evaluations, the one named ``without`` left out; the phantom is ``PHANTOM``. The last of
    them is won by whoever ranks best among those still in (P16.3). Raises ``ValueError`` where there is none."""
    out: set[int] = set()
    kept = [ranking for ranking in rankings if ranking.track != without]
    for n, ranking in enumerate(kept):
        active = [row[0] for row in ranking.rows if row[0] not in out]
        if n == len(kept) - 1:
            return active[0]
        out.update(active[-drops(sum(row[0] != PHANTOM for row in ranking.rows), n) :])
    raise ValueError("a game has three evaluations")
