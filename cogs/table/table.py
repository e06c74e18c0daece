"""Looking at a running table and running it: the second half of ``/table``."""

from __future__ import annotations

import datetime as dt
import io
from collections.abc import Sequence
from collections.abc import Set as AbstractSet

import discord
import msgspec
from discord import app_commands
from discord.app_commands import Choice

from bot.common import discord_limits
from bot.common.errors import UserError
from bot.common.safe_names import unmarked
from bot.presenter import Voice
from bot.presenter.client import herald
from bot.presenter.pages.lobby import marks, seat_lines
from bot.presenter.pages.people import asked
from bot.presenter.words import fairness
from bot.presenter.words.deadlines import describe, parse
from bot.presenter.words.voice import clean, cut, moment
from bot.tables.lobby.transfer_format import LARGEST_OF_USERS
from bot.tables.model import LoggedEvent, OnMiss, TableInfo, TableStatus
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import choices, command, group
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.command_groups import table
from cogs.lookup import (
    LIVE,
    PLAYING,
    Interaction,
    find_table,
    knowing,
    managed,
    me,
    narrow,
    suggest_tables,
    table_of,
    voice,
)
from cogs.panel import own_look
from cogs.table.lobby import check_place, suggest_deadlines
from cogs.table.members import paused, resumed
from engine.core import Event

files = group("file", table)

STARTED = (TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED)
LAST = 12
"""Lines of the log that are told where nothing has happened since somebody's last action."""


async def started(interaction: Interaction, name: str | None) -> TableInfo:
    """The table that is meant, once it has a position to show."""
    info = await find_table(interaction, name, statuses=PLAYING)
    if info.started_at is None:
        raise UserError("not-started")
    return info


