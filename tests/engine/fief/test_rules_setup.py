"""Setting up (P1-P15, 13.6, 13.7) and the course of a round (1.0)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core import Action, blocking
from engine.fief.board import family_nobles, reserve
from engine.fief.game_data import CATHEDRALS, CITIES_OF, CITY, EXCALIBUR_OF, MAN, NOBLES, REGION_OF, SERVANTS, UNIT
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Settle, families_in_turn, families_of, seats_in_turn
from tests.engine.fief.board import Board
from tests.engine.fief.events import keys
from tests.engine.fief.play import start


def settled(board: Board, seats: int = 4, seed: str = "p", **options: object) -> Board:
    """A game in which everybody has taken the first answer up to the first discards."""
    board.state = start(seats, seed, **options)
    while RULES.view(board.state, None).stage == "settle":
        seat = board.waits()[0]
        prompt = blocking(RULES.prompts(board.state))[seat][0]
        RULES.apply(board.state, seat, prompt.actions[0])
    return board


@pytest.mark.parametrize(("seats", "families"), [(2, 4), (3, 3), (4, 4)])
def test_p6_pieces_and_money(seats: int, families: int) -> None:
    """Every family has its pieces, five shillings and its treasures; two families of one seat have one purse (13.7)."""
    state = start(seats, "p6")
    assert state.families == families
    assert state.purse == [5 * families // seats] * seats
    left = [reserve(state, 0, UNIT[u]) for u in ("knight", "soldier", "archer", "bombard", "catapult")]
    assert left == [8, 12, 4, 3, 2]
    assert state.treasures == [2] * families
    assert state.pigeons == [3] * families


def test_p7_a_man_and_a_woman_each_three_of_each_removed() -> None:
    for seats in (2, 3, 4):
        state = start(seats, "p7")
        for family in range(state.families):
            assert sorted(MAN[n] for n in family_nobles(state, family)) == [False, True]
        assert sorted(MAN[n] for n in state.aside) == [False] * 3 + [True] * 3
        assert not set(state.aside) & {c for c in state.characters if c < len(NOBLES)}


def test_p8_the_rest_is_the_character_deck() -> None:
    state = start(4, "p8")
    assert len(state.characters) == 20 - 6 - 8 + 3 + 4 + 2 + 2
    assert state.characters != sorted(state.characters)


def test_p10_a_servant_for_each_noble(board: Board) -> None:
    """P10 and ruling 1: two servants a family, read aloud; which Noble gets which is its own choice."""
    board.state = start(4, "p10")
    assert board.waits() == [0, 1, 2, 3]
    one, two = board.legal(2, "serve")
    events = board.do(2, two)
    assert keys(events)[:2] == ["serves", "serves"]
    servant, noble = two.split()[1:]
    assert SERVANTS[board.state.nobles[NOBLES.index(noble)].servant].slug == servant
    assert one.split()[2] != noble
    assert len(board.state.servants) == 23 - 8
    assert 2 not in board.waits()


def test_p12_p13_excalibur_and_relics() -> None:
    found = set()
    for number in range(20):
        state = start(4, f"p12-{number}")
        assert state.sword in EXCALIBUR_OF
        found.add(state.sword)
        assert sorted(r.city for r in state.relics) == sorted(CATHEDRALS)
        assert not any(r.known for r in state.relics)
    assert len(found) > 3
    assert start(4, "p12", excalibur=False).sword == -1


def test_p14_against_the_clock_the_first_player_last(board: Board) -> None:
    """Seat 0 has the marker: 3, 2, 1, then 0 place; a city that is taken cannot be chosen."""
    for family, (man, woman) in enumerate([(0, 10), (1, 11), (2, 12), (3, 13)]):
        for n in (man, woman):
            board.state.characters.remove(n)
            board.state.nobles[n].family = family
    board.go("settle", first=0)
    asked = []
    for city in ("london", "york", "norwich", "exeter"):
        (seat,) = board.waits()
        asked.append(seat)
        assert len(board.legal(seat, "settle")) == 18 - len(asked) + 1
        board.do(seat, f"settle {city}")
    assert asked == [3, 2, 1, 0]
    assert board.units(3, "london") == {"knight": 2, "archer": 2, "soldier": 2}
    assert all(board.state.nobles[n].place == board.state.nobles[n + 10].place for n in range(4))
    assert board.control("york") == 2


def test_p14_a_fortress_and_nothing_else(board: Board) -> None:
    settled(board)
    built = [town.building for town in board.state.towns if town.building]
    assert built == ["fortress"] * 4
    assert not any(town.mill for town in board.state.towns)


def test_p15_round_one_begins_with_phase_two(board: Board) -> None:
    """1.0, 9: nobody marries or votes in the first round."""
    settled(board)
    view = RULES.view(board.state, None)
    assert (view.round, view.stage, view.phase) == (1, "discard", 2)


def test_1_0_phases_in_order(board: Board) -> None:
    """Each stage of the round comes once, in the order of the rulebook; afterwards the marker goes on."""
    settled(board, 4, "order")
    first, seen = board.state.first, ["discard"]
    while board.state.round == 1:
        prompts = blocking(RULES.prompts(board.state))
        seat = sorted(prompts)[0]
        for action in prompts[seat][0].default:
            RULES.apply(board.state, seat, action)
        stage = RULES.view(board.state, None).stage
        if stage != seen[-1]:
            seen.append(stage)
    order = ["discard", "draw", "fate", "play", "eve", "burn", "ransom", "buy", "move", "raid", "battle", "pillage",
             "dusk", "court"]  # fmt: skip
    numbers = [order.index(stage) for stage in seen]
    assert all(a < b for a, b in pairwise(numbers)), seen
    assert seen[-1] == "court"
    assert board.state.first == (first + 1) % 4


def test_1_0_turns_go_clockwise_from_the_marker(board: Board) -> None:
    board.position(first=2)
    assert seats_in_turn(board.state) == [2, 3, 0, 1]
    assert families_in_turn(board.state) == [2, 3, 0, 1]


def test_13_7_two_families_one_after_the_other(board: Board) -> None:
    board.position(2, first=1)
    assert families_of(board.state, 1) == (2, 3)
    assert families_in_turn(board.state) == [2, 3, 0, 1]


def test_13_6_regions_by_dice(board: Board) -> None:
    """Every family throws for another region and settles in one of its cities."""
    for number in range(5):
        board.state = start(4, f"regions-{number}", regions="random")
        while not isinstance(board.state.frames[-1], Settle):
            seat = board.waits()[0]
            board.do(seat, board.legal(seat, "serve")[0])
        taken = []
        while isinstance(board.state.frames[-1], Settle):
            (seat,) = board.waits()
            cities = board.legal(seat, "settle")
            regions = {REGION_OF[CITY[text.split()[1]]] for text in cities}
            assert len(regions) == 1
            taken += regions
            assert len(cities) == len(CITIES_OF[taken[-1]])
            board.do(seat, cities[-1])
        assert len(set(taken)) == 4


def test_setup_refuses_what_does_not_exist() -> None:
    for bad in ({"regions": "north"}, {"voting": "loud"}, {"guard": "yes"}):
        with pytest.raises(ValueError, match="options"):
            RULES.setup(seats=4, seed="x", options=RULES.Options(**bad))
    assert RULES.why_not(start(4, "x"), 0, Action("settle", ("london",))) is not None
