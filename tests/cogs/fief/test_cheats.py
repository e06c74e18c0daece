"""Tables of Fief and those who break them: cheats, double clicks, kills in a deal, people who never come back."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from bot.common.errors import StaleClick, UserError
from bot.store import Database
from bot.tables.model import TableStatus
from bot.tables.play import reconcile
from bot.tables.service import Tables
from bot.workers.timer import Timer
from engine.core import Action
from engine.fief.game_data import CARDS
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Deal
from tests.bot.helpers import FakeClock
from tests.cogs.fief.positions import meeting
from tests.cogs.fief.seated_tables import FOUR, STRICT, act, lay, now, offered, table_of
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board

# --- deals on a broken platform --------------------------------------------------------------------------------------


async def test_accepting_twice_is_one_deal(tables: Tables) -> None:
    """Of a double click one half is stale; money and card have changed hands once."""
    table = await table_of(tables)
    await lay(tables, table, meeting())
    accept, token = await offered(tables, table)
    user = (await tables.lookup.info(table)).seats[AZURE].user_id
    assert user is not None
    clicks = [tables.play.act(table, user, [Action.parse(accept)], seat=AZURE, token=token) for _ in range(2)]
    found = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(f, StaleClick) for f in found) == 1, found
    state = await now(tables, table)
    assert state.purse[:2] == [6, 14]
    assert [CARDS[c] for c in state.hands[AZURE]] == []
    assert not any(isinstance(f, Deal) for f in state.sides)


async def test_a_kill_between_the_halves_of_a_deal(tables: Tables, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dead after the deal was made and before it was told: nothing has happened; the next process does it once."""
    table = await table_of(tables)
    await lay(tables, table, meeting())
    accept, _ = await offered(tables, table)

    async def dies(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(reconcile, "settle", dies)
        with pytest.raises(KeyboardInterrupt):
            await act(tables, table, AZURE, accept)
    db = Database(path)
    again = Tables(db, FakeClock(), games={"fief": RULES})
    state = await now(again, table)
    assert state.purse[:2] == [10, 10]
    assert any(isinstance(f, Deal) for f in state.sides)
    await act(again, table, AZURE, accept)
    assert (await now(again, table)).purse[:2] == [6, 14]
    await db.close()


async def test_what_was_offered_or_answered_is_not_taken_back(tables: Tables) -> None:
    """An offer that orders have declined told its maker something; so did an answer."""
    table = await table_of(tables)
    await lay(tables, table, meeting())
    await act(tables, table, AZURE, "order deals decline")
    await act(tables, table, GULES, "draft-give money 4", "draft-want money 1", "offer azure city")
    user = (await tables.lookup.info(table)).seats[GULES].user_id
    assert user is not None
    with pytest.raises(UserError, match="nothing-to-undo"):
        await tables.play.undo(table, user, seat=GULES)


# --- what others can get out of a table ------------------------------------------------------------------------------


async def test_an_export_of_a_running_table_keeps_secrets(tables: Tables) -> None:
    """Mata's card, the terms of a deal, orders and armed cards: neither a third seat, nor the organiser, nor a stranger
    reads them in what they can take home."""
    found = []
    for card, money, how in (("tax", 3, "half"), ("harvest", 5, "full")):
        table = await table_of(tables)
        await lay(tables, table, meeting())
        await act(tables, table, GULES, f"spy {card} seat-1")
        await act(tables, table, GULES, f"order ransom {how}", f"draft-give money {money}", "offer azure city")
        await act(tables, table, GULES, "draft-want money 9")
        papers = []
        for user in (FOUR[VERT].id, FOUR[OR].id, 999, None):
            seats = (await tables.lookup.info(table)).seats
            if user in {seats[GULES].user_id, seats[AZURE].user_id}:
                continue
            papers.append((await tables.exports.export(table, user)).replace(f'"{_seed(tables, table)}"'.encode(), b""))
        found.append([_plain(paper) for paper in papers])
        assert len(papers) >= 2
    assert found[0] == found[1]


def _seed(tables: Tables, table: int) -> str:
    return str(table)


def _plain(paper: bytes) -> list[bytes]:
    """The lines of an export but for the hash of the seed, which each table has its own."""
    return [line for line in paper.splitlines() if b"seed" not in line]


async def test_nobody_looks_through_another_seat(tables: Tables) -> None:
    """The organiser neither; nor do they undo or act for it."""
    table = await table_of(tables)
    await lay(tables, table, meeting())
    organiser = FOUR[OR].id
    other = next(s.seat for s in (await tables.lookup.info(table)).seats if s.user_id not in (organiser, None))
    for attempt in (
        lambda: tables.views.look(table, organiser, seat=other),
        lambda: tables.play.act(table, organiser, [Action.parse("draft-give money 1")], seat=other),
        lambda: tables.play.undo(table, organiser, seat=other),
    ):
        with pytest.raises(UserError, match="not-seated"):
            await attempt()


async def test_a_line_of_marches_is_no_probe(tables: Tables) -> None:
    """Where Nobles of others stand something may be armed: the line ends there, and nothing takes the step back."""
    table = await table_of(tables)
    board = Board()
    board.noble("henri", GULES, "oxford")
    board.noble("lucia", AZURE, "london")
    board.noble("hugh", VERT, "york")
    board.noble("joan", OR, "norwich")
    board.turn("move", GULES)
    await lay(tables, table, board.state)
    acted = await act(tables, table, GULES, "lead henri", "go london", "go atlantis")
    assert [str(a) for a in acted.left] == ["go atlantis"]
    user = (await tables.lookup.info(table)).seats[GULES].user_id
    assert user is not None
    with pytest.raises(UserError, match="nothing-to-undo"):
        await tables.play.undo(table, user, seat=GULES)


# --- the absent ------------------------------------------------------------------------------------------------------


async def test_a_table_that_all_have_left_falls_asleep(tables: Tables) -> None:
    """Weeks of silence: defaults bring the round to its end, offers lapse, nothing stalls; then the table sleeps and no
    game plays itself to the end."""
    table = await table_of(tables, STRICT)
    clock = cast(FakeClock, tables.store.clock)
    await lay(tables, table, meeting())
    await offered(tables, table)
    timer = Timer(tables.store, tables.play)
    for _ in range(250):
        clock.add(hours=11)
        await timer.run_due()
        if (await tables.lookup.info(table)).asleep:
            break
    info = await tables.lookup.info(table)
    assert (info.status, info.asleep) == (TableStatus.PAUSED, True)
    state = await now(tables, table)
    assert 2 <= state.round <= 4
    assert not any(isinstance(f, Deal) for f in state.sides)
    assert min(state.purse) >= 10, "silence spends nothing"
    seq = info.seq
    clock.add(hours=2000)
    await timer.run_due()
    assert (await tables.lookup.info(table)).seq == seq
    await tables.seats.wake(table, FOUR[GULES].id)
    assert (await tables.lookup.info(table)).status is TableStatus.RUNNING
