"""The position of a game of Fief: plain data with a stack of named frames on top of it.

Cities, regions, districts, Nobles, cards and servants are indices into the tables of ``game_data``; a family is a
number from 0, of which a seat owns one, in a game of two two (13.7). Money is in shillings; ``-1`` is nobody, nowhere.
"""

from __future__ import annotations

from typing import Annotated, Literal, Protocol

import msgspec
from msgspec import UNSET, Meta, UnsetType

from engine.core import GameState
from engine.fief.bounds import (
    BANDITS,
    CAPTORS,
    FOREST,
    FREE,
    INSIDE,
    PAIR,
    PARADE,
    SEA,
    AbbeyNumber,
    AbbeyOrNone,
    Answer,
    Building,
    CaptorNumber,
    CardNumber,
    CardOrNone,
    CityOrNowhere,
    Count,
    Draws,
    FamilyNumber,
    FamilyOrNobody,
    Hired,
    NobleNumber,
    NobleOrNobody,
    PlaceNumber,
    PlaceOrNowhere,
    RegionNumber,
    SeatNumber,
    ServantNumber,
    ServantOrNone,
    SiteNumber,
    Units,
    exactly,
)
from engine.fief.game_data import (
    ABBESSES,
    CITIES,
    DISTRICTS,
    FAMILIES,
    MERCENARIES,
    NOBLES,
    NONE,
    REGIONS,
    RELICS,
    TROOPS,
    UNITS,
    N,
)
from engine.fief.state.frames import (
    Arsenal,
    Article,
    Assign,
    Bench,
    Bestowing,
    Burning,
    Buying,
    Consent,
    Court,
    Deal,
    Deathbed,
    Desk,
    Discarding,
    Drawing,
    Election,
    Frame,
    Heir,
    Market,
    Over,
    Parliament,
    Parlour,
    Plan,
    Playing,
    Refuge,
    Renouncing,
    Round,
    Settle,
    SideFrame,
    Toll,
    Window,
)
from engine.fief.state.frames_war import (
    Battle,
    Camp,
    Challenge,
    Knighting,
    Leave,
    March,
    Marching,
    Muster,
    Parley,
    Pillaging,
    Raid,
    Rebellion,
    Report,
    Spoils,
    Volley,
    Walling,
)
from engine.fief.state.record import Record

__all__ = [
    "BANDITS", "CAPTORS", "FOREST", "FREE", "INSIDE", "PARADE", "SEA", "Arsenal", "Article", "Assign", "Battle",
    "Bench", "Bestowing", "Burning", "Buying", "Camp", "Challenge", "Consent", "Court", "Deal", "Deathbed", "Desk",
    "Discarding", "Drawing", "Election", "Frame", "Heir", "Knighting", "Leave", "March", "Marching", "Market",
    "Muster", "Over", "Parley", "Parliament", "Parlour", "Pillaging", "Plan", "Playing", "Raid", "Rebellion",
    "Refuge", "Renouncing", "Report", "Round", "Settle", "SideFrame", "Spoils", "Toll", "Volley", "Walling",
    "Window",
]  # fmt: skip
"""The frames, which the position is made of, and the numbers of sites and captors, for whoever reads it."""


class Options(msgspec.Struct, frozen=True):
    """What is agreed before a game: variants of the rules, and which side of a marker is shown."""

    regions: Literal["chosen", "random"] = "chosen"
    """Where families start: each chooses in its turn, or dice give each a region (13.6)."""
    voting: Literal["sealed", "turn"] = "sealed"
    """How an election votes: all at once in secret, or family by family in the order of turns (9.1)."""
    purchases: Literal["turn", "sealed"] = "turn"
    """How families buy: seat by seat in turn, or by sealed lists that are shown together (4.0)."""
    guard: bool = True
    """Whether King and Queen have royal guards (13.1)."""
    excalibur: bool = True
    """Whether the sword sticks in a city of a random region (13.2)."""
    garter: bool = True
    """Whether the Sovereign gives the Garter to Lords who rid England of invaders (13.3)."""
    sherwood: bool = True
    """Whether the bandits' paths through the forest are open (13.4)."""
    invaders: Literal["norse", "normans"] = "norse"
    """The side of the invaders' markers that is shown (6.0); it changes nothing in the rules."""


# --- what stands on the board ----------------------------------------------------------------------------------------


