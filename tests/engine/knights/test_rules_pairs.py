"""Pairs of rules that meet and of which each was tested for itself: the sea and what strikes an area, sieges and what
ends them, prizes and what is no purse."""

from __future__ import annotations

from engine.knights.board import besieged
from engine.knights.game_data import AREA, CITY
from engine.knights.phases.retreat import refuges
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import Pact
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, V, home


def test_k8_1_a_fire_spares_who_sails_there(board: Board) -> None:
    """He has not come to the area yet; who stands there dies, and a siege of the city is over."""
    board.noble("karmin", "ballin", "regular-50", sea=True, exhausted=True)
    board.noble("woad", "ballin", "regular-50", "german-50")
    board.siege("ballin", BLUE)
    board.stack({"city": CITY["ballin"]})
    board.event("fire", YELLOW)
    assert board.state.cities[CITY["ballin"]].razed
    assert (board.place("karmin"), board.place("woad")) == ("sea ballin", "")
    assert not besieged(board.state, AREA["ballin"])


def test_k13_5_a_besieger_whom_an_event_kills_besieges_no_more(board: Board) -> None:
    """For whatever reason the besiegers leave the area: the siege is lifted."""
    board.noble("woad", "vecht", "german-50", "regular-50")
    board.siege("vecht", BLUE)
    board.stack({"city": CITY["vecht"]})
    board.event("plague", YELLOW)
    assert board.place("woad") == ""
    assert not board.state.sieges


def test_k13_7_who_sails_to_an_area_bars_no_retreat_there(board: Board) -> None:
    """He has not come yet; once he stands there he does."""
    russet = board.noble("russet", "garlo", "regular-50")
    woad = board.noble("woad", "ballin", "regular-50", sea=True, exhausted=True)
    assert AREA["ballin"] in refuges(board.state, russet, AREA["garlo"])
    board.state.nobles[woad].sea = False
    assert AREA["ballin"] not in refuges(board.state, russet, AREA["garlo"])


def test_k13_6_stakes_of_an_expedition_are_in_nobody_s_purse(board: Board) -> None:
    """Of nine crowns five have sailed: the victor gets half of the four that are left."""
    board.noble("woad", home(RED), "german-200", "polish-200")
    board.state.barons[RED].crowns = 4
    board.state.expeditions[0].spot, board.state.expeditions[0].stakes = 1, [5, 0, 0, 0]
    board.state.barons[RED].stronghold.breaches = 2
    board.fate(V, V, V, V, V, V)
    board.attack(BLUE, home(RED), "stronghold")
    board.do(BLUE, "assault")
    board.answer_by_default()
    assert (board.state.barons[RED].crowns, board.state.barons[BLUE].crowns) == (2, 17)
    assert board.state.expeditions[0].stakes[RED] == 5


def test_k13_6_a_surrendered_city_is_besieged_by_its_new_lord_no_more(board: Board) -> None:
    board.noble("woad", home(RED), "german-200", "polish-200")
    board.noble("kobalt", "vecht", "regular-50")
    board.city("vecht", RED)
    board.siege("vecht", BLUE)
    board.state.barons[RED].stronghold.breaches = 2
    board.fate(V, V, V, V, V, V)
    board.attack(BLUE, home(RED), "stronghold")
    board.do(BLUE, "assault")
    board.answer_by_default()
    assert board.owner("vecht") == BLUE
    assert not besieged(board.state, AREA["vecht"])


def test_k14_1_cities_under_siege_count_for_the_majority(board: Board) -> None:
    """They bring neither Influence nor crowns, but they are his."""
    board.position(2)
    for slug in ("vecht", "lorne", "monz", "harsk", "froli"):
        board.city(slug, RED)
    board.noble("woad", "vecht", "regular-50")
    board.siege("vecht", BLUE)
    board.go("majority")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert found.places[0] == [RED]


def test_k16_4_a_siege_finished_after_the_truce_is_treason(board: Board) -> None:
    """Laid before it was written down, the city is lost by an attack against it: two Influence."""
    board.position(treason=True)
    board.state.barons[RED].influence = 5
    board.noble("russet", "froli", "english-200", "german-200")
    board.city("froli", BLUE)
    board.siege("froli", RED)
    board.state.pacts.append(Pact(RED, BLUE, 9))
    board.attack(RED, "froli", "city")
    board.do(RED, "besiege")
    board.answer_by_default()
    assert board.owner("froli") == RED
    assert board.state.barons[RED].influence == 3


def test_k13_5_a_besieger_who_is_driven_off_leaves_the_other_siege(board: Board) -> None:
    """Two besiege; the sortie beats one of them, the other's siege goes on."""
    board.city("froli", RED)
    board.noble("russet", "froli", "english-200", "german-200")
    board.noble("woad", "froli", "regular-50")
    board.noble("sinople", "froli", "regular-50")
    for seat in (BLUE, GREEN):
        board.siege("froli", seat)
    board.fate(V, V, V, V, V, V)
    board.attack(RED, "froli", "seat-1")
    board.answer_by_default()
    assert [s.seat for s in board.state.sieges] == [GREEN]


def test_k14_3_stakes_of_an_expedition_break_no_tie(board: Board) -> None:
    """Crowns with Faith and Votes: what has sailed is in the treasury's keeping."""
    board.position(crowns=0)
    board.state.barons[RED].crowns, board.state.barons[BLUE].crowns = 3, 4
    board.state.barons[RED].influence = board.state.barons[BLUE].influence = 5
    board.state.expeditions[0].spot, board.state.expeditions[0].stakes = 1, [5, 0, 0, 0]
    board.state.last = True
    board.go("close")
    found = KNIGHTS.outcome(board.state)
    assert found is not None
    assert found.places[0] == [BLUE]


def test_k17_5_a_garrison_of_a_lost_stronghold_waits_for_the_new_one(board: Board) -> None:
    """His troops lie by the card; the stronghold is placed first, and they come with the Nobles."""
    board.stronghold(RED, "", "regular-100")
    board.go("return")
    assert board.waits() == [RED]
    site = home(RED)
    board.do(RED, f"found {site}; shift all stronghold rubino; place rubino {site}")
    assert (board.place("rubino"), board.state.barons[RED].stronghold.troops) == (site, [])
