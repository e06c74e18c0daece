"""Computer players: they see what a seat may see, a view and one of its prompts, and answer with actions.

A player keeps nothing between two calls. What it does follows from the view, the prompt and its seed alone, so
that a host may make it anew after a restart and get the same play.

A game's own players stand in a package of this folder called like the game; its record names the heuristic one, and
``TALLY`` beside that is what simulations count in games of it.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from engine import RECORDS
from engine.core import Event, Outcome, Prompt
from engine.core.action import Action
from engine.core.registry import Parts
from engine.players.chance import RandomPlayer
from engine.players.reasons import Reason, weightiest


class Player(Protocol):
    """Answers the prompts of one seat."""

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        """A batch of actions for this question, each legal in turn; empty only for an offer that is left alone.

        ``view`` is the seat's own view. The host asks one question at a time: again while there is one for which the
        game waits, then once for every offer that is worth a message (``notify``).
        """


@runtime_checkable
class Explains(Protocol):
    """A player that can answer a single question for somebody, and say why."""

    def answer(self, view: Any, prompt: Prompt) -> list[Action]:
        """``choose`` for this very question, without what the player would do before it."""

    def explain(self, view: Any, prompt: Prompt, plan: Sequence[Action]) -> list[Reason]:
        """The terms by which it came to the ``plan`` that it has chosen for a question; empty for none."""


class Tally(Protocol):
    """What a simulation counts in one game beyond what all games have in common."""

    @staticmethod
    def read(view: Any, outcome: Outcome, events: list[Event]) -> dict[str, Any]:
        """The facts of one finished game as plain data, since it may come from another process."""

    def add(self, facts: dict[str, Any], winners: list[int]) -> None:
        """Count a game in."""

    def report(self) -> dict[str, Any]:
        """The sums, fit for JSON."""

    @staticmethod
    def lines(report: dict[str, Any]) -> Iterator[str]:
        """The sums as text."""


PLAYERS: Mapping[str, Callable[[str], Player]] = Parts("player", RECORDS)
"""Every game's heuristic player by the game's slug, made from a seed."""
KINDS = ("random", "heuristic")


def tally(game_id: str) -> type[Tally] | None:
    """What simulations count in games of one kind; ``None`` where there is nothing of its own."""
    name = RECORDS[game_id].player
    found: type[Tally] | None = (
        getattr(importlib.import_module(name.rpartition(".")[0]), "TALLY", None) if name else None
    )
    return found


def kinds(game_id: str) -> tuple[str, ...]:
    """The kinds of players a game has."""
    return KINDS if game_id in PLAYERS else ("random",)


def make(game_id: str, kind: str, seed: str) -> Player:
    """A player of ``kind`` for a game. Raises ``ValueError`` for an unknown kind, or one the game does not have."""
    if kind == "random":
        return RandomPlayer(game_id, seed)
    if kind == "heuristic":
        found = PLAYERS.get(game_id)
        if found is None:
            raise ValueError(f"{game_id} has no heuristic player; play it with random ones")
        return found(seed)
    raise ValueError(f"no player is called {kind!r}; known are {', '.join(KINDS)}")


__all__ = [
    "KINDS",
    "PLAYERS",
    "Explains",
    "Player",
    "RandomPlayer",
    "Reason",
    "Tally",
    "kinds",
    "make",
    "tally",
    "weightiest",
]
