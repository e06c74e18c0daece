"""Leagues: who meets whom, rounds that open by themselves and once, standings that follow from results."""

from __future__ import annotations

import dataclasses
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.lobby import pairing
from bot.tables.lobby.leagues import CLOSED, OPEN, OVER, RUNNING, League
from bot.tables.model import TableStatus, UserRef
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.workers.rounds_and_queues import RoundsAndQueues
from tests.bot.helpers import ANA, BEN, CAI, DOT, NO_DEADLINE, FakeClock, rows

EVE, FAY = UserRef(105, "Eve"), UserRef(106, "Fay")
SIX = (ANA, BEN, CAI, DOT, EVE, FAY)
HERE = 1


# -- pairing


def test_everybody_meets_everybody_before_anybody_meets_again() -> None:
    people, met, sat = list(range(6)), Counter[frozenset[int]](), Counter[tuple[int, int]]()
    for _ in range(5):
        tables, resting = pairing.pair(people, 2, met, {}, sat)
        assert resting == []
        assert sorted(user for table in tables for user in table) == people
        met.update(frozenset(table) for table in tables)
        sat.update((user, seat) for table in tables for seat, user in enumerate(table))
    assert max(met.values()) <= 2
    assert sum(met[frozenset(pair)] == 0 for pair in combinations(people, 2)) <= 2
    assert all(abs(sat[user, 0] - sat[user, 1]) <= 1 for user in people)


def test_rest_goes_round() -> None:
    rested: Counter[int] = Counter()
    for _ in range(5):
        tables, resting = pairing.pair(range(5), 2, {}, rested, {})
        assert (len(tables), len(resting)) == (2, 1)
        rested.update(resting)
    assert set(rested.values()) == {1}


def test_the_best_meet_one_another() -> None:
    tables, _ = pairing.pair([5, 3, 1, 0, 2, 4], 3, {}, {}, {})
    assert [set(table) for table in tables] == [{5, 3, 1}, {0, 2, 4}]


def test_league_points() -> None:
    assert pairing.shares({0: 1, 1: 2, 2: 3, 3: 4}, 4) == {0: 3, 1: 2, 2: 1, 3: 0}
    assert pairing.shares({0: 1, 1: 1, 2: 3}, 3) == {0: 1.5, 1: 1.5, 2: 0}
    assert pairing.shares({0: 0, 1: 0}, 2) == {0: 0.5, 1: 0.5}


# -- rounds


@pytest.fixture
def steward(tables: Tables, clock: FakeClock) -> RoundsAndQueues:
    return RoundsAndQueues(tables.leagues, tables.matchmaking, clock)


async def league(tables: Tables, members: tuple[UserRef, ...] = SIX[:4], **more: Any) -> League:
    chosen: dict[str, Any] = {"seats": 2, "rounds": 2, "game": "toy", "name": "Winter", "policy": NO_DEADLINE} | more
    found = await tables.leagues.create(guild_id=HERE, channel_id=10, organiser=ANA, **chosen)
    for user in members:
        found = await tables.leagues.join(found.id, HERE, user)
    return found


async def won(tables: Tables, table_id: int) -> tuple[int, int]:
    """The second seat concedes."""
    info = await tables.lookup.info(table_id)
    first, second = (seat.user_id or 0 for seat in info.seats)
    await tables.votes.concede(table_id, second, ends=True)
    return first, second


async def now(tables: Tables, found: League) -> League:
    return await tables.leagues.get(found.id, HERE)


async def test_a_league_from_its_opening_to_its_end(tables: Tables, steward: RoundsAndQueues, db: Database) -> None:
    found = await league(tables)
    assert (found.status, found.round, found.tables) == (OPEN, 0, ())
    found = await tables.leagues.start(found.id, HERE, ANA.id)
    assert (found.status, found.round, len(found.alive)) == (RUNNING, 1, 2)
    assert {row.played for row in found.standings} == {0}, "what has begun is not played yet"
    infos = [await tables.lookup.info(number) for number in found.alive]
    assert all(info.status is TableStatus.RUNNING for info in infos)
    assert {seat.user_id for info in infos for seat in info.seats} == {u.id for u in SIX[:4]}
    assert [info.name for info in infos] == ["Winter 1.1", "Winter 1.2"]
    first = await won(tables, found.alive[0])
    assert await steward.look() == 0  # the other table still plays
    second = await won(tables, found.alive[1])
    assert await steward.look() == 1
    assert await steward.look() == 0
    found = await now(tables, found)
    assert (found.round, len(found.alive), len(found.tables)) == (2, 2, 4)
    assert {row.user_id: row.points for row in found.standings} == {
        first[0]: 1, second[0]: 1, first[1]: 0, second[1]: 0
    }  # fmt: skip
    meeting = [{seat.user_id for seat in (await tables.lookup.info(number)).seats} for number in found.alive]
    assert {first[0], second[0]} in meeting  # the best meet, and nobody meets again
    for number in found.alive:
        await won(tables, number)
    assert await steward.look() == 1
    found = await now(tables, found)
    assert (found.status, found.alive) == (OVER, ())
    assert [row.points for row in found.standings] == [2, 1, 1, 0]
    assert [row.wins for row in found.standings] == [2, 1, 1, 0]
    assert sum(row.strength for row in found.standings) == sum(2 * row.points for row in found.standings)
    assert len(await rows(db, m.results)) == 4


async def test_an_odd_one_rests_and_loses_nothing(tables: Tables, steward: RoundsAndQueues) -> None:
    found = await league(tables, SIX[:3])
    found = await tables.leagues.start(found.id, HERE, ANA.id)
    assert len(found.alive) == 1
    await won(tables, found.alive[0])
    await steward.look()
    found = await now(tables, found)
    rested = next(row for row in found.standings if not row.played or row.points == 0.5)
    assert rested.points == 0.5
    playing = {seat.user_id for seat in (await tables.lookup.info(found.alive[0])).seats}
    assert rested.user_id in playing


