"""Slash commands named in texts: ``{ COMMAND("table panel") }`` in a catalogue is ``/table panel`` in backticks, and
``/mesa panel`` in Spanish.

Options follow with what is put in: ``{ COMMAND("table deadline", pace: 48) }``, or in pairs where that is a variable:
``{ COMMAND("table move", "table", $number) }``. What goes out to Discord turns such names into mentions that can be
clicked (``bot.ui.mentions``); everywhere else they are read as they stand.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

FUNCTION = "COMMAND"
"""What a catalogue calls to name a command."""
Look = Callable[[str], "str | None"]
"""A message or attribute of one language, ``None`` where it has none."""


def path_key(path: str) -> str:
    """The message that describes a command, ``cmd-table-panel`` for ``table panel``."""
    return f"cmd-{path.replace(' ', '-')}"


def prefixes(path: str) -> Iterator[str]:
    """The groups of a command, from the outermost, and the command itself."""
    parts = path.split()
    return (" ".join(parts[: n + 1]) for n in range(len(parts)))


def local_name(path: str, look: Look) -> str:
    """What a command is called in a language; without a name of its own a part is called as in the code."""
    return " ".join(look(f"{path_key(step)}.name") or step.rpartition(" ")[2] for step in prefixes(path))


def all_names(path: str, look: Look) -> list[str]:
    """What a command is called in a language, and after that what it was called before (``.was``)."""
    steps = list(prefixes(path))
    known = [
        [local_name(step, look).rpartition(" ")[2], *filter(None, [look(f"{path_key(step)}.was")])] for step in steps
    ]
    return [" ".join(names) for names in itertools.product(*known)]


def local_option(option: str, look: Look) -> str:
    """What an option is called in a language."""
    return look(f"opt-{option}.name") or option


def function(look: Look) -> Callable[..., str]:
    """``COMMAND`` of one language. Raises ``LookupError`` for a command or option that has no words."""

    def written(path: Any, *pairs: Any, **options: Any) -> str:
        path = str(path)
        if look(path_key(path)) is None:
            raise LookupError(f"there is no command {path!r}")
        if len(pairs) % 2:
            raise LookupError(f"{path}: an option without what is put in")
        given = [*zip(map(str, pairs[::2]), pairs[1::2], strict=True), *options.items()]
        for option, _ in given:
            if look(f"opt-{option}") is None:
                raise LookupError(f"{path}: there is no option {option!r}")
        return f"`/{' '.join([local_name(path, look), *(f'{local_option(o, look)}:{v}' for o, v in given)])}`"

    return written
