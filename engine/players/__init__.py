"""Computer players: they see what a seat may see, a view and its prompt, and answer with actions.

A player keeps nothing between two calls. What it does follows from the view, the prompt and its seed alone, so
that a host may make it anew after a restart and get the same play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from engine.core import Prompt
from engine.core.action import Action
from engine.players.chance import RandomPlayer
from engine.players.xidit import XiditPlayer


class Player(Protocol):
    """Answers the prompts of one seat."""

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        """A batch of actions for this decision, each legal in turn; empty when there is nothing to do.

        ``view`` is the seat's own view. The host asks again while the seat has a required prompt.
        """


_HEURISTIC: dict[str, Callable[[str], Player]] = {"xidit": XiditPlayer}
KINDS = ("random", "heuristic")


def kinds(game_id: str) -> tuple[str, ...]:
    """The kinds of players a game has."""
    return KINDS if game_id in _HEURISTIC else ("random",)


def make(game_id: str, kind: str, seed: str) -> Player:
    """A player of ``kind`` for a game. Raises ``ValueError`` for an unknown kind, or one the game does not have."""
    if kind == "random":
        return RandomPlayer(game_id, seed)
    if kind == "heuristic":
        found = _HEURISTIC.get(game_id)
        if found is None:
            raise ValueError(f"{game_id} has no heuristic player; play it with random ones")
        return found(seed)
    raise ValueError(f"no player is called {kind!r}; known are {', '.join(KINDS)}")


__all__ = ["KINDS", "Player", "RandomPlayer", "XiditPlayer", "kinds", "make"]
