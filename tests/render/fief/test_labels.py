"""Legibility: what must be read is not covered, and what a phone must show is large."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PIL import Image

from bot import locale
from bot.cli.render import BLINDNESS, blinded
from engine.fief.game_data import CITIES, CITY, FAMILIES, NOBLES, PORTS, REGION_IDS
from render.core.brush import Brush
from render.core.palette import mix
from render.core.sprites import sized
from render.core.stage import Placed, Stage
from render.fief import (
    annals,
    assembly,
    battle,
    board,
    family,
    geography,
    layout,
    panel,
    pieces,
    portraits,
    private,
    terrain,
)
from render.fief.layout import Group, Spot
from render.fief.words import KEYS
from tests.render.conftest import SHRUNK
from tests.render.fief import views
from tests.render.labels import clashes, meeting
from tests.support.shared_words import all_messages

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

WORDS = ("name", "sea", "panel", "lord", "title", "key", "note", "band", "noble", "deck", "legend")
"""Kinds of label."""
TOWNS = {c.name.replace("'", "’") for c in CITIES}
SCENES = ("opening", "middle", "late", "over-4", "court", "election", "parliament", "rebellion", "battle")


def fixed() -> list[Placed]:
    """What must stay free: every city with its name, the panels, the seas' cards."""
    found = [
        Placed("node", c.slug, box) for n, c in enumerate(CITIES) for box in layout.node_boxes(n)[:2]
    ]  # fmt: skip
    found += [Placed("panel", str(n), box) for n, box in enumerate(layout.KEEP_OUT)]
    for region in range(len(REGION_IDS)):
        x, y = geography.sea(region)
        found.append(Placed("seas", REGION_IDS[region], (x - 150, y - 62, x + 150, y + 62)))
    return found


def boxes(spots: Sequence[Spot]) -> list[Placed]:
    """Every group's box."""
    return [Placed("group", f"{s.group.place} {s.group.site} {s.group.family}", s.box) for s in spots]


@pytest.mark.slow
def test_in_two_hundred_positions_no_group_covers_another_a_city_or_a_panel() -> None:
    found: list[str] = []
    saves = views.many()
    still = fixed()
    assert clashes(still, ("node", "panel", "seas")) == []
    for save in saves:
        spots = layout.spots_of(views.view_at(save))
        placed = boxes(spots)
        found += clashes(placed, ("group",))
        found += [
            f"{a.what} / {b.what}"
            for a, b in meeting([*placed, *still])
            if "group" in (a.kind, b.kind) and a.kind != b.kind and a.overlap(b) > 0.08
        ]
    assert len(saves) >= 200
    assert found == []


def test_whoever_stands_somewhere_stands_on_land_and_nearest_to_his_city() -> None:
    far = []
    for save in views.many()[::5]:
        for spot in layout.spots_of(views.view_at(save)):
            if spot.group.place not in CITY:
                continue
            assert geography.firm(spot.box) >= 0.25, spot.group
            x, y = geography.city(CITY[spot.group.place])
            far.append(max(abs(spot.x - x), abs(spot.y - y)))
    assert max(far) < 320
    assert sum(far) / len(far) < 140


@pytest.mark.parametrize("city", ["london", "york", "plymouth"])
def test_also_when_all_of_england_meets_at_one_city(city: str) -> None:
    spots = layout.spots_of(views.crowded(None, city))
    placed = boxes(spots)
    assert len(placed) >= 10
    assert clashes(placed, ("group",)) == []
    still = [*placed, *fixed()]
    hidden = [
        f"{a.what} / {b.what}"
        for a, b in meeting(still)
        if "group" in (a.kind, b.kind) and a.kind != b.kind and a.overlap(b) > 0.3
    ]
    assert hidden == []


