"""A seat's private panel: its picture, what is asked of it, and everything it may do, as buttons and selects.

The layout here serves every game. A game may refine the controls of some prompts and add a line about what the seat has
(``bot.presenter.front``); the rest is built from ``Prompt.actions``. Which list is open, its page and what is ticked
stand in the ids; where the last press has left somebody is kept beside the live panel (``placed``).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

import discord
import msgspec

from bot.common import discord_limits
from bot.locale import has
from bot.presenter.front import front
from bot.presenter.outcomes import last_words
from bot.presenter.pages.inbox import next_table
from bot.presenter.pages.rules import step_button
from bot.presenter.panel_kit.controls import (
    LINE,
    PanelContext,
    Row,
    aside,
    brief,
    first,
    foot,
    foot_buttons,
    generic,
    line,
    note,
)
from bot.presenter.panel_kit.ticks import among
from bot.presenter.panels.advice import may_ask
from bot.presenter.panels.final_acts import final_acts
from bot.presenter.panels.recap import recap, tells
from bot.presenter.words.deadlines import span
from bot.presenter.words.end_in_sight import nearing
from bot.presenter.words.voice import Voice, clean, cut, moment
from bot.tables.model import SeatView, TableStatus
from bot.tables.unit.posts import NOTHING_TOLD, Display, Message, PanelPlace
from bot.ui.components import Press, button, option, select
from bot.ui.ids import Id
from engine import GAMES
from engine.core import Prompt
from engine.core.standing import STANDING
from render.core.api import ALT_LIMIT, Picture

TEXT = discord_limits.LAYOUT_TEXT - 100
"""Characters of text in a panel, with room for mentions in the place of commands."""
PARTS = discord_limits.COMPONENTS - 4
"""Components in the rows, themselves among them: the words, two pictures and a note come beside them."""
STATE = (
    ("panel-nothing", "panel-nothing-waits"),
    ("panel-done", "panel-done-waits"),
    ("panel-free", "panel-free-waits"),
)
"""What a seat reads for which nobody waits: when the table waits for nobody, and when it does."""
TAUGHT = 3
"""Turns of a first game that have lessons."""
BRIEF = 3
"""Further questions whose answers stand below the one that is shown."""


def panel(
    ctx: PanelContext,
    picture: tuple[str, Picture] | None,
    *,
    note: str = "",
    kept: Sequence[tuple[str, str]] = (),
    drawing: bool = False,
) -> Message:
    """The panel of a seat: the table and what the seat has, the pictures, what happened, what is asked, and directly
    above the controls the ``note``: what answers a click, such as why it was refused. On a phone the top of the panel
    is a screen or two away.

    With a list or a view aside open, what else is to be decided stands there last, above the buttons that lead there.

    ``kept``: file names and alt texts of pictures that the message has already and that stay for now; ``drawing``: they
    are older than the words, and newer ones are on their way.
    """
    view = discord.ui.LayoutView(timeout=None)
    below = rows(ctx)
    lead: list[str] = []
    while isinstance(first := next(iter(below), None), discord.ui.TextDisplay):  # what a game says of its question
        lead.append(first.content)
        del below[0]
    room = TEXT - sum(len(row.content) for row in below if isinstance(row, discord.ui.TextDisplay))
    final = [] if ctx.prompt is None or _is_over(ctx) else final_acts(ctx, ctx.prompt, below)
    asked = _joined([*_question(ctx), *final, *lead])
    also = _also_asked(ctx)
    said = _joined([asked, cut(note, max(room // 2 - len(asked) - len(also), 100)), also])
    above = _joined(_above(ctx, drawing=drawing))
    happened = _joined(recap(ctx.look, ctx.seat, ctx.voice, room - len(above) - len(said) - 10))
    beside = _joined([happened, said])
    view.add_item(discord.ui.TextDisplay(cut(above, max(room - len(beside), 200))))
    message = Message(view=view, told=display(ctx.look, tells=tells(ctx.look, ctx.seat, ctx.voice)))
    if picture is not None:
        message.pictures.append(picture)
        kept = [(name, each.alt) for name, each in message.pictures]
    for name, alt in kept:  # a gallery of its own each: two in one stand beside each other, half as wide
        item = discord.MediaGalleryItem(f"attachment://{name}", description=short_alt(alt))
        view.add_item(discord.ui.MediaGallery(item))
    view.add_item(discord.ui.TextDisplay(beside))
    for row in below:
        view.add_item(row)
    return message


def placed(ctx: PanelContext, place: PanelPlace) -> PanelPlace:
    """Where somebody is in a panel that is made anew: where they were, as long as that is still there. Where what was
    open has gone, or by now holds other lines where some were ticked, they are at the top and told so."""
    if not place.prompt:
        return place
    prompt = ctx.find(place.prompt)
    if prompt is not None:
        there = dataclasses.replace(ctx, prompt=prompt, open=place.opened, page=place.page)
        if not place.opened or (stands(there) and among(_parts_of(there)) == place.ticked):
            return place
    gone = ctx.voice.text("panel-gone") if place.opened or not place.note else ""
    return PanelPlace(note=_joined([place.note, gone]), tip=place.tip and not gone)


def stands(ctx: PanelContext) -> bool:
    """Whether what is open on a panel still offers something: what the top of its question does not, or a list of some
    of what stands there."""
    if ctx.prompt is None:
        return False
    own, top = _offers(ctx), _offers(ctx.at(ctx.prompt))
    return bool(own - top) or (own != top and any(value for _, value in own))


def _offers(ctx: PanelContext) -> set[tuple[str, str]]:
    """What the controls of a question offer: each with the choices that it has."""
    top = {str(item.custom_id) for item in foot_buttons(ctx)}
    found: set[tuple[str, str]] = set()
    for part in _parts_of(ctx):
        item = part.item if isinstance(part, Press) else part
        if (name := getattr(item, "custom_id", "")) not in top:
            found |= {(name, option.value) for option in getattr(item, "options", ())} or {(name, "")}
    return found


def _parts_of(ctx: PanelContext) -> list[discord.ui.Item[discord.ui.LayoutView]]:
    """The controls of a question, without what stands around them."""
    own = front(ctx.game).controls(ctx)
    shown = generic(ctx) if own is None else own
    return [item for row in shown if isinstance(row, discord.ui.ActionRow) for item in row.children]


def display(look: SeatView, *, tells: bool) -> Display | None:
    """What whoever reads a panel knows; nothing where it does not tell what happened. ``tells``: something has."""
    if look.seat is None or look.since < 0:
        return None
    table, figures = look.table, "" if look.has is None else msgspec.json.encode(look.has).decode()
    since = look.since if tells else NOTHING_TOLD
    return Display(table.id, look.seat, table.seats[look.seat].arrivals, table.seq, figures, since)


def _joined(lines: Iterable[str]) -> str:
    return "\n".join(filter(None, lines))


def _above(ctx: PanelContext, *, drawing: bool = False) -> list[str]:
    """The table, the end that is in sight, and what the seat has. That the picture is older than the words stands in a
    line that stays: none comes and goes."""
    table, voice = ctx.look.table, ctx.voice
    title = voice.text("panel-title", table=clean(table.name), number=str(table.id), seat=voice.seat(ctx.seat))
    title = f"{title} · {voice.text('panel-drawing')}" if drawing else title
    return [title, *nearing(ctx.look, voice), front(ctx.game).summary(ctx.look.view, voice)]


def _question(ctx: PanelContext) -> list[str]:
    """What is to be decided and why, and until when; or that nothing is."""
    look, voice, over = ctx.look, ctx.voice, _is_over(ctx)
    lines = _ended(ctx) if over else [_lesson(ctx), *_asked(ctx)]
    if look.table.status is TableStatus.PAUSED:
        lines.append(voice.text("panel-asleep" if asleep(look) else "panel-paused"))
    elif look.table.stopped and not over:
        lines.append(voice.text("panel-stopped"))
    return lines


def _is_over(ctx: PanelContext) -> bool:
    """Whether a table plays no more."""
    return ctx.look.outcome is not None or ctx.look.table.status in (TableStatus.FINISHED, TableStatus.CANCELLED)


def _ended(ctx: PanelContext) -> list[str]:
    """That the game is over: who has won, why, the seat's own place, and what everybody came to."""
    outcome, voice = ctx.look.outcome, ctx.voice
    said = [] if outcome is None else last_words(outcome, ctx.game, ctx.seat, voice)
    return [voice.text("panel-over"), *said]


