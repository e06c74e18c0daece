"""The frames of a position: the procedure in hand, the phase at the bottom and what interrupts it on top, and what may
be done beside it at any moment."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.charlemagne.bounds import (
    EVERY_REGION,
    NOWHERE,
    TWO,
    Champion,
    Count,
    Counter,
    Die,
    Goal,
    Hand,
    LossReason,
    Owner,
    PlaceNumber,
    Prey,
    RegionNumber,
    SeatNumber,
    Spot,
    Stage,
)
from engine.charlemagne.clauses import Clause


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
