"""Frames of the special phases: taxes, wages, hiring mercenaries, the Assembly."""

from __future__ import annotations

import msgspec


class Taxes(msgspec.Struct, tag="taxes", array_like=True):
    """Taxation: income, and laws that bite on it."""

    number: int
    turn: int = 0


class Wages(msgspec.Struct, tag="wages", array_like=True):
    """Wages: in turn, each pays his troops."""

    number: int
    turn: int = 0


class Draft(msgspec.Struct, tag="draft", array_like=True):
    """Mercenaries are hired, the leftmost marker first."""

    number: int


class Assembly(msgspec.Struct, tag="assembly", array_like=True):
    """The Assembly. ``stage``: what comes next."""

    number: int
    stage: str = "open"


VoteFrame = Taxes | Wages | Draft | Assembly
