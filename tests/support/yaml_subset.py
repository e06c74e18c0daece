"""Reads the YAML that compose files are written in, and no more of it: mappings by indentation, scalars, flow lists."""

from __future__ import annotations

import json
import re
from typing import Any

Tree = dict[str, Any]
_LINE = re.compile(r"(?P<indent> *)(?P<key>[\w-]+):(?: +(?P<value>\S.*))?")
_COMMENT = re.compile(r'^((?:[^"#]|"[^"]*"|(?<=\S)#)*?)(?:(?:^|\s)\s*#.*)?$')


def tree_of(text: str) -> Tree:
    """The mapping that a file is. Raises ``ValueError`` for what it does not understand, and for a key that comes
    twice."""
    root: Tree = {}
    open_: list[tuple[int, Tree]] = [(-1, root)]
    for number, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub(r"\1", raw).rstrip()
        if not line:
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(f"line {number} is not understood: {raw}")
        indent, key = len(found["indent"]), found["key"]
        while open_[-1][0] >= indent:
            open_.pop()
        place = open_[-1][1]
        if key in place:
            raise ValueError(f"line {number}: {key} comes twice")
        if found["value"] is None:
            place[key] = {}
            open_.append((indent, place[key]))
        else:
            place[key] = _scalar(found["value"])
    return root


def _scalar(text: str) -> Any:
    if text.startswith("["):
        try:
            return json.loads(text)
        except ValueError:
            return [_scalar(part.strip()) for part in text.removeprefix("[").removesuffix("]").split(",")]
    return json.loads(text) if text.startswith('"') else text