def _lesson(ctx: PanelContext) -> str:
    """The lesson of a step in somebody's first game, and once that there are no more; none of what is sealed."""
    if not ctx.look.table.lesson or ctx.open or ctx.prompt is None or aside(ctx.look, ctx.prompt):
        return ""
    if any(action.verb == "unseal" for action in ctx.prompt.actions):
        return ""
    voice, turn = ctx.voice, GAMES[ctx.game].round_of(ctx.look.view)
    more = front(ctx.game).lesson(ctx.look.view, ctx.prompt.step, voice)
    if turn > TAUGHT:
        new = [quoted(voice.text("tutorial-more"), more)] if more else []
        return "\n".join([*new, *([voice.text("tutorial-over")] if turn == TAUGHT + 1 else [])])
    start = f"{ctx.game}-lesson-"
    found = (k for k in (f"{start}{turn}-{ctx.prompt.step}", f"{start}{ctx.prompt.step}") if has(voice.locale, k))
    key = next(found, "")
    said = [*([voice.text(key)] if key else []), *([more] if more else [])]
    return quoted(voice.text("tutorial-lesson", n=max(turn, 1), of=TAUGHT), *said) if said else ""


def quoted(*texts: str) -> str:
    """Texts as a block that stands out."""
    return "\n".join(f"> {row}" for text in texts for row in text.splitlines())


