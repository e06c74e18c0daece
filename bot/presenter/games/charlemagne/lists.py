"""The parts of a screen: buttons, lists with a note on every line, lists that stand behind their regions.

A list that is longer than a select may be stands behind its regions: ``in <verb>`` lists them, ``in <verb> <region>``
what is in one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.presenter.games.charlemagne import hints
from bot.presenter.games.charlemagne.names import GAME
from bot.presenter.panel_kit.choices import OPEN, PAGE
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, foot_buttons, line
from bot.ui.components import Press, button, option
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import REGION
from engine.core import Action

BUTTONS = 5
"""Buttons in a row."""
DONE = Action("done")
NOWHERE = "nowhere"
"""Instead of a region: land and sea of none."""
Note = Callable[[Action], str]


def act(ctx: PanelContext, action: Action, *, text: str = "", final: bool = False) -> Press:
    """A button that takes one action; what ends a step is green."""
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    return button(ctx.id("do", str(action)), text or ctx.voice.action(GAME, action), style=style)


def buttons(items: Sequence[Press]) -> list[Row]:
    """Buttons in rows of five."""
    return [line(*items[n : n + BUTTONS]) for n in range(0, len(items), BUTTONS)]


def close(ctx: PanelContext, *items: Press) -> Row:
    """The last row: what ends the step, then Back, Undo and Refresh."""
    return line(*items, *foot_buttons(ctx))


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


def listed(
    ctx: PanelContext, actions: Sequence[Action], words: str, told: Note, placeholder: str, *, batch: bool = False
) -> list[Row]:
    """Actions to choose from, each with a note. ``batch``: the list stays open after a choice."""
    options = [option(label(ctx, a), str(a), note=told(a)) for a in actions]
    return choose(ctx, ctx.id("batch" if batch else "do", words), options, placeholder=placeholder)


def label(ctx: PanelContext, action: Action) -> str:
    """An action in words, a hex without a name together with its region."""
    voice, said = ctx.voice, ctx.voice.action(GAME, action)
    place = place_of(action)
    if not place:
        return said
    return said.replace(voice.word(GAME, place), hints.where(voice, place))


def regions(ctx: PanelContext, verb: str, actions: Sequence[Action], told: Note, *, batch: bool = False) -> list[Row]:
    """Actions of a verb on the first screen: all of them where they fit, else the regions to open."""
    voice, groups = ctx.voice, by_region(actions)
    asked = voice.verb(GAME, verb)
    if len(actions) <= PAGE:
        return listed(ctx, actions, f"in {verb}", told, asked, batch=batch)
    if len(groups) > PAGE:
        text = voice.text("charlemagne-panel-many", what=asked, n=len(actions))
        return [line(button(ctx.id("open", f"in {verb}|0"), text, emoji="🧭"))]
    return choose(ctx, ctx.id("do", f"in {verb}"), _region_lines(ctx, verb, groups), placeholder=asked)


def _region_lines(ctx: PanelContext, verb: str, groups: dict[str, list[Action]]) -> list[discord.SelectOption]:
    voice = ctx.voice
    return [
        option(
            voice.text("charlemagne-panel-many", what=region_name(ctx, name), n=len(found)), f"{OPEN}in {verb} {name}"
        )
        for name, found in groups.items()
    ]


def region_name(ctx: PanelContext, name: str) -> str:
    """A region, or what is in none."""
    return ctx.voice.text("charlemagne-panel-nowhere") if name == NOWHERE else ctx.voice.word(GAME, name)


def opened(ctx: PanelContext, verb: str, actions: Sequence[Action], told: Note, *, batch: bool = False) -> list[Row]:
    """The screen ``in <verb>`` or ``in <verb> <region>``; empty when that is not open, or has nothing any more."""
    words = ctx.open.split()
    if words[:2] != ["in", verb] or not actions:
        return []
    groups = by_region(actions)
    if len(words) == 2:
        asked = ctx.voice.verb(GAME, verb)
        return choose(ctx, ctx.id("do", ctx.open), _region_lines(ctx, verb, groups), placeholder=asked)
    found = groups.get(words[2])
    if not found:
        return []
    asked = f"{ctx.voice.verb(GAME, verb)}: {region_name(ctx, words[2])}"
    return listed(ctx, found, f"in {verb} {words[2]}", told, asked, batch=batch)


def rest(ctx: PanelContext, *shown: str, done: str = "") -> list[Row]:
    """Buttons for whatever no list shows, and the end of the step."""
    assert ctx.prompt is not None
    others = [a for a in ctx.prompt.actions if a.verb not in (*shown, "done")]
    ends = [act(ctx, DONE, text=done, final=True)] if DONE in ctx.prompt.actions else []
    return [*buttons([act(ctx, a) for a in others]), close(ctx, *ends)]
