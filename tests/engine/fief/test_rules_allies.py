"""Chapters 5 and 7: allies who turn, truces, engines destroyed, servants, who is let in; the King's pigeon (13.4)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, NOBLE, NONE
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import result

# --- allies ----------------------------------------------------------------------------------------------------------


def coalition(board: Board) -> Board:
    """Hugh and Simon fight Henri together; the first roll is over."""
    board.facing(mine={"soldier": 3}, theirs={"soldier": 9})
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", soldier=3)
    board.rig(melee=[0, 0, 0, 0])
    board.do(GULES, "attack london azure")
    board.do(VERT, "join vert attack")
    assert board.spent(), "eight points and ten"
    return board


def test_7_0_allies_may_turn_after_a_roll(board: Board) -> None:
    """Into the other camp, or out of the battle; the points follow."""
    coalition(board)
    assert sorted(board.waits()) == [GULES, VERT]
    board.do(VERT, "join vert defence")
    board.do(AZURE, "stay azure")
    assert [c.families for c in board.battle().camps] == [[GULES], [AZURE, VERT]]
    board.rig(melee=[0, 0, 0, 0])
    board.do(GULES, "fight")
    board.do(AZURE, "fight")
    assert board.spent(), "four points, and fourteen"


def test_7_0_allies_may_leave(board: Board) -> None:
    coalition(board)
    board.do(VERT, "join vert nobody")
    board.rig(melee=[0, 3, 0])
    board.do(GULES, "fight")
    board.do(AZURE, "fight")
    assert board.units(VERT, "london") == {"soldier": 3}
    assert board.units(GULES, "london") == {}


def test_7_0_who_turns_takes_no_aim_along(board: Board) -> None:
    """7.2: where an aim was left over, as the archer fell before he shot, it ends with the camp that had taken it."""
    coalition(board)
    board.battle().aims[0] = NOBLE["henri"]
    board.do(VERT, "join vert nobody")
    assert board.battle().aims == [NONE, NONE]


def test_7_0_the_strongest_ally_chooses_the_losses(board: Board) -> None:
    """Whoever has most points decides which troops of the camp fall."""
    board.facing(mine={"soldier": 1}, theirs={"soldier": 9})
    board.noble("simon", VERT, "london", out="norwich")
    board.put(VERT, "london", out="norwich", soldier=1, archer=3, knight=1)
    board.state.orders[GULES].losses = board.state.orders[VERT].losses = "ask"
    board.do(GULES, "attack london azure")
    board.rig(archers=[0], melee=[0, 0, 1, 0])
    board.do(VERT, "join vert attack")
    assert board.waits() == [VERT]
    assert board.legal(VERT, "lose") == ["lose soldier", "lose archer"]


def test_13_3_a_garter_joins_nobody_against_the_sovereign(board: Board) -> None:
    board.facing()
    board.crown("henri")
    board.noble("simon", VERT, "london", out="norwich", lord=["marches"], garter=True)
    board.put(VERT, "london", out="norwich", soldier=3)
    board.do(GULES, "attack london azure")
    assert board.legal(VERT, "join") == ["join vert defence", "join vert nobody"]


# --- truce -----------------------------------------------------------------------------------------------------------


def test_7_8_a_truce_is_heard_before_it_is_answered(board: Board) -> None:
    """Whoever has said he fights on is asked anew when the other offers peace."""
    board.facing()
    board.attack(0, 0)
    board.do(GULES, "fight")
    board.do(AZURE, "truce")
    assert board.waits() == [GULES]
    assert result(board.do(GULES, "truce")) == "truce"


def test_7_8_a_truce_may_be_broken(board: Board) -> None:
    """It binds nobody: the same family may attack again."""
    board.facing()
    board.attack(0, 0)
    board.do(GULES, "truce")
    board.do(AZURE, "truce")
    assert "attack london azure" in board.legal(GULES)


# --- engines ---------------------------------------------------------------------------------------------------------


def test_7_2_own_engines_are_destroyed_after_a_roll(board: Board) -> None:
    """Tactical destruction: while troops are left; the piece can be built anew."""
    board.facing(mine={"bombard": 2, "soldier": 4})
    board.attack(0, 0, bombards=[1, 1])
    board.do(GULES, "scuttle bombard")
    assert board.units(GULES, "london") == {"bombard": 1, "soldier": 4}


def test_7_10_engines_left_behind_are_seized(board: Board) -> None:
    """Others' engines without troops in one's city change colour, as far as there are pieces."""
    board.noble("hugh", GULES, "york")
    board.put(GULES, "york", soldier=1)
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "york", out="durham", bombard=1)
    board.turn("pillage", GULES)
    board.do(GULES, "seize york")
    assert board.units(GULES, "york") == {"soldier": 1, "bombard": 1}
    assert board.units(AZURE, "york") == {}


# --- aimed shots -----------------------------------------------------------------------------------------------------


def test_7_2_archers_aim_at_a_leader_of_invaders(board: Board) -> None:
    board.besetting(3, archer=3, knight=2)
    board.go("raid")
    board.rig(archers=[0], melee=[0, 0, 0, 0, 0])
    board.do(GULES, "pass")
    assert board.spent()
    board.rig(archers=[3], melee=[0, 0, 0, 0])
    board.do(GULES, "aim army-0; fight")
    assert not board.state.armies[0].leader


def test_7_2_orders_may_aim_from_the_first_roll(board: Board) -> None:
    board.facing(mine={"archer": 1, "soldier": 4})
    board.state.orders[GULES].aim = "always"
    board.attack(0, 0, archers=[3])
    assert board.place("henri") == "dead"


# --- servants in battle ----------------------------------------------------------------------------------------------


def served(board: Board, servant: str, building: str = "", *, mine: dict[str, int], theirs: dict[str, int]) -> Board:
    """Hugh's servant goes with him into a battle."""
    board.position()
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", **theirs)
    board.town("london", building)
    board.noble("hugh", GULES, "london", out="oxford", servant=servant)
    board.put(GULES, "london", out="oxford", **mine)
    board.go("battle", first=GULES)
    return board


