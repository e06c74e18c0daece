"""Chapter 5: parades and the sea (5.2-5.5); who marches into the plague (2.5)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY
from tests.engine.fief.board import AZURE, GULES, VERT, Board

# --- parades ---------------------------------------------------------------------------------------------------------


def test_5_2_only_nobles_and_knights(board: Board) -> None:
    board.winchester()
    board.put(VERT, "winchester", archer=1)
    board.do(VERT, "lead lucia; take all; go canterbury")
    assert "parade" not in board.legal(VERT)
    board.do(VERT, "leave archer 1")
    assert "parade" in board.legal(VERT)


def test_5_2_not_with_the_last_move(board: Board) -> None:
    """A parade rides on afterwards: none is ridden in the second city of a round."""
    board.noble("lucia", VERT, "exeter", lord=["wales"])
    board.put(VERT, "exeter", knight=2)
    board.noble("henri", AZURE, "canterbury")
    board.put(AZURE, "canterbury", soldier=2)
    board.turn("move", VERT)
    board.do(VERT, "lead lucia; take all; go winchester; go canterbury")
    assert "parade" not in board.legal(VERT)


def test_5_2_won_it_leaves_a_knight_and_rides_on(board: Board) -> None:
    board.winchester()
    board.rig(melee=[3, 0, 0])
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    assert board.spent()
    assert board.control("canterbury") == VERT
    assert board.units(VERT, "canterbury", "") == {"knight": 1}
    board.do(VERT, "go london; halt")
    assert board.units(VERT, "london") == {"knight": 1}


def test_5_2_won_it_must_ride_on(board: Board) -> None:
    """FAQ: who has won a parade does not stay there; he may ride back."""
    board.winchester()
    board.rig(melee=[3, 0, 0])
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    assert "halt" not in board.legal(VERT)
    board.do(VERT, "go winchester; halt")
    assert board.place("lucia") == "winchester"


def test_5_2_past_walls_unless_the_garrison_comes_out(board: Board) -> None:
    board.winchester()
    board.town("canterbury", "fortress")
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    assert board.waits() == [AZURE]
    board.do(AZURE, "stay-in")
    board.do(VERT, "go london; halt")
    assert board.units(VERT, "london") == {"knight": 2}
    assert board.control("canterbury") == AZURE


def test_5_2_the_garrison_comes_out_without_its_walls(board: Board) -> None:
    """Two knights and a Lord are seven points: two dice, none lost to the fortress."""
    board.winchester()
    board.town("canterbury", "fortress")
    board.rig(melee=[1, 1, 0])
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    board.do(AZURE, "come-out")
    assert board.spent()
    assert not board.units(AZURE, "canterbury")


def test_5_2_a_besieged_army_rides_out(board: Board) -> None:
    """FAQ: a parade out of a siege fights the besiegers at once, and then must leave the city."""
    board.noble("william", GULES, "london")
    board.put(GULES, "london", knight=2, soldier=1)
    board.town("london", "fortress", siege=AZURE)
    board.noble("hugh", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=2)
    board.turn("move", GULES)
    board.do(GULES, "lead william; take knight 2")
    board.rig(melee=[2, 0, 0])
    board.do(GULES, "parade")
    assert board.spent()
    assert board.place("hugh") == "captive"
    assert "halt" not in board.legal(GULES)
    board.do(GULES, "go oxford; halt")
    assert board.place("william") == "oxford"
    assert (board.units(GULES, "london"), board.units(GULES, "oxford")) == ({"soldier": 1}, {"knight": 2})


def test_5_2_storms_forbid_it(board: Board) -> None:
    board.winchester()
    board.do(VERT, "lead lucia; take all; go canterbury")
    board.lay("south-east", "storms")
    assert "parade" not in board.legal(VERT)


def test_5_3_defenders_add_a_hit_for_each_die(board: Board) -> None:
    """Seven soldiers throw two dice: two blanks are two hits all the same."""
    board.winchester()
    board.put(AZURE, "canterbury", soldier=5)
    board.rig(melee=[0, 0, 0, 0])
    events = board.do(VERT, "lead lucia; take all; go canterbury; parade")
    volley = next(e for e in events if e.key == "fief-volley")
    assert (volley.params["hits"], volley.params["against"]) == (0, 2)


def test_5_2_it_rolls_on_while_the_attacker_wishes(board: Board) -> None:
    """Ruling 20: he may stop after a roll; then he has not won, and stands before the city."""
    board.noble("lucia", VERT, "winchester", lord=["wales"])
    board.put(VERT, "winchester", knight=2)
    board.noble("henri", AZURE, "canterbury")
    board.put(AZURE, "canterbury", soldier=2)
    board.turn("move", VERT)
    board.rig(melee=[0, 0, 0])
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    board.do(AZURE, "fight")
    board.do(VERT, "stop")
    assert (board.control("canterbury"), board.units(VERT, "canterbury", "winchester")) == (AZURE, {"knight": 2})
    assert "parade" not in board.legal(VERT)
    assert board.why(VERT, "go london") == "leave-refused"
    board.do(VERT, "go winchester; halt")


# --- the sea ---------------------------------------------------------------------------------------------------------


def test_5_4_one_sea_a_move(board: Board) -> None:
    board.fleet("plymouth")
    board.do(GULES, "lead william; take all; sail cardiff; go harlech; halt")
    assert board.units(GULES, "harlech") == {"knight": 1}


def test_5_4_three_seas_are_too_far(board: Board) -> None:
    board.fleet("plymouth")
    board.do(GULES, "lead william")
    assert board.why(GULES, "sail whitby") == "sea-far"
    assert board.why(GULES, "sail oxford") == "port"


def test_5_4_two_seas_are_two_moves(board: Board) -> None:
    board.fleet("plymouth")
    board.do(GULES, "lead william; take all; sail berwick")
    assert board.why(GULES, "go durham") == "moves"


def test_5_4_march_then_sail_is_forbidden(board: Board) -> None:
    board.fleet("durham")
    board.do(GULES, "lead william; take all; go berwick")
    assert board.why(GULES, "sail cardiff") == "embark"


def test_5_4_a_foreign_army_keeps_the_harbour(board: Board) -> None:
    """An army that has come into the port stops another's ships without its leave."""
    board.noble("william", GULES, "whitby")
    board.noble("hugh", AZURE, "whitby", out="york")
    board.put(AZURE, "whitby", out="york", soldier=1)
    board.turn("move", GULES)
    board.do(GULES, "lead william; sail kings-lynn")
    assert board.waits() == [AZURE]


