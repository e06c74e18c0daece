"""What the screens of panels are made of: buttons, lists with a note on every line, the row that ends a step.

A game says which actions stand together, and by its ``Wording`` what they are called and what is noted of them. A list
that is longer than a select may be is narrowed word by word: a first select names the city, Noble, card or player, a
second one what is left. The words chosen so far are the list that is open.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import TypeVar

import discord

from bot.common.safe_names import unmarked
from bot.presenter.panel_kit.choices import OPEN, PAGE, amounts, by_verb, short
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose, foot_buttons, generic, line, note, tag
from bot.ui.components import Press, button, option
from engine.core import Action

Note = Callable[[Action], str]
W = TypeVar("W")
SEAL, DONE = Action("seal"), Action("done")
BETWEEN, MORE = " · ", " …"
NOTE = 100
"""Characters at which Discord ends the note of a line."""


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
    return [a for a in ctx.actions if a.verb in verbs]


def others(ctx: PanelContext, *verbs: str) -> list[Action]:
    """The legal actions of all other verbs."""
    return [a for a in ctx.actions if a.verb not in verbs]


def said(*lines: str) -> list[Row]:
    """Words among the controls, as far as there are any."""
    text = "\n".join(filter(None, lines))
    return [note(text)] if text else []


def value(ctx: PanelContext, words: str) -> str:
    """Words as a component carries them, short enough for any id."""
    return short(words, ctx.prompt.actions) if ctx.prompt is not None else words


def opens(ctx: PanelContext, words: str, text: str, emoji: str | None = None) -> Press:
    """A button that opens a screen."""
    return button(ctx.id("open", f"{value(ctx, words)}|0"), text, emoji=emoji)


def act(ctx: PanelContext, action: Action, *, text: str = "", final: bool = False, emoji: str | None = None) -> Press:
    """A button that takes one action; what ends a step is green."""
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    words = text or ctx.wording.label(ctx, action)
    return button(ctx.id("do", value(ctx, str(action))), words, style=style, emoji=emoji)


def acts(ctx: PanelContext, *verbs: str, text: str = "", final: bool = False, emoji: str | None = None) -> list[Press]:
    """A button for every legal action of some verbs."""
    return [act(ctx, a, text=text, final=final, emoji=emoji) for a in legal(ctx, *verbs)]


def entry(label: str, words: str, *, note: str = "", default: bool = False) -> discord.SelectOption:
    """A line of a select that opens a screen of the game's own."""
    return option(label, OPEN + words, note=fitted(note), default=default)


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


# --- lists of actions ------------------------------------------------------------------------------------------------


def flat(
    ctx: PanelContext, actions: Sequence[Action], name: str, asked: str | None = None, *, told: Note | None = None,
    batch: bool = False,
) -> list[Row]:  # fmt: skip
    """Actions as a select in pages, each with its note, under the heading of their verb unless something else is
    ``asked``; nothing without any. ``batch``: the list stays open after a choice."""
    if not actions:
        return []
    asked = ctx.voice.verb(ctx.game, actions[0].verb) if asked is None else asked
    options = [action_line(ctx, a, told, batch=batch) for a in actions]
    return choose(ctx, ctx.id("batch" if batch else "do", name), options, placeholder=asked)


def action_line(
    ctx: PanelContext, action: Action, told: Note | None = None, *, batch: bool = False
) -> discord.SelectOption:
    """A line of a select: an action with its note."""
    words = str(action) if batch else value(ctx, str(action))
    return option(ctx.wording.label(ctx, action), words, note=fitted((told or ctx.wording.told)(action)))


def listed(ctx: PanelContext, actions: Sequence[Action], asked: str = "", *, told: Note | None = None) -> list[Row]:
    """Actions of one kind as a select, each with its note, a longer list by the next word of each; nothing without
    any."""
    if not actions:
        return []
    wording = ctx.wording
    asked = asked or ctx.voice.verb(ctx.game, actions[0].verb)
    start = ctx.open if wording.within(actions, ctx.open) else ""
    options = []
    for item in wording.narrowed(actions, start):
        if item.action is not None:
            options.append(action_line(ctx, item.action, told))
        else:
            label, about = wording.narrows(ctx, item)
            options.append(entry(label, value(ctx, item.prefix), note=about))
    return choose(ctx, ctx.id("do", f"list {tag(f'{actions[0].verb} {start} {asked}')}"), options, placeholder=asked)


def lists(ctx: PanelContext, *verbs: str) -> list[Row]:
    """A list for each of some verbs, in this order, as far as they are legal."""
    return [row for verb in verbs for row in listed(ctx, legal(ctx, verb))]


def deeper(ctx: PanelContext, *, told: Note | None = None) -> list[Row]:
    """The list that is open, when its words are those with which actions of the question begin; else nothing."""
    inside = ctx.wording.within(ctx.actions, ctx.open)
    if not inside:
        return []
    if amounts(ctx.actions, ctx.open) is not None:
        return [*generic(ctx), close(ctx)]
    return [*listed(ctx, inside, ctx.wording.titled(ctx, ctx.open), told=told), close(ctx)]


def narrowing(screen: Callable[[PanelContext, W], list[Row]]) -> Callable[[PanelContext, W], list[Row]]:
    """A screen whose long lists are narrowed word by word: a list that is open stands in its place."""

    @functools.wraps(screen)
    def shown(ctx: PanelContext, wording: W) -> list[Row]:
        return deeper(ctx) or screen(ctx, wording)

    return shown


def opens_verb(ctx: PanelContext, verb: str, emoji: str | None = None) -> Press:
    """A button that opens the list of a verb."""
    return opens(ctx, verb, f"{ctx.voice.verb(ctx.game, verb)} …", emoji)


def grouped(ctx: PanelContext, actions: Sequence[Action]) -> list[Row]:
    """Actions of several verbs: a list for each verb, a button for what is alone."""
    rows: list[Row] = []
    alone: list[Press] = []
    for verb, found in by_verb(actions).items():
        if len(found) == 1 and not ctx.wording.told(found[0]):
            alone.append(act(ctx, found[0]))
        elif (numbers := amounts(actions, verb)) is not None and len(numbers) > PAGE:
            alone.append(opens_verb(ctx, verb))
        else:
            rows += listed(ctx, found)
    return [*rows, *buttons(alone)]


def plain(ctx: PanelContext, why: str = "") -> list[Row]:
    """Any question: why it is asked, lists where there is something to note or much to choose from, else buttons; then
    its end."""
    below = deeper(ctx)
    if below:
        return below
    wording = ctx.wording
    last, rest = legal(ctx, *wording.closing), others(ctx, *wording.closing)
    few = len(rest) <= (wording.few if any(map(wording.told, rest)) else LINE)
    notes = [(wording.label(ctx, a), wording.told(a)) for a in (*(rest if few else ()), *last) if wording.few]
    rows = said(why, *(f"**{label}**: {told}" for label, told in notes if told))
    rows += buttons([act(ctx, a) for a in rest]) if few else grouped(ctx, rest)
    return [*rows, *ends(ctx, *(act(ctx, a, final=a.verb not in wording.undone) for a in last))]
