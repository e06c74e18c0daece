"""Chapters 13.4 to 13.8: Sherwood, extinction, regions by the dice, games of two and three."""

from __future__ import annotations

import pytest

from engine.fief.board import hand_limit
from engine.fief.game_data import REGIONS
from engine.fief.phases.cards import limits
from engine.fief.phases.court import may_marry
from engine.fief.rules import FIEF
from engine.fief.state import FiefState, Options, Settle
from engine.fief.victory import victory
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    NOBLE,
    VERT,
    captor,
    crown,
    do,
    go,
    hand,
    keys,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    said,
    sword,
    town,
    turn,
    units,
    waits,
    wed,
    why,
)

# --- Sherwood --------------------------------------------------------------------------------------------------------


def forest(slug: str = "hugh", purse: int = 10, *, lord: bool = False, see: str = "", **options: object) -> FiefState:
    """A Noble at Nottingham with troops, about to cross the forest."""
    state = position(purse=purse, **options)
    noble(state, slug, GULES, "nottingham", lord=["wales"] if lord else [], see=see)
    put(state, GULES, "nottingham", soldier=2, knight=1)
    return turn(state, "move", GULES)


@pytest.mark.parametrize(
    ("lord", "see", "price"), [(False, "", 2), (True, "", 4), (False, "york", 5), (True, "york", 10)]
)
def test_13_4_what_the_bandits_ask(lord: bool, see: str, price: int) -> None:
    """Noble 2, Lord 4, cleric 5, cleric and Lord 10; who can pay must (ruling 29)."""
    state = forest(lord=lord, see=see)
    rig(state, sherwood=[2])
    do(state, GULES, "lead hugh; take all; forest lincoln; halt")
    assert state.purse[GULES] == 10 - price
    assert units(state, GULES, "lincoln") == {"soldier": 2, "knight": 1}


def test_13_4_three_and_more_pass() -> None:
    state = forest()
    rig(state, sherwood=[3])
    do(state, GULES, "lead hugh; forest york; halt")
    assert (place(state, "hugh"), state.purse[GULES]) == ("york", 10)


@pytest.mark.parametrize(("die", "what"), [(1, "caught"), (2, "caught"), (3, "forest"), (6, "forest")])
def test_13_4_the_die_says_who_is_caught(die: int, what: str) -> None:
    """On 1 and 2 all hear that the bandits have somebody, on more that somebody has come through."""
    state = forest()
    rig(state, sherwood=[die])
    events = do(state, GULES, "lead hugh; forest york")
    assert [key for key in keys(events) if key in ("caught", "forest")] == [what]
    assert said(events, what)[0].params["die"] == die


@pytest.mark.parametrize("rank", ["king", "queen"])
def test_13_4_nothing_of_king_and_queen(rank: str) -> None:
    state = forest()
    noble(state, "lucia", GULES, "york")
    crown(state, "hugh" if rank == "king" else "lucia", "hugh" if rank == "queen" else "")
    rig(state, sherwood=[1])
    do(state, GULES, "lead hugh; forest york; halt")
    assert (place(state, "hugh"), state.purse[GULES]) == ("york", 10)


def test_13_4_who_cannot_pay_stays_with_his_knights() -> None:
    """Foot soldiers join the bandits."""
    state = forest(purse=1)
    rig(state, sherwood=[1])
    do(state, GULES, "lead hugh; take all; forest york")
    assert captor(state, "hugh") == "sherwood"
    assert not units(state, GULES, "york").get("soldier")
    assert sum(s.units[0] for s in state.stacks) == 0
    assert sum(s.units[2] for s in state.stacks) == 1


def test_13_4_the_sword_of_a_noble_who_dies_in_sherwood_stays_there() -> None:
    """Everybody sees that it lies in the forest; no city has it, and nobody can take it up."""
    state = forest(purse=1)
    noble(state, "simon", AZURE, "york")
    sword(state, "hugh")
    rig(state, sherwood=[1])
    do(state, GULES, "lead hugh; forest york")
    hand(state, AZURE, "assassination")
    do(state, AZURE, "assassinate hugh simon")
    for seat in (0, 1, 2, 3, None):
        view = FIEF.view(state, seat)
        assert (view.sword, view.bearer) == ("sherwood", "")
        assert not any(action.startswith("take-sword") for action in legal(state, seat or 0))


