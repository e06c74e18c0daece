"""The pictures of Fief: right sizes, the same bytes for the same view, and no byte from what is hidden."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable

import msgspec
import pytest
from PIL import Image

from bot.locale import LANGUAGES
from engine.core.public_log import Deed
from engine.fief.game_data import CARDS, CITY_IDS, FAMILIES, REGION_IDS
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from engine.fief.views.view import FiefView, RoundView
from engine.fief.views.view_court import ArmedView
from render.core import encode, sprites, stage
from render.core.api import NEAR, Renderer
from render.core.brush import Brush
from render.fief import FiefRenderer, alt_text, animation, annals, assembly, battle, board, geography, layout, private
from render.fief import words as named
from render.fief.alt_text import TEXT_LIMIT
from tests.render.fief import views

RENDERER = FiefRenderer()
WIDTH = 400


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def test_it_is_a_renderer() -> None:
    renderer: Renderer = RENDERER
    assert renderer.result(views.named("opening"), views.caption()) is None


@pytest.mark.slow(but=["opening", "middle", "over-3"])
@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("name", ["opening", "middle", "late", "over-2", "over-3", *views.SCENES])
def test_every_position_has_its_picture_and_words(name: str) -> None:
    heights = []
    for locale, seat in (("en", None), ("es", 0), ("en", 1)):
        view = views.named(name, seat)
        caption = views.caption(view.seats, locale)
        picture = RENDERER.board(view, caption, width=240)
        assert (picture.width, opened(picture.data).height) == (240, picture.height)
        assert 0 < len(picture.alt) <= encode.ALT_LIMIT
        assert 0 < len(RENDERER.text(view, caption)) <= TEXT_LIMIT
        assert "[" not in picture.alt + RENDERER.text(view, caption)
        heights.append(picture.height)
    assert heights[0] < min(heights[1:])


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_who_has_yet_to_begin_sees_every_city_first(seat: int | None) -> None:
    """A newcomer chooses among eighteen cities, so the first picture shows them all; afterwards their own region."""
    view = views.beginning(seat)
    begun = {n.family for n in view.nobles if n.place}
    assert len(begun) == 3
    sheet = board.compose(view, views.caption(4, "es"), WIDTH, NEAR)
    shown = [each.what for each in sheet.placed if each.kind == "name"]
    if seat is None or seat not in begun:
        assert set(shown) >= {named.place(views.caption(4, "es").words, slug) for slug in CITY_IDS}
    else:
        assert 0 < len(shown) < len(CITY_IDS) // 2


@pytest.mark.usefixtures("blank")
def test_what_goes_on_makes_the_picture_taller() -> None:
    plain = board.compose(views.named("middle"), views.caption(), 160).image.height
    for name in ("battle", "rebellion", "court", "election", "parliament"):
        assert board.compose(views.named(name), views.caption(), 160).image.height > plain, name


@pytest.mark.usefixtures("blank")
def test_the_same_view_gives_the_same_bytes() -> None:
    view = views.named("battle", 1)
    first = RENDERER.board(view, views.caption(), width=WIDTH)
    sprites.forget()
    layout.settle.cache_clear()
    RENDERER.board(views.named("middle", 0), views.caption(), width=WIDTH)
    again = msgspec.convert(msgspec.to_builtins(view), type(view), str_keys=True)
    assert RENDERER.board(again, views.caption(), width=WIDTH) == first


@pytest.mark.usefixtures("blank")
def test_one_key_is_one_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a sprite shows is settled by its key: else a picture would depend on those that were drawn before it."""
    seen: dict[object, bytes] = {}
    odd: list[object] = []

    def drawn(
        key: Hashable, box: sprites.Box, scale: float, draw: Callable[[Brush], None], shadow: float = 0
    ) -> sprites.Sprite:
        sprites.forget()
        found = sprite(key, box, scale, draw, shadow)
        if seen.setdefault((key, box, round(scale, 4), shadow), found.image.tobytes()) != found.image.tobytes():
            odd.append(key)
        return found

    sprite = sprites.sprite
    monkeypatch.setattr(stage, "sprite", drawn)
    other = views.named("over-2")
    board.compose(other, views.caption(2), 240)
    board.compose(views.named("battle", 1), views.caption(), 240, "", views.named("opening", 1))
    assert odd == []
    assert len(seen) > 250