def test_2_12_tosti_counts_as_an_archer(board: Board) -> None:
    """Two archers shoot like three: a hit more; once a round."""
    served(board, "tosti", mine={"archer": 2, "soldier": 3}, theirs={"soldier": 9})
    board.attack(0, 0, 0, archers=[0])
    assert board.volleys()[0][2] == [1, 0]
    assert board.who("hugh").used
    board.rig(archers=[0], melee=[0, 0, 0])
    board.do(GULES, "fight")
    board.do(AZURE, "fight")
    assert board.volleys()[2][2] == [0, 0]


def test_2_12_tosti_over_the_walls(board: Board) -> None:
    """One archer and he reach over a fortress."""
    served(board, "tosti", "fortress", mine={"archer": 1, "knight": 2}, theirs={"soldier": 9})
    board.attack(0, 0, 0, archers=[2])
    assert board.units(AZURE, "london") == {"soldier": 7}


def test_2_12_grim_throws_a_burst_again(board: Board) -> None:
    served(board, "grim", mine={"bombard": 1, "soldier": 4}, theirs={"soldier": 4})
    board.attack(0, 0, bombards=[0, 2])
    assert board.units(GULES, "london") == {"bombard": 1, "soldier": 4}
    assert board.units(AZURE, "london") == {"soldier": 2}


def test_2_12_hamon_takes_a_die_off_the_walls(board: Board) -> None:
    """For this battle, then he is gone."""
    served(board, "hamon", "fortress", mine={"soldier": 5}, theirs={"soldier": 4})
    board.attack(0, 0)
    assert board.who("hugh").servant == -1


def test_2_12_bardolf_adds_a_hit(board: Board) -> None:
    served(board, "bardolf", mine={"soldier": 5}, theirs={"soldier": 4})
    board.attack(0, 0)
    assert board.volleys()[0][2] == [1, 0]


# --- who is let in ---------------------------------------------------------------------------------------------------


def guest(board: Board, building: str = "fortress") -> Board:
    """Hugh comes before the fort of an ally."""
    board.position()
    board.noble("henri", AZURE, "london")
    board.noble("lucia", GULES, "york")
    board.put(AZURE, "london", soldier=2)
    board.town("london", building)
    board.noble("hugh", GULES, "oxford")
    board.put(GULES, "oxford", knight=1)
    board.wed("lucia", "henri")
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; take all; go london")
    return board


def test_5_0_into_a_building_with_leave_alone(board: Board) -> None:
    """An ally's too; inside he helps to defend it."""
    guest(board)
    assert board.units(GULES, "london", "oxford") == {"knight": 1}
    board.do(GULES, "enter")
    assert board.waits() == [AZURE]
    board.do(AZURE, "grant hugh")
    assert board.units(GULES, "london", "") == {"knight": 1}
    assert board.control("london") == AZURE