def test_13_4_ransomed_before_the_purchases() -> None:
    state = forest(purse=1)
    rig(state, sherwood=[1])
    do(state, GULES, "lead hugh; forest york; done")
    state.purse[GULES] = 3
    go(state, "purse")
    assert (captor(state, "hugh"), state.purse[GULES]) == ("", 1)


def test_13_4_his_knights_come_out_with_him() -> None:
    """To the nearest friendly city: his family's, with kin, or nobody's."""
    state = forest(purse=1)
    put(state, GULES, "oxford", soldier=1)
    rig(state, sherwood=[1])
    do(state, GULES, "lead hugh; take all; forest york; done")
    for city in ("york", "lincoln", "kings-lynn", "nottingham"):
        town(state, city, control=AZURE)
        put(state, AZURE, city, soldier=1)
    town(state, "norwich", control=GULES)
    state.purse[GULES] = 2
    go(state, "purse")
    assert place(state, "hugh") in ("coventry", "durham", "harlech", "norwich", "whitby")
    assert units(state, GULES, place(state, "hugh")) == {"knight": 1}


def test_13_4_hob_is_caught_on_one_alone() -> None:
    state = position()
    noble(state, "hugh", GULES, "york", servant="hob")
    rig(state, sherwood=[2])
    turn(state, "move", GULES)
    do(state, GULES, "lead hugh; forest lincoln; halt")
    assert (place(state, "hugh"), state.purse[GULES]) == ("lincoln", 10)


def test_13_4_only_its_four_cities() -> None:
    state = forest()
    do(state, GULES, "lead hugh")
    assert sorted(legal(state, GULES, "forest")) == ["forest kings-lynn", "forest lincoln", "forest york"]
    assert why(state, GULES, "forest durham") == "forest"


def test_13_4_without_the_option_no_paths() -> None:
    state = forest(sherwood=False)
    do(state, GULES, "lead hugh")
    assert not legal(state, GULES, "forest")


# --- extinction, two and three ---------------------------------------------------------------------------------------


def test_13_5_a_family_without_nobles_plays_on() -> None:
    state = position()
    noble(state, "henri", AZURE, "york")
    noble(state, "joan", VERT, "exeter")
    hand(state, GULES, "hugh")
    turn(state, "play", GULES)
    assert waits(state) == [GULES]
    do(state, GULES, "bear hugh norwich; done")
    assert place(state, "hugh") == "norwich"


def test_13_6_every_family_begins_in_its_own_region() -> None:
    state = FIEF.setup(seats=4, seed="regions", options=Options(regions="random"))
    while not isinstance(state.frames[-1], Settle):
        seat = waits(state)[0]
        do(state, seat, legal(state, seat, "serve")[0])
    frame = state.frames[-1]
    assert sorted(set(frame.regions)) == sorted(frame.regions)
    offered = legal(state, waits(state)[0], "settle")
    assert {text.removeprefix("settle ") for text in offered} == set(REGIONS[frame.regions[frame.family]].cities)


def test_13_7_two_families_one_purse_one_hand() -> None:
    """Five cards, four draws, two of them Characters; marriages between a seat's own families alone."""
    state = position(2)
    noble(state, "hugh", GULES, "york")
    noble(state, "lucia", AZURE, "norwich")
    noble(state, "joan", VERT, "exeter")
    assert (hand_limit(state), limits(state)) == (5, (4, 2))
    assert may_marry(state, NOBLE["hugh"], NOBLE["lucia"])
    assert not may_marry(state, NOBLE["hugh"], NOBLE["joan"])
    assert len(state.purse) == len(state.hands) == 2


@pytest.mark.parametrize("married", [True, False])
def test_13_7_four_points_of_wedded_families_win(married: bool) -> None:
    state = position(2, number=5)
    noble(state, "hugh", GULES, "york", lord=["north", "wales"])
    noble(state, "lucia", AZURE, "norwich", lord=["midlands", "marches"])
    if married:
        wed(state, "hugh", "lucia")
    assert victory(state) == (([GULES, AZURE], "alliance") if married else ([], ""))


def test_13_8_three_do_not_marry_and_win_alone() -> None:
    state = position(3, number=5)
    noble(state, "hugh", GULES, "york", lord=["north", "wales", "marches"])
    noble(state, "lucia", AZURE, "norwich")
    assert not may_marry(state, NOBLE["hugh"], NOBLE["lucia"])
    assert victory(state) == ([GULES], "solo")
