"""Chapter 5: parades and the sea (5.2-5.5); who marches into the plague (2.5)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY
from engine.fief.state import FiefState
from tests.engine.fief.field import fleet, winchester
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    abbess,
    control,
    do,
    hand,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    slot,
    spent,
    town,
    turn,
    units,
    waits,
    who,
    why,
)

# --- parades ---------------------------------------------------------------------------------------------------------


def test_5_2_only_nobles_and_knights() -> None:
    state = winchester()
    put(state, VERT, "winchester", archer=1)
    do(state, VERT, "lead lucia; take all; go canterbury")
    assert "parade" not in legal(state, VERT)
    do(state, VERT, "leave archer 1")
    assert "parade" in legal(state, VERT)


def test_5_2_not_with_the_last_move() -> None:
    """A parade rides on afterwards: none is ridden in the second city of a round."""
    state = position()
    noble(state, "lucia", VERT, "exeter", lord=["wales"])
    put(state, VERT, "exeter", knight=2)
    noble(state, "henri", AZURE, "canterbury")
    put(state, AZURE, "canterbury", soldier=2)
    turn(state, "move", VERT)
    do(state, VERT, "lead lucia; take all; go winchester; go canterbury")
    assert "parade" not in legal(state, VERT)


def test_5_2_won_it_leaves_a_knight_and_rides_on() -> None:
    state = winchester()
    rig(state, melee=[3, 0, 0])
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    assert spent(state)
    assert control(state, "canterbury") == VERT
    assert units(state, VERT, "canterbury", "") == {"knight": 1}
    do(state, VERT, "go london; halt")
    assert units(state, VERT, "london") == {"knight": 1}


def test_5_2_won_it_must_ride_on() -> None:
    """FAQ: who has won a parade does not stay there; he may ride back."""
    state = winchester()
    rig(state, melee=[3, 0, 0])
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    assert "halt" not in legal(state, VERT)
    do(state, VERT, "go winchester; halt")
    assert place(state, "lucia") == "winchester"


def test_5_2_past_walls_unless_the_garrison_comes_out() -> None:
    state = winchester()
    town(state, "canterbury", "fortress")
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    assert waits(state) == [AZURE]
    do(state, AZURE, "stay-in")
    do(state, VERT, "go london; halt")
    assert units(state, VERT, "london") == {"knight": 2}
    assert control(state, "canterbury") == AZURE


def test_5_2_the_garrison_comes_out_without_its_walls() -> None:
    """Two knights and a Lord are seven points: two dice, none lost to the fortress."""
    state = winchester()
    town(state, "canterbury", "fortress")
    rig(state, melee=[1, 1, 0])
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    do(state, AZURE, "come-out")
    assert spent(state)
    assert not units(state, AZURE, "canterbury")


def test_5_2_a_besieged_army_rides_out() -> None:
    """FAQ: a parade out of a siege fights the besiegers at once, and then must leave the city."""
    state = position()
    noble(state, "william", GULES, "london")
    put(state, GULES, "london", knight=2, soldier=1)
    town(state, "london", "fortress", siege=AZURE)
    noble(state, "hugh", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=2)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; take knight 2")
    rig(state, melee=[2, 0, 0])
    do(state, GULES, "parade")
    assert spent(state)
    assert place(state, "hugh") == "captive"
    assert "halt" not in legal(state, GULES)
    do(state, GULES, "go oxford; halt")
    assert place(state, "william") == "oxford"
    assert (units(state, GULES, "london"), units(state, GULES, "oxford")) == ({"soldier": 1}, {"knight": 2})


def test_5_2_storms_forbid_it() -> None:
    state = winchester()
    do(state, VERT, "lead lucia; take all; go canterbury")
    lay(state, "south-east", "storms")
    assert "parade" not in legal(state, VERT)


def test_5_3_defenders_add_a_hit_for_each_die() -> None:
    """Seven soldiers throw two dice: two blanks are two hits all the same."""
    state = winchester()
    put(state, AZURE, "canterbury", soldier=5)
    rig(state, melee=[0, 0, 0, 0])
    events = do(state, VERT, "lead lucia; take all; go canterbury; parade")
    volley = next(e for e in events if e.key == "fief-volley")
    assert (volley.params["hits"], volley.params["against"]) == (0, 2)


def test_5_2_it_rolls_on_while_the_attacker_wishes() -> None:
    """Ruling 20: he may stop after a roll; then he has not won, and stands before the city."""
    state = position()
    noble(state, "lucia", VERT, "winchester", lord=["wales"])
    put(state, VERT, "winchester", knight=2)
    noble(state, "henri", AZURE, "canterbury")
    put(state, AZURE, "canterbury", soldier=2)
    turn(state, "move", VERT)
    rig(state, melee=[0, 0, 0])
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    do(state, AZURE, "fight")
    do(state, VERT, "stop")
    assert (control(state, "canterbury"), units(state, VERT, "canterbury", "winchester")) == (AZURE, {"knight": 2})
    assert "parade" not in legal(state, VERT)
    assert why(state, VERT, "go london") == "leave-refused"
    do(state, VERT, "go winchester; halt")


# --- the sea ---------------------------------------------------------------------------------------------------------


def test_5_4_one_sea_a_move() -> None:
    state = fleet("plymouth")
    do(state, GULES, "lead william; take all; sail cardiff; go harlech; halt")
    assert units(state, GULES, "harlech") == {"knight": 1}


def test_5_4_three_seas_are_too_far() -> None:
    state = fleet("plymouth")
    do(state, GULES, "lead william")
    assert why(state, GULES, "sail whitby") == "sea-far"
    assert why(state, GULES, "sail oxford") == "port"


def test_5_4_two_seas_are_two_moves() -> None:
    state = fleet("plymouth")
    do(state, GULES, "lead william; take all; sail berwick")
    assert why(state, GULES, "go durham") == "moves"


def test_5_4_march_then_sail_is_forbidden() -> None:
    state = fleet("durham")
    do(state, GULES, "lead william; take all; go berwick")
    assert why(state, GULES, "sail cardiff") == "embark"


def test_5_4_a_foreign_army_keeps_the_harbour() -> None:
    """An army that has come into the port stops another's ships without its leave."""
    state = position()
    noble(state, "william", GULES, "whitby")
    noble(state, "hugh", AZURE, "whitby", out="york")
    put(state, AZURE, "whitby", out="york", soldier=1)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; sail kings-lynn")
    assert waits(state) == [AZURE]


