"""Chapters 5 and 7: allies who turn, truces, engines destroyed, servants, who is let in; the King's pigeon (13.4)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, NOBLE, NONE
from engine.fief.state import FiefState
from tests.engine.fief.field import attack, battle, besetting, facing, result, volleys
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    army,
    captor,
    control,
    crown,
    do,
    go,
    hold,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    spent,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)

# --- allies ----------------------------------------------------------------------------------------------------------


def coalition() -> FiefState:
    """Hugh and Simon fight Henri together; the first roll is over."""
    state = facing(mine={"soldier": 3}, theirs={"soldier": 9})
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", soldier=3)
    rig(state, melee=[0, 0, 0, 0])
    do(state, GULES, "attack london azure")
    do(state, VERT, "join vert attack")
    assert spent(state), "eight points and ten"
    return state


def test_7_0_allies_may_turn_after_a_roll() -> None:
    """Into the other camp, or out of the battle; the points follow."""
    state = coalition()
    assert sorted(waits(state)) == [GULES, VERT]
    do(state, VERT, "join vert defence")
    do(state, AZURE, "stay azure")
    assert [c.families for c in battle(state).camps] == [[GULES], [AZURE, VERT]]
    rig(state, melee=[0, 0, 0, 0])
    do(state, GULES, "fight")
    do(state, AZURE, "fight")
    assert spent(state), "four points, and fourteen"


def test_7_0_allies_may_leave() -> None:
    state = coalition()
    do(state, VERT, "join vert nobody")
    rig(state, melee=[0, 3, 0])
    do(state, GULES, "fight")
    do(state, AZURE, "fight")
    assert units(state, VERT, "london") == {"soldier": 3}
    assert units(state, GULES, "london") == {}


def test_7_0_who_turns_takes_no_aim_along() -> None:
    """7.2: where an aim was left over, as the archer fell before he shot, it ends with the camp that had taken it."""
    state = coalition()
    battle(state).aims[0] = NOBLE["henri"]
    do(state, VERT, "join vert nobody")
    assert battle(state).aims == [NONE, NONE]


def test_7_0_the_strongest_ally_chooses_the_losses() -> None:
    """Whoever has most points decides which troops of the camp fall."""
    state = facing(mine={"soldier": 1}, theirs={"soldier": 9})
    noble(state, "simon", VERT, "london", out="norwich")
    put(state, VERT, "london", out="norwich", soldier=1, archer=3, knight=1)
    state.orders[GULES].losses = state.orders[VERT].losses = "ask"
    do(state, GULES, "attack london azure")
    rig(state, archers=[0], melee=[0, 0, 1, 0])
    do(state, VERT, "join vert attack")
    assert waits(state) == [VERT]
    assert legal(state, VERT, "lose") == ["lose soldier", "lose archer"]


def test_13_3_a_garter_joins_nobody_against_the_sovereign() -> None:
    state = facing()
    crown(state, "henri")
    noble(state, "simon", VERT, "london", out="norwich", lord=["marches"], garter=True)
    put(state, VERT, "london", out="norwich", soldier=3)
    do(state, GULES, "attack london azure")
    assert legal(state, VERT, "join") == ["join vert defence", "join vert nobody"]


# --- truce -----------------------------------------------------------------------------------------------------------


def test_7_8_a_truce_is_heard_before_it_is_answered() -> None:
    """Whoever has said he fights on is asked anew when the other offers peace."""
    state = facing()
    attack(state, 0, 0)
    do(state, GULES, "fight")
    do(state, AZURE, "truce")
    assert waits(state) == [GULES]
    assert result(do(state, GULES, "truce")) == "truce"


def test_7_8_a_truce_may_be_broken() -> None:
    """It binds nobody: the same family may attack again."""
    state = facing()
    attack(state, 0, 0)
    do(state, GULES, "truce")
    do(state, AZURE, "truce")
    assert "attack london azure" in legal(state, GULES)


# --- engines ---------------------------------------------------------------------------------------------------------


def test_7_2_own_engines_are_destroyed_after_a_roll() -> None:
    """Tactical destruction: while troops are left; the piece can be built anew."""
    state = facing(mine={"bombard": 2, "soldier": 4})
    attack(state, 0, 0, bombards=[1, 1])
    do(state, GULES, "scuttle bombard")
    assert units(state, GULES, "london") == {"bombard": 1, "soldier": 4}


def test_7_10_engines_left_behind_are_seized() -> None:
    """Others' engines without troops in one's city change colour, as far as there are pieces."""
    state = position()
    noble(state, "hugh", GULES, "york")
    put(state, GULES, "york", soldier=1)
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "york", out="durham", bombard=1)
    turn(state, "pillage", GULES)
    do(state, GULES, "seize york")
    assert units(state, GULES, "york") == {"soldier": 1, "bombard": 1}
    assert units(state, AZURE, "york") == {}


# --- aimed shots -----------------------------------------------------------------------------------------------------


def test_7_2_archers_aim_at_a_leader_of_invaders() -> None:
    state = besetting(3, archer=3, knight=2)
    go(state, "raid")
    rig(state, archers=[0], melee=[0, 0, 0, 0, 0])
    do(state, GULES, "pass")
    assert spent(state)
    rig(state, archers=[3], melee=[0, 0, 0, 0])
    do(state, GULES, "aim army-0; fight")
    assert not state.armies[0].leader


def test_7_2_orders_may_aim_from_the_first_roll() -> None:
    state = facing(mine={"archer": 1, "soldier": 4})
    state.orders[GULES].aim = "always"
    attack(state, 0, 0, archers=[3])
    assert place(state, "henri") == "dead"


# --- servants in battle ----------------------------------------------------------------------------------------------


def served(servant: str, building: str = "", *, mine: dict[str, int], theirs: dict[str, int]) -> FiefState:
    """Hugh's servant goes with him into a battle."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", **theirs)
    town(state, "london", building)
    noble(state, "hugh", GULES, "london", out="oxford", servant=servant)
    put(state, GULES, "london", out="oxford", **mine)
    go(state, "battle", first=GULES)
    return state


