"""The pictures of Charlemagne: right sizes, the same bytes for the same view, and no byte from what is hidden."""

from __future__ import annotations

import functools
import io
import math
import re

import msgspec
import pytest
from PIL import Image

from bot.locale import LANGUAGES, has
from bot.presenter.panels.panel import short_alt
from engine.charlemagne.analysis import stacks
from engine.charlemagne.board import HEXES, PLACE
from engine.charlemagne.clauses import Clause
from engine.charlemagne.deeds import Attacked, Deed, Dueled, Escaped, Left, Marched, Moved, Pillaged, PlayerTurn
from engine.charlemagne.frames import Chancery, Revolt
from engine.charlemagne.game_data import MARKERS, REGION_IDS
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import BattleReport, ChState
from render.charlemagne import (
    CharlemagneRenderer,
    alt_text,
    animation,
    board,
    conflict,
    geography,
    layout,
    panel,
    politics,
    reach,
    replay,
    sheets,
)
from render.charlemagne.alt_text import TEXT_LIMIT
from render.core import encode, sprites
from render.core.api import Renderer
from render.core.sprites import sized
from tests.engine.charlemagne.board import Board
from tests.render.charlemagne import views

RENDERER = CharlemagneRenderer()
WIDTH = 400


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_it_is_a_renderer() -> None:
    renderer: Renderer = RENDERER
    assert renderer.animation(views.named("opening"), views.caption()) is None
    assert renderer.result(views.named("opening"), views.caption()) is None


@pytest.mark.slow(but=["opening", "battle", "over"])
@pytest.mark.parametrize("name", ["opening", "force", "battle", "fought", "levy", "middle", "over"])
def test_every_position_has_its_picture_and_words(name: str) -> None:
    heights = []
    for locale, seat in (("en", None), ("es", 0), ("en", 1)):
        view, caption = views.named(name, seat), views.caption(locale)
        picture = RENDERER.board(view, caption, width=WIDTH)
        assert (picture.width, opened(picture.data).width) == (WIDTH, WIDTH)
        assert 0 < len(picture.alt) <= encode.ALT_LIMIT
        assert 0 < len(RENDERER.text(view, caption)) <= TEXT_LIMIT
        assert "[" not in picture.alt + RENDERER.text(view, caption)
        heights.append(picture.height)
    assert heights[0] < heights[1] == heights[2]


def test_a_force_in_operation_makes_the_picture_taller() -> None:
    still, moving = (RENDERER.board(views.named(n), views.caption(), width=160).height for n in ("middle", "force"))
    assert moving > still


def test_the_same_view_gives_the_same_bytes() -> None:
    view = views.named("battle", 1)
    first = RENDERER.board(view, views.caption(), width=WIDTH)
    sprites.forget()
    RENDERER.board(views.named("middle", 0), views.caption(), width=WIDTH)
    again = msgspec.convert(msgspec.to_builtins(view), type(view), str_keys=True)
    assert RENDERER.board(again, views.caption(), width=WIDTH) == first


def test_the_legend_shows_the_colours_of_its_own_board() -> None:
    """Whatever was drawn before: its signs are kept by what they show, not by their names."""
    entered = panel.entries(views.named("force"), {}, [], False)
    drawn = [paint for key, paint in entered if key == "path"]
    force = views.named("force").force
    assert force is not None
    assert drawn == [sized(panel._path, 1, force.seat)]
    assert drawn != [sized(panel._path, 1, 1 - force.seat)]


def test_what_the_other_side_hides_changes_no_byte() -> None:
    """Hands, treasure and orders of the Tribal player are exchanged: nobody else's picture or text changes."""
    for name in ("middle", "battle"):
        state = RULES.loads(views.positions()[name])
        secret = RULES.loads(views.positions()[name])
        hand = secret.hands[1]
        for kind in range(len(MARKERS)):
            hand[kind] = 0
        hand[0] = sum(state.hands[1])
        if hand == state.hands[1]:
            hand[0], hand[1] = 0, hand[0]
        secret.treasury[1] += 7
        secret.orders[1] = msgspec.structs.replace(secret.orders[1], vassalage_cap=5)
        for seat in (None, 0):
            plain, other = RULES.view(state, seat), RULES.view(secret, seat)
            caption = views.caption()
            assert RENDERER.board(plain, caption, width=240) == RENDERER.board(other, caption, width=240)
            assert RENDERER.text(plain, caption) == RENDERER.text(other, caption)
        mine = [RENDERER.board(RULES.view(s, 1), views.caption(), width=240).data for s in (state, secret)]
        assert mine[0] != mine[1]


