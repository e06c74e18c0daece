"""Families whose people do not come, one at a time or all, and clicks that come twice."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

import pytest

from bot.common.errors import StaleClick
from bot.tables.model import DeadlinePolicy, OnMiss
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from bot.workers.timer import Timer
from engine.core import Action
from engine.fief.game_data import NOBLES
from engine.fief.state.state import Election
from engine.players import make
from tests.bot.helpers import FakeClock
from tests.cogs.fief.positions import ROUND, realm
from tests.cogs.fief.seated_tables import act, lay, now, table_of
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.invariants import check

HOURS = 10


# --- the absent ------------------------------------------------------------------------------------------------------


async def others_play(tables: Tables, table: int, away: int) -> None:
    """All seats but one answer what they are asked, as the experienced computer player would."""
    players = {seat: make("fief", "heuristic", f"present/{seat}") for seat in range(4)}
    seats = (await tables.lookup.info(table)).seats
    while (await now(tables, table)).round == ROUND:
        waiting = [w.seat for w in await tables.views.blocking(table) if w.seat != away]
        if not waiting:
            return
        user = seats[waiting[0]].user_id
        look = await tables.views.look(table, user, seat=waiting[0])
        assert look.blocked is not None
        assert user is not None
        await tables.play.act(table, user, players[waiting[0]].choose(look.view, look.blocked), seat=waiting[0])


@pytest.mark.slow
@pytest.mark.parametrize(("away", "miss"), [(GULES, OnMiss.HOLD), (OR, OnMiss.AUTOPILOT)])
async def test_a_family_is_absent_a_whole_round(tables: Tables, away: int, miss: OnMiss) -> None:
    """At court, when votes are laid, over cards, purchases and moves: one deadline each with ``hold``, a single one
    where a computer steps in, and the others reach the next round. Silence costs the absent nothing and plays none of
    their cards."""
    table = await table_of(tables, DeadlinePolicy(hours=HOURS, pace=0, reminders=(), on_miss=miss))
    await lay(tables, table, realm())
    clock = cast(FakeClock, tables.store.clock)
    timer, autopilot = Timer(tables.store, tables.play), Autopilot(tables.store, tables.play)
    missed: Counter[str] = Counter()
    held = list((await now(tables, table)).hands[away])
    for _ in range(60):
        await others_play(tables, table, away)
        if (await now(tables, table)).round > ROUND:
            break
        info = await tables.lookup.info(table)
        if info.due_at is None:
            clock.add(hours=HOURS / 4)  # the time to come back
            await timer.run_due()
            await autopilot.run_due()
            continue
        missed.update(w.step for w in await tables.views.blocking(table) if w.seat == away)
        clock.add(hours=HOURS + 1)
        await timer.run_due()
        await autopilot.run_due()
        assert (await tables.lookup.info(table)).seq > info.seq, "the table waits for ever"
    state = await now(tables, table)
    assert state.round == ROUND + 1
    check(state)
    if miss is OnMiss.AUTOPILOT:
        assert sum(missed.values()) == 1
        return
    assert {"court", "discard", "play", "buy", "move"} <= set(missed), missed
    assert max(missed.values()) <= 4, missed
    assert set(held) <= set(state.hands[away]) | set(state.fortune_discards), "a card played by nobody"
    assert state.purse[away] >= 10, "silence spends nothing"


# --- double clicks ---------------------------------------------------------------------------------------------------


async def twice(tables: Tables, table: int, seat: int, step: str, *texts: str) -> list[Any]:
    """The same click two times at once; what became of both."""
    user = (await tables.lookup.info(table)).seats[seat].user_id
    assert user is not None
    look = await tables.views.look(table, user, seat=seat)
    asked = next(p for p in look.prompts if p.step == step)
    actions = [Action.parse(text) for text in texts]
    clicks = [tables.play.act(table, user, actions, seat=seat, token=look.tokens[asked.id]) for _ in range(2)]
    return await asyncio.gather(*clicks, return_exceptions=True)


async def test_a_vote_clicked_twice_is_laid_once(tables: Tables) -> None:
    """One half is stale; the vote lies sealed, and neither is it opened again nor does anybody else's change."""
    table = await table_of(tables)
    state = realm()
    await lay(tables, table, state)
    await act(tables, table, GULES, "stand henri")
    await act(tables, table, AZURE, "stand hugh")
    for seat in range(4):
        await act(tables, table, seat, "ready")
    found = await twice(tables, table, VERT, "vote", "favour vert hugh", "decoy vert henri", "seal")
    assert sum(isinstance(f, StaleClick) for f in found) == 1, found
    frame = next(f for f in (await now(tables, table)).frames if isinstance(f, Election))
    assert [NOBLES[n] if n >= 0 else "" for n in frame.votes] == ["", "", "hugh", ""]
    assert [NOBLES[n] if n >= 0 else "" for n in frame.decoys] == ["", "", "henri", ""]
    assert frame.sealed == [False, False, True, False]
    seq = (await tables.lookup.info(table)).seq
    found = await twice(tables, table, VERT, "vote", "unseal")
    assert sum(isinstance(f, StaleClick) for f in found) == 1, found
    assert (await tables.lookup.info(table)).seq == seq + 1


async def test_a_card_armed_twice_waits_once(tables: Tables) -> None:
    """One half is stale or says that it waits already; of two cards in hand one is armed."""
    table = await table_of(tables)
    board = Board(realm())
    board.hand(OR, "rebellion")
    await lay(tables, table, board.state)
    found = await twice(tables, table, OR, "arsenal", "arm rebellion restless durham")
    assert sum(isinstance(f, Exception) for f in found) == 1, found
    assert len((await now(tables, table)).armed[OR]) == 1