class Noble(msgspec.Struct, array_like=True):
    """A Noble, on the board or not."""

    family: FamilyOrNobody = NONE
    """Their family; ``NONE`` before they come into play and once what they had is given away."""
    place: PlaceOrNowhere = NONE
    """The city where they are; ``NONE`` for captives, who are with their captor, and for the freed not yet put down."""
    site: SiteNumber = INSIDE
    """Where in the city: ``INSIDE``, ``SEA``, ``FOREST``, ``PARADE``, or the city at the other end of their road."""
    captor: CaptorNumber = FREE
    """Who holds them: a Noble, from ``CAPTORS`` on an army of invaders, ``BANDITS``, or ``FREE``."""
    servant: ServantOrNone = NONE
    """The servant who serves them (P10)."""
    used: bool = False
    """Their servant has been used and rests until the round ends (2.12)."""
    spouse: NobleOrNobody = NONE
    """The Noble they are married to (9.0)."""
    heresy: bool = False
    """Whether they bear a heresy marker, without which Justice cannot reach them (10.4)."""
    garter: bool = False
    """Whether they have the Garter (13.3)."""
    prince: bool = False
    """Whether they are the Prince, the Queen's first son (2.11)."""
    guards: Annotated[int, Meta(ge=0, le=N.guards)] = 0
    """How many royal guards are beside them (13.1)."""
    safe: bool = False
    """Whether they have faced the plague this round and need not again (2.5)."""
    steps: Annotated[int, Meta(ge=0, le=4)] = 0
    """Moves made this round; two is the most (5.0)."""
    tries: Annotated[int, Meta(ge=0, le=2)] = 0
    """Tries at Excalibur this round: 1 after that of the moves, 2 after that of the battles (13.2)."""
    gone: bool = False
    """Whether they are dead."""


class Stack(msgspec.Struct, array_like=True):
    """Troops and engines of one family at one site of a city."""

    city: PlaceNumber
    """The city, or ``game_data.SHERWOOD`` for knights who wait with a captive of the bandits (13.4)."""
    family: FamilyNumber
    """The family whose troops they are."""
    site: SiteNumber
    """As of a Noble (``Noble.site``); in Sherwood the captive with whom they wait."""
    units: Units
    """How many of each kind, by the order of ``game_data.UNITS``."""
    hired: Hired
    """How many of the crossbows are of each Mercenary card, by the order of ``game_data.MERCENARIES`` (11.1)."""
    moved: Units
    """How many of each kind have marched this round, by the order of ``game_data.UNITS`` (5.0)."""
    works: Count = 0
    """Catapults being built here, not yet among the units (7.9)."""

    @property
    def troops(self) -> int:
        """How many troops there are, engines aside (glossary)."""
        return sum(self.units[: len(TROOPS)])


def empty_units() -> list[int]:
    """No unit of any kind."""
    return [0] * len(UNITS)


class Town(msgspec.Struct, array_like=True):
    """What a city has, and what has happened in it."""

    control: FamilyOrNobody = NONE
    """The family that controls it (5.1)."""
    building: Building = ""
    """``fortress``, ``walled``, ``abbey``, ``royal-fortress``, ``royal-abbey``, or empty (4.2, 4.4, 4.9, 2.13)."""
    abbey: AbbeyOrNone = NONE
    """Of an abbey, the number of its abbess' title, as in ``FiefState.veils``."""
    mill: bool = False
    """Whether it has a mill (4.2)."""
    siege: FamilyOrNobody = NONE
    """The family that besieges it (7.9)."""
    fought: bool = False
    """A fight here this round as saves of earlier rules note it; since then ``fights`` does."""
    quiet: list[FamilyNumber] = []
    """Families that were here together through the last round and need no leave of each other (5.0)."""
    won: bool = False
    """Whether its controller has won it in battle or occupied it this round."""
    fights: list[Annotated[list[FamilyNumber], PAIR]] = []
    """Pairs of families, the lower first, that have fought here this round."""
    feuds: list[Annotated[list[FamilyNumber], PAIR]] = []
    """Pairs that fought here last round: ``quiet`` is no leave between them (5.0)."""


