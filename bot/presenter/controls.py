"""The parts of a private panel: what it is drawn from, and controls that any prompt can be answered with."""

from __future__ import annotations

import dataclasses

import discord

from bot.presenter.choices import OPEN, Choice, by_verb, children, paged
from bot.presenter.voice import Voice
from bot.tables.types import Look
from bot.ui.ids import Id
from bot.ui.press import Press, button, option, select

Row = discord.ui.ActionRow[discord.ui.LayoutView]


@dataclasses.dataclass(frozen=True, slots=True)
class Sheet:
    """What a panel is drawn from. ``open``: words of the list that is open, empty at the top; ``page``: its page."""

    look: Look
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


def generic(sheet: Sheet) -> list[Row]:
    """Controls from the prompt alone: buttons for up to five actions, else a list; long lists in pages."""
    assert sheet.look.prompt is not None
    actions = sheet.look.prompt.actions
    items = children(actions, sheet.open)
    if not sheet.open and len(actions) > 25:
        items = [
            Choice(str(group[0]), group[0]) if len(group) == 1 else Choice(verb, None, len(group))
            for verb, group in by_verb(actions).items()
        ]
    if not items:
        return []
    if len(items) <= 5 and all(c.action is not None for c in items):
        return [line(*(press(sheet, c) for c in items))]
    shown, before, after = paged(items, sheet.page)
    out = [line(select(sheet.id("do", f"list {sheet.open}"[:40]), [entry(sheet, c) for c in shown],
                       placeholder=sheet.voice.text("panel-choose")))]  # fmt: skip
    turn = []
    if before:
        turn.append(button(sheet.id("open", f"{sheet.open}|{sheet.page - 1}"), sheet.voice.text("panel-back-page")))
    if after:
        turn.append(button(sheet.id("open", f"{sheet.open}|{sheet.page + 1}"), sheet.voice.text("panel-next-page")))
    if turn:
        out.append(line(*turn))
    return out


def foot(sheet: Sheet) -> list[Row]:
    """The last row: Back, Undo and Refresh."""
    return [line(*foot_buttons(sheet))]


def foot_buttons(sheet: Sheet) -> list[Press]:
    """Back, Undo and Refresh, as far as they apply."""
    look, voice = sheet.look, sheet.voice
    items = []
    if sheet.open:
        items.append(button(sheet.id("open", "|0"), voice.text("panel-up"), emoji="↩️"))
    if look.can_undo:
        items.append(button(sheet.id("undo"), voice.text("panel-undo"), emoji="⏪"))
    items.append(button(sheet.id("redraw"), voice.text("panel-redraw"), emoji="🔄"))
    return items


def press(sheet: Sheet, choice: Choice) -> Press:
    """A button that takes one action."""
    assert choice.action is not None
    final = choice.action.verb == "seal"
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    return button(sheet.id("do", choice.value), label(sheet, choice), style=style)


def entry(sheet: Sheet, choice: Choice) -> discord.SelectOption:
    """A line of a select."""
    return option(label(sheet, choice), choice.value)


def label(sheet: Sheet, choice: Choice) -> str:
    """What a choice is called: the action in words, or the shared start of several."""
    voice, game = sheet.voice, sheet.game
    if choice.action is not None:
        return voice.action(game, choice.action)
    verb, *args = choice.prefix.split()
    head = voice.verb(game, verb)
    return " ".join([head, *(voice.word(game, a) for a in args)]) + f" ({choice.count})"


def line(*items: Press) -> Row:
    """A row of controls."""
    row: Row = discord.ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def read_open(arg: str) -> tuple[str, int]:
    """The list and page that an ``open`` id or value names."""
    words, _, page = arg.removeprefix(OPEN).partition("|")
    return words, int(page) if page.isdecimal() else 0
