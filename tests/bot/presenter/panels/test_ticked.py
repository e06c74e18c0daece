"""What is ticked on a panel while the same person acts on another device: a tick never moves to another piece."""

from __future__ import annotations

import pytest

from bot.locale import text
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panel_update import place_of
from bot.presenter.panels.panel import panel, placed
from bot.presenter.words.voice import Voice
from bot.tables.unit.posts import PanelPlace
from cogs import games
from engine.core import Action
from engine.roses.rules import ROSES
from tests.cogs.roses.positions import NAMES, look_at
from tests.engine.roses.board import Board

games()  # brings the fronts
MEN = ("lan_oxford", "lan_devon", "lan_clifford")
REST = {"lan_henry_vi": "middlesex", "yor_york": "ireland"}
LANGUAGE = "en"
FIRST, SECOND, NONE = "1", "2", "0"
"""What is ticked: a bit for each man, in the order of the list."""


def board(*men: str) -> Board:
    """Some men wait in Kent for the orders of their action phase."""
    return Board().acting({**dict.fromkeys(men, "kent"), **REST})


def shown(there: Board, opened: str = "") -> PanelContext:
    """The panel of Lancaster."""
    look = look_at(there.state, 0)
    return PanelContext(look, 0, Voice(LANGUAGE, NAMES), opened, 0, look.prompts[0])


def left(there: Board, ticked: str) -> PanelPlace:
    """Where somebody is who has ticked men in Kent."""
    ctx = shown(there, f"at kent {ticked} 0")
    return place_of(ctx, "", panel(ctx, None))


@pytest.mark.parametrize("ticked", [FIRST, SECOND])
def test_a_piece_that_is_gone_takes_its_tick_with_it(ticked: str) -> None:
    """The first dies while the second is ticked, or is ticked itself: nobody else is ticked in its place."""
    now = shown(board(*MEN[1:]))
    assert placed(now, left(board(*MEN), ticked)) == PanelPlace(note=text(LANGUAGE, "panel-gone"))


def test_the_last_one_left_is_not_chosen_for_who_was_ticked_before() -> None:
    """Somebody alone is no list: what is done is about them at once."""
    now = shown(board(MEN[1]))
    assert placed(now, left(board(*MEN[:2]), FIRST)) == PanelPlace(note=text(LANGUAGE, "panel-gone"))


def test_a_piece_that_has_marched_on_another_device_leaves_no_tick_to_the_next() -> None:
    there = board(*MEN)
    before = left(there, SECOND)
    goal = next(a for a in look_at(there.state, 0).legal if a.verb == "move" and a.args[0] == MEN[0])
    ROSES.apply(there.state, 0, Action("move", goal.args))
    assert placed(shown(there), before) == PanelPlace(note=text(LANGUAGE, "panel-gone"))


def test_what_is_ticked_stays_while_the_list_is_the_same() -> None:
    there = board(*MEN)
    before = left(there, SECOND)
    assert before.ticked
    assert placed(shown(there), before) == before


def test_a_list_in_which_nothing_is_ticked_stays_open_when_it_grows_shorter() -> None:
    before = left(board(*MEN), NONE)
    assert placed(shown(board(*MEN[1:])), before) == before
