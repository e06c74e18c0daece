"""Strongholds attacked, lost and placed again (K13.6)."""

from __future__ import annotations

from engine.core import Action
from engine.knights.game_data import NOBLE, NONE
from engine.knights.state import KnState
from tests.engine.knights.fights import (
    I,
    P,
    V,
    attack,
    before,
    drop,
    fate,
    now,
    owner,
)
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    city,
    do,
    force,
    go,
    home,
    legal,
    noble,
    place,
    position,
    prompt,
    reveal,
    siege,
    stronghold,
    waits,
)

HOME = home(BLUE)
"""Where blue's stronghold stands."""


def test_k13_6_a_stronghold_without_a_noble_lays_no_card_aside() -> None:
    state = before(HOME)
    stronghold(state, BLUE, None, "regular-100", "english-50")
    attack(state, RED, HOME, "stronghold")
    do(state, RED, "assault")
    assert len(now(state).fate[1]) == 5, "400 and 150"
    do(state, BLUE, "seal")
    assert waits(state) == [RED]


def test_g14_nobles_by_their_stronghold_are_inside() -> None:
    state = before(HOME)
    noble(state, "woad", HOME, "regular-100")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use battle")
    assert legal(state, RED) == [f"attack {HOME} stronghold", "back"]
    do(state, RED, f"attack {HOME} stronghold; assault")
    assert len(now(state).fate[1]) == 7


def fallen(crowns: int = 15, *, cities: tuple[str, ...] = (), **options: object) -> KnState:
    """Red has starved blue's stronghold, in which a Regular and two Mercenaries lie."""
    state = position(crowns=crowns, **options)  # type: ignore[arg-type]
    noble(state, "russet", HOME, "english-200", "french-200", "german-200")
    stronghold(state, BLUE, None, "regular-100", "polish-100")
    for slug in cities:
        city(state, slug, BLUE)
    siege(state, HOME, RED)
    fate(state, then={"nation": 0})
    attack(state, RED, HOME, "stronghold")
    do(state, RED, "besiege")
    return state


def test_k13_6_the_victor_gets_half_the_crowns_and_a_city_of_the_losers_choice() -> None:
    state = fallen(15, cities=("froli", "harsk", "vecht"))
    assert state.barons[RED].crowns == 15 + 7
    assert waits(state) == [BLUE]
    assert legal(state, BLUE) == ["surrender harsk", "surrender vecht", "surrender froli"]
    assert prompt(state, BLUE).default == (Action("surrender", ("froli",)),)
    do(state, BLUE, "surrender vecht")
    assert (owner(state, "vecht"), owner(state, "harsk")) == (RED, BLUE)
    assert state.barons[BLUE].stronghold.area == NONE
    assert not state.sieges


def test_g18_a_surrendered_city_is_not_razed() -> None:
    state = fallen(15, cities=("froli",))
    assert owner(state, "froli") == RED
    assert all(prompt(state, s).step != "spoil" for s in waits(state))


def test_g17_without_a_city_the_loser_pays_crowns_alone() -> None:
    state = fallen(8)
    assert state.barons[BLUE].crowns == 4
    assert state.barons[BLUE].stronghold.area == NONE


def test_k13_6_no_influence_without_a_stronghold_until_it_is_placed_again() -> None:
    state = fallen(15, cities=("froli", "harsk"))
    do(state, BLUE, "surrender froli")
    go(state, "influence")
    assert state.barons[BLUE].influence == 0
    assert prompt(state, BLUE).step == "found"


def test_f27_troops_leave_with_the_stronghold_less_deserters_and_casualties() -> None:
    state = position()
    noble(state, "russet", HOME, "english-200", "french-200", "german-200")
    stronghold(state, BLUE, None, "regular-100", "polish-100", "polish-50", "italian-200", losses=1)
    siege(state, HOME, RED)
    fate(state, then={"nation": 4})
    attack(state, RED, HOME, "stronghold")
    do(state, RED, "besiege")
    assert legal(state, BLUE) == ["desert polish-100", "desert polish-50"]
    do(state, BLUE, "desert polish-50")
    hold = state.barons[BLUE].stronghold
    assert (hold.area, hold.losses, hold.breaches) == (NONE, 0, 0)
    assert len(hold.troops) == 2, "the Regular and the Italians; a token took the Poles"


def test_k13_6_an_assault_ends_with_walls_at_0_and_its_troops_spent() -> None:
    state = before(HOME, "english-200", "french-200")
    stronghold(state, BLUE, None, "regular-50", breaches=3)
    fate(state, I, I, V, V, P, P, V)
    attack(state, RED, HOME, "stronghold")
    do(state, RED, "assault")
    drop(state, RED, P, P, V, V)
    do(state, BLUE, "seal")
    assert state.barons[BLUE].stronghold.area == NONE
    assert force(state, "russet") == ["english-200", "french-200"]


def test_k13_6_walls_at_0_alone_do_not_end_it() -> None:
    state = before(HOME, "english-200")
    stronghold(state, BLUE, None, "english-100", "regular-100", breaches=3)
    fate(state, I, P, P, V, P, V, V)
    attack(state, RED, HOME, "stronghold")
    do(state, RED, "assault")
    drop(state, RED, P, P, V)
    do(state, BLUE, "drop fate-prevent; seal")
    assert legal(state, BLUE) == ["allot garrison 1", "allot walls 1"]
    do(state, BLUE, "allot walls 1")
    assert state.barons[BLUE].stronghold.area != NONE
    assert state.barons[BLUE].stronghold.breaches == 4


def test_f28_the_attacker_died_and_the_stronghold_falls_for_nothing() -> None:
    state = before(HOME, "regular-50")
    stronghold(state, BLUE, None, breaches=3)
    city(state, "froli", BLUE)
    fate(state, I, P, I)
    attack(state, RED, HOME, "stronghold")
    do(state, RED, "assault")
    drop(state, RED, P)
    do(state, BLUE, "seal")
    assert place(state, "russet") == ""
    assert state.barons[BLUE].stronghold.area == NONE
    assert (state.barons[RED].crowns, state.barons[BLUE].crowns) == (15, 15)
    assert owner(state, "froli") == BLUE


def test_k13_6_nobles_beaten_out_of_their_stronghold_cannot_go_back_to_it() -> None:
    state = before("stanmoor", "english-200")
    stronghold(state, BLUE, "stanmoor", breaches=4)
    for slug in ("brack", "dunmere"):
        city(state, slug, GREEN)
    noble(state, "woad", "stanmoor", "regular-100")
    fate(state, V, P, P, P, I, P, P, then={"nation": 0})
    noble(state, "mossgrove", "gorsely", "regular-50")
    attack(state, RED, "stanmoor", "stronghold")
    do(state, RED, "assault")
    drop(state, RED, P, P, P)
    drop(state, BLUE, P, P)
    assert place(state, "woad") == ""
    assert state.nobles[NOBLE["woad"]].dead


def test_k16_5_with_elimination_the_loser_is_out() -> None:
    state = fallen(15, cities=("froli", "harsk"), elimination=True)
    do(state, BLUE, "surrender froli")
    assert state.barons[BLUE].out
    assert (owner(state, "froli"), owner(state, "harsk")) == (RED, NONE)
    assert state.barons[RED].crowns == 22
