"""Chapter 6: what invaders destroy, how one is rid of them (6.5-6.13)."""

from __future__ import annotations

import pytest

from engine.fief.board import invaders_at
from engine.fief.game_data import CITY
from engine.fief.ransoms import ransom_of
from engine.fief.state import FiefState
from tests.engine.fief.field import besetting, host, result
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    abbess,
    army,
    captor,
    control,
    crown,
    do,
    go,
    hand,
    hold,
    lay,
    legal,
    lord_of,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    run,
    slot,
    spent,
    town,
    turn,
    units,
    waits,
    who,
    why,
)

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


# --- what they destroy -----------------------------------------------------------------------------------------------


def test_6_5_an_empty_city_loses_everything() -> None:
    state = position()
    noble(state, "lucia", GULES, "exeter")
    town(state, "york", "fortress", mill=True, control=GULES)
    army(state, "york")
    rig(state, compass=[WEST, SOUTH])
    go(state, "raid")
    it = state.towns[CITY["york"]]
    assert (it.building, it.mill, it.control) == ("", False, -1)
    assert all(r.gone for r in state.relics if r.city == CITY["york"])
    assert sum(r.gone for r in state.relics) == 1, "the relic of the cathedral"


def test_6_5_an_abbey_is_destroyed() -> None:
    state = position()
    noble(state, "lucia", GULES, "exeter")
    abbess(state, "lucia", 0, "durham")
    army(state, "durham")
    rig(state, compass=[SOUTH, WEST])
    go(state, "raid")
    assert state.towns[CITY["durham"]].building == ""
    assert state.veils[0] == NOBLE["lucia"], "she stays abbess, and builds anew (2.13)"


def test_6_5_captives_of_invaders_and_surrender() -> None:
    """They always take a surrender; the Noble follows the army until his ransom is paid."""
    state = besetting(4, soldier=2)
    go(state, "raid")
    rig(state, melee=[0, 0, 0, 0])
    do(state, GULES, "pass")
    assert "truce" not in legal(state, GULES)
    rig(state, compass=[EAST, WEST])
    do(state, GULES, "surrender")
    assert captor(state, "lucia") == "army-0"
    assert not units(state, GULES, "winchester")


def test_7_6_only_an_army_with_a_leader_holds_captives() -> None:
    """Of several armies that win together the strongest that is led, however many stand there without a leader."""
    state = besetting(5, soldier=1)
    state.armies[0].leader = False
    army(state, "winchester", 2, out="exeter")
    go(state, "raid")
    rig(state, melee=[0] * 9, compass=[EAST, WEST, EAST, WEST])
    do(state, GULES, "pass; surrender")
    assert captor(state, "lucia") == "army-1"


def test_6_6_a_walled_city_taken() -> None:
    """The title goes back, the strongest army stays for good."""
    state = position()
    noble(state, "lucia", GULES, "coventry", lord=["midlands"])
    put(state, GULES, "coventry", soldier=1)
    town(state, "coventry", "walled")
    army(state, "coventry", 2, out="oxford")
    army(state, "coventry", 5, out="oxford")
    go(state, "raid")
    rig(state, melee=[1, 0], compass=[NORTH, WEST])
    do(state, GULES, "pass")
    assert lord_of(state, "midlands") == ""
    assert [a.stays for a in state.armies[:2]] == [True, False]
    assert captor(state, "lucia") == "army-0"
    assert host(state) == [(CITY["coventry"], 5), (CITY["harlech"], 5)]


def test_6_6_it_never_leaves_again() -> None:
    state = position()
    army(state, "coventry", 5, stays=True)
    go(state, "raid")
    assert host(state) == [(CITY["coventry"], 5)]


def retaking(**mine: int) -> FiefState:
    """Invaders hold the Walled City of Coventry for good; Hugh stands before it."""
    state = position()
    noble(state, "hugh", GULES, "coventry", out="oxford", lord=["wales"])
    put(state, GULES, "coventry", mine, out="oxford")
    town(state, "coventry", "walled")
    army(state, "coventry", 1, out="", stays=True)
    return turn(state, "battle", GULES)


def test_6_6_they_stand_behind_its_walls() -> None:
    """Thirteen points are three dice, two of which the walls take."""
    state = retaking(knight=4)
    rig(state, melee=[0, 0])
    do(state, GULES, "attack coventry invaders")
    assert spent(state), "a leader and one infantryman are five points"


