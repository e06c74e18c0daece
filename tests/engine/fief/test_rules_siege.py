"""Chapter 7: captives and ransoms, sieges and sallies, pillage (7.6, 7.7, 7.9, 7.10)."""

from __future__ import annotations

import pytest

from engine.fief.board import votes
from engine.fief.fray import may_besiege
from engine.fief.game_data import CITY, SERVANT
from engine.fief.income import income
from engine.fief.phases.court import may_stand
from engine.fief.ransoms import ransom_of
from engine.fief.state import FiefState
from engine.fief.war import defence
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    abbess,
    captor,
    control,
    do,
    go,
    hand,
    hold,
    legal,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    run,
    spent,
    town,
    turn,
    units,
    waits,
    who,
    why,
)


def before_walls(building: str = "fortress", **mine: int) -> FiefState:
    """Hugh before London, where Henri stands behind walls with three soldiers; phase 7."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"])
    put(state, AZURE, "london", soldier=3)
    town(state, "london", building, mill=True)
    noble(state, "hugh", GULES, "london", out="oxford", lord=["north"])
    put(state, GULES, "london", out="oxford", **(mine or {"soldier": 7}))
    go(state, "battle", first=GULES)
    return state


def besieging(*, active: int = 0, **theirs: int) -> FiefState:
    """The siege has begun; the next round."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"])
    put(state, AZURE, "london", **(theirs or {"soldier": 3}))
    noble(state, "hugh", GULES, "london", out="oxford", lord=["north"])
    put(state, GULES, "london", out="oxford", soldier=7, catapult=active)
    next(s for s in state.stacks if s.family == GULES).works = 0 if active else 1
    town(state, "london", "fortress", mill=True, siege=GULES)
    return state


def besieger(state: FiefState) -> tuple[int, int]:
    """Catapults that are active, and in the making, before London."""
    mine = [s for s in state.stacks if s.city == CITY["london"] and s.family == GULES]
    return sum(s.units[5] for s in mine), sum(s.works for s in mine)


# --- captives and ransoms --------------------------------------------------------------------------------------------


def held(purse: int = 10) -> FiefState:
    """Henri, Lord of Wales and bishop of Exeter, is Hugh's captive."""
    state = position(purse=purse)
    noble(state, "henri", AZURE, "york", lord=["wales"], see="exeter")
    noble(state, "lucia", AZURE, "york")
    noble(state, "hugh", GULES, "london")
    hold(state, "henri", "hugh")
    return state


def test_7_6_a_captive_does_not_vote_nor_stand() -> None:
    state = held()
    state.sees[0] = -1
    assert votes(state, AZURE) == 0
    assert not may_stand(state, NOBLE["henri"])
    who(state, "henri").captor, who(state, "henri").place = -1, CITY["york"]
    assert votes(state, AZURE) == 1
    assert may_stand(state, NOBLE["henri"])


def test_7_6_a_captive_taxes_his_fief() -> None:
    """2.8: his Tax card pays his ransom."""
    state = held()
    hand(state, AZURE, "tax")
    turn(state, "play", AZURE)
    do(state, AZURE, "tallage wales")
    assert income(state, AZURE) == 5, "York, and two shillings for each city of Wales"


def test_7_6_murder_of_the_captor_frees() -> None:
    """10.3 too: whoever holds captives and dies sets them free."""
    state = held()
    noble(state, "simon", VERT, "exeter")
    hand(state, VERT, "assassination")
    turn(state, "move", GULES)
    do(state, VERT, "assassinate hugh simon")
    assert captor(state, "henri") == ""
    assert place(state, "henri") == "york"


def test_7_6_a_captive_dies_by_the_card_alone() -> None:
    state = held()
    hand(state, GULES, "assassination")
    turn(state, "move", GULES)
    do(state, GULES, "assassinate henri hugh")
    assert place(state, "henri") == "dead"
    assert who(state, "hugh").heresy


