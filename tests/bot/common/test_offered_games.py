"""Which games a process offers: what a record names and is not there is one sentence, and the others are offered."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.presenter.games.xidit
from bot import locale
from bot.common.offered_games import offer
from engine import GAMES, RECORDS
from engine.core.registry import PARTS, Game, MissingPart
from herald_fair import GAME as FAIR
from tests.support import installed
from tests.support.games import known
from tests.support.runs import ROOT

FIVE = ["charlemagne", "fief", "knights", "roses", "xidit"]


@pytest.fixture
def as_before() -> Iterator[None]:
    """The games and words that are there afterwards are those that were there before."""
    folders = list(locale._folders)
    with known(GAMES["xidit"], id="nothing"):
        RECORDS.drop("nothing")
        yield
    locale._folders[:] = folders
    locale._bundle.cache_clear()
    locale.word_key.cache_clear()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, as_before: None) -> Path:
    """A folder with packages that are installed beside Herald."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(site: Path, name: str, entry: str, package: str = "", code: str = "") -> None:
    """Install a game as a wheel would: its metadata, and a package with this code."""
    installed.metadata(site, name, entry)
    if package:
        (site / package).mkdir()
        (site / package / "__init__.py").write_text(code, encoding="utf-8")


RECORD = "from engine.core.registry import Game\nGAME = Game({})\n"


def test_the_five_are_offered_whole_and_found_without_importing_one(as_before: None) -> None:
    assert offer("") == []
    assert list(RECORDS) == list(GAMES) == FIVE
    for game in RECORDS.values():
        assert all(RECORDS.has(game.id, part) for part in PARTS), game
        assert (ROOT / game.docs).is_file()
        assert (ROOT / game.docs).with_suffix(".es.md").is_file()
    assert RECORDS.part("xidit", "front") is bot.presenter.games.xidit.FRONT
    code = (
        "import sys; from engine import GAMES; ids = list(GAMES); assert 'xidit' in GAMES and len(GAMES) == 5;"
        "print([m for m in sys.modules if m.startswith('engine.') and m.split('.')[1] in ids])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "[]"


def test_only_what_is_named_is_offered(as_before: None) -> None:
    assert offer("Roses, xidit") == []
    assert list(GAMES) == ["roses", "xidit"]


def test_a_game_that_nobody_knows_is_a_sentence(as_before: None) -> None:
    (said,) = offer("roses chess")
    assert said.startswith("The game chess is not offered: nothing that is installed offers it")
    assert "roses" in said
    assert list(GAMES) == ["roses"]


def test_what_may_be_named_is_named_once(site: Path) -> None:
    """A game of others stands among the known ones once it is offered, and among the installed ones as well."""
    record = '"go", "engine.xidit.rules.XIDIT", locale="go_once"'
    install(site, "go", "go = go_once:GAME", "go_once", RECORD.format(record))
    for language in ("en", "es"):
        (site / "go_once" / language).mkdir()
        (site / "go_once" / language / "go.ftl").write_text("game-go = Go\n", encoding="utf-8")
    (said,) = offer("go chess")
    assert said.endswith(f"HERALD_GAMES may name {', '.join(sorted([*FIVE, 'go']))}.")


@pytest.mark.parametrize(
    ("record", "says"),
    [
        ('"go", "nowhere.rules.GO"', "names nowhere.rules.GO as its rules, which is not there"),
        ('"go", "engine.xidit.rules.XIDIT", renderer="render.xidit.PENCIL"', "render.xidit.PENCIL as its renderer"),
        ('"go", "engine.xidit.rules.XIDIT", locale="nowhere.words"', "nowhere.words as its locale"),
        ('"go", ""', "its record names no rules"),
        ('"go", "engine.xidit.rules.XIDIT"', "its words lack game-go (en)"),
        ('"chess", "engine.xidit.rules.XIDIT"', "is the record of chess"),
    ],
)
def test_a_record_that_names_what_is_not_there_is_a_sentence(site: Path, record: str, says: str) -> None:
    install(site, "go", "go = go_of_others:GAME", "go_of_others", RECORD.format(record))
    sys.modules.pop("go_of_others", None)
    (said,) = offer("roses go")
    assert said.startswith("The game go is not offered: ")
    assert says in said
    assert "\n" not in said
    assert list(GAMES) == ["roses"]


def test_two_games_of_one_id_are_a_sentence(site: Path) -> None:
    install(site, "go", "go = go_of_others:GAME")
    install(site, "baduk", "go = baduk:GAME")
    (said,) = offer("xidit go")
    assert "two games have that id, baduk:GAME and go_of_others:GAME" in said
    assert list(GAMES) == ["xidit"]


def test_a_package_that_raises_is_a_sentence(site: Path) -> None:
    install(site, "go", "go = go_that_raises:GAME", "go_that_raises", "1 / 0")
    (said,) = offer("xidit go")
    assert "its package cannot be read (ZeroDivisionError" in said


def test_words_that_one_language_lacks_are_a_sentence(site: Path) -> None:
    record = '"go", "engine.xidit.rules.XIDIT", locale="go_in_words"'
    install(site, "go", "go = go_in_words:GAME", "go_in_words", RECORD.format(record))
    for language, words in (("en", "game-go = Go\ngo-word = A stone\n"), ("es", "game-go = Go\n")):
        (site / "go_in_words" / language).mkdir()
        (site / "go_in_words" / language / "go.ftl").write_text(words, encoding="utf-8")
    (said,) = offer("xidit go")
    assert said == "The game go is not offered: its words lack go-word (es)."


def test_two_records_of_one_id_cannot_both_be_known() -> None:
    with pytest.raises(ValueError, match="two games are called 'xidit'"):
        RECORDS.add(Game("xidit", "engine.xidit.rules.XIDIT"))
    with RECORDS.added(Game("go", "engine.go.rules.GO")), pytest.raises(MissingPart, match=r"names engine\.go"):
        GAMES["go"]


def test_an_installed_game_is_offered_and_nothing_but_its_record_is_named(site: Path) -> None:
    """The fair of the tests, found by its entry point: all that its record names is its own."""
    install(site, "herald-fair", "fair = herald_fair:GAME")
    assert offer("fair,xidit") == []
    assert list(GAMES) == ["fair", "xidit"]
    assert RECORDS["fair"] is FAIR
    assert {part for part in PARTS if RECORDS.has("fair", part)} == set(PARTS)
    done = subprocess.run(
        [sys.executable, "-m", "bot", "simulate", "fair", "--games", "1", "--seed", "1"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
        env={**os.environ, "HERALD_GAMES": "fair", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
