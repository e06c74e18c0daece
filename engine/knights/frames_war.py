"""Frames of battles, sieges, deaths and captures.

A battle has two sides: 0 attacks, 1 defends; a neutral city has no seat (-1). What must be decided on the way lies on
top of the battle as a frame of its own.
"""

from __future__ import annotations

import msgspec

NONE = -1


class Consent(msgspec.Struct, tag="consent", array_like=True):
    """Barons with armies in the area are asked whether a city or stronghold may be attacked (B2). ``target``: ``city``
    or ``stronghold``; ``asked``: who must allow it; ``said``: who has."""

    seat: int
    area: int
    target: str
    asked: list[int]
    said: list[int]
    number: int


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle. ``foe``: seat, -1 a neutral city; ``target``: open, city, stronghold; ``kind``: open, assault, siege,
    empty before it is said; ``stage``: what comes next (``phases.battle``). By side: ``armies``, the Nobles who fight;
    ``commanders``; ``fate``, the cards in hand; ``use``, whether the commander's ability was used; ``tokens``, hits
    taken; ``wins``, victories. ``bare``: the hands lie open; ``asked``: others gave leave; ``result``: how it ended."""

    seat: int
    foe: int
    area: int
    target: str
    number: int
    stage: str = "law"
    kind: str = ""
    armies: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    commanders: list[int] = msgspec.field(default_factory=lambda: [NONE, NONE])
    fate: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    use: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    tokens: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    wins: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    bare: bool = False
    asked: bool = False
    result: str = ""


class Hands(msgspec.Struct, tag="hands", array_like=True):
    """Both sides lay Fate cards aside, unseen (B6). ``drops``: by side, which cards of the hand by place; ``sealed``:
    by seat."""

    number: int
    drops: list[list[int]]
    sealed: list[bool]


class Ability(msgspec.Struct, tag="ability", array_like=True):
    """Commanders use what they can or hold it back (B7). ``when``: tally (star, square) or victory (triangle);
    ``use``: by side; ``sealed``: by seat."""

    number: int
    when: str
    use: list[bool]
    sealed: list[bool]


class Losses(msgspec.Struct, tag="losses", array_like=True):
    """A side allots its casualties (B8, B9). ``left``: tokens still to be allotted."""

    side: int
    left: int
    number: int
    step: int = 0


class Retreat(msgspec.Struct, tag="retreat", array_like=True):
    """A Baron's beaten Nobles retreat from an area, one after the other (B11). ``drawn``: Fate was asked for deserters
    from the first of them."""

    seat: int
    area: int
    nobles: list[int]
    number: int
    drawn: bool = False


class Deserting(msgspec.Struct, tag="deserting", array_like=True):
    """A Baron says which of his mercenaries of a nation deserts (B10). ``noble``: whose army, -1 the stronghold's
    troops; ``dead``: he has died."""

    seat: int
    noble: int
    nation: int
    number: int
    dead: bool = False


class Death(msgspec.Struct, tag="death", array_like=True):
    """A Noble has died, or troops (``noble`` -1) have left with their stronghold: deserters, then mercenaries for
    ``tokens`` (B12). ``left``: troops that tokens still take, -1 before; ``spared``: his heir follows whatever Events
    say (option ``abandoned``)."""

    seat: int
    noble: int
    tokens: int
    number: int
    stage: str = "desert"
    left: int = NONE
    spared: bool = False
    step: int = 0


class Spoil(msgspec.Struct, tag="spoil", array_like=True):
    """A Baron keeps or razes a city that he has just captured (B13)."""

    seat: int
    city: int
    number: int


class Surrender(msgspec.Struct, tag="surrender", array_like=True):
    """Who has lost his stronghold gives one of his cities to the victor (B14)."""

    seat: int
    to: int
    number: int


WarFrame = Consent | Battle | Hands | Ability | Losses | Retreat | Deserting | Death | Spoil | Surrender
