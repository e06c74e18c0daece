"""The position of a game of Charlemagne: plain data with a stack of named frames on top of it.

Places, regions, counters and kinds of marker are indices into the tables of ``board`` and ``game_data``. Seat 0 is the
Empire, seat 1 the Tribal player; ``-1`` is nobody. Points are points of treasure unless said otherwise.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.charlemagne.bounds import NOWHERE as NOWHERE  # whoever reads a state may name it
from engine.charlemagne.bounds import (
    TWO,
    Champion,
    ClauseKind,
    Count,
    Counter,
    Die,
    Ending,
    Faith,
    Goal,
    Hand,
    Hex,
    LossReason,
    Owner,
    Percent,
    PlaceNumber,
    Prey,
    RegionNumber,
    SeatNumber,
    Spot,
    Stage,
    Turn,
)
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.game_data import COUNTERS, LEADERS, NEUTRAL, REGIONS, TURNS
from engine.core import GameState

Odds = Literal["never", "odds-1", "odds-2", "odds-3", "odds-4", "always", "ask"]
Cap = Annotated[int, msgspec.Meta(ge=0, le=6)]
EVERY_REGION = msgspec.Meta(min_length=len(REGIONS), max_length=len(REGIONS))


class Options(msgspec.Struct, frozen=True):
    """What the table chose. The optional rules are off unless chosen."""

    first: Literal["empire", "tribal"] = "empire"
    """Who has the first player turn of each game turn (ruling 1)."""
    placement: Literal["free", "fixed"] = "free"
    """Whether the players place their units themselves or start from the usual places (ruling 2)."""
    build_limit: Literal[0, 1, 2, 3] = 1
    """Burg and civilisation markers a player may build in a player turn, 0 for any number, as printed (23.5, 24.6)."""
    duels: bool = False
    """Whether there is personal combat (28)."""
    scara: bool = False
    """Whether the Scara can be hired (29)."""
    leader_death: bool = False
    """Whether the marker of the leader's death is in the cup (30)."""


class Orders(msgspec.Struct):
    """What a seat lets be answered in its name; the keys and values are in ``standing.VALUES``."""

    vassalage_cap: Cap = 2
    """Most points spent on defending a region against vassalage, where ``caps`` does not name it."""
    vassalage_least: Percent = 30
    """Least chance of vassalage, in percent, that is worth defending against."""
    missionary_cap: Cap = 2
    """Most points spent on defending a region against conversion, where ``faith`` does not name it."""
    missionary_least: Percent = 30
    """Least chance of conversion, in percent, that is worth defending against."""
    defence: Literal["auto", "ask"] = "auto"
    """Against an attempt: ``auto``, by caps and chances, or ``ask``."""
    retreat: Odds = "odds-3"
    """When to withdraw before a battle: ``never``, ``always``, ``ask``, or from odds against the seat, ``odds-1`` (1/1)
    to ``odds-4`` (4/1)."""
    direction: Literal["burg", "home", "stack", "ask"] = "burg"
    """Where to retreat to: the nearest own ``burg``, ``home`` (burgs of own regions), an own ``stack``, or ``ask``."""
    advance: Literal["never", "shift", "always", "ask"] = "shift"
    """When to play a military advance in defence: ``never``, ``shift`` (when the odds drop by it), ``always``,
    ``ask``."""
    stake: Count = 6
    """Least strength, in combat points, of the defenders for which a marker is played by ``shift``."""
    reserve: Count = 0
    """Military advances kept in hand: one is played only from a hand with more."""
    treachery: Literal["never", "shift", "ask"] = "shift"
    """When to play treachery in defence, on the enemy's leader: ``never``, ``shift`` (when the odds drop by it),
    ``ask``."""
    losses: Literal["cheapest", "ask"] = "cheapest"
    """Which units to lose: the ``cheapest``, or ``ask``."""
    burgs: Literal["hold", "leave", "ask"] = "hold"
    """Whether who is beaten in a burg holds it (16.8a): ``hold``, ``leave``, ``ask``."""
    duel: Odds = "never"
    """When the defender calls for personal combat (28): ``never``, ``always``, ``ask``, or from odds ``odds-1`` to
    ``odds-4``."""
    champion: Champion = "leader"
    """Who fights in personal combat, where both are there: ``leader`` or ``charlemagne``. Nobody is asked about it."""
    envoys: Literal["auto", "never", "ask"] = "auto"
    """Royal envoys in a revolt (7): ``auto``, for a bad die where two faces or more are better, ``never`` or
    ``ask``."""
    leader: Literal["largest", "capital", "ask"] = "largest"
    """Where a drawn leader goes: to the ``largest`` force without one, nearest to the ``capital``, or ``ask``
    (21.1)."""
    fate: Literal["auto", "ask"] = "auto"
    """What the Tribal player decides in events (61, 62, 66): ``auto`` or ``ask``."""
    caps: dict[str, Count] = {}
    """Most points spent on defending a region against vassalage, by its slug, where it differs from
    ``vassalage_cap``."""
    faith: dict[str, Count] = {}
    """The same against conversion, where it differs from ``missionary_cap``."""
    lost: list[str] = []
    """Slugs of regions that are not worth royal envoys, in alphabetical order."""


