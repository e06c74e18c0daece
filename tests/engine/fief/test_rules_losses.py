"""Chapter 7: losses, captives taken, how battles end (7.5, 7.6, 7.8)."""

from __future__ import annotations

from engine.core import Word
from engine.fief.game_data import CITY
from tests.engine.fief.field import (
    attack,
    facing,
    result,
    volleys,
)
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    at_last,
    captor,
    control,
    crown,
    do,
    go,
    hand,
    hold,
    keys,
    legal,
    lord_of,
    noble,
    place,
    position,
    put,
    rig,
    said,
    spent,
    sword,
    town,
    turn,
    units,
    wed,
    who,
)

# --- losses ----------------------------------------------------------------------------------------------------------


def test_7_5_a_knight_needs_three_hits() -> None:
    state = facing(theirs={"knight": 1})
    attack(state, 2, 0)
    assert units(state, AZURE, "london") == {"knight": 1}


def test_7_5_the_owner_chooses_and_takes_all_he_can() -> None:
    """Four hits on two soldiers and two knights: one of each, in any order; two soldiers and nothing is too little."""
    state = facing(mine={"soldier": 9}, theirs={"soldier": 2, "knight": 2})
    state.orders[AZURE].losses = "ask"
    rig(state, melee=[3, 1, 0, 0])
    do(state, GULES, "attack london azure")
    assert sorted(legal(state, AZURE, "lose")) == ["lose knight", "lose soldier"]
    do(state, AZURE, "lose soldier")
    assert units(state, AZURE, "london") == {"soldier": 1, "knight": 1}, "the knight follows by itself"


def test_7_5_three_hits_may_be_soldiers_or_a_knight() -> None:
    state = facing(mine={"soldier": 9}, theirs={"soldier": 3, "knight": 1})
    state.orders[AZURE].losses = "ask"
    rig(state, melee=[2, 1, 0, 0])
    do(state, GULES, "attack london azure")
    do(state, AZURE, "lose knight")
    assert units(state, AZURE, "london") == {"soldier": 3}


def test_7_5_nobles_fall_after_the_last_troop() -> None:
    state = facing(mine={"knight": 5}, theirs={"soldier": 1})
    attack(state, 2, 0, 0, 0)
    assert place(state, "henri") == "dead"


# --- captives --------------------------------------------------------------------------------------------------------


def test_7_6_the_beaten_noble_is_taken() -> None:
    state = facing(theirs={"soldier": 1})
    attack(state, 1, 0)
    assert captor(state, "henri") == "hugh"
    assert control(state, "london") == GULES
    assert state.fiefs[1] == NOBLE["henri"], "he keeps his titles"


def test_7_6_troops_without_a_noble_kill() -> None:
    """The defenders are led by nobody: whom they beat dies."""
    state = position()
    put(state, AZURE, "london", soldier=5)
    noble(state, "henri", AZURE, "york")
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=1)
    go(state, "battle", first=GULES)
    attack(state, 0, 1)
    assert place(state, "hugh") == "dead"


def test_7_6_captives_of_the_beaten_are_free() -> None:
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    noble(state, "simon", VERT, "exeter")
    noble(state, "joan", VERT, "york")
    hold(state, "joan", "henri")
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=5)
    go(state, "battle", first=GULES)
    attack(state, 1, 0)
    assert (captor(state, "joan"), captor(state, "henri")) == ("", "hugh")
    assert place(state, "joan") == "exeter", "with her kin"


def test_7_6_a_captive_moves_with_his_captor() -> None:
    state = facing(theirs={"soldier": 1})
    attack(state, 1, 0)
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; go oxford; halt")
    assert at_last(state, "henri") == "oxford"


def test_7_6_guards_leave_a_captive() -> None:
    """13.1: royal guards go when their lord is taken."""
    state = facing(mine={"knight": 8}, theirs={"soldier": 1})
    crown(state, "henri", guards=1)
    attack(state, 3, 1, 0, 0)
    assert (captor(state, "henri"), who(state, "henri").guards) == ("hugh", 0)


# --- endings ---------------------------------------------------------------------------------------------------------


def test_7_8_surrender() -> None:
    """After a roll an army gives up: its troops go, its Nobles are taken."""
    state = facing()
    attack(state, 0, 0)
    do(state, GULES, "fight")
    assert result(do(state, AZURE, "surrender")) == "victory"
    assert captor(state, "henri") == "hugh"
    assert not units(state, AZURE, "london")


def test_7_8_who_has_won_is_told() -> None:
    """The words name the side, whichever it is."""
    for melee, won in (([3, 0], "attack"), ([0, 3], "defence")):
        state = facing(mine={"soldier": 2}, theirs={"soldier": 2})
        (over,) = said(attack(state, *melee), "battle-over")
        assert over.params["result"] == Word(f"result-victory-{won}")


def test_7_8_truce_needs_both() -> None:
    state = facing()
    attack(state, 0, 0)
    do(state, GULES, "truce")
    rig(state, melee=[0, 0])
    do(state, AZURE, "fight")
    assert spent(state)
    do(state, GULES, "truce")
    assert result(do(state, AZURE, "truce")) == "truce"
    assert control(state, "london") == AZURE
    assert units(state, GULES, "london", "oxford") == {"soldier": 5}