def test_an_attempt_not_yet_sent_and_treaties_not_agreed_show_to_nobody_else() -> None:
    """Markers being laid, drafts and offers: whoever does not know them gets the same bytes with and without."""
    caption = views.caption()

    def seen(state: ChState, seat: int | None) -> list[object]:
        view = RULES.view(state, seat)
        found: list[object] = [RENDERER.board(view, caption, width=160), RENDERER.text(view, caption)]
        return [*found, *(RENDERER.board(view, caption, width=160, zoom=z) for z in RENDERER.areas(view)[32:])]

    laying, waiting = views.courting(), views.courting()
    waiting.hands[0] = [a + b for a, b in zip(waiting.hands[0], waiting.frames.pop().laid[0], strict=True)]  # type: ignore[union-attr]
    for seat in (None, 1):
        assert seen(laying, seat) == seen(waiting, seat)
    assert seen(laying, 0) != seen(waiting, 0)
    bound, plain = views.bound(), views.bound()
    for frame in plain.sides:
        if isinstance(frame, Chancery):
            frame.draft.clear()
    assert seen(bound, None) == seen(plain, None)
    assert seen(bound, 0) != seen(plain, 0)
    for frame in bound.sides:
        if isinstance(frame, Chancery) and frame.seat == 1:
            frame.draft.append(Clause("peace", 1))
    assert seen(bound, 0) == seen(views.bound(), 0)
    plain.proposals.clear()
    assert seen(bound, None) == seen(plain, None)


def test_an_attempt_at_neutral_land_sets_nothing_free() -> None:
    """A differential of 4: 3 and 4 set a land of the other side free; one that is neutral already only a 5 or 6 win."""
    for side, wanted in ((-1, "nothing"), (1, "loose")):
        state = views.courting("send")
        state.control[REGION_IDS.index("bavaria")] = side
        shown = politics.attempt(RULES.view(state, None))
        assert shown is not None
        words = views.caption().words
        assert politics.outcome(shown, "N", words) == words(f"charlemagne-picture-attempt-{wanted}")


def test_an_attempt_is_shown_with_its_markers_and_its_die() -> None:
    caption = views.caption()
    view = RULES.view(views.courting("send"), None)
    assert "attempt" in RENDERER.areas(view)
    alt = RENDERER.board(view, caption, width=160).alt
    assert "Vassalage: Bavaria. Empire: points 4 against 0, differential 4." in alt
    assert "Empire: vassalage 2, Crown of Pavia 1." in alt
    view = RULES.view(views.courting("send", "guard 2"), None)
    shown = politics.attempt(view)
    assert shown is not None
    assert (shown.points, shown.answer, shown.differential) == (4, 2, 2)
    assert shown.die in range(1, 7)
    assert shown.result(shown.die) == shown.code
    alt = RENDERER.board(view, caption, width=160, zoom="attempt").alt
    assert f"Tribes: vassalage 1, Avar Ring 1. Die {shown.die}: " in alt
    assert "Vassalage" not in RENDERER.board(view, caption, width=160).alt


def test_the_dice_of_a_revolt_are_shown_before_and_after_they_count() -> None:
    caption, board = views.caption(), Board(views.revolting("saxony", "denmark", "ostmark"))
    view = RULES.view(board.state, None)
    rolls = politics.rolls(view)
    assert [roll.die for roll in rolls] == view.revolt.dice  # type: ignore[union-attr]
    told = RENDERER.board(view, caption, width=160).alt
    assert f"Dice of the revolt: Saxony: die {rolls[0].die}, {rolls[0].total} in all, " in told
    board.do("pass")
    if isinstance(board.state.frames[-1], Revolt):
        board.do("pass")
    after = RULES.view(board.state, None)
    assert after.revolt is None
    assert [(r.region, r.die) for r in politics.rolls(after)] == [(r.region, r.die) for r in rolls]
    assert "Dice of the revolt" not in RENDERER.board(after, caption, width=160).alt
    assert "Dice of the revolt" in RENDERER.board(after, caption, width=160, zoom="revolts").alt
    assert politics.rolls(views.named("opening")) == []


