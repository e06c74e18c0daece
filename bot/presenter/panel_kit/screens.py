"""What the screens of panels are made of: buttons, lists with a note on every line, the row that ends a step.

A game says which actions stand together, and by its ``Wording`` what they are called and what is noted of them. A list
that is longer than a select may be is narrowed word by word: a first select names the city, Noble, card or player, a
second one what is left. The words chosen so far are the list that is open.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord

from bot.common import discord_limits
from bot.common.safe_names import unmarked
from bot.presenter.panel_kit.choices import OPEN, PAGE, amounts, by_verb, short
from bot.presenter.panel_kit.controls import LINE, PanelContext, Row, choose, foot_buttons, generic, line, note, tag
from bot.presenter.words.shortened import shortened
from bot.ui.components import Press, button, option
from engine.core import Action, Prompt

Note = Callable[[Action], str]
W = TypeVar("W")
Screen = Callable[[PanelContext, W], list[Row]]
SEAL, UNSEAL, DONE = Action("seal"), Action("unseal"), Action("done")
BETWEEN, MORE = " · ", " …"
NOTE = discord_limits.OPTION_TEXT
"""Characters at which Discord ends the note of a line."""


def joined(parts: list[str]) -> str:
    """Notes one after the other; empty ones are left out."""
    return BETWEEN.join(filter(None, parts))


def fitted(told: str) -> str:
    """A note in the room of a line: parts at its end that have none are left out whole, and a mark says so; a single
    one that has none ends at a word."""
    if len(unmarked(told)) < NOTE:
        return told
    parts = told.split(BETWEEN)
    while len(parts) > 1 and len(unmarked(BETWEEN.join(parts))) >= NOTE - len(MORE):
        parts.pop()
    return shortened(BETWEEN.join(parts), NOTE - len(MORE), "") + MORE


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


def opens(ctx: PanelContext, words: str, text: str, emoji: str | None = None, *, prompt: Prompt | None = None) -> Press:
    """A button that opens a screen; with ``prompt`` one of another question."""
    return button(ctx.id("open", f"{value(ctx, words)}|0", prompt=prompt), text, emoji=emoji)


def act(
    ctx: PanelContext, action: Action, *, text: str = "", final: bool = False, quiet: bool = False,
    emoji: str | None = None, shut: bool = False,
) -> Press:  # fmt: skip
    """A button that takes one action; what ends a step is green, and grey what is ``quiet``. ``shut``: it cannot be
    pressed yet."""
    styles = discord.ButtonStyle
    style = styles.success if final else styles.secondary if quiet else styles.primary
    words = text or ctx.wording.end(ctx, action) or ctx.wording.label(ctx, action)
    where = ctx.id("do", value(ctx, str(action)))
    return button(where, words, style=style, emoji=emoji or ctx.wording.sign(action) or None, disabled=shut)


def preset(
    ctx: PanelContext, words: str, text: str, emoji: str | None = None, *, first: bool = False, final: bool = False
) -> Press:
    """A button that stands for several actions, by the words that a game knows them by. ``first``: it is what one
    usually wants; ``final``: it ends a step."""
    styles = discord.ButtonStyle
    style = styles.success if final else styles.primary if first else styles.secondary
    return button(ctx.id("batch", words), text, style=style, emoji=emoji)


def acts(ctx: PanelContext, *verbs: str, text: str = "", final: bool = False, emoji: str | None = None) -> list[Press]:
    """A button for every legal action of some verbs."""
    return [act(ctx, a, text=text, final=final, emoji=emoji) for a in legal(ctx, *verbs)]


def sealing(ctx: PanelContext, *, text: str = "", emoji: str = "🔒") -> list[Press]:
    """What seals a step, shut while something is missing, or opens it again. What is chosen is kept without a word."""
    if UNSEAL in ctx.actions:
        return [act(ctx, UNSEAL, emoji="🔓")]
    return [act(ctx, SEAL, text=text, final=True, emoji=emoji, shut=SEAL not in ctx.actions)]


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


def one_or_flat(
    ctx: PanelContext, actions: Sequence[Action], name: str, asked: str | None = None, *, told: Note | None = None
) -> list[Row]:
    """Actions as a select; one alone as a button under its note: no list of one line."""
    return alone(ctx, actions[0], told) if len(actions) == 1 else flat(ctx, actions, name, asked, told=told)


def alone(ctx: PanelContext, action: Action, told: Note | None = None) -> list[Row]:
    """The only one of its kind: a button under a line that says what it costs and brings."""
    note_ = (told or ctx.wording.told)(action)
    return [*said(f"**{ctx.wording.label(ctx, action)}**: {note_}" if note_ else ""), line(act(ctx, action))]


def action_line(
    ctx: PanelContext, action: Action, told: Note | None = None, *, batch: bool = False, default: bool = False
) -> discord.SelectOption:
    """A line of a select: an action with its note."""
    words, wording = str(action) if batch else value(ctx, str(action)), ctx.wording
    said = fitted((told or wording.told)(action))
    return option(wording.label(ctx, action), words, emoji=wording.sign(action) or None, note=said, default=default)


def selects(ctx: PanelContext, now: Mapping[str, str | int], *, batch: bool = False) -> list[Row]:
    """A select for each of some subjects, by the words with which its answers begin: all that it may say, the one whose
    last word stands ``now`` chosen. What stands is shown where it is offered no more, too, and a select of which
    nothing is offered is shut. ``batch``: what a choice stands for and opens is the game's to say."""
    offered: dict[str, list[Action]] = {}
    for action in ctx.actions:
        offered.setdefault(str(action).rpartition(" ")[0], []).append(action)
    rows: list[Row] = []
    for words, last in now.items():
        found = offered.get(words, [])
        stands = Action.parse(f"{words} {last}") if last != "" else None
        shown = found if stands is None or stands in found else [stands, *found]
        asked = ctx.wording.titled(ctx, words)
        lines = [action_line(ctx, a, batch=batch, default=a == stands) for a in shown] or [option(asked, words)]
        where = ctx.id("batch", "set") if batch else ctx.id("do", words)
        rows += choose(ctx, where, lines, placeholder=asked, shut=not found)
    return rows