def test_5_0_entry_refused_he_stays_outside(board: Board) -> None:
    guest(board)
    board.do(GULES, "enter")
    board.do(AZURE, "refuse hugh")
    assert board.units(GULES, "london", "oxford") == {"knight": 1}
    assert "halt" in board.legal(GULES)


def test_5_0_whoever_is_inside_fights_without_walls(board: Board) -> None:
    """He was let in, and attacks: no die is lost."""
    guest(board, "walled")
    board.put(GULES, "london", out="oxford", knight=1)
    board.do(GULES, "take all")
    board.do(GULES, "enter")
    board.do(AZURE, "grant hugh")
    board.do(GULES, "halt")
    board.go("battle", first=GULES)
    board.rig(melee=[0, 0, 0])
    board.do(GULES, "attack london azure")
    assert board.spent(), "seven points, two dice in spite of the Walled City"


# --- Sherwood --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["henri", "all"])
def test_13_4_the_kings_pigeon(board: Board, word: str) -> None:
    """The King's family spends a pigeon and frees whom it names, without a ransom."""
    board.noble("william", GULES, "york", lord=["wales"])
    board.crown("william")
    board.noble("lucia", AZURE, "london")
    board.noble("henri", AZURE, "london")
    board.noble("simon", OR, "exeter")
    board.hold("henri", "sherwood")
    board.hold("simon", "sherwood")
    board.turn("move", AZURE)
    assert not board.legal(AZURE, "pardon")
    board.do(GULES, f"pardon {word}")
    assert board.captor("henri") == ""
    assert (board.captor("simon") == "") == (word == "all")
    assert board.state.pigeons[GULES] == 2
    assert board.state.purse == [10] * 4


def test_5_4_bought_in_port_they_sail(board: Board) -> None:
    """Units bought and placed in the port this round go along."""
    board.noble("hugh", GULES, "whitby")
    board.turn("buy", GULES)
    board.do(GULES, "buy knight whitby 1; done")
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; take all; sail kings-lynn; halt")
    assert board.units(GULES, "kings-lynn") == {"knight": 1}


def test_5_4_wymond_sails_from_a_port_just_entered(board: Board) -> None:
    board.noble("hugh", GULES, "durham", servant="wymond")
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; go berwick; sail whitby; halt")
    assert board.place("hugh") == "whitby"
    assert board.who("hugh").used


def test_5_0_avice_passes_one_open_city(board: Board) -> None:
    """Unasked, once a round, no fortified one."""
    board.noble("lucia", GULES, "winchester", servant="avice")
    board.put(AZURE, "canterbury", soldier=1)
    board.noble("henri", AZURE, "york")
    board.turn("move", GULES)
    board.do(GULES, "lead lucia; go canterbury; go london; halt")
    assert board.place("lucia") == "london"
    assert board.who("lucia").used


def test_5_0_avice_passes_no_fort(board: Board) -> None:
    board.noble("lucia", GULES, "winchester", servant="avice")
    board.put(AZURE, "canterbury", soldier=1)
    board.town("canterbury", "fortress")
    board.noble("henri", AZURE, "york")
    board.turn("move", GULES)
    board.do(GULES, "lead lucia; go canterbury; go london")
    assert board.waits() == [AZURE]


def test_5_0_ketil_counts_an_army(board: Board) -> None:
    """He sees one stack in his city or beside it; he alone."""
    board.noble("hugh", GULES, "york", servant="ketil")
    board.noble("henri", AZURE, "durham")
    board.put(AZURE, "durham", knight=2, soldier=1)
    board.turn("move", GULES)
    events = board.do(GULES, "scout durham azure")
    assert all(e.audience == (GULES,) for e in events if "knight" in str(e.params))
    assert any("knight" in str(e.params) for e in events)
    assert board.why(GULES, "scout durham azure") != ""


def test_6_3_they_pass_through_sherwood_never(board: Board) -> None:
    """Invaders keep to the roads: from Nottingham to Coventry or Harlech alone."""
    for point, city in ((3, "coventry"), (4, "harlech")):
        board.position()
        board.army("nottingham", 5)
        board.noble("lucia", GULES, city)
        board.put(GULES, city, soldier=9)
        board.rig(compass=[point])
        board.go("raid")
        assert board.state.armies[0].city == CITY[city]
