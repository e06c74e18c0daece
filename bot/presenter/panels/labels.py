"""What the controls of a panel are called, by what they do: whoever is told to press something finds these words."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import NamedTuple

import discord

from bot.presenter.front import front
from bot.presenter.panel_kit.choices import OPEN, long
from bot.presenter.panel_kit.controls import PanelContext, read_open
from bot.presenter.panels.panel import rows
from bot.ui.components import Press
from bot.ui.ids import Id
from engine.core import Action, Prompt


class Control(NamedTuple):
    """A button, or a line of a list."""

    label: str
    """What stands on it."""
    prompt: Prompt
    """The question that it answers."""
    verb: str
    """Of its id."""
    text: str
    """What it carries."""


def label_of(ctx: PanelContext, action: Action) -> str:
    """What stands on the button, or the line of a list, that takes an action on a panel, one that cannot be pressed yet
    included, or on the button behind which that stands; empty where nothing on the panel leads there."""
    controls = list(_controls(ctx))
    direct = next((control.label for control in controls if _takes(ctx, control) == [action]), "")
    return direct or next((control.label for control in controls if _leads(ctx, action, control)), "")


def _controls(ctx: PanelContext) -> Iterator[Control]:
    for row in rows(ctx):
        for part in row.children if isinstance(row, discord.ui.ActionRow) else ():
            item = part.item if isinstance(part, Press) else part
            where = Id.parse(str(getattr(item, "custom_id", "")))
            prompt = ctx.look.prompt_at(where.token) if where is not None and where.token else None
            if where is None or prompt is None:
                continue
            if isinstance(item, discord.ui.Button):
                yield Control(item.label or "", prompt, where.verb, where.arg)
            elif isinstance(item, discord.ui.Select) and item.max_values == 1:
                for line in item.options:
                    words = f"{where.arg} {line.value}" if where.verb == "batch" else line.value
                    yield Control(line.label, prompt, where.verb, words)


def _takes(ctx: PanelContext, control: Control) -> list[Action]:
    """The actions that a control takes."""
    if control.verb == "batch":
        return list(front(ctx.game).batch(ctx.look, control.text)[0])
    opens = control.verb != "do" or control.text.startswith(OPEN)
    words = None if opens else long(control.text, control.prompt.actions)
    try:
        return [] if words is None else [Action.parse(words)]
    except ValueError:
        return []


def _leads(ctx: PanelContext, action: Action, control: Control) -> bool:
    """Whether a button opens a screen on which an action can be taken."""
    if ctx.open or control.verb != "open" or control.prompt is not ctx.prompt:
        return False
    words = long(read_open(control.text)[0], control.prompt.actions)
    there = dataclasses.replace(ctx, open=words or "")
    return bool(words) and any(_takes(there, each) == [action] for each in _controls(there))
