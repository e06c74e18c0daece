"""The worked examples of the rulebook, 8-A to 13-C: victory, elections, Parliament, rebellions, relics, forests."""

from __future__ import annotations

import pytest

from engine.core.graph import distances
from engine.fief.board import can_elect, votes
from engine.fief.game_data import CITY, REGION, ROADS
from engine.fief.state.state import Parliament
from engine.fief.victory import highest_title, victory
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import hits

# --- victory ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fiefs", [("north", "wales", "marches"), ("north", "wales")])
def test_8_a_example_three_points(board: Board, fiefs: tuple[str, ...]) -> None:
    """Three fiefs, or two and the relic marker, from the fifth round on."""
    board.position(number=5)
    board.noble("hugh", GULES, "york", lord=fiefs)
    board.noble("henri", AZURE, "london", lord=["midlands", "south-east"])
    if len(fiefs) == 2:
        assert victory(board.state) == ([], "")
        board.state.gift = GULES
    assert victory(board.state) == ([GULES], "solo")
    board.state.round = 4
    assert victory(board.state) == ([], "")


def test_8_b_example_garter_before_king_before_duke(board: Board) -> None:
    """Two points each at the end: a Duke with the Garter beats the King, he a Duke without."""
    board.position(number=7)
    board.noble("hugh", GULES, "york", lord=["midlands", "north"], garter=True)
    board.noble("william", AZURE, "london", lord=["south-west", "wales"])
    board.crown("william")
    board.noble("lucia", VERT, "exeter", lord=["south-east"])
    board.state.gift = VERT
    ranks = [highest_title(board.state, [f]) for f in (GULES, AZURE, VERT)]
    assert ranks == sorted(ranks, reverse=True)
    assert victory(board.state) == ([GULES], "rounds")


# --- elections and Parliament ----------------------------------------------------------------------------------------


def test_9_a_example_an_election_can_be_called(board: Board) -> None:
    """Three Lords and a prelate (ruling 2: Canterbury has an archbishop), neither fewer."""
    board.noble("henri", GULES, "york", lord=["south-west"], see="canterbury")
    board.noble("anabel", AZURE, "london", lord=["wales"])
    assert not can_elect(board.state)
    board.noble("hugh", VERT, "exeter", lord=["marches"])
    assert can_elect(board.state)
    board.state.sees[:] = [-1] * 4
    assert not can_elect(board.state)


def test_9_b_example_what_a_vote_weighs(board: Board) -> None:
    """An archbishop is two, a Lord of two fiefs one: three; a Countess one."""
    board.noble("hugh", VERT, "york", see="york")
    board.noble("lucia", VERT, "york", lord=["midlands", "wales"])
    board.noble("philippa", GULES, "london", lord=["north"])
    assert (votes(board.state, VERT), votes(board.state, GULES)) == (3, 1)


def parliament(board: Board) -> Board:
    """David's Philippa and a Burgher of three votes; King William calls."""
    board.position()
    board.noble("william", AZURE, "london", lord=["wales", "marches"])
    board.crown("william")
    board.noble("philippa", GULES, "york", lord=["north"])
    board.noble("henri", VERT, "exeter", lord=["midlands"])
    board.noble("simon", OR, "durham", see="norwich")
    board.slot(GULES, "burgher-3")
    board.state.frames.append(Parliament([""] * 4, [False] * 4, [False] * 4, []))
    return board


def test_9_c_example_a_burgher_adds_three_votes(board: Board) -> None:
    """One and three are four: alone against three others they carry the tax."""
    parliament(board)
    board.do(GULES, "vote gules aye; burgher gules; seal")
    for seat, family in ((AZURE, "azure"), (VERT, "vert"), (OR, "or")):
        board.do(seat, f"vote {family} nay; seal")
    assert board.waits() == [AZURE]
    assert board.legal(AZURE, "hand-out")
    assert board.state.treasures[GULES] == 1


