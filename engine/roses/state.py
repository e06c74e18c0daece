"""The position of a game of roses: plain data with a stack of named frames on top of it.

Areas and blocks are indices into the tables of ``engine.roses.board``; a border is an index into ``board.BORDERS``
or ``board.SEA_BORDER``. Seat 0 is Lancaster, seat 1 York.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.core import GameState
from engine.roses.board import AREAS, BLOCKS, HEIRS, REBEL, SIDE, TWIN
from engine.roses.bounds import (
    ActionPoints,
    AnyBorder,
    AreaNumber,
    AreaOrNone,
    BattleStage,
    BlockNumber,
    BlockOrNone,
    CameOver,
    Campaign,
    Choice,
    Crossed,
    EndReason,
    HeirsDue,
    HitCount,
    LandBorder,
    LandBorderOrNone,
    Leader,
    Order,
    PerBlock,
    PerSeat,
    PlaceNumber,
    Round,
    SeatNumber,
    SeatOrNobody,
    Strength,
    Turn,
)
from engine.roses.view import BattleReport, Plan, Support, Volley

POOL, SPENT, MINOR, ASIDE, DEAD, FALLEN = -1, -2, -3, -4, -5, -6
"""Where a block is when not in an area: its side's pool; face down there; a minor heir; set aside because its twin
is in play; eliminated for good; a mercenary face down in its home."""
NOWHERE = ("pool", "spent", "minor", "aside", "dead", "fallen")


class Options(msgspec.Struct, frozen=True):
    """What the table chose."""

    scenario: Literal["wars_of_the_roses", "kingmaker", "richard_iii"] = "wars_of_the_roses"
    """Where the story begins (4.0)."""
    campaigns: Literal[0, 1, 2, 3] = 0
    """How many campaigns are played, 0 for all that the scenario has."""


class Seat(msgspec.Struct, array_like=True):
    """One player."""

    hand: list[str] = []
    """Ids of the cards in hand."""
    card: str = ""
    """The card that lies face down, or is this turn's; empty for none."""
    played: list[str] = []
    """This campaign's cards, oldest first."""
    standing: Plan = msgspec.field(default_factory=Plan)
    """The standing plan, until it is changed."""
    orders: dict[str, Order] = {}
    """Standing order by own block id, see ``standing.ORDERS``; blocks not named follow the plan."""


class Trip(msgspec.Struct, array_like=True):
    """How far a block has come in this action phase."""

    block: BlockNumber
    """The block that moves."""
    steps: Crossed
    """How many borders it has crossed; 0 for who sails."""
    border: LandBorderOrNone
    """The last border crossed, -1 for none."""
    halted: bool
    """Whether it may not go on."""
    origin: AreaOrNone = -1
    """The area it set out from, -1 in saves that did not keep it."""


class Mulligan(msgspec.Struct, tag="mulligan", array_like=True):
    """A campaign begins: both seats keep their hand or show a poor one (5.1)."""

    choices: PerSeat[Choice]
    """By seat: ``keep`` or ``mulligan``, empty while it has not chosen."""


class Redeal(msgspec.Struct, tag="redeal", array_like=True):
    """The other side showed a poor hand; this seat keeps its own or takes a new one too."""

    seat: SeatNumber
    """The seat that decides."""


class Cards(msgspec.Struct, tag="cards", array_like=True):
    """Both seats choose a card in secret (1.1)."""


class Acting(msgspec.Struct, tag="acting", array_like=True):
    """A seat's action phase (1.2)."""

    seat: SeatNumber
    """The seat that acts."""
    ap: ActionPoints
    """Action points left."""
    event: str
    """The event played, or empty."""
    groups: list[AreaNumber] = []
    """Areas whose blocks have been paid for."""
    trips: list[Trip] = []
    """The blocks that have moved or sailed, with how far they came."""
    used: list[LandBorder] = []
    """Borders crossed: one for every block that crossed it."""
    ferries: list[tuple[AreaNumber, AreaNumber]] = []
    """(from, to) of paid voyages between major ports with room for one more block (5.3.1)."""
    recruits: list[BlockNumber] = []
    """Blocks that came in from the pool, in order."""
    goal: AreaOrNone = -1
    """The area of a muster or plague, -1 before it is named."""
    locked: BlockOrNone = -1
    """A block that must go on to the goal of a muster, -1 for none."""

    def target(self) -> int:
        """The area of a muster or plague, -1 before it is named."""
        return self.goal

    def crossed(self, border: int) -> int:
        """How many blocks have crossed a border."""
        return self.used.count(border)

    def paid(self, area: int) -> bool:
        """Whether the blocks of an area have been paid for."""
        return area in self.groups

    def seats_free(self, start: int, goal: int) -> int:
        """How many blocks may ride along on voyages that were paid (5.3.1)."""
        return self.ferries.count((start, goal))


