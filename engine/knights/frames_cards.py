"""Frames of neutral cards: important events, expeditions, upgraded defences, mustered troops."""

from __future__ import annotations

import msgspec


class Happening(msgspec.Struct, tag="happening", array_like=True):
    """An important event. ``card``: an index into ``lore.EVENTS``, -1 before it is drawn; ``drawer``: who draws it."""

    number: int
    stage: str = "drawer"
    card: int = -1
    drawer: int = -1


class Venture(msgspec.Struct, tag="venture", array_like=True):
    """Fund Expeditions. ``stage``: start, invest, bless; ``which``: the expedition that is being started, -1 none;
    ``order``: who is still to invest."""

    number: int
    stage: str = "start"
    which: int = -1
    order: list[int] = []


class Upgrade(msgspec.Struct, tag="upgrade", array_like=True):
    """Upgrade Defenses: each repairs or fortifies one thing. ``order``: who is still to."""

    number: int
    order: list[int]


class Muster(msgspec.Struct, tag="muster", array_like=True):
    """Muster Troops: each buys casualties of one army back. ``order``: who is still to."""

    number: int
    order: list[int]


CardFrame = Happening | Venture | Upgrade | Muster