class Army(msgspec.Struct, array_like=True):
    """An army of invaders (6.0)."""

    city: CityOrNowhere = NONE
    """Where it is; ``NONE`` while it is not on the map."""
    site: SiteNumber = INSIDE
    """As of a Noble (``Noble.site``)."""
    infantry: Annotated[int, Meta(ge=0, le=N.infantry)] = 0
    """How many infantry it has."""
    leader: bool = False
    """Whether its leader is alive and with it."""
    stays: bool = False
    """Whether it holds a Walled City for good (6.6)."""
    gone: bool = False
    """Whether it is out of the game and never lands again (6.10)."""
    landed: bool = False
    """Whether it came this round."""
    guided: bool = False
    """Whether a Passage leads it through the next walls or storms (10.2)."""


class Relic(msgspec.Struct, array_like=True):
    """A relic (12.0), in a city or with a Noble."""

    city: PlaceOrNowhere = NONE
    """The place where it lies, a city or ``game_data.SHERWOOD``; ``NONE`` while somebody bears it."""
    bearer: NobleOrNobody = NONE
    """The Noble who bears it."""
    known: bool = False
    """Whether it was revealed, so that everybody knows which one it is."""
    spent: bool = False
    """Whether the skull was used (12.3)."""
    gone: bool = False
    """Whether invaders have taken it out of the game."""


class Tax(msgspec.Struct, array_like=True):
    """A tax laid this round (2.8)."""

    kind: Literal["tallage", "tithe"]
    """``tallage`` on a region, ``tithe`` on a district."""
    area: RegionNumber
    """The region or the district."""
    noble: NobleNumber
    """In whose name it was laid."""
    family: FamilyNumber
    """The family that laid it."""


class Armed(msgspec.Struct, array_like=True):
    """A card that plays itself when what it waits for happens (10.0)."""

    number: Count
    """Its number in the seat's own count; ``disarm`` names it."""
    card: str
    """Its slug; it stays in the hand until it is played."""
    trigger: str
    """What must happen, one of ``arms.TRIGGERS`` for that card."""
    target: str
    """To whom or where: the slug of a Noble, a family, a city or a region, or ``invaders``."""
    how: str
    """By whom (``any`` or a Noble), where to (a city) or how many crossbows; empty where there is nothing to say."""


class Orders(msgspec.Struct):
    """What a seat lets be answered in its name; ``standing.VALUES`` lists what each may be."""

    ally: Answer = "grant"
    """Leave to pass for the family of an ally (5.0)."""
    strangers: Answer = "ask"
    """Leave to pass for everybody else (5.0)."""
    leave: dict[str, Answer] = {}
    """Leave to pass for a family or in a city, by slug, where it differs; of the two, the family's goes first."""
    ransom: Literal["full", "half", "ask"] = "ask"
    """From what part of the full ransom on an offer for a captive is accepted; a lower one is declined (7.7)."""
    deals: Literal["ask", "decline"] = "ask"
    """Whether other offers are declined unseen."""
    pigeons: Literal["welcome", "ask"] = "welcome"
    """Whether gifts, offers that want nothing, are accepted (2.15)."""
    losses: Literal["cheapest", "ask"] = "cheapest"
    """Which troops fall when there is a choice (7.5)."""
    fight: Literal["on", "reckon", "ask"] = "reckon"
    """Whether to fight on after a roll: always, by a comparison of points, or as the seat is asked (7.8)."""
    limit: Literal[0, 1, 2, 3, 4, 6, 8] = 0
    """Troops lost in a battle after which it is enough; 0 never."""
    truce: Literal["accept", "refuse", "ask"] = "ask"
    """What is said to a truce that the other side offers (7.8)."""
    surrender: Literal["never", "hopeless"] = "never"
    """Whether to surrender with less than a quarter of the other side's points (7.8)."""
    aim: Literal["never", "always"] = "never"
    """Whether archers aim at the foremost Noble or the leader on the other side (7.2)."""
    hire: Literal[0, 1, 2, 3] = 0
    """Crossbows that come by themselves to a battle of the seat; 0 none (11.1)."""
    loot: Literal["keep", "wreck", "ask"] = "keep"
    """What becomes of a loser's engines (7.2)."""
    sword: Literal["try", "ask"] = "try"
    """Whether everybody who may tries to draw Excalibur (13.2)."""
    clergy: Literal["never", "ask", "pay"] = "ask"
    """Whether the seat is asked to pay invaders or to send them a cleric (6.9, 6.10); ``pay`` is in old saves alone."""
    danish: str = "never"
    """Never read; saves of earlier versions have it."""
    windows: Literal["pass", "ask"] = "pass"
    """Whether windows pass without asking the seat (2.6)."""
    pillage: Literal["never", "rich", "won", "ask"] = "rich"
    """What is pillaged at the end of the battles (7.10)."""
    risings: Literal["pass", "ask"] = "pass"
    """Whether rebellions gather without asking the seat (10.1)."""
    mills: Literal["never", "threat", "ask"] = "threat"
    """When to be asked about burning mills: never, when somebody else is in such a city, or always (3.4)."""
    skull: Literal["own", "ask"] = "own"
    """Whether the skull's bearer is asked about its own dead and its ally's alone, or about all (12.3)."""
    join: Literal["never", "own", "ask"] = "own"
    """In what battles of others the seat is asked to join: none, those about its city or ally, or all (7.0)."""
    battles: Literal["able", "ask"] | UnsetType = UNSET
    """Whether it is asked only about attacks that it is able to win (7.0); unset it is asked, as in old saves."""
    refuge: Literal["safe", "ask"] | UnsetType = UNSET
    """Whether a freed Noble goes behind walls and to most of its troops (7.6); unset the seat is asked."""
    plan: Draws = "character-fortune"
    """The plan of draws that it begins each round with: decks joined with a dash, ``ask`` or ``nothing`` (2.0)."""
    dare: Literal[0, 1, 2, 3, 9] = 2
    """Disasters that this plan takes on the way; 9 is as many as come (2.3)."""