def test_groups_at_neighbouring_cities_never_meet() -> None:
    """Three groups at every third pair of neighbours: inside and on the road between them."""
    for one, other in geography.roads()[::3]:
        slugs = CITIES[one].slug, CITIES[other].slug
        heads = tuple(layout.Head(n, 0, "king") for n in NOBLES[:2])
        every = []
        for here, there in (slugs, slugs[::-1]):
            every += [Group(here, "", 1, 12, heads), Group(here, there, 2, 9, heads, (("catapult", 1),))]
            every.append(Group(here, "sea" if CITY[here] in PORTS else there, -1, 5, (), (), 1, True))
        assert clashes(boxes(layout.settle(tuple(every))), ("group",)) == []


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_on_a_whole_board_no_label_covers_another(language: str) -> None:
    for name in SCENES:
        for seat in (None, 1):
            view = views.named(name, seat)
            caption = views.caption(view.seats, language, views.LONG, views.TITLE)
            stage = board.compose(view, caption, 160)
            assert clashes(stage.placed, WORDS) == [], name
            outside = [p for p in stage.placed if p.kind in WORDS and (p.box[0] < 0 or p.box[2] > geography.WIDTH)]
            assert outside == []


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_on_sheets_and_enlarged_regions_no_label_covers_another(language: str) -> None:
    for name in ("late", "over-2"):
        view = views.named(name)
        caption = views.caption(view.seats, language, views.LONG, views.TITLE)
        for zoom in (*FAMILIES[: len(view.families)], "genealogy"):
            stage = board.compose(view, caption, 200, zoom)
            assert clashes(stage.placed, WORDS) == [], (name, zoom)
        assert clashes(annals.result(view, caption, 200).placed, WORDS) == [], name
    for name, zoom in (("battle", "battlefield"), ("fought", "battlefield"), ("court", "vote"), ("election", "vote"),
                       ("parliament", "vote"), ("counted", "vote")):  # fmt: skip
        view = views.named(name)
        caption = views.caption(view.seats, language, views.LONG, views.TITLE)
        stage = board.compose(view, caption, 200, zoom)
        assert clashes(stage.placed, WORDS) == [], name
        wide, high = stage.image.width / stage.scale, stage.image.height / stage.scale
        assert [p for p in stage.placed if p.kind in WORDS and (p.box[2] > wide or p.box[3] > high)] == []
    view = views.crowded(0)
    for zoom in REGION_IDS:
        stage = board.compose(view, views.caption(4, language), 200, zoom)
        assert clashes(stage.placed, ("name", "sea")) == [], zoom


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_legend_is_never_cut_off(language: str) -> None:
    view = views.crowded(0)
    stage = board.compose(view, views.caption(4, language), 160, "", views.named("opening", 0))
    legend = [p for p in stage.placed if p.kind == "legend"]
    assert len(legend) >= 24
    assert min(p.size for p in legend) >= 38
    assert [p.what for p in legend if "…" in p.what] == []


@pytest.mark.usefixtures("blank")
def test_at_400_pixels_one_sees_who_is_where_and_who_leads() -> None:
    """A quarter of the units: counts, victory points, hands, the round and who bears the titles are at least 11 pixels
    high."""
    bearers = 0
    for view in (views.named("middle"), views.crowded(), views.named("late")):
        stage = board.compose(view, views.caption(), 160)
        counts = [p for p in stage.placed if p.kind in ("stack", "city") and p.what != "0"]
        assert counts
        assert min(p.size for p in counts) >= 43
        keys = [p for p in stage.placed if p.kind == "key" and p.what.isdigit()]
        assert len(keys) >= 4 * 4
        assert min(p.size for p in keys if p.box[0] < panel.FAMILIES[2] - 160 or p.box[3] > 600) >= 36
        points = [p for p in keys if p.box[0] > panel.FAMILIES[2] - 80]
        assert len(points) == 4
        lords = [p for p in stage.placed if p.kind == "lord" and p.box[1] > panel.TITLES[1]]
        assert len(lords) == sum(bool(region.lord) for region in view.regions)
        assert [p for p in lords if p.size < 44] == []
        bearers += len(lords)
        assert min(p.size for p in points) >= 44
        names = [p for p in stage.placed if p.kind == "name" and p.what in TOWNS]
        assert len(names) == len(CITIES)
        assert min(p.size for p in names) >= 44
        church = [p for p in stage.placed if p.kind == "panel" and panel.CHURCH[1] < p.box[1] < panel.CHURCH[3]]
        assert len(church) == 7 + 2
        assert {"Bishoprics", "Abbeys"} <= {p.what for p in church}
        piles = [p for p in stage.placed if p.kind in ("panel", "deck") and panel.DECKS[1] < p.box[1] < panel.DECKS[3]]
        assert len(piles) == 5
        assert min(p.size for p in [*church, *piles]) >= 44
    assert bearers


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_at_400_pixels_one_reads_ones_own_band(language: str) -> None:
    """Purse, income, own Nobles with their places, troops, armed cards and orders."""
    for seat in range(4):
        view = views.named("late", seat)
        caption = views.caption(4, language)
        stage = board.compose(view, caption, 160)
        band = {p.what: p.size for p in stage.placed if p.kind in ("band", "key")}
        for noble in private.own_nobles(view):
            line = next(text for text in band if text.startswith(caption.words(f"fief-piece-{noble.slug}")))
            assert band[line] >= 44
        assert view.own is not None
        for told in private.facts(view, view.own, caption.words)[-len(private.ORDERS) :]:
            assert band[told] >= 44


