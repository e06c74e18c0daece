"""Chapter 5: movement by road, leave to pass, royal journeys, control (5.0, 5.1)."""

from __future__ import annotations

import pytest

from engine.core import Word
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys, said


def marching(board: Board, seat: int = GULES) -> Board:
    """William with two knights and a soldier in Oxford, nobody else on the board."""
    board.position()
    board.noble("william", seat, "oxford")
    board.put(seat, "oxford", knight=2, soldier=1)
    return board


# --- roads -----------------------------------------------------------------------------------------------------------


def test_5_0_who_halts_where_he_stood_stays(board: Board) -> None:
    """A Noble who was led out and has not moved is not led out again this round; undo is for second thoughts."""
    marching(board).turn("move", GULES)
    board.do(GULES, "lead william; halt")
    assert "lead william" not in board.legal(GULES, "move")
    assert board.why(GULES, "lead william") == "rested"


def test_5_0_two_moves_and_no_third(board: Board) -> None:
    marching(board).turn("move", GULES)
    board.do(GULES, "lead william; take all; go london; go norwich")
    assert board.place("william") == "norwich"
    assert board.units(GULES, "norwich") == {"knight": 2, "soldier": 1}
    assert board.why(GULES, "go kings-lynn") == "moves"
    board.do(GULES, "halt")
    assert board.why(GULES, "lead william") == "moves"


def test_5_0_back_to_where_he_began(board: Board) -> None:
    marching(board).turn("move", GULES)
    board.do(GULES, "lead william; go coventry; go oxford; halt")
    assert board.place("william") == "oxford"


def test_5_0_only_along_roads(board: Board) -> None:
    marching(board).turn("move", GULES)
    board.do(GULES, "lead william")
    assert board.why(GULES, "go winchester") == "road"


def test_5_0_a_move_can_be_taken_up_again(board: Board) -> None:
    """Two Nobles may move in turns; each has two moves."""
    marching(board)
    board.noble("hugh", GULES, "oxford")
    board.go("move", first=GULES)
    board.do(GULES, "lead william; go london; halt; lead hugh; go coventry; halt; lead william; go norwich; halt")
    assert [board.place(n) for n in ("william", "hugh")] == ["norwich", "coventry"]
    assert board.legal(GULES, "lead") == ["lead hugh"]


def test_5_0_troops_follow_one_noble_a_round(board: Board) -> None:
    """Troops that have marched with one Noble do not march with another."""
    marching(board)
    board.noble("hugh", GULES, "london")
    board.go("move", first=GULES)
    board.do(GULES, "lead william; take knight 2; go london; leave knight 1; halt; lead hugh")
    assert not board.legal(GULES, "take")
    assert board.why(GULES, "take knight 1") == "units"


def test_5_0_troops_never_move_alone(board: Board) -> None:
    board.put(GULES, "oxford", knight=2)
    board.noble("william", GULES, "exeter")
    board.go("move", first=GULES)
    assert board.legal(GULES) == ["lead william", "done"]


def test_5_0_captives_do_not_move(board: Board) -> None:
    marching(board)
    board.noble("hugh", AZURE, "exeter")
    board.hold("hugh", "william")
    board.noble("lucia", AZURE, "exeter")
    board.go("move", first=AZURE)
    assert board.legal(AZURE) == ["lead lucia", "done"]
    assert board.why(AZURE, "lead hugh") == "captive"
    assert board.why(AZURE, "lead william") == "not-yours"


def test_5_0_engines_bombards_march_catapults_stay(board: Board) -> None:
    """7.2: a bombard goes with an army, a catapult never."""
    marching(board)
    board.put(GULES, "oxford", bombard=1, catapult=1)
    board.go("move", first=GULES)
    board.do(GULES, "lead william")
    assert board.why(GULES, "take catapult 1") == "catapult"
    board.do(GULES, "take all; go london; halt")
    assert board.units(GULES, "london") == {"knight": 2, "soldier": 1, "bombard": 1}
    assert board.units(GULES, "oxford") == {"catapult": 1}


def test_5_0_who_enters_another_city_stands_on_the_road(board: Board) -> None:
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury; halt")
    assert board.who("lucia").site >= 0
    assert board.units(VERT, "canterbury", "winchester") == {"knight": 2}
    assert board.control("canterbury") == AZURE


def test_5_0_leave_refused_back_or_stay(board: Board) -> None:
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    assert board.waits() == [AZURE]
    board.do(AZURE, "refuse lucia")
    assert board.why(VERT, "go london") == "leave-refused"
    board.do(VERT, "go winchester; halt")
    assert board.units(VERT, "winchester") == {"knight": 2}


