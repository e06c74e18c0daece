"""Scenes at tables without names, and a look at everything that was planned for them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import msgspec

from bot.presenter.posts import HeraldPresenter
from bot.store import Database
from bot.store import models as m
from bot.tables.model import Cost, DeadlinePolicy, OnMiss, SeatView, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.anonymity import hides
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.posts import Message, Post, PostKind
from bot.workers.autopilot import Autopilot
from bot.workers.outbox.outbox import Outbox
from bot.workers.timer import Timer
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import FakeClock, rows
from tests.bot.toy import TOY, WORDS, acts
from tests.cogs.hidden_people import MANAGER, SEVEN, Pencil
from tests.cogs.press_everything import words
from tests.support.catalogues import more_words
from tests.support.databases import ready
from tests.support.games import known

GUILD, REPORTS = 1, 77
MARKS = ("avatar", "cdn.discordapp")
"""Nothing of Herald's shows a person's picture."""
PEOPLE = frozenset({"name", "to", "old", "whom", "order", "text", "yours", "seat", "id", "where", "user"})
"""Parameters of posts that may speak of people."""
OF_NO_TABLE = {"whisper-hook-off", "whisper-queue-over"}
"""What is said in private and is about no table; everything else names its own, with its number."""


class Sweep:
    """Tables without names, and everything that was planned for them."""

    anonymous = True

    def __init__(self, tables: Tables) -> None:
        self.tables, self.clock = tables, cast(FakeClock, tables.store.clock)
        self.presenter = HeraldPresenter(tables, cast(Any, Card()))
        self.timer = Timer(tables.store, tables.play)
        self.keys: set[str] = set()
        self.kinds: set[PostKind] = set()
        self.swept = 0

    async def table(self, *, seats: int = 4, start: bool = True, **policy: Any) -> int:
        terms = DeadlinePolicy(**{"hours": 20, "pace": 0, "reminders": (), **policy})
        info = await self.tables.lobby.create(
            guild_id=GUILD, channel_id=2, organiser=SEVEN[0], game="toy", seats=seats, policy=terms,
            options={"rounds": 99},
        )  # fmt: skip
        await self.tables.lobby.configure(info.id, SEVEN[0].id, anonymous=self.anonymous, press="free")
        for person in SEVEN[1:seats]:
            await self.tables.lobby.join(info.id, person)
        if start:
            await self.tables.lobby.start(info.id, SEVEN[0].id)
        return info.id

    async def holders(self, table: int) -> list[int]:
        return [s.user_id or 0 for s in (await self.tables.lookup.info(table)).seats]

    async def look(self, table: int, user: int) -> SeatView:
        return await self.tables.views.look(table, user)

    async def seal(self, table: int, *users: int) -> None:
        for user in users:
            await self.tables.play.act(table, user, acts("pick 1", "seal"))

    async def later(self, hours: float) -> None:
        self.clock.add(hours=hours)
        await self.timer.run_due()

    async def check(self) -> None:
        """Look at everything that was planned since the last time, as its reader gets it, and what programs hear."""
        for row in await rows(self.tables.store.db, m.outbox, m.outbox.c.id > self.swept):
            self.swept = row.id
            seat = row.seat if row.seat >= 0 else None
            if row.status not in ("sent", "skipped"):  # else it was read on its way, or nobody gets it
                post = Post(row.id, PostKind(row.kind), row.table_id, "x", json.loads(row.payload), seat, row.user_id)
                await self.read(post, speaks=row.op in ("send", "edit"))
        hooks = [hook for person in SEVEN for hook in await self.tables.webhooks.of(person.id)]
        for hook in hooks:
            for _, body in await self.tables.webhooks.next(hook):
                self.judge(body.decode(), hook.user_id, "webhook")
        for info in await self.tables.public.tables(before=1 << 60, limit=100):
            read = [info, await self.tables.public.table(info["id"]), await self.tables.public.log(info["id"], 0)]
            self.judge(msgspec.json.encode(read).decode(), None, "API")

    async def read(self, post: Post, *, speaks: bool = True) -> None:
        """Look at one post: what is kept of it, and what it says."""
        info = await self.tables.lookup.info(post.table_id)
        assert not self.anonymous or info.status is TableStatus.CANCELLED or hides(info), post.kind
        self.kinds.add(post.kind)
        self.keys.add(post.payload.get("key", ""))
        said = [json.dumps(post.payload, ensure_ascii=False)]
        made = await self.presenter.compose(post) if speaks else None
        if made is not None:
            assert not self.anonymous or not made.mentions, post.kind
            alts = [picture.alt for _, picture in made.pictures]
            said += [made.content, words(cast(Any, made.view)) if made.view is not None else "", *alts]
        if post.kind is PostKind.LOBBY:  # who opened the table is no secret; which seat they have is
            said = [text.replace(f"<@{info.organiser_id}>", "") for text in said]
        self.judge("\n".join(said), post.user_id, f"{post.kind} {post.payload.get('key', '')}")
        about = made is not None and post.user_id is not None and post.kind is not PostKind.DIGEST
        if about and post.payload.get("key") not in OF_NO_TABLE:
            assert f"#{post.table_id} " in "\n".join(said[1:]), f"{said} does not name its table"
            assert post.kind is not PostKind.WHISPER or f"](https://discord.com/channels/{GUILD}/" in said[1], said

    def judge(self, text: str, reader: int | None, what: str) -> None:
        """Raise when a text names somebody to whoever must not know them."""
        _name_nobody(text, reader, what)


class Reader(FakePresenter):
    """Has every post read on its way."""

    def __init__(self, sweep: Sweep) -> None:
        super().__init__()
        self.sweep = sweep

    async def compose(self, post: Post) -> Message | None:
        await self.sweep.read(post)
        return await super().compose(post)


class Card(Pencil):
    """Draws cards of lobbies, too."""

    async def card(self, *args: Any) -> None:
        """Its words stand beside it."""

    def has_card(self, *args: Any) -> bool:
        return True


def _name_nobody(text: str, reader: int | None, what: str) -> None:
    for person in (*SEVEN, MANAGER):
        if person.id != reader:
            for mark in (person.name, str(person.id), *MARKS):
                assert mark not in text, f"{what} shows {mark}: {text[max(0, text.find(mark) - 80) :][:160]}"


@asynccontextmanager
async def toy_tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """Tables with the toy game, and its words."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    tables = Tables(database, FakeClock(), games={"toy": TOY})
    await tables.preferences.set_server(GUILD, open=True, reports_id=REPORTS)
    with known(TOY), more_words(WORDS):
        yield tables
    await database.close()


