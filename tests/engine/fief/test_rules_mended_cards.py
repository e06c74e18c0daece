"""Cards, plague and servants of the draw (2.3, 2.5, 2.12); rebellions (10.1)."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY, NOBLE
from engine.fief.state.state import Drawing
from tests.engine.fief.board import AZURE, GULES, Board
from tests.engine.fief.events import said


def drawing(board: Board, servant: str = "", *top: str) -> Board:
    """Gules draws; these cards are on top of the Fortunes, Hugh and Joan on top of the Characters."""
    board.position()
    board.noble("henri", GULES, "york", servant=servant)
    board.state.fortunes.extend(reversed([board.draw(slug) for slug in top]))
    for slug in ("joan", "hugh"):
        board.state.characters.append(board.draw(slug))
    board.state.frames.append(Drawing(GULES))
    board.run()
    return board


# --- 2.3, 2.12 -------------------------------------------------------------------------------------------------------


def test_2_3_a_disaster_that_finds_no_room_is_shown(board: Board) -> None:
    drawing(board, "", "plague")
    board.state.track[:] = [board.draw("storms"), board.draw("storms"), board.draw("famine")]
    events = board.do(GULES, "draw fortune")
    assert [e.params["card"].slug for e in said(events, "disaster-spilt")] == ["plague"]  # type: ignore[union-attr]


def test_2_12_jordan_brings_a_second_character(board: Board) -> None:
    drawing(board, "jordan", "tax")
    assert "plan character-character 0" not in board.legal(GULES, "plan")
    board.do(GULES, "draw character; draw character")
    assert [CARDS[c] for c in board.state.hands[GULES]] == ["hugh", "joan"]
    assert board.who("henri").used


def test_2_12_without_jordan_one_character(board: Board) -> None:
    drawing(board, "", "tax")
    board.do(GULES, "draw character")
    assert board.why(GULES, "draw character") == "characters"


def test_2_12_jordans_lord_may_plan_it(board: Board) -> None:
    board.noble("henri", GULES, "york", servant="jordan")
    board.go("discard")
    assert "plan character-character 0" in board.legal(GULES, "plan")
    assert "plan character-character 0" not in board.legal(AZURE, "plan")


def test_2_12_merewen_sees_the_top_of_a_deck(board: Board) -> None:
    drawing(board, "merewen", "tax")
    events = board.do(GULES, "peek fortune")
    (shown,) = said(events, "peeks-own")
    assert shown.audience == (GULES,)
    assert shown.params["card"].slug == "tax"  # type: ignore[union-attr]
    assert not board.legal(GULES, "peek"), "once a round"
    board.do(GULES, "draw fortune")
    assert board.state.frames[-1].peeked == ""  # type: ignore[union-attr]


def test_2_12_merewen_serves_nobody_in_chains(board: Board) -> None:
    drawing(board, "merewen", "tax")
    board.noble("edward", AZURE, "london")
    board.hold("henri", "edward")
    assert not board.legal(GULES, "peek")


def test_2_0_a_card_may_be_played_that_was_to_be_laid_aside(board: Board) -> None:
    """It interrupts; what is left of the laying aside goes on without it."""
    board.starving("", soldier=1)
    board.go("discard")
    board.do(GULES, "discard rebellion; rebel norwich card")
    board.passes()
    assert board.state.frames[-1].away == [[], [], [], []]  # type: ignore[union-attr]


# --- 2.5 -------------------------------------------------------------------------------------------------------------


def test_2_5_captives_may_die_of_the_plague(board: Board) -> None:
    board.noble("henri", GULES, "york")
    board.noble("lucia", AZURE, "london")
    board.hold("lucia", "henri")
    board.state.track.append(board.draw("plague"))
    board.rig(disaster=[4], plague=[6, 1])
    board.go("fate")
    assert board.spent()
    assert board.place("lucia") == "dead"


def test_2_5_an_abbey_shelters_whoever_is_inside(board: Board) -> None:
    board.noble("lucia", GULES, "york")
    board.abbess("lucia", city="york")
    board.noble("hugh", AZURE, "york", out="whitby")
    board.state.track.append(board.draw("plague"))
    board.rig(disaster=[4], plague=[1])
    board.go("fate")
    assert board.spent()
    assert (board.place("lucia"), board.place("hugh")) == ("york", "dead")


def test_2_5_royal_guards_count_among_the_troops(board: Board) -> None:
    """Ruling 15: two guards and two soldiers lose two."""
    board.noble("henri", GULES, "york", guards=2, safe=True)
    board.state.sovereign = NOBLE["henri"]
    board.put(GULES, "york", soldier=2)
    board.state.orders[GULES].losses = "ask"
    board.state.track.append(board.draw("plague"))
    board.rig(disaster=[4], plague=[6])
    board.go("fate")
    assert set(board.legal(GULES, "lose")) == {"lose soldier", "lose royal-knight"}
    board.do(GULES, "lose royal-knight; lose soldier")
    assert board.who("henri").guards == 1


def test_2_5_a_ship_passes_through_the_plague(board: Board) -> None:
    """From the Marches past Whitby to King's Lynn."""
    board.noble("henri", GULES, "berwick")
    board.put(GULES, "berwick", soldier=1)
    board.lay("north", "plague")
    board.turn("move", GULES)
    board.rig(plague=[1, 6])
    board.do(GULES, "lead henri; take all; sail kings-lynn")
    assert board.spent()
    assert not board.units(GULES, "kings-lynn")


