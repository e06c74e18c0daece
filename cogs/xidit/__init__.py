"""Lords of Xidit as slash commands: ``/xidit``."""

from cogs.xidit.commands import AT

GROUP = AT.group

__all__ = ["GROUP"]
