"""What an order does: recruits, threats and Titans, and the units that they take (P7, P8, P13)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from engine.xidit.board import COLOURS, ROADS, THREATS, UNITS
from engine.xidit.positions import Done, Ground
from engine.xidit.standing import SIZES
from engine.xidit.view import Plan, Standing

Effect = Literal["move", "no-road", "stay", "recruit", "again", "empty", "fight", "lacks", "barred", "titan", "nothing"]
"""``move`` (along a road), ``no-road``, ``stay``, ``recruit``, ``again`` (recruited there this year already), ``empty``
(the tile has no unit), ``fight``, ``lacks`` (units are missing for the threat), ``barred`` (a Titan was beaten there
this year), ``titan`` (one can be met) or ``nothing``."""
NEED: Mapping[int, tuple[int, ...]] = {
    city: tuple(threat.units.count(unit) for unit in UNITS) for city, threat in THREATS.items()
}
"""City to how many of each unit its threat demands."""


def effect(ground: Ground, done: Done, units: Sequence[int], city: int, order: str) -> Effect:
    """What an order does in a city for a seat with these units, counted by kind."""
    if order in COLOURS:
        return "move" if order in ROADS[city] else "no-road"
    if order != "act":
        return "stay"
    if there := ground.recruits_in(city):
        return "again" if city in done.recruited else "recruit" if any(there) else "empty"
    if ground.threatened(city):
        return "barred" if city in done.giants else "lacks" if any(lacking(units, NEED[city])) else "fight"
    return "titan" if city not in done.freed and ground.awake_titans() else "nothing"


def unit_list(counts: Iterable[int]) -> list[str]:
    """Unit slugs, weakest first, one per unit."""
    return [unit for unit, n in zip(UNITS, counts, strict=True) for _ in range(n)]


def joins(there: Sequence[int]) -> int:
    """The unit that is recruited from a tile: the weakest (P7.4). Raises ``StopIteration`` where there is none."""
    return next(unit for unit, left in enumerate(there) if left)


def lacking(units: Sequence[int], need: Sequence[int]) -> list[int]:
    """How many of each unit are missing of those that are needed (P8.2)."""
    return [max(0, n - have) for have, n in zip(units, need, strict=True)]


def weakest(units: Sequence[int], n: int) -> list[int]:
    """The ``n`` weakest units of those one has, or all of them, counted by kind."""
    found = []
    for have in units:
        found.append(min(have, n))
        n -= found[-1]
    return found


# --- Titans


def payable(ground: Ground, units: Sequence[int]) -> list[int]:
    """Sizes of the awake Titans, smallest first, that can be beaten with these units of any kind (P13.2)."""
    total = sum(units)
    return [size for size in ground.awake_titans() if size <= total]


def willing(ground: Ground, units: Sequence[int], standing: Standing) -> list[int]:
    """Sizes of awake Titans, smallest first, that a standing choice may take: up to its size, and paid with units up to
    its rank alone."""
    most = min(sum(units[: UNITS.index(standing.rank) + 1]), SIZES[standing.size])
    return [size for size in ground.awake_titans() if size <= most]


class TitanChoice(NamedTuple):
    """What a seat that can meet a Titan has said beforehand."""

    size: int | None
    """Of the one that is fought unasked; 0: they are let be; ``None``: the seat is asked."""
    spend: dict[str, int]
    """Unit to how many pay by the plan; empty: the weakest pay."""


def titan_choice(ground: Ground, units: Sequence[int], plan: Plan, standing: Standing, city: int) -> TitanChoice:
    """A plan that can be carried out goes first, then the standing choice, which takes the largest that it may."""
    if plan.titan == "skip":
        return TitanChoice(0, {})
    if plan.titan and int(plan.titan) in payable(ground, units):
        return TitanChoice(int(plan.titan), plan.spend)
    if standing.titan == "ask":
        return TitanChoice(None, {})
    sizes = willing(ground, units, standing)
    if not sizes or standing.titan == "never" or (standing.titan == "meant" and not ground.began_bare(city)):
        return TitanChoice(0, {})
    return TitanChoice(sizes[-1], {})


def payment(units: Sequence[int], size: int, spend: Mapping[str, int]) -> list[int]:
    """Units that pay for a Titan unasked, by kind: those that a plan names as far as they are there, the weakest where
    it names none. What a plan leaves open is asked."""
    if not spend:
        return weakest(units, size)
    paid = [0] * len(UNITS)
    for slug, n in spend.items():
        unit = UNITS.index(slug)
        paid[unit] = min(n, units[unit], size - sum(paid))
    return paid
