"""Wars of the Roses as slash commands: ``/roses``."""

from cogs.roses.commands import AT

GROUP = AT.group

__all__ = ["GROUP"]
