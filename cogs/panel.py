"""What a seat sees and does in private: ``/table panel``, ``/table undo`` and every click on a panel."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import msgspec
from discord import app_commands

from bot.common.errors import StaleClick, UserError
from bot.presenter.client import herald
from bot.presenter.front import front, sentences
from bot.presenter.outcomes import last_words
from bot.presenter.panel_kit.choices import OPEN, amounts, long
from bot.presenter.panel_kit.controls import PanelContext, named, read_open
from bot.presenter.panel_kit.ticks import read_tick
from bot.presenter.panel_update import hold, redraw
from bot.presenter.panels.labels import label_of
from bot.presenter.panels.panel import placed, stands, waiting_for
from bot.presenter.words.voice import Voice, clean, told_in
from bot.tables.model import Acted, SeatView, TableInfo
from bot.tables.unit.posts import PanelPlace
from bot.ui.answer import Answer
from bot.ui.clicks import left_at
from bot.ui.commands import command
from bot.ui.components import form, pressed
from bot.ui.ids import Id
from cogs.command_groups import table
from cogs.lookup import PLAYING, Interaction, find_table, suggest_tables, voice
from engine.core import Action, Prompt

LONGEST_NUMBER = 18
"""Characters of a number that somebody types; none in a game is as long."""
OVER = "done"
"""The verb that ends a step and says no more than that."""
TAKE_BACK = frozenset({"unseal", "back"})
"""Verbs that take back what was just done."""


async def own_look(
    interaction: Interaction, info: TableInfo, seat: int | None = None, *, news: bool = True
) -> tuple[SeatView, int]:
    """The position as the asker's seat sees it, with what happened since it last looked. Raises ``UserError`` for
    whoever has no seat, or not that one."""
    user = interaction.user.id
    mine = [s.seat for s in info.seats_of(user)]
    if not mine:
        raise UserError("not-seated")
    if seat is not None and seat not in mine:
        raise UserError("not-your-seat")
    tables = herald(interaction).tables
    look = await tables.views.look(info.id, user, seat=seat, news=news)
    if look.seat is None:
        look = await tables.views.look(info.id, user, seat=mine[0], news=news)
    return look, look.seat if look.seat is not None else mine[0]


async def show_panel(answer: Answer, info: TableInfo, seat: int | None = None, *, note: str = "") -> None:
    """Answer with the asker's panel."""
    if info.started_at is None:
        raise UserError("not-started")
    client = herald(answer.interaction)
    look, at = await own_look(answer.interaction, info, seat)
    await answer.send(await client.presenter.panel(look, at, answer.locale, note=note))
    client.presenter.copies.shows(answer.interaction, answer.sent or 0, at, info.id, look)


async def play(answer: Answer, info: TableInfo, actions: Sequence[Action], seat: int | None = None) -> Acted:
    """Take actions for a command, say what they brought, and have the live panel redrawn."""
    acted = await herald(answer.interaction).tables.play.act(
        info.id, answer.interaction.user.id, actions, seat=seat, redraw=True
    )
    await told(answer, acted, actions)
    return acted


def not_taken(answer: Answer, acted: Acted) -> str:
    """That something was revealed in the middle of a batch, and what was therefore left."""
    speak = voice(answer.interaction, acted.look.table)
    return answer.say("act-left", actions=[speak.said(acted.look.table.game, a) for a in acted.left])


def _done(answer: Answer, acted: Acted, actions: Sequence[Action], step: str = "") -> list[str]:
    """What was done of some actions, and what was not. ``step``: the one that an end among them ends."""
    speak, game = voice(answer.interaction, acted.look.table), acted.look.table.game
    done = actions[: len(actions) - len(acted.left)]
    key = "act-done-final" if _final(acted.look) else "act-done"
    lines = [answer.say(key, actions=done_words(speak, game, done, step))] if done else []
    return [*lines, not_taken(answer, acted)] if acted.left else lines