async def before_the_start(sweep: Sweep) -> None:
    tables = sweep.tables
    table = await sweep.table(start=False, seats=3)
    await tables.lobby.leave(table, SEVEN[2].id)
    await tables.invitations.ask(table, SEVEN[0].id, SEVEN[4].id)
    await tables.invitations.ask(table, SEVEN[1].id, SEVEN[5].id)
    await tables.handovers.remove(table, SEVEN[0].id, SEVEN[1].id)
    await tables.lobby.join(table, SEVEN[3])
    await tables.lobby.configure(table, SEVEN[0].id, policy=DeadlinePolicy(hours=10, pace=0))
    await tables.moderation.report(table, SEVEN[3].id, "It stares.", SEVEN[0].id)


async def votes(sweep: Sweep) -> None:
    """All that people ask each other."""
    tables, table = sweep.tables, await sweep.table(seats=3)
    for person in SEVEN[:2]:
        await tables.webhooks.add(person.id, f"https://hook.example/{person.name[2:]}", table)
        await tables.webhooks.add(person.id, "https://hook.example/turns", None)
    users = await sweep.holders(table)
    await sweep.seal(table, *users)
    [(seat, user)] = [(n, u) for n, u in enumerate(users) if (await sweep.look(table, u)).blocked is not None]
    others = [u for u in users if u != user]
    await tables.play.act(table, user, acts("mark a"))
    await tables.play.undo(table, user)
    await tables.play.act(table, user, acts("mark b", "finish"))
    await tables.private_talk.say(table, user, "nobody knows me", [n for n in range(3) if n != seat])
    await tables.votes.concede(table, user)
    await tables.votes.concede(table, user, withdraw=True)
    await tables.votes.draw(table, others[0])
    await tables.cancel(table, SEVEN[0].id)
    await tables.votes.rewind(table, user, (await tables.votes.moments(table))[0].token)
    await tables.votes.correct(table, MANAGER.id, "points.0", "7", manager=True)
    for other in users:
        await tables.votes.vote(table, other, MotionKind.CORRECT, True)
    await tables.seats.pause(table, SEVEN[0].id)
    await tables.seats.resume(table, SEVEN[0].id)
    asks = next(u for u in users if u != SEVEN[0].id)
    await tables.votes.pause(table, asks)
    await tables.votes.vote(table, SEVEN[0].id, MotionKind.PAUSE, True)
    await tables.votes.resume(table, asks)
    await tables.lobby.configure(table, SEVEN[0].id, policy=DeadlinePolicy(hours=30, pace=0))
    await tables.days_off.take(asks, 3)
    await tables.days_off.end(asks)


