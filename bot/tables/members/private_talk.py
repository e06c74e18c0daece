"""Talk in private, by pair and group, through Herald: what one says is told to the others in direct messages.

Herald carries it because a thread cannot keep what a table promises: whoever manages the server reads private threads,
they show who is in them, and nobody can be kept silent there. A talk belongs to its seats while they play and to those
who heard it for ever: whoever has a seat later reads nothing of what was said before. When the game is over nobody says
anything more; it stays private unless everybody who took part wants it published.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.common.errors import UserError
from bot.common.rate_limit import Limit
from bot.common.safe_names import tidy
from bot.store import models as m
from bot.tables.members.moderation import apart
from bot.tables.members.talk_rules import must_talk
from bot.tables.model import TableStatus
from bot.tables.unit.change import Change, TableStore, seat_at
from bot.tables.unit.loaded import LoadedTable
from engine.core import SeatRef

LONGEST = 700
"""Characters of what is said at once."""
SAID = 20
"""Things a person may say at once; every ``AGAIN`` seconds one more. Each sends messages to others."""
AGAIN = 15.0
TWICE = 60.0
"""Seconds in which the same words, said last in a talk, are the same form sent off twice, and not said anew."""


@dataclasses.dataclass(frozen=True, slots=True)
class Said:
    """Something that was said."""

    seat: int
    """The seat that said it."""
    text: str
    """What was said, as they wrote it."""
    at: float
    """When, in seconds since 1970."""


@dataclasses.dataclass(frozen=True, slots=True)
class Talk:
    """A private talk as somebody may read it."""

    table_id: int
    """The table whose players talk."""
    seats: tuple[int, ...]
    """Those in it, in order."""
    lines: tuple[Said, ...] = ()
    """What they said or heard, oldest first."""
    people: int = 0
    """How many people are in it: whoever said something, or was told something."""
    consents: int = 0
    """How many of these want it published."""
    wanted: bool = False
    """Whether its reader does."""
    published: bool = False
    """Everybody may read it."""


class Talks:
    """Saying, reading and publishing."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._said = Limit(SAID, AGAIN, store.clock)

    async def say(self, table_id: int, user_id: int, text: str, seats: Sequence[int] | Mapping[int, int]) -> Talk:
        """Say something to other seats; one's own may be among them. Seats that come with their arrivals mean whoever
        had them then: nobody else hears it.

        Raises ``seats-moved``, ``talk-none``, ``talk-public``, ``talk-rulebook``, ``talk-grace`` (see ``press``),
        ``talk-nobody``, ``talk-alone``, ``talk-empty``, ``talk-long``, ``talk-again`` or ``slow-down``.
        """
        said = tidy(text)
        if not said:
            raise UserError("talk-empty")
        if len(said) > LONGEST:
            raise UserError("talk-long", most=LONGEST)
        async with self.store.change(table_id) as change:
            loaded = change.loaded
            own = next((s.seat for s in loaded.seats if s.user_id == user_id), None)
            if own is None:
                raise UserError("not-seated")
            must_talk(loaded, self.store.rules(loaded.table.game), change.now)
            members = sorted({*seats, own})
            for number in members:
                seat = seat_at(loaded, number)
                if isinstance(seats, Mapping) and number != own and seats[number] != seat.arrivals:
                    raise UserError("seats-moved", **loaded.about(seat))
                if number != own and seat.user_id in (None, user_id):
                    raise UserError("talk-nobody", seat=number + 1, why="free" if seat.user_id is None else "own")
            if len(members) < 2:
                raise UserError("talk-alone")
            talk = await _begun(change, members)
            if await _just_said(change, talk, user_id, members, said):
                raise UserError("talk-again")
            self._spend(user_id)
            await _tell(change, talk, own, user_id, members, said)
            return await _read(change.connection, loaded, talk, user_id)

    def _spend(self, user_id: int) -> None:
        seconds = self._said.wait(user_id)
        if seconds:
            raise UserError("slow-down", seconds=seconds)
        self._said.spend(user_id)

    async def mine(self, table_id: int, user_id: int) -> list[Talk]:
        """The talks of a table in which somebody said or heard something, and those that were published."""
        t = m.talks.c
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            numbers = await connection.scalars(sa.select(t.id).where(t.table_id == table_id).order_by(t.id))
            found = [await _read(connection, loaded, number, user_id) for number in numbers.all()]
        return [talk for talk in found if talk.lines]

    async def read(self, table_id: int, user_id: int, seats: Sequence[int]) -> Talk:
        """That of these seats. Raises ``talk-unknown``."""
        async with self.store.db.read() as connection:
            loaded = await self.store.load(connection, table_id)
            talk = await _find(connection, table_id, seats)
            if talk is None:
                raise UserError("talk-unknown")
            found = await _read(connection, loaded, talk, user_id)
        if not found.lines:
            raise UserError("talk-unknown")
        return found

    async def publish(self, table_id: int, user_id: int, seats: Sequence[int], *, yes: bool = True) -> Talk:
        """Want a talk of a game that is over published, or not any more. When all its people want so, everybody reads
        it; nothing takes that back. Raises ``talk-running`` and ``talk-unknown``."""
        async with self.store.change(table_id) as change:
            loaded, connection, t = change.loaded, change.connection, m.talks.c
            talk = await _find(connection, table_id, seats)
            people = set() if talk is None else await _people(connection, talk)
            if talk is None or not (await _read(connection, loaded, talk, user_id)).lines:
                raise UserError("talk-unknown")
            if loaded.status not in (TableStatus.FINISHED, TableStatus.CANCELLED):
                raise UserError("talk-running")
            before = await _consents(connection, talk)
            published = await connection.scalar(sa.select(t.published_at).where(t.id == talk)) is not None
            if not published and yes != (user_id in before):
                await _consent(change, talk, user_id, yes=yes)
                whom, token = _named(sorted(seats)), token_of(_sat(loaded, seats))
                if yes and people <= before | {user_id}:
                    await connection.execute(m.talks.update().where(t.id == talk).values(published_at=change.now))
                    change.note("note-talk-published", button="talked", token=token, whom=whom)
                elif yes and not before:
                    for other in sorted(people - {user_id}):
                        if (await _read(connection, loaded, talk, other)).lines:  # else they know of none
                            change.whisper(other, "whisper-publish", button="publish", token=token, whom=whom)
            return await _read(connection, loaded, talk, user_id)


