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
    orders: dict[str, str] = {}
    """Standing order by own block id, see ``standing.ORDERS``; blocks not named follow the plan."""


class Trip(msgspec.Struct, array_like=True):
    """How far a block has come in this action phase."""

    block: int
    """The block that moves."""
    steps: int
    """How many borders it has crossed; 0 for who sails."""
    border: int
    """The last border crossed, -1 for none."""
    halted: bool
    """Whether it may not go on."""
    origin: int = -1
    """The area it set out from, -1 in saves that did not keep it."""


class Mulligan(msgspec.Struct, tag="mulligan", array_like=True):
    """A campaign begins: both seats keep their hand or show a poor one (5.1)."""

    choices: list[str]
    """By seat: ``keep`` or ``mulligan``, empty while it has not chosen."""


class Redeal(msgspec.Struct, tag="redeal", array_like=True):
    """The other side showed a poor hand; this seat keeps its own or takes a new one too."""

    seat: int
    """The seat that decides."""


class Cards(msgspec.Struct, tag="cards", array_like=True):
    """Both seats choose a card in secret (1.1)."""


class Acting(msgspec.Struct, tag="acting", array_like=True):
    """A seat's action phase (1.2)."""

    seat: int
    """The seat that acts."""
    ap: int
    """Action points left."""
    event: str
    """The event played, or empty."""
    groups: list[int] = []
    """Areas whose blocks have been paid for."""
    trips: list[Trip] = []
    """The blocks that have moved or sailed, with how far they came."""
    used: list[int] = []
    """Borders crossed: one for every block that crossed it."""
    ferries: list[tuple[int, int]] = []
    """(from, to) of paid voyages between major ports with room for one more block (5.3.1)."""
    recruits: list[int] = []
    """Blocks that came in from the pool, in order."""
    goal: int = -1
    """The area of a muster or plague, -1 before it is named."""
    locked: int = -1
    """A block that must go on to the goal of a muster, -1 for none."""


class Mains(msgspec.Struct, tag="mains", array_like=True):
    """A seat names its main attacks where it came over several borders (6.3)."""

    seat: int
    """The seat that names them."""


class Battles(msgspec.Struct, tag="battles", array_like=True):
    """Battles are fought one by one; Player 1 picks the next (6.1)."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A running battle. Blocks are those in ``area``; the rest is what they carry with them."""

    area: int
    """Where it is fought."""
    attacker: int
    """The seat that attacks now; roles may change in round 1 (6.3)."""
    round: int
    """The round, from 1 to 4."""
    stage: str
    """The step: ``treason`` (the event's roll), ``brief`` or ``fight``."""
    reserve: list[int]
    """Blocks that cannot act or be hit until they arrive."""
    late: list[int]
    """Blocks that arrived in this round; they act from the next."""
    acted: list[int]
    """Blocks that had their turn in this round."""
    known: list[int]
    """Blocks revealed to both."""
    turned: list[int]
    """Blocks that changed sides in this battle."""
    rolls: list[str]
    """Leaders (``king``, ``pretender``, ``warwick``) whose roll of treachery is used."""
    used: list[list[int]]
    """Per seat, one border for every block that retreated over it in this round."""
    plans: list[Plan]
    """Per seat, the plan for this battle."""
    volleys: list[Volley] = []
    """All dice so far, in their order."""
    opened: int = -1
    """The seat that attacked as the battle began, -1 in saves that did not keep it."""


class Briefing(msgspec.Struct, tag="briefing", array_like=True):
    """Both seats set their orders for the battle below in secret."""

    sealed: list[bool]
    """Per seat, whether it is done."""


class Hits(msgspec.Struct, tag="hits", array_like=True):
    """A seat chooses which of its equally strong blocks takes hits (6.4)."""

    seat: int
    """The seat whose blocks are hit."""
    left: int
    """Hits still to be taken."""
    line: list[int]
    """The blocks that can take them."""


class Regroup(msgspec.Struct, tag="regroup", array_like=True):
    """The winner of a battle may move its blocks out of an area (6.7)."""

    seat: int
    """The seat that has won."""
    area: int
    """Where the battle was."""
    used: list[int]
    """One border for every block that has left over it."""
    how: str = "ask"
    """By which order it is done: ``ask`` or ``feed``."""
    gone: list[int] = []
    """One area for every block that has left: where it went."""


class Supply(msgspec.Struct, tag="supply", array_like=True):
    """The supply phase (1.4, 7.0), one stage after the other."""

    stage: int
    """The stage, one of those that ``phases/supply.py`` counts."""
    losses: list[int] = []
    """One area for every block that must lose a step there."""
    paid: list[int] = []
    """Blocks that have lost one in this stage."""
    due: list[int] = []
    """Per seat, minor heirs who come in now; who follows an heir that dies in this phase comes in the next (6.82)."""


class Political(msgspec.Struct, tag="political", array_like=True):
    """The political turn (8.0), one stage after the other."""

    stage: int
    """The stage, one of those that ``phases/political.py`` counts."""
    settled: list[int] = []
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
    campaign: int
    """The campaign, from 1 to 3; a later scenario begins with a later one."""
    last: int
    """The last campaign that is played."""
    turn: int
    """The turn of the campaign, from 1 to 7."""
    king: int
    """The seat of the royal house."""
    heads: list[int]
    """Per seat the King or Pretender, -1 while there is none."""
    frames: list[Frame]
    """The procedure in hand: the phase at the bottom, what interrupts it on top."""
    players: list[Seat]
    """What each seat has."""
    where: list[int]
    """Where each block is: an area, or one of ``POOL`` to ``FALLEN``."""
    steps: list[int]
    """The strength of each block: how many steps it has left."""
    due: list[int]
    """Per seat, minor heirs that may enter."""
    prisoner: int
    """A block that takes no part until its side holds its area (ruling S7), -1 for none."""
    first: int
    """Player 1 of this turn, -1 before the cards are shown."""
    entries: list[tuple[int, int, int]]
    """(area, seat, border) over which blocks came into enemy-held areas this turn, in the order of use."""
    came: list[int]
    """Per block, the border it so came over, -1 for none, or ``SEA_BORDER + 1 +`` the area a pirate sailed from."""
    mains: list[tuple[int, int, int]]
    """(area, seat, border) of the main attacks (6.3)."""
    treason: int
    """The seat that holds an unused roll of the event, -1 for none."""
    winner: int = -1
    """The seat that has won, -1 while the game goes on."""
    reason: str = ""
    """Why it is decided: ``heirs`` or ``throne`` (9.0); empty while it goes on."""
    reports: list[BattleReport] = msgspec.field(default_factory=list)
    """The battles that ended in the last action."""
    support: list[Support] = msgspec.field(default_factory=list)
    """The count of the throne by seat if it took place in the last action, else empty (8.2)."""
    sides: list[Book] = msgspec.field(default_factory=list)
    """What may be done beside everything else: the book of standing orders."""
    faces: list[int] | msgspec.UnsetType = msgspec.UNSET
    """Blocks of which everybody knows where they stand: they were revealed in a battle, and no block of their house has
    left their area unnamed since. Saved only where there are any."""


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
