"""``/invite`` and the buttons of invitations: whom to ask to a table that gathers, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.common.errors import Raw, UserError
from bot.presenter.client import herald
from bot.presenter.pages.invitations import card_url, picker
from bot.presenter.words.voice import clean, told_in
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.change import must_not_have_begun
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction, find_table, managed, suggest_tables, table_of, voice
from cogs.table.lobby import sit_down


@lone("invite")
@app_commands.autocomplete(table=suggest_tables)
async def invite(
    interaction: Interaction, user: discord.User | None = None, table: str | None = None, off: bool = False
) -> None:
    """Ask somebody to a table that has not started, or take that back; without anybody, who was asked."""
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=(TableStatus.LOBBY,))
        invites, manager = herald(interaction).tables.invitations, managed(interaction, info)
        if user is None:
            asked = await invites.people(info.id, interaction.user.id, manager=manager)
            key = "invite-list" if asked else "invite-none"
            people = [Raw(f"<@{number}>") for number in asked]
            await answer.send(answer.say(key, users=people, table=clean(info.name), number=str(info.id)))
        elif off:
            info = await invites.withdraw(info.id, interaction.user.id, user.id, manager=manager)
            said = answer.say("invite-off", user=user.mention, table=clean(info.name), number=str(info.id))
            await answer.send(said)
        else:
            member = isinstance(user, discord.Member)
            await answer.send(await _ask(answer, info, user.id, bot=user.bot, member=member))


async def _ask(answer: Answer, info: TableInfo, user_id: int, *, bot: bool, member: bool) -> str:
    """Ask somebody to a table; what whoever asks reads. ``member``: they are on the server from which they are asked.
    Raises why they cannot be asked."""
    asker, tables = answer.interaction, herald(answer.interaction).tables
    if bot:
        raise UserError("replace-no-bots")
    if asker.guild_id == info.guild_id and not member:
        raise UserError("invite-left")
    info = await tables.invitations.ask(info.id, asker.user.id, user_id, manager=managed(asker, info))
    prefs = await tables.preferences.user(user_id)
    unheard = not prefs.dms or prefs.dm in ("closed", "left")
    words = {"user": f"<@{user_id}>", "table": clean(info.name), "number": str(info.id)}
    where = card_url(info) or told_in(info)
    return answer.say("invite-unheard", url=where, **words) if unheard else answer.say("invite-done", **words)


@pressed("invite")
async def press_invite(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Whom to ask is chosen from a list of the server's members."""
    asker = answer.interaction
    info = await table_of(asker, where.table)
    invites = herald(asker).tables.invitations
    info = await invites.asking(info.id, asker.user.id, manager=managed(asker, info))
    await answer.send(picker(info, voice(asker, info)))


@pressed("asked", update=True)
async def press_asked(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """The people who were chosen are asked, each as if alone; the list stays for more."""
    asker = answer.interaction
    info = await table_of(asker, where.table)
    data: Any = asker.data or {}
    people = (data.get("resolved") or {}).get("users") or {}
    members = (data.get("resolved") or {}).get("members") or {}  # whoever has left comes as a user alone
    said = []
    for value in values:
        if value not in people:
            raise UserError("click-unknown")
        bot, member = bool(people[value].get("bot")), value in members
        try:
            said.append(await _ask(answer, info, int(value), bot=bot, member=member))
        except UserError as error:
            said.append(f"<@{value}>: {await answer.sentence(error)}")
    info = await herald(asker).tables.lookup.info(info.id)
    await answer.edit(picker(info, voice(asker, info), *said))


@pressed("come")
async def press_come(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Who was asked takes a seat, wherever they read it."""
    info = await herald(answer.interaction).tables.invitations.named(where.table, answer.interaction.user.id)
    must_not_have_begun(info.status)
    await sit_down(answer, info)


@pressed("refuse")
async def press_refuse(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Who was asked does not come."""
    info = await herald(answer.interaction).tables.invitations.refuse(where.table, answer.interaction.user.id)
    await answer.send(answer.say("invite-refused", table=clean(info.name), number=str(info.id)))
