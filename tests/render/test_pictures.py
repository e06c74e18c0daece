"""What every picture keeps: same view same bytes, nothing hidden shown, limits of size and text."""

from __future__ import annotations

import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from bot.locale import has
from bot.locale import words as catalogue
from engine import GAMES as RULES
from engine.core.action import Action
from render import GAMES, lobby, lobby_card
from render.core import encode, fonts, marks, palette, parchment, shields, sprites
from render.core.api import NEAR, Caption, LobbyCard, Picture
from render.core.stage import Stage
from render.xidit import XiditRenderer, board, icons, terrain
from render.xidit.words import KEYS
from tests.render import views
from tests.render.likeness import durations
from tests.render.stand_in_words import DRAFTS, words

XIDIT = XiditRenderer()
SMALL = 400


def pixels(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data))
    assert image.size == (picture.width, picture.height)
    return image.convert("RGB")


def test_the_same_view_gives_the_same_bytes_also_after_the_caches_are_gone() -> None:
    view, caption = views.position(5, own=2), views.caption()
    first = XIDIT.board(view, caption, width=SMALL)
    assert XIDIT.board(view, caption, width=SMALL) == first
    sprites.forget()
    parchment._GROUNDS.clear()
    terrain._BASES.clear()
    assert XIDIT.board(msgspec.convert(msgspec.to_builtins(view), type(view)), caption, width=SMALL) == first


def test_threads_do_not_disturb_each_other() -> None:
    caption = views.caption()
    positions = [views.position(5, seed=seed, own=seed % 5) for seed in range(4)]
    alone = [XIDIT.board(view, caption, width=SMALL).data for view in positions]
    sprites.forget()
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: XIDIT.board(view, caption, width=SMALL).data, positions * 3))
    assert together == alone * 3


def secret_orders(choices: dict[int, str]) -> tuple[object, object]:
    """A new game of four brought to its first secret step, with each seat's six orders."""
    rules = RULES["xidit"]
    state = rules.setup(seats=4, seed="seven")
    while rules.view(state, None).phase == "placement":
        seat, prompt = next((s, p) for s, asked in sorted(rules.prompts(state).items()) for p in asked if p.blocks)
        for action in prompt.default:
            rules.apply(state, seat, action)
    for seat, order in choices.items():
        for step in range(1, 7):
            rules.apply(state, seat, Action("order", (step, order)))
    return rules, state


def test_another_seats_secrets_change_no_byte() -> None:
    caption = Caption("Table", views.NAMES[:4], words)
    pictures: dict[str, list[Picture]] = {"waiting": [], "riding": []}
    for name, order in (("waiting", "wait"), ("riding", "act")):
        rules, state = secret_orders({0: "wait", 1: order})
        for zoom in ("", NEAR):
            for seat in (None, 0, 2, 1):
                view = rules.view(state, seat)  # type: ignore[attr-defined]
                pictures[name].append(XIDIT.board(view, caption, width=SMALL, zoom=zoom))
    waiting, riding = pictures["waiting"], pictures["riding"]
    for first in (0, 4):
        assert waiting[first : first + 3] == riding[first : first + 3]
        assert waiting[first + 3].data != riding[first + 3].data


def test_a_view_without_own_part_has_no_private_band() -> None:
    caption = views.caption()
    public = XIDIT.board(views.position(5), caption, width=SMALL)
    private = XIDIT.board(views.position(5, own=1), caption, width=SMALL)
    assert private.height > public.height
    assert ImageStat.Stat(pixels(private).crop((100, private.height - 6, 300, private.height - 1))).mean[0] < 90


@pytest.mark.slow(but=["city-1", "city-12"])
@pytest.mark.parametrize("zoom", XIDIT.areas(views.position(5)))
def test_every_area_can_be_enlarged(zoom: str) -> None:
    view = views.position(5, own=1)
    picture = XIDIT.board(view, views.caption(), width=240, zoom=zoom)
    assert picture.width == 240
    assert abs(picture.height - 180) <= 1
    left, top, right, bottom = board.window(zoom, view)
    assert 0 <= left < right <= 1290
    assert 90 <= top < bottom <= 1240


