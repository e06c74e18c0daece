"""What a seat sees and does in private: ``/table hand``, ``/table undo`` and every click on a panel."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.errors import StaleClick, UserError
from bot.presenter.choices import OPEN
from bot.presenter.controls import read_open, read_tick
from bot.presenter.front import front
from bot.presenter.host import herald
from bot.presenter.pressed import redraw
from bot.tables.model import Acted, SeatView, TableInfo
from bot.ui.answer import Answer, locale_of
from bot.ui.commands import command
from bot.ui.ids import Id
from bot.ui.press import pressed
from cogs.common import PLAYING, Interaction, find_table, suggest_tables, voice
from cogs.groups import table
from engine.core import Action


async def own_look(interaction: Interaction, info: TableInfo, seat: int | None = None) -> tuple[SeatView, int]:
    """The position as the asker's seat sees it. Raises ``UserError`` for whoever has no seat, or not that one."""
    user = interaction.user.id
    mine = [s.seat for s in info.seats_of(user)]
    if not mine:
        raise UserError("not-seated")
    if seat is not None and seat not in mine:
        raise UserError("not-your-seat")
    look = await herald(interaction).tables.look(info.id, user, seat=seat)
    if look.seat is None:
        look = await herald(interaction).tables.look(info.id, user, seat=mine[0])
    return look, look.seat if look.seat is not None else mine[0]


async def show_panel(answer: Answer, info: TableInfo, seat: int | None = None, *, note: str = "") -> None:
    """Answer with the asker's panel."""
    if info.started_at is None:
        raise UserError("not-started")
    look, at = await own_look(answer.interaction, info, seat)
    await answer.send(await herald(answer.interaction).presenter.panel(look, at, answer.locale, note=note))


async def play(answer: Answer, info: TableInfo, actions: Sequence[Action], seat: int | None = None) -> Acted:
    """Take actions for a command, say what they brought, and have the live panel redrawn."""
    acted = await herald(answer.interaction).tables.act(info.id, answer.interaction.user.id, actions, seat=seat)
    await told(answer, acted, actions)
    return acted


async def told(answer: Answer, acted: Acted, actions: Sequence[Action]) -> None:
    """The private answer to actions: what was done, what happened, what is asked next."""
    look = acted.look
    speak = voice(answer.interaction, look.table)
    game = look.table.game
    lines = [answer.say("act-done", actions=[speak.action(game, a) for a in actions])] if actions else []
    if any(e.milestone for e in acted.events):  # far too much for here, and the thread gets it in order
        lines.append(answer.say("act-phase", where=f"<#{look.table.thread_id or look.table.channel_id}>"))
    else:
        lines += [speak.say(e.key, e.params) for e in acted.events[-12:]]
    if look.outcome is not None:
        lines.append(answer.say("panel-over"))
    elif look.prompt is not None and look.prompt.required:
        lines.append(answer.say("panel-asked", step=speak.step(game, look.prompt.step)))
    elif look.prompt is not None:
        lines.append(answer.say("panel-waits-for-others"))
    if look.seat is not None and look.prompt is not None and not any(e.milestone for e in acted.events):
        await herald(answer.interaction).tables.redraw_panel(look.table.id, look.seat)
    await answer.send("\n".join(lines)[:1990])


@command(table, "hand")
@app_commands.autocomplete(table=suggest_tables)
async def hand(
    interaction: Interaction, seat: app_commands.Range[int, 1, 12] | None = None, table: str | None = None
) -> None:
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=PLAYING)
        await show_panel(answer, info, None if seat is None else seat - 1)


@command(table, "undo")
@app_commands.autocomplete(table=suggest_tables)
async def undo(interaction: Interaction, table: str | None = None) -> None:
    async with Answer(interaction) as answer:
        await take_back(answer, await find_table(interaction, table, statuses=PLAYING))


async def take_back(answer: Answer, info: TableInfo) -> None:
    """Undo the asker's own last step and say so."""
    acted = await herald(answer.interaction).tables.undo(info.id, answer.interaction.user.id)
    speak = voice(answer.interaction, acted.look.table)
    lines = [answer.say("undo-done"), *(speak.say(e.key, e.params) for e in acted.events[-12:])]
    if acted.look.seat is not None:
        await herald(answer.interaction).tables.redraw_panel(info.id, acted.look.seat)
    await answer.send("\n".join(lines)[:1990])


@pressed("hand")
async def press_hand(answer: Answer, where: Id, values: Sequence[str]) -> None:
    info = await herald(answer.interaction).tables.info(where.table)
    mine = {s.seat for s in info.seats_of(answer.interaction.user.id)}
    await show_panel(answer, info, where.seat if where.seat in mine else None)


