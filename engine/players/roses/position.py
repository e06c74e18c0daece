"""A seat's view of roses read into numbers: own blocks, enemy counts, and what the enemy's blocks may be.

Areas and blocks are the indices of ``engine.roses.board``.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property

from engine.core.graph import distances
from engine.roses.board import (
    AREA,
    AREAS,
    BLOCK,
    BLOCK_IDS,
    BLOCKS,
    COMMON,
    COUNTS,
    CROWN,
    EXILE,
    HOME,
    LIMIT,
    LONDON,
    NEIGHBOURS,
    RANK,
    REBEL,
    RED,
    RESERVED,
    SCENARIOS,
    SHIELDS,
    SIDE,
    STEPS,
    SUPPORTER,
    WALES,
    WELSH,
)
from engine.roses.view import Own, RosesView

_CLARENCE = BLOCK["lan_clarence"]
SEA = "sea"


def _reach() -> tuple[dict[int, int], ...]:
    """By area: areas from which blocks can march here in one phase, with how many of them the borders let through."""
    found: list[dict[int, int]] = [{} for _ in AREAS]
    for start, around in enumerate(NEIGHBOURS):
        for middle, border in around.items():
            found[middle][start] = max(found[middle].get(start, 0), LIMIT[border])
            if RED[border]:
                continue
            for end, other in NEIGHBOURS[middle].items():
                if end != start:
                    found[end][start] = max(found[end].get(start, 0), min(LIMIT[border], LIMIT[other]))
    return tuple(found)


def _steps() -> tuple[tuple[int, ...], ...]:
    """Areas to walk between any two; 9 where no way leads by land."""
    found = []
    for start in range(len(AREAS)):
        known = distances(NEIGHBOURS.__getitem__, start)
        found.append(tuple(known.get(n, 9) for n in range(len(AREAS))))
    return tuple(found)


REACH = _reach()
WALK = _steps()


_STILL_THERE = 0.93
"""Chance that a block is still on the map when the scenario began with it there."""
_POINTS = 1.3
"""Supporters that a turn's points may bring to the map."""


