"""What a seat may know.

Public is everything but ``own`` and, in ``war``, ``cards`` and ``vote``, what they call the seat's own (G1).

Areas, cities, Nobles, troops, action cards, Events, Agendas and expeditions are slugs, empty where there is none; in
``frames`` they are numbers. Seats are numbers, -1 where there is none.
"""

from __future__ import annotations

import msgspec

from engine.core.public_log import Deed
from engine.knights.state.frames import Frame
from engine.knights.state.record import Force as Force  # whoever reads a view may name its parts
from engine.knights.state.record import Fought as Fought
from engine.knights.state.record import Session
from engine.knights.state.record import Standing as Standing
from engine.knights.state.state import Options
from engine.knights.state.state import Orders as Orders
from engine.knights.views.view_cards import CardsView
from engine.knights.views.view_vote import VoteView
from engine.knights.views.view_war import WarView


class NobleView(msgspec.Struct, frozen=True):
    """A Noble of a Baron who plays."""

    slug: str
    """Which Noble."""
    shape: str
    """The shape, which says what it can do as a commander or leader: square, circle, triangle, star."""
    seat: int
    """Whose Noble."""
    area: str
    """Where it stands or sails to; empty off the board."""
    sea: bool
    """It sails to ``area`` and lands in the upkeep (K12.2)."""
    troops: list[str]
    """Its troop cards."""
    men: int
    """Troops on those cards and maintained ones."""
    strength: int
    """Those less casualties."""
    losses: int
    """Casualty markers, 100 troops each."""
    exhausted: bool
    """It does no more until the upkeep (K17.1)."""
    shut: bool
    """It stands in a besieged city or stronghold of its own Baron and may not leave."""
    dead: bool
    """It has died; the heir has not come to the board yet."""
    heir: bool
    """An heir follows when it dies."""
    gone: bool
    """It died without an heir, for good."""
    office: str
    """The Agenda of its office."""
    keeper: int
    """The seat that holds its heir as a pledge (K16.3); -1 nobody."""


class StrongholdView(msgspec.Struct, frozen=True):
    """A stronghold."""

    seat: int
    """The Baron whose stronghold it is."""
    area: str
    """Where it stands; empty off the board."""
    troops: list[str]
    """Troop cards in it, or beside the board while it is off."""
    men: int
    """Strength of those troops, casualties taken off."""
    losses: int
    """Casualty markers on those troops, 100 each."""
    walls: int
    """Strength of the walls, breaches taken off; 0 off the board."""
    breaches: int
    """Breaches of the walls, 100 strength each."""
    besiegers: list[int]
    """Seats that besiege it."""


class CityView(msgspec.Struct, frozen=True):
    """A city."""

    slug: str
    """Which city."""
    area: str
    """The area where it stands."""
    overseas: bool
    """It lies across the sea, and brings neither Votes nor the majority."""
    owner: int
    """The seat that controls it; -1 neutral."""
    strength: int
    """As it is now, with fortifying and breaches; 0 razed."""
    full: int
    """Without breaches."""
    income: int
    """Crowns that it pays at Taxation as it is now, a siege left out; 0 razed."""
    fortified: bool
    """It has 100 more strength and pays one crown more at Taxation (K17.3, G41)."""
    breaches: int
    """Breaches of the walls, 100 strength each."""
    razed: bool
    """It stands no more."""
    besiegers: list[int]
    """Seats that besiege it."""


class SiegeView(msgspec.Struct, frozen=True):
    """A siege of what stands in an area."""

    area: str
    """Where."""
    seat: int
    """Who besieges."""
    turn: int
    """The turn in which it began."""
    ripe: bool
    """A second siege may take the place now."""


class BaronView(msgspec.Struct, frozen=True):
    """What a seat has."""

    seat: int
    """Which seat."""
    baron: str
    """The Baron it plays, named by colour."""
    crowns: int
    """Crowns in hand."""
    votes: int
    """Votes that it has kept."""
    faith: int
    """Faith that it has."""
    influence: int
    """Influence that it has."""
    cards: int
    """How many action cards it has in hand and on its plan."""
    cities: int
    """How many cities it controls."""
    kingdom: int
    """How many of those count for Votes and the majority: those of the Kingdom."""
    income: int
    """Crowns of its cities at Taxation, none from besieged ones; without concessions and laws."""
    wages: int
    """Crowns that all its troops ask, nobody spared."""
    due: int
    """Influence that it would gain in an upkeep now."""
    charges: list[str]
    """Agendas of its charges, the oldest first."""
    banned: bool
    """It is banned from the Assembly (K10.9)."""
    out: bool
    """It has been eliminated (K16.5)."""


