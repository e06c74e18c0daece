"""Legibility: what must be read is not covered, and what a phone must show is large."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest
from PIL import Image

from bot import locale
from bot.cli.render import BLINDNESS, blinded
from engine.charlemagne.board import AROUND, HEXES, SEA
from engine.charlemagne.game_data import CHARLEMAGNE as KING
from engine.charlemagne.game_data import REGION_IDS
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.view import ChView
from render.charlemagne import board, geography, layout, panel, pieces, sheets, terrain
from render.charlemagne.words import KEYS, burg_names, region_names
from render.core.brush import Brush
from render.core.sprites import sized
from render.core.stage import Placed, Stage
from tests.render.charlemagne import views
from tests.render.labels import clashes, meeting
from tests.support.shared_words import all_messages

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

WORDS = ("burg", "region", "panel", "title", "key", "note", "band", "near-burg", "near-region")
"""Kinds of label."""


def settled(view: ChView, language: str) -> tuple[list[Placed], list[Placed]]:
    """The names and the shields of the whole map, without drawing it."""
    words = locale.words(language)
    spots = layout.settle(view, layout.tokens(view))
    labels = layout.name_all(view, [s for s in spots if s.place < HEXES], burg_names(words), region_names(words))
    return (
        [Placed(label.kind, label.text, label.box, label.size) for label in labels],
        [Placed("stack", str(spot.place), spot.box) for spot in spots],
    )


@pytest.mark.slow
def test_in_two_hundred_positions_no_name_covers_another_and_none_a_shield() -> None:
    found = []
    for number, save in enumerate(views.many()):
        names, stacks = settled(views.view_at(save), locale.LANGUAGES[number % 2])
        assert len(names) == len(layout.BURGS) + 30
        found += clashes(names, ("burg", "region"))
        found += clashes(stacks, ("stack",), 0.1)
        found += [
            f"{a.what} under {b.what}"
            for a, b in meeting([*names, *stacks])
            if "stack" in (a.kind, b.kind) and a.kind != b.kind and a.overlap(b) > 0.2
        ]
    assert number >= 200
    assert found == []


def test_shields_on_three_hexes_that_meet_never_cover_each_other() -> None:
    """Every two and every three neighbours there are, whatever play brings: narrow coasts crowd them most."""
    view = views.named("opening")
    pairs = {(p, q) for p in range(HEXES) for q in AROUND[p] if p < q < HEXES}
    threes = {(p, q, r) for p, q in pairs for r in AROUND[p] if (q, r) in pairs}
    assert len(threes) > 4000
    found = []
    for group in sorted(pairs | threes):
        shown: layout.Shown = {p: (pieces.Token(0, 2, afloat=SEA[p]), ()) for p in group}
        stacks = [Placed("stack", str(spot.place), spot.box) for spot in layout.settle(view, shown)]
        found += clashes(stacks, ("stack",), 0.1)
    assert found == []


def test_also_when_everybody_is_in_play() -> None:
    for language in locale.LANGUAGES:
        names, stacks = settled(views.crowded(), language)
        assert len(stacks) > 100
        assert clashes(names, ("burg", "region")) == []
        assert clashes(stacks, ("stack",), 0.1) == []


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sheets without a map: only what is put on it matters."""

    def plain(
        scale: float, left: float, top: float, width: int, height: int, control: Sequence[int], tall: int = 0, *,
        numbers: bool = False,
    ) -> Image.Image:  # fmt: skip
        return Image.new("RGB", (width, tall or height), (230, 220, 190))

    monkeypatch.setattr(terrain, "tinted", plain)