def _state(look: SeatView) -> int:
    """How a seat stands for which nobody waits: nothing is asked of it, it may change its mind, it was offered
    something."""
    asked = [p for p in look.prompts if not aside(look, p)]
    return 2 if any(p.notify for p in asked) else int(bool(asked))


def _asked(ctx: PanelContext) -> list[str]:
    """What is to be decided and until when; of a seat for which nobody waits, whom the table waits for instead."""
    look, voice, prompt = ctx.look, ctx.voice, ctx.prompt
    lines = []
    if look.blocked is None:
        waits = waiting_for(look, voice)
        alone, with_others = STATE[_state(look)]
        lines.append(voice.text(with_others, seats=waits) if waits else voice.text(alone))
    if prompt is None:
        return lines
    others = sum(not aside(look, p) for p in look.prompts)
    if others > 1 and not ctx.open:
        lines.append(voice.text("panel-several", n=others))
    at = f"{clean(look.table.name)} · " if ctx.elsewhere else ""  # other tables' panels stand above and below
    lines.append(f"**{at}{voice.ask(ctx.game, prompt.step, prompt.params)}**")
    lines += _closed(ctx, prompt)
    lines.append(due(look, prompt, voice))
    return lines


def _also(ctx: PanelContext) -> list[Prompt]:
    """What the table waits for beside the list or the view aside that is open: nothing else shows it."""
    look, prompt = ctx.look, ctx.prompt
    if prompt is None or not (ctx.open or aside(look, prompt)) or look.table.status is not TableStatus.RUNNING:
        return []
    return [p for p in look.prompts if p.blocks and p.id != prompt.id]


def _back_leads_to(ctx: PanelContext, prompt: Prompt) -> bool:
    """Whether *Back* leads to a question at once."""
    return not ctx.open and prompt is first(ctx.look)


def _also_asked(ctx: PanelContext) -> str:
    """What else is to be decided, and what leads there; empty for nothing."""
    voice, also = ctx.voice, _also(ctx)
    by = "back" if all(_back_leads_to(ctx, p) for p in also) else "button"
    return voice.text("panel-also", steps=[voice.step(ctx.game, p.step) for p in also], by=by) if also else ""


def _leads(ctx: PanelContext, room: int) -> list[Row]:
    """A button to each of what else is to be decided and *Back* does not lead to, as far as there is room."""
    also = [p for p in _also(ctx) if not _back_leads_to(ctx, p)][: max(0, min(LINE, room - 1))]
    return [line(*(_opener(ctx, p, emoji="❗", style=discord.ButtonStyle.primary) for p in also))] if also else []


def due(look: SeatView, prompt: Prompt, voice: Voice) -> str:
    """Until when a question may be answered, and what silence means where the game goes on without an answer."""
    if look.table.status is not TableStatus.RUNNING or prompt.id not in look.due:
        return ""
    when = moment(look.due[prompt.id])
    if look.table.policy.bank and prompt.pace == "turn" and not prompt.anonymous:
        back = span(voice, look.table.policy.increment * 3600)
        return voice.text("panel-due-clock", when=when, back=back)
    if prompt.pace == "turn" or not prompt.default:
        return voice.text("panel-due", when=when)
    ctx, silent = PanelContext(look, look.seat or 0, voice, prompt=prompt), prompt.default[:3]
    named = front(ctx.game).named(look.view, prompt.step, silent, voice)
    silence = [
        ctx.wording.end(ctx, action) or name or voice.said(ctx.game, action)
        for name, action in zip(named, silent, strict=True)
    ]
    return voice.text("panel-due-silence", when=when, silence=silence)


