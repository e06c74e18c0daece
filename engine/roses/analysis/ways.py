"""Where blocks can go together in one batch: several borders in a row, by land or over the sea.

The first step of every block is one the engine offers; what follows it is reckoned from the seat's own view, which
holds all that matters (5.2, 5.3, 6.3): borders used, borders attacked over, who stands where. The engine judges every
step again; a test compares this with what it allows.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from engine.core import Action, Prompt
from engine.roses.analysis.marching import (
    COLOURS,
    barred,
    border_room,
    borders_into,
    free_to_go,
    halts,
    march_limit,
    may_enter,
    passengers,
)
from engine.roses.board import AREA, AREA_IDS, LIMIT, NEIGHBOURS, SEA
from engine.roses.view import RosesView


@dataclasses.dataclass(frozen=True, slots=True)
class Way:
    """A way for some blocks of one area."""

    path: tuple[str, ...]
    """Ids of the areas entered, in order."""
    sea: bool
    """Whether it leads over the sea."""
    room: int
    """How many of the blocks can take it; less than ``takes`` where some blocks are pinned."""
    enemies: int
    """How many blocks of the enemy are at its end."""
    colour: str
    """The colour of the border on it that takes fewest, empty for the sea."""
    takes: int
    """How many blocks that border, or the points for the sea, still take."""

    @property
    def goal(self) -> str:
        """Id of the area where it ends."""
        return self.path[-1]

    @property
    def words(self) -> str:
        """The way as one word of an id."""
        return ("~" if self.sea else "") + ".".join(self.path)

    def actions(self, blocks: Sequence[str]) -> list[Action]:
        """What the blocks do: each goes all the way before the next sets out."""
        verb = "sea" if self.sea else "move"
        return [Action(verb, (block, area)) for block in blocks for area in self.path]


def count(view: RosesView, area: str, seat: int) -> int:
    """Blocks of a seat in an area, by its id; a prisoner is none of them."""
    found = next((a for a in view.areas if a.area == area), None)
    return 0 if found is None else (found.lancaster, found.york)[seat]


def gathering(view: RosesView, area: str) -> int:
    """Own blocks that stand near enough to come to a muster by land (5.1), whatever its borders let through."""
    seat, goal = view.seat or 0, AREA[area]
    near = set(NEIGHBOURS[goal])
    beyond = {
        n
        for over in near if not count(view, AREA_IDS[over], 1 - seat)
        for n, border in NEIGHBOURS[over].items() if not halts(border, 0)
    }  # fmt: skip
    return sum(count(view, AREA_IDS[n], seat) for n in (near | beyond) - {goal})


def steps_of(view: RosesView, block: str) -> int:
    """Borders a block has crossed; 9 when it can go no further."""
    return view.own.moved.get(block, 0) if view.own is not None else 0


def ways(view: RosesView, prompt: Prompt, area: str, blocks: Sequence[str]) -> list[Way]:
    """Every way out of ``area`` that each of the blocks can take alone; those that take all of them come first.

    To a peaceful area only the best way by land stands here; to an enemy one, or to a
    muster, the best over every border.
    """
    if not blocks or view.action is None:
        return []
    found = [*_by_land(view, prompt, area, blocks), *_by_sea(view, prompt, area, blocks)]
    best: dict[tuple[str, str], Way] = {}
    for way in sorted(found, key=lambda w: (w.room < len(blocks), len(w.path), -w.room)):
        last = way.path[-2] if len(way.path) > 1 else area
        best.setdefault((way.goal, SEA if way.sea else last if way.enemies or view.action.goal else ""), way)
    return sorted(best.values(), key=lambda w: (w.room < len(blocks), w.sea, len(w.path)))


def gather(view: RosesView, prompt: Prompt, armies: Mapping[str, Sequence[str]]) -> list[Action]:
    """What brings many blocks to the area of a muster, army by army from the nearest, each over the border that takes
    most of it; ``armies``: by area the blocks that can go, in the order in which they do."""
    found: list[Action] = []
    left = {area: list(blocks) for area, blocks in armies.items()}
    while view.action is not None and view.action.goal:
        able = [(way, area) for area, blocks in left.items() for way in ways(view, prompt, area, blocks) if way.room]
        able = [(way, area) for way, area in able if way.goal == view.action.goal and not way.sea]
        if not able:
            break
        way, area = min(able, key=lambda each: (len(each[0].path), -each[0].room))
        going, left[area] = left[area][: way.room], left[area][way.room :]
        if count(view, area, 1 - view.action.seat):
            left[area] = []  # who else is free there depends on who has gone
        found += way.actions(going)
        crossed = [(*pair, len(going)) for pair in itertools.pairwise((area, *way.path))]
        action = msgspec.structs.replace(view.action, used=[*view.action.used, *crossed])
        view = msgspec.structs.replace(view, action=action)
    return found


def _first(prompt: Prompt, verb: str, blocks: Sequence[str]) -> set[str]:
    """Areas that each of the blocks may enter now."""
    sets = [{str(a.args[1]) for a in prompt.actions if a.verb == verb and a.args[0] == b} for b in blocks]
    return set.intersection(*sets)


def _by_land(view: RosesView, prompt: Prompt, area: str, blocks: Sequence[str]) -> Iterator[Way]:
    assert view.action is not None
    left = march_limit(view.action.event) - max(steps_of(view, b) for b in blocks)
    free = _free(view, area, blocks)
    for to in sorted(_first(prompt, "move", blocks), key=AREA_IDS.index):
        yield from _onward(view, (area, to), left, free)


def _onward(view: RosesView, path: tuple[str, ...], left: int, free: int) -> Iterator[Way]:
    """The way along ``path``, whose first area is where it begins, and every way that goes on from there."""
    assert view.action is not None
    seat = view.action.seat
    borders = [NEIGHBOURS[AREA[a]][AREA[b]] for a, b in itertools.pairwise(path)]
    takes, _, narrow = min((border_room(view.action, b), LIMIT[b], b) for b in borders)
    here, goal = path[-1], view.action.goal
    enemies = count(view, here, 1 - seat)
    if not goal or here == goal:
        yield Way(path[1:], False, min(free, takes), enemies, COLOURS[LIMIT[narrow]], takes)
    if halts(borders[-1], enemies) or here == goal or len(borders) >= left:
        return
    for next_, border in NEIGHBOURS[AREA[here]].items():
        to = AREA_IDS[next_]
        if border in borders or to in path or barred(next_, seat) or not border_room(view.action, border):
            continue
        if goal and to != goal:
            continue
        if count(view, to, 1 - seat) and not may_enter(view, next_, seat, border):
            continue
        yield from _onward(view, (*path, to), left, free)


def _free(view: RosesView, area: str, blocks: Sequence[str]) -> int:
    """How many blocks may leave a contested area (5.2.2): as many as attack over the main border have to stay.

    Where the enemy came over several borders nobody but they know how many came over which: then only as many as are
    free in the worst case, but one at least, since each of them alone may go.
    """
    assert view.action is not None
    assert view.own is not None
    enemies = count(view, area, 1 - view.action.seat)
    if not enemies or any(steps_of(view, b) for b in blocks):
        return len(blocks) if enemies else 99
    arrived = sum(1 for b in view.own.blocks if b.place == area and b.block in view.own.moved)
    borders = len(borders_into(view, AREA[area], 1 - view.action.seat))
    staying = count(view, area, view.action.seat) - arrived
    return max(1, free_to_go(staying, enemies - max(0, borders - 1)))


def _by_sea(view: RosesView, prompt: Prompt, area: str, blocks: Sequence[str]) -> Iterator[Way]:
    """Voyages, for as many as the points carry (5.3)."""
    assert view.action is not None
    for to in sorted(_first(prompt, "sea", blocks), key=AREA_IDS.index):
        room = max(1, passengers(view.action, AREA[area], AREA[to]))
        yield Way((to,), True, min(room, _free(view, area, blocks)), count(view, to, 1 - view.action.seat), "", room)
