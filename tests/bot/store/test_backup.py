"""Copies of the database, taken while it is played on, and the lock that keeps a second process away."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import traceback
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.__main__ import QUIET, WORDY, _log
from bot.cli import dbwork
from bot.common.errors import StartupError, UserError
from bot.measure.bench_load import fill
from bot.sandbox.constants import USERS
from bot.store import Database, backup
from bot.store import models as m
from bot.store.file import OURS
from bot.store.lock import ServingLock
from bot.tables.service import Tables
from bot.workers.outbox.outbox import Outbox
from engine.core import Action
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, FakeClock, running
from tests.bot.toy import TOY
from tests.support.databases import ready
from tests.support.sandbox import ROOT

PICKS = [Action("pick", (1 + n % 3,)) for n in range(60)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "herald.db"


async def opened(file: Path) -> tuple[Database, Tables]:
    database = Database(f"sqlite+aiosqlite:///{file}")
    await ready(database)
    return database, Tables(database, FakeClock(), games={"toy": TOY})


async def test_a_copy_taken_while_acts_run_replays(file: Path, tmp_path: Path) -> None:
    """Every copy is a moment of the game: its log leads to its position, whatever is written meanwhile."""
    database, tables = await opened(file)
    table = await running(tables)
    copies = [tmp_path / f"copy-{n}.db" for n in range(5)]

    async def play() -> None:
        for pick in PICKS:
            await tables.play.act(table.id, ANA.id, [pick])

    async def keep() -> None:
        for target in copies:
            await asyncio.to_thread(backup.copy, file, target)

    await asyncio.gather(play(), keep())
    await database.close()
    seen = []
    for target in copies:
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
        other, copied = await opened(target)
        report = await copied.proof.shadow(table.id)
        assert report.problem == ""
        async with other.read() as connection:
            seen.append((await connection.execute(sa.select(m.tables.c.seq))).scalar_one())
        await other.close()
    assert seen == sorted(seen)


async def test_restore_brings_the_copy_back_and_keeps_the_old_file(file: Path, tmp_path: Path) -> None:
    database, tables = await opened(file)
    table = await running(tables)
    backup.copy(file, tmp_path / "copy.db")
    await tables.play.act(table.id, ANA.id, PICKS[:1])
    await database.close()
    kept = backup.put_back(tmp_path / "copy.db", file)
    assert kept is not None
    for path, seq in ((file, 0), (kept, 1)):
        other, copied = await opened(path)
        assert (await copied.lookup.info(table.id)).seq == seq
        await other.close()


async def test_the_commands_while_acts_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``backup`` copies and replays a game that is being played; ``restore`` waits for nobody: while the file is served
    it refuses and changes nothing, and afterwards it brings back a position from which every game goes on."""
    monkeypatch.setenv("HERALD_DATA", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "")
    await fill(tmp_path, 2)
    file, target = tmp_path / "herald.db", tmp_path / "copies" / "copy.db"
    database = Database(f"sqlite+aiosqlite:///{file}")
    tables, user, acted = Tables(database, FakeClock()), int(USERS[0][0]), asyncio.Event()

    async def play() -> None:
        for number in range(30):
            await tables.play.act(1 + number % 2, user, [Action("order", (1 + number % 6, "wait"))])
            acted.set()

    playing = asyncio.create_task(play())
    await acted.wait()
    held, running, wrong = await dbwork.back_up(target)
    assert (held.tables, running, wrong) == (2, 2, [])
    await playing
    after = [(await tables.lookup.info(n)).seq for n in (1, 2)]
    with ServingLock(file), pytest.raises(StartupError, match="served by another"):
        await dbwork.put_back(target)
    assert [(await tables.lookup.info(n)).seq for n in (1, 2)] == after
    await database.close()
    again, kept = await dbwork.put_back(target)
    assert again == held
    assert kept is not None
    assert stat.S_IMODE(kept.stat().st_mode) == stat.S_IMODE(file.stat().st_mode) == 0o600
    database = Database(f"sqlite+aiosqlite:///{file}")
    tables = Tables(database, FakeClock())
    for number in (1, 2):
        before = (await tables.lookup.info(number)).seq
        assert before <= after[number - 1]
        await tables.play.act(number, user, [Action("order", (1, "wait"))])
        assert (await tables.proof.shadow(number)).problem == ""
    await database.close()


