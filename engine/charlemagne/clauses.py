"""Treaties as a save holds them (26)."""

from __future__ import annotations

import msgspec

from engine.charlemagne.bounds import ClauseKind, Count, SeatNumber, Turn


class Clause(msgspec.Struct, frozen=True, array_like=True):
    """One clause of a treaty (26)."""

    kind: ClauseKind
    """``points``, ``marker``, ``neutral`` are due at once; ``peace``, ``avoid``, ``leave`` hold until the game turn
    ends."""
    seat: SeatNumber
    """The seat that keeps the clause: who gives, or is bound."""
    what: str = ""
    """``marker``: its slug, handed over; ``neutral``: the region let go; ``avoid``: the region or burg that no unit
    enters; ``leave``: the one where no unit is left at the end of the seat's player turn. Else empty (``peace`` is no
    attack)."""
    amount: Count = 0
    """Points handed over by a ``points`` clause, 1 to 30, else 0."""


class Treaty(msgspec.Struct, array_like=True):
    """A proposal, or a treaty in force."""

    number: Count
    """Its number, counted from 1 through the game; offers and treaties are named by it."""
    by: SeatNumber
    """The seat that proposed it."""
    clauses: list[Clause]
    """What it says, of both seats; once it is in force only what still holds."""
    turn: Turn
    """The game turn it belongs to: of the proposal, then of the agreement."""
