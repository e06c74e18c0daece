"""The frames: the procedure in hand as a stack, and what lives beside it.

Fields are plain data, indices like those of ``state``; a question that a frame asks is told apart by its number. This
file has the course of the turn, movement and the upkeep; battles, cards and votes have their own (``frames_war``,
``frames_cards``, ``frames_vote``).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.knights.bounds import (
    ActionNumber,
    AreaNumber,
    AreaOrNowhere,
    CityNumber,
    Count,
    NobleNumber,
    NobleOrNobody,
    Pile,
    SeatNumber,
    SeatOrNobody,
)
from engine.knights.game_data import NONE, SHAPES
from engine.knights.state.frames_cards import CardFrame
from engine.knights.state.frames_vote import VoteFrame
from engine.knights.state.frames_war import WarFrame

TurnStage = Literal["plan", "act", "majority", "influence", "revolts", "land", "refresh", "return", "close"]
"""In the order in which they come."""
PlayStage = Literal["use", "march", "fight", "allocate", "triggered", "over"]

# --- setting up ------------------------------------------------------------------------------------------------------


class Assigning(msgspec.Struct, tag="assigning", array_like=True):
    """Every Baron gives six troop cards to Nobles and stronghold, all at once and unseen (K2.8)."""

    to: list[list[Annotated[int, Meta(ge=NONE, le=len(SHAPES))]]]
    """By seat, for each card that lies in its stronghold: a shape from 0, 4 the stronghold, -1 nowhere yet."""
    sealed: list[bool]
    """By seat, whether it has sealed."""


class Founding(msgspec.Struct, tag="founding", array_like=True):
    """A Baron places their stronghold (K2.11), or places it again in the upkeep (K13.6)."""

    seat: SeatNumber
    """Who places it."""
    number: Count
    """The number of the question."""
    again: bool = False
    """In the upkeep, where one may leave it off the board."""


class Deploying(msgspec.Struct, tag="deploying", array_like=True):
    """Barons place their Nobles with troops, one each in turn, the last who placed a stronghold first (K2.12)."""

    number: Count
    """The number of the question."""
    turn: Annotated[int, Meta(ge=0, lt=1 << 20)] = 0
    """How often so far a seat has placed a Noble, or was passed over because it has none left."""


# --- the turn --------------------------------------------------------------------------------------------------------


class Turn(msgspec.Struct, tag="turn", array_like=True):
    """A turn."""

    stage: TurnStage
    """What comes next (``TurnStage``)."""


class Planning(msgspec.Struct, tag="planning", array_like=True):
    """Phase 1: every Baron lays up to two cards on each pile, all at once and unseen (``Baron.plan``)."""

    sealed: list[bool]
    """By seat, whether it has sealed."""


class Actions(msgspec.Struct, tag="actions", array_like=True):
    """Phase 2: cards are revealed one after the other (K5.1)."""

    pile: Pile = 0
    """Which pile lies open, from 0."""


class Play(msgspec.Struct, tag="play", array_like=True):
    """A revealed card is resolved and allocated (K5.2, K5.3)."""

    card: ActionNumber
    """The action card (``state.card_of``)."""
    seat: SeatOrNobody
    """Whose card; -1 a neutral one."""
    number: Count
    """The number of the question."""
    stage: PlayStage = "use"
    """What comes next: use, march, fight (what comes after them), allocate, triggered, over."""
    area: AreaOrNowhere = NONE
    """The target of Mobilize Forces; -1 before it is named, and with other cards."""
    moved: bool = False
    """A Noble has moved with it."""
    fought: bool = False
    """A battle was begun with it."""
    worn: list[NobleNumber] = []
    """Nobles who are exhausted when it is done."""


class March(msgspec.Struct, tag="march", array_like=True):
    """A Baron moves Nobles (K12)."""

    seat: SeatNumber
    """Whose Nobles."""
    number: Count
    """The number of the question."""
    target: AreaOrNowhere = NONE
    """Where they must all go (Mobilize Forces); -1 anywhere, and one alone (Versatile Strategy)."""
    noble: NobleOrNobody = NONE
    """Who has just moved and may take troops along; -1 nobody."""
    trail: list[AreaNumber] = []
    """The areas through which that Noble came, from where it began to where it is now; by sea where it began alone."""
    done: list[NobleNumber] = []
    """Nobles who have moved, in order."""
    barred: list[AreaNumber] = []
    """Areas through which permission was refused."""


class Permit(msgspec.Struct, tag="permit", array_like=True):
    """Barons are asked whether a Noble may pass through (K12.1)."""

    seat: SeatNumber
    """Whose Noble it is."""
    noble: NobleNumber
    """Who wants to pass."""
    route: list[AreaNumber]
    """The areas it would come to, one after the other; the last is where it would stay."""
    asked: list[SeatNumber]
    """Seats that must allow it."""
    areas: list[AreaNumber]
    """For each seat of ``asked`` the first area where it stands in the way."""
    said: list[SeatNumber]
    """Which of them have allowed it."""
    number: Count
    """The number of the question."""


class Fight(msgspec.Struct, tag="fight", array_like=True):
    """A Baron may begin a battle (K13.1)."""

    seat: SeatNumber
    """Who may attack."""
    number: Count
    """The number of the question."""
    area: AreaOrNowhere = NONE
    """Where alone (Mobilize Forces); -1 anywhere."""
    barred: list[str] = []
    """Targets for which permission was refused with this card, as ``<area> <target>``."""


# --- the upkeep ------------------------------------------------------------------------------------------------------


class Revolts(msgspec.Struct, tag="revolts", array_like=True):
    """Cities without their owner's Nobles are looked at one after the other (K6.3)."""

    cities: list[CityNumber]
    """Those still to be looked at, the next one first."""


