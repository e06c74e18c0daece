"""Setting up, for every seat count and version, and placing the heroes (pages 2, 5, 6, 17 and 18)."""

from __future__ import annotations

import json

import pytest

from engine.core import Action, Event, IllegalAction, SaveError, blocking
from engine.xidit.board import REGIONS, SUPPLY, TILES, TRACKS, UNITS
from engine.xidit.rules import XIDIT
from engine.xidit.state import Options, census_years, cities_in_play, closed_regions, last_year
from engine.xidit.tiles import recruit_side
from tests.engine.xidit.board import Board, keys
from tests.engine.xidit.invariants import check


def test_p2_components() -> None:
    """70 units as 18/16/14/12/10, per seat 15 levels and 20 bards, nothing in anybody's hands at first."""
    assert sum(SUPPLY) == 70
    state = XIDIT.setup(seats=5, seed="a")
    check(state)
    for player in state.players:
        assert (player.levels_left, player.bards_left, player.sovereigns, sum(player.units)) == (15, 20, 0, 0)


@pytest.mark.parametrize("seats", [4, 5])
def test_p5_setup_boards(seats: int) -> None:
    """Five recruitment and five threat tiles, units as printed, five more for recruitment, the rest threats."""
    state = XIDIT.setup(seats=seats, seed="b")
    assert sum(bool(row) for row in state.recruits) == len(state.threats) == 5
    for city, row in enumerate(state.recruits):
        if row:
            assert [n for n, count in enumerate(row) for _ in range(count)] == list(recruit_side(seats, city))
            assert sum(row) == 5
    assert len(state.recruit_pile) == 4
    assert len(state.threat_pile) == 5
    assert state.next_recruit
    assert state.next_threat


def test_p5_titans_sleep_in_stacks_of_two() -> None:
    """Two Titans of each size, in random order, asleep and unknown."""
    orders = set()
    for n in range(20):
        state = XIDIT.setup(seats=4, seed=f"titans-{n}")
        orders.add(tuple(map(tuple, state.titans)))
        view = XIDIT.view(state, 0)
        assert [(t.size, t.left, t.awake, t.creature) for t in view.titans] == [
            (3, 2, False, ""), (4, 2, False, ""), (5, 2, False, "")
        ]  # fmt: skip
    assert len(orders) > 3


def test_p6_coming_tiles_are_seen() -> None:
    """The next tile of each side and the one on top of its pile lie face up; nothing below is shown."""
    state = XIDIT.setup(seats=4, seed="c")
    view = XIDIT.view(state, None)
    assert [t.city for t in view.coming_recruits] == [state.next_recruit, state.recruit_pile[-1]]
    assert [t.city for t in view.coming_threats] == [state.next_threat, state.threat_pile[-1]]
    assert (view.recruit_pile, view.threat_pile) == (4, 5)


def test_p6_tracks_in_random_order() -> None:
    """The three evaluations come in any order, known from the start."""
    orders = {tuple(XIDIT.setup(seats=4, seed=f"t-{n}").tracks) for n in range(60)}
    assert len(orders) == 6
    assert all(sorted(order) == sorted(TRACKS) for order in orders)


def test_p6_first_seat_by_lot() -> None:
    """Ruling: the lot replaces the rulebook's oldest player."""
    firsts = [XIDIT.setup(seats=5, seed=f"f-{n}").first for n in range(60)]
    assert set(firsts) == {0, 1, 2, 3, 4}


def test_p6_placement_clockwise_in_free_cities(board: Board) -> None:
    """From the first seat clockwise, any city, with a tile or without, but none where a hero stands."""
    board.state = XIDIT.setup(seats=4, seed="place", options=Options(placement="in_turn"))
    first = board.state.first
    assert board.legal(first) == {f"place {c}" for c in range(1, 22)}
    board.do(first, "place 21")
    second = (first + 1) % 4
    assert board.refusal(second, "place 21") == "no-free-city"
    assert board.refusal(first, "place 3") == "no-turn"
    assert len(board.legal(second)) == 20
    board.do(second, "place 1")
    board.do((first + 2) % 4, "place 2")
    events = board.do((first + 3) % 4, "place 3")
    assert keys(events) == ["placed", "placement-end", "year-begins"]
    assert events[1].tell == "phase"
    assert XIDIT.view(board.state, None).phase == "orders"