@pytest.mark.slow(but=[f"{name}-es" for name in ("opening", "force", "battle", "crowded")])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
@pytest.mark.parametrize("name", ["opening", "force", "battle", "fought", "levy", "middle", "over", "crowded"])
def test_on_a_whole_board_no_label_covers_another(name: str, language: str) -> None:
    caption = views.caption(language, views.LONG, views.TITLE)
    for seat in (None, 1):
        view = views.crowded(seat) if name == "crowded" else views.named(name, seat)
        stage = board.compose(view, caption, 160)
        assert clashes(stage.placed, WORDS) == []
        inside = [p for p in stage.placed if p.kind in WORDS and (p.box[0] < 0 or p.box[2] > geography.WIDTH)]
        assert inside == []


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_the_legend_is_never_cut_off(language: str) -> None:
    """Also with every mark there is: one's own force within reach of much, changes, built burgs, converts."""
    state = RULES.loads(views.positions()["force"])
    view = RULES.view(state, state.phasing)
    assert view.force is not None
    force = msgspec.structs.replace(view.force, points=6)
    full = msgspec.structs.replace(
        view, force=force, built=[1000], pillaged=[1001], religion=[1, 2, *([0] * 30)], augustus=KING
    )
    stage = board.compose(full, views.caption(language), 160, "", views.named("opening", state.phasing))
    legend = [p for p in stage.placed if p.kind == "panel" and layout.common(p.box, panel.LEGEND) > 0]
    assert len(legend) >= 25
    assert [p.what for p in legend if "…" in p.what] == []
    assert clashes(stage.placed, WORDS) == []


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_on_sheets_and_enlarged_regions_no_label_covers_another(language: str) -> None:
    caption = views.caption(language, views.LONG, views.TITLE)
    for zoom in ("austrasia", "byzantium", "norse", "cordoba", "control", "score"):
        assert clashes(board.compose(views.named("middle"), caption, 200, zoom).placed, WORDS) == []
    for name, zoom in (("force", "force"), ("battle", "battle"), ("fought", "battle")):
        assert clashes(board.compose(views.named(name), caption, 200, zoom).placed, WORDS) == []
    assert clashes(sheets.result(views.named("over"), caption, 200).placed, WORDS) == []


