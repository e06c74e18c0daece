"""What a view tells of special phases in hand. Votes are hidden from everybody else until they are shown."""

from __future__ import annotations

import msgspec

from engine.knights.game_data import AGENDAS, NATIONS
from engine.knights.hall import elects, matter_of, present, presiding
from engine.knights.phases.ballot import BallotPhase, BidsPhase
from engine.knights.phases.draft import DraftPhase
from engine.knights.phases.wages import due
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
    Paying,
    Proposal,
    Taxes,
    Wages,
)
from engine.knights.state.state import KnState


class MatterView(msgspec.Struct, frozen=True):
    """A matter that is voted on."""

    matter: str
    """``agenda``, or what a Private Motion asks: unban, repeal, revive, postpone, decree."""
    agenda: str
    """The Agenda that is voted on or named."""
    target: str
    """The slug of a seat (unban), or what a decree forbids; else empty."""


class BallotView(msgspec.Struct, frozen=True):
    """A vote."""

    matter: MatterView
    """What is voted on."""
    elects: bool
    """A Baron is chosen; else it is yes or no."""
    bids: list[int]
    """Votes by seat; empty until they are shown."""
    voices: list[str]
    """What they are for, by seat: yes, no, or a seat's slug; empty before it is declared."""
    totals: dict[str, int]
    """Votes declared so far, by choice; empty until they are shown."""
    winner: str
    """The choice that has won; empty before it is decided."""
    waiting: list[int]
    """Seats that it strikes and that have not answered."""
    refused: list[int]
    """Seats that it would have struck and that do not take it."""


class AssemblyView(msgspec.Struct, frozen=True):
    """The Assembly that is held."""

    number: int
    """The number that tells it apart from others (``record.Session``)."""
    stage: str
    """What comes next (``frames_vote.Assembly``)."""
    present: list[int]
    """Seats that sit there now."""
    presiding: int
    """The seat that presides; -1 nobody yet."""
    coming: list[MatterView]
    """What is voted on next, in order."""
    ballot: BallotView | None
    """The vote in hand; ``None`` without one."""
    asking: str
    """What somebody is asked: deputy, propose, arrange, discard, appoint; else empty."""
    asked: int
    """The seat that is asked it; -1 nobody."""
    given: str
    """The Agenda of the charge or office that the asked seat receives; else empty."""


class VoteView(msgspec.Struct, frozen=True):
    """A special phase in hand."""

    phase: str
    """Which one: taxes, wages, hire, assembly."""
    seat: int
    """Whose turn it is; -1 several or nobody."""
    law: str
    """The law that asks something of that seat (income-tax, arms-tax, votes-cap); else empty."""
    amount: int
    """Crowns that the law asks; with votes-cap, Votes."""
    total: int
    """Crowns that all Mercenaries left ask of that seat at Wages."""
    nation: str
    """The nationality of which that seat may hire more now; else empty."""
    assembly: AssemblyView | None
    """The Assembly; ``None`` in other phases."""
    written: dict[str, int]
    """The seat's own Votes before they are shown, by matter (``phases.ballot.BidsPhase.names``)."""
    said: dict[str, str]
    """What they are for, as far as it has written that down, by matter."""


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
