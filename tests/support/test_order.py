"""The suite's own order: long tests first and shared out, kill properties in turn."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from tests.support import order
from tests.support.runs import ROOT

NAMES = [f"t{n}" for n in range(20)]
SECONDS = {"t3": 50.0, "t11": 40.0, "t5": 30.0, "t19": 10.0, "gone": 99.0}


def test_one_worker_begins_with_the_longest() -> None:
    assert order.arranged(NAMES, SECONDS, 1)[:5] == [3, 11, 5, 19, 0]


def test_portions_begin_with_their_share() -> None:
    found = order.arranged(NAMES, SECONDS, 2)
    assert found[:2] == [3, 19]
    assert found[10:12] == [11, 5]


def test_nothing_is_lost_or_doubled(rng: random.Random) -> None:
    for workers in (1, 2, 3, 7):
        names = [f"t{n}" for n in range(rng.randint(0, 60))]
        seconds = {name: rng.random() * 90 for name in names if rng.random() < rng.choice((0.1, 0.9))}
        assert sorted(order.arranged(names, seconds, workers)) == list(range(len(names)))


def test_a_random_order_is_the_same_for_a_seed_and_keeps_modules_together() -> None:
    names = [f"{module}.py::t{n}" for module in "abcd" for n in range(6)]
    first = [names[n] for n in order.shuffled(names, 5)]
    assert sorted(first) == names
    assert [names[n] for n in order.shuffled(names, 6)] != first
    backwards = names[::-1]
    assert [backwards[n] for n in order.shuffled(backwards, 5)] == first
    modules = [name.partition("::")[0] for name in first]
    assert sorted(found := [module for module, _ in itertools.groupby(modules)]) == ["a.py", "b.py", "c.py", "d.py"]
    assert found != sorted(found)
    assert first != sorted(first, key=lambda name: (modules.index(name.partition("::")[0]), name))


def test_the_order_in_which_they_are_named() -> None:
    assert order.as_given(["a", "b", "c", "d"], ["-q", "c", "a"]) == [2, 0, 1, 3]


def test_durations_are_kept_from_two_seconds_on(tmp_path: Path) -> None:
    path = tmp_path / "durations.txt"
    order.write({"quick": 0.4, "slow[a b]": 12.3, "slower": 80.6}, path)
    assert order.read(path) == {"slower": 81.0, "slow[a b]": 12.0}
    assert order.read(tmp_path / "none") == {}


@pytest.mark.parametrize(
    ("wanted", "games"),
    [("", ["fair"]), ("all", ["fair", "long"]), ("long", ["long"]), ("long, fair", ["long", "fair"])],
)
def test_games_are_chosen(wanted: str, games: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERALD_KILLS", wanted)
    monkeypatch.setenv(order.SEED, "4")
    assert list(order.in_turn({"fair": 1, "long": 2})) == games


def test_games_take_turns_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HERALD_KILLS", raising=False)
    found = []
    for seed in range(4):
        monkeypatch.setenv(order.SEED, str(seed))
        found += order.in_turn({"fair": 1, "long": 2, "short": 3})
    assert found == ["fair", "long", "short", "fair"]


def test_one_place_after_the_other_and_all_in_the_soak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HERALD_KILLS", raising=False)
    found: list[str] = []
    for seed in range(4):
        monkeypatch.setenv(order.SEED, str(seed))
        found += order.every_or_one(["north", "south", "west"])
    assert found == ["north", "south", "west", "north"]
    monkeypatch.setenv("HERALD_KILLS", "all")
    assert order.every_or_one(["north", "south"]) == ["north", "south"]


def test_an_unknown_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERALD_KILLS", "chess")
    with pytest.raises(ValueError, match="no game: chess"):
        order.in_turn({"fair": 1})


CASES = """
import pytest

@pytest.mark.slow(but=["2"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_number(number):
    pass
"""


@pytest.mark.parametrize(("but", "mark", "ran"), [("2", "slow", 2), ("4", "not slow", 0)])
def test_one_case_stands_for_all(tmp_path: Path, but: str, mark: str, ran: int) -> None:
    """And a case that is not there is said, not run nowhere."""
    (tmp_path / "test_it.py").write_text(CASES.replace('"2"', f'"{but}"'), encoding="utf-8")
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "-m", mark, str(tmp_path), "--rootdir"]
    told = subprocess.run([*asked, str(tmp_path)], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    said = f"{ran} passed" if ran else "test_number has no case '4'"
    assert said in told.stdout + told.stderr


class Marked:
    """As much of a test as is asked whose turn it is."""

    def __init__(self, nodeid: str, *marks: pytest.MarkDecorator) -> None:
        self.nodeid = nodeid
        self._marks = {mark.name: mark.mark for mark in marks}

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self._marks.get(name)


THIRD, LETTER = pytest.mark.turns(3), pytest.mark.turns(2, among="letters")
MARKED = [
    *(Marked(f"test_it.py::number[{n}]", THIRD) for n in range(6)), Marked("test_it.py::a", LETTER),
    Marked("test_it.py::b", LETTER), Marked("test_it.py::c", LETTER, pytest.mark.slow), Marked("test_it.py::whole"),
    Marked("test_it.py::alone", THIRD),
]  # fmt: skip


@pytest.mark.parametrize(
    ("seed", "kills", "ran"),
    [
        (1, "", "number[1] number[4] b c whole alone"),
        (2, "", "number[2] number[5] a c whole alone"),
        (2, "all", "number[0] number[1] number[2] number[3] number[4] number[5] a b c whole alone"),
    ],
)
def test_cases_take_turns_and_all_run_in_the_soak(
    seed: int, kills: str, ran: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each comes with one of the seeds; slow tests take nothing away from the others, and one without others runs."""
    monkeypatch.setenv("HERALD_KILLS", kills)
    waiting = order.out_of_turn(cast(list[pytest.Item], MARKED), seed)
    assert [m.nodeid.partition("::")[2] for n, m in enumerate(MARKED) if n not in waiting] == ran.split()
