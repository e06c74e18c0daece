"""Chapters 10.2 to 11: secret ways, murder, justice, ambush; mercenaries, Burghers, treasures."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CARDS, CITY, NOBLE, REGION
from engine.fief.state.state import Drawing
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import hits, said

# --- secret ways -----------------------------------------------------------------------------------------------------


def hemmed(board: Board, siege: int = AZURE) -> Board:
    """Hugh besieged in London, a Passage in hand, a captive with him."""
    board.position()
    board.noble("hugh", GULES, "london")
    board.put(GULES, "london", knight=2, soldier=1)
    board.town("london", "fortress", siege=siege)
    board.noble("henri", AZURE, "london", out="oxford")
    board.put(AZURE, "london", out="oxford", soldier=9)
    board.noble("simon", VERT, "york")
    board.hold("simon", "hugh")
    board.hand(GULES, "passage")
    return board.turn("move", GULES)


def test_10_2_out_of_a_siege(board: Board) -> None:
    """It is a first move that would not be allowed; a second one may follow, captives come along."""
    hemmed(board)
    board.do(GULES, "lead hugh; take all; slip norwich")
    assert board.units(GULES, "norwich") == {"soldier": 1, "knight": 2}
    assert (board.who("hugh").steps, board.captor("simon")) == (1, "hugh")
    board.do(GULES, "go kings-lynn; halt")
    assert not board.state.hands[GULES]


def test_10_2_by_the_road_the_foe_came(board: Board) -> None:
    hemmed(board, siege=-1)
    board.do(GULES, "lead hugh; slip oxford; halt")
    assert board.place("hugh") == "oxford"


def test_10_2_under_storms(board: Board) -> None:
    """One move into, out of or within a region with storms."""
    board.noble("hugh", GULES, "london")
    board.put(GULES, "london", knight=1)
    board.lay("south-east", "storms")
    board.hand(GULES, "passage")
    board.turn("move", GULES)
    board.do(GULES, "lead hugh; take all")
    assert board.why(GULES, "go norwich") == "storms"
    board.do(GULES, "slip norwich")
    assert board.units(GULES, "norwich") == {"knight": 1}


def test_10_2_not_where_the_road_is_open(board: Board) -> None:
    """In fair weather and past nobody there is nothing to slip through; of three roads one leads into storms."""
    board.noble("hugh", GULES, "coventry")
    board.lay("south-east", "storms")
    board.hand(GULES, "passage")
    board.turn("move", GULES)
    board.do(GULES, "lead hugh")
    assert board.legal(GULES, "slip") == ["slip oxford"]


def test_10_2_past_another_without_leave(board: Board) -> None:
    board.noble("lucia", GULES, "winchester")
    board.put(AZURE, "canterbury", soldier=1)
    board.hand(GULES, "passage")
    board.turn("move", GULES)
    board.do(GULES, "lead lucia; go canterbury; slip london; halt")
    assert board.place("lucia") == "london"


def test_10_2_a_captive_escapes_at_any_moment(board: Board) -> None:
    """Of anybody's choosing; he appears in a city of his family, else in an independent or allied one."""
    hemmed(board)
    board.hand(AZURE, "passage")
    board.do(AZURE, "release-captive simon")
    assert (board.captor("simon"), board.place("simon")) == ("", "york")


def test_10_2_captives_of_invaders_escape(board: Board) -> None:
    hemmed(board)
    board.who("simon").captor = 20
    board.state.armies[0].city, board.state.armies[0].leader, board.state.armies[0].infantry = CITY["york"], True, 5
    board.do(GULES, "release-captive simon")
    assert board.captor("simon") == ""


# --- murder, justice, ambush -----------------------------------------------------------------------------------------


def murderous(board: Board, *cards: str) -> Board:
    """Henri with six troops in Norwich, kin in Exeter; Hugh's family holds cards."""
    board.position()
    board.noble("henri", AZURE, "norwich", lord=["wales"])
    board.noble("lucia", AZURE, "exeter")
    board.put(AZURE, "norwich", soldier=4, knight=2, bombard=1)
    board.noble("hugh", GULES, "york")
    board.noble("simon", GULES, "norwich", out="london")
    board.hand(GULES, *cards)
    return board.turn("move", AZURE)


