"""Who has a vote at all: captives and the besieged have none (7.6, 9.1). Nobody is asked for what weighs nothing."""

from __future__ import annotations

from engine.core import Refusal
from engine.fief.board import burgher_votes, votes
from engine.fief.state.state import Election, FiefState, Parliament, families_of
from engine.fief.terms import REFUSE, family_term, no


def weighs(state: FiefState, frame: Election | Parliament, family: int) -> bool:
    """Whether a family has a vote now, in Parliament a Burgher's too, while a treasure pays for them (11.2)."""
    if votes(state, family):
        return True
    paid = isinstance(frame, Parliament) and (state.treasures[family] > 0 or frame.burghers[family])
    return paid and burgher_votes(state, family) > 0


def closed(state: FiefState, frame: Election | Parliament) -> list[bool]:
    """By seat: it has sealed, or has no vote; who is freed meanwhile is asked after all."""
    return [
        sealed or not any(weighs(state, frame, f) for f in families_of(state, seat))
        for seat, sealed in enumerate(frame.sealed)
    ]


def no_vote(state: FiefState, frame: Election | Parliament, seat: int, family: int) -> Refusal | None:
    """Why a seat casts nothing for a family now: it is another's, it has no vote, or the seat has sealed."""
    if family not in families_of(state, seat):
        return no("vote-foreign", {"family": family_term(family)})
    if not weighs(state, frame, family):
        return no("voiceless", {"family": family_term(family)})
    return REFUSE.sealed() if closed(state, frame)[seat] else None