def _secret(state: FiefState) -> None:
    """Changes what only seat 1 may know: its purse, its orders, the faces of its hand."""
    state.purse[1] += 7
    state.orders[1].strangers = "refuse"
    mine = state.hands[1]
    for place, card in enumerate(mine):
        deck = state.characters if card < CARDS.index("harvest") else state.fortunes
        other = next((n for n, c in enumerate(deck) if CARDS[c] != CARDS[card] and (c < 31) == (card < 31)), -1)
        if other > 0:
            mine[place], deck[other] = deck[other], card
    # Two of its stacks exchange a soldier for an archer: what it has bought of each kind is known to all.
    own = [s for s in state.stacks if s.family == 1]
    one = next((s for s in own if s.units[0]), None)
    two = next((s for s in own if s is not one and s.units[1]), None)
    if one is not None and two is not None:
        for stack, more in ((one, 1), (two, -1)):
            stack.units[0] -= more
            stack.units[1] += more


@pytest.mark.usefixtures("blank")
def test_what_a_seat_hides_changes_no_byte_of_anothers_pictures() -> None:
    """Purse, orders, hand and the kinds of troops of the second seat: its own picture changes and nobody else's. Where
    the view is the same, so is the picture; some are drawn all the same, without the map, which knows no position."""

    def sheet(view: FiefView, width: int, zoom: str = "") -> bytes:
        return board.compose(view, caption, width, zoom).image.tobytes()

    saves = [save for count, each in views.games() if count == 4 for save in each]
    caption = views.caption()
    tried = 0
    for save in saves[4::3]:
        state, other = RULES.loads(save), RULES.loads(save)
        if any(type(frame).__name__ == "Battle" for frame in state.frames):
            continue
        _secret(other)
        tried += 1
        for seat in (None, 0):
            plain, changed = RULES.view(state, seat), RULES.view(other, seat)
            assert plain == changed
            if tried % 6 != 1:
                continue
            assert sheet(plain, 160) == sheet(changed, 160)
            assert RENDERER.text(plain, caption) == RENDERER.text(changed, caption)
            assert alt_text.alt(plain, caption) == alt_text.alt(changed, caption)
        if tried % 6 == 1:
            for zoom in (*FAMILIES, "genealogy", "vote"):
                assert sheet(plain, 120, zoom) == sheet(changed, 120, zoom)
            assert sheet(RULES.view(state, 1), 160) != sheet(RULES.view(other, 1), 160)
    assert tried >= 12


@pytest.mark.usefixtures("blank")
def test_every_area_can_be_enlarged_and_nothing_else() -> None:
    view = views.named("battle", 0)
    areas = RENDERER.areas(view)
    assert set(REGION_IDS) | set(FAMILIES) | {"genealogy", "battlefield", "vote"} <= set(areas)
    for zoom in areas:
        picture = RENDERER.board(view, views.caption(), width=160, zoom=zoom)
        assert picture.width == 160
        assert picture.alt
    assert set(FAMILIES[3:]) & set(RENDERER.areas(views.named("over-3"))) == set()
    with pytest.raises(ValueError, match="unknown area"):
        RENDERER.board(view, views.caption(), width=160, zoom="camelot")
    with pytest.raises(ValueError, match="no battle"):
        battle.sheet(msgspec.structs.replace(view, battle=None, report=None), views.caption(), 160)


def test_before_any_vote_the_assembly_shows_who_could_vote() -> None:
    calm = msgspec.structs.replace(views.named("opening"), court=None, ballot=None)
    assert assembly.kind(calm) == ""
    told = assembly.text(calm, views.caption())
    assert all(f"{name} {family.votes}" in told for name, family in zip(views.NAMES, calm.families, strict=True))
    sheet = assembly.sheet(calm, views.caption(), 200)
    assert [p.what for p in sheet.placed if p.kind == "key"] == [str(f.votes) for f in calm.families]


def test_a_battle_tells_both_forces_its_dice_and_what_fell() -> None:
    shown = battle.fight(views.named("battle"))
    assert shown is not None
    assert shown.losses[0] == ({}, {"soldier": 2})
    assert shown.losses[1] == ({"soldier": 1, "bombard": 1}, {"knight": 1, "soldier": 1})
    assert shown.sides[0].fallen["soldier"] == 4
    told = battle.text(shown, views.caption())
    assert told.startswith("Battle of London. Red: ")
    assert "soldiers 8" in told
    assert "Catapults" in told
    over = battle.fight(views.named("fought"))
    assert over is not None
    assert over.result == "victory-attack"
    assert over.sides[1].invaders
    assert over.losses[0] == ({"soldier": 1}, {"infantry": 1})
    assert over.losses[1] == ({}, {"infantry": 4, "leader": 1})


def test_votes_are_told_only_when_they_are_counted() -> None:
    caption = views.caption()
    names = [caption.words(f"fief-piece-{slug}") for slug in views.named("election").election.candidates]  # type: ignore[union-attr]
    told = RENDERER.board(views.named("election"), caption, width=160, zoom="vote").alt
    assert all(name in told for name in names)
    counted = RENDERER.board(views.named("counted"), caption, width=160, zoom="vote").alt
    assert f"{views.NAMES[0]} – {names[0]} 1" in counted


