"""Upkeep: Influence, revolts, landings, Nobles who return (K6, K17.5)."""

from __future__ import annotations

from engine.core import SeatRef
from engine.knights.game_data import NOBLE
from engine.knights.rules import KNIGHTS
from tests.engine.knights.board import BLUE, GREEN, RED, Board, home, keys


def test_k6_2_influence_for_cities_at_home_and_overseas(board: Board) -> None:
    for slug in ("vecht", "lorne", "cadiz"):
        board.city(slug, RED)
    board.noble("blauen", "lorne", "regular-50")
    board.siege("lorne", BLUE)
    board.city("monz", BLUE)
    board.stronghold(BLUE, "")
    events = board.go("influence")
    assert [b.influence for b in board.state.barons] == [2, 0, 0, 0]
    assert board.state.pool == 38
    assert [e.params["seat"] for e in events if e.key == "knights-influence"] == [SeatRef(RED)], "of nothing no word"


def test_k6_2_no_influence_without_a_stronghold(board: Board) -> None:
    board.city("vecht", RED)
    board.stronghold(RED, "")
    assert KNIGHTS.view(board.state, None).barons[RED].due == 0


def test_k6_3_only_cities_without_their_nobles(board: Board) -> None:
    for slug in ("vecht", "lorne"):
        board.city(slug, RED)
    board.noble("karmin", "vecht", "regular-50")
    board.stack({"revolt": True})
    board.go("revolts")
    assert board.prompt(RED).step == "revolt"
    assert board.legal(RED) == ["pay lorne crowns", "yield lorne"]


def test_k6_3_a_faith_or_twice_the_income(board: Board) -> None:
    board.city("lorne", RED, fortified=True)
    board.state.barons[RED].faith = 1
    board.stack({"revolt": True})
    board.go("revolts")
    assert board.prompt(RED).params["n"] == 8, "twice the four that are printed"
    board.do(RED, "pay lorne crowns")
    assert (board.state.barons[RED].crowns, board.city("lorne", RED).owner) == (7, RED)
    board.stack({"revolt": True})
    board.go("revolts")
    board.do(RED, "pay lorne faith")
    assert board.state.barons[RED].faith == 0


def test_k6_3_let_go_it_is_neutral_and_no_longer_fortified(board: Board) -> None:
    it = board.city("lorne", RED, fortified=True, breaches=1)
    board.stack({"revolt": True})
    board.go("revolts")
    board.do(RED, "yield lorne")
    assert (it.owner, it.fortified, it.breaches) == (-1, False, 1)


def test_k6_3_who_cannot_pay_is_not_asked(board: Board) -> None:
    board.position(crowns=0)
    it = board.city("lorne", RED)
    board.stack({"revolt": True})
    board.go("revolts")
    assert it.owner == -1
    assert board.prompt(RED).step == "plan"


def test_k6_3_no_revolt(board: Board) -> None:
    it = board.city("lorne", RED)
    board.stack({"revolt": False})
    assert "quiet" in keys(board.go("revolts"))
    assert it.owner == RED


def test_g19_chairman_first(board: Board) -> None:
    board.city("vecht", RED)
    board.city("lorne", GREEN)
    board.state.chairman = GREEN
    board.stack({"revolt": True}, {"revolt": True})
    board.go("revolts")
    assert board.waits() == [GREEN]
    board.do(GREEN, "yield lorne")
    assert board.waits() == [RED]


def test_g20_who_is_at_sea_guards_no_city(board: Board) -> None:
    board.city("ballin", RED)
    board.noble("karmin", "ballin", "regular-50", sea=True)
    board.stack({"revolt": True})
    board.go("revolts")
    assert board.waits() == [RED]
    board.do(RED, "yield ballin")
    assert board.place("karmin") == "ballin", "he lands afterwards"


def test_k6_3_standing_orders_pay(board: Board) -> None:
    for word, crowns, faith, owner in (("faith", 15, 0, RED), ("crowns", 7, 1, RED), ("never", 15, 1, -1)):
        board.position()
        it = board.city("lorne", RED)
        board.state.barons[RED].faith = 1
        board.do(RED, f"order revolt {word}")
        board.stack({"revolt": True})
        board.go("revolts")
        assert (board.state.barons[RED].crowns, board.state.barons[RED].faith, it.owner) == (crowns, faith, owner)


def test_k6_4_and_k6_5_come_after_the_revolts(board: Board) -> None:
    board.noble("karmin", "ballin", "regular-50", sea=True, exhausted=True)
    board.go("revolts")
    who = board.state.nobles[NOBLE["karmin"]]
    assert (who.sea, who.exhausted) == (False, False)


def test_k6_4_who_sails_lands(board: Board) -> None:
    board.noble("karmin", "acre", "regular-50", sea=True)
    board.go("land")
    assert board.place("karmin") == "acre"


