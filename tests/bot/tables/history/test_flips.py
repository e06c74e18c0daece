"""Bits that turn over in what is stored of a game: each is noticed, and what two of three agree on comes back.

``HERALD_SOAK`` says how many a game; the figures are printed.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.history import replay_process
from bot.tables.model import DeadlinePolicy, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.computers import make
from bot.workers.autopilot import Autopilot
from engine import GAMES
from tests.bot.helpers import ANA, FakeClock, rows

FLIPS = int(os.environ.get("HERALD_SOAK", "40"))
PLAYED = 60
"""Lines of the log after which bits turn over."""
PARTS = ((m.states, "data"), (m.states, "digest"), (m.states, "base"), (m.states, "base_digest"),
         (m.snapshots, "data"), (m.snapshots, "digest"), (m.actions, "text"), (m.actions, "digest"))  # fmt: skip


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock)


async def midway(tables: Tables, game: str, kept: int) -> int:
    """A table of computers in the middle of a game; after so many lines the log goes on from a position of its own."""
    seats = min(GAMES[game].seats)
    policy = DeadlinePolicy(hours=0, pace=0)
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game=game, seats=seats, policy=policy, practice=True
    )
    for _ in range(seats - 1):
        await tables.lobby.add_computer(table.id, ANA.id, "random")
    await tables.lobby.start(table.id, ANA.id)
    autopilot = Autopilot(tables.store, tables.play, make)
    while (info := await tables.lookup.info(table.id)).seq < PLAYED:
        assert info.status is TableStatus.RUNNING
        look = await tables.views.look(table.id, ANA.id)
        if look.blocked is not None:
            await tables.play.act(table.id, ANA.id, list(look.blocked.default))
        await autopilot.run_due()
        if kept and info.seq >= kept:
            async with tables.store.change(table.id) as change:
                await tables.repairs._keep(change)
            kept = 0
    return table.id


def flipped(held: bytes | str, luck: random.Random) -> bytes | str:
    """The same with one bit turned over; a text stays one."""
    data = bytearray(held.encode() if isinstance(held, str) else held)
    while True:
        at, bit = luck.randrange(len(data)), 1 << luck.randrange(7)
        data[at] ^= bit
        if not isinstance(held, str):
            return bytes(data)
        if data[at] > 31:
            return data.decode()
        data[at] ^= bit


@pytest.mark.slow(but=["sqlite-from the set-up-xidit", "sqlite-from a kept position-xidit"])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kept", [0, PLAYED // 2], ids=["from the set-up", "from a kept position"])
async def test_every_flip_is_noticed_and_comes_back(
    tables: Tables, db: Database, game: str, kept: int, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await midway(tables, game, kept)
    monkeypatch.setattr(replay_process, "play_apart", _remembering())
    before = {table.name: await rows(db, table) for table in (m.states, m.snapshots, m.actions)}
    noticed: Counter[str] = Counter()
    back: Counter[str] = Counter()
    for _ in range(FLIPS):
        table, column = rng.choice(PARTS)
        held = [row for row in before[table.name] if getattr(row, column)]
        if table is m.actions:
            held = [row for row in held if row.digest]
        if not held:
            continue
        row = rng.choice(held)
        key = [c == getattr(row, c.name) for c in table.primary_key]
        async with db.write() as connection:
            changed = flipped(getattr(row, column), rng)
            await connection.execute(table.update().where(*key).values({column: changed}))
        part = f"{table.name}.{column}"
        noticed[part] += not await tables.restoring.check(number)
        assert not (await tables.proof.shadow(number)).ok
        back[part] += await tables.restoring.restore(number)
        now = {name: await rows(db, m.METADATA.tables[name]) for name in before}
        assert now == before, "byte for byte"
    print(game, {part: (noticed[part], back[part]) for part in noticed})  # noqa: T201
    assert noticed
    assert back == noticed


def _remembering() -> Any:
    """``play_apart`` here and now; the same log is played once."""
    known: list[tuple[Sequence[Any], replay_process.Played | Exception]] = []

    async def played(rules: Any, *, lines: Sequence[Any], limits: Any, **more: Any) -> replay_process.Played:
        found = next((found for log, found in known if log == lines), None)
        if found is None:
            try:
                found = replay_process.play(rules, lines=lines, **more)
            except replay_process.Divergence as error:
                found = error
            known.append((list(lines), found))
        if isinstance(found, Exception):
            raise found
        return found

    return played
