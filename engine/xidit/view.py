"""What one seat, or a spectator, may know of a game of Xidit.

Everything here is public except ``own``, which a view carries for its own seat alone. Cities are numbers
1-21; units, regions, creatures, tracks and kinds are slugs; seats count from 0.
"""

from __future__ import annotations

import msgspec


class RecruitTile(msgspec.Struct, frozen=True):
    """A city tile with its recruitment side up. ``units``: what can still be recruited, weakest first."""

    city: int
    units: list[str]


class ThreatTile(msgspec.Struct, frozen=True):
    """A city tile with its threat side up: the creature, what the lord demands, what he offers."""

    city: int
    creature: str
    units: list[str]
    sovereigns: int
    bards: int
    guild: int


class TitanStack(msgspec.Struct, frozen=True):
    """One of the three stacks of Titans. ``size``: unit icons (3, 4, 5); ``left``: tiles in the stack.

    Creature and rewards are those of the top tile; they stay empty while it sleeps or the stack is empty.
    """

    size: int
    left: int
    awake: bool
    creature: str = ""
    sovereigns: int = 0
    bards: int = 0
    guild: int = 0


class Guild(msgspec.Struct, frozen=True):
    """A guild tower: its city, whose it is, 1-4 levels."""

    city: int
    seat: int
    levels: int


class RegionView(msgspec.Struct, frozen=True):
    """A region. ``bards``: one count per seat; all zero for the central region until the Bastion is opened."""

    slug: str
    number: int
    central: bool
    closed: bool
    first: int
    second: int
    bards: list[int]


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. ``city`` is 0 before its hero is placed."""

    seat: int
    city: int
    sealed: bool
    guild_levels: int
    bards_on_board: int
    kills: int
    eliminated: bool


class Deed(msgspec.Struct, frozen=True, array_like=True):
    """One public fact of a step: who, what (move, stay, recruit, kill, titan, nothing), where, with what."""

    seat: int
    kind: str
    city: int
    detail: str = ""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """The public board after one step of a year; step 0 is the start of the year.

    ``cities``: hero positions by seat. ``recruits``: (city, units left). ``threats``: cities under threat.
    ``guilds``: (city, seat, levels). ``bards``: per region, per seat. ``deeds``: what this step brought.
    """

    step: int
    cities: list[int]
    recruits: list[tuple[int, list[str]]]
    threats: list[int]
    guilds: list[tuple[int, int, int]]
    bards: list[list[int]]
    deeds: list[Deed]


class Ranking(msgspec.Struct, frozen=True):
    """One evaluation: its track, and from best to worst (participant, value, units, eliminated here, out before).

    The phantom stands as seat -1. ``units`` is the tie-break count, -1 for the phantom.
    """

    track: str
    rows: list[tuple[int, int, int, bool, bool]]


class Plan(msgspec.Struct):
    """Choices sealed with the orders for one step (1-6) of this year; empty fields ask or follow the standing ones.

    ``reward``: a pair such as ``sovereigns-bards``. ``bards``: region to count. ``titan``: "3", "4", "5" or "skip".
    ``spend``: unit to count, the rest is paid with the weakest units. ``order``: the regions of ``bards`` as they were
    chosen one after the other; of too few bards the last get none (a save keeps no order of its own).
    """

    reward: str = ""
    bards: dict[str, int] = {}
    titan: str = ""
    spend: dict[str, int] = {}
    order: list[str] = []

    def sent(self) -> dict[str, int]:
        """Region to count, in the order in which bards are sent there."""
        return {slug: self.bards[slug] for slug in self.order}


class Standing(msgspec.Struct):
    """Choices that hold until changed; ``ask`` means: ask me.

    ``instead``: what happens when half of the chosen reward would bring nothing. ``size``: up to which Titan, ``rank``:
    up to which unit ``titan`` pays. ``level``: where a waiting guild level goes. ``prize``: where bards of a census go.
    """

    reward: str = "ask"
    bards: str = "ask"
    titan: str = "ask"
    phantom: str = "ask"
    level: str = "ask"
    instead: str = "ask"
    size: str = "five"
    rank: str = "mage"
    prize: str = "ask"


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows.

    ``orders``: six entries, empty when not chosen. ``plans``: step to plan. ``route``: the city after each of
    the steps 0-6 if the orders are carried out. ``bastion``: own bards in the central region. ``waiting``: guild
    levels that wait for a guild. ``reveals``: the census so far, unit to count. ``pending``: bards still to place,
    units still to pay or levels still to build in the choice this seat is asked for, else 0. ``wishes``: the cities
    to be placed in, best first, 0 when not chosen; empty after the placement.
    """

    units: dict[str, int]
    sovereigns: int
    bards_left: int
    bastion: int
    levels_left: int
    waiting: int
    orders: list[str]
    plans: dict[int, Plan]
    standing: Standing
    route: list[int]
    reveals: dict[str, int]
    pending: int
    wishes: list[int]


class XiditView(msgspec.Struct, frozen=True):
    """The whole position as a seat (or, with ``seat`` None, a spectator) sees it.

    ``phase``: placement, orders, resolution, census, over. ``step``: 1-6 during resolution, else 0.
    ``census``: the unit whose prizes are handed out, else empty. ``acting``: seats that must decide now. ``asked``:
    what a choice is about, e.g. ``reward``, ``bards``, ``titan``, ``spend``, ``phantom``, ``raise``; else empty. Both
    say of a Titan's question in the view of its own seat alone.
    ``coming_*``: the next tile and the one after it, as far as they lie face up. ``phantom``: track to points,
    empty without one. ``moments``: the running or last year step by step. ``rankings``: filled at the end.
    ``offer``: kind to printed number while somebody is asked for a reward, else empty. ``uncovered``: by seat the six
    orders of the running or last year, from the moment the programming boards lie open; empty before the first.
    """

    seat: int | None
    seats: list[SeatView]
    phase: str
    year: int
    years: int
    census_years: list[int]
    step: int
    census: str
    acting: list[int]
    asked: str
    first_seat: int
    recruits: list[RecruitTile]
    threats: list[ThreatTile]
    coming_recruits: list[RecruitTile]
    coming_threats: list[ThreatTile]
    recruit_pile: int
    threat_pile: int
    recruit_discard: list[int]
    threat_discard: list[int]
    unused_cities: list[int]
    titans: list[TitanStack]
    guilds: list[Guild]
    regions: list[RegionView]
    barracks: dict[str, int]
    tracks: list[str]
    phantom: dict[str, int]
    moments: list[Moment]
    rankings: list[Ranking]
    own: Own | None
    offer: dict[str, int] = {}
    uncovered: list[list[str]] = []
