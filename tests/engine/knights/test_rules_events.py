"""Important events: who draws, who may cancel, whom they strike, what they do (K8.1), miracles (K16.7)."""

from __future__ import annotations

import pytest

from engine.core import Event, SeatRef
from engine.knights.game_data import CITY, EVENT, EVENTS, NATION, NOBLE
from engine.knights.phases.effects import give
from engine.knights.rules import KNIGHTS
from engine.knights.state.slugs import TROOP_IDS
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, keys, params


def red(board: Board, slug: str, **fields: int) -> None:
    """A red Event has struck red, who has no Faith."""
    board.position()
    for key, value in fields.items():
        setattr(board.state.barons[RED], key, value)
    board.event(slug, RED)


# --- who draws -------------------------------------------------------------------------------------------------------


def test_k8_1_the_back_of_the_next_event_is_seen(board: Board) -> None:
    board.next_event("debts")
    board.go("plan")
    assert KNIGHTS.view(board.state, None).decks.back == "red"


def test_k8_1_a_red_one_for_himself_or_a_faith_for_another(board: Board) -> None:
    board.next_event("debts")
    board.reveal(-1, "important-event")
    assert board.state.barons[BLUE].crowns == 8, "without Faith there is no choice"
    board.position()
    board.state.barons[BLUE].faith = 1
    board.next_event("debts")
    board.reveal(-1, "important-event")
    found = board.do(BLUE, "name seat-2")
    assert (board.state.barons[GREEN].crowns, board.state.barons[BLUE].faith) == (8, 0)
    assert params(found, "pays-faith") == [{"seat": SeatRef(BLUE), "n": 1}], "who pays is told"


def test_k8_1_a_green_one_for_another_or_a_faith_for_himself(board: Board) -> None:
    board.next_event("inheritance")
    board.reveal(-1, "important-event")
    assert board.legal(BLUE) == ["name seat-0", "name seat-2", "name seat-3"]
    assert board.why(BLUE, "name seat-1") == "name"
    assert "pays-faith" not in keys(board.do(BLUE, "name seat-3"))
    assert board.state.barons[YELLOW].crowns == 21
    board.position()
    board.event("inheritance", BLUE)
    assert (board.state.barons[BLUE].crowns, board.state.barons[BLUE].faith) == (21, 0)


def test_k8_1_a_blue_one_for_anybody(board: Board) -> None:
    board.next_event("fair-winds")
    board.reveal(-1, "important-event")
    assert len(board.legal(BLUE)) == 4


def test_k17_8_an_exhausted_event_deck_is_made_anew(board: Board) -> None:
    board.state.events_out, board.state.events = [EVENT["inheritance"], *board.state.events[1:]], []
    board.state.events_out = sorted(range(len(EVENTS)))
    board.reveal(-1, "important-event")
    assert len(board.state.events) + len(board.state.events_out) + len(board.state.lasting) + 1 >= len(EVENTS)


# --- cancelling ------------------------------------------------------------------------------------------------------


def test_x3_fire_before_and_after_its_target_is_known(board: Board) -> None:
    """Blue, two Faith: everybody may pay together, before Fate has named a city and afterwards."""
    board.state.barons[RED].faith = board.state.barons[GREEN].faith = 1
    board.noble("karmin", "vecht", "regular-50")
    board.stack({"city": 0})
    board.event("fire", YELLOW)
    assert board.waits() == [RED, GREEN]
    assert KNIGHTS.view(board.state, None).cards is not None
    board.do(RED, "seal")
    board.do(GREEN, "pledge-faith 1; seal")
    assert board.waits() == [RED, GREEN], "too little; now the city is known"
    board.do(RED, "pledge-faith 1; seal")
    events = board.do(GREEN, "pledge-faith 1; seal")
    assert "event-cancelled" in keys(events)
    assert [b.faith for b in board.state.barons] == [0, 0, 0, 0]
    assert EVENT["fire"] in board.state.events_out
    assert not any(c.razed for c in board.state.cities)


