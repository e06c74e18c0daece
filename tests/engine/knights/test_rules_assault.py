"""Cities attacked: leave, assaults, breaches, capture (K13.4)."""

from __future__ import annotations

from engine.core import Action
from engine.knights.game_data import NOBLE, NONE
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
    params,
    town,
    walls,
)
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
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

# --- leave ------------------------------------------------------------------------------------------------------------


def test_k13_4_alone_by_a_city_nobody_is_asked() -> None:
    state = before()
    attack(state, RED, "froli", "city")
    assert (waits(state), prompt(state, RED).step) == ([RED], "battle-kind")


def test_k13_4_all_others_there_must_give_leave_for_a_neutral_city() -> None:
    state = before()
    noble(state, "woad", "froli", "regular-50")
    noble(state, "mossgrove", "froli", "regular-50")
    attack(state, RED, "froli", "city")
    assert waits(state) == [BLUE, GREEN]
    assert prompt(state, BLUE).pace == "window"
    assert prompt(state, BLUE).default == (Action("forbid", ("froli",)),)
    do(state, GREEN, "permit froli")
    do(state, BLUE, "permit froli")
    assert prompt(state, RED).step == "battle-kind"


def test_k13_4_one_refusal_is_enough_and_the_card_can_still_do_something_else() -> None:
    state = before()
    noble(state, "woad", "froli", "regular-50")
    noble(state, "mossgrove", "froli", "regular-50")
    attack(state, RED, "froli", "city")
    do(state, BLUE, "forbid froli")
    assert legal(state, RED) == ["attack froli seat-1", "attack froli seat-2", "done"]
    assert why(state, RED, "attack froli city") == "attack-forbidden"


def test_k13_4_whoever_holds_the_city_is_not_asked_nor_who_sails_there() -> None:
    state = before("pelm")
    city(state, "pelm", BLUE)
    noble(state, "woad", "pelm", "regular-50")
    noble(state, "mossgrove", "pelm", "regular-50", sea=True)
    noble(state, "saffron", "pelm", "regular-50")
    attack(state, RED, "pelm", "city")
    assert waits(state) == [YELLOW]


def test_k13_4_in_the_open_nobody_is_asked() -> None:
    state = before()
    noble(state, "woad", "froli", "regular-50")
    noble(state, "mossgrove", "froli", "regular-50")
    attack(state, RED, "froli", "seat-1")
    assert now(state).kind == "open"


def test_f25_the_finishing_siege_needs_leave_again() -> None:
    state = before()
    siege(state, "froli", RED)
    noble(state, "woad", "froli", "regular-50")
    attack(state, RED, "froli", "city")
    assert waits(state) == [BLUE]


def test_standing_orders_say_yes_or_no_to_attacks() -> None:
    for order, step in (("allow", "battle-kind"), ("refuse", "fight")):
        state = before()
        noble(state, "woad", "froli", "regular-50")
        do(state, BLUE, f"order attacks {order}")
        attack(state, RED, "froli", "city")
        assert prompt(state, RED).step == step


def test_k13_4_an_attack_can_be_called_off_before_it_begins() -> None:
    state = before()
    attack(state, RED, "froli", "city")
    do(state, RED, "back")
    assert legal(state, RED) == ["attack froli city", "back"]
    assert not state.nobles[NOBLE["russet"]].exhausted


# --- assaults ---------------------------------------------------------------------------------------------------------


def test_x11_the_strength_of_vecht_in_an_assault() -> None:
    for fortified, cards in ((False, 7), (True, 8)):
        state = before("vecht")
        city(state, "vecht", BLUE, fortified=fortified)
        noble(state, "woad", "vecht", "regular-100", "english-100")
        attack(state, RED, "vecht", "city")
        do(state, RED, "assault")
        assert len(now(state).fate[1]) == cards
        assert why(state, BLUE, "seal") == "hand-left", "two of them are laid aside"


