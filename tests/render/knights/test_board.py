"""The board of Warrior Knights: who stands where, nothing in the way of anything, the replay of a turn."""

from __future__ import annotations

import functools
import io
import math
from typing import Any

import pytest
from PIL import Image

from bot import locale
from engine.core.public_log import Deed
from engine.knights.game_data import AREA, AREA_IDS, HOME, ROUTES
from engine.knights.rules import KNIGHTS
from engine.knights.views.view import KnView, TurnView
from render.core.api import ALT_LIMIT, NEAR, REST
from render.core.replay import END_MS
from render.core.stage import Placed, Stage
from render.knights import (
    RENDERER,
    alt_text,
    animation,
    board,
    extra,
    geography,
    heraldry,
    layout,
    legend,
    moves,
    phone_view,
    private,
    terrain,
)
from render.knights.words_more import place, player
from tests.engine.knights.board import BLUE, GREEN, RED, Board
from tests.render.knights import beside
from tests.render.knights.beside import WORDS as LABELS
from tests.render.knights.beside import replace
from tests.render.labels import clashes

PLACED = ("title", "key", "panel", "band", "note")


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheets without a map: only what is put on it matters."""

    def plain(scale: float, left: float, top: float, width: int, height: int, tall: int = 0) -> Image.Image:
        return Image.new("RGB", (width, tall or height), (230, 220, 190))

    monkeypatch.setattr(terrain, "base", plain)


@functools.cache
def crowd(area: str) -> KnView:
    """Everybody of all Barons meets in an area."""
    view = beside.rich()
    return replace(view, nobles=[replace(n, area=area, dead=False, gone=False, sea=False) for n in view.nobles])


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_who_places_his_stronghold_sees_the_whole_kingdom_first(language: str) -> None:
    """Any area may be chosen: all have their names, none over another; once it stands, its own part is shown."""
    view = beside.beginning()
    sheet = board.compose(view, beside.caption(4, language), 400, NEAR)
    names = [it for it in sheet.placed if it.kind == "name"]
    words = beside.caption(4, language).words
    assert {it.what for it in names} == {place(words, slug) for slug in AREA_IDS}
    assert [(a.what, b.what) for n, a in enumerate(names) for b in names[:n] if a.overlap(b) > 0.03] == []
    own = [replace(h, area="oxwell") if h.seat == view.seat else h for h in view.strongholds]
    later = board.compose(replace(view, strongholds=own), beside.caption(4, language), 400, NEAR)
    assert len([it for it in later.placed if it.kind == "name"]) < len(AREA_IDS) // 2


def overlapping(spots: list[layout.Spot]) -> list[str]:
    """Banners that cover each other."""
    boxes = [Placed("banner", s.noble.slug, s.box) for s in spots]
    return [f"{a.what} / {b.what}" for n, a in enumerate(boxes) for b in boxes[:n] if a.overlap(b) > 0.02]


def test_the_map_is_sound() -> None:
    assert geography.check() == []


def test_in_positions_from_play_no_banner_covers_another_and_each_stands_in_its_area() -> None:
    for view in beside.views():
        spots = layout.spots(view)
        assert overlapping([s for s in spots if not s.noble.sea]) == []
        for spot in spots:
            if not spot.noble.sea:
                assert geography.area_at(spot.x, spot.y) == AREA[spot.noble.area]
        assert {s.noble.slug for s in spots} == {n.slug for n in view.nobles if n.area}


def test_in_any_area_all_nobles_find_room() -> None:
    for area in AREA_IDS:
        spots = layout.spots(crowd(area))
        assert len(spots) == 24
        assert overlapping(spots) == [], area
        assert sum(geography.area_at(s.x, s.y) == AREA[area] for s in spots) >= 20, "a border may be crooked"


def test_a_single_army_is_large_enough_for_a_phone() -> None:
    """Its strength is at least 11 pixels high when the board is 400 wide."""
    view = beside.rich()
    alone = replace(view.nobles[0], area=AREA_IDS[HOME[0]], dead=False)
    rest = [replace(n, area="") for n in view.nobles[1:]]
    (spot,) = layout.spots(replace(view, nobles=[alone, *rest]))
    assert 56 * spot.size / 4 >= 11


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_around_the_map_no_label_covers_another(language: str) -> None:
    for view in (beside.rich(0), *beside.views(1)[::30]):
        stage = board.compose(
            view, beside.caption(6, language, beside.LONG), 160, "", beside.rich(0) if view.seats == 6 else None
        )
        under = [p for p in stage.placed if p.kind in PLACED and p.box[1] > geography.BOTTOM]
        assert clashes(under, LABELS) == []
        names = [p for p in stage.placed if p.kind == "name" and p.box[3] < geography.BOTTOM]
        assert len(names) == len(AREA_IDS)
        assert [p.what for p in names if "…" in p.what] == []
        assert all(p.box[0] >= 0 and p.box[2] <= 1600 for p in [*under, *names])


@pytest.mark.usefixtures("blank")
def test_names_on_the_map_cover_no_other_name_no_strength_and_no_banner() -> None:
    for view in beside.views()[::9]:
        stage = board.compose(view, beside.caption(view.seats), 160)
        here = [p for p in stage.placed if p.kind in ("name", "key") and p.box[3] < geography.BOTTOM]
        assert [f"{a.what} / {b.what}" for n, a in enumerate(here) for b in here[:n] if a.overlap(b) > 0.05] == []
        names = [p for p in here if p.kind == "name"]
        banners = [p for p in stage.placed if p.kind == "banner"]
        assert [f"{a.what} / {b.what}" for a in names for b in banners if a.overlap(b) > 0.3] == []
        built = [p for p in here if p.kind == "key"]
        assert [f"{a.what} / {b.what}" for a in built for b in banners if a.overlap(b) > 0.3] == []


def test_the_legend_explains_exactly_the_marks_in_use() -> None:
    view = beside.views()[-1]
    bare = replace(view, sieges=[], nobles=[replace(n, losses=0, exhausted=False, sea=False) for n in view.nobles])
    keys = {key for key, _ in legend.signs(bare, False)}
    assert not keys & {"siege", "loss", "exhausted", "changed"}
    hurt = replace(bare, nobles=[replace(bare.nobles[0], area="monz", losses=2), *bare.nobles[1:]])
    assert "loss" in {key for key, _ in legend.signs(hurt, True)}


@pytest.mark.usefixtures("blank")
def test_what_moved_since_is_marked_and_told() -> None:
    old = beside.views()[-1]
    noble = next(n for n in old.nobles if n.area and not n.sea)
    goal = "monz" if noble.area != "monz" else "lorne"
    new = replace(old, nobles=[replace(n, area=goal) if n.slug == noble.slug else n for n in old.nobles])
    assert moves.between(old, new).marches == ((noble.seat, noble.slug, noble.area),)
    assert not moves.between(old, old)
    caption = beside.caption(old.seats)
    plain, marked = (board.compose(new, caption, 200, "", b).image.tobytes() for b in (None, old))
    assert plain != marked
    assert "Since the last picture" in RENDERER.board(new, caption, width=200, before=old).alt


@pytest.mark.usefixtures("blank")
def test_every_zoom_is_a_picture_with_words() -> None:
    view, caption = beside.rich(0), beside.caption()
    zooms = RENDERER.areas(view)
    assert {extra.BATTLE, extra.ASSEMBLY, extra.TRACK, extra.RACE, "red", *board.QUARTERS} <= set(zooms)
    for zoom in zooms:
        picture = RENDERER.board(view, caption, width=200, zoom=zoom)
        assert 10 < len(picture.alt) <= ALT_LIMIT
        assert picture.width == 200
    with pytest.raises(ValueError, match="no area"):
        RENDERER.board(view, caption, width=200, zoom="nowhere")


@pytest.mark.usefixtures("blank")
def test_the_private_board_is_the_public_one_with_a_band() -> None:
    states = [KNIGHTS.loads(save) for save in beside.saves(6, "beside-six")[5:40:11]]
    for state in states:
        caption = beside.caption(6)
        public = board.compose(KNIGHTS.view(state, None), caption, 200)
        own = board.compose(KNIGHTS.view(state, 2), caption, 200)
        assert own.image.height > public.image.height
        war = KNIGHTS.view(state, None).war
        if war is None or 2 not in (war.seat, war.foe):
            upper = (0, 0, 200, round(geography.BOTTOM / 8))
            assert own.image.crop(upper).tobytes() == public.image.crop(upper).tobytes()
        assert not any(p.kind == "band" for p in public.placed)


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_position_in_words(language: str) -> None:
    for view in (*beside.views(0)[::20], beside.rich(0)):
        told = RENDERER.text(view, beside.caption(view.seats, language))
        assert 100 < len(told) <= alt_text.TEXT_LIMIT
        assert "knights-" not in told
        assert len(alt_text.alt(view, beside.caption(view.seats, language))) <= ALT_LIMIT


@pytest.mark.usefixtures("blank")
def test_a_turn_is_played_again_and_ends_where_everybody_is() -> None:
    view = next(v for v in reversed(beside.views()) if len(animation.Turn(v, beside.caption(v.seats)).deeds) > 6)
    for language in locale.LANGUAGES:
        caption = beside.caption(view.seats, language)
        replay = animation.Turn(view, caption)
        images, times = replay.film(160)
        assert 6 < len(images) <= replay.most
        assert len(images) == len(times)
        assert times[-1] == END_MS
        for deed in replay.deeds:
            told = replay.told(deed)
            assert told
            assert "knights-" not in told
            assert "{" not in told
    picture = RENDERER.animation(view, beside.caption(view.seats), width=160)
    assert picture is not None
    assert picture.alt.startswith("What happened")
    again = RENDERER.animation(view, beside.caption(view.seats), width=160)
    assert again is not None
    assert again.data == picture.data
    assert Image.open(io.BytesIO(picture.data)).n_frames > 6  # type: ignore[attr-defined]


@pytest.mark.usefixtures("blank")
def test_the_last_frame_shows_everybody_where_the_view_says(monkeypatch: pytest.MonkeyPatch) -> None:
    view = beside.views()[-1]
    noble = view.nobles[0]
    deed = Deed("moves", {"noble": noble.slug, "area": "lorne", "to": "kovel", "areas": ["lorne"]})
    nobles = [replace(noble, area="monz", dead=False, gone=False), *(replace(n, area="") for n in view.nobles[1:])]
    spots: list[tuple[float, float]] = []
    real = heraldry.banner

    def spy(stage: Stage, x: float, y: float, *args: Any, **kwargs: Any) -> None:
        spots.append((x, y))
        real(stage, x, y, *args, **kwargs)

    monkeypatch.setattr(heraldry, "banner", spy)
    turns = [TurnView(3, [deed])]
    animation.Turn(replace(view, nobles=nobles, turns=turns), beside.caption(view.seats)).film(160)
    assert geography.area_at(*spots[0]) == AREA["lorne"], "where he came from"
    assert geography.area_at(*spots[-2]) == AREA["kovel"], "where he went"
    assert geography.area_at(*spots[-1]) == AREA["monz"], "where he is"


def test_a_trail_follows_the_road_through_every_area_of_the_march() -> None:
    """From Harsk by Oxwell to Penwold on the King's Road: through the area between, and never far from the road."""
    deed = Deed("moves", {"noble": "karmin", "area": "harsk", "to": "penwold", "areas": ["oxwell"]})
    start, goal = geography.centre(AREA["harsk"]), geography.centre(AREA["penwold"])
    way = animation._way(deed, start, goal)
    assert (way[0], way[-1]) == (start, goal)
    crossed = [geography.area_at(x, y) for x, y in way]
    assert {AREA["harsk"], AREA["oxwell"], AREA["penwold"]} <= set(crossed)
    road = next(line for route, line in zip(ROUTES, geography.roads(), strict=True) if AREA["oxwell"] in route)
    inside = [point for point, area in zip(way, crossed, strict=True) if area == AREA["oxwell"]]
    assert inside
    assert all(min(math.dist(point, at) for at in road) < 15 for point in inside)
    back = animation._way(Deed("moves", {"area": "penwold", "to": "harsk", "areas": ["oxwell"]}), goal, start)
    assert {AREA["harsk"], AREA["oxwell"], AREA["penwold"]} <= {geography.area_at(x, y) for x, y in back}


