"""``/talk``: what people of a table say to each other in private."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.common import discord_limits
from bot.common.errors import UserError
from bot.common.safe_names import spoken
from bot.presenter import Voice
from bot.presenter.client import herald
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import line
from bot.presenter.words.named_seats import Sat, chosen, must_still_sit, named, shown, suggestion
from bot.presenter.words.voice import clean, cut, moment
from bot.tables.members.private_talk import LONGEST, Talk, sat_of, token_of
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.posts import Message
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import Press, button, form, option, pressed, select
from bot.ui.ids import Id
from bot.ui.suggested import reads_itself
from cogs.lookup import Interaction, find_table, suggest_tables, table_of, voice

STARTED = (TableStatus.RUNNING, TableStatus.PAUSED, TableStatus.FINISHED)
OVER = (TableStatus.FINISHED, TableStatus.CANCELLED)
ROOM = 3600
"""Characters of a talk that a message shows; the newest lines."""


@reads_itself
async def suggest_whom(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete of ``whom``: what is typed so far, with one more seat that somebody else has."""
    try:
        info = await find_table(interaction, getattr(interaction.namespace, "table", None), statuses=STARTED)
    except UserError:
        return []
    speak, user = voice(interaction, info), interaction.user.id
    others = [s.seat for s in info.seats if s.user_id not in (None, user)]
    typed, last = _typed(info, speak, current)
    if typed is None or not set(typed) <= {*others, *(s.seat for s in info.seats_of(user))}:
        return []
    found = [typed] if typed and not last else []
    found += [[*typed, seat] for seat in others if seat not in typed and last in spoken(suggestion(speak, [seat]))]
    lines = [(suggestion(speak, seats), chosen(info, seats)) for seats in found]
    return [Choice(name=name, value=value) for name, value in lines]


def _typed(info: TableInfo, speak: Voice, current: str) -> tuple[list[int] | None, str]:
    """The seats that are typed already, ``None`` where that is not clear, and what the next one is to hold."""
    head, comma, last = current.rpartition(",")
    for text, rest in ((current, ""), (head, last)):
        with contextlib.suppress(UserError):
            return list(named(info, speak, text)), spoken(rest)
    return (None, "") if comma else ([], spoken(current))


@lone("talk")
@app_commands.autocomplete(whom=suggest_whom, table=suggest_tables)
async def talk(
    interaction: Interaction,
    whom: app_commands.Range[str, 1, 100] | None = None,
    text: app_commands.Range[str, 1, LONGEST] | None = None,
    table: str | None = None,
) -> None:
    """``whom``: see ``named``; without it all talks one is in are listed. Without ``text`` one is shown."""
    async with Answer(interaction) as answer:
        answer.written = text or ""
        info = await find_table(interaction, table, statuses=STARTED)
        if whom is None:
            if text is not None:
                raise UserError("talk-alone")
            await answer.send(await _list(answer, info))
            return
        speak = voice(interaction, info)
        sat = named(info, speak, whom)
        if text is not None:
            await _say(answer, info, text, sat)
            return
        own = [s.seat for s in info.seats_of(interaction.user.id)][:1]
        await answer.send(page(info, speak, await _read(answer, info, [*own, *sat])))


async def _say(answer: Answer, info: TableInfo, text: str, sat: Sat) -> None:
    """Say something, and repeat to whom."""
    user, speak = answer.interaction.user.id, voice(answer.interaction, info)
    said = await herald(answer.interaction).tables.private_talk.say(info.id, user, text, sat)
    answer.written = ""
    others = sorted(set(sat) - {s.seat for s in info.seats_of(user)})
    await answer.send(page(info, speak, said, note=speak.text("talk-said", whom=shown(speak, others))))


async def _read(answer: Answer, info: TableInfo, seats: Sequence[int]) -> Talk:
    """A talk as the asker may read it; an empty one where nothing was said yet."""
    try:
        return await herald(answer.interaction).tables.private_talk.read(info.id, answer.interaction.user.id, seats)
    except UserError:
        own = {s.seat for s in info.seats_of(answer.interaction.user.id)}
        others = [info.seats[n] for n in set(seats) - own if n < info.seat_count]
        if info.status in OVER or not own & set(seats) or not others or any(s.user_id is None for s in others):
            raise
        return Talk(info.id, tuple(sorted(set(seats))))


