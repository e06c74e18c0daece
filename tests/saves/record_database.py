"""Write a database of the running version with a running game of each kind, once per release, never over an old one.

``python -m tests.saves.record_database 0.3.0`` writes ``tests/saves/0.3.0/herald.db.xz``. Computer players act for its
people, so the games stand as far as games of people do; ``test_databases.py`` plays them to their end.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import secrets
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from bot.store import Database, upgrade
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from engine import GAMES
from tests.saves.play import act
from tests.support.clock import FakeClock

HERE = Path(__file__).parent
FILE = "herald.db.xz"
PEOPLE = [UserRef(901 + n, name) for n, name in enumerate(("Ana", "Ben", "Cleo", "Dov"))]
SEATS = {"charlemagne": 2, "fief": 3, "knights": 3, "roses": 2, "xidit": 4}
"""People of each table; a game that is not named here has as few as it may."""
ACTS = {"charlemagne": 250, "fief": 250, "knights": 150, "roses": 150, "xidit": 30}
"""How many times somebody has acted: far into the game, and not to its end."""


async def fill(url: str) -> None:
    """Make a database with one running game of each kind and a table in its lobby."""
    db = Database(url)
    await upgrade(db)
    clock = FakeClock()
    tables = Tables(db, clock)
    for channel, game in enumerate(sorted(GAMES), 1):
        seats = SEATS.get(game, min(GAMES[game].seats))
        table = await tables.lobby.create(
            guild_id=1, channel_id=channel, organiser=PEOPLE[0], game=game, seats=seats,
            policy=DeadlinePolicy(hours=72), name=f"The {game} of then", locale="en",
        )  # fmt: skip
        for person in PEOPLE[1:seats]:
            await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, PEOPLE[0].id)
        for _ in range(ACTS.get(game, 50)):
            if not await act(tables, table.id):
                raise SystemExit(f"{game} is over: let fewer acts be played")
            clock.add(seconds=20)
    await tables.lobby.create(guild_id=1, channel_id=90, organiser=PEOPLE[1], game="xidit", seats=4, name="The lobby")
    await db.close()


def record(version: str) -> Path:
    """Write the database of a version. Returns the file."""
    target = HERE / version / FILE
    if target.exists():
        raise SystemExit(f"{target} is there already")
    rng = random.Random(version)
    secrets.token_hex = lambda count=None: rng.randbytes(count or 32).hex()  # the same database every time
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "herald.db"
        asyncio.run(fill(f"sqlite+aiosqlite:///{file}"))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(lzma.compress(file.read_bytes(), preset=9))
    return target


if __name__ == "__main__":
    written = record(sys.argv[1])
    sys.stdout.write(f"{written}: {written.stat().st_size // 1024} kB\n")
