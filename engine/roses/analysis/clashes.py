"""The battles that follow when who acts commits, from what everybody sees."""

from __future__ import annotations

import msgspec

from engine.roses.view import AreaView, RosesView


class Clashes(msgspec.Struct, frozen=True):
    """Where battles will be fought if nothing changes any more."""

    areas: list[AreaView]
    """Where both houses stand, with the blocks of each."""
    next: int
    """The seat that acts before battles are fought and may still change that, -1 where they begin at once."""


def clashes(view: RosesView) -> Clashes:
    """Where a battle is fought if the moves of the running action stand and, where the other house acts after it, that
    one leaves everything as it is. ``battles`` of a view are those with which the rules begin them (1.3)."""
    first = view.action is not None and view.action.seat == view.first
    return Clashes([area for area in view.areas if area.area in view.battles], 1 - view.first if first else -1)
