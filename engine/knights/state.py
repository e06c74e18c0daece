"""The position of a game of Warrior Knights: plain data with a stack of named frames on top of it.

Areas, cities, Barons, Nobles and cards are indices into the tables of ``game_data``; a seat plays one Baron. A Noble's
number is four times his Baron's and his shape. Money is in crowns. ``-1`` is nobody and nowhere.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core import GameState
from engine.knights.frames import Frame, Play, SideFrame
from engine.knights.game_data import ACTIONS, BARONS, KINDS, NEUTRALS, NONE, SHAPES, N
from engine.knights.record import Record

PILES, PER_PILE = N.piles, N.pile_cards
TAXES, WAGES, ASSEMBLY = range(3)
SPACES = ACTIONS.areas
"""Where action cards lie after they were resolved."""
FIRST_NEUTRAL = len(BARONS) * len(KINDS)
"""Action cards by number: a Baron's are six times his seat and the kind, neutral ones follow."""


class Options(msgspec.Struct, frozen=True):
    """``length``: Influence in the pool, by player. ``motions``: private motions may also forbid sieges, roads or
    harbours. ``heirs``: heirs are given as pledges. ``treason``: written pacts that cost Influence when broken.
    ``elimination``: who loses his stronghold is out. ``mighty``: only cities win. ``miracles``: lasting Events may be
    cancelled later. ``abandoned``: a Noble whose last troops desert counts as dead."""

    length: Literal[8, 10, 12, 15] = 10
    motions: bool = False
    heirs: bool = False
    treason: bool = False
    elimination: bool = False
    mighty: bool = False
    miracles: bool = False
    abandoned: bool = False


# --- what lies on the table ------------------------------------------------------------------------------------------


class Noble(msgspec.Struct, array_like=True):
    """A Noble. ``area``: where, -1 off the board; ``sea``: he sails to that area's port; ``troops``: cards; ``losses``:
    casualty tokens; ``dead``: died, his heir is not on the board yet; ``heir``: he has one; ``gone``: died without
    one, for good; ``office``: an agenda card; ``keeper``: the seat that holds his heir as a pledge, -1 his own."""

    area: int = NONE
    sea: bool = False
    troops: list[int] = []
    losses: int = 0
    exhausted: bool = False
    dead: bool = False
    heir: bool = True
    gone: bool = False
    office: int = NONE
    keeper: int = NONE


class Stronghold(msgspec.Struct, array_like=True):
    """A stronghold. ``area``: -1 off the board; ``losses``: tokens on the troops in it; ``breaches``: of its walls."""

    area: int = NONE
    troops: list[int] = []
    losses: int = 0
    breaches: int = 0


class City(msgspec.Struct, array_like=True):
    """A city. ``owner``: a seat, -1 neutral."""

    owner: int = NONE
    fortified: bool = False
    breaches: int = 0
    razed: bool = False


class Siege(msgspec.Struct, array_like=True):
    """A siege of what stands in an area, by one seat, begun in a turn (G15: one for each Baron who besieges)."""

    area: int
    seat: int
    turn: int


class Expedition(msgspec.Struct, array_like=True):
    """An expedition. ``spot``: 0 not under way, then 1 to 3; ``stakes``: crowns by seat; ``blessed``: twice drawn."""

    spot: int = 0
    stakes: list[int] = []
    blessed: bool = False


class Lasting(msgspec.Struct, array_like=True):
    """An Event that stays: which, who drew it, and whom it struck. ``done``: what it threatened has happened."""

    card: int
    seat: int = NONE
    noble: int = NONE
    city: int = NONE
    nation: int = NONE
    done: bool = False


class Baron(msgspec.Struct):
    """What a seat has. ``baron``: which Baron; ``hand``: action cards by kind; ``plan``: kinds on each pile;
    ``charges``: agenda cards, the oldest first; ``out``: eliminated."""

    baron: int
    crowns: int
    votes: int = 0
    faith: int = 0
    influence: int = 0
    hand: list[int] = []
    plan: list[list[int]] = []
    last: list[list[int]] = []
    stronghold: Stronghold = msgspec.field(default_factory=Stronghold)
    charges: list[int] = []
    banned: bool = False
    out: bool = False


