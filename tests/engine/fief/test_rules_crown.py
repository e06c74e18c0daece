"""Chapters 13.1 to 13.3: royal guards, Excalibur, the Garter."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, NOBLE
from engine.fief.income import income
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board

# --- royal guards ----------------------------------------------------------------------------------------------------


def guarded(board: Board, **troops: int) -> Board:
    """King Henri with two royal knights in London, Hugh before it."""
    board.position()
    board.noble("henri", AZURE, "london", lord=["wales"])
    if troops:
        board.put(AZURE, "london", **troops)
    board.crown("henri", guards=2)
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", knight=5)
    return board.turn("battle", GULES)


def test_13_1_each_guard_adds_a_hit_to_the_melee(board: Board) -> None:
    """Two royal knights and a man are seven points: two dice and two hits."""
    guarded(board)
    board.rig(melee=[0, 0, 0, 1, 0])
    board.do(GULES, "attack london azure")
    assert board.spent()
    assert board.units(GULES, "london") == {"knight": 4}


def test_13_1_royal_knights_need_three_hits_each(board: Board) -> None:
    guarded(board)
    board.rig(melee=[2, 2, 0, 0, 0])
    board.do(GULES, "attack london azure")
    assert board.who("henri").guards == 1


def test_13_1_royal_soldiers_are_one_point_and_one_hit(board: Board) -> None:
    guarded(board, soldier=3)
    board.noble("lucia", AZURE, "london")
    board.who("henri").guards = 0
    board.state.queen, board.who("lucia").guards = NOBLE["lucia"], 2
    board.rig(melee=[3, 2, 0, 0])
    board.do(GULES, "attack london azure")
    assert board.spent(), "three soldiers, two of the guard and the King are six points"
    assert board.place("henri") != "dead"


def test_13_1_election_brings_guards_to_both(board: Board) -> None:
    """The Sovereign and the spouse get two each."""
    board.noble("henri", AZURE, "london", lord=["wales"])
    board.noble("lucia", GULES, "york")
    board.wed("henri", "lucia")
    board.accede("henri")
    assert (board.who("henri").guards, board.who("lucia").guards, board.state.queen) == (2, 2, NOBLE["lucia"])


def test_13_1_the_consort_of_a_sovereign_queen_is_no_king(board: Board) -> None:
    board.noble("henri", AZURE, "london")
    board.noble("lucia", GULES, "york", lord=["wales"])
    board.wed("henri", "lucia")
    board.accede("lucia")
    assert (board.state.sovereign, board.state.queen, board.who("henri").guards) == (NOBLE["lucia"], -1, 2)


def test_13_1_without_the_option_no_guards(board: Board) -> None:
    board.position(guard=False)
    board.noble("henri", AZURE, "london", lord=["wales"])
    board.accede("henri")
    assert board.who("henri").guards == 0


def test_13_1_a_widow_keeps_her_guard(board: Board) -> None:
    """9.0: until there is a new Queen, or she is elected herself."""
    board.noble("henri", AZURE, "london", lord=["wales"])
    board.noble("lucia", GULES, "york")
    board.noble("simon", OR, "exeter")
    board.wed("henri", "lucia")
    board.crown("henri", "lucia", guards=2)
    board.hand(OR, "assassination")
    board.turn("move", GULES)
    board.do(OR, "assassinate henri simon")
    assert (board.state.sovereign, board.state.queen, board.who("lucia").guards) == (-1, NOBLE["lucia"], 2)


def test_13_1_a_new_queen_ends_the_widows_guard(board: Board) -> None:
    """9.0: her guard is hers until another King has a wife."""
    board.noble("lucia", GULES, "york")
    board.noble("hugh", AZURE, "london", lord=["wales"])
    board.noble("joan", VERT, "exeter")
    board.state.queen, board.who("lucia").guards = NOBLE["lucia"], 2
    board.wed("hugh", "joan")
    board.accede("hugh")
    assert (board.state.queen, board.who("lucia").guards, board.who("joan").guards) == (NOBLE["joan"], 0, 2)


# --- Excalibur -------------------------------------------------------------------------------------------------------


def stone(board: Board, slug: str = "hugh", **options: object) -> Board:
    """A Noble where the sword sticks in its stone."""
    board.position(**options)
    board.noble(slug, GULES, "coventry")
    board.sword(city="coventry")
    return board.turn("move", GULES)


@pytest.mark.parametrize(
    ("slug", "die", "drawn"), [("hugh", 5, False), ("hugh", 6, True), ("arthur", 3, False), ("arthur", 4, True)]
)
def test_13_2_a_six_draws_it_arthur_a_four(board: Board, slug: str, die: int, drawn: bool) -> None:
    """On an empty throne it makes a King, with guards."""
    stone(board, slug)
    board.rig(excalibur=[die])
    board.do(GULES, f"draw-sword {slug}")
    assert (board.state.bearer == NOBLE[slug]) == drawn
    assert (board.state.sovereign == NOBLE[slug]) == drawn
    assert board.who(slug).guards == (2 if drawn else 0)


def test_13_2_twice_a_round_once_in_each_phase(board: Board) -> None:
    stone(board)
    board.rig(excalibur=[1, 1])
    board.do(GULES, "draw-sword hugh")
    assert board.why(GULES, "draw-sword hugh") == "sword-tried"
    board.go("battle", first=GULES)
    board.do(GULES, "draw-sword hugh")
    assert board.why(GULES, "draw-sword hugh") in ("sword-tried", "verb", "turn")


def test_13_2_no_second_try_in_the_same_phase(board: Board) -> None:
    """A try that was not made while moving is lost."""
    stone(board)
    board.rig(excalibur=[1])
    board.go("battle", first=GULES)
    board.do(GULES, "draw-sword hugh")
    assert "draw-sword hugh" not in board.legal(GULES)


@pytest.mark.parametrize("kind", ["woman", "bishop", "captive", "elsewhere"])
def test_13_2_only_free_laymen_in_its_city(board: Board, kind: str) -> None:
    slug = "lucia" if kind == "woman" else "hugh"
    board.noble(slug, GULES, "oxford" if kind == "elsewhere" else "coventry", see="york" if kind == "bishop" else "")
    board.noble("henri", AZURE, "exeter")
    board.noble("anabel", GULES, "york")
    board.sword(city="coventry")
    if kind == "captive":
        board.hold("hugh", "henri")
    board.turn("move", GULES)
    codes = {"woman": "sword-woman", "bishop": "sword-cleric", "captive": "captive", "elsewhere": "sword-far"}
    assert board.why(GULES, f"draw-sword {slug}") == codes[kind]


def test_13_2_no_new_king_beside_a_sovereign(board: Board) -> None:
    board.noble("hugh", GULES, "coventry")
    board.noble("william", AZURE, "york", lord=["wales"])
    board.crown("william")
    board.sword(city="coventry")
    board.rig(excalibur=[6])
    board.turn("move", GULES)
    board.do(GULES, "draw-sword hugh")
    assert (board.state.bearer, board.state.sovereign) == (NOBLE["hugh"], NOBLE["william"])


def fallen(board: Board, bearer_is_king: bool, taker: str = "hugh") -> Board:
    """The bearer loses a battle to Hugh or to a lady."""
    board.position()
    board.noble("william", AZURE, "london", lord=["wales"])
    board.put(AZURE, "london", soldier=1)
    board.noble("roger", VERT, "exeter", lord=["north"])
    board.crown("william" if bearer_is_king else "roger")
    board.sword("william")
    board.noble(taker, GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=5)
    board.turn("battle", GULES)
    board.rig(melee=[1, 0])
    board.do(GULES, "attack london azure")
    return board


def test_13_2_the_sword_is_taken_and_the_crown_with_it(board: Board) -> None:
    """Ruling 25: from a King."""
    fallen(board, True)
    assert (board.state.bearer, board.state.sovereign) == (NOBLE["hugh"], NOBLE["hugh"])


def test_13_2_not_from_who_was_no_king(board: Board) -> None:
    fallen(board, False)
    assert (board.state.bearer, board.state.sovereign) == (NOBLE["hugh"], NOBLE["roger"])


def test_13_2_never_to_a_woman(board: Board) -> None:
    """Ruling 25: she has the sword, the crown does not follow."""
    fallen(board, True, "lucia")
    assert board.state.sovereign != NOBLE["lucia"]
    assert board.captor("william") == "lucia"


def test_13_2_who_takes_up_a_kings_sword_is_king(board: Board) -> None:
    """It lies where he died; a man in the city takes it, and the crown (ruling 25). It does not stick there again."""
    board.noble("william", AZURE, "york", lord=["wales"])
    board.noble("hugh", GULES, "york")
    board.noble("simon", VERT, "exeter")
    board.crown("william")
    board.sword("william")
    board.hand(VERT, "assassination")
    board.turn("move", GULES)
    board.do(VERT, "assassinate william simon")
    assert (board.state.sovereign, board.state.sword) == (-1, CITY["york"])
    assert not board.legal(GULES, "draw-sword")
    board.do(GULES, "take-sword hugh")
    assert (board.state.bearer, board.state.sovereign) == (NOBLE["hugh"], NOBLE["hugh"])


def test_13_2_a_kings_sword_is_more_than_a_princes_birth(board: Board) -> None:
    """Ruling 25: its loser was King, so the crown follows, though the Prince has it now."""
    board.noble("william", AZURE, "york", lord=["wales"])
    board.noble("henri", AZURE, "exeter", prince=True)
    board.noble("hugh", GULES, "york")
    board.noble("simon", VERT, "exeter")
    board.crown("william")
    board.sword("william")
    board.hand(VERT, "assassination")
    board.turn("move", GULES)
    board.do(VERT, "assassinate william simon")
    assert board.state.sovereign == NOBLE["henri"]
    board.do(GULES, "take-sword hugh")
    assert board.state.sovereign == NOBLE["hugh"]


def test_13_2_a_lady_takes_it_up_without_a_crown(board: Board) -> None:
    board.noble("lucia", GULES, "york")
    board.sword(city="york")
    board.state.blade = "drawn"
    board.turn("move", GULES)
    board.do(GULES, "take-sword lucia")
    assert (board.state.bearer, board.state.sovereign) == (NOBLE["lucia"], -1)


def test_13_2_in_an_abbey_it_earns_three(board: Board) -> None:
    board.noble("lucia", GULES, "lincoln")
    board.abbess("lucia", 0, "lincoln")
    before = income(board.state, GULES)
    board.sword(city="lincoln")
    assert income(board.state, GULES) == before + 3


def test_13_2_without_the_option_no_sword(board: Board) -> None:
    board.position(excalibur=False)
    board.noble("hugh", GULES, "coventry")
    board.turn("move", GULES)
    assert not board.legal(GULES, "draw-sword")


# --- the Garter ------------------------------------------------------------------------------------------------------


def ridding(board: Board, *, cleric: bool = False, lord: bool = True, **options: object) -> Board:
    """A Lord of another family rids Coventry of invaders before the eyes of King William."""
    board.position(**options)
    board.noble("william", AZURE, "york", lord=["north"])
    board.crown("william")
    board.noble("hugh", GULES, "coventry", lord=["wales"] if lord else [], see="norwich" if cleric else "")
    board.put(GULES, "coventry", soldier=9)
    board.army("coventry", 0, out="oxford")
    return board


def test_13_3_for_an_army_that_is_beaten(board: Board) -> None:
    ridding(board)
    board.state.armies[0].stays = True
    board.state.armies[0].infantry, board.state.armies[0].leader = 1, True
    board.turn("battle", GULES)
    board.rig(melee=[3, 2, 0])
    board.do(GULES, "attack coventry invaders")
    assert board.waits() == [AZURE]
    board.do(AZURE, "knight hugh")
    assert board.who("hugh").garter
    assert board.state.garters == 3


def test_13_3_the_sovereign_may_decline(board: Board) -> None:
    ridding(board, cleric=True)
    board.go("raid")
    board.do(GULES, "danegeld hugh")
    assert board.waits() == [AZURE]
    board.do(AZURE, "pass")
    assert not board.who("hugh").garter


def test_13_3_a_bribe_is_to_a_clerics_credit_alone(board: Board) -> None:
    ridding(board)
    board.go("raid")
    board.do(GULES, "danegeld hugh")
    assert not board.state.knighted
    assert "knight hugh" not in board.legal(AZURE)


def test_13_3_an_intercession_earns_it(board: Board) -> None:
    ridding(board, cleric=True)
    board.go("raid")
    board.rig(intercession=[2])
    board.do(GULES, "intercede hugh")
    assert board.legal(AZURE, "knight") == ["knight hugh"]


@pytest.mark.parametrize("case", ["no lord", "one this round", "no sovereign", "option"])
def test_13_3_only_lords_and_one_a_round(board: Board, case: str) -> None:
    ridding(board, cleric=True, lord=case != "no lord", garter=case != "option")
    if case == "one this round":
        board.state.knighted = True
    if case == "no sovereign":
        board.state.sovereign = -1
    board.go("raid")
    board.do(GULES, "danegeld hugh")
    assert not board.legal(AZURE, "knight")


def test_13_3_it_dies_with_the_lord(board: Board) -> None:
    ridding(board)
    board.who("hugh").garter = True
    board.noble("simon", VERT, "exeter")
    board.hand(VERT, "assassination")
    board.turn("move", GULES)
    board.state.garters -= 1
    board.do(VERT, "assassinate hugh simon")
    assert not board.who("hugh").garter
    assert board.state.garters == 4, "the marker goes back"


@pytest.mark.parametrize("beside", [False, True])
def test_13_3_the_holder_never_attacks_the_sovereign(board: Board, beside: bool) -> None:
    """Nor does the army where the holder stands, whoever else is there."""
    if beside:
        board.noble("simon", GULES, "london", out="oxford", lord=["marches"])
    board.noble("william", AZURE, "london", lord=["north"])
    board.put(AZURE, "london", soldier=1)
    board.crown("william")
    board.noble("hugh", GULES, "london", out="oxford", lord=["wales"], garter=True)
    board.put(GULES, "london", out="oxford", soldier=5)
    board.put(VERT, "london", out="norwich", soldier=1)
    board.turn("battle", GULES)
    assert board.legal(GULES, "attack") == ["attack london vert"]
