"""A seat's private panel: its picture, what is asked of it, and everything it may do, as buttons and selects.

The layout here serves every game. A game may refine the controls of some prompts and add a line about what the seat has
(``bot.presenter.front``); the rest is built from ``Prompt.actions``. Panels carry no state of their own: which list is
open stands in the ids.
"""

from __future__ import annotations

import discord

from bot.presenter.controls import PanelContext, Row, foot, generic
from bot.presenter.front import front
from bot.presenter.voice import clean, cut, moment
from bot.tables.model import TableStatus
from bot.tables.post import Message
from render.core.api import Picture

ALT = 256
"""Characters of alt text in a gallery; the file itself carries up to 1,024."""
TEXT = 3800
"""Characters of text in a panel; Discord takes 4,000."""


def panel(
    ctx: PanelContext, picture: tuple[str, Picture] | None, *, note: str = "", kept: tuple[str, str] | None = None
) -> Message:
    """The panel of a seat. ``note``: one sentence above it, such as why a click was refused.

    ``kept``: file name and alt text of a picture that the message has already and that stays for now.
    """
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(cut(heading(ctx, note), TEXT)))
    message = Message(view=view)
    if picture is not None:
        message.pictures.append(picture)
        kept = picture[0], picture[1].alt
    if kept is not None:
        item = discord.MediaGalleryItem(f"attachment://{kept[0]}", description=short_alt(kept[1]))
        view.add_item(discord.ui.MediaGallery(item))
    for row in rows(ctx):
        view.add_item(row)
    return message


def heading(ctx: PanelContext, note: str = "") -> str:
    """The words of a panel: table, what is asked, until when, what was chosen so far."""
    look, voice = ctx.look, ctx.voice
    table = look.table
    lines = [note] if note else []
    lines.append(voice.text("panel-title", table=clean(table.name), number=str(table.id), seat=voice.seat(ctx.seat)))
    if look.outcome is not None or table.status in (TableStatus.FINISHED, TableStatus.CANCELLED):
        lines.append(voice.text("panel-over"))
    elif look.prompt is None:
        lines.append(voice.text("panel-nothing"))
    elif not look.prompt.required:
        lines.append(voice.text("panel-waits-for-others"))
    else:
        lines.append(voice.text("panel-asked", step=voice.step(table.game, look.prompt.step)))
    if table.status is TableStatus.PAUSED:
        lines.append(voice.text("panel-paused"))
    elif table.due_at is not None and look.prompt is not None and look.prompt.required:
        lines.append(voice.text("panel-due", when=moment(table.due_at)))
    lines.append(front(table.game).summary(look.view, voice))
    return "\n".join(filter(None, lines))


def rows(ctx: PanelContext) -> list[Row]:
    """The controls: the game's own where it has a say, else the generic ones."""
    look = ctx.look
    if look.prompt is None or look.table.status is not TableStatus.RUNNING:
        return foot(ctx)
    own = front(ctx.game).controls(ctx)
    return own if own is not None else [*generic(ctx), *foot(ctx)]


def short_alt(alt: str) -> str:
    """Alt text for a gallery, cut at the end of a sentence where possible."""
    if len(alt) <= ALT:
        return alt
    kept = alt[: ALT - 1]
    stop = kept.rfind(". ")
    return kept[: stop + 1] if stop > ALT // 2 else kept + "…"
