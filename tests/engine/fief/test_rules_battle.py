"""Chapter 7: who may fight, missiles, melee, walls (7.0-7.4)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, NOBLE
from engine.fief.state.state import Camp
from engine.fief.war.camps import camp_points, leader_of
from tests.engine.fief.board import AZURE, GULES, VERT, Board

# --- who may fight ---------------------------------------------------------------------------------------------------


def test_7_0_troops_without_a_noble_declare_nothing(board: Board) -> None:
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.put(GULES, "london", out="oxford", knight=3)
    board.noble("hugh", GULES, "york")
    board.go("battle", first=GULES)
    assert board.waits() == [AZURE]
    assert "attack london gules" in board.legal(AZURE)


def test_7_0_nobles_alone_do_not_fight(board: Board) -> None:
    board.noble("henri", AZURE, "london")
    board.noble("hugh", GULES, "london", out="oxford")
    board.go("battle", first=GULES)
    assert not board.legal(GULES, "attack")
    assert board.control("london") == AZURE


def test_7_0_nobody_has_to_fight(board: Board) -> None:
    board.facing()
    board.do(GULES, "done")
    board.do(AZURE, "done")
    assert board.units(GULES, "london") == {"soldier": 5}


def test_7_0_an_ally_may_be_attacked(board: Board) -> None:
    board.facing()
    board.noble("lucia", GULES, "york")
    board.wed("lucia", "henri")
    assert "attack london azure" in board.legal(GULES)


def test_7_0_several_battles_one_after_the_other(board: Board) -> None:
    """The active family goes on declaring; each battle is fought at once."""
    board.noble("hugh", GULES, "london", lord=["north"])
    board.put(GULES, "london", knight=5)
    board.put(AZURE, "london", out="oxford", soldier=1)
    board.put(VERT, "london", out="norwich", soldier=1)
    board.go("battle", first=GULES)
    board.rig(melee=[1, 0, 0, 0] * 2)
    board.do(GULES, "attack london azure; attack london vert")
    assert board.spent()
    assert not board.units(AZURE, "london")
    assert not board.units(VERT, "london")


def test_7_0_storms_forbid_battles(board: Board) -> None:
    """2.5: no battle in a region with storms."""
    board.noble("henri", AZURE, "london")
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=2)
    board.noble("simon", GULES, "york")
    board.put(GULES, "york", soldier=1)
    board.put(VERT, "york", out="durham", soldier=1)
    board.lay("south-east", "storms")
    board.go("battle", first=GULES)
    assert board.legal(GULES, "attack") == ["attack york vert"]
    assert board.why(GULES, "attack london azure") == "battle-storms"
    board.do(GULES, "done")
    assert not board.legal(GULES, "attack"), "nobody is asked in the South East"


def test_7_0_both_sides_show_their_troops(board: Board) -> None:
    board.facing(theirs={"soldier": 4, "knight": 1})
    board.attack(0, 0, 0)
    assert board.state.report is not None
    assert [u[:3] for u in board.state.report.units] == [[5, 0, 0], [4, 0, 1]]


def test_7_0_region_by_region_in_turn_order(board: Board) -> None:
    """Ruling 3: regions I to VI, in each the families in turn."""
    for family, slug, city in ((AZURE, "henri", "york"), (GULES, "hugh", "exeter")):
        board.noble(slug, family, city)
        board.put(family, city, soldier=1)
        board.put(VERT, city, out="bristol" if city == "exeter" else "durham", soldier=1)
    board.go("battle", first=AZURE)
    assert board.waits() == [GULES]
    board.do(GULES, "done")
    assert board.waits() == [AZURE]


def test_7_0_allies_fight_together(board: Board) -> None:
    """A third army chooses a side; points are added up, the strongest leads."""
    board.facing(theirs={"soldier": 9})
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", knight=3)
    board.rig(melee=[1, 1, 1, 0, 0])
    board.do(GULES, "attack london azure")
    assert board.waits() == [VERT]
    assert board.legal(VERT, "join") == ["join vert attack", "join vert defence", "join vert nobody"]
    board.do(VERT, "join vert attack")
    assert board.spent(), "6 and 10 points throw three dice, Henri's ten two"
    assert leader_of(board.state, CITY["london"], board.battle().camps[0]) == VERT


def test_7_0_who_stays_out_is_not_hit(board: Board) -> None:
    board.facing()
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", soldier=2)
    board.rig(melee=[3, 3])
    board.do(GULES, "attack london azure")
    board.do(VERT, "join vert nobody")
    assert board.units(VERT, "london") == {"soldier": 2}
    assert (board.units(GULES, "london"), board.units(AZURE, "london")) == ({"soldier": 2}, {"soldier": 1})


# --- missiles --------------------------------------------------------------------------------------------------------


def test_7_2_catapults_bombards_archers_melee(board: Board) -> None:
    """Each kind shoots, losses fall before the next."""
    board.facing(
        mine={"catapult": 1, "bombard": 1, "archer": 1, "soldier": 9}, theirs={"bombard": 1, "archer": 2, "soldier": 9}
    )
    board.attack(0, 0, 0, 0, catapults=[1, 0], bombards=[1, 1], archers=[1, 1])
    assert board.volleys() == [
        ("catapults", [[1, 0], []], [1, 0]),
        ("bombards", [[1], [1]], [1, 1]),
        ("archers", [[1], [1]], [1, 1]),
        ("melee", [[0, 0], [0, 0]], [0, 0]),
    ]
    assert board.units(AZURE, "london") == {"bombard": 1, "archer": 2, "soldier": 6}
    assert board.units(GULES, "london") == {"catapult": 1, "bombard": 1, "archer": 1, "soldier": 7}


def test_7_2_a_second_catapult_adds_one_hit(board: Board) -> None:
    board.facing(mine={"catapult": 2, "soldier": 5})
    board.attack(0, 0, catapults=[1, 1])
    assert board.volleys()[0] == ("catapults", [[1, 1], []], [3, 0])


def test_7_2_engines_need_a_soldier(board: Board) -> None:
    """Ruling 16: knights and archers do not serve them."""
    board.facing(mine={"catapult": 1, "bombard": 2, "knight": 2})
    board.attack(0, 0, 0)
    assert [v[0] for v in board.volleys()] == ["melee"]


def test_7_2_a_blank_bursts_a_bombard(board: Board) -> None:
    """Each blank takes a bombard and a soldier of the same side."""
    board.facing(mine={"bombard": 2, "soldier": 5})
    board.attack(0, 0, bombards=[0, 1])
    assert board.units(GULES, "london") == {"bombard": 1, "soldier": 4}
    assert board.units(AZURE, "london") == {"soldier": 3}


def test_7_2_walls_do_not_hinder_engines(board: Board) -> None:
    board.facing("walled", mine={"catapult": 1, "bombard": 1, "soldier": 9})
    board.attack(0, catapults=[2, 0], bombards=[1])
    assert board.volleys()[0][2] == [2, 0]
    assert board.volleys()[1][2] == [1, 0]


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
def test_7_2_archers_against_walls_in_battle(board: Board, building: str, archers: int, shoots: bool) -> None:
    board.facing(building, mine={"archer": archers, "knight": 5})
    dice = {"": [0, 0, 0, 0], "fortress": [0, 0, 0], "royal-fortress": [0, 0, 0], "walled": [0, 0]}[building]
    board.attack(*dice, **({"archers": [0]} if shoots else {}))
    assert ("archers" in [v[0] for v in board.volleys()]) == shoots


def test_7_2_the_garrison_shoots_over_its_walls(board: Board) -> None:
    board.facing("walled", mine={"knight": 5}, theirs={"archer": 1, "soldier": 3})
    board.attack(0, 0, archers=[1])
    assert board.volleys()[0] == ("archers", [[], [1]], [0, 1])


@pytest.mark.parametrize(("count", "more"), [(2, 0), (3, 1)])
def test_7_2_three_archers_add_a_hit(board: Board, count: int, more: int) -> None:
    board.facing(mine={"archer": count, "soldier": 4}, theirs={"soldier": 9})
    board.attack(0, 0, 0, 0, archers=[1])
    assert board.volleys()[0][2] == [1 + more, 0]


def test_7_2_archers_aim_at_a_noble(board: Board) -> None:
    """FFF kills whom they aim at; it is said before the roll."""
    board.facing(mine={"archer": 1, "soldier": 4})
    board.attack(0, 0, archers=[0])
    board.rig(archers=[3], melee=[0, 0])
    board.do(GULES, "aim henri; fight")
    board.do(AZURE, "fight")
    assert board.place("henri") == "dead"
    assert board.units(AZURE, "london") == {"soldier": 4}


def test_7_2_an_aimed_shot_that_fails_hits_nobody(board: Board) -> None:
    """Ruling 17: no bonus makes an FFF; other faces take nothing."""
    board.facing(mine={"archer": 3, "soldier": 2})
    board.attack(0, 0, archers=[0])
    board.rig(archers=[2], melee=[0, 0])
    before = board.units(AZURE, "london")
    board.do(GULES, "aim henri; fight")
    board.do(AZURE, "fight")
    assert (board.place("henri"), board.units(AZURE, "london")) == ("london", before)


def test_7_2_an_aim_holds_for_one_roll(board: Board) -> None:
    """It is said before each roll anew: without a word the next arrows fly at the troops."""
    board.facing(mine={"archer": 1, "soldier": 4})
    board.attack(0, 0, archers=[0])
    board.rig(archers=[2], melee=[0, 0])
    board.do(GULES, "aim henri; fight")
    board.do(AZURE, "fight")
    assert board.units(AZURE, "london") == {"soldier": 4}
    board.rig(archers=[3], melee=[0, 0])
    board.do(GULES, "fight")
    board.do(AZURE, "fight")
    assert (board.place("henri"), board.units(AZURE, "london")) == ("london", {"soldier": 1})


def test_7_2_nobody_aims_without_archers(board: Board) -> None:
    board.facing()
    board.attack(0, 0)
    assert not board.legal(GULES, "aim")


def test_7_2_engines_alone_defend_nothing(board: Board) -> None:
    """Bombards and Nobles without troops: the city is taken without a roll."""
    board.facing(theirs={"bombard": 2})
    board.attack()
    assert board.captor("henri") == "hugh"
    board.do(GULES, "keep-engines")
    assert board.units(GULES, "london")["bombard"] == 2
    assert board.control("london") == GULES


def test_7_2_the_winner_may_destroy_engines(board: Board) -> None:
    board.facing(theirs={"bombard": 2})
    board.attack()
    board.do(GULES, "wreck")
    assert "bombard" not in board.units(GULES, "london")
    assert not board.units(AZURE, "london")


def test_7_2_a_winner_keeps_what_he_has_pieces_for(board: Board) -> None:
    board.facing(mine={"bombard": 2, "soldier": 5}, theirs={"bombard": 2})
    board.attack()
    board.do(GULES, "keep-engines")
    assert board.units(GULES, "london")["bombard"] == 3


# --- melee -----------------------------------------------------------------------------------------------------------


def test_7_3_points_count_men_and_ladies_who_are_lords(board: Board) -> None:
    """Knights 3, crossbows 2, archers and soldiers 1, men 1, women only as Lords."""
    board.facing(mine={"knight": 1, "archer": 1, "soldier": 1, "french": 1})
    board.noble("lucia", GULES, "london", out="oxford")
    board.noble("simon", GULES, "london", out="oxford")
    board.attack(0, 0, 0, archers=[0])
    camp = board.battle().camps[0]
    assert camp_points(board.state, CITY["london"], camp) == 3 + 1 + 1 + 2 + 2
    board.state.fiefs[2] = NOBLE["lucia"]
    assert camp_points(board.state, CITY["london"], camp) == 10


def test_7_3_engines_have_no_points(board: Board) -> None:
    board.facing(mine={"soldier": 5, "bombard": 1})
    board.attack(0, 0, bombards=[1])
    assert camp_points(board.state, CITY["london"], board.battle().camps[0]) == 6


def test_7_3_nobles_alone_have_no_points(board: Board) -> None:
    """FAQ 7: a Lord without troops does not fight with a die of his own."""
    board.facing(theirs={"bombard": 1})
    assert camp_points(board.state, CITY["london"], Camp([AZURE])) == 0


def test_7_3_losses_are_simultaneous(board: Board) -> None:
    """Who falls in a roll has struck in it."""
    board.facing(mine={"soldier": 5}, theirs={"soldier": 1})
    board.attack(1, 3)
    assert board.units(GULES, "london") == {"soldier": 2}
    assert board.captor("henri") == "hugh"


@pytest.mark.parametrize(("building", "dice"), [("", 3), ("fortress", 2), ("royal-fortress", 2), ("walled", 1)])
def test_7_4_walls_take_dice(board: Board, building: str, dice: int) -> None:
    board.facing(building, mine={"knight": 5})
    board.attack(*[0] * dice, 0)
    assert len(board.volleys()[0][1][0]) == dice


def test_7_4_those_before_the_walls_have_none(board: Board) -> None:
    """5.0: troops on the road are in the city, not behind its walls."""
    board.noble("henri", AZURE, "london", out="canterbury")
    board.put(AZURE, "london", out="canterbury", soldier=2)
    board.put(VERT, "london", soldier=1)
    board.town("london", "walled")
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", knight=5)
    board.go("battle", first=GULES)
    board.attack(0, 0, 0, 0)


def test_7_4_a_passage_cancels_the_walls(board: Board) -> None:
    """10.2: for the attacker who plays it, in that battle."""
    board.facing("walled", mine={"knight": 5})
    board.hand(GULES, "passage")
    board.attack(0, 0)
    board.do(GULES, "tunnel")
    board.rig(melee=[0, 0, 0, 0])
    board.do(GULES, "fight")
    board.do(AZURE, "fight")
    assert board.spent()
