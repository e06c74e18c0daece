"""Fief: England as slash commands: ``/fief``."""

from cogs.fief.commands import AT

GROUP = AT.group

__all__ = ["GROUP"]
