"""The commands for what people do beside the game."""

from __future__ import annotations

from typing import Any

from discord.app_commands import Command

from cogs import fork, notes, rewind, talk, whatif

COMMANDS: tuple[Command[Any, ..., Any], ...] = (
    fork.fork, notes.notes, rewind.rewind, talk.talk, whatif.whatif,
)  # fmt: skip