def test_the_whole_board_of_a_gallery_tells_of_the_spaces() -> None:
    """They stand beside the map, which the close-up leaves out."""
    view = beside.rich(2)
    for language in locale.LANGUAGES:
        caption = beside.caption(view.seats, language)
        spaces = caption.words("knights-pic-of", n=len(view.spaces[0].cards), m=view.spaces[0].most)
        assert spaces in alt_text.alt(view, caption, REST)
        assert spaces not in alt_text.alt(view, caption, NEAR)


def test_a_replay_begins_with_cities_as_they_were() -> None:
    """Red takes Froli from blue and a neutral city, which it razes; green loses one to a revolt: each changes with its
    deed, and at the end all is as the view says."""
    full = Board()
    full.city("froli", RED)
    full.city("monz", razed=True)
    full.city("vecht")
    view = KNIGHTS.view(full.state, None)
    deeds = [
        Deed("battle", {"area": "froli", "seat": RED, "foe": BLUE}),
        Deed("captures", {"seat": RED, "city": "froli"}),
        Deed("captures", {"seat": RED, "city": "monz"}),
        Deed("razes", {"seat": RED, "city": "monz", "n": 6}),
        Deed("revolt", {"seat": GREEN, "city": "vecht"}),
        Deed("free", {"city": "vecht"}),
    ]

    def shown(found: KnView) -> list[tuple[int, bool]]:
        return [(c.owner, c.razed) for s in ("froli", "monz", "vecht") for c in found.cities if c.slug == s]

    now = animation.before(view, deeds)
    assert shown(now) == [(BLUE, False), (-1, False), (GREEN, False)]
    steps = []
    for deed in deeds:
        now = animation.with_cities(now, [animation.after_deed(it, deed) for it in now.cities])
        steps.append(shown(now))
    assert steps[1] == [(RED, False), (-1, False), (GREEN, False)]
    assert steps[2] == [(RED, False), (RED, False), (GREEN, False)]
    assert steps[-1] == shown(view) == [(RED, False), (-1, True), (-1, False)]