def test_the_controllers_troops_stand_on_the_citys_shield_and_others_by_their_road() -> None:
    view = views.crowded()
    node = layout.nodes(view)[[c.slug for c in view.cities].index("london")]
    assert (node.control, node.count, node.siege) == (0, 3, 1)
    found = [g for g in layout.groups(view) if g.place == "london"]
    roads = {g.site for g in found}
    assert {"", "norwich", "canterbury", "oxford", "sea"} <= roads
    assert not any(g.count for g in found if not g.site and g.family == 0)
    assert sum(g.army >= 0 for g in found) == 2
    bound = [h for g in found for h in g.heads if h.bound]
    assert bound
    captors = {n.captor.noble for n in view.nobles if n.captor is not None}
    for slug in captors:
        home = next(g for g in found if any(h.slug == slug for h in g.heads))
        assert any(h.bound for h in home.heads)


def test_roads_leave_by_the_points_of_the_compass() -> None:
    for one, other in geography.roads():
        line = geography.road(one, other)
        x, y = geography.city(one)
        dx, dy = geography.WAYS[geography.way(one, other)]
        assert (line[1][0] - x) * dx + (line[1][1] - y) * dy > 30


@pytest.mark.usefixtures("blank")
def test_the_owner_sees_purse_hand_and_kinds() -> None:
    view = next(v for v in (views.named("middle", seat) for seat in range(4)) if private.own_stacks(v))
    assert view.own is not None
    alt = RENDERER.board(view, views.caption(), width=160).alt
    assert f"You: {view.own.purse} shilling" in alt
    assert "You: " not in RENDERER.board(views.named("middle"), views.caption(), width=160).alt


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_ones_own_comes_first_in_words_and_is_never_lost(language: str) -> None:
    """However much stands on the board: after the heading, whole, before the limit; armed cards with it."""
    caption = views.caption(4, language)
    view = views.crowded(0)
    assert view.own is not None
    armed = ArmedView(1, "ambush", "meets", view.nobles[0].slug, "any")
    view = msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, armed=[armed]))
    assert view.own is not None
    own, heading = alt_text.own_text(view, view.own, caption.words), alt_text.heading(view, caption)
    assert caption.words(f"fief-piece-{view.nobles[0].slug}") in own
    for said in (alt_text.alt(view, caption), alt_text.alt(view, caption, zoom="wales"), alt_text.text(view, caption)):
        assert said.startswith(heading)
        assert own in said[: len(heading) + len(own) + 2]
    stacks = private.own_stacks(view)
    assert stacks
    assert all(s.units is not None for s in stacks)


def test_genealogy_tells_lives_from_birth_to_death() -> None:
    view = views.named("over-4")
    people = [p for each in annals.people(view, views.caption().words) for p in each]
    assert len(people) == len({p.slug for p in people})
    living = {n.slug for n in view.nobles}
    assert {p.slug for p in people if not p.died} == living
    assert sum(p.founder for p in people) == 8


def test_a_round_is_an_animated_image() -> None:
    view = views.named("late")
    picture = RENDERER.animation(view, views.caption(), width=240)
    assert picture is not None
    assert len(picture.data) <= encode.ANIMATION_LIMIT
    image = Image.open(io.BytesIO(picture.data))
    times = []
    for frame in range(image.n_frames):  # type: ignore[attr-defined]
        image.seek(frame)
        image.load()
        times.append(image.info["duration"])
    assert 2 <= len(times) <= animation.Round.most
    assert min(times) >= 1000 / 12
    assert times[-1] >= 2000
    assert RENDERER.animation(msgspec.structs.replace(view, rounds=[]), views.caption(), width=240) is None


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_deed_that_is_shown_has_its_words(locale: str) -> None:
    seen: set[str] = set()
    for seats, saves in views.games():
        caption = views.caption(seats, locale)
        for save in saves[::6]:
            view = views.view_at(save)
            replay = animation.Round(view, caption)
            for each in view.rounds:
                for deed in each.deeds:
                    if deed.what in animation.SIGNS:
                        told = replay.told(deed)
                        assert told
                        assert "[" not in told
                        assert "*" not in told
                        seen.add(deed.what)
    assert len(seen) >= 14, seen


def test_a_replay_starts_where_the_round_began() -> None:
    view = views.named("middle")
    slug = next(n.slug for n in view.nobles if n.place == "london" or n.place)
    deeds = [Deed("marches", {"noble": slug, "way": "way-road", "city": "york", "to": "durham", "n": 2})]
    moved = msgspec.structs.replace(view, rounds=[RoundView(4, deeds)])
    replay = animation.Round(moved, views.caption())
    assert replay.starts()[slug] == "york"
    images, times = replay.film(160)
    assert len(images) == len(times)
    assert images[0].tobytes() != images[2].tobytes()


