"""The position of a game of Warrior Knights: plain data with a stack of named frames on top of it.

Areas, cities, Barons, Nobles and cards are indices into the tables of ``game_data``; a seat plays one Baron. A Noble's
number is four times that of its Baron, and its shape. Money is in crowns. ``-1`` is nobody and nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from engine.core import GameState
from engine.knights.bounds import (
    ActionNumber,
    AgendaNumber,
    AgendaOrNone,
    AreaNumber,
    AreaOrNowhere,
    BaronNumber,
    ByCity,
    ByExpedition,
    ByNoble,
    ByPile,
    BySeat,
    BySpace,
    BySpot,
    Charges,
    CityOrNone,
    Count,
    EventNumber,
    FateNumber,
    Hand,
    KindNumber,
    LossMarkers,
    NationOrNone,
    NobleOrNobody,
    SeatNumber,
    SeatOrNobody,
    Spot,
    TroopNumber,
    TurnNumber,
)
from engine.knights.game_data import ACTIONS, BARONS, KINDS, NEUTRALS, NONE, SHAPES, N
from engine.knights.state.frames import Frame, Offer, Play, SideFrame
from engine.knights.state.record import Record

PILES, PER_PILE = N.piles, N.pile_cards
TAXES, WAGES, ASSEMBLY = range(3)
SPACES = ACTIONS.areas
"""Where action cards lie after they were resolved."""
FIRST_NEUTRAL = len(BARONS) * len(KINDS)
"""Action cards by number: a Baron's are six times the seat and the kind, neutral ones follow."""


class Options(msgspec.Struct, frozen=True):
    """What a table has chosen before the game; everything but the length is an optional rule (K16)."""

    length: Literal[8, 10, 12, 15] = 10
    """Influence in the pool for each player (K16.1); the game is over at the latest after twice as many turns and four
    (G28)."""
    motions: bool = False
    """Private Motions may also forbid sieges, roads or harbours, or allow them again (K16.2)."""
    heirs: bool = False
    """Heirs are given as pledges to other Barons, who may slay or release them (K16.3)."""
    treason: bool = False
    """Truces are written down, and breaking one costs Influence (K16.4)."""
    elimination: bool = False
    """Whoever loses their stronghold is out of the game (K16.5)."""
    mighty: bool = False
    """Only cities win: there is no pool of Influence (K16.6)."""
    miracles: bool = False
    """Lasting Events may be cancelled later, for one more Faith (K16.7)."""
    abandoned: bool = False
    """A Noble whose last troops desert counts as dead, and has an heir whatever Events say (K16.8)."""


# --- what lies on the table ------------------------------------------------------------------------------------------


class Noble(msgspec.Struct, array_like=True):
    """A Noble."""

    area: AreaOrNowhere = NONE
    """Where it stands or sails to; -1 off the board."""
    sea: bool = False
    """It sails to the port of ``area`` and lands in the upkeep (K12.2)."""
    troops: list[TroopNumber] = []
    """Its troop cards in rising order, indices of ``game_data.TROOPS``; maintained troops have no card."""
    losses: LossMarkers = 0
    """Casualty markers on its army, 100 troops each; with as many as its troops it dies (G10)."""
    exhausted: bool = False
    """It has moved or attacked, or an Event exhausted it, and it rests until the upkeep (K17.1)."""
    dead: bool = False
    """It has died; the heir, who has its name and number, is not on the board yet (K13.8)."""
    heir: bool = True
    """An heir follows when it dies; an Event or whoever holds the heir as a pledge may take that away."""
    gone: bool = False
    """It died without an heir, for good."""
    office: AgendaOrNone = NONE
    """The Agenda of its office, an index of ``game_data.AGENDAS``; -1 none."""
    keeper: SeatOrNobody = NONE
    """The seat that holds its heir as a pledge (K16.3); -1 nobody."""


class Stronghold(msgspec.Struct, array_like=True):
    """The stronghold of a Baron."""

    area: AreaOrNowhere = NONE
    """Where it stands; -1 off the board."""
    troops: list[TroopNumber] = []
    """Troop cards in it, or beside the board while it is off; indices of ``game_data.TROOPS``. At the start all cards
    lie here."""
    losses: LossMarkers = 0
    """Casualty markers on those troops, 100 each."""
    breaches: Count = 0
    """Breaches of its walls; each takes 100 off their strength."""


class City(msgspec.Struct, array_like=True):
    """What has become of a city; what is printed is in ``game_data.CITIES``."""

    owner: SeatOrNobody = NONE
    """The seat that controls it; -1 neutral."""
    fortified: bool = False
    """It has 100 more strength and pays one crown more at Taxation (K17.3, G41)."""
    breaches: Count = 0
    """Breaches of its walls; each takes 100 off their strength."""
    razed: bool = False
    """It stands no more and pays nobody."""


