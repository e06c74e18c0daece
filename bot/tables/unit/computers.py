"""Computer players as the tables use them: they see a view and a prompt, never a position."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.tables.unit.change import TableStore
from bot.tables.unit.position import Position, answering
from engine import players
from engine.core import Action, IllegalAction, Prompt
from engine.players import KINDS, Player

log = logging.getLogger(__name__)

SUBSTITUTE = "heuristic"
"""The player that acts for absent users, where the game has one."""

Factory = Callable[[str, str, str], Player]
"""``factory(game, kind, seed)``: a player that plays the same for the same seed."""


def make(game: str, kind: str, seed: str) -> Player:
    """A player of ``kind``. A game that has none of that kind is played at random: better that than not at all."""
    return players.make(game, kind if kind in players.kinds(game) else "random", seed)


def fall_back(store: TableStore, position: Position, seat: int, prompt: Prompt) -> list[Action]:
    """What silence means, for when a player fails or nobody is there; should the game refuse that, any other answer, so
    that its table does not stop, and it is counted: a mistake of the game. Raises ``RulesFault`` when the rules fail at
    it: nobody knows what would be right."""
    rules, state = position.rules, position.state
    tried = rules.loads(rules.dumps(state))
    try:
        for action in prompt.default:
            with answering(seat, prompt, action):
                rules.apply(tried, seat, action)
    except IllegalAction:
        store.silences += 1
        log.exception("silence at step %s means nothing legal", prompt.step)
        return prompt.actions[:1]
    return list(prompt.default)


__all__ = ["KINDS", "SUBSTITUTE", "Factory", "Player", "fall_back", "make"]

NAMES = (
    "Aldous",
    "Brunhild",
    "Conrad",
    "Dorothea",
    "Everard",
    "Frideswide",
    "Gawain",
    "Isolde",
    "Jocelin",
    "Kunigunde",
    "Lambert",
    "Nest",
    "Perrin",
    "Rosamund",
)
"""What computer players are called, first come first served; there are more names than seats at any table."""