async def test_a_copy_that_does_not_replay_is_not_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of its games leads elsewhere than to its position, or to none: everything stays as it is. ``backup`` says so
    of a copy at once."""
    monkeypatch.setenv("HERALD_DATA", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "")
    await fill(tmp_path, 2)
    file, target = tmp_path / "herald.db", tmp_path / "copy.db"
    assert (await dbwork.back_up(target))[1:] == (2, [])
    sound = file.read_bytes()
    for damage in ("UPDATE actions SET text = 'order 1 wait' WHERE kind = 'setup'", "UPDATE states SET data = x'00'"):
        with closing(sqlite3.connect(target)) as copy, copy:
            assert copy.execute(f"{damage} AND table_id = 2" if "WHERE" in damage else f"{damage} WHERE table_id = 2")
        with pytest.raises(StartupError, match="is not sound: table 2: "):
            await dbwork.put_back(target)
        assert file.read_bytes() == sound
        assert not list(tmp_path.glob("*.before-restore"))
        monkeypatch.setenv("HERALD_DATA", str(tmp_path / "other"))
        (tmp_path / "other").mkdir(exist_ok=True)
        backup.copy(target, tmp_path / "other" / "herald.db")
        assert [report.table_id for report in (await dbwork.back_up(tmp_path / "again.db"))[2]] == [2]
        (tmp_path / "again.db").unlink()
        monkeypatch.setenv("HERALD_DATA", str(tmp_path))
        backup.copy(file, target)


async def test_what_a_killed_process_left_is_not_read_into_a_copy(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite would: changes beside a file belong to it, whatever it holds now. They are in the kept one."""
    database, tables = await opened(file)
    table = await running(tables)
    backup.copy(file, tmp_path / "copy.db")
    await tables.play.act(table.id, ANA.id, PICKS[:1])
    killed = tmp_path / "killed" / "herald.db"
    killed.parent.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(f"{file}{suffix}", f"{killed}{suffix}")
    await database.close()
    left = killed.with_name("herald.db-wal")
    assert left.stat().st_size
    replace, beside = Path.replace, []

    def noted(part: Path, target: Path) -> Path:
        if target == killed:
            beside.append(left.exists() and left.stat().st_size)
        return replace(part, target)

    monkeypatch.setattr(Path, "replace", noted)
    kept = backup.put_back(tmp_path / "copy.db", killed)
    assert beside == [False]
    assert kept is not None
    for path, seq in ((killed, 0), (kept, 1)):
        other, copied = await opened(path)
        assert (await copied.lookup.info(table.id)).seq == seq
        await other.close()


def test_what_cannot_be_copied_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StartupError, match=r"no database of Herald to copy: .* is not there"):
        backup.copy(tmp_path / "missing.db", tmp_path / "copy.db")
    (tmp_path / "junk.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(StartupError, match=r"junk\.db is not a SQLite file"):
        backup.copy(tmp_path / "junk.db", tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "worn.db")) as worn, worn:
        for name in OURS:
            worn.execute(f"CREATE TABLE {name} (n)")
        worn.execute("CREATE TABLE t (a TEXT UNIQUE)")
        worn.execute("INSERT INTO t VALUES ('as it was')")
    data = (tmp_path / "worn.db").read_bytes()
    (tmp_path / "worn.db").write_bytes(data.replace(b"as it was", b"as it is.", 1))  # in the table or in its index
    with pytest.raises(StartupError, match="is damaged"):
        backup.copy(tmp_path / "worn.db", tmp_path / "copy.db")
    assert not [p for p in tmp_path.iterdir() if p.name.startswith("copy")]


