"""Frames of neutral cards: important events, expeditions, upgraded defences, mustered troops."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from engine.knights.bounds import (
    Count,
    EventOrNone,
    ExpeditionOrNone,
    NationOrNone,
    NumberOrNone,
    SeatNumber,
    SeatOrNobody,
)

EventStage = Literal["draw", "early", "target", "choose", "late", "effects", "close"]
VentureStage = Literal["start", "invest", "bless"]
TargetNumbers = Annotated[list[NumberOrNone], Meta(min_length=4, max_length=4)]
"""A target as a save holds it: seat, Noble, city, nation; -1 what does not apply."""


class Happening(msgspec.Struct, tag="happening", array_like=True):
    """An important event (K8.1)."""

    number: Count
    """The number of the question."""
    stage: EventStage = "draw"
    """What comes next: draw (who draws), early (the first moment to cancel), target, choose, late (the second one),
    effects, close."""
    shown: EventOrNone = -1
    """The Event, an index of ``game_data.EVENTS``; -1 before it is drawn."""
    drawer: SeatOrNobody = -1
    """The seat that drew it; -1 before."""
    struck: list[TargetNumbers] = []
    """Whom and what it strikes, each as seat, Noble, city, nation (``effects.Struck``)."""
    at: Annotated[int, Meta(ge=0, lt=1000)] = 0
    """How many effects have been done so far; all of those on the first target come first."""


class Averting(msgspec.Struct, tag="averting", array_like=True):
    """Who has drawn a red Event may cancel it (K8.1)."""

    seat: SeatNumber
    """Who drew it."""
    number: Count
    """The number of the question."""
    late: bool
    """Its target is known, or there is none to be drawn."""


class Pool(msgspec.Struct, tag="pool", array_like=True):
    """Barons pledge Faith, unseen, to cancel a blue Event together (K8.1, G33)."""

    number: Count
    """The number of the question."""
    cost: Annotated[int, Meta(ge=1, lt=10)]
    """Faith that cancels it."""
    late: bool
    """Its target is known, or there is none to be drawn."""
    pledges: list[Count]
    """What each pledges, by seat."""
    sealed: list[bool]
    """By seat, whether it has sealed; those who cannot pledge are sealed from the start."""


class Leaving(msgspec.Struct, tag="leaving", array_like=True):
    """A Baron says which of their mercenaries goes back into the deck."""

    seat: SeatNumber
    """Whose mercenaries."""
    nation: NationOrNone
    """Of which nation; -1 any."""
    number: Count
    """The number of the question."""


class Freeing(msgspec.Struct, tag="freeing", array_like=True):
    """A Baron says which of their cities turns neutral."""

    seat: SeatNumber
    """Whose cities."""
    number: Count
    """The number of the question."""


class Strip(msgspec.Struct, tag="strip", array_like=True):
    """The Chairman says which charge or office another Baron loses."""

    seat: SeatNumber
    """The Chairman of this Assembly."""
    foe: SeatNumber
    """The Baron who loses it."""
    what: str
    """What is lost: charge or office."""
    number: Count
    """The number of the question."""


class Venture(msgspec.Struct, tag="venture", array_like=True):
    """Fund Expeditions (K8.2)."""

    number: Count
    """The number of the question."""
    stage: VentureStage = "start"
    """What is asked: start (the Chairman), invest, bless (the Head of the Church)."""
    which: ExpeditionOrNone = -1
    """The expedition that is being started, an index of ``game_data.EXPEDITIONS``; -1 none."""
    order: list[SeatNumber] = []
    """Who is still to invest, from the Chairman clockwise; all are asked at once (G50)."""


class Upgrade(msgspec.Struct, tag="upgrade", array_like=True):
    """Upgrade Defenses: each repairs or fortifies one thing (K8.3)."""

    number: Count
    """The number of the question."""
    order: list[SeatNumber]
    """Who is still to, from the Chairman clockwise; all are asked at once (G50)."""


class Muster(msgspec.Struct, tag="muster", array_like=True):
    """Muster Troops: each buys casualties of one army back (K8.4)."""

    number: Count
    """The number of the question."""
    order: list[SeatNumber]
    """Who is still to, from the Chairman clockwise; all are asked at once (G50)."""


CardFrame = Happening | Averting | Pool | Leaving | Freeing | Strip | Venture | Upgrade | Muster
