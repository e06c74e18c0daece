"""What a seat's own orders would bring if nobody came between: the map as it lies and what the seat itself knows."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence

from engine.xidit import board
from engine.xidit.standing import SIZES
from engine.xidit.view import Own, Plan, ThreatTile, TitanStack, XiditView

GAINS = frozenset({"road", "recruit", "fight", "titan", "slay", "coming"})
"""Outcomes that bring something, or may do so."""


@dataclasses.dataclass(frozen=True, slots=True)
class Outlook:
    """What one order brings."""

    kind: str
    """``road`` (leads to another city), ``no-road``, ``wait``, ``recruit``, ``again`` (recruited there already),
    ``fight``, ``lacks`` (units are missing for the threat), ``titan`` (one is asked whether to fight), ``slay`` (a plan
    or standing choice has a Titan fought unasked), ``spare`` (they let the Titans be), ``few`` (one has fewer units
    than any Titan awake takes), ``coming`` (nothing lies there, but its tile is one of the next) or ``nothing``."""
    city: int
    """Where it is carried out."""
    there: int = 0
    """Where a road leads; else 0."""
    units: tuple[str, ...] = ()
    """``road``: what lies there by then, recruits or the units that a threat demands; ``recruit``: the one that joins;
    ``fight`` and ``slay``: what is paid; ``lacks``: those missing; ``coming``: what the tile shows."""
    creature: str = ""
    """The foe; empty where there is none."""
    sizes: tuple[int, ...] = ()
    """Of Titans. ``titan``: those that can be paid; ``slay``: the one that is fought; ``few``: the smallest awake."""
    offer: tuple[int, ...] = ()
    """``fight`` and ``slay``: sovereigns, bards and the levels that fit, of which it brings two kinds."""
    missing: int = 0
    """``road``: how many of the units that a threat there demands one will lack; ``few``: how many more it takes."""
    again: bool = False
    """``road``: whether one has recruited there by then."""

    @property
    def idle(self) -> bool:
        """Whether the order would do nothing, without having been meant to."""
        return self.kind not in GAINS and self.kind != "wait"


class Forecast:
    """A seat's year as far as it can be foreseen: its own orders alone, on the tiles that lie open."""

    def __init__(self, view: XiditView, own: Own) -> None:
        self.view, self.own, self.step = view, own, 1
        self.city = own.route[0]
        self.units = Counter(own.units)
        self.recruits = {tile.city: list(tile.units) for tile in view.recruits}
        self.threats: dict[int, ThreatTile] = {tile.city: tile for tile in view.threats}
        self.next_recruits, self.next_threats = list(view.coming_recruits), list(view.coming_threats)
        self.titans = {stack.size: stack for stack in view.titans if stack.awake and stack.left}
        self.laid = frozenset({*self.recruits, *self.threats})
        """Where something lay when the year began."""
        self.recruited: set[int] = set()
        self.freed: set[int] = set()

    def look(self, order: str) -> Outlook:
        """What an order would bring now."""
        city = self.city
        if order in board.COLOURS:
            there = board.ROADS[city].get(order, 0)
            if not there:
                return Outlook("no-road", city)
            foe = self.threats.get(there)
            if foe is not None:
                short = (Counter(foe.units) - self.units).total()
                return Outlook("road", city, there, tuple(foe.units), foe.creature, missing=short)
            return Outlook("road", city, there, tuple(self.recruits.get(there, ())), again=there in self.recruited)
        if order != "act":
            return Outlook("wait", city)
        if city in self.recruits:
            units = self.recruits[city]
            if city in self.recruited:
                return Outlook("again", city)
            return Outlook("recruit", city, units=tuple(units[:1])) if units else Outlook("nothing", city)
        threat = self.threats.get(city)
        if threat is not None:
            missing = Counter(threat.units) - self.units
            lacking = tuple(unit for unit in board.UNITS for _ in range(missing[unit]))
            if lacking:
                return Outlook("lacks", city, 0, lacking, threat.creature)
            return Outlook("fight", city, 0, tuple(threat.units), threat.creature, offer=self._offer(threat, city))
        titan = self._titan(city) if self.titans and city not in self.freed else None
        if titan is not None and titan.kind in GAINS:
            return titan
        foe = next((tile for tile in self.next_threats if tile.city == city), None)
        if foe is not None:
            return Outlook("coming", city, units=tuple(foe.units), creature=foe.creature)
        tile = next((tile for tile in self.next_recruits if tile.city == city), None)
        if tile is not None:
            return Outlook("coming", city, units=tuple(tile.units))
        return titan or Outlook("nothing", city)

    def _titan(self, city: int) -> Outlook:
        """What an action where nothing lies comes to while Titans are awake: by the plan of the step, the standing
        choices and the units that one will have."""
        owned, plan, standing = self.units.total(), self.own.plans.get(self.step, Plan()), self.own.standing
        payable = [size for size in sorted(self.titans) if size <= owned]
        if not payable:
            least = min(self.titans)
            return Outlook("few", city, sizes=(least,), missing=least - owned)
        if plan.titan == "skip":
            return Outlook("spare", city)
        if plan.titan and int(plan.titan) in payable:
            return self._slay(city, int(plan.titan), plan)
        if standing.titan == "ask":
            return Outlook("titan", city, sizes=tuple(payable))
        low = sum(self.units[unit] for unit in board.UNITS[: board.UNITS.index(standing.rank) + 1])
        willing = [size for size in payable if size <= min(low, SIZES[standing.size])]
        if not willing or standing.titan == "never" or (standing.titan == "meant" and city in self.laid):
            return Outlook("spare", city)
        return self._slay(city, willing[-1], Plan())

    def _slay(self, city: int, size: int, plan: Plan) -> Outlook:
        """A Titan that is fought unasked: the planned units first, then the weakest."""
        paid: Counter[str] = Counter()
        for unit in board.UNITS:
            paid[unit] = min(plan.spend.get(unit, 0), self.units[unit], size - paid.total())
        for unit in board.UNITS:
            paid[unit] += min(self.units[unit] - paid[unit], size - paid.total())
        stack = self.titans[size]
        units = tuple(unit for unit in board.UNITS for _ in range(paid[unit]))
        return Outlook("slay", city, 0, units, stack.creature, sizes=(size,), offer=self._offer(stack, city))

    def _offer(self, foe: ThreatTile | TitanStack, city: int) -> tuple[int, int, int]:
        """What a foe's lord offers in a city: of the levels those that fit there."""
        assert self.view.seat is not None
        return foe.sovereigns, foe.bards, min(foe.guild, fits(self.view, self.own, self.view.seat, city)[1])

    def follow(self, order: str) -> Outlook:
        """Carry an order out; what it brought. A Titan of which one would be asked is let be."""
        seen = self.look(order)
        self.step += 1
        if seen.kind == "road":
            self.city = seen.there
        elif seen.kind == "recruit":
            self.units[seen.units[0]] += 1
            self.recruited.add(seen.city)
            self.recruits[seen.city] = self.recruits[seen.city][1:]
            if not self.recruits[seen.city]:
                del self.recruits[seen.city]
                if self.next_recruits:
                    tile = self.next_recruits.pop(0)
                    self.recruits[tile.city] = list(tile.units)
        elif seen.kind == "fight":
            self.units -= Counter(seen.units)
            self.freed.add(seen.city)
            del self.threats[seen.city]
            if self.next_threats:
                threat = self.next_threats.pop(0)
                self.threats[threat.city] = threat
        elif seen.kind == "slay":
            self.units -= Counter(seen.units)
            self.freed.add(seen.city)
            del self.titans[seen.sizes[0]]  # one below it sleeps on
        return seen


def fits(view: XiditView, own: Own, seat: int, city: int) -> tuple[int, int]:
    """Levels of the guild in a city, and how many more a seat may build there."""
    there = next((g for g in view.guilds if g.city == city), None)
    if there is not None and there.seat != seat:
        return there.levels, 0
    levels = there.levels if there is not None else 0
    return levels, min(board.TOWER - levels, own.levels_left)


def outlooks(view: XiditView, own: Own, orders: Sequence[str]) -> list[Outlook]:
    """What each of the orders would bring, one after the other; a missing one waits."""
    year = Forecast(view, own)
    return [year.follow(order or "wait") for order in orders]


def before(view: XiditView, own: Own, step: int) -> Forecast:
    """How things would stand when step 1-6 begins."""
    year = Forecast(view, own)
    for order in own.orders[: step - 1]:
        year.follow(order or "wait")
    return year
