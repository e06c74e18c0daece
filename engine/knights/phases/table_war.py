"""The rules of the frames of war."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.knights.phases.battle import BattlePhase, ConsentPhase
from engine.knights.phases.death import DeathPhase, DesertingPhase
from engine.knights.phases.hands import AbilityPhase, HandsPhase
from engine.knights.phases.losses import LossPhase
from engine.knights.phases.retreat import RetreatPhase
from engine.knights.phases.spoils import SpoilPhase, SurrenderPhase
from engine.knights.state.frames_war import (
    Ability,
    Battle,
    Consent,
    Death,
    Deserting,
    Hands,
    Losses,
    Retreat,
    Spoil,
    Surrender,
)

WAR_PHASES: Mapping[type, Phase[Any, Any]] = {
    Consent: ConsentPhase(),
    Battle: BattlePhase(),
    Hands: HandsPhase(),
    Ability: AbilityPhase(),
    Losses: LossPhase(),
    Retreat: RetreatPhase(),
    Deserting: DesertingPhase(),
    Death: DeathPhase(),
    Spoil: SpoilPhase(),
    Surrender: SurrenderPhase(),
}
