"""Editing a pressed panel in two steps: words and controls at once, the picture as soon as it is drawn."""

from __future__ import annotations

import dataclasses
import logging
from typing import Any

import discord
from discord.ui.select import BaseSelect

from bot.common import discord_limits
from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext, first, line
from bot.presenter.panel_kit.ticks import among
from bot.presenter.panels.panel import panel, placed
from bot.presenter.panels.panel_cache import Pressed, drawn
from bot.presenter.words.voice import voice_of
from bot.tables.model import SeatView
from bot.tables.unit.posts import TOP, Message, PanelPlace
from bot.ui.answer import Answer
from bot.ui.clicks import leaves, peek, shows
from bot.ui.components import button
from bot.ui.ids import Id
from engine.core import Prompt

INVALID_FORM = 50035
LOOKS = frozenset({"board", "rules", "topic", "next", "redraw"})
"""Verbs of a panel that decide nothing, whatever it shows."""
_log = logging.getLogger(__name__)


async def redraw(
    answer: Answer,
    look: SeatView,
    seat: int,
    *,
    opened: str = "",
    page: int = 0,
    note: str = "",
    prompt: Prompt | None = None,
    tip: bool = False,
) -> None:
    """Answer a click on a panel. Of several clicks in a row only the newest draws the picture anew, and what happens
    meanwhile is drawn with it.

    ``prompt``: the question to show in full, else the most urgent one.
    """
    message = answer.interaction.message
    kept = _pictures_of(message) if message is not None else []
    named = kept[0][0].partition("-hand.")[0] if kept else ""  # what refers to the picture stays true
    presenter = herald(answer.interaction).presenter

    async def whole() -> Message:
        return await presenter.panel(
            look, seat, answer.locale, marker=named, opened=opened, page=page, note=note, prompt=prompt, tip=tip
        )

    elsewhere = await presenter.elsewhere(look.table, seat)
    ctx = PanelContext(look, seat, voice_of(look.table, answer.locale), opened, page, prompt, elsewhere, tip)
    before: Pressed | None = None if message is None else peek(message.id)
    about = front(ctx.game).about(ctx)
    alike = before is not None and drawn(before.look, ctx.voice, before.about) == drawn(look, ctx.voice, about)
    words = panel(ctx, None, note=note, kept=kept, drawing=not alike)
    answer.place = place_of(ctx, note, words)
    if not kept or not await _at_once(answer, look, words):
        await show(answer, look, await whole())
        _remember(answer, ctx)
        return
    if alike:
        _remember(answer, ctx)
        return
    while _shown(answer, look):
        with presenter.pictures.leisure():
            picture = await whole()
        await answer.clicks.last(answer.interaction.id)
        if not _shown(answer, look):  # what a later click has brought is for that one to show, and to tell
            return
        now = await _now(answer, look, seat)
        await answer.clicks.last(answer.interaction.id)  # who has pressed since may have seen an older position
        if not _shown(answer, look):
            return
        if now is look:
            if await _afterwards(answer, look, picture):
                _remember(answer, ctx)
            return
        answer.place = placed(dataclasses.replace(ctx, look=now, prompt=None), answer.place)
        opened, page, note, tip = answer.place.opened, answer.place.page, answer.place.note, answer.place.tip
        prompt = next((p for p in now.prompts if p.id == answer.place.prompt), None)
        answer.clicks.shown = now.table.seq, answer.interaction.id
        look = now
        ctx = dataclasses.replace(ctx, look=look, open=opened, page=page, prompt=prompt, tip=tip)


def place_of(ctx: PanelContext, note: str, shown: Message) -> PanelPlace:
    """Where a panel shows its person to be. The most urgent question is no place: another may become it. ``shown``:
    the panel as they see it."""
    named = ctx.prompt is not None and (ctx.open or ctx.prompt is not first(ctx.look))
    prompt = ctx.prompt.id if named and ctx.prompt is not None else ""
    ticked = among(shown.view.walk_children()) if prompt and ctx.open and shown.view is not None else ""
    return PanelPlace(prompt, ctx.open if prompt else "", ctx.page if prompt else 0, note, ctx.tip, ticked)


async def hold(answer: Answer, look: SeatView, note: str) -> None:
    """Leave the pressed panel as it stands, with a note directly above its controls, of which none acts any more: a
    newer panel follows, and until then nothing moves under the finger. ``look``: the position by now, of which nothing
    is shown."""
    message = answer.interaction.message
    answer.place = TOP
    if message is None or not await _at_once(answer, look, _held(message, note), held=True):
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(note))
        view.add_item(line(button(Id("redraw", look.table.id, look.seat), answer.say("panel-redraw"), emoji="🔄")))
        await show(answer, look, Message(view=view), held=True)


