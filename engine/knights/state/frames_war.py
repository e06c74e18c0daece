"""Frames of battles, sieges, deaths and captures.

A battle has two sides: 0 attacks, 1 defends; a neutral city has no seat (-1). What must be decided on the way lies on
top of the battle as a frame of its own.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.knights.bounds import (
    MOST_TOKENS,
    AreaNumber,
    BySide,
    CityNumber,
    Count,
    FateNumber,
    NationNumber,
    NobleNumber,
    NobleOrNobody,
    SeatNumber,
    SeatOrNobody,
    Side,
    Tokens,
)
from engine.knights.game_data import NONE, N

BattleStage = Literal[
    "law", "kind", "armies", "commanders", "draw", "ability", "tally", "victory", "count", "settle", "spoils", "out",
    "over",
]  # fmt: skip
"""In the order in which they come."""
BattleKind = Literal["", "open", "assault", "siege"]
AbilityUse = Literal["tally", "victory"]
DeathStage = Literal["desert", "pay"]
RESULTS = frozenset(
    {
        "", "siege", "empty", "broken", "ruin", "wiped", "stalemate", "won-full", "won-partial", "lost-full",
        "lost-partial",
    }
)  # fmt: skip
"""How a battle may end; empty before."""


class Consent(msgspec.Struct, tag="consent", array_like=True):
    """Barons with Nobles in the area are asked whether a city or stronghold may be attacked (K13.4)."""

    seat: SeatNumber
    """Who attacks."""
    area: AreaNumber
    """Where."""
    target: str
    """What is attacked: ``city`` or ``stronghold``."""
    asked: list[SeatNumber]
    """Seats that must allow it."""
    said: list[SeatNumber]
    """Which of them have allowed it."""
    number: Count
    """The number of the question."""


class Battle(msgspec.Struct, tag="battle", array_like=True):
    """A battle (K13). What it has by side is a list of two, the attacker first."""

    seat: SeatNumber
    """Who attacks."""
    foe: SeatOrNobody
    """Who is attacked; -1 a neutral city."""
    area: AreaNumber
    """Where."""
    target: str
    """What is attacked: open (Nobles in the field), city, stronghold."""
    number: Count
    """The number of the question."""
    stage: BattleStage = "law"
    """What comes next (``phases.battle.BattlePhase``)."""
    kind: BattleKind = ""
    """How it is fought: open, assault, siege; empty before that is said."""
    armies: BySide[list[NobleNumber]] = msgspec.field(default_factory=lambda: [[], []])
    """By side, the Nobles who fight."""
    commanders: BySide[NobleOrNobody] = msgspec.field(default_factory=lambda: [NONE, NONE])
    """By side, the Noble who commands; -1 before one is named, and where no Noble fights."""
    fate: BySide[list[FateNumber]] = msgspec.field(default_factory=lambda: [[], []])
    """By side, the Fate cards in hand, indices of ``game_data.FATE``."""
    use: BySide[bool] = msgspec.field(default_factory=lambda: [False, False])
    """By side, whether the commander's ability counts."""
    tokens: BySide[Tokens] = msgspec.field(default_factory=lambda: [0, 0])
    """By side, the casualty markers it takes, 100 troops each."""
    wins: BySide[Tokens] = msgspec.field(default_factory=lambda: [0, 0])
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

    number: Count
    """The number of the question."""
    drops: BySide[list[Count]]
    """By side, the cards that are laid aside, by their places in the hand."""
    sealed: list[bool]
    """By seat, whether it has sealed."""


class Ability(msgspec.Struct, tag="ability", array_like=True):
    """Commanders use their abilities or hold them back (K13.2, K13.3)."""

    number: Count
    """The number of the question."""
    when: AbilityUse
    """For what: tally (star, square) or victory (triangle)."""
    use: BySide[bool]
    """By side, whether the ability is used; False too where there is none to be used."""
    sealed: list[bool]
    """By seat, whether it has sealed."""


class Losses(msgspec.Struct, tag="losses", array_like=True):
    """A side allots its casualties (K13.3)."""

    side: Side
    """The side: 0 attacks, 1 defends."""
    left: Tokens
    """Casualty markers still to be allotted."""
    number: Count
    """The number of the question."""
    step: Count = 0
    """Answers so far."""


class Retreat(msgspec.Struct, tag="retreat", array_like=True):
    """A Baron's beaten Nobles retreat from an area, one after the other (K13.7)."""

    seat: SeatNumber
    """The Baron."""
    area: AreaNumber
    """Where they were beaten."""
    nobles: list[NobleNumber]
    """Those who are still to retreat, the next one first."""
    number: Count
    """The number of the question."""
    drawn: bool = False
    """Fate has been asked for deserters from the first of them."""


class Deserting(msgspec.Struct, tag="deserting", array_like=True):
    """A Baron says which of their mercenaries of a nation deserts (K13.7, K13.8)."""

    seat: SeatNumber
    """The Baron."""
    noble: NobleOrNobody
    """Whose army it leaves; -1 the troops of the stronghold."""
    nation: NationNumber
    """The nationality, an index of ``game_data.NATIONS``."""
    number: Count
    """The number of the question."""
    dead: bool = False
    """That Noble has died, or those troops have left with their stronghold."""


class Death(msgspec.Struct, tag="death", array_like=True):
    """A Noble has died, or troops have left with their stronghold: deserters, then mercenaries for casualties
    (K13.8)."""

    seat: SeatNumber
    """Whose Noble or troops."""
    noble: NobleOrNobody
    """Who has died; -1 the troops of a stronghold."""
    tokens: Tokens
    """Casualty markers on the army, 100 troops each."""
    number: Count
    """The number of the question."""
    stage: DeathStage = "desert"
    """What comes next: desert, pay."""
    left: Annotated[int, Meta(ge=NONE, le=MOST_TOKENS * N.hit)] = NONE
    """Troops that are still to be paid with mercenaries; -1 before the deserters have gone."""
    spared: bool = False
    """An heir follows whatever Events say (option ``abandoned``, K16.8)."""
    step: Count = 0
    """Answers so far."""


class Spoil(msgspec.Struct, tag="spoil", array_like=True):
    """A Baron keeps or razes a city that they have just captured (K17.4)."""

    seat: SeatNumber
    """The Baron."""
    city: CityNumber
    """The city that was taken."""
    number: Count
    """The number of the question."""


class Surrender(msgspec.Struct, tag="surrender", array_like=True):
    """Whoever has lost their stronghold gives one of their cities to the victor (K13.6)."""

    seat: SeatNumber
    """Who has lost it."""
    to: SeatNumber
    """The victor."""
    number: Count
    """The number of the question."""


WarFrame = Consent | Battle | Hands | Ability | Losses | Retreat | Deserting | Death | Spoil | Surrender
