"""Which rules belong to which kind of frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.knights.phases.actions import ActionsPhase
from engine.knights.phases.cards import PlayPhase
from engine.knights.phases.fight import FightPhase
from engine.knights.phases.move import MarchPhase, PermitPhase
from engine.knights.phases.planning import PlanPhase
from engine.knights.phases.purse import OfferPhase, PursePhase, TreacheryPhase
from engine.knights.phases.rounds import TurnPhase
from engine.knights.phases.start import AssignPhase, DeployPhase, FoundPhase
from engine.knights.phases.table_cards import CARD_PHASES
from engine.knights.phases.table_vote import VOTE_PHASES
from engine.knights.phases.table_war import WAR_PHASES
from engine.knights.phases.upkeep import ReturnPhase, RevoltPhase, RevoltsPhase
from engine.knights.standing.desk import DeskPhase
from engine.knights.state.frames import (
    Actions,
    Assigning,
    Deploying,
    Desk,
    Fight,
    Founding,
    March,
    Offer,
    Permit,
    Planning,
    Play,
    Purse,
    Returning,
    Revolt,
    Revolts,
    Treachery,
    Turn,
)

PHASES: Mapping[type, Phase[Any, Any]] = {
    Assigning: AssignPhase(),
    Founding: FoundPhase(),
    Deploying: DeployPhase(),
    Turn: TurnPhase(),
    Planning: PlanPhase(),
    Actions: ActionsPhase(),
    Play: PlayPhase(),
    March: MarchPhase(),
    Permit: PermitPhase(),
    Fight: FightPhase(),
    Revolts: RevoltsPhase(),
    Revolt: RevoltPhase(),
    Returning: ReturnPhase(),
    Treachery: TreacheryPhase(),
    Desk: DeskPhase(),
    Purse: PursePhase(),
    Offer: OfferPhase(),
    **WAR_PHASES,
    **CARD_PHASES,
    **VOTE_PHASES,
}