def done_words(speak: Voice, game: str, actions: Sequence[Action], step: str) -> list[str]:
    """What was done, in words; of the end of a step which step that was."""
    over = speak.text("act-ended", step=speak.step(game, step)) if step else speak.text("act-over")
    return [over if action.verb == OVER else speak.said(game, action) for action in actions]


def _final(look: SeatView) -> bool:
    """Whether what a seat has just done stays: it can neither be undone nor taken back otherwise."""
    return not look.can_undo and not any(action.verb in TAKE_BACK for p in look.prompts for action in p.actions)


def for_all(acted: Acted, actions: Sequence[Action]) -> bool:
    """Whether actions ended a phase, or a seal laid open what all had chosen: what that brought is told to everybody at
    once, in the thread."""
    sealed = any(action.verb == "seal" for action in actions)
    return any(e.tell == "phase" or (sealed and e.seals and e.audience is None) for e in acted.events)


async def told(answer: Answer, acted: Acted, actions: Sequence[Action]) -> None:
    """The private answer to actions: what was done, what happened, what is asked next. Of a phase that ended it says
    only that, and where everybody reads of it."""
    look = acted.look
    speak = voice(answer.interaction, look.table)
    game = look.table.game
    lines = _done(answer, acted, actions)
    if for_all(acted, actions) and not look.table.alone:
        lines.append(answer.say("act-phase", where=told_in(look.table)))
    else:
        lines += [each.text for each in sentences(game, look.view, acted.events, speak, look.seat)[-12:]]
        if look.outcome is not None:
            lines += [answer.say("panel-over"), *last_words(look.outcome, look.table.game, look.seat, speak)]
        elif look.blocked is not None:
            lines.append(speak.ask(game, look.blocked.step, look.blocked.params))
        else:
            waits = waiting_for(look, speak)
            lines.append(answer.say("panel-done-waits", seats=waits) if waits else answer.say("panel-done"))
    await answer.send("\n".join(lines)[:1990])


