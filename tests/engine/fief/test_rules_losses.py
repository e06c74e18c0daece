"""Chapter 7: losses, captives taken, how battles end (7.5, 7.6, 7.8)."""

from __future__ import annotations

from engine.core import Word
from engine.fief.game_data import CITY, NOBLE
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys, result, said

# --- losses ----------------------------------------------------------------------------------------------------------


def test_7_5_a_knight_needs_three_hits(board: Board) -> None:
    board.facing(theirs={"knight": 1})
    board.attack(2, 0)
    assert board.units(AZURE, "london") == {"knight": 1}


def test_7_5_the_owner_chooses_and_takes_all_he_can(board: Board) -> None:
    """Four hits on two soldiers and two knights: one of each, in any order; two soldiers and nothing is too little."""
    board.facing(mine={"soldier": 9}, theirs={"soldier": 2, "knight": 2})
    board.state.orders[AZURE].losses = "ask"
    board.rig(melee=[3, 1, 0, 0])
    board.do(GULES, "attack london azure")
    assert sorted(board.legal(AZURE, "lose")) == ["lose knight", "lose soldier"]
    board.do(AZURE, "lose soldier")
    assert board.units(AZURE, "london") == {"soldier": 1, "knight": 1}, "the knight follows by itself"


def test_7_5_three_hits_may_be_soldiers_or_a_knight(board: Board) -> None:
    board.facing(mine={"soldier": 9}, theirs={"soldier": 3, "knight": 1})
    board.state.orders[AZURE].losses = "ask"
    board.rig(melee=[2, 1, 0, 0])
    board.do(GULES, "attack london azure")
    board.do(AZURE, "lose knight")
    assert board.units(AZURE, "london") == {"soldier": 3}


def test_7_5_nobles_fall_after_the_last_troop(board: Board) -> None:
    board.facing(mine={"knight": 5}, theirs={"soldier": 1})
    board.attack(2, 0, 0, 0)
    assert board.place("henri") == "dead"


# --- captives --------------------------------------------------------------------------------------------------------


def test_7_6_the_beaten_noble_is_taken(board: Board) -> None:
    board.facing(theirs={"soldier": 1})
    board.attack(1, 0)
    assert board.captor("henri") == "hugh"
    assert board.control("london") == GULES
    assert board.state.fiefs[1] == NOBLE["henri"], "he keeps his titles"


def test_7_6_troops_without_a_noble_kill(board: Board) -> None:
    """The defenders are led by nobody: whom they beat dies."""
    board.put(AZURE, "london", soldier=5)
    board.noble("henri", AZURE, "york")
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=1)
    board.go("battle", first=GULES)
    board.attack(0, 1)
    assert board.place("hugh") == "dead"


def test_7_6_captives_of_the_beaten_are_free(board: Board) -> None:
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.noble("simon", VERT, "exeter")
    board.noble("joan", VERT, "york")
    board.hold("joan", "henri")
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=5)
    board.go("battle", first=GULES)
    board.attack(1, 0)
    assert (board.captor("joan"), board.captor("henri")) == ("", "hugh")
    assert board.place("joan") == "exeter", "with her kin"


def test_7_6_a_captive_moves_with_his_captor(board: Board) -> None:
    board.facing(theirs={"soldier": 1})
    board.attack(1, 0)
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; go oxford; halt")
    assert board.at_last("henri") == "oxford"


def test_7_6_guards_leave_a_captive(board: Board) -> None:
    """13.1: royal guards go when their lord is taken."""
    board.facing(mine={"knight": 8}, theirs={"soldier": 1})
    board.crown("henri", guards=1)
    board.attack(3, 1, 0, 0)
    assert (board.captor("henri"), board.who("henri").guards) == ("hugh", 0)


# --- endings ---------------------------------------------------------------------------------------------------------


def test_7_8_surrender(board: Board) -> None:
    """After a roll an army gives up: its troops go, its Nobles are taken."""
    board.facing()
    board.attack(0, 0)
    board.do(GULES, "fight")
    assert result(board.do(AZURE, "surrender")) == "victory"
    assert board.captor("henri") == "hugh"
    assert not board.units(AZURE, "london")


def test_7_8_who_has_won_is_told(board: Board) -> None:
    """The words name the side, whichever it is."""
    for melee, won in (([3, 0], "attack"), ([0, 3], "defence")):
        board.facing(mine={"soldier": 2}, theirs={"soldier": 2})
        (over,) = said(board.attack(*melee), "battle-over")
        assert over.params["result"] == Word(f"result-victory-{won}")


def test_7_8_truce_needs_both(board: Board) -> None:
    board.facing()
    board.attack(0, 0)
    board.do(GULES, "truce")
    board.rig(melee=[0, 0])
    board.do(AZURE, "fight")
    assert board.spent()
    board.do(GULES, "truce")
    assert result(board.do(AZURE, "truce")) == "truce"
    assert board.control("london") == AZURE
    assert board.units(GULES, "london", "oxford") == {"soldier": 5}


def test_7_8_annihilation(board: Board) -> None:
    """Only Nobles are left: they stay, nothing changes."""
    board.facing(mine={"soldier": 1}, theirs={"soldier": 1})
    assert result(board.attack(1, 1)) == "annihilation"
    assert (board.place("hugh"), board.place("henri"), board.control("london")) == ("london", "london", AZURE)