class Siege(msgspec.Struct, array_like=True):
    """A siege of what stands in an area, by one seat; each Baron who besieges has their own (G15)."""

    area: AreaNumber
    """The area whose city or stronghold is besieged."""
    seat: SeatNumber
    """Who besieges it."""
    turn: Count
    """The turn in which it began; a second siege in a later one takes the place (K13.5, F24)."""


class Expedition(msgspec.Struct, array_like=True):
    """An expedition (K8.2)."""

    spot: Spot = 0
    """Its space on the track: 0 not under way, then 1 to 3, where it is resolved."""
    stakes: list[Count] = []
    """Crowns put into it, by seat; a seat may put in none."""
    blessed: bool = False
    """The Head of the Church has blessed it: two Fate cards are drawn at its end, and the better one counts."""


class Lasting(msgspec.Struct, array_like=True):
    """An Event that stays on the table, who drew it or whom it struck; what does not apply is -1."""

    card: EventNumber
    """The Event, an index of ``game_data.EVENTS``."""
    seat: SeatOrNobody = NONE
    """The Baron by whom it lies: who drew it, or whose Noble it struck."""
    noble: NobleOrNobody = NONE
    """The Noble that it struck."""
    city: CityOrNone = NONE
    """The city that it struck."""
    nation: NationOrNone = NONE
    """The nationality that it struck."""
    done: bool = False
    """Meant for what it threatened having happened; nothing sets or reads it."""


class Baron(msgspec.Struct):
    """What a seat has."""

    baron: BaronNumber
    """Which Baron it plays, an index of ``game_data.BARONS``."""
    crowns: Count
    """Crowns in hand, without those laid aside for its own offers or put into expeditions."""
    votes: Count = 0
    """Votes that it has kept; those shown in the Assembly are spent."""
    faith: Count = 0
    """Faith that it has."""
    influence: Count = 0
    """Influence that it has; the most wins when the pool is empty (K14.3)."""
    hand: Hand = msgspec.field(default_factory=lambda: [0] * len(KINDS))
    """How many action cards it holds, by kind (``game_data.KINDS``)."""
    plan: ByPile[list[KindNumber]] = msgspec.field(default_factory=lambda: [[] for _ in range(PILES)])
    """For each of the three piles the kinds of the cards it has laid there in this planning, in rising order."""
    last: ByPile[list[KindNumber]] = msgspec.field(default_factory=lambda: [[] for _ in range(PILES)])
    """Likewise, what it laid in the planning before, which may be laid again by standing order."""
    stronghold: Stronghold = msgspec.field(default_factory=Stronghold)
    """Its stronghold, with the troops in it."""
    charges: Charges = []
    """Agendas of its charges, the oldest first; three at most (K10.8)."""
    banned: bool = False
    """It is banned from the Assembly (K10.9)."""
    out: bool = False
    """It has been eliminated (K16.5)."""


