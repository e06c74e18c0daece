"""Warrior Knights as slash commands: ``/knights``."""

from cogs.knights.commands import AT

GROUP = AT.group

__all__ = ["GROUP"]
