"""What a seat's own orders bring if nobody comes between: the map as it lies and what the seat itself knows."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from engine.xidit import tiles
from engine.xidit.analysis.deeds import (
    NEED,
    effect,
    joins,
    lacking,
    payable,
    payment,
    titan_choice,
    unit_list,
    weakest,
)
from engine.xidit.analysis.rewards import room, sent
from engine.xidit.analysis.ways import city_after
from engine.xidit.board import CITIES, THREATS, UNITS, Threat, Titan
from engine.xidit.view import Own, XiditView

GAINS = frozenset({"road", "recruit", "fight", "titan", "coming"})
"""Outcomes that bring something, or may do so."""


@dataclasses.dataclass(frozen=True, slots=True)
class Outlook:
    """What one order brings."""

    kind: str
    """``road`` (leads to another city), ``no-road``, ``wait``, ``recruit``, ``again`` (recruited there already),
    ``fight`` (a threat, or a Titan that a plan or standing choice has fought unasked), ``lacks`` (units are missing for
    the threat), ``barred`` (a threat where one has beaten a Titan), ``titan`` (one is asked whether to fight),
    ``spare`` (one's choices let the Titans be), ``few`` (one has fewer units than any Titan awake takes), ``coming``
    (nothing lies there, but its tile is one of the next) or ``nothing``."""
    city: int
    """Where it is carried out."""
    there: int = 0
    """Where a road leads; else 0."""
    units: tuple[str, ...] = ()
    """``road``: what lies there by then, recruits or the units that a threat demands; ``recruit``: the one that joins;
    ``fight``: what is paid unasked; ``lacks``: those missing; ``coming``: what the tile shows."""
    creature: str = ""
    """The foe; empty where there is none."""
    sizes: tuple[int, ...] = ()
    """Of Titans. ``titan``: those that can be paid; ``fight``: the one that is fought; ``few``: the smallest awake."""
    offer: tuple[int, ...] = ()
    """``fight``: sovereigns, the bards that can be sent and the levels that fit, of which it brings two kinds."""
    missing: int = 0
    """``road``: how many of the units that a threat there demands one will lack; ``few``: how many more it takes."""
    again: bool = False
    """``road``: whether one is barred there by then: has recruited, or for a threat has beaten a Titan."""
    rest: int = 0
    """``fight``: how many more units a Titan takes, which one will be asked for since the plan names too few."""

    @property
    def idle(self) -> bool:
        """Whether the order would do nothing, without having been meant to."""
        return self.kind not in GAINS and self.kind != "wait"


class Forecast:
    """A seat's year as far as it can be foreseen: its own orders alone, on the tiles that lie open. Titans that wake in
    its course are not foreseen, nor the tiles below the tops of the piles, which are 0 here.

    ``city`` and ``units``, by kind, are those at the beginning of ``step``.
    """

    def __init__(self, view: XiditView, own: Own) -> None:
        self.view, self.own, self.step = view, own, 1
        self.city, self.units = own.route[0], list(own.held())
        self.seat_count, self.barracks = view.seat_count, list(view.in_barracks())
        self.recruits = [list(view.recruits_in(city)) for city in range(CITIES + 1)]
        self.threats = [tile.city for tile in view.threats]
        self.next_recruit, *top_recruit = (tile.city for tile in view.coming_recruits)
        self.next_threat, *top_threat = view.coming_threat_cities()
        self.recruit_pile = [0] * (view.recruit_pile - len(top_recruit)) + top_recruit
        self.threat_pile = [0] * (view.threat_pile - len(top_threat)) + top_threat
        self.recruit_discard, self.threat_discard = list(view.recruit_discard), list(view.threat_discard)
        self.titans = view.awake_titans()
        self.recruited, self.freed, self.giants = set[int](), set[int](), set[int]()
        self._filled = True
        """Whether it is known what the barracks hold when a recruitment tile comes in."""

    def recruits_in(self, city: int) -> list[int]:
        """How many of each unit are left on the recruitment tile of a city; empty where none lies."""
        return self.recruits[city]

    def threatened(self, city: int) -> bool:
        """Whether a threat lies in a city."""
        return city in self.threats

    def awake_titans(self) -> dict[int, Titan]:
        """Size to the Titan that is awake, smallest first."""
        return self.titans

    def began_bare(self, city: int) -> bool:
        """Whether nothing lay in a city when the year began."""
        return self.view.began_bare(city)

    def look(self, order: str) -> Outlook:
        """What an order would bring now."""
        city, units = self.city, self.units
        match effect(self, self, units, city, order):
            case "move":
                return self._road(city_after(city, order))
            case "stay":
                return Outlook("wait", city)
            case "recruit":
                return Outlook("recruit", city, units=(UNITS[joins(self.recruits[city])],))
            case "fight":
                threat = THREATS[city]
                return Outlook("fight", city, 0, threat.units, threat.creature, offer=self._offer(threat))
            case "lacks":
                missing = unit_list(lacking(units, NEED[city]))
                return Outlook("lacks", city, 0, tuple(missing), THREATS[city].creature)
            case "titan":
                found = self._titan()
                return found if found.kind in GAINS else self._coming() or found
            case "nothing":
                return self._coming() or Outlook("nothing", city)
            case "empty":
                return Outlook("nothing", city)
            case kind:
                return Outlook(kind, city, creature=THREATS[city].creature if kind == "barred" else "")

    def follow(self, order: str) -> Outlook:
        """Carry an order out; what it brought. A Titan of which one would be asked is let be, and the weakest units pay
        what one would be asked for."""
        seen = self.look(order)
        city = self.city
        self.step += 1
        if seen.kind == "road":
            self.city = seen.there
        elif seen.kind == "recruit":
            unit = joins(self.recruits[city])
            self.units[unit] += 1
            self.recruits[city][unit] -= 1
            self.recruited.add(city)
        elif seen.kind == "fight":
            paid = [seen.units.count(unit) for unit in UNITS]
            rest = weakest([have - n for have, n in zip(self.units, paid, strict=True)], seen.rest)
            paid = [n + more for n, more in zip(paid, rest, strict=True)]
            self.units = [have - n for have, n in zip(self.units, paid, strict=True)]
            tiles.return_units(self, paid)
            self.freed.add(city)
            if seen.sizes:
                self.giants.add(city)
                del self.titans[seen.sizes[0]]  # one below it sleeps on
            else:
                tiles.leave_threat(self, city)
                self._renew_threat()
        if seen.kind in ("recruit", "nothing") and self.recruits[city] and not any(self.recruits[city]):
            tiles.leave_recruit(self, city)
            self._renew_recruit()
        return seen

    def _road(self, there: int) -> Outlook:
        """What lies at the end of a road, and whether one could use it."""
        if not self.threatened(there):
            lying = tuple(unit_list(self.recruits[there] or [0] * len(UNITS)))
            return Outlook("road", self.city, there, lying, again=there in self.recruited)
        foe, missing = THREATS[there], sum(lacking(self.units, NEED[there]))
        barred = there in self.giants
        return Outlook("road", self.city, there, foe.units, foe.creature, missing=missing, again=barred)

    def _titan(self) -> Outlook:
        """What an action where nothing lies comes to while Titans are awake: by the plan of the step, the standing
        choices and the units that one will have."""
        city, units = self.city, self.units
        sizes = payable(self, units)
        if not sizes:
            least = min(self.titans)
            return Outlook("few", city, sizes=(least,), missing=least - sum(units))
        plan = self.own.plan_of(self.step)
        size, spend = titan_choice(self, units, plan, self.own.standing, city)
        if size is None:
            return Outlook("titan", city, sizes=tuple(sizes))
        if not size:
            return Outlook("spare", city)
        titan, paid = self.titans[size], unit_list(payment(units, size, spend))
        rest, offer = size - len(paid), self._offer(titan)
        return Outlook("fight", city, 0, tuple(paid), titan.creature, sizes=(size,), offer=offer, rest=rest)

    def _coming(self) -> Outlook | None:
        """The tile that may come in where nothing lies, as far as one could do something with it."""
        city = self.city
        if city not in self.giants and city in (self.next_threat, *self.threat_pile[-1:]):
            return Outlook("coming", city, units=THREATS[city].units, creature=THREATS[city].creature)
        if city not in self.recruited and city in (self.next_recruit, *self.recruit_pile[-1:]):
            printed = tuple(UNITS[unit] for unit in tiles.recruit_side(self.seat_count, city))
            return Outlook("coming", city, units=printed)
        return None

    def _offer(self, foe: Threat | Titan) -> tuple[int, int, int]:
        """What a foe's lord offers where one stands: of the bards those that can be sent, of the levels those that
        fit."""
        assert self.view.seat is not None
        bards = sent(self.view, self.own, self.city, foe.bards)
        return foe.sovereigns, bards, min(foe.guild, room(self.view, self.own, self.view.seat, self.city))

    def _renew_recruit(self) -> None:
        """The next recruitment tile comes in. One that nobody knows takes unknown units from the barracks."""
        self._filled = self._filled and self.next_recruit > 0
        if self._filled:
            tiles.enter_recruit(self, self.next_recruit)
        tiles.refill_recruit(self)

    def _renew_threat(self) -> None:
        """The next threat tile comes in; reinforcements lie in an order that nobody knows."""
        if self.next_threat:
            tiles.enter_threat(self, self.next_threat)
        if tiles.reserve_is_dry(self):
            tiles.mix_reserves(self)
            self.threat_pile = [0] * len(self.threat_pile)
        tiles.next_threat(self)


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
