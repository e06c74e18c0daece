"""Chapter 5: movement by road and sea, leave to pass, control, parades."""

from __future__ import annotations

import pytest

from engine.fief.state import FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    abbess,
    control,
    crown,
    do,
    go,
    hold,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    spent,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)


def marching(seat: int = GULES) -> FiefState:
    """William with two knights and a soldier in Oxford, nobody else on the board."""
    state = position()
    noble(state, "william", seat, "oxford")
    put(state, seat, "oxford", knight=2, soldier=1)
    return state


def meeting() -> FiefState:
    """5-B: Lady Lucia with two knights in Winchester, Canterbury held by soldiers of another family."""
    state = position()
    noble(state, "lucia", VERT, "winchester", lord=["wales"])
    put(state, VERT, "winchester", knight=2)
    noble(state, "henri", AZURE, "norwich")
    put(state, AZURE, "canterbury", soldier=2)
    return turn(state, "move", VERT)


# --- roads -----------------------------------------------------------------------------------------------------------


def test_5_0_two_moves_and_no_third() -> None:
    state = turn(marching(), "move", GULES)
    do(state, GULES, "lead william; take all; go london; go norwich")
    assert place(state, "william") == "norwich"
    assert units(state, GULES, "norwich") == {"knight": 2, "soldier": 1}
    assert why(state, GULES, "go kings-lynn") == "moves"
    do(state, GULES, "halt")
    assert why(state, GULES, "lead william") == "moves"


def test_5_0_back_to_where_he_began() -> None:
    state = turn(marching(), "move", GULES)
    do(state, GULES, "lead william; go coventry; go oxford; halt")
    assert place(state, "william") == "oxford"


def test_5_0_only_along_roads() -> None:
    state = turn(marching(), "move", GULES)
    do(state, GULES, "lead william")
    assert why(state, GULES, "go winchester") == "road"


def test_5_0_a_move_can_be_taken_up_again() -> None:
    """Two Nobles may move in turns; each has two moves."""
    state = marching()
    noble(state, "hugh", GULES, "oxford")
    go(state, "move", first=GULES)
    do(state, GULES, "lead william; go london; halt; lead hugh; go coventry; halt; lead william; go norwich; halt")
    assert [place(state, n) for n in ("william", "hugh")] == ["norwich", "coventry"]
    assert legal(state, GULES, "lead") == ["lead hugh"]


def test_5_0_troops_follow_one_noble_a_round() -> None:
    """Troops that have marched with one Noble do not march with another."""
    state = marching()
    noble(state, "hugh", GULES, "london")
    go(state, "move", first=GULES)
    do(state, GULES, "lead william; take knight 2; go london; leave knight 1; halt; lead hugh")
    assert not legal(state, GULES, "take")
    assert why(state, GULES, "take knight 1") == "units"


def test_5_0_troops_never_move_alone() -> None:
    state = position()
    put(state, GULES, "oxford", knight=2)
    noble(state, "william", GULES, "exeter")
    go(state, "move", first=GULES)
    assert legal(state, GULES) == ["lead william", "done"]


def test_5_0_captives_do_not_move() -> None:
    state = marching()
    noble(state, "hugh", AZURE, "exeter")
    hold(state, "hugh", "william")
    go(state, "move", first=AZURE)
    assert legal(state, AZURE) == ["done"]
    assert why(state, AZURE, "lead hugh") == "captive"
    assert why(state, AZURE, "lead william") == "not-yours"


def test_5_0_engines_bombards_march_catapults_stay() -> None:
    """7.2: a bombard goes with an army, a catapult never."""
    state = marching()
    put(state, GULES, "oxford", bombard=1, catapult=1)
    go(state, "move", first=GULES)
    do(state, GULES, "lead william")
    assert why(state, GULES, "take catapult 1") == "catapult"
    do(state, GULES, "take all; go london; halt")
    assert units(state, GULES, "london") == {"knight": 2, "soldier": 1, "bombard": 1}
    assert units(state, GULES, "oxford") == {"catapult": 1}


