"""Commands that a text names become mentions in what goes out to Discord: it shows them in the reader's language, and
a click fills them in.

Texts name a command as it is written, in backticks (``bot.locale.commands``). Only where a message leaves for Discord
are those that are registered turned into mentions, as many as the message has room for; all else that is made of the
same texts, and every text while registration has failed, keeps the plain name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import discord
from discord import app_commands

from bot.common import discord_limits
from bot.locale import LANGUAGES, command_name

_NAMED = re.compile(r"```.*?(?:```|\Z)|`/([^`\n]+)`", re.DOTALL)
"""A command in backticks; a block of code is kept as it is."""
_EITHER = re.compile(r"</[^\n:<>]+:\d+>|`/[^`\n]+`")


def alike(text: str) -> str:
    """A text as it is whether its commands are mentions or not: by that a message is found again."""
    return _EITHER.sub("`/`", text)


class Mentions:
    """The commands that Discord knows, by all their names."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def learn(self, registered: Iterable[app_commands.AppCommand]) -> None:
        """Take over what Discord says is registered; what was known before is forgotten."""
        self._known = {}
        for command in registered:
            for path in _paths(command):
                for lang in LANGUAGES:
                    self._known[command_name(lang, path)] = f"</{path}:{command.id}>"

    def put(self, text: str, most: int = discord_limits.CONTENT) -> str:
        """A text with mentions in it, ``most`` characters long at the most: without room a name stays as it is."""
        if not self._known:
            return text
        room = most - len(text)

        def mention(found: re.Match[str]) -> str:
            nonlocal room
            said = self._known.get(found[1] or "", "")
            more = len(said) - len(found[0])
            if not said or more > room:
                return found[0]
            room -= more
            return said

        return _NAMED.sub(mention, text)

    def fill(self, view: discord.ui.LayoutView) -> None:
        """Put mentions into the texts of a layout, as far as all of them together have room."""
        texts = [item for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        spare = discord_limits.LAYOUT_TEXT - sum(len(item.content) for item in texts)
        for item in texts:
            before = len(item.content)
            item.content = self.put(item.content, before + spare)
            spare -= len(item.content) - before


def _paths(command: app_commands.AppCommand | app_commands.AppCommandGroup) -> Iterator[str]:
    """What of a command can be used: itself, or what is below it."""
    below = [option for option in command.options if isinstance(option, app_commands.AppCommandGroup)]
    if not below:
        yield command.name if isinstance(command, app_commands.AppCommand) else command.qualified_name
    for option in below:
        yield from _paths(option)
