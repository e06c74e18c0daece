"""Charlemagne: the panel of a force with what every way costs, what a seat has, the order of suggestions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.presenter.controls import PanelContext, Row, choose, foot_buttons, line
from bot.presenter.voice import Voice
from bot.tables.model import SeatView
from bot.ui.press import Press, button, option
from cogs.charlemagne.names import GAME
from engine.charlemagne.board import PLACE, PRINTED
from engine.charlemagne.combat import COLUMNS, odds
from engine.charlemagne.outlook import outlook
from engine.charlemagne.view import ChView
from engine.core import Action

BUTTONS = 5
LATE = frozenset(
    ("take", "place", "order", "order-region", "discard", "reveal", "capitulate", "clause", "propose", "tear",
     "withdraw-offer", "renounce", "cancel", "step", "drop", "disband")
)  # fmt: skip
"""Verbs that come late among suggestions: they do not bring the game on."""
FIRST = frozenset(("march", "pay", "ready", "fight", "send"))
PARTS = ("levy", "burgs", "civilisation", "faith", "king")


def controls(ctx: PanelContext) -> list[Row] | None:
    """A force in operation has its own controls; every other question the generic ones."""
    view: ChView = ctx.look.view
    if ctx.prompt is None or ctx.prompt.step != "force" or view.force is None or ctx.open not in ("", "goals"):
        return None
    actions = ctx.prompt.actions
    if ctx.open == "goals":
        goals = [*_goals(ctx, view), *_steps(ctx)]
        return [*choose(ctx, ctx.id("do", "goals"), goals), line(*foot_buttons(ctx))] if goals else None
    rows: list[Row] = []
    attacks = [a for a in actions if a.verb == "battle"]
    if attacks:
        lines = [
            option(
                ctx.voice.action(GAME, a), str(a), note=ctx.voice.text("charlemagne-panel-odds", odds=_odds(view, a))
            )
            for a in attacks
        ]
        rows += choose(ctx, ctx.id("do", "battle"), lines, placeholder=ctx.voice.verb(GAME, "battle"))
    goals = [*_goals(ctx, view), *_steps(ctx)]
    if goals:
        rows.append(line(*_lists(ctx, goals)))
    others = [a for a in actions if a.verb in ("pillage", "convert", "land", "play")]
    drops = [a for a in actions if a.verb == "drop"]
    if drops:
        lines = [option(ctx.voice.action(GAME, a), str(a)) for a in drops]
        rows += choose(ctx, ctx.id("do", "drop"), lines[:25], placeholder=ctx.voice.verb(GAME, "drop"))
    if others:
        rows.append(line(*(_act(ctx, a) for a in others[:BUTTONS])))
    return [*rows, line(_act(ctx, Action("halt"), final=True), *foot_buttons(ctx))]


def _lists(ctx: PanelContext, goals: list[discord.SelectOption]) -> Iterator[Press]:
    text = ctx.voice.text("charlemagne-panel-goals", n=len(goals))
    yield button(ctx.id("open", "goals|0"), text, emoji="🧭")


def _goals(ctx: PanelContext, view: ChView) -> Iterator[discord.SelectOption]:
    """Places within reach, burgs first: points left, whether the force must stop, who would go hungry."""
    assert ctx.prompt is not None
    legal = {str(a.args[0]) for a in ctx.prompt.actions if a.verb == "move"}
    built = set(view.built)
    goals = [g for g in outlook(view) if g.place in legal]
    goals.sort(key=lambda g: (PLACE[g.place] not in PRINTED and PLACE[g.place] not in built, -g.points, g.place))
    for goal in goals:
        note = ctx.voice.text("charlemagne-panel-goal", points=goal.points, hungry=goal.hungry, stop=int(goal.stop))
        yield option(ctx.voice.place(GAME, goal.place), f"move {goal.place}", note=note)


def _steps(ctx: PanelContext) -> Iterator[discord.SelectOption]:
    """Single steps, for whoever wants another way than the cheapest."""
    assert ctx.prompt is not None
    for action in ctx.prompt.actions:
        if action.verb == "step":
            yield option(ctx.voice.action(GAME, action), str(action))


def _odds(view: ChView, action: Action) -> str:
    """The odds of an attack by what everybody sees."""
    assert view.force is not None
    place = PLACE[str(action.args[0])]
    enemy = [c for c, p in enumerate(view.where) if p == place]
    return COLUMNS[odds(view, list(view.force.units), enemy, place)]


def _act(ctx: PanelContext, action: Action, *, final: bool = False) -> Press:
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    return button(ctx.id("do", str(action)), ctx.voice.action(GAME, action), style=style)


def summary(view: Any, voice: Voice) -> str:
    """What the seat has, and how the war stands; for spectators the latter alone."""
    return "\n".join(part for part in (_own(view, voice), _war(view, voice)) if part)


def _own(view: ChView, voice: Voice) -> str:
    if view.own is None:
        return ""
    hand = [
        voice.text("charlemagne-panel-marker", marker=voice.word(GAME, slug), n=n) for slug, n in view.own.hand.items()
    ]
    return voice.text("charlemagne-panel-own", points=view.own.treasury, count=len(hand), hand=hand)


def _war(view: ChView, voice: Voice) -> str:
    total = sum(view.points.values())
    return voice.text(
        "charlemagne-panel-war",
        turn=view.turn,
        year=str(view.year),
        points=total,
        band=voice.text(f"charlemagne-outcome-{view.band}").rstrip("."),
    )


def score_lines(view: ChView, voice: Voice) -> list[str]:
    """The points and their parts."""
    parts = [
        voice.text(f"charlemagne-panel-score-{name}", n=view.points[name]) for name in PARTS if view.points[name]
    ]  # fmt: skip
    return [_war(view, voice), *parts]


def rank(look: SeatView, action: Action) -> int:
    """Where an action stands in ``/act``: what ends a step well first, what leads nowhere by itself last."""
    if action.verb in FIRST:
        return 1
    return 5 if action.verb in LATE else 2
