"""Slash commands: a command in, a call to ``bot.tables``, an answer out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from discord.app_commands import CommandTree


def register(tree: CommandTree[Any]) -> None:
    """Put every command into a tree; importing the modules also registers the handlers of their buttons."""
    from cogs import act, admin, hand, help, lobby, table, xidit  # noqa: F401 - they fill the groups
    from cogs.groups import settings as settings_group
    from cogs.groups import table as table_group
    from cogs.groups import xidit as xidit_group

    for command in (table_group, settings_group, xidit_group, act.act, help.rules, help.help_):
        tree.add_command(command)