class Clause(msgspec.Struct, frozen=True, array_like=True):
    """One clause of a treaty (26)."""

    kind: ClauseKind
    """``points``, ``marker``, ``neutral`` are due at once; ``peace``, ``avoid``, ``leave`` hold until the game turn
    ends."""
    seat: SeatNumber
    """The seat that keeps the clause: who gives, or is bound."""
    what: str = ""
    """``marker``: its slug, handed over; ``neutral``: the region let go; ``avoid``: the region or burg that no unit
    enters; ``leave``: the one where no unit is left at the end of the seat's player turn. Else empty (``peace`` is no
    attack)."""
    amount: Count = 0
    """Points handed over by a ``points`` clause, 1 to 30, else 0."""


class Treaty(msgspec.Struct, array_like=True):
    """A proposal, or a treaty in force."""

    number: Count
    """Its number, counted from 1 through the game; offers and treaties are named by it."""
    by: SeatNumber
    """The seat that proposed it."""
    clauses: list[Clause]
    """What it says, of both seats; once it is in force only what still holds."""
    turn: Turn
    """The game turn it belongs to: of the proposal, then of the agreement."""


# --- frames: the procedure in hand -----------------------------------------------------------------------------------


class Deploy(msgspec.Struct, tag="deploy", array_like=True):
    """A seat places its units (scenario, 7b)."""

    seat: SeatNumber
    """The seat that places its units."""


class Fate(msgspec.Struct, tag="fate", array_like=True):
    """The events phase (6)."""

    seat: SeatNumber
    """The seat whose player turn begins, and whom the event strikes."""
    number: Annotated[int, msgspec.Meta(ge=0, le=66)] = 0
    """The event rolled, tens and units from 11 to 66 (6.1); 0 before the dice."""


class Revolt(msgspec.Struct, tag="revolt", array_like=True):
    """Regions roll for revolt (7)."""

    regions: list[RegionNumber]
    """The regions that roll, in the order of the event."""
    dice: list[Die]
    """One die for each region, in the same order, before modifiers."""
    asked: SeatNumber
    """The seat that may send royal envoys now (ruling 6)."""
    waits: bool = False
    """Whether that seat is asked, for its orders say so; else they answer."""
    number: Count = 0
    """The serial number that is in the ids of its questions."""


class Naming(msgspec.Struct, tag="naming", array_like=True):
    """The Tribal player names the regions of a quarrel over the succession (event 66)."""

    seat: SeatNumber
    """The Tribal player's seat."""
    regions: list[RegionNumber]
    """The regions named so far, three at most."""
    number: Count
    """The serial number that is in the ids of its questions."""
    waits: bool = False
    """Whether the seat is asked; else its orders answer."""


class Raid(msgspec.Struct, tag="raid", array_like=True):
    """The Tribal player picks the port burg that raiders pillage (events 61, 62)."""

    seat: SeatNumber
    """The Tribal player's seat."""
    southern: bool
    """Whether the raiders come over the Mediterranean (62), else over the northern seas (61)."""
    number: Count
    """The serial number that is in the id of its question."""
    waits: bool = False
    """Whether the seat is asked; else its orders answer."""