def test_7_8_hits_that_fell_nobody_are_no_loss() -> None:
    """One hit is too little for an infantryman: after three such rolls the battle ends."""
    state = position()
    noble(state, "hugh", GULES, "coventry")
    put(state, GULES, "coventry", soldier=5)
    army(state, "coventry", 5, out="oxford")
    do(state, GULES, "order fight on")
    rig(state, melee=[1, 0, 0, 0] * 3)
    go(state, "battle", first=GULES)
    events = do(state, GULES, "attack coventry invaders")
    assert result(events) == "stalemate"
    assert spent(state)


def test_6_6_who_wins_it_back_has_the_title() -> None:
    state = retaking(knight=4, bombard=2, soldier=1)
    rig(state, bombards=[1, 1], melee=[3, 0])
    do(state, GULES, "attack coventry invaders")
    assert spent(state)
    assert (control(state, "coventry"), lord_of(state, "midlands")) == (GULES, "hugh")


# --- ransoms and leaving ---------------------------------------------------------------------------------------------


def test_6_7_ransom_goes_to_the_box() -> None:
    """2 and 2 for each title; nobody gets it."""
    state = position(purse=4)
    noble(state, "lucia", GULES, "oxford", lord=["wales"])
    noble(state, "henri", GULES, "oxford")
    army(state, "york")
    hold(state, "lucia", "army-0")
    assert ransom_of(state, NOBLE["lucia"]) == 4
    go(state, "purse")
    assert (place(state, "lucia"), state.purse) == ("oxford", [0, 4, 4, 4])


def before_port() -> FiefState:
    """Invaders at Lincoln with a captive; their next road leads to the port of King's Lynn."""
    state = position()
    noble(state, "lucia", GULES, "norwich", lord=["wales"])
    noble(state, "henri", GULES, "exeter")
    army(state, "lincoln")
    hold(state, "lucia", "army-0")
    rig(state, compass=[SOUTH])
    return state


def test_6_9_an_empty_port_reached_from_inland_sends_them_home() -> None:
    """Their captives are free in the port."""
    state = before_port()
    go(state, "raid")
    assert spent(state)
    assert not host(state)
    assert place(state, "lucia") == "kings-lynn"


def test_6_9_a_port_that_is_won_too() -> None:
    state = before_port()
    put(state, AZURE, "kings-lynn", soldier=1)
    rig(state, melee=[1, 0, 0, 0])
    go(state, "raid")
    assert spent(state)
    assert not host(state)
    assert place(state, "lucia") == "kings-lynn"


def test_6_9_they_do_not_leave_from_where_they_landed() -> None:
    state = position()
    army(state, "kings-lynn", 5)
    lay(state, "midlands", "storms")
    go(state, "raid")
    assert host(state) == [(CITY["kings-lynn"], 5)]


def test_6_9_danish_tax() -> None:
    """5 shillings to the box rid the city of one army (ruling 21)."""
    state = besetting(5, soldier=1)
    go(state, "raid")
    events = do(state, GULES, "danegeld lucia")
    assert [e.seals for e in events if e.key == "fief-danegeld"] == [True], "who has paid is told, and stays"
    assert state.purse[GULES] == 5
    assert not host(state)
    assert place(state, "lucia") == "winchester"


def test_6_9_danish_tax_rids_of_the_army_whose_turn_it_is() -> None:
    """Of two armies the one that would fight now; the other is paid in its own turn."""
    state = besetting(0, soldier=9)
    army(state, "winchester", 5, out="exeter")
    state.purse[GULES] = 9
    go(state, "raid")
    do(state, GULES, "danegeld lucia")
    assert host(state) == [(CITY["winchester"], 5)]
    assert state.armies[0].city < 0


def test_6_9_danish_tax_frees_captives() -> None:
    state = besetting(5, soldier=1)
    noble(state, "hugh", AZURE, "york")
    noble(state, "henri", AZURE, "exeter")
    hold(state, "hugh", "army-0")
    go(state, "raid")
    do(state, GULES, "danegeld lucia")
    assert captor(state, "hugh") == ""


def test_6_9_danish_tax_beyond_the_purse() -> None:
    state = besetting(5, soldier=1)
    state.purse[GULES] = 4
    go(state, "raid")
    assert why(state, GULES, "danegeld lucia") == "danegeld"


def test_6_9_captives_cannot_pay() -> None:
    state = position()
    noble(state, "lucia", GULES, "york")
    hold(state, "lucia", str(f"army-{army(state, 'coventry')}"))
    rig(state, compass=[NORTH, WEST])
    go(state, "raid")
    assert not legal(state, GULES, "danegeld")


def test_6_9_sigrid_pays_three() -> None:
    state = position(purse=3)
    noble(state, "lucia", GULES, "coventry", servant="sigrid")
    army(state, "coventry", out="oxford")
    go(state, "raid")
    do(state, GULES, "danegeld lucia")
    assert (state.purse[GULES], host(state)) == (0, [])