def test_10_3_a_murder(board: Board) -> None:
    """The executor is a heretic, the title passes on, the troops go to the nearest kin, engines stay."""
    murderous(board, "assassination")
    board.do(GULES, "assassinate henri hugh")
    assert board.place("henri") == "dead"
    assert board.who("hugh").heresy
    assert board.lord_of("wales") == "lucia"
    assert board.units(AZURE, "exeter") == {"soldier": 4, "knight": 2}
    assert board.units(AZURE, "norwich") == {"bombard": 1}


def test_10_3_in_groups_of_four(board: Board) -> None:
    murderous(board, "assassination")
    board.noble("joan", AZURE, "bristol")
    board.do(GULES, "assassinate henri hugh")
    board.do(AZURE, "name lucia")
    assert sorted(sum(board.units(AZURE, c).values()) for c in ("exeter", "bristol")) == [2, 4]


def test_10_3_kin_in_the_city_keep_the_troops(board: Board) -> None:
    murderous(board, "assassination")
    board.noble("joan", AZURE, "norwich")
    board.do(GULES, "assassinate henri hugh")
    board.do(AZURE, "name joan")
    assert board.units(AZURE, "norwich") == {"soldier": 4, "knight": 2, "bombard": 1}


def test_10_3_without_kin_to_the_familys_cities(board: Board) -> None:
    """To its forts and cities, where no kin can be reached."""
    murderous(board, "assassination")
    board.state.fiefs[REGION["wales"]] = -1
    board.hold("lucia", "hugh")
    board.town("exeter", control=-1)
    board.put(AZURE, "durham", archer=1)
    board.town("durham", "fortress")
    board.do(GULES, "assassinate henri hugh")
    assert board.units(AZURE, "durham") == {"soldier": 4, "knight": 2, "archer": 1}


def test_10_3_a_captive_may_be_executor(board: Board) -> None:
    """Ruling 24."""
    murderous(board, "assassination")
    board.hold("hugh", "henri")
    assert "assassinate lucia hugh" in board.legal(GULES, "assassinate")


def test_10_3_markers_run_out_the_deed_does_not(board: Board) -> None:
    """Ruling 23."""
    murderous(board, "assassination")
    for slug in ("walter", "roger"):
        board.noble(slug, VERT, "durham", heresy=True)
    board.do(GULES, "assassinate henri hugh")
    assert (board.place("henri"), board.who("hugh").heresy) == ("dead", False)


def test_10_4_justice_needs_heresy(board: Board) -> None:
    murderous(board, "justice")
    assert not board.legal(GULES, "judge")
    board.who("henri").heresy = True
    board.do(GULES, "judge henri")
    assert board.place("henri") == "dead"
    assert board.units(AZURE, "exeter") == {"soldier": 4, "knight": 2}


@pytest.mark.parametrize("rank", ["king", "queen", "prince", "abbey"])
def test_10_4_royals_and_abbeys_are_safe(board: Board, rank: str) -> None:
    murderous(board, "justice")
    board.who("henri").heresy = True
    if rank == "king":
        board.crown("henri")
    elif rank == "queen":
        board.crown("hugh", "henri")
    elif rank == "prince":
        board.who("henri").prince = True
    else:
        board.town("norwich", "abbey", abbey=0)
    assert board.why(GULES, "judge henri") == ("judge-abbey" if rank == "abbey" else "judge-royal")


def test_10_5_an_ambush_in_the_same_city(board: Board) -> None:
    """The victim is a captive at once; his troops go to kin elsewhere, engines stay."""
    murderous(board, "ambush")
    board.do(GULES, "ambush henri simon")
    assert board.captor("henri") == "simon"
    assert board.units(AZURE, "exeter") == {"soldier": 4, "knight": 2}
    assert board.units(AZURE, "norwich") == {"bombard": 1}


def test_10_5_nobody_in_a_fort(board: Board) -> None:
    murderous(board, "ambush")
    board.town("norwich", "walled")
    assert board.why(GULES, "ambush henri simon") == "ambush-fort"


