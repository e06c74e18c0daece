"""What a seat may do at any time, in the panel: standing orders, treaties, its own markers, giving up."""

from __future__ import annotations

import functools

from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import OPEN, PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.panel_kit.screens import act, buttons, close, entry, flat, legal, opens
from bot.presenter.panel_kit.standing import Orders, standing_orders, subjects, values
from bot.presenter.words.voice import Voice
from bot.ui.components import option
from engine.charlemagne.game_data import MARKER
from engine.charlemagne.standing import REGIONAL, STYLES, current
from engine.charlemagne.treaties import AT_ONCE, LASTING
from engine.charlemagne.view import ChView, Clause
from engine.charlemagne.view import Orders as Book
from engine.core import Action, seat_slug

PROPOSE, TEAR = Action("propose"), Action("tear")
REVEAL, CAPITULATE = Action("reveal"), Action("capitulate")
DIRECT = frozenset({"peace"})
"""Clauses that name nothing further."""


# --- standing orders -------------------------------------------------------------------------------------------------


def set_for(orders: Book, key: str, region: str) -> str | int:
    """What an order says for one region."""
    if key == "envoys":
        return "lost" if region in orders.lost else "worth"
    caps = orders.caps if key == "vassalage" else orders.faith
    return caps.get(region, "default")


def standing(ctx: PanelContext, view: ChView) -> list[Row]:
    """Every subject with the order that stands; those that a region may have an order of its own for; two styles."""
    assert view.own is not None
    now, voice = view.own.orders, ctx.voice
    regional = [Orders(f"order-region {k}", f"region {k}", functools.partial(set_for, now, k)) for k in REGIONAL]
    for orders in regional:
        if ctx.open == orders.start:
            return [*subjects(ctx, orders), close(ctx)]
        if ctx.open.startswith(orders.start) and (found := values(ctx, orders)):
            return found
    own = [
        entry(voice.text("charlemagne-panel-by-region", what=voice.word(GAME, key)), f"order-region {key}")
        for key in REGIONAL
    ]
    more = choose(ctx, ctx.id("do", "regions"), own, placeholder=voice.verb(GAME, "order-region"))
    styles = {name: voice.word(GAME, name) for name in STYLES}
    return standing_orders(ctx, [Orders("order", "orders", functools.partial(current, now))], styles, *more)


# --- treaties --------------------------------------------------------------------------------------------------------


def said(voice: Voice, clause: Clause) -> str:
    """A clause as a sentence."""
    rest = (clause.amount,) if clause.kind == "points" else (clause.what,) if clause.what else ()
    return voice.action(GAME, Action("clause", (clause.kind, seat_slug(clause.seat), *rest)))


def treaty(ctx: PanelContext, view: ChView) -> list[Row] | None:
    """The draft, clauses by kind and side, and its end; lists of places are the generic ones."""
    assert view.own is not None
    if ctx.open:
        return None
    voice = ctx.voice
    lines = []
    for kind in (*LASTING, *AT_ONCE):
        for seat in (0, 1):
            start = Action("clause", (kind, seat_slug(seat)))
            some = str(start)
            if kind in DIRECT:
                if start in ctx.actions:
                    lines.append(option(voice.action(GAME, start), some))
            elif any(str(a).startswith(f"{some} ") for a in ctx.actions):
                lines.append(option(f"{voice.action(GAME, start)} …", OPEN + some))
    draft = [said(voice, c) for c in view.own.draft]
    rows: list[Row] = [note(voice.text("charlemagne-panel-draft", count=len(draft), list=draft))]
    if lines:
        rows += choose(ctx, ctx.id("do", "clause"), lines, placeholder=voice.verb(GAME, "clause"))
    ends = [act(ctx, a, final=a == PROPOSE) for a in (PROPOSE, TEAR) if a in ctx.actions]
    return [*rows, close(ctx, *ends)]


# --- hand and game ---------------------------------------------------------------------------------------------------


def desk(ctx: PanelContext, view: ChView) -> list[Row]:
    """Markers to return; what shows the hand or ends the game asks once more."""
    voice = ctx.voice
    for sure in (REVEAL, CAPITULATE):
        if ctx.open == f"sure {sure.verb}":
            told = voice.text(f"charlemagne-panel-sure-{sure.verb}")
            return [note(told), close(ctx, act(ctx, sure))]
    hand = [a for a in legal(ctx, "discard") if str(a.args[0]) in MARKER]
    own = view.own.hand if view.own is not None else {}
    left = voice.text("charlemagne-panel-returned", n=sum(own.values()) - 1)
    rows = flat(ctx, hand[:PAGE], "discard", told=lambda _: left)
    asks = [opens(ctx, f"sure {a.verb}", f"{voice.action(GAME, a)} …") for a in (REVEAL, CAPITULATE)]
    return [*rows, *buttons(asks), close(ctx)]