def token_of(sat: Mapping[int, int]) -> str:
    """What a button or a form carries about the talk of these seats, each with its arrivals: who has them now. A number
    of its own would tell how much others talk."""
    return ".".join(f"{seat}~{arrivals}" if arrivals else str(seat) for seat, arrivals in sorted(sat.items()))


def sat_of(token: str) -> dict[int, int]:
    """The seats of such a token with their arrivals; none of one that was never made."""
    pairs = [part.partition("~")[::2] for part in token.split(".")]
    return {int(n): int(at or 0) for n, at in pairs if _small(n) and (not at or _small(at))}


def _small(text: str) -> bool:
    return text.isdecimal() and len(text) < 3


def _sat(loaded: LoadedTable, seats: Iterable[int]) -> dict[int, int]:
    """Seats with their arrivals."""
    return {seat: loaded.seats[seat].arrivals for seat in seats}


def _key(seats: Sequence[int]) -> str:
    return "," + "".join(f"{n}," for n in sorted(set(seats)))


async def _find(connection: AsyncConnection, table_id: int, seats: Sequence[int]) -> int | None:
    """The number of the talk between these seats."""
    t = m.talks.c
    found = await connection.scalar(sa.select(t.id).where(t.table_id == table_id, t.seats == _key(seats)))
    return None if found is None else int(found)


async def _begun(change: Change, members: Sequence[int]) -> int:
    """The number of the talk between these seats, a new one if there is none yet."""
    known = await _find(change.connection, change.loaded.table.id, members)
    if known is not None:
        return known
    row = {"table_id": change.loaded.table.id, "seats": _key(members), "published_at": None}
    return int((await change.connection.execute(m.talks.insert().values(**row).returning(m.talks.c.id))).scalar_one())