def test_treaties_are_shown_with_who_gives_what_and_how_they_stand() -> None:
    state, caption = views.bound(), views.caption("es")
    mine, public = RULES.view(state, 1), RULES.view(state, None)
    assert [how for _, how in politics.treaties(mine)] == ["force", "offered", "draft"]
    assert [how for _, how in politics.treaties(public)] == ["force"]
    told = RENDERER.board(mine, caption, width=160, zoom="treaties").alt
    assert "Tratado 3 (en vigor hasta que acabe el turno): Imperio: no ataca a nadie; Tribus: no entra en " in told
    assert "Tratado 4 (lo ofrece Widukind, espera respuesta): Imperio: entrega 1 punto de tesoro" in told
    assert "borrador de Widukind, sin proponer" in told
    assert "treaties" not in RENDERER.areas(views.named("opening"))


def test_who_has_operated_is_pale() -> None:
    """All of a stack, or a part of it."""
    view = views.named("middle")
    place, (token, _) = next((p, t) for p, t in layout.tokens(view).items() if t[0].side == 0 and t[0].count > 1)
    units = [c for c, p in enumerate(view.where) if p == place]
    assert token.spent == 0
    for spent, shown in ((units[:1], 1), (units, 2)):
        found = layout.tokens(msgspec.structs.replace(view, spent=spent))[place][0]
        assert found.spent == shown


def test_every_region_can_be_enlarged_and_nothing_else() -> None:
    areas = RENDERER.areas(views.named("middle"))
    for zoom in ("control", "score", "force", "battle", "attempt", "revolts", "treaties"):
        assert all(has(language, f"charlemagne-word-{zoom}") for language in LANGUAGES)
    assert set(REGION_IDS) | {"control", "score"} <= set(areas)
    for zoom in ("austrasia", "slavs", "caliphate", "control", "score"):
        picture = RENDERER.board(views.named("middle", 0), views.caption(), width=240, zoom=zoom)
        assert (picture.width, opened(picture.data).height) == (240, picture.height)
    with pytest.raises(ValueError, match="unknown area"):
        RENDERER.board(views.named("middle"), views.caption(), width=240, zoom="camelot")
    with pytest.raises(ValueError, match="unknown area"):
        RENDERER.board(views.named("middle"), views.caption(), width=240, zoom="force")
    with pytest.raises(ValueError, match="no battle"):
        RENDERER.board(views.named("opening"), views.caption(), width=240, zoom="battle")


def test_force_and_battle_can_be_shown_alone() -> None:
    assert "force" in RENDERER.areas(views.named("force"))
    assert {"force", "battle"} <= set(RENDERER.areas(views.named("battle")))
    for name, zoom in (("force", "force"), ("battle", "battle"), ("fought", "battle")):
        assert RENDERER.board(views.named(name), views.caption(), width=240, zoom=zoom).width == 240


def test_a_battle_tells_how_its_odds_come_about() -> None:
    view = msgspec.structs.replace(
        views.named("fought"),
        report=BattleReport(0, 100, 101, [18, 8], [3, 2], "3/1", 5, "DH*", [["king"], ["ground"]]),
    )
    shown = conflict.fight(view)
    assert shown is not None
    assert [side.total for side in shown.sides] == [54, 16]
    told = conflict.report_text(shown, views.caption())
    assert "18 × 3 = 54 against 8 × 2 = 16, odds 3 to 1" in told
    assert "Die 5: defender loses half, back 2 hexes." in told
    running = conflict.fight(views.named("battle"))
    assert running is not None
    assert running.die == 0
    assert all(side.kinds for side in running.sides)


def test_a_player_turn_is_an_animated_image() -> None:
    view = views.named("middle")
    picture = RENDERER.animation(view, views.caption(), width=240)
    assert picture is not None
    assert len(picture.data) <= encode.ANIMATION_LIMIT
    assert "What the forces did: " in picture.alt
    assert "Tribes: force 1 sets out from " in picture.alt
    image = Image.open(io.BytesIO(picture.data))
    times = []
    for frame in range(image.n_frames):  # type: ignore[attr-defined]
        image.seek(frame)
        image.load()
        times.append(image.info["duration"])
    assert 10 <= len(times) <= animation.MOST
    assert min(times) >= 1000 / 12
    assert times[-1] >= 2000


