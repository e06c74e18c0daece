"""What the screens of the panel share: lists of actions with a note on every line, buttons, the last row.

A list that is longer than a select may be is narrowed word by word: a first select names the Noble, card or Baron, a
second one what is left; areas are narrowed by the quarter of the Kingdom (``@nw``). The words chosen so far are the
list that is open.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.presenter.games.knights import sight
from bot.presenter.games.knights.names import GAME
from bot.presenter.panel_kit.choices import OPEN, PAGE, Choice, amounts, by_verb, children
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose, generic, named, note, tag
from bot.presenter.panel_kit.screens import About, Note, buttons, close, ends, fitted, opens, silent, value
from bot.ui.components import Press, button, option
from engine.core import Action

SEAL, UNSEAL, DONE = (Action(verb) for verb in ("seal", "unseal", "done"))
CLOSING = ("done", "seal", "pass", "unseal", "halt", "decline", "settle", "back", "wait", "abide", "defy")
"""Verbs that end a step, or leave it as it was."""
UNGREEN = ("back", "defy", "decline")
"""Those among them that leave something undone: not what a green button invites to."""
FEW = 3
"""So many actions with notes are buttons, one click each, under lines that say what they cost and bring."""
AT = "@"
"""Before a quarter of the Kingdom, among the words of an open list."""


def label(ctx: PanelContext, action: Action) -> str:
    """An action in words; what crowns are for by its own name, for *pass* is also to do nothing."""
    if action.verb == "terms" and len(action.args) == 2:
        to, favour = (ctx.voice.word(GAME, word) for word in (action.args[0], f"favour-{action.args[1]}"))
        return f"{to}: {favour}"
    return ctx.voice.action(GAME, action)


def act(ctx: PanelContext, action: Action, *, text: str = "", final: bool = False, emoji: str | None = None) -> Press:
    """A button that takes one action; what ends a step is green."""
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    words = text or label(ctx, action)
    return button(ctx.id("do", value(ctx, str(action))), words, style=style, emoji=emoji)


# --- lists -----------------------------------------------------------------------------------------------------------


def within(actions: Sequence[Action], words: str) -> list[Action]:
    """The actions that begin with the words of an open list; with a quarter at their end those that go on there."""
    start, _, part = words.partition(f" {AT}")
    found = [a for a in actions if f"{a} ".startswith(f"{start} ")] if start else []
    if not part:
        return found
    at = len(start.split())
    return [a for a in found if sight.quarter(_word(a, at)) == part]


def _word(action: Action, at: int) -> str:
    words = str(action).split()
    return words[at] if at < len(words) else ""


def narrowed(actions: Sequence[Action], start: str) -> list[Choice]:
    """The lines of a list that begins with some words: a word each, or a quarter each where areas come next and are
    too many."""
    words = start.partition(f" {AT}")[0]
    items = children(actions, words)
    at = len(words.split()) or 1
    parts = [sight.quarter(_word(a, at)) for a in actions]
    if len(items) <= PAGE or AT in start or not all(parts):
        return items
    shared = words or actions[0].verb
    return [Choice(f"{shared} {AT}{q}", None, parts.count(q)) for q in sight.QUARTERS if q in parts]


def listed(ctx: PanelContext, actions: Sequence[Action], told: Note, asked: str, *, about: About = silent) -> list[Row]:
    """Actions of one kind as a select, each with its note; a longer list by the next word of each."""
    start = ctx.open if within(actions, ctx.open) else ""
    actions = sorted(actions, key=lambda action: sight.promise(ctx.look.view, action))
    options = [line_of(ctx, item, told, about) for item in narrowed(actions, start)]
    where = ctx.id("do", f"list {tag(f'{actions[0].verb} {start} {asked}')}")
    return choose(ctx, where, options, placeholder=asked)


def line_of(ctx: PanelContext, item: Choice, told: Note, about: About) -> discord.SelectOption:
    """A line of a select: an action with its note, or the start of several with a note on its last word."""
    if item.action is not None:
        return option(label(ctx, item.action), value(ctx, str(item.action)), note=fitted(told(item.action)))
    last = item.prefix.split()[-1]
    if last.startswith(AT):
        text = ctx.voice.text(f"knights-panel-quarter-{last.removeprefix(AT)}")
        return option(f"{text} ({item.count})", OPEN + item.prefix)
    return option(f"{named(ctx, item.prefix)} ({item.count})", OPEN + value(ctx, item.prefix), note=fitted(about(last)))


def deeper(ctx: PanelContext, told: Note, about: About = silent) -> list[Row]:
    """The list that is open, when its words are those with which actions of the question begin; else nothing."""
    assert ctx.prompt is not None
    inside = within(ctx.prompt.actions, ctx.open)
    if not inside:
        return []
    if amounts(ctx.prompt.actions, ctx.open) is not None:
        return [*generic(ctx), close(ctx)]
    start, _, part = ctx.open.partition(f" {AT}")
    asked = named(ctx, start)
    asked += f": {ctx.voice.text(f'knights-panel-quarter-{part}')}" if part in sight.QUARTERS else ""
    return [*listed(ctx, inside, told, asked, about=about), close(ctx)]


def grouped(ctx: PanelContext, actions: Sequence[Action], told: Note, about: About = silent) -> list[Row]:
    """Actions of several verbs: a list for each verb, a button for what is alone."""
    rows: list[Row] = []
    alone: list[Press] = []
    for verb, found in by_verb(actions).items():
        if len(found) == 1 and not told(found[0]):
            alone.append(act(ctx, found[0]))
        elif (numbers := amounts(actions, verb)) is not None and len(numbers) > PAGE:
            alone.append(opens(ctx, verb, f"{ctx.voice.verb(GAME, verb)} …"))
        else:
            rows += listed(ctx, found, told, ctx.voice.verb(GAME, verb), about=about)
    return [*rows, *buttons(alone)]


def plain(ctx: PanelContext, told: Note = silent, about: About = silent, why: str = "") -> list[Row]:
    """Any question: why it is asked, lists where there is something to note or much to choose from, else buttons; what
    its end means, and its end."""
    assert ctx.prompt is not None
    below = deeper(ctx, told, about)
    if below:
        return below
    last = [a for a in ctx.prompt.actions if a.verb in CLOSING]
    rest = [a for a in ctx.prompt.actions if a.verb not in CLOSING]
    few = len(rest) <= (FEW if any(told(a) for a in rest) else LINE)
    said = [f"**{label(ctx, a)}**: {told(a)}" for a in (*(rest if few else ()), *last) if told(a)]
    rows: list[Row] = [note("\n".join(filter(None, (why, *said))))] if why or said else []
    rows += buttons([act(ctx, a) for a in rest]) if few else grouped(ctx, rest, told, about)
    return [*rows, *ends(ctx, *(act(ctx, a, final=a.verb not in UNGREEN) for a in last))]
