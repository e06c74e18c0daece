"""Chapter 10.1: rebellions."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY, REGION
from engine.fief.state import FiefState
from tests.engine.fief.field import (
    hits,
    passes,
    starving,
)
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    OR,
    VERT,
    abbess,
    asked,
    control,
    crown,
    do,
    hand,
    hold,
    keys,
    lay,
    legal,
    lord_of,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    spent,
    sword,
    tax,
    turn,
    units,
    waits,
    who,
    why,
)

# --- rebellions ------------------------------------------------------------------------------------------------------


def test_10_1_a_starving_city_may_rise() -> None:
    """A die and a hit for each rebellion."""
    state = starving()
    rig(state, rebellion=[1])
    do(state, GULES, "rebel norwich card")
    assert hits(passes(state)) == 2
    assert units(state, AZURE, "norwich") == {"soldier": 2}
    assert [CARDS[c] for c in state.fortune_discards] == ["rebellion"]


def test_10_1_not_where_nothing_presses() -> None:
    state = starving()
    assert why(state, GULES, "rebel york card") == "rebel"
    assert set(legal(state, GULES, "rebel")) == {
        f"rebel {c} card" for c in ("nottingham", "coventry", "kings-lynn", "norwich")
    }


@pytest.mark.parametrize(("kind", "where", "city"), [("tallage", "wales", "harlech"), ("tithe", "exeter", "bristol")])
def test_10_1_taxed_cities_may_rise_but_not_by_the_taxer(kind: str, where: str, city: str) -> None:
    """2.8: tallage or tithe; nobody stirs up a city that he taxes himself."""
    state = position()
    noble(state, "henri", AZURE, "york", lord=["wales"], see="exeter")
    noble(state, "hugh", GULES, "york")
    tax(state, kind, where, "henri")
    hand(state, GULES, "rebellion")
    hand(state, AZURE, "rebellion")
    turn(state, "move", GULES)
    assert f"rebel {city} card" in legal(state, GULES, "rebel")
    assert not legal(state, AZURE, "rebel")


def test_10_1_the_taxer_does_not_join_either() -> None:
    """Who has taxed a city adds nothing to its rising, though he may open the walls."""
    state = starving("fortress")
    state.fiefs[REGION["midlands"]] = NOBLE["henri"]
    tax(state, "tallage", "midlands", "henri")
    hand(state, AZURE, "rebellion", "passage")
    do(state, GULES, "rebel norwich card")
    assert legal(state, AZURE) == ["undermine card", "pass"]


def test_10_1_the_royal_tax_makes_every_city_restless() -> None:
    """9.3: and adds one rebellion anywhere."""
    state = starving()
    state.rebellious = True
    assert len(legal(state, GULES, "rebel")) == 18
    rig(state, rebellion=[0, 0])
    do(state, GULES, "rebel norwich card")
    assert hits(passes(state)) == 2


def test_10_1_anybody_adds() -> None:
    state = starving()
    hand(state, VERT, "rebellion")
    rig(state, rebellion=[1, 0])
    do(state, GULES, "rebel norwich card")
    assert waits(state) == [0, 1, 2, 3]
    do(state, VERT, "rise card")
    assert hits(passes(state)) == 3


def test_10_1_the_window_is_the_same_for_every_hand() -> None:
    """Nobody is asked more or less for what he holds."""
    state = starving()
    do(state, GULES, "rebel norwich card")
    (prompt,) = [p for p in asked(state, OR) if p.blocks]
    assert (prompt.pace, prompt.anonymous) == ("window", True)
    assert [str(a) for a in prompt.actions] == ["pass"]


@pytest.mark.parametrize(
    ("building", "count", "strength"),
    [("fortress", 1, 0), ("fortress", 2, 1), ("walled", 2, 0), ("royal-fortress", 1, 0)],
)
def test_10_1_walls_cancel_rebellions(building: str, count: int, strength: int) -> None:
    """A fortress one, a Walled City two."""
    state = starving(building, *["rebellion"] * count)
    rig(state, rebellion=[0] * strength)
    do(state, GULES, "rebel norwich card" + "; rise card" * (count - 1))
    assert hits(passes(state)) == strength
    assert spent(state)


def test_10_1_a_passage_ignores_the_walls() -> None:
    state = starving("walled", "rebellion", "passage")
    rig(state, rebellion=[1])
    do(state, GULES, "rebel norwich card; undermine card")
    assert hits(passes(state)) == 2


def calming(*cards: str) -> FiefState:
    """A bishop stands in the city that rises."""
    state = position()
    noble(state, "henri", AZURE, "norwich", see="york")
    put(state, AZURE, "norwich", soldier=4)
    noble(state, "hugh", GULES, "york")
    lay(state, "midlands", "famine")
    hand(state, GULES, *(cards or ("rebellion",)))
    turn(state, "move", GULES)
    do(state, GULES, "rebel norwich card" + "; rise card" * (len(cards) - 1 if cards else 0))
    for seat in waits(state):
        do(state, seat, "pass")
    return state


def test_10_1_a_cleric_pays_three_for_each() -> None:
    state = calming("rebellion", "rebellion")
    assert waits(state) == [AZURE]
    rig(state, rebellion=[0])
    do(state, AZURE, "calm henri")
    assert state.purse[AZURE] == 7
    assert hits(do(state, AZURE, "pass")) == 1


def test_10_1_all_calmed_nothing_happens() -> None:
    state = calming()
    assert hits(do(state, AZURE, "calm henri")) == 0
    assert units(state, AZURE, "norwich") == {"soldier": 4}


@pytest.mark.parametrize(("die", "dies"), [(1, False), (4, False), (5, True), (6, True)])
def test_10_1_or_he_preaches(die: int, dies: bool) -> None:
    """1-4 it stops, 5-6 he is stoned."""
    state = calming()
    rig(state, preach=[die], **({"rebellion": [0]} if dies else {}))
    do(state, AZURE, "preach henri")
    assert (place(state, "henri") == "dead") == dies
    assert spent(state)


def test_10_1_laymen_do_not_calm() -> None:
    state = starving()
    rig(state, rebellion=[0])
    do(state, GULES, "rebel norwich card")
    for seat in waits(state):
        do(state, seat, "pass")
    assert spent(state), "nobody was asked"


def test_10_1_an_abbess_calms_too() -> None:
    state = position()
    noble(state, "lucia", AZURE, "norwich")
    abbess(state, "lucia")
    noble(state, "hugh", GULES, "york")
    lay(state, "midlands", "famine")
    hand(state, GULES, "rebellion")
    turn(state, "move", GULES)
    do(state, GULES, "rebel norwich card")
    for seat in waits(state):
        do(state, seat, "pass")
    assert "calm lucia" in legal(state, AZURE)


def test_10_1_where_no_troop_is_left_all_is_lost() -> None:
    """Nobles and captives die, mill and fortress burn."""
    state = starving("fortress", "rebellion", "rebellion", soldier=1)
    noble(state, "simon", VERT, "york")
    hold(state, "simon", "henri")
    rig(state, rebellion=[0])
    do(state, GULES, "rebel norwich card; rise card")
    passes(state)
    assert (place(state, "henri"), place(state, "simon")) == ("dead", "dead")
    assert (state.towns[CITY["norwich"]].building, state.towns[CITY["norwich"]].mill) == ("", False)
    assert control(state, "norwich") == -1


def test_10_1_a_walled_city_stands() -> None:
    """Ruling 14: its title stays with its Lord."""
    state = starving("walled", "rebellion", "rebellion", "passage", soldier=1)
    state.fiefs[REGION["midlands"]] = NOBLE["henri"]
    noble(state, "lucia", AZURE, "exeter")
    rig(state, rebellion=[0, 0])
    do(state, GULES, "rebel norwich card; rise card; undermine card")
    passes(state)
    assert state.towns[CITY["norwich"]].building == "walled"
    assert (place(state, "henri"), lord_of(state, "midlands")) == ("dead", "lucia")


def test_10_1_an_abbey_shelters_its_nobles() -> None:
    """2.13: not its troops, and the abbey itself burns."""
    state = position()
    noble(state, "lucia", AZURE, "norwich")
    noble(state, "simon", AZURE, "york")
    put(state, AZURE, "norwich", soldier=1)
    abbess(state, "lucia", 0, "norwich")
    noble(state, "hugh", GULES, "york")
    lay(state, "midlands", "famine")
    hand(state, GULES, "rebellion")
    turn(state, "move", GULES)
    rig(state, rebellion=[0])
    do(state, GULES, "rebel norwich card")
    passes(state)
    assert place(state, "lucia") == "norwich"
    assert state.towns[CITY["norwich"]].building == ""


def test_10_1_royal_guards_are_troops() -> None:
    """Two hits do nothing to royal knights, and their King lives."""
    state = starving(soldier=1)
    state.stacks.clear()
    crown(state, "henri", guards=2)
    rig(state, rebellion=[1])
    do(state, GULES, "rebel norwich card")
    passes(state)
    assert (place(state, "henri"), who(state, "henri").guards) == ("norwich", 2)


def test_10_1_guards_fall_like_troops() -> None:
    state = starving(soldier=1)
    state.stacks.clear()
    crown(state, "henri", guards=1)
    rig(state, rebellion=[2])
    do(state, GULES, "rebel norwich card")
    passes(state)
    assert place(state, "henri") == "dead"


def test_10_1_storms_do_not_hinder_it() -> None:
    state = starving()
    lay(state, "midlands", "storms")
    assert "rebel norwich card" in legal(state, GULES, "rebel")


def test_10_1_troops_outside_are_hit_after_those_inside() -> None:
    """Ruling 14."""
    state = starving(soldier=1)
    put(state, VERT, "norwich", out="london", soldier=3)
    rig(state, rebellion=[1])
    do(state, GULES, "rebel norwich card")
    passes(state)
    assert (units(state, AZURE, "norwich"), units(state, VERT, "norwich")) == ({}, {"soldier": 2})


def test_10_1_relics_and_sword_stay_where_their_bearer_fell() -> None:
    """12.0, 13.2: what he carried lies in the city."""
    state = starving(soldier=1)
    relic(state, "grail", "henri")
    sword(state, "henri")
    rig(state, rebellion=[0])
    do(state, GULES, "rebel norwich card")
    assert "dies" in keys(passes(state))
    assert (state.relics[0].city, state.sword) == (CITY["norwich"], CITY["norwich"])
