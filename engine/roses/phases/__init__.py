"""The chapters of the rulebook, one module each, and which of them rules which frame."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.roses.phases.actions import ActingPhase, MainsPhase
from engine.roses.phases.battles import BattlePhase, BattlesPhase
from engine.roses.phases.cards import CardsPhase, MulliganPhase, RedealPhase
from engine.roses.phases.choices import BriefingPhase, HitsPhase, RegroupPhase
from engine.roses.phases.orders import BookPhase
from engine.roses.phases.political import PoliticalPhase
from engine.roses.phases.supply import SupplyPhase
from engine.roses.state import (
    Acting,
    Battle,
    Battles,
    Book,
    Briefing,
    Cards,
    Hits,
    Mains,
    Mulligan,
    Political,
    Redeal,
    Regroup,
    Supply,
)

PHASES: Mapping[type, Phase[Any, Any]] = {
    Mulligan: MulliganPhase(),
    Redeal: RedealPhase(),
    Cards: CardsPhase(),
    Acting: ActingPhase(),
    Mains: MainsPhase(),
    Battles: BattlesPhase(),
    Battle: BattlePhase(),
    Briefing: BriefingPhase(),
    Hits: HitsPhase(),
    Regroup: RegroupPhase(),
    Supply: SupplyPhase(),
    Political: PoliticalPhase(),
    Book: BookPhase(),
}
