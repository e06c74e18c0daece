"""Chapter 6: what invaders destroy, how one is rid of them (6.5-6.13)."""

from __future__ import annotations

import pytest

from engine.fief.board import invaders_at
from engine.fief.deals.ransoms import ransom_of
from engine.fief.game_data import CITY, NOBLE
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import result

NORTH, EAST, SOUTH, WEST = 1, 2, 3, 4


# --- what they destroy -----------------------------------------------------------------------------------------------


def test_6_5_an_empty_city_loses_everything(board: Board) -> None:
    board.noble("lucia", GULES, "exeter")
    board.town("york", "fortress", mill=True, control=GULES)
    board.army("york")
    board.rig(compass=[WEST, SOUTH])
    board.go("raid")
    it = board.state.towns[CITY["york"]]
    assert (it.building, it.mill, it.control) == ("", False, -1)
    assert all(r.gone for r in board.state.relics if r.city == CITY["york"])
    assert sum(r.gone for r in board.state.relics) == 1, "the relic of the cathedral"


def test_6_5_an_abbey_is_destroyed(board: Board) -> None:
    board.noble("lucia", GULES, "exeter")
    board.abbess("lucia", 0, "durham")
    board.army("durham")
    board.rig(compass=[SOUTH, WEST])
    board.go("raid")
    assert board.state.towns[CITY["durham"]].building == ""
    assert board.state.veils[0] == NOBLE["lucia"], "she stays abbess, and builds anew (2.13)"


def test_6_5_captives_of_invaders_and_surrender(board: Board) -> None:
    """They always take a surrender; the Noble follows the army until his ransom is paid."""
    board.besetting(4, soldier=2)
    board.go("raid")
    board.rig(melee=[0, 0, 0, 0])
    board.do(GULES, "pass")
    assert "truce" not in board.legal(GULES)
    board.rig(compass=[EAST, WEST])
    board.do(GULES, "surrender")
    assert board.captor("lucia") == "army-0"
    assert not board.units(GULES, "winchester")


def test_7_6_only_an_army_with_a_leader_holds_captives(board: Board) -> None:
    """Of several armies that win together the strongest that is led, however many stand there without a leader."""
    board.besetting(5, soldier=1)
    board.state.armies[0].leader = False
    board.army("winchester", 2, out="exeter")
    board.go("raid")
    board.rig(melee=[0] * 9, compass=[EAST, WEST, EAST, WEST])
    board.do(GULES, "pass; surrender")
    assert board.captor("lucia") == "army-1"


def test_6_6_a_walled_city_taken(board: Board) -> None:
    """The title goes back, the strongest army stays for good."""
    board.noble("lucia", GULES, "coventry", lord=["midlands"])
    board.put(GULES, "coventry", soldier=1)
    board.town("coventry", "walled")
    board.army("coventry", 2, out="oxford")
    board.army("coventry", 5, out="oxford")
    board.go("raid")
    board.rig(melee=[1, 0], compass=[NORTH, WEST])
    board.do(GULES, "pass")
    assert board.lord_of("midlands") == ""
    assert [a.stays for a in board.state.armies[:2]] == [True, False]
    assert board.captor("lucia") == "army-0"
    assert board.host() == [(CITY["coventry"], 5), (CITY["harlech"], 5)]


def test_6_6_it_never_leaves_again(board: Board) -> None:
    board.army("coventry", 5, stays=True)
    board.go("raid")
    assert board.host() == [(CITY["coventry"], 5)]


def retaking(board: Board, **mine: int) -> Board:
    """Invaders hold the Walled City of Coventry for good; Hugh stands before it."""
    board.position()
    board.noble("hugh", GULES, "coventry", out="oxford", lord=["wales"])
    board.put(GULES, "coventry", mine, out="oxford")
    board.town("coventry", "walled")
    board.army("coventry", 1, out="", stays=True)
    return board.turn("battle", GULES)


def test_6_6_they_stand_behind_its_walls(board: Board) -> None:
    """Thirteen points are three dice, two of which the walls take."""
    retaking(board, knight=4)
    board.rig(melee=[0, 0])
    board.do(GULES, "attack coventry invaders")
    assert board.spent(), "a leader and one infantryman are five points"


def test_7_8_hits_that_fell_nobody_are_no_loss(board: Board) -> None:
    """One hit is too little for an infantryman: after three such rolls the battle ends."""
    board.noble("hugh", GULES, "coventry")
    board.put(GULES, "coventry", soldier=5)
    board.army("coventry", 5, out="oxford")
    board.do(GULES, "order fight on")
    board.rig(melee=[1, 0, 0, 0] * 3)
    board.go("battle", first=GULES)
    events = board.do(GULES, "attack coventry invaders")
    assert result(events) == "stalemate"
    assert board.spent()