def test_2_5_troops_from_the_plague_come_back_unharmed(board: Board) -> None:
    board.noble("henri", GULES, "york", safe=True)
    board.put(GULES, "york", soldier=3)
    board.lay("north", "plague")
    board.turn("move", GULES)
    board.rig(plague=[])
    board.do(GULES, "lead henri; take all; go durham; go york; halt")
    assert board.units(GULES, "york") == {"soldier": 3}


@pytest.mark.parametrize(("region", "spared"), [("north", True), ("wales", False)])
def test_2_5_only_who_is_born_in_the_plague_is_spared(board: Board, region: str, spared: bool) -> None:
    board.noble("henri", GULES, "york")
    board.hand(GULES, "hugh")
    board.lay(region, "plague")
    board.turn("play", GULES)
    board.do(GULES, "bear hugh york")
    assert board.who("hugh").safe == spared


# --- 10.1 ------------------------------------------------------------------------------------------------------------


def test_10_1_an_abbey_shelters_nobody_before_its_gate(board: Board) -> None:
    board.starving("", soldier=1)
    board.town("norwich", "abbey", abbey=0)
    board.state.characters.remove(next(c for c in board.state.characters if CARDS[c] == "autumn-abbess"))
    board.noble("lucia", AZURE, "norwich")
    board.state.veils[0] = NOBLE["lucia"]
    board.noble("edward", GULES, "norwich", out="london")
    board.do(GULES, "rebel norwich card")
    board.rig(rebellion=[3])
    board.passes()
    for seat in (AZURE,):
        while board.legal(seat, "pass"):
            board.do(seat, "pass")
    assert (board.place("lucia"), board.place("henri"), board.place("edward")) == ("norwich", "norwich", "dead")
    assert board.state.towns[CITY["norwich"]].building == ""


def test_10_1_what_a_knight_shrugs_off_strikes_those_outside(board: Board) -> None:
    """Two hits do nothing to a knight within; they fall on the soldiers before the walls."""
    board.starving("", knight=1)
    board.noble("edward", GULES, "norwich", out="london")
    board.put(GULES, "norwich", out="london", soldier=3)
    board.do(GULES, "rebel norwich card")
    board.rig(rebellion=[1])
    board.passes()
    assert board.units(GULES, "norwich") == {"soldier": 1}
    assert board.units(AZURE, "norwich") == {"knight": 1}