@pytest.mark.usefixtures("blank")
def test_the_map_of_a_replay_changes_with_its_deeds() -> None:
    full = Board()
    full.city("froli", RED)
    view = replace(
        KNIGHTS.view(full.state, None), turns=[TurnView(2, [Deed("captures", {"seat": RED, "city": "froli"})])]
    )
    replay = animation.Turn(view, beside.caption(4))
    first = next(c for c in replay.shown.cities if c.slug == "froli")
    replay.film(160)
    last = next(c for c in replay.shown.cities if c.slug == "froli")
    assert (first.owner, last.owner) == (-1, RED)


def test_without_deeds_there_is_no_replay() -> None:
    view = replace(beside.views()[0], turns=[])
    assert RENDERER.animation(view, beside.caption()) is None
    assert RENDERER.result(view, beside.caption()) is None


def test_every_picture_has_a_name() -> None:
    for zoom in RENDERER.areas(beside.rich()):
        assert all(locale.has(each, f"knights-word-{zoom}") for each in locale.LANGUAGES), zoom


def test_before_anything_stands_the_first_picture_shows_where_cities_are() -> None:
    """At the start a seat has nothing on the board: the window holds more standing cities than the corner does."""
    state = KNIGHTS.setup(seats=3, seed="window", options=KNIGHTS.Options())
    view = KNIGHTS.view(state, 0)

    def shown(box: tuple[float, float, float, float]) -> int:
        places = [geography.centre(AREA[c.area]) for c in view.cities if not c.razed]
        return sum(box[0] < x < box[2] and box[1] < y < box[3] for x, y in places)

    windows = phone_view.windows()
    assert shown(phone_view.window(view)) >= max(shown(box) for box in windows.values()) - 1
    assert shown(phone_view.window(view)) > 2


