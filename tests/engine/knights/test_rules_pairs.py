"""Pairs of rules that meet and of which each was tested for itself: the sea and what strikes an area, sieges and what
ends them, prizes and what is no purse."""

from __future__ import annotations

from engine.knights.board import besieged
from engine.knights.game_data import AREA, CITY
from engine.knights.phases.retreat import refuges
from engine.knights.rules import KNIGHTS
from engine.knights.state import Pact
from tests.engine.knights.fights import V, attack, fate, owner, through
from tests.engine.knights.happenings import event
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    go,
    home,
    noble,
    place,
    position,
    siege,
    stack,
    stronghold,
    waits,
)


def test_k8_1_a_fire_spares_who_sails_there() -> None:
    """He has not come to the area yet; who stands there dies, and a siege of the city is over."""
    state = position()
    noble(state, "karmin", "ballin", "regular-50", sea=True, exhausted=True)
    noble(state, "woad", "ballin", "regular-50", "german-50")
    siege(state, "ballin", BLUE)
    stack(state, {"city": CITY["ballin"]})
    event(state, "fire", YELLOW)
    assert state.cities[CITY["ballin"]].razed
    assert (place(state, "karmin"), place(state, "woad")) == ("sea ballin", "")
    assert not besieged(state, AREA["ballin"])


def test_k13_5_a_besieger_whom_an_event_kills_besieges_no_more() -> None:
    """For whatever reason the besiegers leave the area: the siege is lifted."""
    state = position()
    noble(state, "woad", "vecht", "german-50", "regular-50")
    siege(state, "vecht", BLUE)
    stack(state, {"city": CITY["vecht"]})
    event(state, "plague", YELLOW)
    assert place(state, "woad") == ""
    assert not state.sieges


def test_k13_7_who_sails_to_an_area_bars_no_retreat_there() -> None:
    """He has not come yet; once he stands there he does."""
    state = position()
    russet = noble(state, "russet", "garlo", "regular-50")
    woad = noble(state, "woad", "ballin", "regular-50", sea=True, exhausted=True)
    assert AREA["ballin"] in refuges(state, russet, AREA["garlo"])
    state.nobles[woad].sea = False
    assert AREA["ballin"] not in refuges(state, russet, AREA["garlo"])


def test_k13_6_stakes_of_an_expedition_are_in_nobody_s_purse() -> None:
    """Of nine crowns five have sailed: the victor gets half of the four that are left."""
    state = position()
    noble(state, "woad", home(RED), "german-200", "polish-200")
    state.barons[RED].crowns = 4
    state.expeditions[0].spot, state.expeditions[0].stakes = 1, [5, 0, 0, 0]
    state.barons[RED].stronghold.breaches = 2
    fate(state, V, V, V, V, V, V)
    attack(state, BLUE, home(RED), "stronghold")
    do(state, BLUE, "assault")
    through(state)
    assert (state.barons[RED].crowns, state.barons[BLUE].crowns) == (2, 17)
    assert state.expeditions[0].stakes[RED] == 5


def test_k13_6_a_surrendered_city_is_besieged_by_its_new_lord_no_more() -> None:
    state = position()
    noble(state, "woad", home(RED), "german-200", "polish-200")
    noble(state, "kobalt", "vecht", "regular-50")
    city(state, "vecht", RED)
    siege(state, "vecht", BLUE)
    state.barons[RED].stronghold.breaches = 2
    fate(state, V, V, V, V, V, V)
    attack(state, BLUE, home(RED), "stronghold")
    do(state, BLUE, "assault")
    through(state)
    assert owner(state, "vecht") == BLUE
    assert not besieged(state, AREA["vecht"])


def test_k14_1_cities_under_siege_count_for_the_majority() -> None:
    """They bring neither Influence nor crowns, but they are his."""
    state = position(2)
    for slug in ("vecht", "lorne", "monz", "harsk", "froli"):
        city(state, slug, RED)
    noble(state, "woad", "vecht", "regular-50")
    siege(state, "vecht", BLUE)
    go(state, "majority")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert found.places[0] == [RED]


def test_k16_4_a_siege_finished_after_the_truce_is_treason() -> None:
    """Laid before it was written down, the city is lost by an attack against it: two Influence."""
    state = position(treason=True)
    state.barons[RED].influence = 5
    noble(state, "russet", "froli", "english-200", "german-200")
    city(state, "froli", BLUE)
    siege(state, "froli", RED)
    state.pacts.append(Pact(RED, BLUE, 9))
    attack(state, RED, "froli", "city")
    do(state, RED, "besiege")
    through(state)
    assert owner(state, "froli") == RED
    assert state.barons[RED].influence == 3


def test_k13_5_a_besieger_who_is_driven_off_leaves_the_other_siege() -> None:
    """Two besiege; the sortie beats one of them, the other's siege goes on."""
    state = position()
    city(state, "froli", RED)
    noble(state, "russet", "froli", "english-200", "german-200")
    noble(state, "woad", "froli", "regular-50")
    noble(state, "sinople", "froli", "regular-50")
    for seat in (BLUE, GREEN):
        siege(state, "froli", seat)
    fate(state, V, V, V, V, V, V)
    attack(state, RED, "froli", "seat-1")
    through(state)
    assert [s.seat for s in state.sieges] == [GREEN]


def test_k14_3_stakes_of_an_expedition_break_no_tie() -> None:
    """Crowns with Faith and Votes: what has sailed is in the treasury's keeping."""
    state = position(crowns=0)
    state.barons[RED].crowns, state.barons[BLUE].crowns = 3, 4
    state.barons[RED].influence = state.barons[BLUE].influence = 5
    state.expeditions[0].spot, state.expeditions[0].stakes = 1, [5, 0, 0, 0]
    state.last = True
    go(state, "close")
    found = KNIGHTS.outcome(state)
    assert found is not None
    assert found.places[0] == [BLUE]


def test_k17_5_a_garrison_of_a_lost_stronghold_waits_for_the_new_one() -> None:
    """His troops lie by the card; the stronghold is placed first, and they come with the Nobles."""
    state = position()
    stronghold(state, RED, "", "regular-100")
    go(state, "return")
    assert waits(state) == [RED]
    site = home(RED)
    do(state, RED, f"found {site}; shift all stronghold rubino; place rubino {site}")
    assert (place(state, "rubino"), state.barons[RED].stronghold.troops) == (site, [])
