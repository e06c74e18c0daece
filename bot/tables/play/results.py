"""What finished games leave behind: places, ratings, and what people may learn of one another from them.

A result is written with the last change of its game, and never again: it stands exactly once, whatever is killed when.
Games that say nothing about strength are kept and move no rating.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.store import models as m
from bot.tables.model import DRAWN, TableStatus
from bot.tables.play import rated
from bot.tables.play.rating import Rating, rate
from bot.tables.unit.change import Change, TableStore
from engine.core import Outcome

RECENT = 8
"""Games that a card lists."""
LISTED = 15
"""People that a ranking lists."""
Wrong = tuple[int, int, Rating, Rating]
"""A placing whose rating does not follow from the games: result, seat, what stands there and what should."""
_MOST = 2000
"""Games of one person that are looked at, the newest first."""


async def note(change: Change, outcome: Outcome, turn: int) -> None:
    """Write down how a game ended, and what that says about the strength of its people.

    Lessons, forks and practice tables leave nothing behind. Games of one kind are rated one after another, whichever
    process writes them.
    """
    table = change.loaded.table
    if table.alone or table.practice:
        return
    unrated, rows = await rated.entries(change, outcome, turn)
    if not change.db.sqlite:
        await change.connection.execute(sa.select(m.instance.c.id).with_for_update())
    number = await change.connection.scalar(
        m.results.insert()
        .values(
            table_id=table.id,
            guild_id=table.guild_id,
            game=table.game,
            seat_count=table.seat_count,
            turn=max(turn, 0),
            why=outcome.reason,
            unrated=unrated,
            private=table.private,
            started_at=table.started_at or change.now,
            ended_at=change.now,
        )
        .returning(m.results.c.id)
    )
    after = await _rated(change, {row.user_id: row.place for row in rows if row.rated and row.user_id is not None})
    await change.connection.execute(
        m.placings.insert(),
        [
            {
                "result_id": number,
                "seat": row.seat,
                "user_id": row.user_id,
                "place": row.place,
                "scores": json.dumps(outcome.scores.get(row.seat, {})),
                "mu": None,
                "sigma": None,
                "weight": 1.0,
            }
            | (after.get(row.user_id or 0, {}) if row.rated else {})
            for row in rows
        ],
    )


async def _rated(change: Change, places: dict[int, int]) -> dict[int, dict[str, float]]:
    """What is written of the ratings of people after a game, by their places in it."""
    if not places:
        return {}
    table = change.loaded.table
    before = await ratings(change.connection, places, table.game, table.seat_count)
    weights = await rated.weights(change, list(places))
    new = rate(
        [before.get(user, Rating()) for user in places], list(places.values()), [weights[user] for user in places]
    )
    return {
        user: {"mu": rating.mu, "sigma": rating.sigma, "weight": weights[user]}
        for user, rating in zip(places, new, strict=True)
    }


async def ratings(
    connection: AsyncConnection, users: Iterable[int], game: str, seat_count: int, *, until: int | None = None
) -> dict[int, Rating]:
    """The ratings that people have at a game with so many seats, or had before the result ``until``; who was never
    rated has none."""
    p, r = m.placings.c, m.results.c
    last = (
        sa.select(p.user_id, sa.func.max(p.result_id).label("result_id"))
        .select_from(m.placings.join(m.results))
        .where(p.user_id.in_(list(users)), p.mu.is_not(None), r.game == game, r.seat_count == seat_count)
        .where(sa.true() if until is None else r.id < until)
        .group_by(p.user_id)
        .subquery()
    )
    rows = await connection.execute(
        sa.select(p.user_id, p.mu, p.sigma).join(
            last, sa.and_(last.c.user_id == p.user_id, last.c.result_id == p.result_id)
        )
    )
    return {user: Rating(mu, sigma) for user, mu, sigma in rows}


@dataclasses.dataclass(frozen=True, slots=True)
class Played:
    """One finished game of a person."""

    number: int
    """The number of its table."""
    game: str
    """The id of the game."""
    of: int
    """How many seats it had."""
    seat: int
    """The seat they had, from 0, also where they left it before the end."""
    place: int
    """Their place from 1, tied seats share one; 0 when nobody won."""
    why: str
    """An ``outcome`` message of the rules or of the people."""
    rated: bool
    """The game moved ratings."""
    ended_at: float
    """When it ended, in seconds since 1970."""


@dataclasses.dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands at a game with so many seats."""

    game: str
    """The id of the game."""
    of: int
    """How many seats."""
    played: int
    """How many such games of theirs are finished."""
    won: int
    """How many of these they won, draws left out."""
    rating: Rating | None
    """Their rating now, ``None`` before the first game that was rated."""
    course: tuple[int, ...]
    """The points after each rated game, oldest first."""