@pressed("takeback")
async def press_takeback(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await take_back(answer, await herald(answer.interaction).tables.info(where.table))


@pressed("do", update=True)
async def press_do(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """A click on a panel: take the action, or open the list it stands for."""
    _fresh_panel_when_stale(answer, where)
    value = values[0] if values else where.arg
    if value.startswith(OPEN):
        await _reopen(answer, where, value)
        return
    try:
        action = Action.parse(value)
    except ValueError as error:
        raise UserError("click-unknown") from error
    before = None
    if answer.interaction.guild_id is None:
        user = answer.interaction.user.id
        before = await herald(answer.interaction).tables.look(where.table, user, seat=where.seat)
    await _take(answer, where, [action], before)


@pressed("batch", update=True)
async def press_batch(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """A click on a control of a game's own: take the actions it stands for, all or none."""
    _fresh_panel_when_stale(answer, where)
    info = await herald(answer.interaction).tables.info(where.table)
    look, _ = await own_look(answer.interaction, info, where.seat)
    if look.token != where.token:
        raise StaleClick("stale-click")
    actions, opened = front(info.game).batch(look, " ".join([where.arg, *values]))
    if not actions:
        raise UserError("click-unknown")
    await _take(answer, where, actions, look if answer.interaction.guild_id is None else None, opened)


async def _take(
    answer: Answer, where: Id, actions: Sequence[Action], before: SeatView | None, opened: str = ""
) -> None:
    """Take actions for a panel and draw it anew. ``before``: the position of a panel in direct messages, which closes
    when another one follows; ``opened``: the list to show next."""
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    acted = await tables.act(where.table, user, actions, seat=where.seat, token=where.token)
    if before is not None and new_panel_follows(before, acted):
        await answer.edit(herald(answer.interaction).presenter.closed_panel(acted.look.table, answer.locale))
        return
    await _redraw(answer, where, acted.look, opened=opened)


def new_panel_follows(before: SeatView, acted: Acted) -> bool:
    """Whether a new panel comes by direct message, so that the pressed one must not stay open beside it: a phase
    ended, or the seat is asked something else than before."""
    after = acted.look.prompt
    if any(event.milestone for event in acted.events):
        return True
    return after is not None and after.required and (before.prompt is None or before.prompt.step != after.step)


@pressed("open", update=True)
async def press_open(answer: Answer, where: Id, values: Sequence[str]) -> None:
    _fresh_panel_when_stale(answer, where)
    await _reopen(answer, where, where.arg)


@pressed("tick", update=True)
async def press_tick(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Something was ticked: nothing is done yet, the panel shows what could be done with it."""
    _fresh_panel_when_stale(answer, where)
    opened = read_tick(where.arg, values)
    if opened is None:
        raise UserError("click-unknown")
    await _reopen(answer, where, opened)


@pressed("redraw", update=True)
async def press_redraw(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Draw the panel as the position is now; never stale."""
    info = await herald(answer.interaction).tables.info(where.table)
    look, _ = await own_look(answer.interaction, info, where.seat)
    await _redraw(answer, where, look)


@pressed("undo", update=True)
async def press_undo(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Take back the last step; a panel of an earlier position takes nothing back of the present one."""
    _fresh_panel_when_stale(answer, where)
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    look = await tables.look(where.table, user, seat=where.seat)
    if look.token != where.token:
        raise StaleClick("stale-click")
    acted = await tables.undo(where.table, user, seat=where.seat)
    await _redraw(answer, where, acted.look, note=answer.say("undo-done"))


@pressed("save", update=True)
async def press_save(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Everything chosen is stored at once; this says so and what happens to it."""
    _fresh_panel_when_stale(answer, where)
    info = await herald(answer.interaction).tables.info(where.table)
    look, _ = await own_look(answer.interaction, info, where.seat)
    if look.token != where.token:
        raise StaleClick("stale-click")
    await _redraw(answer, where, look, note=answer.say("panel-saved"))


@pressed("back")
async def press_back(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await come_back(answer, await herald(answer.interaction).tables.info(where.table))


async def come_back(answer: Answer, info: TableInfo) -> None:
    """Take the asker's seat back from autopilot and show the panel."""
    info = await herald(answer.interaction).tables.back(info.id, answer.interaction.user.id)
    await show_panel(answer, info, note=answer.say("back-done"))


async def _reopen(answer: Answer, where: Id, value: str) -> None:
    """Redraw the panel with a list opened; refused when the position has moved on."""
    words, page = read_open(value)
    info = await herald(answer.interaction).tables.info(where.table)
    look, seat = await own_look(answer.interaction, info, where.seat)
    if look.token != where.token:
        raise StaleClick("stale-click")
    await redraw(answer, look, seat, opened=words, page=page)


async def _redraw(answer: Answer, where: Id, look: SeatView, note: str = "", opened: str = "") -> None:
    seat = look.seat if look.seat is not None else where.seat
    assert seat is not None
    await redraw(answer, look, seat, opened=opened, note=note)
    if answer.interaction.guild_id is not None:  # pressed on an ephemeral copy: the one in the DM follows
        await herald(answer.interaction).tables.redraw_panel(look.table.id, seat)


def _fresh_panel_when_stale(answer: Answer, where: Id) -> None:
    """A stale click gets its sentence together with a panel of the position as it is now."""

    async def fresh(answer: Answer, error: UserError) -> bool:
        if not isinstance(error, StaleClick):
            return False
        info = await herald(answer.interaction).tables.info(where.table)
        if where.seat not in {s.seat for s in info.seats_of(answer.interaction.user.id)}:
            return False
        note = answer.say(error.key, **error.params)
        look, seat = await own_look(answer.interaction, info, where.seat)
        presenter = herald(answer.interaction).presenter
        await answer.send(await presenter.panel(look, seat, locale_of(answer.interaction), note=note))
        return True

    answer.on_refusal = fresh
