"""Cards for any moment: when one of them is played."""

from __future__ import annotations

from engine.core import Action
from engine.players.fief.position import Position
from engine.players.fief.worth import Worth


def stroke(position: Position, worth: Worth, step: str) -> list[Action]:
    """A card, a hired crossbow or a relic used before a question is answered; empty when none is worth it."""
    return []