class ActionCard(msgspec.Struct, frozen=True):
    """An action card that lies open."""

    seat: int
    """Whose card; -1 a neutral one."""
    card: str
    """The kind of card."""


class SpaceView(msgspec.Struct, frozen=True):
    """A space, where action cards lie after they were resolved."""

    slug: str
    """Which one: taxes, wages or assembly."""
    cards: list[ActionCard]
    """The cards in it, in the order in which they came."""
    most: int
    """With so many its special phase begins (K5.4)."""


class SpotView(msgspec.Struct, frozen=True):
    """A spot of the Mercenary Track."""

    number: int
    """What is printed on it: the least number of players that opens it; 0 on the two blank ones."""
    fee: int
    """Crowns that Versatile Strategy pays for it."""
    seat: int
    """Whose marker stands on it; -1 nobody's."""
    open: bool
    """It is used with so many players."""


class ExpeditionView(msgspec.Struct, frozen=True):
    """An expedition (K8.2)."""

    slug: str
    """Which expedition."""
    spot: int
    """Its space on the track: 0 not under way, then 1 to 3."""
    stakes: list[int]
    """Crowns put into it, by seat."""
    blessed: bool
    """Two Fate cards are drawn at its end, and the better one counts."""


class LastingView(msgspec.Struct, frozen=True):
    """A lasting Event on the table, and whom it struck."""

    card: str
    """The Event."""
    seat: int
    """The Baron by whom it lies."""
    noble: str
    """The Noble that it struck."""
    city: str
    """The city that it struck."""
    nation: str = ""
    """The nationality that it struck."""


class DeckView(msgspec.Struct, frozen=True):
    """How many cards are in the decks."""

    fate: int
    """Fate cards."""
    events: int
    """Event cards that lie face down."""
    agendas: int
    """Agenda cards that lie face down."""
    mercenaries: int
    """Mercenary cards that lie face down."""
    back: str
    """The colour on the back of the next Event: red, green or blue; empty where the deck has run out."""


class MarchView(msgspec.Struct, frozen=True):
    """A march."""

    seat: int
    """Whose Nobles move."""
    target: str
    """Where all must go; empty anywhere."""
    noble: str
    """Who has just moved and may take troops along."""
    trail: list[str]
    """The areas through which that Noble came, from where it began; by sea where it began alone."""
    done: list[str]
    """Nobles who have moved, in order."""
    asking: list[int]
    """Seats whose permission to pass is still asked."""
    asked_for: str
    """The Noble for whom it is asked."""
    route: list[str]
    """The areas to which that Noble would come, one after the other."""


class PlayView(msgspec.Struct, frozen=True):
    """The card that is being resolved."""

    seat: int
    """Whose card; -1 a neutral one."""
    card: str
    """The kind of card."""
    stage: str
    """What comes next: use, march, fight, allocate, triggered, over."""
    area: str
    """The target of Mobilize Forces; empty before it is named, and with other cards."""
    moved: bool
    """A Noble has moved with it."""
    fought: bool
    """A battle was begun with it."""
    worn: list[str] = []
    """Nobles who have moved or attacked with it."""


class OwnView(msgspec.Struct, frozen=True):
    """What only the seat knows."""

    hand: dict[str, int]
    """How many action cards it holds, by kind."""
    plan: list[list[str]]
    """For each of the three piles the kinds of the cards it has laid there in this planning."""
    last: list[list[str]]
    """Likewise, what it laid in the planning before."""
    orders: Orders
    """Its standing orders, a copy."""
    assign: list[tuple[str, str]]
    """While troops are given out, its cards and where each goes: a Noble or ``stronghold``, empty nowhere yet."""
    draft: tuple[int, str]
    """Of an offer that it has written down, to which seat (-1 none) and what for."""


