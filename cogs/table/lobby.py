"""Opening, joining and starting tables: the first half of ``/table`` and the buttons of the lobby card."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.common import discord_limits
from bot.common.errors import Raw, UserError
from bot.common.proxy_errors import FAILING
from bot.common.safe_names import spoken
from bot.locale import LANGUAGES, text
from bot.presenter.client import herald
from bot.presenter.pages.lobby import DEADLINES, joined, options_of, seats_free, word_form
from bot.presenter.words.deadlines import parse
from bot.presenter.words.fairness import shown
from bot.presenter.words.voice import clean, told_in
from bot.tables.lobby.setup import check_options
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.change import must_not_have_begun
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer, locale_of
from bot.ui.commands import choices, command, lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.command_groups import computers, table
from cogs.lookup import (
    Interaction,
    find_table,
    knowing,
    managed,
    may_see,
    me,
    narrow,
    suggest_tables,
    table_of,
    threads_at,
    voice,
)
from engine import GAMES
from engine.core import Rules
from engine.players import KINDS

OPEN = (TableStatus.LOBBY, TableStatus.RUNNING, TableStatus.PAUSED)
KEPT = ("hints", "press", "drawn", "drafted", "anonymous")
"""Settings that a rematch takes over besides those with which a table opens."""


async def suggest_games(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Every game Herald knows, by title."""
    return narrow(sorted((text(locale_of(interaction), f"game-{game}"), game) for game in GAMES), current)


def game_of(typed: str) -> str:
    """The slug of a game named by it or by its title in any language; what is neither comes back as it is."""
    wanted = spoken(typed)
    named = (g for g in GAMES if any(spoken(text(locale, f"game-{g}")) == wanted for locale in LANGUAGES))
    return next(named, typed.strip().casefold())


