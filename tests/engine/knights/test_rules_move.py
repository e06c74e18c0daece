"""Movement: land, roads, rivers and bridges, leave to pass, the sea, troops on the way (K12)."""

from __future__ import annotations

from engine.knights.game_data import AREA, NOBLE
from engine.knights.state.frames import March
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, keys


def marching(board: Board, area: str, *troops: str) -> Board:
    """A red Noble in an area, who may march anywhere with Versatile Strategy."""
    board.position()
    board.noble("karmin", area, *(troops or ("regular-50",)))
    return board


def march(board: Board) -> list[str]:
    """What red may do with the march of a Versatile card."""
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march")
    return board.legal(RED, "march")


def to(actions: list[str]) -> set[str]:
    """Where marches lead."""
    return {a.split()[-1] for a in actions if a.startswith("march")}


# --- land ------------------------------------------------------------------------------------------------------------


def test_k12_1_one_area_off_the_road(board: Board) -> None:
    assert to(march(marching(board, "vecht"))) == {"netherby", "ironhow", "oxwell", "lorne"}


def test_k12_1_three_areas_along_the_road_and_no_fourth(board: Board) -> None:
    found = to(march(marching(board, "hexmoor")))
    assert {"garlo", "ballin", "yarrow", "mirefen", "aldmar", "thornwood"} <= found
    assert not {"kovel", "ashwold", "pelm"} & found
    assert "corran" in found, "one area across open country"


def test_k12_1_the_road_is_not_left_and_not_joined_on_the_way(board: Board) -> None:
    found = march(marching(board, "hexmoor"))
    assert "march karmin garlo ballin" in found
    assert "march karmin garlo harsk" not in found


def test_x8_mountains_and_rivers_stop_a_noble_a_bridge_does_not(board: Board) -> None:
    found = to(march(marching(board, "harsk")))
    assert "vecht" not in found, "a range of mountains"
    assert "monz" not in found, "a river"
    assert {"oxwell", "garlo", "hexmoor", "ashwold"} <= found, "a bridge"


def test_k12_1_fords_with_the_office(board: Board) -> None:
    marching(board, "harsk")
    board.grant("warden-of-the-fords", "karmin")
    assert {"monz"} <= to(march(board))
    assert "vecht" not in to(board.legal(RED, "march"))


def test_k12_1_versatile_moves_one_noble_and_exhausts_him(board: Board) -> None:
    marching(board, "vecht")
    board.noble("rubino", "vecht", "regular-50")
    march(board)
    board.do(RED, "march karmin lorne; halt")
    assert board.place("karmin") == "lorne"
    assert board.state.nobles[NOBLE["karmin"]].exhausted
    assert board.waits() == [YELLOW], "the card is done"


def test_k12_1_an_exhausted_noble_stays(board: Board) -> None:
    marching(board, "vecht")
    board.state.nobles[NOBLE["karmin"]].exhausted = True
    board.reveal(RED, "versatile-strategy")
    assert "use march" not in board.legal(RED)


def test_k12_1_a_besieged_noble_may_not_leave(board: Board) -> None:
    marching(board, "vecht")
    board.city("vecht", RED)
    board.noble("blauen", "vecht", "regular-50")
    board.siege("vecht", BLUE)
    board.noble("rubino", "monz", "regular-50")
    found = march(board)
    assert not [a for a in found if "karmin" in a]
    assert board.why(RED, "march karmin lorne") == "move-besieged"


def test_f22_who_moves_into_a_siege_is_shut_in(board: Board) -> None:
    """By road past his own besieged city he would be inside it; he can only stay there."""
    marching(board, "yarrow")
    board.city("ballin", RED)
    board.noble("blauen", "ballin", "regular-50")
    board.siege("ballin", BLUE)
    found = march(board)
    assert "march karmin ballin" in found
    assert "march karmin ballin garlo" not in found
    board.do(RED, "march karmin ballin")
    board.state.nobles[NOBLE["karmin"]].exhausted = False
    board.reveal(RED, "versatile-strategy")
    assert "use march" not in board.legal(RED)


# --- leave to pass ---------------------------------------------------------------------------------------------------


def passing(board: Board) -> None:
    """Red in Yarrow would go by Kovel and Netherby to Tolmar; a blue Noble stands in Kovel."""
    marching(board, "yarrow")
    board.noble("blauen", "kovel", "regular-50")


def test_g5_entering_takes_no_leave(board: Board) -> None:
    passing(board)
    march(board)
    board.do(RED, "march karmin kovel")
    assert board.place("karmin") == "kovel"


