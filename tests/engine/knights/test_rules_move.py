"""Movement: land, roads, rivers and bridges, leave to pass, the sea, troops on the way (K12)."""

from __future__ import annotations

from engine.knights.frames import March
from engine.knights.game_data import AREA, NOBLE
from engine.knights.state import KnState
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    force,
    go,
    grant,
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


def marching(area: str, *troops: str) -> KnState:
    """A red Noble in an area, who may march anywhere with Versatile Strategy."""
    state = position()
    noble(state, "karmin", area, *(troops or ("regular-50",)))
    return state


def march(state: KnState) -> list[str]:
    """What red may do with the march of a Versatile card."""
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march")
    return legal(state, RED, "march")


def to(actions: list[str]) -> set[str]:
    """Where marches lead."""
    return {a.split()[-1] for a in actions if a.startswith("march")}


# --- land ------------------------------------------------------------------------------------------------------------


def test_k12_1_one_area_off_the_road() -> None:
    assert to(march(marching("vecht"))) == {"netherby", "ironhow", "oxwell", "lorne"}


def test_k12_1_three_areas_along_the_road_and_no_fourth() -> None:
    found = to(march(marching("hexmoor")))
    assert {"garlo", "ballin", "yarrow", "mirefen", "aldmar", "thornwood"} <= found
    assert not {"kovel", "ashwold", "pelm"} & found
    assert "corran" in found, "one area across open country"


def test_k12_1_the_road_is_not_left_and_not_joined_on_the_way() -> None:
    found = march(marching("hexmoor"))
    assert "march karmin garlo ballin" in found
    assert "march karmin garlo harsk" not in found


def test_x8_mountains_and_rivers_stop_a_noble_a_bridge_does_not() -> None:
    found = to(march(marching("harsk")))
    assert "vecht" not in found, "a range of mountains"
    assert "monz" not in found, "a river"
    assert {"oxwell", "garlo", "hexmoor", "ashwold"} <= found, "a bridge"


def test_k12_1_fords_with_the_office() -> None:
    state = marching("harsk")
    grant(state, "warden-of-the-fords", "karmin")
    assert {"monz"} <= to(march(state))
    assert "vecht" not in to(legal(state, RED, "march"))


def test_k12_1_versatile_moves_one_noble_and_exhausts_him() -> None:
    state = marching("vecht")
    noble(state, "rubino", "vecht", "regular-50")
    march(state)
    do(state, RED, "march karmin lorne; halt")
    assert place(state, "karmin") == "lorne"
    assert state.nobles[NOBLE["karmin"]].exhausted
    assert waits(state) == [YELLOW], "the card is done"


def test_k12_1_an_exhausted_noble_stays() -> None:
    state = marching("vecht")
    state.nobles[NOBLE["karmin"]].exhausted = True
    reveal(state, RED, "versatile-strategy")
    assert "use march" not in legal(state, RED)


def test_k12_1_a_besieged_noble_may_not_leave() -> None:
    state = marching("vecht")
    city(state, "vecht", RED)
    noble(state, "blauen", "vecht", "regular-50")
    siege(state, "vecht", BLUE)
    noble(state, "rubino", "monz", "regular-50")
    found = march(state)
    assert not [a for a in found if "karmin" in a]
    assert why(state, RED, "march karmin lorne") == "cannot-move"


def test_f22_who_moves_into_a_siege_is_shut_in() -> None:
    """By road past his own besieged city he would be inside it; he can only stay there."""
    state = marching("yarrow")
    city(state, "ballin", RED)
    noble(state, "blauen", "ballin", "regular-50")
    siege(state, "ballin", BLUE)
    found = march(state)
    assert "march karmin ballin" in found
    assert "march karmin ballin garlo" not in found
    do(state, RED, "march karmin ballin")
    state.nobles[NOBLE["karmin"]].exhausted = False
    reveal(state, RED, "versatile-strategy")
    assert "use march" not in legal(state, RED)


# --- leave to pass ---------------------------------------------------------------------------------------------------


def passing() -> KnState:
    """Red in Yarrow would go by Kovel and Netherby to Tolmar; a blue Noble stands in Kovel."""
    state = marching("yarrow")
    noble(state, "blauen", "kovel", "regular-50")
    return state


