"""Frames of the special phases: taxes, wages, hiring mercenaries, the Assembly."""

from __future__ import annotations

import msgspec

NONE = -1


class Taxes(msgspec.Struct, tag="taxes", array_like=True):
    """Taxation. ``paid``: everybody has received his income, the laws are still to bite."""

    number: int
    paid: bool = False


class Comply(msgspec.Struct, tag="comply", array_like=True):
    """A law asks crowns of a Baron, who obeys or is banned (N3). ``law``: what it says, as in ``lore``."""

    seat: int
    law: str
    crowns: int
    number: int


class Wages(msgspec.Struct, tag="wages", array_like=True):
    """Wages: in turn, each pays his troops. ``order``: who is still to pay."""

    number: int
    order: list[int]


class Paying(msgspec.Struct, tag="paying", array_like=True):
    """A Baron pays his mercenaries or lets them go (W2). ``relief``: crowns that his quartermaster's army is still
    spared; ``tax``: an arms law looks at his troops afterwards."""

    seat: int
    number: int
    relief: int = 0
    tax: bool = True


class Draft(msgspec.Struct, tag="draft", array_like=True):
    """Mercenaries are hired, the leftmost marker first. ``seat``: who has hired one of ``nation`` and may hire more of
    it with his other markers; ``step``: questions so far."""

    number: int
    seat: int = NONE
    nation: int = NONE
    step: int = 0


class Assembly(msgspec.Struct, tag="assembly", array_like=True):
    """The Assembly. ``stage``: what comes next."""

    number: int
    stage: str = "open"


VoteFrame = Taxes | Comply | Wages | Paying | Draft | Assembly