def wished(board: Board, *lists: tuple[int, ...]) -> list[Event]:
    """Wishes in the order in which seats choose, sealed; returns the events of the last seal."""
    events: list[Event] = []
    for n, cities in enumerate(lists):
        seat = (board.state.first + n) % board.state.seats
        events = board.do(seat, *(f"wish {rank} {city}" for rank, city in enumerate(cities, 1)), "seal")
    return events


def test_placement_wishes_at_once_and_in_secret(board: Board) -> None:
    """By post all seats give wishes at once, whoever chooses as the k-th k of them; nobody sees those of others."""
    board.state = XIDIT.setup(seats=4, seed="place")
    asked = [(board.state.first + n) % 4 for n in range(4)]
    assert set(blocking(XIDIT.prompts(board.state))) == {0, 1, 2, 3}
    for n, seat in enumerate(asked, 1):
        assert board.legal(seat) == {f"wish {rank} {city}" for rank in range(1, n + 1) for city in range(1, 22)}
        assert board.refusal(seat, f"wish {n + 1} 3") == "no-wish"
    board.do(asked[3], "wish 1 5", "wish 2 7", "wish 3 9")
    assert board.refusal(asked[3], "seal") == "no-seal-wishes"
    before = XIDIT.view(board.state, asked[0])
    board.do(asked[3], "wish 4 11")
    assert XIDIT.view(board.state, asked[0]) == before
    board.do(asked[3], "seal")
    assert board.legal(asked[3]) == {"unseal"}
    assert XIDIT.view(board.state, asked[0]).seats[asked[3]].sealed
    assert XIDIT.view(board.state, asked[3]).own.wishes == [5, 7, 9, 11]
    board.do(asked[3], "unseal", "wish 1 6", "seal")


def test_placement_wishes_are_granted_clockwise(board: Board) -> None:
    """From the first seat clockwise each hero gets the first of its wishes that is free."""
    board.state = XIDIT.setup(seats=4, seed="place")
    first = board.state.first
    events = wished(board, (12,), (12, 5), (5, 12, 7), (12, 5, 7, 9))
    assert [board.state.players[(first + n) % 4].city for n in range(4)] == [12, 5, 7, 9]
    assert keys(events) == ["wishes-sealed", *["placed"] * 4, "placement-end", "year-begins"]
    assert not any(p.sealed or p.wishes for p in board.state.players)


def test_placement_wishes_change_places(board: Board) -> None:
    """A city named twice changes places with the wish that it replaces, so that wishes always differ."""
    board.state = XIDIT.setup(seats=4, seed="place")
    last = (board.state.first + 3) % 4
    board.do(last, "wish 1 5", "wish 2 7", "wish 1 7")
    assert board.state.players[last].wishes == [7, 5, 0, 0]
    board.do(last, "wish 4 7")
    assert board.state.players[last].wishes == [0, 5, 0, 7]


def test_placement_silence_wishes_for_recruits(board: Board) -> None:
    """The answer for silence keeps the wishes given and fills the others with cities where recruits gather."""
    board.state = XIDIT.setup(seats=4, seed="place")
    last = (board.state.first + 3) % 4
    board.do(last, "wish 2 21")
    board.do(last, *(str(action) for action in XIDIT.prompts(board.state)[last][0].default))
    assert board.state.players[last].sealed
    assert board.state.players[last].wishes[1] == 21
    assert all(board.state.recruits[c] for c in board.state.players[last].wishes if c != 21)


