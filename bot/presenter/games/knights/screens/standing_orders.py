"""Standing orders in the panel: every subject with the order that stands, behind it what else it may say."""

from __future__ import annotations

from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.names import GAME
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, line
from bot.presenter.panel_kit.screens import close, entry, legal
from bot.ui.components import button, option
from engine.core import Action
from engine.knights.standing import CAREFUL, QUICK
from engine.knights.view import Orders

STYLES: dict[str, tuple[Action, ...]] = {"quick": QUICK, "careful": CAREFUL}
VERBS = ("order", "order-pass", "order-votes", "order-voice")


def current(orders: Orders, verb: str, subject: str) -> str:
    """What an order says now; empty where there is none of its own."""
    if verb == "order":
        return str(getattr(orders, subject.replace("-", "_"), ""))
    book = {"order-pass": orders.pass_to, "order-votes": orders.casts, "order-voice": orders.voices}[verb]
    return book.get(subject, "" if verb == "order-pass" else "ask")


def standing(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Subjects; Barons whose leave has an order of its own; Votes by kind of matter; the two styles."""
    own, voice = notes.view.own, ctx.voice
    if own is None:
        return []
    words = ctx.open.split()
    if len(words) == 2 and words[0] in VERBS:
        values = [a for a in legal(ctx, words[0]) if str(a.args[0]) == words[1]]
        if values:
            now = current(own.orders, words[0], words[1])
            lines = [
                option(value_said(notes, str(a.args[-1])), str(a), default=str(a.args[-1]) == now,
                       note=meaning(notes, words[0], words[1], str(a.args[-1])))
                for a in values
            ]  # fmt: skip
            return [*choose(ctx, ctx.id("batch", "set"), lines, placeholder=notes.title(words[1])), close(ctx)]
    rows: list[Row] = []
    for verb in VERBS:
        found = list(dict.fromkeys(str(a.args[0]) for a in legal(ctx, verb)))
        lines = [
            entry(notes.title(s), f"{verb} {s}", note=value_said(notes, current(own.orders, verb, s))) for s in found
        ]
        rows += choose(ctx, ctx.id("do", verb), lines, placeholder=voice.verb(GAME, verb)) if lines else []
    styles = [button(ctx.id("batch", f"manner {name}"), notes.text(f"style-{name}")) for name in STYLES]
    return [*rows, line(*styles), close(ctx)]


def value_said(notes: Notes, value: str) -> str:
    """A value of an order in words."""
    return value if value.isdecimal() else notes.word(value)


def meaning(notes: Notes, verb: str, subject: str, value: str) -> str:
    """What an order would do, where its words do not say all."""
    if verb == "order" and subject in ("cancel", "pool") and value.isdecimal():
        return notes.text("order-faith", n=int(value))
    if verb == "order-votes" and value.isdecimal():
        return notes.text("order-votes", n=int(value))
    return ""