async def suggest_deadlines(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Usual deadlines; whatever else is typed is offered as it stands."""
    wanted = current.strip().casefold()
    fitting = [d for d in DEADLINES if wanted in d]
    typed = [current] if wanted and wanted not in fitting else []
    return [Choice(name=d, value=d) for d in (*fitting, *typed)]


async def check_place(interaction: Interaction) -> tuple[int, int]:
    """The server and channel a table may be opened in from here. Raises ``UserError`` where the server forbids it."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError("new-only-in-server")
    channel = interaction.channel
    parent = getattr(channel, "parent_id", None) if isinstance(channel, discord.Thread) else None
    place = int(parent or interaction.channel_id)
    if interaction.permissions.manage_guild:
        return interaction.guild_id, place
    prefs = await herald(interaction).tables.preferences.server(interaction.guild_id)
    if prefs.channels and place not in prefs.channels:
        raise UserError("new-not-in-channel", channels=[Raw(f"<#{c}>") for c in prefs.channels])
    roles = getattr(interaction.user, "_roles", None) or [r.id for r in getattr(interaction.user, "roles", [])]
    if prefs.creator_role and prefs.creator_role not in set(roles):
        raise UserError("new-not-your-role", role=Raw(f"<@&{prefs.creator_role}>"))
    return interaction.guild_id, place


@command(table, "new")
@app_commands.autocomplete(game=suggest_games, deadline=suggest_deadlines)
@app_commands.choices(language=choices("language", LANGUAGES))
async def new(
    interaction: Interaction,
    game: str,
    seats: app_commands.Range[int, 1, 12] | None = None,
    name: app_commands.Range[str, 1, 60] | None = None,
    deadline: app_commands.Range[str, 1, 60] | None = None,
    language: str | None = None,
    private: bool = False,
    practice: bool = False,
    plays: bool = True,
    invited: bool = False,
) -> None:
    async with Answer(interaction) as answer:
        tables = herald(interaction).tables
        guild, channel = await check_place(interaction)
        prefs = await tables.preferences.user(interaction.user.id)
        slug = game_of(game)
        known = GAMES.get(slug)
        count = seats or (usual_seats(known) if known else 4)
        policy = parse(deadline, home=prefs.zone) if deadline else None
        called = " ".join((name or "").split())
        thread = None
        if private and known:
            check_options(known, count, {})  # what can be refused is, before there is a thread
            thread = await private_thread(interaction, called or answer.say(f"game-{slug}"))
        try:
            info = await tables.lobby.create(
                guild_id=guild,
                channel_id=channel if thread is None else thread.id,
                organiser=me(interaction),
                game=slug,
                seats=count,
                name=called,
                policy=policy,
                locale=language or "",
                private=thread is not None,
                practice=practice,
                plays=plays,
                invited=invited,
            )
        except Exception:
            if thread is not None:
                await _abandon(thread)
            raise
        where = {"threads": threads_at(interaction, info)} if thread is None else {"thread": thread.mention}
        key = "new-done" if thread is None else "new-private"
        said = answer.say(key, table=clean(info.name), number=str(info.id), **where)
        await answer.send(joined(info, voice(interaction, info), said))


async def open_usual(answer: Answer, game: str) -> None:
    """Open a table of a game as ``/table new`` does when nothing else is said."""
    guild, channel = await check_place(answer.interaction)
    rules = GAMES.get(game)
    if rules is None:
        raise UserError("click-unknown")
    info = await herald(answer.interaction).tables.lobby.create(
        guild_id=guild, channel_id=channel, organiser=me(answer.interaction), game=game, seats=usual_seats(rules)
    )
    said = answer.say(
        "new-done", table=clean(info.name), number=str(info.id), threads=threads_at(answer.interaction, info)
    )
    await answer.send(joined(info, voice(answer.interaction, info), said))


def usual_seats(rules: Rules[Any, Any]) -> int:
    """Four seats, or as near to that as there may be."""
    return min(max(4, rules.seats.start), rules.seats.stop - 1)


async def private_thread(interaction: Interaction, name: str) -> discord.Thread:
    """A private thread for a table of its own, with the asker in it."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise UserError("private-not-here")
    try:
        thread = await interaction.channel.create_thread(
            name=name[: discord_limits.CHANNEL_NAME],
            type=discord.ChannelType.private_thread,
            auto_archive_duration=10080,
            invitable=False,
        )
    except discord.Forbidden as error:
        raise UserError("private-refused") from error
    try:
        await thread.add_user(discord.Object(interaction.user.id))
    except FAILING:
        await _abandon(thread)
        raise
    return thread


async def _abandon(thread: discord.Thread) -> None:
    """Take a thread away that came to nothing; where Herald may not delete it, it goes out of sight."""
    try:
        await thread.delete()
    except FAILING:
        with contextlib.suppress(*FAILING):
            await thread.edit(archived=True)


@command(table, "join")
@app_commands.autocomplete(table=suggest_tables)
async def join(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await sit_down(answer, await joinable(interaction, table))


async def joinable(interaction: Interaction, name: str | None) -> TableInfo:
    """The table to join: like any other, but without a name also the only open one of this channel."""
    if not name and interaction.channel_id is not None:
        tables = herald(interaction).tables
        here = await tables.lookup.by_thread(interaction.channel_id)
        if here is not None and may_see(interaction, here):
            return here
        waiting = await tables.lookup.find(
            guild_id=interaction.guild_id, channel_id=interaction.channel_id, statuses=(TableStatus.LOBBY,)
        )
        waiting = list(filter(await knowing(interaction), waiting))
        if len(waiting) == 1:
            return waiting[0]
        raise UserError("join-which" if waiting else "join-none")
    return await find_table(interaction, name, statuses=OPEN)


@command(table, "leave")
@app_commands.autocomplete(table=suggest_tables)
async def leave(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await _leave(answer, await find_table(interaction, table))


@command(table, "start")
@app_commands.autocomplete(table=suggest_tables)
async def start(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await _start(answer, await find_table(interaction, table, statuses=(TableStatus.LOBBY,), organised=True))


async def suggest_players(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The computer players there are."""
    return narrow([(text(locale_of(interaction), f"player-{name}"), name) for name in KINDS], current)


@command(computers, "add")
@app_commands.autocomplete(player=suggest_players, table=suggest_tables)
async def bot_add(
    interaction: Interaction,
    player: str | None = None,
    seat: app_commands.Range[int, 1, 12] | None = None,
    table: str | None = None,
) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=OPEN, organised=True)
        index = None if seat is None else seat - 1
        info = await herald(interaction).tables.lobby.add_computer(
            info.id,
            interaction.user.id,
            (player or "heuristic").strip().casefold(),
            index,
            manager=managed(interaction, info),
        )
        await answer.send(answer.say("bot-added", number=str(info.id), free=free(info)))


