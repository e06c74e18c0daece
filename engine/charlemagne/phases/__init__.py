"""The rules of every kind of frame, one file per chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.charlemagne.frames import (
    Attempt,
    Battle,
    Campaign,
    Chancery,
    Deploy,
    Desk,
    Drawing,
    Envoy,
    Fate,
    Feeding,
    Force,
    Levying,
    LoseLeader,
    Loss,
    Muster,
    Naming,
    PlaceLeader,
    Raid,
    Retreat,
    Revolt,
    Spending,
)
from engine.charlemagne.phases.aftermath import LossPhase, RetreatPhase
from engine.charlemagne.phases.attempts import AttemptPhase, EnvoyPhase
from engine.charlemagne.phases.battle import BattlePhase
from engine.charlemagne.phases.deploy import DeployPhase
from engine.charlemagne.phases.desk import ChanceryPhase, DeskPhase
from engine.charlemagne.phases.fate import FatePhase, NamingPhase, RaidPhase, RevoltPhase
from engine.charlemagne.phases.leaders import DrawingPhase, LoseLeaderPhase, PlaceLeaderPhase
from engine.charlemagne.phases.levy import LevyingPhase
from engine.charlemagne.phases.money import SpendingPhase
from engine.charlemagne.phases.operate import CampaignPhase, ForcePhase, MusterPhase
from engine.charlemagne.phases.supply import FeedingPhase
from engine.core import Phase

PHASES: Mapping[type, Phase[Any, Any]] = {
    Deploy: DeployPhase(),
    Fate: FatePhase(),
    Revolt: RevoltPhase(),
    Naming: NamingPhase(),
    Raid: RaidPhase(),
    PlaceLeader: PlaceLeaderPhase(),
    LoseLeader: LoseLeaderPhase(),
    Drawing: DrawingPhase(),
    Envoy: EnvoyPhase(),
    Attempt: AttemptPhase(),
    Spending: SpendingPhase(),
    Levying: LevyingPhase(),
    Campaign: CampaignPhase(),
    Muster: MusterPhase(),
    Force: ForcePhase(),
    Battle: BattlePhase(),
    Loss: LossPhase(),
    Retreat: RetreatPhase(),
    Feeding: FeedingPhase(),
    Desk: DeskPhase(),
    Chancery: ChanceryPhase(),
}
