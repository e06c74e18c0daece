"""Setting up (K2), and what fewer than six players change (K15)."""

from __future__ import annotations

import pytest

from engine.knights.board import city_at, stronghold_sites
from engine.knights.fate import random_city, random_noble
from engine.knights.game_data import (
    AREA,
    AREA_IDS,
    CITIES,
    EVENTS,
    FATE,
    KINDS,
    KINGDOM_CITIES,
    NOBLE_IDS,
    OVERSEAS,
    RING,
    SHAPES,
    TROOPS,
)
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import KnState, Options, in_turn, nobles_of
from tests.engine.knights.board import Board
from tests.engine.knights.invariants import check


def new(seats: int = 4, seed: str = "set-up", **options: object) -> KnState:
    state = KNIGHTS.setup(seats=seats, seed=seed, options=Options(**options))  # type: ignore[arg-type]
    check(state)
    return state


def assigned(board: Board, seats: int = 4, seed: str = "set-up") -> Board:
    """Everybody has spread his troops over his Nobles."""
    board.state = new(seats, seed)
    for seat in range(seats):
        for action in board.prompt(seat).default:
            KNIGHTS.apply(board.state, seat, action)
    return board


def test_k2_1_the_first_event_goes_under_the_deck() -> None:
    state = new()
    assert sorted(state.events) == list(range(len(EVENTS)))
    assert KNIGHTS.view(state, None).decks.back == EVENTS[state.events[0]].colour


def test_k2_1_the_first_of_the_shuffled_events_lies_lowest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.knights.setup._shuffled", lambda dice, count, label: list(range(count)))
    assert new().events == [*range(1, len(EVENTS)), 0]


def test_k2_2_an_empty_treasury_never_stops_anybody() -> None:
    state = new()
    assert all((b.votes, b.faith, b.influence) == (0, 0, 0) for b in state.barons)


@pytest.mark.parametrize(("seats", "length"), [(2, 10), (4, 8), (6, 15)])
def test_k2_3_the_pool_and_k16_1_its_length(seats: int, length: int) -> None:
    assert new(seats, length=length).pool == seats * length


def test_k16_1_the_length_sets_the_pool() -> None:
    assert [new(3, length=n).pool for n in (8, 10, 12, 15)] == [24, 30, 36, 45]


@pytest.mark.parametrize(("seats", "razed"), [(2, 11), (3, 7), (4, 5), (5, 3), (6, 0)])
def test_k15_1_cities_razed_at_the_start(seats: int, razed: int) -> None:
    state = new(seats)
    found = [c for c, it in enumerate(state.cities) if it.razed]
    assert len(found) == razed
    assert set(found) <= set(KINGDOM_CITIES)


def test_k2_4_six_players_find_every_city_standing() -> None:
    assert not any(c.razed for c in new(6).cities)


def test_k2_5_each_baron_has_his_own() -> None:
    state = new(6)
    assert sorted(b.baron for b in state.barons) == list(range(6))
    assert all(b.hand == [2] * len(KINDS) for b in state.barons)
    assert all(len(nobles_of(state, s)) == len(SHAPES) for s in range(6))


def test_k2_6_chairman_and_head_are_two() -> None:
    for seed in "abcdefgh":
        for seats in (2, 6):
            state = new(seats, seed)
            assert state.chairman != state.head


def test_k2_7_fifteen_crowns_each() -> None:
    assert [b.crowns for b in new().barons] == [15] * 4


def test_k2_8_regulars_and_two_mercenaries_are_given_out_in_secret(board: Board) -> None:
    board.state = new()
    assert board.waits() == [0, 1, 2, 3]
    for baron in board.state.barons:
        cards = baron.stronghold.troops
        sizes = sorted(TROOPS[t].size for t in cards if TROOPS[t].nation < 0)
        hired = sorted(TROOPS[t].size for t in cards if TROOPS[t].nation >= 0)
        assert (sizes, hired) == ([50, 50, 50, 100], [50, 100])
    assert board.why(0, "seal") == "assign-left"
    mine = NOBLE_IDS[nobles_of(board.state, 0)[3]]
    for n in range(1, 7):
        board.do(0, f"assign {n} {mine}")
    assert f"assign 1 {mine}" not in board.legal(0), "it lies there already"
    board.do(0, "seal")
    assert board.waits() == [1, 2, 3]
    assert board.why(0, "assign 1 stronghold") == "sealed"
    board.do(0, "unseal; assign 1 stronghold; seal")
    for seat in (1, 2, 3):
        board.do(seat, "; ".join([*(f"assign {n} stronghold" for n in range(1, 7)), "seal"]))
    assert len(board.state.nobles[nobles_of(board.state, 0)[3]].troops) == 5
    assert len(board.state.barons[0].stronghold.troops) == 1
    assert len(board.state.barons[1].stronghold.troops) == 6


def test_k2_9_the_first_offer_is_players_and_one() -> None:
    assert [len(new(n).offer) for n in (2, 4, 6)] == [3, 5, 7]


def test_f2_the_first_offer_is_players_and_one() -> None:
    view = KNIGHTS.view(new(5), None)
    assert len(view.offer) == 6