@command(computers, "remove")
@app_commands.autocomplete(table=suggest_tables)
async def bot_remove(
    interaction: Interaction, seat: app_commands.Range[int, 1, 12] | None = None, table: str | None = None
) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=OPEN, organised=True)
        index = None if seat is None else seat - 1
        info = await herald(interaction).tables.lobby.remove_computer(
            info.id, interaction.user.id, index, manager=managed(interaction, info)
        )
        await answer.send(answer.say("bot-removed", number=str(info.id), free=free(info)))


def free(info: TableInfo) -> int:
    """How many seats nobody holds."""
    return sum(1 for s in info.seats if s.user_id is None and not s.computer)


async def sit_down(answer: Answer, info: TableInfo, wish: int | None = None, *, offered: int | None = None) -> None:
    """Take a seat; ``wish``: the one that is taken if nobody has it; ``offered``: that one of a running game."""
    user = answer.interaction.user.id
    held = {s.seat for s in info.seats_of(user)}  # for practice they may have several
    info = await herald(answer.interaction).tables.lobby.join(info.id, me(answer.interaction), offered=offered)
    if wish is not None:
        info = await sit(answer, info, wish)
    seats = [s.seat for s in info.seats_of(user)]
    taken = next((seat for seat in seats if seat not in held), seats[-1])
    speaks = voice(answer.interaction, info)
    side = "" if info.drawn or info.drafted else speaks.side(taken)  # else it is not theirs yet
    words = {"side": side, "sided": "yes" if side else "no"}
    said = answer.say("join-done", number=str(info.id), seat=taken + 1, free=free(info), **words)
    await answer.send(joined(info, speaks, f"{said}\n{answer.say('anonymous-joined')}" if info.anonymous else said))


async def sit(answer: Answer, info: TableInfo, wish: int) -> TableInfo:
    """Move to a seat that nobody has; where somebody has it, nothing changes."""
    user = answer.interaction.user.id
    if (
        wish in {s.seat for s in info.seats_of(user)}
        or info.seats[wish].user_id is not None
        or info.drawn
        or info.drafted
    ):
        return info
    return (await herald(answer.interaction).tables.seating.take(info.id, user, wish))[0]


async def _leave(answer: Answer, info: TableInfo) -> None:
    running = info.status is not TableStatus.LOBBY
    info = await herald(answer.interaction).tables.lobby.leave(info.id, answer.interaction.user.id)
    key = "leave-offered" if running else "leave-done"
    await answer.send(answer.say(key, number=str(info.id), where=told_in(info)))


async def _start(answer: Answer, info: TableInfo, seats: int | None = None, *, offered: bool = False) -> None:
    """Start a table, with so many ``seats`` where just as many are taken; where some are free, computers are offered
    for them, and to do without them where the game can. ``offered``: that was just pressed, and what comes of it takes
    the place of the offer."""
    asker, lobby = answer.interaction, herald(answer.interaction).tables.lobby
    tell = answer.edit if offered else answer.send
    try:
        info = await lobby.start(info.id, asker.user.id, seats=seats, manager=managed(asker, info))
    except UserError as error:
        if error.key != "too-few-players":
            raise
        fewer = await lobby.shrinks(info.id)
        await tell(seats_free(info, voice(asker, info), int(error.params["missing"]), fewer))
        return
    await tell(Message(content=answer.say("start-done", number=str(info.id), threads=threads_at(asker, info))))


