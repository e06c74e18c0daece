"""What a catalogue lacks, with file and line: ``python -m bot.locale.check``, for a new language with its folder's
name behind it."""

from __future__ import annotations

import dataclasses
import functools
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot import locale
from bot.locale import commands

OWN_NAMES = re.compile(r"(?:cmd|opt)-[\w-]+\.(?:name|was)")
"""Names of commands and options, which each language has of its own; the first has those of the code."""


@dataclasses.dataclass(frozen=True)
class Entry:
    """A message, or an attribute of one."""

    where: str
    """File and line: ``en/core.ftl:12``."""
    variables: frozenset[str]
    """What it asks for."""
    calls: tuple[tuple[str, tuple[str, ...]], ...]
    """The commands that it names, each with its options."""


class _Used(Visitor):
    """The variables of a pattern, and the commands it names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.calls: list[tuple[str, tuple[str, ...]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - name fixed by the visitor
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.generic_visit(node)
        given = node.arguments.positional
        if node.id.name != commands.FUNCTION or not given or not isinstance(given[0], ast.StringLiteral):
            return
        pairs = [option.value for option in given[1::2] if isinstance(option, ast.StringLiteral)]
        self.calls.append((given[0].value, (*pairs, *(argument.name.name for argument in node.arguments.named))))


def entries(lang: str) -> Iterator[tuple[str, Entry]]:
    """Every message and attribute of a language by its key. Raises ``ValueError`` for a file that cannot be read."""
    for path in locale.files(lang):
        yield from entries_of(path)


def entries_of(path: Path) -> list[tuple[str, Entry]]:
    """Those of one file."""
    return _parsed(f"{path.parent.name}/{path.name}", path.read_text(encoding="utf-8"))


@functools.lru_cache(maxsize=1024)  # the parser is slow, and many checks ask
def _parsed(name: str, source: str) -> list[tuple[str, Entry]]:
    found: list[tuple[str, Entry]] = []

    def line(node: ast.BaseNode) -> str:
        start = node.span.start if isinstance(node, ast.SyntaxNode) and node.span else 0
        return f"{name}:{source.count(chr(10), 0, start) + 1}"

    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{line(entry)}: cannot be read: {str(entry.content).strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            found.append((entry.id.name, _entry(line(entry.id), entry.value)))
            found += [(f"{entry.id.name}.{a.id.name}", _entry(line(a.id), a.value)) for a in entry.attributes]
    return found


def _entry(where: str, pattern: ast.Pattern | None) -> Entry:
    used = _Used()
    if pattern is not None:
        used.visit(pattern)
    return Entry(where, frozenset(used.variables), tuple(used.calls))


def faults(lang: str) -> list[str]:
    """What is wrong with a language: messages that are missing, left over or there twice, variables that are not given
    or not used, commands and options that do not exist. One line each, with file and line."""
    found: list[str] = []
    own: dict[str, Entry] = {}
    for key, entry in entries(lang):
        if key in own:
            found.append(f"{entry.where}: {key} is there twice, first at {own[key].where}")
        own.setdefault(key, entry)
    first = own if lang == locale.LANGUAGES[0] else dict(entries(locale.LANGUAGES[0]))
    found += _compared(own, first)
    for key, entry in own.items():
        for path, options in entry.calls:
            if commands.path_key(path) not in first:
                found.append(f"{entry.where}: {key} names a command that does not exist: {path}")
            found += [
                f"{entry.where}: {key} names an option that does not exist: {option}"
                for option in options
                if f"opt-{option}" not in first
            ]
    return found


def _compared(own: Mapping[str, Entry], first: Mapping[str, Entry]) -> list[str]:
    """How the keys and variables of a language differ from those of the first."""
    found = [
        f"{entry.where}: {key} is missing"
        for key, entry in first.items()
        if key not in own and not OWN_NAMES.fullmatch(key)
    ]
    for key, entry in own.items():
        model = first.get(key)
        if model is None:
            if not OWN_NAMES.fullmatch(key):
                found.append(f"{entry.where}: {key} is left over: {locale.LANGUAGES[0]} does not have it")
            continue
        wrong, unused = sorted(entry.variables - model.variables), sorted(model.variables - entry.variables)
        found += [f"{entry.where}: {key} asks for {{ ${name} }}, which is not given" for name in wrong]
        found += [f"{entry.where}: {key} does not use {{ ${name} }}" for name in unused]
    return found


def main(langs: list[str]) -> int:
    """Print the faults of some languages, of all that Herald speaks for none. How many there are."""
    found = [fault for lang in langs or locale.LANGUAGES for fault in faults(lang)]
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return len(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