def test_7_6_a_freed_noble_appears_in_a_fort_or_with_kin() -> None:
    state = held(purse=6)
    put(state, AZURE, "durham", soldier=1)
    town(state, "durham", "fortress")
    put(state, AZURE, "lincoln", soldier=1)
    go(state, "purse")
    assert waits(state) == [AZURE]
    assert legal(state, AZURE, "appear") == ["appear durham", "appear york"]
    assert why(state, AZURE, "appear lincoln") == "refuge"
    do(state, AZURE, "appear durham")
    assert place(state, "henri") == "durham"


def test_7_7_two_and_two_for_each_title() -> None:
    state = held()
    assert ransom_of(state, NOBLE["henri"]) == 6
    state.fiefs[1] = state.sees[0] = -1
    assert ransom_of(state, NOBLE["henri"]) == 2


def test_7_7_servants_change_the_ransom() -> None:
    """Gunnora's captives cost two more, Amice's master two less."""
    state = held()
    who(state, "hugh").servant = SERVANT["gunnora"]
    assert ransom_of(state, NOBLE["henri"]) == 8
    who(state, "henri").servant = SERVANT["amice"]
    assert ransom_of(state, NOBLE["henri"]) == 6


def test_7_7_is_paid_before_anything_is_bought() -> None:
    """Compulsory for both: whoever can pay pays, the captor takes it and sets him free."""
    state = held(purse=7)
    go(state, "purse")
    assert state.purse[:2] == [13, 1]
    assert captor(state, "henri") == ""


def test_7_7_who_cannot_pay_keeps_his_money() -> None:
    state = held(purse=5)
    go(state, "purse")
    assert state.purse[:2] == [5, 5]
    assert captor(state, "henri") == "hugh"


# --- sieges ----------------------------------------------------------------------------------------------------------


def test_7_9_a_siege_is_begun_after_a_roll() -> None:
    """The attacker stops before the walls and begins a catapult."""
    state = before_walls()
    rig(state, melee=[0, 0])
    do(state, GULES, "attack london azure")
    assert spent(state)
    do(state, AZURE, "fight")
    do(state, GULES, "siege")
    assert state.towns[CITY["london"]].siege == GULES
    assert besieger(state) == (0, 1)
    assert control(state, "london") == AZURE


def test_7_9_only_before_walls() -> None:
    state = before_walls("")
    rig(state, melee=[0, 0, 0])
    do(state, GULES, "attack london azure")
    assert "siege" not in legal(state, GULES)


def test_7_9_not_from_within() -> None:
    """Whoever stands behind the same walls only surrounds nobody, though he fights beside those outside (5.0)."""
    state = before_walls()
    noble(state, "simon", VERT, "london")
    put(state, VERT, "london", soldier=2)
    garrison = defence(state, CITY["london"], AZURE)
    assert may_besiege(state, CITY["london"], GULES, garrison)
    assert not may_besiege(state, CITY["london"], VERT, garrison)


def test_7_9_without_a_die_to_roll_a_siege_needs_no_battle() -> None:
    """Seven points are two dice, a Walled City takes both: the siege is declared without a roll."""
    state = before_walls("walled", soldier=6)
    do(state, GULES, "besiege london")
    assert state.towns[CITY["london"]].siege == GULES
    assert besieger(state) == (0, 1)


def test_7_9_who_has_a_die_fights_first() -> None:
    state = before_walls("fortress", soldier=7)
    assert not legal(state, GULES, "besiege")


def test_7_9_without_a_catapult_one_elsewhere_is_taken_down() -> None:
    state = before_walls()
    put(state, GULES, "york", catapult=1)
    put(state, GULES, "exeter", catapult=1)
    rig(state, melee=[0, 0])
    do(state, GULES, "attack london azure")
    do(state, AZURE, "fight")
    do(state, GULES, "siege")
    assert besieger(state) == (0, 1)
    assert sum(s.units[5] for s in state.stacks if s.family == GULES) == 1


def test_7_9_five_shillings_make_the_catapult_shoot() -> None:
    """In the next round, and five more for a second one."""
    state = turn(besieging(), "buy", GULES)
    do(state, GULES, "engineer london")
    assert (besieger(state), state.purse[GULES]) == ((1, 0), 5)
    do(state, GULES, "engineer london")
    assert (besieger(state), state.purse[GULES]) == ((2, 0), 0)
    do(state, GULES, "done")
    assert state.towns[CITY["london"]].siege == GULES