@lone("rematch")
@app_commands.autocomplete(table=suggest_tables)
async def rematch(interaction: Interaction, turned: bool = False, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await _rematch(answer, await find_table(interaction, table, statuses=(TableStatus.FINISHED,)), turned=turned)


@pressed("rematch")
async def press_rematch(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _rematch(answer, await table_of(answer.interaction, where.table), turned=where.arg == "turned")


async def _rematch(answer: Answer, info: TableInfo, *, turned: bool) -> None:
    """The same game with the same settings for those who played it: a new table, or a seat at the one that another of
    them has opened already. ``turned``: everybody moves one seat on."""
    asker, tables = answer.interaction, herald(answer.interaction).tables
    if info.status is not TableStatus.FINISHED:
        raise UserError("not-finished")
    if not info.seats_of(asker.user.id):
        raise UserError("not-seated")
    guild, channel = await check_place(asker)
    channel = info.channel_id if info.private else channel
    name = "" if info.name == str(info.id) else info.name
    wish = (info.seats_of(asker.user.id)[0].seat + turned) % info.seat_count
    for known in await tables.lookup.find(guild_id=guild, text=name, statuses=(TableStatus.LOBBY,)) if name else ():
        if (known.game, known.name, known.channel_id) == (info.game, name, channel):
            await sit_down(answer, known, wish if known.seat_count == info.seat_count else None)
            return
    new = await tables.lobby.create(
        guild_id=guild,
        channel_id=channel,
        organiser=me(asker),
        game=info.game,
        seats=info.seat_count,
        name=name,
        policy=info.policy,
        locale=info.locale,
        options={n: v for n, v in options_of(info).items() if n not in GAMES[info.game].settled},
        private=info.private,
        practice=info.practice,
    )
    kept = {name: getattr(info, name) for name in KEPT if getattr(info, name) != getattr(new, name)}
    if kept:
        new = await tables.lobby.configure(new.id, asker.user.id, **kept)
    for seat in info.seats:
        if seat.computer and seat.user_id is None:
            new = await tables.lobby.add_computer(new.id, asker.user.id, seat.computer)
    new = await sit(answer, new, wish)
    # The end of a game stands in its thread, the card of the next one in the channel of both.
    here = asker.channel_id == channel
    where = {"threads": threads_at(asker, new)} if here else {"channel": f"<#{channel}>"}
    key = "new-done" if here else "new-elsewhere"
    said = answer.say(key, table=clean(new.name), number=str(new.id), **where)
    await answer.send(joined(new, voice(asker, new), said))


@pressed("join")
async def press_join(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await sit_down(answer, await table_of(answer.interaction, where.table))


@pressed("claim")
async def press_claim(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Take the seat that a note offers; under a post that names none, any that is offered."""
    await sit_down(answer, await table_of(answer.interaction, where.table), offered=where.seat)


@pressed("style")
async def press_style(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """How one's seat is played: its standing choices, to be changed at any time."""
    await herald(answer.interaction).tables.play.set_style(where.table, answer.interaction.user.id, where.arg)
    await answer.send(answer.say("manner-set", manner=answer.say(f"manner-{where.arg}")))


@pressed("leave")
async def press_leave(answer: Answer, where: Id, values: Sequence[str]) -> None:
    info = await table_of(answer.interaction, where.table)
    if info.status is not TableStatus.LOBBY:  # an old card must not give a running seat away by one press
        raise UserError("leave-by-command")
    await _leave(answer, info)


@pressed("start")
async def press_start(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _start(answer, await table_of(answer.interaction, where.table))


@pressed("fill", update=True)
async def press_fill(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Give the free seats to computers, and start."""
    info = await table_of(answer.interaction, where.table)
    lobby, asker = herald(answer.interaction).tables.lobby, answer.interaction
    info = await lobby.fill(info.id, asker.user.id, manager=managed(asker, info))
    await _start(answer, info, offered=True)


@pressed("shrink", update=True)
async def press_shrink(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Start without the seats that are free; when somebody came or left meanwhile, it is asked again."""
    await _start(answer, await table_of(answer.interaction, where.table), where.row, offered=True)


@pressed("word", undecided=True)
async def press_word(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Somebody wants to add a word to the luck: ask for it."""
    info = await herald(answer.interaction).tables.lookup.info(where.table)
    must_not_have_begun(info.status)
    if not info.seats_of(answer.interaction.user.id):
        raise UserError("not-seated")
    await answer.ask(word_form(info, voice(answer.interaction, info)))


@pressed("said", undecided=True)
async def press_said(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """The word: added, and told to everybody in a message that is never edited, with the hash it was added to."""
    user = answer.interaction.user.id
    info = await herald(answer.interaction).tables.lobby.add_word(where.table, user, values[0] if values else "")
    answer.public()
    word = next(s.word for s in info.seats_of(user))
    told = {"user": f"<@{user}>", "word": shown(word), "number": str(info.id), "hash": info.seed_hash}
    await answer.send(text(info.locale, "word-added", **told))
