"""``/seat``: who sits where before the start."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.common.errors import UserError
from bot.presenter.client import herald
from bot.presenter.pages.lobby import drafts, wish_form
from bot.tables.model import TableInfo, TableStatus
from bot.tables.unit.change import must_not_have_begun
from bot.ui.answer import Answer
from bot.ui.commands import lone
from bot.ui.components import pressed
from bot.ui.ids import Id
from cogs.lookup import Interaction, find_table, suggest_tables, table_of, voice

NONE = frozenset({"none", "ninguno", "-"})


@lone("seat")
@app_commands.autocomplete(table=suggest_tables)
async def seat(
    interaction: Interaction,
    seat: app_commands.Range[int, 1, 12] | None = None,
    wishes: app_commands.Range[str, 1, 60] | None = None,
    table: str | None = None,
) -> None:
    """Choose another seat before the start; where seats are drafted, say which ones one would like."""
    async with Answer(interaction) as answer:
        info = await find_table(interaction, table, statuses=(TableStatus.LOBBY,))
        if wishes is not None:
            await _wish(answer, info, wishes)
        elif seat is not None:
            await _swap(answer, info, seat - 1)
        else:
            raise UserError("seat-drafted" if info.drafted else "seat-which")


async def _wish(answer: Answer, info: TableInfo, wishes: str) -> None:
    """``2 4 1``, or ``none``."""
    parts = wishes.replace(",", " ").split()  # nothing at all, as a form may bring it, is any seat
    numbers = [int(part) - 1 if part.isdecimal() and len(part) < 4 else -1 for part in parts]
    if wishes.strip().casefold() in NONE:
        numbers = []
    await herald(answer.interaction).tables.seating.wish(info.id, answer.interaction.user.id, numbers)
    said = [str(number + 1) for number in numbers]
    key = "seat-wished" if said else "seat-wished-nothing"
    await answer.send(answer.say(key, number=str(info.id), seats=", ".join(said)))


@pressed("wish", undecided=True)
async def press_wish(answer: Answer, where: Id, values: Sequence[str]) -> None:
    """Somebody wants to say which seats they would like: ask for them."""
    info = await table_of(answer.interaction, where.table)
    must_not_have_begun(info.status)
    if not info.seats_of(answer.interaction.user.id):
        raise UserError("not-seated")
    if not drafts(info):
        raise UserError("seat-no-draft")
    await answer.ask(wish_form(info, voice(answer.interaction, info)))


@pressed("wished")
async def press_wished(answer: Answer, where: Id, values: Sequence[str]) -> None:
    await _wish(answer, await table_of(answer.interaction, where.table), values[0] if values else "")


@pressed("swap")
async def press_swap(answer: Answer, where: Id, values: Sequence[str]) -> None:
    if where.seat is None:
        raise UserError("click-unknown")
    await _swap(answer, await table_of(answer.interaction, where.table), where.seat, where.token)


async def _swap(answer: Answer, info: TableInfo, seat: int, token: str = "") -> None:
    tables, user = herald(answer.interaction).tables, answer.interaction.user.id
    info, done = await tables.seating.take(info.id, user, seat, token=token)
    side = voice(answer.interaction, info).side(seat)
    key = "seat-moved" if done else "seat-asked"
    said = answer.say(key, number=str(info.id), seat=seat + 1, side=side, sided="yes" if side else "no")
    await answer.send(said)
