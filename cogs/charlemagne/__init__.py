"""Charlemagne as slash commands: ``/charlemagne``."""

from cogs.charlemagne import commands

GROUP = commands.charlemagne

__all__ = ["GROUP"]
