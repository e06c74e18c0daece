"""The rules of the frames of special phases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.knights.phases.assembly import ArrangePhase, AssemblyPhase, DeputyPhase
from engine.knights.phases.ballot import AcceptPhase, BallotPhase, BidsPhase
from engine.knights.phases.draft import DraftPhase
from engine.knights.phases.laws import ComplyPhase
from engine.knights.phases.private_motion import ProposalPhase
from engine.knights.phases.taxes import TaxesPhase
from engine.knights.phases.titles import AppointPhase, DiscardPhase
from engine.knights.phases.wages import PayingPhase, WagesPhase
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
    Paying,
    Proposal,
    Taxes,
    Wages,
)

VOTE_PHASES: Mapping[type, Phase[Any, Any]] = {
    Taxes: TaxesPhase(),
    Comply: ComplyPhase(),
    Wages: WagesPhase(),
    Paying: PayingPhase(),
    Draft: DraftPhase(),
    Assembly: AssemblyPhase(),
    Deputy: DeputyPhase(),
    Proposal: ProposalPhase(),
    Arrange: ArrangePhase(),
    Bids: BidsPhase(),
    Ballot: BallotPhase(),
    Accept: AcceptPhase(),
    Discard: DiscardPhase(),
    Appoint: AppointPhase(),
}
