"""Chapter 6: invaders land, march, fight, lay waste, leave."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief.board import invaders_at
from engine.fief.lore import CITY, REGION
from engine.fief.phases.choices import ransom_of
from engine.fief.phases.raid import land, reinforce
from engine.fief.state import FiefState
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
    keys,
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
    units,
    waits,
    who,
    why,
)

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


def landed(where: str, face: int, *weather: str, plague: int = 6) -> tuple[FiefState, list[Event]]:
    """Invaders before the coast of a region, their die thrown."""
    state = position()
    lay(state, where, "invaders", *weather)
    rig(state, landing=[face], plague=[plague] * 4)
    events: list[Event] = []
    land(state, REGION[where], events)
    return state, events


def host(state: FiefState) -> list[tuple[int, int]]:
    """City and infantry of the armies on the map."""
    return [(a.city, a.infantry) for a in state.armies if a.city >= 0]


# --- reinforcements and landing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 5), (4, 5)])
def test_6_1_three_infantry_up_to_five(before: int, after: int) -> None:
    state = position()
    army(state, "york", before)
    reinforce(state, [])
    assert host(state) == [(CITY["york"], after)]


def test_6_1_only_leaders_recruit() -> None:
    state = position()
    army(state, "york", 2, leader=False)
    reinforce(state, [])
    assert host(state) == [(CITY["york"], 2)]


@pytest.mark.parametrize("face", [0, 1, 2, 3])
def test_6_2_an_army_for_each_f(face: int) -> None:
    """A blank is a false alarm; the card goes either way."""
    state, _ = landed("midlands", face)
    assert host(state) == [(CITY["kings-lynn"], 5)] * face
    assert not state.weather[REGION["midlands"]]


def test_6_2_never_more_than_four() -> None:
    state = position()
    for city in ("york", "durham", "exeter"):
        army(state, city)
    lay(state, "wales", "invaders")
    rig(state, landing=[3])
    land(state, REGION["wales"], [])
    assert len(host(state)) == 4


def test_6_2_storms_delay_the_landing() -> None:
    """The card stays in the sea, no die is thrown; it outlives the round."""
    state, events = landed("north", 3, "storms")
    assert keys(events) == ["invaders-delayed"]
    assert not host(state)
    go(state, "close")
    assert state.weather[REGION["north"]]


@pytest.mark.parametrize(("die", "leader"), [(1, False), (3, False), (4, True)])
def test_6_2_plague_halves_them(die: int, leader: bool) -> None:
    """Two of five infantry go; the leader dies on 1-3."""
    state, _ = landed("north", 1, "plague", plague=die)
    (it,) = [a for a in state.armies if a.city >= 0]
    assert (it.infantry, it.leader) == (3, leader)


def test_6_2_no_landing_in_round_one() -> None:
    """2.4: the cards of round 1 wake in round 2."""
    state = position(number=1)
    lay(state, "north", "invaders", awake=False)
    go(state, "raid")
    assert not host(state)


# --- marching --------------------------------------------------------------------------------------------------------


def test_6_3_two_moves_by_the_compass_with_everybody() -> None:
    """Nottingham has no road north or east: another point is drawn."""
    state = position()
    army(state, "coventry", 2)
    rig(state, compass=[NORTH, NORTH, EAST, WEST])
    go(state, "raid")
    assert host(state) == [(CITY["harlech"], 5)]
    assert spent(state)


def test_6_3_in_the_order_of_their_regions() -> None:
    state = position()
    army(state, "oxford")
    army(state, "exeter")
    rig(state, compass=[NORTH, WEST, NORTH, NORTH])
    events = go(state, "raid")
    first = next(e for e in events if e.key == "fief-invaders-march")
    assert str(first.params["city"]).find("exeter") >= 0
    assert spent(state)


def test_6_3_storms_stop_them() -> None:
    """2.5: nobody moves in a region with storms."""
    state = position()
    army(state, "coventry")
    lay(state, "midlands", "storms")
    go(state, "raid")
    assert host(state) == [(CITY["coventry"], 5)]


# --- fighting --------------------------------------------------------------------------------------------------------


def besetting(infantry: int, *, building: str = "", **troops: int) -> FiefState:
    """Invaders on the road before a city of one family's Lord and troops."""
    state = position()
    noble(state, "lucia", GULES, "winchester", lord=["wales"])
    put(state, GULES, "winchester", **troops)
    town(state, "winchester", building)
    army(state, "winchester", infantry, out="exeter")
    return state


def test_6_4_outnumbered_troops_are_attacked() -> None:
    """Leader and four against four troops; engines and Nobles do not count."""
    state = besetting(1, knight=2, archer=1, soldier=1, bombard=1)
    go(state, "raid")
    do(state, GULES, "pass")
    assert state.frames[-1].__class__.__name__ == "Battle"


