"""Standing orders in the panel."""

from __future__ import annotations

from bot.presenter.games.fief.hints import Notes
from bot.presenter.panel_kit.controls import PanelContext, Row
from bot.presenter.panel_kit.screens import said
from bot.presenter.panel_kit.standing import Orders, standing_orders
from engine.fief.standing.standing import STYLES, word_of


def standing(ctx: PanelContext, notes: Notes) -> list[Row]:
    """Subjects, then families whose passage has an order of its own, then the two styles."""
    now = notes.view.own.orders if notes.view.own is not None else None
    if now is None:
        return []
    subjects = Orders("order", "orders", lambda subject: word_of(now, subject))
    leaves = Orders("order-leave", "leaves", lambda family: now.leave.get(family, ""))
    styles = {name: notes.text(name) for name in STYLES}
    return standing_orders(ctx, (subjects, leaves), styles, *said(*(notes.text(f"style-{name}") for name in STYLES)))
