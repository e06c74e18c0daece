"""Legal actions as something to choose from: a tree of words, cut into lists of at most 25.

Workers for every game: whatever ``Prompt.actions`` holds can be reached by picking word after word, and no list is
longer than Discord allows.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import TypeVar

from engine.core import Action

T = TypeVar("T")
PAGE = 25
OPEN = ">"
"""First character of a value that opens a further list instead of acting."""


@dataclasses.dataclass(frozen=True, slots=True)
class Choice:
    """One line: an action, or (``action`` None) the start of several: ``prefix`` are the words they share."""

    prefix: str
    action: Action | None
    count: int = 1

    @property
    def value(self) -> str:
        """What the component carries back."""
        return self.prefix if self.action is not None else OPEN + self.prefix


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


def by_verb(actions: Sequence[Action]) -> dict[str, list[Action]]:
    """The actions of each verb, in the engine's order."""
    out: dict[str, list[Action]] = {}
    for action in actions:
        out.setdefault(action.verb, []).append(action)
    return out


def paged(items: Sequence[T], page: int) -> tuple[list[T], bool, bool]:
    """One page of a list and whether there is one before and one after it. Pages of a longer list hold 25."""
    start = max(0, page) * PAGE
    if start >= len(items):
        start = 0
    return list(items[start : start + PAGE]), start > 0, start + PAGE < len(items)