class Orders(msgspec.Struct):
    """What a seat lets be answered in its name: a word, or a number of Faith, for each kind of question. The values
    that each may take are in ``standing.VALUES``; ``ask`` asks the seat."""

    levy: str = "use"
    """Levy Taxes: use the card."""
    rally: str = "use"
    """Rally Support: use the card."""
    church: str = "ask"
    """Serve the Church: the space where the card goes, or ``emptiest``."""
    passage: str = "ask"
    """Permission for a rival Noble to pass (K12.1), unless ``pass_to`` says otherwise."""
    attacks: str = "ask"
    """Permission to attack a city or stronghold where the seat has Nobles (K13.4)."""
    revolt: str = "ask"
    """A city revolts: pay with Faith, crowns or the cheapest of both, or ``never``."""
    returning: str = "ask"
    """Nobles come back: ``needed`` asks only where one must, ``home`` lets the rule of silence bring them back."""
    wages: str = "all"
    """``all``: pay all Mercenaries while that is possible, else ask; ``afford``: else let the dearest go."""
    laws: str = "obey"
    """A law asks crowns or Votes, or weakens an attack: obey or defy it."""
    cancel: str | int = "late"
    """A red Event that the seat drew: ``late`` asks once its target is known, a number pays up to so much Faith."""
    pool: str | int = "late"
    """A blue Event: ``late`` asks once its target is known, ``struck`` then where it strikes the seat, a number pledges
    up to so much Faith there."""
    plan: str = "ask"
    """Planning: ``repeat`` lays the last plan again."""
    ability: str = "use"
    """Battles: the commander uses its ability."""
    hands: str = "ask"
    """Battles: Fate cards are laid aside by the rule of silence."""
    losses: str = "ask"
    """Battles: casualties are allotted by the rule of silence."""
    retreats: str = "ask"
    """Battles: beaten Nobles go towards the stronghold."""
    deserters: str = "ask"
    """A mercenary leaves, or pays for casualties: the smallest one, or the first that fits."""
    upgrade: str = "ask"
    """Upgrade Defenses: nothing is repaired or fortified."""
    muster: str = "ask"
    """Muster Troops: as many casualties of one army as can be paid (``all``), or none."""
    invest: str = "ask"
    """An expedition is started: half of what the wages leave (``spare``), as much as possible, or nothing."""
    bless: str = "ask"
    """As Head of the Church bless an expedition, or never."""
    decisions: str = "gains"
    """A decision strikes the seat: abide by every one, or (``gains``) by those that only give."""
    marker: str = "ask"
    """Draft Soldiers: the marker goes on the leftmost free spot."""
    versatile: str = "ask"
    """Versatile Strategy: take crowns or a Vote."""
    allocation: str = "ask"
    """A card that may lie in several spaces goes where fewest lie."""
    arranging: str = "ask"
    """Whoever presides orders the Agendas: they come up as they lie."""
    drawer: str = "ask"
    """As Head of the Church spend no Faith on who draws an Event."""
    start: str = "ask"
    """As Chairman start the next expedition that is not under way, or never."""
    hire: str = "ask"
    """Mercenaries are hired: the largest that leaves crowns for the next wages, or none."""
    spoils: str = "ask"
    """A captured city is kept."""
    surrender: str = "ask"
    """For a lost stronghold the city with the least income is given."""
    holder: str = "ask"
    """An office goes to the strongest Noble on the board."""
    casts: dict[str, str] = {}
    """Votes on a matter, by kind of matter (``standing_vote.MATTERS``): a number or ``all``, as text."""
    voices: dict[str, str] = {}
    """What those Votes are for, by kind of matter (``standing_vote.VOICES``)."""
    pass_to: dict[str, str] = {}
    """Permission to pass for one seat, by its slug, where it differs from ``passage``."""


class Draft(msgspec.Struct, array_like=True):
    """What a seat has written down of an offer that it would make."""

    to: SeatOrNobody = NONE
    """The seat that it would go to; -1 nothing is written down."""
    favour: str = ""
    """What for (``deals.FAVOURS``); empty where nothing is written down."""


class Pact(msgspec.Struct, array_like=True):
    """A written truce of two seats (K16.4)."""

    one: SeatNumber
    """The seat that made the offer."""
    other: SeatNumber
    """The seat that took it."""
    until: Count
    """The turn at whose end it is over."""


class KnState(GameState, kw_only=True):
    """The whole position."""

    options: Options
    """What the table has chosen."""
    turn: TurnNumber
    """The running turn, from 1."""
    chairman: SeatNumber
    """The seat with the token of Chairman."""
    head: SeatNumber
    """The seat with the token of Head of the Church."""
    pool: Count
    """Influence left in the pool; 0 from the start with the option ``mighty``."""
    last: bool
    """The pool is empty: this turn is the last one (K14.2)."""
    frames: list[Frame]
    """The procedure in hand as a stack; the last one decides what is asked."""
    sides: list[SideFrame]
    """What lives beside the stack: a desk and a purse for each seat, then offers on the table."""
    barons: BySeat[Baron]
    """What each seat has, by seat."""
    orders: BySeat[Orders]
    """Standing orders, by seat."""
    nobles: ByNoble[Noble]
    """All twenty-four by number, those of Barons who do not play included."""
    cities: ByCity[City]
    """All, those overseas included, as in ``game_data.CITIES``."""
    sieges: list[Siege]
    """Sieges that are laid, the oldest first."""
    piles: ByPile[list[ActionNumber]]
    """The three piles of action cards, the next card first."""
    spaces: BySpace[list[ActionNumber]]
    """Action cards that lie in each space, by ``SPACES``, in the order in which they came."""
    neutrals: list[ActionNumber]
    """Neutral action cards in no pile."""
    fate: list[FateNumber]
    """The Fate deck, indices of ``game_data.FATE``, the top first."""
    events: list[EventNumber]
    """The deck of Events, indices of ``game_data.EVENTS``, the top first."""
    events_out: list[EventNumber]
    """Discarded Events; a deck that has run out is made of them."""
    lasting: list[Lasting]
    """Events that stay on the table, the oldest first."""
    agendas: list[AgendaNumber]
    """The deck of Agendas, indices of ``game_data.AGENDAS``, the top first."""
    agendas_out: list[AgendaNumber]
    """Discarded Agendas; a deck that has run out is made of them."""
    pending: list[AgendaNumber]
    """Agendas of the next Assembly, in the order in which they come up."""
    laws: list[AgendaNumber]
    """Agendas of the laws in force, the oldest first."""
    decrees: list[str]
    """What Private Motions forbid (``hall.DECREES``, K16.2)."""
    mercenaries: list[TroopNumber]
    """The deck of Mercenaries, indices of ``game_data.TROOPS``, the top first."""
    offer: list[TroopNumber]
    """Mercenaries who may be hired, in rising order."""
    track: BySpot[SeatOrNobody]
    """The seat whose marker stands on each spot of the Mercenary Track; -1 none."""
    removed: list[TroopNumber]
    """Regulars out of the game (K13.8)."""
    expeditions: ByExpedition[Expedition]
    """The three expeditions, as in ``game_data.EXPEDITIONS``."""
    drafts: BySeat[Draft]
    """Offers being written, by seat."""
    pacts: list[Pact]
    """Written truces, the oldest first."""
    serial: Count
    """How many questions have been numbered; the next one gets the next number."""
    victor: list[SeatNumber]
    """Seats that have won; empty while the game goes on, and where nobody has."""
    reason: str
    """How it ended (majority, influence, survivor, nobody); empty while it goes on."""
    record: Record
    """What everybody has seen of the game."""

    @property
    def worn(self) -> Sequence[int]:
        """Nobles who have moved or attacked with the card that is being resolved."""
        play = play_of(self)
        return play.worn if play is not None else ()

    @property
    def offers(self) -> list[Offer]:
        """Offers on the table, the oldest first."""
        return [f for f in self.sides if isinstance(f, Offer)]

    def next(self) -> int:
        """The number of the next question."""
        self.serial += 1
        return self.serial


