"""Slash commands: a command in, a call to ``bot.tables``, an answer out.

A game's commands are a package of this folder called like the game; its record names the group.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine import RECORDS
from engine.core.registry import Parts

if TYPE_CHECKING:
    from discord import Guild
    from discord.app_commands import Command, CommandTree, Group

    from bot.ui.mentions import Mentions


def games() -> Mapping[str, Group]:
    """The command group of every game that has one."""
    return Parts("commands", RECORDS)


def commands() -> list[Command[Any, ..., Any] | Group]:
    """Every command; importing the modules also registers the handlers of their buttons."""
    from cogs import command_groups, panel  # noqa: F401
    from cogs.community import greeting, inbox, league, moderation, notes, privacy, queue, stats, talk, webhook  # noqa: F401
    from cogs.community import settings as own_settings  # noqa: F401
    from cogs.play import act, help, recap, suggest, what_if  # noqa: F401
    from cogs.table import fork, invitations, lobby, members, move, replay, rewind, seating, settings, table, tutorial  # noqa: F401

    lone = [
        act.act,
        fork.fork,
        help.help_,
        help.rules,
        inbox.inbox,
        invitations.invite,
        lobby.rematch,
        notes.notes,
        rewind.rewind,
        seating.seat,
        settings.terms,
        talk.talk,
        tutorial.tutorial,
        what_if.whatif,
        *moderation.COMMANDS,
        *privacy.COMMANDS,
        *queue.COMMANDS,
        *webhook.COMMANDS,
    ]
    return [
        command_groups.table,
        command_groups.settings,
        command_groups.stats,
        command_groups.league,
        *games().values(),
        *lone,
    ]


def register(tree: CommandTree[Any]) -> None:
    """Put every command into a tree."""
    for command in commands():
        tree.add_command(command)


async def greet_server(guild: Guild, mentions: Mentions) -> None:
    """Greet a server that Herald has joined."""
    from cogs.community.greeting import greet

    await greet(guild, mentions)
