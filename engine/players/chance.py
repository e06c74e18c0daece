"""A player without a plan: any legal action, but always one that brings the game on."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec

from engine import GAMES
from engine.core import SEAL, Action, Dice, Prompt


class RandomPlayer:
    """Plays at random. Works for every game.

    In a secret step it fills what can be filled, then seals; it never takes a seal back. Where a step can be
    sealed it does so at once, since taking other actions by lot could go on for ever. An offer worth a message is
    answered by lot, first with which verb; other offers are left alone.
    """

    def __init__(self, game_id: str, seed: str) -> None:
        rules = GAMES.get(game_id)
        self._slots = rules.slots if rules else ()
        self._left_alone = frozenset([*rules.preferences, *rules.take_back_verbs] if rules else ["unseal"])
        self._seed = seed

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        """Random legal actions; nothing where the seat need not act."""
        dice = Dice(self._seed)
        label = f"{prompt.id} {_label(view)}"
        actions = [a for a in prompt.actions if a.verb not in self._left_alone]
        if not prompt.blocks:
            verbs = sorted({a.verb for a in actions})
            if not prompt.notify or not verbs:
                return []
            verb = verbs[dice.below(len(verbs), label)]
            return [_pick(dice, label, [a for a in actions if a.verb == verb])]
        if prompt.secret and SEAL in prompt.actions:
            return [SEAL]
        for verb in self._slots:
            slots: defaultdict[tuple[str | int, ...], list[Action]] = defaultdict(list)
            for action in prompt.actions:
                if action.verb == verb:
                    slots[action.args[:-1]].append(action)
            if prompt.secret and slots:
                return [_pick(dice, label, options) for _, options in sorted(slots.items())]
        return [_pick(dice, label, actions)] if actions else list(prompt.default)


def _label(view: Any) -> str:
    """A text that two views share when they show the same."""
    try:
        return msgspec.json.encode(view, order="deterministic").hex()
    except TypeError:  # keys that are no texts must become texts before they can be sorted
        return msgspec.json.encode(msgspec.to_builtins(view, str_keys=True), order="deterministic").hex()


def _pick(dice: Dice, label: str, actions: list[Action]) -> Action:
    return actions[dice.below(len(actions), label)]