class Position:
    """What the seat knows. ``blocks``: own block on the map to its area; ``steps``: own block to its strength.

    ``at``: area to own blocks there, without a prisoner; ``theirs``: enemy blocks by area. ``candidates``: enemy
    blocks that may stand on the map. ``last_mover``: the enemy moves no more in this turn.
    """

    def __init__(self, view: RosesView, own: Own) -> None:
        self.view, self.own = view, own
        self.me = view.seat if view.seat is not None else 0
        self.foe = 1 - self.me
        self.king = view.king
        self.turn = view.turn
        self.final = view.campaign == view.last_campaign
        self.left = view.last_campaign - view.campaign
        self.theirs = [0] * len(AREAS)
        for area in view.areas:
            self.theirs[AREA[area.area]] = (area.lancaster, area.york)[self.foe]
        self.blocks: dict[int, int] = {}
        self.steps: dict[int, int] = {}
        self.pool: list[int] = []
        self.at: defaultdict[int, tuple[int, ...]] = defaultdict(tuple)
        self.prisoner = BLOCK[view.prisoner] if view.prisoner else -1
        for row in own.blocks:
            block = BLOCK[row.block]
            self.steps[block] = row.steps
            if row.place in AREA:
                area_index = AREA[row.place]
                self.blocks[block] = area_index
                if block != self.prisoner:
                    self.at[area_index] += (block,)
            elif row.place == "pool":
                self.pool.append(block)
        seats = view.seats
        self.heirs = tuple(len(seat.heirs) for seat in seats)
        self.heads = frozenset(BLOCK[seat.head] for seat in seats if seat.head)
        self.dead = frozenset(BLOCK[name] for seat in seats for name in seat.dead)
        gone = {BLOCK[name] for name in (*seats[self.foe].dead, *seats[self.foe].aside, *seats[self.foe].minors)}
        self.candidates = [b for b, side in enumerate(SIDE) if side == self.foe and b not in gone]
        if self.foe != self.king:
            self.candidates.append(REBEL)
        self.last_mover = view.phase in ("battles", "supply", "political") or (
            view.first >= 0 and view.first != self.me and view.phase == "action"
        )

    def owner(self, block: int) -> int:
        """The seat a block fights for."""
        return 1 - self.king if block == REBEL else SIDE[block]

    def attacker(self, area: int) -> int:
        """Who attacks, or would attack, where both stand: Player 1 when they came in, else Player 2."""
        name, first = AREAS[area].id, self.view.first
        if first < 0:
            return self.me
        if any(e.area == name and e.seat == first for e in self.view.entries):
            return first
        return first if first == self.me else 1 - first

    def bonus(self, block: int, area: int, line: tuple[int, ...]) -> int:
        """Extra fire power of a defender in ``area`` with the blocks of ``line`` beside it (2.2-2.6)."""
        kind = BLOCKS[block].kind
        if not RANK[block]:
            if kind == "noble":
                return int(area in SHIELDS[block] and block != _CLARENCE)
            if block == WELSH:
                return int(area in WALES)
            return int(kind in ("levy", "church") and HOME[block] == area)
        side = SIDE[block]
        senior = all(RANK[b] == 0 or SIDE[b] != side or RANK[b] >= RANK[block] for b in line)
        shields = COMMON[side] | RESERVED.get(block, frozenset())
        if side == 0:
            for other, areas in RESERVED.items():
                if other in self.dead:
                    shields |= areas
        shield = area in RESERVED.get(block, ()) or (senior and area in shields)
        return int(shield) + int(senior and side == self.king and CROWN[area])

    @cached_property
    def presence(self) -> dict[int, float]:
        """Enemy block to the chance that it stands on the map: likely for those the scenario put there."""
        deployed = SCENARIOS[self.view.scenario].deployment
        first = [b for b in self.candidates if deployed[BLOCK_IDS[b]] in AREA or RANK[b]]
        others = [b for b in self.candidates if b not in first]
        number = float(sum(self.theirs))
        there = min(_STILL_THERE * len(first), number)
        odds = dict.fromkeys(first, there / max(1, len(first)))
        odds.update(dict.fromkeys(others, min(1.0, (number - there) / max(1, len(others)))))
        return odds

    @cached_property
    def average(self) -> tuple[float, float]:
        """Strength and fire power of an average enemy block on the map, a little worn."""
        odds = self.presence
        total = sum(odds.values())
        if not total:
            return 3.0, 2.0
        return (
            0.93 * sum(STEPS[b] * p for b, p in odds.items()) / total,
            sum(BLOCKS[b].firepower * p for b, p in odds.items()) / total,
        )

    @cached_property
    def margin(self) -> float:
        """How many supporters the seat will have beyond what the throne takes, as a guess; below nothing it is behind.

        Who is in exile or in the pool counts as far as points may bring them in.
        """
        coming = _POINTS * (8 - self.turn)
        ours = sum(SUPPORTER[b] and COUNTS[area] for b, area in self.blocks.items())
        away = sum(SUPPORTER[b] and not COUNTS[area] for b, area in self.blocks.items())
        away += sum(SUPPORTER[b] for b in self.pool)
        there = sum(n for area, n in enumerate(self.theirs) if COUNTS[area])
        most = sum(SUPPORTER[b] for b in self.candidates)
        common = len(self.candidates) - most
        theirs = min(float(most), there - min(0.5 * common, 0.2 * there))
        city = (len(self.at[LONDON]) > 0) - (self.theirs[LONDON] > 0)
        lead = ours + min(away, coming) - theirs - min(most - theirs, coming) + city
        return lead if self.me == self.king else lead - 1

    def natives(self, area: int) -> int:
        """Enemy blocks that would fight better in ``area``."""
        return sum(area in SHIELDS[b] or HOME[b] == area for b in self.candidates)

    def nearby(self, area: int) -> float:
        """Enemy blocks that may march to ``area`` with a few action points; the third group counts less."""
        groups = sorted(
            (min(cap, self.theirs[start]) for start, cap in REACH[area].items() if self.theirs[start]), reverse=True
        )
        return sum(n * share for n, share in zip(groups, (0.9, 0.6, 0.3), strict=False))

    def open(self, area: int) -> bool:
        """Whether own blocks may go there: not the enemy's exile."""
        return EXILE[area] != self.foe
