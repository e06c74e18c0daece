"""Standing orders and the orders of one battle in the panel: a select for every subject, a list for single blocks."""

from __future__ import annotations

from bot.presenter.games.roses.hints import outlook
from bot.presenter.games.roses.lists import own_note
from bot.presenter.games.roses.names import GAME, own_blocks, place
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line, note
from bot.presenter.panel_kit.screens import act, close, entry, opens
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import Press, button, option, select
from engine.core import Action
from engine.core.standing import STANDING
from engine.roses.board import AREA, BLOCK, RANK
from engine.roses.standing import BATTLE, CHARGE, ORDERS, STYLES, VALUES
from engine.roses.view import Plan

SEAL = Action("seal")


def subjects(ctx: PanelContext) -> list[Row]:
    """The style, then a select for every subject, the present order chosen; then the list of blocks."""
    own, voice = ctx.look.view.own, ctx.voice
    rows: list[Row] = [line(_style(ctx, own.standing)), *_plan(ctx, "standing", VALUES, own.standing)]
    if fighters(ctx.look):
        text = voice.text("roses-panel-block-orders", n=len(own.orders))
        rows.append(line(opens(ctx, "blocks", text, emoji="📜")))
    return rows


def _style(ctx: PanelContext, plan: Plan) -> Press:
    voice = ctx.voice
    options = [
        option(voice.action(GAME, Action("style", (name,))), f"style {name}", default=plan == orders)
        for name, orders in STYLES.items()
    ]
    return select(ctx.id("do", "style"), options, placeholder=voice.verb(GAME, "style"))


def _plan(ctx: PanelContext, verb: str, keys: dict[str, tuple[str, ...]], plan: Plan) -> list[Row]:
    return [line(_subject(ctx, verb, key, getattr(plan, key))) for key in keys]


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
    """Own blocks that can be given an order now: all on the map."""
    return [b for b in own_blocks(look.view) if place(look.view, b) in AREA]


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


def controls(ctx: PanelContext) -> list[Row]:
    """The standing orders: all subjects, the list of blocks, or the order of one."""
    match ctx.open.split():
        case ["blocks"] if fighters(ctx.look):
            rows = blocks(ctx)
        case ["order", block] if block in fighters(ctx.look):
            rows = order(ctx, block)
        case _:
            rows = subjects(ctx)
    return [*rows, close(ctx)]


def briefing(ctx: PanelContext) -> list[Row]:
    """The orders of the battle that begins, those of single blocks, and its start."""
    voice, own = ctx.voice, ctx.look.view.own
    rows = [note(outlook(voice, ctx.look.view)), *_plan(ctx, "plan", BATTLE, own.plan or own.standing)]
    ends = [act(ctx, SEAL, text=voice.text("roses-panel-start"), final=True, emoji="⚔️")]
    standing = ctx.find(STANDING)
    if standing is not None:
        text = voice.text("roses-panel-block-orders", n=len(own.orders))
        ends.append(button(ctx.id("open", "blocks|0", prompt=standing), text, emoji="📜"))
    return [*rows, close(ctx, *ends)]


def batch(look: SeatView, words: list[str]) -> tuple[list[Action], str]:
    """An order; the list it was chosen from stays open."""
    if len(words) != 3 or look.view.own is None:
        return [], ""
    action = Action(words[0], (words[1], words[2]))
    return [action], "blocks" if action.verb == "block-order" else ""
