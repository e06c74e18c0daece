"""What the screens of the panel share: lists of actions with a note on every line, buttons, the last row.

A list that is longer than a select may be is narrowed word by word: a first select names the city, Noble, card or
family, a second one what is left. The words chosen so far are the list that is open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.presenter.games.fief.hints import Notes
from bot.presenter.games.fief.hints_of_acts import spoken
from bot.presenter.games.fief.names import GAME
from bot.presenter.panel_kit.choices import OPEN, PAGE, Choice, amounts, by_verb, children
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose, generic, named, note, tag
from bot.presenter.panel_kit.screens import About, Note, buttons, close, ends, opens, silent, value
from bot.ui.components import Press, button, option
from engine.core import Action
from engine.fief.game_data import UNIT

DONE, SEAL, HALT = (Action(verb) for verb in ("done", "seal", "halt"))
INTEND = "intend"
"""The verb that seals another action for later; what it seals stands behind it."""
WHOLE: Mapping[str, int] = {"bear": 2}
"""By verb how many words are a whole sentence already: what follows says only which family."""
COUNTED = ("take", "leave", "buy")
"""Verbs of so many units of a kind."""
CLOSING = ("done", "seal", "ready", "halt", "pass", "unseal", "hand-out", "abide", "recall")
"""Verbs that end a step, or open again what was ended."""


def inner(action: Action) -> Action:
    """What an action does; of one that is sealed for later what that will do."""
    return Action(str(action.args[0]), action.args[1:]) if action.verb == INTEND and action.args else action


def label(ctx: PanelContext, action: Action) -> str:
    """An action in words; of units as many as there are, ``2 knights``."""
    found = inner(action)
    words = [str(a) for a in found.args]
    if found.verb in COUNTED and words and words[0] in UNIT and words[-1].isdecimal():
        units = ctx.voice.action(GAME, Action(f"units-{words[0]}", (int(words[-1]),)))
        city = str(ctx.voice.word(GAME, words[1])) if len(words) > 2 else ""
        return ctx.voice.text(f"fief-panel-some-{found.verb}", units=units, city=city)
    return ctx.voice.action(GAME, found)


def titled(ctx: PanelContext, words: str) -> str:
    """The words with which several actions begin."""
    return named(ctx, words.removeprefix(f"{INTEND} ")) if words != INTEND else ctx.voice.verb(GAME, INTEND)


def act(ctx: PanelContext, action: Action, *, text: str = "", final: bool = False, emoji: str | None = None) -> Press:
    """A button that takes one action; what ends a step is green."""
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    words = text or label(ctx, action)
    return button(ctx.id("do", value(ctx, str(action))), words, style=style, emoji=emoji)


def listed(ctx: PanelContext, actions: Sequence[Action], told: Note, asked: str, *, about: About = silent) -> list[Row]:
    """Actions of one kind as a select, each with its note; a longer list by the next word of each."""
    start = ctx.open if _inside(ctx.open, actions) else ""
    options = [line_of(ctx, item, told, about) for item in children(actions, start)]
    where = ctx.id("do", f"list {tag(f'{actions[0].verb} {start} {asked}')}")
    return choose(ctx, where, options, placeholder=asked)


def kept(
    ctx: PanelContext, actions: Sequence[Action], told: Note, asked: str, screen: str, name: str = "all"
) -> list[Row]:
    """A list of single actions that stays open after a choice: ``keep <name> <screen>`` and the action."""
    options = [option(label(ctx, a), str(a), note=told(a)) for a in actions]
    return choose(ctx, ctx.id("batch", f"keep {name} {screen.replace(' ', '.')}"), options, placeholder=asked)


def line_of(ctx: PanelContext, item: Choice, told: Note, about: About) -> discord.SelectOption:
    """A line of a select: an action with its note, or the start of several with a note on its last word."""
    if item.action is not None:
        return option(label(ctx, item.action), value(ctx, str(item.action)), note=told(inner(item.action)))
    verb, *words = item.prefix.split()
    if len(words) == WHOLE.get(verb):
        said = Action(verb, tuple(words))
        return option(f"{label(ctx, said)} …", OPEN + value(ctx, item.prefix), note=told(said))
    text = f"{titled(ctx, item.prefix)} ({item.count})"
    return option(text, OPEN + value(ctx, item.prefix), note=about(words[-1] if words else verb))


def _inside(words: str, actions: Sequence[Action]) -> bool:
    """Whether an open list holds some of these actions."""
    return bool(words) and any(f"{a} ".startswith(f"{words} ") for a in actions)


def deeper(ctx: PanelContext, told: Note, about: About = silent) -> list[Row]:
    """The list that is open, when its words are those with which actions of the question begin; else nothing."""
    assert ctx.prompt is not None
    inside = [a for a in ctx.prompt.actions if f"{a} ".startswith(f"{ctx.open} ")] if ctx.open else []
    if not inside:
        return []
    if amounts(ctx.prompt.actions, ctx.open) is not None:
        return [*generic(ctx), close(ctx)]
    return [*listed(ctx, inside, told, titled(ctx, ctx.open), about=about), close(ctx)]


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


def meanings(ctx: PanelContext, notes: Notes) -> list[Row]:
    """What the buttons of a question mean, in words above them."""
    said = spoken(notes, ctx.prompt.actions) if ctx.prompt is not None else ""
    return [note(said)] if said else []


def plain(ctx: PanelContext, told: Note = silent, about: About = silent) -> list[Row]:
    """Any question: lists where there is something to note or much to choose from, else buttons; then its end."""
    assert ctx.prompt is not None
    below = deeper(ctx, told, about)
    if below:
        return below
    last = [a for a in ctx.prompt.actions if a.verb in CLOSING]
    rest = [a for a in ctx.prompt.actions if a.verb not in CLOSING]
    if len(rest) <= LINE and not any(told(a) for a in rest):
        rows = buttons([act(ctx, a) for a in rest])
    else:
        rows = grouped(ctx, rest, told, about)
    return [*rows, *ends(ctx, *(act(ctx, a, final=True) for a in last))]
