"""Standing orders in the panel."""

from __future__ import annotations

import functools

from bot.presenter.games.knights.hints import Notes
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.panel_kit.screens import said
from bot.presenter.panel_kit.standing import Orders, standing_orders
from engine.knights.standing.standing import STYLES
from engine.knights.views.view import Orders as Book

VERBS = ("order", "order-pass", "order-votes", "order-voice")


def current(orders: Book, verb: str, subject: str) -> str:
    """What an order says now; empty where there is none of its own."""
    if verb == "order":
        return str(getattr(orders, subject.replace("-", "_"), ""))
    book = {"order-pass": orders.pass_to, "order-votes": orders.casts, "order-voice": orders.voices}[verb]
    return book.get(subject, "" if verb == "order-pass" else "ask")


def standing(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Subjects; Barons whose leave has an order of its own; Votes by kind of matter; the two styles."""
    own = notes.view.own
    if own is None:
        return []
    now, told = own.orders, functools.partial(meaning, notes)
    books = [Orders(v, v, functools.partial(current, now, v), functools.partial(told, v)) for v in VERBS]
    styles = [notes.text(f"style-{name}-does") for name in STYLES]
    return standing_orders(ctx, books, {n: notes.text(f"style-{n}") for n in STYLES}, *said(spends(notes), *styles))


def spends(notes: Notes) -> str:
    """What the seat's own orders spend without asking; empty where they spend nothing."""
    own = notes.view.own
    if own is None:
        return ""
    now = own.orders
    found = [
        ("hire", now.hire == "largest"), ("invest", now.invest == "spare"), ("stakes", now.invest == "most"),
        ("muster", now.muster == "all"), ("laws", now.laws == "obey"),
        ("revolt", now.revolt in ("faith", "crowns", "cheapest")), ("bless", now.bless == "always"),
        ("faith", isinstance(now.cancel, int) or isinstance(now.pool, int)),
        ("votes", any(n not in ("ask", "0") for n in now.casts.values())),
    ]  # fmt: skip
    what = [notes.text(f"spends-{name}") for name, does in found if does]
    return notes.text("spends", what=what) if what else ""


def meaning(notes: Notes, verb: str, subject: str, value: str) -> str:
    """What an order would do, where its words do not say all."""
    if verb == "order" and subject in ("cancel", "pool") and value.isdecimal():
        return notes.text("order-faith", n=int(value))
    if verb == "order-votes" and value.isdecimal():
        return notes.text("order-votes", n=int(value))
    return ""