def test_g5_entering_takes_no_leave() -> None:
    state = passing()
    march(state)
    do(state, RED, "march karmin kovel")
    assert place(state, "karmin") == "kovel"


def test_x8_going_beyond_a_rival_noble_takes_his_leave() -> None:
    state = passing()
    march(state)
    do(state, RED, "march karmin kovel netherby tolmar")
    assert waits(state) == [BLUE]
    assert prompt(state, BLUE).step == "permit"
    do(state, BLUE, "permit karmin")
    assert place(state, "karmin") == "tolmar"


def test_g6_refused_leave_leaves_other_ways() -> None:
    state = passing()
    march(state)
    do(state, RED, "march karmin kovel netherby")
    do(state, BLUE, "forbid karmin")
    assert place(state, "karmin") == "yarrow"
    assert waits(state) == [RED]
    found = legal(state, RED, "march")
    assert "march karmin kovel" in found
    assert "march karmin ballin garlo" in found
    assert not [a for a in found if a.startswith("march karmin kovel netherby")]
    assert why(state, RED, "march karmin kovel netherby") == "way"


def test_k12_1_every_rival_in_the_way_is_asked_at_once() -> None:
    state = passing()
    noble(state, "sinople", "kovel", "regular-50")
    city(state, "kovel", YELLOW)
    march(state)
    do(state, RED, "march karmin kovel netherby")
    assert waits(state) == [BLUE, GREEN, YELLOW]
    do(state, GREEN, "permit karmin")
    do(state, YELLOW, "permit karmin")
    assert place(state, "karmin") == "yarrow"
    do(state, BLUE, "permit karmin")
    assert place(state, "karmin") == "netherby"


def test_k12_1_a_refusal_bars_only_where_who_refuses_stands() -> None:
    """Blue in Kovel refuses, green in Netherby would not have: the road by Netherby stays open."""
    state = passing()
    noble(state, "sinople", "netherby", "regular-50")
    march(state)
    do(state, RED, "march karmin kovel netherby tolmar")
    assert waits(state) == [BLUE, GREEN]
    do(state, BLUE, "forbid karmin")
    frame = next(f for f in state.frames if isinstance(f, March))
    assert frame.barred == [AREA["kovel"]]


def test_k12_1_the_road_goes_on_past_walls_that_others_besiege() -> None:
    """Who comes to his own walls under siege is shut in; a rival's, or his own in peace, he may pass."""
    for owner, besieger, passes in ((BLUE, GREEN, True), (RED, GREEN, False), (RED, None, True)):
        state = marching("yarrow")
        city(state, "kovel", owner)
        if besieger is not None:
            noble(state, "sinople", "kovel", "regular-50")
            siege(state, "kovel", besieger)
        assert ("march karmin kovel netherby" in march(state)) == passes


def test_k12_1_a_rival_city_without_nobles_takes_leave_a_neutral_one_does_not() -> None:
    state = marching("yarrow")
    march(state)
    do(state, RED, "march karmin kovel netherby")
    assert place(state, "karmin") == "netherby"
    state = marching("yarrow")
    city(state, "kovel", BLUE)
    march(state)
    do(state, RED, "march karmin kovel netherby")
    assert waits(state) == [BLUE]


def test_f19_a_stronghold_alone_needs_no_leave() -> None:
    state = marching("kovel")
    stronghold(state, BLUE, "netherby", "regular-50")
    march(state)
    do(state, RED, "march karmin netherby tolmar")
    assert place(state, "karmin") == "tolmar"


def test_k12_1_free_passage_asks_nobody() -> None:
    state = passing()
    grant(state, "free-passage")
    march(state)
    do(state, RED, "march karmin kovel netherby")
    assert place(state, "karmin") == "netherby"


def test_k12_1_nobles_at_sea_are_not_in_the_way() -> None:
    state = marching("yarrow")
    noble(state, "blauen", "ballin", "regular-50", sea=True)
    march(state)
    do(state, RED, "march karmin ballin garlo")
    assert place(state, "karmin") == "garlo"


def test_k12_1_standing_orders_give_leave() -> None:
    """To one Baron what is refused to the others."""
    state = passing()
    do(state, BLUE, "order passage refuse; order-pass seat-0 allow")
    march(state)
    do(state, RED, "march karmin kovel netherby")
    assert place(state, "karmin") == "netherby"
    state = passing()
    do(state, BLUE, "order passage refuse")
    march(state)
    do(state, RED, "march karmin kovel netherby")
    assert place(state, "karmin") == "yarrow"


