"""The pictures of roses: right sizes, the same bytes for the same view, and no byte from what is hidden."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from engine.roses.board import AREA_IDS, SIDE
from engine.roses.rules import ROSES
from engine.roses.state import Battle, RosesState
from render.core import sprites
from render.core.api import ALT_LIMIT, Renderer
from render.core.encode import INLINE_LIMIT
from render.roses import RENDERER, battle, board, result
from render.roses.alt_text import TEXT_LIMIT
from tests.render.roses import views

WIDTH = 400


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_it_is_a_renderer() -> None:
    renderer: Renderer = RENDERER
    assert renderer.animation(ROSES.view(views.positions()["opening"], None), views.caption()) is None


@pytest.mark.parametrize("locale", ["en", "es"])
def test_battles_and_the_count_of_the_throne_have_a_picture_of_their_own(locale: str) -> None:
    """... in words too: every battle that ended, both houses' support, both where both came of one action."""
    caption = views.caption(locale)
    fought = ROSES.view(views.positions()["fought"], None)
    counted = ROSES.view(views.positions()["counted"], None)
    for view in (fought, counted, views.crowded(None), msgspec.structs.replace(counted, reports=fought.reports)):
        picture = RENDERER.animation(view, caption, width=WIDTH)
        assert picture is not None
        assert opened(picture.data).size == (picture.width, picture.height)
        assert all(caption.words(f"roses-place-{report.area}") in picture.alt for report in view.reports)
        assert all(caption.words(f"roses-piece-{block}") in picture.alt for r in view.reports for block in r.lost[:3])
        if view.support:
            totals = [str(house.total) for house in view.support]
            assert all(total in picture.alt for total in totals)


def test_the_count_shows_what_was_counted_not_what_stands_now() -> None:
    view = ROSES.view(views.positions()["counted"], None)
    assert [result.tally(view, seat).total for seat in (0, 1)] == [house.total for house in view.support]
    moved = msgspec.structs.replace(view, areas=[])
    assert [result.tally(moved, seat).total for seat in (0, 1)] == [house.total for house in view.support]


@pytest.mark.slow(but=["None-opening", "0-battle", "1-middle"])
@pytest.mark.parametrize("name", views.NAMED)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_position_has_its_picture_and_words(name: str, seat: int | None) -> None:
    view = ROSES.view(views.positions()[name], seat)
    for locale in ("en", "es"):
        caption = views.caption(locale)
        picture = RENDERER.board(view, caption, width=WIDTH)
        assert (picture.width, opened(picture.data).width) == (WIDTH, WIDTH)
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert 0 < len(RENDERER.text(view, caption)) <= TEXT_LIMIT
        assert "[" not in picture.alt + RENDERER.text(view, caption)


def test_the_default_size_can_be_shown_inline() -> None:
    picture = RENDERER.board(views.crowded(0), views.caption())
    assert picture.width == 1600
    assert len(picture.data) <= INLINE_LIMIT


def test_the_same_view_gives_the_same_bytes() -> None:
    view = ROSES.view(views.positions()["battle"], 1)
    first = RENDERER.board(view, views.caption(), width=WIDTH)
    sprites.forget()
    RENDERER.board(ROSES.view(views.positions()["middle"], 0), views.caption(), width=WIDTH)
    assert RENDERER.board(view, views.caption(), width=WIDTH).data == first.data


@pytest.mark.slow(but=["middlesex", "support"])
@pytest.mark.parametrize("zoom", ["middlesex", "scotland", "isle_of_man", "calais", "support"])
def test_zooms(zoom: str) -> None:
    view = ROSES.view(views.positions()["middle"], 0)
    assert zoom in RENDERER.areas(view)
    assert opened(RENDERER.board(view, views.caption(), width=WIDTH, zoom=zoom).data).width == WIDTH


def test_the_battle_alone() -> None:
    view = ROSES.view(views.positions()["battle"], None)
    assert "battle" in RENDERER.areas(view)
    picture = RENDERER.board(view, views.caption(), width=WIDTH, zoom="battle")
    assert picture.height < WIDTH
    quiet = ROSES.view(views.positions()["opening"], None)
    assert set(RENDERER.areas(quiet)) == {*AREA_IDS, "support"}
    with pytest.raises(ValueError, match="no battle"):
        RENDERER.board(quiet, views.caption(), width=WIDTH, zoom="battle")


def test_an_unknown_area_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown area"):
        RENDERER.board(ROSES.view(views.positions()["opening"], None), views.caption(), zoom="camelot")


def test_a_battle_comes_first_and_a_hand_makes_the_picture_taller() -> None:
    heights = [
        RENDERER.board(ROSES.view(views.positions()[name], seat), views.caption(), width=WIDTH).height
        for name, seat in (("opening", None), ("battle", None), ("opening", 0), ("battle", 0))
    ]
    assert heights[0] < heights[2]
    assert heights[0] < heights[1] < heights[3]
    fight = ROSES.view(views.positions()["battle"], 0)
    whole = RENDERER.board(fight, views.caption(), width=WIDTH, zoom="map")
    assert heights[0] < whole.height < heights[3], "the whole board, without the close-up"
    assert "map" in RENDERER.areas(fight)


# -- no leaks


