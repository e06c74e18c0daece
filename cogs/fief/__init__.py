"""Fief: England as slash commands: ``/fief``."""

from cogs.fief import commands

GROUP = commands.fief

__all__ = ["GROUP"]
