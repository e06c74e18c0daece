"""``/talk``: what people of a table say to each other in private."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.errors import UserError
from bot.presenter import Voice
from bot.presenter.controls import line
from bot.presenter.front import front
from bot.presenter.host import herald
from bot.presenter.voice import clean, cut, moment
from bot.tables.model import TableInfo, TableStatus
from bot.tables.post import Message
from bot.tables.talk import LONGEST, Talk, seats_of, token_of
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.ids import Id
from bot.ui.press import Press, button, form, option, pressed, select
from cogs.common import Interaction, find_table, suggest_tables, table_of, voice

STARTED = (TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED)
OVER = (TableStatus.FINISHED, TableStatus.CANCELLED)
ROOM = 3600
"""Characters of a talk that a message shows; the newest lines."""


async def suggest_whom(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete of ``whom``: what is typed so far, with one more seat that somebody else has."""
    try:
        info = await find_table(interaction, getattr(interaction.namespace, "table", None), statuses=STARTED)
    except UserError:
        return []
    typed = [n for n in _numbers(current) if n < info.seat_count]
    speak, user = voice(interaction, info), interaction.user.id
    others = [s.seat for s in info.seats if s.user_id not in (None, user) and s.seat not in typed]
    found = [typed] if typed else []
    found += [[*typed, seat] for seat in others]
    return [Choice(name=speak.seats(seats)[:100], value=" ".join(str(n + 1) for n in seats)) for seats in found[:25]]


def _numbers(text: str) -> list[int]:
    """Seats as people write them: ``2 4``, ``2, 4``."""
    words = text.replace(",", " ").split()
    return list(dict.fromkeys(int(w) - 1 for w in words if w.isdecimal() and 0 < int(w[:3]) < 100))


@lone("talk")
@app_commands.autocomplete(whom=suggest_whom, table=suggest_tables)
async def talk(
    interaction: Interaction,
    whom: app_commands.Range[str, 1, 100] | None = None,
    text: app_commands.Range[str, 1, LONGEST] | None = None,
    table: str | None = None,
) -> None:
    """``whom``: numbers of seats; without them all talks one is in are listed. Without ``text`` one is shown."""
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=STARTED)
        talks, user = herald(interaction).tables.talks, interaction.user.id
        if whom is None:
            await answer.send(await _list(answer, info))
            return
        seats = _numbers(whom)
        if text is not None:
            said = await talks.say(info.id, user, text, seats)
            await answer.send(page(info, voice(interaction, info), said))
            return
        own = [s.seat for s in info.seats_of(user)][:1]
        await answer.send(page(info, voice(interaction, info), await _read(answer, info, [*own, *seats])))


async def _read(answer: Answer, info: TableInfo, seats: Sequence[int]) -> Talk:
    """A talk as the asker may read it; an empty one where nothing was said yet."""
    try:
        return await herald(answer.interaction).tables.talks.read(info.id, answer.interaction.user.id, seats)
    except UserError:
        own = {s.seat for s in info.seats_of(answer.interaction.user.id)}
        others = [info.seats[n] for n in set(seats) - own if n < info.seat_count]
        if info.status in OVER or not own & set(seats) or not others or any(s.user_id is None for s in others):
            raise
        return Talk(info.id, tuple(sorted(set(seats))))


async def _list(answer: Answer, info: TableInfo) -> Message:
    """What may be said at a table, the treaties that its game knows, and the talks the asker may read."""
    client, speak = herald(answer.interaction), voice(answer.interaction, info)
    talks = await client.tables.talks.mine(info.id, answer.interaction.user.id)
    lines = [speak.text("talk-title", number=str(info.id), table=clean(info.name)), speak.text(f"press-{info.press}")]
    treaties = front(info.game).treaties((await client.tables.look(info.id, None)).view, speak)
    lines += [speak.text("talk-treaties"), *(f"- {line}" for line in treaties)] if treaties else []
    lines.append(speak.text("talk-some" if talks else "talk-empty-list"))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(cut("\n".join(lines), ROOM)))
    if talks:
        options = [
            option(speak.seats(t.seats), token_of(t.seats), note=t.lines[-1].text)
            for t in sorted(talks, key=lambda t: -t.lines[-1].at)[:25]
        ]
        view.add_item(line(select(Id("talked", info.id, arg="list"), options, placeholder=speak.text("talk-pick"))))
    return Message(view=view)


def page(info: TableInfo, speak: Voice, talk: Talk) -> Message:
    """One talk with what may be done about it."""
    token = token_of(talk.seats)
    head = speak.text("talk-head", number=str(info.id), table=clean(info.name), whom=speak.seats(talk.seats))
    said = [f"{moment(s.at, 'f')} **{speak.seat(s.seat)}**: {clean(s.text)}" for s in talk.lines]
    while said and len("\n".join([head, *said])) > ROOM:
        said.pop(0)
    lines = [head, *said] if said else [head, speak.text("talk-nothing")]
    items: list[Press] = []
    if info.status in OVER:
        key = "talk-published" if talk.published else "talk-private"
        lines.append(speak.text(key, n=talk.consents, of=talk.people))
        if not talk.published:
            verb = "unpublish" if talk.wanted else "publish"
            items.append(button(Id(verb, info.id, token=token), speak.text(f"button-{verb}")))
    else:
        primary = discord.ButtonStyle.primary
        items.append(button(Id("talk", info.id, token=token), speak.text("button-talk"), emoji="💬", style=primary))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("\n".join(lines)))
    if items:
        view.add_item(line(*items))
    return Message(view=view)


@pressed("talk", undecided=True)
async def press_talk(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Answer in a talk: ask for the words."""
    info = await table_of(answer.interaction, where.table)
    speak = voice(answer.interaction, info)
    label = cut(speak.text("talk-label", whom=speak.seats(seats_of(where.token))), 45)
    await answer.ask(
        form(Id("told", info.id, token=where.token), speak.text("talk-form"), label, most=LONGEST, long=True)
    )


@pressed("told")
async def press_told(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """The words."""
    info = await table_of(answer.interaction, where.table)
    user, words = answer.interaction.user.id, values[0] if values else ""
    said = await herald(answer.interaction).tables.talks.say(info.id, user, words, seats_of(where.token))
    await answer.send(page(info, voice(answer.interaction, info), said))


@pressed("talked")
async def press_talked(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Read a talk: one's own, or one that was published."""
    info = await table_of(answer.interaction, where.table)
    token = (values[0] if values else "") if where.arg else where.token
    talk = await herald(answer.interaction).tables.talks.read(info.id, answer.interaction.user.id, seats_of(token))
    await answer.send(page(info, voice(answer.interaction, info), talk))


@pressed("publish")
async def press_publish(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _publish(answer, where, yes=True)


@pressed("unpublish")
async def press_unpublish(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _publish(answer, where, yes=False)


async def _publish(answer: Answer, where: Id, *, yes: bool) -> None:
    info = await table_of(answer.interaction, where.table)
    talks, user = herald(answer.interaction).tables.talks, answer.interaction.user.id
    talk = await talks.publish(info.id, user, seats_of(where.token), yes=yes)
    await answer.send(page(info, voice(answer.interaction, info), talk))