def test_5_4_landed_in_another_port_he_stays_outside() -> None:
    state = position()
    noble(state, "william", GULES, "whitby")
    put(state, GULES, "whitby", knight=1)
    put(state, AZURE, "kings-lynn", soldier=1)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; take all; sail kings-lynn")
    assert units(state, GULES, "kings-lynn", "sea") == {"knight": 1}
    do(state, GULES, "go coventry")
    assert waits(state) == [AZURE]


@pytest.mark.parametrize("where", ["north", "midlands"])
def test_5_5_storms_bar_the_sea(where: str) -> None:
    """Neither out of a region with storms nor into one."""
    state = fleet("whitby")
    lay(state, where, "storms")
    do(state, GULES, "lead william")
    assert why(state, GULES, "sail kings-lynn") == "storms"


def test_5_5_storms_on_the_way() -> None:
    state = fleet("whitby")
    lay(state, "midlands", "storms")
    do(state, GULES, "lead william")
    assert why(state, GULES, "sail london") == "storms"
    do(state, GULES, "sail berwick; halt")


# --- into the plague -------------------------------------------------------------------------------------------------


def sick(start: str, *regions: str) -> FiefState:
    """William with two soldiers; the plague rages in some regions."""
    state = position()
    noble(state, "william", GULES, start)
    put(state, GULES, start, soldier=2)
    for where in regions:
        lay(state, where, "plague")
    return turn(state, "move", GULES)


def test_2_5_who_enters_a_plague_throws() -> None:
    """A die for each unit, which dies on 1-3 (ruling 15), and one for the Noble."""
    state = sick("oxford", "midlands")
    rig(state, plague=[3, 4, 4])
    do(state, GULES, "lead william; take all; go coventry; halt")
    assert spent(state)
    assert (units(state, GULES, "coventry"), place(state, "william")) == ({"soldier": 1}, "coventry")


def test_2_5_a_noble_dies_of_it() -> None:
    state = sick("oxford", "midlands")
    noble(state, "hugh", GULES, "exeter")
    rig(state, plague=[4, 4, 3])
    do(state, GULES, "lead william; take all; go coventry")
    assert place(state, "william") == "dead"
    assert units(state, GULES, "coventry") == {"soldier": 2}


def test_2_5_no_second_die_in_a_round() -> None:
    """Who leaves the region and comes back does not throw again; nor who moves within it."""
    state = sick("oxford", "midlands")
    rig(state, plague=[4, 4, 4])
    do(state, GULES, "lead william; take all; go coventry; go nottingham; halt")
    assert spent(state)
    state = sick("coventry", "midlands")
    who(state, "william").safe = True
    rig(state, plague=[])
    do(state, GULES, "lead william; take all; go oxford; go coventry; halt")
    assert units(state, GULES, "coventry") == {"soldier": 2}


def test_2_5_not_from_a_plague_beside_it() -> None:
    state = sick("oxford", "south-east", "midlands")
    rig(state, plague=[])
    do(state, GULES, "lead william; take all; go coventry; halt")
    assert units(state, GULES, "coventry") == {"soldier": 2}


def test_2_5_no_noble_dies_inside_an_abbey() -> None:
    """2.13: his troops throw, he does not."""
    state = sick("oxford", "midlands")
    noble(state, "lucia", GULES, "coventry")
    abbess(state, "lucia", 0, "coventry")
    rig(state, plague=[4, 4])
    do(state, GULES, "lead william; take all; go coventry; halt")
    assert spent(state)
    assert place(state, "william") == "coventry"


def murdered(*, kin: bool) -> FiefState:
    """Lucia is murdered while her knights are about to fight a parade in Canterbury."""
    state = winchester()
    if kin:
        noble(state, "simon", VERT, "canterbury", out="winchester")
    noble(state, "joan", GULES, "york")
    hand(state, GULES, "assassination")
    state.orders[VERT].windows = "ask"
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    do(state, GULES, "assassinate lucia joan")
    rig(state, melee=[0, 0])
    do(state, VERT, "abide")
    return state


@pytest.mark.parametrize("kin", [True, False])
def test_5_2_riders_without_a_leader_stand_where_they_have_fought(kin: bool) -> None:
    """10.3: on the road by which they came, like others."""
    state = murdered(kin=kin)
    do(state, VERT, "stop")
    do(state, AZURE, "fight")
    assert {s.site for s in state.stacks if s.family == VERT} == {CITY["winchester"]}


def test_5_2_hired_crossbows_do_not_ride() -> None:
    """11.1: they come at any moment, and stand outside: a parade is Nobles and knights."""
    state = winchester()
    slot(state, VERT, "french-crossbows")
    state.orders[VERT].windows = "ask"
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    do(state, VERT, "hire canterbury 2")
    riders = next(s for s in state.stacks if s.family == VERT and s.units[2])
    assert riders.units[3] == 0
    rig(state, melee=[2, 2, 0])
    do(state, VERT, "abide; go london")
    assert units(state, VERT, "london") == {"knight": 1}