class Mains(msgspec.Struct, tag="mains", array_like=True):
    """A seat names its main attacks where it came over several borders (6.3)."""

    seat: SeatNumber
    """The seat that names them."""


class Battles(msgspec.Struct, tag="battles", array_like=True):
    """Battles are fought one by one; Player 1 picks the next (6.1)."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A running battle. Blocks are those in ``area``; the rest is what they carry with them."""

    area: AreaNumber
    """Where it is fought."""
    attacker: SeatNumber
    """The seat that attacks now; roles may change in round 1 (6.3)."""
    round: Round
    """The round, from 1 to 4."""
    stage: BattleStage
    """The step: ``treason`` (the event's roll), ``brief`` or ``fight``."""
    reserve: list[BlockNumber]
    """Blocks that cannot act or be hit until they arrive."""
    late: list[BlockNumber]
    """Blocks that arrived in this round; they act from the next."""
    acted: list[BlockNumber]
    """Blocks that had their turn in this round."""
    known: list[BlockNumber]
    """Blocks revealed to both."""
    turned: list[BlockNumber]
    """Blocks that changed sides in this battle."""
    rolls: list[Leader]
    """Leaders (``king``, ``pretender``, ``warwick``) whose roll of treachery is used."""
    used: PerSeat[list[LandBorder]]
    """Per seat, one border for every block that retreated over it in this round."""
    plans: PerSeat[Plan]
    """Per seat, the plan for this battle."""
    volleys: list[Volley] = []
    """All dice so far, in their order."""
    opened: SeatOrNobody = -1
    """The seat that attacked as the battle began, -1 in saves that did not keep it."""


class Briefing(msgspec.Struct, tag="briefing", array_like=True):
    """Both seats set their orders for the battle below in secret."""

    sealed: PerSeat[bool]
    """Per seat, whether it is done."""


class Hits(msgspec.Struct, tag="hits", array_like=True):
    """A seat chooses which of its equally strong blocks takes hits (6.4)."""

    seat: SeatNumber
    """The seat whose blocks are hit."""
    left: HitCount
    """Hits still to be taken."""
    line: list[BlockNumber]
    """The blocks that can take them."""


class Regroup(msgspec.Struct, tag="regroup", array_like=True):
    """The winner of a battle may move its blocks out of an area (6.7)."""

    seat: SeatNumber
    """The seat that has won."""
    area: AreaNumber
    """Where the battle was."""
    used: list[LandBorder]
    """One border for every block that has left over it."""
    how: Literal["ask", "feed"] = "ask"
    """By which order it is done: ``ask`` or ``feed``."""
    gone: list[AreaNumber] = []
    """One area for every block that has left: where it went."""


class Supply(msgspec.Struct, tag="supply", array_like=True):
    """The supply phase (1.4, 7.0), one stage after the other."""

    stage: Annotated[int, Meta(ge=0, le=7)]
    """The stage, one of those that ``phases/supply.py`` counts."""
    losses: list[AreaNumber] = []
    """One area for every block that must lose a step there."""
    paid: list[BlockNumber] = []
    """Blocks that have lost one in this stage."""
    due: Annotated[list[HeirsDue], Meta(max_length=2)] = []
    """Per seat, minor heirs who come in now; who follows an heir that dies in this phase comes in the next (6.82)."""


class Political(msgspec.Struct, tag="political", array_like=True):
    """The political turn (8.0), one stage after the other."""

    stage: Annotated[int, Meta(ge=0, le=6)]
    """The stage, one of those that ``phases/political.py`` counts."""
    settled: list[BlockNumber] = []
    """Blocks that have gone home."""


class Book(msgspec.Struct, tag="book", array_like=True):
    """Beside everything else: the standing orders of both seats, open all game long. They stand in ``Seat``."""


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


Frame = (
    Mulligan
    | Redeal
    | Cards
    | Acting
    | Mains
    | Battles
    | Battle
    | Briefing
    | Hits
    | Regroup
    | Supply
    | Political
    | Over
)


