"""Standing orders and the orders of one battle in the panel: a select for every subject, a list for single blocks."""

from __future__ import annotations

import functools

from bot.presenter.games.roses.hints import outlook
from bot.presenter.games.roses.lists import own_note
from bot.presenter.games.roses.names import GAME, own_blocks, place
from bot.presenter.panel_kit import standing
from bot.presenter.panel_kit.controls import PanelContext, Row, note
from bot.presenter.panel_kit.screens import close, opens, sealing, selects
from bot.tables.model import SeatView
from bot.ui.components import Press
from engine.core import Action, Prompt
from engine.core.standing import STANDING
from engine.roses.board import AREA
from engine.roses.standing import BATTLE, STYLES, VALUES, unasked
from engine.roses.view import Plan

OF_BLOCK = "block-order"
ASKED = "ask"
"""The order that waits for its owner."""


def fighters(look: SeatView) -> list[str]:
    """Own blocks that can be given an order now: all on the map."""
    return [b for b in own_blocks(look.view) if place(look.view, b) in AREA]


def single(ctx: PanelContext, asked: Prompt) -> Press:
    """The button that opens the list of blocks."""
    text = ctx.voice.text("roses-panel-block-orders", n=len(ctx.look.view.own.orders))
    return opens(ctx, "blocks", text, emoji="📜", prompt=asked)


def plan(verb: str, keys: dict[str, tuple[str, ...]], now: Plan) -> dict[str, str]:
    """What stands for every subject."""
    return {f"{verb} {key}": getattr(now, key) for key in keys}


def controls(ctx: PanelContext) -> list[Row]:
    """The standing orders: all subjects, the list of blocks, or the order of one."""
    look, voice, own = ctx.look, ctx.voice, ctx.look.view.own
    assert ctx.prompt is not None
    match ctx.open.split():
        case ["blocks"] if fighters(look):
            about, asked = functools.partial(own_note, voice, look.view), voice.text("roses-panel-order-who")
            orders = standing.Orders(OF_BLOCK, "blocks", lambda b: own.orders.get(b, ""), about=about, asked=asked)
            return [*standing.subjects(ctx, orders), close(ctx)]
        case ["block-order" | "order", block] if block in fighters(look):
            return [*selects(ctx, {f"{OF_BLOCK} {block}": own.orders.get(block, "default")}, batch=True), close(ctx)]
    more = [single(ctx, ctx.prompt)] if fighters(look) else []
    shown = standing.all_in_sight(ctx, plan("standing", VALUES, own.standing), own.standing, STYLES, *more)
    return [note("\n".join([asked_in_battle(ctx), voice.text("roses-panel-styles")])), *shown]


def asked_in_battle(ctx: PanelContext) -> str:
    """Whether the seat is asked what its blocks do in battle, and in one that runs by other orders."""
    voice, view = ctx.voice, ctx.look.view
    now, orders = view.own.standing, view.own.orders.values()
    alone = sum(word != ASKED for word in orders)
    kept = [ctx.wording.label(ctx, Action("standing", (key, getattr(now, key)))) for key in unasked(now)]
    kept += [voice.text("roses-panel-fights-own", n=alone)] if alone else []
    said = [voice.text("roses-panel-fights", asked=told(now), n=len(kept), orders=kept)]
    running = view.own.plan
    if running is not None and told(running) != told(now):
        area = voice.word(GAME, view.battle.area)
        said.append(voice.text("roses-panel-fights-running", area=area, asked=told(running)))
    return "\n".join(said)


def spending(ctx: PanelContext) -> str:
    """What the standing orders spend or decide unasked, said before they first do; empty for nothing."""
    voice, view = ctx.voice, ctx.look.view
    now: Plan = view.own.standing
    keys = {
        "roses-panel-spends-hand": now.hand == "poor" and view.campaign < view.last_campaign,
        "roses-panel-spends-treason-likely": now.treason in ("likely", "card"),
        "roses-panel-spends-treason-card": now.treason == "card",
        "roses-panel-spends-treason-always": now.treason == "always",
        "roses-panel-spends-charge": now.charge in ("heir", "weakest"),
        "roses-panel-spends-entry": now.entry == "obvious",
    }
    found = [voice.text(key) for key, spends in keys.items() if spends]
    style = next((name for name, plan in STYLES.items() if plan == now), "own")
    return voice.text("roses-panel-spends", style=style, n=len(found), what=found) if found else ""


def told(orders: Plan) -> str:
    """Whether a block's turn waits for its owner, as the sentences say it."""
    return "yes" if orders.act == ASKED else "no"


def briefing(ctx: PanelContext) -> list[Row]:
    """The orders of the battle that begins, those of single blocks, and its start."""
    own, asked = ctx.look.view.own, ctx.find(STANDING)
    rows = [note(outlook(ctx.voice, ctx.look.view)), *selects(ctx, plan("plan", BATTLE, own.plan or own.standing))]
    more = [single(ctx, asked)] if asked is not None else []
    return [*rows, close(ctx, *sealing(ctx, text=ctx.voice.text("roses-panel-start"), emoji="⚔️"), *more)]


def batch(words: list[str]) -> tuple[list[Action], str]:
    """An order; the list of blocks that it was chosen from stays open."""
    found = standing.parsed(words[1:] if words[0] == "set" else words)
    return found, "blocks" if any(a.verb == OF_BLOCK for a in found) else ""
