"""What the phases share: how they ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from engine import core
from engine.core import (
    Event,
)
from engine.fief.state.state import FiefState, seat_of
from engine.fief.terms import REFUSE, seat_term

F = TypeVar("F")


class Asking(core.Asking[FiefState, F], Generic[F]):
    """A phase that lists the legal actions of a seat; prompts and refusals follow from the list."""

    refusals = REFUSE


class FamilyAsking(Asking[F], Generic[F]):
    """The same of the seat that has a family, ``frame.family``."""

    def asked(self, state: FiefState, frame: F) -> Iterable[int]:
        return [seat_of(state, frame.family)]  # type: ignore[attr-defined]


class Sealing(core.Sealing[FiefState, F], Asking[F], Generic[F]):
    """A secret step. Its last seal shows what all have chosen, or that nobody chose anything: it stands."""

    keys = ("fief-sealed", "fief-unsealed")
    binding = True


def closing(seat: int) -> Event:
    """The last of all has let something go by. What comes next hangs on what others hide: it must not be learnt and
    undone. Only they hear that it was their word that everybody waited for."""
    return Event("fief-done", {"seat": seat_term(seat)}, (seat,), seals=True)