def test_5_0_who_enters_another_city_stands_on_the_road() -> None:
    state = meeting()
    do(state, VERT, "lead lucia; take all; go canterbury; halt")
    assert who(state, "lucia").site >= 0
    assert units(state, VERT, "canterbury", "winchester") == {"knight": 2}
    assert control(state, "canterbury") == AZURE


def test_5_0_leave_refused_back_or_stay() -> None:
    state = meeting()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    assert waits(state) == [AZURE]
    do(state, AZURE, "refuse lucia")
    assert why(state, VERT, "go london") == "leave-refused"
    do(state, VERT, "go winchester; halt")
    assert units(state, VERT, "winchester") == {"knight": 2}


def test_5_0_troops_are_not_abandoned_where_leave_is_refused() -> None:
    """A Noble who is refused goes back with his troops, or not at all."""
    state = meeting()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    do(state, AZURE, "refuse lucia")
    do(state, VERT, "leave knight 1")
    assert why(state, VERT, "go winchester") == "abandon"
    do(state, VERT, "take knight 1; go winchester; halt")
    assert units(state, VERT, "winchester") == {"knight": 2}


def test_5_0_leave_granted_he_must_go_on() -> None:
    """Ruling 19: who named where he goes is taken there at once."""
    state = meeting()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    do(state, AZURE, "grant lucia")
    assert place(state, "lucia") == "london"
    assert control(state, "london") == VERT


def test_5_0_an_ally_is_asked_too() -> None:
    state = position()
    noble(state, "lucia", VERT, "winchester")
    noble(state, "henri", AZURE, "canterbury")
    put(state, AZURE, "canterbury", soldier=2)
    wed(state, "lucia", "henri")
    turn(state, "move", VERT)
    do(state, VERT, "lead lucia; go canterbury; go london")
    assert waits(state) == [AZURE]


def test_5_0_standing_orders_answer() -> None:
    """The order for strangers answers without a question, another for one family goes before it."""
    state = meeting()
    do(state, AZURE, "order strangers refuse; order-leave vert grant")
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    assert place(state, "lucia") == "london"


def test_5_0_any_road_but_the_enemys() -> None:
    """Who moves after foes have come leaves by any road but theirs, there only with their leave."""
    state = position()
    noble(state, "william", GULES, "london")
    put(state, GULES, "london", knight=1)
    noble(state, "hugh", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=1)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; go oxford")
    assert waits(state) == [AZURE]
    do(state, AZURE, "refuse william")
    do(state, GULES, "go norwich; halt")
    assert place(state, "william") == "norwich"


def test_5_0_quiet_neighbours_need_no_leave() -> None:
    """Foes who did not fight last round need no leave of each other in this one."""
    state = position()
    noble(state, "william", GULES, "london")
    put(state, GULES, "london", knight=1)
    noble(state, "hugh", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=1)
    go(state, "close")
    state.first = GULES
    go(state, "move")
    do(state, GULES, "lead william; go oxford; halt; done")
    assert place(state, "william") == "oxford"
    do(state, AZURE, "lead hugh; go canterbury")
    assert place(state, "hugh") == "canterbury"


