"""Standing orders and the orders of one battle in the panel: a select for every subject, a list for single blocks."""

from __future__ import annotations

from bot.presenter.controls import PanelContext, Row, choose, line
from bot.presenter.voice import Voice
from bot.tables.model import SeatView
from bot.ui.press import Press, option, select
from cogs.roses.names import GAME, own_blocks, place
from cogs.roses.options import opened
from cogs.roses.parts import act, close, entry, opens, own_note
from engine.core import Action
from engine.roses.board import AREA, BLOCK, RANK
from engine.roses.standing import CHARGE, ORDERS, VALUES
from engine.roses.view import Plan

SEAL = Action("seal")
CLOSE = Action("close")


def subjects(ctx: PanelContext) -> list[Row]:
    """A select for every subject of a plan, the present order chosen; then the list of blocks."""
    own = ctx.look.view.own
    battle = ctx.look.prompt is not None and ctx.look.prompt.step == "briefing"
    plan: Plan = own.plan if battle and own.plan is not None else own.standing
    verb = "plan" if battle else "standing"
    rows: list[Row] = [line(_subject(ctx, verb, key, getattr(plan, key))) for key in VALUES]
    if fighters(ctx.look):
        given = {b: o for b, o in own.orders.items() if b in fighters(ctx.look)}
        text = ctx.voice.text("roses-panel-block-orders", n=len(given))
        rows.append(line(opens(ctx, "blocks", text, emoji="📜")))
    return rows


def _subject(ctx: PanelContext, verb: str, key: str, current: str) -> Press:
    voice = ctx.voice
    what = subject(voice, key)
    options = [
        option(voice.text("roses-panel-order", what=what, how=voice.word(GAME, value)), value, default=value == current)
        for value in VALUES[key]
    ]
    return select(ctx.id("batch", f"{verb} {key}"), options, placeholder=what)


def subject(voice: Voice, key: str) -> str:
    """What an order is about, as the beginning of a line. Treason is a card; orders are about all treachery rolls."""
    word = voice.text("roses-panel-treachery") if key == "treason" else voice.word(GAME, key)
    return word[:1].upper() + word[1:]


def fighters(look: SeatView) -> list[str]:
    """Own blocks that can be given an order now: all on the map, in a battle those that are there."""
    view = look.view
    if look.prompt is not None and look.prompt.step == "briefing" and view.battle is not None:
        return [b for b in own_blocks(view) if place(view, b) == view.battle.area and b != view.prisoner]
    return [b for b in own_blocks(view) if place(view, b) in AREA]


def blocks(ctx: PanelContext) -> list[Row]:
    """Which block gets an order of its own; those that have one say so."""
    look, voice = ctx.look, ctx.voice
    own = look.view.own
    lines = []
    for block in fighters(look):
        note = own_note(voice, look.view, block)
        if block in own.orders:
            note = f"{voice.word(GAME, own.orders[block])} · {note}"
        lines.append(entry(voice.word(GAME, block), f"order {block}", note=note))
    asked = voice.text("roses-panel-order-who")
    return choose(ctx, ctx.id("do", "blocks"), lines, placeholder=asked)


def order(ctx: PanelContext, block: str) -> list[Row]:
    """The order of one block."""
    voice = ctx.voice
    current = ctx.look.view.own.orders.get(block, "default")
    words = (*ORDERS, CHARGE) if RANK[BLOCK[block]] else ORDERS
    lines = [option(voice.action(GAME, Action("block-order", (block, w))), w, default=w == current) for w in words]
    where = ctx.id("batch", f"block-order {block}")
    return [line(select(where, lines, placeholder=voice.word(GAME, block)))]


def controls(ctx: PanelContext, *ends: Press) -> list[Row]:
    """The order book: the screen that is open, and what ends it."""
    legal = ctx.look.prompt.actions if ctx.look.prompt is not None else []
    if CLOSE in legal:
        ends = (act(ctx, CLOSE), *ends)
    match ctx.open.split():
        case ["blocks"] if fighters(ctx.look):
            rows = blocks(ctx)
        case ["order", block] if block in fighters(ctx.look):
            rows = order(ctx, block)
        case _:
            rows = subjects(ctx)
    return [*rows, close(ctx, *ends)]


def briefing(ctx: PanelContext) -> list[Row]:
    """The orders of the battle that begins, and its start."""
    legal = ctx.look.prompt.actions if ctx.look.prompt is not None else []
    text = ctx.voice.text("roses-panel-start")
    ends = [act(ctx, SEAL, text=text, final=True, emoji="⚔️")] if SEAL in legal else []
    return controls(ctx, *ends)


def batch(look: SeatView, words: list[str]) -> tuple[list[Action], str]:
    """An entry of the book, with the book opened for it; the screen it came from stays open."""
    if len(words) != 3 or look.view.own is None:
        return [], ""
    action = Action(words[0], (words[1], words[2]))
    if action.verb == "block-order":
        then = "blocks"
    else:
        then = "book" if action.verb == "standing" else ""
    return ([action] if look.view.own.editing else opened(action)), then