def asleep(look: SeatView) -> bool:
    """Whether the table is paused because nobody was there."""
    return look.table.status is TableStatus.PAUSED and look.table.asleep


def waiting_for(look: SeatView, voice: Voice) -> list[str]:
    """Whom the table waits for, each with what is asked; who must not be named is "the table"."""
    game = look.table.game
    names = [
        voice.text("status-seat", seat=voice.seat(w.seat), step=voice.step(game, w.step))
        for w in look.waiting
    ]  # fmt: skip
    return [*names, voice.text("status-hushed")] if look.hushed else names


def rows(ctx: PanelContext) -> list[Row]:
    """The controls: those of the question shown, the game's own where it has a say, and of the others as many as fit;
    all others can be reached through a list, standing choices through a button."""
    look = ctx.look
    if look.table.status is not TableStatus.RUNNING or look.outcome is not None:
        return _resting(ctx)
    own = [] if ctx.prompt is None else front(ctx.game).controls(ctx)
    shown = [*generic(ctx), *foot(ctx)] if own is None else own or foot(ctx)
    helps = _helps(ctx)
    shown = [*_leads(ctx, PARTS - sum(map(_parts, shown))), *shown]
    if ctx.open:
        room = PARTS - sum(map(_parts, shown))
        shown += [line(*helps)] if helps and room > len(helps) else []
        return [*shown, *_news(ctx, PARTS - sum(map(_parts, shown)))]
    beside = ctx.prompt is not None and aside(look, ctx.prompt)  # Back leads to the others, which nothing here may end
    others = [] if beside else [p for p in look.prompts if not aside(look, p) and p is not ctx.prompt]
    kept = 2 if others else 0  # for the list of those that find no room
    room = PARTS - kept - sum(_parts(row) for row in shown)
    top: list[Row] = [line(_try(ctx))] if ctx.tip and room > 1 and _may_suggest(ctx) else []
    room -= sum(map(_parts, top))
    extra: list[Row] = _news(ctx, room)
    room -= sum(map(_parts, extra))
    always = [_opener(ctx, p) for p in look.prompts if aside(look, p) and p is not ctx.prompt][:LINE]
    for items in [[*always, *helps]] if len(always) + len(helps) <= LINE else [always, helps]:
        if items and room > len(items):
            extra.append(line(*items))
            room -= 1 + len(items)
    answers: list[Row] = []
    left: list[Prompt] = []
    for number, prompt in enumerate(others):
        row = brief(ctx, prompt, refined=front(ctx.game).refines)
        free = room + (kept if number == len(others) - 1 and not left else 0)  # when all find room there is no list
        if row is None or number - len(left) >= BRIEF or free < 1 + _parts(row):
            left.append(prompt)
            continue
        words = cut(_joined([_words(ctx, prompt), due(look, prompt, ctx.voice)]), 400)
        answers += [note(_joined([words, *final_acts(ctx, prompt)])), row]
        room -= 1 + _parts(row)
    if left:
        shown.insert(0, _list(ctx, left))
    else:
        room += kept
    if ctx.elsewhere and look.blocked is None and room > 1:
        extra.append(line(next_table(look.table.id, ctx.voice)))
    said = next((n for n, row in enumerate(shown) if isinstance(row, discord.ui.ActionRow)), len(shown))
    shown[said:said] = top  # what can be tried stands directly under what is advised
    return [*shown, *answers, *extra]  # what is to be decided stands above what helps with it


def _news(ctx: PanelContext, room: int) -> list[Row]:
    """What can be done about what is new, as far as there is room: read it all, say that it was read, watch it."""
    if room < 2 or not tells(ctx.look, ctx.seat, ctx.voice):
        return []
    table, voice = ctx.look.table.id, ctx.voice
    items = [
        button(Id("news", table, ctx.seat), voice.text("news-button-all"), emoji="📰"),
        button(Id("seen", table, ctx.seat), voice.text("news-button-seen"), emoji="👁️"),
        button(Id("watch", table, ctx.seat), voice.text("news-button-watch"), emoji="🎞️"),
    ]
    return [line(*items[: room - 1])]