def test_x3_nobody_cancels_and_the_city_burns(board: Board) -> None:
    number = EVENT["fire"]
    board.noble("karmin", "vecht", "regular-50", "regular-100")
    board.noble("blauen", "vecht", "regular-50")
    it = board.city("vecht", RED, fortified=True, breaches=2)
    board.stack({"city": next(c for c in range(24) if board.state.cities[c] is it)})
    board.event("fire", YELLOW)
    assert (it.razed, it.owner, it.fortified, it.breaches) == (True, -1, False, 0)
    assert (board.place("karmin"), board.place("blauen")) == ("", "")
    assert number in board.state.events_out


def test_k8_1_a_red_one_is_cancelled_by_its_drawer_alone(board: Board) -> None:
    board.state.barons[RED].faith = 2
    board.state.barons[GREEN].faith = 9
    board.event("debts", RED)
    assert board.waits() == [RED]
    board.do(RED, "avert")
    assert (board.state.barons[RED].faith, board.state.barons[RED].crowns) == (0, 15)


def test_k8_1_what_has_no_cost_cannot_be_cancelled(board: Board) -> None:
    red(board, "doubt", faith=3)
    assert board.state.barons[RED].faith == 1


def test_k8_1_pledges_are_hidden_and_no_more_than_the_cost_is_paid(board: Board) -> None:
    for seat in (RED, GREEN, YELLOW):
        board.state.barons[seat].faith = 3
    board.stack({"city": 0})
    board.event("plague", YELLOW)
    other = KNIGHTS.loads(KNIGHTS.dumps(board.state))
    board.do(GREEN, "pledge-faith 2")
    assert KNIGHTS.view(board.state, RED) == KNIGHTS.view(other, RED)
    board.do(GREEN, "seal")
    board.do(RED, "pledge-faith 1; seal")
    board.do(YELLOW, "pledge-faith 2; seal")
    assert [b.faith for b in board.state.barons] == [2, 0, 2, 3], "from the Chairman on"


def test_k8_1_standing_orders_wait_for_the_target(board: Board) -> None:
    board.state.barons[RED].faith = 3
    board.noble("karmin", "vecht", "english-200", "regular-50")
    board.do(RED, "order cancel late")
    board.stack({"shape": 3})
    board.event("camp-fever", RED)
    assert board.waits() == [RED]
    assert board.prompt(RED).step == "avert"
    assert board.state.frames[-1].late  # type: ignore[union-attr]
    board.do(RED, "wait")
    assert board.state.nobles[NOBLE["karmin"]].losses == 2


def test_f10_a_lasting_event_stays(board: Board) -> None:
    red(board, "heretic")
    assert [(e.card, e.seat) for e in board.state.lasting] == [(EVENT["heretic"], RED)]
    board.reveal(RED, "serve-the-church")
    board.do(RED, "serve wages")
    assert (board.state.barons[RED].faith, board.state.head) == (0, BLUE)
    assert "miracle" not in {a.split()[0] for a in board.legal(RED, "purse")}


# --- what they do ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "field", "before", "after"),
    [("debts", "crowns", 9, 5), ("scandal", "votes", 7, 4), ("doubt", "faith", 1, 0), ("disgrace", "influence", 3, 2)],
)
def test_k8_1_red_ones_take(board: Board, slug: str, field: str, before: int, after: int) -> None:
    red(board, slug, **{field: before})
    assert getattr(board.state.barons[RED], field) == after


@pytest.mark.parametrize(
    ("slug", "field", "more"), [("inheritance", "crowns", 6), ("vision", "faith", 2), ("eloquence", "votes", 3)]
)
def test_k8_1_green_ones_give(board: Board, slug: str, field: str, more: int) -> None:
    before = getattr(board.state.barons[GREEN], field)
    board.event(slug, GREEN)
    assert getattr(board.state.barons[GREEN], field) == before + more


def test_g22_acclaim_takes_the_last_of_the_pool(board: Board) -> None:
    board.state.pool = 1
    board.event("acclaim", GREEN)
    assert (board.state.barons[GREEN].influence, board.state.pool, board.state.last) == (2, 0, True)


def test_k8_1_disgrace_goes_back_to_the_pool(board: Board) -> None:
    red(board, "disgrace", influence=1)
    assert (board.state.barons[RED].influence, board.state.pool) == (0, 41)