class PlaceLeader(msgspec.Struct, tag="place-leader", array_like=True):
    """A leader marker was drawn and goes to friendly units (21.1)."""

    seat: SeatNumber
    """The seat that drew it."""
    number: Count
    """The serial number that is in the id of its question."""
    waits: bool = False
    """Whether the seat is asked; else its orders answer."""


class LoseLeader(msgspec.Struct, tag="lose-leader", array_like=True):
    """The leader's death was drawn (30)."""

    seat: SeatNumber
    """The seat that drew it and loses a leader."""
    number: Count
    """The serial number that is in the id of its question."""
    waits: bool = False
    """Whether the seat is asked; else its orders answer."""


class Drawing(msgspec.Struct, tag="drawing", array_like=True):
    """The stratagem phase (8.2b)."""

    seat: SeatNumber
    """The seat that draws."""


class Envoy(msgspec.Struct, tag="envoy", array_like=True):
    """The vassalage phase (9)."""

    seat: SeatNumber
    """The seat that may make attempts."""


class Attempt(msgspec.Struct, tag="attempt", array_like=True):
    """An attempt at vassalage (9.1) or conversion (18.1), markers being laid down."""

    seat: SeatNumber
    """The seat that makes it."""
    region: RegionNumber
    """The region that it is about."""
    religion: Goal
    """The faith that a conversion goes for, -1 for vassalage."""
    place: Spot
    """Where the converting force is, else -1."""
    laid: Annotated[list[Hand], TWO]
    """Markers laid down, by seat and kind."""
    sent: bool = False
    """Whether the attacker's are on the table, so that it is the defender's turn."""
    waits: bool = False
    """Whether the defender is asked; else their orders answer."""
    number: Count = 0
    """The serial number that is in the ids of its questions."""


class Spending(msgspec.Struct, tag="spending", array_like=True):
    """The treasury phase (10)."""

    seat: SeatNumber
    """The seat that spends."""
    hired: list[PlaceNumber]
    """Places where a mercenary came in this phase; a peripheral area as often as one came there (11.2, 11.3)."""
    closing: bool = False
    """Whether pillage is being cleared: nothing else is bought any more (17.4)."""
    built: Count = 0
    """Markers built in this phase, burgs and civilisation together."""


class Levying(msgspec.Struct, tag="levying", array_like=True):
    """The levy phase (11.1)."""

    seat: SeatNumber
    """The seat that raises units."""
    left: Annotated[list[Count], EVERY_REGION]
    """Units each region may still raise."""
    used: list[PlaceNumber]
    """Places that raised one; a peripheral area as often as one came there, mercenaries of this player turn included
    (11.3)."""
    assembly: Count = 0
    """How many regions the General Assembly may still give one unit more."""
    called: list[RegionNumber] = []
    """Those to which it gave one."""


class Campaign(msgspec.Struct, tag="campaign", array_like=True):
    """The operations phase (13)."""

    seat: SeatNumber
    """The seat that operates."""
    forces: Count = 0
    """How many forces have operated in this phase."""


class Muster(msgspec.Struct, tag="muster", array_like=True):
    """A force is put together from the units of a place."""

    seat: SeatNumber
    """The seat whose force it is."""
    place: PlaceNumber
    """Where the units are."""
    picked: dict[str, Count]
    """How many units go along, by the slug of their type."""
    number: Count
    """The serial number that is in the ids of its questions."""