def test_an_unknown_area_is_refused() -> None:
    for zoom in ("city-22", "nowhere", "city-"):
        with pytest.raises(ValueError, match="unknown area"):
            XIDIT.board(views.position(5), views.caption(), width=240, zoom=zoom)


@pytest.mark.slow
def test_an_enlarged_area_is_drawn_anew() -> None:
    view, caption = views.position(5), views.caption()
    left, top, right, bottom = board.window("city-12", view)
    near = board.compose(view, caption, 800, "city-12").image
    far = board.compose(view, caption, 800).image
    blown = far.crop((round(left / 2), round(top / 2), round(right / 2), round(bottom / 2))).resize(near.size)

    def sharpness(image: Image.Image) -> float:
        return ImageStat.Stat(image.convert("L").filter(ImageFilter.FIND_EDGES)).stddev[0]

    assert sharpness(near) > 1.3 * sharpness(blown)


@pytest.mark.slow
def test_animation_keeps_its_limits_and_ends_on_the_final_position() -> None:
    view, caption = views.position(5, year=9, full=True), views.caption()
    picture = XIDIT.animation(view, caption, width=2000)
    assert picture is not None
    assert picture.width <= 900
    assert len(picture.data) <= 2_500_000
    assert len(picture.alt) <= encode.ALT_LIMIT
    image = Image.open(io.BytesIO(picture.data))
    times = durations(image)
    assert 14 <= len(times) <= 60
    assert min(times) >= 1000 / 12
    assert times[-1] >= 2000
    assert max(times[1:-1]) >= 1000
    assert image.info["loop"] == 1
    last = image.convert("RGB")
    still = msgspec.structs.replace(view, moments=[view.moments[0], view.moments[-1]])
    end = XIDIT.animation(still, caption, width=2000)
    assert end is not None
    other = Image.open(io.BytesIO(end.data))
    other.seek(other.n_frames - 1)  # type: ignore[attr-defined]
    assert ImageStat.Stat(ImageChops.difference(last, other.convert("RGB"))).mean[0] < 2


def test_nothing_to_show_gives_no_picture() -> None:
    view = views.position(5, year=1)
    assert XIDIT.animation(view, views.caption()) is None
    assert XIDIT.result(view, views.caption()) is None


@pytest.mark.parametrize("locale", ["en", "es"])
def test_texts_state_the_position_and_keep_their_limits(locale: str) -> None:
    names = ["Maximiliana de Santa Coloma y Montclar " * 2] * 5
    caption = Caption("The Very Long Name of a Table " * 5, names, catalogue(locale))
    for view in (views.position(5, full=True, own=0), views.position(3, closed=(1, 2)), views.position(5, year=1)):
        cut = Caption(caption.title, names[: len(view.seats)], caption.words)
        assert len(XIDIT.board(view, cut, width=SMALL).alt) <= 1024
        assert len(XIDIT.text(view, cut)) <= 1900
    over = views.position(5, phase="over", year=12)
    result = XIDIT.result(over, caption, width=SMALL)
    assert result is not None
    assert len(result.alt) <= 1024


def test_alt_text_tells_year_places_leaders_and_threats() -> None:
    view = views.position(4, year=5)
    alt = XIDIT.board(view, views.caption(4), width=SMALL).alt
    assert "Year 5 of 12" in alt
    assert f"Aldonza: in Town {view.seats[0].city}" in alt
    assert "Most bards" in alt
    assert f"(city {view.threats[0].city})" in alt
    assert "Your part" not in alt
    assert "Your part" in XIDIT.board(views.position(4, own=0), views.caption(4), width=SMALL).alt


def test_the_result_crowns_the_last_one_standing() -> None:
    for seats in (3, 4, 5):
        view = views.position(seats, phase="over", year=12)
        picture = XIDIT.result(view, views.caption(seats), width=SMALL)
        assert picture is not None
        left = [row[0] for row in view.rankings[-1].rows if not row[3] and not row[4]]
        assert f"{views.NAMES[left[0]]} wins" in picture.alt


