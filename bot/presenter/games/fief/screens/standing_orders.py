"""Standing orders in the panel: every subject with the order that stands, behind it what else it may say."""

from __future__ import annotations

from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line
from bot.presenter.panel_kit.screens import close, entry, legal
from bot.ui.components import button, option
from engine.fief.standing import CAREFUL, QUICK
from engine.fief.view import Orders

STYLES = {"quick": QUICK, "careful": CAREFUL}


def current(orders: Orders, subject: str) -> str:
    """What an order says now."""
    return str(getattr(orders, subject.replace("-", "_"), ""))


def standing(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Subjects, then families whose passage has an order of its own, then the two styles."""
    own, voice = notes.view.own, ctx.voice
    if own is None:
        return []
    words = ctx.open.split()
    found = {verb: legal(ctx, verb) for verb in ("order", "order-leave")}
    if len(words) == 2 and words[0] in found:
        values = [a for a in found[words[0]] if a.args[0] == words[1]]
        if values:
            leave = words[0] == "order-leave"
            now = own.orders.leave.get(words[1], "") if leave else current(own.orders, words[1])
            lines = [option(value_said(notes, str(a.args[-1])), str(a), default=str(a.args[-1]) == now) for a in values]
            asked = voice.word(GAME, words[1])
            return [*choose(ctx, ctx.id("batch", "set"), lines, placeholder=str(asked)), close(ctx)]
    rows: list[Row] = []
    subjects = list(dict.fromkeys(str(a.args[0]) for a in found["order"]))
    lines = [entry(notes.word(s), f"order {s}", note=value_said(notes, current(own.orders, s))) for s in subjects]
    rows += choose(ctx, ctx.id("do", "orders"), lines, placeholder=voice.verb(GAME, "order")) if lines else []
    shown = list(dict.fromkeys(str(a.args[0]) for a in found["order-leave"]))
    leaves = [
        entry(notes.word(f), f"order-leave {f}",
              note=value_said(notes, own.orders.leave[f]) if f in own.orders.leave else "")
        for f in shown
    ]  # fmt: skip
    rows += choose(ctx, ctx.id("do", "leaves"), leaves, placeholder=voice.verb(GAME, "order-leave")) if leaves else []
    styles = [button(ctx.id("batch", f"manner {name}"), notes.text(name)) for name in STYLES]
    return [*rows, line(*styles), close(ctx)]


def value_said(notes: Notes, value: str) -> str:
    """A value of an order in words."""
    return value if value.lstrip("-").isdecimal() else notes.word(value)