def test_10_5_not_from_another_city_nor_by_a_captive(board: Board) -> None:
    murderous(board, "ambush")
    assert board.why(GULES, "ambush henri hugh") == "ambush-apart"
    board.hold("simon", "lucia")
    assert not board.legal(GULES, "ambush")


def test_10_5_the_swords_bearer_loses_it(board: Board) -> None:
    """13.2: taken in an ambush, the sword makes its new bearer King."""
    murderous(board, "ambush")
    board.sword("henri")
    board.do(GULES, "ambush henri simon")
    assert (board.state.bearer, board.state.sovereign) == (NOBLE["simon"], NOBLE["simon"])


def test_10_0_cards_one_does_not_have(board: Board) -> None:
    murderous(board)
    for text in ("assassinate henri hugh", "judge henri", "ambush henri simon", "clear north"):
        assert board.why(GULES, text) == "card", text


# --- mercenaries and Burghers ----------------------------------------------------------------------------------------


def hiring(board: Board, purse: int = 6) -> Board:
    """A family with the French crossbows."""
    board.position(purse=purse)
    board.noble("hugh", GULES, "york")
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.slot(GULES, "french-crossbows")
    return board.turn("move", AZURE)


def test_11_0_laid_into_the_slot_at_any_moment(board: Board) -> None:
    """In anybody's turn, not only in phase 2; never while cards are drawn."""
    hiring(board)
    board.hand(GULES, "flemish-crossbows")
    assert board.legal(GULES, "install") == ["install flemish-crossbows family-0"]
    board.state.frames.append(Drawing(AZURE))
    assert not board.legal(GULES, "install")


def test_11_1_hired_at_any_moment_for_two_each(board: Board) -> None:
    hiring(board)
    board.do(GULES, "hire york 2")
    assert (board.units(GULES, "york"), board.state.purse[GULES], board.state.crossbows[0]) == ({"crossbow": 2}, 2, 1)
    assert board.why(GULES, "hire york 2") == "hire-left"


def test_11_1_into_an_independent_city_he_controls_it(board: Board) -> None:
    """Ruling 28; in another's city they stand outside."""
    hiring(board)
    board.do(GULES, "hire norwich 1; hire london 1")
    assert board.control("norwich") == GULES
    assert board.control("london") == AZURE
    assert board.units(GULES, "london", "") == {}
    assert board.units(GULES, "london") == {"crossbow": 1}


def test_11_1_in_the_middle_of_a_battle(board: Board) -> None:
    hiring(board)
    board.put(AZURE, "london", soldier=8)
    board.put(GULES, "london", out="oxford", soldier=1)
    board.noble("simon", GULES, "london", out="oxford")
    board.go("battle", first=GULES)
    board.rig(melee=[0, 0, 0])
    board.do(GULES, "attack london azure")
    board.do(GULES, "hire london 3")
    board.rig(archers=[0], melee=[0, 0, 0, 0])
    board.do(GULES, "fight")
    board.do(AZURE, "fight")
    assert board.spent(), "8 points: three crossbows, a soldier, a Noble"


def test_11_1_home_at_the_end_of_the_round(board: Board) -> None:
    hiring(board)
    board.do(GULES, "hire york 2")
    board.go("close")
    assert (board.units(GULES, "york"), board.state.crossbows[0]) == ({}, 3)


def test_11_1_the_fallen_are_lost(board: Board) -> None:
    """Two hits each; when all three have fallen the card goes."""
    hiring(board)
    board.do(GULES, "hire york 3")
    board.put(AZURE, "york", out="durham", soldier=5, knight=3)
    board.noble("simon", AZURE, "york", out="durham")
    board.go("battle", first=AZURE)
    board.rig(archers=[0], melee=[3, 3, 0, 0, 0])
    board.do(AZURE, "attack york gules")
    assert not board.units(GULES, "york")
    board.go("close")
    assert board.state.crossbows[0] == 0
    assert board.state.slots[GULES] == -1


