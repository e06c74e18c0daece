"""Chapter 6: invaders land, march and fight (6.1-6.4)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, REGION
from engine.fief.phases.raid import land, reinforce
from tests.engine.fief.field import besetting, host, landed
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    army,
    do,
    go,
    hand,
    keys,
    lay,
    noble,
    place,
    position,
    put,
    rig,
    spent,
    waits,
)

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


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


def test_6_0_an_army_is_a_leader_and_five() -> None:
    """Four of them; which side of the markers is shown changes nothing."""
    for side in ("norse", "normans"):
        state = position(invaders=side)
        assert len(state.armies) == 4
        lay(state, "wales", "invaders")
        rig(state, landing=[1])
        land(state, REGION["wales"], [])
        assert host(state) == [(CITY["cardiff"], 5)]
        assert state.armies[0].leader


def test_6_8_they_count_after_every_roll() -> None:
    """After archers too: six invaders against four, two infantry shot, four against four are too few."""
    state = besetting(2, archer=4)
    go(state, "raid")
    rig(state, archers=[3], melee=[], compass=[WEST, NORTH])
    events = do(state, GULES, "pass")
    assert spent(state)
    assert [e.params["result"].slug for e in events if e.key == "fief-battle-over"] == ["result-withdraw"]


def test_6_4_leaders_fall_one_by_one() -> None:
    """Two leaders without infantry: four hits take one."""
    state = position()
    noble(state, "hugh", GULES, "coventry")
    put(state, GULES, "coventry", knight=3)
    for _ in range(2):
        army(state, "coventry", 0, out="oxford")
    go(state, "battle", first=GULES)
    rig(state, melee=[3, 1, 0])
    do(state, GULES, "attack coventry invaders")
    assert [a.leader for a in state.armies[:2]] == [False, True]
