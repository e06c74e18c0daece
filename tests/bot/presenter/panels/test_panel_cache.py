"""When the picture of a panel counts as drawn already: as long as nothing has changed of what draws it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bot.presenter.panels import panel_cache
from bot.presenter.panels.panel_cache import code_of, drawn, sources
from bot.presenter.words.voice import Voice
from engine import RECORDS
from engine.core.registry import Game
from tests.cogs.seat_views import NAMES, seat_view
from tests.house.imports import ROOT


def test_all_that_draws_panels_counts() -> None:
    """What the panel and its pictures are made of, and what that imports in its turn, as far as it can change a
    picture: renderers with their fonts and data, positions, words, panels, whatever a game adds to them."""
    there = {path.relative_to(ROOT).as_posix() for path in sources()}
    for folder, ends in (("render", ""), ("engine", ".py"), ("bot/locale", ".ftl"), ("bot/presenter", ".py")):
        files = [
            path for path in (ROOT / folder).rglob(f"*{ends}") if path.is_file() and "__pycache__" not in path.parts
        ]
        assert {path.relative_to(ROOT).as_posix() for path in files} - there == set()
    for data in (ROOT / "engine").rglob("*.json"):
        assert data.relative_to(ROOT).as_posix() in there
    for path in (
        "bot/presenter/panel_kit/controls.py",
        "bot/presenter/games/fief/screens/war.py",
        "bot/presenter/pictures/drawing_process.py",
    ):
        assert path in there


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package of a game that lies anywhere else."""
    folder = tmp_path / "site" / "stranger_of_the_cache"
    for name in ("rules.py", "pictures.py", "locale/en/words.ftl", "data/board.json"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("", encoding="utf-8")
    (folder / "__init__.py").write_text("raise AssertionError('nobody need import it')", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder.parent))
    return folder


@pytest.mark.parametrize("changed", ["pictures.py", "locale/en/words.ftl", "data/board.json", "rules.py"])
def test_the_packages_of_a_strangers_game_count(stranger: Path, changed: str) -> None:
    """Its renderer, its words, its data; another version of them has drawn other pictures."""
    name = stranger.name
    game = Game("stranger", f"{name}.rules.RULES", renderer=f"{name}.pictures.RENDERER", locale=f"{name}.locale")
    look, voice = seat_view([], game="stranger"), Voice("en", NAMES)
    with RECORDS.added(game):
        digests = [(code_of("stranger"), drawn(look, voice))]
        (stranger / changed).write_text("other", encoding="utf-8")
        assert code_of("stranger") == digests[0][0], "a process draws with what it has loaded"
        panel_cache._code_in.cache_clear()  # the next process
        digests.append((code_of("stranger"), drawn(look, voice)))
    assert len({code for code, _ in digests}) == len({picture for _, picture in digests}) == 2
    assert name not in sys.modules


def test_games_of_the_house_need_no_more() -> None:
    built_in = [game for game, record in RECORDS.items() if record.rules.startswith("engine.")]
    assert len(built_in) == 5
    assert {code_of(game) for game in built_in} == {""}
    assert code_of("nowhere") == ""
