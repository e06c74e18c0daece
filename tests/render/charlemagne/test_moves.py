"""Rings and trails of Charlemagne: what two views tell."""

from __future__ import annotations

import msgspec
import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import CHARLEMAGNE, FIRST_RELIGION, REGION
from engine.charlemagne.view import ChView
from render.charlemagne import CharlemagneRenderer, board
from render.charlemagne.moves import between, told
from tests.render.charlemagne import views

RENDERER = CharlemagneRenderer()


@pytest.fixture
def view() -> ChView:
    return views.named("opening")


def test_nothing_changed_marks_nothing(view: ChView) -> None:
    assert not between(view, view)
    assert told(view, view, views.caption()) == []


def moved(view: ChView, **to: str) -> ChView:
    """The same position with the king elsewhere."""
    where = list(view.where)
    where[CHARLEMAGNE] = PLACE[to["king"]]
    return msgspec.structs.replace(view, where=where)


def test_a_march_has_a_trail_and_words(view: ChView) -> None:
    before, after = moved(view, king="aachen"), moved(view, king="metz")
    moves = between(before, after)
    assert moves.marches == {(0, PLACE["aachen"], PLACE["metz"]): 1}
    assert moves.rings() == {PLACE["metz"]}
    assert told(before, after, views.caption()) == ["Empire 1 from Aachen to Metz"]


def test_who_came_and_who_was_lost(view: ChView) -> None:
    where = list(view.where)
    where[0] = -1
    gone = msgspec.structs.replace(view, where=where)
    assert between(view, gone).left == {view.where[0]: 1}
    assert between(gone, view).came == {view.where[0]: 1}
    assert "gone" in told(view, gone, views.caption())[0]
    assert "new" in told(gone, view, views.caption())[0]


def test_regions_that_changed_hands_or_faith(view: ChView) -> None:
    control, religion = list(view.control), list(view.religion)
    control[REGION["bavaria"]], religion[REGION["saxony"]] = 0, 0
    after = msgspec.structs.replace(view, control=control, religion=religion, pillaged=[PLACE["rome"]])
    moves = between(view, after)
    assert moves.control == (REGION["bavaria"],)
    assert moves.religion == (REGION["saxony"],)
    assert moves.marks == (PLACE["rome"],)
    assert FIRST_RELIGION[REGION["saxony"]] != 0
    assert told(view, after, views.caption())[0] == "Bavaria: now Empire"


@pytest.mark.slow
def test_the_picture_shows_it_and_its_text_says_it(view: ChView) -> None:
    before, after = moved(view, king="aachen"), moved(view, king="metz")
    plain = board.compose(after, views.caption(), 400)
    marked = board.compose(after, views.caption(), 400, "", before)
    assert plain.image.tobytes() != marked.image.tobytes()
    assert "Empire 1 from Aachen to Metz" in RENDERER.board(after, views.caption(), width=240, before=before).alt
