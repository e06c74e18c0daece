"""Chapter 7: who may fight, missiles, melee, walls (7.0-7.4)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY
from engine.fief.state import Camp
from engine.fief.war import camp_points, leader_of
from tests.engine.fief.field import (
    attack,
    battle,
    facing,
    volleys,
)
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    captor,
    control,
    do,
    go,
    hand,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    spent,
    town,
    units,
    waits,
    wed,
    why,
)

# --- who may fight ---------------------------------------------------------------------------------------------------


def test_7_0_troops_without_a_noble_declare_nothing() -> None:
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    put(state, GULES, "london", out="oxford", knight=3)
    noble(state, "hugh", GULES, "york")
    go(state, "battle", first=GULES)
    assert waits(state) == [AZURE]
    assert "attack london gules" in legal(state, AZURE)


def test_7_0_nobles_alone_do_not_fight() -> None:
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "hugh", GULES, "london", out="oxford")
    go(state, "battle", first=GULES)
    assert not legal(state, GULES, "attack")
    assert control(state, "london") == AZURE


def test_7_0_nobody_has_to_fight() -> None:
    state = facing()
    do(state, GULES, "done")
    do(state, AZURE, "done")
    assert units(state, GULES, "london") == {"soldier": 5}


def test_7_0_an_ally_may_be_attacked() -> None:
    state = facing()
    noble(state, "lucia", GULES, "york")
    wed(state, "lucia", "henri")
    assert "attack london azure" in legal(state, GULES)


def test_7_0_several_battles_one_after_the_other() -> None:
    """The active family goes on declaring; each battle is fought at once."""
    state = position()
    noble(state, "hugh", GULES, "london", lord=["north"])
    put(state, GULES, "london", knight=5)
    put(state, AZURE, "london", out="oxford", soldier=1)
    put(state, VERT, "london", out="norwich", soldier=1)
    go(state, "battle", first=GULES)
    rig(state, melee=[1, 0, 0, 0] * 2)
    do(state, GULES, "attack london azure; attack london vert")
    assert spent(state)
    assert not units(state, AZURE, "london")
    assert not units(state, VERT, "london")


def test_7_0_storms_forbid_battles() -> None:
    """2.5: no battle in a region with storms."""
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=2)
    noble(state, "simon", GULES, "york")
    put(state, GULES, "york", soldier=1)
    put(state, VERT, "york", out="durham", soldier=1)
    lay(state, "south-east", "storms")
    go(state, "battle", first=GULES)
    assert legal(state, GULES, "attack") == ["attack york vert"]
    assert why(state, GULES, "attack london azure") == "battle-storms"
    do(state, GULES, "done")
    assert not legal(state, GULES, "attack"), "nobody is asked in the South East"


def test_7_0_both_sides_show_their_troops() -> None:
    state = facing(theirs={"soldier": 4, "knight": 1})
    attack(state, 0, 0, 0)
    assert state.report is not None
    assert [u[:3] for u in state.report.units] == [[5, 0, 0], [4, 0, 1]]


def test_7_0_region_by_region_in_turn_order() -> None:
    """Ruling 3: regions I to VI, in each the families in turn."""
    state = position()
    for family, slug, city in ((AZURE, "henri", "york"), (GULES, "hugh", "exeter")):
        noble(state, slug, family, city)
        put(state, family, city, soldier=1)
        put(state, VERT, city, out="bristol" if city == "exeter" else "durham", soldier=1)
    go(state, "battle", first=AZURE)
    assert waits(state) == [GULES]
    do(state, GULES, "done")
    assert waits(state) == [AZURE]


def test_7_0_allies_fight_together() -> None:
    """A third army chooses a side; points are added up, the strongest leads."""
    state = facing(theirs={"soldier": 9})
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", knight=3)
    rig(state, melee=[1, 1, 1, 0, 0])
    do(state, GULES, "attack london azure")
    assert waits(state) == [VERT]
    assert legal(state, VERT, "join") == ["join vert attack", "join vert defence", "join vert nobody"]
    do(state, VERT, "join vert attack")
    assert spent(state), "6 and 10 points throw three dice, Henri's ten two"
    assert leader_of(state, CITY["london"], battle(state).camps[0]) == VERT


def test_7_0_who_stays_out_is_not_hit() -> None:
    state = facing()
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", soldier=2)
    rig(state, melee=[3, 3])
    do(state, GULES, "attack london azure")
    do(state, VERT, "join vert nobody")
    assert units(state, VERT, "london") == {"soldier": 2}
    assert (units(state, GULES, "london"), units(state, AZURE, "london")) == ({"soldier": 2}, {"soldier": 1})


# --- missiles --------------------------------------------------------------------------------------------------------


def test_7_2_catapults_bombards_archers_melee() -> None:
    """Each kind shoots, losses fall before the next."""
    state = facing(
        mine={"catapult": 1, "bombard": 1, "archer": 1, "soldier": 9}, theirs={"bombard": 1, "archer": 2, "soldier": 9}
    )
    attack(state, 0, 0, 0, 0, catapults=[1, 0], bombards=[1, 1], archers=[1, 1])
    assert volleys(state) == [
        ("catapults", [[1, 0], []], [1, 0]),
        ("bombards", [[1], [1]], [1, 1]),
        ("archers", [[1], [1]], [1, 1]),
        ("melee", [[0, 0], [0, 0]], [0, 0]),
    ]
    assert units(state, AZURE, "london") == {"bombard": 1, "archer": 2, "soldier": 6}
    assert units(state, GULES, "london") == {"catapult": 1, "bombard": 1, "archer": 1, "soldier": 7}


def test_7_2_a_second_catapult_adds_one_hit() -> None:
    state = facing(mine={"catapult": 2, "soldier": 5})
    attack(state, 0, 0, catapults=[1, 1])
    assert volleys(state)[0] == ("catapults", [[1, 1], []], [3, 0])


def test_7_2_engines_need_a_soldier() -> None:
    """Ruling 16: knights and archers do not serve them."""
    state = facing(mine={"catapult": 1, "bombard": 2, "knight": 2})
    attack(state, 0, 0, 0)
    assert [v[0] for v in volleys(state)] == ["melee"]


def test_7_2_a_blank_bursts_a_bombard() -> None:
    """Each blank takes a bombard and a soldier of the same side."""
    state = facing(mine={"bombard": 2, "soldier": 5})
    attack(state, 0, 0, bombards=[0, 1])
    assert units(state, GULES, "london") == {"bombard": 1, "soldier": 4}
    assert units(state, AZURE, "london") == {"soldier": 3}


def test_7_2_walls_do_not_hinder_engines() -> None:
    state = facing("walled", mine={"catapult": 1, "bombard": 1, "soldier": 9})
    attack(state, 0, catapults=[2, 0], bombards=[1])
    assert volleys(state)[0][2] == [2, 0]
    assert volleys(state)[1][2] == [1, 0]


@pytest.mark.parametrize(
    ("building", "archers", "shoots"),
    [
        ("", 1, True),
        ("fortress", 1, False),
        ("fortress", 2, True),
        ("walled", 2, False),
        ("walled", 3, True),
        ("royal-fortress", 1, False),
        ("royal-fortress", 2, True),
    ],
)
def test_7_2_archers_against_walls_in_battle(building: str, archers: int, shoots: bool) -> None:
    state = facing(building, mine={"archer": archers, "knight": 5})
    dice = {"": [0, 0, 0, 0], "fortress": [0, 0, 0], "royal-fortress": [0, 0, 0], "walled": [0, 0]}[building]
    attack(state, *dice, **({"archers": [0]} if shoots else {}))
    assert ("archers" in [v[0] for v in volleys(state)]) == shoots


def test_7_2_the_garrison_shoots_over_its_walls() -> None:
    state = facing("walled", mine={"knight": 5}, theirs={"archer": 1, "soldier": 3})
    attack(state, 0, 0, archers=[1])
    assert volleys(state)[0] == ("archers", [[], [1]], [0, 1])


@pytest.mark.parametrize(("count", "more"), [(2, 0), (3, 1)])
def test_7_2_three_archers_add_a_hit(count: int, more: int) -> None:
    state = facing(mine={"archer": count, "soldier": 4}, theirs={"soldier": 9})
    attack(state, 0, 0, 0, 0, archers=[1])
    assert volleys(state)[0][2] == [1 + more, 0]


def test_7_2_archers_aim_at_a_noble() -> None:
    """FFF kills whom they aim at; it is said before the roll."""
    state = facing(mine={"archer": 1, "soldier": 4})
    attack(state, 0, 0, archers=[0])
    rig(state, archers=[3], melee=[0, 0])
    do(state, GULES, "aim henri; fight")
    do(state, AZURE, "fight")
    assert place(state, "henri") == "dead"
    assert units(state, AZURE, "london") == {"soldier": 4}


def test_7_2_an_aimed_shot_that_fails_hits_nobody() -> None:
    """Ruling 17: no bonus makes an FFF; other faces take nothing."""
    state = facing(mine={"archer": 3, "soldier": 2})
    attack(state, 0, 0, archers=[0])
    rig(state, archers=[2], melee=[0, 0])
    before = units(state, AZURE, "london")
    do(state, GULES, "aim henri; fight")
    do(state, AZURE, "fight")
    assert (place(state, "henri"), units(state, AZURE, "london")) == ("london", before)


def test_7_2_an_aim_holds_for_one_roll() -> None:
    """It is said before each roll anew: without a word the next arrows fly at the troops."""
    state = facing(mine={"archer": 1, "soldier": 4})
    attack(state, 0, 0, archers=[0])
    rig(state, archers=[2], melee=[0, 0])
    do(state, GULES, "aim henri; fight")
    do(state, AZURE, "fight")
    assert units(state, AZURE, "london") == {"soldier": 4}
    rig(state, archers=[3], melee=[0, 0])
    do(state, GULES, "fight")
    do(state, AZURE, "fight")
    assert (place(state, "henri"), units(state, AZURE, "london")) == ("london", {"soldier": 1})


def test_7_2_nobody_aims_without_archers() -> None:
    state = facing()
    attack(state, 0, 0)
    assert not legal(state, GULES, "aim")


def test_7_2_engines_alone_defend_nothing() -> None:
    """Bombards and Nobles without troops: the city is taken without a roll."""
    state = facing(theirs={"bombard": 2})
    attack(state)
    assert captor(state, "henri") == "hugh"
    do(state, GULES, "keep-engines")
    assert units(state, GULES, "london")["bombard"] == 2
    assert control(state, "london") == GULES


def test_7_2_the_winner_may_destroy_engines() -> None:
    state = facing(theirs={"bombard": 2})
    attack(state)
    do(state, GULES, "wreck")
    assert "bombard" not in units(state, GULES, "london")
    assert not units(state, AZURE, "london")


def test_7_2_a_winner_keeps_what_he_has_pieces_for() -> None:
    state = facing(mine={"bombard": 2, "soldier": 5}, theirs={"bombard": 2})
    attack(state)
    do(state, GULES, "keep-engines")
    assert units(state, GULES, "london")["bombard"] == 3


# --- melee -----------------------------------------------------------------------------------------------------------


def test_7_3_points_count_men_and_ladies_who_are_lords() -> None:
    """Knights 3, crossbows 2, archers and soldiers 1, men 1, women only as Lords."""
    state = facing(mine={"knight": 1, "archer": 1, "soldier": 1, "french": 1})
    noble(state, "lucia", GULES, "london", out="oxford")
    noble(state, "simon", GULES, "london", out="oxford")
    attack(state, 0, 0, 0, archers=[0])
    camp = battle(state).camps[0]
    assert camp_points(state, CITY["london"], camp) == 3 + 1 + 1 + 2 + 2
    state.fiefs[2] = NOBLE["lucia"]
    assert camp_points(state, CITY["london"], camp) == 10


def test_7_3_engines_have_no_points() -> None:
    state = facing(mine={"soldier": 5, "bombard": 1})
    attack(state, 0, 0, bombards=[1])
    assert camp_points(state, CITY["london"], battle(state).camps[0]) == 6


def test_7_3_nobles_alone_have_no_points() -> None:
    """FAQ 7: a Lord without troops does not fight with a die of his own."""
    state = facing(theirs={"bombard": 1})
    assert camp_points(state, CITY["london"], Camp([AZURE])) == 0


def test_7_3_losses_are_simultaneous() -> None:
    """Who falls in a roll has struck in it."""
    state = facing(mine={"soldier": 5}, theirs={"soldier": 1})
    attack(state, 1, 3)
    assert units(state, GULES, "london") == {"soldier": 2}
    assert captor(state, "henri") == "hugh"


@pytest.mark.parametrize(("building", "dice"), [("", 3), ("fortress", 2), ("royal-fortress", 2), ("walled", 1)])
def test_7_4_walls_take_dice(building: str, dice: int) -> None:
    state = facing(building, mine={"knight": 5})
    attack(state, *[0] * dice, 0)
    assert len(volleys(state)[0][1][0]) == dice


def test_7_4_those_before_the_walls_have_none() -> None:
    """5.0: troops on the road are in the city, not behind its walls."""
    state = position()
    noble(state, "henri", AZURE, "london", out="canterbury")
    put(state, AZURE, "london", out="canterbury", soldier=2)
    put(state, VERT, "london", soldier=1)
    town(state, "london", "walled")
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", knight=5)
    go(state, "battle", first=GULES)
    attack(state, 0, 0, 0, 0)


def test_7_4_a_passage_cancels_the_walls() -> None:
    """10.2: for the attacker who plays it, in that battle."""
    state = facing("walled", mine={"knight": 5})
    hand(state, GULES, "passage")
    attack(state, 0, 0)
    do(state, GULES, "tunnel")
    rig(state, melee=[0, 0, 0, 0])
    do(state, GULES, "fight")
    do(state, AZURE, "fight")
    assert spent(state)
