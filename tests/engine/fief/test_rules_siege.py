"""Chapter 7: captives and ransoms, sieges and sallies, pillage (7.6, 7.7, 7.9, 7.10)."""

from __future__ import annotations

import pytest

from engine.fief.board import votes
from engine.fief.deals.ransoms import ransom_of
from engine.fief.game_data import CITY, NOBLE, SERVANT
from engine.fief.income import income
from engine.fief.phases.court import may_stand
from engine.fief.state.state import FiefState
from engine.fief.war.battle import may_besiege
from engine.fief.war.camps import defence
from tests.engine.fief.board import AZURE, GULES, VERT, Board


def before_walls(board: Board, building: str = "fortress", **mine: int) -> Board:
    """Hugh before London, where Henri stands behind walls with three soldiers; phase 7."""
    board.position()
    board.noble("henri", AZURE, "london", lord=["wales"])
    board.put(AZURE, "london", soldier=3)
    board.town("london", building, mill=True)
    board.noble("hugh", GULES, "london", out="oxford", lord=["north"])
    board.put(GULES, "london", out="oxford", **(mine or {"soldier": 7}))
    board.go("battle", first=GULES)
    return board


def besieging(board: Board, *, active: int = 0, **theirs: int) -> Board:
    """The siege has begun; the next round."""
    board.position()
    board.noble("henri", AZURE, "london", lord=["wales"])
    board.put(AZURE, "london", **(theirs or {"soldier": 3}))
    board.noble("hugh", GULES, "london", out="oxford", lord=["north"])
    board.put(GULES, "london", out="oxford", soldier=7, catapult=active)
    next(s for s in board.state.stacks if s.family == GULES).works = 0 if active else 1
    board.town("london", "fortress", mill=True, siege=GULES)
    return board


def besieger(state: FiefState) -> tuple[int, int]:
    """Catapults that are active, and in the making, before London."""
    mine = [s for s in state.stacks if s.city == CITY["london"] and s.family == GULES]
    return sum(s.units[5] for s in mine), sum(s.works for s in mine)


# --- captives and ransoms --------------------------------------------------------------------------------------------


def held(board: Board, purse: int = 10) -> Board:
    """Henri, Lord of Wales and bishop of Exeter, is Hugh's captive."""
    board.position(purse=purse)
    board.noble("henri", AZURE, "york", lord=["wales"], see="exeter")
    board.noble("lucia", AZURE, "york")
    board.noble("hugh", GULES, "london")
    board.hold("henri", "hugh")
    return board


def test_7_6_a_captive_does_not_vote_nor_stand(board: Board) -> None:
    held(board)
    board.state.sees[0] = -1
    assert votes(board.state, AZURE) == 0
    assert not may_stand(board.state, NOBLE["henri"])
    board.who("henri").captor, board.who("henri").place = -1, CITY["york"]
    assert votes(board.state, AZURE) == 1
    assert may_stand(board.state, NOBLE["henri"])


def test_7_6_a_captive_taxes_his_fief(board: Board) -> None:
    """2.8: his Tax card pays his ransom."""
    held(board)
    board.hand(AZURE, "tax")
    board.turn("play", AZURE)
    board.do(AZURE, "tallage wales")
    assert income(board.state, AZURE) == 5, "York, and two shillings for each city of Wales"


def test_7_6_murder_of_the_captor_frees(board: Board) -> None:
    """10.3 too: whoever holds captives and dies sets them free."""
    held(board)
    board.noble("simon", VERT, "exeter")
    board.hand(VERT, "assassination")
    board.turn("move", GULES)
    board.do(VERT, "assassinate hugh simon")
    assert board.captor("henri") == ""
    assert board.place("henri") == "york"


def test_7_6_a_captive_dies_by_the_card_alone(board: Board) -> None:
    held(board)
    board.hand(GULES, "assassination")
    board.turn("move", GULES)
    board.do(GULES, "assassinate henri hugh")
    assert board.place("henri") == "dead"
    assert board.who("hugh").heresy


