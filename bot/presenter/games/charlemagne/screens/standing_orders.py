"""What a seat may do at any time, in the panel: standing orders, treaties, its own markers, giving up."""

from __future__ import annotations

from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import OPEN, PAGE
from bot.presenter.panel_kit.controls import STANDING, PanelContext, Row, choose, line, note
from bot.presenter.panel_kit.screens import act, buttons, close, flat, legal, opens
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import button, option, select
from engine.charlemagne.game_data import MARKER, REGION_IDS
from engine.charlemagne.standing import CAREFUL, QUICK, REGIONAL, VALUES, current
from engine.charlemagne.treaties import AT_ONCE, LASTING
from engine.charlemagne.view import ChView, Clause, Orders
from engine.core import Action, seat_slug

PROPOSE, TEAR = Action("propose"), Action("tear")
REVEAL, CAPITULATE = Action("reveal"), Action("capitulate")
STYLES = {"quick": QUICK, "careful": CAREFUL}
DIRECT = frozenset({"peace"})
"""Clauses that name nothing further."""


# --- standing orders -------------------------------------------------------------------------------------------------


def set_for(orders: Orders, key: str, region: str) -> str | int:
    """What an order says for one region."""
    if key == "envoys":
        return "lost" if region in orders.lost else "worth"
    caps = orders.caps if key == "vassalage" else orders.faith
    return caps.get(region, "default")


def _word(voice: Voice, value: str | int) -> str:
    return voice.word(GAME, value)


def standing(ctx: PanelContext, view: ChView) -> list[Row]:
    """Every subject with the order that stands; behind it what else it may say."""
    assert view.own is not None
    orders, voice = view.own.orders, ctx.voice
    match ctx.open.split():
        case ["order", key] if key in VALUES:
            values = [
                option(_word(voice, v), f"order {key} {v}", default=v == current(orders, key)) for v in VALUES[key]
            ]
            return [line(select(ctx.id("batch", "set"), values, placeholder=voice.word(GAME, key))), close(ctx)]
        case ["order-region", key] if key in REGIONAL:
            lines = [
                option(
                    voice.word(GAME, r),
                    f"{OPEN}order-region {key} {r}",
                    note=str(voice.word(GAME, set_for(orders, key, r))),
                )
                for r in REGION_IDS
            ]
            return [*choose(ctx, ctx.id("do", f"region {key}"), lines, placeholder=voice.word(GAME, key)), close(ctx)]
        case ["order-region", key, region] if key in REGIONAL and region in REGION_IDS:
            values = [
                option(
                    _word(voice, v), f"order-region {key} {region} {v}",
                    default=v == set_for(orders, key, region),
                )
                for v in REGIONAL[key]
            ]  # fmt: skip
            asked = f"{voice.word(GAME, key)}: {voice.word(GAME, region)}"
            return [line(select(ctx.id("batch", "set"), values, placeholder=asked)), close(ctx)]
    lines = [
        option(voice.word(GAME, key), f"{OPEN}order {key}", note=_word(voice, current(orders, key))) for key in VALUES
    ]
    own = [
        option(voice.text("charlemagne-panel-by-region", what=voice.word(GAME, key)), f"{OPEN}order-region {key}")
        for key in REGIONAL
    ]
    styles = [button(ctx.id("batch", f"manner {name}"), voice.word(GAME, name)) for name in STYLES]
    return [
        *choose(ctx, ctx.id("do", "orders"), lines, placeholder=voice.verb(GAME, "order")),
        *choose(ctx, ctx.id("do", "regions"), own, placeholder=voice.verb(GAME, "order-region")),
        line(*styles),
        close(ctx),
    ]


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


def batch(look: SeatView, words: list[str]) -> list[Action]:
    """What a choice in the order book stands for."""
    if words[:1] == ["manner"] and len(words) == 2:
        return list(STYLES.get(words[1], ()))
    standing = next((p for p in look.prompts if p.id == STANDING), None)
    if words[:1] == ["set"] and len(words) > 1 and standing is not None:
        return [Action.parse(" ".join(words[1:]))]
    return []
