"""What one seat, or a spectator, may know of a game of Xidit.

Everything here is public except ``own``, which a view carries for its own seat alone. Cities are numbers
1-21; units, regions, creatures, tracks and kinds are slugs; seats count from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.xidit.board import THREATS, TITAN_OF, UNITS, Titan, Track
from engine.xidit.bounds import (
    MOST,
    PER_SEAT,
    STEPS,
    YEARS,
    Aim,
    BardsOnBoard,
    CityNumber,
    DeedKind,
    Order,
    Reward,
    SeatNumber,
    Sent,
    Spent,
    Tower,
)

Quick = Literal["sparing", "lavish"]
"""What the style ``quick`` does unasked: ``sparing`` pays Titans with no cleric or mage and shows all units in a
census; ``lavish`` pays with any unit and asks what is shown."""


class RecruitTile(msgspec.Struct, frozen=True):
    """A city tile with its recruitment side up."""

    city: int
    """Where it lies, or will lie."""
    units: list[str]
    """What can still be recruited, weakest first, one entry per unit."""


class ThreatTile(msgspec.Struct, frozen=True):
    """A city tile with its threat side up."""

    city: int
    """Where it lies, or will lie."""
    creature: str
    """What threatens the city."""
    units: list[str]
    """What the lord demands, weakest first, one entry per unit."""
    sovereigns: int
    """Sovereigns that the lord offers."""
    bards: int
    """Bards that the lord offers."""
    guild: int
    """Guild levels that the lord offers."""


THREAT_TILES: Mapping[int, ThreatTile] = {
    city: ThreatTile(city, t.creature, list(t.units), t.sovereigns, t.bards, t.guild) for city, t in THREATS.items()
}
"""City to its tile with the threat side up."""


class TitanStack(msgspec.Struct, frozen=True):
    """One of the three stacks of Titans; a creature and its rewards are those of the top tile."""

    size: int
    """Unit icons on its Titans: 3, 4 or 5."""
    left: int
    """Tiles in the stack."""
    awake: bool
    """Whether the top one is."""
    creature: str = ""
    """Empty while it sleeps, or when the stack is."""
    sovereigns: int = 0
    """Sovereigns that it brings; 0 while it sleeps."""
    bards: int = 0
    """Bards that it brings; 0 while it sleeps."""
    guild: int = 0
    """Guild levels that it brings; 0 while it sleeps."""


class Guild(msgspec.Struct, frozen=True):
    """A guild tower."""

    city: int
    """Where it stands."""
    seat: int
    """The seat whose Guild it is."""
    levels: int
    """How high it is, 1-4."""


class RegionView(msgspec.Struct, frozen=True):
    """A region and who is known in it."""

    slug: str
    """Names it in ``xidit-place-<slug>``."""
    number: int
    """As printed, 1-9."""
    central: bool
    """Whether it is the Bastion, whose bards are hidden until the end."""
    closed: bool
    """Whether it takes no bards in this game (P17.1, P18.7)."""
    first: int
    """Reputation for most bards."""
    second: int
    """Reputation for second most bards."""
    bards: list[int]
    """How many each seat has there; all zero for the central region until it is opened."""


class SeatView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    seat: int
    """Which one."""
    city: int
    """Where its hero stands; 0 before it is placed."""
    sealed: bool
    """Whether it has sealed what all choose at once: its wishes, its orders or its counts of the census."""
    guild_levels: int
    """Its guild levels on the board."""
    bards_on_board: int
    """Its bards in all regions, without the central one until that is opened."""
    kills: int
    """Threats and Titans that it has beaten in the whole game."""
    eliminated: bool
    """Whether an evaluation has dropped it, at the end of the game."""


class Deed(msgspec.Struct, frozen=True, array_like=True):
    """One public fact of a step."""

    seat: SeatNumber
    """Who did it."""
    kind: DeedKind
    """``move``, ``stay``, ``recruit``, ``kill``, ``titan`` or ``nothing``."""
    city: CityNumber
    """Where its hero stood then; after a move, where it came to."""
    detail: str = ""
    """With what: the colour of the road, the unit recruited, the creature beaten; empty for ``stay`` and
    ``nothing``."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """The public board after one step of a year."""

    step: Annotated[int, Meta(ge=0, le=STEPS)]
    """1-6; 0 is the start of the year."""
    cities: Annotated[list[CityNumber], PER_SEAT]
    """Where each hero stood, by seat."""
    recruits: list[tuple[CityNumber, list[str]]]
    """(city, units left, weakest first) of every recruitment tile."""
    threats: list[CityNumber]
    """Cities under threat."""
    guilds: list[tuple[CityNumber, SeatNumber, Tower]]
    """(city, seat, levels) of every guild."""
    bards: BardsOnBoard
    """By region, then by seat; all zero for the central region."""
    deeds: Annotated[list[Deed], Meta(max_length=MOST)]
    """What this step brought, in the order in which it happened."""

    def bare(self, city: int) -> bool:
        """Whether no tile lay in a city."""
        return city not in self.threats and all(city != there for there, _ in self.recruits)


class Ranking(msgspec.Struct, frozen=True):
    """One evaluation."""

    track: str
    """What it counts: ``wealth``, ``influence`` or ``reputation``."""
    rows: list[tuple[int, int, int, bool, bool]]
    """From best to worst (participant, value, units, eliminated here, out before). The phantom is -1; ``units`` break
    ties, -1 for the phantom."""


class Plan(msgspec.Struct):
    """Choices sealed with the orders for one step (1-6) of this year; empty fields ask or follow the standing ones."""

    reward: Reward = ""
    """A pair such as ``sovereigns-bards``."""
    bards: dict[str, Sent] = {}
    """Region slug to how many go there."""
    titan: Aim = ""
    """Size of the one that is fought, ``3``, ``4`` or ``5``, or ``skip`` for none."""
    spend: dict[str, Spent] = {}
    """Unit to how many are paid for the Titan. Too few: the rest is asked; none named: the weakest are paid unasked."""
    order: list[str] = []
    """The regions of ``bards`` as they were chosen one after the other; of too few bards the last get none. (A save
    keeps no order of its own.)"""

    def sent(self) -> dict[str, int]:
        """Region to count, in the order in which bards are sent there."""
        return {slug: self.bards[slug] for slug in self.order}


class Standing(msgspec.Struct):
    """Choices that hold until changed; ``ask`` means: ask me."""

    reward: Literal["least", "sovereigns-bards", "sovereigns-guild", "bards-guild", "ask"] = "ask"
    """The pair that is taken, such as ``sovereigns-bards``, or ``least`` for the two of which the seat has least."""
    bards: Literal["even", "richest", "bastion", "ask"] = "ask"
    """Where bards of a reward go: ``even``, ``richest`` or ``bastion``."""
    titan: Literal["meant", "always", "never", "ask"] = "ask"
    """When a Titan is fought: ``always``, ``never``, or where it was ``meant``, as nothing lay there when the year
    began."""
    phantom: Literal["safest", "wealth", "influence", "reputation", "ask"] = "ask"
    """Which of the phantom's tracks is raised, or ``safest`` for that on which the seat is farthest ahead of it."""
    level: Literal["fullest", "ask"] = "ask"
    """Where a waiting guild level goes: to the ``fullest`` guild with room."""
    instead: Literal["useful", "ask"] = "ask"
    """What is taken when half of the chosen pair would bring nothing: the ``useful`` kinds of which the seat has
    least."""
    size: Literal["three", "four", "five"] = "five"
    """Up to which size a Titan is fought unasked: ``three``, ``four`` or ``five``."""
    rank: Literal["militia", "archer", "infantry", "cleric", "mage"] = "mage"
    """Up to which unit a Titan is paid for unasked."""
    prize: Literal["even", "richest", "bastion", "ask"] = "ask"
    """Where bards of a census go, as for ``bards``."""
    census: Literal["all", "ask"] = "ask"
    """What is shown in a census that begins: ``all`` units, which stay in hand."""


