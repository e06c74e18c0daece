"""What the phases share: how they ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from engine import core
from engine.knights.state.state import KnState
from engine.knights.terms import REFUSE

F = TypeVar("F")


class Asking(core.Asking[KnState, F], Generic[F]):
    """A phase that lists the legal actions of a seat; prompts and refusals follow from the list."""

    refusals = REFUSE


class Sealing(core.Sealing[KnState, F], Asking[F], Generic[F]):
    """A secret step of all Barons who play."""

    keys = ("knights-sealed", "knights-unsealed")

    def asked(self, state: KnState, frame: F) -> Iterable[int]:
        return [s for s in range(state.seats) if not state.barons[s].out]