def test_k6_5_nobles_are_refreshed(board: Board) -> None:
    board.noble("karmin", "acre", "regular-50", exhausted=True)
    board.go("refresh")
    assert not board.state.nobles[NOBLE["karmin"]].exhausted


# --- returning -------------------------------------------------------------------------------------------------------


def test_x15_three_nobles_off_the_board(board: Board) -> None:
    """One has given his troops away, one never had any, one is dead: the troops of the last and those of the
    stronghold are divided anew, and whoever has some comes back."""
    board.city("monz", RED)
    board.noble("rubino", "", "regular-100", dead=True)
    board.stronghold(RED, None, "english-50", "polish-100")
    board.go("return")
    board.do(RED, "shift all rubino russet; shift english-50 stronghold rubino; shift all stronghold russet")
    assert board.force("russet") == ["polish-100", "regular-100"]
    assert board.why(RED, "done") == "return-left"
    assert board.why(RED, "place karmin monz") == "noble-empty"
    board.do(RED, f"place rubino monz; place russet {home(RED)}")
    assert (board.place("rubino"), board.place("karmin")) == ("monz", "")
    assert not board.state.nobles[NOBLE["rubino"]].dead


def test_k17_5_into_the_stronghold_or_cities_that_are_not_besieged(board: Board) -> None:
    for slug in ("monz", "vecht", "cadiz"):
        board.city(slug, RED)
    board.noble("blauen", "vecht", "regular-50")
    board.siege("vecht", BLUE)
    board.noble("rubino", "", "regular-50")
    board.go("return")
    found = {a.split()[2] for a in board.legal(RED) if a.startswith("place")}
    assert found == {"monz", "cadiz", home(RED)}


def test_f29_a_besieged_stronghold_receives_nobles(board: Board) -> None:
    board.noble("blauen", home(RED), "regular-50")
    board.siege(home(RED), BLUE)
    board.noble("rubino", "", "regular-50")
    board.go("return")
    assert f"place rubino {home(RED)}" in board.legal(RED)


def test_k17_5_troops_of_a_stronghold_with_casualties_go_all_or_not(board: Board) -> None:
    board.stronghold(RED, None, "english-100", "regular-100", losses=1)
    board.go("return")
    found = [a for a in board.legal(RED) if a.startswith("shift") and "stronghold" in a]
    assert {a.split()[1] for a in found} == {"all"}
    board.do(RED, "shift all stronghold rubino")
    assert board.state.nobles[NOBLE["rubino"]].losses == 1


def test_g2_nobles_in_one_area_exchange_troops(board: Board) -> None:
    board.noble("rubino", "monz", "regular-50", "regular-100")
    board.noble("karmin", "monz", "regular-50")
    board.noble("russet", "vecht", "english-50")
    board.go("return")
    assert "shift regular-100 rubino karmin" in board.legal(RED)
    assert not [a for a in board.legal(RED) if "russet" in a]
    board.do(RED, "shift regular-100 rubino karmin; done")
    assert board.force("karmin") == ["regular-100", "regular-50"]


def test_g2_not_while_they_are_besieged(board: Board) -> None:
    board.city("monz", RED)
    board.noble("rubino", "monz", "regular-50", "regular-100")
    board.noble("karmin", "monz", "regular-50")
    board.noble("blauen", "monz", "regular-50")
    board.siege("monz", BLUE)
    board.go("return")
    assert board.prompt(RED).step != "return" or not [a for a in board.legal(RED) if a.startswith("shift")]


def test_g41_a_fortified_city_costs_no_more_to_keep(board: Board) -> None:
    board.city("vecht", RED, fortified=True)
    board.stack({"revolt": True})
    board.go("revolts")
    assert board.prompt(RED).params["n"] == 8, "twice four: its walls bring a crown at Taxation alone"
    board.do(RED, "pay vecht crowns")
    assert board.state.barons[RED].crowns == 7


def test_g42_all_bring_nobles_back_at_once(board: Board) -> None:
    """Strongholds first, one after the other; who has nothing to bring is not asked."""
    for seat, slug in ((RED, "rubino"), (BLUE, "woad")):
        board.stronghold(seat, "")
        board.noble(slug, "", "regular-50", "regular-100")
    board.city("vecht", RED)
    board.city("lorne", BLUE)
    board.go("return")
    assert (board.waits(), board.prompt(RED).step) == ([RED], "found")
    board.do(RED, "pass")
    assert (board.waits(), board.prompt(BLUE).step) == ([BLUE], "found")
    board.do(BLUE, "pass")
    assert board.waits() == [RED, BLUE]
    board.do(BLUE, "place woad lorne")
    assert RED in board.waits()


