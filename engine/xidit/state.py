"""The position of a game of Xidit: plain data with a stack of named frames on top of it.

Seats count from 0 and sit clockwise. Cities are 1-21; lists indexed by city leave entry 0 unused. Unit counts
run in the order of ``board.UNITS``. Regions are indices into ``board.REGIONS``. A pile's top is its last entry.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from engine.core import GameState
from engine.xidit.board import AROUND, BANK, BARDS, CITIES, LEVELS, REGIONS, UNITS
from engine.xidit.view import Deed, Moment, Plan, Standing


class Options(msgspec.Struct, frozen=True):
    """``short``: nine years, fewer cities. ``phantom_start``: the phantom's points on the first track.
    ``placement``: all give their wishes at once, or one seat after the other names a city."""

    short: bool = False
    phantom_start: Literal[6, 7] = 6
    placement: Literal["wishes", "in_turn"] = "wishes"


def _no_units() -> list[int]:
    return [0] * len(UNITS)


def _no_orders() -> list[str]:
    return [""] * 6


def _no_plans() -> list[Plan | None]:
    return [None] * 6


class Seat(msgspec.Struct, array_like=True):
    """One player. Levels on the board + ``levels_left`` + ``waiting`` are 15; bards on the board + left are 20.

    ``orders`` and ``plans``: one entry per step, empty or ``None`` when not chosen. ``reveals``: one count per unit
    during a census, -1 when not chosen. ``recruited``, ``freed``, ``giants``: cities where this seat has recruited,
    beaten a threat or Titan, or beaten a Titan this year. ``wishes``: cities to be placed in, best first, 0 when not
    chosen; empty after the placement.
    """

    city: int = 0
    units: list[int] = msgspec.field(default_factory=_no_units)
    sovereigns: int = 0
    bards_left: int = BARDS
    levels_left: int = LEVELS
    waiting: int = 0
    kills: int = 0
    orders: list[str] = msgspec.field(default_factory=_no_orders)
    sealed: bool = False
    plans: list[Plan | None] = msgspec.field(default_factory=_no_plans)
    standing: Standing = msgspec.field(default_factory=Standing)
    reveals: list[int] = []
    recruited: list[int] = []
    freed: list[int] = []
    giants: list[int] = []
    wishes: list[int] = []


class Placement(msgspec.Struct, tag="placement", array_like=True):
    """Heroes are placed clockwise from the first seat; ``turn`` have been, where each chooses in turn."""

    turn: int = 0


class Orders(msgspec.Struct, tag="orders", array_like=True):
    """Phase one: everybody writes six orders in secret."""


class Resolve(msgspec.Struct, tag="resolve", array_like=True):
    """Phase two: in step 1-6, ``turn`` seats have begun their order."""

    step: int = 1
    turn: int = 0


class Reward(msgspec.Struct, tag="reward", array_like=True):
    """A seat takes two of the three printed rewards. ``step``: that of its order, for its plan."""

    seat: int
    step: int
    sovereigns: int
    bards: int
    guild: int


class Bards(msgspec.Struct, tag="bards", array_like=True):
    """A seat sends ``left`` bards to the regions around its hero.

    ``plan``: region slug to count, carried out first. ``placed``: per region, what was placed so far.
    """

    seat: int
    left: int
    plan: dict[str, int]
    placed: list[int]


class Titan(msgspec.Struct, tag="titan", array_like=True):
    """A seat acts in an empty city while a Titan is awake."""

    seat: int
    step: int


class Spend(msgspec.Struct, tag="spend", array_like=True):
    """A seat pays ``size`` units of its choice for the Titan of that size; ``paid`` counts per unit."""

    seat: int
    step: int
    size: int
    paid: list[int]


class Phantom(msgspec.Struct, tag="phantom", array_like=True):
    """A seat that has beaten something raises one of the phantom's tracks."""

    seat: int


class Raise(msgspec.Struct, tag="raise", array_like=True):
    """A seat adds its waiting guild levels to its guilds, as far as they fit."""

    seat: int


