"""Warrior Knights: six Barons, planned piles of cards, sieges and an Assembly."""

from engine.knights.rules import KNIGHTS as RULES

__all__ = ["RULES"]
