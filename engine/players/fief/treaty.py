"""Deals: what an article is worth, which offers are taken, what is proposed."""

from __future__ import annotations

from engine.core import Action
from engine.players.fief.position import Position
from engine.players.fief.worth import Worth


def answers(position: Position, legal: list[Action]) -> list[Action]:
    """An offer's answer."""
    return []


def proposal(position: Position, worth: Worth, step: str) -> list[Action]:
    """An offer that would be fair."""
    return []
