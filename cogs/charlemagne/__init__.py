"""Charlemagne as slash commands: ``/charlemagne``."""

from cogs.charlemagne.commands import AT

GROUP = AT.group

__all__ = ["GROUP"]