def test_k8_1_who_has_nothing_loses_nothing(board: Board) -> None:
    """... and is not told to have gained it."""
    events: list[Event] = []
    for what in ("crowns", "votes", "faith", "influence"):
        setattr(board.state.barons[RED], what, 0)
        give(board.state, RED, what, -2, events)
    assert [(e.key, e.params["n"]) for e in events] == [
        (f"knights-loses-{what}", 0) for what in ("crowns", "votes", "faith", "influence")
    ]


def test_k8_1_harvest_pays_the_cities(board: Board) -> None:
    board.city("vecht", GREEN, fortified=True)
    board.city("lorne", GREEN)
    board.noble("karmin", "lorne", "regular-50")
    board.siege("lorne", RED)
    board.event("harvest", GREEN)
    assert board.state.barons[GREEN].crowns == 20


def test_k8_1_volunteers_come_to_the_stronghold(board: Board) -> None:
    board.event("volunteers", GREEN)
    assert [TROOP_IDS[t].split("-")[1] for t in board.state.barons[GREEN].stronghold.troops] == ["100"]


def test_k8_1_masons_repair_and_fortify_a_city_of_ones_choice(board: Board) -> None:
    it = board.city("vecht", GREEN, breaches=2)
    board.city("lorne", GREEN)
    board.event("masons-gift", GREEN)
    assert board.waits() == [GREEN]
    assert sorted(board.legal(GREEN)) == ["choose lorne", "choose vecht"]
    board.do(GREEN, "choose vecht")
    assert (it.breaches, it.fortified) == (0, True)


def test_k8_1_a_surgeon_heals_an_army_or_the_stronghold(board: Board) -> None:
    who = board.state.nobles[board.noble("sinople", "vecht", "english-200", losses=1)]
    hold = board.stronghold(GREEN, None, "polish-200", losses=1)
    board.event("good-surgeon", GREEN)
    assert sorted(board.legal(GREEN)) == ["choose sinople", "choose stronghold"]
    board.do(GREEN, "choose stronghold")
    assert (who.losses, hold.losses) == (1, 0)


def test_k8_1_an_informer_takes_from_a_rival(board: Board) -> None:
    board.state.barons[RED].crowns = 3
    board.event("informer", GREEN)
    assert "choose seat-2" not in board.legal(GREEN)
    board.do(GREEN, "choose seat-0")
    assert [b.crowns for b in board.state.barons] == [0, 15, 18, 15]


def test_k8_1_a_relic_brings_faith_in_every_upkeep(board: Board) -> None:
    board.event("relic", GREEN)
    board.go("influence")
    assert board.state.barons[GREEN].faith == 1


def test_k8_1_mutiny_asks_the_wages_of_mercenaries_now(board: Board) -> None:
    board.position(crowns=2)
    board.noble("karmin", "vecht", "english-100", "regular-100")
    board.stronghold(RED, None, "polish-50")
    board.event("mutiny", RED)
    assert board.prompt(RED).step == "wages"
    board.do(RED, "discharge polish-50 stronghold; settle")
    assert board.state.barons[RED].crowns == 0
    assert board.force("karmin") == ["english-100", "regular-100"]


def test_k8_1_an_uprising_pays_or_the_city_is_free_nobles_or_not(board: Board) -> None:
    it = board.city("vecht", RED)
    board.noble("karmin", "vecht", "regular-50")
    board.event("uprising", RED)
    assert board.prompt(RED).step == "revolt"
    board.do(RED, "yield vecht")
    assert it.owner == -1


def test_k8_1_walls_fall_as_far_as_they_stand(board: Board) -> None:
    it = board.city("monz", RED, breaches=1)
    board.event("fallen-wall", RED)
    assert it.breaches == 2
    board.position()
    board.event("hearth-fire", RED)
    assert board.state.barons[RED].stronghold.breaches == 2


def test_k8_1_a_deserter_of_ones_choice(board: Board) -> None:
    board.noble("karmin", "vecht", "english-100", "regular-100")
    board.stronghold(RED, None, "polish-50")
    board.event("desertion", RED)
    assert board.legal(RED) == ["discharge polish-50 stronghold", "discharge english-100 karmin"]
    board.do(RED, "discharge english-100 karmin")
    assert board.force("karmin") == ["regular-100"]


