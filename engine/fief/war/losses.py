"""What dies of hits or of the plague: troops and royal guards of some families in a city (2.5, 7.5, 13.1).

A pool counts them by the kinds of ``KINDS``: the four kinds of troops, then royal knights and royal soldiers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.fief.board import nobles_at, stacks_at
from engine.fief.game_data import TROOPS, UNIT_IDS
from engine.fief.pieces import take, tidy
from engine.fief.state.state import FiefState, Noble
from engine.fief.war.arithmetic import LOSS_HITS, absorbs

ROYAL_KNIGHT, ROYAL_SOLDIER = "royal-knight", "royal-soldier"
KINDS: tuple[str, ...] = (*(UNIT_IDS[k] for k in TROOPS), ROYAL_KNIGHT, ROYAL_SOLDIER)
KIND: dict[str, int] = {slug: n for n, slug in enumerate(KINDS)}


def guards_in(
    state: FiefState, city: int, families: Sequence[int], sites: Sequence[int] = ()
) -> tuple[list[Noble], list[Noble]]:
    """Who has royal knights and who has royal soldiers with them there (13.1)."""
    knights: list[Noble] = []
    soldiers: list[Noble] = []
    for family in families:
        for n in nobles_at(state, city, family):
            who = state.nobles[n]
            if who.guards and (not sites or who.site in sites):
                (knights if n == state.sovereign else soldiers).append(who)
    return knights, soldiers


def pool_of(state: FiefState, city: int, families: Sequence[int], sites: Sequence[int] = ()) -> tuple[int, ...]:
    """How many of every kind could die."""
    stacks = [s for f in families for s in stacks_at(state, city, f) if not sites or s.site in sites]
    knights, soldiers = guards_in(state, city, families, sites)
    return (
        *(sum(s.units[k] for s in stacks) for k in TROOPS),
        sum(who.guards for who in knights),
        sum(who.guards for who in soldiers),
    )


@lru_cache(maxsize=4096)
def losable(pool: tuple[int, ...], hits: int) -> tuple[int, ...]:
    """The kinds of which one may die now, so that in the end as many hits are taken as can be (7.5)."""
    most = absorbs(pool, hits)
    found = []
    for kind, count in enumerate(pool):
        worth = LOSS_HITS[kind]
        if count and worth <= hits:
            rest = tuple(n - (k == kind) for k, n in enumerate(pool))
            if worth + absorbs(rest, hits - worth) == most:
                found.append(kind)
    return tuple(found)


def fall(state: FiefState, city: int, families: Sequence[int], sites: Sequence[int], kind: int) -> None:
    """One of a kind dies, of the first family that has it."""
    if kind >= len(TROOPS):
        who = guards_in(state, city, families, sites)[kind - len(TROOPS)][0]
        who.guards -= 1
        return
    for family in families:
        for stack in stacks_at(state, city, family):
            if stack.units[TROOPS[kind]] and (not sites or stack.site in sites):
                take(stack, TROOPS[kind])
                tidy(state)
                return