def test_p6_cities_are_shared_later(board: Board) -> None:
    """The bar on a taken city holds for the placement alone."""
    board.position(cities=(5, 12, 1, 2))
    board.run_year({0: "blue"})
    assert [board.state.players[0].city, board.state.players[1].city] == [12, 12]


def test_p18_three_seats_setup() -> None:
    """Eighteen tiles, four units on each, four of each side on the board; regions 1 and 2 closed; 19-21 unused."""
    state = XIDIT.setup(seats=3, seed="d")
    assert sum(bool(row) for row in state.recruits) == len(state.threats) == 4
    assert {sum(row) for row in state.recruits if row} == {4}
    assert len(TILES.recruits_three) == 18
    view = XIDIT.view(state, None)
    assert view.unused_cities == [19, 20, 21]
    assert [r.number for r in view.regions if r.closed] == [1, 2]
    assert (view.recruit_pile, view.threat_pile) == (4, 4)


@pytest.mark.parametrize("start", [6, 7])
def test_p18_phantom_starts(start: int) -> None:
    """6, 5, 4 points in the order of the evaluations, or 7, 6, 5."""
    state = XIDIT.setup(seats=3, seed="e", options=Options(phantom_start=start))  # type: ignore[arg-type]
    view = XIDIT.view(state, 0)
    assert [view.phantom[track] for track in state.tracks] == [start, start - 1, start - 2]
    assert XIDIT.view(XIDIT.setup(seats=4, seed="e"), 0).phantom == {}


def test_p18_phantom_starts_in_the_order_drawn() -> None:
    """The most points on what is evaluated first, whatever the order: every one of the six is met."""
    met = set()
    for seed in range(40):
        state = XIDIT.setup(seats=3, seed=f"phantom-{seed}")
        assert [XIDIT.view(state, None).phantom[track] for track in state.tracks] == [6, 5, 4]
        met.add(tuple(state.tracks))
    assert len(met) == 6


@pytest.mark.parametrize(
    ("seats", "short", "unused", "closed"),
    [
        (3, False, {19, 20, 21}, {1, 2}),
        (3, True, {14, 18, 19, 20, 21}, {1, 2}),
        (4, False, set(), set()),
        (4, True, {19, 20, 21}, {1, 2}),
        (5, False, set(), set()),
        (5, True, {20, 21}, {2}),
    ],
)
def test_p18_unused_cities_and_closed_regions(seats: int, short: bool, unused: set[int], closed: set[int]) -> None:
    """Fewer cities and regions for three seats and in the short game."""
    assert set(range(1, 22)) - set(cities_in_play(seats, short)) == unused
    assert {REGIONS[n].number for n in closed_regions(seats, short)} == closed
    check(XIDIT.setup(seats=seats, seed="g", options=Options(short=short)))


def test_p18_short_game_years() -> None:
    """Nine years with censuses after 3, 6, 9 instead of twelve with 4, 8, 12."""
    assert (last_year(True), census_years(True)) == (9, (3, 6, 9))
    assert (last_year(False), census_years(False)) == (12, (4, 8, 12))


def test_setup_refuses_contradictory_options() -> None:
    """A clear ``ValueError``: seven points without a phantom, another number, foreign options."""
    with pytest.raises(ValueError, match="three seats"):
        XIDIT.setup(seats=4, seed="x", options=Options(phantom_start=7))
    with pytest.raises(ValueError, match="6 or 7"):
        XIDIT.setup(seats=3, seed="x", options=Options(phantom_start=5))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="options"):
        XIDIT.setup(seats=3, seed="x", options=XIDIT.setup(seats=3, seed="y"))
    with pytest.raises(ValueError, match="wishes or in_turn"):
        XIDIT.setup(seats=3, seed="x", options=Options(placement="later"))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="true or false"):
        XIDIT.setup(seats=3, seed="x", options=Options(short=1))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a text"):
        XIDIT.setup(seats=3, seed=5)  # type: ignore[arg-type]
    for seats in (2, 6, True):
        with pytest.raises(ValueError, match="3 to 5 seats"):
            XIDIT.setup(seats=seats, seed="x")