def test_x12_an_assault_on_froli() -> None:
    """Two Nobles with 200 troops, the star commands: a card and he make two breaches, a card prevents what comes."""
    state = position()
    noble(state, "rubino", "oxwell", "regular-50", "regular-50")
    noble(state, "karmin", "froli", "regular-100")
    stronghold(state, RED, "hexmoor")
    stronghold(state, GREEN, "ashwold")
    fate(state, I, P, V, V, I, V)
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target froli; march rubino froli; halt; attack froli city; assault; lead rubino karmin")
    do(state, RED, "command karmin")
    assert [len(hand) for hand in now(state).fate] == [4, 2]
    assert waits(state) == [RED], "nobody plays the city"
    drop(state, RED, V, V)
    do(state, RED, "seal")
    assert walls(state, "froli") == 0
    assert prompt(state, RED).step == "spoil"
    do(state, RED, "keep")
    assert owner(state, "froli") == RED
    assert town(state, "froli").breaches == 2
    assert state.nobles[NOBLE["karmin"]].losses == state.nobles[NOBLE["rubino"]].losses == 0


def test_g13_a_neutral_city_keeps_all_its_cards_and_takes_breaches() -> None:
    state = before("froli", "english-200")
    fate(state, I, P, V, V, V, D, P)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    events = drop(state, RED, V, V)
    assert [e["dropped"] for e in params(events, "shows")] == [2, 0]
    assert len(params(events, "shows")[1]["cards"]) == 3  # type: ignore[arg-type]


def test_k13_4_casualties_of_the_defender_are_breaches_or_tokens_as_he_likes() -> None:
    state = before("froli", "english-200")
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "french-200")
    fate(state, I, I, V, V, P, P, V, V, V, V)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, V, V)
    drop(state, BLUE, P, P)
    assert legal(state, BLUE) == ["allot woad 1", "allot woad 2", "allot walls 1", "allot walls 2"]
    assert [str(a) for a in prompt(state, BLUE).default] == ["allot walls 2"]
    do(state, BLUE, "allot walls 1; allot woad 1")
    assert (town(state, "froli").breaches, state.nobles[NOBLE["woad"]].losses) == (1, 1)


def test_k13_4_breaches_stay_and_weaken_the_city() -> None:
    state = before("vecht", "english-200")
    city(state, "vecht", breaches=2)
    attack(state, RED, "vecht", "city")
    do(state, RED, "assault")
    assert len(now(state).fate[1]) == 1


def test_k13_4_no_more_breaches_than_strength_the_rest_goes_to_the_troops() -> None:
    state = before("froli", "english-200", "polish-200")
    city(state, "froli", BLUE, breaches=1)
    noble(state, "woad", "froli", "french-200", "regular-100")
    fate(state, I, I, I, V, V, V, P, P, V, V, V, D)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, V, V, V)
    drop(state, BLUE, P, P, D)
    assert why(state, BLUE, "allot walls 2") == "allot-most"
    do(state, BLUE, "allot walls 1")
    assert state.nobles[NOBLE["woad"]].losses == 2


def test_k13_4_a_partial_victory_takes_the_city_unharmed() -> None:
    state = before()
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "regular-100")
    fate(state, V, P, P, P, I, P, P, D, V)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P, P)
    drop(state, BLUE, P, P, D, I, V)
    assert prompt(state, BLUE).step == "retreat"
    do(state, BLUE, "retreat woad wyndale")
    do(state, RED, "keep")
    assert owner(state, "froli") == RED
    assert walls(state, "froli") == 200


def test_k13_4_a_full_victory_takes_it_and_kills() -> None:
    state = before()
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "regular-100")
    fate(state, V, V, P, P, I, P, P, D, I)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P)
    drop(state, BLUE, P, P, D, I, I)
    assert place(state, "woad") == ""
    assert prompt(state, RED).step == "spoil"


