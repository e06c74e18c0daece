"""Legal actions as something to choose from: a tree of words, cut into lists of at most 25.

Workers for every game: whatever ``Prompt.actions`` holds can be reached by picking word after word, no list is longer
than Discord allows, and no id either: words too long for one are told by their place among the legal actions.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from bot.common import discord_limits
from engine.core import Action

T = TypeVar("T")
N = TypeVar("N", bound=Hashable)
PAGE = discord_limits.SELECT_OPTIONS
OPEN = ">"
"""First character of a value that opens a further list instead of acting."""
SHORT = "#"
"""First character of words told by their place among the legal actions."""
FITS = 52
"""Characters of words that stand in an id as they are."""


@dataclasses.dataclass(frozen=True, slots=True)
class Choice:
    """One line of a list."""

    prefix: str
    """The words of the action, or those that several actions share."""
    action: Action | None
    """What the line does; ``None``: it opens a further list of the actions that begin with ``prefix``."""
    count: int = 1
    """How many actions lie behind the line."""


def children(actions: Sequence[Action], prefix: str = "", *, most: int = PAGE) -> list[Choice]:
    """The choices after the words of ``prefix``: the actions themselves when at most ``most`` are left, else one line
    per next word. A word that leaves no choice is skipped."""
    texts = [(str(a), a) for a in actions]
    if prefix:
        texts = [(t, a) for t, a in texts if t == prefix or t.startswith(prefix + " ")]
    if len(texts) <= most:
        return [Choice(t, a) for t, a in texts]
    groups: dict[str, list[tuple[str, Action]]] = {}
    depth = len(prefix.split()) + 1
    for text, action in texts:
        groups.setdefault(" ".join(text.split()[:depth]), []).append((text, action))
    if len(groups) == 1 and next(iter(groups)) != prefix:
        return children(actions, next(iter(groups)), most=most)
    out = []
    for start, members in groups.items():
        if len(members) == 1:
            out.append(Choice(*members[0]))
        else:
            out.append(Choice(start, None, len(members)))
    return out


def short(words: str, actions: Sequence[Action]) -> str:
    """Words with which a legal action begins, or all of them, as an id can carry them: ``#<which>.<how many>.<hash>``
    when they are long. Words with which none begins come back as they are."""
    if len(words) <= FITS:
        return words
    count = len(words.split())
    found = (n for n, a in enumerate(actions) if a.verb[:1] == words[:1] and _first(a, count) == words)
    return next((f"{SHORT}{n}.{count}.{_hash(words)}" for n in found), words)


def long(text: str, actions: Sequence[Action]) -> str | None:
    """The words that ``short`` was given; ``None`` when no legal action begins with them any more."""
    if not text.startswith(SHORT):
        return text
    parts = text[len(SHORT) :].split(".")
    if len(parts) != 3 or not parts[0].isdecimal() or not parts[1].isdecimal():
        return None
    place, count = int(parts[0]), int(parts[1])
    likely = actions[place : place + 1]  # the same question may have other answers by now, in another order
    return next((w for a in (*likely, *actions) if _hash(w := _first(a, count)) == parts[2]), None)


def _first(action: Action, count: int) -> str:
    return " ".join(str(action).split(" ")[:count])


def _hash(words: str) -> str:
    return hashlib.blake2s(words.encode(), digest_size=5).hexdigest()


def amounts(actions: Sequence[Action], prefix: str) -> range | None:
    """What the word after ``prefix`` may be where that is a long run of numbers, to be typed rather than looked for."""
    depth = len(prefix.split())
    found: set[int] = set()
    for action in actions:
        if prefix and not f"{action} ".startswith(f"{prefix} "):
            continue
        words = (action.verb, *action.args)
        word = words[depth] if len(words) > depth else ""
        if not isinstance(word, int):
            return None
        found.add(word)
    if len(found) <= PAGE or max(found) - min(found) + 1 != len(found):
        return None
    return range(min(found), max(found) + 1)


def shared(actions: Sequence[Action], prefix: str = "") -> str:
    """The words that all actions after ``prefix`` begin with, the last one of each left out."""
    rows = [str(a).split(" ")[:-1] for a in actions if not prefix or f"{a} ".startswith(f"{prefix} ")]
    common = rows[0] if rows else []
    for row in rows[1:]:
        same = 0
        for one, other in zip(common, row, strict=False):
            if one != other:
                break
            same += 1
        common = common[:same]
    return " ".join(common) if len(common) >= len(prefix.split()) else prefix


def spread(numbers: range, most: int = PAGE) -> list[int]:
    """A few of many numbers, the first and the last among them, evenly apart."""
    if len(numbers) <= most:
        return list(numbers)
    return sorted({numbers[round(n * (len(numbers) - 1) / (most - 1))] for n in range(most)})


def by(items: Iterable[T], name: Callable[[T], N]) -> dict[N, list[T]]:
    """The items of each name, in their order."""
    out: dict[N, list[T]] = {}
    for item in items:
        out.setdefault(name(item), []).append(item)
    return out


def by_verb(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """The actions of each verb."""
    return by(actions, lambda action: action.verb)


def by_first(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """The actions by the first word after their verb; all of them have one."""
    return by(actions, lambda action: str(action.args[0]))


def paged(items: Sequence[T], page: int) -> tuple[list[T], bool, bool]:
    """One page of a list and whether there is one before and one after it. Pages of a longer list hold 25."""
    start = max(0, page) * PAGE
    if start >= len(items):
        start = 0
    return list(items[start : start + PAGE]), start > 0, start + PAGE < len(items)
