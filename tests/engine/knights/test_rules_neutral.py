"""Neutral cards: upgraded defences, mustered troops, expeditions (K8.2-K8.4)."""

from __future__ import annotations

from engine.knights.game_data import EXPEDITION
from engine.knights.state.state import Expedition, KnState
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, home, keys

CEYLON, SPICES, CHINA = (EXPEDITION[name] for name in ("ceylon", "spices", "china"))

# --- upgraded defences -----------------------------------------------------------------------------------------------


def test_k8_3_any_number_of_breaches_of_one_thing(board: Board) -> None:
    it = board.city("vecht", RED, breaches=3)
    board.city("lorne", RED, breaches=1)
    board.reveal(-1, "upgrade-defenses")
    assert board.waits() == [RED]
    board.do(RED, "repair vecht 2")
    assert (it.breaches, board.state.barons[RED].crowns) == (1, 11)
    assert board.waits() == [YELLOW], "one thing each, and nobody else has anything to do"


def test_k8_3_or_one_city_fortified(board: Board) -> None:
    it = board.city("vecht", BLUE)
    board.reveal(-1, "upgrade-defenses")
    board.do(BLUE, "fortify vecht")
    assert (it.fortified, board.state.barons[BLUE].crowns) == (True, 11)
    board.reveal(-1, "upgrade-defenses")
    assert board.waits() == [YELLOW], "it is fortified already"


def test_k8_3_a_stronghold_is_repaired_and_never_fortified(board: Board) -> None:
    it = board.stronghold(RED, None, breaches=2)
    board.reveal(-1, "upgrade-defenses")
    assert board.legal(RED) == ["repair stronghold 1", "repair stronghold 2", "pass"]
    board.do(RED, "repair stronghold 2")
    assert it.breaches == 0


def test_k8_3_nothing_that_is_besieged_and_nothing_unpaid(board: Board) -> None:
    board.position(crowns=3)
    board.city("vecht", RED, breaches=2)
    board.stronghold(RED, None, breaches=2)
    board.noble("blauen", home(RED), "regular-50")
    board.siege(home(RED), BLUE)
    board.reveal(-1, "upgrade-defenses")
    assert board.legal(RED) == ["repair vecht 1", "pass"]
    assert board.why(RED, "repair stronghold 1") == "works-besieged"
    assert board.why(RED, "fortify vecht") == "fortify-crowns"
    assert board.why(RED, "repair vecht 2") == "repair-crowns"
    assert board.why(RED, "repair vecht 3") == "repair"
    assert board.why(RED, "repair lorne 1") == "works"


def test_k8_3_master_masons_work_cheaper(board: Board) -> None:
    board.grant("master-masons")
    board.city("vecht", RED, breaches=2)
    board.reveal(-1, "upgrade-defenses")
    board.do(RED, "repair vecht 2")
    assert board.state.barons[RED].crowns == 13
    board.reveal(-1, "upgrade-defenses")
    board.do(RED, "fortify vecht")
    assert board.state.barons[RED].crowns == 11


# --- mustered troops -------------------------------------------------------------------------------------------------


def test_k8_4_casualties_of_one_army_at_two_crowns(board: Board) -> None:
    one = board.state.nobles[board.noble("karmin", "vecht", "english-200", "regular-100", losses=2)]
    two = board.state.nobles[board.noble("rubino", "lorne", "german-200", losses=1)]
    board.reveal(-1, "muster-troops")
    board.do(RED, "muster karmin 2")
    assert (one.losses, two.losses, board.state.barons[RED].crowns) == (0, 1, 11)
    assert board.waits() == [YELLOW]


def test_k8_4_the_right_of_muster_halves_the_price(board: Board) -> None:
    board.position(crowns=1)
    board.noble("karmin", "vecht", "english-200", losses=1)
    board.reveal(-1, "muster-troops")
    assert board.waits() == [YELLOW]
    board.grant("right-of-muster")
    board.reveal(-1, "muster-troops")
    board.do(RED, "muster karmin 1")
    assert board.state.barons[RED].crowns == 0


# --- expeditions -----------------------------------------------------------------------------------------------------


