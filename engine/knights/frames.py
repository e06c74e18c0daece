"""The frames: the procedure in hand as a stack, and what lives beside it. Fields are plain data, indices like those of
``state``.

This file has the course of the turn, movement and the upkeep; battles, cards and votes have their own
(``frames_war``, ``frames_cards``, ``frames_vote``).
"""

from __future__ import annotations

import msgspec

from engine.knights.frames_cards import CardFrame
from engine.knights.frames_vote import VoteFrame
from engine.knights.frames_war import WarFrame

NONE = -1

# --- setting up ------------------------------------------------------------------------------------------------------


class Assigning(msgspec.Struct, tag="assigning", array_like=True):
    """Every Baron gives his six troop cards to Nobles and stronghold, all at once and unseen (S2). ``to``: by seat, for
    each of its cards: a shape from 0, 4 the stronghold, -1 not yet."""

    to: list[list[int]]
    sealed: list[bool]


class Founding(msgspec.Struct, tag="founding", array_like=True):
    """A Baron places his stronghold (S3), or places it again in the upkeep (R2), where he may wait."""

    seat: int
    number: int
    again: bool = False


class Deploying(msgspec.Struct, tag="deploying", array_like=True):
    """Barons place their Nobles with troops, one each in turn, the last who placed his stronghold first (S4).
    ``turn``: how many turns there were."""

    number: int
    turn: int = 0


# --- the turn --------------------------------------------------------------------------------------------------------


class Turn(msgspec.Struct, tag="turn", array_like=True):
    """A turn. ``stage``: what comes next (``phases.rounds.ORDER``)."""

    stage: str


class Planning(msgspec.Struct, tag="planning", array_like=True):
    """Phase 1: every Baron lays up to two cards on each pile, all at once and unseen (``Baron.plan``)."""

    sealed: list[bool]


class Actions(msgspec.Struct, tag="actions", array_like=True):
    """Phase 2: cards are revealed one after the other. ``pile``: which one lies open, from 0."""

    pile: int = 0


class Play(msgspec.Struct, tag="play", array_like=True):
    """A revealed card is resolved and allocated. ``stage``: use, march, fight (what comes after them), allocate,
    triggered, over; ``seat``: whose card, -1 neutral; ``area``: the target of Mobilize; ``moved``, ``fought``: what was
    done with it; ``worn``: Nobles who are exhausted when it is done."""

    card: int
    seat: int
    number: int
    stage: str = "use"
    area: int = NONE
    moved: bool = False
    fought: bool = False
    worn: list[int] = []


class March(msgspec.Struct, tag="march", array_like=True):
    """A Baron moves Nobles. ``target``: where they must all go (Mobilize), -1 anywhere and one alone (Versatile).
    ``noble``: who has just moved and may take troops along; ``trail``: the areas he has passed, where he began first;
    ``done``: who has moved; ``barred``: areas through which leave was refused."""

    seat: int
    number: int
    target: int = NONE
    noble: int = NONE
    trail: list[int] = []
    done: list[int] = []
    barred: list[int] = []


class Permit(msgspec.Struct, tag="permit", array_like=True):
    """Barons are asked whether a Noble may pass through (A9). ``route``: where he goes; ``asked``: seats that must
    allow it, with ``areas``: where each stands in the way; ``said``: which of them have allowed it."""

    seat: int
    noble: int
    route: list[int]
    asked: list[int]
    areas: list[int]
    said: list[int]
    number: int


class Fight(msgspec.Struct, tag="fight", array_like=True):
    """A Baron may begin a battle (A11, B1). ``area``: where alone, -1 anywhere; ``barred``: targets for which leave was
    refused, as ``<area> <target>``."""

    seat: int
    number: int
    area: int = NONE
    barred: list[str] = []


# --- the upkeep ------------------------------------------------------------------------------------------------------


class Revolts(msgspec.Struct, tag="revolts", array_like=True):
    """Cities without their owner's Nobles are looked at one after the other. ``cities``: which still are."""

    cities: list[int]


class Revolt(msgspec.Struct, tag="revolt", array_like=True):
    """A city revolts: its owner pays or lets it go (R1)."""

    seat: int
    city: int
    number: int


class Returning(msgspec.Struct, tag="returning", array_like=True):
    """Barons bring their Nobles back to the board (R3-R6). ``seats``: who is not done yet."""

    seats: list[int]
    number: int


class Treachery(msgspec.Struct, tag="treachery", array_like=True):
    """A Baron attacks somebody with whom he has a written pact (K16.4). ``cities``, ``nobles``: what the other had of
    them before."""

    seat: int
    foe: int
    cities: int
    nobles: int


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

    seat: int


class Purse(msgspec.Struct, tag="purse", array_like=True):
    """What a seat may do with its crowns, and with heirs, at any moment."""

    seat: int


class Offer(msgspec.Struct, tag="offer", array_like=True):
    """An offer that lies on the table until the turn ends. ``pays``: its maker pays, the crowns are laid aside; else
    he names his price. ``favour``: what for (``deals.FAVOURS``)."""

    number: int
    maker: int
    to: int
    crowns: int
    favour: str
    pays: bool


SideFrame = Desk | Purse | Offer
