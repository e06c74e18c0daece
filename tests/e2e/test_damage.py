"""A campaign whose bot is killed while bits of its database turn over: it ends as if nothing had been."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from bot.common.clock import SystemClock
from bot.sandbox.app import Sandbox
from bot.store import Database
from bot.tables.service import Tables
from bot.tables.unit.stored_positions import fits
from engine.core import Action
from herald_fair.rules import FAIR
from tests.e2e.campaign import Campaign, Unanswered
from tests.e2e.clients import Answered, File, Person
from tests.e2e.ended import check_play
from tests.e2e.fair_playing import FairPlaying
from tests.e2e.killed_bot import Reaper
from tests.e2e.playing import SOAKING
from tests.support.sandbox import unhurried
from tests.support.sandbox_bots import BotProcess

KILLS = 40 if SOAKING else 16
PARTS = (
    ("states", "data", "digest"),
    ("states", "data", "digest"),
    ("states", "base", "base_digest"),
    ("snapshots", "data", "digest"),
)
"""Tables with their columns of positions and of digests."""


class ManyKills(FairPlaying):
    """The fair, with kills from its first morning on."""

    def due(self, state: Any) -> float:
        return KILLS * float(state.day) / state.options.rounds


class Damage:
    """Turns over a bit of something stored each time the bot is down. Of a position and its digest only one at a time:
    with both gone nothing says what was there, and the table would rightly be closed."""

    def __init__(self, file: File, rng: random.Random) -> None:
        self.file, self.rng = file, rng
        self.done: Counter[str] = Counter()

    def __call__(self) -> None:
        table, data, digest = self.rng.choice(PARTS)
        with closing(sqlite3.connect(self.file.path, timeout=10)) as connection, connection:
            number = "base_seq" if data == "base" else "0"
            rows = connection.execute(f"SELECT rowid, {data}, {digest}, {number} FROM {table}").fetchall()
            if not rows:
                return
            rowid, position, stored, number = self.rng.choice(rows)
            if not fits(position, stored, number):
                return
            column = self.rng.choice((data, data, digest))
            if column == digest:
                changed: bytes | str = ("0" if stored[0] != "0" else "1") + stored[1:]
            else:
                at = self.rng.randrange(len(position))
                changed = position[:at] + bytes([position[at] ^ 1 << self.rng.randrange(8)]) + position[at + 1 :]
            connection.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (changed, rowid))
        self.done[f"{table}.{column}"] += 1


class DamagedCampaign(Campaign):
    """What is suggested is nothing while the table is being restored: people type on and try again."""

    async def by_act(self, seat: int, actions: list[Action]) -> Answered:
        try:
            return await super().by_act(seat, actions)
        except AssertionError:
            if self.restored == self.restorations and not self.file.one("SELECT damage FROM tables"):
                raise
            self.restored = self.restorations
            raise Unanswered from None

    restored = 0
    """Up to which restoration it is known that one may have come between."""

    @property
    def restorations(self) -> int:
        """How often the table was restored, as the operator's log says."""
        return (self.file.path.parent / "bot.log").read_text(encoding="utf-8").count("was restored from its log")


@pytest.mark.slow
async def test_a_campaign_survives_kills_and_flips(tmp_path: Path, rng: random.Random, fair: None) -> None:
    """The position, the borders and the log at the end are those of the same actions without a host."""
    playing = ManyKills()
    async with AsyncExitStack() as stack:
        sandbox = await stack.enter_async_context(Sandbox())
        unhurried(sandbox)
        people = [await stack.enter_async_context(Person(sandbox, n)) for n in range(playing.seats)]
        bot = BotProcess(sandbox, tmp_path, module=playing.module)
        reaper, file = Reaper(sandbox, bot, rng, KILLS), File(tmp_path)
        campaign = DamagedCampaign(playing, people, file, reaper, rng)
        damage = Damage(file, rng)
        try:
            await reaper.start()
            await campaign.gather()
            reaper.down = damage
            await campaign.play()
            reaper.disarm()
            await reaper.calm()
            restorations = campaign.restorations
        except BaseException:
            print(bot.tail(80))  # noqa: T201
            raise
        finally:
            print(len(reaper.outages), "kills,", dict(damage.done))  # noqa: T201
            reaper.disarm()
            if bot.process is not None and bot.process.returncode is None:
                await bot.kill()
        assert damage.done
        assert restorations
        await _whole(tmp_path)
        check_play(campaign)


async def _whole(folder: Path) -> None:
    """Restore what nobody has read since it was damaged, as the operator's ``repair`` does."""
    db = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    try:
        tables = Tables(db, SystemClock(0), games={FAIR.id: FAIR})
        if not await tables.restoring.check(1):
            assert await tables.restoring.restore(1)
        assert await tables.restoring.check(1)
    finally:
        await db.close()
