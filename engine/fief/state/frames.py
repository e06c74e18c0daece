"""The frames: the procedure in hand as a stack, and what is open beside it.

Fields are plain data, indices like those of ``state``. What is kept by seat, family, city or region is a list with one
entry for each. The number of a question tells it apart from others of its kind, so that a late answer finds none.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from engine.fief.bounds import (
    PAIR,
    AbbeyNumber,
    CardNumber,
    CityNumber,
    Count,
    CountOrNone,
    DistrictNumber,
    FamilyNumber,
    NobleNumber,
    NobleOrNobody,
    PlaceOrNowhere,
    Positive,
    RegionNumber,
    SeatNumber,
    ServantNumber,
    SiteNumber,
    Stage,
    Units,
    exactly,
)
from engine.fief.game_data import CITIES
from engine.fief.state.frames_war import (
    Battle,
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
    Spoils,
    Walling,
)


class Plan(msgspec.Struct, array_like=True):
    """What a seat will draw (2.0)."""

    decks: list[str]
    """``character`` and ``fortune`` in the order to draw; from ``ask`` on the seat is asked; ``nothing`` draws none."""
    dare: Count
    """Disasters that it takes on the way; 9 is as many as come (2.3)."""


class Article(msgspec.Struct, frozen=True, array_like=True):
    """Something that changes hands in a deal: ``money N``, ``card SLUG``, ``city SLUG``, ``title REGION``,
    ``captive NOBLE``, ``relic SLUG``, ``servant SLUG``, ``crossbow CARD N``."""

    kind: str
    """``money``, ``card``, ``city``, ``title``, ``captive``, ``relic``, ``servant`` or ``crossbow``."""
    what: str = ""
    """The slug of what it is: of a title its region, of crossbows their Mercenary card; empty for money."""
    amount: Count = 0
    """Shillings of money, or how many crossbows; 0 for what there is one of."""


# --- frames: the procedure in hand -----------------------------------------------------------------------------------


class Round(msgspec.Struct, tag="round", array_like=True):
    """A round: the bottom of the stack."""

    stage: Stage
    """What comes next, one of ``rounds.ORDER``."""
    turn: Count = 0
    """How many families have had their turn in it."""


class Assign(msgspec.Struct, tag="assign", array_like=True):
    """Every family gives its two servants to its two Nobles, all at once (P10)."""

    servants: list[list[ServantNumber]]
    """The two servants of each family, by family; none for one that has given them."""


class Settle(msgspec.Struct, tag="settle", array_like=True):
    """A family chooses where it begins (P14)."""

    family: FamilyNumber
    """The family that chooses."""
    regions: list[RegionNumber]
    """The region where the dice have put each family, by family; empty where they choose freely (13.6)."""


class Discarding(msgspec.Struct, tag="discarding", array_like=True):
    """All at once lay cards aside and plan what they draw (2A)."""

    away: list[list[CardNumber]]
    """Card numbers that each seat lays aside, by seat."""
    plans: list[Plan | None]
    """What each seat will draw, by seat; ``None`` asks it."""
    sealed: list[bool]
    """Who has sealed, by seat."""


class Drawing(msgspec.Struct, tag="drawing", array_like=True):
    """A seat draws (2B)."""

    seat: SeatNumber
    """The seat that draws."""
    drawn: Count = 0
    """Cards drawn so far, Disasters not counted (2.3)."""
    characters: Count = 0
    """How many of those are Characters."""
    dared: Count = 0
    """Disasters that came on the way."""
    peeked: str = ""
    """The deck, ``character`` or ``fortune``, whose top card a servant has shown and nobody has drawn since (2.12)."""
    plan: Plan | None = None
    """What the seat has planned; ``None`` where it is asked."""


class Playing(msgspec.Struct, tag="playing", array_like=True):
    """A seat plays Characters and Fortunes (2D)."""

    seat: SeatNumber
    """The seat that plays."""


class Window(msgspec.Struct, tag="window", array_like=True):
    """Everybody may play what can be played at any moment; the same for every hand. On the stack the game waits for it;
    beside it, it stays open while the next family moves."""

    kind: str
    """The moment: ``fate``, ``income``, ``move``, ``battle`` or ``dusk``."""
    number: Count
    """The number of its question."""
    said: list[bool]
    """Who has answered, by seat."""
    plays: list[list[str]]
    """Actions as texts, by seat, sealed until all have answered; then they are carried out in the order of turns."""


class Deathbed(msgspec.Struct, tag="deathbed", array_like=True):
    """A Noble is dead, what they had is yet to be given away (4.8)."""

    noble: NobleNumber
    """Who died."""
    city: PlaceOrNowhere
    """The place where they died; ``NONE`` for nowhere."""
    cause: str
    """``battle``, ``plague``, ``rebellion``, ``assassination``, ``justice``, ``clergy`` or ``captors``."""
    number: Count
    """The number of its question."""
    asked: bool = False
    """Whether the skull's owner has been asked (12.3)."""