def test_illegal_actions_leave_the_state_alone(board: Board) -> None:
    """``IllegalAction`` carries the refusal; the bytes stay the same."""
    board.position()
    before = XIDIT.dumps(board.state)
    with pytest.raises(IllegalAction) as caught:
        XIDIT.apply(board.state, 0, Action("seal"))
    assert caught.value.refusal.code == "xidit-no-seal-missing"
    assert caught.value.refusal.params == {"steps": [1, 2, 3, 4, 5, 6]}
    assert XIDIT.dumps(board.state) == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("frames", [["orders"], ["reward", 9, 1, 1, 1, 1]]),
        ("seats", 9),
        ("first", 7),
        ("year", 40),
        ("next_threat", 99),
        ("recruits", []),
        ("barracks", [1]),
        ("owner", []),
        ("bards", [[0]]),
        ("awake", []),
        ("titans", [[0], [1], [77]]),
        ("players", [[1, [0, 0]]] * 4),
        ("players", [[1, [0, 0, 0, 0, 0], 0, 99]] * 4),
        ("players", [[1, [0, 0, 0, 0, 0], 0, 20, 15, 0, 0, ["red"]]] * 4),
        ("options", {"short": 3}),
        ("dice", 5),
    ],
)
def test_damaged_saves_are_refused(board: Board, field: str, value: object) -> None:
    """Right JSON with wrong contents gets ``SaveError``, not a broken game."""
    save = json.loads(XIDIT.dumps(board.position().state))
    assert field in save
    save[field] = value
    with pytest.raises(SaveError, match="xidit save"):
        XIDIT.loads(json.dumps(save).encode())


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("frames", [], "what is going on"),
        ("frames", [["renew", "recruit"]], "what is going on: Renew"),
        ("frames", [["orders"], ["reward", 4, 1, 1, 1, 1]], "what is going on: Orders Reward"),
        ("seats", 5, "number of seats"),
        ("threats", [1, 1], "missing or double in sight"),
        ("tracks", ["wealth", "wealth", "wealth"], "evaluations"),
        ("phantom", [1, 2, 3], "evaluations"),
    ],
)
def test_damaged_saves_are_not_sound(board: Board, field: str, value: object, fault: str) -> None:
    """Contents of the right types that do not fit together are read and found out, by what everybody sees."""
    save = json.loads(XIDIT.dumps(board.position().state))
    save[field] = value
    state = XIDIT.loads(json.dumps(save).encode())
    for public in (False, True):
        assert any(fault in found for found in XIDIT.invariants(state, public=public))


def test_view_refuses_unknown_seats(board: Board) -> None:
    """A seat out of range is a programming error, named."""
    with pytest.raises(ValueError, match="no seat 4"):
        XIDIT.view(board.position().state, 4)
    assert list(UNITS) == list(XIDIT.view(board.position().state, None).barracks)


def test_p6_who_decides_while_heroes_are_placed(board: Board) -> None:
    """All at once until they have sealed; one by one, clockwise and past the last seat, where the table wants that."""
    board.state = XIDIT.setup(seats=3, seed="acting")
    assert XIDIT.view(board.state, None).acting == [0, 1, 2]
    assert XIDIT.view(board.state, 0).own.route == [0] * 7  # type: ignore[union-attr]
    board.do(1, *map(str, XIDIT.prompts(board.state)[1][0].default))
    assert XIDIT.view(board.state, None).acting == [0, 2]
    board.state = XIDIT.setup(seats=4, seed="acting", options=Options(placement="in_turn"))
    board.state.first = 2
    for seat in (2, 3, 0, 1):
        assert XIDIT.view(board.state, None).acting == [seat]
        board.do(seat, f"place {seat + 1}")


def test_p2_three_to_five_seats() -> None:
    assert list(XIDIT.seats) == [3, 4, 5]
