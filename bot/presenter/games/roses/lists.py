"""What the screens of the panel share: notes on blocks and areas, lists of actions, the last row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.presenter.games.roses.names import GAME
from bot.presenter.panel_kit.choices import OPEN
from bot.presenter.panel_kit.controls import PanelContext, Row, choose, foot_buttons, line
from bot.presenter.words.voice import Voice
from bot.ui.components import Press, button, option
from engine.core import Action
from engine.roses.board import BLOCK, BLOCKS, HOUSES
from engine.roses.view import RosesView

BUTTONS = 5
"""Actions that fit into a row of buttons; more stand in a select."""


def strength(voice: Voice, block: str, steps: int) -> str:
    """``strength 3 of 4, B3``: what a block is worth now."""
    kind = BLOCKS[BLOCK[block]]
    return voice.text("roses-panel-strength", steps=steps, most=kind.steps, rating=f"{kind.initiative}{kind.firepower}")


def own_note(voice: Voice, view: RosesView, block: str) -> str:
    """The strength of an own block, which numbers hit, and whether it has moved; in the pool it comes in whole."""
    steps = next((b.steps for b in view.own.blocks if b.block == block), 0) if view.own is not None else 0
    moved = view.own.moved.get(block, 0) if view.own is not None else 0
    kind = BLOCKS[BLOCK[block]]
    said = voice.text("roses-panel-power", note=strength(voice, block, steps or kind.steps), n=kind.firepower)
    return voice.text("roses-panel-moved", note=said) if moved else said


def fighter_note(voice: Voice, view: RosesView, block: str) -> str:
    """What is to be seen of a block in battle."""
    fighter = next((f for f in view.battle.fighters if f.block == block), None) if view.battle is not None else None
    return "" if fighter is None else strength(voice, block, fighter.steps)


def counts(voice: Voice, view: RosesView, area: str) -> str:
    """Who stands in an area: ``2 of Lancaster, 1 of York``; empty for nobody."""
    there = next((a for a in view.areas if a.area == area), None)
    if there is None:
        return voice.text("roses-panel-vacant")
    parts = [
        voice.text("roses-panel-count", n=n, house=house)
        for house, n in zip(HOUSES, (there.lancaster, there.york), strict=True)
        if n
    ]
    return ", ".join(parts)


def contested(view: RosesView, area: str) -> bool:
    """Whether blocks of both houses stand in an area."""
    return area in view.battles


def area_note(voice: Voice, view: RosesView, area: str) -> str:
    """Who stands in an area and whether it is fought over."""
    said = counts(voice, view, area)
    return voice.text("roses-panel-contested", note=said) if contested(view, area) else said


def labelled(
    ctx: PanelContext,
    actions: Sequence[Action],
    name: str,
    *,
    note: Callable[[Action], str] | None = None,
    placeholder: str = "",
) -> list[Row]:
    """Actions to choose from: a row of buttons where they fit and need no note, else a list in pages."""
    if len(actions) <= BUTTONS and note is None:
        return [line(*(act(ctx, a) for a in actions))] if actions else []
    options = [option(ctx.voice.action(GAME, a), str(a), note=note(a) if note else "") for a in actions]
    return choose(ctx, ctx.id("do", name), options, placeholder=placeholder)


def act(ctx: PanelContext, action: Action, *, text: str = "", final: bool = False, emoji: str | None = None) -> Press:
    """A button that takes one action; what hands the turn on is green."""
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    return button(ctx.id("do", str(action)), text or ctx.voice.action(GAME, action), style=style, emoji=emoji)


def opens(ctx: PanelContext, words: str, text: str, emoji: str | None = None) -> Press:
    """A button that opens a screen."""
    return button(ctx.id("open", f"{words}|0"), text, emoji=emoji)


def entry(label: str, words: str, *, note: str = "", default: bool = False) -> discord.SelectOption:
    """A line of a select that opens a screen."""
    return option(label, OPEN + words, note=note, default=default)


def close(ctx: PanelContext, *items: Press) -> Row:
    """The last row: what ends the step, then Back, Undo and Redraw."""
    return line(*items, *foot_buttons(ctx))
