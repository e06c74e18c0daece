"""Rounds of the toy game, as its people play them."""

from __future__ import annotations

from bot.tables.model import TableInfo, TableStatus
from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, NO_REST, PEOPLE, running
from tests.bot.helpers import lobby as opened
from tests.bot.toy import acts


async def play_round(tables: Tables, table_id: int) -> None:
    """Ana and Ben play a round, and take back what can be taken back."""
    for user in (ANA, BEN):
        await tables.play.act(table_id, user.id, acts("pick 1"))
        await tables.play.act(table_id, user.id, acts("pick 2", "pick 3"))
        await tables.play.undo(table_id, user.id)
        await tables.play.act(table_id, user.id, acts("seal"))
    winner = PEOPLE[(await tables.views.look(table_id, None)).waiting[0].seat]
    await tables.play.act(table_id, winner.id, acts("mark a"))
    await tables.play.undo(table_id, winner.id)
    await tables.play.act(table_id, winner.id, acts("mark b", "finish"))


async def finished(tables: Tables) -> int:
    """A table at which everything was played."""
    table = await running(tables)
    for _ in range(2):
        await play_round(tables, table.id)
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
    return table.id


async def both_seal(tables: Tables, table_id: int) -> None:
    """Ana and Ben pick alike."""
    for user in (ANA, BEN):
        await tables.play.act(table_id, user.id, acts("pick 3", "seal"))


async def winner(tables: Tables, table_id: int) -> int:
    """Who of the two has won the round."""
    look = await tables.views.look(table_id, ANA.id)
    return ANA.id if look.view.winner == 0 else BEN.id


async def play_out(tables: Tables, table_id: int) -> None:
    """The default answers of everybody, to the end."""
    while (info := await tables.lookup.info(table_id)).status is TableStatus.RUNNING:
        for seat in info.seats:
            assert seat.user_id is not None
            look = await tables.views.look(table_id, seat.user_id)
            if look.blocked is not None:
                await tables.play.act(table_id, seat.user_id, list(look.blocked.default))


async def started(tables: Tables, *words: str) -> TableInfo:
    """A running table to whose seed people gave these words, an empty one where somebody gave none."""
    table = await opened(tables, policy=NO_REST)
    for user, word in zip((ANA, BEN), words, strict=False):
        if word:
            await tables.lobby.add_word(table.id, user.id, word)
    return await tables.lobby.start(table.id, ANA.id)