@pytest.mark.slow(but=["es"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_on_attempts_revolts_and_treaties_no_label_covers_another(language: str) -> None:
    caption = views.caption(language, views.LONG, views.TITLE)
    courted, revolt, bound = views.courting("send"), views.revolting(), views.bound()
    many = views.revolting(*REGION_IDS[1:20])
    done = views.courting("send", "guard 2")
    for state, zoom in ((courted, "attempt"), (done, "attempt"), (revolt, "revolts"), (many, "revolts"),
                        (bound, "treaties"), (courted, ""), (revolt, ""), (bound, "")):  # fmt: skip
        stage = board.compose(RULES.view(state, 1), caption, 200, zoom)
        assert clashes(stage.placed, WORDS) == []
        wide, high = stage.image.width / stage.scale, stage.image.height / stage.scale
        cut = [p for p in stage.placed if p.kind in WORDS and (p.box[2] > wide or p.box[3] > high)]
        assert [p for p in cut if not p.kind.startswith("near")] == []


def test_nobody_stands_in_the_sea_but_ships() -> None:
    for save in views.many()[::6]:
        view = views.view_at(save)
        for spot in layout.settle(view, layout.tokens(view)):
            if spot.place < HEXES and not SEA[spot.place]:
                assert geography.on_land(spot.x, spot.y), spot
                assert geography.inside(spot.place, spot.x, spot.y, 1.0), spot


@pytest.mark.usefixtures("blank")
def test_at_400_pixels_one_sees_who_is_where_and_who_leads() -> None:
    """A quarter of the units: a shield is 7 pixels wide where hexes crowd, 10 and more where there is room."""
    view = views.named("middle")
    stage = board.compose(view, views.caption(), 160)
    stacks = [piece for piece in stage.placed if piece.kind == "stack"]
    assert len(stacks) == len(layout.tokens(view))
    assert min(piece.size for piece in stacks) >= 44
    ten = layout.Spot(0, pieces.Token(0, 10), 0, 0, 0.76, ())
    assert pieces.letter(ten.token.count, ten.size) * ten.size >= 30
    wide = sorted(piece.box[2] - piece.box[0] for piece in stacks)
    assert wide[0] >= 30
    assert wide[len(wide) // 2] >= 40
    score = str(sum(view.points.values()))
    assert any(piece.what == score and piece.size >= 44 for piece in stage.placed)
    tallies = [piece for piece in stage.placed if piece.kind == "key" and piece.what.isdigit()]
    assert len(tallies) >= 9
    assert min(piece.size for piece in tallies) >= 44


def test_no_text_is_below_eleven_pixels(sizes: list[tuple[float, str]], blank: None) -> None:
    caption = views.caption("es", views.LONG, views.TITLE)
    for name in ("battle", "force"):
        board.compose(views.named(name, 0), caption, 640)
    for zoom in ("control", "score", "austrasia", "battle"):
        board.compose(views.named("battle"), caption, 640, zoom)
    board.compose(RULES.view(views.courting("send", "guard 2"), 0), caption, 360, "attempt")
    board.compose(RULES.view(views.revolting(*REGION_IDS[1:12]), 0), caption, 360, "revolts")
    board.compose(RULES.view(views.bound(), 0), caption, 480, "treaties")
    sheets.result(views.named("over"), caption, 480)
    assert len(sizes) > 200
    assert [each for each in sizes if each[0] < 10.9] == []


def test_sides_and_faiths_differ_without_hue() -> None:
    """Shields by pattern and lightness, neutral ones by standing on their head, faiths by shape."""

    def drawn(key: str, paint: Callable[[Brush], None]) -> Image.Image:
        stage = Stage(Image.new("RGB", (70, 80), (239, 228, 202)), 1)
        stage.draw(("try", key), 35, 40, (-34, -39, 34, 39), paint)
        return stage.image

    coats = [drawn(f"side {n}", sized(pieces.paint_token, 1, pieces.Token(n, 3))) for n in (0, 1, -1)]
    faiths = [drawn(f"faith {n}", sized(pieces.paint_faith, 0.6, n)) for n in range(3)]
    for images in (coats, faiths):
        for eye in ("grey", *BLINDNESS):
            seen = [i.convert("L").convert("RGB") if eye == "grey" else blinded(i, eye) for i in images]
            for one in range(len(seen)):
                for other in range(one):
                    pairs = zip(seen[one].tobytes(), seen[other].tobytes(), strict=True)
                    assert sum(abs(a - b) for a, b in pairs) / len(seen[one].tobytes()) > 2.5, (eye, one, other)


def test_terrains_and_sides_differ_for_colour_blind_eyes() -> None:
    """The land of either side is told from free land and from the other's, seen without red as well."""
    tints = [terrain.GROUNDS["clear"], *terrain.HELD]
    sheet = Image.new("RGB", (3, 1))
    for n, tint in enumerate(tints):
        sheet.putpixel((n, 0), tint)
    for eye in BLINDNESS:
        raw = blinded(sheet, eye).tobytes()
        seen = [raw[n * 3 : n * 3 + 3] for n in range(3)]
        for one in range(3):
            for other in range(one):
                assert sum(abs(a - b) for a, b in zip(seen[one], seen[other], strict=True)) > 90, (eye, one, other)


def test_the_check_sees_an_overlap() -> None:
    stage = Stage(Image.new("RGB", (100, 100)), 1)
    stage.text(50, 50, "Here", 20, kind="burg")
    stage.text(52, 52, "There", 20, kind="burg")
    assert clashes(stage.placed, ("burg",))


@pytest.mark.turns(1)
def test_every_word_is_in_both_catalogues_and_none_is_left_over() -> None:
    for language in locale.LANGUAGES:
        assert {key for key in all_messages(language) if key.startswith("charlemagne-picture-")} == KEYS
