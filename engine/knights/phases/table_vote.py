"""The rules of the frames of special phases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.knights.frames_vote import Assembly, Draft, Taxes, Wages
from engine.knights.phases.assembly import AssemblyPhase
from engine.knights.phases.draft import DraftPhase
from engine.knights.phases.taxes import TaxesPhase
from engine.knights.phases.wages import WagesPhase

VOTE_PHASES: Mapping[type, Phase[Any, Any]] = {
    Taxes: TaxesPhase(),
    Wages: WagesPhase(),
    Draft: DraftPhase(),
    Assembly: AssemblyPhase(),
}
