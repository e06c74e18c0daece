"""The parts of a screen: how actions are worded, lists that stand behind their regions.

A list that is longer than a select may be stands behind its regions: ``in <verb>`` lists them, ``in <verb> <region>``
what is in one.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, Wording, choose, line
from bot.presenter.panel_kit.screens import DONE, Note, act, buttons, close, entry, flat, opens, others
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import REGION
from engine.core import Action

NOWHERE = "nowhere"
"""Instead of a region: land and sea of none."""


class Worded(Wording):
    """How a panel names actions."""

    def label(self, ctx: PanelContext, action: Action) -> str:
        """An action in words, a hex without a name together with its region."""
        voice, said = ctx.voice, ctx.voice.action(GAME, action)
        place = place_of(action)
        return said.replace(voice.word(GAME, place), hints.where(voice, place)) if place else said


def place_of(action: Action) -> str:
    """The last place that an action names."""
    return next((str(a) for a in reversed(action.args) if str(a) in PLACE), "")


def region_of(action: Action) -> str:
    """The region an action is about."""
    named = next((str(a) for a in action.args if str(a) in REGION), "")
    return named or hints.land(place_of(action)) or NOWHERE


def by_region(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """Actions by the region they are about, in the order of the regions."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        found.setdefault(region_of(action), []).append(action)
    return {name: found[name] for name in sorted(found, key=lambda n: REGION.get(n, len(REGION)))}


def regions(
    ctx: PanelContext, verb: str, actions: Sequence[Action], told: Note | None = None, *, batch: bool = False
) -> list[Row]:
    """Actions of a verb on the first screen: all of them where they fit, else the regions to open."""
    voice, groups = ctx.voice, by_region(actions)
    asked = voice.verb(GAME, verb)
    if len(actions) <= PAGE:
        return flat(ctx, actions, f"in {verb}", asked, told=told, batch=batch)
    if len(groups) > PAGE:
        text = voice.text("charlemagne-panel-many", what=asked, n=len(actions))
        return [line(opens(ctx, f"in {verb}", text, emoji="🧭"))]
    return choose(ctx, ctx.id("do", f"in {verb}"), _region_lines(ctx, verb, groups), placeholder=asked)


def _region_lines(ctx: PanelContext, verb: str, groups: dict[str, list[Action]]) -> list[discord.SelectOption]:
    text = ctx.voice.text
    return [
        entry(text("charlemagne-panel-many", what=region_name(ctx, name), n=len(found)), f"in {verb} {name}")
        for name, found in groups.items()
    ]


def region_name(ctx: PanelContext, name: str) -> str:
    """A region, or what is in none."""
    return ctx.voice.text("charlemagne-panel-nowhere") if name == NOWHERE else ctx.voice.word(GAME, name)


def opened(
    ctx: PanelContext, verb: str, actions: Sequence[Action], told: Note | None = None, *, batch: bool = False
) -> list[Row]:
    """The screen ``in <verb>`` or ``in <verb> <region>``; empty when that is not open, or has nothing any more."""
    words = ctx.open.split()
    if words[:2] != ["in", verb] or not actions:
        return []
    groups = by_region(actions)
    if len(words) == 2:
        asked = ctx.voice.verb(GAME, verb)
        return choose(ctx, ctx.id("do", ctx.open), _region_lines(ctx, verb, groups), placeholder=asked)
    asked = f"{ctx.voice.verb(GAME, verb)}: {region_name(ctx, words[2])}"
    return flat(ctx, groups.get(words[2], []), f"in {verb} {words[2]}", asked, told=told, batch=batch)


def rest(ctx: PanelContext, *shown: str, done: str = "") -> list[Row]:
    """Buttons for whatever no list shows, and the end of the step."""
    ends = [act(ctx, DONE, text=done, final=True)] if DONE in ctx.actions else []
    return [*buttons([act(ctx, a) for a in others(ctx, *shown, "done")]), close(ctx, *ends)]
