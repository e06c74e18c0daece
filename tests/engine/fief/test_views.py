"""Views: built from what they show, whatever was looked at before; what fights is open."""

from __future__ import annotations

import random

from engine.core import Action, Event
from engine.fief.game_data import NOBLES
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from engine.fief.views import build_view
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.fief.play import play, start


def test_a_kept_view_is_the_view() -> None:
    """Parts of a view are kept from position to position; none is kept too long."""
    count = 0

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal count
        count += 1
        if count % 4:
            return
        kept = [RULES.view(state, reader) for reader in (None, *range(4))]
        build_view._KEPT.clear()
        build_view._BOARDS.clear()
        assert [RULES.view(state, reader) for reader in (None, *range(4))] == kept

    play(start(4, "kept"), random.Random(5), hook)
    assert count > 300


def test_4_1_a_battle_opens_what_fights_in_it(board: Board) -> None:
    """Everybody sees the kinds of those who fight, and no others'; afterwards they are hidden again."""
    board.noble("henri", GULES, "london", out="oxford")
    board.noble("hugh", AZURE, "london")
    board.put(GULES, "london", out="oxford", knight=3)
    board.put(AZURE, "london", soldier=4)
    board.put(AZURE, "oxford", archer=2)
    for orders in board.state.orders:
        orders.fight = "ask"
    board.turn("battle", GULES)
    hidden = [s.units for s in RULES.view(board.state, 3).stacks]
    assert hidden == [None, None, None]
    board.do(GULES, "attack london azure")
    view = RULES.view(board.state, 3)
    shown = {(s.city, s.family): s.units for s in view.stacks}
    assert shown["oxford", AZURE] is None
    assert shown["london", GULES] is not None
    assert view.battle is not None
    assert view.battle.begin == [{"knight": 3}, {"soldier": 4}]
    assert [c.families for c in view.battle.camps] == [[GULES], [AZURE]]


def test_5_0_the_road_from_every_city_is_named(board: Board) -> None:
    """Before Exeter on the way from Plymouth, the first city of the map, one is seen there and not inside."""
    board.noble("henri", GULES, "exeter", out="plymouth")
    board.put(GULES, "exeter", out="plymouth", soldier=1)
    view = RULES.view(board.turn("move", GULES).state, None)
    assert [n.site for n in view.nobles] == ["plymouth"]
    assert [s.site for s in view.stacks] == ["plymouth"]


def test_9_1_every_sovereign_has_a_name(board: Board) -> None:
    """The first Noble of the list as well."""
    board.noble(NOBLES[0], GULES, "exeter")
    board.crown(NOBLES[0])
    assert RULES.view(board.turn("move", GULES).state, None).sovereign == NOBLES[0]


def test_engines_are_no_troops(board: Board) -> None:
    """What others see of a stack: how many troops, and its engines by themselves (4.1)."""
    board.position().turn("move", GULES)
    board.put(AZURE, "london", soldier=2, knight=1, bombard=1)
    shown = next(s for s in RULES.view(board.state, GULES).stacks if s.family == AZURE)
    assert (shown.troops, shown.bombards, shown.units) == (3, 1, None)


def test_owners_see_their_own_kinds(board: Board) -> None:
    board.put(GULES, "london", knight=3)
    board.turn("discard", 0)
    assert [s.units for s in RULES.view(board.state, 0).stacks] == [{"knight": 3}]
    assert [s.units for s in RULES.view(board.state, 1).stacks] == [None]
    assert [s.troops for s in RULES.view(board.state, None).stacks] == [3]
