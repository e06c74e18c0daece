"""Frames of battles, sieges, deaths and captures.

A battle has two sides: 0 attacks, 1 defends; a neutral city has no seat (-1). What must be decided on the way lies on
top of the battle as a frame of its own.
"""

from __future__ import annotations

import msgspec

NONE = -1


class Consent(msgspec.Struct, tag="consent", array_like=True):
    """Barons with Nobles in the area are asked whether a city or stronghold may be attacked (K13.4)."""

    seat: int
    """Who attacks."""
    area: int
    """Where."""
    target: str
    """What is attacked: ``city`` or ``stronghold``."""
    asked: list[int]
    """Seats that must allow it."""
    said: list[int]
    """Which of them have allowed it."""
    number: int
    """The number of the question."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle (K13). What it has by side is a list of two, the attacker first."""

    seat: int
    """Who attacks."""
    foe: int
    """Who is attacked; -1 a neutral city."""
    area: int
    """Where."""
    target: str
    """What is attacked: open (Nobles in the field), city, stronghold."""
    number: int
    """The number of the question."""
    stage: str = "law"
    """What comes next (``phases.battle.BattlePhase``)."""
    kind: str = ""
    """How it is fought: open, assault, siege; empty before that is said."""
    armies: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    """By side, the Nobles who fight."""
    commanders: list[int] = msgspec.field(default_factory=lambda: [NONE, NONE])
    """By side, the Noble who commands; -1 before one is named, and where no Noble fights."""
    fate: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])
    """By side, the Fate cards in hand, indices of ``game_data.FATE``."""
    use: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """By side, whether the commander's ability counts."""
    tokens: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """By side, the casualty markers it takes, 100 troops each."""
    wins: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """By side, its victories."""
    bare: bool = False
    """The hands lie open."""
    asked: bool = False
    """Others were asked, and gave permission (K13.4)."""
    result: str = ""
    """How it ended (siege, empty, broken, ruin, wiped, stalemate, won-full and the like); empty before, and where a
    siege was laid."""


class Hands(msgspec.Struct, tag="hands", array_like=True):
    """Both sides lay Fate cards aside, unseen (K13.2)."""

    number: int
    """The number of the question."""
    drops: list[list[int]]
    """By side, the cards that are laid aside, by their places in the hand."""
    sealed: list[bool]
    """By seat, whether it has sealed."""


class Ability(msgspec.Struct, tag="ability", array_like=True):
    """Commanders use their abilities or hold them back (K13.2, K13.3)."""

    number: int
    """The number of the question."""
    when: str
    """For what: tally (star, square) or victory (triangle)."""
    use: list[bool]
    """By side, whether the ability is used; False too where there is none to be used."""
    sealed: list[bool]
    """By seat, whether it has sealed."""


class Losses(msgspec.Struct, tag="losses", array_like=True):
    """A side allots its casualties (K13.3)."""

    side: int
    """The side: 0 attacks, 1 defends."""
    left: int
    """Casualty markers still to be allotted."""
    number: int
    """The number of the question."""
    step: int = 0
    """Answers so far."""


class Retreat(msgspec.Struct, tag="retreat", array_like=True):
    """A Baron's beaten Nobles retreat from an area, one after the other (K13.7)."""

    seat: int
    """The Baron."""
    area: int
    """Where they were beaten."""
    nobles: list[int]
    """Those who are still to retreat, the next one first."""
    number: int
    """The number of the question."""
    drawn: bool = False
    """Fate has been asked for deserters from the first of them."""


class Deserting(msgspec.Struct, tag="deserting", array_like=True):
    """A Baron says which of their mercenaries of a nation deserts (K13.7, K13.8)."""

    seat: int
    """The Baron."""
    noble: int
    """Whose army it leaves; -1 the troops of the stronghold."""
    nation: int
    """The nationality, an index of ``game_data.NATIONS``."""
    number: int
    """The number of the question."""
    dead: bool = False
    """That Noble has died, or those troops have left with their stronghold."""


class Death(msgspec.Struct, tag="death", array_like=True):
    """A Noble has died, or troops have left with their stronghold: deserters, then mercenaries for casualties
    (K13.8)."""

    seat: int
    """Whose Noble or troops."""
    noble: int
    """Who has died; -1 the troops of a stronghold."""
    tokens: int
    """Casualty markers on the army, 100 troops each."""
    number: int
    """The number of the question."""
    stage: str = "desert"
    """What comes next: desert, pay."""
    left: int = NONE
    """Troops that are still to be paid with mercenaries; -1 before the deserters have gone."""
    spared: bool = False
    """An heir follows whatever Events say (option ``abandoned``, K16.8)."""
    step: int = 0
    """Answers so far."""


class Spoil(msgspec.Struct, tag="spoil", array_like=True):
    """A Baron keeps or razes a city that they have just captured (K17.4)."""

    seat: int
    """The Baron."""
    city: int
    """The city that was taken."""
    number: int
    """The number of the question."""


class Surrender(msgspec.Struct, tag="surrender", array_like=True):
    """Whoever has lost their stronghold gives one of their cities to the victor (K13.6)."""

    seat: int
    """Who has lost it."""
    to: int
    """The victor."""
    number: int
    """The number of the question."""


WarFrame = Consent | Battle | Hands | Ability | Losses | Retreat | Deserting | Death | Spoil | Surrender
