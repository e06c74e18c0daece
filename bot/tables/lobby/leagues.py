"""Leagues: people who play several rounds of a game, at tables that open by themselves.

What a league is worth is read from the results of its tables, never stored. A round is opened by one transaction:
either all its tables stand and the round is counted, or none.
"""

from __future__ import annotations

import dataclasses
import random
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.common.safe_names import called
from bot.store import models as m
from bot.tables.clock import schedule
from bot.tables.lobby import pairing
from bot.tables.lobby.auto_start import open_seated
from bot.tables.lobby.lobby import Lobby
from bot.tables.lobby.setup import NAME_LENGTH, check_options, tidy
from bot.tables.members import moderation
from bot.tables.model import DRAWN, DeadlinePolicy, TableStatus, UserRef
from bot.tables.unit.change import TableStore

OPEN, RUNNING, OVER, CLOSED = "open", "running", "over", "closed"
MOST_ROUNDS, MOST_MEMBERS, MOST_OPEN = 12, 120, 3
"""Rounds of a league, its members, and leagues one person may have going on at a time."""
APART = 1000
"""Two who keep away from each other are paired like two who have met so often: when there is no other way."""
_OVER = (TableStatus.FINISHED.value, TableStatus.CANCELLED.value)


@dataclasses.dataclass(frozen=True, slots=True)
class Row:
    """A line of the standings."""

    user_id: int
    """The member."""
    name: str
    """What they are called."""
    points: float
    """One for everybody they beat, a half for everybody level with them; a rest counts as half a table."""
    wins: int
    """How many tables they won, alone or with others."""
    strength: float
    """The points of those they met, added up."""
    played: int
    """How many tables of theirs came to their end."""
    here: bool
    """They play the next round; not so once they have left."""


@dataclasses.dataclass(frozen=True, slots=True)
class League:
    """A league with its standings."""

    id: int
    """The league's number."""
    guild_id: int
    """The server it is played on."""
    channel_id: int
    """The channel where the tables of its rounds are opened."""
    organiser_id: int
    """The user who opened it."""
    name: str
    """The name that its organiser gave it."""
    game: str
    """The id of its game."""
    seat_count: int
    """How many seats its tables have."""
    rounds: int
    """How many rounds it has in all."""
    round: int
    """The round that is played or was last, from 1; 0 before the first."""
    status: str
    """``open``, ``running``, ``over`` or ``closed``."""
    standings: tuple[Row, ...]
    """Its members, the best first."""
    tables: tuple[tuple[int, int], ...]
    """All its tables: round, and number of the table."""
    alive: tuple[int, ...]
    """The numbers of this round's tables that still play."""