def test_x8_going_beyond_a_rival_noble_takes_his_leave(board: Board) -> None:
    passing(board)
    march(board)
    board.do(RED, "march karmin kovel netherby tolmar")
    assert board.waits() == [BLUE]
    assert board.prompt(BLUE).step == "permit"
    board.do(BLUE, "permit karmin")
    assert board.place("karmin") == "tolmar"


def test_g6_refused_leave_leaves_other_ways(board: Board) -> None:
    passing(board)
    march(board)
    board.do(RED, "march karmin kovel netherby")
    board.do(BLUE, "forbid karmin")
    assert board.place("karmin") == "yarrow"
    assert board.waits() == [RED]
    found = board.legal(RED, "march")
    assert "march karmin kovel" in found
    assert "march karmin ballin garlo" in found
    assert not [a for a in found if a.startswith("march karmin kovel netherby")]
    assert board.why(RED, "march karmin kovel netherby") == "way-barred"


def test_k12_1_every_rival_in_the_way_is_asked_at_once(board: Board) -> None:
    passing(board)
    board.noble("sinople", "kovel", "regular-50")
    board.city("kovel", YELLOW)
    march(board)
    board.do(RED, "march karmin kovel netherby")
    assert board.waits() == [BLUE, GREEN, YELLOW]
    board.do(GREEN, "permit karmin")
    board.do(YELLOW, "permit karmin")
    assert board.place("karmin") == "yarrow"
    board.do(BLUE, "permit karmin")
    assert board.place("karmin") == "netherby"


def test_k12_1_a_refusal_bars_only_where_who_refuses_stands(board: Board) -> None:
    """Blue in Kovel refuses, green in Netherby would not have: the road by Netherby stays open."""
    passing(board)
    board.noble("sinople", "netherby", "regular-50")
    march(board)
    board.do(RED, "march karmin kovel netherby tolmar")
    assert board.waits() == [BLUE, GREEN]
    board.do(BLUE, "forbid karmin")
    frame = next(f for f in board.state.frames if isinstance(f, March))
    assert frame.barred == [AREA["kovel"]]


def test_k12_1_the_road_goes_on_past_walls_that_others_besiege(board: Board) -> None:
    """Who comes to his own walls under siege is shut in; a rival's, or his own in peace, he may pass."""
    for owner, besieger, passes in ((BLUE, GREEN, True), (RED, GREEN, False), (RED, None, True)):
        marching(board, "yarrow")
        board.city("kovel", owner)
        if besieger is not None:
            board.noble("sinople", "kovel", "regular-50")
            board.siege("kovel", besieger)
        assert ("march karmin kovel netherby" in march(board)) == passes


def test_k12_1_a_rival_city_without_nobles_takes_leave_a_neutral_one_does_not(board: Board) -> None:
    marching(board, "yarrow")
    march(board)
    board.do(RED, "march karmin kovel netherby")
    assert board.place("karmin") == "netherby"
    marching(board, "yarrow")
    board.city("kovel", BLUE)
    march(board)
    board.do(RED, "march karmin kovel netherby")
    assert board.waits() == [BLUE]


def test_f19_a_stronghold_alone_needs_no_leave(board: Board) -> None:
    marching(board, "kovel")
    board.stronghold(BLUE, "netherby", "regular-50")
    march(board)
    board.do(RED, "march karmin netherby tolmar")
    assert board.place("karmin") == "tolmar"


def test_k12_1_free_passage_asks_nobody(board: Board) -> None:
    passing(board)
    board.grant("free-passage")
    march(board)
    board.do(RED, "march karmin kovel netherby")
    assert board.place("karmin") == "netherby"


def test_k12_1_nobles_at_sea_are_not_in_the_way(board: Board) -> None:
    marching(board, "yarrow")
    board.noble("blauen", "ballin", "regular-50", sea=True)
    march(board)
    board.do(RED, "march karmin ballin garlo")
    assert board.place("karmin") == "garlo"


def test_k12_1_standing_orders_give_leave(board: Board) -> None:
    """To one Baron what is refused to the others."""
    passing(board)
    board.do(BLUE, "order passage refuse; order-pass seat-0 allow")
    march(board)
    board.do(RED, "march karmin kovel netherby")
    assert board.place("karmin") == "netherby"
    passing(board)
    board.do(BLUE, "order passage refuse")
    march(board)
    board.do(RED, "march karmin kovel netherby")
    assert board.place("karmin") == "yarrow"


def test_k7_5_mobilize_keeps_its_area_after_a_refusal(board: Board) -> None:
    passing(board)
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target netherby")
    board.do(RED, "march karmin kovel netherby")
    assert board.why(RED, "march karmin kovel") == "turn"
    board.do(BLUE, "forbid karmin")
    assert board.prompt(RED).step == "allocate", "Ashwold and Netherby are parted by mountains: nothing is left to do"


