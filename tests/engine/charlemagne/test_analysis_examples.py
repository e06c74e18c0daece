"""What is worked out of a position, by examples of the rulebook and positions built by hand."""

from __future__ import annotations

import pytest

from engine.charlemagne.analysis import (
    attacks,
    attempt_shift,
    driven_away,
    may_answer,
    meaning,
    outlook,
    points,
    points_if,
    points_there,
    worst_battle,
)
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import (
    EMPIRE,
    NEUTRAL,
    REGION,
    TRIBAL,
)
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from tests.engine.charlemagne.board import MID, NORTH, Board


def test_26_no_attack_is_promised_in_a_peace(board: Board) -> None:
    """Two hexes away stand Saxons: a march beside them leads to an attack, but not while a treaty keeps peace."""
    board.put(MID, "saxony-warriors")
    board.force("h4904", 20, "austrasia-warriors")
    view = RULES.view(board.state, EMPIRE)
    assert MID in attacks(view, outlook(view))[NORTH]
    board.bound("peace seat-0")
    view = RULES.view(board.state, EMPIRE)
    assert attacks(view, outlook(view)) == {}


def test_18_a_neutral_region_is_the_enemys_before_the_die(board: Board) -> None:
    """Who preaches in it sees the differential that counts: one less, as in any region of the enemy (4.4)."""
    region = REGION["wends"]
    board.put(NORTH, "wends-militia")
    assert board.state.control[region] == NEUTRAL
    neutral = attempt_shift(board.state, EMPIRE, region, 0)
    assert may_answer(board.state, EMPIRE, region, 0)
    board.control(TRIBAL, "wends")
    assert attempt_shift(board.state, EMPIRE, region, 0) == neutral


@pytest.mark.parametrize(("code", "lost", "retreat", "prize"), [
    ("AE*", 5, 0, 1), ("AH", 3, 2, 0), ("A1", 1, 1, 0), ("AR", 0, 1, 0), ("EX", 1, 0, 0), ("DR", 0, 1, 0),
    ("DH*", 3, 2, 1), ("DE**", 5, 0, 2),
])  # fmt: skip
def test_16_7_results(code: str, lost: int, retreat: int, prize: int) -> None:
    """All, half rounded up, one, or none of five; one hex back, two with half of them lost; a star for each marker."""
    found = meaning(code)
    assert (found.losses(5), found.retreat, found.prize) == (lost, retreat, prize)
    assert (found.both, found.attacker_won) == (code == "EX", code[0] != "A")


@pytest.mark.parametrize(("markers", "wanted"), [
    ({}, None), ({"espionage": 1}, (14, 12)), ({"espionage": 2}, (7, 12)),
])  # fmt: skip
def test_16_6_what_their_markers_may_make_of_an_attack(
    board: Board, markers: dict[str, int], wanted: tuple[int, int] | None
) -> None:
    """A leader of 1 doubles 7 to 14, against 6. One marker may be an advance, which doubles theirs, or treachery,
    which takes the leader: 14 to 12 or 7 to 6, 1/1 both; two may be both, 7 to 12, 1/2. Which they are nobody sees."""
    board.put(MID, "saxony-warriors")
    board.hand(TRIBAL, **markers)
    board.force(NORTH, 20, "austrasia-warriors", "leader")
    view = RULES.view(board.state, EMPIRE)
    found = worst_battle(view, PLACE[MID])
    assert (None if found is None else found.totals) == wanted
    board.do(f"battle {MID}")
    found = worst_battle(RULES.view(board.state, EMPIRE), PLACE[MID])
    assert (None if found is None else found.totals) == wanted


def test_27_a_region_that_is_won_counts_with_the_burgs_that_its_units_hold(board: Board) -> None:
    """Saxony raises two units, and a militia of its own holds Eresburg: three points for the Empire, one less where the
    militia stands with somebody of the Tribes and is lost (4.6)."""
    board.control(TRIBAL, "saxony", "wends")
    board.put("eresburg", "saxony-militia")
    before = points(board.state)
    assert points_if(board.state, REGION["saxony"], EMPIRE) == before + 3
    board.put("eresburg", "leader", side=TRIBAL)
    assert points_if(board.state, REGION["saxony"], EMPIRE) == before + 2
    assert points(board.state) == before


def test_4_4_an_attack_drives_the_regions_of_neutrals_away(board: Board) -> None:
    board.control(NEUTRAL, "saxony")
    board.put("eresburg", "saxony-militia")
    assert driven_away(board.state, PLACE["eresburg"]) == [REGION["saxony"]]
    board.control(TRIBAL, "saxony")
    assert driven_away(board.state, PLACE["eresburg"]) == []


def test_27_a_burg_that_is_walked_into_counts_and_one_left_empty_no_more(board: Board) -> None:
    """Two units in Paris, one goes: Tours is a point more, Paris still held. Both go: a point there, a point here."""
    board.position()
    for units, gain in ((2, 1), (1, 0)):
        board.position()
        board.force("paris", 20, "neustria-warriors")
        if units > 1:
            board.put("paris", "neustria-militia")
        view = RULES.view(board.state, EMPIRE)
        assert points_there(view, PLACE["tours"]) - points(board.state) == gain
