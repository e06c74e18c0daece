"""Cities and strongholds attacked: leave, assaults, breaches, capture, sieges, what is won and lost (K13.4-K13.6)."""

from __future__ import annotations

from engine.core import Action
from engine.knights.lore import AREA, CITY, NOBLE, NONE
from engine.knights.rules import KNIGHTS
from engine.knights.state import City, KnState, Siege
from tests.engine.knights.fights import D, I, P, V, attack, drop, fate, grant, now, params, through
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


def before(area: str = "froli", *troops: str) -> KnState:
    """A red Noble by a city."""
    state = position()
    noble(state, "russet", area, *(troops or ("english-200",)))
    return state


def walls(state: KnState, slug: str) -> int:
    view = next(c for c in KNIGHTS.view(state, None).cities if c.slug == slug)
    return view.strength


def _city(state: KnState, slug: str) -> City:
    return state.cities[CITY[slug]]


def owner(state: KnState, slug: str) -> int:
    return _city(state, slug).owner


# --- leave -----------------------------------------------------------------------------------------------------------


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


# --- assaults --------------------------------------------------------------------------------------------------------


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
    assert _city(state, "froli").breaches == 2
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
    assert (_city(state, "froli").breaches, state.nobles[NOBLE["woad"]].losses) == (1, 1)


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
    assert (owner(state, "froli"), _city(state, "froli").fortified) == (RED, True)
    state = before("froli", "english-200")
    city(state, "froli", BLUE, fortified=True, breaches=2)
    fate(state, I, P, P, V, V)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P, V)
    drop(state, BLUE)
    assert prompt(state, RED).params["n"] == 6, "three times two: fortified no more"
    do(state, RED, "keep")
    assert (_city(state, "froli").fortified, _city(state, "froli").breaches, walls(state, "froli")) == (False, 2, 0)


def test_k13_4_engines_make_a_breach_more_in_an_assault() -> None:
    state = before("froli", "regular-100")
    grant(state, "master-of-engines", "russet")
    fate(state, P, P, V, V, V)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    drop(state, RED, P, P)
    assert _city(state, "froli").breaches == 1


# --- capture ---------------------------------------------------------------------------------------------------------


def test_k17_4_a_captured_city_is_razed_for_three_times_its_income() -> None:
    state = before()
    city(state, "froli", BLUE, breaches=2)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault; raze")
    it = _city(state, "froli")
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
    assert _city(state, "froli").razed


# --- sieges ----------------------------------------------------------------------------------------------------------


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


# --- strongholds -----------------------------------------------------------------------------------------------------


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