async def _just_said(change: Change, talk: int, user_id: int, members: Sequence[int], said: str) -> bool:
    """Whether these were the last words in a talk, as far as who says them can know, and the same people heard them."""
    loaded, connection, t, h = change.loaded, change.connection, m.talk_lines.c, m.talk_heard.c
    lines = (await _read(connection, loaded, talk, user_id)).lines
    mine = [loaded.seats[n].seat for n in members if loaded.seats[n].user_id == user_id]
    if not lines or lines[-1].seat not in mine or lines[-1].text != said or change.now - lines[-1].at >= TWICE:
        return False
    line = sa.select(sa.func.max(t.id)).where(t.talk_id == talk, t.user_id == user_id).scalar_subquery()
    ears = set(await connection.scalars(sa.select(h.user_id).where(h.line_id == line)))
    return {loaded.seats[n].user_id for n in members} <= ears | {user_id, None}


async def _tell(change: Change, talk: int, own: int, user_id: int, members: Sequence[int], said: str) -> None:
    """Keep what was said, and tell it to those who have the other seats now. Whoever has blocked the other hears
    nothing, and nobody learns that: of the talk they are all the same."""
    loaded = change.loaded
    told: dict[int, bool] = {}
    token = token_of(_sat(loaded, members))
    for number in members:
        other = loaded.seats[number].user_id
        if other is None or other in (user_id, *told):
            continue
        told[other] = not await apart(change.connection, user_id, [other])
        if not told[other]:
            continue
        change.whisper(
            other, "whisper-talk", button="talk", token=token, name=_named([own])[0],
            whom=_named([n for n in members if n != own]), text=said,
        )  # fmt: skip
    row = {"talk_id": talk, "seat": own, "user_id": user_id, "text": said, "at": change.now}
    number = (
        await change.connection.execute(m.talk_lines.insert().values(**row).returning(m.talk_lines.c.id))
    ).scalar_one()
    if told:
        ears = [{"line_id": number, "user_id": other, "kept": not heard} for other, heard in told.items()]
        await change.connection.execute(m.talk_heard.insert(), ears)


async def _consent(change: Change, talk: int, user_id: int, *, yes: bool) -> None:
    c = m.talk_consents.c
    if yes:
        await change.db.upsert(change.connection, m.talk_consents, {"talk_id": talk, "user_id": user_id}, ())
    else:
        await change.connection.execute(m.talk_consents.delete().where(c.talk_id == talk, c.user_id == user_id))


async def _consents(connection: AsyncConnection, talk: int) -> set[int]:
    c = m.talk_consents.c
    return set(await connection.scalars(sa.select(c.user_id).where(c.talk_id == talk)))


def _named(seats: Sequence[int]) -> list[Any]:
    """Seats as a parameter of a post."""
    return [msgspec.to_builtins(SeatRef(seat)) for seat in seats]


async def _people(connection: AsyncConnection, talk: int) -> set[int]:
    """Everybody who said something in a talk, or to whom something was said, heard or not."""
    t, h = m.talk_lines.c, m.talk_heard.c
    said = sa.select(t.user_id).where(t.talk_id == talk)
    heard = sa.select(h.user_id).select_from(m.talk_heard.join(m.talk_lines)).where(t.talk_id == talk)
    return set(await connection.scalars(sa.union(said, heard)))


async def _read(connection: AsyncConnection, loaded: LoadedTable, talk: int, user_id: int) -> Talk:
    t, s, h = m.talk_lines.c, m.talks.c, m.talk_heard.c
    head = (await connection.execute(sa.select(s.seats, s.published_at).where(s.id == talk))).one()
    mine = sa.select(t.seat, t.text, t.at).where(t.talk_id == talk).order_by(t.id)
    if head.published_at is None:
        ears = sa.select(h.line_id).where(h.line_id == t.id, h.user_id == user_id, sa.not_(h.kept)).exists()
        mine = mine.where(sa.or_(t.user_id == user_id, ears))
    lines = tuple(Said(row.seat, row.text, row.at) for row in await connection.execute(mine))
    consents = await _consents(connection, talk)
    return Talk(
        loaded.table.id, tuple(int(n) for n in head.seats.strip(",").split(",")), lines,
        len(await _people(connection, talk)), len(consents), user_id in consents, head.published_at is not None,
    )  # fmt: skip
