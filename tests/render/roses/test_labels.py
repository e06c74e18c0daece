"""Legibility: what must be read is not covered, and what a phone must show is large."""

from __future__ import annotations

import functools

import pytest
from PIL import Image

from bot import locale
from engine.roses.board import AREA
from engine.roses.rules import ROSES
from engine.roses.view import RosesView
from render.core.brush import Brush
from render.core.stage import Placed, Stage
from render.roses import blocks, board, charges, result, terrain, volleys
from render.roses.words import KEYS, short
from tests.render.roses import views
from tests.support.shared_words import all_messages

pytestmark = pytest.mark.turns(3, among="the layout of pictures")

WORDS = ("area", "zone", "name", "panel", "title", "key", "band", "battle-word", "note", "sign")
"""Kinds of label."""
PIECES = ("stack", "face", "fighter", "card", "heir")
"""Kinds of piece."""


def clashes(placed: list[Placed], kinds: tuple[str, ...], limit: float = 0.05) -> list[str]:
    """Pairs of things of some kinds that cover each other by more than a sliver."""
    found = []
    chosen = [piece for piece in placed if piece.kind in kinds]
    for index, one in enumerate(chosen):
        for other in chosen[index + 1 :]:
            if one.overlap(other) > limit:
                found.append(f"{one.kind} {one.what!r} {one.box} / {other.kind} {other.what!r} {other.box}")
    return found


def view_of(name: str, seat: int | None) -> RosesView:
    return views.crowded(seat) if name == "crowded" else ROSES.view(views.positions()[name], seat)


PLAYED = (
    "opening",
    "actions",
    "pending",
    "battle",
    "reserves",
    "losses",
    "political",
    "middle",
    "kingmaker",
    "richard",
)


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("name", ["fought", "crowded"])
def test_the_dice_of_a_battle_stand_apart(name: str, locale: str) -> None:
    caption = views.caption(locale, views.LONG, "The Long Winter of the Northern Marches")
    stage = volleys.compose(view_of(name, None), caption, 400)
    assert clashes(stage.placed, (*WORDS, "throw", "thrower", "fallen")) == []


@pytest.mark.slow(but=[f"{name}-{seat}-es" for name in ("opening", "battle", "middle", "over") for seat in (None, 0)])
@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("name", [*PLAYED, "over", "crowded"])
def test_no_label_covers_another(name: str, seat: int | None, locale: str) -> None:
    caption = views.caption(locale, views.LONG, "The Long Winter of the Northern Marches")
    stage = board.compose(view_of(name, seat), caption, 400)
    assert clashes(stage.placed, WORDS) == []


@functools.cache
def plain(name: str, seat: int | None) -> Stage:
    """A position as a seat sees it, with short names."""
    return board.compose(view_of(name, seat), views.caption(), 400)


@pytest.mark.slow(but=[f"{name}-{seat}" for name in ("opening", "battle", "over", "crowded") for seat in (None, 0)])
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("name", [*PLAYED, "over", "crowded"])
def test_no_block_covers_another(name: str, seat: int | None) -> None:
    assert clashes(plain(name, seat).placed, PIECES, 0.02) == []


@pytest.mark.slow(but=[f"{name}-{seat}" for name in ("opening", "battle") for seat in (None, 0)])
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("name", PLAYED)
def test_blocks_leave_the_names_of_areas_alone(name: str, seat: int | None) -> None:
    stage = plain(name, seat)
    found = []
    for word in (p for p in stage.placed if p.kind == "area"):
        for piece in (p for p in stage.placed if p.kind in ("stack", "face")):
            if word.overlap(piece) > 0.15:
                found.append(f"{word.what} under {piece.what}")
    assert found == []


def test_at_400_pixels_one_sees_who_holds_what() -> None:
    """A quarter of the units: 11 pixels for a count, 13 for a block."""
    stage = board.compose(view_of("middle", None), views.caption(), 1600)
    stacks = [piece for piece in stage.placed if piece.kind == "stack"]
    assert len(stacks) == len(
        [count for a in view_of("middle", None).areas for count in (a.lancaster, a.york) if count]
    )
    assert min(piece.box[2] - piece.box[0] for piece in stacks) >= 44
    assert sum(piece.size >= 44 for piece in stacks) >= len(stacks) * 0.6
    tallies = [piece for piece in stage.placed if piece.kind == "key" and piece.what.isdigit()]
    assert len(tallies) >= 8
    assert min(piece.size for piece in tallies if piece.size) >= 44


def test_at_400_pixels_one_sees_the_battles() -> None:
    view = view_of("pending", None)
    stage = board.compose(view, views.caption(), 1600)
    marks = {piece.what: piece for piece in stage.placed if piece.kind == "battle"}
    assert marks.keys() == set(view.battles)
    assert min(piece.box[2] - piece.box[0] for piece in marks.values()) >= 44


TOLD = ("battle-word", "band", "throw", "note", "key", "area")
"""Words that a decision needs where a picture is made for a phone."""


