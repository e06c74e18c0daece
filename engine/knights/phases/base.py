"""What the phases share: questions, refusals, and reading what an action names."""

from __future__ import annotations

from collections.abc import Iterable
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
    Term,
    Word,
    slug_seat,
)
from engine.knights.game_data import AREA, AREA_IDS, CITY_IDS, NOBLE, NOBLE_IDS
from engine.knights.state import KnState
from engine.knights.words import TROOP_IDS

F = TypeVar("F")
REFUSE = Refusals("knights")
DONE, PASS, BACK = Action("done"), Action("pass"), Action("back")


def no(code: str, params: Params | None = None) -> Refusal:
    """A refusal of this game."""
    return Refusal(f"knights-no-{code}", params or {})


@cache
def act(verb: str, *args: str | int) -> Action:
    """An action; the same one is made once. Only for words that come from the tables, never for what a user wrote."""
    return Action(verb, args)


class Asking(core.Asking[KnState, F], Generic[F]):
    """A phase that lists the legal actions of a seat; prompts and refusals follow from the list."""

    refusals = REFUSE


class Sealing(core.Sealing[KnState, F], Asking[F], Generic[F]):
    """A secret step of all Barons who play."""

    keys = ("knights-sealed", "knights-unsealed")

    def asked(self, state: KnState, frame: F) -> Iterable[int]:
        return [s for s in range(state.seats) if not state.barons[s].out]


# --- reading actions -------------------------------------------------------------------------------------------------


def argument(action: Action, index: int) -> str:
    """An argument as text, empty when there is none."""
    return str(action.args[index]) if index < len(action.args) else ""


def area_at(action: Action, index: int) -> int | None:
    """The area that an argument names."""
    return AREA.get(argument(action, index))


def noble_at(action: Action, index: int) -> int | None:
    """The Noble that an argument names."""
    return NOBLE.get(argument(action, index))


def seat_at(action: Action, index: int) -> int | None:
    """The seat that an argument names."""
    return slug_seat(argument(action, index))


def number_at(action: Action, index: int) -> int | None:
    """The amount that an argument names."""
    value = action.args[index] if index < len(action.args) else None
    return value if isinstance(value, int) else None


# --- parameters ------------------------------------------------------------------------------------------------------


def area_term(area: int) -> Place:
    """An area as a parameter."""
    return Place(AREA_IDS[area])


def city_term(city: int) -> Place:
    """A city as a parameter."""
    return Place(CITY_IDS[city])


def noble_term(noble: int) -> Piece:
    """A Noble as a parameter."""
    return Piece(NOBLE_IDS[noble])


def troop_term(card: int) -> Piece:
    """A troop card as a parameter."""
    return Piece(TROOP_IDS[card])


def seat_term(seat: int) -> SeatRef:
    """A seat as a parameter."""
    return SeatRef(seat)


def rival_term(seat: int) -> Term:
    """A seat as a parameter, or a neutral city where nobody plays."""
    return SeatRef(seat) if seat >= 0 else Word("neutral-city")


def space_term(space: str) -> Word:
    """Where action cards lie, as a parameter."""
    return Word(space)


def told(key: str, tell: Tell = "line", *, seals: bool = False, **params: object) -> Event:
    """A public event."""
    return Event(f"knights-{key}", params, None, seals, tell)  # type: ignore[arg-type]