def test_6_4_equal_numbers_are_ignored() -> None:
    state = besetting(1, knight=2, archer=1, soldier=2)
    go(state, "raid")
    rig(state, compass=[EAST, NORTH])
    events = do(state, GULES, "pass")
    assert "battle" not in keys(events)
    assert not host(state), "they found the port of London empty"


def test_6_4_they_look_at_the_last_city_too() -> None:
    """They fight at once whom they find, with no move left as well."""
    state = position()
    noble(state, "lucia", GULES, "oxford", lord=["wales"])
    put(state, GULES, "oxford", soldier=2)
    army(state, "nottingham")
    rig(state, compass=[SOUTH, SOUTH], melee=[0, 0, 0, 0])
    go(state, "raid")
    assert waits(state) == [GULES]
    assert "battle" in keys(do(state, GULES, "pass"))
    assert spent(state), "thirteen points and three"


def test_6_4_walls_they_cannot_hurt_are_left_alone() -> None:
    """A leader and three infantry are nine points, two dice: a Walled City takes both."""
    state = besetting(0, building="walled", soldier=2)
    rig(state, compass=[EAST, NORTH])
    go(state, "raid")
    assert "battle" not in keys(do(state, GULES, "pass"))


def test_6_4_walls_that_leave_a_die_are_stormed() -> None:
    state = besetting(0, building="fortress", soldier=2)
    go(state, "raid")
    rig(state, melee=[0, 0])
    do(state, GULES, "pass")
    assert spent(state), "one die against the fortress, one for the garrison"


def test_6_4_a_passage_helps_them_over_the_walls() -> None:
    """10.2: anybody may show invaders the way in."""
    state = besetting(2, building="walled", soldier=2)
    noble(state, "hugh", AZURE, "york")
    hand(state, AZURE, "passage")
    rig(state, melee=[0, 0])
    go(state, "raid")
    do(state, GULES, "pass")
    assert spent(state), "thirteen points: three dice, one against a Walled City"
    do(state, AZURE, "tunnel")
    rig(state, melee=[2, 1, 0, 0])
    do(state, GULES, "fight")
    assert spent(state)


def test_6_4_they_stop_when_they_no_longer_outnumber() -> None:
    """6.8: after each roll they count again, and walk on."""
    state = besetting(2, knight=3, soldier=2)
    go(state, "raid")
    rig(state, melee=[0, 0, 0, 3, 3], compass=[EAST, NORTH])
    events = do(state, GULES, "pass")
    assert [e.params["result"].slug for e in events if e.key == "fief-battle-over"] == ["result-withdraw"]
    assert place(state, "lucia") == "winchester"


def test_6_4_one_family_after_the_other() -> None:
    """Several families: in the order of their turns, each if it is outnumbered."""
    state = position()
    for family, slug in ((GULES, "lucia"), (AZURE, "hugh")):
        noble(state, slug, family, "coventry", out="" if family == GULES else "oxford")
        put(state, family, "coventry", out="" if family == GULES else "oxford", soldier=1)
    army(state, "coventry", 4, out="nottingham")
    go(state, "raid", first=AZURE)
    rig(state, melee=[3, 0, 0, 0, 3, 0, 0, 0])
    do(state, AZURE, "pass")
    events = do(state, GULES, "pass")
    assert [e.params["other"][0].slug for e in events if e.key == "fief-battle"] == ["azure", "gules"]


def test_6_4_armies_fight_together() -> None:
    """Two leaders with five infantry each are twelve against nine troops."""
    state = besetting(5, knight=4, soldier=5)
    army(state, "winchester", 5, out="exeter")
    go(state, "raid")
    do(state, GULES, "pass")
    assert state.frames[-1].__class__.__name__ == "Battle"


def test_6_4_infantry_without_a_leader_follows_another() -> None:
    state = position()
    army(state, "coventry", 2)
    army(state, "coventry", 3, leader=False)
    rig(state, compass=[NORTH, WEST])
    go(state, "raid")
    assert host(state) == [(CITY["harlech"], 5), (CITY["harlech"], 3)]


def test_6_4_the_leader_falls_after_his_infantry() -> None:
    """Five infantry take ten hits, the leader three more."""
    state = besetting(2, soldier=1, knight=4)
    go(state, "raid")
    rig(state, melee=[0, 0, 0, 3, 3, 3], compass=[WEST, NORTH])
    do(state, GULES, "pass")
    assert host(state) == [(CITY["bristol"], 1)]
    assert state.armies[0].leader


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
    """Their captives are free."""
    state = before_port()
    go(state, "raid")
    assert spent(state)
    assert not host(state)
    assert place(state, "lucia") == "exeter"


def test_6_9_a_port_that_is_won_too() -> None:
    state = before_port()
    put(state, AZURE, "kings-lynn", soldier=1)
    rig(state, melee=[1, 0, 0, 0])
    go(state, "raid")
    assert spent(state)
    assert not host(state)
    assert place(state, "lucia") == "exeter"


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
    do(state, GULES, "danegeld lucia")
    assert state.purse[GULES] == 5
    assert not host(state)
    assert place(state, "lucia") == "winchester"


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
