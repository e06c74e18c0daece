"""Chapter 10.1: rebellions."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY, NOBLE, REGION
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import hits, keys, said

# --- rebellions ------------------------------------------------------------------------------------------------------


def test_10_1_a_starving_city_may_rise(board: Board) -> None:
    """A die and a hit for each rebellion."""
    board.starving()
    board.rig(rebellion=[1])
    board.do(GULES, "rebel norwich card")
    assert hits(board.passes()) == 2
    assert board.units(AZURE, "norwich") == {"soldier": 2}
    assert [CARDS[c] for c in board.state.fortune_discards] == ["rebellion"]


def test_10_1_not_where_nothing_presses(board: Board) -> None:
    board.starving()
    assert board.why(GULES, "rebel york card") == "rebel-content"
    assert set(board.legal(GULES, "rebel")) == {
        f"rebel {c} card" for c in ("nottingham", "coventry", "kings-lynn", "norwich")
    }


@pytest.mark.parametrize(("kind", "where", "city"), [("tallage", "wales", "harlech"), ("tithe", "exeter", "bristol")])
def test_10_1_taxed_cities_may_rise_but_not_by_the_taxer(board: Board, kind: str, where: str, city: str) -> None:
    """2.8: tallage or tithe; nobody stirs up a city that he taxes himself."""
    board.noble("henri", AZURE, "york", lord=["wales"], see="exeter")
    board.noble("hugh", GULES, "york")
    board.tax(kind, where, "henri")
    board.hand(GULES, "rebellion")
    board.hand(AZURE, "rebellion")
    board.turn("move", GULES)
    assert f"rebel {city} card" in board.legal(GULES, "rebel")
    assert not board.legal(AZURE, "rebel")


def test_10_1_the_taxer_does_not_join_either(board: Board) -> None:
    """Who has taxed a city adds nothing to its rising, though he may open the walls."""
    board.starving("fortress")
    board.state.fiefs[REGION["midlands"]] = NOBLE["henri"]
    board.tax("tallage", "midlands", "henri")
    board.hand(AZURE, "rebellion", "passage")
    board.do(GULES, "rebel norwich card")
    assert board.legal(AZURE) == ["undermine card", "pass"]


def test_10_1_the_royal_tax_makes_every_city_restless(board: Board) -> None:
    """9.3: and adds one rebellion anywhere."""
    board.starving()
    board.state.rebellious = True
    assert len(board.legal(GULES, "rebel")) == 18
    board.rig(rebellion=[0, 0])
    board.do(GULES, "rebel norwich card")
    assert hits(board.passes()) == 2


def test_10_1_anybody_adds(board: Board) -> None:
    board.starving()
    board.hand(VERT, "rebellion")
    board.rig(rebellion=[1, 0])
    board.do(GULES, "rebel norwich card")
    assert board.waits() == [0, 1, 2, 3]
    board.do(VERT, "rise card")
    assert hits(board.passes()) == 3


def test_10_1_the_window_is_the_same_for_every_hand(board: Board) -> None:
    """Nobody is asked more or less for what he holds."""
    board.starving()
    board.do(GULES, "rebel norwich card")
    (prompt,) = [p for p in board.asked(OR) if p.blocks]
    assert (prompt.pace, prompt.anonymous) == ("window", True)
    assert [str(a) for a in prompt.actions] == ["pass"]


@pytest.mark.parametrize(
    ("building", "count", "strength"),
    [("fortress", 1, 0), ("fortress", 2, 1), ("walled", 2, 0), ("royal-fortress", 1, 0)],
)
def test_10_1_walls_cancel_rebellions(board: Board, building: str, count: int, strength: int) -> None:
    """A fortress one, a Walled City two."""
    board.starving(building, *["rebellion"] * count)
    board.rig(rebellion=[0] * strength)
    board.do(GULES, "rebel norwich card" + "; rise card" * (count - 1))
    assert hits(board.passes()) == strength
    assert board.spent()


def test_10_1_a_passage_ignores_the_walls(board: Board) -> None:
    board.starving("walled", "rebellion", "passage")
    board.rig(rebellion=[1])
    board.do(GULES, "rebel norwich card; undermine card")
    assert hits(board.passes()) == 2


def calming(board: Board, *cards: str) -> Board:
    """A bishop stands in the city that rises."""
    board.position()
    board.noble("henri", AZURE, "norwich", see="york")
    board.put(AZURE, "norwich", soldier=4)
    board.noble("hugh", GULES, "york")
    board.lay("midlands", "famine")
    board.hand(GULES, *(cards or ("rebellion",)))
    board.turn("move", GULES)
    board.do(GULES, "rebel norwich card" + "; rise card" * (len(cards) - 1 if cards else 0))
    for seat in board.waits():
        board.do(seat, "pass")
    return board


def test_10_1_a_cleric_pays_three_for_each(board: Board) -> None:
    calming(board, "rebellion", "rebellion")
    assert board.waits() == [AZURE]
    board.rig(rebellion=[0])
    board.do(AZURE, "calm henri")
    assert board.state.purse[AZURE] == 7
    assert hits(board.do(AZURE, "pass")) == 1


def test_10_1_all_calmed_nothing_happens(board: Board) -> None:
    calming(board)
    assert hits(board.do(AZURE, "calm henri")) == 0
    assert board.units(AZURE, "norwich") == {"soldier": 4}


@pytest.mark.parametrize(("die", "dies"), [(1, False), (4, False), (5, True), (6, True)])
def test_10_1_or_he_preaches(board: Board, die: int, dies: bool) -> None:
    """1-4 it stops, 5-6 he is stoned."""
    calming(board)
    board.rig(preach=[die], **({"rebellion": [0]} if dies else {}))
    (told,) = said(board.do(AZURE, "preach henri"), "preaches")
    assert told.params["deadly"] == int(dies)
    assert (board.place("henri") == "dead") == dies
    assert board.spent()


def test_10_1_laymen_do_not_calm(board: Board) -> None:
    board.starving()
    board.rig(rebellion=[0])
    board.do(GULES, "rebel norwich card")
    for seat in board.waits():
        board.do(seat, "pass")
    assert board.spent(), "nobody was asked"


def test_10_1_an_abbess_calms_too(board: Board) -> None:
    board.noble("lucia", AZURE, "norwich")
    board.abbess("lucia")
    board.noble("hugh", GULES, "york")
    board.lay("midlands", "famine")
    board.hand(GULES, "rebellion")
    board.turn("move", GULES)
    board.do(GULES, "rebel norwich card")
    for seat in board.waits():
        board.do(seat, "pass")
    assert "calm lucia" in board.legal(AZURE)


def test_10_1_where_no_troop_is_left_all_is_lost(board: Board) -> None:
    """Nobles and captives die, mill and fortress burn."""
    board.starving("fortress", "rebellion", "rebellion", soldier=1)
    board.noble("simon", VERT, "york")
    board.hold("simon", "henri")
    board.rig(rebellion=[0])
    board.do(GULES, "rebel norwich card; rise card")
    board.passes()
    assert (board.place("henri"), board.place("simon")) == ("dead", "dead")
    assert (board.state.towns[CITY["norwich"]].building, board.state.towns[CITY["norwich"]].mill) == ("", False)
    assert board.control("norwich") == -1


def test_10_1_a_walled_city_stands(board: Board) -> None:
    """Ruling 14: its title stays with its Lord."""
    board.starving("walled", "rebellion", "rebellion", "passage", soldier=1)
    board.state.fiefs[REGION["midlands"]] = NOBLE["henri"]
    board.noble("lucia", AZURE, "exeter")
    board.rig(rebellion=[0, 0])
    board.do(GULES, "rebel norwich card; rise card; undermine card")
    board.passes()
    assert board.state.towns[CITY["norwich"]].building == "walled"
    assert (board.place("henri"), board.lord_of("midlands")) == ("dead", "lucia")


def test_10_1_an_abbey_shelters_its_nobles(board: Board) -> None:
    """2.13: not its troops, and the abbey itself burns."""
    board.noble("lucia", AZURE, "norwich")
    board.noble("simon", AZURE, "york")
    board.put(AZURE, "norwich", soldier=1)
    board.abbess("lucia", 0, "norwich")
    board.noble("hugh", GULES, "york")
    board.lay("midlands", "famine")
    board.hand(GULES, "rebellion")
    board.turn("move", GULES)
    board.rig(rebellion=[0])
    board.do(GULES, "rebel norwich card")
    board.passes()
    assert board.place("lucia") == "norwich"
    assert board.state.towns[CITY["norwich"]].building == ""


def test_10_1_royal_guards_are_troops(board: Board) -> None:
    """Two hits do nothing to royal knights, and their King lives."""
    board.starving(soldier=1)
    board.state.stacks.clear()
    board.crown("henri", guards=2)
    board.rig(rebellion=[1])
    board.do(GULES, "rebel norwich card")
    board.passes()
    assert (board.place("henri"), board.who("henri").guards) == ("norwich", 2)


def test_10_1_guards_fall_like_troops(board: Board) -> None:
    board.starving(soldier=1)
    board.state.stacks.clear()
    board.crown("henri", guards=1)
    board.rig(rebellion=[2])
    board.do(GULES, "rebel norwich card")
    board.passes()
    assert board.place("henri") == "dead"


def test_10_1_storms_do_not_hinder_it(board: Board) -> None:
    board.starving()
    board.lay("midlands", "storms")
    assert "rebel norwich card" in board.legal(GULES, "rebel")


def test_10_1_troops_outside_are_hit_after_those_inside(board: Board) -> None:
    """Ruling 14."""
    board.starving(soldier=1)
    board.put(VERT, "norwich", out="london", soldier=3)
    board.rig(rebellion=[1])
    board.do(GULES, "rebel norwich card")
    board.passes()
    assert (board.units(AZURE, "norwich"), board.units(VERT, "norwich")) == ({}, {"soldier": 2})


def test_10_1_relics_and_sword_stay_where_their_bearer_fell(board: Board) -> None:
    """12.0, 13.2: what he carried lies in the city."""
    board.starving(soldier=1)
    board.relic("grail", "henri")
    board.sword("henri")
    board.rig(rebellion=[0])
    board.do(GULES, "rebel norwich card")
    assert "dies" in keys(board.passes())
    assert (board.state.relics[0].city, board.state.sword) == (CITY["norwich"], CITY["norwich"])