def test_7_8_stalemate_after_three_rolls(board: Board) -> None:
    board.facing()
    board.attack(0, 0)
    for _ in range(2):
        board.rig(melee=[0, 0])
        board.do(GULES, "fight")
        events = board.do(AZURE, "fight")
    assert result(events) == "stalemate"
    assert board.control("london") == AZURE


def test_7_8_a_loss_begins_the_count_anew(board: Board) -> None:
    board.facing()
    board.attack(0, 0)
    for melee in ([0, 0], [1, 0], [0, 0], [0, 0]):
        board.rig(melee=melee)
        board.do(GULES, "fight")
        events = board.do(AZURE, "fight")
    assert "battle-over" not in keys(events)


def test_7_8_before_walls_the_attacker_stops_alone(board: Board) -> None:
    board.facing("fortress", mine={"knight": 3})
    board.attack(0, 0)
    assert "stop" not in board.legal(AZURE)
    board.do(AZURE, "fight")
    assert said(board.do(GULES, "stop"), "battle-over")[0].params["result"] == Word("result-stopped-attack")
    assert board.units(AZURE, "london", "") == {"soldier": 4}


def test_7_8_in_the_open_only_against_troops_without_a_noble(board: Board) -> None:
    """Ruling 18."""
    board.facing()
    board.attack(0, 0)
    assert "stop" not in board.legal(GULES)
    board.do(AZURE, "fight")
    board.state.nobles[NOBLE["henri"]].place = CITY["york"]
    assert "stop" in board.legal(GULES)


def test_7_8_withdrawal_through_a_passage(board: Board) -> None:
    """The defender's Nobles leave, each with one troop; the rest stays in the battle."""
    board.facing(theirs={"soldier": 2, "knight": 1})
    board.noble("simon", AZURE, "london")
    board.hand(AZURE, "passage")
    board.attack(0, 0, 0)
    board.do(AZURE, "flee canterbury")
    assert (board.place("henri"), board.place("simon")) == ("canterbury", "canterbury")
    assert sum(board.units(AZURE, "canterbury").values()) == 2
    assert sum(board.units(AZURE, "london").values()) == 1


def test_7_8_withdrawal_is_for_the_defender(board: Board) -> None:
    board.facing()
    board.hand(GULES, "passage")
    board.attack(0, 0)
    assert not board.legal(GULES, "flee")


def test_7_8_the_sword_counts_in_melee(board: Board) -> None:
    """7.3, 13.2: Excalibur adds a hit to the roll of its side."""
    board.facing()
    board.sword("hugh")
    board.attack(0, 0)
    assert board.volleys()[0][2] == [1, 0]
    assert board.units(AZURE, "london") == {"soldier": 3}


# --- cities that nobody defends --------------------------------------------------------------------------------------


def test_5_1_an_army_takes_an_empty_fort_in_the_battles(board: Board) -> None:
    """It stands before the walls until phase 7; then the city and its fortress are its own."""
    board.noble("henri", AZURE, "exeter")
    board.town("london", "fortress", control=AZURE)
    board.noble("hugh", GULES, "oxford")
    board.put(GULES, "oxford", soldier=2)
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; take all; go london; halt")
    assert board.control("london") == AZURE
    board.turn("battle", GULES)
    board.do(GULES, "occupy london")
    assert (board.control("london"), board.state.towns[CITY["london"]].building) == (GULES, "fortress")
    assert board.units(GULES, "london", "") == {"soldier": 2}


def test_4_7_an_empty_walled_city_brings_its_title(board: Board) -> None:
    board.noble("henri", AZURE, "exeter", lord=["south-east"])
    board.town("london", "walled", control=AZURE)
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=2)
    board.turn("battle", GULES)
    board.do(GULES, "occupy london")
    assert board.lord_of("south-east") == "hugh"


def test_4_7_a_garrison_without_a_noble_loses_the_title_too(board: Board) -> None:
    """The title goes when the last of its troops has fallen."""
    board.noble("henri", AZURE, "exeter", lord=["south-east"])
    board.put(AZURE, "london", soldier=1)
    board.town("london", "walled")
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", knight=5)
    board.turn("battle", GULES)
    board.rig(melee=[1, 0])
    board.do(GULES, "attack london azure")
    assert (board.control("london"), board.lord_of("south-east")) == (GULES, "hugh")


def test_5_1_a_noble_alone_takes_no_fort(board: Board) -> None:
    board.noble("henri", AZURE, "exeter")
    board.town("london", "fortress", control=AZURE)
    board.noble("hugh", GULES, "london", out="oxford")
    board.turn("battle", GULES)
    assert not board.legal(GULES, "occupy")


def test_7_6_a_prince_is_born_into_his_mothers_captivity(board: Board) -> None:
    board.noble("william", GULES, "york", lord=["north"])
    board.noble("lucia", AZURE, "london")
    board.noble("henri", VERT, "exeter")
    board.wed("william", "lucia")
    board.crown("william", "lucia")
    board.hold("lucia", "henri")
    board.put(AZURE, "durham", soldier=1)
    board.hand(AZURE, "simon")
    board.turn("play", AZURE)
    board.do(AZURE, "bear simon durham")
    assert board.who("simon").prince
    assert board.captor("simon") == "henri"