def test_5_0_a_battle_ends_the_peace() -> None:
    state = position()
    noble(state, "william", GULES, "london")
    put(state, GULES, "london", knight=1)
    noble(state, "hugh", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", knight=1)
    town(state, "london", fought=True)
    go(state, "close")
    state.first = GULES
    go(state, "move")
    do(state, GULES, "lead william; go oxford")
    assert waits(state) == [AZURE]


def test_5_0_the_besieged_ask_the_besieger() -> None:
    state = position()
    noble(state, "william", GULES, "london")
    put(state, GULES, "london", knight=1)
    town(state, "london", "fortress", siege=AZURE)
    noble(state, "hugh", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=3)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; take all; go canterbury")
    assert waits(state) == [AZURE]
    do(state, AZURE, "grant william")
    assert place(state, "william") == "canterbury"


def test_5_0_storms_bar_the_roads() -> None:
    """2.5: nobody enters, leaves or moves in a region with storms."""
    state = marching()
    lay(state, "midlands", "storms")
    go(state, "move", first=GULES)
    do(state, GULES, "lead william")
    assert why(state, GULES, "go coventry") == "storms"
    do(state, GULES, "go bristol; halt")


# --- royal journeys --------------------------------------------------------------------------------------------------


def royal() -> FiefState:
    """King William in Oxford, Queen Lucia of another family in Exeter, a Royal Fortress at Berwick."""
    state = position()
    noble(state, "william", GULES, "oxford", lord=["wales"])
    noble(state, "hugh", GULES, "plymouth")
    noble(state, "lucia", AZURE, "exeter")
    noble(state, "simon", VERT, "cardiff")
    put(state, GULES, "oxford", knight=2)
    wed(state, "william", "lucia")
    crown(state, "william", "lucia", guards=2)
    town(state, "berwick", "royal-fortress", control=GULES)
    return state


def test_5_0_royal_journey_from_anywhere() -> None:
    """2.13, 4.9: the Royal Family with its guards reaches the Royal Fortress from anywhere for both moves."""
    state = turn(royal(), "move", GULES)
    do(state, GULES, "lead william; court berwick; halt")
    assert place(state, "william") == "berwick"
    assert who(state, "william").guards == 2
    assert "lead william" not in legal(state, GULES)
    assert units(state, GULES, "oxford") == {"knight": 2}


def test_5_0_royal_journey_for_both_families_alone() -> None:
    state = turn(royal(), "move", GULES)
    do(state, GULES, "lead hugh; court berwick; halt; done")
    do(state, AZURE, "lead lucia; court berwick; halt; done")
    assert place(state, "lucia") == "berwick"
    do(state, VERT, "lead simon")
    assert why(state, VERT, "court berwick") == "court"


def test_5_0_royal_journey_without_troops() -> None:
    state = turn(royal(), "move", GULES)
    do(state, GULES, "lead william; take knight 1")
    assert why(state, GULES, "court berwick") == "court-troops"


def test_5_0_royal_journey_takes_both_moves() -> None:
    state = turn(royal(), "move", GULES)
    do(state, GULES, "lead william; go london")
    assert why(state, GULES, "court berwick") == "moves"


def test_5_0_royal_journey_to_the_royal_abbey() -> None:
    state = royal()
    noble(state, "estrid", GULES, "norwich")
    abbess(state, "estrid", 1, "norwich", "royal-abbey")
    turn(state, "move", GULES)
    do(state, GULES, "lead william; court norwich; halt")
    assert place(state, "william") == "norwich"


# --- control ---------------------------------------------------------------------------------------------------------


def test_5_1_a_noble_alone_takes_an_independent_city() -> None:
    state = turn(marching(), "move", GULES)
    do(state, GULES, "lead william; go london; halt")
    assert control(state, "london") == GULES
    assert control(state, "oxford") == GULES, "troops are left there"


def test_5_1_an_emptied_city_is_independent() -> None:
    state = turn(marching(), "move", GULES)
    do(state, GULES, "lead william; take all; go london; halt")
    assert control(state, "oxford") == -1


@pytest.mark.parametrize("building", ["", "fortress"])
def test_5_1_a_lord_keeps_an_emptied_city(building: str) -> None:
    """Ruling 13: a city of one's fief, or with one's fortress, stays one's own."""
    state = marching()
    town(state, "oxford", building)
    if not building:
        state.fiefs[5] = state.nobles.index(who(state, "william"))
    go(state, "move", first=GULES)
    do(state, GULES, "lead william; take all; go coventry; halt")
    assert control(state, "oxford") == GULES


def test_5_1_the_first_to_come_controls() -> None:
    """Nobles of two families without troops: who came first keeps the city, the other stays on the road."""
    state = position()
    noble(state, "william", GULES, "oxford")
    noble(state, "hugh", AZURE, "coventry")
    turn(state, "move", GULES)
    do(state, GULES, "lead william; go london; halt; done")
    do(state, AZURE, "lead hugh; go oxford; go london; halt")
    assert control(state, "london") == GULES
    assert who(state, "hugh").site >= 0


def test_5_1_who_stays_takes_over_from_who_leaves() -> None:
    state = position()
    noble(state, "william", GULES, "london")
    noble(state, "hugh", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=1)
    turn(state, "move", GULES)
    do(state, GULES, "lead william; go norwich; halt")
    assert control(state, "london") == AZURE
    assert units(state, AZURE, "london", "") == {"soldier": 1}


# --- parades ---------------------------------------------------------------------------------------------------------


def test_5_2_only_nobles_and_knights() -> None:
    state = meeting()
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
    state = meeting()
    rig(state, melee=[3, 0, 0])
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    assert spent(state)
    assert control(state, "canterbury") == VERT
    assert units(state, VERT, "canterbury", "") == {"knight": 1}
    do(state, VERT, "go london; halt")
    assert units(state, VERT, "london") == {"knight": 1}


def test_5_2_won_it_must_ride_on() -> None:
    """FAQ: who has won a parade does not stay there; he may ride back."""
    state = meeting()
    rig(state, melee=[3, 0, 0])
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    assert "halt" not in legal(state, VERT)
    do(state, VERT, "go winchester; halt")
    assert place(state, "lucia") == "winchester"


def test_5_2_past_walls_unless_the_garrison_comes_out() -> None:
    state = meeting()
    town(state, "canterbury", "fortress")
    do(state, VERT, "lead lucia; take all; go canterbury; parade")
    assert waits(state) == [AZURE]
    do(state, AZURE, "stay-in")
    do(state, VERT, "go london; halt")
    assert units(state, VERT, "london") == {"knight": 2}
    assert control(state, "canterbury") == AZURE


def test_5_2_the_garrison_comes_out_without_its_walls() -> None:
    """Two knights and a Lord are seven points: two dice, none lost to the fortress."""
    state = meeting()
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
    assert units(state, GULES, "london") == {"soldier": 1, "knight": 1}


def test_5_2_storms_forbid_it() -> None:
    state = meeting()
    do(state, VERT, "lead lucia; take all; go canterbury")
    lay(state, "south-east", "storms")
    assert "parade" not in legal(state, VERT)


def test_5_3_defenders_add_a_hit_for_each_die() -> None:
    """Seven soldiers throw two dice: two blanks are two hits all the same."""
    state = meeting()
    put(state, AZURE, "canterbury", soldier=5)
    rig(state, melee=[0, 0, 0, 0])
    events = do(state, VERT, "lead lucia; take all; go canterbury; parade")
    volley = next(e for e in events if e.key == "fief-volley")
    assert (volley.params["hits"], volley.params["against"]) == (0, 2)


# --- the sea ---------------------------------------------------------------------------------------------------------


def fleet(city: str) -> FiefState:
    """William with a knight in a port."""
    state = position()
    noble(state, "william", GULES, city)
    put(state, GULES, city, knight=1)
    return turn(state, "move", GULES)


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


def test_5_0_the_turn_goes_on() -> None:
    """Families move one after the other, in the order of their turns."""
    state = position(first=2)
    assert waits(state) == []
    assert "movement" in keys(go(state, "move", first=2))
    assert waits(state) == [2]
    do(state, 2, "done")
    assert waits(state) == [3]
    do(state, 3, "done")
    assert waits(state) == [0]
