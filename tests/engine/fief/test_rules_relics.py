"""Chapter 12: relics."""

from __future__ import annotations

from engine.fief.board import points
from engine.fief.game_data import CITY, REGION, SHIN
from engine.fief.income import income
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    abbess,
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
    town,
    turn,
    units,
    waits,
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


def test_12_0_a_prelate_who_stands_there_already_finds_it_when_a_stage_begins() -> None:
    """Whatever made him one: nobody has to ride away and come back."""
    state = position()
    noble(state, "hugh", GULES, "york")
    prelate(state, "hugh", "york")
    events = go(state, "income")
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
    assert bearer_of(state, "york") == []
    do(state, GULES, "enter")
    do(state, AZURE, "grant hugh")
    assert bearer_of(state, "york") == [NOBLE["hugh"]]


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
    (gift,) = [e for e in do(state, AZURE, "present hugh") if e.key == "fief-gift"]
    assert gift.tell == "phase"  # a point is everybody's business
    assert (state.gift, points(state, AZURE)) == (AZURE, 1)
    assert state.relics[0].bearer == NOBLE["william"]


def test_12_0_a_second_gift_is_none() -> None:
    """Neither another of the same family nor a later one of others."""
    state = court()
    relic(state, "shin", "hugh")
    noble(state, "joan", VERT, "york", out="durham")
    relic(state, "skull", "joan")
    do(state, AZURE, "present hugh; present hugh")
    do(state, VERT, "present joan")
    assert [points(state, f) for f in (AZURE, VERT)] == [1, 0]
    assert [state.relics[n].bearer for n in (0, 2, SHIN)] == [NOBLE["william"]] * 3


def test_12_0_only_in_the_sovereigns_city() -> None:
    state = court(other=True)
    assert not legal(state, AZURE, "present")


def test_12_0_left_in_a_city_and_taken_by_another() -> None:
    """Whoever comes there later, of whatever family, takes it up."""
    state = position()
    noble(state, "hugh", GULES, "york")
    noble(state, "henri", AZURE, "york", out="durham")
    relic(state, "grail", "hugh")
    turn(state, "move", GULES)
    do(state, GULES, "leave-relic hugh")
    assert (state.relics[0].bearer, state.relics[0].city) == (-1, CITY["york"])
    do(state, AZURE, "take-relic henri")
    assert state.relics[0].bearer == NOBLE["henri"]


def test_12_0_not_from_behind_walls() -> None:
    """In a building it is for those inside."""
    state = position()
    noble(state, "hugh", GULES, "york")
    noble(state, "henri", AZURE, "york", out="durham")
    town(state, "york", "fortress")
    relic(state, "grail", city="york")
    turn(state, "move", GULES)
    assert why(state, AZURE, "take-relic henri") == "take-relic"
    assert legal(state, GULES, "take-relic") == ["take-relic hugh"]


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


def test_12_0_what_invaders_take_is_lost() -> None:
    """The relic of a Noble whom they capture leaves the game."""
    state = position()
    noble(state, "hugh", GULES, "coventry")
    put(state, GULES, "coventry", soldier=1)
    relic(state, "grail", "hugh")
    army(state, "coventry", out="oxford")
    rig(state, melee=[1, 0, 0, 0], compass=[1, 4])
    go(state, "raid")
    do(state, GULES, "pass")
    assert captor(state, "hugh") == "army-0"
    assert state.relics[0].gone


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


def test_12_1_arrows_too() -> None:
    """Three archers with FF: the bonus alone is left."""
    state = grail("henri")
    put(state, GULES, "london", out="oxford", archer=3)
    rig(state, archers=[2], melee=[0, 0, 0])
    do(state, GULES, "attack london azure")
    assert units(state, AZURE, "london") == {"soldier": 4}


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


def test_12_3_all_see_who_died_where() -> None:
    """In the first city of the map as in every other."""
    state = skull()
    who(state, "henri").place = CITY["plymouth"]
    do(state, GULES, "assassinate henri hugh")
    asked_about = RULES.view(state, None).ask
    assert asked_about is not None
    assert (asked_about.noble, asked_about.city, asked_about.cause) == ("henri", "plymouth", "assassination")
    assert asked_about.n == 0, "nothing is counted"


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
    assert waits(state) == [GULES], "nobody is asked for it"
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