def test_5_0_troops_are_not_abandoned_where_leave_is_refused(board: Board) -> None:
    """A Noble who is refused goes back with his troops, or not at all."""
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    board.do(AZURE, "refuse lucia")
    board.do(VERT, "leave knight 1")
    assert board.why(VERT, "go winchester") == "abandon"
    board.do(VERT, "take knight 1; go winchester; halt")
    assert board.units(VERT, "winchester") == {"knight": 2}


def test_5_0_leave_granted_he_must_go_on(board: Board) -> None:
    """Ruling 19: who named where he goes is taken there at once."""
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    board.do(AZURE, "grant lucia")
    assert board.place("lucia") == "london"
    assert board.control("london") == VERT


def test_5_0_an_ally_is_asked_too(board: Board) -> None:
    board.noble("lucia", VERT, "winchester")
    board.noble("henri", AZURE, "canterbury")
    board.put(AZURE, "canterbury", soldier=2)
    board.wed("lucia", "henri")
    board.turn("move", VERT)
    board.do(VERT, "lead lucia; go canterbury; go london")
    assert board.waits() == [AZURE]


def test_5_0_standing_orders_answer(board: Board) -> None:
    """The order for strangers answers without a question, another for one family goes before it."""
    board.winchester()
    board.do(AZURE, "order strangers refuse; order-leave vert grant")
    board.do(VERT, "lead lucia; take all; go canterbury; go london")
    assert board.place("lucia") == "london"


def test_5_0_any_road_but_the_enemys(board: Board) -> None:
    """Who moves after foes have come leaves by any road but theirs, there only with their leave."""
    board.noble("william", GULES, "london")
    board.put(GULES, "london", knight=1)
    board.noble("hugh", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=1)
    board.turn("move", GULES)
    board.do(GULES, "lead william; go oxford")
    assert board.waits() == [AZURE]
    board.do(AZURE, "refuse william")
    board.do(GULES, "go norwich; halt")
    assert board.place("william") == "norwich"


def test_5_0_quiet_neighbours_need_no_leave(board: Board) -> None:
    """Foes who did not fight last round need no leave of each other in this one."""
    board.noble("william", GULES, "london")
    board.put(GULES, "london", knight=1)
    board.noble("hugh", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=1)
    board.go("close")
    board.state.first = GULES
    board.go("move")
    board.do(GULES, "lead william; go oxford; halt; done")
    assert board.place("william") == "oxford"
    board.do(AZURE, "lead hugh; go canterbury")
    assert board.place("hugh") == "canterbury"


