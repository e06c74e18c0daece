"""The position of a game of roses: plain data with a stack of named frames on top of it.

Areas and blocks are indices into the tables of ``engine.roses.board``; a border is an index into ``board.BORDERS``
or ``board.SEA_BORDER``. Seat 0 is Lancaster, seat 1 York.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from engine.core import GameState
from engine.roses.board import AREAS, BLOCKS, HEIRS, REBEL, SIDE, TWIN
from engine.roses.view import BattleReport, Plan, Support, Volley

POOL, SPENT, MINOR, ASIDE, DEAD, FALLEN = -1, -2, -3, -4, -5, -6
"""Where a block is when not in an area: its side's pool; face down there; a minor heir; set aside because its twin
is in play; eliminated for good; a mercenary face down in its home."""
NOWHERE = ("pool", "spent", "minor", "aside", "dead", "fallen")


class Options(msgspec.Struct, frozen=True):
    """``scenario``: where the story begins. ``campaigns``: how many are played, 0 for all that the scenario has."""

    scenario: Literal["wars_of_the_roses", "kingmaker", "richard_iii"] = "wars_of_the_roses"
    campaigns: Literal[0, 1, 2, 3] = 0


class Seat(msgspec.Struct, array_like=True):
    """One player. ``card``: what lies face down, empty for none. ``played``: this campaign's cards, oldest first.

    ``orders``: standing order by own block id; blocks not named follow the plan.
    """

    hand: list[str] = []
    card: str = ""
    played: list[str] = []
    standing: Plan = msgspec.field(default_factory=Plan)
    orders: dict[str, str] = {}


class Trip(msgspec.Struct, array_like=True):
    """How far a block has come in this action phase. ``border``: the last one crossed; ``halted``: it may not go on;
    ``origin``: the area it set out from, -1 in saves that did not keep it."""

    block: int
    steps: int
    border: int
    halted: bool
    origin: int = -1


class Mulligan(msgspec.Struct, tag="mulligan", array_like=True):
    """A campaign begins: both seats keep their hand or show a poor one. ``choices``: empty, keep or mulligan."""

    choices: list[str]


class Redeal(msgspec.Struct, tag="redeal", array_like=True):
    """The other side showed a poor hand; this seat keeps its own or takes a new one too."""

    seat: int


class Cards(msgspec.Struct, tag="cards", array_like=True):
    """Both seats choose a card in secret (1.1)."""


class Acting(msgspec.Struct, tag="acting", array_like=True):
    """A seat's action phase (1.2). ``ap``: points left. ``event``: the event played, or empty.

    ``groups``: areas whose blocks have been paid for. ``used``: one border for every block that crossed it.
    ``ferries``: paid voyages between major ports with room for one more block. ``recruits``: blocks that came in.
    ``goal``: the area of a muster or plague, -1 before it is named. ``locked``: a block that must go on to it.
    """

    seat: int
    ap: int
    event: str
    groups: list[int] = []
    trips: list[Trip] = []
    used: list[int] = []
    ferries: list[tuple[int, int]] = []
    recruits: list[int] = []
    goal: int = -1
    locked: int = -1


class Mains(msgspec.Struct, tag="mains", array_like=True):
    """A seat names its main attacks where it came over several borders (6.3)."""

    seat: int


class Battles(msgspec.Struct, tag="battles", array_like=True):
    """Battles are fought one by one; Player 1 picks the next (6.1)."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A running battle. Blocks are those in ``area``; the rest is what they carry with them.

    ``stage``: treason, brief or fight. ``reserve``: cannot act or be hit until they arrive. ``late``: arrived in
    this round, they act from the next. ``acted``: had their turn in this round. ``known``: revealed to both.
    ``turned``: changed sides in this battle. ``rolls``: leaders (king, pretender, warwick) whose roll is used.
    ``used``: per seat, one border for every block that retreated over it in this round.
    ``plans``: per seat, for this battle. ``volleys``: all dice so far. ``opened``: who attacked in round 1.
    """

    area: int
    attacker: int
    round: int
    stage: str
    reserve: list[int]
    late: list[int]
    acted: list[int]
    known: list[int]
    turned: list[int]
    rolls: list[str]
    used: list[list[int]]
    plans: list[Plan]
    volleys: list[Volley] = []
    opened: int = -1


class Briefing(msgspec.Struct, tag="briefing", array_like=True):
    """Both seats set their orders for the battle below in secret. ``sealed``: per seat."""

    sealed: list[bool]


class Hits(msgspec.Struct, tag="hits", array_like=True):
    """A seat chooses which of its equally strong blocks takes ``left`` hits (6.4). ``line``: those that can."""

    seat: int
    left: int
    line: list[int]


class Regroup(msgspec.Struct, tag="regroup", array_like=True):
    """The winner of a battle may move its blocks out of ``area`` (6.7). ``used``: one border for every block.
    ``how``: by which order: ask or feed. ``gone``: an area for every block that has left.
    """

    seat: int
    area: int
    used: list[int]
    how: str = "ask"
    gone: list[int] = []


class Supply(msgspec.Struct, tag="supply", array_like=True):
    """The supply phase (1.4, 7.0), one stage after the other; ``losses``: an area for every
    block that must lose a step there. ``paid``: blocks that have lost one. ``due``: per seat, minor heirs who come in
    now; who follows an heir that dies in this phase comes in the next (6.82).
    """

    stage: int
    losses: list[int] = []
    paid: list[int] = []
    due: list[int] = []


class Political(msgspec.Struct, tag="political", array_like=True):
    """The political turn (8.0). ``settled``: blocks that have gone home."""

    stage: int
    settled: list[int] = []


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
    """The whole position.

    ``king``: seat of the royal house. ``heads``: per seat the King or Pretender, -1 while there is none. ``where``
    and ``steps``: per block. ``due``: per seat, minor heirs that may enter. ``prisoner``: a block that takes no part
    until its side holds its area, -1 for none. ``first``: Player 1 of this turn. ``entries``: (area, seat, border)
    over which blocks came into enemy-held areas this turn; ``came``: per block, that border, -1 for none, or
    ``SEA_BORDER + 1 +`` the area a pirate sailed from. ``mains``: (area, seat, border) of the main attacks.
    ``treason``: the seat that holds an unused roll of the event, -1 for none. ``winner`` and ``reason`` (heirs or
    throne): set when the game is decided. ``reports``, ``support``: the battles that ended in the last action, and the
    count of the throne by seat if it took place then. ``faces``: blocks of which everybody knows where they stand: they
    were revealed in a battle, and no block of their house has left their area unnamed since; saved only where there are
    any.
    """

    options: Options
    campaign: int
    last: int
    turn: int
    king: int
    heads: list[int]
    frames: list[Frame]
    players: list[Seat]
    where: list[int]
    steps: list[int]
    due: list[int]
    prisoner: int
    first: int
    entries: list[tuple[int, int, int]]
    came: list[int]
    mains: list[tuple[int, int, int]]
    treason: int
    winner: int = -1
    reason: str = ""
    reports: list[BattleReport] = msgspec.field(default_factory=list)
    support: list[Support] = msgspec.field(default_factory=list)
    sides: list[Book] = msgspec.field(default_factory=list)
    faces: list[int] | msgspec.UnsetType = msgspec.UNSET


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


def is_dead(state: RosesState, block: int) -> bool:
    """Whether a person is dead on both sides."""
    return state.where[block] == DEAD and (TWIN[block] < 0 or state.where[TWIN[block]] == DEAD)


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