def test_k2_10_three_agendas_wait() -> None:
    state = new()
    assert (len(state.pending), len(state.agendas)) == (3, 41)


def test_k2_11_strongholds_from_the_chairman_clockwise(board: Board) -> None:
    assigned(board)
    order = in_turn(board.state)
    assert order[0] == board.state.chairman
    for seat in order:
        assert board.waits() == [seat]
        assert board.prompt(seat).step == "found"
        KNIGHTS.apply(board.state, seat, board.prompt(seat).default[0])
    assert board.prompt(order[-1]).step == "deploy"


def test_k2_11_not_by_a_standing_city_nor_by_a_rival(board: Board) -> None:
    assigned(board, 6)
    first = board.state.chairman
    sites = {a.split()[1] for a in board.legal(first)}
    assert not sites & {c.slug for c in CITIES}
    assert not sites & {AREA_IDS[a] for a in OVERSEAS}
    chosen = AREA_IDS[stronghold_sites(board.state, first)[0]]
    board.do(first, f"found {chosen}")
    second = in_turn(board.state)[1]
    assert f"found {chosen}" not in board.legal(second)
    assert board.why(second, f"found {chosen}") == "site-stronghold"
    assert board.why(second, "found vecht") == "site-city"


def test_f26_a_stronghold_may_stand_where_a_city_was_razed(board: Board) -> None:
    assigned(board, 4)
    razed = [c for c, it in enumerate(board.state.cities) if it.razed]
    sites = stronghold_sites(board.state, 0)
    assert [AREA[CITIES[c].area] in sites for c in razed] == [True] * len(razed)


@pytest.mark.parametrize("seats", [2, 3])
def test_k15_2_two_or_three_keep_off_the_ring(board: Board, seats: int) -> None:
    assigned(board, seats)
    assert not set(stronghold_sites(board.state, 0)) & RING
    first = board.state.chairman
    closed = next(a for a in sorted(RING) if city_at(board.state, a) < 0)
    assert board.why(first, f"found {AREA_IDS[closed]}") == "site-ring"
    assert set(stronghold_sites(assigned(board, 4).state, 0)) & RING


def test_k2_12_nobles_counterclockwise_one_by_one(board: Board) -> None:
    assigned(board)
    order = in_turn(board.state)
    for seat in order:
        KNIGHTS.apply(board.state, seat, board.prompt(seat).default[0])
    back = list(reversed(order))
    for seat in (*back, *back):
        assert board.waits() == [seat]
        KNIGHTS.apply(board.state, seat, board.prompt(seat).default[0])


def test_k2_12_not_where_rivals_are_and_only_with_troops(board: Board) -> None:
    assigned(board)
    order = in_turn(board.state)
    for seat in order:
        KNIGHTS.apply(board.state, seat, board.prompt(seat).default[0])
    last = order[-1]
    rival = AREA_IDS[board.state.barons[order[0]].stronghold.area]
    mine = NOBLE_IDS[nobles_of(board.state, last)[0]]
    assert board.why(last, f"deploy {mine} {rival}") == "site-stronghold"
    assert board.why(last, f"deploy {mine} cadiz") == "site-overseas"
    assert board.why(last, f"deploy {NOBLE_IDS[nobles_of(board.state, order[0])[0]]} vecht") == "not-yours"
    free = AREA_IDS[next(a for a in sorted(RING) if city_at(board.state, a) >= 0)]
    board.do(last, f"deploy {mine} {free}")
    third = order[-2]
    own = NOBLE_IDS[nobles_of(board.state, third)[0]]
    assert board.why(third, f"deploy {own} {free}") == "site-noble"


def test_k2_12_nobles_without_troops_stay_off_the_board(board: Board) -> None:
    board.state = new()
    for seat in range(4):
        lead = NOBLE_IDS[nobles_of(board.state, seat)[0]]
        board.do(seat, "; ".join([*(f"assign {n} {lead}" for n in range(1, 7)), "seal"]))
    for _ in range(8):
        seat = board.waits()[0]
        KNIGHTS.apply(board.state, seat, board.prompt(seat).default[0])
    assert board.prompt(0).step == "plan"
    assert sum(who.area >= 0 for who in board.state.nobles) == 4


def test_setup_refuses_what_it_does_not_know() -> None:
    for seats in (1, 7, True, "4"):
        with pytest.raises(ValueError, match="2 to 6"):
            KNIGHTS.setup(seats=seats, seed="x")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="options"):
        KNIGHTS.setup(seats=4, seed="x", options=Options(length=9))  # type: ignore[arg-type]


def test_k3_5_fate_is_drawn_until_a_card_fits_and_goes_to_the_bottom() -> None:
    state = new()
    top = state.fate[:3]
    city = FATE[top[2]].city
    assert random_city(state, [], [city]) == city
    assert state.fate[-3:] == top
    assert sorted(state.fate) == list(range(24))


def test_k3_5_one_card_names_a_noble_of_a_baron() -> None:
    state = new(6)
    noble = FATE[state.fate[1]].noble
    assert random_noble(state, [], [noble]) == noble
    assert random_noble(state, [], []) == -1
