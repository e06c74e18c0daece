"""Wars of the Roses as slash commands: ``/roses``."""

from cogs.roses import commands

GROUP = commands.roses

__all__ = ["GROUP"]
