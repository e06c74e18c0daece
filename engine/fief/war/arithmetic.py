"""Battles as arithmetic: dice, volleys, points, penalties and what hits take (7.1-7.5, 6.4, 12.1, 13.1, 13.2).

A die has the faces blank, F, F, FF, FF, FFF (7.1); here a face is the number of its F. Nothing here knows a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core import Dice
from engine.fief.game_data import ARCHER, BOMBARD, CATAPULT, CROSSBOW, HITS, KNIGHT, POINTS, SOLDIER, TROOPS, N

FACES = N.dice
STEPS = (1, 7, 13)
"""Points from which a side has one, two and three dice (7.3)."""
ARCHERS_FROM: dict[str, int] = {"": 1, "fortress": 2, "royal-fortress": 2, "walled": 3}
"""Archers it takes to shoot at somebody behind walls (7.2)."""
CATAPULT_DICE = 2
"""Dice that catapults throw, however many there are (7.2)."""
CROWD = 3
"""Archers from which a volley counts one hit more (7.2)."""
LOSS_HITS: tuple[int, ...] = (*(HITS[k] for k in TROOPS), HITS[KNIGHT], HITS[SOLDIER])
"""Hits by kind of loss: the troops, then royal knights and royal soldiers (13.1)."""
AIMED = 3
"""The natural face that kills whom archers aim at (7.2; ruling 17)."""


def throw(dice: Dice, count: int, label: str) -> list[int]:
    """Some battle dice: their faces."""
    return [FACES[dice.below(len(FACES), label)] for _ in range(count)]


def melee_dice(points: int, penalty: int = 0) -> int:
    """Dice in melee: 1-6 points one, 7-12 two, 13 and more three, less the walls' penalty (7.3, 7.4)."""
    return max(0, sum(points >= step for step in STEPS) - penalty)


def points_of(units: Sequence[int], nobles: int = 0, guards: int = 0, soldiers_of_guard: int = 0) -> int:
    """Points of troops, of Nobles that count (men, and women who are Lords) and of royal guards (7.3, 13.1)."""
    return (
        sum(n * POINTS[k] for k, n in enumerate(units))
        + nobles
        + POINTS[KNIGHT] * guards
        + POINTS[SOLDIER] * soldiers_of_guard
    )


def invader_points(infantry: int, leaders: int) -> int:
    """Points of invaders: two an infantryman, three a leader (7.3)."""
    return infantry * N.infantry_points + leaders * N.leader_points


def catapult_volley(dice: Dice, catapults: int) -> tuple[list[int], int]:
    """Two dice however many; a second catapult adds a hit (7.2)."""
    if not catapults:
        return [], 0
    faces = throw(dice, CATAPULT_DICE, "catapults")
    return faces, catapult_hits(sum(faces), catapults)


def catapult_hits(thrown: int, catapults: int) -> int:
    """Hits of catapults whose dice add up to so much: a second one adds a hit (7.2)."""
    return thrown + (catapults > 1)


def bombard_volley(dice: Dice, bombards: int) -> tuple[list[int], int, int]:
    """A die each; every blank bursts a bombard and kills a soldier of its own (7.2). Faces, hits, bursts."""
    faces = throw(dice, bombards, "bombards")
    return faces, sum(faces), faces.count(0)


def archers_of(units: Sequence[int]) -> int:
    """Archers and crossbowmen (7.2)."""
    return units[ARCHER] + units[CROSSBOW]


def can_shoot(archers: int, fort: str) -> bool:
    """Whether archers reach somebody behind walls: two for a fortress, three for a Walled City (7.2)."""
    return archers >= ARCHERS_FROM[fort]


def archer_volley(dice: Dice, archers: int) -> tuple[list[int], int]:
    """One die for all of them, a hit more from three on (7.2)."""
    if archers <= 0:
        return [], 0
    faces = throw(dice, 1, "archers")
    return faces, archer_hits(faces[0], archers)


def archer_hits(face: int, archers: int) -> int:
    """Hits of archers whose die shows so much: from three on a hit more (7.2)."""
    return face + (archers >= CROWD)


def can_fire(units: Sequence[int]) -> bool:
    """Engines need a soldier beside them (7.2; ruling 16)."""
    return units[SOLDIER] > 0


class Shooters(NamedTuple):
    """Who of some units shoots before the melee."""

    catapults: int
    """Catapults; however many there are, they throw two dice."""
    bombards: int
    """Bombards, a die each."""
    archers: int
    """Archers and crossbowmen, a die for all of them."""

    @property
    def dice(self) -> int:
        """Dice that they throw together."""
        return CATAPULT_DICE * (self.catapults > 0) + self.bombards + (self.archers > 0)


def shooters(units: Sequence[int], fort: str) -> Shooters:
    """Who of some units shoots at somebody behind walls, or in the open: engines with a soldier beside them, archers
    where they are enough to reach anybody (7.2; ruling 16)."""
    fire = can_fire(units)
    archers = archers_of(units)
    return Shooters(units[CATAPULT] * fire, units[BOMBARD] * fire, archers * can_shoot(archers, fort))


def effective(faces: Sequence[int], *, grail: bool) -> int:
    """Hits of some faces; against the Grail's defenders FF is nothing (12.1)."""
    return sum(face for face in faces if not (grail and face == 2))


@lru_cache(maxsize=4096)
def absorbs(counts: tuple[int, ...], hits: int) -> int:
    """The most of so many hits that some troops, by kind of loss, can take: all that can be taken must be (7.5)."""
    best = {0}
    for count, worth in zip(counts, LOSS_HITS, strict=False):
        best = {b + n * worth for b in best for n in range(min(count, hits // worth) + 1) if b + n * worth <= hits}
    return max(best)


def infantry_losses(infantry: int, hits: int) -> tuple[int, bool]:
    """Invaders' losses: two hits an infantryman, the leader last with three (7.5, 6.4). Infantry lost, leader lost."""
    lost = min(infantry, hits // N.infantry_hits)
    rest = hits - lost * N.infantry_hits
    return lost, lost == infantry and rest >= N.leader_hits