def test_7_6_a_freed_noble_appears_in_a_fort_or_with_kin(board: Board) -> None:
    held(board, purse=6)
    board.put(AZURE, "durham", soldier=1)
    board.town("durham", "fortress")
    board.put(AZURE, "lincoln", soldier=1)
    board.go("purse")
    assert board.waits() == [AZURE]
    assert board.legal(AZURE, "appear") == ["appear durham", "appear york"]
    assert board.why(AZURE, "appear lincoln") == "refuge"
    board.do(AZURE, "appear durham")
    assert board.place("henri") == "durham"


def test_7_7_two_and_two_for_each_title(board: Board) -> None:
    held(board)
    assert ransom_of(board.state, NOBLE["henri"]) == 6
    board.state.fiefs[1] = board.state.sees[0] = -1
    assert ransom_of(board.state, NOBLE["henri"]) == 2


def test_7_7_servants_change_the_ransom(board: Board) -> None:
    """Gunnora's captives cost two more, Amice's master two less."""
    held(board)
    board.who("hugh").servant = SERVANT["gunnora"]
    assert ransom_of(board.state, NOBLE["henri"]) == 8
    board.who("henri").servant = SERVANT["amice"]
    assert ransom_of(board.state, NOBLE["henri"]) == 6


def test_7_7_is_paid_before_anything_is_bought(board: Board) -> None:
    """Compulsory for both: whoever can pay pays, the captor takes it and sets him free."""
    held(board, purse=7)
    board.go("purse")
    assert board.state.purse[:2] == [13, 1]
    assert board.captor("henri") == ""


def test_7_7_who_cannot_pay_keeps_his_money(board: Board) -> None:
    held(board, purse=5)
    board.go("purse")
    assert board.state.purse[:2] == [5, 5]
    assert board.captor("henri") == "hugh"


# --- sieges ----------------------------------------------------------------------------------------------------------


def test_7_9_a_siege_is_begun_after_a_roll(board: Board) -> None:
    """The attacker stops before the walls and begins a catapult."""
    before_walls(board)
    board.rig(melee=[0, 0])
    board.do(GULES, "attack london azure")
    assert board.spent()
    board.do(AZURE, "fight")
    board.do(GULES, "siege")
    assert board.state.towns[CITY["london"]].siege == GULES
    assert besieger(board.state) == (0, 1)
    assert board.control("london") == AZURE


def test_7_9_only_before_walls(board: Board) -> None:
    before_walls(board, "")
    board.rig(melee=[0, 0, 0])
    board.do(GULES, "attack london azure")
    assert "siege" not in board.legal(GULES)


def test_7_9_not_from_within(board: Board) -> None:
    """Whoever stands behind the same walls only surrounds nobody, though he fights beside those outside (5.0)."""
    before_walls(board)
    board.noble("simon", VERT, "london")
    board.put(VERT, "london", soldier=2)
    garrison = defence(board.state, CITY["london"], AZURE)
    assert may_besiege(board.state, CITY["london"], GULES, garrison)
    assert not may_besiege(board.state, CITY["london"], VERT, garrison)


def test_7_9_without_a_die_to_roll_a_siege_needs_no_battle(board: Board) -> None:
    """Seven points are two dice, a Walled City takes both: the siege is declared without a roll."""
    before_walls(board, "walled", soldier=6)
    board.do(GULES, "besiege london")
    assert board.state.towns[CITY["london"]].siege == GULES
    assert besieger(board.state) == (0, 1)


def test_7_9_who_has_a_die_fights_first(board: Board) -> None:
    before_walls(board, "fortress", soldier=7)
    assert not board.legal(GULES, "besiege")


def test_7_9_without_a_catapult_one_elsewhere_is_taken_down(board: Board) -> None:
    before_walls(board)
    board.put(GULES, "york", catapult=1)
    board.put(GULES, "exeter", catapult=1)
    board.rig(melee=[0, 0])
    board.do(GULES, "attack london azure")
    board.do(AZURE, "fight")
    board.do(GULES, "siege")
    assert besieger(board.state) == (0, 1)
    assert sum(s.units[5] for s in board.state.stacks if s.family == GULES) == 1