def test_g43_a_siege_outlives_a_revolt(board: Board) -> None:
    board.city("vecht", RED)
    board.noble("blauen", "vecht", "regular-50")
    board.siege("vecht", BLUE)
    board.stack({"revolt": True})
    board.state.barons[RED].crowns = 0
    board.go("revolts")
    assert board.city("vecht").owner == -1
    assert [s.seat for s in board.state.sieges] == [BLUE]


def test_k17_5_the_last_noble_with_one_place_goes_there_unasked(board: Board) -> None:
    """He must be placed: no question is left, and he does not stay away either."""
    for slug, area in (("karmin", "vecht"), ("russet", "monz"), ("rubino", "garlo")):
        board.noble(slug, area, "regular-50")
    board.noble("rotenfels", "", "regular-100", dead=True)
    assert "returns" in keys(board.go("return"))
    assert board.place("rotenfels") == home(RED)
    assert not board.state.nobles[NOBLE["rotenfels"]].dead
    assert board.prompt(RED).step == "plan"


def test_k9_2_casualties_go_with_the_last_troops_of_a_stronghold(board: Board) -> None:
    hold = board.stronghold(RED, None, losses=1)
    board.go("plan")
    assert hold.losses == 0
    board.stronghold(RED, None, "regular-50", losses=1)
    board.state.frames[:] = board.state.frames[:1]
    board.go("plan")
    assert hold.losses == 1


def test_g21_no_legal_place_no_return(board: Board) -> None:
    board.noble("rubino", "", "regular-50")
    board.stronghold(RED, "")
    board.go("return")
    board.do(RED, "pass")
    while board.prompt(RED).step == "return":
        board.do(RED, "done")
    assert board.place("rubino") == ""


def test_k13_6_a_lost_stronghold_is_placed_before_the_nobles(board: Board) -> None:
    board.noble("rubino", "", "regular-50")
    board.stronghold(RED, "")
    board.noble("blauen", "oxwell", "regular-50")
    board.go("return")
    assert "found oxwell" not in board.legal(RED), "a rival Noble stands there"
    assert "found vecht" not in board.legal(RED), "a city stands there"
    board.do(RED, "found ravenholt; place rubino ravenholt")
    assert board.place("rubino") == "ravenholt"


def test_k17_5_home_by_standing_order(board: Board) -> None:
    board.noble("rubino", "", "regular-50")
    board.do(RED, "order returning home")
    board.go("return")
    assert board.place("rubino") == home(RED)
    assert board.prompt(RED).step == "plan"


def test_k17_3_a_fortified_city_at_strength_0_sheds_a_breach(board: Board) -> None:
    it = board.city("vecht", RED, fortified=True, breaches=4)
    board.noble("karmin", "vecht", "regular-50")
    board.go("refresh")
    assert (it.fortified, it.breaches) == (False, 3)


def test_f31_casualties_kill_outside_battles(board: Board) -> None:
    who = board.state.nobles[board.noble("karmin", "vecht", "regular-100", "regular-50")]
    who.losses = 1
    board.go("plan")
    assert board.place("karmin") == "vecht"
    who.losses = 2
    board.state.frames[:] = board.state.frames[:1]
    board.go("plan")
    assert board.place("karmin") == ""
    assert who.dead


def test_k6_3_who_has_too_little_of_one_is_told_what_both_cost(board: Board) -> None:
    """A Faith, or twice the income of the city that revolts; another city, or what is neither, is not understood."""
    board.position(crowns=1)
    board.state.barons[RED].faith = 1
    board.city("vecht", RED)
    board.city("monz", RED)
    board.stack({"revolt": True})
    board.go("revolts")
    asked = board.prompt(RED, "revolt")
    slug = str(asked.actions[0].args[0])
    assert board.legal(RED) == [f"pay {slug} faith", f"yield {slug}"]
    assert board.why(RED, f"pay {slug} crowns") == "revolt-pay"
    assert board.why(RED, f"pay {'monz' if slug == 'vecht' else 'vecht'} faith") == "words"


def test_k17_5_troops_go_to_nobles_off_the_board_and_to_neighbours_alone(board: Board) -> None:
    """Not to a Noble who stands elsewhere, neither from another nor from the stronghold, nor what is not there."""
    board.noble("karmin", "vecht", "regular-50", "english-50")
    board.noble("rubino", "lorne", "regular-50")
    board.stronghold(RED, None, "polish-50", "polish-100")
    board.go("return")
    assert board.why(RED, "shift all karmin rubino") == "shift"
    assert board.why(RED, "shift all stronghold karmin") == "shift"
    assert board.why(RED, "shift french-50 stronghold russet") == "shift-card"
    assert board.why(RED, "shift nothing stronghold russet") == "words"
    assert board.why(RED, "shift polish-50 stronghold russet") == ""
