"""Actions as people write them: seats count from 1, as everywhere that people read.

The engine, logs and files count seats from 0 (``engine.core.seat_slug``); nobody is shown that, and nobody types it.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator

from bot import locale as catalogue
from engine.core import Action, seat_slug, slug_seat


def written(action: Action) -> str:
    """An action as people write it: ``terms seat-2 pass`` is about the second seat."""
    return " ".join((action.verb, *map(word, action.args)))


def word(arg: str | int) -> str:
    """An argument of an action as people write it."""
    return str(_moved(arg, 1))


def read(text: str) -> Action:
    """The action that somebody wrote, a seat as ``seat-2`` or ``seat 2`` in any language.

    Raises ``ValueError`` for what is no action, or names a seat before the first.
    """
    action = Action.parse(_phrase().sub(lambda found: f" {seat_slug(int(found[1]))}", text))
    return Action(action.verb, tuple(_moved(arg, -1) for arg in action.args))


@functools.cache
def _phrase() -> re.Pattern[str]:
    """A seat as it is called where nobody sits, behind the verb of an action."""
    words = {catalogue.text(lang, "seat-number", number=1).rstrip(" 1") for lang in catalogue.LANGUAGES}
    return re.compile(rf"\s+(?:{'|'.join(map(re.escape, sorted(words)))})[\s_-]?(\d{{1,2}})(?=\s|$)", re.IGNORECASE)


def _moved(arg: str | int, by: int) -> str | int:
    seat = slug_seat(arg)
    if seat is None:
        return arg
    if seat + by < 0:
        raise ValueError("seats count from 1")
    return seat_slug(seat + by)


def forms(action: Action) -> Iterator[str]:
    """How an action may be written: seats as ``seat-2``, or by their numbers alone."""
    yield written(action)
    if any(slug_seat(arg) is not None for arg in action.args):
        numbers = (arg if (seat := slug_seat(arg)) is None else seat + 1 for arg in action.args)
        yield " ".join((action.verb, *map(str, numbers)))
