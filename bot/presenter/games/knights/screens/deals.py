"""Deals in the panel: to whom and what for, then crowns given, offered or asked; heirs, miracles."""

from __future__ import annotations

from bot.presenter.games.knights.hints import Notes
from bot.presenter.games.knights.lists import act, deeper, listed, plain
from bot.presenter.games.knights.names import GAME
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.panel_kit.screens import buttons, close, entry, legal, opens
from engine.core import slug_seat

SUMS = ("give", "bid", "price")
OTHERS = ("pledge", "release", "slay-heir", "miracle")


def purse(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What is written down; for whom and what for; crowns behind a button for each way; what else may be done."""
    inner = deeper(ctx, notes.told, notes.about)
    if inner:
        return inner
    own, voice = notes.view.own, ctx.voice
    to, favour = own.draft if own is not None else (-1, "")
    told = notes.text("draft", seat=notes.seat(to), favour=notes.word(f"favour-{favour or 'gift'}"),
                      written=int(to >= 0), crowns=notes.view.barons[notes.view.seat or 0].crowns)  # fmt: skip
    rows: list[Row] = [note(told)]
    seats = list(dict.fromkeys(str(a.args[0]) for a in legal(ctx, "terms")))
    lines = [entry(notes.word(s), f"terms {s}", note=notes.baron(slug_seat(s) or 0)) for s in seats]
    rows += choose(ctx, ctx.id("do", "terms"), lines, placeholder=notes.text("terms")) if lines else []
    ways = [opens(ctx, verb, notes.text(f"way-{verb}")) for verb in SUMS if legal(ctx, verb)]
    rows += buttons(ways)
    for verb in OTHERS:
        found = legal(ctx, verb)
        rows += listed(ctx, found, notes.told, voice.verb(GAME, verb), about=notes.about) if found else []
    return [*rows, close(ctx)]


def received(ctx: PanelContext, notes: Notes) -> list[Row]:
    """An offer: what it brings, both answers."""
    found = legal(ctx, "take-offer", "decline-offer", "withdraw-offer")
    said = [notes.told(a) for a in found if notes.told(a)]
    return [*([note("\n".join(said))] if said else []), close(ctx, *(act(ctx, a) for a in found))]


__all__ = ["plain", "purse", "received"]
