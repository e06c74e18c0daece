"""Fief: families, elections, heirs and armed cards in medieval England."""

from engine.fief.rules import FIEF as RULES

__all__ = ["RULES"]