class Force(msgspec.Struct, tag="force", array_like=True):
    """A force in operation."""

    seat: SeatNumber
    """Whose force it is."""
    place: PlaceNumber
    """Where it is."""
    units: list[Counter]
    """Its counters; who is dropped, landed or lost is not among them."""
    points: Count
    """Operations points left."""
    port: bool
    """Whether it set sail from a friendly port, so that a hex of sea costs it less (19.4b)."""
    halted: bool
    """Whether it entered an enemy zone of control (14.4)."""
    die: Die
    """What was rolled for its operations points (13.2)."""
    trail: list[PlaceNumber]
    """The places it has passed, the first one included, in order."""
    number: Count
    """The serial number that is in the ids of its questions; its deeds bear it."""
    march: bool = False
    """Whether a forced march was played, which is done once a force (ruling 9)."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle (16). The attackers are the units of the force below it."""

    seat: SeatNumber
    """The seat that attacks."""
    place: PlaceNumber
    """Where the defenders are."""
    units: list[Counter]
    """The defenders' counters."""
    stage: Stage
    """The step: ``withdraw``, ``challenge`` (28.1), ``plan`` (the attacker's markers), ``answer`` (the defender's),
    ``done``."""
    number: Count
    """The serial number that is in the ids of its questions."""
    duel: Owner = -1
    """The seat that called for personal combat, -1 for none."""
    champions: Annotated[list[Champion | Literal[""]], TWO] = msgspec.field(default_factory=lambda: ["", ""])
    """By seat: ``leader`` or ``charlemagne``, empty without personal combat."""
    advances: Annotated[list[bool], TWO] = msgspec.field(default_factory=lambda: [False, False])
    """By seat: whether a military advance was played."""
    treachery: Annotated[list[Prey | Literal[""]], TWO] = msgspec.field(default_factory=lambda: ["", ""])
    """By seat: what its treachery takes from the enemy, ``leader`` or ``ground``; empty for none played."""
    waits: bool = False
    """Whether the defender is asked in this stage; else their orders answer."""
    prize: Count = 0
    """Stratagem markers that the winner draws when the battle is over (8.2d)."""
    winner: Owner = -1
    """The seat that the result favours, -1 before the die."""


class Loss(msgspec.Struct, tag="loss", array_like=True):
    """A seat loses some units, its choice."""

    seat: SeatNumber
    """The seat that chooses."""
    units: list[Counter]
    """The counters to choose from."""
    count: Count
    """How many are still to be lost."""
    reason: LossReason
    """Why: ``battle``, ``plague`` or ``desertion``."""
    number: Count
    """The serial number that is in the ids of its questions."""
    waits: bool = False
    """Whether the seat is asked; else its orders answer."""


class Retreat(msgspec.Struct, tag="retreat", array_like=True):
    """A group withdraws before a battle (16.5) or is beaten back after it (16.8)."""

    seat: SeatNumber
    """The seat that leads the group."""
    units: list[Counter]
    """Its counters."""
    place: PlaceNumber
    """Where it is now."""
    enemy: PlaceNumber
    """The place it gets away from."""
    steps: Annotated[int, msgspec.Meta(ge=0, le=2)]
    """Hexes it may still go."""
    first: bool
    """Whether no step was made yet."""
    naval: bool
    """Whether it goes by sea."""
    beaten: bool
    """Whether it falls back after a battle; else it withdraws before one."""
    number: Count
    """The serial number that is in the ids of its questions."""
    waits: bool = False
    """Whether the seat is asked; else its orders answer."""
    attacked: Spot = NOWHERE
    """The hex that it withdraws from and does not go back to, -1 after a battle (ruling 14)."""


class Feeding(msgspec.Struct, tag="feeding", array_like=True):
    """The supply phase (20)."""

    seat: SeatNumber
    """The seat that feeds its units."""


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


Frame = (
    Deploy | Fate | Revolt | Naming | Raid | PlaceLeader | LoseLeader | Drawing | Envoy | Attempt | Spending | Levying
    | Campaign | Muster | Force | Battle | Loss | Retreat | Feeding | Over
)  # fmt: skip


# --- side frames -----------------------------------------------------------------------------------------------------


class Desk(msgspec.Struct, tag="desk", array_like=True):
    """What a seat may do at any moment: standing orders, returning or showing markers (8.3, 25.2), giving up (3.1c)."""

    seat: SeatNumber
    """Whose desk it is."""


class Chancery(msgspec.Struct, tag="chancery", array_like=True):
    """What a seat may do at any moment about treaties (26)."""

    seat: SeatNumber
    """Whose chancery it is."""
    draft: list[Clause]
    """The clauses of a proposal not yet sent; the other seat does not see them."""


Side = Desk | Chancery


class BattleReport(msgspec.Struct):
    """The last battle as everybody saw it."""

    attacker: SeatNumber
    """The seat that attacked."""
    origin: PlaceNumber
    """The place the attack came from."""
    place: PlaceNumber
    """The place that was attacked."""
    strength: Annotated[list[Count], TWO]
    """Combat points before multipliers, of the attackers and of the defenders."""
    factor: Annotated[list[Count], TWO]
    """What multiplied them, in the same order (16.6d)."""
    column: str
    """The column of odds of the battle table, such as ``3/1``."""
    die: Die
    """What was rolled."""
    result: str
    """The code of the battle table, with a ``*`` for each marker that the winner draws (16.7)."""
    reasons: Annotated[list[list[str]], TWO]
    """What made the factors, of the attackers and of the defenders: ``leader``, ``king``, ``ground``, ``advance``."""


