"""What a seat's own orders would bring if nobody came between: the map as it lies and what the seat itself knows."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Sequence

from engine.xidit import board
from engine.xidit.view import Own, ThreatTile, XiditView

GAINS = frozenset({"road", "recruit", "fight", "titan", "coming"})
"""Outcomes that bring something, or may do so."""


@dataclasses.dataclass(frozen=True, slots=True)
class Outlook:
    """What one order brings in ``city``, where it is carried out.

    ``kind``: ``road`` (leads to ``there``; ``units`` and ``creature``: what lies there by then), ``no-road``, ``wait``,
    ``recruit`` (``units``: the one that joins), ``again`` (recruited there already), ``fight`` (``units``: what is
    paid), ``lacks`` (``units``: those missing), ``titan``, ``coming`` (nothing lies there, but its tile is one of the
    next: ``units`` and ``creature`` are what it shows) or ``nothing``. ``creature``: the foe; ``sizes``: Titans awake.
    """

    kind: str
    city: int
    there: int = 0
    units: tuple[str, ...] = ()
    creature: str = ""
    sizes: tuple[int, ...] = ()

    @property
    def idle(self) -> bool:
        """Whether the order would do nothing, without having been meant to."""
        return self.kind not in GAINS and self.kind != "wait"


class Forecast:
    """A seat's year as far as it can be foreseen: its own orders alone, on the tiles that lie open."""

    def __init__(self, view: XiditView, own: Own) -> None:
        self.city = own.route[0]
        self.units = Counter(own.units)
        self.recruits = {tile.city: list(tile.units) for tile in view.recruits}
        self.threats: dict[int, ThreatTile] = {tile.city: tile for tile in view.threats}
        self.next_recruits, self.next_threats = list(view.coming_recruits), list(view.coming_threats)
        self.titans = tuple(stack.size for stack in view.titans if stack.awake and stack.left)
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
            lies = self.recruits.get(there, ()) if foe is None else foe.units
            return Outlook("road", city, there, tuple(lies), foe.creature if foe is not None else "")
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
            return Outlook("lacks" if lacking else "fight", city, 0, lacking or tuple(threat.units), threat.creature)
        if self.titans and city not in self.freed:
            return Outlook("titan", city, sizes=self.titans)
        foe = next((tile for tile in self.next_threats if tile.city == city), None)
        if foe is not None:
            return Outlook("coming", city, units=tuple(foe.units), creature=foe.creature)
        tile = next((tile for tile in self.next_recruits if tile.city == city), None)
        return Outlook("nothing", city) if tile is None else Outlook("coming", city, units=tuple(tile.units))

    def follow(self, order: str) -> Outlook:
        """Carry an order out; what it brought. A Titan is let be."""
        seen = self.look(order)
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
        return seen


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
