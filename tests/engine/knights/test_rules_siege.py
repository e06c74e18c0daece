"""Sieges: strength, second turn, sorties, besiegers who leave (K13.5)."""

from __future__ import annotations

from engine.knights.game_data import AREA, NOBLE, NONE
from engine.knights.rules import KNIGHTS
from engine.knights.state import Siege
from tests.engine.knights.fights import (
    D,
    I,
    P,
    V,
    attack,
    before,
    drop,
    fate,
    grant,
    now,
    owner,
    through,
)
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    force,
    go,
    home,
    keys,
    legal,
    noble,
    place,
    position,
    prompt,
    reveal,
    siege,
    stronghold,
    waits,
    why,
)

HOME = home(BLUE)
"""Where blue's stronghold stands."""


def test_x13_a_siege_of_monz_with_fifty_troops() -> None:
    """250 against 200; again in the next turn, by another Noble, and Monz falls."""
    state = position(turn=2)
    noble(state, "oliva", "oxwell", "regular-50")
    reveal(state, GREEN, "mobilize-forces")
    do(state, GREEN, "target monz; march oliva monz; attack monz city")
    asked = prompt(state, GREEN)
    assert (asked.params["mine"], asked.params["theirs"]) == (250, 200)
    do(state, GREEN, "besiege")
    assert state.sieges == [Siege(AREA["monz"], GREEN, 2)]
    do(state, GREEN, "allocate wages")
    assert state.nobles[NOBLE["oliva"]].exhausted
    state.turn = 3
    state.nobles[NOBLE["oliva"]].exhausted = False
    noble(state, "mossgrove", "monz", "regular-50")
    attack(state, GREEN, "monz", "city")
    do(state, GREEN, "besiege")
    do(state, GREEN, "lead mossgrove")
    do(state, GREEN, "keep")
    assert owner(state, "monz") == GREEN
    assert not state.sieges


def test_k13_5_a_siege_needs_more_strength_than_the_defender() -> None:
    state = before("harsk", "english-200")
    attack(state, RED, "harsk", "city")
    assert legal(state, RED) == ["assault", "back"], "400 are not more than 400"
    assert why(state, RED, "besiege") == "besiege"


def test_k13_5_both_sides_count_200_for_nobles_the_defender_only_with_one() -> None:
    state = before("froli", "english-200")
    city(state, "froli", BLUE)
    attack(state, RED, "froli", "city")
    assert "besiege" in legal(state, RED)
    noble(state, "woad", "froli", "regular-50")
    do(state, RED, "back; attack froli city")
    assert why(state, RED, "besiege") == "besiege", "400 against 450"


def test_f21_casualties_and_breaches_count_in_the_test_of_a_siege() -> None:
    state = before("harsk", "english-200")
    city(state, "harsk", breaches=1)
    attack(state, RED, "harsk", "city")
    assert "besiege" in legal(state, RED)
    state.nobles[NOBLE["russet"]].losses = 1
    assert "besiege" not in legal(state, RED)


def test_g29_an_exhausted_army_does_not_count_and_besiegers_together_must_be_stronger() -> None:
    state = before("harsk", "english-200")
    noble(state, "karmin", "harsk", "regular-100", exhausted=True)
    attack(state, RED, "harsk", "city")
    assert "besiege" not in legal(state, RED)
    state.nobles[NOBLE["karmin"]].exhausted = False
    do(state, RED, "besiege")
    assert waits(state) == [YELLOW], "only both together can: nothing to choose"
    assert state.nobles[NOBLE["karmin"]].exhausted
    assert state.nobles[NOBLE["russet"]].exhausted


def test_k13_5_a_besieger_may_keep_armies_out_that_are_not_needed() -> None:
    state = before("froli", "english-200")
    noble(state, "karmin", "froli", "regular-50")
    noble(state, "woad", "froli", "regular-50")
    city(state, "froli", BLUE, breaches=1)
    attack(state, RED, "froli", "city")
    do(state, RED, "besiege")
    assert legal(state, RED) == ["lead russet karmin", "lead russet"]
    assert why(state, RED, "lead karmin") == "besiege"


def test_k13_5_a_law_weakens_a_besieger() -> None:
    state = before("froli", "regular-50")
    grant(state, "truce-of-god", law=True)
    attack(state, RED, "froli", "city")
    do(state, RED, "obey")
    assert "besiege" not in legal(state, RED)


def test_k16_2_a_decree_forbids_sieges_to_whoever_heeds_it() -> None:
    state = before()
    state.decrees.append("sieges")
    attack(state, RED, "froli", "city")
    assert legal(state, RED) == ["assault", "defy", "back"]
    assert why(state, RED, "besiege") == "siege-decree"
    asked = prompt(state, RED).id
    assert "defies-decree" in keys(do(state, RED, "defy"))
    assert state.barons[RED].banned
    assert legal(state, RED) == ["besiege", "assault", "back"]
    assert prompt(state, RED).id != asked


