"""Slash commands: a command in, a call to ``bot.tables``, an answer out.

A game's commands are a package of this folder called like the game. It offers a command group as ``GROUP`` and brings
whatever else the game adds to the application (``bot.presenter.front``).
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from discord import Guild
    from discord.app_commands import Command, CommandTree, Group


def games() -> dict[str, Group]:
    """The command group of every game that has one; importing the packages also brings their fronts."""
    names = sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg)
    return {name: importlib.import_module(f"{__name__}.{name}").GROUP for name in names}


def commands() -> list[Command[Any, ..., Any] | Group]:
    """Every command; importing the modules also registers the handlers of their buttons."""
    from cogs import (  # noqa: F401
        act,
        admin,
        advice,
        beside,
        care,
        data,
        greet,
        groups,
        hand,
        help,
        inbox,
        league,
        lobby,
        move,
        people,
        queue,
        recap,
        replay,
        seating,
        stats,
        table,
        terms,
        tutorial,
        webhook,
    )

    lone = [
        act.act,
        inbox.inbox,
        seating.seat,
        terms.terms,
        lobby.rematch,
        tutorial.tutorial,
        help.rules,
        help.help_,
        *beside.COMMANDS,
        *care.COMMANDS,
        *data.COMMANDS,
        *queue.COMMANDS,
        *webhook.COMMANDS,
    ]
    return [groups.table, groups.settings, groups.stats, groups.league, *games().values(), *lone]


def register(tree: CommandTree[Any]) -> None:
    """Put every command into a tree."""
    for command in commands():
        tree.add_command(command)


async def greet_server(guild: Guild) -> None:
    """Greet a server that Herald has joined."""
    from cogs.greet import greet

    await greet(guild)
