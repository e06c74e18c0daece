"""Chapters 13.4 to 13.8: Sherwood, extinction, regions by the dice, games of two and three."""

from __future__ import annotations

import pytest

from engine.fief.board import hand_limit
from engine.fief.game_data import NOBLE, REGIONS
from engine.fief.phases.cards import limits
from engine.fief.phases.court import may_marry
from engine.fief.rules import FIEF
from engine.fief.state.state import Options, Settle
from engine.fief.victory import victory
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys, said

# --- Sherwood --------------------------------------------------------------------------------------------------------


def forest(
    board: Board, slug: str = "hugh", purse: int = 10, *, lord: bool = False, see: str = "", **options: object
) -> Board:
    """A Noble at Nottingham with troops, about to cross the forest."""
    board.position(purse=purse, **options)
    board.noble(slug, GULES, "nottingham", lord=["wales"] if lord else [], see=see)
    board.put(GULES, "nottingham", soldier=2, knight=1)
    return board.turn("move", GULES)


@pytest.mark.parametrize(
    ("lord", "see", "price"), [(False, "", 2), (True, "", 4), (False, "york", 5), (True, "york", 10)]
)
def test_13_4_what_the_bandits_ask(board: Board, lord: bool, see: str, price: int) -> None:
    """Noble 2, Lord 4, cleric 5, cleric and Lord 10; who can pay must (ruling 29)."""
    forest(board, lord=lord, see=see)
    board.rig(sherwood=[2])
    board.do(GULES, "lead hugh; take all; forest lincoln; halt")
    assert board.state.purse[GULES] == 10 - price
    assert board.units(GULES, "lincoln") == {"soldier": 2, "knight": 1}


def test_13_4_three_and_more_pass(board: Board) -> None:
    forest(board)
    board.rig(sherwood=[3])
    board.do(GULES, "lead hugh; forest york; halt")
    assert (board.place("hugh"), board.state.purse[GULES]) == ("york", 10)


@pytest.mark.parametrize(("die", "what"), [(1, "caught"), (2, "caught"), (3, "forest"), (6, "forest")])
def test_13_4_the_die_says_who_is_caught(board: Board, die: int, what: str) -> None:
    """On 1 and 2 all hear that the bandits have somebody, on more that somebody has come through."""
    forest(board)
    board.rig(sherwood=[die])
    events = board.do(GULES, "lead hugh; forest york")
    assert [key for key in keys(events) if key in ("caught", "forest")] == [what]
    assert said(events, what)[0].params["die"] == die


@pytest.mark.parametrize("rank", ["king", "queen"])
def test_13_4_nothing_of_king_and_queen(board: Board, rank: str) -> None:
    forest(board)
    board.noble("lucia", GULES, "york")
    board.crown("hugh" if rank == "king" else "lucia", "hugh" if rank == "queen" else "")
    board.rig(sherwood=[1])
    board.do(GULES, "lead hugh; forest york; halt")
    assert (board.place("hugh"), board.state.purse[GULES]) == ("york", 10)


def test_13_4_who_cannot_pay_stays_with_his_knights(board: Board) -> None:
    """Foot soldiers join the bandits."""
    forest(board, purse=1)
    board.rig(sherwood=[1])
    board.do(GULES, "lead hugh; take all; forest york")
    assert board.captor("hugh") == "sherwood"
    assert not board.units(GULES, "york").get("soldier")
    assert sum(s.units[0] for s in board.state.stacks) == 0
    assert sum(s.units[2] for s in board.state.stacks) == 1


def test_13_4_the_sword_of_a_noble_who_dies_in_sherwood_stays_there(board: Board) -> None:
    """Everybody sees that it lies in the forest; no city has it, and nobody can take it up."""
    forest(board, purse=1)
    board.noble("simon", AZURE, "york")
    board.sword("hugh")
    board.rig(sherwood=[1])
    board.do(GULES, "lead hugh; forest york")
    board.hand(AZURE, "assassination")
    board.do(AZURE, "assassinate hugh simon")
    for seat in (0, 1, 2, 3, None):
        view = FIEF.view(board.state, seat)
        assert (view.sword, view.bearer) == ("sherwood", "")
        assert not any(action.startswith("take-sword") for action in board.legal(seat or 0))


