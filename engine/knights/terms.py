"""Words for what actions, refusals and events name: reading them, and giving them as parameters."""

from __future__ import annotations

from engine import core
from engine.core import (
    Action,
    Piece,
    Place,
    Refusals,
    SeatRef,
    Teller,
    Term,
    Word,
    slug_seat,
)
from engine.knights.game_data import AREA, AREA_IDS, CITY_IDS, NOBLE, NOBLE_IDS
from engine.knights.state.slugs import TROOP_IDS

REFUSE = Refusals("knights")
DONE, PASS, BACK = Action("done"), Action("pass"), Action("back")
no, told = REFUSE.no, Teller("knights")
act, argument, number_at, seat_term = core.act, core.argument, core.number_at, SeatRef


# --- reading actions -------------------------------------------------------------------------------------------------


def area_at(action: Action, index: int) -> int | None:
    """The area that an argument names."""
    return AREA.get(argument(action, index))


def noble_at(action: Action, index: int) -> int | None:
    """The Noble that an argument names."""
    return NOBLE.get(argument(action, index))


def seat_at(action: Action, index: int) -> int | None:
    """The seat that an argument names."""
    return slug_seat(argument(action, index))


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


def rival_term(seat: int) -> Term:
    """A seat as a parameter, or a neutral city where nobody plays."""
    return SeatRef(seat) if seat >= 0 else Word("neutral-city")


def space_term(space: str) -> Word:
    """Where action cards lie, as a parameter."""
    return Word(space)
