"""The drawn Kingdom agrees with the one that is played on: borders, bridges, roads, ports, and what may stand where."""

from __future__ import annotations

import itertools
import math

import pytest
from PIL import Image

from engine.core import Action, blocking
from engine.knights.game_data import AREA_IDS, AREAS, BORDER, CITY_IN, OVERSEAS, PORTS, ROUTES
from engine.knights.rules import KNIGHTS
from engine.knights.views.view import KnView
from render.knights import RENDERER, board, geography, layout, private, terrain
from render.knights.terrain import LIFE, WAVES
from tests.engine.knights.board import GREEN, RED, Board
from tests.render.knights import beside


def test_the_map_is_sound() -> None:
    assert geography.check() == []


def test_every_border_of_the_game_is_a_line_between_its_areas() -> None:
    for pair in BORDER:
        one, other = sorted(pair)
        x, y = geography.middle(geography.border(one, other))
        beside = {geography.area_at(x + dx, y + dy) for dx in (-12, 0, 12) for dy in (-12, 0, 12)}
        assert {one, other} <= beside, (AREA_IDS[one], AREA_IDS[other])


def test_a_road_runs_through_its_own_areas_alone_and_over_rivers_by_bridges() -> None:
    water = [p for river in geography.rivers() for p in river]
    for route, road in zip(ROUTES, geography.roads(), strict=True):
        assert {geography.area_at(x, y) for x, y in road} == set(route)
        for point in road:
            if min(math.dist(point, p) for p in water) < 12:
                assert min(math.dist(point, at) for at, _ in geography.bridges()) < 45


def test_a_river_comes_from_the_land_and_ends_in_the_sea() -> None:
    shore = {p for ring in geography.coast() for p in ring}
    for river in geography.rivers():
        assert river[0] in shore
        assert river[-1] not in shore


def test_ports_lanes_and_what_lives_at_sea_lie_in_the_sea() -> None:
    main = geography.lanes()[0]
    assert all(geography.area_at(x, y) < 0 for x, y in main)
    assert len(geography.lanes()) == len(PORTS) + 1
    for x, y, size, _ in LIFE:
        assert all(geography.area_at(x + dx * size, y + dy * size) < 0 for dx in (-50, 0, 50) for dy in (-40, 0, 30))
    assert sum(geography.area_at(x, y) < 0 for x, y in WAVES) > len(WAVES) / 2
    away = [geography.port(area) for area in PORTS]
    assert all(math.dist(a, b) > 60 for a, b in itertools.combinations(away, 2))


def test_islands_keep_apart() -> None:
    for one, other in itertools.combinations(sorted(OVERSEAS), 2):
        least = min(math.dist(p, q) for p in geography.outline(one)[::4] for q in geography.outline(other)[::4])
        assert least > 8


@pytest.mark.turns(4)
@pytest.mark.parametrize("area", range(len(AREAS)), ids=AREA_IDS)
def test_the_part_of_the_map_that_shows_an_area_shows_it_whole(area: int) -> None:
    left, top, right, bottom = geography.QUARTERS[geography.quarter(area)]
    ring = geography.outline(area)
    assert min(p[0] for p in ring) >= left - 2
    assert max(p[0] for p in ring) <= right + 2
    assert min(p[1] for p in ring) >= top
    assert max(p[1] for p in ring) <= bottom


def test_nothing_grows_under_a_city_or_on_a_road() -> None:
    roads = [p for road in geography.roads() for p in road]
    for y, x, _, _, _ in terrain.growth():
        area = geography.area_at(x, y)
        assert area >= 0
        nx, ny = geography.node(area)
        if CITY_IN[area] >= 0:
            assert not (abs(x - nx) < 50 and -66 < y - ny < 36)
        assert min(math.dist((x, y - 6), p) for p in roads) > 8


def planning() -> tuple[bytes, int, list[Action]]:
    """A position in which a seat lays cards on its piles in secret, and the ways to do so."""
    for save in beside.saves(3, "beside-three"):
        for seat, asked in KNIGHTS.prompts(KNIGHTS.loads(save)).items():
            ways = [a for p in asked for a in p.actions if a.verb == "lay"]
            if len(ways) > 1:
                return save, seat, ways
    raise AssertionError("nobody plans anything")


def test_a_secret_plan_changes_nobody_elses_picture_by_a_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        terrain, "base", lambda s, x, y, w, h, tall=0: Image.new("RGB", (w, tall or h), (230, 220, 190))
    )
    save, seat, ways = planning()
    states = []
    for action in (ways[0], ways[-1]):
        state = KNIGHTS.loads(save)
        KNIGHTS.apply(state, seat, action)
        states.append(state)

    def drawn(reader: int | None) -> list[bytes]:
        caption = beside.caption(3)
        return [RENDERER.board(KNIGHTS.view(state, reader), caption, width=200).data for state in states]

    for reader in (None, *(s for s in range(3) if s != seat)):
        one, other = drawn(reader)
        assert one == other
    one, other = drawn(seat)
    assert one != other


def crowded() -> list[KnView]:
    """Two Barons with all their Nobles before a besieged city, and before a Stronghold with troops in it."""
    found = []
    for area in ("froli", "penwold"):
        full = Board()
        if area == "penwold":
            full.stronghold(GREEN, area, "regular-100", "regular-50")
        for slug in ("rotenfels", "russet", "rubino", "karmin", "blauen", "woad", "pers", "kobalt"):
            full.noble(slug, area, *(["english-50"] if slug in ("russet", "woad") else []))
        full.siege(area, RED)
        found.append(KNIGHTS.view(full.state, RED))
    return found


def test_no_flag_covers_a_number() -> None:
    """Of a city, a Stronghold, or another army, in crowds."""
    for view in crowded():
        drawn = board.compose(view, beside.caption(view.seats), 400)
        numbers = [it for it in drawn.placed if it.kind in ("men", "key") and it.box[3] < layout.PANEL_TOP]
        assert numbers
        for spot in layout.spots(view):
            left, top, right, bottom = spot.box
            flag = left + 4, top + 4, right - 4, top + (bottom - top) * 0.66
            for it in numbers:
                across = min(flag[2], it.box[2]) - max(flag[0], it.box[0])
                down = min(flag[3], it.box[3]) - max(flag[1], it.box[1])
                assert across < 3 or down < 3, (spot.noble.slug, it.what)


def test_ones_sealed_plan_is_seen_until_its_piles_are_done() -> None:
    """Laid cards are seen while they are laid, and once all have sealed on each pile that still has cards."""
    save, seat, ways = planning()
    state = KNIGHTS.loads(save)
    KNIGHTS.apply(state, seat, ways[0])
    kind, pile = str(ways[0].args[0]), int(ways[0].args[1]) - 1

    def shown() -> list[list[str]]:
        return private.piles(KNIGHTS.view(state, seat))

    def default() -> None:
        asked, prompt = next((s, p) for s, prompts in blocking(KNIGHTS.prompts(state)).items() for p in prompts)
        for action in prompt.default:
            KNIGHTS.apply(state, asked, action)

    assert kind in shown()[pile]
    before, turn = shown(), state.turn
    while not any(state.piles):
        before = shown()
        default()
    assert state.turn == turn
    assert any(before)
    assert [sorted(p) for p in shown()] == [sorted(p) for p in before]
    while state.piles[0] and state.turn == turn:
        default()
    assert shown()[0] == []
    assert [sorted(p) for p in shown()[1:]] == [sorted(p) for p in before[1:]]
