"""Chapter 2.12: servants at work in plague, rebellion and purchases."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY
from engine.fief.income import items
from engine.fief.rules import FIEF as RULES
from engine.fief.state import Drawing, FiefState, Rebellion
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    do,
    draw,
    go,
    hand,
    hold,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    said,
    spent,
    town,
    turn,
    units,
    waits,
    who,
    why,
)


@pytest.mark.parametrize(("die", "dead"), [(1, True), (2, False), (3, False)])
def test_2_12_hild_leaves_one_face_to_the_plague(die: int, dead: bool) -> None:
    """Her master dies on a 1 alone, where he stands and where he goes."""
    state = position()
    noble(state, "hugh", GULES, "york", servant="hild")
    noble(state, "simon", GULES, "exeter")
    state.track[:] = [draw(state, "plague")]
    rig(state, disaster=[4], plague=[die])
    go(state, "fate")
    assert (place(state, "hugh") == "dead") == dead
    state = position()
    noble(state, "hugh", GULES, "durham", servant="hild")
    noble(state, "simon", GULES, "exeter")
    lay(state, "north", "plague")
    rig(state, plague=[die])
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; go york")
    assert (place(state, "hugh") == "dead") == dead


@pytest.mark.parametrize(
    ("family", "city", "captor", "mill"),
    [
        (GULES, "york", "", 2),
        (GULES, "lincoln", "", 0),
        (GULES, "york", "simon", 0),
        (AZURE, "york", "", 0),
    ],
    ids=["at his mill", "elsewhere", "a captive's", "a guest's"],
)
def test_2_12_odo_mills_through_a_famine(family: int, city: str, captor: str, mill: int) -> None:
    """The mill of his master's city pays all the same; no other does, and none for a captive or a guest (2.5)."""
    state = position()
    noble(state, "henri", GULES, "york")
    noble(state, "hugh", family, city, servant="odo")
    noble(state, "simon", VERT, "york", out="durham")
    town(state, "york", mill=True)
    lay(state, "north", "famine")
    if captor:
        hold(state, "hugh", captor)
    assert items(state, GULES).get("mill", 0) == mill
    assert "mill" not in items(state, AZURE)


def almoner() -> FiefState:
    """A bishop with the almoner where a city rises."""
    state = position()
    noble(state, "henri", AZURE, "norwich", see="norwich", servant="aylward")
    put(state, AZURE, "norwich", soldier=4)
    noble(state, "hugh", GULES, "york")
    lay(state, "midlands", "famine")
    hand(state, GULES, "rebellion")
    turn(state, "move", GULES)
    do(state, GULES, "rebel norwich card")
    while isinstance(state.frames[-1], Rebellion) and state.frames[-1].stage == "gather":
        do(state, waits(state)[0], "pass")
    return state


def test_2_12_aylward_calms_for_two() -> None:
    state = almoner()
    do(state, AZURE, "calm henri")
    assert state.purse[AZURE] == 8


@pytest.mark.parametrize(("die", "dead"), [(5, False), (6, True)])
def test_2_12_aylward_fails_on_six_alone(die: int, dead: bool) -> None:
    state = almoner()
    rig(state, preach=[die], **({"rebellion": [0]} if dead else {}))
    do(state, AZURE, "preach henri")
    assert (place(state, "henri") == "dead") == dead
    assert spent(state)


def buying(servant: str) -> FiefState:
    """Hugh with a servant in Exeter, other troops in Bristol."""
    state = position(purse=20)
    noble(state, "hugh", GULES, "exeter", servant=servant)
    put(state, GULES, "bristol", soldier=1)
    return turn(state, "buy", GULES)


def test_2_12_leofric_finds_room_for_five() -> None:
    """In his city, once a round."""
    state = buying("leofric")
    do(state, GULES, "buy soldier exeter 4; buy soldier exeter 1")
    assert who(state, "hugh").used
    assert why(state, GULES, "buy soldier exeter 1") == "room"
    do(state, GULES, "buy soldier bristol 4")
    assert why(state, GULES, "buy soldier bristol 1") == "room"


def test_2_12_ragnild_brings_a_soldier_for_nothing() -> None:
    """One, in her city."""
    state = buying("ragnild")
    assert legal(state, GULES, "buy").count("buy free-soldier exeter 1") == 1
    assert "buy free-soldier bristol 1" not in legal(state, GULES, "buy")
    do(state, GULES, "buy free-soldier exeter 1")
    assert (state.purse[GULES], units(state, GULES, "exeter")) == (20, {"soldier": 1})
    assert "buy free-soldier exeter 1" not in legal(state, GULES, "buy")


def test_2_12_ivo_builds_for_three() -> None:
    """One fortress a round in his city."""
    state = buying("ivo")
    do(state, GULES, "build fortress bristol")
    assert state.purse[GULES] == 15
    do(state, GULES, "build fortress exeter")
    assert (state.purse[GULES], state.towns[CITY["exeter"]].building) == (12, "fortress")
    assert who(state, "hugh").used


def drawer(servant: str) -> FiefState:
    """Hugh's family draws; on top lie Lucia and a Tax."""
    state = position()
    noble(state, "hugh", GULES, "york", servant=servant)
    for slug in ("joan", "lucia"):
        state.characters.append(draw(state, slug))
    state.fortunes.append(draw(state, "tax"))
    state.frames.append(Drawing(GULES))
    return state


def own_top(state: FiefState) -> str:
    """The card on top of a deck that its drawer has been shown, as his view has it."""
    own = RULES.view(state, GULES).own
    assert own is not None
    return own.top


def test_2_12_merewen_shows_the_top_of_a_deck() -> None:
    """To her master alone, before he draws; once a round."""
    state = drawer("merewen")
    assert own_top(state) == ""
    events = do(state, GULES, "peek character")
    (shown,) = said(events, "peeks-own")
    assert own_top(state) == "lucia"
    assert (shown.audience, shown.params["card"].slug) == ((GULES,), "lucia")  # type: ignore[union-attr]
    assert not legal(state, GULES, "peek")
    do(state, GULES, "draw fortune")
    assert [CARDS[c] for c in state.hands[GULES]] == ["tax"]


def test_2_12_jordan_draws_two_characters() -> None:
    state = drawer("jordan")
    do(state, GULES, "draw character; draw character")
    assert [CARDS[c] for c in state.hands[GULES]] == ["joan", "lucia"]
    assert who(state, "hugh").used


def test_2_12_without_the_tutor_one() -> None:
    state = drawer("merewen")
    do(state, GULES, "draw character")
    assert why(state, GULES, "draw character") == "characters"
