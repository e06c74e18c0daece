"""``/rewind``: a running game goes back to an earlier moment, if everybody at it agrees."""

from __future__ import annotations

import datetime as dt
from collections import Counter
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.common.errors import UserError
from bot.common.safe_names import LINE, cut_name
from bot.presenter import Voice
from bot.presenter.client import herald
from bot.presenter.pages.people import told, until
from bot.presenter.panel_kit.controls import line
from bot.presenter.words.voice import clean
from bot.tables.history.rewind import Point
from bot.tables.members.votes import Voted
from bot.tables.model import TableInfo
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import option, pressed, select
from bot.ui.ids import Id
from bot.ui.suggested import MARK
from cogs.lookup import PLAYING, Interaction, find_table, narrow, suggest_tables, table_of, voice


def _named(point: Point, speak: Voice) -> str:
    return told(speak, point.event)


def _when(point: Point) -> str:
    return dt.datetime.fromtimestamp(point.at, dt.UTC).strftime("%Y-%m-%d %H:%M UTC")


def _listed(points: Sequence[Point], speak: Voice) -> list[tuple[str, str]]:
    """Moments as suggestions: one of several that are told alike says when it was, and of one minute which it is."""
    alike = Counter(_named(point, speak) for point in points)
    seen: Counter[str] = Counter()
    out = []
    for point in points:
        name = said = _named(point, speak)
        if alike[said] > 1:
            name = cut_name(said, LINE - len(when := f"{MARK}{_when(point)}") - len(" (99)")) + when
        seen[name] += 1
        out.append((name if seen[name] == 1 else f"{name} ({seen[name]})", point.token))
    return out


async def suggest_moments(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete of ``before``, from what everybody was told."""
    try:
        info = await find_table(interaction, getattr(interaction.namespace, "table", None), statuses=PLAYING)
        points = await herald(interaction).tables.votes.moments(info.id)
    except UserError:
        return []
    speak = voice(interaction, info)
    return narrow(_listed(points, speak), current)


@lone("rewind")
@app_commands.autocomplete(before=suggest_moments, table=suggest_tables)
async def rewind(interaction: Interaction, before: str | None = None, table: str | None = None) -> None:
    """``before``: the moment; without one those to which the table may go back are listed."""
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=PLAYING)
        if before is None:
            await answer.send(await _choice(answer, info))
        else:
            await _propose(answer, info, before)


async def _choice(answer: Answer, info: TableInfo) -> Message:
    """The moments as a list to pick from."""
    points = await herald(answer.interaction).tables.votes.moments(info.id)
    if not points:
        raise UserError("rewind-none")
    speak = voice(answer.interaction, info)
    options = [option(_named(p, speak), p.token, note=_when(p)) for p in points]
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(answer.say("rewind-choose", number=str(info.id), table=clean(info.name))))
    view.add_item(line(select(Id("moment", info.id), options, placeholder=answer.say("rewind-pick"))))
    return Message(view=view)


async def _propose(answer: Answer, info: TableInfo, token: str) -> None:
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    await _answered(answer, await tables.votes.rewind(info.id, user, token), begun=True)


@pressed("moment")
async def press_moment(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _propose(answer, await table_of(answer.interaction, where.table), values[0] if values else "")


@pressed("rewind")
async def press_rewind(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _vote(answer, where, yes=True)


@pressed("norewind")
async def press_norewind(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _vote(answer, where, yes=False)


async def _vote(answer: Answer, where: Id, *, yes: bool) -> None:
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    await _answered(answer, await tables.votes.vote(where.table, user, MotionKind.REWIND, yes, token=where.token))


async def _answered(answer: Answer, voted: Voted, *, begun: bool = False) -> None:
    """What one's own secret vote led to."""
    motion = voted.motion
    if motion is None:
        await answer.send(answer.say("rewind-done", number=str(voted.table.id)))
    elif begun:
        what = told(voice(answer.interaction, voted.table), motion.facts.event)
        await answer.send(answer.say("rewind-begun", what=what, until=until(motion)))
    else:
        await answer.send(answer.say("rewind-noted", until=until(motion)))