class Revolt(msgspec.Struct, tag="revolt", array_like=True):
    """A city revolts: its owner pays or lets it go (K6.3)."""

    seat: SeatNumber
    """The owner."""
    city: CityNumber
    """The city that revolts."""
    number: Count
    """The number of the question."""


class Returning(msgspec.Struct, tag="returning", array_like=True):
    """Barons bring their Nobles back to the board, all at once (K17.5, G42)."""

    seats: list[SeatNumber]
    """Who is not done yet."""
    number: Count
    """The number of the question."""


class Treachery(msgspec.Struct, tag="treachery", array_like=True):
    """A Baron attacks somebody with whom they have a written pact (K16.4)."""

    seat: SeatNumber
    """Who attacks."""
    foe: SeatNumber
    """Who is attacked."""
    cities: Count
    """How many cities the other had before."""
    nobles: Count
    """How many Nobles of the other were not dead before."""


class Over(msgspec.Struct, tag="over", array_like=True):
    """The game has ended."""


CoreFrame = (
    Assigning | Founding | Deploying | Turn | Planning | Actions | Play | March | Permit | Fight | Revolts | Revolt
    | Returning | Treachery | Over
)  # fmt: skip
Frame = CoreFrame | WarFrame | CardFrame | VoteFrame


# --- side frames -----------------------------------------------------------------------------------------------------


class Desk(msgspec.Struct, tag="desk", array_like=True):
    """The standing orders of a seat."""

    seat: SeatNumber
    """Whose orders they are."""


class Purse(msgspec.Struct, tag="purse", array_like=True):
    """What a seat may do with its crowns, and with heirs, at any moment."""

    seat: SeatNumber
    """Whose crowns they are."""


class Offer(msgspec.Struct, tag="offer", array_like=True):
    """An offer that lies on the table until the turn ends (K17.6, G32)."""

    number: Count
    """Its number, by which it is taken or declined."""
    maker: SeatNumber
    """The seat that made it."""
    to: SeatNumber
    """The seat that may take it."""
    crowns: Count
    """How many crowns change hands when it is taken."""
    favour: str
    """What for (``deals.FAVOURS``)."""
    pays: bool
    """Its maker pays, and the crowns are laid aside; else the maker asks for them."""


SideFrame = Desk | Purse | Offer