@dataclasses.dataclass(frozen=True, slots=True)
class Card:
    """What a person's games say of them."""

    user_id: int
    """The person."""
    standings: tuple[Standing, ...]
    """Games and numbers of seats that they have finished, the most played first."""
    recent: tuple[Played, ...]
    """Their last games, newest first, as far as whoever asks may know of them."""
    left: int
    """How many games they did not play to their end."""

    @property
    def played(self) -> int:
        return sum(standing.played for standing in self.standings)


@dataclasses.dataclass(frozen=True, slots=True)
class Versus:
    """Two people's common games."""

    games: tuple[tuple[str, int, int, int], ...]
    """Game, games in which the first was placed before the other, in which the second was, in which neither; by
    game."""


@dataclasses.dataclass(frozen=True, slots=True)
class House:
    """How a seat of a game fared over all servers."""

    seat: int
    """The seat, from 0."""
    of: int
    """How many seats the game had."""
    played: int
    """How many such games are finished."""
    won: int
    """How many of these the seat won, draws left out."""


@dataclasses.dataclass(frozen=True, slots=True)
class Ladder:
    """A game: who is how strong on a server, and how its seats fared over all servers."""

    game: str
    """The id of the game."""
    of: int
    """How many seats."""
    guild_id: int | None
    """The server, ``None`` where it is asked for outside of servers, and nobody is ranked."""
    entries: tuple[tuple[int, Rating, int], ...]
    """User, rating, and number of rated games, the strongest first."""
    houses: tuple[House, ...]
    """How each seat fared, in the order of their numbers."""
    played: int
    """How many such games are finished."""
    turns: float
    """How many turns they took on average."""
    days: float
    """How many days they took on average."""