def _held(message: discord.Message, note: str) -> Message:
    """A panel with nothing to press but what looks around, and a note above its controls."""
    old = discord.ui.LayoutView.from_message(message, timeout=None)
    names = iter(name for name, _ in _pictures_of(message))
    items = list(old.children)
    first = next((n for n, item in enumerate(items) if isinstance(item, discord.ui.ActionRow)), len(items))
    said = next((item for item in reversed(items[:first]) if isinstance(item, discord.ui.TextDisplay)), None)
    if said is None:
        items.insert(first, discord.ui.TextDisplay(note))
    else:
        room = discord_limits.LAYOUT_TEXT - old.content_length() - len(note) - 1
        said.content = f"{said.content[: room if room < 0 else None]}\n{note}"
    for item in old.walk_children():
        if isinstance(item, discord.ui.MediaGallery):
            item.items = [
                discord.MediaGalleryItem(f"attachment://{next(names, '')}", description=each.description)
                for each in item.items
            ]
        elif isinstance(item, discord.ui.Button | BaseSelect):
            where = Id.parse(item.custom_id or "")
            item.disabled = where is None or where.verb not in LOOKS
    view = discord.ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return Message(view=view)


async def show(
    answer: Answer, look: SeatView, message: Message, *, keep_pictures: bool = False, held: bool = False
) -> None:
    """Edit the pressed message, unless by now it shows what came later. ``held``: nothing of the position is shown."""
    if answer.interaction.message is not None:
        shows(answer.interaction.message.id, None)
    async with answer.clicks.lock:
        if answer.clicks.shown > (look.table.seq, answer.interaction.id):
            await answer.leave()
        else:
            answer.clicks.shown, answer.clicks.place = (look.table.seq, answer.interaction.id), answer.place
            await answer.edit(message, keep_pictures=keep_pictures)
            pressed = answer.interaction.message
            if pressed is not None and pressed.flags.ephemeral and look.seat is not None:
                leaves(pressed.id, answer.place)
                copies = herald(answer.interaction).presenter.copies
                copies.shows(answer.interaction, pressed.id, look.seat, look.table.id, None if held else look)
    answer.clicks.arrive(answer.interaction.id)


def _shown(answer: Answer, look: SeatView) -> bool:
    """Whether the pressed message shows this position, as this click brought it."""
    return answer.clicks.shown == (look.table.seq, answer.interaction.id)


async def _at_once(answer: Answer, look: SeatView, message: Message, *, held: bool = False) -> bool:
    """Show new words and controls beside the old picture; not so when that picture was replaced since the click."""
    try:
        await show(answer, look, message, keep_pictures=True, held=held)
    except discord.HTTPException as error:
        if error.code != INVALID_FORM:
            raise
        return False
    return True


async def _now(answer: Answer, look: SeatView, seat: int) -> SeatView:
    """What the seat sees by now; ``look`` itself while it is asked the same."""
    tables = herald(answer.interaction).tables
    if (await tables.lookup.info(look.table.id)).seq == look.table.seq:
        return look
    try:
        now = await tables.views.look(look.table.id, answer.interaction.user.id, seat=seat)
    except UserError:  # the seat is another's by now
        return look
    if (now.prompts, now.tokens, now.outcome) == (look.prompts, look.tokens, look.outcome):
        return look
    return now


async def _afterwards(answer: Answer, look: SeatView, message: Message) -> bool:
    """Renew the picture, and tell whether that was done. The click is answered already, so nobody is told when it
    fails."""
    async with answer.clicks.lock:
        if not _shown(answer, look) or herald(answer.interaction).is_closed():
            return False
        try:
            await answer.edit(message)
        except discord.HTTPException as error:
            _log.warning("the picture of a panel could not be renewed: %s", error)
            return False
    return True


def _remember(answer: Answer, ctx: PanelContext) -> None:
    """The panel is up to date: it need not be drawn again for what this click brought."""
    if answer.interaction.message is not None and _shown(answer, ctx.look):
        shows(answer.interaction.message.id, Pressed(ctx.look, front(ctx.game).about(ctx)))


def _pictures_of(message: discord.Message) -> list[tuple[str, str]]:
    """File names and alt texts of a panel's pictures."""
    alts = _alts(message.components)
    return [
        (file.filename, file.description or (alts[place] if place < len(alts) else ""))
        for place, file in enumerate(message.attachments)
    ]


def _alts(components: list[Any]) -> list[str]:
    galleries = [component for component in components if isinstance(component, discord.MediaGalleryComponent)]
    return [item.description or "" for gallery in galleries for item in gallery.items]