def test_5_4_landed_in_another_port_he_stays_outside(board: Board) -> None:
    board.noble("william", GULES, "whitby")
    board.put(GULES, "whitby", knight=1)
    board.put(AZURE, "kings-lynn", soldier=1)
    board.turn("move", GULES)
    board.do(GULES, "lead william; take all; sail kings-lynn")
    assert board.units(GULES, "kings-lynn", "sea") == {"knight": 1}
    board.do(GULES, "go coventry")
    assert board.waits() == [AZURE]


@pytest.mark.parametrize("where", ["north", "midlands"])
def test_5_5_storms_bar_the_sea(board: Board, where: str) -> None:
    """Neither out of a region with storms nor into one."""
    board.fleet("whitby")
    board.lay(where, "storms")
    board.do(GULES, "lead william")
    assert board.why(GULES, "sail kings-lynn") == "storms"


def test_5_5_storms_on_the_way(board: Board) -> None:
    board.fleet("whitby")
    board.lay("midlands", "storms")
    board.do(GULES, "lead william")
    assert board.why(GULES, "sail london") == "storms"
    board.do(GULES, "sail berwick; halt")


# --- into the plague -------------------------------------------------------------------------------------------------


def sick(board: Board, start: str, *regions: str) -> Board:
    """William with two soldiers; the plague rages in some regions."""
    board.position()
    board.noble("william", GULES, start)
    board.put(GULES, start, soldier=2)
    for where in regions:
        board.lay(where, "plague")
    return board.turn("move", GULES)


