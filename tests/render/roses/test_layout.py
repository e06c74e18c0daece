"""Blocks stand in their own area, or in a tray at sea with a line to it, and cover nothing that stands for ever."""

from __future__ import annotations

import math

import msgspec
import pytest

from engine.roses.analysis import surely_hungry
from engine.roses.board import AREA, AREA_IDS, SUPPLY
from engine.roses.rules import ROSES
from engine.roses.state import RosesState
from engine.roses.view import AreaView, RosesView
from render.core.sprites import Box
from render.roses import blocks, board, geography, groups, signs
from tests.engine.roses.board import Board
from tests.render.roses import views

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

CELL = geography.CELL


def ground(box: Box) -> set[int]:
    """What lies under a box: areas by number + 1, 0 the sea, 255 other land; its outermost cells may touch a border."""
    land = geography.ownership()
    columns = range(int(box[0] / CELL) + 1, int(box[2] / CELL))
    rows = range(int(box[1] / CELL) + 1, int(box[3] / CELL))
    return {int(land.getpixel((x, y))) for x in columns for y in rows}  # type: ignore[arg-type]


def signed() -> list[tuple[str, Box]]:
    """The boxes of all signs, and of the names as long as they are thought of."""
    found = [(f"name {area}", groups.name_box(area)) for area in AREA_IDS]
    for area, place in geography.places().areas.items():
        for sign in place.signs:
            found.append((f"{sign.kind} {area}", groups.around(sign.x, sign.y, *signs.SIZES[sign.kind])))
    return found


def faults(view: RosesView) -> list[str]:
    """What stands where it must not."""
    found: list[str] = []
    spots = groups.settle(board.gathered(view, views.caption()))
    marks = signed()
    for spot in spots:
        area = spot.group.area
        allowed = {0, 255} if spot.leader else {AREA[area] + 1}
        if not ground(spot.box) <= allowed:
            found.append(f"{area} stands on other land or at sea")
        if spot.leader and not geography.inside(area, *spot.leader):
            found.append(f"the line of {area} ends elsewhere")
        for what, box in [*marks, *((f"supply {a}", groups.around(*groups.supply_at(a), 30, 24)) for a in AREA_IDS)]:
            if groups.common(groups.grown(spot.box, -2), box) > 0:
                found.append(f"{area} covers {what}")
    for n, one in enumerate(spots):
        found += [f"{one.group.area} covers {o.group.area}" for o in spots[:n] if groups.common(one.box, o.box) > 1]
    return found


@pytest.mark.slow
def test_on_hundreds_of_positions_from_play_blocks_stand_where_they_belong() -> None:
    seen: dict[tuple[tuple[str, int, int], ...], None] = {}

    def look(state: RosesState) -> None:
        view = ROSES.view(state, None)
        key = tuple((a.area, a.lancaster, a.york) for a in view.areas)
        if key in seen:
            return
        seen[key] = None
        for seat in (None, len(seen) % 2):
            assert faults(ROSES.view(state, seat)) == []

    for seed in (3, 6):
        views.watch(seed, look)
    assert len(seen) >= 200


@pytest.mark.parametrize("area", AREA_IDS)
def test_a_crowd_of_both_houses_finds_its_place(area: str) -> None:
    view = ROSES.view(views.positions()["opening"], None)
    others = [AreaView(each, 12, 0) for each in AREA_IDS if each != area]
    full = msgspec.structs.replace(view, areas=[*others, AreaView(area, 11, 14)], battles=[area])
    assert faults(full) == []


def test_an_area_that_feeds_too_few_is_marked() -> None:
    view = ROSES.view(views.positions()["opening"], None)
    kent = SUPPLY[AREA["kent"]]
    for count, over in ((kent, False), (kent + 1, True)):
        seen = msgspec.structs.replace(view, areas=[AreaView("kent", 0, count), AreaView("scotland", 3, 0)])
        crowded = [AREA_IDS[area] for area in surely_hungry(seen)]
        assert crowded == ["kent"] * over, "mercenaries at home in Scotland are fed besides"
        stage = board.compose(seen, views.caption(), 400)
        marks = [placed.what for placed in stage.placed if placed.kind == "supply"]
        assert len(marks) == len(AREA_IDS)
        first = views.caption().words("roses-picture-legend-over").split()[0]
        assert any(placed.what.startswith(first) for placed in stage.placed) is over


def hidden(point: tuple[float, float, float]) -> float:
    """How much of an arrow at a border lies over signs and behind names."""
    x, y, turn = point
    box = groups.around(x, y, abs(40 * math.cos(turn)) + 24, abs(40 * math.sin(turn)) + 24)
    return sum(groups.common(box, other) for other in groups.fixed())


def test_arrows_over_borders_hide_little() -> None:
    """Seen from both sides an arrow stands at the same place of its border, where it hides less than in the middle."""
    arrows = middles = 0.0
    for pair, _, _ in geography.borders():
        one, other = sorted(pair)
        here, back, middle = groups.gate(one, other), groups.gate(other, one), geography.crossing(one, other)
        assert here is not None
        assert back is not None
        assert middle is not None
        assert here[:2] == back[:2]
        assert math.cos(here[2] - back[2]) == pytest.approx(-1)
        arrows += hidden(here)
        middles += hidden(middle)
    assert arrows < middles / 2
    assert groups.gate("kent", "scotland") is None


def test_names_stand_above_the_rim_of_an_area_in_play() -> None:
    """The frame around blocks may be wider than their ground has room; whose shield is beside them stays to be read."""
    played = Board().acting(
        {"lan_oxford": "sussex", "lan_devon": "sussex", "lan_henry_vi": "derby", "yor_york": "ireland"}
    )
    played.do(0, "move lan_oxford kent")
    view = ROSES.view(played.state, 0)
    drawn = [placed.kind for placed in board.compose(view, views.caption(), 1600, board.MAP).placed]
    assert drawn.index("active") < drawn.index("area")


@pytest.mark.parametrize("area", AREA_IDS)
def test_blocks_of_one_house_are_seen_on_a_phone(area: str) -> None:
    """Eleven pixels of 400: a quarter of so many units; the signs of every area leave them that room."""
    (spot,) = groups.settle([groups.Group(area, ((0, 1),))])
    assert spot.leader is None
    assert spot.size * blocks.STACK[0] >= 44
