"""Words for what actions, refusals and events name: reading them, and giving them as parameters."""

from __future__ import annotations

from collections.abc import Sequence

from engine import core
from engine.core import (
    Action,
    Piece,
    Place,
    Refusals,
    SeatRef,
    Teller,
    Word,
)
from engine.fief.game_data import CARDS, CITY, CITY_IDS, FAMILIES, NOBLE, NOBLES, REGION, REGION_IDS, UNIT, UNIT_IDS, N

REFUSE = Refusals("fief")
DONE, PASS = Action("done"), Action("pass")
no, told = REFUSE.no, Teller("fief")
act, argument, number_at, seat_term = core.act, core.argument, core.number_at, SeatRef


ARMY = {f"army-{number}": number for number in range(N.armies)}
"""Armies of invaders by the word that names them."""


def city_at(action: Action, index: int) -> int | None:
    """The city that an argument names."""
    return CITY.get(argument(action, index))


def region_at(action: Action, index: int) -> int | None:
    """The region that an argument names."""
    return REGION.get(argument(action, index))


def noble_at(action: Action, index: int) -> int | None:
    """The Noble that an argument names."""
    return NOBLE.get(argument(action, index))


def unit_at(action: Action, index: int) -> int | None:
    """The kind of unit that an argument names."""
    return UNIT.get(argument(action, index))


def army_at(action: Action, index: int) -> int | None:
    """The army of invaders that an argument names."""
    return ARMY.get(argument(action, index))


def city_term(city: int) -> Place:
    """A city as a parameter."""
    return Place(CITY_IDS[city])


def region_term(region: int) -> Place:
    """A region as a parameter."""
    return Place(REGION_IDS[region])


def noble_term(noble: int) -> Piece:
    """A Noble as a parameter."""
    return Piece(NOBLES[noble])


def unit_term(kind: int) -> Piece:
    """A kind of unit as a parameter."""
    return Piece(UNIT_IDS[kind])


def card_term(card: int) -> Piece:
    """A card as a parameter."""
    return Piece(CARDS[card])


def family_term(family: int) -> Word:
    """A family as a parameter: its colour, since a seat may have two."""
    return Word(FAMILIES[family])


def unique(cards: Sequence[int]) -> list[str]:
    """The slugs of some cards, each once, in their order."""
    return list(dict.fromkeys(CARDS[c] for c in cards))


def card_in(cards: Sequence[int], slug: str) -> int | None:
    """The first of some cards with a slug."""
    return next((c for c in cards if CARDS[c] == slug), None)