class PublicBaron(Protocol):
    """What everybody sees of a seat, as in ``Baron``."""

    @property
    def baron(self) -> int: ...
    @property
    def crowns(self) -> int: ...
    @property
    def votes(self) -> int: ...
    @property
    def faith(self) -> int: ...
    @property
    def influence(self) -> int: ...
    @property
    def stronghold(self) -> Stronghold: ...
    @property
    def charges(self) -> list[int]: ...
    @property
    def banned(self) -> bool: ...
    @property
    def out(self) -> bool: ...


class Position(Protocol):
    """What everybody sees of a position, as in ``KnState``: a state, or what is read from a view
    (``analysis.public_position``)."""

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def turn(self) -> int: ...
    @property
    def chairman(self) -> int: ...
    @property
    def head(self) -> int: ...
    @property
    def pool(self) -> int: ...
    @property
    def last(self) -> bool: ...
    @property
    def barons(self) -> Sequence[PublicBaron]: ...
    @property
    def nobles(self) -> Sequence[Noble]: ...
    @property
    def cities(self) -> Sequence[City]: ...
    @property
    def sieges(self) -> Sequence[Siege]: ...
    @property
    def spaces(self) -> Sequence[Sequence[int]]: ...
    @property
    def track(self) -> Sequence[int]: ...
    @property
    def laws(self) -> Sequence[int]: ...
    @property
    def decrees(self) -> Sequence[str]: ...
    @property
    def lasting(self) -> Sequence[Lasting]: ...
    @property
    def offers(self) -> Sequence[Offer]: ...
    @property
    def worn(self) -> Sequence[int]: ...


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


def players(state: Position) -> list[int]:
    """Seats still in the game."""
    return [s for s, b in enumerate(state.barons) if not b.out]


def in_turn(state: Position, first: int = NONE) -> list[int]:
    """Seats in the game, clockwise from the Chairman or another seat."""
    start = state.chairman if first < 0 else first
    order = [(start + n) % state.seats for n in range(state.seats)]
    return [s for s in order if not state.barons[s].out]


def seat_of(state: Position, noble: int) -> int:
    """The seat of a Noble, -1 of a Baron who does not play."""
    return seat_of_baron(state, noble // len(SHAPES))


def seat_of_baron(state: Position, baron: int) -> int:
    """The seat that plays a Baron, -1 nobody."""
    return next((s for s, b in enumerate(state.barons) if b.baron == baron), NONE)


def nobles_of(state: Position, seat: int) -> range:
    """The four Nobles of a seat."""
    first = len(SHAPES) * state.barons[seat].baron
    return range(first, first + len(SHAPES))


def play_of(state: KnState) -> Play | None:
    """The card that is being resolved."""
    return next((f for f in reversed(state.frames) if isinstance(f, Play)), None)