def test_2_5_who_enters_a_plague_throws(board: Board) -> None:
    """A die for each unit, which dies on 1-3 (ruling 15), and one for the Noble."""
    sick(board, "oxford", "midlands")
    board.rig(plague=[3, 4, 4])
    board.do(GULES, "lead william; take all; go coventry; halt")
    assert board.spent()
    assert (board.units(GULES, "coventry"), board.place("william")) == ({"soldier": 1}, "coventry")


def test_2_5_a_noble_dies_of_it(board: Board) -> None:
    sick(board, "oxford", "midlands")
    board.noble("hugh", GULES, "exeter")
    board.rig(plague=[4, 4, 3])
    board.do(GULES, "lead william; take all; go coventry")
    assert board.place("william") == "dead"
    assert board.units(GULES, "coventry") == {"soldier": 2}


def test_2_5_no_second_die_in_a_round(board: Board) -> None:
    """Who leaves the region and comes back does not throw again; nor who moves within it."""
    sick(board, "oxford", "midlands")
    board.rig(plague=[4, 4, 4])
    board.do(GULES, "lead william; take all; go coventry; go nottingham; halt")
    assert board.spent()
    sick(board, "coventry", "midlands")
    board.who("william").safe = True
    board.rig(plague=[])
    board.do(GULES, "lead william; take all; go oxford; go coventry; halt")
    assert board.units(GULES, "coventry") == {"soldier": 2}


def test_2_5_not_from_a_plague_beside_it(board: Board) -> None:
    sick(board, "oxford", "south-east", "midlands")
    board.rig(plague=[])
    board.do(GULES, "lead william; take all; go coventry; halt")
    assert board.units(GULES, "coventry") == {"soldier": 2}


def test_2_5_no_noble_dies_inside_an_abbey(board: Board) -> None:
    """2.13: his troops throw, he does not."""
    sick(board, "oxford", "midlands")
    board.noble("lucia", GULES, "coventry")
    board.abbess("lucia", 0, "coventry")
    board.rig(plague=[4, 4])
    board.do(GULES, "lead william; take all; go coventry; halt")
    assert board.spent()
    assert board.place("william") == "coventry"


def murdered(board: Board, *, kin: bool) -> Board:
    """Lucia is murdered while her knights are about to fight a parade in Canterbury."""
    board.winchester()
    if kin:
        board.noble("simon", VERT, "canterbury", out="winchester")
    board.noble("joan", GULES, "york")
    board.hand(GULES, "assassination")
    board.state.orders[VERT].windows = "ask"
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    board.do(GULES, "assassinate lucia joan")
    board.rig(melee=[0, 0])
    board.do(VERT, "abide")
    return board


@pytest.mark.parametrize("kin", [True, False])
def test_5_2_riders_without_a_leader_stand_where_they_have_fought(board: Board, kin: bool) -> None:
    """10.3: on the road by which they came, like others."""
    murdered(board, kin=kin)
    board.do(VERT, "stop")
    board.do(AZURE, "fight")
    assert {s.site for s in board.state.stacks if s.family == VERT} == {CITY["winchester"]}


def test_5_2_hired_crossbows_do_not_ride(board: Board) -> None:
    """11.1: they come at any moment, and stand outside: a parade is Nobles and knights."""
    board.winchester()
    board.slot(VERT, "french-crossbows")
    board.state.orders[VERT].windows = "ask"
    board.do(VERT, "lead lucia; take all; go canterbury; parade")
    board.do(VERT, "hire canterbury 2")
    riders = next(s for s in board.state.stacks if s.family == VERT and s.units[2])
    assert riders.units[3] == 0
    board.rig(melee=[2, 2, 0])
    board.do(VERT, "abide; go london")
    assert board.units(VERT, "london") == {"knight": 1}