def test_k8_1_the_homesick_of_one_nation_leave_everybody(board: Board) -> None:
    board.noble("karmin", "vecht", "english-100", "regular-100")
    board.noble("blauen", "lorne", "english-50", "english-150")
    board.stack({"nation": 0})
    board.event("homesick", YELLOW)
    assert board.force("karmin") == ["regular-100"]
    board.do(BLUE, "discharge english-50 blauen")
    assert board.force("blauen") == ["english-150"]


def test_k8_1_lame_horses_exhaust_everybody_on_the_board(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.noble("rubino", "ballin", "regular-50", sea=True)
    board.noble("russet", "", "regular-50")
    board.event("lame-horses", RED)
    found = [board.state.nobles[NOBLE[n]].exhausted for n in ("karmin", "rubino", "russet")]
    assert found == [True, True, False]


def test_k8_1_a_feast_kills_a_noble_of_the_drawer(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.event("poisoned-feast", RED)
    assert board.state.nobles[NOBLE["karmin"]].dead


def test_f31_an_assassin_kills_with_casualties(board: Board) -> None:
    board.noble("karmin", "vecht", "english-200", "regular-100")
    board.event("assassin", YELLOW)
    assert board.state.nobles[NOBLE["karmin"]].dead


def test_k8_1_a_noble_without_an_heir_dies_for_good(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50", "english-100")
    board.stack({"shape": 3})
    board.event("no-heir", RED)
    assert [(e.seat, e.noble) for e in board.state.lasting] == [(RED, NOBLE["karmin"])]
    board.event("poisoned-feast", RED)
    who = board.state.nobles[NOBLE["karmin"]]
    assert who.gone
    assert [TROOP_IDS[t] for t in board.state.removed].count("regular-50") == 12
    assert "english-100" not in board.force("karmin")


def test_f32_who_leaves_without_troops_keeps_his_line(board: Board) -> None:
    board.noble("karmin", "vecht", "regular-50")
    board.stack({"shape": 3})
    board.event("no-heir", RED)
    board.state.nobles[NOBLE["karmin"]].troops.clear()
    board.state.removed.append(
        next(t for t in range(66, 90) if TROOP_IDS[t] == "regular-50" and t not in board.state.removed)
    )
    board.go("plan")
    assert board.place("karmin") == ""
    assert not board.state.nobles[NOBLE["karmin"]].gone


def test_f11_coup_and_schism_move_the_tokens(board: Board) -> None:
    board.state.barons[GREEN].banned = True
    board.stack({"baron": GREEN}, {"baron": YELLOW})
    board.event("palace-coup", YELLOW)
    assert board.state.chairman == YELLOW, "no banned Baron takes the Chair"
    board.stack({"baron": GREEN})
    board.event("schism", YELLOW)
    assert board.state.head == GREEN


def test_k8_1_riots_turn_a_card_for_every_unguarded_city(board: Board) -> None:
    board.position(crowns=0)
    board.city("vecht", RED)
    board.city("lorne", GREEN)
    board.city("monz", GREEN)
    board.noble("sinople", "monz", "regular-50")
    board.stack({"revolt": True}, {"revolt": True})
    board.event("bread-riots", YELLOW)
    assert [board.city(c, board.state.cities[n].owner).owner for n, c in _cities("vecht", "lorne", "monz")] == [
        -1,
        -1,
        GREEN,
    ]


def _cities(*slugs: str) -> list[tuple[int, str]]:
    from engine.knights.game_data import CITY

    return [(CITY[slug], slug) for slug in slugs]


def test_k8_1_plague_strikes_everybody_in_an_area(board: Board) -> None:
    board.noble("karmin", "vecht", "english-200", "regular-100")
    board.noble("blauen", "vecht", "regular-100")
    board.stack({"city": CITY["vecht"]})
    board.event("plague", YELLOW)
    assert board.state.nobles[NOBLE["karmin"]].losses == 2
    assert board.state.nobles[NOBLE["blauen"]].dead


def test_k8_1_a_pretender_weakens_the_foremost(board: Board) -> None:
    board.state.barons[GREEN].influence, board.state.barons[RED].influence = 5, 4
    board.event("pretender", YELLOW)
    assert board.state.barons[GREEN].influence == 3


def test_k8_1_storm_market_and_fair_winds(board: Board) -> None:
    board.state.expeditions[0].spot, board.state.expeditions[0].stakes = 1, [3, 0, 0, 0]
    board.event("fair-winds", YELLOW)
    assert board.state.expeditions[0].spot == 2
    board.event("storm", YELLOW)
    assert (board.state.expeditions[0].spot, board.state.expeditions[0].stakes) == (0, [0] * 4)
    board.state.track[:2] = [RED, BLUE]
    board.event("deserted-market", YELLOW)
    assert board.state.track == [-1] * 7


def test_k8_1_nothing_fits_and_nothing_happens(board: Board) -> None:
    found = board.event("uprising", RED)
    assert "event-nothing" in keys(found)
    assert EVENT["uprising"] in board.state.events_out


# --- miracles --------------------------------------------------------------------------------------------------------


def test_k16_7_a_lasting_event_is_cancelled_late_for_one_more(board: Board) -> None:
    board.position(miracles=True)
    board.noble("karmin", "vecht", "regular-50")
    board.stack({"shape": 3})
    board.event("no-heir", RED)
    assert board.why(RED, "miracle no-heir") == "miracle-faith"
    assert board.why(RED, "miracle heretic") == "miracle"
    board.state.barons[RED].faith = 3
    assert board.why(GREEN, "miracle no-heir") == "miracle-red"
    board.do(RED, "miracle no-heir")
    assert board.state.nobles[NOBLE["karmin"]].heir
    assert not board.state.lasting


def test_f35_not_after_what_it_threatens_has_happened(board: Board) -> None:
    board.position(miracles=True)
    board.noble("karmin", "vecht", "regular-50")
    board.stack({"shape": 3})
    board.event("no-heir", RED)
    board.event("poisoned-feast", RED)
    board.state.barons[RED].faith = 9
    assert board.why(RED, "miracle no-heir") == "miracle-over"


def test_f35_not_while_he_dies(board: Board) -> None:
    """His deserters are still being chosen: it has happened all the same."""
    board.position(miracles=True)
    board.noble("karmin", "vecht", "english-100", "english-50", "regular-50")
    board.stack({"shape": 3})
    board.event("no-heir", RED)
    board.stack({"shape": 3}, {"nation": NATION["english"]})
    board.state.barons[RED].faith = 9
    board.do(RED, "order cancel never")
    board.event("poisoned-feast", RED)
    assert board.prompt(RED).step == "deserter"
    assert not board.state.nobles[NOBLE["karmin"]].gone
    assert board.why(RED, "miracle no-heir") == "miracle-over"


def test_f34_an_abandoned_noble_has_an_heir_all_the_same(board: Board) -> None:
    board.position(abandoned=True)
    board.noble("karmin", "vecht", "english-100", "regular-100", losses=1)
    board.state.nobles[NOBLE["karmin"]].heir = False
    board.event("desertion", RED)
    who = board.state.nobles[NOBLE["karmin"]]
    assert (who.dead, who.gone) == (True, False)


def test_k16_8_without_the_option_he_has_none(board: Board) -> None:
    board.noble("karmin", "vecht", "english-100", "regular-100", losses=1)
    board.state.nobles[NOBLE["karmin"]].heir = False
    board.event("desertion", RED)
    assert board.state.nobles[NOBLE["karmin"]].gone


def test_k8_1_silence_lets_the_smallest_desert(board: Board) -> None:
    board.noble("karmin", "vecht", "english-100", "regular-100")
    board.stronghold(RED, None, "polish-50", "german-200")
    board.event("desertion", RED)
    assert [str(a) for a in board.prompt(RED, "leaving").default] == ["discharge polish-50 stronghold"]


def test_k16_3_an_heir_slain_while_faith_is_asked_is_lost_once(board: Board) -> None:
    """An Event names a dead Noble; before its drawer has answered, the line ends: nothing is left for it to strike."""
    board.position(heirs=True)
    board.noble("karmin", "", "regular-50", dead=True, keeper=BLUE)
    board.state.barons[RED].faith = 2
    board.stack({"shape": 3}, {"shape": 3})
    board.event("no-heir", RED)
    board.do(RED, "wait")
    assert "line-ends" in keys(board.do(BLUE, "slay-heir karmin"))
    assert "no-heir" not in keys(board.do(RED, "wait"))