@pytest.mark.slow(but=["None-actions", "0-reserves", "0-middle", "None-kingmaker"])
@pytest.mark.parametrize("name", ["opening", "actions", "pending", "reserves", "middle", "kingmaker"])
@pytest.mark.parametrize("watcher", [None, 0])
def test_what_york_hides_changes_no_byte_of_another_picture(name: str, watcher: int | None) -> None:
    """York's blocks change places with others, lose strength, and York's cards and orders change."""
    state = views.positions()[name]
    fight = next((f for f in state.frames if isinstance(f, Battle)), None)
    known = set(fight.known) if fight is not None else set()
    before = RENDERER.board(ROSES.view(state, watcher), views.caption(), width=WIDTH)
    words = RENDERER.text(ROSES.view(state, watcher), views.caption())
    secret = msgspec.json.decode(msgspec.json.encode(state), type=type(state))
    free = [b for b, side in enumerate(SIDE) if side == 1 and b not in known and b not in state.heads]
    plain = [b for b in free if state.where[b] >= 0 and b != state.prisoner]
    pool = [b for b in free if state.where[b] == -1]
    assert plain
    assert pool
    for one, other in zip(plain, pool, strict=False):
        secret.where[one], secret.where[other] = secret.where[other], secret.where[one]
        secret.steps[one], secret.steps[other] = 0, 1
        secret.came[one], secret.came[other] = secret.came[other], secret.came[one]
    if fight is not None:
        swap = dict(zip(plain, pool, strict=False))
        hidden = next(f for f in secret.frames if isinstance(f, Battle))
        hidden.reserve = [swap.get(b, b) for b in hidden.reserve]
    secret.players[1].hand = list(reversed(secret.players[1].hand))[:-1] + ["treason"] * bool(secret.players[1].hand)
    secret.players[1].standing = msgspec.structs.replace(secret.players[1].standing, act="pass")
    after = RENDERER.board(ROSES.view(secret, watcher), views.caption(), width=WIDTH)
    assert before.data == after.data
    assert before.alt == after.alt
    assert words == RENDERER.text(ROSES.view(secret, watcher), views.caption())
    mine = RENDERER.board(ROSES.view(state, 1), views.caption(), width=WIDTH)
    assert mine.data != RENDERER.board(ROSES.view(secret, 1), views.caption(), width=WIDTH).data


# -- what the pictures say


def test_the_close_up_marks_whose_turn_it_is_and_rates_who_defends() -> None:
    """The blocks that the rules ask have the mark, and a face shows the fire power with which it shoots."""
    seen = 0
    for state in _fights(1):
        view = ROSES.view(state, None)
        assert view.battle is not None
        sides = [battle.side(view, view.battle, seat, views.caption()) for seat in (0, 1)]
        faces = {face.block: face for each in sides for face in (*each.line, *each.reserve)}
        for fighter in view.battle.fighters:
            assert faces[fighter.block].rating[1:] == str(fighter.power)
        asked = next(prompts[0] for prompts in ROSES.prompts(state).values() if prompts[0].blocks)
        if view.asked == "fight":
            marked = {block for block, face in faces.items() if face.mark == "turn"}
            assert marked == {a.args[0] for a in asked.actions}
            seen += 1
    assert seen > 5


def _fights(seed: int) -> list[RosesState]:
    """Copies of the positions of one game in which a battle runs."""
    found: list[RosesState] = []

    def keep(state: RosesState) -> None:
        if any(isinstance(f, Battle) for f in state.frames):
            found.append(msgspec.json.decode(msgspec.json.encode(state), type=type(state)))

    views.watch(seed, keep)
    return found


@pytest.mark.slow
def test_the_final_table_counts_as_the_rules_do() -> None:
    checked = 0
    for seed in range(1, 25):
        scenarios: tuple[views.Name, ...] = ("wars_of_the_roses", "kingmaker", "richard_iii")
        state = views.reached(seed, lambda v: v.winner >= 0, scenarios[seed % 3])
        outcome = ROSES.outcome(state)
        assert outcome is not None
        view = ROSES.view(state, None)
        assert result.reason(view) == state.reason
        if state.reason == "throne":
            assert [result.tally(view, seat).total for seat in (0, 1)] == [outcome.scores[s]["support"] for s in (0, 1)]
            checked += 1
        picture = RENDERER.result(view, views.caption("es"), width=WIDTH)
        assert picture is not None
        assert "[" not in picture.alt
    assert checked > 3


def test_5_when_the_heirs_are_gone_levies_may_be_among_the_blocks() -> None:
    """A game that ends in a battle has counted nothing (8.2): what stands on the map is the most there can be."""
    view = ROSES.view(views.positions()["over"], None)
    beaten = msgspec.structs.replace(view.seats[1 - view.winner], heirs=[], head="")
    seats = [beaten if seat.seat == beaten.seat else seat for seat in view.seats]
    fallen = msgspec.structs.replace(view, seats=seats, support=[], phase="over")
    assert result.reason(fallen) == "heirs"
    assert not result.tally(fallen, 0).exact
    drawn = [placed.what for placed in result.compose(fallen, views.caption(), 800).placed]
    assert views.caption().words("roses-picture-support-most") in drawn
    assert views.caption().words("roses-picture-support-total") not in drawn


def test_the_support_is_said_as_it_is_drawn() -> None:
    state = views.positions()["middle"]
    for seat in (None, 0, 1):
        view = ROSES.view(state, seat)
        alt = RENDERER.board(view, views.caption(), width=WIDTH, zoom="support").alt
        for house in (0, 1):
            found = result.tally(view, house)
            assert found.exact == (seat == house)
            assert f"{'Total' if found.exact else 'At most'} {found.total}" in alt


def test_no_result_before_the_end() -> None:
    assert RENDERER.result(ROSES.view(views.positions()["middle"], None), views.caption()) is None


def test_own_blocks_lie_face_up_and_others_do_not() -> None:
    state = views.positions()["middle"]
    for seat in (None, 0, 1):
        view = ROSES.view(state, seat)
        stage = board.compose(view, views.caption(), WIDTH)
        faces = {p.what for p in stage.placed if p.kind == "face"}
        own = set() if view.own is None else {b.block for b in view.own.blocks}
        assert faces == own
