"""Chapters 13.1 to 13.3: royal guards, Excalibur, the Garter."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY
from engine.fief.income import income
from engine.fief.state import FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    OR,
    VERT,
    abbess,
    accede,
    army,
    captor,
    crown,
    do,
    go,
    hand,
    hold,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    spent,
    sword,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)

# --- royal guards ----------------------------------------------------------------------------------------------------


def guarded(**troops: int) -> FiefState:
    """King Henri with two royal knights in London, Hugh before it."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"])
    if troops:
        put(state, AZURE, "london", **troops)
    crown(state, "henri", guards=2)
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", knight=5)
    return turn(state, "battle", GULES)


def test_13_1_each_guard_adds_a_hit_to_the_melee() -> None:
    """Two royal knights and a man are seven points: two dice and two hits."""
    state = guarded()
    rig(state, melee=[0, 0, 0, 1, 0])
    do(state, GULES, "attack london azure")
    assert spent(state)
    assert units(state, GULES, "london") == {"knight": 4}


def test_13_1_royal_knights_need_three_hits_each() -> None:
    state = guarded()
    rig(state, melee=[2, 2, 0, 0, 0])
    do(state, GULES, "attack london azure")
    assert who(state, "henri").guards == 1


def test_13_1_royal_soldiers_are_one_point_and_one_hit() -> None:
    state = guarded(soldier=3)
    noble(state, "lucia", AZURE, "london")
    who(state, "henri").guards = 0
    state.queen, who(state, "lucia").guards = NOBLE["lucia"], 2
    rig(state, melee=[3, 2, 0, 0])
    do(state, GULES, "attack london azure")
    assert spent(state), "three soldiers, two of the guard and the King are six points"
    assert place(state, "henri") != "dead"


def test_13_1_election_brings_guards_to_both() -> None:
    """The Sovereign and the spouse get two each."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"])
    noble(state, "lucia", GULES, "york")
    wed(state, "henri", "lucia")
    accede(state, "henri")
    assert (who(state, "henri").guards, who(state, "lucia").guards, state.queen) == (2, 2, NOBLE["lucia"])


def test_13_1_the_consort_of_a_sovereign_queen_is_no_king() -> None:
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "lucia", GULES, "york", lord=["wales"])
    wed(state, "henri", "lucia")
    accede(state, "lucia")
    assert (state.sovereign, state.queen, who(state, "henri").guards) == (NOBLE["lucia"], -1, 2)


def test_13_1_without_the_option_no_guards() -> None:
    state = position(guard=False)
    noble(state, "henri", AZURE, "london", lord=["wales"])
    accede(state, "henri")
    assert who(state, "henri").guards == 0


def test_13_1_a_widow_keeps_her_guard() -> None:
    """9.0: until there is a new Queen, or she is elected herself."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["wales"])
    noble(state, "lucia", GULES, "york")
    noble(state, "simon", OR, "exeter")
    wed(state, "henri", "lucia")
    crown(state, "henri", "lucia", guards=2)
    hand(state, OR, "assassination")
    turn(state, "move", GULES)
    do(state, OR, "assassinate henri simon")
    assert (state.sovereign, state.queen, who(state, "lucia").guards) == (-1, NOBLE["lucia"], 2)


def test_13_1_a_new_queen_ends_the_widows_guard() -> None:
    """9.0: her guard is hers until another King has a wife."""
    state = position()
    noble(state, "lucia", GULES, "york")
    noble(state, "hugh", AZURE, "london", lord=["wales"])
    noble(state, "joan", VERT, "exeter")
    state.queen, who(state, "lucia").guards = NOBLE["lucia"], 2
    wed(state, "hugh", "joan")
    accede(state, "hugh")
    assert (state.queen, who(state, "lucia").guards, who(state, "joan").guards) == (NOBLE["joan"], 0, 2)


# --- Excalibur -------------------------------------------------------------------------------------------------------


def stone(slug: str = "hugh", **options: object) -> FiefState:
    """A Noble where the sword sticks in its stone."""
    state = position(**options)
    noble(state, slug, GULES, "coventry")
    sword(state, city="coventry")
    return turn(state, "move", GULES)


@pytest.mark.parametrize(
    ("slug", "die", "drawn"), [("hugh", 5, False), ("hugh", 6, True), ("arthur", 3, False), ("arthur", 4, True)]
)
def test_13_2_a_six_draws_it_arthur_a_four(slug: str, die: int, drawn: bool) -> None:
    """On an empty throne it makes a King, with guards."""
    state = stone(slug)
    rig(state, excalibur=[die])
    do(state, GULES, f"draw-sword {slug}")
    assert (state.bearer == NOBLE[slug]) == drawn
    assert (state.sovereign == NOBLE[slug]) == drawn
    assert who(state, slug).guards == (2 if drawn else 0)


