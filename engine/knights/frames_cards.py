"""Frames of neutral cards: important events, expeditions, upgraded defences, mustered troops."""

from __future__ import annotations

import msgspec


class Happening(msgspec.Struct, tag="happening", array_like=True):
    """An important event. ``stage``: draw (who draws), early (the first window), target, choose, late (the second
    window), effects, close; ``shown``: the card, -1 before it is drawn; ``struck``: whom and what it strikes, each as
    seat, Noble, city, nation; ``at``: effects done so far."""

    number: int
    stage: str = "draw"
    shown: int = -1
    drawer: int = -1
    struck: list[list[int]] = []
    at: int = 0


class Averting(msgspec.Struct, tag="averting", array_like=True):
    """Who has drawn a red Event may cancel it. ``late``: its target is known, or there is none to be drawn."""

    seat: int
    number: int
    late: bool


class Pool(msgspec.Struct, tag="pool", array_like=True):
    """Barons pledge Faith, unseen, to cancel a blue Event together. ``pledges``: by seat."""

    number: int
    cost: int
    late: bool
    pledges: list[int]
    sealed: list[bool]


class Leaving(msgspec.Struct, tag="leaving", array_like=True):
    """A Baron says which of his mercenaries, of a nation or with -1 of any, goes back into the deck."""

    seat: int
    nation: int
    number: int


class Freeing(msgspec.Struct, tag="freeing", array_like=True):
    """A Baron says which of his cities turns neutral."""

    seat: int
    number: int


class Strip(msgspec.Struct, tag="strip", array_like=True):
    """The Chairman (``seat``) says which charge or office (``what``) another Baron (``foe``) loses."""

    seat: int
    foe: int
    what: str
    number: int


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


CardFrame = Happening | Averting | Pool | Leaving | Freeing | Strip | Venture | Upgrade | Muster
