"""Chapters 12 and 13.1 to 13.3: relics, royal guards, Excalibur, the Garter."""

from __future__ import annotations

import pytest

from engine.fief.board import points
from engine.fief.income import income
from engine.fief.lore import CITY, REGION, SHIN
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
    keys,
    lay,
    legal,
    lord_of,
    noble,
    place,
    position,
    prelate,
    put,
    relic,
    rig,
    spent,
    sword,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)


def bearer_of(state: FiefState, city: str) -> list[int]:
    """Who took the relic that lay hidden in a cathedral."""
    return [r.bearer for r in state.relics if r.known and r.city < 0]


# --- finding ---------------------------------------------------------------------------------------------------------


def pilgrim(see: str = "", *, abbey: bool = False) -> FiefState:
    """A cleric one move from York."""
    state = position()
    noble(state, "lucia" if abbey else "hugh", GULES, "durham")
    if see:
        prelate(state, "hugh", see)
    if abbey:
        abbess(state, "lucia")
    return turn(state, "move", GULES)


def test_12_0_a_prelate_finds_the_relic_of_his_own_cathedral() -> None:
    state = pilgrim("york")
    events = do(state, GULES, "lead hugh; go york; halt")
    assert "relic-found" in keys(events)
    assert bearer_of(state, "york") == [NOBLE["hugh"]]


def test_12_0_not_of_another_see() -> None:
    state = pilgrim("norwich")
    do(state, GULES, "lead hugh; go york; halt")
    assert bearer_of(state, "york") == []


def test_12_0_an_abbess_finds_any() -> None:
    state = pilgrim(abbey=True)
    do(state, GULES, "lead lucia; go york; halt")
    assert bearer_of(state, "york") == [NOBLE["lucia"]]


def test_12_0_laymen_find_nothing() -> None:
    state = pilgrim()
    do(state, GULES, "lead hugh; go york; halt")
    assert bearer_of(state, "york") == []


def test_12_0_a_fort_needs_the_leave_of_its_lord() -> None:
    """Whoever stands before the walls does not reach it."""
    state = position()
    noble(state, "hugh", GULES, "durham", see="york")
    noble(state, "henri", AZURE, "york")
    town(state, "york", "fortress")
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; go york")
    if waits(state) == [AZURE]:
        do(state, AZURE, "refuse hugh")
    assert bearer_of(state, "york") == []


def test_12_0_from_hand_to_hand_beyond_two_moves() -> None:
    """A relic is given on to another Noble in the city, who carries it further."""
    state = position()
    noble(state, "hugh", GULES, "york")
    noble(state, "simon", GULES, "durham")
    relic(state, "grail", "hugh")
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; go durham; halt; give-relic hugh simon; lead simon; go berwick; halt")
    assert state.relics[0].bearer == NOBLE["simon"]
    assert place(state, "simon") == "berwick"


def court(*, other: bool = False) -> FiefState:
    """King William and a bearer of the Grail in one city."""
    state = position()
    noble(state, "william", GULES, "york", lord=["wales"])
    noble(state, "hugh", AZURE, "durham" if other else "york", out="" if other else "whitby")
    crown(state, "william")
    relic(state, "grail", "hugh")
    return turn(state, "move", AZURE)


def test_12_0_the_first_gift_to_a_sovereign_is_a_point_for_good() -> None:
    state = court()
    do(state, AZURE, "present hugh")
    assert (state.gift, points(state, AZURE)) == (AZURE, 1)
    assert state.relics[0].bearer == NOBLE["william"]


def test_12_0_a_second_gift_is_none() -> None:
    state = court()
    relic(state, "shin", "hugh")
    do(state, AZURE, "present hugh; present hugh")
    assert points(state, AZURE) == 1
    assert [state.relics[n].bearer for n in (0, SHIN)] == [NOBLE["william"]] * 2


def test_12_0_only_in_the_sovereigns_city() -> None:
    state = court(other=True)
    assert not legal(state, AZURE, "present")


def test_12_0_a_captor_takes_the_relic() -> None:
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    relic(state, "grail", "henri")
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=5)
    go(state, "battle", first=GULES)
    rig(state, melee=[1, 0])
    do(state, GULES, "attack london azure")
    assert state.relics[0].bearer == NOBLE["hugh"]


def test_12_0_a_relic_in_an_abbey_earns_three() -> None:
    """3.1: lying there, or with its bearer there."""
    state = position()
    noble(state, "lucia", GULES, "lincoln")
    noble(state, "hugh", GULES, "york")
    abbess(state, "lucia", 0, "lincoln")
    before = income(state, GULES)
    relic(state, "grail", city="lincoln")
    assert income(state, GULES) == before + 3
    relic(state, "grail", "lucia")
    assert income(state, GULES) == before + 3
    relic(state, "grail", "hugh")
    assert income(state, GULES) == before


# --- what they do ----------------------------------------------------------------------------------------------------