def test_13_2_twice_a_round_once_in_each_phase() -> None:
    state = stone()
    rig(state, excalibur=[1, 1])
    do(state, GULES, "draw-sword hugh")
    assert why(state, GULES, "draw-sword hugh") == "sword"
    go(state, "battle", first=GULES)
    do(state, GULES, "draw-sword hugh")
    assert why(state, GULES, "draw-sword hugh") in ("sword", "verb", "turn")


def test_13_2_no_second_try_in_the_same_phase() -> None:
    """A try that was not made while moving is lost."""
    state = stone()
    rig(state, excalibur=[1])
    go(state, "battle", first=GULES)
    do(state, GULES, "draw-sword hugh")
    assert "draw-sword hugh" not in legal(state, GULES)


@pytest.mark.parametrize("kind", ["woman", "bishop", "captive", "elsewhere"])
def test_13_2_only_free_laymen_in_its_city(kind: str) -> None:
    state = position()
    slug = "lucia" if kind == "woman" else "hugh"
    noble(state, slug, GULES, "oxford" if kind == "elsewhere" else "coventry", see="york" if kind == "bishop" else "")
    noble(state, "henri", AZURE, "exeter")
    noble(state, "anabel", GULES, "york")
    sword(state, city="coventry")
    if kind == "captive":
        hold(state, "hugh", "henri")
    turn(state, "move", GULES)
    assert why(state, GULES, f"draw-sword {slug}") in ("sword", "captive")


def test_13_2_no_new_king_beside_a_sovereign() -> None:
    state = position()
    noble(state, "hugh", GULES, "coventry")
    noble(state, "william", AZURE, "york", lord=["wales"])
    crown(state, "william")
    sword(state, city="coventry")
    rig(state, excalibur=[6])
    turn(state, "move", GULES)
    do(state, GULES, "draw-sword hugh")
    assert (state.bearer, state.sovereign) == (NOBLE["hugh"], NOBLE["william"])


def fallen(bearer_is_king: bool, taker: str = "hugh") -> FiefState:
    """The bearer loses a battle to Hugh or to a lady."""
    state = position()
    noble(state, "william", AZURE, "london", lord=["wales"])
    put(state, AZURE, "london", soldier=1)
    noble(state, "roger", VERT, "exeter", lord=["north"])
    crown(state, "william" if bearer_is_king else "roger")
    sword(state, "william")
    noble(state, taker, GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=5)
    turn(state, "battle", GULES)
    rig(state, melee=[1, 0])
    do(state, GULES, "attack london azure")
    return state


def test_13_2_the_sword_is_taken_and_the_crown_with_it() -> None:
    """Ruling 25: from a King."""
    state = fallen(True)
    assert (state.bearer, state.sovereign) == (NOBLE["hugh"], NOBLE["hugh"])


def test_13_2_not_from_who_was_no_king() -> None:
    state = fallen(False)
    assert (state.bearer, state.sovereign) == (NOBLE["hugh"], NOBLE["roger"])


def test_13_2_never_to_a_woman() -> None:
    """Ruling 25: she has the sword, the crown does not follow."""
    state = fallen(True, "lucia")
    assert state.sovereign != NOBLE["lucia"]
    assert captor(state, "william") == "lucia"


def test_13_2_who_takes_up_a_kings_sword_is_king() -> None:
    """It lies where he died; a man in the city takes it, and the crown (ruling 25). It does not stick there again."""
    state = position()
    noble(state, "william", AZURE, "york", lord=["wales"])
    noble(state, "hugh", GULES, "york")
    noble(state, "simon", VERT, "exeter")
    crown(state, "william")
    sword(state, "william")
    hand(state, VERT, "assassination")
    turn(state, "move", GULES)
    do(state, VERT, "assassinate william simon")
    assert (state.sovereign, state.sword) == (-1, CITY["york"])
    assert not legal(state, GULES, "draw-sword")
    do(state, GULES, "take-sword hugh")
    assert (state.bearer, state.sovereign) == (NOBLE["hugh"], NOBLE["hugh"])


def test_13_2_a_kings_sword_is_more_than_a_princes_birth() -> None:
    """Ruling 25: its loser was King, so the crown follows, though the Prince has it now."""
    state = position()
    noble(state, "william", AZURE, "york", lord=["wales"])
    noble(state, "henri", AZURE, "exeter", prince=True)
    noble(state, "hugh", GULES, "york")
    noble(state, "simon", VERT, "exeter")
    crown(state, "william")
    sword(state, "william")
    hand(state, VERT, "assassination")
    turn(state, "move", GULES)
    do(state, VERT, "assassinate william simon")
    assert state.sovereign == NOBLE["henri"]
    do(state, GULES, "take-sword hugh")
    assert state.sovereign == NOBLE["hugh"]