async def test_a_substitute_comes_for_who_leaves(tables: Tables, steward: RoundsAndQueues) -> None:
    found = await tables.leagues.start((await league(tables)).id, HERE, ANA.id)
    await tables.leagues.leave(found.id, HERE, BEN.id)
    await tables.leagues.join(found.id, HERE, EVE)
    for number in found.alive:
        await won(tables, number)
    await steward.look()
    found = await now(tables, found)
    playing = {seat.user_id for number in found.alive for seat in (await tables.lookup.info(number)).seats}
    assert playing == {ANA.id, CAI.id, DOT.id, EVE.id}
    assert {row.user_id for row in found.standings if not row.here} == {BEN.id}
    assert next(row for row in found.standings if row.user_id == EVE.id).points == 0  # nothing for what went before


async def test_a_cancelled_table_holds_nobody_up_and_gives_nothing(tables: Tables, steward: RoundsAndQueues) -> None:
    found = await tables.leagues.start((await league(tables, SIX[:2])).id, HERE, ANA.id)
    await tables.cancel(found.alive[0], ANA.id)
    await tables.votes.vote(found.alive[0], BEN.id, MotionKind.CANCEL, True)
    assert await steward.look() == 1
    found = await now(tables, found)
    assert (found.round, [row.points for row in found.standings]) == (2, [0, 0])


async def test_too_few_are_left(tables: Tables, steward: RoundsAndQueues) -> None:
    found = await tables.leagues.start((await league(tables, SIX[:2])).id, HERE, ANA.id)
    await tables.leagues.leave(found.id, HERE, BEN.id)
    await won(tables, found.alive[0])
    await steward.look()
    assert (await now(tables, found)).status == OVER


async def test_a_round_opens_whole_or_not_at_all(
    tables: Tables, steward: RoundsAndQueues, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the first table of a round and the second: the next look opens both, once."""
    found = await tables.leagues.start((await league(tables)).id, HERE, ANA.id)
    for number in found.alive:
        await won(tables, number)
    opened, begin = [], tables.lobby.begin

    async def killed(change: Any) -> None:
        opened.append(change.loaded.table.name)
        if len(opened) == 2:
            raise ConnectionError("killed")
        await begin(change)

    monkeypatch.setattr(tables.lobby, "begin", killed)
    assert await steward.look() == 0
    assert opened == ["Winter 2.1", "Winter 2.2"]
    assert ((await now(tables, found)).round, len(await rows(db, m.tables))) == (1, 2)
    monkeypatch.undo()
    assert await steward.look() == 1
    assert ((await now(tables, found)).round, len(await rows(db, m.tables))) == (2, 4)


# -- who may not


@pytest.mark.parametrize("server", [2, None])
async def test_a_league_is_known_in_its_server_alone(tables: Tables, server: int | None) -> None:
    found = await league(tables)
    for call in (
        tables.leagues.get(found.id, server), tables.leagues.join(found.id, server, EVE),
        tables.leagues.leave(found.id, server, ANA.id), tables.leagues.start(found.id, server, ANA.id),
        tables.leagues.close(found.id, server, ANA.id, manager=True),
    ):  # fmt: skip
        with pytest.raises(UserError, match="no-such-league"):
            await call
    assert await tables.leagues.find(server) == []
    assert await now(tables, found) == found


async def test_refusals_change_nothing(tables: Tables, db: Database) -> None:
    found = await league(tables, SIX[:1])

    async def refused(key: str, call: Any) -> None:
        before = [await rows(db, table) for table in (m.leagues, m.league_members, m.tables)]
        with pytest.raises(UserError, match=key):
            await call
        assert [await rows(db, table) for table in (m.leagues, m.league_members, m.tables)] == before

    leagues = tables.leagues
    await refused("league-in", leagues.join(found.id, HERE, ANA))
    await refused("league-out", leagues.leave(found.id, HERE, BEN.id))
    await refused("league-few", leagues.start(found.id, HERE, ANA.id))
    await refused("only-organiser", leagues.start(found.id, HERE, BEN.id))
    await refused("only-organiser", leagues.close(found.id, HERE, BEN.id))
    await refused("league-rounds", league(tables, rounds=13))
    await refused("league-unnamed", league(tables, name=" \u200b "))
    await refused("seat-count", league(tables, seats=9))
    for _ in range(2):
        await league(tables, ())
    await refused("league-many", league(tables, ()))
    await leagues.join(found.id, HERE, BEN)
    await leagues.start(found.id, HERE, EVE.id, manager=True)
    await refused("league-started", leagues.start(found.id, HERE, ANA.id))
    await leagues.close(found.id, HERE, ANA.id)
    assert (await now(tables, found)).status == CLOSED
    await refused("league-over", leagues.join(found.id, HERE, EVE))
    await refused("league-over", leagues.close(found.id, HERE, ANA.id))


async def test_nobody_joins_the_last_round(tables: Tables) -> None:
    found = await tables.leagues.start((await league(tables, rounds=1)).id, HERE, ANA.id)
    with pytest.raises(UserError, match="league-over"):
        await tables.leagues.join(found.id, HERE, EVE)


async def test_a_closed_league_opens_nothing_more(tables: Tables, steward: RoundsAndQueues) -> None:
    found = await tables.leagues.start((await league(tables)).id, HERE, ANA.id)
    await tables.leagues.close(found.id, HERE, ANA.id)
    for number in found.alive:
        await won(tables, number)
    assert await steward.look() == 0
    assert dataclasses.replace(await now(tables, found)).round == 1