def test_k7_5_mobilize_keeps_its_area_after_a_refusal() -> None:
    state = passing()
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target netherby")
    do(state, RED, "march karmin kovel netherby")
    assert why(state, RED, "march karmin kovel") == "turn"
    do(state, BLUE, "forbid karmin")
    assert prompt(state, RED).step == "allocate", "Ashwold and Netherby are parted by mountains: nothing is left to do"


def test_g6_after_a_refusal_the_card_is_not_taken_back() -> None:
    """Nobody asks the same leave again and again."""
    state = passing()
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march; march karmin kovel netherby")
    do(state, BLUE, "forbid karmin")
    assert "back" not in legal(state, RED, "march")
    assert "done" in legal(state, RED, "march")
    state = passing()
    noble(state, "russet", "ashwold", "regular-50")
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target yarrow; back; target kovel")
    assert {"back", "done"} <= set(legal(state, RED, "march"))


def test_k12_1_a_law_is_not_defied_when_nobody_is_left_to_move() -> None:
    state = marching("ashwold")
    grant(state, "road-toll", law=True)
    assert "defy" in march(state)
    do(state, RED, "march karmin yarrow")
    assert waits(state) == [YELLOW]
    assert not state.barons[RED].banned


def test_k12_1_who_gives_his_toll_away_while_he_asks_leave_stays() -> None:
    state = passing()
    grant(state, "road-toll", law=True)
    state.barons[RED].crowns = 1
    march(state)
    do(state, RED, "march karmin kovel netherby; terms seat-3 gift; give 1")
    do(state, BLUE, "permit karmin")
    assert place(state, "karmin") == "yarrow"
    assert state.barons[RED].crowns == 0
    assert to(legal(state, RED, "march")), "one area he may still go"


# --- the sea ---------------------------------------------------------------------------------------------------------


def test_x9_from_port_to_port_and_ashore_in_the_upkeep() -> None:
    state = marching("ballin")
    march(state)
    do(state, RED, "sail karmin cadiz")
    assert place(state, "karmin") == "sea cadiz"
    assert state.nobles[NOBLE["karmin"]].exhausted
    events = go(state, "land")
    assert "lands" in keys(events)
    assert place(state, "karmin") == "cadiz"
    assert not state.nobles[NOBLE["karmin"]].exhausted


def test_k12_2_any_port_to_any_port_and_nothing_else() -> None:
    found = [a for a in march(marching("ballin")) if a.startswith("sail")]
    ports = {"quarn", "osk", "brack", "pelm", "rothby", "cadiz", "syracuse", "constantinople", "acre", "jerusalem"}
    assert {a.split()[-1] for a in found} == ports | {"alexandria"}
    assert not [a for a in march(marching("vecht")) if a.startswith("sail")]


def test_f20_a_port_works_where_its_city_is_razed() -> None:
    state = marching("ballin")
    city(state, "ballin", razed=True)
    city(state, "cadiz", razed=True)
    assert "sail karmin cadiz" in march(state)


def test_k12_2_an_admiral_lands_at_once_exhausted() -> None:
    state = marching("ballin")
    grant(state, "admiral", "karmin")
    march(state)
    do(state, RED, "sail karmin acre")
    assert place(state, "karmin") == "acre"
    assert state.nobles[NOBLE["karmin"]].exhausted


# --- troops on the way -----------------------------------------------------------------------------------------------


def test_k12_3_troops_are_taken_along_anywhere_on_the_way() -> None:
    state = marching("hexmoor", "regular-50")
    noble(state, "rubino", "garlo", "regular-50", "regular-100")
    stronghold(state, RED, "ballin", "english-150")
    city(state, "ballin", razed=True)
    march(state)
    do(state, RED, "march karmin garlo ballin")
    assert set(legal(state, RED)) == {
        "bring rubino all", "bring rubino regular-50", "bring rubino regular-100", "bring stronghold all", "halt",
    }  # fmt: skip
    do(state, RED, "bring rubino regular-100; bring stronghold all; halt")
    assert force(state, "karmin") == ["english-150", "regular-100", "regular-50"]
    assert force(state, "rubino") == ["regular-50"]


