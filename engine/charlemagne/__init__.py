"""Charlemagne: thirty lands on hexes, an Empire of one king against everybody else."""

from engine.charlemagne.rules import CHARLEMAGNE as RULES

__all__ = ["RULES"]