def test_no_text_is_below_eleven_pixels(sizes: list[tuple[float, str]], blank: None) -> None:
    caption = views.caption(4, "es", views.LONG, views.TITLE)
    for name in ("battle", "election", "court"):
        board.compose(views.named(name, 0), caption, round(1600 * SHRUNK))
    view = views.named("late")
    for zoom in ("gules", "genealogy"):
        board.compose(view, caption, round(1200 * SHRUNK), zoom)
    battle.sheet(views.named("battle"), caption, round(900 * SHRUNK))
    assembly.sheet(views.named("counted"), caption, round(900 * SHRUNK))
    annals.result(views.named("over-4"), caption, round(1200 * SHRUNK))
    assert len(sizes) > 200
    assert [each for each in sizes if each[0] < 10.9] == []


def _drawn(key: str, paint: Callable[[Brush], None]) -> Image.Image:
    stage = Stage(Image.new("RGB", (70, 80), (239, 228, 202)), 1)
    stage.draw(("try", key), 35, 40, (-34, -39, 34, 39), paint)
    return stage.image


def test_families_and_nobles_differ_without_hue() -> None:
    """Shields by pattern and lightness, Nobles by hair, beard and headgear."""
    coats = [_drawn(f"coat {n}", sized(pieces.paint_shield, 1, n, 5)) for n in range(4)]
    for eye in ("grey", *BLINDNESS):
        seen = [i.convert("L").convert("RGB") if eye == "grey" else blinded(i, eye) for i in coats]
        for one in range(len(seen)):
            for other in range(one):
                pairs = zip(seen[one].tobytes(), seen[other].tobytes(), strict=True)
                assert sum(abs(a - b) for a, b in pairs) / len(seen[one].tobytes()) > 2.0, (eye, one, other)
    assert set(portraits.LOOKS) == set(NOBLES)
    faces = [_drawn(f"face {n}", sized(portraits.medallion, 0.6, n, 0)).convert("L") for n in NOBLES]
    for one in range(len(faces)):
        for other in range(one):
            pairs = zip(faces[one].tobytes(), faces[other].tobytes(), strict=True)
            assert sum(abs(a - b) for a, b in pairs) / len(faces[one].tobytes()) > 1.0, (NOBLES[one], NOBLES[other])


def test_the_regions_of_neighbours_differ_for_colour_blind_eyes() -> None:
    tints = [terrain.TINTS[r] for r in REGION_IDS]
    sheet = Image.new("RGB", (len(tints), 1))
    for n, tint in enumerate(tints):
        sheet.putpixel((n, 0), tint)
    near = {("south-west", "wales"), ("south-west", "south-east"), ("wales", "midlands"), ("marches", "north"),
            ("north", "midlands"), ("midlands", "south-east"), ("south-west", "midlands")}  # fmt: skip
    for eye in BLINDNESS:
        raw = blinded(sheet, eye).tobytes()
        seen = {r: raw[n * 3 : n * 3 + 3] for n, r in enumerate(REGION_IDS)}
        for one, other in near:
            assert sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) > 14, (eye, one, other)
    assert mix(tints[0], tints[1], 0.0) == tints[0]


def test_the_check_sees_an_overlap() -> None:
    stage = Stage(Image.new("RGB", (100, 100)), 1)
    stage.text(50, 50, "Here", 20, kind="name")
    stage.text(52, 52, "There", 20, kind="name")
    assert clashes(stage.placed, ("name",))


@pytest.mark.turns(1)
def test_every_word_is_in_both_catalogues_and_none_is_left_over() -> None:
    for language in locale.LANGUAGES:
        assert {key for key in all_messages(language) if key.startswith("fief-picture-")} == KEYS


@pytest.mark.turns(1)
def test_every_picture_has_a_name() -> None:
    view = views.named("battle")
    for zoom in board.areas(view):
        assert zoom in REGION_IDS or all(locale.has(each, f"fief-word-{zoom}") for each in locale.LANGUAGES), zoom
    assert family.number(view, "gules") == 0
    assert family.number(view, "sable") == -1