async def test_the_file_is_for_its_owner_alone(file: Path) -> None:
    database, _ = await opened(file)
    assert {stat.S_IMODE(p.stat().st_mode) for p in file.parent.glob("herald.db*")} == {0o600}
    await database.close()


@pytest.mark.slow
def test_a_second_process_says_who_serves_the_file(file: Path) -> None:
    """Exit code 2, one sentence with the holder's number, and nothing sent; freed when the holder dies."""
    file.parent.mkdir()
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "HERALD_DATA": str(file.parent),
        "DATABASE_URL": "",
        "DISCORD_TOKEN": "some-token",
        "DISCORD_API_URL": "http://127.0.0.1:9/api/v10",
        "HERALD_LOG_LEVEL": "WARNING",
    }

    def start() -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "bot", "run"]
        return subprocess.Popen(command, cwd=file.parent, env=env, stderr=subprocess.PIPE, encoding="utf-8")

    with ServingLock(file), start() as second:
        _, said = second.communicate()
    assert second.returncode == 2
    assert f"process {os.getpid()} on" in said
    assert "Traceback" not in said
    with start() as third:
        assert third.stderr is not None
        said = third.stderr.readline()
        third.terminate()
        third.communicate()
    assert "Discord cannot be reached" in said


def test_debug_lines_hold_no_secrets() -> None:
    """Libraries that would print rows and messages stay quiet however much Herald itself says."""
    before = {name: logging.getLogger(name).level for name in (*WORDY, *QUIET)}
    try:
        _log("DEBUG")
        assert not any(logging.getLogger(name).isEnabledFor(logging.DEBUG) for name in WORDY)
        assert not any(logging.getLogger(name).isEnabledFor(logging.INFO) for name in QUIET)
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)


async def test_errors_of_the_database_hide_what_was_written(file: Path) -> None:
    database, tables = await opened(file)
    table = await running(tables)
    row = m.tables.update().where(m.tables.c.id == table.id)
    with pytest.raises(sa.exc.IntegrityError) as caught:
        async with database.write() as connection:
            await connection.execute(row.values(seed="secret", status=None))
    assert "seed" in str(caught.value)
    assert "secret" not in str(caught.value)
    await database.close()


async def test_a_refused_row_is_not_quoted(tables: Tables, db: Database) -> None:
    """PostgreSQL tells the whole row that it refuses; neither the error nor what caused it may carry that on."""
    table = await running(tables)
    async with db.read() as connection:
        seed = (await connection.execute(sa.select(m.tables.c.seed))).scalar_one()
    assert len(seed) == 64
    with pytest.raises(sa.exc.IntegrityError) as caught:
        async with db.write() as connection:
            await connection.execute(m.tables.update().where(m.tables.c.id == table.id).values(status=None))
    told = "".join(traceback.format_exception(caught.value))
    assert "status" in told
    assert seed not in told
    assert "Failing row" not in told


async def test_a_whole_game_at_the_finest_log_level_tells_no_secret(
    tables: Tables, db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    """Not the seed, not what was chosen and not shown yet, not the bytes of the position."""
    before = {name: logging.getLogger(name).level for name in (*WORDY, *QUIET)}
    try:
        _log("DEBUG")
        caplog.set_level(logging.DEBUG)
        table = await running(tables)
        await tables.play.act(table.id, ANA.id, [Action("pick", (3,))])
        await Outbox(tables.store, FakePresenter(), FakeDiscord()).drain()
        with pytest.raises(UserError):
            await tables.play.act(table.id, ANA.id, [Action("pick", (9,))])
        async with db.read() as connection:
            seed = (await connection.execute(sa.select(m.tables.c.seed))).scalar_one()
        logging.getLogger("bot.test").debug("the end")
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
    told = caplog.text
    assert "the end" in told
    assert seed not in told
    assert "pick 3" not in told
    assert "picks" not in told
