"""``/manage``, ``/block`` and ``/report``: who keeps away from whom, and what those who manage a server are told."""

from __future__ import annotations

import datetime as dt
import io
import json
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.common.errors import UserError
from bot.common.safe_names import unmarked
from bot.presenter import Voice
from bot.presenter.client import herald
from bot.presenter.pages.people import scalar, until
from bot.presenter.words.slugs import meant_or_seat, seat_option
from bot.presenter.words.voice import CONTENT, clean, cut, moment
from bot.tables.members.moderation import Care, Report
from bot.tables.members.votes import Voted
from bot.tables.model import TableInfo
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import command, group, lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import PLAYING, Interaction, find_table, managed, narrow, suggest_tables, voice
from engine.core import slug_seat

manage = group("manage", guild_only=True, default_permissions=discord.Permissions(manage_guild=True))
SHOWN = 15
"""Bans or reports that one answer lists."""


def managing(interaction: Interaction) -> tuple[Care, int]:
    """What a manager acts with, and their server. Raises ``settings-need-manage``."""
    if interaction.guild_id is None:
        raise UserError("new-only-in-server")
    if not interaction.permissions.manage_guild:
        raise UserError("settings-need-manage")
    return herald(interaction).tables.moderation, interaction.guild_id


@command(manage, "ban")
async def ban(
    interaction: Interaction, user: discord.User, reason: app_commands.Range[str, 1, 400] | None = None
) -> None:
    async with Answer(interaction) as answer:
        care, guild = managing(interaction)
        left = await care.ban(guild, interaction.user.id, user.id, reason or "")
        said = answer.say("ban-done", user=user.mention)
        if left:
            said = f"{said} {answer.say('ban-left', tables=[f'#{number}' for number in left])}"
        await answer.send(said)


@command(manage, "unban")
async def unban(interaction: Interaction, user: discord.User) -> None:
    async with Answer(interaction) as answer:
        care, guild = managing(interaction)
        await care.unban(guild, user.id)
        await answer.send(answer.say("unban-done", user=user.mention))


@command(manage, "bans")
async def bans(interaction: Interaction) -> None:
    async with Answer(interaction) as answer:
        care, guild = managing(interaction)
        found = await care.bans(guild)
        lines = [
            answer.say("ban-line", user=f"<@{one.user_id}>", at=moment(one.at, "d"), reason=clean(one.reason) or "–")
            for one in found[:SHOWN]
        ]
        if len(found) > SHOWN:
            lines.append(answer.say("and-more", n=len(found) - SHOWN))
        await answer.send("\n".join(lines) or answer.say("ban-none"))


@command(manage, "reports")
async def reports(
    interaction: Interaction, report: app_commands.Range[int, 1] | None = None, closed: bool = False
) -> None:
    """The reports of a server, or one with what stood there then."""
    async with Answer(interaction) as answer:
        care, guild = managing(interaction)
        if report is not None:
            found, info = await care.read_report(guild, report)
            file = discord.File(io.BytesIO(_frozen(found, info, answer.locale)), filename=f"report-{found.id}.txt")
            await answer.send(Message(content=_told(answer, found)), extra=[file])
            return
        listed = await care.reports(guild, closed=closed)
        lines = [cut(_told(answer, one), 200) for one in listed[:SHOWN]]
        if len(listed) > SHOWN:
            lines.append(answer.say("and-more", n=len(listed) - SHOWN))
        await answer.send(cut("\n".join(lines), CONTENT) or answer.say("report-none"))


@command(manage, "close")
async def close(interaction: Interaction, report: app_commands.Range[int, 1]) -> None:
    async with Answer(interaction) as answer:
        care, guild = managing(interaction)
        await care.close_report(guild, interaction.user.id, report)
        await answer.send(answer.say("report-closed", number=str(report)))


@command(manage, "channel")
async def channel(interaction: Interaction, announce: discord.TextChannel | None = None) -> None:
    """Where reports are announced; without a channel nowhere."""
    async with Answer(interaction) as answer:
        _, guild = managing(interaction)
        await herald(interaction).tables.preferences.set_server(
            guild, reports_id=None if announce is None else announce.id
        )
        if announce is None:
            await answer.send(answer.say("report-channel-none"))
        else:
            await answer.send(answer.say("report-channel", channel=announce.mention))


@command(manage, "api")
async def api(interaction: Interaction, on: bool) -> None:
    """Whether anybody may read this server's public tables over HTTP."""
    async with Answer(interaction) as answer:
        _, guild = managing(interaction)
        await herald(interaction).tables.preferences.set_server(guild, open=on)
        await answer.send(answer.say("api-on" if on else "api-off"))