def test_g6_after_a_refusal_the_card_is_not_taken_back(board: Board) -> None:
    """Nobody asks the same leave again and again."""
    passing(board)
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march; march karmin kovel netherby")
    board.do(BLUE, "forbid karmin")
    assert "back" not in board.legal(RED, "march")
    assert "done" in board.legal(RED, "march")
    passing(board)
    board.noble("russet", "ashwold", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target yarrow; back; target kovel")
    assert {"back", "done"} <= set(board.legal(RED, "march"))


def test_k12_1_a_law_is_not_defied_when_nobody_is_left_to_move(board: Board) -> None:
    marching(board, "ashwold")
    board.grant("road-toll", law=True)
    assert "defy" in march(board)
    board.do(RED, "march karmin yarrow")
    assert board.waits() == [YELLOW]
    assert not board.state.barons[RED].banned


def test_k12_1_who_gives_his_toll_away_while_he_asks_leave_stays(board: Board) -> None:
    passing(board)
    board.grant("road-toll", law=True)
    board.state.barons[RED].crowns = 1
    march(board)
    board.do(RED, "march karmin kovel netherby; terms seat-3 gift; give 1")
    board.do(BLUE, "permit karmin")
    assert board.place("karmin") == "yarrow"
    assert board.state.barons[RED].crowns == 0
    assert to(board.legal(RED, "march")), "one area he may still go"


# --- the sea ---------------------------------------------------------------------------------------------------------


def test_x9_from_port_to_port_and_ashore_in_the_upkeep(board: Board) -> None:
    marching(board, "ballin")
    march(board)
    board.do(RED, "sail karmin cadiz")
    assert board.place("karmin") == "sea cadiz"
    assert board.state.nobles[NOBLE["karmin"]].exhausted
    events = board.go("land")
    assert "lands" in keys(events)
    assert board.place("karmin") == "cadiz"
    assert not board.state.nobles[NOBLE["karmin"]].exhausted


def test_k12_2_any_port_to_any_port_and_nothing_else(board: Board) -> None:
    found = [a for a in march(marching(board, "ballin")) if a.startswith("sail")]
    ports = {"quarn", "osk", "brack", "pelm", "rothby", "cadiz", "syracuse", "constantinople", "acre", "jerusalem"}
    assert {a.split()[-1] for a in found} == ports | {"alexandria"}
    assert not [a for a in march(marching(board, "vecht")) if a.startswith("sail")]


def test_f20_a_port_works_where_its_city_is_razed(board: Board) -> None:
    marching(board, "ballin")
    board.city("ballin", razed=True)
    board.city("cadiz", razed=True)
    assert "sail karmin cadiz" in march(board)


def test_k12_2_an_admiral_lands_at_once_exhausted(board: Board) -> None:
    marching(board, "ballin")
    board.grant("admiral", "karmin")
    march(board)
    board.do(RED, "sail karmin acre")
    assert board.place("karmin") == "acre"
    assert board.state.nobles[NOBLE["karmin"]].exhausted


# --- troops on the way -----------------------------------------------------------------------------------------------


def test_k12_3_troops_are_taken_along_anywhere_on_the_way(board: Board) -> None:
    marching(board, "hexmoor", "regular-50")
    board.noble("rubino", "garlo", "regular-50", "regular-100")
    board.stronghold(RED, "ballin", "english-150")
    board.city("ballin", razed=True)
    march(board)
    board.do(RED, "march karmin garlo ballin")
    assert set(board.legal(RED)) == {
        "bring rubino all", "bring rubino regular-50", "bring rubino regular-100", "bring stronghold all", "halt",
    }  # fmt: skip
    board.do(RED, "bring rubino regular-100; bring stronghold all; halt")
    assert board.force("karmin") == ["english-150", "regular-100", "regular-50"]
    assert board.force("rubino") == ["regular-50"]


def test_k12_3_each_noble_of_a_card_has_a_question_of_his_own(board: Board) -> None:
    """What was answered for one is stale for the next."""
    board.stronghold(RED, "ballin", "english-150", "regular-50")
    board.city("ballin", razed=True)
    asked = []
    for slug in ("karmin", "russet"):
        board.noble(slug, "garlo", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target ballin")
    for slug in ("karmin", "russet"):
        board.do(RED, f"march {slug} ballin")
        asked.append((board.prompt(RED).step, board.prompt(RED).id))
        board.do(RED, "halt")
    assert [step for step, _ in asked] == ["bring", "bring"]
    assert len(set(asked)) == 2


def test_k12_3_not_from_an_exhausted_noble(board: Board) -> None:
    marching(board, "hexmoor", "regular-50")
    board.noble("rubino", "garlo", "regular-50", "regular-100", exhausted=True)
    march(board)
    board.do(RED, "march karmin garlo")
    assert board.force("karmin") == ["regular-50"]
    assert board.waits() == [YELLOW]


def test_k12_3_from_an_army_with_casualties_all_or_nothing(board: Board) -> None:
    marching(board, "hexmoor", "regular-50")
    board.noble("rubino", "garlo", "regular-50", "regular-100", losses=1)
    march(board)
    board.do(RED, "march karmin garlo")
    assert board.legal(RED) == ["bring rubino all", "halt"]
    board.do(RED, "bring rubino all")
    assert board.state.nobles[NOBLE["karmin"]].losses == 1
    assert board.force("karmin") == ["regular-100", "regular-50", "regular-50"]


def test_f31_who_takes_too_many_casualties_along_dies_on_the_way(board: Board) -> None:
    """Fifty troops join fifty of a stronghold that carry a token: a hundred for a hundred. Nobody joins a dead man."""
    board.stronghold(RED, "ashwold", "regular-50", losses=1)
    board.noble("karmin", "yarrow", "english-50")
    board.noble("russet", "ashwold", "regular-100")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march; march karmin ashwold; bring stronghold all")
    assert board.place("karmin") == ""
    assert board.state.nobles[NOBLE["karmin"]].dead
    assert board.waits() == [YELLOW]


def test_f32_a_noble_without_troops_leaves_and_is_not_dead(board: Board) -> None:
    marching(board, "hexmoor", "regular-50")
    board.noble("rubino", "garlo", "regular-50")
    march(board)
    board.do(RED, "march karmin garlo; bring rubino all")
    who = board.state.nobles[NOBLE["rubino"]]
    assert board.place("rubino") == ""
    assert not who.dead


def test_g3_troops_are_not_left_behind(board: Board) -> None:
    marching(board, "hexmoor", "regular-50", "regular-100")
    board.stronghold(RED, "garlo", "english-50")
    board.city("garlo", razed=True)
    march(board)
    board.do(RED, "march karmin garlo")
    assert not [a for a in board.legal(RED) if a.startswith("leave")]


# --- laws on the way -------------------------------------------------------------------------------------------------


def test_k12_1_a_road_law_takes_its_toll_for_more_than_one_area(board: Board) -> None:
    marching(board, "hexmoor")
    board.grant("road-toll", law=True)
    march(board)
    board.do(RED, "march karmin garlo ballin")
    assert board.state.barons[RED].crowns == 14
    marching(board, "hexmoor")
    board.grant("road-toll", law=True)
    board.state.barons[RED].crowns = 0
    assert "ballin" not in to(march(board))


def test_k12_1_who_cannot_pay_the_toll_hears_that(board: Board) -> None:
    """Not that there is no such way; where mountains or a decree stop them too, that they cannot go so."""
    marching(board, "hexmoor")
    board.grant("road-toll", law=True)
    board.state.barons[RED].crowns = 0
    march(board)
    assert board.why(RED, "march karmin garlo ballin") == "way-toll"
    assert board.why(RED, "march karmin ballin garlo") == "way"
    board.state.barons[RED].crowns = 1
    assert board.why(RED, "march karmin garlo ballin") == ""
    board.state.barons[RED].crowns = 0
    board.state.decrees.append("roads")
    assert board.why(RED, "march karmin garlo ballin") == "way-roads"


def test_k12_2_who_cannot_pay_harbour_dues_hears_that(board: Board) -> None:
    marching(board, "ballin")
    board.grant("harbour-dues", law=True)
    board.state.barons[RED].crowns = 0
    march(board)
    assert board.why(RED, "sail karmin cadiz") == "way-toll"
    assert board.why(RED, "sail karmin garlo") == "way-no-port"
    board.state.decrees.append("harbours")
    assert board.why(RED, "sail karmin cadiz") == "way-harbours"


def test_k12_2_harbour_dues_and_who_defies_them(board: Board) -> None:
    marching(board, "ballin")
    board.grant("harbour-dues", law=True)
    march(board)
    board.do(RED, "defy; sail karmin cadiz")
    assert board.state.barons[RED].crowns == 15
    assert board.state.barons[RED].banned
    assert board.state.chairman != RED


def test_g39_who_has_moved_gives_no_troops(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50", "english-50")
    board.noble("rubino", "penwold", "regular-50")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target lorne; march karmin lorne; march rubino lorne")
    assert board.force("karmin") == ["english-50", "regular-50"]
    assert board.prompt(RED).step != "bring"