def test_6_6_who_wins_it_back_has_the_title(board: Board) -> None:
    retaking(board, knight=4, bombard=2, soldier=1)
    board.rig(bombards=[1, 1], melee=[3, 0])
    board.do(GULES, "attack coventry invaders")
    assert board.spent()
    assert (board.control("coventry"), board.lord_of("midlands")) == (GULES, "hugh")


# --- ransoms and leaving ---------------------------------------------------------------------------------------------


def test_6_7_ransom_goes_to_the_box(board: Board) -> None:
    """2 and 2 for each title; nobody gets it."""
    board.position(purse=4)
    board.noble("lucia", GULES, "oxford", lord=["wales"])
    board.noble("henri", GULES, "oxford")
    board.army("york")
    board.hold("lucia", "army-0")
    assert ransom_of(board.state, NOBLE["lucia"]) == 4
    board.go("purse")
    assert (board.place("lucia"), board.state.purse) == ("oxford", [0, 4, 4, 4])


def before_port(board: Board) -> Board:
    """Invaders at Lincoln with a captive; their next road leads to the port of King's Lynn."""
    board.position()
    board.noble("lucia", GULES, "norwich", lord=["wales"])
    board.noble("henri", GULES, "exeter")
    board.army("lincoln")
    board.hold("lucia", "army-0")
    board.rig(compass=[SOUTH])
    return board


def test_6_9_an_empty_port_reached_from_inland_sends_them_home(board: Board) -> None:
    """Their captives are free in the port."""
    before_port(board)
    board.go("raid")
    assert board.spent()
    assert not board.host()
    assert board.place("lucia") == "kings-lynn"


def test_6_9_a_port_that_is_won_too(board: Board) -> None:
    before_port(board)
    board.put(AZURE, "kings-lynn", soldier=1)
    board.rig(melee=[1, 0, 0, 0])
    board.go("raid")
    assert board.spent()
    assert not board.host()
    assert board.place("lucia") == "kings-lynn"


def test_6_9_they_do_not_leave_from_where_they_landed(board: Board) -> None:
    board.army("kings-lynn", 5)
    board.lay("midlands", "storms")
    board.go("raid")
    assert board.host() == [(CITY["kings-lynn"], 5)]


def test_6_9_danish_tax(board: Board) -> None:
    """5 shillings to the box rid the city of one army (ruling 21)."""
    board.besetting(5, soldier=1)
    board.go("raid")
    events = board.do(GULES, "danegeld lucia")
    assert [e.seals for e in events if e.key == "fief-danegeld"] == [True], "who has paid is told, and stays"
    assert board.state.purse[GULES] == 5
    assert not board.host()
    assert board.place("lucia") == "winchester"


def test_6_9_danish_tax_rids_of_the_army_whose_turn_it_is(board: Board) -> None:
    """Of two armies the one that would fight now; the other is paid in its own turn."""
    board.besetting(0, soldier=9)
    board.army("winchester", 5, out="exeter")
    board.state.purse[GULES] = 9
    board.go("raid")
    board.do(GULES, "danegeld lucia")
    assert board.host() == [(CITY["winchester"], 5)]
    assert board.state.armies[0].city < 0


def test_6_9_danish_tax_frees_captives(board: Board) -> None:
    board.besetting(5, soldier=1)
    board.noble("hugh", AZURE, "york")
    board.noble("henri", AZURE, "exeter")
    board.hold("hugh", "army-0")
    board.go("raid")
    board.do(GULES, "danegeld lucia")
    assert board.captor("hugh") == ""


def test_6_9_danish_tax_beyond_the_purse(board: Board) -> None:
    board.besetting(5, soldier=1)
    board.state.purse[GULES] = 4
    board.go("raid")
    assert board.why(GULES, "danegeld lucia") == "money"


def test_6_9_captives_cannot_pay(board: Board) -> None:
    board.noble("lucia", GULES, "york")
    board.hold("lucia", str(f"army-{board.army('coventry')}"))
    board.rig(compass=[NORTH, WEST])
    board.go("raid")
    assert not board.legal(GULES, "danegeld")


def test_6_9_sigrid_pays_three(board: Board) -> None:
    board.position(purse=3)
    board.noble("lucia", GULES, "coventry", servant="sigrid")
    board.army("coventry", out="oxford")
    board.go("raid")
    board.do(GULES, "danegeld lucia")
    assert (board.state.purse[GULES], board.host()) == (0, [])


