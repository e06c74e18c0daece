"""Votes step by step: what is sealed, opened again, withheld and split (9.1, 9.2)."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.fief.game_data import NOBLE
from engine.fief.rules import FIEF
from engine.fief.state.state import Election, FiefState, Parliament
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said


def lords(board: Board, **options: str) -> Board:
    """Three Lords and a bishop; two of the Lords stand for the throne."""
    board.position(**options)  # type: ignore[arg-type]
    board.noble("henri", GULES, "london", lord=["south-east"])
    board.noble("hugh", AZURE, "cardiff", lord=["wales"])
    board.noble("edward", VERT, "canterbury", lord=["north"])
    board.noble("walter", OR, "norwich")
    board.prelate("edward", "canterbury")
    board.prelate("walter", "norwich")
    board.go("court")
    board.do(GULES, "stand henri")
    board.do(AZURE, "stand hugh")
    board.ready()
    return board


def ballot(state: FiefState) -> Election:
    """The election in hand."""
    frame = state.frames[-1]
    assert isinstance(frame, Election)
    return frame


def test_9_1_votes_are_laid_and_taken_back_until_they_are_sealed(board: Board) -> None:
    """Vote and decoy are the family's own; what is sealed can be opened while others have not sealed."""
    lords(board)
    assert set(ballot(board.state).candidates) == {NOBLE["henri"], NOBLE["hugh"]}
    assert "withhold gules" not in board.legal(GULES)
    for laid in ("favour gules henri", "decoy gules hugh"):
        board.do(GULES, laid)
        assert board.legal(GULES, "withhold") == ["withhold gules"]
        board.do(GULES, "withhold gules")
        assert not board.legal(GULES, "withhold")
    board.do(GULES, "favour gules henri; decoy gules hugh")
    frame = ballot(board.state)
    assert (frame.votes[GULES], frame.decoys[GULES]) == (NOBLE["henri"], NOBLE["hugh"])
    board.do(GULES, "seal")
    assert board.why(GULES, "withhold gules") == "sealed"
    assert board.why(GULES, "favour gules hugh") == "sealed"
    (prompt,) = [p for p in board.asked(GULES) if p.step == "vote"]
    assert (prompt.pace, prompt.default, prompt.actions) == ("offer", (), [Action("unseal")])
    board.do(GULES, "unseal")
    assert board.why(GULES, "favour gules edward") == "candidate"
    assert board.why(GULES, "favour azure hugh") == "vote-foreign"
    assert board.why(GULES, "favour nobody hugh") == "words"
    board.do(GULES, "withhold gules")
    assert (frame.votes[GULES], frame.decoys[GULES]) == (-1, -1)


def test_9_1_the_dead_stand_no_more(board: Board) -> None:
    """What lay on a candidate who has died is nothing; others keep what lies on them."""
    lords(board)
    board.do(GULES, "favour gules henri; decoy gules hugh")
    board.do(AZURE, "favour azure hugh")
    frame = ballot(board.state)
    board.state.nobles[NOBLE["hugh"]].gone = True
    FIEF.advance(board.state, [])
    assert frame.candidates == [NOBLE["henri"]]
    assert frame.votes == [NOBLE["henri"], -1, -1, -1]
    assert frame.decoys == [-1, -1, -1, -1]


@pytest.mark.parametrize(
    ("votes", "result"),
    [
        ({GULES: "henri", AZURE: "hugh", VERT: "henri"}, "henri"),
        ({GULES: "henri", AZURE: "hugh"}, ""),
        ({}, ""),
        ({OR: "hugh", GULES: "henri", AZURE: "hugh"}, "hugh"),
    ],
)
def test_9_1_most_votes_win_and_a_tie_elects_nobody(board: Board, votes: dict[int, str], result: str) -> None:
    """Each vote is told with what it weighs; nobody's vote is nobody's."""
    lords(board)
    for seat, candidate in votes.items():
        board.do(seat, f"favour {('gules', 'azure', 'vert', 'or')[seat]} {candidate}")
    events = [event for seat in list(board.waits()) for event in board.do(seat, "seal")]
    assert len(said(events, "voted")) == len(votes)
    assert board.state.sovereign == (NOBLE[result] if result else -1)
    assert ("nobody-elected" in keys(events)) == (not result)


def parliament(board: Board) -> Board:
    """King Hugh has called Parliament."""
    lords(board)
    board.state.sovereign = NOBLE["hugh"]
    board.go("court")
    board.do(AZURE, "summon")
    board.ready()
    return board


def test_9_2_a_vote_in_parliament_is_sealed_too(board: Board) -> None:
    """Aye, nay or nothing, until it is sealed; without a Burgher none is spent."""
    parliament(board)
    frame = board.state.frames[-1]
    assert isinstance(frame, Parliament)
    for word in ("aye", "nay", "nothing"):
        board.do(GULES, f"vote gules {word}")
        assert frame.votes[GULES] == word
    assert board.why(GULES, "vote azure aye") == "vote-foreign"
    assert board.why(GULES, "burgher gules") == "burgher-none"
    board.do(GULES, "seal")
    assert board.why(GULES, "vote gules aye") == "sealed"
    board.do(GULES, "unseal; vote gules aye")
    assert frame.votes[GULES] == "aye"


def test_9_2_the_sovereign_splits_twelve_shillings(board: Board) -> None:
    """What is given to one is not left for another; the rest is his own."""
    parliament(board)
    for seat in list(board.waits()):
        family = ("gules", "azure", "vert", "or")[seat]
        board.do(seat, f"vote {family} aye; seal")
    assert board.waits() == [AZURE]
    assert board.why(AZURE, "share seat-0 13") == "share"
    assert board.why(AZURE, "share seat-0") == "words"
    board.do(AZURE, "share seat-0 5; share seat-2 7")
    assert board.why(AZURE, "share seat-3 1") == "share"
    board.do(AZURE, "share seat-2 3")
    before = list(board.state.purse)
    board.do(AZURE, "hand-out")
    assert [now - old for now, old in zip(board.state.purse, before, strict=True)] == [5, 4, 3, 0]


def test_9_2_parliament_ends_with_its_sovereign(board: Board) -> None:
    """Dead while it sat: no tax is voted, and it is told."""
    parliament(board)
    board.state.sovereign = -1
    events: list[object] = []
    FIEF.advance(board.state, events)  # type: ignore[arg-type]
    assert "parliament-over" in keys(events)  # type: ignore[arg-type]
    assert not any(isinstance(f, Parliament) for f in board.state.frames)