@command(table, "panel")
@app_commands.autocomplete(table=suggest_tables)
async def panel(
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


async def take_back(answer: Answer, info: TableInfo, *, shared: bool = False) -> None:
    """Undo the asker's own last step and say so. ``shared``: by a button that everybody shares."""
    acted = await herald(answer.interaction).tables.play.undo(
        info.id, answer.interaction.user.id, shared=shared, redraw=True
    )
    await answer.send("\n".join(_undone(answer, acted))[:1990])


def _undone(answer: Answer, acted: Acted) -> list[str]:
    """That something was undone, and what."""
    look = acted.look
    undone = sentences(look.table.game, look.view, acted.events, voice(answer.interaction, look.table), look.seat)
    return [answer.say("undo-done"), *(each.text for each in undone[-12:])]


@pressed("hand")
async def press_hand(answer: Answer, where: Id, values: Sequence[str]) -> None:
    info = await herald(answer.interaction).tables.lookup.info(where.table)
    mine = {s.seat for s in info.seats_of(answer.interaction.user.id)}
    await show_panel(answer, info, where.seat if where.seat in mine else None)


@pressed("takeback")
async def press_takeback(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await take_back(answer, await herald(answer.interaction).tables.lookup.info(where.table), shared=True)


async def asked(answer: Answer, where: Id, *, news: bool = False) -> tuple[SeatView, int, Prompt]:
    """The asker's position and the question that a component answers; ``news``: with what happened, for a panel of it.
    Raises ``StaleClick`` when that is gone, and sees to it that a stale click gets its sentence together with a panel
    of the position as it is now."""
    _fresh_panel_when_stale(answer, where)
    look, seat = await seen(answer, where, news=news)
    prompt = look.prompt_at(where.token) if where.token else None
    if prompt is None:
        raise StaleClick("stale-click")
    return look, seat, prompt


async def seen(answer: Answer, where: Id, *, news: bool = True) -> tuple[SeatView, int]:
    """The position as the seat of a component sees it now."""
    info = await herald(answer.interaction).tables.lookup.info(where.table)
    return await own_look(answer.interaction, info, where.seat, news=news)


def opens(value: str) -> bool:
    """Whether a choice on a panel opens a list, and does nothing yet."""
    return value.startswith(OPEN)


@pressed("do", update=True, idle=opens)
async def press_do(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """A click on a panel: take the action, or open the list it stands for."""
    value = values[0] if values else where.arg
    look, seat, prompt = await asked(answer, where, news=opens(value))
    if opens(value):
        await _open(answer, look, seat, prompt, value)
        return
    words = long(value, prompt.actions)
    if words is None:
        raise StaleClick("stale-click")
    await take(answer, where, prompt, [_parsed(words)])


@pressed("batch", update=True)
async def press_batch(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """A click on a control of a game's own: take the actions it stands for, all or none."""
    look, _, prompt = await asked(answer, where)
    words = " ".join([where.arg, *values])
    actions, opened = front(look.table.game).batch(look, words)
    if not actions:  # what it stood for is there no more
        raise StaleClick("stale-click")
    await take(answer, where, prompt, actions, opened, press=words)


@pressed("number", undecided=True, idle=True)
async def press_number(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """A number is to be typed: ask for it."""
    look, seat, prompt = await asked(answer, where)
    words = long(where.arg, prompt.actions)
    run = amounts(prompt.actions, words) if words else None
    if words is None or run is None:
        raise StaleClick("stale-click")
    ctx = PanelContext(look, seat, voice(answer.interaction, look.table), prompt=prompt)
    field = answer.say("panel-number-field", least=run[0], most=run[-1])
    submit = Id("amount", where.table, where.seat, where.token, where.arg)
    await answer.ask(form(submit, named(ctx, words), field, most=len(str(run[-1])) + 2))


@pressed("amount", update=True)
async def press_amount(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """A number was typed: take the action it completes, or open what there is to choose after it."""
    look, seat, prompt = await asked(answer, where, news=True)
    words = long(where.arg, prompt.actions)
    typed = values[0].strip() if values else ""
    number = int(typed) if typed.removeprefix("-").isdecimal() and len(typed) <= LONGEST_NUMBER else None
    action = _parsed(f"{words} {number}") if words and number is not None else None
    if action is not None and action in prompt.actions:  # even where so few numbers are left that there is no run
        await take(answer, where, prompt, [action])
        return
    run = amounts(prompt.actions, words) if words else None
    if words is None or run is None:
        raise StaleClick("stale-click")
    if action is None or number not in run:
        raise UserError("number-range", text=typed[:40], least=run[0], most=run[-1])
    await redraw(answer, look, seat, opened=str(action), prompt=prompt)


def _parsed(words: str) -> Action:
    try:
        return Action.parse(words)
    except ValueError as error:
        raise UserError("click-unknown") from error


async def take(
    answer: Answer,
    where: Id,
    prompt: Prompt,
    actions: Sequence[Action],
    opened: str = "",
    *,
    press: str = "",
    rest: Sequence[Action] = (),
) -> None:
    """Take actions for a panel and draw it anew, in place. ``opened``: the list to show next; ``press``: the words of
    the control, where they are not those of the actions; ``rest``: what was shown with them and is left to be pressed.

    The question that was answered stays in sight as long as it is open; else the most urgent one is shown.
    """
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    acted = await tables.play.act(where.table, user, actions, seat=where.seat, token=where.token, press=press)
    look = acted.look
    if for_all(acted, actions) and not look.table.alone and not acted.left:
        of = look.table
        note = answer.say("panel-phase", table=clean(of.name), number=str(of.id), where=told_in(of))
        await hold(answer, look, "\n".join([note, *_of_copy(answer)]))
        if look.seat is not None:
            await tables.redraw_panel(where.table, look.seat)
        return
    still = next((p for p in look.prompts if p.id == prompt.id and p.blocks == prompt.blocks), None)
    lines = _done(answer, acted, actions, prompt.step)
    left = next((p for p in look.prompts if rest and rest[0] in p.actions), None) if not acted.left else None
    if left is not None and look.seat is not None:
        still = still if still is not None and rest[0] in still.actions else left
        named = to_press(PanelContext(look, look.seat, voice(answer.interaction, look.table), prompt=still), rest)
        lines.append(answer.say("try-left", actions=named))
    note = "\n".join(lines)
    opened = opened if still is not None else ""
    await _redraw(answer, where, look, note=note, opened=opened, prompt=still)


def to_press(ctx: PanelContext, rest: Sequence[Action]) -> list[str]:
    """What is left to be pressed on a panel, by what stands there."""
    return [label_of(ctx, action) or ctx.voice.said(ctx.game, action) for action in rest]


@pressed("open", update=True, idle=True)
async def press_open(answer: Answer, where: Id, values: Sequence[str]) -> None:
    look, seat, prompt = await asked(answer, where, news=True)
    await _open(answer, look, seat, prompt, where.arg)


@pressed("tick", update=True, idle=True)
async def press_tick(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Something was ticked: nothing is done yet, the panel shows what could be done with it."""
    look, seat, prompt = await asked(answer, where, news=True)
    opened = read_tick(where.arg, values)
    if opened is None:
        raise UserError("click-unknown")
    await _open(answer, look, seat, prompt, opened, ticked=True)


@pressed("ask", update=True, idle=True)
async def press_ask(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Another question is to be shown in full; without one the most urgent."""
    token, prompt = values[0] if values else where.token, None
    if token:
        look, seat, prompt = await asked(answer, dataclasses.replace(where, token=token), news=True)
    else:
        look, seat = await seen(answer, where)
    at = await _place(answer, look, seat)  # advice stays while one looks around
    await _redraw(answer, where, look, note=at.note if at.tip else "", prompt=prompt, tip=at.tip)


@pressed("redraw", update=True, idle=True)
async def press_redraw(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Draw the panel as the position is now; never stale. What is open on it stays open."""
    look, seat = await seen(answer, where)
    await _draw_anew(answer, look, seat)
    if _copied(answer):
        await herald(answer.interaction).tables.redraw_panel(look.table.id, seat)


@pressed("undo", update=True)
async def press_undo(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Take back the last step; a panel of an earlier position takes nothing back of the present one."""
    _fresh_panel_when_stale(answer, where)
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    acted = await tables.play.undo(where.table, user, seat=where.seat, token=where.token)
    look = acted.look
    assert look.seat is not None
    await _draw_anew(answer, look, look.seat, "\n".join(_undone(answer, acted)))
    if _copied(answer):
        await tables.redraw_panel(look.table.id, look.seat)


@pressed("save", update=True)
async def press_save(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Everything chosen is stored at once; this says so and what happens to it."""
    look, _, prompt = await asked(answer, where, news=True)
    await _redraw(answer, where, look, note=answer.say("panel-saved"), prompt=prompt)


@pressed("back")
async def press_back(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await come_back(answer, await herald(answer.interaction).tables.lookup.info(where.table))


async def come_back(answer: Answer, info: TableInfo) -> None:
    """Take the asker's seat back from autopilot and show the panel."""
    info = await herald(answer.interaction).tables.seats.back(info.id, answer.interaction.user.id)
    await show_panel(answer, info, note=answer.say("back-done"))


@pressed("wake")
async def press_wake(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Somebody is there again: the table goes on."""
    info = await herald(answer.interaction).tables.seats.wake(where.table, answer.interaction.user.id)
    await show_panel(answer, info, note=answer.say("wake-done"))


@pressed("retry")
async def press_retry(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """The rules of a table failed; perhaps they were mended."""
    info = await herald(answer.interaction).tables.seats.retry(where.table, answer.interaction.user.id)
    await show_panel(answer, info, note=answer.say("retry-done"))


async def _open(answer: Answer, look: SeatView, seat: int, prompt: Prompt, value: str, *, ticked: bool = False) -> None:
    """Redraw the panel with a list opened, unless nothing is left in it. ``ticked``: it is one that stands there
    already, and may offer no more than before."""
    text, page = read_open(value)
    words = long(text, prompt.actions)
    if words is None:
        raise StaleClick("stale-click")
    there = PanelContext(look, seat, voice(answer.interaction, look.table), words, page, prompt)
    if words and not ticked and not stands(there):
        raise StaleClick("panel-gone")
    at = await _place(answer, look, seat)
    await redraw(answer, look, seat, opened=words, page=page, note=at.note if at.tip else "", prompt=prompt, tip=at.tip)


async def _place(answer: Answer, look: SeatView, seat: int) -> PanelPlace:
    """Where somebody is in the pressed panel."""
    pressed = 0 if answer.interaction.message is None else answer.interaction.message.id
    return (
        answer.clicks.place
        or left_at(pressed)
        or await herald(answer.interaction).tables.views.place(look.table.id, seat, pressed)
    )


async def _redraw(
    answer: Answer,
    where: Id,
    look: SeatView,
    *,
    note: str = "",
    opened: str = "",
    prompt: Prompt | None = None,
    tip: bool = False,
) -> None:
    """Show the position on the pressed panel."""
    seat = look.seat if look.seat is not None else where.seat
    assert seat is not None
    tables = herald(answer.interaction).tables
    if look.blocked is None and look.outcome is None:
        note = "\n".join(filter(None, [note, *_of_copy(answer)]))
    await redraw(answer, look, seat, opened=opened, note=note, prompt=prompt, tip=tip)
    if _copied(answer):  # the one in the direct messages follows
        await tables.redraw_panel(look.table.id, seat)


async def _draw_anew(answer: Answer, look: SeatView, seat: int, note: str = "") -> None:
    """Show the position on the pressed panel with the view and the half-made choice that are open there, as far as the
    position still has them."""
    at = await _place(answer, look, seat)
    ctx = PanelContext(look, seat, voice(answer.interaction, look.table))
    at = placed(ctx, msgspec.structs.replace(at, note=note, tip=False) if note or not at.tip else at)
    asked = ctx.find(at.prompt)
    await redraw(answer, look, seat, opened=at.opened, page=at.page, note=at.note, prompt=asked, tip=at.tip)


def _of_copy(answer: Answer) -> list[str]:
    """What whoever waits before a copy of their panel has to know."""
    return [answer.say("panel-copy")] if _copied(answer) else []


def _copied(answer: Answer) -> bool:
    """Whether an ephemeral copy of a panel was pressed."""
    pressed = answer.interaction.message
    return answer.interaction.guild_id is not None or (pressed is not None and pressed.flags.ephemeral)


def _fresh_panel_when_stale(answer: Answer, where: Id) -> None:
    """A stale click gets its sentence together with a panel of the position as it is now: in place of the pressed one,
    unless that gives way to a newer one, which shows it already. What is open there by now stays open."""

    async def fresh(answer: Answer, error: UserError) -> bool:
        if not isinstance(error, StaleClick):
            return False
        tables = herald(answer.interaction).tables
        info = await tables.lookup.info(where.table)
        if where.seat not in {s.seat for s in info.seats_of(answer.interaction.user.id)}:
            return False
        note = await answer.sentence(error)
        look, seat = await own_look(answer.interaction, info, where.seat)
        pressed = answer.interaction.message
        stays = pressed is not None and (
            pressed.flags.ephemeral or await tables.views.live_panel(info.id, seat) in (None, pressed.id)
        )
        if pressed is not None and not stays:
            await answer.send(answer.say("panel-newer"))
        elif stays and answer.edits:
            await _draw_anew(answer, look, seat, note)
        else:
            await answer.send(await herald(answer.interaction).presenter.panel(look, seat, answer.locale, note=note))
        return True

    answer.on_refusal = fresh
