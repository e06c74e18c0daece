"""What Events and motions do: the ops of ``lore`` to a target."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Event
from engine.knights.files import Effect
from engine.knights.lore import NONE
from engine.knights.state import KnState


class Struck(NamedTuple):
    """Whom or what an effect strikes; what does not apply is -1."""

    seat: int = NONE
    noble: int = NONE
    city: int = NONE
    nation: int = NONE


def apply(state: KnState, effect: Effect, by: int, struck: Struck, events: list[Event]) -> None:
    """One effect. ``by``: who drew the Event, or the Chairman of the Assembly. It may lay frames on the stack for
    those who choose; several effects of a card are laid down in reverse, so that the first is done first."""
