"""Secret orders and their resolution: moves, recruits, threats, rewards (pages 6 to 9 and 19)."""

from __future__ import annotations

import pytest

from engine.core import Place, SeatRef, Word, visible_to
from engine.xidit.board import CENTRAL, INDEX, THREATS
from engine.xidit.rules import XIDIT
from tests.engine.xidit.board import Board, counts, keys, seat_of, told


def test_p7_orders_are_secret_and_revocable(board: Board) -> None:
    """All write at once; sealed orders can be reopened until the last seal; nobody else sees anything but the seal."""
    board.position()
    board.program(1, "red act")
    before = XIDIT.view(board.state, 0)
    board.do(1, "order 1 blue", "order 6 act")
    assert XIDIT.view(board.state, 0) == before
    board.do(1, "seal")
    assert XIDIT.view(board.state, 0).seats[1].sealed
    assert board.legal(1) == {"unseal"}
    prompt = XIDIT.prompts(board.state)[1][0]
    assert (prompt.id, prompt.blocks, prompt.secret) == ("orders-1", False, True)
    assert board.refusal(1, "order 1 red") == "no-sealed"
    board.do(1, "unseal", "order 1 red", "order 1 red")
    assert board.refusal(1, "unseal") == "no-unsealed"
    assert XIDIT.view(board.state, 1).own.orders[0] == "red"


def test_p7_all_boards_are_uncovered_before_the_first_order(board: Board) -> None:
    """Whoever is asked in the first step sees what all do in the six; they lie open until the next year's do."""
    board.position(cities=(7, 2, 3, 4), threats=(7,), units={0: "archer mage"}, first=1)
    assert XIDIT.view(board.state, 2).uncovered == []
    events = board.run_year({0: "act", 1: "red blue"})
    assert [e.params["seat"] for e in events if e.key == "xidit-orders-shown"] == [SeatRef(n) for n in (1, 2, 3, 0)]
    shown = next(e.params for e in events if e.key == "xidit-orders-shown")
    assert [shown[f"o{n}"] for n in range(1, 7)] == [Word(w) for w in ("red", "blue", "wait", "wait", "wait", "wait")]
    assert XIDIT.view(board.state, 0).asked == "reward"
    for reader in (0, 3, None):
        assert XIDIT.view(board.state, reader).uncovered[1] == ["red", "blue", "wait", "wait", "wait", "wait"]
    board.do(0, "reward sovereigns guild")
    assert XIDIT.view(board.state, 2).phase == "orders"
    assert XIDIT.view(board.state, 2).uncovered[0][0] == "act"


def test_p7_seal_needs_six_orders(board: Board) -> None:
    """An order for each of the six steps."""
    board.position()
    board.do(0, *(f"order {n} wait" for n in range(1, 6)))
    assert board.refusal(0, "seal") == "no-seal-missing"
    board.do(0, "order 6 wait")
    assert "seal" in board.legal(0)


def test_p7_step_by_step_from_the_first_seat(board: Board) -> None:
    """Everybody's first order, then everybody's second, each time clockwise from the first seat."""
    board.position(cities=(1, 2, 3, 4), first=2)
    events = [e for e in board.run_year(dict.fromkeys(range(4), "wait red")) if e.key == "xidit-wait"]
    assert [seat_of(e) for e in events[:4]] == [2, 3, 0, 1]
    moved = Board().position(cities=(1, 2, 7, 4), first=2)
    seats = [seat_of(e) for e in moved.run_year(dict.fromkeys(range(4), "red")) if e.key == "xidit-move"]
    assert seats == [2, 3, 0, 1]


def test_p7_move_along_the_blue_road_from_5_to_12(board: Board) -> None:
    """Andres' example: the blue road leads from city 5 to city 12."""
    board.position(cities=(5, 2, 3, 4))
    board.run_year({0: "blue"})
    assert board.state.players[0].city == 12


def test_p7_no_road_of_that_colour_does_nothing(board: Board) -> None:
    """City 3 has no red road: the hero stays and the order is spent."""
    board.position(cities=(3, 2, 1, 4))
    events = board.run_year({0: "red"})
    assert board.state.players[0].city == 3
    assert "no-road" in keys(events)


def test_p7_recruits_the_weakest_unit(board: Board) -> None:
    """David in city 5: of militia, archer and mage he must take the militia."""
    board.position(cities=(5, 2, 3, 4), recruits={5: "militia archer mage"})
    board.run_year({0: "act"})
    assert board.state.players[0].units == counts("militia")
    assert board.state.recruits[5] == counts("archer mage")