def test_7_9_unpaid_the_siege_ends() -> None:
    state = turn(besieging(), "buy", GULES)
    do(state, GULES, "done")
    assert state.towns[CITY["london"]].siege == -1
    assert besieger(state) == (0, 0)


def test_7_9_a_paid_siege_costs_nothing_more() -> None:
    state = turn(besieging(active=1), "buy", GULES)
    do(state, GULES, "done")
    assert state.towns[CITY["london"]].siege == GULES


def test_7_9_besieged_nothing_is_earned_or_bought_there() -> None:
    state = besieging()
    assert income(state, AZURE) == 0
    assert income(state, GULES) == 0
    turn(state, "buy", AZURE)
    assert why(state, AZURE, "buy soldier london 1") == "buy-city"
    assert not legal(state, AZURE, "build")


def test_7_9_new_nobles_are_born_there() -> None:
    state = besieging()
    hand(state, AZURE, "simon")
    turn(state, "play", AZURE)
    do(state, AZURE, "bear simon london")
    assert place(state, "simon") == "london"


def test_7_9_reinforcements_walk_in() -> None:
    """From a neighbouring city, past the besiegers, into the fortress."""
    state = besieging()
    noble(state, "simon", AZURE, "norwich")
    put(state, AZURE, "norwich", knight=2)
    turn(state, "move", AZURE)
    do(state, AZURE, "lead simon; take all; go london; halt")
    assert units(state, AZURE, "london", "") == {"soldier": 3, "knight": 2}


def test_7_9_besiegers_may_be_joined() -> None:
    state = besieging()
    noble(state, "simon", GULES, "norwich")
    put(state, GULES, "norwich", knight=2)
    turn(state, "move", GULES)
    do(state, GULES, "lead simon; take all; go london; halt")
    assert units(state, GULES, "london")["knight"] == 2


def test_7_9_the_besieger_may_go_at_any_time() -> None:
    state = turn(besieging(active=1), "battle", GULES)
    do(state, GULES, "raise-siege london")
    assert state.towns[CITY["london"]].siege == -1
    assert besieger(state) == (0, 0)


def test_7_9_no_besieging_noble_no_siege() -> None:
    state = besieging(active=1)
    state.fiefs[3] = -1
    who(state, "hugh").place, who(state, "hugh").site = CITY["york"], -1
    go(state, "raid")
    assert state.towns[CITY["london"]].siege == -1
    assert besieger(state) == (0, 0)


def test_7_9_where_catapults_were_nobody_stands() -> None:
    """A besieger of whom nothing else is left there has no troops before the city any more."""
    state = position()
    put(state, GULES, "london", out="oxford", catapult=1)
    town(state, "london", "fortress", siege=GULES, control=AZURE)
    run(state)
    assert not state.stacks


def test_7_9_catapults_shoot_at_the_walls() -> None:
    state = turn(besieging(active=2, soldier=9), "battle", GULES)
    rig(state, catapults=[2, 1], melee=[0, 0])
    do(state, GULES, "attack london azure")
    assert spent(state)
    assert units(state, AZURE, "london") == {"soldier": 5}


def test_7_9_sally_melee_alone_and_no_walls() -> None:
    """Neither side shoots; the besieged lose no die and have no walls."""
    state = besieging(active=1, soldier=7, archer=1)
    put(state, AZURE, "london", bombard=1)
    turn(state, "battle", AZURE)
    rig(state, melee=[1, 0, 0, 1])
    do(state, AZURE, "sally london gules")
    assert spent(state), "two dice each"
    assert (units(state, AZURE, "london")["soldier"], units(state, GULES, "london")["soldier"]) == (6, 6)


def test_7_9_after_a_roll_the_sally_goes_back() -> None:
    state = turn(besieging(), "battle", AZURE)
    rig(state, melee=[1, 0, 0])
    do(state, AZURE, "sally london gules")
    do(state, GULES, "fight")
    do(state, AZURE, "stop")
    assert units(state, AZURE, "london", "") == {"soldier": 3}
    assert state.towns[CITY["london"]].siege == GULES


