"""The one dynamic item behind every button and select: it reads the id and hands the click to its handler."""

from __future__ import annotations

import contextlib
import dataclasses
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeAlias, cast

import discord

from bot.common import discord_limits
from bot.common.errors import UserError
from bot.common.safe_names import unmarked
from bot.ui.answer import Answer, Answering, must_be_storable
from bot.ui.clicks import clicking
from bot.ui.ids import Id

Component: TypeAlias = discord.ui.Button[Any] | discord.ui.Select[Any] | discord.ui.UserSelect[Any]
Handler = Callable[[Answer, Id, Sequence[str]], Awaitable[None]]

FORM = "value"
"""The id of the field in a form."""


@dataclasses.dataclass(frozen=True, slots=True)
class _Verb:
    """How a click with a verb is answered."""

    handler: Handler
    """Does what the verb means."""
    update: bool
    """It edits the message that carries the component, instead of answering with a new one."""
    undecided: bool
    """It answers with a form, which no deferral may precede, or perhaps to everybody."""
    news: bool
    """It is about what its person has not read yet, which counts as read by the press only afterwards."""
    idle: Callable[[str], bool]
    """With which value it decides nothing: whoever looks around or asks for advice has not said that they have read
    what happened."""


_verbs: dict[str, _Verb] = {}


def pressed(
    verb: str,
    *,
    update: bool = False,
    undecided: bool = False,
    news: bool = False,
    idle: bool | Callable[[str], bool] = False,
) -> Callable[[Handler], Handler]:
    """Register the handler of a verb. ``update``: it edits the message that carries the component; ``undecided``: it
    answers with a form, which no deferral may precede, or perhaps to everybody; ``news``: it is about what its person
    has not read yet, which counts as read by the press only afterwards; ``idle``: it decides nothing, or does so with
    some values, and nothing counts as read by it."""

    def register(handler: Handler) -> Handler:
        _verbs[verb] = _Verb(handler, update, undecided, news, idle if callable(idle) else lambda _: bool(idle))
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
    """Answer a click or a form. Ids of a shape no longer known get a sentence, like every other stale click."""
    if not await cast(Answering, interaction.client).takes(interaction.id):
        return
    data: Any = interaction.data or {}
    parsed = Id.parse(str(data.get("custom_id", "")))
    verb = _verbs.get(parsed.verb) if parsed else None
    update, undecided = (verb.update, verb.undecided) if verb else (False, False)
    message = None if interaction.message is None else interaction.message.id
    with clicking(message, interaction.id) as clicks:
        async with Answer(interaction, update=update, undecided=undecided, clicks=clicks) as answer:
            must_be_storable(data)
            if parsed is None or verb is None:
                raise UserError("click-unknown")
            interaction.extras["table"] = parsed.table
            values = [str(v) for v in data.get("values", ())] or _typed(data)
            if not verb.news and not verb.idle(values[0] if values else parsed.arg):
                await _there(interaction, parsed, message)
            async with _changing(answer, parsed if update else None):
                await verb.handler(answer, parsed, values)
            if verb.news:
                await _there(interaction, parsed, message)


async def _there(interaction: discord.Interaction[Any], where: Id, message: int | None) -> None:
    """Something of a seat is pressed on a message, be it its panel."""
    if where.seat is not None and message is not None:
        await cast(Answering, interaction.client).there(where.table, interaction.user.id, where.seat, message)


@contextlib.asynccontextmanager
async def _changing(answer: Answer, where: Id | None) -> AsyncIterator[None]:
    """For the time in which a click may change the live panel of a seat. Said before it and after it: whoever delivers
    elsewhere meanwhile cannot know whose change came last."""
    interaction = answer.interaction
    if where is None or where.seat is None or interaction.guild_id is not None:
        yield
        return
    client = cast(Answering, interaction.client)
    message = None if interaction.message is None else interaction.message.id
    user = interaction.user.id
    was_live = await client.clicked(where.table, where.seat, user, message, None)
    try:
        yield
    finally:
        last = answer.clicks.shown[1] in (0, interaction.id)  # else a later click has led its person elsewhere by now
        place = answer.place if last else None
        pressed = None if answer.gone else message
        live = await client.clicked(where.table, where.seat, user, pressed, place, over=True)
        if was_live and not live and place is not None:  # a newer one was sent meanwhile
            await client.clicked(where.table, where.seat, user, None, place, over=True)


def _typed(data: Any) -> list[str]:
    """What stands in the fields of a form."""
    fields = [item.get("component") or item for item in data.get("components", ())]
    inner = [field for item in fields for field in (item.get("components") or [item])]
    return [str(field.get("value", "")) for field in inner if "value" in field]


def form(
    where: Id, title: str, label: str, *, most: int, note: str = "", filled: str = "", long: bool = False
) -> discord.ui.Modal:
    """A form with one field, whose answer comes back under an id. ``note``: what stands under its label; ``filled``:
    what stands in it at first; ``long``: it has several lines and may be left empty."""
    shown = discord.ui.Modal(title=unmarked(title)[: discord_limits.MODAL_TITLE], custom_id=str(where), timeout=None)
    style = discord.TextStyle.paragraph if long else discord.TextStyle.short
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id=FORM, max_length=most, style=style, default=filled or None, required=not long
    )
    name, told = unmarked(label)[: discord_limits.LABEL], unmarked(note)[: discord_limits.LABEL_DESCRIPTION] or None
    shown.add_item(discord.ui.Label(text=name, description=told, component=field))
    return shown


def button(
    where: Id,
    label: str,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> Press:
    """A persistent button; labels are cut to the room that Discord gives."""
    told = unmarked(label)[: discord_limits.BUTTON_LABEL]
    return Press(discord.ui.Button(label=told, style=style, emoji=emoji, disabled=disabled, custom_id=str(where)))


def select(
    where: Id,
    options: Sequence[discord.SelectOption],
    *,
    placeholder: str = "",
    disabled: bool = False,
    several: bool = False,
    most: int = 0,
) -> Press:
    """A persistent select of one value, or with ``several`` of any number of them, none included, ``most`` at once
    unless that is 0; no more options than Discord takes."""
    if not 1 <= len(options) <= discord_limits.SELECT_OPTIONS:
        raise ValueError(f"a select needs 1 to {discord_limits.SELECT_OPTIONS} options, not {len(options)}")
    highest = min(most or len(options), len(options)) if several else 1
    shown = unmarked(placeholder)[: discord_limits.SELECT_PLACEHOLDER] or None
    return Press(
        discord.ui.Select(
            options=list(options), placeholder=shown, disabled=disabled,
            custom_id=str(where), min_values=0 if several else 1, max_values=highest,
        )
    )  # fmt: skip


def option(
    label: str, value: str, *, emoji: str | None = None, default: bool = False, note: str = ""
) -> discord.SelectOption:
    """One line of a select, its texts cut to the room that Discord gives."""
    name, told = (unmarked(text)[: discord_limits.OPTION_TEXT] for text in (label, note))
    return discord.SelectOption(label=name, value=value, emoji=emoji, default=default, description=told or None)