class Heir(msgspec.Struct, tag="heir", array_like=True):
    """A family chooses who of it becomes Lord of a region (4.7, 4.8)."""

    family: FamilyNumber
    """The family that chooses."""
    region: RegionNumber
    """The region whose Lord is to be named."""
    number: Count
    """The number of its question."""


class Refuge(msgspec.Struct, tag="refuge", array_like=True):
    """A family chooses where a freed Noble appears (7.6)."""

    family: FamilyNumber
    """The family that chooses."""
    noble: NobleNumber
    """Who is free, and nowhere until then."""
    number: Count
    """The number of its question."""
    secret: bool = False
    """Whether they flee by a secret way, a Passage, and so to a city of the family (10.2)."""


class Toll(msgspec.Struct, tag="toll", array_like=True):
    """A family chooses which of its troops, and of its allies', die in a city (2.5, 7.5)."""

    family: FamilyNumber
    """The family that chooses; in a battle the leading one of its side."""
    city: CityNumber
    """Where they die."""
    count: Positive
    """How many units the plague takes; in a battle or a rebellion, how many hits are to be taken."""
    cause: str
    """``plague``, ``battle`` or ``rebellion``."""
    number: Count
    """The number of its question."""
    allies: list[FamilyNumber] = []
    """Other families whose troops may be taken too."""
    sites: list[SiteNumber] = []
    """The sites where they stand; anywhere in the city when empty."""
    nobles: bool = False
    """Whether hits that are over when no troop is left strike Nobles (7.5)."""


class Burning(msgspec.Struct, tag="burning", array_like=True):
    """After the income everybody may burn mills (3.4)."""

    said: list[bool]
    """Who has answered, by seat."""


class Buying(msgspec.Struct, tag="buying", array_like=True):
    """A seat buys (4)."""

    seat: SeatNumber
    """The seat that buys."""
    placed: Annotated[list[Count], exactly(len(CITIES))]
    """New units in each city this phase, by city (4.0)."""
    bought: Units
    """Units bought this phase by kind, by the order of ``game_data.UNITS``."""
    wishes: list[str] | None = None
    """Actions as texts, what is left of a list that was written in secret; ``None`` where the seat is asked."""


class Court(msgspec.Struct, tag="court", array_like=True):
    """Phase 1A-B: all offer marriages and name candidates."""

    courting: list[Annotated[list[NobleNumber], PAIR]]
    """Open offers of marriage, as the Noble who offers and the one who is asked (9.0)."""
    standing: list[NobleNumber]
    """Nobles who stand for election (9.1)."""
    ready: list[bool]
    """Who has nothing more to say, by seat."""
    calls: bool = False
    """Whether the Sovereign calls Parliament (9.2)."""
    late: bool = False
    """Whether an election was held, and the new Sovereign alone is asked about calling Parliament (1C)."""
    held: list[NobleNumber] = []
    """Abbesses who have asked to lay their title down, and do not ask again (2.13)."""


class Election(msgspec.Struct, tag="election", array_like=True):
    """9.1: sealed votes."""

    candidates: Annotated[list[NobleNumber], Meta(min_length=1)]
    """The Nobles who stand."""
    votes: list[NobleOrNobody]
    """The candidate that each family votes for, by family."""
    decoys: list[NobleOrNobody]
    """The candidate on whom each family lays its decoy, which counts nothing, by family."""
    sealed: list[bool]
    """Who has sealed, by seat."""
    turn: CountOrNone = -1
    """How many families have voted, in the option that votes in turn; else -1."""


