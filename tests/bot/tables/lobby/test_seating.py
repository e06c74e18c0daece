"""Seats before the start: free ones are taken, held ones asked for, drawn ones follow from the luck of the game."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.lobby import seating
from bot.tables.lobby.setup import new_seat
from bot.tables.model import TableInfo, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.change import must_not_have_begun
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.seed_words import as_line
from engine.core import luck
from tests.bot.helpers import ANA, BEN, CAI, DOT, lobby, rows
from tests.bot.planned_posts import last, told


def sitting(info: TableInfo) -> list[int | None]:
    return [seat.user_id for seat in info.seats]


async def test_a_free_seat_and_a_computers(tables: Tables) -> None:
    table = await lobby(tables, 3)
    table = await tables.lobby.leave(table.id, CAI.id)
    table = await tables.lobby.add_computer(table.id, ANA.id, seat=2)
    await tables.lobby.add_word(table.id, ANA.id, "rook")
    table, done = await tables.seating.take(table.id, ANA.id, 2)
    assert (done, sitting(table)) == (True, [None, BEN.id, ANA.id])
    assert (table.seats[0].computer != "", table.seats[2].word, table.seats[2].name) == (True, "rook", "Ana")
    table = await tables.lobby.remove_computer(table.id, ANA.id)
    table, _ = await tables.seating.take(table.id, BEN.id, 0)
    assert sitting(table) == [BEN.id, None, ANA.id]


async def test_two_change_when_both_want_it(tables: Tables, db: Database) -> None:
    table = await lobby(tables, 3)
    since = await last(db)
    table, done = await tables.seating.take(table.id, ANA.id, 1)
    assert (done, sitting(table)) == (False, [ANA.id, BEN.id, CAI.id])
    assert await told(db, since) == ["whisper-swap 102"]
    await tables.seating.take(table.id, ANA.id, 1)  # asking again asks nobody again
    assert await told(db, since) == ["whisper-swap 102"]
    table, done = await tables.seating.take(table.id, CAI.id, 0)  # another one's wish is none of Ben's
    assert not done
    table, done = await tables.seating.take(table.id, BEN.id, 0)
    assert (done, sitting(table)) == (True, [BEN.id, ANA.id, CAI.id])
    assert await rows(db, m.motions) == []


async def test_a_wish_dies_with_the_start(tables: Tables, db: Database) -> None:
    table = await lobby(tables, 2)
    await tables.seating.take(table.id, ANA.id, 1)
    await tables.lobby.start(table.id, ANA.id)
    assert await rows(db, m.motions) == []
    with pytest.raises(UserError, match="only-in-lobby"):
        await tables.seating.take(table.id, BEN.id, 0)


async def test_a_wish_is_no_other_persons(tables: Tables) -> None:
    """Ben left meanwhile; whoever has that seat now agreed to nothing, and nobody is moved by what Ben was asked."""
    table = await lobby(tables, 2)
    await tables.seating.take(table.id, BEN.id, 0)
    await tables.lobby.leave(table.id, BEN.id)
    await tables.lobby.join(table.id, CAI)
    table, done = await tables.seating.take(table.id, ANA.id, 1)
    assert (done, sitting(table)) == (False, [ANA.id, CAI.id])


async def test_refusals(tables: Tables) -> None:
    table = await lobby(tables, 2)

    async def refused(key: str, call: Any) -> None:
        with pytest.raises(UserError, match=key):
            await call

    await refused("not-seated", tables.seating.take(table.id, DOT.id, 0))
    await refused("seat-own", tables.seating.take(table.id, ANA.id, 0))
    await refused("no-such-seat", tables.seating.take(table.id, ANA.id, 2))
    await tables.lobby.configure(table.id, ANA.id, drawn=True)
    await refused("seat-drawn", tables.seating.take(table.id, ANA.id, 1))
    await refused("only-organiser", tables.lobby.configure(table.id, BEN.id, drawn=False))
    await tables.lobby.configure(table.id, ANA.id, drawn=False, anonymous=True)
    await refused("seat-drawn", tables.seating.take(table.id, ANA.id, 1))


async def test_seats_are_drawn_from_the_luck_of_the_game(tables: Tables) -> None:
    table = await lobby(tables, 4)
    await tables.lobby.configure(table.id, ANA.id, drawn=True)
    await tables.lobby.add_word(table.id, CAI.id, "rook")
    before = await tables.lookup.info(table.id)
    table = await tables.lobby.start(table.id, ANA.id)
    assert Counter(sitting(table)) == Counter(sitting(before))
    await tables.votes.draw(table.id, ANA.id)
    for user in (BEN, CAI, DOT):
        await tables.votes.vote(table.id, user.id, MotionKind.DRAW, True)
    seats = [new_seat(0, n, s.name, s.user_id, "", s.word) for n, s in enumerate(before.seats)]
    seating.draw(
        seats, table.seed or (await tables.lookup.info(table.id)).seed, as_line([seat.word for seat in before.seats])
    )
    assert [seat.user_id for seat in seats] == sitting(table)
    assert (await tables.proof.shadow(table.id)).ok  # the log still leads to the position


def test_every_order_is_drawn() -> None:
    found = set()
    for seed in range(200):
        seats = [new_seat(0, n, str(n), n + 1) for n in range(3)]
        seating.draw(seats, str(seed), "")
        found.add(tuple(seat.user_id for seat in seats))
        assert [seat.seat for seat in seats] == [0, 1, 2]
    assert len(found) == 6


async def test_drafted_seats(tables: Tables, db: Database) -> None:
    """Everybody says in private what they would like; who chooses first is drawn from the luck of the game; everybody
    can check it afterwards."""
    table = await lobby(tables, 3)
    with pytest.raises(UserError, match="seat-no-draft"):
        await tables.seating.wish(table.id, BEN.id, [0])
    await tables.lobby.configure(table.id, ANA.id, drafted=True)
    with pytest.raises(UserError, match="seat-drafted"):
        await tables.seating.take(table.id, BEN.id, 0)
    for wishes in ([3], [-1], [1, 1]):
        with pytest.raises(UserError, match="seat-wishes"):
            await tables.seating.wish(table.id, BEN.id, wishes)
    with pytest.raises(UserError, match="not-seated"):
        await tables.seating.wish(table.id, DOT.id, [0])
    posts = len(await rows(db, m.outbox))
    before = await tables.lookup.info(table.id)
    for user in (ANA, BEN, CAI):
        await tables.seating.wish(table.id, user.id, [2, 0])
    assert len(await rows(db, m.outbox)) == posts  # nobody notices who has wished what, or that they have
    assert await tables.lookup.info(table.id) == before
    await tables.lobby.start(table.id, ANA.id)
    seats = (await tables.lookup.info(table.id)).seats
    record = (await rows(db, m.tables))[0]
    order = [ANA, BEN, CAI]
    random.Random(luck(record.seed, "draft ")).shuffle(order)
    assert [seats[n].user_id for n in (2, 0, 1)] == [user.id for user in order]
    note = next(row for row in await rows(db, m.outbox) if "note-drafted" in row.payload)
    assert json.loads(note.payload)["params"]["order"] == [f"{user.name} (3, 1)" for user in order]
    assert {seat.wishes for seat in await rows(db, m.seats)} == {""}


@pytest.mark.parametrize(
    ("status", "why"),
    [
        (TableStatus.RUNNING, "only-in-lobby"),
        (TableStatus.PAUSED, "only-in-lobby"),
        (TableStatus.FINISHED, "table-over"),
        (TableStatus.CANCELLED, "table-cancelled"),
    ],
)
def test_what_needs_a_lobby_says_how_its_table_is(status: TableStatus, why: str) -> None:
    with pytest.raises(UserError, match=why):
        must_not_have_begun(status)
    must_not_have_begun(TableStatus.LOBBY)
