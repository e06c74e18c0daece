"""What a game remembers for its pictures: the last battle, the last Assembly, standings, deeds."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Event
from engine.core.public_log import Deed
from engine.knights.rules import KNIGHTS
from engine.knights.state.record import deeds, note
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, D, I, P, V


def fought(board: Board) -> None:
    """Russet attacks Woad: five cards against four, two laid aside by each; victories decide."""
    board.position()
    board.noble("russet", "lorne", "regular-100", "english-200")
    board.noble("woad", "lorne", "regular-100", "english-100")
    board.fate(I, I, V, V, P, I, P, D, D, I)
    board.attack(RED, "lorne", "seat-1")
    board.drop(RED, "victory", "prevent")


def test_a_battle_is_written_down_step_by_step(board: Board) -> None:
    fought(board)
    before = KNIGHTS.view(board.state, None).fought
    assert before is not None
    assert [f.drew for f in before.forces] == [5, 4]
    assert not any(f.kept for f in before.forces), "nobody sees what is still in hand"
    assert before == KNIGHTS.view(board.state, BLUE).fought
    board.drop(BLUE, "draw", "draw")
    seen = KNIGHTS.view(board.state, GREEN).fought
    assert seen is not None
    red, blue = seen.forces
    assert [f.strength for f in seen.forces] == [300, 200]
    assert red.kept == ["fate-inflict", "fate-inflict", "fate-victory"]
    assert [f.dropped for f in seen.forces] == [2, 2]
    assert (red.inflicted, blue.prevented, blue.tokens) == (2, 1, 1)
    assert (blue.inflicted, red.prevented, red.tokens) == (1, 0, 1)
    assert seen.counted
    assert (seen.result, [f.wins for f in seen.forces]) == ("won-partial", [1, 0])
    assert (red.commander, red.after, red.fallen) == ("russet", [1], [])
    assert before.result == "", "what was written before stays as it was"


def test_a_siege_is_written_down_with_both_strengths(board: Board) -> None:
    board.noble("russet", "lorne", "english-200")
    board.attack(RED, "lorne", "city")
    board.do(RED, "besiege")
    seen = KNIGHTS.view(board.state, None).fought
    assert seen is not None
    assert (seen.kind, seen.result, [f.strength for f in seen.forces]) == ("siege", "siege-laid", [400, seen.walls])


def test_votes_are_written_down_when_they_are_counted(board: Board) -> None:
    board.city("lorne", BLUE)
    board.meet("crown-quarter")
    board.cast("crown-quarter", 1, 2, 0, 1)
    assert KNIGHTS.view(board.state, None).session is None, "not before they are"
    for seat, voice in ((RED, "yes"), (BLUE, "yes"), (YELLOW, "no")):
        board.do(seat, f"declare {voice}")
    held = KNIGHTS.view(board.state, GREEN).session
    assert held is not None
    assert (held.chair, held.present) == (RED, [RED, BLUE, GREEN, YELLOW])
    (vote,) = held.votes
    assert (vote.agenda, vote.bids, vote.voices, vote.winner) == (
        "crown-quarter",
        [1, 2, 0, 1],
        ["yes", "yes", "", "no"],
        "yes",
    )


def test_a_turn_closes_with_its_standing_and_its_deeds_become_the_last_ones(board: Board) -> None:
    board.city("lorne", RED)
    board.noble("russet", "lorne", "regular-50")
    board.run()
    board.state.frames[1:] = []
    board.state.frames[0].stage = "close"  # type: ignore[union-attr]
    board.state.record.now = msgspec.Raw(b'[["moves",{"noble":"russet"}]]')
    events: list[Event] = []
    KNIGHTS.advance(board.state, events)
    note(board.state.record, events)
    view = KNIGHTS.view(board.state, None)
    assert view.standings[-1].cities == [1, 0, 0, 0]
    assert [(t.turn, [d.what for d in t.deeds]) for t in view.turns] == [(2, ["moves"]), (3, [])]


def test_what_the_table_sees_is_a_deed(board: Board) -> None:
    board.noble("russet", "lorne", "english-200")
    board.attack(RED, "lorne", "city")
    board.do(RED, "besiege")
    done = deeds(board.state.record.now)
    assert [d.what for d in done] == ["battle", "besieges", "battle-over"]
    assert done[1] == Deed("besieges", {"area": "lorne", "seat": RED})


@pytest.mark.parametrize("text", [b'[["moves",{"noble":{}}]]', b"{}", b'[["moves"]]'])
def test_a_position_whose_deeds_say_nothing_sensible_is_unsound(board: Board, text: bytes) -> None:
    board.state.record.now = msgspec.Raw(text)
    for public in (False, True):
        assert any("cannot be read" in fault for fault in KNIGHTS.invariants(board.state, public=public))