def test_13_4_ransomed_before_the_purchases(board: Board) -> None:
    forest(board, purse=1)
    board.rig(sherwood=[1])
    board.do(GULES, "lead hugh; forest york; done")
    board.state.purse[GULES] = 3
    board.go("purse")
    assert (board.captor("hugh"), board.state.purse[GULES]) == ("", 1)


def test_13_4_his_knights_come_out_with_him(board: Board) -> None:
    """To the nearest friendly city: his family's, with kin, or nobody's."""
    forest(board, purse=1)
    board.put(GULES, "oxford", soldier=1)
    board.rig(sherwood=[1])
    board.do(GULES, "lead hugh; take all; forest york; done")
    for city in ("york", "lincoln", "kings-lynn", "nottingham"):
        board.town(city, control=AZURE)
        board.put(AZURE, city, soldier=1)
    board.town("norwich", control=GULES)
    board.state.purse[GULES] = 2
    board.go("purse")
    assert board.place("hugh") in ("coventry", "durham", "harlech", "norwich", "whitby")
    assert board.units(GULES, board.place("hugh")) == {"knight": 1}


def test_13_4_hob_is_caught_on_one_alone(board: Board) -> None:
    board.noble("hugh", GULES, "york", servant="hob")
    board.rig(sherwood=[2])
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; forest lincoln; halt")
    assert (board.place("hugh"), board.state.purse[GULES]) == ("lincoln", 10)


def test_13_4_only_its_four_cities(board: Board) -> None:
    forest(board)
    board.do(GULES, "lead hugh")
    assert sorted(board.legal(GULES, "forest")) == ["forest kings-lynn", "forest lincoln", "forest york"]
    assert board.why(GULES, "forest durham") == "forest"


def test_13_4_without_the_option_no_paths(board: Board) -> None:
    forest(board, sherwood=False)
    board.do(GULES, "lead hugh")
    assert not board.legal(GULES, "forest")


# --- extinction, two and three ---------------------------------------------------------------------------------------


def test_13_5_a_family_without_nobles_plays_on(board: Board) -> None:
    board.noble("henri", AZURE, "york")
    board.noble("joan", VERT, "exeter")
    board.hand(GULES, "hugh")
    board.turn("play", GULES)
    assert board.waits() == [GULES]
    board.do(GULES, "bear hugh norwich; done")
    assert board.place("hugh") == "norwich"


def test_13_6_every_family_begins_in_its_own_region(board: Board) -> None:
    board.state = FIEF.setup(seats=4, seed="regions", options=Options(regions="random"))
    while not isinstance(board.state.frames[-1], Settle):
        seat = board.waits()[0]
        board.do(seat, board.legal(seat, "serve")[0])
    frame = board.state.frames[-1]
    assert sorted(set(frame.regions)) == sorted(frame.regions)
    offered = board.legal(board.waits()[0], "settle")
    assert {text.removeprefix("settle ") for text in offered} == set(REGIONS[frame.regions[frame.family]].cities)


def test_13_7_two_families_one_purse_one_hand(board: Board) -> None:
    """Five cards, four draws, two of them Characters; marriages between a seat's own families alone."""
    board.position(2)
    board.noble("hugh", GULES, "york")
    board.noble("lucia", AZURE, "norwich")
    board.noble("joan", VERT, "exeter")
    assert (hand_limit(board.state), limits(board.state)) == (5, (4, 2))
    assert may_marry(board.state, NOBLE["hugh"], NOBLE["lucia"])
    assert not may_marry(board.state, NOBLE["hugh"], NOBLE["joan"])
    assert len(board.state.purse) == len(board.state.hands) == 2


@pytest.mark.parametrize("married", [True, False])
def test_13_7_four_points_of_wedded_families_win(board: Board, married: bool) -> None:
    board.position(2, number=5)
    board.noble("hugh", GULES, "york", lord=["north", "wales"])
    board.noble("lucia", AZURE, "norwich", lord=["midlands", "marches"])
    if married:
        board.wed("hugh", "lucia")
    assert victory(board.state) == (([GULES, AZURE], "alliance") if married else ([], ""))


def test_13_8_three_do_not_marry_and_win_alone(board: Board) -> None:
    board.position(3, number=5)
    board.noble("hugh", GULES, "york", lord=["north", "wales", "marches"])
    board.noble("lucia", AZURE, "norwich")
    assert not may_marry(board.state, NOBLE["hugh"], NOBLE["lucia"])
    assert victory(board.state) == ([GULES], "solo")
