"""Of which blocks everybody knows where they stand: who was revealed in a battle, until somebody leaves face down."""

from __future__ import annotations

import random

import pytest

from engine.core import Event, SaveError, visible_to
from engine.roses.board import AREA, BLOCK
from engine.roses.fate import eliminate
from engine.roses.rules import ROSES
from engine.roses.state import POOL, Options, RosesState, owner
from tests.engine.driver import turn
from tests.engine.roses.board import AUTO, Board
from tests.engine.roses.lively import lively

UNNAMED = ("moved", "sailed", "regrouped", "lost")


def known(state: RosesState) -> dict[str, str]:
    """By block where everybody knows it to be; the same in every view."""
    views = [ROSES.view(state, seat).faces for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    return {face.block: face.area for face in views[0]}


def marching(board: Board, **places: str) -> Board:
    board.acting({"lan_scots_mercenary": "essex", "lan_french_mercenary": "essex", "lan_devon": "essex",
                  "lan_henry_vi": "derby", "yor_york": "ireland", **places})  # fmt: skip
    board.state.faces = sorted(BLOCK[b] for b in ("lan_scots_mercenary", "lan_french_mercenary"))
    return board


def test_6_1_who_fought_is_known_where_they_stand_afterwards(board: Board) -> None:
    board.fight("essex", {"lan_scots_mercenary": "middlesex", "lan_oxford": "middlesex"}, {"yor_bombard": ""},
                others={"lan_henry_vi": "derby", "yor_york": "ireland"}, plan=AUTO,
                steps={"yor_bombard": 1})  # fmt: skip
    ended = [r for r in board.state.reports if r.area == "essex"]
    assert ended
    standing = {b for r in ended for b in (*r.lancaster, *r.york)} - set(ended[0].lost)
    assert known(board.state).keys() == standing
    assert all(AREA[area] == board.state.where[BLOCK[b]] for b, area in known(board.state).items())


def test_5_2_nobody_is_known_where_one_of_the_house_left_face_down(board: Board) -> None:
    marching(board)
    assert len(known(board.state)) == 2
    board.do(0, "move lan_devon middlesex")  # whoever it was
    assert known(board.state) == {}


def test_5_3_a_voyage_conceals_too_and_what_others_do_does_not(board: Board) -> None:
    marching(board, lan_oxford="kent")
    board.do(0, "move lan_oxford sussex")
    assert len(known(board.state)) == 2
    board.do(0, "sea lan_devon kent")
    assert known(board.state) == {}


def test_6_82_who_dies_unseen_conceals_the_others_and_who_falls_by_name_does_not(board: Board) -> None:
    for block, revealed, left in (
        ("lan_scots_mercenary", True, ["lan_french_mercenary"]),
        ("lan_scots_mercenary", False, []),
        ("lan_henry_vi", False, ["lan_french_mercenary", "lan_scots_mercenary"]),
    ):
        marching(board, lan_henry_vi="essex")
        events: list[Event] = []
        eliminate(board.state, BLOCK[block], events, revealed)
        assert sorted(known(board.state)) == left


def test_a_save_holds_them_only_where_there_are_any(board: Board) -> None:
    board.saved("cards")
    assert b"faces" not in ROSES.dumps(board.state)
    board.state.faces = [b for b, place in enumerate(board.state.where) if place >= 0][:3]
    assert len(known(ROSES.loads(ROSES.dumps(board.state)))) == 3
    faces, where = board.state.faces, board.state.where
    for wrong in ([*faces, faces[0]], faces[::-1], [where.index(POOL)]):
        board.state.faces = wrong
        assert any("everybody knows" in fault for fault in ROSES.invariants(board.state, public=True))
    for wrong in ([len(where)], [-1]):
        board.state.faces = wrong
        with pytest.raises(SaveError):
            ROSES.loads(ROSES.dumps(board.state))


def test_what_is_known_follows_from_what_everybody_was_told() -> None:
    """Along a game at random: nobody is known who never stood in a battle, and unnamed moves leave nobody known."""
    rng, met = random.Random(5), 0
    state = ROSES.setup(seats=2, seed="faces", options=Options(campaigns=2))
    named: set[str] = set()
    while (step := turn(rng, ROSES, state, lively)) is not None:
        before = known(state)
        events = visible_to(ROSES.apply(state, *step), None)
        named |= {b for report in state.reports for b in (*report.lancaster, *report.york)}
        now = known(state)
        assert now.keys() <= named
        if len(events) == 1 and events[0].key.removeprefix("roses-") in UNNAMED:
            seat = events[0].params["seat"].seat  # type: ignore[union-attr]
            left = events[0].params.get("from", events[0].params["area"])
            here = [b for b in before if owner(state, BLOCK[b]) == seat and before[b] == left.slug]  # type: ignore[union-attr]
            assert not now.keys() & set(here)
            met += bool(here)
    assert known(state) == {}, "the game is over"
    assert met
