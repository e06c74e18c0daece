"""Actions: the smallest steps a seat can take, with a text form that round-trips."""

from __future__ import annotations

import re
from functools import cache

import msgspec

_TOKEN = re.compile(r"-?\d+|[a-z0-9][a-z0-9_-]*", re.ASCII)
_INT = re.compile(r"-?(0|[1-9]\d*)", re.ASCII)
_SEAT = re.compile(r"seat-(0|[1-9]\d?)", re.ASCII)


def seat_slug(seat: int) -> str:
    """A seat as an argument of an action: ``seat-<n>``, counted from 0."""
    return f"seat-{seat}"


def slug_seat(slug: str | int) -> int | None:
    """The seat that an argument names, ``None`` when it names none."""
    found = _SEAT.fullmatch(slug) if isinstance(slug, str) else None
    return int(found[1]) if found else None


class Action(msgspec.Struct, frozen=True, order=True):
    """One small step: a verb and its arguments.

    Arguments are integers or stable ASCII slugs (``north-yorks``). A slug never looks like an
    integer, so the text form is unambiguous:

    >>> str(Action("order", (3, "red")))
    'order 3 red'
    >>> Action.parse("order 3 red")
    Action(verb='order', args=(3, 'red'))
    """

    verb: str
    """What is done, a lower-case ASCII word of the game (``order``, ``bid``); never a number."""
    args: tuple[str | int, ...] = ()
    """With what: whole numbers and slugs, in the order that the verb expects; empty for a verb that needs nothing."""

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.args)))

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read the text form back; case and surplus spaces do not matter.

        Raises ``ValueError`` with the offending word when the text is not an action.
        """
        words = text.lower().split()
        if not words:
            raise ValueError("an action needs at least a verb")
        for word in words:
            if not _TOKEN.fullmatch(word):
                raise ValueError(f"not a word of an action: {word[:40]!r}")
        verb, *rest = words
        if _INT.fullmatch(verb):
            raise ValueError(f"an action starts with a verb, not with {verb[:40]!r}")
        return cls(verb, tuple(int(w) if _INT.fullmatch(w) else w for w in rest))


@cache
def act(verb: str, *args: str | int) -> Action:
    """An action; the same one is made once. Only for words that come from the tables, never for what a user wrote."""
    return Action(verb, args)


def argument(action: Action, index: int) -> str:
    """An argument as text, empty when there is none."""
    return str(action.args[index]) if index < len(action.args) else ""


def number_at(action: Action, index: int) -> int | None:
    """The amount that an argument names, ``None`` when it names none."""
    value = action.args[index] if index < len(action.args) else None
    return value if isinstance(value, int) else None
