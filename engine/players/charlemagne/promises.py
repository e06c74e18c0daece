"""What a force promises, term by term; all in victory points of the Empire."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.charlemagne.analysis import Chances
from engine.core import Action


class Lot(NamedTuple):
    """What it is worth to end in a place, term by term, in victory points; those that speak against it below 0."""

    hold: float
    """Holding it."""
    upkeep: float
    """Feeding everybody there."""
    way: float
    """The way to the nearest goal."""
    court: float
    """Being in a region that is to be won by vassalage."""
    risk: float
    """What all may lose there."""
    shared: float
    """What those who are there already would risk without the force."""


class Mission(NamedTuple):
    """Preaching in a region with the best number of markers."""

    worth: float
    """What it promises, in victory points; 0 for nothing."""
    markers: int
    """How many markers are laid."""
    chances: Chances
    """What the die brings."""


NOTHING = Mission(0.0, 0, Chances(0, 0, 0))


class Hope(NamedTuple):
    """At most about what a force may gain, without a search."""

    worth: float
    """In victory points: the goal, the hexes and what is left behind."""
    verb: str
    """``battle``, ``move``, ``convert``; empty for none."""
    goal: int
    """Where it does that."""
    nearer: int
    """Hexes that it comes nearer to a goal."""
    way: float
    """What they are worth."""
    left: float
    """How badly off it is where it stands, without the way."""


class Deed(msgspec.Struct, frozen=True):
    """Something a force may do."""

    worth: float
    """What it promises, in victory points."""
    place: int
    """Where the force must be for it."""
    actions: tuple[Action, ...] = ()
    """What it does there; none, where it only has to be there."""


class Plan(msgspec.Struct, frozen=True):
    """A force that may operate."""

    place: int
    """Where it sets out from."""
    units: tuple[int, ...]
    """Its counters."""
    hope: float
    """What it hopes to gain, in victory points."""