def listed(ctx: PanelContext, actions: Sequence[Action], asked: str = "", *, told: Note | None = None) -> list[Row]:
    """Actions of one kind as a select, each with its note, a longer list by the next word of each; nothing without
    any."""
    if not actions:
        return []
    wording = ctx.wording
    asked = asked or ctx.voice.verb(ctx.game, actions[0].verb)
    start = ctx.open if wording.within(actions, ctx.open) else ""
    items, verb = wording.narrowed(actions, start), actions[0].verb
    stays = verb in wording.kept and all(item.action is not None for item in items)
    options = []
    for item in items:
        if item.action is not None:
            options.append(action_line(ctx, item.action, told, batch=stays))
        else:
            label, about = wording.narrows(ctx, item)
            options.append(entry(label, value(ctx, item.prefix), note=about))
    where = ctx.id("batch", keep(verb, start)) if stays else ctx.id("do", f"list {tag(f'{verb} {start} {asked}')}")
    return choose(ctx, where, options, placeholder=asked)


def keep(name: str, opened: str) -> str:
    """The words of a select after whose choice a list is open: ``keep <name> <list, with dots>``."""
    return f"keep {name} {opened.replace(' ', '.') or '.'}"


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


def narrowing(screen: Screen[W]) -> Screen[W]:
    """A screen whose long lists are narrowed word by word: a list that is open stands in its place."""

    @functools.wraps(screen)
    def shown(ctx: PanelContext, wording: W) -> list[Row]:
        return deeper(ctx) or screen(ctx, wording)

    return shown


def until_sealed(why: Callable[[Any], str] = lambda _: "") -> Callable[[Screen[W]], Screen[W]]:
    """A screen of answers that are sealed: once they are, they can be opened again, and nothing else. ``why``: what
    stands above that."""

    def sealed(screen: Screen[W]) -> Screen[W]:
        @functools.wraps(screen)
        def shown(ctx: PanelContext, wording: W) -> list[Row]:
            return plain(ctx, why(wording)) if legal(ctx, "unseal") else screen(ctx, wording)

        return shown

    return sealed


def opens_verb(ctx: PanelContext, verb: str, emoji: str | None = None) -> Press:
    """A button that opens the list of a verb."""
    return opens(ctx, verb, f"{ctx.voice.verb(ctx.game, verb)} …", emoji)


def grouped(ctx: PanelContext, actions: Sequence[Action]) -> list[Row]:
    """Actions of several verbs: a list for each verb, a button for what is alone; what there is to note of it stands
    above where the game's buttons have notes (``Wording.few``), else it is a list of one line."""
    rows: list[Row] = []
    alone: list[Press] = []
    notes: list[str] = []
    for verb, found in by_verb(actions).items():
        told = ctx.wording.told(found[0])
        if len(found) == 1 and (ctx.wording.few or not told):
            alone.append(toned(ctx, found[0]))
            notes += [f"**{ctx.wording.label(ctx, found[0])}**: {told}"] if told else []
        elif (numbers := amounts(actions, verb)) is not None and len(numbers) > PAGE:
            alone.append(opens_verb(ctx, verb))
        else:
            rows += listed(ctx, found)
    return [*said(*notes), *rows, *buttons(alone)]


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
    rows += buttons([toned(ctx, a) for a in rest]) if few else grouped(ctx, rest)
    return [*rows, *ends(ctx, *(toned(ctx, a, final=a.verb not in wording.undone) for a in last))]


def toned(ctx: PanelContext, action: Action, *, final: bool = False) -> Press:
    """A button that takes one action, in the colour that the game gives it."""
    tone = ctx.wording.tone(ctx, action)
    return act(ctx, action, final=tone == "good" or (final and not tone), quiet=tone == "quiet")