def test_every_troop_card_of_ones_own_is_read_beside_its_noble() -> None:
    """Ten different cards of one Noble stand in lines that do not run into each other; those that are alike once."""
    cards = [f"{nation}-{size}" for nation in ("english", "french", "polish", "german") for size in (200, 150, 100)]
    lines = private._laid([*cards, "regular-50", "regular-50", "regular-50"])
    found = [it for line in lines for it in line]
    assert sorted(slug for _, slug, _ in found) == sorted([*cards, "regular-50"])
    assert {slug: count for _, slug, count in found}["regular-50"] == 3
    for n, line in enumerate(lines):
        ends = [*[x for x, _, _ in line[1:]], (private.BELOW if n else private.BESIDE)[1]]
        for (x, _, count), end in zip(line, ends, strict=True):
            assert x + private.ONE + (private.MORE if count > 1 else 0) <= end


def test_the_cities_overseas_are_six_on_two_shores() -> None:
    view = beside.rich()
    drawn = board.compose(view, beside.caption(view.seats), 400, "overseas")
    names = {it.what for it in drawn.placed if it.kind == "name"}
    assert len(names) == 6
    assert all(0 <= it.box[0] < it.box[2] <= 804 for it in drawn.placed if it.kind == "name")


def test_the_words_of_a_private_picture_begin_with_what_is_ones_own() -> None:
    """Its hand and plan come first and are never cut off; for others and spectators the picture says nothing of
    them."""
    view = beside.rich(2)
    for language in locale.LANGUAGES:
        caption = beside.caption(view.seats, language)
        own = alt_text.own_text(view, caption.words)
        told = alt_text.alt(view, caption)
        assert own
        assert own in told
        assert told.index(own) < ALT_LIMIT - len(own)
        assert own not in alt_text.alt(beside.rich(1), caption)
        assert "Tú:" not in alt_text.alt(beside.rich(None), caption)
        assert "You:" not in alt_text.alt(beside.rich(None), caption)
        assert told[told.index(own) + len(own) + 1 :].startswith(player(caption, 2)), (
            "one's own Baron before the others"
        )