class Results:
    """What may be learnt of finished games. Nobody learns of a table that they might not know of."""

    def __init__(self, store: TableStore) -> None:
        self.store = store

    async def card(self, user_id: int, asker: int, guild_id: int | None) -> Card:
        """A person's card. Of themselves everybody sees all; of others the recent games of this server alone that were
        no private ones. Raises ``stats-none`` for who has finished no game, or wants to stay unlisted."""
        own = user_id == asker
        p, r = m.placings.c, m.results.c
        async with self.store.db.read() as connection:
            if not own and not await _listed(connection, user_id):
                raise UserError("stats-none")
            rows = (
                await connection.execute(
                    sa.select(*_PLAYED, r.guild_id, r.private, p.mu, p.sigma)
                    .select_from(m.placings.join(m.results))
                    .where(p.user_id == user_id)
                    .order_by(r.id.desc())
                    .limit(_MOST)
                )
            ).all()
            left = await _left(connection, user_id)
        if not rows and not (own and left):
            raise UserError("stats-none-own" if own else "stats-none")
        seen = [row for row in rows if own or (row.guild_id == guild_id and not row.private)]
        return Card(user_id, _standings(rows), tuple(map(_played, seen[:RECENT])), left)

    async def versus(self, first: int, second: int, asker: int) -> Versus:
        """The games in which two people sat together, one of whom asks. Raises ``stats-versus-own`` for anybody else,
        and ``stats-none`` when there is none, or the other one wants to stay unlisted."""
        if asker not in (first, second) or first == second:
            raise UserError("stats-versus-own")
        other = second if asker == first else first
        a, b, r = m.placings.alias("a"), m.placings.alias("b"), m.results.c
        async with self.store.db.read() as connection:
            if not await _listed(connection, other):
                raise UserError("stats-none")
            rows = (
                await connection.execute(
                    sa.select(r.game, a.c.place, b.c.place)
                    .select_from(a.join(b, a.c.result_id == b.c.result_id).join(m.results, r.id == a.c.result_id))
                    .where(a.c.user_id == first, b.c.user_id == second)
                )
            ).all()
        if not rows:
            raise UserError("stats-none")
        counts: dict[str, list[int]] = {}
        for game, mine, yours in rows:
            ahead = 2 if mine == yours else 0 if mine < yours else 1
            counts.setdefault(game, [0, 0, 0])[ahead] += 1
        return Versus(tuple((game, *counts[game]) for game in sorted(counts)))  # type: ignore[misc]

    async def ladder(self, game: str, of: int, guild_id: int | None) -> Ladder:
        """Who plays a game on a server, the strongest first, among those who are listed; and how seats fared over all
        servers. Raises ``stats-game-none`` before the first game ended."""
        r = m.results.c
        kind = sa.and_(r.game == game, r.seat_count == of)
        async with self.store.db.read() as connection:
            whole = (
                await connection.execute(
                    sa.select(sa.func.count(), sa.func.avg(r.turn), sa.func.avg(r.ended_at - r.started_at)).where(kind)
                )
            ).one()
            if not whole[0]:
                raise UserError("stats-game-none")
            houses = await _houses(connection, game, of)
            entries = await _entries(connection, game, of, guild_id) if guild_id is not None else []
        days = float(whole[2]) / 86400
        return Ladder(game, of, guild_id, tuple(entries), tuple(houses), whole[0], float(whole[1]), days)

    async def moved(self, table_id: int) -> list[tuple[int, int, int]]:
        """How a game moved the ratings of its people, as far as they are listed: seat, points before and after."""
        p, r, u = m.placings.c, m.results.c, m.users.c
        async with self.store.db.read() as connection:
            rows = (
                await connection.execute(
                    sa.select(r.id, r.game, r.seat_count, p.seat, p.user_id, p.mu, p.sigma)
                    .select_from(m.placings.join(m.results).outerjoin(m.users, u.id == p.user_id))
                    .where(r.table_id == table_id, p.mu.is_not(None), p.user_id.is_not(None), p.seat >= 0)
                    .where(sa.or_(u.listed.is_(None), u.listed))
                    .order_by(p.place, p.seat)
                )
            ).all()
            if not rows:
                return []
            one = rows[0]
            users = [row.user_id for row in rows]
            before = await ratings(connection, users, one.game, one.seat_count, until=one.id)
        return [(row.seat, before.get(row.user_id, Rating()).points, Rating(row.mu, row.sigma).points) for row in rows]

    async def unrated(self, table_id: int) -> str:
        """Why a game moved no rating: as ``note`` wrote it down, or what sort of table left no result behind; empty
        when it did, or was cancelled."""
        r, t = m.results.c, m.tables.c
        sort = sa.case((t.forked_from.is_not(None), "fork"), (t.lesson, "lesson"), (t.practice, "practice"), else_="")
        why = sa.func.coalesce(r.unrated, sort)
        query = sa.select(why).select_from(m.tables.outerjoin(m.results, r.table_id == t.id)).where(t.id == table_id)
        async with self.store.db.read() as connection:
            return await connection.scalar(query) or ""

    async def sizes(self, game: str) -> list[int]:
        """At how many seats a game was played to its end, the commonest first."""
        r = m.results.c
        query = sa.select(r.seat_count).where(r.game == game).group_by(r.seat_count)
        async with self.store.db.read() as connection:
            return list(await connection.scalars(query.order_by(sa.func.count().desc(), r.seat_count)))


_PLAYED = [m.results.c[name] for name in ("table_id", "game", "seat_count", "why", "unrated", "ended_at")] + [
    m.placings.c[name] for name in ("seat", "place")
]


def _played(row: Any) -> Played:
    seat = row.seat if row.seat >= 0 else -1 - row.seat
    return Played(row.table_id, row.game, row.seat_count, seat, row.place, row.why, not row.unrated, row.ended_at)


def _standings(rows: Sequence[Any]) -> tuple[Standing, ...]:
    """From a person's games, newest first."""
    kinds: dict[tuple[str, int], list[Any]] = {}
    for row in rows:
        kinds.setdefault((row.game, row.seat_count), []).append(row)
    found = []
    for (game, of), mine in kinds.items():
        rated = [Rating(row.mu, row.sigma) for row in reversed(mine) if row.mu is not None]
        won = sum(row.place == 1 and row.why != DRAWN for row in mine)
        course = tuple(rating.points for rating in rated)
        found.append(Standing(game, of, len(mine), won, rated[-1] if rated else None, course))
    return tuple(sorted(found, key=lambda standing: (-standing.played, standing.game, standing.of)))


async def _listed(connection: AsyncConnection, user_id: int) -> bool:
    found = await connection.scalar(sa.select(m.users.c.listed).where(m.users.c.id == user_id))
    return found is None or bool(found)


