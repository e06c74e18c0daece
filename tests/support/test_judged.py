"""What was judged of the changes of rules is known again wherever it stands, and no more than that."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import GAMES
from tests.changes import Judged, Known, Spot, judged

SOURCE = """
LIMIT = 3


class Turn:
    def act(self, n):
        if n > 2:
            return n + LIMIT
        n += 1
        self.note(n)
        n += 1
        return n + LIMIT


def act(n):
    return n + LIMIT
"""
ENTRY = Judged("toy", "act", "return n + LIMIT", "n + LIMIT  ->  n - LIMIT", 0, "engine/toy/turn.py", "for the test")


def found(entry: Judged, **sources: str) -> list[tuple[str, int]]:
    """In which modules and lines an entry is found again."""
    known = Known({f"engine/toy/{name}.py": source for name, source in sources.items()}, [entry])
    return [(there.file.removeprefix("engine/toy/"), there.line) for there in known.reasons]


def test_every_entry_is_of_a_game() -> None:
    assert {entry.game for entry in judged()} <= set(GAMES)
    assert len(judged()) > 150


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_stands_for_one_line_of_the_code(game: str) -> None:
    """A line that has changed is judged anew; one that stands twice within a function needs its number."""
    known = Known.of(game)
    places: Counter[Spot] = Counter()
    for entry in judged():
        if entry.game == game:
            spots = known.find(entry)
            assert len(spots) == 1, (entry, spots)
            places.update(spots)
    assert [there for there, times in places.items() if times > 1] == []


def test_an_entry_moves_with_its_function_and_the_name_of_its_file() -> None:
    assert found(ENTRY, turn=SOURCE) == [("turn.py", 16)]
    assert found(ENTRY, turn=f"BEFORE = 1\n{SOURCE}") == [("turn.py", 17)]
    assert found(ENTRY, other_name=SOURCE) == [("other_name.py", 16)]


def test_an_entry_is_no_more_than_its_line_its_function_and_its_change() -> None:
    assert found(ENTRY._replace(line="return n * LIMIT"), turn=SOURCE) == []
    assert found(ENTRY._replace(within="Turn"), turn=SOURCE) == []
    assert found(ENTRY._replace(change="n + LIMIT  ->  n * LIMIT"), turn=SOURCE) == []
    assert found(ENTRY, turn=SOURCE.replace("def act(n)", "def do(n)")) == []


def test_a_line_outside_of_functions() -> None:
    entry = ENTRY._replace(within="", line="LIMIT = 3", change="3  ->  4")
    assert found(entry, turn=SOURCE) == [("turn.py", 2)]


def test_equal_lines_are_told_apart_by_their_number() -> None:
    entry = ENTRY._replace(within="Turn.act")
    assert found(entry, turn=SOURCE) == [("turn.py", 8), ("turn.py", 12)]
    assert found(entry._replace(which=2), turn=SOURCE) == [("turn.py", 12)]
    assert found(entry._replace(which=3), turn=SOURCE) == []


def test_the_file_is_asked_where_two_have_the_same() -> None:
    assert found(ENTRY, turn=SOURCE, copy=SOURCE) == [("turn.py", 16)]
    assert found(ENTRY, one=SOURCE, copy=SOURCE) == [("copy.py", 16), ("one.py", 16)]