def test_13_2_a_lady_takes_it_up_without_a_crown() -> None:
    state = position()
    noble(state, "lucia", GULES, "york")
    sword(state, city="york")
    state.blade = "drawn"
    turn(state, "move", GULES)
    do(state, GULES, "take-sword lucia")
    assert (state.bearer, state.sovereign) == (NOBLE["lucia"], -1)


def test_13_2_in_an_abbey_it_earns_three() -> None:
    state = position()
    noble(state, "lucia", GULES, "lincoln")
    abbess(state, "lucia", 0, "lincoln")
    before = income(state, GULES)
    sword(state, city="lincoln")
    assert income(state, GULES) == before + 3


def test_13_2_without_the_option_no_sword() -> None:
    state = position(excalibur=False)
    noble(state, "hugh", GULES, "coventry")
    turn(state, "move", GULES)
    assert not legal(state, GULES, "draw-sword")


# --- the Garter ------------------------------------------------------------------------------------------------------


def ridding(*, cleric: bool = False, lord: bool = True, **options: object) -> FiefState:
    """A Lord of another family rids Coventry of invaders before the eyes of King William."""
    state = position(**options)
    noble(state, "william", AZURE, "york", lord=["north"])
    crown(state, "william")
    noble(state, "hugh", GULES, "coventry", lord=["wales"] if lord else [], see="norwich" if cleric else "")
    put(state, GULES, "coventry", soldier=9)
    army(state, "coventry", 0, out="oxford")
    return state


def test_13_3_for_an_army_that_is_beaten() -> None:
    state = ridding()
    state.armies[0].stays = True
    state.armies[0].infantry, state.armies[0].leader = 1, True
    turn(state, "battle", GULES)
    rig(state, melee=[3, 2, 0])
    do(state, GULES, "attack coventry invaders")
    assert waits(state) == [AZURE]
    do(state, AZURE, "knight hugh")
    assert who(state, "hugh").garter
    assert state.garters == 3


def test_13_3_the_sovereign_may_decline() -> None:
    state = ridding(cleric=True)
    go(state, "raid")
    do(state, GULES, "danegeld hugh")
    assert waits(state) == [AZURE]
    do(state, AZURE, "pass")
    assert not who(state, "hugh").garter


def test_13_3_a_bribe_is_to_a_clerics_credit_alone() -> None:
    state = ridding()
    go(state, "raid")
    do(state, GULES, "danegeld hugh")
    assert not state.knighted
    assert "knight hugh" not in legal(state, AZURE)


def test_13_3_an_intercession_earns_it() -> None:
    state = ridding(cleric=True)
    go(state, "raid")
    rig(state, intercession=[2])
    do(state, GULES, "intercede hugh")
    assert legal(state, AZURE, "knight") == ["knight hugh"]


@pytest.mark.parametrize("case", ["no lord", "one this round", "no sovereign", "option"])
def test_13_3_only_lords_and_one_a_round(case: str) -> None:
    state = ridding(cleric=True, lord=case != "no lord", garter=case != "option")
    if case == "one this round":
        state.knighted = True
    if case == "no sovereign":
        state.sovereign = -1
    go(state, "raid")
    do(state, GULES, "danegeld hugh")
    assert not legal(state, AZURE, "knight")


def test_13_3_it_dies_with_the_lord() -> None:
    state = ridding()
    who(state, "hugh").garter = True
    noble(state, "simon", VERT, "exeter")
    hand(state, VERT, "assassination")
    turn(state, "move", GULES)
    state.garters -= 1
    do(state, VERT, "assassinate hugh simon")
    assert not who(state, "hugh").garter
    assert state.garters == 4, "the marker goes back"


@pytest.mark.parametrize("beside", [False, True])
def test_13_3_the_holder_never_attacks_the_sovereign(beside: bool) -> None:
    """Nor does the army where the holder stands, whoever else is there."""
    state = position()
    if beside:
        noble(state, "simon", GULES, "london", out="oxford", lord=["marches"])
    noble(state, "william", AZURE, "london", lord=["north"])
    put(state, AZURE, "london", soldier=1)
    crown(state, "william")
    noble(state, "hugh", GULES, "london", out="oxford", lord=["wales"], garter=True)
    put(state, GULES, "london", out="oxford", soldier=5)
    put(state, VERT, "london", out="norwich", soldier=1)
    turn(state, "battle", GULES)
    assert legal(state, GULES, "attack") == ["attack london vert"]