def test_7_9_a_sally_that_wins_ends_the_siege() -> None:
    state = besieging(active=1, knight=4)
    next(s for s in state.stacks if s.family == GULES).units[0] = 1
    turn(state, "battle", AZURE)
    rig(state, melee=[1, 0, 0, 0])
    do(state, AZURE, "sally london gules")
    assert captor(state, "hugh") == "henri"
    do(state, AZURE, "wreck")
    assert state.towns[CITY["london"]].siege == -1


def test_7_9_the_besieger_who_wins_takes_the_city() -> None:
    state = turn(besieging(active=1, soldier=1), "battle", GULES)
    rig(state, catapults=[1, 0])
    do(state, GULES, "attack london azure")
    assert (control(state, "london"), captor(state, "henri")) == (GULES, "hugh")
    assert state.towns[CITY["london"]].siege == -1
    assert units(state, GULES, "london", "")["soldier"] == 7


def test_7_8_beaten_before_its_walls_a_family_keeps_them() -> None:
    """Whoever wins on the road has not won what stands inside."""
    state = before_walls(knight=8)
    noble(state, "lucia", AZURE, "london", out="oxford")
    put(state, AZURE, "london", out="oxford", soldier=1)
    rig(state, melee=[1, 0, 0, 0])
    do(state, GULES, "attack london azure")
    assert spent(state)
    assert captor(state, "lucia") == "hugh"
    assert control(state, "london") == AZURE
    assert units(state, AZURE, "london", "") == {"soldier": 3}


# --- pillage ---------------------------------------------------------------------------------------------------------


def sacking() -> FiefState:
    """Hugh has taken York with a mill and an abbey."""
    state = position()
    noble(state, "hugh", GULES, "york")
    noble(state, "lucia", AZURE, "exeter")
    put(state, GULES, "york", soldier=1)
    abbess(state, "lucia", 0, "york")
    town(state, "york", mill=True, won=True, fights=[[GULES, AZURE]])
    return state


def test_7_10_a_mill_brings_two() -> None:
    state = turn(sacking(), "pillage", GULES)
    do(state, GULES, "pillage york mill")
    assert (state.purse[GULES], state.towns[CITY["york"]].mill) == (12, False)


def test_7_10_an_abbey_brings_ten_its_relics_and_heresy() -> None:
    """2.13, 12.0: the relic that lay there is shown and taken."""
    state = sacking()
    relic(state, "grail", city="york")
    turn(state, "pillage", GULES)
    do(state, GULES, "pillage york hugh")
    assert (state.purse[GULES], state.towns[CITY["york"]].building) == (20, "")
    assert state.relics[0].bearer == NOBLE["hugh"]
    assert who(state, "hugh").heresy
    assert state.veils[0] == NOBLE["lucia"]


def test_7_10_only_what_one_controls() -> None:
    state = sacking()
    town(state, "exeter", mill=True)
    turn(state, "pillage", GULES)
    assert why(state, GULES, "pillage exeter mill") == "pillage"
    assert legal(state, GULES) == ["pillage york mill", "pillage york hugh", "done"]


def test_7_10_heresy_markers_run_out() -> None:
    """Ruling 23: the deed is allowed, no marker is laid."""
    state = sacking()
    for slug in ("simon", "walter"):
        noble(state, slug, VERT, "durham", heresy=True)
    turn(state, "pillage", GULES)
    do(state, GULES, "pillage york hugh")
    assert not who(state, "hugh").heresy


@pytest.mark.parametrize("kind", ["bombard", "catapult"])
def test_7_10_engines_of_the_city_can_be_destroyed(kind: str) -> None:
    """7.2, 7.10: one's own engines, when the battles are over."""
    state = sacking()
    put(state, GULES, "york", **{kind: 1})
    turn(state, "pillage", GULES)
    do(state, GULES, f"wreck york {kind}")
    assert kind not in units(state, GULES, "york")
