"""Chapter 7 as arithmetic, with the rulebook's examples."""

from __future__ import annotations

import pytest

from engine.core import Dice
from engine.fief.game_data import ARCHER, CROSSBOW, KNIGHT, SOLDIER, TROOPS, UNITS
from engine.fief.war.arithmetic import (
    FACES,
    LOSS_HITS,
    archer_volley,
    can_shoot,
    catapult_volley,
    effective,
    infantry_losses,
    melee_dice,
    points_of,
)
from engine.fief.war.losses import losable


def units(**counts: int) -> list[int]:
    found = [0] * len(UNITS)
    for slug, count in counts.items():
        found[{"soldier": SOLDIER, "archer": ARCHER, "knight": KNIGHT, "crossbow": CROSSBOW}[slug]] = count
    return found


def ways_to_lose(army: list[int], hits: int) -> dict[tuple[int, ...], int]:
    """What troops come to when their owner takes one after the other: the losses by kind of troop, and the hits that
    go on to Nobles, which are none while a troop stands (7.5)."""
    found: dict[tuple[int, ...], int] = {}
    todo = [(tuple(army[k] for k in TROOPS), hits)]
    while todo:
        pool, left = todo.pop()
        kinds = losable((*pool, 0, 0), left)
        todo += [(tuple(n - (k == kind) for k, n in enumerate(pool)), left - LOSS_HITS[kind]) for kind in kinds]
        if not kinds:
            lost = tuple(army[k] - n for k, n in zip(TROOPS, pool, strict=True))
            found[lost] = 0 if any(pool) else left
    return found


def test_7_1_faces_of_the_dice() -> None:
    assert sorted(FACES) == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize(("points", "dice"), [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (40, 3)])
def test_7_3_dice_by_points(points: int, dice: int) -> None:
    assert melee_dice(points) == dice


def test_7_3_points_of_troops() -> None:
    assert points_of(units(soldier=1, archer=1, knight=1, crossbow=1)) == 7


def test_7_c_example_fifteen_points_against_a_fortress() -> None:
    """7-C: fifteen points are three dice, against a fortress two; David's eleven points are two."""
    assert melee_dice(15, 1) == 2
    assert melee_dice(points_of(units(soldier=2, knight=3))) == 2


def test_7_c_example_continued_losses() -> None:
    """7-C: four hits on two soldiers and three knights take one of each; five may take two soldiers and a knight."""
    assert ways_to_lose(units(soldier=2, knight=3), 4) == {(1, 0, 1, 0): 0}
    assert (2, 0, 1, 0) in ways_to_lose(units(soldier=9, knight=9), 5)


@pytest.mark.parametrize(
    ("hits", "taken", "nobles"), [(1, 1, 0), (2, 1, 0), (3, 3, 0), (4, 4, 0), (5, 4, 1), (6, 4, 2)]
)
def test_7_d_example_hits_on_a_soldier_and_a_knight(hits: int, taken: int, nobles: int) -> None:
    """7-D: one or two hits take the soldier, three the knight, four both, what is over goes on to the Nobles."""
    army = units(soldier=1, knight=1)
    for lost, over in ways_to_lose(army, hits).items():
        assert sum(n * LOSS_HITS[kind] for kind, n in enumerate(lost)) == taken
        assert over == nobles


def test_7_d_three_hits_may_take_three_soldiers() -> None:
    assert set(ways_to_lose(units(soldier=3, knight=1), 3)) == {(3, 0, 0, 0), (0, 0, 1, 0)}


@pytest.mark.parametrize(("fort", "least"), [("", 1), ("fortress", 2), ("walled", 3)])
def test_7_2_archers_against_walls(fort: str, least: int) -> None:
    assert can_shoot(least, fort)
    assert not can_shoot(least - 1, fort)


def test_7_2_three_archers_count_one_more() -> None:
    for count, more in ((2, 0), (3, 1)):
        faces, hits = archer_volley(Dice("a"), count)
        assert hits == faces[0] + more


def test_7_2_a_second_catapult_adds_a_hit() -> None:
    one, two = catapult_volley(Dice("a"), 1), catapult_volley(Dice("a"), 2)
    assert one[0] == two[0]
    assert two[1] == one[1] + 1
    assert len(one[0]) == 2


def test_12_1_the_grail_stops_double_faces() -> None:
    assert effective([2, 1, 3], grail=True) == 4
    assert effective([2, 1, 3], grail=False) == 6


def test_6_4_the_leader_falls_last() -> None:
    assert infantry_losses(2, 3) == (1, False)
    assert infantry_losses(2, 6) == (2, False)
    assert infantry_losses(2, 7) == (2, True)