def test_a_replay_names_the_round_it_shows_and_ends_where_everybody_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was caught on the way is not in the city that they went to."""
    view = views.named("middle")
    caught = view.nobles[0]
    deeds = [
        Deed("marches", {"noble": caught.slug, "way": "way-forest", "city": "york", "to": "lincoln", "n": 0}),
        Deed("caught", {"die": 1, "noble": caught.slug}),
    ]
    nobles = [msgspec.structs.replace(caught, place="sherwood"), *view.nobles[1:]]
    moved = msgspec.structs.replace(view, nobles=nobles, round=5, rounds=[RoundView(4, deeds), RoundView(5, [])])
    replay = animation.Round(moved, views.caption())
    shots: list[list[str]] = [[]]
    monkeypatch.setattr(replay, "piece", lambda stage, x, y, slug: shots[-1].append(slug))
    monkeypatch.setattr(replay, "_band", lambda stage, text, side: shots.append([text]))
    replay.film(160)
    assert shots[1][0] == shots[-1][0] == "Round 4, step by step"
    assert caught.slug in shots[-3]
    assert caught.slug not in shots[-2]


def test_the_result_crowns_the_winners() -> None:
    for name in ("over-4", "over-3", "over-2"):
        view = views.named(name)
        picture = RENDERER.result(view, views.caption(view.seats), width=300)
        assert picture is not None
        assert all(views.NAMES[view.families[f].seat] in picture.alt for f in view.winners)


def test_it_is_light_enough_to_be_shown_inline() -> None:
    """At a quarter of the usual width an eighth of what is allowed."""
    picture = RENDERER.board(views.named("battle", 0), views.caption(), width=WIDTH)
    assert len(picture.data) <= encode.INLINE_LIMIT / 8


@pytest.mark.slow
@pytest.mark.usefixtures("blank")
def test_texts_keep_their_limits_with_long_names() -> None:
    for locale in LANGUAGES:
        caption = views.caption(4, locale, tuple(f"{name} " * 9 for name in views.NAMES), "The Very Long Name " * 5)
        for view in (views.crowded(0), views.named("battle", 1)):
            assert len(RENDERER.board(view, caption, width=160).alt) <= encode.ALT_LIMIT
            assert len(RENDERER.text(view, caption)) <= TEXT_LIMIT


@pytest.mark.usefixtures("blank")
def test_what_changed_carries_a_ring_and_is_told() -> None:
    view, before = views.named("late"), views.named("middle")
    plain = RENDERER.board(view, views.caption(), width=160)
    marked = RENDERER.board(view, views.caption(), width=160, before=before)
    assert plain.data != marked.data
    assert "Since the last picture" in marked.alt
    same = RENDERER.board(view, views.caption(), width=160, before=view)
    assert same == plain


def test_an_area_of_the_map_is_drawn_anew_not_enlarged() -> None:
    for region in REGION_IDS:
        left, top, right, bottom = board.window(region)
        assert right - left >= board.ZOOM_WIDTH
        assert geography.TOP <= top < bottom <= geography.BOTTOM


@pytest.mark.parametrize(("then", "first"), [
    ([Deed("settles", {"family": "azure", "city": "york"})], 1),
    ([Deed("taken", {"family": "azure", "city": "york"}), Deed("walled-lost", {"city": "york"})], -1),
    ([], -1),
])  # fmt: skip
def test_a_replay_begins_with_who_held_a_city_before(then: list[Deed], first: int) -> None:
    """A city that gules takes is azure's in the first frame, or nobody's that is known, then gules'; so with
    the fortress that is built; the last frame is the map as it is."""
    view = views.named("middle")
    cities = [
        msgspec.structs.replace(c, control=0, building="fortress") if c.slug == "york" else c for c in view.cities
    ]
    deeds = [
        Deed("builds", {"family": "vert", "building": "fortress", "city": "york"}),
        Deed("battle", {"city": "york", "one": ["gules"], "other": ["azure"]}),
        Deed("taken", {"family": "gules", "city": "york"}),
        Deed("dies", {"noble": "nobody-here", "city": "london"}),
    ]
    moved = msgspec.structs.replace(view, cities=cities, rounds=[RoundView(3, then), RoundView(4, deeds)])
    replay = animation.Round(moved, views.caption())
    held, ground = [replay.shown["york"]], replay.ground(160)
    assert [replay.shown[c.slug].control for c in view.cities if c.slug != "york"] == [
        c.control for c in view.cities if c.slug != "york"
    ]
    for deed in replay.deeds:
        ground = replay.changed(deed, ground)
        held.append(replay.shown["york"])
    assert held == [(first, ""), (first, "fortress"), (first, "fortress"), (0, "fortress"), (0, "fortress")]
    assert replay.ground(160).image.tobytes() == ground.image.tobytes()