def under_way(state: KnState, number: int, spot: int, blessed: bool = False, **stakes: int) -> None:
    """An expedition with stakes of ``red``, ``green``."""
    seats = {"red": RED, "green": GREEN}
    crowns = [0] * state.seats
    for name, n in stakes.items():
        crowns[seats[name]] = n
    state.expeditions[number] = Expedition(spot, crowns, blessed)


def test_x4_china_starts_and_the_spice_islands_pay(board: Board) -> None:
    under_way(board.state, SPICES, 2, green=1, red=5)
    board.state.barons[BLUE].faith = 1
    board.stack({"expeditions": {SPICES: "x2"}})
    board.reveal(-1, "fund-expeditions")
    assert board.legal(RED) == ["start ceylon", "start china", "pass"]
    assert board.why(RED, "start spices") == "start"
    board.do(RED, "start china; invest 5")
    board.do(BLUE, "pass")
    assert board.why(GREEN, "invest 6") == "invest"
    board.do(GREEN, "invest 1")
    board.do(YELLOW, "pass")
    assert board.waits() == [BLUE], "the Head of the Church may bless it"
    board.do(BLUE, "bless")
    assert [b.crowns for b in board.state.barons] == [20, 15, 16, 15]
    china, spices = board.state.expeditions[CHINA], board.state.expeditions[SPICES]
    assert (china.spot, china.blessed, china.stakes) == (1, True, [5, 0, 1, 0])
    assert (spices.spot, spices.stakes) == (0, [0] * 4)
    assert board.state.barons[BLUE].faith == 0


def test_x5_five_crowns_bring_twenty(board: Board) -> None:
    under_way(board.state, CHINA, 3, red=5)
    board.stack({"expeditions": {CHINA: "x4"}})
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "pass")
    assert board.state.barons[RED].crowns == 35


def test_k8_2_nobody_invests_and_it_does_not_start(board: Board) -> None:
    under_way(board.state, CEYLON, 1, red=2)
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "start china; pass")
    for seat in (BLUE, GREEN, YELLOW):
        board.do(seat, "pass")
    assert board.state.expeditions[CHINA].spot == 0
    assert board.state.expeditions[CEYLON].spot == 2, "the others sail on"


def test_k8_2_no_news_waits_blessed_as_it_was(board: Board) -> None:
    under_way(board.state, CHINA, 2, True, red=5)
    board.stack({"expeditions": {CHINA: "lost"}}, {"expeditions": {CHINA: "none"}})
    events = board.reveal(-1, "fund-expeditions")
    events = board.do(RED, "pass")
    assert "expedition" in keys(events)
    it = board.state.expeditions[CHINA]
    assert (it.spot, it.blessed, it.stakes[RED]) == (3, True, 5)


def test_k8_2_a_blessed_one_takes_the_better_card(board: Board) -> None:
    under_way(board.state, CEYLON, 3, True, red=3)
    board.stack({"expeditions": {CEYLON: "lost"}}, {"expeditions": {CEYLON: "x2"}})
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "pass")
    assert board.state.barons[RED].crowns == 21


def test_k8_2_a_lost_fleet_is_lost(board: Board) -> None:
    under_way(board.state, CHINA, 3, red=5)
    board.stack({"expeditions": {CHINA: "lost"}})
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "pass")
    assert board.state.barons[RED].crowns == 15
    assert board.state.expeditions[CHINA].spot == 0


def test_k8_2_three_under_way_nobody_is_asked(board: Board) -> None:
    for number in (CEYLON, SPICES, CHINA):
        under_way(board.state, number, 1, red=1)
    board.reveal(-1, "fund-expeditions")
    assert board.waits() == [YELLOW]
    assert [e.spot for e in board.state.expeditions] == [2, 2, 2]


def test_k8_2_a_chartered_fleet_carries_ten(board: Board) -> None:
    board.grant("chartered-fleet")
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "start ceylon")
    assert board.prompt(RED).params["most"] == 10


def test_k8_2_standing_orders_invest_and_bless(board: Board) -> None:
    board.state.barons[BLUE].faith = 1
    board.do(BLUE, "order invest never; order bless always")
    board.do(GREEN, "order invest most")
    board.reveal(-1, "fund-expeditions")
    board.do(RED, "start ceylon; invest 1")
    board.do(YELLOW, "pass")
    it = board.state.expeditions[CEYLON]
    assert (it.spot, it.blessed, it.stakes) == (1, True, [1, 0, 5, 0])