async def absence(sweep: Sweep) -> None:
    """Reminders, deadlines missed, the table that waits on."""
    tables = sweep.tables
    for on_miss in OnMiss:
        table = await sweep.table(seats=3, on_miss=on_miss, reminders=(0.5, 0.1))
        users = await sweep.holders(table)
        await sweep.seal(table, *users[1:])
        await sweep.later(11)
        await sweep.later(10)
        if on_miss is OnMiss.AUTOPILOT:
            await Autopilot(tables.store, tables.play).run_due()  # what it plays is told
            await tables.seats.back(table, users[0])
    waits = await sweep.table(seats=3, on_miss=OnMiss.WAIT)  # somebody who is not there: the seat is offered
    users = await sweep.holders(waits)
    await sweep.seal(waits, *users[1:])
    await sweep.later(21)
    organises = SEVEN[0].id if SEVEN[0].id != users[0] else MANAGER.id
    for ends in ("refused", "lapsed", "offered"):
        _, asked = await tables.handovers.replace(waits, organises, 0, manager=True)
        assert asked is not None
        if ends == "refused":
            await tables.handovers.answer(waits, users[0], 0, False)
            await sweep.later(21)  # who keeps their seat is there, and may miss again
            continue
        if ends == "lapsed":
            async with tables.store.change(waits) as change:
                change.loaded.seats[0].absent_since = sweep.clock.now() + 1
        await sweep.later(200)


async def costs(sweep: Sweep) -> None:
    """What a miss costs."""
    for cost in (Cost.HALF, Cost.SEAT):
        table = await sweep.table(seats=3, cost=cost, strikes=1)
        users = await sweep.holders(table)
        await sweep.seal(table, *users[1:])
        await sweep.later(21)


async def hands(sweep: Sweep) -> None:
    """Seats that change hands, and one that is given up."""
    tables, table = sweep.tables, await sweep.table(seats=4)
    users = await sweep.holders(table)
    await tables.lobby.leave(table, users[0])
    await tables.lobby.join(table, SEVEN[5])
    await tables.seats.resign(table, users[1])


async def closed_doors(sweep: Sweep) -> None:
    """Whom no direct message reaches: the thread hears that there is somebody, not who, nor in which seat."""
    tables, discord = sweep.tables, FakeDiscord()
    table = await sweep.table(seats=3, reminders=(0.5, 0.1))
    users = [user for user in await sweep.holders(table) if user != SEVEN[0].id]  # who hears that another is barred
    for person in users:
        discord.closed.add(await discord.open_dm(person))
    discord.barred = {users[0]}
    await Outbox(tables.store, Reader(sweep), discord).drain()
    told = [text for said in discord.said().values() for text in said]
    assert ("note dm-closed-note-nobody" in told) is sweep.anonymous
    assert ("note dm-closed-note" in told) is not sweep.anonymous
    await sweep.later(19)
    away = FakeDiscord()
    away.left.update(await sweep.holders(await sweep.table(seats=2)))
    for person in away.left:
        await tables.preferences.remember_dm(person, channel_id=None, state="unknown")
    await Outbox(tables.store, Reader(sweep), away).drain()
    told = [text for said in away.said().values() for text in said]
    assert ("note left-server-note-nobody" in told) is sweep.anonymous
    assert ("note left-server-note" in told) is not sweep.anonymous


async def sleep(sweep: Sweep) -> None:
    """A table at which nobody is there, and one who comes back."""
    table = await sweep.table(seats=2)
    for _ in range(4):
        await sweep.later(21)
    assert (await sweep.tables.lookup.info(table)).asleep
    await sweep.tables.seats.wake(table, (await sweep.holders(table))[0])


async def homes(sweep: Sweep) -> None:
    """Another channel, another thread, another day."""
    tables, table = sweep.tables, await sweep.table(seats=2)
    async with tables.store.change(table) as change:
        change.loaded.table.thread_id = 55
        change.members([person.id for person in SEVEN])
        for person in SEVEN:
            change.digest(person.id)
    await tables.relocation.move(table, SEVEN[0].id, guild_id=GUILD, channel_id=3)
