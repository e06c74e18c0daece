"""The best six orders: every route, with what can be done on it.

A hero has three roads, an action and a wait for each step. The same place at the same step with the same units and
deeds is looked at once, so the whole year is searched without cutting anything off.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence

from engine.core import Dice
from engine.players.xidit.position import FAR, Position, Quarry, Units
from engine.players.xidit.rivals import Rivals, arrives
from engine.players.xidit.valuation import Worth
from engine.xidit.analysis import STEPS, city_after
from engine.xidit.board import CITIES, COLOURS, ROADS

_SURE = (1.0, 1.0, 1.0, 1.0, 1.0)
_TITAN_BIT = 22
_WAIT, _MOVE, _LATE = 0.001, 0.002, 0.003
"""What a wait, a road and an action per step before it count against a route: they decide between equals only."""
_CAMPS = (1.0, 0.8, 0.5)
"""How much the best, the second and the third of the recruits around a city count."""
_SECOND = 0.5
"""How much the second best of what may be beaten next year counts beside the best."""
_LOOKED_AT = 7
"""Cities for which a first year is planned before the hero is placed: those with the best recruits around."""
_NEVER = -1e6
"""The value of a route that does not go for what it has to."""
Hopes = tuple[float, float, float, float, float]
_Key = tuple[int, int, Units, Units, Hopes, int, int]
_Act = tuple[float, _Key, int, float]


@dataclasses.dataclass(frozen=True, slots=True)
class Route:
    """Six orders and what they are worth."""

    value: float
    """In tenths of an average pair of rewards."""
    orders: tuple[str, ...]
    """By step 1-6 (index 0-5): a road colour, ``act`` or ``wait``."""
    titans: dict[int, int]
    """Step to the size of the Titan that is to be beaten in it; other steps are missing."""


@dataclasses.dataclass(frozen=True, slots=True)
class Deed:
    """An action order of a route."""

    step: int
    """Which of the six orders, 1-6."""
    city: int
    """Where it is carried out."""
    quarry: Quarry | None
    """What it should meet; ``None`` for recruits, or nothing."""
    titan: int
    """Size of the Titan to be beaten, 0 for none."""
    before: Units
    """The hand before it."""
    after: Units
    """The hand after it."""
    chance: float
    """How likely it comes about; 0 where it does nothing."""


@dataclasses.dataclass(frozen=True, slots=True)
class Year:
    """What a route comes to."""

    deeds: list[Deed]
    """Its action orders."""
    city: int
    """Where it ends."""
    units: Units
    """The hand at its end."""
    done: int
    """A bit for each city that has been used up."""
    effort: float
    """What its roads, waits and late actions count against it."""
    sure: Units
    """Those of the hand that are not in doubt."""
    hopes: Hopes
    """Per unit how likely those in doubt are there."""

    def ready(self, need: Units) -> float:
        """How likely it has all of what the hand holds of these units."""
        found = 1.0
        for n, wanted in enumerate(need):
            if min(wanted, self.units[n]) > self.sure[n]:
                found *= self.hopes[n]
        return found


def whim(position: Position, seed: str) -> Callable[[int], float]:
    """A taste between equally good places, so that equal players do not walk in step."""
    dice = Dice(seed)
    label = f"{position.seat}-{position.year}"
    whims = [dice.below(100, label) / 1000 for _ in range(CITIES + 1)]
    return whims.__getitem__


class Search:
    """Looks for the best route from one position.

    Inside: ``units`` in hand, ``sure`` those of them not in doubt, ``hopes`` per unit how likely the doubtful ones
    are there; ``done`` holds a bit per city (recruited or fought there) and, from bit 22, per size of a beaten
    Titan; ``kills`` counts the own ones, which bring coming threats in.

    ``given``: orders that stand already, by step 1-6 (index 0-5), empty where one is open. ``beaten``: a city whose
    threat the route has to go for; 0 for none.
    """

    def __init__(
        self,
        position: Position,
        worth: Worth,
        rivals: Rivals,
        taste: Callable[[int], float],
        given: Sequence[str] = ("",) * STEPS,
        beaten: int = 0,
    ) -> None:
        self.position, self.worth, self.rivals = position, worth, rivals
        self._taste, self._given, self._beaten = taste, given, beaten
        self._seen: dict[_Key, tuple[float, str, int]] = {}
        self._wanting: dict[Units, list[tuple[int, float]]] = {}
        self._near: dict[tuple[int, Units, int], float] = {}
        self._pair = {c: worth.pair(c, q)[0] for c, q in position.threats.items()}
        self._come = {c: n for n, (c, _) in enumerate(position.coming_threats)}
        self._muster = {c: n for n, (c, _) in enumerate(position.coming_recruits)}
        self._coming_pair = {c: worth.pair(c, q)[0] for c, q in position.coming_threats}
        self._titan_pair: dict[tuple[int, int], float] = {}
        self._payments: dict[tuple[Units, int], Units] = {}
        self._place = [taste(city) for city in range(len(FAR))]
        if position.left:
            for city in range(1, len(FAR)):
                self._place[city] += worth.weights.camp * self.camp(city)
        self._all_threats = [*position.threats.items(), *position.coming_threats]

    def against(self, city: int) -> Search | None:
        """The same search for a route that goes for the threat of a city; ``None`` where none does."""
        found = Search(self.position, self.worth, self.rivals, self._taste, self._given, city)
        return found if found.best().value > _NEVER / 2 else None

    def best(self) -> Route:
        """The best route; equal ones are decided by taste and the order of the road colours."""
        p = self.position
        orders: list[str] = []
        titans: dict[int, int] = {}
        state = (1, p.city, p.units, p.units, _SURE, 0, 0)
        value = self._value(*state)
        for step in range(1, STEPS + 1):
            _, order, size = self._seen[state]
            orders.append(order)
            if size:
                titans[step] = size
            state = self._after(state, order, size)
        return Route(value, tuple(orders), titans)

    def follow(self, orders: Sequence[str]) -> list[Deed]:
        """What the action orders of a given route may bring, each step taking the best for it."""
        return self.year(orders).deeds

    def year(self, orders: Sequence[str]) -> Year:
        """What a given route comes to, each action taking the best for it."""
        p = self.position
        found = []
        effort = 0.0
        state: _Key = (1, p.city, p.units, p.units, _SURE, 0, 0)
        for order in orders:
            step, city, units = state[:3]
            if order != "act":
                effort += _WAIT if order == "wait" else _MOVE
                state = self._after(state, order, 0)
                continue
            options = self._acts(*state)
            titan, chance = 0, 0.0
            if len(options) > 1:
                _, after, titan, chance = max(options, key=lambda o: o[0] + self._value(*o[1]))
            elif options:
                _, after, titan, chance = options[0]
            else:
                after = (step + 1, *state[1:])
            effort += _LATE * step if options else 0.0
            quarry = p.titans.get(titan) or p.threats.get(city)
            if quarry is None and city in self._come:
                quarry = p.coming_threats[self._come[city]][1]
            found.append(Deed(step, city, quarry, titan, units, after[2], chance))
            state = after
        return Year(found, state[1], state[2], state[5], effort, state[3], state[4])

    def likeliest(self, free: Iterable[int]) -> list[int]:
        """The cities for which it is worth while to plan a first year."""
        return sorted(free, key=self.camp, reverse=True)[:_LOOKED_AT]

    def place(self, city: int) -> float:
        """How good it is for a year to end in a city."""
        return self._place[city]

    def _after(self, state: _Key, order: str, size: int) -> _Key:
        step, city, units, sure, hopes, done, kills = state
        if order == "act":
            options = self._acts(step, city, units, sure, hopes, done, kills)
            return next((o[1] for o in options if o[2] == size), (step + 1, *state[1:]))
        return (step + 1, city_after(city, order), units, sure, hopes, done, kills)

    def _value(self, step: int, city: int, units: Units, sure: Units, hopes: Hopes, done: int, kills: int) -> float:
        if step > STEPS:
            if self._beaten and not done & 1 << self._beaten:
                return _NEVER
            return self.worth.hand(units) + self._prospects(city, units, done) + self._place[city]
        key = (step, city, units, sure, hopes, done, kills)
        known = self._seen.get(key)
        if known is not None:
            return known[0]
        given = self._given[step - 1]
        best, order, titan = 2 * _NEVER, given, 0
        if given in ("", "wait"):
            best, order = self._value(step + 1, city, units, sure, hopes, done, kills) - _WAIT, "wait"
        acts = self._acts(*key) if given in ("", "act") else []
        for gain, after, size, _ in acts:
            # What can be done now is not put off: nobody knows what comes between.
            value = gain + self._value(*after) - _LATE * step
            if value > best:
                best, order, titan = value, "act", size
        if given == "act" and not acts:
            best = self._value(step + 1, *key[1:])
        for colour, there in ROADS[city].items() if not given else ():
            # Walking about for nothing is no better than waiting.
            value = self._value(step + 1, there, units, sure, hopes, done, kills) - _MOVE
            if value > best:
                best, order, titan = value, colour, 0
        if given in COLOURS:
            best = self._value(step + 1, city_after(city, given), *key[2:]) - _MOVE
        self._seen[key] = (best, order, titan)
        return best

    # -- what an action order may bring

    def _acts(self, step: int, city: int, units: Units, sure: Units, hopes: Hopes, done: int, kills: int) -> list[_Act]:
        """Gain, position after it, size of the Titan (0: none) and chance of what an action order here may be."""
        p = self.position
        bit = 1 << city
        if done & bit:
            return []
        if city in p.recruits:
            offer = self.rivals.offer[city][step]
            return [] if offer is None else [self._recruit(step, city, units, sure, hopes, done, kills, *offer)]
        if city in p.threats:
            quarry = p.threats[city]
            return self._fight(
                step, city, units, sure, hopes, done, kills, quarry, self._pair[city], self.rivals.there[city][step]
            )
        if city in self._come:
            n = self._come[city]
            quarry = p.coming_threats[n][1]
            chance = self.rivals.enters[n][step]
            if kills > n:
                chance = 1.0 - (1.0 - chance) * 0.1
            chance *= arrives(quarry)
            found = self._fight(step, city, units, sure, hopes, done, kills, quarry, self._coming_pair[city], chance)
            if found and chance > 0.1:
                return found
        elif city in self._muster:
            n = self._muster[city]
            chance = self.rivals.musters[n][step]
            fresh = p.coming_recruits[n][1]
            if fresh and chance > 0.15:
                return [self._recruit(step, city, units, sure, hopes, done, kills, fresh[0], 0.9 * chance)]
        return self._titans(step, city, units, sure, hopes, done, kills)

    def _recruit(
        self,
        step: int,
        city: int,
        units: Units,
        sure: Units,
        hopes: Hopes,
        done: int,
        kills: int,
        unit: int,
        chance: float,
    ) -> _Act:
        more = _plus(units, unit)
        if chance >= 0.93:
            after = (step + 1, city, more, _plus(sure, unit), hopes, done | 1 << city, kills)
        else:
            doubt = _doubt(hopes, unit, chance)
            after = (step + 1, city, more, sure, doubt, done | 1 << city, kills)
        return -(1.0 - chance) * self.worth.missed(unit), after, 0, chance

    def _fight(
        self,
        step: int,
        city: int,
        units: Units,
        sure: Units,
        hopes: Hopes,
        done: int,
        kills: int,
        quarry: Quarry,
        value: float,
        chance: float,
    ) -> list[_Act]:
        need = quarry.need
        for n in range(5):
            if need[n] > units[n]:
                return []
            if need[n] > sure[n]:
                chance *= hopes[n]
        after = (step + 1, city, _minus(units, need), _minus(sure, need), hopes, done | 1 << city, kills + 1)
        kept = (1.0 - chance) * sum(k * w for k, w in zip(need, self.worth.unit, strict=True))
        return [(chance * value + kept, after, 0, chance)]

    def _titans(
        self, step: int, city: int, units: Units, sure: Units, hopes: Hopes, done: int, kills: int
    ) -> list[_Act]:
        found = []
        for size, titan in self.position.titans.items():
            bit = 1 << _TITAN_BIT + size
            if done & bit or sum(units) < size:
                continue
            key = (city, size)
            if key not in self._titan_pair:
                self._titan_pair[key] = self.worth.pair(city, titan)[0]
            left = self.pay(units, size)
            chance = 0.97 ** (step * len(self.position.rivals))
            lost = sum((a - b) * w for a, b, w in zip(units, left, self.worth.unit, strict=True))
            doubt = 1.0 if sum(sure) >= size else min(hopes)
            after = (step + 1, city, left, _least(sure, left), hopes, done | 1 << city | bit, kills)
            chance *= doubt
            found.append((chance * self._titan_pair[key] + (1.0 - chance) * lost, after, size, chance))
        return found

    def pay(self, units: Units, size: int) -> Units:
        """What is left of a hand when a Titan of a size has been paid with what is missed least."""
        key = (units, size)
        if key not in self._payments:
            left = units
            for _ in range(size):
                choices = [_drop(left, n) for n in range(5) if left[n]]
                left = max(choices, key=self.worth.hand)
            self._payments[key] = left
        return self._payments[key]

    def camp(self, city: int) -> float:
        """How good it is to begin the next year here: the recruits that will be left, and how near they are."""
        return sum(value for value, _, _ in self.camps(city))

    def camps(self, city: int) -> list[tuple[float, int, int]]:
        """What counts of the best recruits around a city, where they are and which unit, the best first."""
        found = []
        for there in self.position.recruits:
            offer = self.rivals.offer[there][STEPS]
            if offer is not None:
                unit, chance = offer
                found.append((chance * self.worth.unit[unit] * (1.0 - 0.17 * FAR[city][there]), there, unit))
        found.sort(reverse=True)
        return [(v * weight, there, unit) for (v, there, unit), weight in zip(found, _CAMPS, strict=False)]

    def _prospects(self, city: int, units: Units, done: int) -> float:
        """What may be beaten next year from here with these units."""
        p = self.position
        if not p.left:
            return 0.0
        key = (city, units, done)
        if key not in self._near:
            best = second = 0.0
            for there, hope in self._hopes(units):
                if done & 1 << there:
                    continue
                hope *= 1.0 - 0.11 * FAR[city][there]
                if hope > best:
                    best, second = hope, best
                elif hope > second:
                    second = hope
            self._near[key] = best + _SECOND * second
        return self._near[key]

    def prospects(self, year: Year) -> list[tuple[int, float]]:
        """The threats of which a year's end makes one hope, and what that counts: the parts of ``_prospects``."""
        if not self.position.left:
            return []
        near = [
            (there, hope * (1.0 - 0.11 * FAR[year.city][there]))
            for there, hope in self._hopes(year.units)
            if not year.done & 1 << there
        ]
        near.sort(key=lambda pair: -pair[1])
        return [(there, hope * weight) for (there, hope), weight in zip(near, (1.0, _SECOND), strict=False) if hope > 0]

    def need(self, city: int) -> Units:
        """What the threat takes that lies in a city or is to come there."""
        return next(quarry.need for there, quarry in self._all_threats if there == city)

    def _hopes(self, units: Units) -> list[tuple[int, float]]:
        """Threats that lack at most two units: city and what hope of the reward counts, near or far."""
        found = self._wanting.get(units)
        if found is None:
            found = []
            for there, quarry in self._all_threats:
                lack = sum(k - u for k, u in zip(quarry.need, units, strict=True) if k > u)
                if lack > 2:
                    continue
                stays = self.rivals.there[there][STEPS] if there in self._pair else 1.0
                pair = self._pair.get(there) or self._coming_pair.get(there, 0.0)
                found.append((there, pair * stays * self.worth.weights.prospect[lack]))
            self._wanting[units] = found
        return found


def _plus(units: Units, unit: int) -> Units:
    a = list(units)
    a[unit] += 1
    return (a[0], a[1], a[2], a[3], a[4])


def _doubt(hopes: Hopes, unit: int, chance: float) -> Hopes:
    a = list(hopes)
    a[unit] = round(a[unit] * chance, 3)
    return (a[0], a[1], a[2], a[3], a[4])


def _drop(units: Units, unit: int) -> Units:
    a = list(units)
    a[unit] -= 1
    return (a[0], a[1], a[2], a[3], a[4])


def _minus(units: Units, need: Units) -> Units:
    a = [max(0, u - k) for u, k in zip(units, need, strict=True)]
    return (a[0], a[1], a[2], a[3], a[4])


def _least(one: Units, two: Units) -> Units:
    a = [min(u, k) for u, k in zip(one, two, strict=True)]
    return (a[0], a[1], a[2], a[3], a[4])