async def _left(connection: AsyncConnection, user_id: int) -> int:
    """Finished games in which somebody once held a seat that they did not hold at the end, or a computer for them."""
    h, s, t = m.holders.c, m.seats.c, m.tables.c
    query = (
        sa.select(sa.func.count(sa.distinct(h.table_id)))
        .select_from(
            m.holders.join(m.seats, sa.and_(s.table_id == h.table_id, s.seat == h.seat)).join(
                m.tables, t.id == h.table_id
            )
        )
        .where(
            h.user_id == user_id,
            sa.or_(s.user_id.is_(None), s.user_id != user_id, s.autopilot),
            t.status == TableStatus.FINISHED.value,
            sa.not_(t.practice),
            sa.not_(t.lesson),
            t.forked_from.is_(None),
        )
    )
    return int(await connection.scalar(query) or 0)


async def _houses(connection: AsyncConnection, game: str, of: int) -> list[House]:
    p, r = m.placings.c, m.results.c
    rows = await connection.execute(
        sa.select(p.seat, sa.func.count(), sa.func.sum(sa.case((sa.and_(p.place == 1, r.why != DRAWN), 1), else_=0)))
        .select_from(m.placings.join(m.results))
        .where(r.game == game, r.seat_count == of, p.seat >= 0)
        .group_by(p.seat)
        .order_by(p.seat)
    )
    return [House(seat, of, played, int(won)) for seat, played, won in rows]


async def _entries(connection: AsyncConnection, game: str, of: int, guild_id: int) -> list[tuple[int, Rating, int]]:
    """Listed people with a rated game of this kind on a server; their rating counts their games everywhere."""
    p, r, u = m.placings.c, m.results.c, m.users.c
    kind = (p.mu.is_not(None), r.game == game, r.seat_count == of)
    here = sa.select(p.user_id).select_from(m.placings.join(m.results)).where(*kind, r.guild_id == guild_id)
    rows = await connection.execute(
        sa.select(p.user_id, sa.func.count())
        .select_from(m.placings.join(m.results).outerjoin(m.users, u.id == p.user_id))
        .where(*kind, p.user_id.in_(here), sa.or_(u.listed.is_(None), u.listed))
        .group_by(p.user_id)
    )
    games = {user: count for user, count in rows if user is not None}
    known = await ratings(connection, games, game, of)
    entries = [(user, known[user], games[user]) for user in games]
    return sorted(entries, key=lambda entry: (-entry[1].points, entry[0]))[:LISTED]


async def again(connection: AsyncConnection) -> list[Wrong]:
    """Rate every game anew, oldest first: the placings that say something else."""
    p, r = m.placings.c, m.results.c
    rows = await connection.execute(
        sa.select(r.id, r.game, r.seat_count, p.seat, p.user_id, p.place, p.mu, p.sigma, p.weight)
        .select_from(m.placings.join(m.results))
        .where(r.unrated == "", p.mu.is_not(None))
        .order_by(r.id, p.seat)
    )
    games: dict[int, list[Any]] = {}
    for row in rows:
        games.setdefault(row.id, []).append(row)
    known: dict[tuple[str, int, int], Rating] = {}
    wrong = []
    for number, seats in games.items():
        before = [known.get((s.game, s.seat_count, s.user_id), Rating()) for s in seats]
        places, weights = [s.place for s in seats], [s.weight for s in seats]
        gone = any(s.user_id is None for s in seats)  # somebody had themselves forgotten: what stands there stays
        after = [Rating(s.mu, s.sigma) for s in seats] if gone else rate(before, places, weights)
        for row, new in zip(seats, after, strict=True):
            if row.user_id is not None:
                known[row.game, row.seat_count, row.user_id] = new
            stands = Rating(row.mu, row.sigma)
            if abs(stands.mu - new.mu) > 1e-6 or abs(stands.sigma - new.sigma) > 1e-6:
                wrong.append((number, row.seat, stands, new))
    return wrong


async def correct(connection: AsyncConnection, wrong: Sequence[Wrong]) -> None:
    """Write what ``again`` found, by one statement however much it is."""
    if not wrong:
        return
    p = m.placings.c
    rated = (
        m.placings.update()
        .where(p.result_id == sa.bindparam("of_result"), p.seat == sa.bindparam("of_seat"))
        .values(mu=sa.bindparam("new_mu"), sigma=sa.bindparam("new_sigma"))
    )
    await connection.execute(
        rated,
        [
            {"of_result": number, "of_seat": seat, "new_mu": new.mu, "new_sigma": new.sigma}
            for number, seat, _, new in wrong
        ],
    )