class FiefState(GameState, kw_only=True):
    """The whole position."""

    options: Options
    """What was agreed before the game."""
    families: Annotated[int, Meta(ge=3, le=len(FAMILIES))]
    """How many families play."""
    round: Annotated[int, Meta(ge=1, le=N.rounds)]
    """The round, from 1 to ``N.rounds``."""
    first: SeatNumber
    """The seat with the marker of the first player (1.0)."""
    frames: Annotated[list[Frame], Meta(min_length=1)]
    """The procedure in hand as a stack; the last one is at work."""
    sides: list[SideFrame]
    """What is open beside the stack: four desks for each seat, offers, and a window while a family moves."""
    nobles: Annotated[list[Noble], exactly(len(NOBLES))]
    """Every Noble, by their index in ``game_data.NOBLES``."""
    stacks: list[Stack]
    """All troops and engines on the board: one for a family at a site."""
    towns: Annotated[list[Town], exactly(len(CITIES))]
    """What each city has, by city."""
    armies: Annotated[list[Army], exactly(N.armies)]
    """The armies of invaders, by their number."""
    relics: Annotated[list[Relic], exactly(len(RELICS))]
    """The relics, by the order of ``game_data.RELICS``."""
    sword: PlaceOrNowhere
    """The place where Excalibur is; ``NONE`` while somebody bears it or where it is not played (13.2)."""
    bearer: NobleOrNobody
    """The Noble who has Excalibur."""
    blade: Literal["stone", "drawn", "crown"]
    """Excalibur is in the ``stone``, ``drawn``, or was lost by a Sovereign, so that a ``crown`` goes with it (13.2)."""
    purse: list[Count]
    """Shillings, by seat."""
    hands: list[list[CardNumber]]
    """Card numbers (``game_data.CARDS``), by seat."""
    orders: list[Orders]
    """Standing orders, by seat."""
    armed: list[list[Armed]]
    """Cards that play themselves, by seat, in the order in which they were armed."""
    drafts: list[Annotated[list[list[Article]], PAIR]]
    """What each seat has written down for an offer: by seat, what is given and what is wanted."""
    deals: list[list[Count]]
    """How many offers there were between two seats, by the one and the other: it numbers the next one."""
    slots: list[CardOrNone]
    """By family, the Mercenary or Burgher card in the right slot of its board (11.0)."""
    treasures: list[Annotated[int, Meta(ge=0, le=N.treasures)]]
    """Treasures not spent this round, by family (11.3)."""
    pigeons: list[Annotated[int, Meta(ge=0, le=N.pigeons)]]
    """Pigeons left for the whole game, by family (2.15)."""
    crossbows: Annotated[list[Annotated[int, Meta(ge=0, le=N.crossbows)]], exactly(len(MERCENARIES))]
    """Crossbows left on each Mercenary card, by the order of ``game_data.MERCENARIES`` (11.1)."""
    characters: list[CardNumber]
    """The Character deck, the top card last."""
    character_discards: list[CardNumber]
    """Character cards laid aside."""
    fortunes: list[CardNumber]
    """The deck of Fortunes and Disasters, the top card last (P4)."""
    fortune_discards: list[CardNumber]
    """Fortunes and Disasters laid aside."""
    servants: list[ServantNumber]
    """The deck of servants, the next one last (P9)."""
    aside: list[CardNumber]
    """Nobles removed at the start, unseen (P7)."""
    track: list[CardNumber]
    """Disasters on the track, face down, in the order in which they are turned up (2.3)."""
    weather: Annotated[list[list[CardNumber]], exactly(len(REGIONS))]
    """Fortunes and Disasters in each sea, by region."""
    settled: Annotated[list[list[CardNumber]], exactly(len(REGIONS))]
    """Those of ``weather`` that are at work, by region; the others still wait to be carried out (2.4)."""
    taxes: list[Tax]
    """Taxes laid this round (2.8)."""
    fiefs: Annotated[list[NobleOrNobody], exactly(len(REGIONS))]
    """The Lord of each region (4.3)."""
    dormant: Annotated[list[FamilyOrNobody], exactly(len(REGIONS))]
    """By region, the family that may take a lordless fief back (4.8)."""
    sees: Annotated[list[NobleOrNobody], exactly(len(DISTRICTS))]
    """The prelate of each district (2.14)."""
    veils: Annotated[list[NobleOrNobody], exactly(len(ABBESSES))]
    """The abbess of each abbey (2.13)."""
    spare_veils: list[AbbeyNumber]
    """Abbeys whose title lies with the titles, laid down by its abbess (2.13)."""
    sovereign: NobleOrNobody
    """The Noble who reigns, a King or a Sovereign Queen."""
    queen: NobleOrNobody
    """The Queen beside a King, or a King's widow."""
    gift: FamilyOrNobody
    """The family with the point for the first relic given to a Sovereign (12.0)."""
    heresies: Annotated[int, Meta(ge=0, le=N.heresies)]
    """Heresy markers that the game has; ``board.heresies_left`` says how many are left."""
    garters: Annotated[int, Meta(ge=0, le=N.garters)]
    """Garters left (13.3)."""
    mills: Annotated[int, Meta(ge=0, le=N.mills)]
    """Mills that the game has; ``board.mills_left`` says how many are left."""
    summoned: bool
    """Whether Parliament met this round (9.2)."""
    rebellious: bool
    """Whether the Royal Tax was raised this round, which adds to every rebellion (9.3)."""
    knighted: bool
    """Whether a Garter was given this round (13.3)."""
    shifted: list[CardNumber]
    """Storms cards that the chasuble has moved this round (12.2)."""
    serial: Count
    """How many questions have been numbered so far."""
    winners: list[FamilyNumber]
    """The families that have won; empty while the game runs."""
    reason: str
    """How they won: ``solo``, ``alliance`` or ``rounds``; empty while the game runs (8.2-8.4)."""
    report: Report | None
    """The last battle, also while it is fought; ``None`` before the first."""
    record: Record
    """What everybody has seen of the game."""

    def next(self) -> int:
        """The number of the next question."""
        self.serial += 1
        return self.serial


class Seated(Protocol):
    """Whatever knows how many seats play."""

    @property
    def seats(self) -> int: ...


def seat_of(state: Seated, family: int) -> int:
    """The seat that plays a family (13.7)."""
    return family // 2 if state.seats == 2 else family


def families_of(state: Seated, seat: int) -> tuple[int, ...]:
    """The families of a seat, in the order in which they play."""
    return (2 * seat, 2 * seat + 1) if state.seats == 2 else (seat,)


def seats_in_turn(state: FiefState) -> list[int]:
    """Seats in the order of their turns (1.0)."""
    return [(state.first + n) % state.seats for n in range(state.seats)]


def families_in_turn(state: FiefState) -> list[int]:
    """Families in the order of their turns; those of one seat one after the other (13.7)."""
    return [family for seat in seats_in_turn(state) for family in families_of(state, seat)]
