"""What all commands share: who asks, which table is meant, the suggestions for the ``table`` option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import discord
from discord.app_commands import Choice

from bot.common.errors import Raw, UserError
from bot.common.safe_names import LINE, cut_name, plain, spoken, unmarked
from bot.presenter import Voice, voice_of
from bot.presenter.client import herald
from bot.presenter.words.slugs import parts
from bot.presenter.words.voice import clean
from bot.tables.model import TableInfo, TableStatus, UserRef
from bot.ui import suggested
from bot.ui.answer import locale_of

Interaction = discord.Interaction[Any]

LIVE = (TableStatus.LOBBY, TableStatus.RUNNING, TableStatus.PAUSED)
PLAYING = (TableStatus.RUNNING, TableStatus.PAUSED)
LISTED = 10
"""Tables that a refusal names."""
MOST = 100
"""Tables that are looked through for those that the asker may know of."""


def me(interaction: Interaction) -> UserRef:
    """The person who asks."""
    return UserRef(interaction.user.id, interaction.user.display_name, locale_of(interaction))


def someone(user: discord.abc.User) -> UserRef:
    """A person named in an option; their language is not known."""
    return UserRef(user.id, user.display_name)


def managed(interaction: Interaction, info: TableInfo) -> bool:
    """Whether the asker manages the table's server, and so may do what its organiser may."""
    return interaction.guild_id == info.guild_id and interaction.permissions.manage_guild


def voice(interaction: Interaction, info: TableInfo) -> Voice:
    """How to speak about a table to the person who asks."""
    return voice_of(info, locale_of(interaction))


def may_see(interaction: Interaction, info: TableInfo) -> bool:
    """Whether the asker may know of a table: they sit there or organise it, or may view the channel in which it lies.

    That of a private table is a private thread, which shows itself to whoever asks from inside it.
    """
    user = interaction.user.id
    if info.organiser_id == user or info.seats_of(user):
        return True
    if interaction.guild_id is None or interaction.guild_id != info.guild_id:
        return False
    if interaction.channel_id in (info.channel_id, info.thread_id):
        return True
    return not info.private and _views(interaction, info.channel_id)


async def knowing(interaction: Interaction) -> Callable[[TableInfo], bool]:
    """Of which tables the asker hears in lists and by their numbers: those that they may see, and to which they were
    asked; of those that take only who was asked no others as long as they gather, but for who manages the server. Their
    cards everybody sees who may view the channel."""
    user = interaction.user.id
    asked = await herald(interaction).tables.invitations.of(user)

    def known(info: TableInfo) -> bool:
        if info.id in asked or info.organiser_id == user or info.seats_of(user):
            return True
        closed = info.invited and info.status is TableStatus.LOBBY
        return may_see(interaction, info) and (not closed or managed(interaction, info))

    return known


def _views(interaction: Interaction, channel_id: int) -> bool:
    """Whether the asker may view a channel of this server; not when it is gone, or hidden from Herald itself."""
    channel = interaction.guild.get_channel(channel_id) if interaction.guild is not None else None
    member = interaction.user
    if channel is None or not isinstance(member, discord.Member):
        return False
    return channel.permissions_for(member).view_channel


def threads_at(interaction: Interaction, info: TableInfo) -> str:
    """Whether a table has its thread, or gets one where it lies: ``yes``; ``never`` where channels have none;
    ``forbidden`` where Herald may open none. What is not known counts as yes."""
    channel = interaction.guild.get_channel(info.channel_id) if interaction.guild is not None else None
    if channel is None or interaction.guild is None or info.private or info.thread_id is not None:
        return "yes"
    if not isinstance(channel, discord.TextChannel):
        return "never"
    return "yes" if channel.permissions_for(interaction.guild.me).create_public_threads else "forbidden"


async def table_of(interaction: Interaction, table_id: int) -> TableInfo:
    """The table that a button names, if the asker may know of it."""
    info = await herald(interaction).tables.lookup.info(table_id)
    if not may_see(interaction, info):
        raise UserError("no-such-table", table=str(table_id))
    await _fetch(interaction, info)
    return info


async def _fetch(interaction: Interaction, info: TableInfo) -> None:
    """What a table that is over has left comes back from the archive before anybody looks at it."""
    if info.status in (TableStatus.FINISHED, TableStatus.CANCELLED):
        await herald(interaction).tables.archive.thaw(info.id)


