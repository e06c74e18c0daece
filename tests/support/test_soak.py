"""The soak goes on where it was broken off, and leaves nothing out."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.soak import EACH, ROOT, TOGETHER, Piece, Result, left, pieces, read, soak, summary
from tests.support.runs import Case, Run

KNOWS = re.compile(r"HERALD_(KILLS|SOAK|MUTATIONS|DAMAGES)\b|SOAKING|every_or_one|people import.*in_turn|mark\.turns")
LUCK = "tests/e2e/test_no_leak.py::test_hidden"
FUZZ = "tests/bot/tables/lobby/test_import.py::test_files"


def result(piece: Piece, seed: int, place: int) -> Result:
    return Result(
        piece.name, "failed" if "b" in piece.name else "passed", seed, 1.0, 0.5, "today", "abc", f"at {place}"
    )


def test_whoever_asks_whether_this_is_the_soak_is_part_of_it() -> None:
    asking = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "tests").rglob("test_*.py")
        if path.parent.name != "support" and KNOWS.search(path.read_text(encoding="utf-8"))
    }
    assert asking == {*EACH, *TOGETHER}


def test_each_test_or_all_of_a_game() -> None:
    tests = [f"{FUZZ}[fief-4-x]", f"{FUZZ}[fief-3]", f"{FUZZ}[roses]", f"{FUZZ}_too", f"{FUZZ}_too_", f"{FUZZ}[0]",
             f"{LUCK}[fief-a]", f"{LUCK}[fief-b]"]  # fmt: skip
    assert [(p.name, len(p.tests)) for p in pieces(tests)] == [
        (f"{LUCK}[fief-a]", 1), (f"{LUCK}[fief-b]", 1), (f"{FUZZ}[fief]", 2), (f"{FUZZ}[roses]", 1),
        (f"{FUZZ}_too", 1), (f"{FUZZ}_too_", 1), (FUZZ, 1),
    ]  # fmt: skip


def test_what_has_passed_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "soak.jsonl"
    every = [Piece(name, (name,)) for name in ("a", "b", "c", "bc")]
    said: list[str] = []

    def go_on(todo: list[Piece], until: float = float("inf")) -> list[str]:
        done = soak(todo, file, jobs=2, until=until, seeds=random.Random(1), runs_one=result, say=said.append)
        return sorted(r.piece for r in done)

    assert go_on(left(every, read(file), ["a", "b"])) == ["a", "b", "bc"]
    with file.open("a", encoding="utf-8") as broken_off:
        broken_off.write('{"piece": "c", "outcome": "pass')
    assert [piece.name for piece in left(every, read(file))] == ["c", "b", "bc"]
    assert go_on(left(every, read(file)), until=0.0) == []
    file.write_text(file.read_text(encoding="utf-8").rpartition("\n")[0] + "\n", encoding="utf-8")
    assert go_on(left(every, read(file))) == ["b", "bc", "c"]
    assert summary(every, read(file)) == "4 pieces: 2 passed, 2 failed, 0 left; 0.0 h so far"
    assert said[0].startswith("1/3 ")


@pytest.mark.parametrize(
    ("outcomes", "code", "outcome"),
    [
        (["passed"], 0, "passed"), (["skipped", "passed"], 0, "passed"), (["skipped"], 0, "skipped"),
        (["failed"], 1, "failed"), (["passed"], 3, "failed"), ([], 5, "broken"), ([], -9, "broken"),
    ],
)  # fmt: skip
def test_how_it_ended(outcomes: list[str], code: int, outcome: str) -> None:
    cases = [Case("t", ended, why="no" if ended == "failed" else "", said="50 kills") for ended in outcomes]
    done = Run(code, 1.0, 1.0, tuple(cases), (), "")
    assert done.outcome == outcome
    assert done.said == "\n".join(["50 kills"] * len(outcomes) + ["no"] * outcomes.count("failed"))
