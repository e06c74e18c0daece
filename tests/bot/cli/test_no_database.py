"""Commands of the command line where there is no database: each is one true sentence, and nothing is left behind."""

from __future__ import annotations

import asyncio
import io
import shutil
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, redirect_stderr, redirect_stdout
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import pytest
import typer

import bot.__main__ as cli
from bot.cli import dbwork
from bot.common.errors import StartupError
from bot.measure.capacity.report import layers_for
from bot.store import Database
from bot.store.file import BESIDE
from bot.store.lock import ServingLock
from bot.tables.service import Tables
from tests.bot.helpers import FakeClock, running
from tests.bot.toy import TOY
from tests.support import skips
from tests.support.databases import create, ready


class Does(Enum):
    """What a command may do where there is no database."""

    MAKES = "makes one where the settings point"
    OWN = "writes files of its own alone, in a folder that passes or where it is told"
    LOOKS = "says how things are, this too, and leaves nothing behind"
    NEEDS = "refuses"


COMMANDS: dict[tuple[str, ...], tuple[Does, tuple[str, ...]]] = {
    ("run",): (Does.MAKES, ()),
    ("sandbox",): (Does.MAKES, ()),
    ("migrate",): (Does.MAKES, ()),
    ("restore",): (Does.MAKES, ("copy.db",)),
    ("export",): (Does.NEEDS, ("1", "--out", "table.json")),
    ("import",): (Does.NEEDS, ("paper.json", "--guild", "1", "--channel", "1", "--user", "1")),
    ("verify-dice",): (Does.NEEDS, ("1",)),
    ("ratings",): (Does.NEEDS, ("--apply",)),
    ("backup",): (Does.NEEDS, ("deep/er/copy.db",)),
    ("repair",): (Does.NEEDS, ("xidit", "--apply")),
    ("change-bot",): (Does.NEEDS, ()),
    ("recap",): (Does.OWN, ("--game", "xidit", "--games", "1")),
    ("simulate",): (Does.OWN, ("xidit", "--seats", "3", "--games", "1", "--players", "random", "--jobs", "1")),
    ("fuzz",): (Does.OWN, ("roses", "--games", "1", "--limit", "10", "--jobs", "1")),
    ("doctor",): (Does.LOOKS, ()),
    ("first-night",): (Does.OWN, ("--report", "absent/report.md")),
    ("bench",): (Does.OWN, ("--only", "none")),
    ("capacity",): (Does.OWN, ("--games", "chess")),
    ("render", "contact-sheet"): (Does.OWN, ()),
    **{
        ("render", game): (Does.OWN, ("--kind", "poster", "--out", "x.png"))
        for game in ("xidit", "roses", "charlemagne", "fief", "knights")
    },
}  # fmt: skip
"""Every command with words that let it do its work, or, where that takes long, that are refused by itself."""
REFUSING = [name for name, (does, _) in COMMANDS.items() if does is Does.NEEDS]
Tree = dict[str, tuple[int, bytes]]