def test_lobby_card_names_who_sits_where() -> None:
    card = LobbyCard("xidit", "Winter", ["Aldonza", None, "李李"], ["One turn a day"], words)
    picture = lobby_card(card, width=500)
    assert "Aldonza, free seat, #3" in picture.alt
    assert len(picture.data) < encode.INLINE_LIMIT


def test_an_inline_picture_stays_below_a_megabyte() -> None:
    noisy = Image.merge("RGB", [parchment.noise(1600, 2000, 1, seed) for seed in range(3)])
    assert len(encode.jpeg(noisy)) > encode.INLINE_LIMIT
    assert len(encode.picture(noisy, "").data) <= encode.INLINE_LIMIT


def test_the_words_are_those_of_the_catalogue() -> None:
    assert set(DRAFTS) == KEYS | lobby.KEYS | marks.KEYS | {"game-xidit"}
    for key in KEYS:
        assert has("en", key), key
        assert has("es", key), key
    assert set(GAMES) == set(RULES)


def test_seats_differ_without_hue_and_to_colour_blind_eyes() -> None:
    from bot.cli.render import BLINDNESS, blinded

    coats = []
    for seat in range(len(palette.SEAT_HUES)):
        stage = Stage(Image.new("RGB", (60, 70), palette.PARCHMENT), 1)
        stage.draw(
            ("coat", seat), 30, 35, (-28, -33, 28, 33), lambda b, s=seat: shields.paint_shield(b.moved(0, 0, 0.5), s)  # type: ignore[misc]
        )  # fmt: skip
        coats.append(stage.image)
    eyes: dict[str, Callable[[Image.Image], Image.Image]] = {"grey": lambda image: image.convert("L").convert("RGB")}
    for name in BLINDNESS:
        eyes[name] = lambda image, name=name: blinded(image, name)  # type: ignore[misc]
    for name, eye in eyes.items():
        for one in range(len(coats)):
            for other in range(one):
                apart = ImageStat.Stat(ImageChops.difference(eye(coats[one]), eye(coats[other]))).mean
                assert sum(apart) / 3 > 9, (name, one, other)


def test_initials_are_short_and_all_different() -> None:
    for names in (
        ["Ana", "Alba", "Ari", "Ana", "Bo"],
        ["x", "x", "x", "x"],
        ["😀", "", "  ", "Ω"],
        ["Ñandú", "Núria", "nora"],
    ):
        found = fonts.initials(names)
        assert len(set(found)) == len(names)
        assert all(1 <= len(mark) <= 3 for mark in found)


def test_names_that_cannot_be_set_become_plain() -> None:
    assert fonts.printable("𝕬𝖓𝖆 ♥ of\nthe 🌲 North") == "Ana ♥ of the 🌲 North"
    assert fonts.printable("한 Ana 李\u202e\u200d") == "Ana"
    assert fonts.shown_names(["李", "Żaneta", "🌲"]) == ["#1", "Żaneta", "🌲"]


def test_text_is_cut_to_its_room() -> None:
    text, size = fonts.fit("A name that is far too long for its place", "name", 40, 200, 20)
    assert size == 20
    assert text.endswith("…")
    assert fonts.text_width(text, "name", size) <= 200
    text, size = fonts.fit("A name that is far too long for its place #12", "name", 40, 200, 20)
    assert text.endswith("… #12")  # by which it is told from another
    assert fonts.text_width(text, "name", size) <= 200


def test_names_that_print_alike_bear_numbers() -> None:
    assert fonts.shown_names(["Ana 李", "Ben", "Ana 王", "?", "?"]) == ["Ana #1", "Ben", "Ana #3", "?", "?"]
    assert fonts.initials(["Ana #1", "Ben", "Ana #3"]) == ["A1", "B", "A3"]


def test_every_creature_has_an_emblem_of_its_kind() -> None:
    from engine.xidit.board import TILES, TITANS

    kinds = {icons.family(tile.creature) for tile in TILES.threats}
    assert len(kinds) >= 8
    assert {icons.family(titan.creature) for titan in TITANS} == {"colossus"}
