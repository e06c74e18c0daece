"""The rules of the frames of neutral cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.knights.phases.choosing import FreeingPhase, LeavingPhase, StripPhase
from engine.knights.phases.event import AvertPhase, HappeningPhase, PoolPhase
from engine.knights.phases.expedition import VenturePhase
from engine.knights.phases.muster import MusterPhase
from engine.knights.phases.upgrade import UpgradePhase
from engine.knights.state.frames_cards import (
    Averting,
    Freeing,
    Happening,
    Leaving,
    Muster,
    Pool,
    Strip,
    Upgrade,
    Venture,
)

CARD_PHASES: Mapping[type, Phase[Any, Any]] = {
    Happening: HappeningPhase(),
    Averting: AvertPhase(),
    Pool: PoolPhase(),
    Leaving: LeavingPhase(),
    Freeing: FreeingPhase(),
    Strip: StripPhase(),
    Venture: VenturePhase(),
    Upgrade: UpgradePhase(),
    Muster: MusterPhase(),
}
