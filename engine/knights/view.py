"""What a seat may know. Everything but ``own`` is public (G1).

Areas, cities, Nobles, troops, action cards, Events, Agendas and expeditions are slugs, empty where there is none. Seats
are numbers, -1 where there is none.
"""

from __future__ import annotations

import msgspec

from engine.core.public_log import Deed
from engine.knights.record import Fought, Session, Standing
from engine.knights.state import Options
from engine.knights.state import Orders as Orders  # whoever reads a view may name its parts
from engine.knights.view_cards import CardsView
from engine.knights.view_vote import VoteView
from engine.knights.view_war import WarView


class NobleView(msgspec.Struct, frozen=True):
    """A Noble of a Baron who plays. ``sea``: he sails to ``area``; ``troops``: his cards; ``men``: troops on them and
    maintained ones; ``strength``: those less casualties. ``shut``: he is besieged; ``dead``: his heir has not come yet;
    ``gone``: for good; ``keeper``: who holds his heir as a pledge."""

    slug: str
    shape: str
    seat: int
    area: str
    sea: bool
    troops: list[str]
    men: int
    strength: int
    losses: int
    exhausted: bool
    shut: bool
    dead: bool
    heir: bool
    gone: bool
    office: str
    keeper: int


class StrongholdView(msgspec.Struct, frozen=True):
    """A stronghold. ``area``: empty off the board; ``walls``: strength of the walls; ``men``: of the troops in it."""

    seat: int
    area: str
    troops: list[str]
    men: int
    losses: int
    walls: int
    breaches: int
    besiegers: list[int]


class CityView(msgspec.Struct, frozen=True):
    """A city. ``owner``: a seat, -1 neutral; ``strength``, ``income``: as they are now; ``besiegers``: seats."""

    slug: str
    area: str
    overseas: bool
    owner: int
    strength: int
    full: int
    income: int
    fortified: bool
    breaches: int
    razed: bool
    besiegers: list[int]


class SiegeView(msgspec.Struct, frozen=True):
    """A siege of what stands in an area. ``ripe``: it may fall to a second one now."""

    area: str
    seat: int
    turn: int
    ripe: bool


class BaronView(msgspec.Struct, frozen=True):
    """What a seat has. ``cards``: action cards in its hand and on its plan; ``cities``, ``kingdom``: how many it holds,
    and how many of those count for Votes and the majority; ``income``: crowns at Taxation without concessions and
    laws; ``wages``: crowns its troops ask; ``due``: Influence it would gain now."""

    seat: int
    baron: str
    crowns: int
    votes: int
    faith: int
    influence: int
    cards: int
    cities: int
    kingdom: int
    income: int
    wages: int
    due: int
    charges: list[str]
    banned: bool
    out: bool


class ActionCard(msgspec.Struct, frozen=True):
    """An action card that lies open. ``seat``: -1 a neutral one."""

    seat: int
    card: str


class SpaceView(msgspec.Struct, frozen=True):
    """Where action cards lie after they were resolved. ``most``: with so many its phase begins."""

    slug: str
    cards: list[ActionCard]
    most: int


class SpotView(msgspec.Struct, frozen=True):
    """A spot of the mercenary track. ``seat``: whose marker; ``open``: it is used with so many players."""

    number: int
    fee: int
    seat: int
    open: bool


class ExpeditionView(msgspec.Struct, frozen=True):
    """An expedition. ``spot``: 0 not under way; ``stakes``: crowns by seat."""

    slug: str
    spot: int
    stakes: list[int]
    blessed: bool


class LastingView(msgspec.Struct, frozen=True):
    """A lasting Event on the table, and whom it struck."""

    card: str
    seat: int
    noble: str
    city: str


class DeckView(msgspec.Struct, frozen=True):
    """How many cards are in the decks. ``back``: the colour of the next Event."""

    fate: int
    events: int
    agendas: int
    mercenaries: int
    back: str


class MarchView(msgspec.Struct, frozen=True):
    """A march. ``target``: where all must go, empty anywhere; ``noble``: who has just moved, ``trail``: where he came
    along; ``done``: who has moved; ``asking``: whose leave is asked, ``route``: for which way of whom."""

    seat: int
    target: str
    noble: str
    trail: list[str]
    done: list[str]
    asking: list[int]
    asked_for: str
    route: list[str]


class PlayView(msgspec.Struct, frozen=True):
    """The card that is being resolved. ``stage``: use, march, fight, allocate, triggered, over."""

    seat: int
    card: str
    stage: str
    area: str
    moved: bool
    fought: bool


class OwnView(msgspec.Struct, frozen=True):
    """What only the seat knows. ``hand``: action cards by kind; ``plan``: kinds on the three piles, ``last``: last
    turn's; ``assign``: while troops are given out, the cards and where each goes (empty: nowhere yet);
    ``draft``: of an offer, to whom and what for."""

    hand: dict[str, int]
    plan: list[list[str]]
    last: list[list[str]]
    orders: Orders
    assign: list[tuple[str, str]]
    draft: tuple[int, str]


class OfferView(msgspec.Struct, frozen=True):
    """An offer on the table. ``pays``: its maker pays the crowns, else he asks for them."""

    number: int
    maker: int
    to: int
    crowns: int
    favour: str
    pays: bool


class PactView(msgspec.Struct, frozen=True):
    """A written truce; it holds until a turn ends."""

    one: int
    other: int
    until: int


class TurnView(msgspec.Struct, frozen=True):
    """What was done in a turn, as far as the table saw it."""

    turn: int
    deeds: list[Deed]


class KnView(msgspec.Struct, frozen=True):
    """The whole view. ``stage``: setup, plan, actions, upkeep, over; ``pile``: which lies open, from 1, 0 none;
    ``piles``: cards left on each; ``sealed``: who has sealed a secret step. ``majority``: cities of the Kingdom that
    win; ``last_turn``: the turn after which nothing more is played; ``victor``: who has won.
    ``fought``: the last battle; ``session``: the last Assembly in which something was voted on; ``standings``: turn by
    turn; ``turns``: the last turn and the running one."""

    seats: int
    seat: int | None
    options: Options
    turn: int
    last_turn: int
    stage: str
    chairman: int
    head: int
    pool: int
    last: bool
    majority: int
    barons: list[BaronView]
    nobles: list[NobleView]
    strongholds: list[StrongholdView]
    cities: list[CityView]
    sieges: list[SiegeView]
    piles: list[int]
    pile: int
    spaces: list[SpaceView]
    track: list[SpotView]
    offer: list[str]
    expeditions: list[ExpeditionView]
    pending: list[str]
    laws: list[str]
    decrees: list[str]
    lasting: list[LastingView]
    spent_events: list[str]
    spent_agendas: list[str]
    offers: list[OfferView]
    pacts: list[PactView]
    decks: DeckView
    play: PlayView | None
    march: MarchView | None
    sealed: list[int]
    victor: list[int]
    reason: str
    fought: Fought | None
    session: Session | None
    standings: list[Standing]
    turns: list[TurnView]
    war: WarView | None
    cards: CardsView | None
    vote: VoteView | None
    own: OwnView | None
