"""Every field says under its line what it is: its meaning, its unit, its shape, not its name once more."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.house.imports import ROOT
from tests.support.syntax_trees import parsed

HOUSE = ("bot", "cogs", "engine", "render", "tests/toy")
"""The folders that are looked over."""
FROZEN = ROOT / "bot" / "store" / "migrations"
"""What stays as it was when it was written."""
FIELD = re.compile(r"^( *)class [^\n]*(?:\n(?!\1[^\s)])[^\n]*)*?\n\1    [A-Za-z_]\w*: ", re.MULTILINE)
"""A class with what looks like a field. A module without one need not be parsed, which takes most of the time."""
FILLING = frozenset(("a", "an", "the", "this", "of", "its", "their", "whose", "is", "are", "it", "they"))
"""Words that say nothing of a field."""


def sources() -> list[Path]:
    """The modules that are looked over, in the order of their paths."""
    found = (path for folder in HOUSE for path in (ROOT / folder).rglob("*.py") if FROZEN not in path.parents)
    return sorted(found)


def unsaid(source: str) -> Iterator[str]:
    """The annotated fields of a module's classes that do not say what they are: ``<line> <class>.<field>``."""
    for each in classes(parsed(source).body) if FIELD.search(source) else ():
        for statement, following in itertools.zip_longest(each.body, each.body[1:]):
            match statement:
                case ast.AnnAssign(target=ast.Name(id=name)) if not says(following, name):
                    yield f"{statement.lineno} {each.name}.{name}"


def classes(body: Sequence[ast.stmt]) -> Iterator[ast.ClassDef]:
    """The classes among statements, and those inside of other classes, of functions and of conditions."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield statement
        for part in ("body", "orelse"):
            yield from classes(getattr(statement, part, ()))


def says(following: ast.stmt | None, name: str) -> bool:
    """Whether what follows a field is a docstring that says more than the field's name."""
    match following:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return not words(text) <= words(name)
        case _:
            return False


def words(text: str) -> set[str]:
    """What a text says, without the words that say nothing; those of a name stand between underscores."""
    return set(re.findall(r"[^\W_]+", text.casefold())) - FILLING


def test_every_field_says_what_it_is() -> None:
    found = sources()
    assert len(found) > 300
    silent = [
        f"{path.relative_to(ROOT).as_posix()}:{field}"
        for path in found
        for field in unsaid(path.read_text(encoding="utf-8"))
    ]
    assert silent == []


def test_a_silent_field_is_seen() -> None:
    source = '''
ELSEWHERE: int = 3


class Unit(Struct):
    """What a player has in one place."""

    knights: int = 0
    """Knights that can fight."""
    crowns: int = 0
    wounded_knights: int = 0
    """The wounded knights."""
    banner: str = ""

    def grow(self) -> None:
        more: int = 1
        self.knights += more

        class Inner:
            seats: ClassVar[range]

    last: int
'''
    assert list(unsaid(source)) == [
        "10 Unit.crowns",
        "11 Unit.wounded_knights",
        "13 Unit.banner",
        "22 Unit.last",
        "20 Inner.seats",
    ]
    assert list(unsaid("number: int = 3\n")) == []
    assert list(unsaid("class Late(\n    Struct,\n):\n    hours: float\n")) == ["4 Late.hours"]
