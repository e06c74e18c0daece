"""What the question in hand is about on the map: a place, and the hexes that it names by their numbers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.charlemagne.analysis.force import outlook
from engine.charlemagne.analysis.plans import vassal_hopes
from engine.charlemagne.board import AROUND, HEXES, PLACE, PLACES, PRINTED
from engine.charlemagne.frames import (
    Campaign,
    Deploy,
    Envoy,
    Feeding,
    Levying,
    LoseLeader,
    Loss,
    PlaceLeader,
    Retreat,
    Spending,
)
from engine.charlemagne.game_data import LAND_OF, LEADER, REGION, REGION_IDS
from engine.charlemagne.movement import may_stand
from engine.charlemagne.operations import fresh
from engine.charlemagne.politics import after_revolt
from engine.charlemagne.units import Ground, eaters, feeds, strength
from engine.charlemagne.view import ChView

MOST = 3
"""Regions to strive for that a picture is to show."""
PLAIN = frozenset(place for place in range(HEXES) if PLACES[place][1:].isdecimal())
"""Hexes without a name: options call them by their numbers."""


def _strongest(stacks: Mapping[int, Sequence[int]]) -> int:
    """The place of the strongest of some stacks, -1 for none."""
    return max(stacks, key=lambda p: (strength(stacks[p]), -p), default=-1)


def asked_place(view: ChView) -> int:
    """The place that the question in hand is about where no force, battle, attempt or revolt says so; of several the
    one with the strongest units. -1 for none. It follows from what everybody sees."""
    if view.muster is not None:
        return PLACE[view.muster.place]
    top = view.frames[-1] if view.frames else None
    ground = Ground(view)
    if isinstance(top, Retreat):
        return top.place
    if isinstance(top, Loss):
        return _strongest({p: [c for c in top.units if view.where[c] == p] for p in {view.where[c] for c in top.units}})
    if isinstance(top, Campaign | Deploy):
        return _strongest({p: fresh(view, top.seat, p) for p in ground.own(top.seat)})
    if isinstance(top, PlaceLeader):
        alone = {p: ground.stacks[p] for p in ground.own(top.seat)}
        bare = {p: units for p, units in alone.items() if not any(LEADER[c] for c in units)}
        return _strongest(bare or alone)
    if isinstance(top, LoseLeader):
        led = {p: ground.stacks[p] for p in ground.own(top.seat) if any(LEADER[c] for c in ground.stacks[p])}
        return _strongest(led)
    if isinstance(top, Feeding):
        short = {p: ground.stacks[p] for p in ground.own(top.seat) if len(eaters(ground.stacks[p])) > feeds(view)[p]}
        return _strongest(short)
    return -1


def asked_about(view: ChView) -> list[str]:
    """What a question that is about no place of its own offers its seat, by slugs: the region that it is about most,
    empty for none, and places or regions that are to be seen too. Likely regions to strive for, a revolt that changes
    something, burgs where units come; nothing for other questions and seats."""
    top, seat = view.frames[-1] if view.frames else None, view.seat
    if view.revolt is not None:
        rolled = zip(view.revolt.regions, view.revolt.results, strict=True)
        turns = {r: after_revolt(view.control[REGION[r]], found) != view.control[REGION[r]] for r, found in rolled}
        return sorted(turns, key=lambda region: not turns[region])
    if isinstance(top, Envoy) and top.seat == seat:
        return [REGION_IDS[r] for r in vassal_hopes(view)[:MOST]]
    if isinstance(top, Spending | Levying) and top.seat == seat:
        left = top.left if isinstance(top, Levying) else [1] * len(REGION_IDS)
        own = [p for p in Ground(view).own(seat) if p in PRINTED and LAND_OF[p] >= 0 and left[LAND_OF[p]]]
        return ["", *(PLACES[p] for p in own)] if own else []
    return []


def asked_hexes(view: ChView, stacks: Collection[int]) -> set[int]:
    """Hexes whose numbers the question in hand may name: of stacks, within a force's reach, where units are raised or
    placed, where the beaten may go."""
    top = view.frames[-1] if view.frames else None
    found = set(stacks)
    force = view.force
    if force is not None and force.seat == view.seat and view.battle is None and force.points:
        found |= {PLACE[goal.place] for goal in outlook(view)}
    if isinstance(top, Levying) and top.seat == view.seat:
        found |= {p for p in PLAIN if LAND_OF[p] >= 0 and top.left[LAND_OF[p]]}
    if isinstance(top, Deploy) and top.seat == view.seat:
        found |= {p for p in PLAIN if LAND_OF[p] >= 0 and view.control[LAND_OF[p]] == top.seat}
    if isinstance(top, Retreat):
        near = {q for q in AROUND[top.place] if q < HEXES}
        found |= near | {r for q in near for r in AROUND[q]}
    return found & PLAIN


def treasury_open(view: ChView) -> tuple[bool, bool]:
    """Whether the treasury phase in hand still lets markers be built, and anything be bought at all: the table may
    limit how many are built, and clearing pillage ends all other purchases (10, 17.4)."""
    top = view.frames[-1] if view.frames else None
    if not isinstance(top, Spending) or top.closing:
        return False, False
    limit = view.options.build_limit
    return not limit or top.built < limit, True


def stands_fast(view: ChView) -> bool:
    """Whether the retreat in hand may end where the units are."""
    top = view.frames[-1] if view.frames else None
    return isinstance(top, Retreat) and may_stand(view, top)
