"""What the screens of panels share whose games have many kinds of decisions.

Buttons, lines that open screens, the row that ends a step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.common.safe_names import unmarked
from bot.presenter.panel_kit.choices import OPEN, short
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, foot_buttons, line
from bot.ui.components import Press, button, option
from engine.core import Action

Note = Callable[[Action], str]
About = Callable[[str], str]
"""A note on a word that several actions begin with: a place, a Noble, a card."""
BETWEEN, MORE = " · ", " …"
NOTE = 100
"""Characters at which Discord ends the note of a line."""


def silent(word: object) -> str:
    """No note."""
    return ""


def joined(parts: list[str]) -> str:
    """Notes one after the other; empty ones are left out."""
    return BETWEEN.join(filter(None, parts))


def fitted(told: str) -> str:
    """A note in the room of a line: parts at its end that have none are left out whole, and a mark says so."""
    if len(unmarked(told)) < NOTE:
        return told
    parts = told.split(BETWEEN)
    while len(parts) > 1 and len(unmarked(BETWEEN.join(parts))) >= NOTE - len(MORE):
        parts.pop()
    return BETWEEN.join(parts) + MORE


def legal(ctx: PanelContext, *verbs: str) -> list[Action]:
    """The legal actions of some verbs in the question that is shown, in the engine's order."""
    assert ctx.prompt is not None
    return [a for a in ctx.prompt.actions if a.verb in verbs]


def value(ctx: PanelContext, words: str) -> str:
    """Words as a component carries them, short enough for any id."""
    return short(words, ctx.prompt.actions) if ctx.prompt is not None else words


def opens(ctx: PanelContext, words: str, text: str, emoji: str | None = None) -> Press:
    """A button that opens a screen."""
    return button(ctx.id("open", f"{value(ctx, words)}|0"), text, emoji=emoji)


def entry(label: str, words: str, *, note: str = "") -> discord.SelectOption:
    """A line of a select that opens a screen of the game's own."""
    return option(label, OPEN + words, note=note)


def buttons(items: Sequence[Press]) -> list[Row]:
    """Buttons in rows of five."""
    return [line(*items[n : n + LINE]) for n in range(0, len(items), LINE)]


def close(ctx: PanelContext, *items: Press) -> Row:
    """The last row: what ends the step, then Back, Undo and Refresh; five fit."""
    foot = foot_buttons(ctx)
    return line(*items[: LINE - len(foot)], *foot)


def ends(ctx: PanelContext, *items: Press) -> list[Row]:
    """What ends the step, in as many rows as it needs, the last of them with Back, Undo and Refresh."""
    room = LINE - len(foot_buttons(ctx))
    over = len(items) - room
    return [*(buttons(items[:over]) if over > 0 else []), close(ctx, *items[max(over, 0) :])]
