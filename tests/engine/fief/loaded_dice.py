"""Dice that fall as a test says."""

from __future__ import annotations

import msgspec

from engine.core import Dice
from engine.core.dice import Draw
from engine.fief.game_data import COMPASS
from engine.fief.war.arithmetic import FACES

BATTLE_DICE = frozenset({"catapults", "bombards", "archers", "melee", "rebellion", "landing"})
"""Labels of battle dice: their faces are numbers of F."""


class Loaded(Dice):
    """Dice that fall as a test says, by label; other labels fall by the seed. A loaded label never rolls more dice than
    the test has named."""

    falls: dict[str, list[int]] = msgspec.field(default_factory=dict)
    bag: list[str] = msgspec.field(default_factory=list)

    def below(self, sides: int, label: str) -> int:
        if label not in self.falls:
            return Dice.below(self, sides, label)
        assert self.falls[label], f"a die for {label} that the test does not know of"
        word = self.falls[label].pop(0)
        result = (
            FACES.index(word) if label in BATTLE_DICE else self._point(sides, word) if label == "compass" else word - 1
        )
        assert 0 <= result < sides, f"{word} is no face of a die for {label}"
        self.fresh.append(Draw(label, self.counter, sides, result))
        self.counter += 1
        return result

    def _point(self, sides: int, word: int) -> int:
        """A point of the compass among those left in the bag: 1 north, 2 east, 3 south, 4 west."""
        if sides == len(COMPASS):
            self.bag = list(COMPASS)
        at = self.bag.index(COMPASS[word - 1])
        self.bag.pop(at)
        return at