class OfferView(msgspec.Struct, frozen=True):
    """An offer on the table."""

    number: int
    """Its number, by which it is taken or declined."""
    maker: int
    """The seat that made it."""
    to: int
    """The seat that may take it."""
    crowns: int
    """How many crowns change hands when it is taken."""
    favour: str
    """What for (``deals.FAVOURS``)."""
    pays: bool
    """Its maker pays the crowns; else the maker asks for them."""


class PactView(msgspec.Struct, frozen=True):
    """A written truce of two seats (K16.4)."""

    one: int
    """The seat that made the offer."""
    other: int
    """The seat that took it."""
    until: int
    """The turn at whose end it is over."""


class TurnView(msgspec.Struct, frozen=True):
    """What was done in a turn, as far as the table saw it."""

    turn: int
    """Which turn of the game, from 1."""
    deeds: list[Deed]
    """What was done, in order."""


class KnView(msgspec.Struct, frozen=True):
    """The whole view."""

    seats: int
    """How many play."""
    seat: int | None
    """Who looks; ``None`` a spectator."""
    options: Options
    """What the table has chosen."""
    turn: int
    """The running turn, from 1."""
    last_turn: int
    """The turn after which nothing more is played (G28)."""
    stage: str
    """The part of the game: setup, plan, actions, upkeep, over."""
    chairman: int
    """The seat with the token of Chairman."""
    head: int
    """The seat with the token of Head of the Church."""
    pool: int
    """Influence left in the pool."""
    last: bool
    """The pool is empty: this turn is the last one (K14.2)."""
    majority: int
    """How many cities of the Kingdom win at once (K14.1)."""
    barons: list[BaronView]
    """What each seat has, by seat."""
    nobles: list[NobleView]
    """Nobles of all Barons who play: four for each seat, by seat."""
    strongholds: list[StrongholdView]
    """Strongholds, by seat."""
    cities: list[CityView]
    """All cities, those overseas included."""
    sieges: list[SiegeView]
    """Sieges that are laid, the oldest first."""
    piles: list[int]
    """How many action cards are left on each of the three piles."""
    pile: int
    """Which of them lies open, from 1; 0 none."""
    spaces: list[SpaceView]
    """Where action cards lie after they were resolved: taxes, wages, assembly."""
    track: list[SpotView]
    """The spots of the Mercenary Track from the left."""
    offer: list[str]
    """Mercenaries who may be hired."""
    expeditions: list[ExpeditionView]
    """The three expeditions."""
    pending: list[str]
    """Agendas of the next Assembly, in the order in which they come up."""
    laws: list[str]
    """Agendas of the laws in force, the oldest first."""
    decrees: list[str]
    """What Private Motions forbid: sieges, roads, harbours (K16.2)."""
    lasting: list[LastingView]
    """Events that stay on the table, the oldest first."""
    spent_events: list[str]
    """Discarded Events."""
    spent_agendas: list[str]
    """Discarded Agendas."""
    offers: list[OfferView]
    """Offers on the table, the oldest first."""
    pacts: list[PactView]
    """Written truces, the oldest first."""
    decks: DeckView
    """How many cards are in the decks."""
    play: PlayView | None
    """The card that is being resolved; ``None`` without one."""
    march: MarchView | None
    """The march in hand; ``None`` without one."""
    sealed: list[int]
    """Seats that have sealed the secret step in hand."""
    victor: list[int]
    """Seats that have won."""
    reason: str
    """How it ended (majority, influence, survivor, nobody); empty while it goes on."""
    fought: Fought | None
    """The last battle, or the one in hand; ``None`` before the first."""
    session: Session | None
    """The last Assembly in which something was voted on; ``None`` before the first."""
    standings: list[Standing]
    """How it stood at the end of each turn, from the first on."""
    turns: list[TurnView]
    """What was done in the last turn, and in the running one."""
    war: WarView | None
    """The battle in hand, or permission that is asked for one; ``None`` without one."""
    cards: CardsView | None
    """The neutral card in hand; ``None`` without one."""
    vote: VoteView | None
    """The special phase in hand; ``None`` without one."""
    own: OwnView | None
    """What only the seat knows; ``None`` for a spectator."""
    serial: int = 0
    """How many questions have been numbered."""
    frames: list[Frame] = []
    """The procedure in hand as a stack, without what others choose unseen and without Fate cards in hand
    (``view_frames``)."""
