"""Warrior Knights as slash commands: ``/knights``."""

from cogs.knights import commands

GROUP = commands.knights

__all__ = ["GROUP"]
