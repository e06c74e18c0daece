"""The arrows of the house: who may import whom."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine import GAMES
from tests.house.imports import HOUSE, ROOT, circles, imports, modules, targets
from tests.support.syntax_trees import tree

BANNED = {
    "engine": {
        "discord", "PIL", "sqlmodel", "sqlalchemy", "aiosqlite", "aiohttp", "asyncio", "time", "datetime", "random",
        "secrets", "socket", "os", "pathlib", "bot", "cogs", "render",
    },
    "render": {"discord", "sqlmodel", "sqlalchemy", "aiohttp", "asyncio", "bot", "cogs"},
    "bot/common": {"cogs", "PIL", "bot.tables", "bot.presenter", "bot.workers"},
    "bot/tables": {"cogs", "PIL", "bot.presenter", "bot.workers"},
    "bot/presenter": {"cogs", "bot.store", "sqlmodel", "sqlalchemy"},
    "bot/workers": {"cogs", "PIL"},
    "bot/store": {"cogs", "PIL", "discord", *(f"engine.{game}" for game in GAMES)},
    "cogs": {"sqlmodel", "sqlalchemy", "bot.store", "PIL"},
}  # fmt: skip
# Reading data files needs a path; nothing else of the engine touches the disk.
EXCEPT = {("engine", "pathlib"), ("engine", "os")}


def offences(room: str) -> list[str]:
    found = []
    for path in sorted((ROOT / room).rglob("*.py")):
        for name in imports(path):
            for banned in BANNED[room]:
                if (name == banned or name.startswith(banned + ".")) and (room, banned) not in EXCEPT:
                    found.append(f"{path.relative_to(ROOT)} imports {name}")
    return found


@pytest.mark.parametrize("room", sorted(BANNED))
def test_arrows_run_one_way(room: str) -> None:
    assert offences(room) == []


@pytest.mark.parametrize("room", ["cogs", "bot/presenter", "bot/ui", "render"])
def test_nobody_tries_a_move_to_see_what_comes_of_it(room: str) -> None:
    """What-ifs, previews and suggestions are read off a view and its questions: positions are asked and changed by the
    tables alone, where a try that is refused leaves nothing behind and one that is not stands in the log."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.attr}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute)
        and node.attr in {"why_not", "perform", "draws", "state_of", "store"}
        and not (isinstance(node.value, ast.Name) and node.value.id in {"report", "self"})
    ]
    assert found == []


def inside(name: str) -> bool:
    """Whether a name leads to what a game keeps to itself: its positions, and who moves them."""
    root, game, *rest = [*name.split("."), ""]
    return root == "engine" and game != "core" and not {"state", "rules", "phases"}.isdisjoint(rest)


@pytest.mark.parametrize("room", ["render", "cogs", "bot/presenter", "engine/players"])
def test_no_state_outside_the_engine_and_its_host(room: str) -> None:
    found = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for name in imports(path)
        if inside(name)
    ]
    assert found == []


def test_what_a_game_keeps_to_itself_is_seen_anywhere_in_a_name() -> None:
    """Modules below a forbidden one are forbidden, too."""
    forbidden = ("engine.xidit.state", "engine.xidit.phases.standing", "engine.fief.phases.cards.planned")
    assert all(inside(name) for name in forbidden)
    assert not any(inside(name) for name in ("engine.xidit.view", "engine.core.rules", "engine.GAMES", "bot.rules"))


FACES = frozenset(
    {"analysis", "board", "deeds", "figures", "files", "game_data", "nearing", "standing", "view", "views", "whatif"}
)
"""What of a game others may know: what it works out from a position, its tables, standing orders, views, and what
those tell of."""


def behind(name: str) -> bool:
    """Whether a name leads behind the faces of a game."""
    root, game, *rest = [*name.split("."), "", ""]
    return root == "engine" and game in GAMES and bool(rest[0]) and rest[0].islower() and rest[0] not in FACES