def test_2_12_tosti_counts_as_an_archer() -> None:
    """Two archers shoot like three: a hit more; once a round."""
    state = served("tosti", mine={"archer": 2, "soldier": 3}, theirs={"soldier": 9})
    attack(state, 0, 0, 0, archers=[0])
    assert volleys(state)[0][2] == [1, 0]
    assert who(state, "hugh").used
    rig(state, archers=[0], melee=[0, 0, 0])
    do(state, GULES, "fight")
    do(state, AZURE, "fight")
    assert volleys(state)[2][2] == [0, 0]


def test_2_12_tosti_over_the_walls() -> None:
    """One archer and he reach over a fortress."""
    state = served("tosti", "fortress", mine={"archer": 1, "knight": 2}, theirs={"soldier": 9})
    attack(state, 0, 0, 0, archers=[2])
    assert units(state, AZURE, "london") == {"soldier": 7}


def test_2_12_grim_throws_a_burst_again() -> None:
    state = served("grim", mine={"bombard": 1, "soldier": 4}, theirs={"soldier": 4})
    attack(state, 0, 0, bombards=[0, 2])
    assert units(state, GULES, "london") == {"bombard": 1, "soldier": 4}
    assert units(state, AZURE, "london") == {"soldier": 2}


def test_2_12_hamon_takes_a_die_off_the_walls() -> None:
    """For this battle, then he is gone."""
    state = served("hamon", "fortress", mine={"soldier": 5}, theirs={"soldier": 4})
    attack(state, 0, 0)
    assert who(state, "hugh").servant == -1


def test_2_12_bardolf_adds_a_hit() -> None:
    state = served("bardolf", mine={"soldier": 5}, theirs={"soldier": 4})
    attack(state, 0, 0)
    assert volleys(state)[0][2] == [1, 0]


# --- who is let in ---------------------------------------------------------------------------------------------------


def guest(building: str = "fortress") -> FiefState:
    """Hugh comes before the fort of an ally."""
    state = position()
    noble(state, "henri", AZURE, "london")
    noble(state, "lucia", GULES, "york")
    put(state, AZURE, "london", soldier=2)
    town(state, "london", building)
    noble(state, "hugh", GULES, "oxford")
    put(state, GULES, "oxford", knight=1)
    wed(state, "lucia", "henri")
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; take all; go london")
    return state


def test_5_0_into_a_building_with_leave_alone() -> None:
    """An ally's too; inside he helps to defend it."""
    state = guest()
    assert units(state, GULES, "london", "oxford") == {"knight": 1}
    do(state, GULES, "enter")
    assert waits(state) == [AZURE]
    do(state, AZURE, "grant hugh")
    assert units(state, GULES, "london", "") == {"knight": 1}
    assert control(state, "london") == AZURE