async def suggest_areas(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The areas of the board that can be drawn larger."""
    try:
        info = await started(interaction, getattr(interaction.namespace, "table", None))
    except UserError:
        return []
    look = await herald(interaction).tables.views.look(info.id, None)
    speak = voice(interaction, info)
    areas = herald(interaction).presenter.pictures.areas(info.game, look.view)
    return narrow([(speak.area(info.game, area), area) for area in areas], current)


@command(table, "board")
@app_commands.autocomplete(zoom=suggest_areas, table=suggest_tables)
@app_commands.choices(style=choices("style", ("image", "text")))
async def board(
    interaction: Interaction,
    style: str = "image",
    zoom: str | None = None,
    public: bool = False,
    table: str | None = None,
) -> None:
    async with Answer(interaction, undecided=public) as answer:
        await show_board(answer, await started(interaction, table), style, zoom or "", public)


async def show_board(answer: Answer, info: TableInfo, style: str, zoom: str, public: bool) -> None:
    """The public position, as a picture or in words."""
    client = herald(answer.interaction)
    look = await client.tables.views.look(info.id, None)
    if zoom and zoom not in client.presenter.pictures.areas(info.game, look.view):
        raise UserError("zoom-unknown", area=zoom[:40])
    if public:
        answer.public()
    locale = info.locale if public else answer.locale
    if style == "text":
        await answer.send(cut(await client.presenter.text(look, locale), discord_limits.CONTENT))
        return
    await answer.send(await client.presenter.board(look, locale, zoom=zoom))


@command(table, "status")
@app_commands.autocomplete(table=suggest_tables)
async def status(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, organised=True)
        client, speak = herald(interaction), voice(interaction, info)
        game = speak.text(f"game-{info.game}")
        lines = [speak.text("table-title", table=clean(info.name), number=str(info.id), game=game)]
        if info.started_at is None:
            lines.append(answer.say(f"state-{info.status.value}"))
        else:
            look = await client.tables.views.look(info.id, None)
            lines.append(client.presenter.waiting(look, speak))
        lines += marks(info, speak)
        lines += seat_lines(info, speak)
        lines += asked(info, speak, await client.tables.lookup.motions(info.id))
        lines.append(speak.text("lobby-deadline", deadline=describe(speak, info.policy)))
        lines += fairness.at_start(info, speak) if info.started_at is not None else fairness.in_lobby(info, speak)
        await answer.send(cut("\n".join(lines), discord_limits.CONTENT))


@command(table, "blocking")
@app_commands.autocomplete(table=suggest_tables)
async def blocking(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await show_blocking(answer, await find_table(interaction, table))


async def show_blocking(answer: Answer, info: TableInfo) -> None:
    """What the table waits for and since when."""
    if info.started_at is None:
        raise UserError("not-started")
    client, speak = herald(answer.interaction), voice(answer.interaction, info)
    waiting = await client.tables.views.blocking(info.id)
    lines = [
        speak.text("blocking-seat", seat=speak.seat(w.seat), step=speak.step(info.game, w.step), since=moment(w.since))
        for w in waiting
    ]
    look = await client.tables.views.look(info.id, None)
    if look.hushed:
        lines.append(speak.text("blocking-hushed"))
    await answer.send("\n".join(lines) or client.presenter.waiting(look, speak))


@command(table, "log")
@app_commands.autocomplete(table=suggest_tables)
async def log(interaction: Interaction, full: bool = False, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await _tell_log(answer, await started(interaction, table), full)


async def _tell_log(answer: Answer, info: TableInfo, full: bool) -> None:
    """What happened since somebody's last act, or at all."""
    interaction = answer.interaction
    speak, tables = voice(interaction, info), herald(interaction).tables
    user = interaction.user.id if info.seats_of(interaction.user.id) else None
    whole = full or user is None
    entries = await tables.views.log(info.id, user, since=0 if whole else None, limit=5000 if full else 200)
    head = speak.text("log-title" if whole else "log-since", table=clean(info.name))
    if not entries and not whole:  # right after one's own click: better what led there than nothing
        entries = await tables.views.log(info.id, user, since=0, limit=LAST)
        head = speak.text("log-before", table=clean(info.name))
    if not entries:
        await answer.send(f"{head}\n{answer.say('log-empty')}")
        return
    mine = frozenset(s.seat for s in info.seats_of(interaction.user.id))
    lines = [f"{moment(e.at, 'd')} {_logged(e.event, speak, mine)}" for e in entries]
    kept = _newest(lines, 1900 - len(head))
    extra = []
    if len(kept) < len(lines):
        extra = [discord.File(io.BytesIO(_plain_log(speak, entries, mine)), filename=f"table-{info.id}-log.txt")]
    await answer.send(Message(content="\n".join([head, *kept])), extra=extra)


def _newest(lines: Sequence[str], most: int) -> list[str]:
    """The last lines that fit into so many characters, each with its line feed."""
    first = len(lines)
    while first and most > len(lines[first - 1]):
        first -= 1
        most -= len(lines[first]) + 1
    return list(lines[first:])


def _logged(event: Event, speak: Voice, mine: AbstractSet[int]) -> str:
    """An event in words; what was said to others alone, who are called *you* in it, says to whom."""
    said = speak.say(event.key, event.params)
    others = [] if event.audience is None or not mine.isdisjoint(event.audience) else event.audience
    return f"→ {speak.seats(others)}: {said}" if others else said


def _plain_log(speak: Voice, entries: Sequence[LoggedEvent], mine: AbstractSet[int]) -> bytes:
    lines = []
    for entry in entries:
        at = dt.datetime.fromtimestamp(entry.at, dt.UTC).strftime("%Y-%m-%d %H:%M")
        lines.append(f"{at}  {unmarked(_logged(entry.event, speak, mine))}")
    return "\n".join(lines).encode()


@command(table, "pause")
@app_commands.autocomplete(table=suggest_tables)
async def pause(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=PLAYING)
        tables, user = herald(interaction).tables, interaction.user.id
        if runs(interaction, info):
            info = await tables.seats.pause(info.id, user, manager=managed(interaction, info))
            await answer.send(answer.say("pause-done", number=str(info.id)))
        else:
            await paused(answer, await tables.votes.pause(info.id, user))


def runs(interaction: Interaction, info: TableInfo) -> bool:
    """Whether the asker may pause a table without asking the others."""
    return info.organiser_id == interaction.user.id or managed(interaction, info)


@command(table, "resume")
@app_commands.autocomplete(table=suggest_tables)
async def resume(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=PLAYING)
        tables, user = herald(interaction).tables, interaction.user.id
        if runs(interaction, info):
            info = await tables.seats.resume(info.id, user, manager=managed(interaction, info))
            await answer.send(answer.say("resume-done", number=str(info.id)))
        elif info.stopped or info.asleep:
            info = await (tables.seats.retry if info.stopped else tables.seats.wake)(info.id, user)
            await answer.send(answer.say("resume-done", number=str(info.id)))
        else:
            await resumed(answer, await tables.votes.resume(info.id, user))


@command(table, "deadline")
@app_commands.autocomplete(deadline=suggest_deadlines, table=suggest_tables)
@app_commands.choices(absent=choices("miss", [m.value for m in OnMiss]))
async def deadline(
    interaction: Interaction,
    deadline: app_commands.Range[str, 1, 60] | None = None,
    absent: str | None = None,
    grace: app_commands.Range[float, 0, 720] | None = None,
    bonus: app_commands.Range[float, 0, 720] | None = None,
    pace: app_commands.Range[float, 0, 600] | None = None,
    table: str | None = None,
) -> None:
    async with Answer(interaction) as answer:
        tables = herald(interaction).tables
        info = await find_table(interaction, table)
        policy = info.policy
        if deadline is not None:
            policy = parse(deadline, base=policy, home=(await tables.preferences.user(interaction.user.id)).zone)
        if absent is not None:
            policy = msgspec.structs.replace(policy, on_miss=OnMiss(absent))
        if grace is not None:
            policy = msgspec.structs.replace(policy, grace=grace)
        if bonus is not None:
            policy = msgspec.structs.replace(policy, first_bonus=bonus)
        if pace is not None:
            policy = msgspec.structs.replace(policy, pace=pace)
        if policy != info.policy:
            info = await tables.lobby.configure(
                info.id, interaction.user.id, policy=policy, manager=managed(interaction, info)
            )
        speak = voice(interaction, info)
        lines = [speak.text("lobby-deadline", deadline=describe(speak, info.policy)),
                 speak.text(f"miss-{info.policy.on_miss.value}"),
                 speak.text("deadline-pace", seconds=round(info.policy.pace, 1))]  # fmt: skip
        if info.due_at is not None:
            lines.append(speak.text("status-due", when=moment(info.due_at), at=moment(info.due_at, "f")))
        await answer.send("\n".join(lines))


@command(table, "list")
async def list_tables(interaction: Interaction, everybody: bool = True) -> None:
    async with Answer(interaction) as answer:
        user = None if everybody and interaction.guild_id is not None else interaction.user.id
        found = await herald(interaction).tables.lookup.find(
            guild_id=interaction.guild_id, user_id=user, statuses=LIVE, limit=100
        )
        lines = []
        for info in list(filter(await knowing(interaction), found))[:20]:
            speak = voice(interaction, info)
            taken = sum(1 for s in info.seats if s.user_id is not None or s.computer)
            lines.append(
                speak.text(
                    "list-line",
                    number=str(info.id),
                    table=clean(info.name),
                    game=speak.text(f"game-{info.game}"),
                    status=speak.text(f"state-{info.status.value}"),
                    taken=taken,
                    seats=info.seat_count,
                    where="–" if info.place is None else f"<#{info.place}>",
                )
            )
        await answer.send(cut("\n".join(lines), discord_limits.CONTENT) or answer.say("list-empty"))


@command(table, "export")
@app_commands.autocomplete(table=suggest_tables)
async def export(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=STARTED)
        data = await herald(interaction).tables.exports.export(info.id, interaction.user.id)
        file = discord.File(io.BytesIO(data), filename=f"herald-table-{info.id}.json")
        await answer.send(answer.say("export-done", number=str(info.id)), extra=[file])


@command(files, "import")
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    async with Answer(interaction) as answer:
        guild, channel = await check_place(interaction)
        info = await herald(interaction).tables.exports.import_table(
            await fetched(file), guild_id=guild, channel_id=channel, organiser=me(interaction)
        )
        await answer.send(answer.say("import-done", table=clean(info.name), number=str(info.id)))


async def fetched(file: discord.Attachment) -> bytes:
    """What somebody handed in. Raises ``UserError`` for what is too big or cannot be had."""
    if file.size > LARGEST_OF_USERS:
        raise UserError("import-too-big", megabytes=LARGEST_OF_USERS // (1024 * 1024))
    try:
        return await file.read()
    except discord.HTTPException as error:
        raise UserError("import-unreadable") from error


@command(files, "verify")
@app_commands.autocomplete(table=suggest_tables)
async def verify(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=(TableStatus.FINISHED,))
        report = await herald(interaction).tables.proof.verify(info.id)
        key = "verify-good" if report.proven else "verify-imported" if report.ok else "verify-bad"
        await answer.send(answer.say(key, number=str(info.id), draws=report.draws, detail=report.problem))


@pressed("board", idle=True)
async def press_board(answer: Answer, where: Id, values: Sequence[str]) -> None:
    info = await table_of(answer.interaction, where.table)
    if info.started_at is None:
        raise UserError("not-started")
    if where.seat is None:
        await show_board(answer, info, "image", "", public=False)
        return
    look, _ = await own_look(answer.interaction, info, where.seat, news=False)  # on a panel: as its seat sees it
    board = await herald(answer.interaction).presenter.board(look, answer.locale, private=True)
    board.pictures = board.pictures[-1:]  # what is near stands on the panel
    await answer.send(board)


@pressed("blocking")
async def press_blocking(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await show_blocking(answer, await table_of(answer.interaction, where.table))
