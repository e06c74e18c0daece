"""The parts of a private panel: what it is drawn from, and controls that any prompt can be answered with."""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable, Collection, Sequence

import discord

from bot.common import discord_limits
from bot.locale import has
from bot.presenter.panel_kit.choices import OPEN, PAGE, Choice, amounts, by_verb, children, paged, shared, short, spread
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.components import Press, button, option, select
from bot.ui.ids import Id
from engine import RECORDS
from engine.core import Action, Params, Prompt
from engine.core.standing import STANDING

Row = discord.ui.ActionRow[discord.ui.LayoutView] | discord.ui.TextDisplay[discord.ui.LayoutView]
"""One line of a panel below the picture: controls, or words."""
ENDS = frozenset({"seal", "done"})
"""Verbs that end a step in every game."""
CLOSES = ENDS | {"ready", "halt"}
"""Verbs that end it in some."""
PASSES = frozenset({"pass"})
"""Verbs that do nothing, and with that end a step."""
SEALS = frozenset({"seal", "unseal"})
"""Verbs of a seal, which can be opened again."""
LINE = discord_limits.ROW_BUTTONS
"""Buttons in a row."""
TWO = 2
"""Answers that need no list."""


class Wording:
    """How a game words its actions on buttons and in lists; what it leaves out is as in every game."""

    closing: Collection[str] = CLOSES
    """Verbs that end a step, or leave it as it was: they stand in the last row."""
    undone: Collection[str] = ()
    """Those among them that leave something undone: not what a green button invites to."""
    kept: Collection[str] = ()
    """Verbs whose lists stay open after a choice."""
    few: int = 0
    """So many actions with notes are buttons, one click each, under lines that say what they cost and bring."""

    def label(self, ctx: PanelContext, action: Action, /) -> str:
        """An action in words."""
        return ctx.voice.action(ctx.game, action)

    def end(self, ctx: PanelContext, action: Action, /) -> str:
        """What ends a step by its name, ``<game>-end-<step>`` with the numbers of the question (*End purchases, keep 4
        shillings*); a seal is called so by itself, and empty is what ends nothing."""
        key = f"{ctx.game}-end-{ctx.step}"
        if action.args or action.verb not in {*self.closing, *PASSES} - SEALS or not has(ctx.voice.locale, key):
            return ""
        return ctx.voice.say(key, ctx.params)

    def told(self, action: Action, /) -> str:
        """What an action costs and brings; empty where there is nothing to say."""
        return ""

    def sign(self, action: Action, /) -> str:
        """The emoji before an action; empty for none."""
        return ""

    def tone(self, ctx: PanelContext, action: Action, /) -> str:
        """The colour of a button by what comes of it: ``good`` is green, ``quiet`` grey, empty as in every game."""
        return ""

    def about(self, word: str, /) -> str:
        """A note on a word that several actions begin with: a place, a Noble, a card."""
        return ""

    def titled(self, ctx: PanelContext, words: str, /) -> str:
        """The words with which several actions begin."""
        return named(ctx, words)

    def narrows(self, ctx: PanelContext, item: Choice, /) -> tuple[str, str]:
        """The words of a line behind which several actions stand, and its note."""
        return many(ctx, self.titled(ctx, item.prefix), item.count), self.about(item.prefix.split()[-1])

    def within(self, actions: Sequence[Action], words: str, /) -> list[Action]:
        """The actions that begin with the words of an open list; none without words."""
        return [a for a in actions if f"{a} ".startswith(f"{words} ")] if words else []

    def narrowed(self, actions: Sequence[Action], words: str, /) -> list[Choice]:
        """The lines of a list that begins with some words."""
        return children(actions, words)


@dataclasses.dataclass(frozen=True, slots=True)
class PanelContext:
    """What a panel is drawn from."""

    look: SeatView
    """The position as the seat sees it, and what it is asked."""
    seat: int
    """Whose panel it is, from 0."""
    voice: Voice
    """In which language the panel speaks, and how the table calls its seats."""
    open: str = ""
    """Words of the list that is open; empty at the top."""
    page: int = 0
    """Of the list that is open, from 0."""
    prompt: Prompt | None = None
    """The question that is shown in full; the most urgent one unless another was chosen. Standing choices are shown
    when they are chosen, never by themselves. ``None``: nothing is asked."""
    elsewhere: bool = False
    """The holder of the seat plays at another table, too."""
    tip: bool = False
    """A plan for the question stands above, to be tried."""
    wording: Wording = dataclasses.field(default_factory=Wording)
    """How the game words its actions."""

    def __post_init__(self) -> None:
        if self.prompt is None:
            object.__setattr__(self, "prompt", first(self.look))

    @property
    def game(self) -> str:
        return self.look.table.game

    @property
    def actions(self) -> Sequence[Action]:
        """The answers to the question that is shown, in the engine's order."""
        return self.prompt.actions if self.prompt is not None else ()

    @property
    def params(self) -> Params:
        """The numbers and names of the question."""
        return self.prompt.params if self.prompt is not None else {}

    @property
    def step(self) -> str:
        """What is asked; empty for nothing."""
        return self.prompt.step if self.prompt is not None else ""

    def id(self, verb: str, arg: str = "", *, prompt: Prompt | None = None) -> Id:
        """An id for a question of this seat; without ``prompt`` for the one that is shown."""
        asked = prompt or self.prompt
        token = self.look.tokens.get(asked.id, "") if asked is not None else ""
        return Id(verb, self.look.table.id, self.seat, token, arg)

    def at(self, prompt: Prompt) -> PanelContext:
        """The same panel with another question shown."""
        return dataclasses.replace(self, prompt=prompt, open="", page=0)

    def worded(self, wording: Wording) -> PanelContext:
        """The same panel with the words and notes of a game."""
        return dataclasses.replace(self, wording=wording)

    def find(self, id: str) -> Prompt | None:
        """An open question of this seat by its id."""
        return next((p for p in self.look.prompts if p.id == id), None)