@pytest.fixture(scope="module")
def app() -> Iterator[Any]:
    """The command line as ``main`` makes it, built once for all calls."""
    before = cli.app.registered_commands[:], cli.app.registered_groups[:]
    cli._register()
    yield typer.main.get_command(cli.app)
    cli.app.registered_commands[:], cli.app.registered_groups[:] = before


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory in which Herald never ran."""
    folder = tmp_path / "wrong"
    folder.mkdir()
    (folder / "paper.json").write_text("{}", encoding="utf-8")
    monkeypatch.chdir(folder)
    for name in ("DATABASE_URL", "HERALD_DATA", "HERALD_LAYERS"):
        monkeypatch.delenv(name, raising=False)
    return folder


def leaves(command: Any, *before: str) -> Iterator[tuple[str, ...]]:
    """The commands below a group, or the one that it is."""
    below: Mapping[str, Any] | None = getattr(command, "commands", None)
    if below is None:
        yield before
        return
    for name, one in below.items():
        yield from leaves(one, *before, name)


class Said(NamedTuple):
    """What came of a command."""

    code: int
    """Its exit code."""
    lines: list[str]
    """All that it printed, without space around it."""


def called(app: Any, *words: str) -> Said:
    """What a command says, and its exit code, as ``main`` gives it."""
    said, code = io.StringIO(), 0
    with redirect_stdout(said), redirect_stderr(said):
        try:
            app.main(list(words), prog_name="herald")
        except SystemExit as end:
            code = int(end.code or 0)
        except StartupError as error:
            return Said(2, [str(error)])
    return Said(code, said.getvalue().strip().splitlines())


def tree(folder: Path) -> Tree:
    """All that is below a folder, with its rights and what it holds."""
    found: Tree = {}
    for path in folder.rglob("*"):
        regular = path.is_file() if not path.is_symlink() else False
        found[str(path.relative_to(folder))] = path.lstat().st_mode, path.read_bytes() if regular else b""
    return found


def herald(file: Path) -> None:
    """A database of Herald without tables."""

    async def make() -> None:
        await ready(Database(f"sqlite+aiosqlite:///{file}"))

    asyncio.run(make())


def test_every_command_is_judged(app: Any) -> None:
    """A new one has to say what it does where there is no database."""
    assert set(leaves(app)) == set(COMMANDS)
    assert {name for name, (does, _) in COMMANDS.items() if does is Does.MAKES} == {
        ("run",), ("sandbox",), ("migrate",), ("restore",),
    }  # fmt: skip


def other(file: Path, mode: str) -> None:
    """The database of another program, which is not open."""
    with closing(sqlite3.connect(file)) as made, made:
        made.execute(f"PRAGMA journal_mode={mode}")
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("CREATE TABLE songs (name TEXT)")


def other_killed(file: Path) -> None:
    """The same of a program that was killed: its last changes lie beside it."""
    living = file.with_name("living.db")
    other(living, "WAL")
    with closing(sqlite3.connect(living)) as open_:
        open_.execute("INSERT INTO songs VALUES ('one')")
        open_.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{living}{suffix}", f"{file}{suffix}")
    living.unlink()


FILES: Mapping[str, tuple[Callable[[Path], Any], str]] = {
    "nothing": (lambda file: None, "is not there"),
    "a file where the folder should be": (
        lambda file: (file.parent.rmdir(), file.parent.write_text("notes", encoding="utf-8")),
        "is not there",
    ),
    "empty": (lambda file: file.touch(), "is an empty file"),
    "without tables": (lambda file: _without(file), "holds no tables"),
    "text": (lambda file: file.write_text("Dear diary, " * 100, encoding="utf-8"), "is not a SQLite file"),
    "broken": (lambda file: file.write_bytes(b"SQLite format 3\0" + b"x" * 4096), "cannot be read"),
    "a folder": (lambda file: file.mkdir(), "is a folder"),
    "another program's": (lambda file: other(file, "DELETE"), "is the database of another program"),
    "another program's with a log": (lambda file: other(file, "WAL"), "is the database of another program"),
    "another program's that was killed": (other_killed, "is the database of another program"),
    "not readable": (lambda file: file.symlink_to(file.name), "cannot be read"),
}

FREE = ("is not there", "is an empty file", "holds no tables")
"""What of them may become a database."""


def _without(file: Path) -> None:
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("CREATE TABLE t (a)")
        made.execute("DROP TABLE t")


@pytest.mark.parametrize("kind", FILES)
def test_what_needs_a_database_says_that_there_is_none(
    app: Any, place: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence names the path, what stands there, how it was found, and what to do; nothing changes, not even the
    rights of a file."""
    lay, why = FILES[kind]
    for setting in ("", "elsewhere") if kind in ("nothing", "text") else ("",):
        if setting:
            monkeypatch.setenv("DATABASE_URL", f"sqlite:///{place / setting / 'games.db'}")
        file = place / setting / "games.db" if setting else place / "data" / "herald.db"
        if kind != "nothing":
            file.parent.mkdir()
            lay(file)
        before = tree(place)
        for name in REFUSING:
            code, lines = called(app, *name, *COMMANDS[name][1])
            assert (code, len(lines)) == (2, 1), (name, lines)
            said = lines[0]
            assert f"{file} {why}" in said, name
            assert "DATABASE_URL" in said
            assert "where Herald runs" in said or "folder in which Herald runs" in said
            assert (str(place) in said.partition("(")[2]) == (not setting)  # the working directory
            assert tree(place) == before, name


