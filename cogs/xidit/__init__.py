"""Lords of Xidit as slash commands: ``/xidit``."""

from cogs.xidit import commands

GROUP = commands.xidit

__all__ = ["GROUP"]