def first(look: SeatView) -> Prompt | None:
    """The question that a panel shows by itself."""
    return next((p for p in look.prompts if not aside(look, p)), None)


def aside(look: SeatView, prompt: Prompt) -> bool:
    """Whether a question is open at any time, standing choices or what the game calls so: it is opened by a button of
    its own and never shown by itself."""
    return prompt.id == STANDING or prompt.step in _always_open(look.table.game)


def _always_open(game: str) -> Collection[str]:
    """The steps of a game's questions that are open at any time; said by its ``Front``, which knows of controls."""
    steps: Collection[str] = RECORDS.part(game, "front").always_open if RECORDS.has(game, "front") else ()
    return steps


def generic(ctx: PanelContext) -> list[Row]:
    """Controls from the prompt alone: buttons for up to five actions, else a list; long lists in pages, long runs of
    numbers as a field to type into."""
    assert ctx.prompt is not None
    actions = ctx.prompt.actions
    if (numbers := _numbers(ctx, ctx.open)) is not None:
        return numbers
    items = children(actions, ctx.open)
    rows: list[Row] = []
    if not ctx.open and len(actions) > PAGE:
        items = []
        for verb, group in by_verb(actions).items():
            typed = _numbers(ctx, verb)
            if typed is not None and len(rows) < 6:
                rows += typed
            else:
                items.append(Choice(str(group[0]), group[0]) if len(group) == 1 else Choice(verb, None, len(group)))
        if not rows and len(items) == 1:  # of one kind: no list of one line before the list
            items = children(actions, items[0].prefix)
    if not items:
        return rows
    if len(items) <= LINE and all(c.action is not None for c in items):
        return [*rows, line(*(press(ctx, c) for c in items))]
    shown, before, after = paged(items, ctx.page)
    asked = named(ctx, ctx.open) if ctx.open else ctx.voice.text("panel-choose")  # what was chosen so far
    rows.append(line(select(ctx.id("do", f"list {tag(ctx.open)}"), [entry(ctx, c) for c in shown], placeholder=asked)))
    return [*rows, *_turning(ctx, before, after)]


def _numbers(ctx: PanelContext, prefix: str) -> list[Row] | None:
    """A button that asks for a number, and some of them to pick; ``None`` where no long run of numbers comes next."""
    assert ctx.prompt is not None
    actions = ctx.prompt.actions
    words = shared(actions, prefix)
    run = amounts(actions, words) if words else None
    if run is None:
        return None
    name = named(ctx, words)
    texts = {str(a) for a in actions}
    some = [f"{words} {n}" for n in spread(run)]
    options = [
        option(ctx.voice.action(ctx.game, Action.parse(text)), short(text, actions)) if text in texts
        else option(named(ctx, text), OPEN + short(text, actions))
        for text in some
    ]  # fmt: skip
    ask = ctx.voice.text("panel-number", what=name, least=run[0], most=run[-1])
    return [
        line(button(ctx.id("number", short(words, actions)), ask, emoji="🔢", style=discord.ButtonStyle.primary)),
        line(select(ctx.id("do", f"some {tag(words)}"), options, placeholder=name)),
    ]