async def find_table(
    interaction: Interaction, table: str | None, *, statuses: Sequence[TableStatus] = LIVE, organised: bool = False
) -> TableInfo:
    """The table that is meant: the one named, else that of this thread, else the asker's only one, else the only one
    of theirs whose card lies in this channel; with ``organised`` else the only one they gather here.

    ``table`` is a number, ``#number`` or a name. Raises ``UserError`` when none or several fit.
    """
    info = await _find(interaction, table, statuses, organised)
    await _fetch(interaction, info)
    if interaction.type is discord.InteractionType.application_command:  # whoever types one is not there yet
        await herald(interaction).tables.read_marks.there(info.id, interaction.user.id)
    interaction.extras["table"] = info.id  # a refusal may have to name its seats
    return info


async def _find(
    interaction: Interaction, table: str | None, statuses: Sequence[TableStatus], organised: bool
) -> TableInfo:
    tables = herald(interaction).tables
    if table:
        number = table.strip().lstrip("#")
        if number.isdecimal() and len(number) < 18:
            info = await tables.lookup.info(int(number))
            if not (await knowing(interaction))(
                info
            ):  # told as of one that is not there, however its number was written
                raise UserError("no-such-table", table=str(info.id))
            return info
        own = None if interaction.guild_id else interaction.user.id
        named = await tables.lookup.find(guild_id=interaction.guild_id, user_id=own, text=table.strip(), limit=MOST)
        found = list(filter(await knowing(interaction), named))
        called = [t for t in found if spoken(t.name) == spoken(table)]
        exact = [*called, *await _suggested(interaction, table)] or found
        if len(exact) == 1:
            return exact[0]
        raise UserError("table-several" if exact else "no-such-table", table=table.strip()[:60])
    if interaction.channel_id is not None:
        here = await tables.lookup.by_thread(interaction.channel_id)
        if here is not None and may_see(interaction, here):
            return here
    mine = await tables.lookup.find(guild_id=interaction.guild_id, user_id=interaction.user.id, statuses=statuses)
    here_too = [t for t in mine if t.channel_id == interaction.channel_id]
    gathering = [
        t for t in here_too if t.status is TableStatus.LOBBY and t.organiser_id == interaction.user.id and organised
    ]
    for found in (mine, here_too, gathering):
        if len(found) == 1:
            return found[0]
    if not mine:
        raise UserError("table-none")
    raise UserError("table-several-yours", tables=[Raw(f"#{t.id} {clean(t.name)}") for t in mine[:LISTED]])


@suggested.reads_itself
async def suggest_tables(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete of the ``table`` option: the asker's own tables first, then the server's others."""
    tables = herald(interaction).tables
    typed = current.strip().lstrip("#")
    mine = await tables.lookup.find(guild_id=interaction.guild_id, user_id=interaction.user.id, text=typed)
    others = (
        await tables.lookup.find(guild_id=interaction.guild_id, text=typed, limit=MOST) if interaction.guild_id else []
    )
    knows = await knowing(interaction)
    known: dict[int, TableInfo] = {}
    for info in (*mine, *others):
        if knows(info):
            known.setdefault(info.id, info)
    return [Choice(name=_shown(t), value=str(t.id)) for t in known.values()]


async def _suggested(interaction: Interaction, typed: str) -> list[TableInfo]:
    """The table that a text names as suggestions show it, by its number and its name."""
    number = typed.strip().removeprefix("#").partition(" ")[0]
    if not (number.isdecimal() and len(number) < 18):
        return []
    try:
        info = await herald(interaction).tables.lookup.info(int(number))
    except UserError:
        return []
    known = (await knowing(interaction))(info)
    return [info] if known and spoken(_shown(info)) == spoken(typed) else []


def _shown(info: TableInfo) -> str:
    """A table as suggestions show it."""
    return cut_name(f"#{info.id} {plain(info.name)}")


def narrow(options: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Suggestions of (name, value) that hold what is typed, as many as may be listed; names as a message says them."""
    return _choices(_unmarked(options), typed)


def _choices(known: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    return [Choice(name=name or value, value=value) for name, value in suggested.narrow(known, typed)]


def narrow_several(options: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """The same where several are joined with commas: what stands before the last comma is kept, and the next one is
    suggested. The name of one may have commas itself."""
    known = _unmarked(options)
    head, comma, last = typed.rpartition(",")
    if not comma or (found := suggested.narrow(known, typed)):
        return _choices(known, typed) if not comma else _choices(found, "")
    start = ", ".join([*parts(head), ""])
    choices = []
    for name, value in suggested.narrow(known, last):
        long = len(start) + len(name) > LINE  # whatever was cut off could not be read again
        choices.append(Choice(name=start + (value if long else name), value=start + value))
    return choices


def _unmarked(options: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(unmarked(name), value) for name, value in options]
