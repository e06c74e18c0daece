"""The position of a game of Xidit: plain data with a stack of named frames on top of it.

Seats count from 0 and sit clockwise. Cities are 1-21; lists indexed by city leave entry 0 unused. Unit counts
run in the order of ``board.UNITS``. Regions are indices into ``board.REGIONS``. A pile's top is its last entry.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.core import GameState
from engine.xidit import bounds
from engine.xidit.board import (
    AROUND,
    BANK,
    BARDS,
    CENTRAL,
    CITIES,
    LEVELS,
    REGIONS,
    TITAN_SIZES,
    TITANS,
    TRACKS,
    UNITS,
    Track,
)
from engine.xidit.board import Titan as TitanTile
from engine.xidit.bounds import STEPS
from engine.xidit.positions import Table
from engine.xidit.view import Deed, Moment, Plan, Quick, Standing


class Options(msgspec.Struct, frozen=True):
    """What a table chooses before the start."""

    short: bool = False
    """Whether the game lasts nine years instead of twelve, on fewer cities (P18.6, P18.7)."""
    phantom_start: Literal[6, 7] = 6
    """Points of the phantom on the first track; it has one less on each of the next (P18.2)."""
    placement: Literal["wishes", "in_turn"] = "wishes"
    """How heroes are placed: all give their ``wishes`` at once, or ``in_turn`` one seat after the other names a
    city."""
    quick: Quick = "sparing"
    """What the standing choices of the style ``quick``, with which every seat begins, do unasked."""


def _no_units() -> list[int]:
    return [0] * len(UNITS)


def _no_orders() -> list[bounds.Order]:
    return [""] * STEPS


def _no_plans() -> list[Plan | None]:
    return [None] * STEPS


class Seat(msgspec.Struct, array_like=True):
    """One player. Levels on the board + ``levels_left`` + ``waiting`` are 15; bards on the board + ``bards_left`` are
    20."""

    city: bounds.CityOrNone = 0
    """Where its hero stands; 0 before it is placed."""
    units: bounds.ByUnit = msgspec.field(default_factory=_no_units)
    """How many it has of each unit behind its screen."""
    sovereigns: bounds.Sovereigns = 0
    """Sovereigns behind its screen."""
    bards_left: bounds.Bards = BARDS
    """Bards that it has not sent out yet."""
    levels_left: bounds.Levels = LEVELS
    """Guild levels in its reserve."""
    waiting: bounds.Levels = 0
    """Guild levels won in a census that have found no guild yet (P14.2)."""
    kills: bounds.Kills = 0
    """Threats and Titans that it has beaten in the whole game."""
    orders: bounds.Orders = msgspec.field(default_factory=_no_orders)
    """By step 1-6 (index 0-5): a road colour, ``act`` or ``wait``; empty when not chosen."""
    sealed: bool = False
    """Whether it has sealed what all choose at once: its wishes, its orders or its counts of the census."""
    plans: Annotated[list[Plan | None], bounds.PER_STEP] = msgspec.field(default_factory=_no_plans)
    """By step 1-6 (index 0-5): what it has planned for it; ``None`` when nothing."""
    standing: Standing = msgspec.field(default_factory=Standing)
    """What it has answered beforehand, until it changes that."""
    reveals: bounds.Reveals = []
    """During a census how many of each unit it shows, -1 when not chosen; else empty."""
    recruited: list[bounds.CityNumber] = []
    """Cities where it has recruited this year."""
    freed: list[bounds.CityNumber] = []
    """Cities where it has beaten a threat or a Titan this year."""
    giants: list[bounds.CityNumber] = []
    """Cities where it has beaten a Titan this year."""
    wishes: Annotated[list[bounds.CityOrNone], Meta(max_length=bounds.MOST)] = []
    """Cities that it wants to be placed in, best first, 0 when not chosen; empty after the placement."""

    def held(self) -> list[int]:
        """How many it has of each unit."""
        return self.units

    def plan_of(self, step: int) -> Plan:
        """What it has planned for a step, 1-6; an empty plan for none."""
        return self.plans[step - 1] or Plan()


class Placement(msgspec.Struct, tag="placement", array_like=True):
    """Heroes are placed clockwise from the first seat."""

    turn: bounds.Begun = 0
    """How many seats have placed theirs, where each chooses in turn."""


class Orders(msgspec.Struct, tag="orders", array_like=True):
    """Phase one: everybody writes six orders in secret."""


class Resolve(msgspec.Struct, tag="resolve", array_like=True):
    """Phase two: the orders are carried out."""

    step: bounds.Step = 1
    """Which of the six orders, 1-6."""
    turn: bounds.Begun = 0
    """How many seats have begun that order, clockwise from the first seat."""


class Reward(msgspec.Struct, tag="reward", array_like=True):
    """A seat takes two of the three printed rewards."""

    seat: bounds.SeatNumber
    """Who has beaten something."""
    step: bounds.Step
    """Step of the order with which it did, 1-6; its plan for that step is asked first."""
    sovereigns: bounds.Sovereigns
    """Sovereigns printed."""
    bards: bounds.Bards
    """Bards printed."""
    guild: bounds.Levels
    """Guild levels printed."""


class Bards(msgspec.Struct, tag="bards", array_like=True):
    """A seat sends bards to the regions around its hero."""

    seat: bounds.SeatNumber
    """Whose bards they are."""
    left: bounds.Bards
    """How many are still to be placed."""
    plan: dict[str, bounds.Sent]
    """Region slug to count, carried out before anything is asked; empty once it has been."""
    placed: Annotated[list[bounds.Bards], bounds.PER_REGION]
    """How many have been placed so far, by region."""


class Titan(msgspec.Struct, tag="titan", array_like=True):
    """A seat acts in an empty city while a Titan is awake."""

    seat: bounds.SeatNumber
    """Who is asked, without the others hearing of it."""
    step: bounds.Step
    """Step of its order, 1-6."""


class Spend(msgspec.Struct, tag="spend", array_like=True):
    """A seat pays units of its choice for a Titan."""

    seat: bounds.SeatNumber
    """Who pays."""
    step: bounds.Step
    """Step of its order, 1-6."""
    size: bounds.TitanSize
    """Of the Titan: how many units it takes."""
    paid: bounds.ByUnit
    """How many of each unit have been paid so far."""


class Phantom(msgspec.Struct, tag="phantom", array_like=True):
    """A seat that has beaten something raises one of the phantom's tracks."""

    seat: bounds.SeatNumber
    """Who raises it (P18.3)."""


