"""What keeps a release from being made, seen in a small repository."""

from __future__ import annotations

import datetime
import lzma
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.migrate import newest
from engine import GAMES
from tests import release
from tests.saves.record_database import FILE
from tests.support import skips

TODAY = datetime.date(2030, 5, 6)
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2030-05-06\n\n### Fixed\n\n- A thing.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository of which version 1.2.3 can be released."""
    skips.unless(shutil.which("git"), skips.GIT)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "x"\nversion = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    kept = tmp_path / "tests" / "saves" / "1.2.3"
    kept.mkdir(parents=True)
    (kept / FILE).touch()
    release.git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def commit(root: Path) -> None:
    release.git(root, "add", "--all")
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    release.git(root, *who, "commit", "--quiet", "--message", "Change it")


def change(root: Path, name: str, old: str, new: str) -> list[str]:
    """What is lacking after a change that is committed."""
    text = (root / name).read_text("utf-8")
    assert old in text
    (root / name).write_text(text.replace(old, new), encoding="utf-8")
    commit(root)
    return list(release.lacking(root, TODAY))


def test_nothing_is_lacking(root: Path) -> None:
    assert list(release.lacking(root, TODAY)) == []


def test_everything_must_be_committed(root: Path) -> None:
    (root / "more.py").touch()
    assert list(release.lacking(root, TODAY)) == ["Not everything is committed: more.py."]


def test_a_version_is_released_once(root: Path) -> None:
    release.git(root, "-c", "user.name=A", "-c", "user.email=a@example.org", "tag", "-a", "v1.2.3", "-m", "Once")
    assert list(release.lacking(root, TODAY)) == [
        "The tag v1.2.3 is there already: raise the version in pyproject.toml."
    ]


@pytest.mark.parametrize(
    ("name", "old", "new", "said"),
    [
        ("pyproject.toml", "1.2.3", "1.2.3.dev0", "pyproject.toml says 1.2.3.dev0"),
        ("CHANGELOG.md", "[Unreleased]\n", "[Unreleased]\n\n- A new thing.\n", "still has lines under Unreleased"),
        ("CHANGELOG.md", "[1.2.3]", "[1.2.2]", "does not tell of 1.2.3 first"),
        ("CHANGELOG.md", " - 2030-05-06", "", "does not tell of 1.2.3 first"),
        ("CHANGELOG.md", "2030-05-06", "2030-05-07", "dates 1.2.3 to 2030-05-07"),
    ],
)
def test_what_is_wrong_is_said(name: str, old: str, new: str, said: str, root: Path) -> None:
    (found,) = change(root, name, old, new)
    assert said in found


def test_a_release_keeps_its_database(root: Path) -> None:
    (root / "tests" / "saves" / "1.2.3" / FILE).unlink()
    commit(root)
    (found,) = release.lacking(root, TODAY)
    assert "tests/saves/1.2.3 has no database" in found


def test_nothing_is_tagged_where_something_is_lacking(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nor is anything built or tested then."""
    monkeypatch.setattr(release, "ROOT", root)
    monkeypatch.setattr(release, "run", lambda *_: pytest.fail("it has begun"))
    (root / "more.py").touch()
    assert release.main([]) == 1
    assert "No release: Not everything is committed" in capsys.readouterr().err
    assert release.git(root, "tag") == ""


def test_the_database_that_is_kept_is_one_of_today(tmp_path: Path) -> None:
    """Recorded before the last migration or the last change of rules it is not that of the release."""
    file = tmp_path / "herald.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num)")
        connection.execute("CREATE TABLE tables (game, rules_version, status)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (newest(),))
        for game, rules in GAMES.items():
            connection.execute("INSERT INTO tables VALUES (?, ?, 'running')", (game, rules.rules_version))
        connection.commit()
        kept = tmp_path / FILE

        def found() -> list[str]:
            kept.write_bytes(lzma.compress(file.read_bytes()))
            return list(release.aged(kept))

        assert found() == []
        connection.execute("UPDATE alembic_version SET version_num = '0035'")
        connection.commit()
        assert "is at migration 0035" in found()[0]
        connection.execute("UPDATE tables SET rules_version = rules_version - 1 WHERE game = 'fief'")
        connection.commit()
        assert [line for line in found() if "no running game of fief" in line]
        assert len(found()) == 2