def test_7_9_five_shillings_make_the_catapult_shoot(board: Board) -> None:
    """In the next round, and five more for a second one."""
    besieging(board).turn("buy", GULES)
    board.do(GULES, "engineer london")
    assert (besieger(board.state), board.state.purse[GULES]) == ((1, 0), 5)
    board.do(GULES, "engineer london")
    assert (besieger(board.state), board.state.purse[GULES]) == ((2, 0), 0)
    board.do(GULES, "done")
    assert board.state.towns[CITY["london"]].siege == GULES


def test_7_9_unpaid_the_siege_ends(board: Board) -> None:
    besieging(board).turn("buy", GULES)
    board.do(GULES, "done")
    assert board.state.towns[CITY["london"]].siege == -1
    assert besieger(board.state) == (0, 0)


def test_7_9_a_paid_siege_costs_nothing_more(board: Board) -> None:
    besieging(board, active=1).turn("buy", GULES)
    board.do(GULES, "done")
    assert board.state.towns[CITY["london"]].siege == GULES


def test_7_9_besieged_nothing_is_earned_or_bought_there(board: Board) -> None:
    besieging(board)
    assert income(board.state, AZURE) == 0
    assert income(board.state, GULES) == 0
    board.turn("buy", AZURE)
    assert board.why(AZURE, "buy soldier london 1") == "buy-besieged"
    assert not board.legal(AZURE, "build")


def test_7_9_new_nobles_are_born_there(board: Board) -> None:
    besieging(board)
    board.hand(AZURE, "simon")
    board.turn("play", AZURE)
    board.do(AZURE, "bear simon london")
    assert board.place("simon") == "london"


def test_7_9_reinforcements_walk_in(board: Board) -> None:
    """From a neighbouring city, past the besiegers, into the fortress."""
    besieging(board)
    board.noble("simon", AZURE, "norwich")
    board.put(AZURE, "norwich", knight=2)
    board.turn("move", AZURE)
    board.do(AZURE, "lead simon; take all; go london; halt")
    assert board.units(AZURE, "london", "") == {"soldier": 3, "knight": 2}


def test_7_9_besiegers_may_be_joined(board: Board) -> None:
    besieging(board)
    board.noble("simon", GULES, "norwich")
    board.put(GULES, "norwich", knight=2)
    board.turn("move", GULES)
    board.do(GULES, "lead simon; take all; go london; halt")
    assert board.units(GULES, "london")["knight"] == 2


def test_7_9_the_besieger_may_go_at_any_time(board: Board) -> None:
    besieging(board, active=1).turn("battle", GULES)
    board.do(GULES, "raise-siege london")
    assert board.state.towns[CITY["london"]].siege == -1
    assert besieger(board.state) == (0, 0)


def test_7_9_no_besieging_noble_no_siege(board: Board) -> None:
    besieging(board, active=1)
    board.state.fiefs[3] = -1
    board.who("hugh").place, board.who("hugh").site = CITY["york"], -1
    board.go("raid")
    assert board.state.towns[CITY["london"]].siege == -1
    assert besieger(board.state) == (0, 0)


def test_7_9_where_catapults_were_nobody_stands(board: Board) -> None:
    """A besieger of whom nothing else is left there has no troops before the city any more."""
    board.put(GULES, "london", out="oxford", catapult=1)
    board.town("london", "fortress", siege=GULES, control=AZURE)
    board.run()
    assert not board.state.stacks


def test_7_9_catapults_shoot_at_the_walls(board: Board) -> None:
    besieging(board, active=2, soldier=9).turn("battle", GULES)
    board.rig(catapults=[2, 1], melee=[0, 0])
    board.do(GULES, "attack london azure")
    assert board.spent()
    assert board.units(AZURE, "london") == {"soldier": 5}


def test_7_9_sally_melee_alone_and_no_walls(board: Board) -> None:
    """Neither side shoots; the besieged lose no die and have no walls."""
    besieging(board, active=1, soldier=7, archer=1)
    board.put(AZURE, "london", bombard=1)
    board.turn("battle", AZURE)
    board.rig(melee=[1, 0, 0, 1])
    board.do(AZURE, "sally london gules")
    assert board.spent(), "two dice each"
    assert (board.units(AZURE, "london")["soldier"], board.units(GULES, "london")["soldier"]) == (6, 6)