class Raise(msgspec.Struct, tag="raise", array_like=True):
    """A seat adds its waiting guild levels to its guilds, as far as they fit."""

    seat: bounds.SeatNumber
    """Whose levels they are (P14.2)."""


class Renew(msgspec.Struct, tag="renew", array_like=True):
    """A city tile has left the board; the next one of its side comes in."""

    side: Literal["recruit", "threat"]
    """Which side the tile had that has left."""


class Census(msgspec.Struct, tag="census", array_like=True):
    """Phase four: the units are counted one after the other."""

    unit: Annotated[int, Meta(ge=0, lt=len(UNITS))] = 0
    """The first unit not yet counted, as an index into ``board.UNITS``."""
    shown: bool = False
    """Whether that one has been shown by now, and its prizes are handed out."""


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


class StandingChoices(msgspec.Struct, tag="standing", array_like=True):
    """A side frame: every seat may change its standing choices at any time."""


Frame = Placement | Orders | Resolve | Reward | Bards | Titan | Spend | Phantom | Raise | Renew | Census | Over


class XiditState(GameState, kw_only=True):
    """The whole position."""

    options: Options
    """What the table chose."""
    year: bounds.Year
    """Which year it is, counted from 1."""
    first: bounds.SeatNumber
    """The first seat of the year."""
    frames: list[Frame]
    """The phase in hand, and on top of it what it has begun."""
    sides: Annotated[list[StandingChoices], Meta(max_length=1)] = msgspec.field(default_factory=list)
    """The standing choices, open all game long; saves of schema 1 have none."""
    players: Annotated[list[Seat], bounds.PER_SEAT]
    """By seat."""
    barracks: bounds.ByUnit
    """How many of each unit lie there."""
    recruits: Annotated[list[Annotated[list[bounds.Units], Meta(max_length=len(UNITS))]], bounds.PER_CITY]
    """By city: how many of each unit are left on its tile; an empty list where no recruitment tile lies."""
    threats: list[bounds.CityNumber]
    """Cities under threat, in ascending order."""
    recruit_pile: list[bounds.CityNumber]
    """Recruitment tiles to come after the next one, by their cities."""
    threat_pile: list[bounds.CityNumber]
    """Threat tiles to come after the next one, by their cities."""
    next_recruit: bounds.CityNumber
    """City of the recruitment tile that comes in next."""
    next_threat: bounds.CityNumber
    """City of the threat tile that comes in next."""
    recruit_discard: list[bounds.CityNumber]
    """Emptied recruitment tiles, by their cities, oldest first."""
    threat_discard: list[bounds.CityNumber]
    """Beaten threat tiles, by their cities, oldest first."""
    titans: Annotated[list[Annotated[list[bounds.TitanNumber], Meta(max_length=2)]], bounds.PER_SIZE]
    """For each size 3, 4, 5: the stack as indices into ``board.TITANS``, top first."""
    awake: Annotated[list[bool], bounds.PER_SIZE]
    """For each size 3, 4, 5: whether the top of the stack is awake."""
    owner: Annotated[list[bounds.SeatOrNobody], bounds.PER_CITY]
    """By city: the seat whose guild is there, -1 for none."""
    levels: Annotated[list[bounds.Tower], bounds.PER_CITY]
    """By city: levels of the guild, 0-4."""
    bards: bounds.BardsOnBoard
    """By region, then by seat; those of the central region are hidden (P9.2)."""
    tracks: Annotated[list[Track], bounds.PER_TRACK]
    """The three evaluations in the order in which they are made."""
    phantom: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=len(TRACKS))]
    """Its points in the order of ``board.TRACKS``; empty without one."""
    moments: Annotated[list[Moment], Meta(max_length=STEPS + 1)]
    """The running or last year, step by step."""
    deeds: Annotated[list[Deed], Meta(max_length=bounds.MOST)]
    """What the running step has brought so far."""
    uncovered: Annotated[list[bounds.Orders], Meta(max_length=bounds.MOST)] = msgspec.field(default_factory=list)
    """By seat: the six orders of the running or last year, from the moment the programming boards lie open; empty
    before the first."""

    @property
    def seat_count(self) -> int:
        """How many play."""
        return self.seats

    @property
    def short(self) -> bool:
        """Whether the game lasts nine years instead of twelve."""
        return self.options.short

    @property
    def first_seat(self) -> int:
        """The first seat of the year."""
        return self.first

    def hero_city(self, seat: int) -> int:
        """Where a hero stands; 0 before it is placed."""
        return self.players[seat].city

    def recruits_in(self, city: int) -> list[int]:
        """How many of each unit are left on the recruitment tile of a city; empty where none lies."""
        return self.recruits[city]

    def threatened(self, city: int) -> bool:
        """Whether a threat lies in a city."""
        return city in self.threats

    def awake_titans(self) -> dict[int, TitanTile]:
        """Size to the Titan that is awake, smallest first."""
        return {
            size: TITANS[stack[0]]
            for size, stack, awake in zip(TITAN_SIZES, self.titans, self.awake, strict=True)
            if awake
        }

    def began_bare(self, city: int) -> bool:
        """Whether nothing lay in a city when the year began."""
        if isinstance(self.frames[0], Resolve | Census):
            return self.moments[0].bare(city)
        return not self.recruits[city] and city not in self.threats

    def guild_in(self, city: int) -> tuple[int, int]:
        """Whose guild stands in a city and its levels; -1 and 0 for none."""
        return self.owner[city], self.levels[city]

    def guilds_built(self) -> list[tuple[int, int, int]]:
        """(city, seat, levels) of every guild, by city."""
        return [(city, self.owner[city], n) for city, n in enumerate(self.levels) if n]

    def known_bards(self) -> list[list[int]]:
        """Bards by region, then by seat; all zero for the central region until it is opened (P9.2)."""
        hidden = -1 if any(isinstance(frame, Over) for frame in self.frames) else CENTRAL
        return [[0] * self.seats if region == hidden else row for region, row in enumerate(self.bards)]

    def in_barracks(self) -> list[int]:
        """How many of each unit lie in the barracks."""
        return self.barracks

    def coming_threat_cities(self) -> list[int]:
        """The cities of the next threat tile and the one after it, as far as they lie face up."""
        return [self.next_threat, *self.threat_pile[-1:]]

    def phantom_points(self) -> dict[str, int]:
        """Track to the phantom's points; empty without one."""
        return dict(zip(TRACKS, self.phantom, strict=True)) if self.phantom else {}


def in_turn(position: Table) -> list[int]:
    """The seats clockwise from the first seat (P7.1)."""
    return [(position.first_seat + n) % position.seat_count for n in range(position.seat_count)]


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
    """Years of a game: it ends after its last census (P14)."""
    return bounds.CENSUS_YEARS[short][-1]


@cache
def census_years(short: bool) -> tuple[int, ...]:
    """Years that end with a census."""
    return bounds.CENSUS_YEARS[short]


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
