"""Games that only tests know, for the time of a test."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any, Protocol

from engine import RECORDS
from engine.core import Rules
from engine.core.registry import Game


class AddGame(Protocol):
    """Lets a game be known until the test ends; ``parts``: what it brings beside its rules."""

    def __call__(self, rules: Rules[Any, Any], /, *, id: str = "", **parts: Any) -> None: ...


def known(rules: Rules[Any, Any], *, id: str = "", **parts: Any) -> AbstractContextManager[None]:
    """A game that is known for the time of a block, under its own ``id`` or another one."""
    game = id or rules.id
    return RECORDS.added(Game(game, ""), rules=rules, **parts)