def test_p7_one_unit_per_city_and_year(board: Board) -> None:
    """Further action orders in the same city do nothing that year; the next year it works again."""
    board.position(cities=(5, 2, 3, 4), recruits={5: "militia archer mage"})
    events = board.run_year({0: "act act act"})
    assert sum(board.state.players[0].units) == 1
    assert keys(events).count("recruited-before") == 2
    board.run_year({0: "act"})
    assert board.state.players[0].units == counts("militia archer")


def test_p7_two_cities_in_a_year(board: Board) -> None:
    """The limit is per city and per seat, not per year."""
    board.position(cities=(5, 5, 3, 4), recruits={5: "militia archer mage", 12: "infantry infantry cleric"})
    board.run_year({0: "act blue act", 1: "act"})
    assert board.state.players[0].units == counts("militia infantry")
    assert board.state.players[1].units == counts("archer")


def test_p8_action_where_nothing_lies_does_nothing(board: Board) -> None:
    """The tile went before the order came up: the order is ignored."""
    board.position(cities=(5, 5, 3, 4), recruits={5: "mage"}, coming=(9, 10))
    events = board.run_year({0: "act", 1: "act"})
    assert board.state.players[0].units == counts("mage")
    assert board.state.players[1].units == counts("")
    assert "act-nothing" in keys(events)


def test_p8_threat_beaten_with_archer_and_mage(board: Board) -> None:
    """Andres' example: the units demanded go back to the barracks, in the open."""
    board.position(cities=(7, 2, 3, 4), threats=(7,), units={0: "archer mage militia"})
    barracks = list(board.state.barracks)
    events = board.run_year({0: "act"})
    assert board.state.players[0].units == counts("militia")
    gained = counts("archer mage")
    assert board.state.barracks == [n + m for n, m in zip(barracks, gained, strict=True)]
    beaten = next(e for e in events if e.key == "xidit-threat-beaten")
    assert told(beaten, "units") == ["archer", "mage"]
    assert board.state.players[0].kills == 1
    assert 7 in board.state.threat_discard
    assert XIDIT.view(board.state, 1).offer == {"sovereigns": 3, "bards": 4, "guild": 2}


def test_p8_threat_must_be_beaten(board: Board) -> None:
    """No choice: whoever acts with the units there beats it, even the second time round."""
    board.position(cities=(7, 2, 3, 4), threats=(7,), units={0: "archer mage"})
    board.run_year({0: "wait act act"})
    assert XIDIT.view(board.state, 0).asked == "reward"


def test_p8_threat_stands_without_the_units(board: Board) -> None:
    """One unit short: nothing happens and nothing is paid."""
    board.position(cities=(7, 2, 3, 4), threats=(7,), units={0: "archer archer cleric"})
    events = board.run_year({0: "act"})
    assert "threat-stands" in keys(events)
    assert board.state.players[0].units == counts("archer archer cleric")
    assert 7 in board.state.threats


def test_p8_exactly_two_of_three_kinds(board: Board) -> None:
    """Any pair of different kinds, in the fixed order."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.run_year({0: "act"})
    assert board.legal(0) == {"reward sovereigns bards", "reward sovereigns guild", "reward bards guild"}
    assert board.refusal(0, "reward bards bards") == "no-pair"
    assert board.refusal(1, "reward sovereigns bards") == "no-turn"


def test_p8_sovereigns_go_behind_the_screen(board: Board) -> None:
    """Ainhoa's example: five sovereigns, as printed."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.run_year({0: "act"})
    before = XIDIT.view(board.state, 1).seats
    board.do(0, "reward sovereigns guild")
    assert board.state.players[0].sovereigns == 5
    assert XIDIT.view(board.state, 1).seats[0].bards_on_board == before[0].bards_on_board
    assert XIDIT.view(board.state, 0).own.sovereigns == 5
    assert XIDIT.view(board.state, 1).own.sovereigns == 0


