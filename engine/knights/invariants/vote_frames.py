"""Frames of the special phases: taxes, wages, hiring, the Assembly. What Votes are for is hidden until it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from engine.core import slug_seat
from engine.knights.game_data import AGENDAS, NONE, N
from engine.knights.hall import AGENDA, DECREE, DECREES, MATTERS, NO, REPEAL, REVIVE, UNBAN, YES, elects, present
from engine.knights.invariants.turn_frames import out
from engine.knights.phases.laws import VOTES_CAP
from engine.knights.state.frames_vote import (
    Accept,
    Appoint,
    Arrange,
    Assembly,
    Ballot,
    Bids,
    Comply,
    Deputy,
    Discard,
    Draft,
    Motion,
    Proposal,
)
from engine.knights.state.state import KnState, nobles_of

TAXED = ("income-tax", "arms-tax")


def _comply(state: KnState, frame: Comply) -> Iterator[str]:
    yield from out(state, frame)
    if frame.law not in (*TAXED, VOTES_CAP):
        yield f"{frame.law} asks nothing of anybody"
    elif frame.law == VOTES_CAP and frame.crowns > state.barons[frame.seat].votes:
        yield f"seat {frame.seat} has no {frame.crowns} Votes"


def _draft(state: KnState, frame: Draft) -> Iterator[str]:
    if (frame.seat == NONE) != (frame.nation == NONE):
        yield f"seat {frame.seat} hires of nation {frame.nation}"
    elif frame.seat != NONE:
        yield from out(state, frame)
        if frame.seat not in state.track:
            yield f"seat {frame.seat} has no marker"


# --- the Assembly ----------------------------------------------------------------------------------------------------


def _known(state: KnState, matter: Motion | Ballot) -> bool:
    """Whether a matter and what it names can be voted on."""
    limits = {UNBAN: state.seats, REPEAL: len(AGENDAS), REVIVE: len(AGENDAS), DECREE: len(DECREES)}
    if matter.matter not in limits:
        return matter.matter in MATTERS and matter.target == NONE
    return 0 <= matter.target < limits[matter.matter]


def _assembly(state: KnState, frame: Assembly) -> Iterator[str]:
    if sum(isinstance(f, Assembly) for f in state.frames) > 1:
        yield "there are two"
    if any(state.barons[s].out for s in frame.present):
        yield f"of the seats {frame.present} some are out"
    cards = [m.card for m in frame.motions]
    if len(set(cards)) != len(cards) or len(cards) > N.agendas or not set(cards) <= set(state.pending):
        yield f"the Agendas {cards} are voted on, {state.pending} are pending"
    for motion in frame.motions:
        if not _known(state, motion):
            yield f"there is no vote on {motion.matter} {motion.target}"


def _held(state: KnState) -> Iterator[str]:
    """There is an Assembly, and somebody in it."""
    if not present(state):
        yield "nobody sits in an Assembly"


def _officer(state: KnState, frame: Deputy | Arrange | Proposal) -> Iterator[str]:
    yield from _held(state)
    yield from out(state, frame)
    if isinstance(frame, Arrange) and not 2 <= len(state.pending) <= N.agendas:
        yield f"{len(state.pending)} Agendas are put in order"
    if isinstance(frame, Proposal) and frame.card not in state.pending:
        yield f"Agenda {frame.card} is not pending"


def _bids(state: KnState, frame: Bids) -> Iterator[str]:
    yield from _held(state)
    if not _matters(state):
        yield "there is nothing to vote on"


def _matters(state: KnState) -> int:
    """How many matters Votes are written down for at once."""
    if any(isinstance(f, Ballot) for f in state.frames):
        return 1
    return sum(len(f.motions) for f in state.frames if isinstance(f, Assembly))


def _ballot(state: KnState, frame: Ballot) -> Iterator[str]:
    late = frame.stage in ("accept", "effect")
    if late and not any(isinstance(f, Assembly) for f in state.frames):
        yield "there is no Assembly"
    if not late:  # who refuses a decision may have been the last there
        yield from _held(state)
    if not _known(state, frame):
        yield f"there is no vote on {frame.matter} {frame.target}"
    if frame.matter == AGENDA and AGENDAS[frame.agendas[0]].kind == "private":
        yield "a Private Motion asks nothing"
    if len(frame.bids) not in ((0, state.seats) if frame.stage == "bids" else (state.seats,)):
        yield f"{len(frame.bids)} seats have shown Votes at {frame.stage}"
    if late and not frame.winner:
        yield f"nothing has won at {frame.stage}"
    for voice in filter(None, (*frame.voices, frame.winner)):
        seat = slug_seat(voice)
        if (seat is None or seat >= state.seats) if elects(frame) else voice not in (YES, NO):
            yield f"Votes are for {voice}"


def _accept(state: KnState, frame: Accept) -> Iterator[str]:
    votes = [f for f in state.frames if isinstance(f, Ballot)]
    if len(votes) != 1 or not votes[0].winner:
        yield "nothing is decided"
    if any(state.barons[s].out for s in frame.waiting):
        yield f"of the seats {frame.waiting} some are out"


def _receives(state: KnState, frame: Discard | Appoint) -> Iterator[str]:
    """A charge too many is discarded; an office goes to a Noble who lives."""
    yield from out(state, frame)
    card, kind = AGENDAS[frame.agendas[0]], "charge" if isinstance(frame, Discard) else "office"
    if card.kind != kind:
        yield f"{card.slug} is no {kind}"
    if isinstance(frame, Discard) and len(state.barons[frame.seat].charges) != N.charges:
        yield f"seat {frame.seat} has {len(state.barons[frame.seat].charges)} charges"
    nobles = [state.nobles[n] for n in nobles_of(state, frame.seat)]
    if isinstance(frame, Appoint) and all(who.dead or who.gone for who in nobles):
        yield f"seat {frame.seat} has no Noble for {card.slug}"


# --- what seats write down unseen ------------------------------------------------------------------------------------


def _unknown(state: KnState, words: Sequence[str]) -> bool:
    """Whether some words cannot have been written down with Votes."""
    return any(word not in ("", YES, NO) and slug_seat(word) not in range(state.seats) for word in words)


def _meant(state: KnState, frame: Assembly | Ballot) -> Iterator[str]:
    matters: Sequence[Motion | Ballot] = frame.motions if isinstance(frame, Assembly) else [frame]
    for matter in matters:
        if len(matter.meant) not in (0, state.seats) or _unknown(state, matter.meant):
            yield f"Votes cannot mean {matter.meant}"
        if len(matter.bids) not in (0, state.seats):
            yield f"{len(matter.bids)} seats have shown Votes"


def _written(state: KnState, frame: Bids) -> Iterator[str]:
    count = _matters(state)
    if len(frame.says) not in (0, state.seats) or any(len(s) != count or _unknown(state, s) for s in frame.says):
        yield f"Votes cannot mean {frame.says}"
    for seat, amounts in enumerate(frame.amounts):
        if len(amounts) != count or sum(amounts) > state.barons[seat].votes:
            yield f"seat {seat} bids {amounts} on {count} matters"


PUBLIC: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {
    Comply: _comply,
    Draft: _draft,
    Assembly: _assembly,
    Deputy: _officer,
    Proposal: _officer,
    Arrange: _officer,
    Bids: _bids,
    Ballot: _ballot,
    Accept: _accept,
    Discard: _receives,
    Appoint: _receives,
}
HIDDEN: Mapping[type, Callable[[KnState, Any], Iterator[str]]] = {Assembly: _meant, Ballot: _meant, Bids: _written}