def test_5_0_a_battle_ends_the_peace(board: Board) -> None:
    board.noble("william", GULES, "london")
    board.put(GULES, "london", knight=1)
    board.noble("hugh", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", knight=1)
    board.town("london", fought=True)
    board.go("close")
    board.state.first = GULES
    board.go("move")
    board.do(GULES, "lead william; go oxford")
    assert board.waits() == [AZURE]


def test_5_0_the_besieged_ask_the_besieger(board: Board) -> None:
    board.noble("william", GULES, "london")
    board.put(GULES, "london", knight=1)
    board.town("london", "fortress", siege=AZURE)
    board.noble("hugh", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=3)
    board.turn("move", GULES)
    board.do(GULES, "lead william; take all; go canterbury")
    assert board.waits() == [AZURE]
    board.do(AZURE, "grant william")
    assert board.place("william") == "canterbury"


def test_5_0_storms_bar_the_roads(board: Board) -> None:
    """2.5: nobody enters, leaves or moves in a region with storms."""
    marching(board)
    board.lay("midlands", "storms")
    board.go("move", first=GULES)
    board.do(GULES, "lead william")
    assert board.why(GULES, "go coventry") == "storms"
    board.do(GULES, "go bristol; halt")


# --- royal journeys --------------------------------------------------------------------------------------------------


def royal(board: Board) -> Board:
    """King William in Oxford, Queen Lucia of another family in Exeter, a Royal Fortress at Berwick."""
    board.position()
    board.noble("william", GULES, "oxford", lord=["wales"])
    board.noble("hugh", GULES, "plymouth")
    board.noble("lucia", AZURE, "exeter")
    board.noble("simon", VERT, "cardiff")
    board.put(GULES, "oxford", knight=2)
    board.wed("william", "lucia")
    board.crown("william", "lucia", guards=2)
    board.town("berwick", "royal-fortress", control=GULES)
    return board


def test_5_0_royal_journey_from_anywhere(board: Board) -> None:
    """2.13, 4.9: the Royal Family with its guards reaches the Royal Fortress from anywhere for both moves."""
    royal(board).turn("move", GULES)
    board.do(GULES, "lead william; court berwick; halt")
    assert board.place("william") == "berwick"
    assert board.who("william").guards == 2
    assert "lead william" not in board.legal(GULES)
    assert board.units(GULES, "oxford") == {"knight": 2}


def test_5_0_royal_journey_for_both_families_alone(board: Board) -> None:
    royal(board).turn("move", GULES)
    board.do(GULES, "lead hugh; court berwick; halt; done")
    board.do(AZURE, "lead lucia; court berwick; halt; done")
    assert board.place("lucia") == "berwick"
    board.do(VERT, "lead simon")
    assert board.why(VERT, "court berwick") == "court-family"


def test_5_0_royal_journey_without_troops(board: Board) -> None:
    royal(board).turn("move", GULES)
    board.do(GULES, "lead william; take knight 1")
    assert board.why(GULES, "court berwick") == "court-troops"


def test_5_0_royal_journey_takes_both_moves(board: Board) -> None:
    royal(board).turn("move", GULES)
    board.do(GULES, "lead william; go london")
    assert board.why(GULES, "court berwick") == "moves"


def test_5_0_royal_journey_to_the_royal_abbey(board: Board) -> None:
    royal(board)
    board.noble("estrid", GULES, "norwich")
    board.abbess("estrid", 1, "norwich", "royal-abbey")
    board.turn("move", GULES)
    board.do(GULES, "lead william; court norwich; halt")
    assert board.place("william") == "norwich"


# --- control ---------------------------------------------------------------------------------------------------------


def test_5_1_a_noble_alone_takes_an_independent_city(board: Board) -> None:
    marching(board).turn("move", GULES)
    board.do(GULES, "lead william; go london; halt")
    assert board.control("london") == GULES
    assert board.control("oxford") == GULES, "troops are left there"


def test_5_1_an_emptied_city_is_independent(board: Board) -> None:
    marching(board).turn("move", GULES)
    board.do(GULES, "lead william; take all; go london; halt")
    assert board.control("oxford") == -1


@pytest.mark.parametrize("building", ["", "fortress"])
def test_5_1_a_lord_keeps_an_emptied_city(board: Board, building: str) -> None:
    """Ruling 13: a city of one's fief, or with one's fortress, stays one's own."""
    marching(board)
    board.town("oxford", building)
    if not building:
        board.state.fiefs[5] = board.state.nobles.index(board.who("william"))
    board.go("move", first=GULES)
    board.do(GULES, "lead william; take all; go coventry; halt")
    assert board.control("oxford") == GULES


def test_5_1_the_first_to_come_controls(board: Board) -> None:
    """Nobles of two families without troops: who came first keeps the city, the other stays on the road."""
    board.noble("william", GULES, "oxford")
    board.noble("hugh", AZURE, "coventry")
    board.turn("move", GULES)
    board.do(GULES, "lead william; go london; halt; done")
    board.do(AZURE, "lead hugh; go oxford; go london; halt")
    assert board.control("london") == GULES
    assert board.who("hugh").site >= 0


def test_5_1_who_stays_takes_over_from_who_leaves(board: Board) -> None:
    board.noble("william", GULES, "london")
    board.noble("hugh", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=1)
    board.turn("move", GULES)
    board.do(GULES, "lead william; go norwich; halt")
    assert board.control("london") == AZURE
    assert board.units(AZURE, "london", "") == {"soldier": 1}


def test_5_0_the_turn_goes_on(board: Board) -> None:
    """Families move one after the other, in the order of their turns."""
    board.position(first=2)
    for family, name in enumerate(("henri", "hugh", "lucia", "edward")):
        board.noble(name, family, ("york", "exeter", "norwich", "london")[family])
    assert board.waits() == []
    assert "movement" in keys(board.go("move", first=2))
    assert board.waits() == [2]
    board.do(2, "done")
    assert board.waits() == [3]
    board.do(3, "done")
    assert board.waits() == [0]


def test_5_0_a_family_without_free_nobles_is_not_asked(board: Board) -> None:
    """It moves nothing; who had somebody when its turn came may go on when he is taken."""
    marching(board)
    board.noble("hugh", AZURE, "exeter")
    board.hold("hugh", "william")
    board.noble("edward", VERT, "york")
    events = board.go("move", first=AZURE)
    assert board.waits() == [VERT]
    assert [e.params["family"] for e in said(events, "moved")] == [Word("azure")]
