"""Votes step by step: what is sealed, opened again, withheld and split (9.1, 9.2)."""

from __future__ import annotations

import pytest

from engine.core import Action
from engine.fief.game_data import NOBLE
from engine.fief.rules import FIEF
from engine.fief.state import Election, FiefState, Parliament
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    asked,
    do,
    go,
    keys,
    legal,
    noble,
    position,
    prelate,
    ready,
    said,
    waits,
    why,
)


def lords(**options: str) -> FiefState:
    """Three Lords and a bishop; two of the Lords stand for the throne."""
    state = position(**options)  # type: ignore[arg-type]
    noble(state, "henri", GULES, "london", lord=["south-east"])
    noble(state, "hugh", AZURE, "cardiff", lord=["wales"])
    noble(state, "edward", VERT, "canterbury", lord=["north"])
    noble(state, "walter", OR, "norwich")
    prelate(state, "edward", "canterbury")
    prelate(state, "walter", "norwich")
    go(state, "court")
    do(state, GULES, "stand henri")
    do(state, AZURE, "stand hugh")
    ready(state)
    return state


def ballot(state: FiefState) -> Election:
    """The election in hand."""
    frame = state.frames[-1]
    assert isinstance(frame, Election)
    return frame


def test_9_1_votes_are_laid_and_taken_back_until_they_are_sealed() -> None:
    """Vote and decoy are the family's own; what is sealed can be opened while others have not sealed."""
    state = lords()
    assert set(ballot(state).candidates) == {NOBLE["henri"], NOBLE["hugh"]}
    assert "withhold gules" not in legal(state, GULES)
    for laid in ("favour gules henri", "decoy gules hugh"):
        do(state, GULES, laid)
        assert legal(state, GULES, "withhold") == ["withhold gules"]
        do(state, GULES, "withhold gules")
        assert not legal(state, GULES, "withhold")
    do(state, GULES, "favour gules henri; decoy gules hugh")
    frame = ballot(state)
    assert (frame.votes[GULES], frame.decoys[GULES]) == (NOBLE["henri"], NOBLE["hugh"])
    do(state, GULES, "seal")
    assert why(state, GULES, "withhold gules") == "sealed"
    assert why(state, GULES, "favour gules hugh") == "sealed"
    (prompt,) = [p for p in asked(state, GULES) if p.step == "vote"]
    assert (prompt.pace, prompt.default, prompt.actions) == ("offer", (), [Action("unseal")])
    do(state, GULES, "unseal")
    assert why(state, GULES, "favour gules edward") == "candidate"
    assert why(state, GULES, "favour azure hugh") == "candidate"
    assert why(state, GULES, "favour nobody hugh") == "words"
    do(state, GULES, "withhold gules")
    assert (frame.votes[GULES], frame.decoys[GULES]) == (-1, -1)


def test_9_1_the_dead_stand_no_more() -> None:
    """What lay on a candidate who has died is nothing; others keep what lies on them."""
    state = lords()
    do(state, GULES, "favour gules henri; decoy gules hugh")
    do(state, AZURE, "favour azure hugh")
    frame = ballot(state)
    state.nobles[NOBLE["hugh"]].gone = True
    FIEF.advance(state, [])
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
def test_9_1_most_votes_win_and_a_tie_elects_nobody(votes: dict[int, str], result: str) -> None:
    """Each vote is told with what it weighs; nobody's vote is nobody's."""
    state = lords()
    for seat, candidate in votes.items():
        do(state, seat, f"favour {('gules', 'azure', 'vert', 'or')[seat]} {candidate}")
    events = [event for seat in list(waits(state)) for event in do(state, seat, "seal")]
    assert len(said(events, "voted")) == len(votes)
    assert state.sovereign == (NOBLE[result] if result else -1)
    assert ("nobody-elected" in keys(events)) == (not result)


def parliament() -> FiefState:
    """King Hugh has called Parliament."""
    state = lords()
    state.sovereign = NOBLE["hugh"]
    go(state, "court")
    do(state, AZURE, "summon")
    ready(state)
    return state


def test_9_2_a_vote_in_parliament_is_sealed_too() -> None:
    """Aye, nay or nothing, until it is sealed; without a Burgher none is spent."""
    state = parliament()
    frame = state.frames[-1]
    assert isinstance(frame, Parliament)
    for word in ("aye", "nay", "nothing"):
        do(state, GULES, f"vote gules {word}")
        assert frame.votes[GULES] == word
    assert why(state, GULES, "vote azure aye") == "words"
    assert why(state, GULES, "burgher gules") == "burgher"
    do(state, GULES, "seal")
    assert why(state, GULES, "vote gules aye") == "sealed"
    do(state, GULES, "unseal; vote gules aye")
    assert frame.votes[GULES] == "aye"


def test_9_2_the_sovereign_splits_twelve_shillings() -> None:
    """What is given to one is not left for another; the rest is his own."""
    state = parliament()
    for seat in list(waits(state)):
        family = ("gules", "azure", "vert", "or")[seat]
        do(state, seat, f"vote {family} aye; seal")
    assert waits(state) == [AZURE]
    assert why(state, AZURE, "share seat-0 13") == "share"
    assert why(state, AZURE, "share seat-0") == "words"
    do(state, AZURE, "share seat-0 5; share seat-2 7")
    assert why(state, AZURE, "share seat-3 1") == "share"
    do(state, AZURE, "share seat-2 3")
    before = list(state.purse)
    do(state, AZURE, "hand-out")
    assert [now - old for now, old in zip(state.purse, before, strict=True)] == [5, 4, 3, 0]


def test_9_2_parliament_ends_with_its_sovereign() -> None:
    """Dead while it sat: no tax is voted, and it is told."""
    state = parliament()
    state.sovereign = -1
    events: list[object] = []
    FIEF.advance(state, events)  # type: ignore[arg-type]
    assert "parliament-over" in keys(events)  # type: ignore[arg-type]
    assert not any(isinstance(f, Parliament) for f in state.frames)
