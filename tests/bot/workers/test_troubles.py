"""Everything at once: kills, deleted threads and channels, closed messages, missing permissions, lost answers.

A game ends as if nothing had been, nothing stands twice, and nothing stands of which nobody knows.
"""

from __future__ import annotations

import asyncio
import dataclasses
import os
import random
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.workers.outbox.outbox import Outbox
from tests.bot.delivery import HOME
from tests.bot.fakes import FakeDiscord, FakePresenter, Kill, MortalDatabase, Points, inherited
from tests.bot.helpers import ANA, BEN, PEOPLE, FakeClock, lobby, rows
from tests.bot.toy import TOY, acts
from tests.support.databases import ready

ROUNDS = 6
KILLS = 12
RUNS = range(24) if os.environ.get("HERALD_KILLS") == "all" else range(3)
MARKER = re.compile(r"\b[0-9a-f]{24}\b")
TROUBLES = {
    "thread": 3,
    "channel": 1,
    "closed": 3,
    "attach": 3,
    "threads": 3,
    "send": 2,
    "create": 3,
    "answers": 5,
    "": 7,
}
"""What goes wrong before an act, and how often; the last: all is mended."""
AWAY = 5.0
"""Seconds that pass between two acts."""


@dataclasses.dataclass
class World:
    """One game with its troubles, over all lives of the process."""

    path: Path
    """The database of the present life, a copy of what the last one left."""
    rng: random.Random
    """What goes wrong, and when."""
    discord: FakeDiscord = dataclasses.field(default_factory=FakeDiscord)
    """What stands there outlives the process."""
    presenter: FakePresenter = dataclasses.field(default_factory=FakePresenter)
    """Makes words of posts."""
    clock: FakeClock = dataclasses.field(default_factory=FakeClock)
    """Moves only when somebody moves it."""
    homes: list[int] = dataclasses.field(default_factory=lambda: [HOME])
    """The channels that the game has lived in, the present one last."""
    happened: Counter[str] = dataclasses.field(default_factory=Counter)
    """How often each trouble befell it, deaths among them, by its kind."""

    async def live(self, fatal: int | None, *, calm: bool = False) -> bool:
        """One life of the process: until the game is told to its end (``True``) or it dies."""
        self.path = inherited(self.path, self.path.with_stem(f"{self.path.stem}-"))
        database = MortalDatabase(f"sqlite+aiosqlite:///{self.path}")
        tables = Tables(database, self.clock, games={"toy": TOY})
        outbox = Outbox(tables.store, self.presenter, self.discord)
        database.points = self.discord.points = self.presenter.points = Points(fatal)
        try:
            await self.play(tables, outbox, calm)
            return True
        except Kill:
            self.happened["kill"] += 1
            return False
        finally:
            database.points = self.discord.points = self.presenter.points = Points()
            for task in list(outbox._lanes.values()):
                task.cancel()
            await asyncio.gather(*outbox._lanes.values(), return_exceptions=True)
            await database.close()

    async def play(self, tables: Tables, outbox: Outbox, calm: bool) -> None:
        table = (await tables.lookup.find())[0]
        if table.status is TableStatus.LOBBY:
            await tables.lobby.start(table.id, ANA.id)
        while (await tables.lookup.info(table.id)).status is TableStatus.RUNNING:
            if not calm:
                await self.trouble(tables, table.id)
            await outbox.drain()
            self.clock.add(seconds=AWAY)
            await self.act(tables, table.id)
        self.mend()
        if (await self.place(tables))[1] == "lost":
            assert not calm
        while (due := await outbox.drain()) is not None:
            self.clock.time = due

    @staticmethod
    async def act(tables: Tables, table_id: int) -> None:
        """What is to be done next, whoever has to."""
        view = (await tables.views.look(table_id, None)).view
        if view.winner >= 0:
            await tables.play.act(table_id, PEOPLE[view.winner].id, acts("finish" if view.mark else "mark a"))
            return
        seat = view.sealed.index(False)
        await tables.play.act(table_id, PEOPLE[seat].id, acts(f"pick {1 + (view.round + seat) % 3}", "seal"))

    @staticmethod
    async def place(tables: Tables) -> tuple[int | None, str]:
        """The thread of the table, and how it stands with it."""
        row = (await rows(tables.store.db, m.tables))[0]
        return row.thread_id, row.thread_state

    async def trouble(self, tables: Tables, table_id: int) -> None:
        """Something goes wrong, or right again."""
        thread, state = await self.place(tables)
        if state == "lost":  # one of them moves the table
            self.homes.append(self.homes[-1] + 1)
            await tables.relocation.move(table_id, BEN.id, guild_id=1, channel_id=self.homes[-1])
        kind = self.rng.choice(
            ("thread", "channel", "closed", "attach", "threads", "send", "create", "answers", "", "")
        )
        if kind == "channel" and self.rng.random() < 0.6:
            kind = ""
        self.happened[kind] += 1
        match kind:
            case "thread" if thread is not None:
                self.discord.gone.add(thread)
            case "channel":
                self.discord.gone |= {self.homes[-1], *([thread] if thread is not None else [])}
            case "closed":
                self.discord.closed ^= {self.rng.choice((ANA, BEN)).id * 10}
            case "attach" | "send" | "create":
                self.discord.lacks.setdefault(self.homes[-1], set()).add(kind)  # type: ignore[arg-type]
                if thread is not None and kind == "attach":
                    self.discord.lacks.setdefault(thread, set()).add("attach")
            case "threads" if thread is not None:
                self.discord.lacks.setdefault(thread, set()).add("threads")
            case "answers":
                self.discord.lose += 1
            case "":
                self.mend()

    def mend(self) -> None:
        """All is allowed, all are open."""
        self.discord.lacks.clear()
        self.discord.closed.clear()


