"""Tables of Warrior Knights and those who would break them.

Double clicks, batches that are refused, an organiser who looks, second accounts.
"""

from __future__ import annotations

import asyncio

import pytest

from bot.common.errors import StaleClick, UserError
from bot.tables.service import Tables
from cogs.knights import commands
from engine.core import Action, IllegalAction
from engine.knights.game_data import AGENDAS
from engine.knights.phases.assembly import open_assembly
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.state import KnState
from tests.cogs.knights.positions import SPEAK
from tests.cogs.knights.seated_tables import FOUR, act, lay, now, table_of, user_at
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board

STRANGER = 999
LAW = "crown-quarter"


def planning() -> KnState:
    """The three piles are planned."""
    board = Board()
    board.go("plan")
    return board.state


def voting() -> KnState:
    """A law is voted on; red has five Votes, the others have one each."""
    board = Board()
    board.state.barons[RED].votes = 4
    board.clear()
    board.stop_at_filler()
    board.state.agendas += board.state.pending
    card = next(c for c in board.state.agendas if AGENDAS[c].slug == LAW)
    board.state.agendas.remove(card)
    board.state.pending[:] = [card]
    open_assembly(board.state, [])
    board.run()
    return board.state


async def twice(tables: Tables, table: int, seat: int, step: str, text: str) -> list[object]:
    """What comes of two clicks on the same button."""
    user = await user_at(tables, table, seat)
    look = await tables.views.look(table, user, seat=seat)
    token = look.tokens[next(p for p in look.prompts if p.step == step).id]
    clicks = [tables.play.act(table, user, [Action.parse(text)], seat=seat, token=token) for _ in range(2)]
    return list(await asyncio.gather(*clicks, return_exceptions=True))


# --- double clicks ---------------------------------------------------------------------------------------------------


async def test_sealing_twice_is_one_seal(tables: Tables) -> None:
    """Of a double click on Seal one half is stale; the plan stays sealed as it was."""
    table = await table_of(tables)
    await lay(tables, table, planning())
    await act(tables, table, RED, "lay levy-taxes 1", "lay rally-support 2")
    seq = (await tables.lookup.info(table)).seq
    found = await twice(tables, table, RED, "plan", "seal")
    assert sum(isinstance(f, StaleClick) for f in found) == 1, found
    assert (await tables.lookup.info(table)).seq == seq + 1
    look = await tables.views.look(table, await user_at(tables, table, RED), seat=RED)
    assert Action("unseal") in look.legal
    assert Action("seal") not in look.legal


async def test_voting_twice_is_one_vote(tables: Tables) -> None:
    """Votes are cast and spent once, and neither more nor for something else by a second click."""
    table = await table_of(tables)
    await lay(tables, table, voting())
    found = await twice(tables, table, RED, "bids", f"cast {LAW} 2")
    assert sum(isinstance(f, StaleClick) for f in found) == 1, found
    for seat in (BLUE, GREEN, YELLOW):
        await act(tables, table, seat, f"cast {LAW} 0")
    assert (await now(tables, table)).barons[RED].votes == 3
    found = await twice(tables, table, RED, "declare", "declare no")
    assert sum(isinstance(f, StaleClick) for f in found) == 1, found
    state = await now(tables, table)
    assert not state.laws
    assert state.barons[RED].votes == 3


async def test_votes_with_what_they_are_for_in_one_command(tables: Tables) -> None:
    """The number seals Votes on a single matter: what for is written down before it."""
    table = await table_of(tables)
    await lay(tables, table, voting())
    user = await user_at(tables, table, RED)
    for seal in (False, True):
        found = commands.vote(await tables.views.look(table, user, seat=RED), SPEAK["en"], 2, None, "no", seal, False)
        assert [str(a) for a in found] == [f"say {LAW} no", f"cast {LAW} 2"]
    acted = await tables.play.act(table, user, found, seat=RED)
    assert not acted.left


# --- what is refused -------------------------------------------------------------------------------------------------


async def test_a_refused_batch_changes_nothing(tables: Tables) -> None:
    """Cards beyond those in the hand, and more Votes than there are: nothing of the message counts."""
    for state, texts in (
        (planning(), ("lay levy-taxes 1", "lay levy-taxes 1", "lay levy-taxes 1", "lay rally-support 7", "seal")),
        (voting(), (f"say {LAW} yes", f"cast {LAW} 6")),
    ):
        table = await table_of(tables)
        await lay(tables, table, state)
        before, seq = RULES.dumps(await now(tables, table)), (await tables.lookup.info(table)).seq
        with pytest.raises((IllegalAction, UserError)):
            await act(tables, table, RED, *texts)
        assert RULES.dumps(await now(tables, table)) == before
        assert (await tables.lookup.info(table)).seq == seq


async def test_crowns_offered_are_laid_aside(tables: Tables) -> None:
    """The same crowns are not offered to two Barons; an offer is taken once."""
    table = await table_of(tables)
    await lay(tables, table, planning())
    await act(tables, table, RED, "terms seat-1 pass", "bid 10")
    with pytest.raises((IllegalAction, UserError)):
        await act(tables, table, RED, "terms seat-2 pass", "bid 10")
    user = await user_at(tables, table, BLUE)
    look = await tables.views.look(table, user, seat=BLUE)
    asked = next(p for p in look.prompts if p.step == "offer")
    take = next(str(a) for a in asked.actions if a.verb == "take-offer")
    found = await twice(tables, table, BLUE, "offer", take)
    assert sum(isinstance(f, StaleClick) for f in found) == 1, found
    assert [b.crowns for b in (await now(tables, table)).barons[:2]] == [5, 25]


# --- who looks -------------------------------------------------------------------------------------------------------


async def test_the_organiser_sees_no_more_than_anybody(tables: Tables) -> None:
    """Plans and Votes that are written down: neither their owner's view nor a stranger's tells one from the other."""
    for state, ways in (
        (planning, (("lay levy-taxes 1", "seal"), ("lay rally-support 1", "seal"))),
        (voting, ((f"say {LAW} yes", f"cast {LAW} 1"), (f"say {LAW} no", f"cast {LAW} 0"))),
    ):
        table = await table_of(tables)
        organiser = FOUR[YELLOW].id
        someone = next(s.seat for s in (await tables.lookup.info(table)).seats if s.user_id != organiser)
        seen = []
        for texts in ways:
            await lay(tables, table, state())
            await act(tables, table, someone, *texts)
            own, other = await tables.views.look(table, organiser), await tables.views.look(table, STRANGER)
            assert own.seat not in (None, someone)
            assert other.seat is None
            seen.append((own.view, other.view))
        assert seen[0] == seen[1]


async def test_nobody_looks_through_another_seat(tables: Tables) -> None:
    """The organiser neither, nor a second account without a seat; nor do they undo or act for it."""
    table = await table_of(tables)
    await lay(tables, table, planning())
    organiser = FOUR[YELLOW].id
    others = [s.seat for s in (await tables.lookup.info(table)).seats if s.user_id != organiser]
    for user in (organiser, STRANGER):
        for attempt in (
            lambda u=user: tables.views.look(table, u, seat=others[0]),
            lambda u=user: tables.play.act(table, u, [Action.parse("terms seat-1 gift")], seat=others[0]),
            lambda u=user: tables.play.undo(table, u, seat=others[0]),
        ):
            with pytest.raises(UserError, match="not-seated"):
                await attempt()
