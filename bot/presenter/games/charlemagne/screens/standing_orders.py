"""What a seat may do at any time, in the panel: standing orders, treaties, its own markers, giving up."""

from __future__ import annotations

import functools

from bot.locale import listing
from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import OPEN, PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, note
from bot.presenter.panel_kit.screens import act, acts, buttons, close, entry, flat, legal, opens
from bot.presenter.panel_kit.screens import said as said_above
from bot.presenter.panel_kit.standing import Orders, standing_orders, subjects, values
from bot.presenter.words.voice import Voice
from bot.ui.components import option
from engine.charlemagne.analysis import AT_ONCE, LASTING, MOST_POINTS
from engine.charlemagne.game_data import MARKER
from engine.charlemagne.standing import PAUSES, REGIONAL, STYLES, change, current
from engine.charlemagne.view import ChView, Clause
from engine.charlemagne.view import Orders as Book
from engine.core import Action, seat_slug

REVEAL, CAPITULATE = Action("reveal"), Action("capitulate")
DIRECT = frozenset({"peace"})
"""Clauses that name nothing further."""
ASKED = {
    "guard": ("defence",), "guard-faith": ("defence",), "envoys": ("envoys",), "defend": ("advance", "treachery"),
}  # fmt: skip
"""By step the subjects of the standing orders that say whether it is asked."""
SUMS = (*range(1, 21), *range(22, MOST_POINTS + 1, 2))
"""Points of treasure that a clause names in one tap: as many as a list holds; others are typed."""


# --- standing orders -------------------------------------------------------------------------------------------------


def set_for(orders: Book, key: str, region: str) -> str | int:
    """What an order says for one region."""
    if key == "envoys":
        return "lost" if region in orders.lost else "worth"
    caps = orders.caps if key == "vassalage" else orders.faith
    return caps.get(region, "default")


def spends(orders: Book, voice: Voice) -> list[str]:
    """What orders may spend while it is not their seat's turn."""
    most = max(orders.vassalage_cap, orders.missionary_cap, *orders.caps.values(), *orders.faith.values())
    found = [voice.text("charlemagne-panel-spends-points", n=most)] if most else []
    played = {
        "advance": orders.advance in ("shift", "always"), "treachery": orders.treachery == "shift",
        "envoys": orders.envoys == "auto",
    }  # fmt: skip
    return found + [voice.text(f"charlemagne-panel-spends-{what}") for what, plays in played.items() if plays]


def spends_told(orders: Book, voice: Voice) -> str:
    """The same in a sentence, with whether the seat is asked first."""
    found = spends(orders, voice)
    asks = "ask" in (orders.defence, orders.advance, orders.treachery, orders.envoys)
    return voice.text("charlemagne-panel-spends", count=len(found), list=found, asks=int(asks), keeps=int(not found))


def asked_told(view: ChView, voice: Voice) -> str:
    """How often the seat can still be asked in a player turn of the other side, and what its orders spend then; empty
    in its own turn."""
    if not view.pauses or view.own is None:
        return ""
    found = spends(view.own.orders, voice)
    return voice.text("charlemagne-panel-asked", left=PAUSES - view.pauses, count=len(found), list=found)


def nothing_serves(ctx: PanelContext, view: ChView) -> str:
    """That a question is asked only to hide who could answer it, and which orders leave it out."""
    voice, asks = ctx.voice, ASKED.get(ctx.step, ()) if view.pauses and view.own is not None else ()
    found = [f"*{voice.word(GAME, key)}*" for key in asks if view.own and current(view.own.orders, key) == "ask"]
    battle, seat = view.battle, view.seat or 0
    played = battle is not None and (battle.advances[seat] or bool(battle.treachery[seat]))
    ask = voice.word(GAME, "ask")
    return voice.text("charlemagne-panel-nothing-serves", count=len(found), list=found, ask=ask, played=int(played))


def style_orders(name: str) -> Book:
    """The orders of a style."""
    book = Book()
    for setting in STYLES[name]:
        change(book, setting)
    return book


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
    told = {name: listing(voice.locale, spends(style_orders(name), voice)) for name in STYLES}
    rows = standing_orders(ctx, [Orders("order", "orders", functools.partial(current, now))], styles, *more)
    if ctx.open:
        return rows
    said = voice.text("charlemagne-panel-styles", **told)
    return [note(f"{spends_told(now, voice)}\n{said}"), *rows]


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
    rows += choose(ctx, ctx.id("do", "clause"), lines, placeholder=voice.verb(GAME, "clause"))
    for seat in (0, 1):
        rows += _given(ctx, seat)
    return [*rows, close(ctx, *acts(ctx, "propose", final=True), *acts(ctx, "tear"))]


def _given(ctx: PanelContext, seat: int) -> list[Row]:
    """What a side may hand over at once, each clause in one tap: sums of treasure, markers, and regions as far as the
    list holds them too. Other sums and regions are behind the list of all clauses."""
    voice, side = ctx.voice, seat_slug(seat)
    found = [a for a in legal(ctx, "clause") if a.args[1] == side]
    points, markers, regions = ([a for a in found if a.args[0] == kind] for kind in ("points", "marker", "neutral"))
    sums = [a for a in points if a.args[2] in SUMS]
    goods = [*markers, *regions] if len(markers) + len(regions) <= PAGE else markers
    asked = f"{voice.action(GAME, Action('clause', ('points', side)))} …"
    things = voice.text("charlemagne-panel-gives", side=voice.word(GAME, side))
    return [*flat(ctx, sums, f"points-{side}", asked), *flat(ctx, goods, f"gives-{side}", things)]


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

    held = [voice.text("charlemagne-panel-told", what=voice.word(GAME, m), note=hints.effect(voice, m)) for m in own]
    rows = [*said_above(*held), *flat(ctx, hand[:PAGE], "discard", told=lambda _: left)]
    asks = [opens(ctx, f"sure {a.verb}", f"{voice.action(GAME, a)} …") for a in (REVEAL, CAPITULATE)]
    return [*rows, *buttons(asks), close(ctx)]