@pytest.fixture
async def first(tmp_path: Path) -> Path:
    """A database with a table that has gathered."""
    path = tmp_path / "first.db"
    database = Database(f"sqlite+aiosqlite:///{path}")
    await ready(database)
    await lobby(Tables(database, FakeClock(), games={"toy": TOY}), options={"rounds": ROUNDS})
    await database.close()
    return path


async def final(path: Path) -> bytes:
    """The position at the end."""
    database = Database(f"sqlite+aiosqlite:///{path}")
    data: bytes = (await rows(database, m.states))[0].data
    await database.close()
    return data


@pytest.mark.parametrize("run", [RUNS[0], *(pytest.param(run, marks=pytest.mark.slow) for run in RUNS[1:])])
async def test_a_game_in_every_trouble(tmp_path: Path, first: Path, rng: random.Random, run: int) -> None:
    undisturbed = World(Path(shutil.copy(first, tmp_path / "calm.db")), rng)
    undisturbed.presenter.drawing = True
    assert await undisturbed.live(None, calm=True)
    world = World(Path(shutil.copy(first, tmp_path / "troubled.db")), rng)
    world.presenter.drawing = True
    lives = 0
    while not await world.live(rng.randrange(3, 60) if lives < KILLS else None):
        lives += 1
    assert await final(world.path) == await final(undisturbed.path)
    assert lives >= KILLS // 2, "some games are over before all kills were due"
    database = Database(f"sqlite+aiosqlite:///{world.path}")
    try:
        await _check(database, world)
    finally:
        await database.close()


async def _check(database: Database, world: World) -> None:
    posts = await rows(database, m.outbox)
    discord = world.discord
    assert [(r.kind, r.op, r.status, r.error) for r in posts if r.status not in ("sent", "skipped")] == []
    standing = {channel: sent for channel, sent in discord.channels.items() if channel not in discord.gone}
    there = {s.id: (channel, s) for channel, sent in standing.items() for s in sent}
    known = {r.message_id for r in posts}
    assert [s.content for number, (_, s) in there.items() if number not in known] == [], "too many"
    gone = {r.message_id for r in posts if r.op == "delete"}
    sent = [r for r in posts if r.op == "send" and r.status == "sent"]
    assert len({r.message_id for r in sent}) == len(sent)
    kept = [r for r in sent if r.channel_id not in discord.gone and r.message_id not in gone]
    lost = [r for r in kept if r.message_id not in there]
    assert [(r.kind, r.channel_id) for r in lost] == [], "lost"
    marks = Counter(mark for _, s in there.values() for mark in set(MARKER.findall(s.content)))
    assert max(marks.values()) == 1, "doubled"
    table = (await rows(database, m.tables))[0]
    public = [s.content.split()[0] for s in discord.channels.get(table.thread_id or table.channel_id, [])]
    private = [s.content.split()[0] for user in (ANA, BEN) for s in discord.channels.get(user.id * 10, [])]
    assert "result" in public or private.count("result") == 2
    print(f"kills {world.happened['kill']}, posts {len(sent)}, {dict(world.happened)}")  # noqa: T201