def test_p8_the_bank_can_run_dry(board: Board) -> None:
    """Ruling: the 60 coins are 20 each of 1, 2 and 5, worth 160; an empty bank pays what it has."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.state.players[1].sovereigns = 157
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns guild")
    assert board.state.players[0].sovereigns == 3


def test_p9_bards_around_the_hero(board: Board) -> None:
    """Ainhoa's example: four bards over the regions around her, one at a time."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns bards")
    assert board.legal(0) == {"bard goldenvale", "bard mirrormere"}
    assert board.refusal(0, "bard frostmark") == "no-region"
    assert XIDIT.view(board.state, 0).own.pending == 4
    board.do(0, "bard goldenvale", "bard goldenvale", "bard mirrormere")
    events = board.do(0, "bard goldenvale")
    assert board.state.bards[INDEX["goldenvale"]][0] == 3
    assert board.state.bards[INDEX["mirrormere"]][0] == 1
    sent = [(e.params["region"], e.params["n"]) for e in events if e.key == "xidit-bards"]
    assert sent == [(Place("goldenvale"), 3), (Place("mirrormere"), 1)]
    assert board.state.players[0].bards_left == 16


def test_p9_central_bards_are_secret(board: Board) -> None:
    """They go into the Bastion: the others see neither count nor event."""
    board.position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric"})
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns bards")
    before = XIDIT.view(board.state, 1)
    board.do(0, "bard crownlands")
    assert XIDIT.view(board.state, 1) == before
    assert XIDIT.view(board.state, 0).own.bastion == 1
    events = board.do(0, "bard crownlands", "bard frostmark")
    private = [e for e in events if e.key == "xidit-bards-bastion"]
    assert [(e.audience, e.params["n"]) for e in private] == [((0,), 2)]
    view = XIDIT.view(board.state, 1)
    assert view.regions[CENTRAL].bards == [0, 0, 0, 0]
    assert view.seats[0].bards_on_board == 1


def test_p9_central_bards_are_in_no_moment_of_the_year(board: Board) -> None:
    """Two years that differ in what stands in the Bastion before their moments are recorded, and in how many bards
    follow: everything that others hear and see of them is the same."""
    seen = []
    for left in (2, 3):
        board.position(cities=(17, 2, 3, 4), threats=(17,), units={0: "militia archer cleric"})
        board.state.players[0].bards_left, board.state.bards[CENTRAL][0] = left, 20 - left
        heard = board.run_year({0: "act wait act"})
        heard += board.do(0, "reward sovereigns bards", "bard frostmark", *["bard crownlands"] * (left - 1))
        assert XIDIT.view(board.state, 0).phase == "orders"
        told = [[(e.key, e.params) for e in visible_to(heard, reader)] for reader in (1, 2, 3, None)]
        moments = [XIDIT.view(board.state, reader).moments for reader in (0, 1, None)]
        assert len(moments[0]) == 7
        assert all(not any(m.bards[CENTRAL]) for year in moments for m in year)
        seen.append((told, moments, XIDIT.view(board.state, 1).seats))
    assert seen[0] == seen[1]


def test_p9_no_bards_left_no_bards_reward(board: Board) -> None:
    """Who has placed all twenty cannot choose them, but is asked all the same."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.state.players[0].bards_left = 0
    board.state.bards[INDEX["frostmark"]][0] = 20
    board.run_year({0: "act"})
    assert board.legal(0) == {"reward sovereigns guild"}
    assert board.refusal(0, "reward bards guild") == "no-bards-left"


def test_p9_fewer_bards_than_printed(board: Board) -> None:
    """Who has two left places two of four."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.state.players[0].bards_left = 2
    board.state.bards[INDEX["frostmark"]][0] = 18
    board.run_year({0: "act"})
    board.do(0, "reward bards guild", "bard goldenvale", "bard goldenvale")
    assert board.state.players[0].bards_left == 0
    assert XIDIT.view(board.state, 0).asked == ""


def test_p9_a_single_bard_left(board: Board) -> None:
    """It may be chosen as a reward, and all that is placed is this one."""
    board.position(cities=(10, 2, 3, 4), threats=(10,), units={0: "infantry infantry cleric"})
    board.state.players[0].bards_left, board.state.bards[INDEX["frostmark"]][0] = 1, 19
    board.run_year({0: "act"})
    board.do(0, "reward bards guild")
    assert XIDIT.view(board.state, 0).own.pending == 1  # type: ignore[union-attr]
    board.do(0, "bard goldenvale")
    assert (board.state.players[0].bards_left, board.state.bards[INDEX["goldenvale"]][0]) == (0, 1)


def test_p9_only_region_takes_all_bards(board: Board) -> None:
    """City 9 lies on one region: nobody is asked where the bards go."""
    board.position(cities=(9, 2, 3, 4), threats=(9,), units={0: "militia archer"})
    board.run_year({0: "act"})
    board.do(0, "reward bards guild")
    assert board.state.bards[INDEX["goldenvale"]][0] == 3