class RosesState(GameState, kw_only=True):
    """The whole position."""

    options: Options
    """What the table chose."""
    campaign: Campaign
    """The campaign, from 1 to 3; a later scenario begins with a later one."""
    last: Campaign
    """The last campaign that is played."""
    turn: Turn
    """The turn of the campaign, from 1 to 7."""
    king: SeatNumber
    """The seat of the royal house."""
    heads: PerSeat[BlockOrNone]
    """Per seat the King or Pretender, -1 while there is none."""
    frames: Annotated[list[Frame], Meta(min_length=1, max_length=3)]
    """The procedure in hand: the phase at the bottom, what interrupts it on top."""
    players: PerSeat[Seat]
    """What each seat has."""
    where: PerBlock[PlaceNumber]
    """Where each block is: an area, or one of ``POOL`` to ``FALLEN``."""
    steps: PerBlock[Strength]
    """The strength of each block: how many steps it has left."""
    due: PerSeat[HeirsDue]
    """Per seat, minor heirs that may enter."""
    prisoner: BlockOrNone
    """A block that takes no part until its side holds its area (ruling S7), -1 for none."""
    first: SeatOrNobody
    """Player 1 of this turn, -1 before the cards are shown."""
    entries: list[tuple[AreaNumber, SeatNumber, AnyBorder]]
    """(area, seat, border) over which blocks came into enemy-held areas this turn, in the order of use."""
    came: PerBlock[CameOver]
    """Per block, the border it so came over, -1 for none, or ``SEA_BORDER + 1 +`` the area a pirate sailed from."""
    mains: list[tuple[AreaNumber, SeatNumber, AnyBorder]]
    """(area, seat, border) of the main attacks (6.3)."""
    treason: SeatOrNobody
    """The seat that holds an unused roll of the event, -1 for none."""
    winner: SeatOrNobody = -1
    """The seat that has won, -1 while the game goes on."""
    reason: EndReason = ""
    """Why it is decided: ``heirs`` or ``throne`` (9.0); empty while it goes on."""
    reports: list[BattleReport] = msgspec.field(default_factory=list)
    """The battles that ended in the last action."""
    support: Annotated[list[Support], Meta(max_length=2)] = msgspec.field(default_factory=list)
    """The count of the throne by seat if it took place in the last action, else empty (8.2)."""
    sides: Annotated[list[Book], Meta(min_length=1, max_length=1)]
    """What may be done beside everything else: the book of standing orders."""
    faces: list[BlockNumber] | msgspec.UnsetType = msgspec.UNSET
    """Blocks of which everybody knows where they stand: they were revealed in a battle, and no block of their house has
    left their area unnamed since. Saved only where there are any."""

    def counts(self) -> tuple[list[int], list[int]]:
        """Blocks by seat and area. A prisoner counts for nobody."""
        return held(self)

    def crossings(self) -> list[tuple[int, int, int]]:
        """(area, seat, border) of ``entries``."""
        return self.entries

    def is_dead(self, block: int) -> bool:
        """Whether a person is dead on both sides."""
        return self.where[block] == DEAD and (TWIN[block] < 0 or self.where[TWIN[block]] == DEAD)


def owner(state: RosesState, block: int) -> int:
    """The seat a block fights for; the rebel fights for the pretender (3.26)."""
    return 1 - state.king if block == REBEL else SIDE[block]


def held(state: RosesState) -> tuple[list[int], list[int]]:
    """Blocks per area, by seat. A prisoner counts for nobody."""
    counts = ([0] * len(AREAS), [0] * len(AREAS))
    for block, area in enumerate(state.where):
        if area >= 0:
            counts[SIDE[block]][area] += 1
    rebel = state.where[REBEL]
    if rebel >= 0 and state.king == 1:
        counts[1][rebel] -= 1
        counts[0][rebel] += 1
    if state.prisoner >= 0:
        counts[SIDE[state.prisoner]][state.where[state.prisoner]] -= 1
    return counts


def contested(counts: tuple[list[int], list[int]]) -> list[int]:
    """Areas with blocks of both sides, by the blocks of each: there a battle is fought once both have acted (1.3)."""
    return [n for n, (red, white) in enumerate(zip(*counts, strict=True)) if red and white]


def present(state: RosesState, area: int, seat: int) -> list[int]:
    """A seat's blocks in an area, in the order of the data file."""
    return [b for b, a in enumerate(state.where) if a == area and owner(state, b) == seat and b != state.prisoner]


def living_heirs(state: RosesState, seat: int) -> list[int]:
    """Heirs who are alive and loyal, senior first, minors included."""
    return [h for h in HEIRS[seat] if state.where[h] not in (ASIDE, DEAD)]


def blocks_of(state: RosesState, seat: int) -> list[int]:
    """Every block that is a seat's own, wherever it is."""
    return [b for b in range(len(BLOCKS)) if owner(state, b) == seat]


def faces(state: RosesState) -> list[int]:
    """Blocks of which everybody knows where they stand."""
    return [] if isinstance(state.faces, msgspec.UnsetType) else state.faces


def reveal(state: RosesState, blocks: Iterable[int]) -> None:
    """Everybody has seen these blocks where they stand."""
    state.faces = sorted({*faces(state), *blocks}) or msgspec.UNSET


def conceal(state: RosesState, seat: int, area: int) -> None:
    """A block of a seat leaves an area face down: nobody else knows which one, nor who is still there."""
    state.faces = [b for b in faces(state) if state.where[b] != area or owner(state, b) != seat] or msgspec.UNSET


def forget(state: RosesState, block: int) -> None:
    """A block is gone by name."""
    state.faces = [b for b in faces(state) if b != block] or msgspec.UNSET


def conceal_all(state: RosesState) -> None:
    """All go home, or the game is over: nothing that was seen says any more where somebody stands."""
    state.faces = msgspec.UNSET