def test_7_9_after_a_roll_the_sally_goes_back(board: Board) -> None:
    besieging(board).turn("battle", AZURE)
    board.rig(melee=[1, 0, 0])
    board.do(AZURE, "sally london gules")
    board.do(GULES, "fight")
    board.do(AZURE, "stop")
    assert board.units(AZURE, "london", "") == {"soldier": 3}
    assert board.state.towns[CITY["london"]].siege == GULES


def test_7_9_a_sally_that_wins_ends_the_siege(board: Board) -> None:
    besieging(board, active=1, knight=4)
    next(s for s in board.state.stacks if s.family == GULES).units[0] = 1
    board.turn("battle", AZURE)
    board.rig(melee=[1, 0, 0, 0])
    board.do(AZURE, "sally london gules")
    assert board.captor("hugh") == "henri"
    board.do(AZURE, "wreck")
    assert board.state.towns[CITY["london"]].siege == -1


def test_7_9_the_besieger_who_wins_takes_the_city(board: Board) -> None:
    besieging(board, active=1, soldier=1).turn("battle", GULES)
    board.rig(catapults=[1, 0])
    board.do(GULES, "attack london azure")
    assert (board.control("london"), board.captor("henri")) == (GULES, "hugh")
    assert board.state.towns[CITY["london"]].siege == -1
    assert board.units(GULES, "london", "")["soldier"] == 7


def test_7_8_beaten_before_its_walls_a_family_keeps_them(board: Board) -> None:
    """Whoever wins on the road has not won what stands inside."""
    before_walls(board, knight=8)
    board.noble("lucia", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=1)
    board.rig(melee=[1, 0, 0, 0])
    board.do(GULES, "attack london azure")
    assert board.spent()
    assert board.captor("lucia") == "hugh"
    assert board.control("london") == AZURE
    assert board.units(AZURE, "london", "") == {"soldier": 3}


# --- pillage ---------------------------------------------------------------------------------------------------------


def sacking(board: Board) -> Board:
    """Hugh has taken York with a mill and an abbey."""
    board.position()
    board.noble("hugh", GULES, "york")
    board.noble("lucia", AZURE, "exeter")
    board.put(GULES, "york", soldier=1)
    board.abbess("lucia", 0, "york")
    board.town("york", mill=True, won=True, fights=[[GULES, AZURE]])
    return board


def test_7_10_a_mill_brings_two(board: Board) -> None:
    sacking(board).turn("pillage", GULES)
    board.do(GULES, "pillage york mill")
    assert (board.state.purse[GULES], board.state.towns[CITY["york"]].mill) == (12, False)


def test_7_10_an_abbey_brings_ten_its_relics_and_heresy(board: Board) -> None:
    """2.13, 12.0: the relic that lay there is shown and taken."""
    sacking(board)
    board.relic("grail", city="york")
    board.turn("pillage", GULES)
    board.do(GULES, "pillage york hugh")
    assert (board.state.purse[GULES], board.state.towns[CITY["york"]].building) == (20, "")
    assert board.state.relics[0].bearer == NOBLE["hugh"]
    assert board.who("hugh").heresy
    assert board.state.veils[0] == NOBLE["lucia"]


def test_7_10_only_what_one_controls(board: Board) -> None:
    sacking(board)
    board.town("exeter", mill=True)
    board.turn("pillage", GULES)
    assert board.why(GULES, "pillage exeter mill") == "pillage-foreign"
    assert board.legal(GULES) == ["pillage york mill", "pillage york hugh", "done"]


def test_7_10_heresy_markers_run_out(board: Board) -> None:
    """Ruling 23: the deed is allowed, no marker is laid."""
    sacking(board)
    for slug in ("simon", "walter"):
        board.noble(slug, VERT, "durham", heresy=True)
    board.turn("pillage", GULES)
    board.do(GULES, "pillage york hugh")
    assert not board.who("hugh").heresy


@pytest.mark.parametrize("kind", ["bombard", "catapult"])
def test_7_10_engines_of_the_city_can_be_destroyed(board: Board, kind: str) -> None:
    """7.2, 7.10: one's own engines, when the battles are over."""
    sacking(board)
    board.put(GULES, "york", **{kind: 1})
    board.turn("pillage", GULES)
    board.do(GULES, f"wreck york {kind}")
    assert kind not in board.units(GULES, "york")
