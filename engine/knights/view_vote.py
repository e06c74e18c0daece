"""What a view tells of special phases in hand. Votes are hidden from everybody else until they are shown."""

from __future__ import annotations

import msgspec

from engine.knights.frames_vote import (
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
    Paying,
    Proposal,
    Taxes,
    Wages,
)
from engine.knights.game_data import AGENDAS, NATIONS
from engine.knights.hall import elects, matter_of, present, presiding
from engine.knights.phases.ballot import BallotPhase, BidsPhase
from engine.knights.phases.draft import DraftPhase
from engine.knights.phases.wages import due
from engine.knights.state import KnState


class MatterView(msgspec.Struct, frozen=True):
    """A matter. ``matter``: agenda, unban, repeal, revive, postpone, decree; ``agenda``: what is voted on or named;
    ``target``: a seat, or what a decree forbids."""

    matter: str
    agenda: str
    target: str


class BallotView(msgspec.Struct, frozen=True):
    """A vote. ``elects``: a Baron is chosen, else yes or no; ``bids``: Votes by seat, empty until they are shown;
    ``voices``: what for, by seat; ``totals``: by choice; ``winner``: empty before it is decided; ``waiting``: who
    still takes or refuses it, ``refused``: who does not."""

    matter: MatterView
    elects: bool
    bids: list[int]
    voices: list[str]
    totals: dict[str, int]
    winner: str
    waiting: list[int]
    refused: list[int]


class AssemblyView(msgspec.Struct, frozen=True):
    """The Assembly. ``number``: its question; ``present``: who sits there; ``presiding``: -1 nobody yet; ``coming``:
    what is voted on next; ``asking``: deputy, propose, arrange, discard, appoint, empty; ``asked``: who."""

    number: int
    stage: str
    present: list[int]
    presiding: int
    coming: list[MatterView]
    ballot: BallotView | None
    asking: str
    asked: int
    given: str


class VoteView(msgspec.Struct, frozen=True):
    """A special phase. ``phase``: taxes, wages, hire, assembly; ``seat``: whose turn it is, -1 several or nobody;
    ``law``, ``amount``: what bites, crowns or Votes; ``total``: wages that all Mercenaries left ask; ``nation``: of
    which more may be hired now; ``written``: one's own Votes before they are shown, by matter; ``said``: what for, as
    far as one has written that."""

    phase: str
    seat: int
    law: str
    amount: int
    total: int
    nation: str
    assembly: AssemblyView | None
    written: dict[str, int]
    said: dict[str, str]


PHASE = {Taxes: "taxes", Wages: "wages", Draft: "hire", Assembly: "assembly"}
ASKING = {Deputy: "deputy", Proposal: "propose", Arrange: "arrange", Discard: "discard", Appoint: "appoint"}


def vote_view(state: KnState, seat: int | None) -> VoteView | None:
    """What ``seat`` (``None``: a spectator) may know of it; ``None`` when nothing of it is in hand."""
    top = state.frames[-1]
    phase = next((PHASE[type(f)] for f in reversed(state.frames) if type(f) in PHASE), "")
    pay = top if isinstance(top, Paying) else None
    if not phase and pay is None:
        return None
    law = top if isinstance(top, Comply) else None
    hiring = top if isinstance(top, Draft) else None
    turn = pay.seat if pay else law.seat if law else DraftPhase.turn(state, hiring) if hiring else -1
    return VoteView(
        phase=phase or "wages",
        seat=turn,
        law=law.law if law else "",
        amount=law.crowns if law else 0,
        total=due(state, pay) if pay else 0,
        nation=NATIONS[hiring.nation] if hiring and hiring.nation >= 0 else "",
        assembly=_assembly(state) if phase == "assembly" else None,
        written=_written(state, seat),
        said=_said(state, seat),
    )


def _written(state: KnState, seat: int | None) -> dict[str, int]:
    top = state.frames[-1]
    if seat is None or not isinstance(top, Bids):
        return {}
    return dict(zip(BidsPhase.names(state), top.amounts[seat], strict=True))


def _said(state: KnState, seat: int | None) -> dict[str, str]:
    top = state.frames[-1]
    if seat is None or not isinstance(top, Bids) or not top.says:
        return {}
    return {name: word for name, word in zip(BidsPhase.names(state), top.says[seat], strict=True) if word}


def matter_view(matter: Motion | Ballot) -> MatterView:
    """A matter, with what it names."""
    return MatterView(*matter_of(matter))


def _assembly(state: KnState) -> AssemblyView:
    held = next(f for f in state.frames if isinstance(f, Assembly))
    vote = next((f for f in reversed(state.frames) if isinstance(f, Ballot)), None)
    top = state.frames[-1]
    asked = top.seat if isinstance(top, Deputy | Proposal | Arrange | Discard | Appoint) else -1
    given = top.agendas[0] if isinstance(top, Discard | Appoint) else -1
    return AssemblyView(
        number=held.number,
        stage=held.stage,
        present=present(state),
        presiding=presiding(state),
        coming=[matter_view(m) for m in held.motions],
        ballot=_ballot(state, vote) if vote else None,
        asking=ASKING.get(type(top), ""),
        asked=asked,
        given=AGENDAS[given].slug if given >= 0 else "",
    )


def _ballot(state: KnState, vote: Ballot) -> BallotView:
    top = state.frames[-1]
    hidden = isinstance(top, Bids)
    return BallotView(
        matter=matter_view(vote),
        elects=elects(vote),
        bids=[] if hidden else list(vote.bids),
        voices=list(vote.voices),
        totals={} if hidden else BallotPhase.counted(state, vote),
        winner=vote.winner,
        waiting=list(top.waiting) if isinstance(top, Accept) else [],
        refused=list(vote.refused),
    )