@pytest.mark.parametrize("locale", ["en", "es"])
@pytest.mark.parametrize(
    ("name", "seat", "zoom"),
    [("battle", None, ""), ("battle", 0, ""), ("reserves", 1, ""), ("crowded", 0, ""), ("battle", 1, "battle"),
     ("middle", None, "warwick"), ("middle", 0, "middlesex"), ("opening", 1, "rutland"), ("fought", None, "dice")],
)  # fmt: skip
def test_words_are_eleven_pixels_high_on_a_phone(name: str, seat: int | None, zoom: str, locale: str) -> None:
    view, caption = view_of(name, seat), views.caption(locale, views.LONG)
    stage = volleys.compose(view, caption, 400) if zoom == "dice" else board.compose(view, caption, 400, zoom)
    told = [placed for placed in stage.placed if placed.kind in TOLD]
    assert len(told) > 3
    assert [placed for placed in told if placed.size and placed.size * stage.scale < 10.9] == []


@pytest.mark.parametrize("seat", [0, 1])
def test_ones_own_blocks_are_told_by_name_and_strength_on_a_phone(seat: int) -> None:
    view, caption = view_of("middle", seat), views.caption()
    assert view.own is not None
    stage = board.compose(view, caption, 400)
    told = {placed.what for placed in stage.placed if placed.kind == "band" and placed.size * stage.scale >= 10.9}
    for own in view.own.blocks:
        name = short(own.block, caption.words)
        strength = f" {own.steps}/" if own.place in AREA else ""
        assert any(line.startswith(name) and strength in line for line in told), own


@pytest.mark.parametrize("name", ["battle", "reserves", "crowded"])
def test_at_400_pixels_one_reads_the_close_up(name: str) -> None:
    view = view_of(name, None)
    assert view.battle is not None
    stage = board.compose(view, views.caption(), 1600)
    fighters = [piece for piece in stage.placed if piece.kind == "fighter"]
    assert {piece.what for piece in fighters} == {fighter.block for fighter in view.battle.fighters}
    # A face is 15 pixels wide at the least, its rating 6; in a battle of ordinary size twice as much.
    assert min(piece.box[2] - piece.box[0] for piece in fighters) >= (60 if name == "crowded" else 120)


def test_no_text_is_below_eleven_pixels(sizes: list[tuple[float, str]]) -> None:
    caption = views.caption("es", views.LONG, "The Long Winter of the Northern Marches")
    board.compose(view_of("crowded", 0), caption, 640)
    board.compose(view_of("middle", 1), caption, 640)
    result.compose(view_of("over", None), caption, 480)
    assert len(sizes) > 120
    assert [each for each in sizes if each[0] < 10.9] == []


def test_the_houses_differ_in_lightness_and_shape() -> None:
    """For who cannot tell red from anything: the bodies are far apart in grey, and so are the badges' outlines."""
    red, white = (0.3 * r + 0.59 * g + 0.11 * b for r, g, b in blocks.FIELD)
    assert white - red > 120
    badges = []
    for seat in (0, 1):
        sheet = Image.new("RGBA", (120, 120), (0, 0, 0, 0))
        charges.house_rose(Brush(sheet, 1, -60, -60), seat)
        badges.append(sheet.getchannel("A").point([255 * (v > 128) for v in range(256)]))
    both = [one != other for one, other in zip(badges[0].tobytes(), badges[1].tobytes(), strict=True)]
    assert sum(both) > 800


def test_the_borders_differ_in_style() -> None:
    """Drawn in one colour the three are still three: along the line they cover different shares, and change."""
    covered = []
    for colour in ("yellow", "blue", "red"):
        sheet = Image.new("L", (200, 40), 255)
        stage = Stage(Image.new("RGB", (200, 40), (255, 255, 255)), 1)
        terrain.paint_border(stage.brush, colour, tuple((float(x), 20.0) for x in range(10, 191, 4)))
        sheet = stage.image.convert("L")
        row = [sheet.getpixel((x, 20)) < 200 for x in range(20, 180)]  # type: ignore[operator]
        edge = [sheet.getpixel((x, 14)) < 200 for x in range(20, 180)]  # type: ignore[operator]
        covered.append((sum(row) > 150, sum(edge) > 20))
    assert len(set(covered)) == 3


def test_result_and_support_have_no_overlaps() -> None:
    caption = views.caption("es", views.LONG, "Title " * 9)
    for name in ("over", "middle", "political"):
        assert clashes(result.compose(view_of(name, None), caption, 600).placed, WORDS) == []


def test_the_check_sees_an_overlap() -> None:
    stage = Stage(Image.new("RGB", (100, 100)), 1)
    stage.text(50, 50, "Here", 20)
    stage.text(52, 52, "There", 20)
    assert clashes(stage.placed, ("label",))


@pytest.mark.turns(1)
@pytest.mark.slow
def test_every_word_is_in_both_catalogues_and_none_is_left_over() -> None:
    for language in locale.LANGUAGES:
        known = {key for key in all_messages(language) if key.startswith("roses-picture-")}
        assert known == KEYS
