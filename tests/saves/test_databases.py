"""The database of every release is brought up to date, its running games replay, and they are played to their end."""

from __future__ import annotations

import lzma
import re
import tomllib
from pathlib import Path

import pytest

from bot.cli import dbwork
from bot.store import Database
from bot.store import models as m
from bot.store.migrate import applied, newest
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from engine import GAMES
from tests.bot.helpers import rows
from tests.engine.driver import LIMIT
from tests.saves.play import act
from tests.saves.record_database import FILE, HERE
from tests.support.clock import FakeClock
from tests.support.sandbox import ROOT

FIRST = (0, 3, 0)
"""The first version that was released."""
KEPT = sorted(HERE.glob(f"*/{FILE}"))


@pytest.fixture
def file(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of a release as it was, where the commands look for theirs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HERALD_DATA", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "")
    found = tmp_path / "herald.db"
    found.write_bytes(lzma.decompress(request.param.read_bytes()))
    return found


def of_release(path: Path) -> str:
    return path.parent.name


def test_every_release_has_its_database() -> None:
    """Of each version of the changelog from the first release on."""
    told = re.findall(r"^## \[(\d+)\.(\d+)\.(\d+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    versions = [tuple(map(int, one)) for one in told]
    released = {".".join(map(str, version)) for version in versions if version >= FIRST}
    package = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert released == {of_release(path) for path in KEPT}, "python -m tests.saves.record_database <version>"
    assert ".dev" in package or package in released


@pytest.mark.parametrize("file", KEPT, ids=of_release, indirect=True)
async def test_it_is_brought_up_to_date_and_replays(file: Path) -> None:
    """As ``migrate --check`` does before an upgrade: each game comes to the position that was stored."""
    name, new, running, diverging = await dbwork.migrate_and_check(True)
    assert (Path(name), new, running) == (file, False, len(GAMES))
    assert [(report.table_id, report.problem) for report in diverging] == []
    db = Database(f"sqlite+aiosqlite:///{file}")
    assert await applied(db) == newest()
    found = {row.game: row.status for row in await rows(db, m.tables, m.tables.c.status != "lobby")}
    assert found == dict.fromkeys(GAMES, "running")
    await db.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("file", KEPT, ids=of_release, indirect=True)
async def test_its_games_are_played_to_their_end(file: Path, game: str) -> None:
    """By the people who sat there, with the rules of today; then the whole game is verified, the part of then too."""
    await dbwork.migrate_and_check(False)
    db = Database(f"sqlite+aiosqlite:///{file}")
    tables = Tables(db, FakeClock())
    (row,) = await rows(db, m.tables, m.tables.c.game == game, m.tables.c.status == "running")
    begun = row.seq
    for _ in range(LIMIT):
        if not await act(tables, row.id):
            break
    info = await tables.lookup.info(row.id)
    assert (info.status, info.seq > begun) == (TableStatus.FINISHED, True)
    report = await tables.proof.verify(row.id)
    assert (report.ok, report.proven, report.problem) == (True, True, "")
    await db.close()