def test_5_0_entry_refused_he_stays_outside() -> None:
    state = guest()
    do(state, GULES, "enter")
    do(state, AZURE, "refuse hugh")
    assert units(state, GULES, "london", "oxford") == {"knight": 1}
    assert "halt" in legal(state, GULES)


def test_5_0_whoever_is_inside_fights_without_walls() -> None:
    """He was let in, and attacks: no die is lost."""
    state = guest("walled")
    put(state, GULES, "london", out="oxford", knight=1)
    do(state, GULES, "take all")
    do(state, GULES, "enter")
    do(state, AZURE, "grant hugh")
    do(state, GULES, "halt")
    go(state, "battle", first=GULES)
    rig(state, melee=[0, 0, 0])
    do(state, GULES, "attack london azure")
    assert spent(state), "seven points, two dice in spite of the Walled City"


# --- Sherwood --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["henri", "all"])
def test_13_4_the_kings_pigeon(word: str) -> None:
    """The King's family spends a pigeon and frees whom it names, without a ransom."""
    state = position()
    noble(state, "william", GULES, "york", lord=["wales"])
    crown(state, "william")
    noble(state, "lucia", AZURE, "london")
    noble(state, "henri", AZURE, "london")
    noble(state, "simon", OR, "exeter")
    hold(state, "henri", "sherwood")
    hold(state, "simon", "sherwood")
    turn(state, "move", AZURE)
    assert not legal(state, AZURE, "pardon")
    do(state, GULES, f"pardon {word}")
    assert captor(state, "henri") == ""
    assert (captor(state, "simon") == "") == (word == "all")
    assert state.pigeons[GULES] == 2
    assert state.purse == [10] * 4


def test_5_4_bought_in_port_they_sail() -> None:
    """Units bought and placed in the port this round go along."""
    state = position()
    noble(state, "hugh", GULES, "whitby")
    turn(state, "buy", GULES)
    do(state, GULES, "buy knight whitby 1; done")
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; take all; sail kings-lynn; halt")
    assert units(state, GULES, "kings-lynn") == {"knight": 1}


def test_5_4_wymond_sails_from_a_port_just_entered() -> None:
    state = position()
    noble(state, "hugh", GULES, "durham", servant="wymond")
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; go berwick; sail whitby; halt")
    assert place(state, "hugh") == "whitby"
    assert who(state, "hugh").used


def test_5_0_avice_passes_one_open_city() -> None:
    """Unasked, once a round, no fortified one."""
    state = position()
    noble(state, "lucia", GULES, "winchester", servant="avice")
    put(state, AZURE, "canterbury", soldier=1)
    noble(state, "henri", AZURE, "york")
    turn(state, "move", GULES)
    do(state, GULES, "lead lucia; go canterbury; go london; halt")
    assert place(state, "lucia") == "london"
    assert who(state, "lucia").used


def test_5_0_avice_passes_no_fort() -> None:
    state = position()
    noble(state, "lucia", GULES, "winchester", servant="avice")
    put(state, AZURE, "canterbury", soldier=1)
    town(state, "canterbury", "fortress")
    noble(state, "henri", AZURE, "york")
    turn(state, "move", GULES)
    do(state, GULES, "lead lucia; go canterbury; go london")
    assert waits(state) == [AZURE]


def test_5_0_ketil_counts_an_army() -> None:
    """He sees one stack in his city or beside it; he alone."""
    state = position()
    noble(state, "hugh", GULES, "york", servant="ketil")
    noble(state, "henri", AZURE, "durham")
    put(state, AZURE, "durham", knight=2, soldier=1)
    turn(state, "move", GULES)
    events = do(state, GULES, "scout durham azure")
    assert all(e.audience == (GULES,) for e in events if "knight" in str(e.params))
    assert any("knight" in str(e.params) for e in events)
    assert why(state, GULES, "scout durham azure") != ""


def test_6_3_they_pass_through_sherwood_never() -> None:
    """Invaders keep to the roads: from Nottingham to Coventry or Harlech alone."""
    for point, city in ((3, "coventry"), (4, "harlech")):
        state = position()
        army(state, "nottingham", 5)
        noble(state, "lucia", GULES, city)
        put(state, GULES, city, soldier=9)
        rig(state, compass=[point])
        go(state, "raid")
        assert state.armies[0].city == CITY[city]