def _helps(ctx: PanelContext) -> list[Press]:
    """What helps to decide, whatever is asked; where nothing is new, what happened before is among it."""
    rules, look, prompt = step_button(ctx), ctx.look, ctx.prompt
    items = [] if rules is None else [rules]
    if not ctx.open:
        items.append(button(Id("board", look.table.id, ctx.seat), ctx.voice.text("panel-board"), emoji="🗺️"))
    if _may_suggest(ctx) and prompt is not None:
        items.append(button(ctx.id("suggest"), ctx.voice.text("panel-suggest"), emoji="💡"))
        if prompt.step in front(ctx.game).what_if_steps:
            items.append(button(ctx.id("whatif"), ctx.voice.text("panel-whatif"), emoji="🎲"))
    return [*items, *_read_again(ctx)]


def _read_again(ctx: PanelContext) -> list[Press]:
    """A button to what was told last, where nothing new is."""
    if tells(ctx.look, ctx.seat, ctx.voice):
        return []
    return [button(Id("news", ctx.look.table.id, ctx.seat), ctx.voice.text("news-button-again"), emoji="📰")]


def _may_suggest(ctx: PanelContext) -> bool:
    """Whether a computer player can be asked what to do about the question that is shown."""
    return may_ask(ctx.look.table) and ctx.prompt is not None and ctx.prompt.blocks and not ctx.open


def _try(ctx: PanelContext) -> Press:
    return button(ctx.id("try"), ctx.voice.text("panel-try"), emoji="👉", style=discord.ButtonStyle.primary)


def _list(ctx: PanelContext, left: list[Prompt]) -> Row:
    """The questions that find no room below, to choose the one that is shown."""
    shown = [ctx.prompt] if ctx.prompt is not None and not aside(ctx.look, ctx.prompt) else []
    voice, game = ctx.voice, ctx.game
    options = [
        option(
            voice.step(game, prompt.step),
            ctx.look.tokens[prompt.id],
            default=prompt is ctx.prompt,
            note=voice.ask(game, prompt.step, prompt.params),
        )
        for prompt in (*shown, *left)[: discord_limits.SELECT_OPTIONS]
    ]
    where = Id("ask", ctx.look.table.id, ctx.seat, arg="list")
    return line(select(where, options, placeholder=voice.text("panel-several", n=len(options))))


def _opener(
    ctx: PanelContext, prompt: Prompt, emoji: str = "📜", style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Press:
    """A button that leads to a question: to one that is open at any time, unless ``emoji`` and ``style`` say more."""
    step = ctx.voice.step(ctx.game, prompt.step)
    name = ctx.voice.text("panel-standing") if prompt.id == STANDING else step[:1].upper() + step[1:]
    return button(ctx.id("ask", prompt=prompt), name, emoji=emoji, style=style)


def _words(ctx: PanelContext, prompt: Prompt) -> str:
    return _joined([ctx.voice.ask(ctx.game, prompt.step, prompt.params), *_closed(ctx, prompt)])


def _closed(ctx: PanelContext, prompt: Prompt) -> list[str]:
    """What could be answered another time and cannot now, each with the reason."""
    voice, game = ctx.voice, ctx.game
    return [
        voice.text("panel-not-now", what=voice.action(game, action), why=voice.say(refusal.code, refusal.params))
        for action, refusal in prompt.closed
    ]


def _resting(ctx: PanelContext) -> list[Row]:
    """Below a table that does not run: it can be woken when it sleeps, and looked at anew."""
    look = ctx.look
    items = [button(Id("redraw", look.table.id, ctx.seat), ctx.voice.text("panel-redraw"), emoji="🔄")]
    if asleep(look):
        wake = Id("wake", look.table.id, ctx.seat)
        items.insert(0, button(wake, ctx.voice.text("button-wake"), style=discord.ButtonStyle.success))
    return [line(*items, *_read_again(ctx)), *([] if ctx.open else _news(ctx, LINE))]


def _parts(row: Row) -> int:
    """How many components a row is."""
    return 1 + (len(row.children) if isinstance(row, discord.ui.ActionRow) else 0)


def short_alt(alt: str) -> str:
    """Alt text for a gallery, cut at the end of a sentence where possible."""
    if len(alt) <= ALT_LIMIT:
        return alt
    kept = alt[: ALT_LIMIT - 1]
    stop = kept.rfind(". ")
    return kept[: stop + 1] if stop > ALT_LIMIT // 2 else kept + "…"
