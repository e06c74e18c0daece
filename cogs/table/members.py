"""Who sits at a running table, and how its people end a game: leaving, substitutes, votes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord
from discord import app_commands

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.pages.people import until
from bot.presenter.words.voice import clean, told_in
from bot.tables.members.votes import Voted
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.motions import Motion, MotionKind
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import command, group
from bot.ui.components import button, pressed
from bot.ui.ids import Id
from cogs.command_groups import computers, table
from cogs.lookup import LIVE, PLAYING, Interaction, find_table, managed, someone, suggest_tables, table_of, voice
from cogs.panel import come_back

ends = group("end", table)

ENDS = "ends"
"""On the button of somebody who was told that their conceding ends the game."""


# -- seats


@command(table, "replace")
@app_commands.autocomplete(table=suggest_tables)
async def replace(
    interaction: Interaction,
    seat: app_commands.Range[int, 1, 12],
    user: discord.User | None = None,
    table: str | None = None,
) -> None:
    async with Answer(interaction) as answer:
        if user is not None and user.bot:
            raise UserError("replace-no-bots")
        info = await find_table(interaction, table)
        to = None if user is None else someone(user)
        _, motion = await herald(interaction).tables.handovers.replace(
            info.id, interaction.user.id, seat - 1, to, manager=managed(interaction, info)
        )
        mention = "" if user is None else f"<@{user.id}>"
        if motion is None:
            await answer.send(answer.say("replace-now", user=mention, seat=seat))
        elif user is None:
            await answer.send(answer.say("replace-open", seat=seat, until=until(motion)))
        else:
            facts = motion.facts
            key = "replace-given" if facts.given else "replace-asked" if facts.absent is None else "replace-absent"
            holder = None if facts.holder is None else await herald(interaction).tables.preferences.user(facts.holder)
            if key == "replace-asked" and holder is not None and holder.dm == "left":
                key = "replace-left"
            await answer.send(answer.say(key, user=mention, seat=seat, until=until(motion)))


@command(table, "remove")
@app_commands.autocomplete(table=suggest_tables)
async def remove(interaction: Interaction, user: discord.User, allow: bool = False, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=LIVE, organised=True)
        _, motion = await herald(interaction).tables.handovers.remove(
            info.id, interaction.user.id, user.id, manager=managed(interaction, info), allow=allow
        )
        if allow:
            await answer.send(answer.say("remove-allowed"))
        elif motion is None:
            await answer.send(answer.say("remove-done", number=str(info.id)))
        else:
            await answer.send(answer.say("remove-announced", until=until(motion)))


@command(table, "resign")
@app_commands.autocomplete(table=suggest_tables)
async def resign(
    interaction: Interaction, seat: app_commands.Range[int, 1, 12] | None = None, table: str | None = None
) -> None:
    async with Answer(interaction) as answer:
        await _resign(
            answer, await find_table(interaction, table, statuses=PLAYING), None if seat is None else seat - 1
        )


async def _resign(answer: Answer, info: TableInfo, seat: int | None) -> None:
    user = answer.interaction.user.id
    held = {s.seat for s in info.seats_of(user)}
    info = await herald(answer.interaction).tables.seats.resign(info.id, user, seat=seat)
    last = any(s.offered for s in info.seats if s.seat in held)
    key = "resign-last" if last else "resign-done"
    await answer.send(answer.say(key, number=str(info.id), where=told_in(info)))


@command(computers, "back")
@app_commands.autocomplete(table=suggest_tables)
async def back(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await come_back(answer, await find_table(interaction, table, statuses=PLAYING))


@pressed("give")
@pressed("take")
async def press_yes(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _answer(answer, where, yes=True)


@pressed("keep")
@pressed("decline")
async def press_no(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _answer(answer, where, yes=False)


async def _answer(answer: Answer, where: Id, *, yes: bool) -> None:
    """Answer the question of whom a seat goes to."""
    if where.seat is None:
        raise UserError("click-unknown")
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    _, motion = await tables.handovers.answer(where.table, user, where.seat, yes, token=where.token)
    if not yes:
        await answer.send(answer.say("handover-kept"))
    elif motion is None:
        await answer.send(answer.say("handover-done"))
    else:
        await answer.send(answer.say("handover-waits", until=until(motion)))


# -- ends


@command(table, "cancel")
@app_commands.autocomplete(table=suggest_tables)
async def cancel(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=LIVE)
        voted = await herald(interaction).tables.cancel(
            info.id, interaction.user.id, manager=managed(interaction, info)
        )
        if info.status is TableStatus.LOBBY:
            await answer.send(answer.say("cancel-done", number=str(info.id)))
        else:
            await _told(answer, voted)


@command(ends, "draw")
@app_commands.autocomplete(table=suggest_tables)
async def draw(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=PLAYING)
        await _drawn(answer, await herald(interaction).tables.votes.draw(info.id, interaction.user.id))


@command(ends, "concede")
@app_commands.autocomplete(table=suggest_tables)
async def concede(interaction: Interaction, withdraw: bool = False, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        tables, user = herald(interaction).tables, interaction.user.id
        info = await find_table(interaction, table, statuses=PLAYING)
        if withdraw:
            await tables.votes.concede(info.id, user, withdraw=True)
            await answer.send(answer.say("concede-back"))
            return
        mine = {s.seat for s in info.seats_of(user)}
        if not mine:
            raise UserError("not-seated")
        given = mine | {x.seat for x in await tables.lookup.motions(info.id) if x.kind is MotionKind.CONCEDE}
        await answer.send(_sure(answer, info, given))


def _sure(answer: Answer, info: TableInfo, given: set[int]) -> Message:
    """What conceding means at this table now, and the button that does it."""
    left = {s.user_id for s in info.seats if s.user_id is not None and s.seat not in given}
    winners = [s.seat for s in info.seats if s.seat not in given]
    ends = ENDS if len(left) <= 1 else ""
    said = answer.say(
        "concede-sure", number=str(info.id), ends="yes" if ends else "no",
        winners=voice(answer.interaction, info).seats(winners),
    )  # fmt: skip
    view = discord.ui.View(timeout=None)
    danger = discord.ButtonStyle.danger
    view.add_item(button(Id("concede", info.id, arg=ends), answer.say("button-concede"), style=danger))
    return Message(content=said, view=view)


@pressed("quiet")
async def press_quiet(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """No more reminders of this turn."""
    if where.seat is None:
        raise UserError("click-unknown")
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    info = await tables.seats.hush(where.table, user, where.seat, where.token)
    await answer.send(answer.say("hushed", table=clean(info.name)))


@pressed("concede")
async def press_concede(answer: Answer, where: Id, values: Sequence[str]) -> None:
    info = await table_of(answer.interaction, where.table)
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    voted = await tables.votes.concede(info.id, user, ends=where.arg == ENDS)
    await answer.send(answer.say("concede-over" if voted.motion is None else "concede-done"))


async def paused(answer: Answer, voted: Voted) -> None:
    """Where the vote on a pause stands, for one who has voted or opened it."""
    if voted.motion is None:
        await answer.send(answer.say("pause-done", number=str(voted.table.id)))
    else:
        key = "pause-begun" if _asked_first(answer, voted.motion) else "pause-noted"
        await answer.send(answer.say(key, until=until(voted.motion)))


async def resumed(answer: Answer, voted: Voted) -> None:
    """Where the vote on going on stands, for one who has voted or opened it."""
    key = "resume-done"
    if voted.motion is not None:
        key = "resume-begun" if _asked_first(answer, voted.motion) else "resume-noted"
    await answer.send(answer.say(key, number=str(voted.table.id)))


def _asked_first(answer: Answer, motion: Motion) -> bool:
    """Whether it is they who have asked the others, which everybody is told; how they vote nobody is."""
    return motion.facts.votes == {answer.interaction.user.id: True}


async def _told(answer: Answer, voted: Voted) -> None:
    """Where the vote on cancelling stands, for one who has voted or opened it."""
    if voted.motion is None:
        await answer.send(answer.say("cancel-over", number=str(voted.table.id), where=told_in(voted.table)))
        return
    said = answer.say("vote-begun", until=until(voted.motion))
    own = voted.motion.facts.votes.get(answer.interaction.user.id)
    if own is not None:
        said = answer.say("vote-open", until=until(voted.motion), yes="yes" if own else "no")
    await answer.send(said)


async def _drawn(answer: Answer, voted: Voted) -> None:
    """What one's own secret vote led to."""
    motion: Motion | None = voted.motion
    if motion is None:
        await answer.send(answer.say("draw-over", number=str(voted.table.id)))
    else:
        await answer.send(answer.say("draw-noted", until=until(motion)))


VOTES: Mapping[str, tuple[MotionKind, bool, Callable[[Answer, Voted], Awaitable[None]]]] = {
    "agree": (MotionKind.CANCEL, True, _told),
    "object": (MotionKind.CANCEL, False, _told),
    "draw": (MotionKind.DRAW, True, _drawn),
    "nodraw": (MotionKind.DRAW, False, _drawn),
    "pause": (MotionKind.PAUSE, True, paused),
    "nopause": (MotionKind.PAUSE, False, paused),
    "resume": (MotionKind.RESUME, True, resumed),
}
"""What is voted on by a button, how, and what is answered."""


@pressed("agree")
@pressed("object")
@pressed("draw")
@pressed("nodraw")
@pressed("pause")
@pressed("nopause")
@pressed("resume")
async def press_vote(answer: Answer, where: Id, values: Sequence[str]) -> None:
    kind, yes, tell = VOTES[where.verb]
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    await tell(answer, await tables.votes.vote(where.table, user, kind, yes, token=where.token))