def test_f24_any_later_turn_finishes_a_siege() -> None:
    state = before()
    state.turn = 6
    siege(state, "froli", RED, turn=2)
    attack(state, RED, "froli", "city")
    do(state, RED, "besiege")
    assert prompt(state, RED).step == "spoil"


def test_g16_a_second_siege_in_the_same_turn_does_nothing_and_is_not_offered() -> None:
    state = before()
    siege(state, "froli", RED, turn=2)
    attack(state, RED, "froli", "city")
    assert legal(state, RED) == ["assault", "back"]
    assert why(state, RED, "besiege") == "besieges-already"


def test_k13_5_nobles_in_a_city_that_is_starved_die() -> None:
    state = before("froli", "english-200", "french-200")
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "regular-100")
    siege(state, "froli", RED)
    attack(state, RED, "froli", "city")
    do(state, RED, "besiege")
    assert place(state, "woad") == ""
    assert force(state, "woad") == ["regular-100"]
    do(state, RED, "keep")
    assert owner(state, "froli") == RED


def test_k13_5_the_finishing_siege_needs_the_strength_again() -> None:
    state = before("froli", "regular-50")
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "regular-100")
    siege(state, "froli", RED)
    attack(state, RED, "froli", "city")
    assert legal(state, RED) == ["assault", "back"]


def test_k13_5_a_sortie_is_fought_in_the_open() -> None:
    state = before("froli", "regular-100")
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "regular-100")
    siege(state, "froli", RED)
    fate(state, V, P, P, P, P, D)
    reveal(state, BLUE, "versatile-strategy")
    do(state, BLUE, "use battle; attack froli seat-0")
    assert now(state).kind == "open"
    assert [len(hand) for hand in now(state).fate] == [3, 3], "the city's 200 do not count"


def test_k13_5_besiegers_beaten_or_gone_lift_the_siege() -> None:
    state = before("froli", "regular-100")
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "regular-100")
    siege(state, "froli", RED)
    fate(state, V, P, P, I, P, P)
    reveal(state, BLUE, "versatile-strategy")
    do(state, BLUE, "use battle; attack froli seat-0")
    drop(state, BLUE, P, P)
    drop(state, RED, P, P, I)
    assert state.sieges, "the battle is not over"
    do(state, RED, "retreat russet penwold")
    assert not state.sieges


def test_f23_besiegers_may_take_turns() -> None:
    state = before("froli", "regular-100")
    noble(state, "karmin", "froli", "regular-50")
    siege(state, "froli", RED)
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march; march russet penwold")
    assert state.sieges
    state.nobles[NOBLE["karmin"]].area = AREA["penwold"]
    go(state, "plan")
    assert not state.sieges


def test_f22_who_moves_into_a_besieged_city_is_shut_in() -> None:
    state = before("froli", "regular-100")
    city(state, "froli", BLUE)
    noble(state, "woad", "wyndale", "regular-100")
    siege(state, "froli", RED)
    reveal(state, BLUE, "versatile-strategy")
    do(state, BLUE, "use march; march woad froli")
    view = next(n for n in KNIGHTS.view(state, None).nobles if n.slug == "woad")
    assert view.shut


def test_g15_each_besieger_has_his_own_siege() -> None:
    state = before("froli", "regular-50")
    noble(state, "woad", "froli", "regular-50")
    siege(state, "froli", BLUE, turn=1)
    attack(state, RED, "froli", "city")
    do(state, BLUE, "permit froli")
    do(state, RED, "besiege")
    assert [(s.seat, s.turn) for s in state.sieges] == [(BLUE, 1), (RED, 2)]
    assert owner(state, "froli") == NONE


def test_k13_4_an_assault_that_fails_leaves_the_siege() -> None:
    state = before("froli", "english-200")
    siege(state, "froli", RED)
    fate(state, P, P, P, V, D, V)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P, P)
    through(state)
    assert owner(state, "froli") == NONE
    assert state.sieges


def test_k13_4_a_siege_is_saved_and_read_at_every_step() -> None:
    state = before(HOME, "english-200", "french-200")
    stronghold(state, BLUE, None, "regular-100", "polish-100", "polish-50", losses=1, breaches=2)
    noble(state, "woad", HOME, "italian-200")
    noble(state, "mossgrove", HOME, "regular-50")
    attack(state, RED, HOME, "stronghold")
    do(state, GREEN, f"permit {HOME}")
    do(state, RED, "assault")
    for _ in range(30):
        save = KNIGHTS.dumps(state)
        assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
        seat = waits(state)[0]
        if prompt(state, seat).step not in ("hand", "losses", "retreat", "deserter", "death", "surrender"):
            break
        do(state, seat, str(prompt(state, seat).default[0]))