class Orders(msgspec.Struct):
    """What a seat lets be answered in its name; keys and values are in ``standing.VALUES``. ``pass_to``: leave to pass
    for a seat, where it differs from ``passage``; ``casts``, ``voices``: by kind of matter in the Assembly, how many
    Votes and what for (``standing_vote``)."""

    levy: str = "use"
    rally: str = "use"
    church: str = "ask"
    passage: str = "ask"
    attacks: str = "ask"
    revolt: str = "ask"
    returning: str = "ask"
    wages: str = "all"
    laws: str = "obey"
    cancel: str | int = "late"
    pool: str | int = "late"
    plan: str = "ask"
    ability: str = "use"
    hands: str = "ask"
    losses: str = "ask"
    retreats: str = "ask"
    deserters: str = "ask"
    upgrade: str = "ask"
    muster: str = "ask"
    invest: str = "ask"
    bless: str = "ask"
    decisions: str = "gains"
    marker: str = "ask"
    versatile: str = "ask"
    allocation: str = "ask"
    arranging: str = "ask"
    drawer: str = "ask"
    start: str = "ask"
    hire: str = "ask"
    spoils: str = "ask"
    surrender: str = "ask"
    holder: str = "ask"
    casts: dict[str, str] = {}
    voices: dict[str, str] = {}
    pass_to: dict[str, str] = {}


class Draft(msgspec.Struct, array_like=True):
    """What a seat would offer, and to whom."""

    to: int = NONE
    favour: str = ""


class Pact(msgspec.Struct, array_like=True):
    """A written truce of two seats, which holds until a turn ends (K16.4)."""

    one: int
    other: int
    until: int


class KnState(GameState, kw_only=True):
    """The whole position.

    ``turn`` from 1; ``chairman``, ``head``: seats with the tokens. ``pool``: Influence left; ``last``: this turn is
    the last one. ``barons``, ``orders``: by seat; ``nobles``: all twenty-four, those of Barons who do not play
    included; ``cities``: all; ``piles``: action cards, the next one first; ``spaces``: cards by ``SPACES``;
    ``neutrals``: neutral cards in no pile. ``fate``, ``events``, ``agendas``, ``mercenaries``: decks, the top first;
    ``offer``: mercenaries who may be hired; ``track``: seats by spot of the mercenary track. ``removed``: troop cards
    out of the game. ``events_out``, ``agendas_out``: discarded cards; ``pending``: agendas of the next Assembly;
    ``laws``: in force; ``decrees``: what open private motions forbid (K16.2). ``drafts``: offers being written, by
    seat; ``pacts``: written truces. ``victor``: seats that have won; ``reason``: how. ``serial``: questions so far.
    ``record``: what everybody has seen of the game.
    """

    options: Options
    turn: int
    chairman: int
    head: int
    pool: int
    last: bool
    frames: list[Frame]
    sides: list[SideFrame]
    barons: list[Baron]
    orders: list[Orders]
    nobles: list[Noble]
    cities: list[City]
    sieges: list[Siege]
    piles: list[list[int]]
    spaces: list[list[int]]
    neutrals: list[int]
    fate: list[int]
    events: list[int]
    events_out: list[int]
    lasting: list[Lasting]
    agendas: list[int]
    agendas_out: list[int]
    pending: list[int]
    laws: list[int]
    decrees: list[str]
    mercenaries: list[int]
    offer: list[int]
    track: list[int]
    removed: list[int]
    expeditions: list[Expedition]
    drafts: list[Draft]
    pacts: list[Pact]
    serial: int
    victor: list[int]
    reason: str
    record: Record

    def next(self) -> int:
        """The number of the next question."""
        self.serial += 1
        return self.serial


# --- cards -----------------------------------------------------------------------------------------------------------


def card_of(seat: int, kind: int) -> int:
    """A Baron's action card."""
    return seat * len(KINDS) + kind


def owner_of(card: int) -> int:
    """The seat of an action card, -1 of a neutral one."""
    return card // len(KINDS) if card < FIRST_NEUTRAL else NONE


def kind_of(card: int) -> str:
    """The kind of an action card."""
    return KINDS[card % len(KINDS)] if card < FIRST_NEUTRAL else NEUTRALS[card - FIRST_NEUTRAL]


# --- seats -----------------------------------------------------------------------------------------------------------


def players(state: KnState) -> list[int]:
    """Seats still in the game."""
    return [s for s, b in enumerate(state.barons) if not b.out]


def in_turn(state: KnState, first: int = NONE) -> list[int]:
    """Seats in the game, clockwise from the Chairman or another seat."""
    start = state.chairman if first < 0 else first
    order = [(start + n) % state.seats for n in range(state.seats)]
    return [s for s in order if not state.barons[s].out]


def seat_of(state: KnState, noble: int) -> int:
    """The seat of a Noble, -1 of a Baron who does not play."""
    return seat_of_baron(state, noble // len(SHAPES))


def seat_of_baron(state: KnState, baron: int) -> int:
    """The seat that plays a Baron, -1 nobody."""
    return next((s for s, b in enumerate(state.barons) if b.baron == baron), NONE)


def nobles_of(state: KnState, seat: int) -> range:
    """The four Nobles of a seat."""
    first = len(SHAPES) * state.barons[seat].baron
    return range(first, first + len(SHAPES))


def play_of(state: KnState) -> Play | None:
    """The card that is being resolved."""
    return next((f for f in reversed(state.frames) if isinstance(f, Play)), None)
