"""What a seat may know."""

from __future__ import annotations

import msgspec

from engine.fief.state import Orders, Report


class NobleView(msgspec.Struct, frozen=True):
    """A Noble on the board. ``place``: city slug, ``sherwood`` or empty; ``held``: whose captive."""

    slug: str
    family: int
    place: str
    site: str
    held: str
    servant: str
    used: bool
    spouse: str
    heresy: bool
    garter: bool
    guards: int
    titles: list[str]
    votes: int


class StackView(msgspec.Struct, frozen=True):
    """Troops of a family at a site. ``troops``: how many; ``units``: by kind, empty where the types are hidden."""

    family: int
    site: str
    troops: int
    bombards: int
    catapults: int
    works: int
    crossbows: int
    units: dict[str, int]


class CityView(msgspec.Struct, frozen=True):
    """A city."""

    slug: str
    control: int
    building: str
    mill: bool
    siege: int
    stacks: list[StackView]
    invaders: list[int]


class FamilyView(msgspec.Struct, frozen=True):
    """A family's board."""

    seat: int
    nobles: list[str]
    points: int
    slot: str
    treasures: int
    pigeons: int
    reserve: dict[str, int]
    ally: int


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    purse: int
    hand: list[str]
    orders: Orders
    plan: list[str]


class FiefView(msgspec.Struct, frozen=True):
    """The position as a seat sees it; ``own`` is ``None`` for a spectator."""

    seats: int
    seat: int | None
    round: int
    first: int
    step: str
    cities: list[CityView]
    nobles: list[NobleView]
    families: list[FamilyView]
    hands: list[int]
    weather: list[list[str]]
    track: int
    top_disaster: bool
    decks: list[int]
    sovereign: str
    queen: str
    gift: int
    sword: str
    relics: list[str]
    report: Report | None
    own: OwnView | None
