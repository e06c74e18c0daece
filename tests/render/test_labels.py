"""Legibility: nothing that must be read is covered, and nothing is too small."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.locale import words as catalogue
from engine.xidit.view import XiditView
from render import lobby
from render.core import sprites
from render.core.api import Caption, LobbyCard
from render.core.stage import Placed, Stage
from render.xidit import board, layout, result
from tests.render import views
from tests.render.stand_in_words import words

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

LONG = ("Maximiliana de Santa Coloma", "Berenguer de Montclar y Foix", "Wenceslas the Unready", "Ottokar", "Ximena")


def clashes(placed: list[Placed], limit: float = 0.05) -> list[str]:
    """Pairs of things that cover each other by more than a sliver; a Titan's card holds its own word."""
    found = []
    for index, one in enumerate(placed):
        for other in placed[index + 1 :]:
            if "titan" in (one.kind, other.kind):
                continue
            if one.overlap(other) > limit:
                found.append(f"{one.kind} {one.what!r} {one.box} / {other.kind} {other.what!r} {other.box}")
    return found


POSITIONS: dict[str, XiditView] = {
    "first year": views.position(4, year=1),
    "middle": views.position(5, year=5),
    "full": views.position(5, year=11, full=True),
    "three": views.position(3, year=5, closed=(1, 2)),
    "census": views.position(5, year=8, phase="census"),
    "own": views.position(4, year=5, own=1),
    "own census": views.position(5, year=12, phase="census", own=3, full=True),
    "over": views.position(5, year=12, phase="over", full=True),
}
LANGUAGES = {"draft": words, "en": catalogue("en"), "es": catalogue("es")}


@pytest.mark.slow(but=[f"{name}-es" for name in POSITIONS])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_covers_a_label_on_the_board(name: str, language: str) -> None:
    view = POSITIONS[name]
    caption = Caption("The Long Winter of the Northern Marches", LONG[: len(view.seats)], LANGUAGES[language])
    assert clashes(board.compose(view, caption, 400).placed) == []


@pytest.mark.slow(but=["1", "8", "16"])
@pytest.mark.parametrize("city", range(1, 22))
def test_five_heroes_in_one_city_stand_apart_and_cover_nothing(city: int) -> None:
    view = views.position(5, full=True, gathered=city, moments=False)
    stage = board.compose(view, views.caption(), 400)
    heroes = [piece for piece in stage.placed if piece.kind == "hero"]
    assert len(heroes) == 5
    assert clashes(heroes, 0) == []
    # On the fullest board the crowd may touch the rim of a tile, and the number beside one; nothing more.
    assert clashes([piece for piece in stage.placed if piece.kind != "plate"], 0.17) == []


@pytest.mark.slow(but=["0", "7"])
@pytest.mark.parametrize("seed", range(12))
def test_heroes_stand_nearest_to_their_own_city(seed: int) -> None:
    view = views.position(5, year=6, seed=seed)
    stage = board.compose(view, views.caption(), 400)
    towers = {guild.city for guild in view.guilds}
    towns = {
        c: layout.town_box(c) if c in towers else layout.shifted(layout.TOWN, *at) for c, at in layout.cities().items()
    }
    marks = dict(zip("ABÁŻK", (seat.city for seat in view.seats), strict=True))
    groups: dict[int, list[sprites.Box]] = {}
    for piece in stage.placed:
        if piece.kind == "hero":
            groups.setdefault(marks[piece.what], []).append(piece.box)
    for city, boxes in groups.items():
        whole = min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes)

        def gap(other: int, whole: sprites.Box = whole) -> float:
            box = towns[other]
            dx, dy = max(box[0] - whole[2], 0, whole[0] - box[2]), max(box[1] - whole[3], 0, whole[1] - box[3])
            return float(dx * dx + dy * dy)

        assert min(towns, key=gap) == city
        assert gap(city) < 60 * 60


@pytest.mark.slow
@pytest.mark.parametrize("count", [1, 2, 5])
def test_heroes_together_hide_no_road_and_stay_inside_the_frame(count: int) -> None:
    """Wherever they stand, with towers or without: most of every road's open stretch shows its colour and pattern."""
    left, top, right, bottom = layout.FRAME
    roads = {ends: layout.open_road(*ends) for ends in layout.roads()}
    for towers in (frozenset[int](), frozenset(layout.cities())):
        for city in layout.cities():
            size = layout.hero_size(count)
            feet = layout.hero_groups({city: count}, towers)[city]
            shown = [(x - 23 * size, y - 66 * size, x + 23 * size, y) for x, y in feet]
            assert all(left < b[0] and top < b[1] and b[2] < right and b[3] < bottom for b in shown), city
            for ends, points in roads.items():
                covered = [any(b[0] < x < b[2] and b[1] < y < b[3] for b in shown) for x, y in points]
                assert sum(covered) / len(points) < 0.4, (city, ends)


@pytest.mark.slow
def test_heroes_at_both_ends_of_a_road_leave_it_in_sight() -> None:
    for start, end in layout.roads():
        for here, there in ((1, 1), (2, 1), (1, 2), (2, 2), (3, 2)):
            spots = layout.hero_groups({start: here, end: there}, frozenset())
            size = {start: layout.hero_size(here), end: layout.hero_size(there)}
            shown = [
                (x - 23 * size[city], y - 66 * size[city], x + 23 * size[city], y)
                for city, feet in spots.items()
                for x, y in feet
            ]
            assert layout.hidden(layout.open_road(start, end), *shown) < 0.4, (start, end, here, there)


def test_what_a_phone_must_show_is_large() -> None:
    stage = board.compose(views.position(5, year=11, full=True, own=2), views.caption(), 400)
    by_kind: dict[str, list[float]] = {}
    for piece in stage.placed:
        by_kind.setdefault(piece.kind, []).append(piece.size)
    assert min(by_kind["town"]) >= 44
    assert min(size for size in by_kind["bards"] if size) >= 44
    assert min(size for size in by_kind["key"] if size > 31) >= 44
    assert len([size for size in by_kind["key"] if size >= 44]) >= 5 * 4 + 5 + 5 + 5
    assert min(by_kind["hero"]) >= 40
    assert min(by_kind["shield"]) >= 44


def test_no_text_is_below_eleven_pixels(sizes: list[tuple[float, str]]) -> None:
    caption = Caption("The Long Winter of the Northern Marches", LONG, LANGUAGES["es"])
    board.compose(POSITIONS["own census"], caption, 640)
    result.compose(POSITIONS["over"], caption, 480)
    lobby.compose(LobbyCard("xidit", caption.title, [*LONG[:3], None, None], ["x" * 90], LANGUAGES["es"]), 400)
    assert len(sizes) > 80
    assert [each for each in sizes if each[0] < 11] == []


def test_result_and_lobby_have_no_overlaps() -> None:
    for seats in (3, 4, 5):
        view = views.position(seats, year=12, phase="over")
        assert clashes(result.compose(view, Caption("Title " * 9, LONG[:seats], words), 600).placed) == []
    card = LobbyCard("xidit", "Title " * 12, [LONG[0], None, LONG[1], None, None], ["one fact", "another " * 20], words)
    assert clashes(lobby.compose(card, 500).placed) == []


def test_the_check_sees_an_overlap() -> None:
    stage = Stage(views_image(), 1)
    stage.text(50, 50, "Here", 20)
    stage.text(52, 52, "There", 20)
    assert clashes(stage.placed)


def views_image() -> Image.Image:
    return Image.new("RGB", (100, 100))