def test_p9_guild_two_plus_four_levels_is_four(board: Board) -> None:
    """Andres' example: two levels stand, four are offered, two fit, two stay in his reserve."""
    board.position(cities=(14, 2, 3, 4), threats=(14,), units={0: "militia archer mage"})
    assert THREATS[14].guild == 4
    board.guild(0, 14, 2)
    board.run_year({0: "act"})
    events = board.do(0, "reward sovereigns guild")
    assert board.state.levels[14] == 4
    assert board.state.players[0].levels_left == 11
    built = next(e for e in events if e.key == "xidit-reward-guild")
    assert (built.params["n"], built.params["built"], built.params["levels"]) == (4, 2, 4)


def test_p9_one_guild_of_one_colour_per_city(board: Board) -> None:
    """On another's guild nothing is built; the choice is allowed and brings nothing."""
    board.position(cities=(14, 2, 3, 4), threats=(14,), units={0: "militia archer mage"})
    board.guild(2, 14, 1)
    board.run_year({0: "act"})
    events = board.do(0, "reward sovereigns guild")
    assert "guild-occupied" in keys(events)
    assert (board.state.owner[14], board.state.levels[14], board.state.players[0].levels_left) == (2, 1, 15)


def test_p9_fifteen_levels_per_seat(board: Board) -> None:
    """The reserve limits what is built."""
    board.position(cities=(14, 2, 3, 4), threats=(14,), units={0: "militia archer mage"})
    for city in (1, 2, 3):
        board.guild(0, city, 4)
    board.run_year({0: "act"})
    board.do(0, "reward sovereigns guild")
    assert (board.state.levels[14], board.state.players[0].levels_left) == (3, 0)


def test_p9_waiting_does_nothing(board: Board) -> None:
    """Six waits leave everything where it was."""
    board.position()
    before = [p.city for p in board.state.players]
    events = board.run_year({})
    assert [p.city for p in board.state.players] == before
    assert keys(events).count("wait") == 24


def test_p19_turn_example(board: Board) -> None:
    """The six steps of the last pages: recruit in 7, red to 6, recruit, blue to 11, red to 17, beat its threat."""
    board.position(
        cities=(7, 2, 3, 4),
        recruits={7: "archer infantry mage", 6: "militia archer archer infantry mage"},
        threats=(17,),
        coming=(9, 14),
        units={0: "militia militia archer archer cleric"},
    )
    top = board.state.threat_pile[-1]
    board.run_year({0: "act red act blue red act", 1: "wait"})
    assert board.state.players[0].city == 17
    assert board.state.players[0].units == counts("militia militia archer archer")
    assert board.state.recruits[7] == counts("infantry mage")
    assert board.state.recruits[6] == counts("archer archer infantry mage")
    board.do(0, "reward bards guild", "bard frostmark", "bard crownlands", "bard crownlands")
    assert (board.state.owner[17], board.state.levels[17]) == (0, 3)
    assert board.state.bards[INDEX["frostmark"]][0] == 1
    assert board.state.bards[CENTRAL][0] == 2
    assert board.state.players[0].sovereigns == 0
    assert 17 in board.state.threat_discard
    assert 14 in board.state.threats
    assert board.state.next_threat == top
    assert board.state.first == 1


def test_moments_show_the_year(board: Board) -> None:
    """The public board after each step, with what the step brought."""
    board.position(cities=(7, 2, 3, 4), threats=(6,), recruits={7: "archer"}, coming=(9, 10))
    board.run_year({0: "act red act"})
    moments = XIDIT.view(board.state, None).moments
    assert [m.step for m in moments] == [0, 1, 2, 3, 4, 5, 6]
    assert [m.cities[0] for m in moments] == [7, 7, 6, 6, 6, 6, 6]
    assert [(d.kind, d.detail) for m in moments[1:4] for d in m.deeds if d.seat == 0] == [
        ("recruit", "archer"), ("move", "red"), ("nothing", "")
    ]  # fmt: skip
    assert 7 in dict(moments[0].recruits)
    assert 9 in dict(moments[1].recruits)


@pytest.mark.parametrize("units", ["archer mage", "militia archer archer mage mage"])
def test_p8_surplus_units_stay(board: Board, units: str) -> None:
    """Only what the lord demands is paid."""
    board.position(cities=(7, 2, 3, 4), threats=(7,))
    board.give(0, units)
    board.run_year({0: "act"})
    left = [n - m for n, m in zip(counts(units), counts("archer mage"), strict=True)]
    assert board.state.players[0].units == left