@pytest.mark.parametrize("kind", [kind for kind, (_, why) in FILES.items() if why not in FREE])
def test_what_may_make_one_spares_what_is_not_heralds(app: Any, place: Path, kind: str) -> None:
    """``migrate``, and ``run``, which makes one by the same function."""
    file = place / "data" / "herald.db"
    file.parent.mkdir()
    FILES[kind][0](file)
    before = tree(place)
    code, lines = called(app, "migrate", "--check")
    assert (code, len(lines)) == (2, 1)
    assert f"{file.relative_to(place)} {FILES[kind][1]}" in lines[0]
    assert tree(place) == before


def test_a_database_is_made_where_that_is_said(app: Any, place: Path) -> None:
    """``migrate`` says that it is new, and only then; a copy of it says how little it holds."""
    assert called(app, "migrate", "--check") == (
        0, [f"There was no database: {place / 'data' / 'herald.db'} was made, and holds no tables."],
    )  # fmt: skip
    assert {name for name in tree(place) if name.startswith("data")} == {"data", "data/herald.db"}
    assert stat.S_IMODE((place / "data" / "herald.db").stat().st_mode) == 0o600
    assert called(app, "migrate", "--check") == (
        0, [f"The database {place / 'data' / 'herald.db'} is up to date; no game runs."],
    )  # fmt: skip
    code, lines = called(app, "backup", "copy.db")
    assert (code, lines) == (
        0,
        ["The database was copied to copy.db, which holds 0 tables and 0 log lines; no game runs."],
    )