class Parliament(msgspec.Struct, tag="parliament", array_like=True):
    """9.2: the Royal Tax is voted."""

    votes: list[str]
    """What each family votes, by family: ``aye``, ``nay``, ``nothing``, or empty before it has said."""
    burghers: list[bool]
    """Which families spend a treasure for their Burgher's votes, by family (11.2)."""
    sealed: list[bool]
    """Who has sealed, by seat."""
    split: list[Count]
    """Shillings that the Sovereign gives to each seat once the tax is granted; empty before."""


class Consent(msgspec.Struct, tag="consent", array_like=True):
    """A Lord is asked whether the crown may build its fortress in a city of their fief (4.9)."""

    family: FamilyNumber
    """The Lord's family, which is asked."""
    builder: FamilyNumber
    """The crown's family, which would build."""
    city: CityNumber
    """The city where it would build."""
    number: Count
    """The number of its question."""


class Renouncing(msgspec.Struct, tag="renouncing", array_like=True):
    """A prelate is asked whether an abbess may lay down their title (2.13)."""

    noble: NobleNumber
    """The abbess."""
    sees: Annotated[list[DistrictNumber], Meta(min_length=1)]
    """Districts whose prelates are yet to be asked; the first is asked now."""
    number: Count
    """The number of its question."""


class Bestowing(msgspec.Struct, tag="bestowing", array_like=True):
    """The Sovereign may give a title that an abbess has laid down to an unmarried woman (2.13)."""

    abbey: AbbeyNumber
    """The number of the title, as in ``FiefState.veils``."""
    number: Count
    """The number of its question."""


class Market(msgspec.Struct, tag="market", array_like=True):
    """Purchases in secret: all write down what they buy, then it is shown together (4.0)."""

    lists: list[list[str]]
    """What each seat buys, by seat: actions as texts."""
    sealed: list[bool]
    """Who has sealed, by seat."""


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


Frame = (
    Round | Assign | Settle | Discarding | Drawing | Playing | Window | Deathbed | Heir | Refuge | Toll | Burning
    | Buying | Court | Election | Parliament | Marching | March | Leave | Raid | Parley | Muster | Battle | Spoils
    | Pillaging | Rebellion | Challenge | Knighting | Walling | Consent | Renouncing | Bestowing
    | Market | Over
)  # fmt: skip


# --- side frames -----------------------------------------------------------------------------------------------------


class Desk(msgspec.Struct, tag="desk", array_like=True):
    """The standing orders of a seat."""

    seat: SeatNumber
    """Whose orders they are."""


class Bench(msgspec.Struct, tag="bench", array_like=True):
    """What a seat may play at any moment but the drawing: opportunity cards, hired crossbows, relics, servants."""

    seat: SeatNumber
    """The seat that may play."""


class Arsenal(msgspec.Struct, tag="arsenal", array_like=True):
    """The cards that a seat lets play themselves (``FiefState.armed``)."""

    seat: SeatNumber
    """Whose cards they are."""


class Parlour(msgspec.Struct, tag="parlour", array_like=True):
    """Where a seat writes down what it would give and want (``FiefState.drafts``)."""

    seat: SeatNumber
    """The seat that writes."""


class Deal(msgspec.Struct, tag="deal", array_like=True):
    """An offer of one family to another."""

    number: Positive
    """Its number, counted by the two seats alone."""
    maker: FamilyNumber
    """The family that offers."""
    to: FamilyNumber
    """The family that is asked."""
    gives: list[Article]
    """What the maker gives."""
    wants: list[Article]
    """What the maker wants for it; empty for a gift."""
    route: str
    """How it is carried out, one of ``deals.ROUTES``: ``city``, ``pigeon``, ``ring``, ``ransom`` or ``servants``."""
    round: Count
    """The round it was made in; it lapses with it."""


SideFrame = Desk | Bench | Arsenal | Parlour | Deal | Window
