"""What a Noble might do: moves, company, what is left on the way; as batches of actions."""

from __future__ import annotations

import msgspec

from engine.core import Action
from engine.fief.analysis import CARRIED as MARCHING
from engine.fief.analysis import VERBS
from engine.fief.game_data import CITY_IDS, UNIT_IDS
from engine.players.fief.position import TROOP_IDS

CARRIED = tuple(UNIT_IDS[kind] for kind in MARCHING)
Units = tuple[int, ...]
"""How many of each kind that can march."""
NONE_AT_ALL: Units = (0,) * len(CARRIED)


class Step(msgspec.Struct, frozen=True):
    """One move."""

    way: str
    """How: ``road``, ``forest`` or ``sail``."""
    city: int
    """Where to."""
    cost: int = 1
    """Moves that it takes of the two of a round."""


class Plan(msgspec.Struct, frozen=True):
    """What a Noble might do."""

    gain: float
    """What it promises, in the measure of ``Weights``."""
    noble: str
    """Who goes."""
    company: Units
    """Units that set out with them, by the order of ``CARRIED``."""
    steps: tuple[Step, ...]
    """Their moves, in order."""
    drop: Units = NONE_AT_ALL
    """Those of them that they leave at the first stop."""


def minus(one: Units, other: Units) -> Units:
    """Units without some of them."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


def plus(one: Units, other: Units) -> Units:
    """Units of two companies."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


def cheapest(units: Units, count: int) -> Units | None:
    """Some of the cheapest troops, ``None`` where there are not so many."""
    found = [0] * len(CARRIED)
    for kind in TROOP_IDS:
        k = CARRIED.index(kind)
        found[k] = min(count, units[k])
        count -= found[k]
    return None if count else tuple(found)


def troops_in(units: Units) -> int:
    """How many troops are in a company, engines aside."""
    return sum(n for kind, n in zip(CARRIED, units, strict=True) if kind in TROOP_IDS)


def companies(ready: Units) -> list[Units]:
    """Whom a Noble might take along: nobody, some of the cheapest, all but some, everybody."""
    found = [NONE_AT_ALL, ready]
    for count in (1, 2, 3):
        some = cheapest(ready, count)
        if some is not None and troops_in(ready) > count:
            found += [some, minus(ready, some)]
    return list(dict.fromkeys(found))


def setting_out(plan: Plan) -> list[Action]:
    """A march as a batch, up to its first move."""
    takes = [Action("take", (kind, n)) for kind, n in zip(CARRIED, plan.company, strict=True) if n]
    return [Action("lead", (plan.noble,)), *takes, go(plan.steps[0])]


def going_on(plan: Plan, company: Units) -> list[Action]:
    """The next move of a march as a batch, for a Noble with some company."""
    stay = minus(company, plan.company)
    leaves = [Action("leave", (kind, n)) for kind, n in zip(CARRIED, stay, strict=True) if n]
    return [*leaves, go(plan.steps[0])]


def go(step: Step) -> Action:
    """A move as an action."""
    return Action(VERBS[step.way], (CITY_IDS[step.city],))