def test_7_8_annihilation() -> None:
    """Only Nobles are left: they stay, nothing changes."""
    state = facing(mine={"soldier": 1}, theirs={"soldier": 1})
    assert result(attack(state, 1, 1)) == "annihilation"
    assert (place(state, "hugh"), place(state, "henri"), control(state, "london")) == ("london", "london", AZURE)


def test_7_8_stalemate_after_three_rolls() -> None:
    state = facing()
    attack(state, 0, 0)
    for _ in range(2):
        rig(state, melee=[0, 0])
        do(state, GULES, "fight")
        events = do(state, AZURE, "fight")
    assert result(events) == "stalemate"
    assert control(state, "london") == AZURE


def test_7_8_a_loss_begins_the_count_anew() -> None:
    state = facing()
    attack(state, 0, 0)
    for melee in ([0, 0], [1, 0], [0, 0], [0, 0]):
        rig(state, melee=melee)
        do(state, GULES, "fight")
        events = do(state, AZURE, "fight")
    assert "battle-over" not in keys(events)


def test_7_8_before_walls_the_attacker_stops_alone() -> None:
    state = facing("fortress", mine={"knight": 3})
    attack(state, 0, 0)
    assert "stop" not in legal(state, AZURE)
    do(state, AZURE, "fight")
    assert result(do(state, GULES, "stop")) == "stopped"
    assert units(state, AZURE, "london", "") == {"soldier": 4}


def test_7_8_in_the_open_only_against_troops_without_a_noble() -> None:
    """Ruling 18."""
    state = facing()
    attack(state, 0, 0)
    assert "stop" not in legal(state, GULES)
    do(state, AZURE, "fight")
    state.nobles[NOBLE["henri"]].place = CITY["york"]
    assert "stop" in legal(state, GULES)


def test_7_8_withdrawal_through_a_passage() -> None:
    """The defender's Nobles leave, each with one troop; the rest stays in the battle."""
    state = facing(theirs={"soldier": 2, "knight": 1})
    noble(state, "simon", AZURE, "london")
    hand(state, AZURE, "passage")
    attack(state, 0, 0, 0)
    do(state, AZURE, "flee canterbury")
    assert (place(state, "henri"), place(state, "simon")) == ("canterbury", "canterbury")
    assert sum(units(state, AZURE, "canterbury").values()) == 2
    assert sum(units(state, AZURE, "london").values()) == 1


def test_7_8_withdrawal_is_for_the_defender() -> None:
    state = facing()
    hand(state, GULES, "passage")
    attack(state, 0, 0)
    assert not legal(state, GULES, "flee")


def test_7_8_the_sword_counts_in_melee() -> None:
    """7.3, 13.2: Excalibur adds a hit to the roll of its side."""
    state = facing()
    sword(state, "hugh")
    attack(state, 0, 0)
    assert volleys(state)[0][2] == [1, 0]
    assert units(state, AZURE, "london") == {"soldier": 3}


# --- cities that nobody defends --------------------------------------------------------------------------------------


def test_5_1_an_army_takes_an_empty_fort_in_the_battles() -> None:
    """It stands before the walls until phase 7; then the city and its fortress are its own."""
    state = position()
    noble(state, "henri", AZURE, "exeter")
    town(state, "london", "fortress", control=AZURE)
    noble(state, "hugh", GULES, "oxford")
    put(state, GULES, "oxford", soldier=2)
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; take all; go london; halt")
    assert control(state, "london") == AZURE
    turn(state, "battle", GULES)
    do(state, GULES, "occupy london")
    assert (control(state, "london"), state.towns[CITY["london"]].building) == (GULES, "fortress")
    assert units(state, GULES, "london", "") == {"soldier": 2}


def test_4_7_an_empty_walled_city_brings_its_title() -> None:
    state = position()
    noble(state, "henri", AZURE, "exeter", lord=["south-east"])
    town(state, "london", "walled", control=AZURE)
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=2)
    turn(state, "battle", GULES)
    do(state, GULES, "occupy london")
    assert lord_of(state, "south-east") == "hugh"


def test_4_7_a_garrison_without_a_noble_loses_the_title_too() -> None:
    """The title goes when the last of its troops has fallen."""
    state = position()
    noble(state, "henri", AZURE, "exeter", lord=["south-east"])
    put(state, AZURE, "london", soldier=1)
    town(state, "london", "walled")
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", knight=5)
    turn(state, "battle", GULES)
    rig(state, melee=[1, 0])
    do(state, GULES, "attack london azure")
    assert (control(state, "london"), lord_of(state, "south-east")) == (GULES, "hugh")


def test_5_1_a_noble_alone_takes_no_fort() -> None:
    state = position()
    noble(state, "henri", AZURE, "exeter")
    town(state, "london", "fortress", control=AZURE)
    noble(state, "hugh", GULES, "london", out="oxford")
    turn(state, "battle", GULES)
    assert not legal(state, GULES, "occupy")


def test_7_6_a_prince_is_born_into_his_mothers_captivity() -> None:
    state = position()
    noble(state, "william", GULES, "york", lord=["north"])
    noble(state, "lucia", AZURE, "london")
    noble(state, "henri", VERT, "exeter")
    wed(state, "william", "lucia")
    crown(state, "william", "lucia")
    hold(state, "lucia", "henri")
    put(state, AZURE, "durham", soldier=1)
    hand(state, AZURE, "simon")
    turn(state, "play", AZURE)
    do(state, AZURE, "bear simon durham")
    assert who(state, "simon").prince
    assert captor(state, "simon") == "henri"