@pytest.mark.parametrize(("die", "gone"), [(1, True), (3, True), (4, False), (6, False)])
def test_6_10_the_church_intervenes(board: Board, die: int, gone: bool) -> None:
    """1-3: the army is out of the game; 4-6: the cleric is killed."""
    board.noble("hugh", GULES, "coventry", see="norwich")
    board.army("coventry", out="oxford")
    board.go("raid")
    board.rig(intercession=[die])
    if not gone:
        board.rig(compass=[NORTH, WEST])
    board.do(GULES, "intercede hugh")
    assert board.state.armies[0].gone == gone
    assert (board.place("hugh") == "dead") == (not gone)


def test_6_10_only_clerics(board: Board) -> None:
    board.besetting(5, soldier=1)
    board.go("raid")
    assert board.why(GULES, "intercede lucia") == "parley-lay"


def test_6_10_an_abbess_may(board: Board) -> None:
    board.noble("lucia", GULES, "coventry")
    board.abbess("lucia")
    board.army("coventry", out="oxford")
    board.go("raid")
    assert "intercede lucia" in board.legal(GULES)


# --- leaders fall ----------------------------------------------------------------------------------------------------


def leaders(board: Board) -> Board:
    """Invaders beside a Noble whose family has the cards to rid itself of a leader."""
    board.position()
    board.noble("hugh", GULES, "coventry")
    board.noble("simon", VERT, "york")
    board.army("coventry", 4, out="oxford")
    board.hand(GULES, "ambush", "assassination")
    board.go("move", first=GULES)
    return board


def test_6_11_a_leader_is_ambushed(board: Board) -> None:
    """He leaves the game; his infantry stays."""
    leaders(board)
    board.do(GULES, "trap-leader army-0")
    assert (board.state.armies[0].leader, board.host()) == (False, [(CITY["coventry"], 4)])
    assert board.why(VERT, "trap-leader army-0") != ""


def test_6_12_a_leader_is_murdered_without_an_executor(board: Board) -> None:
    leaders(board)
    board.do(GULES, "kill-leader army-0")
    assert (board.state.armies[0].leader, board.who("hugh").heresy) == (False, False)


def test_6_12_his_captives_are_free(board: Board) -> None:
    leaders(board)
    board.noble("henri", AZURE, "exeter")
    board.noble("joan", AZURE, "york")
    board.hold("joan", "army-0")
    board.do(GULES, "kill-leader army-0")
    board.run()
    assert board.captor("joan") == ""


def test_6_12_infantry_without_a_leader_stays_and_defends(board: Board) -> None:
    """Ruling 22."""
    board.noble("hugh", GULES, "coventry")
    board.put(GULES, "coventry", knight=4)
    board.army("coventry", 2, leader=False, out="oxford")
    board.go("raid")
    assert board.host() == [(CITY["coventry"], 2)]
    board.rig(melee=[3, 1, 0, 0])
    board.do(GULES, "attack coventry invaders")
    assert not invaders_at(board.state, CITY["coventry"])


def test_6_13_rebellions_strike_invaders(board: Board) -> None:
    """10.1: two hits an infantryman."""
    board.noble("lucia", AZURE, "exeter")
    board.lay("midlands", "famine")
    board.army("coventry", 4, out="oxford")
    board.hand(AZURE, "rebellion")
    board.go("move", first=AZURE)
    board.rig(rebellion=[3])
    board.do(AZURE, "rebel coventry card")
    for seat in list(board.waits()):
        board.do(seat, "pass")
    assert board.host() == [(CITY["coventry"], 2)]


def test_6_5_control_after_the_battle(board: Board) -> None:
    """Who loses to invaders loses the city."""
    board.besetting(4, soldier=1)
    board.town("winchester", mill=True)
    board.go("raid")
    board.rig(melee=[1, 0, 0, 0], compass=[WEST, NORTH])
    board.do(GULES, "pass")
    assert board.control("winchester") == -1
    assert not board.state.towns[CITY["winchester"]].mill
    assert board.captor("lucia") == "army-0"


def test_6_3_crown_and_relics_are_untouched_where_they_pass(board: Board) -> None:
    """A relic that somebody carries is not destroyed with a city."""
    board.noble("hugh", GULES, "exeter")
    board.crown("hugh")
    board.relic("grail", "hugh")
    board.slot(GULES, "burgher-3")
    board.army("durham")
    board.rig(compass=[SOUTH, WEST])
    board.go("raid")
    assert not board.state.relics[0].gone