class Own(msgspec.Struct, frozen=True):
    """What only the seat itself knows."""

    units: dict[str, int]
    """Unit to how many it has."""
    sovereigns: int
    """Sovereigns behind its screen."""
    bards_left: int
    """Bards that it has not sent out yet."""
    bastion: int
    """Its bards in the central region."""
    levels_left: int
    """Guild levels in its reserve."""
    waiting: int
    """Guild levels that wait for a guild (P14.2)."""
    orders: list[Order]
    """By step 1-6 (index 0-5): a road colour, ``act`` or ``wait``; empty when not chosen."""
    plans: dict[int, Plan]
    """Step to what is planned for it; steps without a plan are missing."""
    standing: Standing
    """What it has answered beforehand."""
    route: list[int]
    """The city after each of the steps 0-6 if the orders are carried out; all 0 before its hero is placed."""
    reveals: dict[str, int]
    """In a census, unit to how many it shows; units without a choice are missing."""
    pending: int
    """Bards still to place, units still to pay or levels still to build in the choice that it is asked for, else 0."""
    wishes: list[int]
    """Cities that it wants to be placed in, best first, 0 when not chosen; empty after the placement."""

    def held(self) -> list[int]:
        """How many it has of each unit."""
        return [self.units[unit] for unit in UNITS]

    def plan_of(self, step: int) -> Plan:
        """What it has planned for a step, 1-6; an empty plan for none."""
        return self.plans.get(step) or Plan()