async def _list(answer: Answer, info: TableInfo) -> Message:
    """What may be said at a table, the treaties that its game knows, and the talks the asker may read."""
    client, speak = herald(answer.interaction), voice(answer.interaction, info)
    talks = await client.tables.private_talk.mine(info.id, answer.interaction.user.id)
    lines = [speak.text("talk-title", number=str(info.id), table=clean(info.name)), speak.text(f"press-{info.press}")]
    treaties = front(info.game).treaties((await client.tables.views.look(info.id, None)).view, speak)
    lines += [speak.text("talk-treaties"), *(f"- {line}" for line in treaties)] if treaties else []
    lines.append(speak.text("talk-some" if talks else "talk-empty-list"))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(cut("\n".join(lines), ROOM)))
    if talks:
        options = [
            option(shown(speak, t.seats), _token(info, t.seats), note=clean(t.lines[-1].text))
            for t in sorted(talks, key=lambda t: -t.lines[-1].at)[: discord_limits.SELECT_OPTIONS]
        ]
        view.add_item(line(select(Id("talked", info.id, arg="list"), options, placeholder=speak.text("talk-pick"))))
    return Message(view=view)


def _token(info: TableInfo, seats: Sequence[int]) -> str:
    """What a button carries about the talk of these seats and those who have them now."""
    return token_of({seat: info.seats[seat].arrivals for seat in seats})


def page(info: TableInfo, speak: Voice, talk: Talk, *, note: str = "") -> Message:
    """One talk with what may be done about it. ``note``: stands below it."""
    token = _token(info, talk.seats)
    head = speak.text("talk-head", number=str(info.id), table=clean(info.name), whom=speak.seats(talk.seats))
    said = [f"{moment(s.at, 'f')} **{speak.seat(s.seat)}**: {clean(s.text)}" for s in talk.lines]
    while said and len("\n".join([head, *said, note])) > ROOM:
        said.pop(0)
    lines = [head, *said] if said else [head, speak.text("talk-nothing")]
    lines += [note] if note else []
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
    """Answer in a talk: ask for the words. The form is for those whom the button names, and for nobody else."""
    info = await table_of(answer.interaction, where.table)
    speak, sat = voice(answer.interaction, info), sat_of(where.token)
    own = {s.seat for s in info.seats_of(answer.interaction.user.id)}
    others = {seat: arrivals for seat, arrivals in sat.items() if seat not in own}
    if not others:
        raise UserError("talk-unknown")
    must_still_sit(info, others)
    label = cut(speak.text("talk-label", whom=shown(speak, [*others])), discord_limits.LABEL)
    submit, note = Id("told", info.id, token=where.token), speak.text("talk-form-note")
    await answer.ask(form(submit, speak.text("talk-form"), label, most=LONGEST, note=note, long=True))


@pressed("told")
async def press_told(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """The words: they reach whoever was named when the form was opened, or stay with who wrote them."""
    answer.written = values[0] if values else ""
    info = await table_of(answer.interaction, where.table)
    await _say(answer, info, answer.written, sat_of(where.token))


@pressed("talked")
async def press_talked(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Read a talk: one's own, or one that was published."""
    info = await table_of(answer.interaction, where.table)
    token = (values[0] if values else "") if where.arg else where.token
    talk = await herald(answer.interaction).tables.private_talk.read(
        info.id, answer.interaction.user.id, [*sat_of(token)]
    )
    await answer.send(page(info, voice(answer.interaction, info), talk))


@pressed("publish")
async def press_publish(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _publish(answer, where, yes=True)


@pressed("unpublish")
async def press_unpublish(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _publish(answer, where, yes=False)


async def _publish(answer: Answer, where: Id, *, yes: bool) -> None:
    info = await table_of(answer.interaction, where.table)
    talks, user = herald(answer.interaction).tables.private_talk, answer.interaction.user.id
    talk = await talks.publish(info.id, user, [*sat_of(where.token)], yes=yes)
    await answer.send(page(info, voice(answer.interaction, info), talk))
