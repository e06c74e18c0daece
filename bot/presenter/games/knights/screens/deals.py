"""Deals in the panel: to whom and what for, then crowns offered, asked or given; heirs, miracles."""

from __future__ import annotations

from bot.presenter.games.knights.hints import Notes
from bot.presenter.panel_kit import screens as kit
from bot.presenter.panel_kit.choices import PAGE, by_first
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from engine.core import slug_seat

SUMS = ("bid", "price", "give")
OTHERS = ("pledge", "release", "slay-heir", "miracle")


@kit.narrowing
def purse(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What is written down; for whom and what for, Baron by Baron where one list cannot hold it; crowns in a list for
    each way; what else may be done."""
    own = notes.view.own
    to, favour = own.draft if own is not None else (-1, "")
    told = notes.text("draft", seat=notes.seat(to), favour=notes.word(f"favour-{favour or 'gift'}"),
                      written=int(to >= 0), crowns=notes.view.barons[notes.view.seat or 0].crowns)  # fmt: skip
    rows: list[Row] = [note(told)]
    terms, asked = kit.legal(ctx, "terms"), notes.text("terms")
    if len(terms) <= PAGE:
        rows += kit.flat(ctx, terms, "terms", asked, told=lambda a: notes.baron(slug_seat(str(a.args[0])) or 0))
    else:
        seats = by_first(terms)
        lines = [kit.entry(notes.word(s), f"terms {s}", note=notes.baron(slug_seat(s) or 0)) for s in seats]
        rows += choose(ctx, ctx.id("do", "terms"), lines, placeholder=asked)
    for verb in SUMS:
        rows += kit.listed(ctx, kit.legal(ctx, verb), notes.text(f"way-{verb}"))
    return [*rows, *kit.lists(ctx, *OTHERS), kit.close(ctx)]


def received(ctx: PanelContext, notes: Notes) -> list[Row]:
    """An offer: what it brings, both answers."""
    found = kit.legal(ctx, "take-offer", "decline-offer", "withdraw-offer")
    return [*kit.said(*map(notes.told, found)), kit.close(ctx, *(kit.act(ctx, a) for a in found))]
