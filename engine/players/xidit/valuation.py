"""What things are worth: the three tracks against each other, rewards, bards, units in hand.

The unit of worth is a tenth of an average pair of rewards.
"""

from __future__ import annotations

import math
from functools import cached_property

from engine.players.xidit.position import VALUES, Position, Quarry, Units
from engine.players.xidit.weights import Weights
from engine.xidit.analysis import NEED, PRIZES, TRACK_OF, drops, room, sent
from engine.xidit.board import SUPPLY, UNITS
from engine.xidit.standing import PAIRS

AVERAGE = 10.0
"""Worth of an average pair of rewards."""
_DEMAND = tuple(map(sum, zip(*NEED.values(), strict=True)))
# The third unit of a kind is seldom all used before it could be recruited again.
_STACK = (0.0, 1.0, 1.85, 2.5, 2.9, 3.1)


def likely(margin: float) -> float:
    """The logistic curve: how sure a lead of ``margin`` is."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, margin))))


def share(counts: tuple[float, ...], prize: tuple[int, int], noise: float) -> list[float]:
    """Reputation each may expect of a region: chances of first and second place when others still may add."""
    top = max(counts)
    pull = [math.exp((c - top) / noise) for c in counts]
    total = sum(pull)
    found = []
    for n, own in enumerate(pull):
        second = sum((p / total) * own / (total - p) for m, p in enumerate(pull) if m != n)
        found.append(prize[0] * own / total + prize[1] * second)
    return found


class Worth:
    """Values for one position, each computed once."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.position, self.weights = position, weights
        self._noise = 0.6 + 0.22 * (position.left + 1)
        self._gain: dict[tuple[int, int], float] = {}
        self._split: dict[tuple[int, int], tuple[float, dict[int, int]]] = {}
        self._hand: dict[Units, float] = {}
        self._soon = {0: 1.0, 1: 0.4}.get(position.census, 0.0)
        self.safe: dict[str, float] = {}
        """Track to the chance, 0-1, of surviving its evaluation, or of winning the last one."""
        self.track_weights = self._weigh()

    # -- tracks

    @cached_property
    def standing(self) -> dict[str, list[float]]:
        """Track to what each has, or may expect to have: own first, then the rivals, then the phantom."""
        p = self.position
        reputation = [0.0] * (1 + len(p.rivals))
        for region, prize in enumerate(VALUES):
            if any(region in around for around in p.open):
                for n, points in enumerate(share(p.counts[region], prize, self._noise)):
                    reputation[n] += points
        found = {
            "wealth": [float(p.wealth), *(r.wealth for r in p.rivals)],
            "influence": [float(p.levels), *(float(r.levels) for r in p.rivals)],
            "reputation": reputation,
        }
        if p.phantom:
            # The seats' reputation looks ahead to the end, so the phantom's must: a third of all that will be beaten.
            rise = 0.4 * (p.left + 1)
            for track, values in found.items():
                values.append(p.phantom[track] + (rise if track == "reputation" else 0.0))
        return found

    def _weigh(self) -> dict[str, float]:
        """What one sovereign, level or point of reputation adds to the chance of winning.

        An evaluation is survived by not being last among those left, the last one is won by being first of two.
        The weight is the derivative of the logarithm of that chance.
        """
        p = self.position
        years = self.weights.horizon * (p.left + 1)
        scale = {"wealth": 1.0 + 0.55 * years, "influence": 0.8 + 0.45 * years, "reputation": 1.5 + 0.65 * years}
        alive = list(range(1, len(self.standing["wealth"])))
        raw = {}
        for place, track in enumerate(p.tracks):
            values = self.standing[track]
            others = sorted(alive, key=lambda n: values[n])
            out = drops(p.seats, place)
            if place == 2 or len(others) < 2:
                rival = sum(values[n] for n in others) / max(1, len(others))
                head = 0.0
            else:
                # The bar is the best of those who would drop out: to be above one of them is enough.
                rival = values[others[min(out, len(others)) - 1]] if place == 0 else values[others[0]]
                head = (1.1, 0.7)[place]
            spread = scale[track]
            self.safe[track] = chance = likely((values[0] - rival) / spread + head)
            raw[track] = (1.0 - chance) / spread * (self.weights.last if place == 2 else 1.0)
            if place < 2 and p.left < 4:
                alive = others[min(out, len(others) - 1) :]
        pair = sorted((2.9 * raw["wealth"], 2.7 * raw["influence"], 3.0 * raw["reputation"]))
        unit = AVERAGE / max(1e-9, pair[1] + pair[2])
        return {track: value * unit for track, value in raw.items()}

    def bar(self, track: str) -> list[float]:
        """How well the phantom is placed on a track to throw others out rather than oneself (three seats): how likely
        each rival is behind it, in their order, and what the own place there counts against it."""
        values = self.standing[track]
        spread = {"wealth": 1.0, "influence": 0.9, "reputation": 1.6}[track] * (2.0 + 0.4 * self.position.left)
        phantom = float(self.position.phantom.get(track, 0))
        lead = (values[0] - phantom) / spread
        others = [likely((phantom - v) / spread) for v in values[1 : 1 + len(self.position.rivals)]]
        return [*others, 2.0 * min(0.0, lead - 0.3)]

    # -- rewards

    def bards(self, city: int, n: int) -> tuple[float, dict[int, int]]:
        """Worth of ``n`` bards sent out from a city, and how many go to which region."""
        p = self.position
        n = sent(p.view, p.own, city, n)
        key = (city, n)
        if key not in self._split:
            best: tuple[float, dict[int, int]] = (0.0, {})
            around = p.open[city]
            for split in _splits(n, len(around)):
                value = sum(self.gained(r, k) for r, k in zip(around, split, strict=True))
                if value > best[0]:
                    best = (value, {r: k for r, k in zip(around, split, strict=True) if k})
            self._split[key] = (best[0] * self.track_weights["reputation"], best[1])
        return self._split[key]

    def gained(self, region: int, n: int) -> float:
        """Reputation that ``n`` more own bards in a region may be expected to bring."""
        if not n:
            return 0.0
        key = (region, n)
        if key not in self._gain:
            counts = self.position.counts[region]
            more = (counts[0] + n, *counts[1:])
            after, before = (share(c, VALUES[region], self._noise)[0] for c in (more, counts))
            self._gain[key] = after - before
        return self._gain[key]

    def levels(self, city: int, n: int) -> int:
        """Guild levels out of ``n`` that find room in a city."""
        p = self.position
        return min(n, room(p.view, p.own, p.seat, city))

    def kinds(self, city: int, quarry: Quarry) -> dict[str, float]:
        """Worth of each of the three rewards of a quarry beaten in a city."""
        return {
            "sovereigns": quarry.sovereigns * self.track_weights["wealth"],
            "bards": self.bards(city, quarry.bards)[0],
            "guild": self.levels(city, quarry.guild) * self.track_weights["influence"],
        }

    def pair(self, city: int, quarry: Quarry) -> tuple[float, str]:
        """The better two rewards: their worth and their name, such as ``sovereigns-bards``."""
        worth = self.kinds(city, quarry)
        return max((sum(worth[kind] for kind in pair.split("-")), pair) for pair in PAIRS)

    # -- units

    @cached_property
    def unit(self) -> tuple[float, ...]:
        """Worth of one more unit of each kind at the end of this year."""
        p, t = self.position, self.weights
        wanted = [q.need for q in p.threats.values()] + [q.need for _, q in p.coming_threats]
        ripe = (0.0, 0.7, 0.95, 1.0)[min(3, p.left)]
        found = []
        for n in range(len(UNITS)):
            scarce = (_DEMAND[n] / SUPPLY[n]) / (sum(_DEMAND) / sum(SUPPLY))
            visible = sum(min(1, need[n]) for need in wanted) / max(1, len(wanted))
            base = 1.0 + t.scarce * (scarce - 1.0) + t.visible * (visible - 0.5)
            found.append(ripe * t.unit * AVERAGE / 3.0 * base)
        return tuple(found)

    def missed(self, unit: int) -> float:
        """What is lost where somebody else recruits a unit first: who comes too late may still find another one."""
        return 0.6 * self.unit[unit]

    def hand(self, units: Units) -> float:
        """Worth of a hand at the end of the year: what it may do later, the census, the tie-break."""
        found = self._hand.get(units)
        if found is None:
            p = self.position
            found = sum(self.unit[n] * _STACK[min(5, k)] for n, k in enumerate(units))
            # No more than a few units a year find use.
            useful = self.weights.useful * p.left + 1.0
            total = sum(units)
            if total > useful:
                found *= useful / total
            found += 0.03 * total + self._soon * sum(self._prizes(units))
            self._hand[units] = found
        return found

    def census(self, units: Units) -> list[float]:
        """By kind of unit what a hand may be expected to win in a census, of the next year or of this one."""
        return [self._soon * prize for prize in self._prizes(units)]

    def most(self, unit: int, n: int) -> float:
        """How likely nobody shows more than ``n`` of a unit."""
        average = self.position.held[unit] / max(1, len(self.position.rivals))
        best = average + 0.9 * math.sqrt(max(0.0, average))
        return likely((n - best) / 0.7)

    def _prizes(self, units: Units) -> list[float]:
        p = self.position
        found = [0.0] * len(UNITS)
        if not self._soon:
            return found
        for n, (kind, most) in enumerate(PRIZES):
            if not units[n]:
                continue
            if kind == "bards":
                prize = self.bards(p.city, most)[0]
            elif kind == "guild" and p.levels_left < most:
                prize = 0.0
            else:
                prize = most * self.track_weights[TRACK_OF[kind]]
            found[n] = prize * self.most(n, units[n])
        return found


def _splits(n: int, parts: int) -> list[tuple[int, ...]]:
    """Every way to divide ``n`` bards over a number of regions."""
    if parts == 0:
        return []
    if parts == 1:
        return [(n,)]
    return [(k, *rest) for k in range(n, -1, -1) for rest in _splits(n - k, parts - 1)]
