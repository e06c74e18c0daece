"""Games that people end: votes with their time, secret ones, concessions; who may not, and what is left of it."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, SeatView, TableInfo, TableStatus, UserRef
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.workers.timer import Timer
from tests.bot.helpers import (
    ANA,
    BEN,
    CAI,
    DOT,
    NO_DEADLINE,
    FakeClock,
    everything,
    hand_over,
    lobby,
    refused,
    rows,
    running,
)
from tests.bot.planned_posts import last, told
from tests.bot.toy import acts

MIA = UserRef(999, "Mia")
"""Somebody who manages the server and does not play."""
CANCEL, DRAW = MotionKind.CANCEL, MotionKind.DRAW


async def now(tables: Tables, table: TableInfo) -> TableInfo:
    return await tables.lookup.info(table.id)


def over(look: SeatView) -> tuple[str, list[list[int]]]:
    assert look.outcome is not None
    return look.outcome.reason, look.outcome.places


# -- cancelling


async def test_a_running_game_is_cancelled_when_all_agree(tables: Tables, db: Database) -> None:
    table = await running(tables, 3)
    since = await last(db)
    voted = await tables.cancel(table.id, ANA.id)
    assert voted.motion is not None
    assert await told(db, since) == ["whisper-cancel 102", "whisper-cancel 103", "note-cancel"]
    await tables.votes.vote(table.id, BEN.id, CANCEL, True)
    assert (await now(tables, table)).status is TableStatus.RUNNING
    await tables.cancel(table.id, CAI.id)
    info = await now(tables, table)
    assert (info.status, info.ended, info.due_at) == (TableStatus.CANCELLED, "outcome-cancelled", None)
    assert info.seed
    look = await tables.views.look(table.id, BEN.id)
    assert (look.prompts, look.waiting, look.can_undo, over(look)) == ((), (), False, ("outcome-cancelled", []))
    assert await rows(db, m.motions) == []
    for call in (
        tables.play.act(table.id, ANA.id, acts("pick 1")), tables.cancel(table.id, ANA.id),
        tables.lobby.join(table.id, DOT),
        tables.seats.resume(table.id, ANA.id), tables.play.undo(table.id, ANA.id), tables.votes.draw(table.id, ANA.id),
        tables.votes.vote(table.id, ANA.id, CANCEL, True),
    ):  # fmt: skip
        await refused(call, "table-cancelled")


async def test_a_playing_organiser_or_manager_cancels_nothing_alone(
    tables: Tables, timer: Timer, clock: FakeClock, db: Database
) -> None:
    """Whoever is there and says nothing plays on; nor does it help to ask again, or to have left."""
    table = await running(tables, 2)
    voted = await tables.cancel(table.id, ANA.id, manager=True)
    for _ in range(3):
        await tables.cancel(table.id, ANA.id, manager=True)
    await refused(tables.votes.vote(table.id, MIA.id, CANCEL, True), "not-seated")
    assert voted.motion is not None
    assert voted.motion.due_at == clock.now() + 72 * 3600
    clock.add(hours=72)
    await timer.run_due()
    assert (await now(tables, table)).status is TableStatus.RUNNING
    assert (await told(db))[-1] == "note-cancel-failed"
    await refused(tables.votes.vote(table.id, BEN.id, CANCEL, True, token=voted.motion.token), "nothing-asked")
    await hand_over(tables, table.id, 0, DOT)
    await tables.cancel(table.id, ANA.id, manager=True)
    assert (await now(tables, table)).status is TableStatus.RUNNING
    old = voted.motion.token  # of the vote that is over: its buttons count for no other
    await refused(tables.votes.vote(table.id, BEN.id, CANCEL, True, token=old), "nothing-asked")


async def test_a_vote_goes_with_its_voter(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, 3)
    await tables.cancel(table.id, ANA.id)
    await tables.votes.vote(table.id, BEN.id, CANCEL, True)
    await hand_over(tables, table.id, 1, DOT)
    clock.add(hours=72)
    await timer.run_due()
    assert (await now(tables, table)).status is TableStatus.RUNNING


async def test_a_majority_of_those_who_are_there(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, 3)
    await tables.cancel(table.id, ANA.id)
    await tables.votes.vote(table.id, CAI.id, CANCEL, False)
    await tables.votes.vote(table.id, BEN.id, CANCEL, False)
    await tables.votes.vote(table.id, BEN.id, CANCEL, True)
    assert (await now(tables, table)).status is TableStatus.RUNNING
    clock.add(hours=72)
    await timer.run_due()
    assert (await now(tables, table)).status is TableStatus.CANCELLED


async def test_the_absent_do_not_keep_a_table_alive(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    """After a missed deadline and the time of the vote; not before, and not when they come back."""
    policy = DeadlinePolicy(hours=10, reminders=(), pace=0)
    for back in (True, False):
        table = await running(tables, 2, policy=policy)
        await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
        clock.add(hours=11)
        await timer.run_due()
        await tables.cancel(table.id, ANA.id)
        assert (await now(tables, table)).status is TableStatus.RUNNING
        if back:
            await tables.seats.back(table.id, BEN.id)
            await tables.seats.pause(table.id, ANA.id)
        clock.add(hours=24)
        await timer.run_due()
        assert (await now(tables, table)).status is (TableStatus.PAUSED if back else TableStatus.CANCELLED)


async def test_who_has_no_part_in_it_but_manages_the_server_may(tables: Tables) -> None:
    table = await running(tables, 2)
    await refused(tables.cancel(table.id, MIA.id), "only-organiser")
    assert (await tables.cancel(table.id, MIA.id, manager=True)).table.status is TableStatus.CANCELLED


async def test_alone_among_computers_nobody_else_is_asked(tables: Tables) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE)
    await tables.lobby.add_computer(table.id, ANA.id)
    await tables.lobby.start(table.id, ANA.id)
    assert (await tables.cancel(table.id, ANA.id)).table.ended == "outcome-cancelled"


async def test_a_lobby_is_closed_by_its_organiser(tables: Tables) -> None:
    table = await lobby(tables, 2)
    await refused(tables.cancel(table.id, BEN.id), "only-organiser")
    info = (await tables.cancel(table.id, ANA.id)).table
    assert (info.status, info.ended, info.seed) == (TableStatus.CANCELLED, "", "")


# -- draws


async def test_a_draw_needs_everybody(tables: Tables, db: Database) -> None:
    table = await running(tables, 3)
    await tables.play.act(table.id, CAI.id, acts("pick 1"))
    await tables.seats.pause(table.id, ANA.id)
    for user in (ANA, BEN):
        await tables.votes.draw(table.id, user.id)
    assert (await now(tables, table)).status is TableStatus.PAUSED
    await tables.votes.vote(table.id, CAI.id, DRAW, True)
    info = await now(tables, table)
    assert (info.status, info.ended) == (TableStatus.FINISHED, "outcome-draw")
    assert over(await tables.views.look(table.id, None)) == ("outcome-draw", [[0, 1, 2]])
    results = await rows(db, m.outbox, m.outbox.c.kind == "result")
    assert json.loads(results[0].payload)["outcome"]["places"] == [[0, 1, 2]]
    assert (await tables.proof.verify(table.id)).ok
    assert [line.event.key for line in await tables.views.log(table.id, None, since=-1)] == ["toy-picked"]


async def test_nobody_learns_who_wanted_a_draw(tables: Tables, timer: Timer, clock: FakeClock, db: Database) -> None:
    """Whoever proposes, whoever votes how, in whatever order: the thread and the others hear the same."""
    heard: list[Any] = []
    for proposer, no in ((ANA, CAI), (BEN, ANA), (CAI, None)):
        table = await running(tables, 3, policy=DeadlinePolicy(hours=400, reminders=(), pace=0))
        since = await last(db)
        await tables.votes.draw(table.id, proposer.id)
        if no is not None:
            for user in (ANA, BEN, CAI):
                await tables.votes.vote(table.id, user.id, DRAW, user is not no)
        motion = (await tables.lookup.motions(table.id))[0]
        assert dataclasses.replace(motion, by_user=0).token == motion.token
        clock.add(hours=168)
        await timer.run_due()
        assert (await now(tables, table)).status is TableStatus.RUNNING
        found = await rows(db, m.outbox, m.outbox.c.id > since)
        heard.append(
            [
                row.payload.replace(motion.token, "").replace(str(motion.due_at), "0")
                for row in found
                if row.user_id is None
            ]
        )
        assert sorted(row.user_id for row in found if row.user_id) == sorted(
            user.id for user in (ANA, BEN, CAI) if user is not proposer
        )
        await tables.cancel(table.id, MIA.id, manager=True)
    assert heard[0] == heard[1] == heard[2]
    assert [json.loads(payload)["key"] for payload in heard[0]] == ["note-draw", "note-draw-failed"]


async def test_a_lost_cause_makes_no_draw_with_the_absent(tables: Tables, timer: Timer, clock: FakeClock) -> None:
    table = await running(tables, 2, policy=DeadlinePolicy(hours=10, reminders=(), pace=0))
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=11)
    await timer.run_due()
    await tables.votes.draw(table.id, ANA.id)
    clock.add(hours=24)
    await timer.run_due()
    assert (await now(tables, table)).status is TableStatus.RUNNING


async def test_votes_of_those_who_left_do_not_count(tables: Tables) -> None:
    """And a new holder of a seat has their own."""
    table = await running(tables, 2)
    await tables.votes.draw(table.id, BEN.id)
    await hand_over(tables, table.id, 1, DOT)
    await tables.votes.draw(table.id, ANA.id)
    assert (await now(tables, table)).status is TableStatus.RUNNING
    await refused(tables.votes.vote(table.id, BEN.id, DRAW, True), "not-seated")
    await tables.votes.vote(table.id, DOT.id, DRAW, True)
    assert (await now(tables, table)).status is TableStatus.FINISHED


async def test_nobody_draws_with_computers_alone(tables: Tables, timer: Timer, clock: FakeClock, db: Database) -> None:
    """A draw that was proposed to somebody who then gives up is no prize for whoever stays."""
    table = await running(tables, 2)
    await tables.votes.draw(table.id, ANA.id)
    await tables.seats.resign(table.id, BEN.id)
    await tables.votes.vote(table.id, ANA.id, DRAW, True)
    assert (await now(tables, table)).status is TableStatus.RUNNING
    clock.add(hours=72)
    await timer.run_due()
    assert (await now(tables, table)).status is TableStatus.RUNNING
    assert (await told(db))[-1] == "note-draw-failed"


async def test_who_may_not_ask(tables: Tables, db: Database) -> None:
    alone = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE)
    await refused(tables.votes.draw(alone.id, ANA.id), "not-started")
    await refused(tables.votes.concede(alone.id, ANA.id), "not-started")
    await tables.lobby.add_computer(alone.id, ANA.id)
    await tables.lobby.start(alone.id, ANA.id)
    table = await running(tables, 2)
    before = await everything(db)
    await refused(tables.votes.draw(alone.id, ANA.id), "draw-alone")
    await refused(tables.votes.draw(table.id, MIA.id), "not-seated")
    await refused(tables.votes.concede(table.id, MIA.id), "not-seated")
    await refused(tables.votes.concede(table.id, ANA.id, withdraw=True), "nothing-asked")
    await refused(tables.votes.vote(table.id, ANA.id, DRAW, True), "nothing-asked")
    assert await everything(db) == before


async def test_a_game_that_people_ended_goes_to_paper_and_back(tables: Tables) -> None:
    table = await running(tables, 3)
    await tables.play.act(table.id, CAI.id, acts("pick 1"))
    for user in (BEN, CAI):
        await tables.votes.concede(table.id, user.id)
    paper = await tables.exports.export(table.id, None)
    copy = await tables.exports.import_table(paper, guild_id=1, channel_id=10, organiser=MIA)
    assert (copy.status, copy.ended) == (TableStatus.FINISHED, "outcome-conceded")
    assert over(await tables.views.look(copy.id, None)) == ("outcome-conceded", [[0], [1, 2]])
    for old, new in (
        (b'"outcome-conceded"', b'"outcome-cancelled"'), (b'"outcome-conceded"', b'"toy-over"'),
        (b'"outcome-conceded"', b'""'), (b'"places": [', b'"places": [[0], '),
    ):  # fmt: skip
        assert old in paper
        await refused(
            tables.exports.import_table(paper.replace(old, new, 1), guild_id=1, channel_id=10, organiser=MIA),
            "import-broken",
        )


# -- conceding


async def test_of_two_one_concedes_and_the_other_has_won(tables: Tables) -> None:
    table = await running(tables, 2)
    await tables.votes.concede(table.id, BEN.id)
    info = await now(tables, table)
    assert (info.status, info.ended) == (TableStatus.FINISHED, "outcome-conceded")
    assert over(await tables.views.look(table.id, ANA.id)) == ("outcome-conceded", [[0], [1]])


async def test_of_three_two_must_concede(tables: Tables, db: Database) -> None:
    table = await running(tables, 3)
    await tables.votes.concede(table.id, BEN.id)
    await refused(tables.votes.concede(table.id, BEN.id), "conceded-already")
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await tables.votes.concede(table.id, BEN.id, withdraw=True)
    await tables.votes.concede(table.id, CAI.id)
    assert (await now(tables, table)).status is TableStatus.RUNNING
    await hand_over(tables, table.id, 2, DOT)  # the seat's new holder has conceded nothing
    await tables.votes.concede(table.id, ANA.id)
    assert (await now(tables, table)).status is TableStatus.RUNNING
    await tables.votes.concede(table.id, DOT.id)
    assert over(await tables.views.look(table.id, None)) == ("outcome-conceded", [[1], [0, 2]])


async def test_nobody_ends_a_game_who_was_told_it_goes_on(tables: Tables, db: Database) -> None:
    """Ben was asked while two others played; Cai concedes before Ben presses."""
    table = await running(tables, 3)
    await tables.votes.concede(table.id, CAI.id)
    before = await everything(db)
    await refused(tables.votes.concede(table.id, BEN.id, ends=False), "concede-ends")
    assert await everything(db) == before
    await tables.votes.concede(table.id, BEN.id, ends=True)
    assert over(await tables.views.look(table.id, None)) == ("outcome-conceded", [[0], [1, 2]])


async def test_a_computer_may_win_by_it(tables: Tables) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE)
    await tables.lobby.add_computer(table.id, ANA.id)
    await tables.lobby.start(table.id, ANA.id)
    await tables.votes.concede(table.id, ANA.id)
    assert over(await tables.views.look(table.id, None)) == ("outcome-conceded", [[1], [0]])


async def test_practice_against_oneself_has_nobody_to_win(tables: Tables) -> None:
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE, practice=True
    )
    await tables.lobby.join(table.id, ANA)
    await tables.lobby.start(table.id, ANA.id)
    with pytest.raises(UserError, match="concede-alone"):
        await tables.votes.concede(table.id, ANA.id)
    assert (await tables.cancel(table.id, ANA.id)).table.status is TableStatus.CANCELLED