def test_9_c_example_without_him_it_fails(board: Board) -> None:
    parliament(board)
    board.do(GULES, "vote gules aye; seal")
    for seat, family in ((AZURE, "azure"), (VERT, "vert"), (OR, "or")):
        board.do(seat, f"vote {family} nay; seal")
    assert not board.state.rebellious
    assert board.state.purse == [10, 10, 10, 10]


def rising(board: Board, *cards: str, **troops: int) -> Board:
    """Famine in the Midlands; Cristina's Noble holds Norwich, Jorge and David have Rebellions."""
    board.position()
    board.noble("joan", VERT, "norwich")
    board.put(VERT, "norwich", **(troops or {"soldier": 9}))
    board.noble("henri", AZURE, "exeter")
    board.noble("hugh", GULES, "york")
    board.lay("midlands", "famine")
    board.hand(AZURE, "rebellion")
    if cards:
        board.hand(GULES, *cards)
    return board.turn("move", VERT)


def test_9_d_example_the_royal_tax_doubles_a_rebellion(board: Board) -> None:
    """A card in London: two dice and two hits."""
    board.noble("joan", VERT, "london")
    board.put(VERT, "london", soldier=9)
    board.noble("hugh", GULES, "york")
    board.hand(GULES, "rebellion")
    board.state.rebellious = True
    board.turn("move", VERT)
    board.rig(rebellion=[0, 0])
    board.do(GULES, "rebel london card")
    assert hits(board.passes()) == 2
    assert board.spent()


# --- rebellions ------------------------------------------------------------------------------------------------------


def test_10_a_example_two_rebellions(board: Board) -> None:
    """Jorge begins, David adds his own: two dice and two hits."""
    rising(board, "rebellion")
    board.rig(rebellion=[1, 0])
    board.do(AZURE, "rebel norwich card")
    board.do(GULES, "rise card")
    assert hits(board.passes()) == 3
    assert board.units(VERT, "norwich") == {"soldier": 6}


def test_10_b_example_a_fortress_cancels_one(board: Board) -> None:
    """One die and one hit are left."""
    rising(board, "rebellion")
    board.town("norwich", "fortress")
    board.rig(rebellion=[0])
    board.do(AZURE, "rebel norwich card")
    board.do(GULES, "rise card")
    assert hits(board.passes()) == 1
    assert board.units(VERT, "norwich") == {"soldier": 8}


def test_10_c_example_philippa_in_london(board: Board) -> None:
    """F and one more are two hits on two soldiers: Lord Philippa falls with them."""
    board.noble("philippa", GULES, "london", lord=["north"])
    board.put(GULES, "london", soldier=2)
    board.noble("joan", VERT, "exeter")
    board.lay("south-east", "famine")
    board.hand(VERT, "rebellion")
    board.turn("move", VERT)
    board.rig(rebellion=[1])
    board.do(VERT, "rebel london card")
    assert hits(board.passes()) == 2
    assert (board.units(GULES, "london"), board.place("philippa")) == ({}, "dead")


def test_10_5_example_edward_before_exeter(board: Board) -> None:
    """His five troops go to Winchester and Canterbury, his bombard stays and changes colour."""
    board.noble("edward", VERT, "exeter", out="winchester", lord=["south-east"])
    board.put(VERT, "exeter", out="winchester", soldier=5, bombard=1)
    board.noble("joan", VERT, "winchester")
    board.noble("sybil", VERT, "canterbury")
    board.noble("hugh", GULES, "exeter")
    board.put(GULES, "exeter", soldier=1)
    board.hand(GULES, "ambush")
    board.go("battle", first=GULES)
    board.do(GULES, "ambush edward hugh")
    assert board.captor("edward") == "hugh"
    assert [sum(board.units(VERT, c).values()) for c in ("winchester", "canterbury")] == [4, 1]
    board.do(GULES, "attack exeter vert; keep-engines")
    assert board.units(GULES, "exeter") == {"soldier": 1, "bombard": 1}