class Renew(msgspec.Struct, tag="renew", array_like=True):
    """A city tile has left the board; the next one of its side comes in."""

    side: Literal["recruit", "threat"]


class Census(msgspec.Struct, tag="census", array_like=True):
    """Phase four: the first unit not yet counted; ``shown`` once it has been and its prizes are handed out."""

    unit: int = 0
    shown: bool = False


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


class StandingChoices(msgspec.Struct, tag="standing", array_like=True):
    """A side frame: every seat may change its standing choices at any time."""


Frame = Placement | Orders | Resolve | Reward | Bards | Titan | Spend | Phantom | Raise | Renew | Census | Over


class XiditState(GameState, kw_only=True):
    """The whole position.

    ``recruits``: by city the units left on its tile, an empty list where none lies. ``threats``: cities under
    threat, in ascending order.
    ``next_*``: the tile that comes in next. ``titans``: per size 3, 4, 5 the indices into ``board.TITANS``, top
    first; ``awake`` tells whether that top is. ``owner`` (-1: none) and ``levels``: the guild by city.
    ``bards``: per region, per seat; the central region's are hidden. ``tracks``: order of the evaluations.
    ``phantom``: points in the order of ``board.TRACKS``, empty without one. ``moments``: the running or last year;
    ``deeds``: what the running step has brought so far. ``uncovered``: the orders of the running or last year by seat,
    from the moment the programming boards lie open; empty before the first.
    """

    options: Options
    year: int
    first: int
    frames: list[Frame]
    sides: list[StandingChoices] = msgspec.field(default_factory=list)
    players: list[Seat]
    barracks: list[int]
    recruits: list[list[int]]
    threats: list[int]
    recruit_pile: list[int]
    threat_pile: list[int]
    next_recruit: int
    next_threat: int
    recruit_discard: list[int]
    threat_discard: list[int]
    titans: list[list[int]]
    awake: list[bool]
    owner: list[int]
    levels: list[int]
    bards: list[list[int]]
    tracks: list[str]
    phantom: list[int]
    moments: list[Moment]
    deeds: list[Deed]
    uncovered: list[list[str]] = msgspec.field(default_factory=list)


def in_turn(state: XiditState) -> list[int]:
    """The seats clockwise from the first seat."""
    return [(state.first + n) % state.seats for n in range(state.seats)]


def bank(state: XiditState) -> int:
    """Sovereigns left in the bank."""
    return BANK - sum(p.sovereigns for p in state.players)


def pay_out(state: XiditState, seat: int, sovereigns: int) -> int:
    """Hand out sovereigns, as far as the bank has them; returns how many."""
    paid = min(sovereigns, bank(state))
    state.players[seat].sovereigns += paid
    return paid


@cache
def last_year(short: bool) -> int:
    """Years of a game."""
    return 9 if short else 12


@cache
def census_years(short: bool) -> tuple[int, ...]:
    """Years that end with a census."""
    return (3, 6, 9) if short else (4, 8, 12)


@cache
def closed_regions(seats: int, short: bool) -> frozenset[int]:
    """Indices of the regions that take no bards: 1 and 2 for three seats or four in the short game, 2 for five."""
    numbers = {1, 2} if seats == 3 or (short and seats == 4) else {2} if short else set()
    return frozenset(n for n, region in enumerate(REGIONS) if region.number in numbers)


@cache
def cities_in_play(seats: int, short: bool) -> tuple[int, ...]:
    """The cities that have a tile."""
    unused: set[int] = set()
    if seats == 3:
        unused = {14, 18, 19, 20, 21} if short else {19, 20, 21}
    elif short:
        unused = {19, 20, 21} if seats == 4 else {20, 21}
    return tuple(c for c in range(1, CITIES + 1) if c not in unused)


@cache
def open_around(seats: int, short: bool) -> tuple[tuple[int, ...], ...]:
    """City to the regions around it that take bards, as indices."""
    closed = closed_regions(seats, short)
    return tuple(tuple(r for r in around if r not in closed) for around in AROUND)
