"""A bundle of messages that are read when they are asked for.

Parsing whole catalogues takes a second, and a process speaks few of their words.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.locale import commands

_START = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
"""Where a message, a term or a comment begins: everything that goes on is indented, or a closing brace."""


_PLAIN = re.compile(
    r"-?[\w-]+ *= *(?P<value>[^\s{}][^\n{}]*)?(?P<more>(?:\n +\.[a-zA-Z][\w-]* *= *[^\s{}][^\n{}]*)*)\s*"
)
"""A message of single lines without variables: most are, and need no parser."""


class LazyBundle:
    """The messages of one language. Of two with the same key the first counts."""

    def __init__(self, lang: str) -> None:
        functions: dict[str, Callable[..., Any]] = {commands.FUNCTION: commands.function(self.look)}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        self._read: set[str] = set()
        self._texts: dict[str, dict[str, str] | None] = {}

    def add(self, source: str) -> None:
        """The text of a catalogue file."""
        starts = list(_START.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            if start[1]:
                self._sources.setdefault(start[1], source[start.start() : end])

    def has_message(self, key: str) -> bool:
        """Whether a message is called ``key``."""
        return key in self._sources and not key.startswith("-")

    def plain(self, key: str, attribute: str = "") -> str | None:
        """A message of single lines without variables, or an attribute of one, as it stands there; ``None`` for any
        other. The words of commands are such, and a start needs a thousand of them."""
        if key not in self._sources:
            return None
        if key not in self._texts:
            self._texts[key] = _lines(key, self._sources[key])
        return (self._texts[key] or {}).get(attribute)

    def look(self, key: str) -> str | None:
        """A message without variables, or ``message.attribute``; ``None`` where there is none."""
        name, _, attribute = key.partition(".")
        said = self.plain(name, attribute)
        if said is not None or not self.has_message(name):
            return said
        message = self.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self.format_pattern(pattern, {})[0])

    def get_message(self, key: str) -> Message:
        """The message called ``key``. Raises ``LookupError`` when there is none, or it cannot be read."""
        self._bring(key)
        return self._bundle.get_message(key)

    def format_pattern(self, pattern: Pattern, params: dict[str, Any]) -> tuple[Any, list[Exception]]:
        """A pattern with its variables filled in, and what was wrong."""
        return self._bundle.format_pattern(pattern, params)

    def _bring(self, key: str) -> None:
        """Read a message and those it refers to."""
        if key in self._read or key not in self._sources:
            return
        self._read.add(key)
        resource = _plain(key, self._sources[key]) or FluentResource(self._sources[key])
        self._bundle.add_resource(resource)
        references = _References()
        references.visit(resource)
        for other in references.found:
            self._bring(other)


def _lines(key: str, source: str) -> dict[str, str] | None:
    """The value and the attributes of a message of single lines, by name; ``None`` for any other entry."""
    found = _PLAIN.fullmatch(source)
    if found is None or key.startswith("-") or not (found["value"] or found["more"]):
        return None
    lines = {"": found["value"].strip(" ")} if found["value"] else {}
    for line in found["more"].split("\n")[1:]:
        name, _, value = line.strip().removeprefix(".").partition("=")
        lines[name.strip()] = value.strip(" ")
    return lines


def _plain(key: str, source: str) -> ast.Resource | None:
    """A message of single lines, ``None`` for any other entry."""
    lines = _lines(key, source)
    if lines is None:
        return None
    value = _pattern(lines.pop("")) if "" in lines else None
    attributes = [ast.Attribute(ast.Identifier(name), _pattern(said)) for name, said in lines.items()]
    return ast.Resource([ast.Message(ast.Identifier(key), value, attributes)])


def _pattern(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text)])


class _References(Visitor):
    """The messages and terms that a message refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - name fixed by the visitor
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)