class XiditView(msgspec.Struct, frozen=True):
    """The whole position as a seat or a spectator sees it."""

    seat: int | None
    """Whose view it is; ``None`` for a spectator."""
    seats: list[SeatView]
    """What everybody sees of each, in their order."""
    phase: str
    """``placement``, ``orders``, ``resolution``, ``census`` or ``over``."""
    year: int
    """Which year it is, counted from 1."""
    years: int
    """How many the game has."""
    census_years: list[int]
    """The years that end with a census."""
    step: int
    """Which step is carried out, 1-6; 0 outside the resolution."""
    census: str
    """The unit whose prizes are handed out, else empty."""
    acting: list[int]
    """Seats that must decide now; of a Titan's question the seat that is asked reads so alone."""
    asked: str
    """What a choice is about: ``reward``, ``bards``, ``titan``, ``spend``, ``phantom`` or ``raise``; else empty, and
    for a Titan's question in the views of all others too."""
    first_seat: int
    """The first seat of the year."""
    recruits: list[RecruitTile]
    """Those on the board, by city."""
    threats: list[ThreatTile]
    """Those on the board, by city."""
    coming_recruits: list[RecruitTile]
    """The next recruitment tile and the one after it, as far as they lie face up."""
    coming_threats: list[ThreatTile]
    """The next threat tile and the one after it, as far as they lie face up."""
    recruit_pile: int
    """Tiles in the pile of recruitment tiles, without the next one."""
    threat_pile: int
    """Tiles in the pile of threats, without the next one."""
    recruit_discard: list[int]
    """Emptied recruitment tiles, by their cities, oldest first."""
    threat_discard: list[int]
    """Beaten threat tiles, by their cities, oldest first."""
    unused_cities: list[int]
    """Cities without a tile in this game."""
    titans: list[TitanStack]
    """The stacks of size 3, 4 and 5, in this order, empty ones too."""
    guilds: list[Guild]
    """Every guild on the board, by city."""
    regions: list[RegionView]
    """All nine, by number."""
    barracks: dict[str, int]
    """Unit to how many lie there."""
    tracks: list[Track]
    """The three evaluations in the order in which they are made."""
    phantom: dict[str, int]
    """Track to its points; empty without one."""
    moments: list[Moment]
    """The running or last year, step by step."""
    rankings: list[Ranking]
    """The evaluations; empty before the end."""
    own: Own | None
    """What only this seat knows; ``None`` for a spectator."""
    offer: dict[str, int] = {}
    """Kind of reward to the printed number while somebody is asked for a reward, else empty."""
    uncovered: list[list[Order]] = []
    """By seat: the six orders of the running or last year, from the moment the programming boards lie open; empty
    before the first."""
    quick: Quick = "sparing"
    """What the style ``quick`` means at this table."""

    @property
    def seat_count(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def short(self) -> bool:
        """Whether the game lasts nine years instead of twelve."""
        return self.years < YEARS

    def hero_city(self, seat: int) -> int:
        """Where a hero stands; 0 before it is placed."""
        return self.seats[seat].city

    def recruits_in(self, city: int) -> list[int]:
        """How many of each unit are left on the recruitment tile of a city; empty where none lies."""
        units = next((tile.units for tile in self.recruits if tile.city == city), None)
        return [] if units is None else [units.count(unit) for unit in UNITS]

    def threatened(self, city: int) -> bool:
        """Whether a threat lies in a city."""
        return any(tile.city == city for tile in self.threats)

    def awake_titans(self) -> dict[int, Titan]:
        """Size to the Titan that is awake, smallest first."""
        return {stack.size: TITAN_OF[stack.creature] for stack in self.titans if stack.awake}

    def began_bare(self, city: int) -> bool:
        """Whether nothing lay in a city when the year began."""
        if self.phase in ("resolution", "census"):
            return self.moments[0].bare(city)
        return not self.recruits_in(city) and not self.threatened(city)

    def guild_in(self, city: int) -> tuple[int, int]:
        """Whose guild stands in a city and its levels; -1 and 0 for none."""
        return next(((guild.seat, guild.levels) for guild in self.guilds if guild.city == city), (-1, 0))

    def guilds_built(self) -> list[tuple[int, int, int]]:
        """(city, seat, levels) of every guild, by city."""
        return [(guild.city, guild.seat, guild.levels) for guild in self.guilds]

    def known_bards(self) -> list[list[int]]:
        """Bards by region, then by seat; all zero for the central region until it is opened (P9.2)."""
        return [region.bards for region in self.regions]

    def in_barracks(self) -> list[int]:
        """How many of each unit lie in the barracks."""
        return [self.barracks[unit] for unit in UNITS]

    def coming_threat_cities(self) -> list[int]:
        """The cities of the next threat tile and the one after it, as far as they lie face up."""
        return [tile.city for tile in self.coming_threats]

    def phantom_points(self) -> dict[str, int]:
        """Track to the phantom's points; empty without one."""
        return self.phantom
