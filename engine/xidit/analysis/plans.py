"""What can be planned for the steps of a year, and how much of it.

A plan is offered only for the first action order in a city, and only where, by what everybody can see while the
orders are written, it can matter: a threat lies there or is about to enter, or a Titan is awake and the city empty.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.xidit.analysis.rewards import open_regions
from engine.xidit.analysis.ways import route
from engine.xidit.board import SLUGS, THREATS, UNITS, Threat, Titan
from engine.xidit.bounds import STEPS
from engine.xidit.positions import Hand, Position
from engine.xidit.view import Plan


class Point(msgspec.Struct, frozen=True):
    """A step that can be planned."""

    step: int
    """Which of the six orders, 1-6."""
    city: int
    """Where it is carried out."""
    threat: Threat | None
    """What lies there or is about to enter; ``None`` where nothing does."""
    titans: Mapping[int, Titan]
    """By size the Titans that can be fought there, smallest first; empty where a tile lies."""

    @property
    def bards(self) -> int:
        """The most bards that it can bring."""
        return max(foe.bards for foe in (self.threat, *self.titans.values()) if foe is not None)


def first_acts(city: int, orders: Sequence[str]) -> dict[int, int]:
    """Step to city of every order that is the first to act there, on a way that begins in ``city``."""
    found: dict[int, int] = {}
    for step, (order, there) in enumerate(zip(orders, route(city, orders)[1:], strict=True), 1):
        if order == "act" and there not in found.values():
            found[step] = there
    return found


def points(position: Position, hand: Hand, seat: int) -> list[Point]:
    """The steps of this year that a seat may plan."""
    if "act" not in hand.orders:
        return []
    found = []
    awake, coming = position.awake_titans(), position.coming_threat_cities()
    for step, city in first_acts(position.hero_city(seat), hand.orders).items():
        here = position.threatened(city)
        threat = THREATS[city] if here or city in coming else None
        titans = {} if here or position.recruits_in(city) else awake
        if threat is not None or titans:
            found.append(Point(step, city, threat, titans))
    return found


def foe(point: Point, plan: Plan) -> Threat | Titan | None:
    """What is fought at a step that can be planned, by its plan; ``None`` where several may be."""
    if plan.titan == "skip":
        return point.threat
    planned = [titan for size, titan in point.titans.items() if plan.titan in ("", str(size))]
    foes = [each for each in (point.threat, *planned) if each is not None]
    return foes[0] if len(foes) == 1 else None


def unplanned(hand: Hand) -> int:
    """Bards of a seat that no plan of the year sends out yet."""
    return hand.bards_left - sum(sum(hand.plan_of(step).bards.values()) for step in range(1, STEPS + 1))


def sendable(position: Position, hand: Hand, point: Point) -> dict[str, int]:
    """Region slug to the most bards that the plan of a step may send there; empty where there is nothing to choose."""
    plan, around = hand.plan_of(point.step), open_regions(position, point.city)
    if len(around) < 2 or not hand.bards_left or plan.reward == "sovereigns-guild":
        return {}
    free = min(point.bards - sum(plan.bards.values()), unplanned(hand))
    return {slug: free + plan.bards.get(slug, 0) for slug in (SLUGS[region] for region in around)}


def spendable(hand: Hand, step: int) -> dict[str, int]:
    """Unit to the most that the plan of a step may pay for its Titan; empty where none is planned."""
    plan = hand.plan_of(step)
    if plan.titan in ("", "skip"):
        return {}
    free = int(plan.titan) - sum(plan.spend.values())
    return {unit: min(have, free + plan.spend.get(unit, 0)) for unit, have in zip(UNITS, hand.held(), strict=True)}
