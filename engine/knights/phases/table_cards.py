"""The rules of the frames of neutral cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.knights.frames_cards import Happening, Muster, Upgrade, Venture
from engine.knights.phases.event import HappeningPhase
from engine.knights.phases.expedition import VenturePhase
from engine.knights.phases.muster import MusterPhase
from engine.knights.phases.upgrade import UpgradePhase

CARD_PHASES: Mapping[type, Phase[Any, Any]] = {
    Happening: HappeningPhase(),
    Venture: VenturePhase(),
    Upgrade: UpgradePhase(),
    Muster: MusterPhase(),
}
