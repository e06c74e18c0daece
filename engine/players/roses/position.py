"""A seat's view of roses read into numbers: own blocks, enemy counts, and what the enemy's blocks may be.

Areas and blocks are the indices of ``engine.roses.board``.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cached_property

from engine.core.graph import distances
from engine.roses.analysis import MARCHES, attacker_of, barred, candidates, london, margin, presence, supports
from engine.roses.board import (
    AREA,
    AREAS,
    BLOCK,
    BLOCKS,
    COUNTS,
    HOME,
    NEIGHBOURS,
    REBEL,
    SHIELDS,
    SIDE,
    STEPS,
    SUPPORTER,
    TURNS,
    TWIN,
)
from engine.roses.view import Own, RosesView

AFAR = 9
"""Areas to walk where no way leads by land, for the purpose of comparing."""


def _steps() -> tuple[tuple[int, ...], ...]:
    """Areas to walk between any two."""
    found = []
    for start in range(len(AREAS)):
        known = distances(NEIGHBOURS.__getitem__, start)
        found.append(tuple(known.get(n, AFAR) for n in range(len(AREAS))))
    return tuple(found)


WALK = _steps()


_POINTS = 1.3
"""Supporters that a turn's points may bring to the map."""


class Position:
    """What the seat knows. ``blocks``: own block on the map to its area; ``steps``: own block to its strength.

    ``at``: area to own blocks there, without a prisoner; ``theirs``: enemy blocks by area; ``targets``: areas of the
    enemy that can be attacked. ``candidates``: enemy blocks that may stand on the map. ``last_mover``: the enemy moves
    no more in this turn.
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
        self.targets = [n for n, there in enumerate(self.theirs) if there and not barred(n, self.me)]
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
        self.candidates = candidates(view, self.foe)
        self.last_mover = view.phase in ("battles", "supply", "political") or (
            view.first >= 0 and view.first != self.me and view.phase == "action"
        )

    def owner(self, block: int) -> int:
        """The seat a block fights for."""
        return 1 - self.king if block == REBEL else SIDE[block]

    def attacker(self, area: int) -> int:
        """Who attacks where the enemy stands, once the seat has come in too."""
        return self.me if self.view.first < 0 else attacker_of(self.view, area, entering=self.me)

    def is_dead(self, block: int) -> bool:
        """Whether a person is dead on both sides."""
        return block in self.dead and (TWIN[block] < 0 or TWIN[block] in self.dead)

    @cached_property
    def presence(self) -> dict[int, float]:
        """Enemy block to the chance that it stands on the map: likely for those the scenario put there."""
        return presence(self.view, self.foe)

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
        coming = _POINTS * (TURNS + 1 - self.turn)
        ours = sum(supports(b, area) for b, area in self.blocks.items())
        away = sum(SUPPORTER[b] for b in self.blocks) - ours
        away += sum(SUPPORTER[b] for b in self.pool)
        there = sum(n for area, n in enumerate(self.theirs) if COUNTS[area])
        most = sum(SUPPORTER[b] for b in self.candidates)
        common = len(self.candidates) - most
        theirs = min(float(most), there - min(0.5 * common, 0.2 * there))
        city = london(self.view, self.me) - london(self.view, self.foe)
        lead = ours + min(away, coming) - theirs - min(most - theirs, coming) + city
        return margin(lead, 0, self.me == self.king)

    def natives(self, area: int) -> int:
        """Enemy blocks that would fight better in ``area``."""
        return sum(area in SHIELDS[b] or HOME[b] == area for b in self.candidates)

    def nearby(self, area: int) -> float:
        """Enemy blocks that may march to ``area`` with a few action points; the third group counts less."""
        groups = sorted(
            (min(cap, self.theirs[start]) for start, cap in MARCHES[area].items() if self.theirs[start]), reverse=True
        )
        return sum(n * share for n, share in zip(groups, (0.9, 0.6, 0.3), strict=False))