def brief(ctx: PanelContext, prompt: Prompt, *, refined: bool = False) -> Row | None:
    """A further question's answers in one row, those of a verb behind one button where they are many; ``None`` where
    one row cannot hold them. ``refined``: the game says of its answers what they cost and bring; where the table waits
    for one of several, a button leads there."""
    there = ctx.at(prompt)
    if refined and prompt.blocks and len(prompt.actions) > TWO:
        ends = [a for a in prompt.actions if not a.args][: LINE - 1]
        ask = button(ctx.id("ask", prompt=prompt), ctx.voice.text("panel-choose"), emoji="📋")
        return line(ask, *(press(there, Choice(str(a), a)) for a in ends))
    if len(prompt.actions) <= LINE:
        return line(*(press(there, Choice(str(a), a)) for a in prompt.actions)) if prompt.actions else None
    groups = by_verb(prompt.actions)
    if len(groups) > LINE:
        return None
    items = []
    for verb, group in groups.items():
        choice = Choice(str(group[0]), group[0]) if len(group) == 1 else Choice(verb, None, len(group))
        where = there.id("open", f"{short(verb, prompt.actions)}|0")
        items.append(press(there, choice) if choice.action is not None else button(where, label(there, choice)))
    return line(*items)


def tag(words: str) -> str:
    """A few characters that tell lists apart in the ids of one panel."""
    return hashlib.blake2s(words.encode(), digest_size=4).hexdigest() if words else ""


def choose(
    ctx: PanelContext, where: Id, options: Sequence[discord.SelectOption], *, placeholder: str = "", shut: bool = False
) -> list[Row]:
    """A select, in pages of the list that is open when it holds more than one select may; nothing without options.
    ``shut``: it shows what is chosen and cannot be opened."""
    if not options:
        return []
    shown, before, after = paged(options, ctx.page)
    asked = placeholder or ctx.voice.text("panel-choose")
    return [line(select(where, shown, placeholder=asked, disabled=shut)), *_turning(ctx, before, after)]


def _turning(ctx: PanelContext, before: bool, after: bool) -> list[Row]:
    """The buttons that turn the page of the list that is open."""
    words = short(ctx.open, ctx.prompt.actions) if ctx.prompt is not None else ctx.open
    return turning(ctx, lambda page: f"{words}|{page}", ctx.page, before, after)


def turning(ctx: PanelContext, opened: Callable[[int], str], page: int, before: bool, after: bool) -> list[Row]:
    """Buttons to the pages before and after one, as far as they are there; ``opened``: what opens a page."""
    pages = ((page - 1, "panel-back-page", before), (page + 1, "panel-next-page", after))
    turn = [button(ctx.id("open", opened(n)), ctx.voice.text(name)) for n, name, there in pages if there]
    return [line(*turn)] if turn else []


def foot(ctx: PanelContext) -> list[Row]:
    """The last row: Back, Undo and Refresh."""
    return [line(*foot_buttons(ctx))]


def foot_buttons(ctx: PanelContext) -> list[Press]:
    """Back, Undo and Refresh, as far as they apply."""
    look, voice = ctx.look, ctx.voice
    table = look.table.id
    items = []
    if ctx.open:
        items.append(button(ctx.id("open", "|0"), voice.text("panel-up"), emoji="↩️"))
    elif ctx.prompt is not first(look):
        items.append(button(Id("ask", table, ctx.seat), voice.text("panel-up"), emoji="↩️"))
    if look.can_undo:  # beside a half-made choice it says that it is not that choice
        text = voice.text("button-undo-done" if ctx.open else "button-undo")
        items.append(button(Id("undo", table, ctx.seat, look.undo_token), text, emoji="⏪"))
    items.append(button(Id("redraw", table, ctx.seat), voice.text("panel-redraw"), emoji="🔄"))
    return items


def press(ctx: PanelContext, choice: Choice) -> Press:
    """A button that takes one action."""
    assert choice.action is not None
    final = choice.action.verb in ENDS
    style = discord.ButtonStyle.success if final else discord.ButtonStyle.primary
    return button(ctx.id("do", value(ctx, choice)), label(ctx, choice), style=style)


def value(ctx: PanelContext, choice: Choice) -> str:
    """What a component carries back for a choice, short enough for any id."""
    words = short(choice.prefix, ctx.prompt.actions) if ctx.prompt is not None else choice.prefix
    return words if choice.action is not None else OPEN + words


def entry(ctx: PanelContext, choice: Choice) -> discord.SelectOption:
    """A line of a select."""
    return option(label(ctx, choice), value(ctx, choice))


def label(ctx: PanelContext, choice: Choice) -> str:
    """What a choice is called: the action in words, or the shared start of several."""
    voice, game = ctx.voice, ctx.game
    if choice.action is not None:
        return ctx.wording.end(ctx, choice.action) or voice.action(game, choice.action)
    return many(ctx, named(ctx, choice.prefix), choice.count)


def many(ctx: PanelContext, what: str, count: int) -> str:
    """The words of a line or button behind which several options stand, with how many they are."""
    return ctx.voice.text("panel-many", what=what, n=count)


def named(ctx: PanelContext, words: str) -> str:
    """What the words are called with which several actions begin."""
    verb, *args = words.split()
    return " ".join([ctx.voice.verb(ctx.game, verb), *(ctx.voice.word(ctx.game, a) for a in args)])


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