def test_11_1_a_lone_crossbowman_kills(board: Board) -> None:
    """7.6: he takes no captives."""
    hiring(board)
    board.do(GULES, "hire york 1")
    board.noble("simon", AZURE, "york", out="durham")
    board.put(AZURE, "york", out="durham", soldier=1)
    board.go("battle", first=GULES)
    board.rig(archers=[1])
    board.do(GULES, "attack york azure")
    assert board.place("simon") == "dead"


def test_11_1_a_new_card_replaces_the_old_one(board: Board) -> None:
    hiring(board)
    board.hand(GULES, "flemish-crossbows")
    board.do(GULES, "install flemish-crossbows family-0")
    assert CARDS[board.state.slots[GULES]] == "flemish-crossbows"
    assert "french-crossbows" in [CARDS[c] for c in board.state.character_discards]


def test_11_2_a_burgher_needs_a_lord(board: Board) -> None:
    hiring(board)
    board.hand(GULES, "burgher-5")
    assert board.why(GULES, "install burgher-5 family-0") == "install-lord"
    board.state.fiefs[0] = NOBLE["hugh"]
    board.do(GULES, "install burgher-5 family-0")
    assert CARDS[board.state.slots[GULES]] == "burgher-5"


def test_11_2_a_burgher_goes_with_the_last_lord(board: Board) -> None:
    """He stays only while the family has a titled Lord."""
    board.noble("hugh", GULES, "york", lord=["wales"])
    board.noble("henri", AZURE, "london")
    board.slot(GULES, "burgher-3")
    board.hand(AZURE, "assassination")
    board.turn("move", GULES)
    events = board.do(AZURE, "assassinate hugh henri")
    assert board.state.slots[GULES] == -1
    assert len(said(events, "slot-empty")) == 1


def test_11_2_burghers_of_two_families_go_at_once(board: Board) -> None:
    """Each with the last Lord of his own, before anybody decides anything more."""
    board.noble("hugh", GULES, "york", lord=["wales"])
    board.noble("henri", AZURE, "london", lord=["marches"])
    board.slot(GULES, "burgher-3")
    board.slot(AZURE, "burgher-5")
    board.turn("move", GULES)
    board.state.fiefs[REGION["wales"]] = board.state.fiefs[REGION["marches"]] = -1
    events = board.run()
    assert [e.params["card"].slug for e in said(events, "slot-empty")] == ["burgher-3", "burgher-5"]  # type: ignore[union-attr]
    assert (board.state.slots[GULES], board.state.slots[AZURE]) == (-1, -1)


def burgher(board: Board) -> Board:
    """A family with a Burgher and a Lord; famine in the Midlands."""
    board.starving("", "passage")
    board.state.hands[GULES].clear()
    board.state.fortunes.append(CARDS.index("passage"))
    board.state.fiefs[REGION["north"]] = NOBLE["hugh"]
    board.slot(GULES, "burgher-3")
    return board


def test_11_2_a_burgher_raises_a_city_for_a_treasure(board: Board) -> None:
    burgher(board)
    board.rig(rebellion=[0])
    board.do(GULES, "rebel norwich burgher")
    assert hits(board.passes()) == 1
    assert board.state.treasures[GULES] == 1


def test_11_2_a_burgher_knows_secret_ways(board: Board) -> None:
    burgher(board)
    board.noble("lucia", GULES, "london")
    board.put(AZURE, "canterbury", soldier=1)
    board.do(GULES, "lead lucia; go canterbury; slip winchester; halt")
    assert (board.place("lucia"), board.state.treasures[GULES]) == ("winchester", 1)


def test_11_3_two_treasures_for_everything(board: Board) -> None:
    """Rebellion, passage, votes, tallage and tithe draw on the same two; they come back at the end of the round."""
    burgher(board)
    board.rig(rebellion=[0, 0])
    board.do(GULES, "rebel norwich burgher; rise burgher")
    board.passes()
    assert board.state.treasures[GULES] == 0
    assert not board.legal(GULES, "rebel")
    board.hand(GULES, "tax")
    board.turn("play", GULES)
    assert board.why(GULES, "tallage north") == "treasure"
    board.go("close")
    assert board.state.treasures[GULES] == 2
