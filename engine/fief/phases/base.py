"""What the phases share: questions, refusals, and reading what an action names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Generic, TypeVar

from engine import core
from engine.core import (
    Action,
    Event,
    Params,
    Piece,
    Place,
    Refusal,
    Refusals,
    SeatRef,
    Tell,
    Word,
)
from engine.fief.game_data import CARDS, CITY, CITY_IDS, FAMILIES, NOBLE, NOBLES, REGION, REGION_IDS, UNIT, UNIT_IDS
from engine.fief.state import FiefState

F = TypeVar("F")
REFUSE = Refusals("fief")
DONE, PASS = Action("done"), Action("pass")


def no(code: str, params: Params | None = None) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"fief-no-{code}", params or {})


@cache
def act(verb: str, *args: str | int) -> Action:
    """An action; the same one is made once. Only for words that come from the tables, never for what a user wrote."""
    return Action(verb, args)


class Asking(core.Asking[FiefState, F], Generic[F]):
    """A phase that lists the legal actions of a seat; prompts and refusals follow from the list."""

    refusals = REFUSE


class Sealing(core.Sealing[FiefState, F], Asking[F], Generic[F]):
    """A secret step. Its last seal shows what all have chosen, or that nobody chose anything: it stands."""

    keys = ("fief-sealed", "fief-unsealed")
    binding = True


def argument(action: Action, index: int) -> str:
    """An argument as text, empty when there is none."""
    return str(action.args[index]) if index < len(action.args) else ""


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


def number_at(action: Action, index: int) -> int | None:
    """The amount that an argument names."""
    value = action.args[index] if index < len(action.args) else None
    return value if isinstance(value, int) else None


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


def told(key: str, tell: Tell = "line", *, seals: bool = False, **params: object) -> Event:
    """A public event."""
    return Event(f"fief-{key}", params, None, seals, tell)  # type: ignore[arg-type]


def closing(seat: int) -> Event:
    """The last of all has let something go by. What comes next hangs on what others hide: it must not be learnt and
    undone. Only they hear that it was their word that everybody waited for."""
    return Event("fief-done", {"seat": seat_term(seat)}, (seat,), seals=True)


def seat_term(seat: int) -> SeatRef:
    """A seat as a parameter."""
    return SeatRef(seat)


def unique(cards: Sequence[int]) -> list[str]:
    """The slugs of some cards, each once, in their order."""
    return list(dict.fromkeys(CARDS[c] for c in cards))


def card_in(cards: Sequence[int], slug: str) -> int | None:
    """The first of some cards with a slug."""
    return next((c for c in cards if CARDS[c] == slug), None)
