"""Chapter 6: invaders land, march and fight (6.1-6.4)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, REGION
from engine.fief.phases.raid import land, reinforce
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.fief.events import keys, said

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


# --- reinforcements and landing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 5), (4, 5)])
def test_6_1_three_infantry_up_to_five(board: Board, before: int, after: int) -> None:
    board.army("york", before)
    reinforce(board.state, [])
    assert board.host() == [(CITY["york"], after)]


def test_6_1_only_leaders_recruit(board: Board) -> None:
    board.army("york", 2, leader=False)
    reinforce(board.state, [])
    assert board.host() == [(CITY["york"], 2)]


@pytest.mark.parametrize("face", [0, 1, 2, 3])
def test_6_2_an_army_for_each_f(board: Board, face: int) -> None:
    """A blank is a false alarm; the card goes either way."""
    board.landed("midlands", face)
    assert board.host() == [(CITY["kings-lynn"], 5)] * face
    assert not board.state.weather[REGION["midlands"]]


def test_6_2_never_more_than_four(board: Board) -> None:
    for city in ("york", "durham", "exeter"):
        board.army(city)
    board.lay("wales", "invaders")
    board.rig(landing=[3])
    land(board.state, REGION["wales"], [])
    assert len(board.host()) == 4


def test_6_2_storms_delay_the_landing(board: Board) -> None:
    """The card stays in the sea, no die is thrown; it outlives the round."""
    events = board.landed("north", 3, "storms")
    assert keys(events) == ["invaders-delayed"]
    assert not board.host()
    board.go("close")
    assert board.state.weather[REGION["north"]]


@pytest.mark.parametrize(("die", "leader"), [(1, False), (3, False), (4, True)])
def test_6_2_plague_halves_them(board: Board, die: int, leader: bool) -> None:
    """Two of five infantry go; the leader dies on 1-3."""
    events = board.landed("north", 1, "plague", plague=die)
    (told,) = said(events, "plague-leader")
    assert told.params["deadly"] == int(not leader)
    (it,) = [a for a in board.state.armies if a.city >= 0]
    assert (it.infantry, it.leader) == (3, leader)


def test_6_2_no_landing_in_round_one(board: Board) -> None:
    """2.4: the cards of round 1 wake in round 2."""
    board.position(number=1)
    board.lay("north", "invaders", awake=False)
    board.go("raid")
    assert not board.host()


# --- marching --------------------------------------------------------------------------------------------------------


def test_6_3_two_moves_by_the_compass_with_everybody(board: Board) -> None:
    """Nottingham has no road north or east: another point is drawn."""
    board.army("coventry", 2)
    board.rig(compass=[NORTH, NORTH, EAST, WEST])
    board.go("raid")
    assert board.host() == [(CITY["harlech"], 5)]
    assert board.spent()


def test_6_3_in_the_order_of_their_regions(board: Board) -> None:
    board.army("oxford")
    board.army("exeter")
    board.rig(compass=[NORTH, WEST, NORTH, NORTH])
    events = board.go("raid")
    first = next(e for e in events if e.key == "fief-invaders-march")
    assert str(first.params["city"]).find("exeter") >= 0
    assert board.spent()


def test_6_3_storms_stop_them(board: Board) -> None:
    """2.5: nobody moves in a region with storms."""
    board.army("coventry")
    board.lay("midlands", "storms")
    board.go("raid")
    assert board.host() == [(CITY["coventry"], 5)]


# --- fighting --------------------------------------------------------------------------------------------------------


def test_6_4_outnumbered_troops_are_attacked(board: Board) -> None:
    """Leader and four against four troops; engines and Nobles do not count."""
    board.besetting(1, knight=2, archer=1, soldier=1, bombard=1)
    board.go("raid")
    board.do(GULES, "pass")
    assert board.state.frames[-1].__class__.__name__ == "Battle"


def test_6_4_equal_numbers_are_ignored(board: Board) -> None:
    board.besetting(1, knight=2, archer=1, soldier=2)
    board.go("raid")
    board.rig(compass=[EAST, NORTH])
    events = board.do(GULES, "pass")
    assert "battle" not in keys(events)
    assert not board.host(), "they found the port of London empty"


def test_6_4_they_look_at_the_last_city_too(board: Board) -> None:
    """They fight at once whom they find, with no move left as well."""
    board.noble("lucia", GULES, "oxford", lord=["wales"])
    board.put(GULES, "oxford", soldier=2)
    board.army("nottingham")
    board.rig(compass=[SOUTH, SOUTH], melee=[0, 0, 0, 0])
    board.go("raid")
    assert board.waits() == [GULES]
    assert "battle" in keys(board.do(GULES, "pass"))
    assert board.spent(), "thirteen points and three"


def test_6_4_walls_they_cannot_hurt_are_left_alone(board: Board) -> None:
    """A leader and three infantry are nine points, two dice: a Walled City takes both."""
    board.besetting(0, building="walled", soldier=2)
    board.rig(compass=[EAST, NORTH])
    board.go("raid")
    assert "battle" not in keys(board.do(GULES, "pass"))


def test_6_4_walls_that_leave_a_die_are_stormed(board: Board) -> None:
    board.besetting(0, building="fortress", soldier=2)
    board.go("raid")
    board.rig(melee=[0, 0])
    board.do(GULES, "pass")
    assert board.spent(), "one die against the fortress, one for the garrison"


def test_6_4_a_passage_helps_them_over_the_walls(board: Board) -> None:
    """10.2: anybody may show invaders the way in."""
    board.besetting(2, building="walled", soldier=2)
    board.noble("hugh", AZURE, "york")
    board.hand(AZURE, "passage")
    board.rig(melee=[0, 0])
    board.go("raid")
    board.do(GULES, "pass")
    assert board.spent(), "thirteen points: three dice, one against a Walled City"
    board.do(AZURE, "tunnel")
    board.rig(melee=[2, 1, 0, 0])
    board.do(GULES, "fight")
    assert board.spent()


def test_6_4_they_stop_when_they_no_longer_outnumber(board: Board) -> None:
    """6.8: after each roll they count again, and walk on."""
    board.besetting(2, knight=3, soldier=2)
    board.go("raid")
    board.rig(melee=[0, 0, 0, 3, 3], compass=[EAST, NORTH])
    events = board.do(GULES, "pass")
    assert [e.params["result"].slug for e in events if e.key == "fief-battle-over"] == ["result-withdraw"]
    assert board.place("lucia") == "winchester"


def test_6_4_one_family_after_the_other(board: Board) -> None:
    """Several families: in the order of their turns, each if it is outnumbered."""
    for family, slug in ((GULES, "lucia"), (AZURE, "hugh")):
        board.noble(slug, family, "coventry", out="" if family == GULES else "oxford")
        board.put(family, "coventry", out="" if family == GULES else "oxford", soldier=1)
    board.army("coventry", 4, out="nottingham")
    board.go("raid", first=AZURE)
    board.rig(melee=[3, 0, 0, 0, 3, 0, 0, 0])
    board.do(AZURE, "pass")
    events = board.do(GULES, "pass")
    assert [e.params["other"][0].slug for e in events if e.key == "fief-battle"] == ["azure", "gules"]


def test_6_4_armies_fight_together(board: Board) -> None:
    """Two leaders with five infantry each are twelve against nine troops."""
    board.besetting(5, knight=4, soldier=5)
    board.army("winchester", 5, out="exeter")
    board.go("raid")
    board.do(GULES, "pass")
    assert board.state.frames[-1].__class__.__name__ == "Battle"


def test_6_4_infantry_without_a_leader_follows_another(board: Board) -> None:
    board.army("coventry", 2)
    board.army("coventry", 3, leader=False)
    board.rig(compass=[NORTH, WEST])
    board.go("raid")
    assert board.host() == [(CITY["harlech"], 5), (CITY["harlech"], 3)]


def test_6_4_the_leader_falls_after_his_infantry(board: Board) -> None:
    """Five infantry take ten hits, the leader three more."""
    board.besetting(2, soldier=1, knight=4)
    board.go("raid")
    board.rig(melee=[0, 0, 0, 3, 3, 3], compass=[WEST, NORTH])
    board.do(GULES, "pass")
    assert board.host() == [(CITY["bristol"], 1)]
    assert board.state.armies[0].leader


def test_6_0_an_army_is_a_leader_and_five(board: Board) -> None:
    """Four of them; which side of the markers is shown changes nothing."""
    for side in ("norse", "normans"):
        board.position(invaders=side)
        assert len(board.state.armies) == 4
        board.lay("wales", "invaders")
        board.rig(landing=[1])
        land(board.state, REGION["wales"], [])
        assert board.host() == [(CITY["cardiff"], 5)]
        assert board.state.armies[0].leader


def test_6_8_they_count_after_every_roll(board: Board) -> None:
    """After archers too: six invaders against four, two infantry shot, four against four are too few."""
    board.besetting(2, archer=4)
    board.go("raid")
    board.rig(archers=[3], melee=[], compass=[WEST, NORTH])
    events = board.do(GULES, "pass")
    assert board.spent()
    assert [e.params["result"].slug for e in events if e.key == "fief-battle-over"] == ["result-withdraw"]


def test_6_4_leaders_fall_one_by_one(board: Board) -> None:
    """Two leaders without infantry: four hits take one."""
    board.noble("hugh", GULES, "coventry")
    board.put(GULES, "coventry", knight=3)
    for _ in range(2):
        board.army("coventry", 0, out="oxford")
    board.go("battle", first=GULES)
    board.rig(melee=[3, 1, 0])
    board.do(GULES, "attack coventry invaders")
    assert [a.leader for a in board.state.armies[:2]] == [False, True]
