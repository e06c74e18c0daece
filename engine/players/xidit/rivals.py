"""What the other heroes are likely to do this year: which threats fall, which units are gone, step by step.

Nobody knows their orders, and their hands only as a sum, so every rival is given chances: the nearer a target and
the better it pays among what is near, the likelier they take it, and the likelier early.
"""

from __future__ import annotations

import math

from engine.players.xidit.position import FAR, Position, Quarry, Rival, Units
from engine.players.xidit.valuation import Worth
from engine.xidit.analysis import STEPS
from engine.xidit.board import UNITS

_DONE = (0.55, 0.75, 0.9, 1.0)
"""How much of what a rival will do at a place is done by their first possible step, the one after, and so on."""
_RECRUITS = (0.85, 0.55, 0.42, 0.28, 0.15, 0.06)
"""How likely a rival recruits at a tile so many roads away."""


class Rivals:
    """Chances for one position.

    ``there``: city under threat to the chance, per step 1-6, that the threat still stands when the own hero acts.
    ``offer``: city with a recruitment tile to, per step, the unit that most likely is the weakest left then, and how
    likely; ``None`` when probably nobody is left. ``enters``: per coming threat and per step, the chance that it has
    come in by the rivals' kills; ``musters``: the same for recruitment tiles.
    """

    def __init__(self, position: Position, worth: Worth) -> None:
        self.position, self.worth = position, worth
        self.there: dict[int, list[float]] = {}
        self.offer: dict[int, list[tuple[int, float] | None]] = {}
        kills = [0.0] * (STEPS + 1)
        empties = [0.0] * (STEPS + 1)
        targets = {city: worth.pair(city, quarry)[0] for city, quarry in position.threats.items()}
        wants = [self._wants(rival, targets) for rival in position.rivals]
        for city, quarry in position.threats.items():
            row = [0.0] * (STEPS + 1)
            able = self._able(quarry.need)
            for step in range(1, STEPS + 1):
                stands = still = 1.0
                for rival, want in zip(position.rivals, wants, strict=True):
                    stands *= 1.0 - want[city] * able * self._by(rival, city, self._before(rival, step))
                    still *= 1.0 - want[city] * able * self._by(rival, city, step)
                row[step] = stands
                kills[step] += 1.0 - still
            self.there[city] = row
        for city, units in position.recruits.items():
            self.offer[city] = [None, *(self._left(city, units, step) for step in range(1, STEPS + 1))]
            for step in range(1, STEPS + 1):
                gone = self._taken(city, step, fair=True)
                empties[step] += sum(gone[len(units) :])
        self.enters = [
            [_at_least(n + 1, kills[step - 1] if step else 0.0) for step in range(STEPS + 1)]
            for n in range(len(position.coming_threats))
        ]
        self.musters = [
            [_at_least(n + 1, empties[step - 1] if step else 0.0) for step in range(STEPS + 1)]
            for n in range(len(position.coming_recruits))
        ]

    def _before(self, rival: Rival, step: int) -> int:
        """The last step that the rival carries out before the own hero acts in ``step``."""
        return step if rival.rank < self.position.rank else step - 1

    def _by(self, rival: Rival, city: int, step: int) -> float:
        """How much of what the rival does at a city is done by the end of a step."""
        late = step - FAR[rival.city][city] - 1
        return 0.0 if late < 0 else _DONE[min(late, 3)]

    def _wants(self, rival: Rival, targets: dict[int, float]) -> dict[int, float]:
        """How likely the rival goes for each threat; they have time for one or two."""
        pull = {
            c: value / (1.0 + FAR[rival.city][c]) if FAR[rival.city][c] < STEPS else 0.0 for c, value in targets.items()
        }
        total = sum(pull.values())
        return {c: min(0.9, self.worth.weights.greed * p / total) if total else 0.0 for c, p in pull.items()}

    def _able(self, need: Units) -> float:
        """How likely a rival has the units, when the hands are known only as a sum; they may still recruit some."""
        found = 1.0
        for n in range(len(UNITS)):
            if need[n]:
                average = self.position.held[n] / max(1, len(self.position.rivals))
                found *= min(1.0, _at_least(need[n], average) + self.worth.weights.skill)
        return found

    def _taken(self, city: int, step: int, *, fair: bool) -> list[float]:
        """Chances that 0, 1, 2 ... rivals have recruited at a city before the own hero acts in ``step``.

        ``fair`` counts the whole step, whoever acts first.
        """
        found = [1.0]
        for rival in self.position.rivals:
            last = step if fair else self._before(rival, step)
            likely = min(0.95, self.worth.weights.crowd * _RECRUITS[min(5, FAR[rival.city][city])])
            chance = likely * self._by(rival, city, last)
            more = [0.0, *(p * chance for p in found)]
            found = [p * (1.0 - chance) + m for p, m in zip([*found, 0.0], more, strict=True)]
        return found

    def _left(self, city: int, units: tuple[int, ...], step: int) -> tuple[int, float] | None:
        chances: dict[int, float] = {}
        for gone, chance in enumerate(self._taken(city, step, fair=False)):
            if gone < len(units):
                chances[units[gone]] = chances.get(units[gone], 0.0) + chance
        if not chances:
            return None
        unit = max(chances, key=lambda u: (chances[u], -u))
        return unit, chances[unit]


def arrives(quarry: Quarry) -> float:
    """The chance that a threat just come in is not taken at once by somebody else."""
    return 0.9 if quarry.size > 2 else 0.85


def _at_least(n: int, average: float) -> float:
    """The chance of ``n`` or more under a Poisson distribution."""
    none = math.exp(-average)
    below, term = 0.0, none
    for k in range(n):
        below += term
        term *= average / (k + 1)
    return max(0.0, 1.0 - below)