@pytest.mark.parametrize(("die", "gone"), [(1, True), (3, True), (4, False), (6, False)])
def test_6_10_the_church_intervenes(die: int, gone: bool) -> None:
    """1-3: the army is out of the game; 4-6: the cleric is killed."""
    state = position()
    noble(state, "hugh", GULES, "coventry", see="norwich")
    army(state, "coventry", out="oxford")
    go(state, "raid")
    rig(state, intercession=[die])
    if not gone:
        rig(state, compass=[NORTH, WEST])
    do(state, GULES, "intercede hugh")
    assert state.armies[0].gone == gone
    assert (place(state, "hugh") == "dead") == (not gone)


def test_6_10_only_clerics() -> None:
    state = besetting(5, soldier=1)
    go(state, "raid")
    assert why(state, GULES, "intercede lucia") == "intercede"


def test_6_10_an_abbess_may() -> None:
    state = position()
    noble(state, "lucia", GULES, "coventry")
    abbess(state, "lucia")
    army(state, "coventry", out="oxford")
    go(state, "raid")
    assert "intercede lucia" in legal(state, GULES)


# --- leaders fall ----------------------------------------------------------------------------------------------------


def leaders() -> FiefState:
    """Invaders beside a Noble whose family has the cards to rid itself of a leader."""
    state = position()
    noble(state, "hugh", GULES, "coventry")
    noble(state, "simon", VERT, "york")
    army(state, "coventry", 4, out="oxford")
    hand(state, GULES, "ambush", "assassination")
    go(state, "move", first=GULES)
    return state


def test_6_11_a_leader_is_ambushed() -> None:
    """He leaves the game; his infantry stays."""
    state = leaders()
    do(state, GULES, "trap-leader army-0")
    assert (state.armies[0].leader, host(state)) == (False, [(CITY["coventry"], 4)])
    assert why(state, VERT, "trap-leader army-0") != ""


def test_6_12_a_leader_is_murdered_without_an_executor() -> None:
    state = leaders()
    do(state, GULES, "kill-leader army-0")
    assert (state.armies[0].leader, who(state, "hugh").heresy) == (False, False)


def test_6_12_his_captives_are_free() -> None:
    state = leaders()
    noble(state, "henri", AZURE, "exeter")
    noble(state, "joan", AZURE, "york")
    hold(state, "joan", "army-0")
    do(state, GULES, "kill-leader army-0")
    run(state)
    assert captor(state, "joan") == ""


def test_6_12_infantry_without_a_leader_stays_and_defends() -> None:
    """Ruling 22."""
    state = position()
    noble(state, "hugh", GULES, "coventry")
    put(state, GULES, "coventry", knight=4)
    army(state, "coventry", 2, leader=False, out="oxford")
    go(state, "raid")
    assert host(state) == [(CITY["coventry"], 2)]
    rig(state, melee=[3, 1, 0, 0])
    do(state, GULES, "attack coventry invaders")
    assert not invaders_at(state, CITY["coventry"])


def test_6_13_rebellions_strike_invaders() -> None:
    """10.1: two hits an infantryman."""
    state = position()
    noble(state, "lucia", AZURE, "exeter")
    lay(state, "midlands", "famine")
    army(state, "coventry", 4, out="oxford")
    hand(state, AZURE, "rebellion")
    go(state, "move", first=AZURE)
    rig(state, rebellion=[3])
    do(state, AZURE, "rebel coventry card")
    for seat in list(waits(state)):
        do(state, seat, "pass")
    assert host(state) == [(CITY["coventry"], 2)]


def test_6_5_control_after_the_battle() -> None:
    """Who loses to invaders loses the city."""
    state = besetting(4, soldier=1)
    town(state, "winchester", mill=True)
    go(state, "raid")
    rig(state, melee=[1, 0, 0, 0], compass=[WEST, NORTH])
    do(state, GULES, "pass")
    assert control(state, "winchester") == -1
    assert not state.towns[CITY["winchester"]].mill
    assert captor(state, "lucia") == "army-0"


def test_6_3_crown_and_relics_are_untouched_where_they_pass() -> None:
    """A relic that somebody carries is not destroyed with a city."""
    state = position()
    noble(state, "hugh", GULES, "exeter")
    crown(state, "hugh")
    relic(state, "grail", "hugh")
    slot(state, GULES, "burgher-3")
    army(state, "durham")
    rig(state, compass=[SOUTH, WEST])
    go(state, "raid")
    assert not state.relics[0].gone