async def suggest_values(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Public values of the table that is meant, with what they are."""
    try:
        info = await find_table(interaction, getattr(interaction.namespace, "table", None), statuses=PLAYING)
        named = await herald(interaction).tables.votes.correctables(info.id)
    except UserError:
        return []
    speak = voice(interaction, info)
    shown = {
        path: f"{speak.say(item.key, item.params)} = {scalar(speak, info.game, json.dumps(item.value))}"
        for path, item in named.items()
    }
    return narrow([(said, path) for path, said in shown.items()], current)


async def suggest_new(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What the value that is meant may be, where that is a word."""
    try:
        info = await find_table(interaction, getattr(interaction.namespace, "table", None), statuses=PLAYING)
        named = await herald(interaction).tables.votes.correctables(info.id)
    except UserError:
        return []
    item = named.get(str(getattr(interaction.namespace, "value_at", "")))
    speak = voice(interaction, info)
    if item is not None and isinstance(item.value, bool):
        return narrow([(scalar(speak, info.game, text), text) for text in ("true", "false")], current)
    words = item.choices if item else ()
    return narrow(
        [
            (scalar(speak, info.game, json.dumps(word)), word) if slug_seat(word) is None
            else seat_option(info, speak, word)
            for word in words
        ],
        current,
    )  # fmt: skip


@command(manage, "correct")
@app_commands.autocomplete(value_at=suggest_values, value=suggest_new, table=suggest_tables)
async def correct(
    interaction: Interaction,
    value_at: app_commands.Range[str, 1, 100],
    value: app_commands.Range[str, 1, 100],
    table: str | None = None,
) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=PLAYING)
        votes, user = herald(interaction).tables.votes, interaction.user.id
        item = (await votes.correctables(info.id)).get(value_at.strip())
        if item is not None and any(slug_seat(word) is not None for word in item.choices):
            value = meant_or_seat(info, voice(interaction, info), value, item.choices)
        await _voted(
            answer, await votes.correct(info.id, user, value_at, value, manager=managed(interaction, info)), "begun"
        )


@pressed("correct")
async def press_correct(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _vote(answer, where, yes=True)


@pressed("nocorrect")
async def press_nocorrect(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _vote(answer, where, yes=False)


async def _vote(answer: Answer, where: Id, *, yes: bool) -> None:
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    await _voted(
        answer, await tables.votes.vote(where.table, user, MotionKind.CORRECT, yes, token=where.token), "noted"
    )


async def _voted(answer: Answer, voted: Voted, how: str) -> None:
    """What a proposal or a vote led to."""
    if voted.motion is None:
        await answer.send(answer.say("correct-done"))
    else:
        key = "correct-begun" if how == "begun" else "correct-noted"
        await answer.send(answer.say(key, until=until(voted.motion)))


def _told(answer: Answer, report: Report) -> str:
    """A report in a few lines."""
    about = answer.say("report-about", user=_known(report.about_user)) if report.about_user else ""
    return answer.say(
        "report-line", number=str(report.id), table=str(report.table_id), by=_known(report.by_user), about=about,
        at=moment(report.at, "f"), said=clean(report.said),
    )  # fmt: skip


def _known(user_id: int | None) -> str:
    return f"<@{user_id}>" if user_id else "–"


def _frozen(report: Report, info: TableInfo, locale: str) -> bytes:
    """What everybody could read at the table when the report was made, as a text; seats as they were called then."""
    speak = Voice(locale, report.seats, info.game)
    head = {"report": report.id, "table": report.table_id, "action": report.seq, "sha256": report.digest,
            "seats": report.seats}  # fmt: skip
    lines = [json.dumps(head, ensure_ascii=False)]
    for at, event in report.lines:
        when = dt.datetime.fromtimestamp(at, dt.UTC).strftime("%Y-%m-%d %H:%M")
        lines.append(f"{when}  {unmarked(speak.say(event.key, event.params))}")
    return "\n".join(lines).encode()


@lone("block")
async def block(interaction: Interaction, user: discord.User | None = None, off: bool = False) -> None:
    """Keep away from somebody; without ``user`` whom one keeps away from."""
    async with Answer(interaction) as answer:
        care, me = herald(interaction).tables.moderation, interaction.user.id
        if user is None:
            listed = [f"<@{other}>" for other in await care.blocked(me)]
            said = answer.say("block-list", users=listed[:50]) if listed else answer.say("block-none")
        elif off:
            await care.unblock(me, user.id)
            said = answer.say("block-off", user=user.mention)
        else:
            await care.block(me, user.id)
            said = answer.say("block-done", user=user.mention)
        await answer.send(said)


@lone("report")
@app_commands.autocomplete(table=suggest_tables)
async def report(
    interaction: Interaction,
    said: app_commands.Range[str, 1, 1000],
    user: discord.User | None = None,
    table: str | None = None,
) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table)
        about = None if user is None else user.id
        number = await herald(interaction).tables.moderation.report(info.id, interaction.user.id, said, about)
        await answer.send(answer.say("report-done", number=str(number), table=str(info.id)))


COMMANDS: tuple[Any, ...] = (manage, block, report)