def grail(bearer: str) -> FiefState:
    """Hugh attacks Henri; the Grail is with one of them."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=5)
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=5)
    relic(state, "grail", bearer)
    return turn(state, "battle", GULES)


def test_12_1_the_grail_voids_double_faces() -> None:
    state = grail("henri")
    rig(state, melee=[2, 2])
    do(state, GULES, "attack london azure")
    assert units(state, AZURE, "london") == {"soldier": 5}
    assert units(state, GULES, "london") == {"soldier": 3}


def test_12_1_not_for_the_attacker() -> None:
    state = grail("hugh")
    rig(state, melee=[2, 2])
    do(state, GULES, "attack london azure")
    assert units(state, GULES, "london") == {"soldier": 3}


def test_12_1_not_from_afar() -> None:
    state = grail("henri")
    noble(state, "lucia", AZURE, "york")
    relic(state, "grail", "lucia")
    rig(state, melee=[2, 0])
    do(state, GULES, "attack london azure")
    assert units(state, AZURE, "london") == {"soldier": 3}


def chasuble() -> FiefState:
    """Storms off the Marches, the chasuble with Hugh."""
    state = position()
    noble(state, "hugh", GULES, "york")
    relic(state, "chasuble", "hugh")
    lay(state, "marches", "storms")
    return turn(state, "move", GULES)


def test_12_2_each_storm_once_a_round_in_any_phase() -> None:
    state = chasuble()
    do(state, GULES, "shift-storm marches north")
    assert (state.weather[REGION["marches"]], len(state.weather[REGION["north"]])) == ([], 1)
    assert not legal(state, GULES, "shift-storm")
    go(state, "battle", first=GULES)
    assert not legal(state, GULES, "shift-storm")


def test_12_2_only_with_the_chasuble() -> None:
    state = chasuble()
    hold(state, "hugh", str(f"army-{army(state, 'exeter')}"))
    assert not legal(state, GULES, "shift-storm")


def skull(cause: str = "assassination") -> FiefState:
    """A murder, the skull with a third family."""
    state = position()
    noble(state, "henri", AZURE, "norwich", lord=["wales"])
    noble(state, "hugh", GULES, "york")
    noble(state, "joan", VERT, "exeter")
    relic(state, "skull", "joan")
    hand(state, GULES, cause)
    return turn(state, "move", GULES)


def test_12_3_the_skull_raises_the_dead_once() -> None:
    """Where he died, titles kept."""
    state = skull()
    do(state, GULES, "assassinate henri hugh")
    assert waits(state) == [VERT]
    do(state, VERT, "raise henri")
    assert (place(state, "henri"), lord_of(state, "wales")) == ("norwich", "henri")
    assert state.relics[2].spent


def test_12_3_or_lets_him_die() -> None:
    state = skull()
    do(state, GULES, "assassinate henri hugh")
    do(state, VERT, "let-die henri")
    assert place(state, "henri") == "dead"
    assert not state.relics[2].spent


def test_12_3_not_a_second_time() -> None:
    state = skull()
    state.relics[2].spent = True
    do(state, GULES, "assassinate henri hugh")
    assert place(state, "henri") == "dead"


def shin() -> FiefState:
    """Famine in both regions of the archbishop of York and in the Midlands."""
    state = position()
    noble(state, "hugh", GULES, "york")
    relic(state, "shin", "hugh")
    lay(state, "marches", "famine")
    lay(state, "north", "famine")
    lay(state, "midlands", "famine")
    return turn(state, "move", GULES)


def test_12_4_the_shin_ends_the_famine_of_a_district() -> None:
    state = shin()
    do(state, GULES, "feed")
    assert [len(state.weather[REGION[r]]) for r in ("marches", "north", "midlands")] == [0, 0, 1]
    assert not legal(state, GULES, "feed")


def test_12_4_as_often_as_needed() -> None:
    state = shin()
    do(state, GULES, "feed; lead hugh; go harlech; halt")
    assert not legal(state, GULES, "feed")
    who(state, "hugh").place = CITY["norwich"]
    do(state, GULES, "feed")
    assert not any(state.weather)


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


def test_13_2_in_an_abbey_it_earns_three() -> None:
    state = position()
    noble(state, "lucia", GULES, "lincoln")
    abbess(state, "lucia", 0, "lincoln")
    before = income(state, GULES)
    sword(state, city="lincoln")
    assert income(state, GULES) == before + 3


def test_13_2_without_the_option_no_sword() -> None:
    state = stone(excalibur=False)
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
    do(state, VERT, "assassinate hugh simon")
    assert not who(state, "hugh").garter


def test_13_3_the_holder_never_attacks_the_sovereign() -> None:
    state = position()
    noble(state, "william", AZURE, "london", lord=["north"])
    put(state, AZURE, "london", soldier=1)
    crown(state, "william")
    noble(state, "hugh", GULES, "london", out="oxford", lord=["wales"], garter=True)
    put(state, GULES, "london", out="oxford", soldier=5)
    put(state, VERT, "london", out="norwich", soldier=1)
    turn(state, "battle", GULES)
    assert legal(state, GULES, "attack") == ["attack london vert"]