class Leagues:
    """Everything people do with leagues. A league is known in its server alone."""

    def __init__(self, store: TableStore, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        organiser: UserRef,
        name: str,
        game: str,
        seats: int,
        rounds: int,
        policy: DeadlinePolicy | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> League:
        """Open a league, in which its organiser plays only if they join."""
        chosen = check_options(self.store.rules(game), seats, options or {})
        policy = policy or DeadlinePolicy()
        schedule.check(policy)
        if seats < 2:
            raise UserError("seat-count", game=game, least=2, most=max(self.store.rules(game).seats))
        if not 1 <= rounds <= MOST_ROUNDS:
            raise UserError("league-rounds", most=MOST_ROUNDS)
        tidied = tidy(name, NAME_LENGTH)
        if not tidied:
            raise UserError("league-unnamed")
        g = m.leagues.c
        async with self.store.db.write() as connection:
            await moderation.may_open(connection, guild_id, organiser.id)
            mine = sa.select(sa.func.count()).where(g.organiser_id == organiser.id, g.status.in_((OPEN, RUNNING)))
            if int(await connection.scalar(mine) or 0) >= MOST_OPEN:
                raise UserError("league-many", most=MOST_OPEN)
            number = await connection.scalar(
                m.leagues.insert()
                .values(
                    guild_id=guild_id, channel_id=channel_id, organiser_id=organiser.id, name=tidied, game=game,
                    seat_count=seats, options=chosen, policy=msgspec.json.encode(policy).decode(), rounds=rounds,
                    round=0, status=OPEN, seed=secrets.token_hex(16), created_at=self.store.clock.now(),
                )
                .returning(g.id)
            )  # fmt: skip
            return await _league(connection, int(number or 0))

    async def find(self, guild_id: int | None) -> list[League]:
        """The leagues of a server that are not closed, the newest first."""
        g = m.leagues.c
        async with self.store.db.read() as connection:
            ids = await connection.scalars(
                sa.select(g.id)
                .where(g.guild_id == (guild_id or -1), g.status != CLOSED)
                .order_by(g.id.desc())
                .limit(25)
            )
            return [await _league(connection, number) for number in list(ids)]

    async def get(self, league_id: int, guild_id: int | None) -> League:
        """A league of this server, else ``no-such-league``."""
        async with self.store.db.read() as connection:
            found = await _league(connection, league_id)
        if found.guild_id != guild_id:
            raise UserError("no-such-league")
        return found

    async def join(self, league_id: int, guild_id: int | None, user: UserRef) -> League:
        """Take part: from the first round, or of a league that runs from the next one on."""
        await self.get(league_id, guild_id)
        async with self.store.db.write() as connection:
            league = await _locked(connection, league_id)
            await moderation.may_open(connection, league.guild_id, user.id)
            if league.status not in (OPEN, RUNNING) or (league.status == RUNNING and league.round >= league.rounds):
                raise UserError("league-over")
            here = [row for row in league.standings if row.here]
            if any(row.user_id == user.id for row in here):
                raise UserError("league-in")
            if len(here) >= MOST_MEMBERS:
                raise UserError("league-full", most=MOST_MEMBERS)
            values = {"league_id": league_id, "user_id": user.id, "name": called(user.name, len(here)), "here": True,
                      "locale": user.locale, "since": league.round + 1}  # fmt: skip
            await self.store.db.upsert(connection, m.league_members, values, ("name", "here", "locale", "since"))
            return await _league(connection, league_id)

    async def leave(self, league_id: int, guild_id: int | None, user_id: int) -> League:
        """Take part in no further round; what was played stands."""
        await self.get(league_id, guild_id)
        c = m.league_members.c
        async with self.store.db.write() as connection:
            league = await _locked(connection, league_id)
            if not any(row.user_id == user_id and row.here for row in league.standings):
                raise UserError("league-out")
            mine = sa.and_(c.league_id == league_id, c.user_id == user_id)
            if league.status == OPEN:
                await connection.execute(m.league_members.delete().where(mine))
            else:
                await connection.execute(m.league_members.update().where(mine).values(here=False))
            return await _league(connection, league_id)

    async def start(self, league_id: int, guild_id: int | None, user_id: int, *, manager: bool = False) -> League:
        """Open the first round."""
        await self._must_organise(league_id, guild_id, user_id, manager)
        async with self.store.db.write() as connection:
            league = await _locked(connection, league_id)
            if league.status != OPEN:
                raise UserError("league-started")
            if sum(row.here for row in league.standings) < league.seat_count:
                raise UserError("league-few", seats=league.seat_count)
            opened = await self._open_round(connection, league)
        self.store.work()
        return opened

    async def close(self, league_id: int, guild_id: int | None, user_id: int, *, manager: bool = False) -> League:
        """End a league: no further round opens, tables that run play on."""
        await self._must_organise(league_id, guild_id, user_id, manager)
        async with self.store.db.write() as connection:
            league = await _locked(connection, league_id)
            if league.status not in (OPEN, RUNNING):
                raise UserError("league-over")
            await _set(connection, league_id, status=CLOSED)
        return dataclasses.replace(league, status=CLOSED)

    async def _must_organise(self, league_id: int, guild_id: int | None, user_id: int, manager: bool) -> None:
        league = await self.get(league_id, guild_id)
        if league.organiser_id != user_id and not manager:
            raise UserError("only-organiser")

    # -- rounds

    async def due(self) -> list[int]:
        """Leagues whose round is played to its end."""
        g, n, t = m.leagues.c, m.league_tables.c, m.tables.c
        alive = (
            sa.select(n.table_id)
            .join(m.tables, t.id == n.table_id)
            .where(n.league_id == g.id, n.round == g.round, t.status.not_in(_OVER))
        )
        async with self.store.db.read() as connection:
            found = await connection.scalars(sa.select(g.id).where(g.status == RUNNING, sa.not_(alive.exists())))
            return list(found)

    async def advance(self, league_id: int) -> League:
        """Open the next round of a league whose round is over, or end it after the last; else nothing changes."""
        async with self.store.db.write() as connection:
            league = await _locked(connection, league_id)
            if league.status != RUNNING or league.alive:
                return league
            few = sum(row.here for row in league.standings) < league.seat_count
            if league.round >= league.rounds or few:
                await _set(connection, league_id, status=OVER)
                league = dataclasses.replace(league, status=OVER)
            else:
                league = await self._open_round(connection, league)
        self.store.work()
        return league

    async def _open_round(self, connection: AsyncConnection, league: League) -> League:
        row = (await connection.execute(sa.select(m.leagues).where(m.leagues.c.id == league.id))).one()
        members = {
            user: UserRef(user, name, locale)
            for user, name, locale in await connection.execute(
                sa.select(m.league_members.c.user_id, m.league_members.c.name, m.league_members.c.locale).where(
                    m.league_members.c.league_id == league.id, m.league_members.c.here
                )
            )
        }
        order = [line.user_id for line in league.standings if line.here]
        if not league.round:
            random.Random(row.seed).shuffle(order)
        past = await _past(connection, league.id)
        met = past.met + Counter(dict.fromkeys(await moderation.pairs_apart(connection, order), APART))
        tables, _ = pairing.pair(order, league.seat_count, met, past.rested(order, league.round), past.sat)
        number = league.round + 1
        for place, people in enumerate(tables, 1):
            name = f"{league.name} {number}.{place}"[-NAME_LENGTH:]
            table_id = await self._open_table(connection, row, name, [members[user] for user in people])
            await connection.execute(
                m.league_tables.insert().values(league_id=league.id, round=number, table_id=table_id)
            )
        await _set(connection, league.id, status=RUNNING, round=number)
        return await _league(connection, league.id)

    async def _open_table(self, connection: AsyncConnection, league: Any, name: str, people: list[UserRef]) -> int:
        """A table of a league at which everybody sits, begun at once."""
        change = await open_seated(
            self.lobby, connection, guild_id=league.guild_id, channel_id=league.channel_id, game=league.game, name=name,
            organiser_id=league.organiser_id, options=league.options, policy=league.policy, people=people,
        )  # fmt: skip
        await change.flush()
        return change.loaded.table.id


@dataclasses.dataclass(frozen=True, slots=True)
class _Past:
    """What was played."""

    met: Counter[frozenset[int]]
    """How often two people met, by the pair of them."""
    sat: Counter[tuple[int, int]]
    """How often somebody sat where, by user and seat."""
    rounds: Mapping[int, set[int]]
    """In which rounds somebody played, by user."""

    def rested(self, users: Sequence[int], round_: int) -> dict[int, int]:
        """In how many rounds each did not play."""
        return {user: round_ - len(self.rounds.get(user, ())) for user in users}


async def _past(connection: AsyncConnection, league_id: int) -> _Past:
    n, h = m.league_tables.c, m.holders.c
    rows = await connection.execute(
        sa.select(n.round, n.table_id, h.seat, h.user_id)
        .join(m.holders, h.table_id == n.table_id)
        .where(n.league_id == league_id, h.seat >= 0)
        .order_by(n.table_id, h.seat)
    )
    at: dict[int, list[int]] = {}
    sat: Counter[tuple[int, int]] = Counter()
    rounds: dict[int, set[int]] = {}
    for round_, table_id, seat, user in rows:
        at.setdefault(table_id, []).append(user)
        sat[user, seat] += 1
        rounds.setdefault(user, set()).add(round_)
    met = Counter(frozenset((a, b)) for users in at.values() for a in users for b in users if a < b)
    return _Past(met, sat, rounds)


async def _locked(connection: AsyncConnection, league_id: int) -> League:
    """A league that nobody else changes until the transaction ends."""
    if connection.dialect.name != "sqlite":
        await connection.execute(sa.select(m.leagues.c.id).where(m.leagues.c.id == league_id).with_for_update())
    return await _league(connection, league_id)


async def _set(connection: AsyncConnection, league_id: int, **values: Any) -> None:
    await connection.execute(m.leagues.update().where(m.leagues.c.id == league_id).values(**values))


async def _league(connection: AsyncConnection, league_id: int) -> League:
    g, n, t = m.leagues.c, m.league_tables.c, m.tables.c
    row = (await connection.execute(sa.select(m.leagues).where(g.id == league_id))).first()
    if row is None:
        raise UserError("no-such-league")
    played = (
        await connection.execute(
            sa.select(n.round, n.table_id, t.status)
            .join(m.tables, t.id == n.table_id)
            .where(n.league_id == league_id)
            .order_by(n.table_id)
        )
    ).all()
    alive = tuple(p.table_id for p in played if p.round == row.round and p.status not in _OVER)
    over = row.round if not alive else row.round - 1
    return League(
        row.id, row.guild_id, row.channel_id, row.organiser_id, row.name, row.game, row.seat_count, row.rounds,
        row.round, row.status, await _standings(connection, row, max(over, 0)),
        tuple((p.round, p.table_id) for p in played), alive,
    )  # fmt: skip


async def _standings(connection: AsyncConnection, league: Any, over: int) -> tuple[Row, ...]:
    """The best first: points, wins, the strength of those one met, and the lot that was drawn at the start. Rounds that
    one did not play count half a table, as far as they are over and one was there."""
    c, n, r, p = m.league_members.c, m.league_tables.c, m.results.c, m.placings.c
    members = (await connection.execute(sa.select(m.league_members).where(c.league_id == league.id))).all()
    rows = await connection.execute(
        sa.select(n.table_id, n.round, r.why, p.seat, p.user_id, p.place)
        .join(m.results, r.table_id == n.table_id)
        .join(m.placings, p.result_id == r.id)
        .where(n.league_id == league.id, p.seat >= 0)
    )
    tables: dict[int, list[Any]] = {}
    for row in rows:
        tables.setdefault(row.table_id, []).append(row)
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    ended: Counter[int] = Counter()
    met: dict[int, list[int]] = {}
    for seats in tables.values():
        worth = pairing.shares({s.seat: s.place for s in seats}, league.seat_count)
        for s in seats:
            if s.user_id is None:
                continue
            ended[s.user_id] += 1
            points[s.user_id] += int(2 * worth[s.seat])
            wins[s.user_id] += s.place == 1 and s.why != DRAWN
            met.setdefault(s.user_id, []).extend(o.user_id for o in seats if o.user_id not in (None, s.user_id))
    past = await _past(connection, league.id)
    for member in members:
        for round_ in range(member.since, over + 1):
            if member.here and round_ not in past.rounds.get(member.user_id, ()):
                points[member.user_id] += league.seat_count - 1
    lots = {member.user_id: random.Random(f"{league.seed}{member.user_id}").random() for member in members}
    found = [
        Row(
            member.user_id, member.name, points[member.user_id] / 2, wins[member.user_id],
            sum(points[other] for other in met.get(member.user_id, ())) / 2,
            ended[member.user_id], member.here,
        )
        for member in members
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda row: (-row.points, -row.wins, -row.strength, lots[row.user_id])))
