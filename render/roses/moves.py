"""What changed on the map between two views of the same reader: counts for who sees backs, faces for their owner."""

from __future__ import annotations

import dataclasses
import itertools
import math

from engine.roses.analysis import halts
from engine.roses.board import AREA, AREA_IDS, AREAS, MARCH, NEIGHBOURS
from engine.roses.view import RosesView
from render.core import marks
from render.core.api import Caption
from render.core.brush import Point
from render.roses import alt_text, groups


@dataclasses.dataclass(frozen=True, slots=True)
class Moves(marks.Moves):
    """What changed between the two views."""

    changed: dict[tuple[str, int], int]
    """(area, seat) to the count before, where it is another one now."""
    blocks: dict[str, str]
    """One's own blocks that stand somewhere on the map where they did not stand, with their old places."""
    marches: tuple[tuple[int, str, str], ...]
    """(seat, from, to), as far as both views together leave no doubt."""


def counts(view: RosesView) -> dict[tuple[str, int], int]:
    """How many blocks of each seat stand in an area; none left out is zero."""
    found = {}
    for area in view.areas:
        found[(area.area, 0)], found[(area.area, 1)] = area.lancaster, area.york
    return found


def between(before: RosesView, view: RosesView) -> Moves:
    """What the later view shows that the earlier one did not."""
    old, new = counts(before), counts(view)
    changed = {key: old.get(key, 0) for key in sorted({*old, *new}) if old.get(key, 0) != new.get(key, 0)}
    blocks: dict[str, str] = {}
    if before.own is not None and view.own is not None:
        places = {block.block: block.place for block in before.own.blocks}
        blocks = {
            block.block: places.get(block.block, "")
            for block in view.own.blocks
            if block.place in AREA and places.get(block.block) != block.place
        }
    marches: set[tuple[int, str, str]] = set()
    if before.campaign == view.campaign:
        own = view.seat if view.own is not None else None
        here = {block.block: block.place for block in view.own.blocks} if view.own is not None else {}
        if own is not None:
            marches |= {(own, was, here[block]) for block, was in blocks.items() if was in AREA}
        for seat in (0, 1):
            if seat != own:
                marches |= _marches(seat, before, view)
    return Moves(changed, blocks, tuple(sorted(marches)))


def _marches(seat: int, before: RosesView, view: RosesView) -> set[tuple[int, str, str]]:
    """Hidden blocks' trails, from where there are fewer to where there are more: over borders that the view says were
    crossed; and, as long as no block came or was lost, from the only place near it where there are fewer."""
    old, new = counts(before), counts(view)
    more = {area: new.get((area, seat), 0) - old.get((area, seat), 0) for area in AREA_IDS}
    fell, rose = {a for a, n in more.items() if n < 0}, {a for a, n in more.items() if n > 0}
    used = view.action.used if view.action is not None and view.action.seat == seat else []
    crossed = {pair for one, other, _ in used for pair in ((one, other), (other, one))}
    crossed |= {(entry.origin, entry.area) for entry in view.entries if entry.seat == seat}
    found = {(seat, start, goal) for start, goal in crossed if start in fell and goal in rose}
    if sum(more.values()) or _reserve(before, seat) != _reserve(view, seat):
        return found
    for goal in rose - {goal for _, _, goal in found}:
        near = fell & (_by_land(goal) | _by_sea(goal))
        if len(near) == 1 and near <= _by_land(goal) and more[min(near)] + more[goal] <= 0:
            found.add((seat, min(near), goal))
    return found


def _reserve(view: RosesView, seat: int) -> tuple[int, int, int, int]:
    """What a seat has beside the map, as everybody sees it."""
    own = view.seats[seat]
    return own.pool, own.spent, len(own.dead), len(own.minors)


def _by_land(area: str) -> set[str]:
    """The areas a few borders away."""
    near = {AREA[area]}
    for _ in range(MARCH):
        near |= {other for each in near for other in NEIGHBOURS[each]}
    return {AREA_IDS[n] for n in near}


def _by_sea(area: str) -> set[str]:
    """The areas over the same sea: blocks may have come from there, but a trail would run over land."""
    zones = set(AREAS[AREA[area]].sea_zones)
    return {each.id for each in AREAS if zones.intersection(each.sea_zones)}


def way(start: str, goal: str, ends: tuple[Point, Point]) -> list[Point]:
    """From one end to the other as blocks go: over the border, or over a third area by the shorter way that does not
    begin with a red border, where one would have to stop (5.2); over the sea, or further, in a bow."""
    one, other = AREA[start], AREA[goal]
    over = [[(start, goal)]] if other in NEIGHBOURS[one] else []
    over += [
        [(start, AREA_IDS[n]), (AREA_IDS[n], goal)]
        for n, border in NEIGHBOURS[one].items()
        if not over and other in NEIGHBOURS[n] and not halts(border, 0)
    ]
    found = []
    for steps in over:
        gates = [gate for pair in steps if (gate := groups.gate(*pair)) is not None]
        if len(gates) == len(steps):
            found.append([ends[0], *((x, y) for x, y, _ in gates), ends[1]])
    return min(found, key=_length, default=None) or marks.bow(*ends)


def _length(points: list[Point]) -> float:
    return sum(math.dist(p, q) for p, q in itertools.pairwise(points))


def told(before: RosesView, view: RosesView, caption: Caption) -> list[str]:
    """The changes in words: one's own blocks by name, the others by count."""
    words, moves, new = caption.words, between(before, view), counts(view)
    here = {block.block: block.place for block in view.own.blocks} if view.own is not None else {}
    went = [
        (alt_text.block_name(words, block), alt_text.area_name(words, was), alt_text.area_name(words, here[block]))
        for block, was in moves.blocks.items()
        if was in AREA
    ]
    came = [
        f"{alt_text.block_name(words, block)} ({alt_text.area_name(words, here[block])})"
        for block, was in moves.blocks.items()
        if was not in AREA
    ]
    found = marks.changes(words, went, came)
    for (area, seat), count in moves.changed.items():
        if view.own is None or seat != view.seat:
            found.append(
                words(
                    "render-alt-count",
                    where=alt_text.area_name(words, area),
                    who=alt_text.house_name(words, seat),
                    count=new.get((area, seat), 0),
                    before=count,
                )
            )
    return found