def test_11_a_example_the_burning_of_norwich(board: Board) -> None:
    """Jorge's Burgher raises Norwich and opens a secret way past its fortress for a treasure each, his card and
    Cristina's make three rebellions: F, a blank, FFF and three more are seven hits. A knight, an archer and two
    soldiers are six; Estrid, the mill and the fortress follow."""
    board.noble("estrid", GULES, "norwich")
    board.noble("hugh", GULES, "york")
    board.put(GULES, "norwich", knight=1, archer=1, soldier=2)
    board.town("norwich", "fortress", mill=True)
    board.noble("henri", AZURE, "exeter", lord=["wales"])
    board.slot(AZURE, "burgher-5")
    board.noble("joan", VERT, "london")
    board.lay("midlands", "famine")
    board.hand(AZURE, "rebellion")
    board.hand(VERT, "rebellion")
    board.turn("move", AZURE)
    board.rig(rebellion=[1, 0, 3])
    board.do(AZURE, "rebel norwich burgher; undermine burgher; rise card")
    board.do(VERT, "rise card")
    assert hits(board.passes()) == 7
    assert (board.units(GULES, "norwich"), board.place("estrid")) == ({}, "dead")
    assert (board.state.towns[CITY["norwich"]].building, board.state.towns[CITY["norwich"]].mill) == ("", False)
    assert (board.state.treasures[AZURE], board.control("norwich")) == (0, -1)


# --- relics, Sherwood, two seats -------------------------------------------------------------------------------------


def test_12_2_example_from_sea_iii(board: Board) -> None:
    """To II or to IV."""
    board.noble("hugh", GULES, "york")
    board.relic("chasuble", "hugh")
    board.lay("marches", "storms")
    board.turn("move", GULES)
    assert sorted(board.legal(GULES, "shift-storm")) == ["shift-storm marches north", "shift-storm marches wales"]
    board.do(GULES, "shift-storm marches wales")
    assert len(board.state.weather[REGION["wales"]]) == 1


def test_13_a_example_york_to_kings_lynn(board: Board) -> None:
    """One move through the forest, three by Whitby and Lincoln."""
    assert distances(lambda c: ROADS[c], CITY["york"])[CITY["kings-lynn"]] == 3
    board.position()
    board.noble("hugh", GULES, "york")
    board.put(GULES, "york", soldier=2)
    board.turn("move", GULES)
    board.rig(sherwood=[5])
    board.do(GULES, "lead hugh; take all; forest kings-lynn")
    assert board.who("hugh").steps == 1
    assert board.units(GULES, "kings-lynn") == {"soldier": 2}


def test_13_b_example_both_families_then_the_other_seat(board: Board) -> None:
    """Cristina moves her green family, then her blue one; then Jorge both of his."""
    board.position(2, first=0)
    for family, slug, city in (
        (0, "hugh", "york"),
        (1, "lucia", "norwich"),
        (2, "henri", "london"),
        (3, "joan", "exeter"),
    ):
        board.noble(slug, family, city)
    board.go("move")
    order = []
    for _ in range(4):
        (seat,) = [s for s in board.waits() if board.legal(s, "lead")]
        order.append((seat, board.legal(seat, "lead")))
        board.do(seat, "done")
        board.let_pass()
    assert order == [(0, ["lead hugh"]), (0, ["lead lucia"]), (1, ["lead henri"]), (1, ["lead joan"])]


def test_13_c_example_two_armies_of_one_seat(board: Board) -> None:
    """The green family attacks, the blue one joins it: their points are added."""
    board.position(2, first=0)
    board.noble("hugh", 0, "london", out="oxford")
    board.put(0, "london", out="oxford", soldier=5)
    board.noble("roger", 1, "london", out="norwich")
    board.put(1, "london", out="norwich", soldier=5)
    board.noble("henri", 2, "london")
    board.put(2, "london", soldier=4)
    board.noble("joan", 3, "exeter")
    board.go("battle")
    board.rig(melee=[0, 0, 0])
    board.do(0, "attack london vert")
    board.let_pass()
    board.do(0, "join azure attack")
    assert board.spent(), "twelve points are two dice, five are one"