class ChState(GameState, kw_only=True):
    """The whole position."""

    options: Options
    """What the table chose."""
    turn: Turn
    """The game turn, from 1 to 9."""
    phasing: SeatNumber
    """The seat whose player turn it is."""
    frames: Annotated[list[Frame], msgspec.Meta(min_length=1)]
    """The procedure in hand: the phase at the bottom, what interrupts it on top."""
    sides: list[Side]
    """What may be done beside it at any moment: a desk and a chancery for each seat."""
    where: Annotated[list[Spot], msgspec.Meta(min_length=COUNTERS, max_length=COUNTERS)]
    """Place of each counter, ``NOWHERE`` for who is out of play."""
    aboard: list[Counter]
    """Counters that are embarked on fleets, in ascending order."""
    spent: list[Counter]
    """Counters that have operated in this phase, in ascending order."""
    control: Annotated[list[Owner], EVERY_REGION]
    """Who controls each region."""
    religion: Annotated[list[Faith], EVERY_REGION]
    """The faith of each region."""
    built: list[Hex]
    """Hexes with a burg marker."""
    civilisation: list[Hex]
    """Hexes with a civilisation marker."""
    pillaged: list[Hex]
    """Hexes with a pillage marker."""
    treasury: Annotated[list[Count], TWO]
    """Points by seat."""
    cup: Hand
    """How many markers of each kind are in the cup."""
    hands: Annotated[list[Hand], TWO]
    """The same by seat: what each holds."""
    leaders: Annotated[list[Owner], msgspec.Meta(min_length=len(LEADERS), max_length=len(LEADERS))]
    """The side of each leader counter, in the order of ``LEADERS``; -1 for who is in no one's service."""
    augustus: Annotated[int, msgspec.Meta(ge=-1, lt=COUNTERS)]
    """The leader counter that bears the Augustus marker, -1 for none."""
    dead: bool
    """Whether Charlemagne is dead."""
    famine: bool
    """Whether there is a famine in this player turn, so that every place feeds a unit less (event 14)."""
    winter: bool
    """Whether it is a harsh winter, which costs every force operations points (event 55), in this player turn."""
    cheap: bool
    """Whether mercenaries are at half price in this player turn (event 51)."""
    spied: bool
    """Whether espionage was used in this player turn."""
    taken: bool
    """Whether tribute was used in this player turn."""
    pauses: Count
    """How often the seat that is not phasing was asked in this player turn, see ``standing.PAUSES``."""
    serial: Count
    """How many questions there have been; the next one has the next number."""
    orders: Annotated[list[Orders], TWO]
    """The standing orders of each seat."""
    proposals: list[Treaty]
    """Treaties that are offered and not answered."""
    treaties: list[Treaty]
    """Treaties in force."""
    treaty_serial: Count
    """The number of the latest proposal, 0 before the first."""
    report: BattleReport | None
    """The last battle that was decided, ``None`` before the first."""
    winner: Owner
    """The seat that has won, -1 while the game goes on."""
    reason: Ending | Literal[""]
    """Why it ended: ``points`` or ``capitulation``; empty while it goes on."""
    scores: Annotated[list[int], msgspec.Meta(max_length=TURNS)] = msgspec.field(default_factory=list)
    """The Empire's victory points at the end of each game turn, the first of them that of turn ``scored``."""
    scored: Turn = 1
    """The first game turn with a score: 1 but in games that began before they were kept."""
    deeds: Annotated[list[Chronicle], msgspec.Meta(min_length=1, max_length=2)] = msgspec.field(default_factory=list)
    """The last player turn and the running one, which comes last."""

    def next(self) -> int:
        """The number of the next question."""
        self.serial += 1
        return self.serial

    @property
    def doing(self) -> Chronicle:
        """The running player turn, to write deeds down."""
        return self.deeds[-1]


def blank() -> tuple[list[int], list[int]]:
    """Nobody in play, and the first control of every region."""
    return [NOWHERE] * COUNTERS, [NEUTRAL] * len(REGIONS)
