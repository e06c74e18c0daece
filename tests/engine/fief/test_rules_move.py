"""Chapter 5: movement by road, leave to pass, royal journeys, control (5.0, 5.1)."""

from __future__ import annotations

import pytest

from engine.core import Word
from engine.fief.state import FiefState
from tests.engine.fief.field import winchester
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
    said,
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


# --- roads -----------------------------------------------------------------------------------------------------------


def test_5_0_who_halts_where_he_stood_stays() -> None:
    """A Noble who was led out and has not moved is not led out again this round; undo is for second thoughts."""
    state = turn(marching(), "move", GULES)
    do(state, GULES, "lead william; halt")
    assert "lead william" not in legal(state, GULES, "move")
    assert why(state, GULES, "lead william") == "moves"


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
    noble(state, "lucia", AZURE, "exeter")
    go(state, "move", first=AZURE)
    assert legal(state, AZURE) == ["lead lucia", "done"]
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
    state = winchester()
    do(state, VERT, "lead lucia; take all; go canterbury; halt")
    assert who(state, "lucia").site >= 0
    assert units(state, VERT, "canterbury", "winchester") == {"knight": 2}
    assert control(state, "canterbury") == AZURE


def test_5_0_leave_refused_back_or_stay() -> None:
    state = winchester()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    assert waits(state) == [AZURE]
    do(state, AZURE, "refuse lucia")
    assert why(state, VERT, "go london") == "leave-refused"
    do(state, VERT, "go winchester; halt")
    assert units(state, VERT, "winchester") == {"knight": 2}


def test_5_0_troops_are_not_abandoned_where_leave_is_refused() -> None:
    """A Noble who is refused goes back with his troops, or not at all."""
    state = winchester()
    do(state, VERT, "lead lucia; take all; go canterbury; go london")
    do(state, AZURE, "refuse lucia")
    do(state, VERT, "leave knight 1")
    assert why(state, VERT, "go winchester") == "abandon"
    do(state, VERT, "take knight 1; go winchester; halt")
    assert units(state, VERT, "winchester") == {"knight": 2}


def test_5_0_leave_granted_he_must_go_on() -> None:
    """Ruling 19: who named where he goes is taken there at once."""
    state = winchester()
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
    state = winchester()
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


def test_5_0_the_turn_goes_on() -> None:
    """Families move one after the other, in the order of their turns."""
    state = position(first=2)
    for family, name in enumerate(("henri", "hugh", "lucia", "edward")):
        noble(state, name, family, ("york", "exeter", "norwich", "london")[family])
    assert waits(state) == []
    assert "movement" in keys(go(state, "move", first=2))
    assert waits(state) == [2]
    do(state, 2, "done")
    assert waits(state) == [3]
    do(state, 3, "done")
    assert waits(state) == [0]


def test_5_0_a_family_without_free_nobles_is_not_asked() -> None:
    """It moves nothing; who had somebody when its turn came may go on when he is taken."""
    state = marching()
    noble(state, "hugh", AZURE, "exeter")
    hold(state, "hugh", "william")
    noble(state, "edward", VERT, "york")
    events = go(state, "move", first=AZURE)
    assert waits(state) == [VERT]
    assert [e.params["family"] for e in said(events, "moved")] == [Word("azure")]