def test_k12_3_each_noble_of_a_card_has_a_question_of_his_own() -> None:
    """What was answered for one is stale for the next."""
    state = position()
    stronghold(state, RED, "ballin", "english-150", "regular-50")
    city(state, "ballin", razed=True)
    asked = []
    for slug in ("karmin", "russet"):
        noble(state, slug, "garlo", "regular-50")
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target ballin")
    for slug in ("karmin", "russet"):
        do(state, RED, f"march {slug} ballin")
        asked.append((prompt(state, RED).step, prompt(state, RED).id))
        do(state, RED, "halt")
    assert [step for step, _ in asked] == ["bring", "bring"]
    assert len(set(asked)) == 2


def test_k12_3_not_from_an_exhausted_noble() -> None:
    state = marching("hexmoor", "regular-50")
    noble(state, "rubino", "garlo", "regular-50", "regular-100", exhausted=True)
    march(state)
    do(state, RED, "march karmin garlo")
    assert force(state, "karmin") == ["regular-50"]
    assert waits(state) == [YELLOW]


def test_k12_3_from_an_army_with_casualties_all_or_nothing() -> None:
    state = marching("hexmoor", "regular-50")
    noble(state, "rubino", "garlo", "regular-50", "regular-100", losses=1)
    march(state)
    do(state, RED, "march karmin garlo")
    assert legal(state, RED) == ["bring rubino all", "halt"]
    do(state, RED, "bring rubino all")
    assert state.nobles[NOBLE["karmin"]].losses == 1
    assert force(state, "karmin") == ["regular-100", "regular-50", "regular-50"]


def test_f31_who_takes_too_many_casualties_along_dies_on_the_way() -> None:
    """Fifty troops join fifty of a stronghold that carry a token: a hundred for a hundred. Nobody joins a dead man."""
    state = position()
    stronghold(state, RED, "ashwold", "regular-50", losses=1)
    noble(state, "karmin", "yarrow", "english-50")
    noble(state, "russet", "ashwold", "regular-100")
    reveal(state, RED, "versatile-strategy")
    do(state, RED, "use march; march karmin ashwold; bring stronghold all")
    assert place(state, "karmin") == ""
    assert state.nobles[NOBLE["karmin"]].dead
    assert waits(state) == [YELLOW]


def test_f32_a_noble_without_troops_leaves_and_is_not_dead() -> None:
    state = marching("hexmoor", "regular-50")
    noble(state, "rubino", "garlo", "regular-50")
    march(state)
    do(state, RED, "march karmin garlo; bring rubino all")
    who = state.nobles[NOBLE["rubino"]]
    assert place(state, "rubino") == ""
    assert not who.dead


def test_g3_troops_are_not_left_behind() -> None:
    state = marching("hexmoor", "regular-50", "regular-100")
    stronghold(state, RED, "garlo", "english-50")
    city(state, "garlo", razed=True)
    march(state)
    do(state, RED, "march karmin garlo")
    assert not [a for a in legal(state, RED) if a.startswith("leave")]


# --- laws on the way -------------------------------------------------------------------------------------------------


def test_k12_1_a_road_law_takes_its_toll_for_more_than_one_area() -> None:
    state = marching("hexmoor")
    grant(state, "road-toll", law=True)
    march(state)
    do(state, RED, "march karmin garlo ballin")
    assert state.barons[RED].crowns == 14
    state = marching("hexmoor")
    grant(state, "road-toll", law=True)
    state.barons[RED].crowns = 0
    assert "ballin" not in to(march(state))


def test_k12_2_harbour_dues_and_who_defies_them() -> None:
    state = marching("ballin")
    grant(state, "harbour-dues", law=True)
    march(state)
    do(state, RED, "defy; sail karmin cadiz")
    assert state.barons[RED].crowns == 15
    assert state.barons[RED].banned
    assert state.chairman != RED


def test_g39_who_has_moved_gives_no_troops() -> None:
    state = position()
    noble(state, "karmin", "vecht", "regular-50", "english-50")
    noble(state, "rubino", "penwold", "regular-50")
    reveal(state, RED, "mobilize-forces")
    do(state, RED, "target lorne; march karmin lorne; march rubino lorne")
    assert force(state, "karmin") == ["english-50", "regular-50"]
    assert prompt(state, RED).step != "bring"
