"""Computer players as the tables use them: they see a view and a prompt, never a position."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

from engine import players
from engine.core import Action, Prompt
from engine.players import KINDS, Player

SUBSTITUTE = "heuristic"
"""The player that acts for absent users, where the game has one."""

Factory = Callable[[str, str, str], Player]
"""``factory(game, kind, seed)``: a player that plays the same for the same seed."""


def make(game: str, kind: str, seed: str) -> Player:
    """A player of ``kind``. A game that has none of that kind is played at random: better that than not at all."""
    return players.make(game, kind if kind in players.kinds(game) else "random", seed)


class Anyhow:
    """Takes any legal action: for when a player fails, so that its table does not stop."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        """An action picked by the seed alone."""
        pick = int.from_bytes(hashlib.sha256(self.seed.encode()).digest()[:8], "big")
        return [prompt.actions[pick % len(prompt.actions)]]


__all__ = ["KINDS", "SUBSTITUTE", "Anyhow", "Factory", "Player", "make"]