@pytest.mark.parametrize("room", ["render", "cogs", "bot/presenter", "engine/players"])
def test_rules_are_asked_at_the_face_of_a_game(room: str) -> None:
    """So that each is stated once: whoever cannot find an answer there adds it there."""
    found = {
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sorted((ROOT / room).rglob("*.py"))
        for name in imports(path)
        if behind(name)
    }
    assert found == set()


def test_whoever_goes_behind_a_face_is_seen() -> None:
    assert behind("engine.fief.war.camps")
    assert behind("engine.knights.war")
    assert not any(behind(name) for name in ("engine.fief", "engine.fief.analysis.ways", "engine.core.dice", "bot.app"))


Arrows = dict[tuple[str, str], list[tuple[str, str]]]
"""Between rooms, each with who takes what."""


def rooms_of(game: str) -> Arrows:
    """The arrows between rooms of a game and the modules beside them, each with who takes what."""
    everywhere, top = modules(*HOUSE), f"engine.{game}."
    inside = {name: path for name, path in everywhere.items() if name.startswith(top)}
    found: Arrows = {}
    for name, path in inside.items():
        for taken in set(targets(path, everywhere)) & set(inside):
            rooms = (name.removeprefix(top).partition(".")[0], taken.removeprefix(top).partition(".")[0])
            if rooms[0] != rooms[1]:
                found.setdefault(rooms, []).append((name, taken))
    return found


def back(arrows: Arrows) -> Arrows:
    """Those between rooms that take from each other."""
    return {pair: taken for pair, taken in arrows.items() if pair[::-1] in arrows}


@pytest.mark.parametrize("game", GAMES)
def test_no_room_of_a_game_takes_from_one_that_takes_from_it(game: str) -> None:
    arrows = rooms_of(game)
    assert ("phases", "state") in arrows
    assert back(arrows) == {}


def test_rooms_that_take_from_each_other_are_seen() -> None:
    there, again = ("phases", "war"), ("war", "phases")
    assert back({there: [("phases.move", "war.camps")], ("war", "state"): [("war.camps", "state.state")]}) == {}
    assert set(back({there: [("phases.move", "war.camps")], again: [("war.camps", "phases.move")]})) == {there, again}


def test_the_check_sees_an_offence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An import inside a function is found too, and so is one of a part of a banned package."""
    file = tmp_path / "render" / "x.py"
    file.parent.mkdir()
    file.write_text("def f() -> None:\n    import random\n    from bot.tables.lobby import setup\n", encoding="utf-8")
    assert list(imports(file)) == ["random", "bot.tables.lobby", "bot.tables.lobby.setup"]
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    assert offences("render") == ["render/x.py imports bot.tables.lobby", "render/x.py imports bot.tables.lobby.setup"]


def test_render_draws_the_same_every_time() -> None:
    """Jitter comes from generators with a seed of their own, never from the module's shared one."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "render").rglob("*.py"))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
        and node.attr != "Random"
    ]  # fmt: skip
    assert found == []


def test_nothing_stands_in_a_circle() -> None:
    assert circles(modules(*HOUSE)) == []


def test_a_circle_is_found(tmp_path: Path) -> None:
    """Also through a function and through an import for types alone."""
    (tmp_path / "a.py").write_text("def f() -> None:\n    import b\n", encoding="utf-8")
    (tmp_path / "b.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from c import x\n", encoding="utf-8"
    )
    (tmp_path / "c.py").write_text("import a\n", encoding="utf-8")
    assert circles({name: tmp_path / f"{name}.py" for name in "abc"}) == [["a", "b", "c"]]


@pytest.mark.parametrize("room", ["presenter", "app", "cogs"])
def test_buttons_know_nothing_of_what_is_said(room: str) -> None:
    found = [i for path in modules("bot/ui").values() for i in imports(path)]
    assert not any(i == room or i.startswith((f"bot.{room}", "cogs")) for i in found)
