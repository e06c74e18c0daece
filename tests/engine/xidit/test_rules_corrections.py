"""What may be corrected by hand: heroes, open bards and guild towers, with the stocks that they come from."""

from __future__ import annotations

import pytest

from engine.core import Place, SeatRef
from engine.xidit.board import INDEX
from engine.xidit.rules import XIDIT
from tests.engine.xidit.board import Board


def built(board: Board) -> Board:
    """Seats 0 and 2 have a tower each and bards in frostmark; all towers of seat 2 take what waits, nothing else."""
    board.position()
    board.guild(0, 3, 2)
    for city, levels in ((9, 3), (10, 4), (11, 4), (21, 1)):
        board.guild(2, city, levels)
    board.state.players[2].levels_left, board.state.players[2].waiting = 1, 2
    for seat, bards in ((0, 4), (2, 1)):
        board.state.bards[INDEX["frostmark"]][seat] = bards
        board.state.players[seat].bards_left -= bards
    return board


def test_what_may_be_corrected_is_named_with_its_value(board: Board) -> None:
    """Every hero on the board, everybody's bards in every region but the Bastion, every tower."""
    built(board)
    board.state.players[3].city = 0
    found = XIDIT.correctables(board.state)
    heroes = {f"hero.{seat + 1}": player.city for seat, player in enumerate(board.state.players) if player.city}
    bards = {
        f"bards.{slug}.{seat + 1}": board.state.bards[n][seat]
        for slug, n in INDEX.items() if slug != "crownlands" for seat in range(4)
    }  # fmt: skip
    towers = {"tower.3": 2, "tower.9": 3, "tower.10": 4, "tower.11": 4, "tower.21": 1}
    assert {name: item.value for name, item in found.items()} == {**heroes, **bards, **towers}
    assert set(heroes) == {"hero.1", "hero.2", "hero.3"}
    told = {name: (found[name].key, found[name].params) for name in ("hero.1", "bards.frostmark.3", "tower.9")}
    assert told == {
        "hero.1": ("xidit-value-hero", {"seat": SeatRef(0)}),
        "bards.frostmark.3": ("xidit-value-bards", {"seat": SeatRef(2), "region": Place("frostmark")}),
        "tower.9": ("xidit-value-tower", {"seat": SeatRef(2), "place": Place(9)}),
    }


def test_corrected_bards_come_from_the_stock(board: Board) -> None:
    """More bards on the board are fewer in stock; there cannot be more than twenty, nor fewer than none."""
    built(board)
    put = XIDIT.correctables(board.state)["bards.frostmark.1"].put
    put(20)
    assert (board.state.bards[INDEX["frostmark"]][0], board.state.players[0].bards_left) == (20, 0)
    for none in (21, -1):
        with pytest.raises(ValueError, match="not so much"):
            XIDIT.correctables(board.state)["bards.frostmark.1"].put(none)
    XIDIT.correctables(board.state)["bards.frostmark.1"].put(0)
    assert (board.state.bards[INDEX["frostmark"]][0], board.state.players[0].bards_left) == (0, 20)
    assert XIDIT.invariants(board.state) == []


def test_corrected_bards_come_from_the_bastion_when_the_stock_is_empty(board: Board) -> None:
    """How many stand there is the seat's secret: what is in stock goes first, what comes back goes there."""
    built(board)
    central, stock = board.state.bards[INDEX["crownlands"]], board.state.players[0].bards_left
    central[0], board.state.players[0].bards_left = stock - 1, 1
    for bards, left in ((5, (0, stock - 1)), (7, (0, stock - 3)), (20, (0, 0)), (18, (2, 0))):
        XIDIT.correctables(board.state)["bards.frostmark.1"].put(bards)
        assert (board.state.players[0].bards_left, central[0]) == left
        assert XIDIT.invariants(board.state) == []


def test_corrected_towers_come_from_the_stock_and_then_from_what_waits(board: Board) -> None:
    """One to four levels. Those in stock are used first; what comes back goes there."""
    built(board)
    for levels, left in ((4, (0, 2)), (3, (1, 2)), (1, (3, 2))):
        XIDIT.correctables(board.state)["tower.9"].put(levels)
        player = board.state.players[2]
        assert (board.state.levels[9], player.levels_left, player.waiting) == (levels, *left)
    XIDIT.correctables(board.state)["tower.21"].put(4)
    XIDIT.correctables(board.state)["tower.9"].put(3)
    assert (board.state.levels[9], board.state.players[2].levels_left, board.state.players[2].waiting) == (3, 0, 0)
    for none in (0, 5, -1):
        with pytest.raises(ValueError, match="no tower"):
            XIDIT.correctables(board.state)["tower.9"].put(none)
    with pytest.raises(ValueError, match="not so much"):
        XIDIT.correctables(board.state)["tower.9"].put(4)
    assert (board.state.owner[9], board.state.owner[3], board.state.levels[3]) == (2, 0, 2)
    assert XIDIT.invariants(board.state) == []


def test_a_hero_may_be_corrected_to_any_city_of_the_map(board: Board) -> None:
    """Also to one that has no tile in this game: heroes go there too (P17)."""
    board.position(3)
    assert set(XIDIT.correctables(board.state)) == {
        *(f"hero.{n}" for n in (1, 2, 3)), *(f"bards.{slug}.{n}" for slug in INDEX for n in (1, 2, 3)
        if slug != "crownlands"),
    }  # fmt: skip
    there = XIDIT.correctables(board.state)["hero.1"]
    for city in (20, 1, 21, 7):
        there.put(city)
        assert board.state.players[0].city == city
    for none in (0, 22, -1):
        with pytest.raises(ValueError, match="no such city"):
            there.put(none)