def test_a_replay_begins_where_the_turn_began_and_ends_where_it_ended() -> None:
    """Forward from the first board the deeds lead to the board of the view; each frame shows another moment."""
    view = views.named("middle")
    turn = replay.shown(view)
    assert turn is not None
    assert (turn.turn, turn.seat) == (3, 1)
    scenes = replay.scenes(view, turn)
    assert [scene.deed for scene in scenes] == turn.deeds
    busy = {c for scene in scenes for c in scene.units}
    assert busy
    assert all(scenes[-1].where[c] in (view.where[c], -1) for c in busy)
    first = replay.before(view, turn)
    assert any(first[c] != view.where[c] for c in busy)
    moved = next(scene for scene in scenes if isinstance(scene.deed, Moved))
    assert all(moved.where[c] == moved.path[-1] for c in moved.units)
    numbers = [scene.number for scene in scenes if isinstance(scene.deed, Marched)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("place", ["rome", "slavs-area", "caliphate-area"])
def test_a_replay_at_the_rim_of_the_map_has_its_margins(place: str) -> None:
    """A way that ends in a tray over the map or under it."""
    view, goal = views.named("middle"), PLACE[place]
    start = min(range(HEXES), key=lambda p: math.dist(geography.middle(p), geography.middle(goal)))
    units = tuple(c for c, p in enumerate(view.where) if p >= 0)[:1]
    went: list[Deed] = [Marched(1, 0, start, units, 4, 9), Moved(1, (start, goal), 3, False)]
    there = list(view.where)
    there[units[0]] = goal
    moved = msgspec.structs.replace(view, where=there, deeds=[PlayerTurn(4, 0, went)])
    images, _ = animation.frames(moved, views.caption(), 160)
    assert len({image.size for image in images}) == 1
    assert images[0].tobytes() != images[-1].tobytes()


@functools.cache
def _some() -> list[bytes]:
    return [save for seed in ("a", "deeds") for save in views.watched(seed, 500, 40, placement="fixed", duels=True)]


@pytest.mark.slow
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_deed_has_its_words(locale: str) -> None:
    """All that forces do in a game, and a look back where nobody moved."""
    caption, seen = views.caption(locale), set[type]()
    for save in _some():
        view = views.view_at(save)
        for turn in view.deeds:
            for scene in replay.scenes(view, turn):
                told = replay.told(scene, caption)
                assert bool(told) != isinstance(scene.deed, Attacked | Left)
                assert "[" not in told
                seen.add(type(scene.deed))
    assert len(seen) >= 12
    rare: list[Deed] = [
        Dueled(1, 5, ("leader", "charlemagne"), (3, 6)),
        Escaped(5, 9, 2),
        Pillaged(0, 1, 5, 0, 0, True, 0),
    ]
    turned = msgspec.structs.replace(views.named("opening"), deeds=[PlayerTurn(1, 0, rare)])
    words = [replay.told(scene, caption) for scene in replay.scenes(turned, turned.deeds[0])]
    assert all(words)
    assert "6" in words[0]
    assert replay.shown(views.named("opening")) is None
    courted = RULES.view(views.courting("send", "guard 2"), None)
    alone = msgspec.structs.replace(courted, deeds=[PlayerTurn(4, 0, courted.deeds[-1].deeds)])
    picture = RENDERER.animation(alone, caption, width=160)
    assert picture is not None
    assert "Bav" in picture.alt


def test_the_result_crowns_the_winner() -> None:
    view = views.named("over")
    picture = RENDERER.result(view, views.caption(), width=300)
    assert picture is not None
    assert f"{views.NAMES[view.winner]} " in picture.alt
    assert "has won" in picture.alt
    assert str(sum(view.points.values())) in picture.alt


def test_the_score_is_plotted_as_far_as_it_is_known() -> None:
    view = views.named("middle")
    assert sheets.history(view) == [*enumerate(view.scores, 1), (view.turn, sum(view.points.values()))]
    assert view.turn == 4
    late = msgspec.structs.replace(view, scores=view.scores[2:], scored=3)
    assert sheets.history(late) == sheets.history(view)[2:]
    over = views.named("over")
    assert sheets.history(over) == list(enumerate(over.scores, 1))


def test_it_is_light_enough_to_be_shown_inline() -> None:
    """At a quarter of the usual width an eighth of what is allowed."""
    picture = RENDERER.board(views.named("battle", 0), views.caption(), width=WIDTH)
    assert len(picture.data) <= encode.INLINE_LIMIT / 8


def test_texts_keep_their_limits_with_long_names() -> None:
    for locale in ("en", "es"):
        caption = views.caption(locale, ("Maximiliana " * 9, "Berenguer " * 9), "The Very Long Name of a Table " * 5)
        for view in (views.crowded(0), views.named("battle", 1)):
            assert len(RENDERER.board(view, caption, width=160).alt) <= encode.ALT_LIMIT
            assert len(RENDERER.text(view, caption)) <= TEXT_LIMIT


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_alternative_text_counts_regions_and_markers(locale: str) -> None:
    """Also none: no list without anything in it."""
    view, caption = views.named("opening"), views.caption(locale)
    held = [r for r, side in enumerate(view.control) if side == 0]
    seats = [msgspec.structs.replace(s, markers=0) for s in view.seats]
    none, one = (
        msgspec.structs.replace(view, control=[0 if r in held[:n] else -1 for r in range(32)], seats=seats)
        for n in (0, 1)
    )
    name = alt_text.region_name(caption.words, held[0])
    told = {
        "en": (
            "Hildegard (Empire) controls no region and holds no marker.",
            f"Hildegard (Empire) controls one region ({name}) and holds no marker.",
            "Hildegard (Empire) controls 9 regions (",
        ),
        "es": (
            "Hildegard (Imperio) no controla ninguna región y no tiene marcadores.",
            f"Hildegard (Imperio) controla una región ({name}) y no tiene marcadores.",
            "Hildegard (Imperio) controla 9 regiones (",
        ),
    }[locale]
    assert [alt_text.seat_line(v, 0, caption) for v in (none, one)] == list(told[:2])
    assert alt_text.seat_line(view, 0, caption).startswith(told[2])
    assert ": ." not in RENDERER.board(none, caption, width=160).alt


def test_the_alternative_text_tells_who_leads_and_who_acts() -> None:
    view = views.named("battle", 0)
    alt = RENDERER.board(view, views.caption(), width=160).alt
    assert f"{sum(view.points.values())} victory points for the Empire" in alt
    assert "To act" in alt
    assert "Attack on " in alt
    assert "You: " in alt
    assert "You: " not in RENDERER.board(views.named("battle"), views.caption(), width=160).alt


def test_who_moves_a_force_sees_where_it_may_go() -> None:
    """Nobody else: it is their own view that answers."""
    state = RULES.loads(views.positions()["force"])
    seat = state.phasing
    mine, theirs, public = (RULES.view(state, who) for who in (seat, 1 - seat, None))
    assert mine.force is not None
    fresh = msgspec.structs.replace(mine.force, points=6, halted=False)
    mine, spent = (msgspec.structs.replace(mine, force=msgspec.structs.replace(fresh, points=left)) for left in (6, 0))
    assert reach.shown(mine)
    assert not reach.shown(spent)
    assert not reach.shown(theirs)
    assert not reach.shown(public)
    pictures = [board.compose(view, views.caption(), WIDTH, "force").image.tobytes() for view in (mine, spent)]
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(("language", "so_far"), [("en", "so far: "), ("es", "de momento: ")])
def test_a_private_picture_tells_ones_own_first_and_a_verdict_is_one_at_the_end_only(
    language: str, so_far: str
) -> None:
    """In the 256 characters of a gallery; what everybody sees has nothing of it. The level of victory is that of the
    moment until the game is over."""
    caption = views.caption(language)
    private = RENDERER.board(views.named("middle", 0), caption, width=160).alt
    public = RENDERER.board(views.named("middle"), caption, width=160).alt
    treasure = alt_text._own(views.named("middle", 0), caption.words)
    assert treasure[:60] in short_alt(private)
    assert treasure[:60] not in public
    assert so_far in public
    assert so_far not in RENDERER.board(views.named("over"), caption, width=160).alt


@pytest.mark.parametrize("seat", [0, 1])
def test_units_are_counted_as_the_news_count_them(seat: int) -> None:
    """Leaders are no units (12.1): a picture, its alternative text and the news have the same number."""
    view = views.named("middle", 1)
    own = RULES.figures(view, seat)
    counted = {key: n for n, key in panel.tallies(view, seat)}
    assert counted["units"] == own.amounts["units"]
    assert counted["burgs"] == len(own.held["burgs"])
    mine = [s for s in stacks(view) if s.side == seat]
    told = [alt_text.stack_text(views.caption().words, stack) for stack in mine]
    numbers = [int(n) for each in told for n in re.findall(r" (\d+)(?: \(|$)", each)]
    assert sum(numbers) == own.amounts["units"]
    assert seat or own.held["leaders"], "the Empire has a leader there"
