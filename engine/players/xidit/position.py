"""A view read into numbers, as the player thinks of it.

Units are counted in five-tuples, weakest first; a region is an index into ``board.REGIONS``. What is hidden is
guessed here, and only from what the view shows.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine.xidit import analysis
from engine.xidit.board import CENTRAL, CITIES, REGIONS, UNITS
from engine.xidit.view import Own, ThreatTile, XiditView

Units = tuple[int, int, int, int, int]
NUMBER = {unit: n for n, unit in enumerate(UNITS)}
FAR: tuple[tuple[int, ...], ...] = ((3,) * (CITIES + 1), *analysis.FAR[1:])
"""Roads between two cities; row 0 stands for a hero not yet placed, who may be anywhere."""


def five(units: Sequence[int]) -> Units:
    """Units counted by kind."""
    a, b, c, d, e = units
    return (a, b, c, d, e)


@dataclasses.dataclass(frozen=True, slots=True)
class Quarry:
    """A threat or a Titan: what it takes and what it brings."""

    need: Units
    """Units that a threat demands; all zero for a Titan."""
    size: int
    """How many units it takes."""
    sovereigns: int
    """Sovereigns that it brings."""
    bards: int
    """Bards that it brings."""
    guild: int
    """Guild levels that it brings."""


@dataclasses.dataclass(frozen=True, slots=True)
class Rival:
    """Another seat."""

    seat: int
    """Which one."""
    city: int
    """Where its hero stands; 0 before it is placed."""
    rank: int
    """Its place in this year's turn order, counted from 0."""
    kills: int
    """Threats and Titans that it has beaten in the whole game."""
    wealth: float
    """Sovereigns behind its screen, a guess."""
    levels: int
    """Its guild levels on the board."""
    bastion: float
    """Its bards in the central region, a guess."""


@dataclasses.dataclass(frozen=True, slots=True)
class Position:
    """What matters of a view for one seat."""

    view: XiditView
    """What it was read from."""
    own: Own
    """What only this seat knows."""
    seat: int
    """Which one."""
    seats: int
    """How many play."""
    rank: int
    """Its place in this year's turn order, counted from 0."""
    city: int
    """Where its hero stands; 0 before it is placed."""
    year: int
    """Which year it is, counted from 1."""
    left: int
    """Years to come after this one."""
    census: int
    """Years until the next census (0: this year ends with one), -1 when there is none left."""
    units: Units
    """What it has behind its screen."""
    wealth: int
    """Sovereigns behind its screen."""
    levels: int
    """Its guild levels on the board."""
    levels_left: int
    """Guild levels in its reserve."""
    waiting: int
    """Guild levels that wait for a guild."""
    bards_left: int
    """Bards that it has not sent out yet."""
    rivals: tuple[Rival, ...]
    """The other seats, in their order."""
    recruits: dict[int, tuple[int, ...]]
    """City to unit indices, weakest first."""
    threats: dict[int, Quarry]
    """City to the threat there."""
    coming_recruits: tuple[tuple[int, tuple[int, ...]], ...]
    """City and unit indices of the next recruitment tiles, in the order in which they will enter."""
    coming_threats: tuple[tuple[int, Quarry], ...]
    """City and threat of the next threat tiles, in the order in which they will enter."""
    titans: dict[int, Quarry]
    """Size to the Titan that is awake."""
    open: tuple[tuple[int, ...], ...]
    """City to the regions around it that take bards."""
    counts: tuple[tuple[float, ...], ...]
    """Bards per region, own first, then per rival; those of the rivals in the central one are guesses."""
    held: tuple[int, ...]
    """Units of each kind behind the other seats' screens, all together."""
    tracks: tuple[str, ...]
    """The three evaluations in the order in which they are made."""
    phantom: dict[str, int]
    """Track to the phantom's points; empty without one."""


def quarry(tile: ThreatTile) -> Quarry:
    """What a threat asks for and brings."""
    need = five([tile.units.count(unit) for unit in UNITS])
    return Quarry(need, sum(need), tile.sovereigns, tile.bards, tile.guild)


def _guess_wealth(kills: int, levels: int, bards: float, year: int) -> float:
    """Sovereigns behind a screen: two rewards for each kill, less those that stand on the board, plus censuses."""
    taken = levels / 2.9 + bards / 3.3
    return max(0.0, 2 * kills - taken) * 3.1 + 0.3 * (year // 4)


def read(view: XiditView, own: Own) -> Position:
    """The position of the seat whose view this is."""
    assert view.seat is not None
    seat, order = view.seat, analysis.in_turn(view)
    me = view.seats[seat]
    rivals = []
    for other in view.seats:
        if other.seat == seat:
            continue
        # Two in seven of a hero's bards end in the Bastion when all of the board is used evenly.
        bastion = 0.4 * other.bards_on_board
        wealth = _guess_wealth(other.kills, other.guild_levels, other.bards_on_board + bastion, view.year)
        rank = order.index(other.seat)
        rivals.append(Rival(other.seat, other.city, rank, other.kills, wealth, other.guild_levels, bastion))
    counts = []
    for index, region in enumerate(view.regions):
        if index == CENTRAL:
            counts.append((float(own.bastion), *(r.bastion for r in rivals)))
        else:
            counts.append((float(region.bards[seat]), *(float(region.bards[r.seat]) for r in rivals)))
    return Position(
        view=view,
        own=own,
        seat=seat,
        seats=view.seat_count,
        rank=order.index(seat),
        city=me.city,
        year=view.year,
        left=view.years - view.year,
        census=analysis.years_to_census(view),
        units=five(own.held()),
        wealth=own.sovereigns,
        levels=me.guild_levels,
        levels_left=own.levels_left,
        waiting=own.waiting,
        bards_left=own.bards_left,
        rivals=tuple(rivals),
        recruits={t.city: tuple(NUMBER[u] for u in t.units) for t in view.recruits},
        threats={t.city: quarry(t) for t in view.threats},
        coming_recruits=tuple((t.city, tuple(NUMBER[u] for u in t.units)) for t in view.coming_recruits),
        coming_threats=tuple((t.city, quarry(t)) for t in view.coming_threats),
        titans={n: Quarry((0,) * 5, n, t.sovereigns, t.bards, t.guild) for n, t in view.awake_titans().items()},
        open=tuple(analysis.open_regions(view, city) for city in range(CITIES + 1)),
        counts=tuple(counts),
        held=tuple(analysis.abroad(view, own)),
        tracks=tuple(view.tracks),
        phantom=dict(view.phantom),
    )


VALUES = tuple((r.first, r.second) for r in REGIONS)
