"""The parts of a private panel: what it is drawn from, and controls that any prompt can be answered with."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import discord

from bot.presenter.choices import OPEN, PAGE, Choice, by_verb, children, paged
from bot.presenter.voice import Voice
from bot.tables.model import SeatView
from bot.ui.ids import Id
from bot.ui.press import Press, button, option, select

Row = discord.ui.ActionRow[discord.ui.LayoutView] | discord.ui.TextDisplay[discord.ui.LayoutView]
"""One line of a panel below the picture: controls, or words."""
MOST_TICKED = 128
"""Things that can be ticked in one list; their bits fit into an id."""


@dataclasses.dataclass(frozen=True, slots=True)
class PanelContext:
    """What a panel is drawn from. ``open``: words of the list that is open, empty at the top; ``page``: its page."""

    look: SeatView
    seat: int
    voice: Voice
    open: str = ""
    page: int = 0

    @property
    def game(self) -> str:
        return self.look.table.game

    def id(self, verb: str, arg: str = "") -> Id:
        """An id for this position and seat."""
        return Id(verb, self.look.table.id, self.seat, self.look.token, arg)


def generic(ctx: PanelContext) -> list[Row]:
    """Controls from the prompt alone: buttons for up to five actions, else a list; long lists in pages."""
    assert ctx.look.prompt is not None
    actions = ctx.look.prompt.actions
    items = children(actions, ctx.open)
    if not ctx.open and len(actions) > 25:
        items = [
            Choice(str(group[0]), group[0]) if len(group) == 1 else Choice(verb, None, len(group))
            for verb, group in by_verb(actions).items()
        ]
    if not items:
        return []
    if len(items) <= 5 and all(c.action is not None for c in items):
        return [line(*(press(ctx, c) for c in items))]
    shown, before, after = paged(items, ctx.page)
    out = [line(select(ctx.id("do", f"list {ctx.open}"[:40]), [entry(ctx, c) for c in shown],
                       placeholder=ctx.voice.text("panel-choose")))]  # fmt: skip
    return [*out, *_turning(ctx, before, after)]


def choose(
    ctx: PanelContext, where: Id, options: Sequence[discord.SelectOption], *, placeholder: str = ""
) -> list[Row]:
    """A select, in pages of the list that is open when it holds more than one select may."""
    shown, before, after = paged(options, ctx.page)
    asked = placeholder or ctx.voice.text("panel-choose")
    return [line(select(where, shown, placeholder=asked)), *_turning(ctx, before, after)]


def tick(
    ctx: PanelContext,
    words: str,
    labels: Sequence[tuple[str, str]],
    ticked: int,
    *,
    page: int = 0,
    placeholder: str = "",
) -> list[Row]:
    """A select of any number of things, each a label with a note. ``ticked``: those chosen so far, a bit for each.

    A choice opens ``<words> <ticked> <page>``, the number in hexadecimal: what is ticked stands in the ids alone.
    """
    page = page if 0 <= page * PAGE < len(labels) else 0
    start, end = page * PAGE, min(len(labels), page * PAGE + PAGE)
    options = [
        option(name, str(n), default=bool(ticked >> n & 1), note=note)
        for n, (name, note) in enumerate(labels[start:end], start)
    ]
    elsewhere = sum(1 << n for n in range(len(labels)) if ticked >> n & 1 and not start <= n < end)
    where = ctx.id("tick", f"{words}|{elsewhere:x}|{page}")
    out = [line(select(where, options, several=True, placeholder=placeholder or ctx.voice.text("panel-choose")))]
    turn = [
        button(ctx.id("open", f"{words} {ticked:x} {number}|0"), ctx.voice.text(name))
        for number, name, there in (
            (page - 1, "panel-back-page", start > 0), (page + 1, "panel-next-page", end < len(labels))
        )
        if there
    ]  # fmt: skip
    return [*out, line(*turn)] if turn else out


def read_tick(arg: str, values: Sequence[str]) -> str | None:
    """The list that a choice in such a select opens; ``None`` for what no such select sends."""
    words, *rest = arg.split("|")
    if len(rest) != 2 or not all(v.isdecimal() and int(v) < MOST_TICKED for v in values) or not rest[1].isdecimal():
        return None
    try:
        ticked = int(rest[0], 16)
    except ValueError:
        return None
    for value in values:
        ticked |= 1 << int(value)
    return f"{words} {ticked:x} {rest[1]}"


def _turning(ctx: PanelContext, before: bool, after: bool) -> list[Row]:
    """The buttons that turn the page of the list that is open."""
    turn = []
    if before:
        turn.append(button(ctx.id("open", f"{ctx.open}|{ctx.page - 1}"), ctx.voice.text("panel-back-page")))
    if after:
        turn.append(button(ctx.id("open", f"{ctx.open}|{ctx.page + 1}"), ctx.voice.text("panel-next-page")))
    return [line(*turn)] if turn else []


def foot(ctx: PanelContext) -> list[Row]:
    """The last row: Back, Undo and Refresh."""
    return [line(*foot_buttons(ctx))]


def foot_buttons(ctx: PanelContext) -> list[Press]:
    """Back, Undo and Refresh, as far as they apply."""
    look, voice = ctx.look, ctx.voice
    items = []
    if ctx.open:
        items.append(button(ctx.id("open", "|0"), voice.text("panel-up"), emoji="↩️"))
    if look.can_undo:
        items.append(button(ctx.id("undo"), voice.text("panel-undo"), emoji="⏪"))
    items.append(button(ctx.id("redraw"), voice.text("panel-redraw"), emoji="🔄"))
    return items


def press(ctx: PanelContext, choice: Choice) -> Press:
    """A button that takes one action."""
    assert choice.action is not None
    final = choice.action.verb == "seal"
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    return button(ctx.id("do", choice.value), label(ctx, choice), style=style)


def entry(ctx: PanelContext, choice: Choice) -> discord.SelectOption:
    """A line of a select."""
    return option(label(ctx, choice), choice.value)


def label(ctx: PanelContext, choice: Choice) -> str:
    """What a choice is called: the action in words, or the shared start of several."""
    voice, game = ctx.voice, ctx.game
    if choice.action is not None:
        return voice.action(game, choice.action)
    verb, *args = choice.prefix.split()
    head = voice.verb(game, verb)
    return " ".join([head, *(voice.word(game, a) for a in args)]) + f" ({choice.count})"


def line(*items: Press) -> Row:
    """A row of controls."""
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def note(text: str) -> Row:
    """A line of words among the controls."""
    return discord.ui.TextDisplay(text)


def read_open(arg: str) -> tuple[str, int]:
    """The list and page that an ``open`` id or value names."""
    words, _, page = arg.removeprefix(OPEN).partition("|")
    return words, int(page) if page.isdecimal() else 0
