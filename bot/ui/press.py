"""The one dynamic item behind every button and select: it reads the id and hands the click to its handler."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import discord

from bot.errors import UserError
from bot.ui.answer import Answer
from bot.ui.ids import Id

Component: TypeAlias = discord.ui.Button[Any] | discord.ui.Select[Any]
Handler = Callable[[Answer, Id, Sequence[str]], Awaitable[None]]

_handlers: dict[str, tuple[Handler, bool]] = {}


def pressed(verb: str, *, update: bool = False) -> Callable[[Handler], Handler]:
    """Register the handler of a verb. ``update``: it edits the message that carries the component."""

    def register(handler: Handler) -> Handler:
        _handlers[verb] = (handler, update)
        return handler

    return register


class Press(discord.ui.DynamicItem[Component], template=re.compile(r"h:.*", re.DOTALL)):
    """A button or select whose id says everything; lives as long as its message does."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(item)  # type: ignore[arg-type]

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await handle(interaction)


async def handle(interaction: discord.Interaction[Any]) -> None:
    """Answer a click. Ids of a shape no longer known get a sentence, like every other stale click."""
    data: Any = interaction.data or {}
    parsed = Id.parse(str(data.get("custom_id", "")))
    handler, update = _handlers.get(parsed.verb, (None, False)) if parsed else (None, False)
    async with Answer(interaction, update=update) as answer:
        if parsed is None or handler is None:
            raise UserError("click-unknown")
        interaction.extras["table"] = parsed.table
        await handler(answer, parsed, [str(v) for v in data.get("values", ())])


def button(
    where: Id,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Press:
    """A persistent button; labels are cut to Discord's 80 characters."""
    return Press(discord.ui.Button(label=label[:80], style=style, emoji=emoji, disabled=disabled, custom_id=str(where)))


def select(
    where: Id,
    options: Sequence[discord.SelectOption],
    *,
    placeholder: str = "",
    disabled: bool = False,
    several: bool = False,
) -> Press:
    """A persistent select of one value, or with ``several`` of any number of them, none included; at most 25 options,
    as Discord has it."""
    if not 1 <= len(options) <= 25:
        raise ValueError(f"a select needs 1 to 25 options, not {len(options)}")
    return Press(
        discord.ui.Select(
            options=list(options), placeholder=placeholder[:150] or None, disabled=disabled, custom_id=str(where),
            min_values=0 if several else 1, max_values=len(options) if several else 1,
        )
    )  # fmt: skip


def option(
    label: str, value: str, *, emoji: str | None = None, default: bool = False, note: str = ""
) -> discord.SelectOption:
    """One line of a select, its texts cut to Discord's 100 characters."""
    return discord.SelectOption(
        label=label[:100], value=value, emoji=emoji, default=default, description=note[:100] or None
    )