def test_k13_4_nobles_fallen_and_walls_standing_save_the_city() -> None:
    state = before()
    city(state, "froli", BLUE)
    noble(state, "woad", "froli", "regular-50")
    fate(state, I, V, P, P, V, P, P, D)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P)
    drop(state, BLUE, P, P, D, V)
    do(state, BLUE, "allot woad 1")
    assert owner(state, "froli") == BLUE
    assert place(state, "woad") == ""


def test_f17_a_neutral_city_kills_or_drives_off_who_attacks_it() -> None:
    for mine, step in ((V, "retreat"), (P, "")):
        state = before("froli", "regular-100")
        fate(state, mine, P, P, V, V)
        attack(state, RED, "froli", "city")
        do(state, RED, "assault")
        drop(state, RED, P, P)
        if step:
            assert prompt(state, RED).step == step
        else:
            assert place(state, "russet") == ""
        assert owner(state, "froli") == NONE


def test_f15_nobody_is_left_to_take_the_city() -> None:
    state = before("froli", "regular-50")
    city(state, "froli", breaches=1)
    fate(state, I, P, I)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P)
    assert walls(state, "froli") == 0
    assert place(state, "russet") == ""
    assert owner(state, "froli") == NONE


def test_f16_a_city_at_0_is_won_without_a_battle() -> None:
    state = before()
    city(state, "froli", BLUE, breaches=2)
    attack(state, RED, "froli", "city")
    events = do(state, RED, "assault")
    assert "hand" not in keys(events)
    assert prompt(state, RED).step == "spoil"
    do(state, RED, "keep")
    assert owner(state, "froli") == RED
    assert state.nobles[NOBLE["russet"]].exhausted


def test_g30_nobles_behind_broken_walls_still_fight() -> None:
    state = before()
    city(state, "froli", BLUE, breaches=2)
    noble(state, "woad", "froli", "regular-100")
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    assert len(now(state).fate[1]) == 3


def test_k17_3_a_fortified_city_keeps_that_when_it_is_taken_and_loses_it_at_0() -> None:
    state = before("froli", "english-200")
    city(state, "froli", BLUE, fortified=True)
    fate(state, V, P, P, D, I, P, D, V, V)
    siege(state, "froli", RED)
    attack(state, RED, "froli", "city")
    do(state, RED, "besiege; keep")
    assert (owner(state, "froli"), town(state, "froli").fortified) == (RED, True)
    state = before("froli", "english-200")
    city(state, "froli", BLUE, fortified=True, breaches=2)
    fate(state, I, P, P, V, V)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P, V)
    drop(state, BLUE)
    assert prompt(state, RED).params["n"] == 6, "three times two: fortified no more"
    do(state, RED, "keep")
    assert (town(state, "froli").fortified, town(state, "froli").breaches, walls(state, "froli")) == (False, 2, 0)


def test_k13_4_engines_make_a_breach_more_in_an_assault() -> None:
    state = before("froli", "regular-100")
    grant(state, "master-of-engines", "russet")
    fate(state, P, P, V, V, V)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P)
    assert town(state, "froli").breaches == 1


# --- capture ----------------------------------------------------------------------------------------------------------


def test_k17_4_a_captured_city_is_razed_for_three_times_its_income() -> None:
    state = before()
    city(state, "froli", BLUE, breaches=2)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault; raze")
    it = town(state, "froli")
    assert (it.razed, it.owner, it.breaches) == (True, NONE, 0)
    assert state.barons[RED].crowns == 15 + 6


def test_k17_4_a_law_forbids_razing_to_whoever_heeds_it() -> None:
    state = before()
    grant(state, "safe-walls", law=True)
    city(state, "froli", BLUE, breaches=2)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    assert legal(state, RED) == ["keep", "defy"]
    assert why(state, RED, "raze") == "raze-law"
    do(state, RED, "defy")
    assert state.barons[RED].banned
    do(state, RED, "raze")
    assert town(state, "froli").razed