def test_what_measures_makes_no_database(app: Any, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{place / 'games.db'}")
    for name, (does, words) in COMMANDS.items():
        if does in (Does.OWN, Does.LOOKS):
            called(app, *name, *words)
            assert {found.partition("/")[0] for found in tree(place)} <= {"paper.json", "findings"}, name
    assert layers_for(place / "passing") == place / "passing" / "layers"


def test_a_database_that_a_killed_process_left_is_heralds(app: Any, place: Path) -> None:
    """Also when all of it still lies beside the file: ``run`` was killed in its first minute."""
    file = place / "data" / "herald.db"
    file.parent.mkdir()
    herald(place / "whole.db")
    with closing(sqlite3.connect(place / "living.db")) as living, closing(sqlite3.connect(place / "whole.db")) as whole:
        living.execute("PRAGMA journal_mode=WAL")
        living.executescript("\n".join(["PRAGMA wal_autocheckpoint=0;", *whole.iterdump()]))
        for suffix in ("", "-wal"):
            shutil.copy(f"{place / 'living.db'}{suffix}", f"{file}{suffix}")
    assert file.stat().st_size == 4096
    assert called(app, "export", "1") == (2, ["There is no table 1."])


async def _played(file: Path, picks: int) -> None:
    database = Database(f"sqlite+aiosqlite:///{file}")
    await ready(database)
    await running(Tables(database, FakeClock(), games={"toy": TOY}))
    await database.close()
    with closing(sqlite3.connect(file)) as made, made:
        made.execute("UPDATE tables SET status = 'finished'")  # games of these tests are unknown to the command line
        made.execute("CREATE TABLE mark (n)")
        made.execute("INSERT INTO mark VALUES (?)", (picks,))


def mark(file: Path) -> int:
    """Which database this is."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as opened:
        return int(opened.execute("SELECT n FROM mark").fetchone()[0])


async def test_every_restore_keeps_an_original_of_its_own(place: Path, tmp_path: Path) -> None:
    """With what a killed process left beside it, and whatever it is; nothing of the old lies beside the new, and the
    copy stays byte for byte as it was."""
    data, copies = place / "data", tmp_path / "copies"
    await _played(data / "herald.db", 0)
    for number in (1, 2, 3):
        await _played(copies / f"{number}.db", number)
    before = tree(copies)
    kept = []
    for number in (1, 2):
        with closing(sqlite3.connect(data / "herald.db")) as killed:  # what is not folded in yet lies beside it
            killed.execute("PRAGMA journal_mode=WAL")
            killed.execute("UPDATE mark SET n = n + 100")
            killed.commit()
            for suffix in ("-wal", "-shm"):
                shutil.copy(data / f"herald.db{suffix}", place / f"left{suffix}")
        for suffix in ("-wal", "-shm"):
            (place / f"left{suffix}").rename(data / f"herald.db{suffix}")
        held, name = await dbwork.put_back(copies / f"{number}.db")
        assert (held.tables, mark(data / "herald.db")) == (1, number)
        assert name is not None
        kept.append(name)
        assert not [s for s in BESIDE if (data / f"herald.db{s}").exists()]
    (data / "herald.db").write_text("no database any more", encoding="utf-8")
    (data / "herald.db-wal").write_text("nor this", encoding="utf-8")
    _, name = await dbwork.put_back(copies / "3.db")
    assert name is not None
    assert [path.name for path in (*kept, name)] == [f"herald.db.before-restore{n}" for n in ("", "-2", "-3")]
    assert [mark(path) for path in kept] == [100, 101]
    assert (name.read_text(encoding="utf-8"), Path(f"{name}-wal").read_text(encoding="utf-8")) == (
        "no database any more",
        "nor this",
    )
    assert mark(data / "herald.db") == 3
    assert {p.name for p in data.iterdir()} == {
        "herald.db", "herald.db.lock", *(p.name for p in kept), name.name, f"{name.name}-wal",
    }  # fmt: skip
    assert tree(copies) == before


def test_a_copy_can_be_put_where_nothing_was(app: Any, place: Path) -> None:
    herald(place / "data" / "herald.db")
    called(app, "backup", "copy.db")
    shutil.rmtree(place / "data")
    assert called(app, "restore", "copy.db") == (
        0, ["The database is the one of copy.db again, with 0 tables and 0 log lines."],
    )  # fmt: skip
    assert {p.name for p in (place / "data").iterdir()} == {"herald.db", "herald.db.lock"}


@pytest.mark.parametrize("kind", [kind for kind in FILES if "should be" not in kind])
def test_what_is_no_copy_is_not_put_back(app: Any, place: Path, kind: str) -> None:
    """Nothing changes, and no database comes to be."""
    lay, why = FILES[kind]
    lay(place / "copy.db")
    before = tree(place)
    code, lines = called(app, "restore", "copy.db")
    assert (code, len(lines)) == (2, 1)
    assert why in lines[0] or "There is no file" in lines[0]
    assert tree(place) == before


def test_a_copy_never_goes_over_the_database_itself(app: Any, place: Path) -> None:
    """Nor does the database come back from itself; whoever serves it is named and nothing changes."""
    herald(place / "data" / "herald.db")
    called(app, "backup", "copy.db")
    (place / "same.db").symlink_to("data/herald.db")
    before = tree(place)
    for words in (
        ("backup", "data/herald.db", "--force"), ("backup", "same.db", "--force"), ("restore", "same.db"),
        ("restore", "data/herald.db"),
    ):  # fmt: skip
        code, lines = called(app, *words)
        assert code == 2
        assert "is the database itself" in lines[0]
        assert {n: f for n, f in tree(place).items() if not n.endswith(".lock")} == before, words
    with ServingLock(place / "data" / "herald.db"):
        code, lines = called(app, "restore", "copy.db")
        assert code == 2
        assert "is served by another Herald" in lines[0]
    assert {n: f for n, f in tree(place).items() if not n.endswith(".lock")} == before


def test_a_copy_stays_of_the_version_that_made_it(app: Any, place: Path) -> None:
    """Whoever goes back to an older version reads it again: replaying it, as ``restore`` does, changes none of it."""
    herald(place / "data" / "herald.db")
    called(app, "backup", "copy.db")
    with closing(sqlite3.connect("copy.db")) as old, old:
        old.execute("UPDATE alembic_version SET version_num = '0025'")
        old.execute("DROP TABLE displays")
        old.execute("DROP INDEX ix_tables_damage")
        old.execute("DROP INDEX ix_shown_message_at")
        for column in ("seats DROP COLUMN looked_figures", "seats DROP COLUMN untold", "tables DROP COLUMN nearing",
                       "tables DROP COLUMN damage", "shown DROP COLUMN place", "shown DROP COLUMN place_acts",
                       "shown DROP COLUMN touched_at", "shown DROP COLUMN message_at", "shown DROP COLUMN asked",
                       "seats DROP COLUMN arrivals", "seats DROP COLUMN unwarned", "tables DROP COLUMN shortened",
                       "holders DROP COLUMN gone", "placings DROP COLUMN weight",
                       "talk_heard DROP COLUMN kept", "states DROP COLUMN digest", "states DROP COLUMN base_digest",
                       "snapshots DROP COLUMN digest", "actions DROP COLUMN digest",
                       "archives DROP COLUMN digest", "instance DROP COLUMN application_id"):  # fmt: skip
            old.execute(f"ALTER TABLE {column}")
    before = Path("copy.db").read_bytes()
    assert called(app, "restore", "copy.db").code == 0
    assert Path("copy.db").read_bytes() == before
    with closing(sqlite3.connect("data/herald.db")) as back:
        assert back.execute("SELECT version_num FROM alembic_version").fetchone() == ("0025",)


def test_a_server_without_herald_is_told_likewise(
    app: Any, place: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing comes to be in a database of PostgreSQL that has no tables of Herald; copies are its own tools'."""
    skips.unless(postgres, skips.POSTGRES)
    monkeypatch.setenv("DATABASE_URL", bare := asyncio.run(_bare()))
    for name in REFUSING:
        code, lines = called(app, *name, *COMMANDS[name][1])
        assert (code, len(lines)) == (2, 1), (name, lines)
        assert (
            "copy it with pg_dump" if name == ("backup",) else "holds no tables of Herald (DATABASE_URL leads there)"
        ) in lines[0]
    (place / "copy.db").touch()
    assert "pg_restore" in called(app, "restore", "copy.db").lines[0]
    assert asyncio.run(_names(bare)) == []
    asyncio.run(_bare("CREATE TABLE alembic_version (version_num TEXT)"))
    code, lines = called(app, "migrate")
    assert (code, len(lines)) == (2, 1)
    assert "is another program's" in lines[0]
    assert asyncio.run(_names(bare)) == ["alembic_version"]
    assert set(tree(place)) == {"paper.json", "copy.db"}


async def _bare(more: str = "") -> str:
    """A database on the server of the tests that holds nothing but what is said."""
    url = await create("bare")
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    await connection.execute(f"DROP SCHEMA public CASCADE; CREATE SCHEMA public; {more}")
    await connection.close()
    return url


async def _names(url: str) -> list[str]:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        return [
            row["tablename"]
            for row in await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        ]
    finally:
        await connection.close()
