"""The rules of the frames of war."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core import Phase
from engine.knights.frames_war import Battle, Consent
from engine.knights.phases.battle import BattlePhase, ConsentPhase

WAR_PHASES: Mapping[type, Phase[Any, Any]] = {Consent: ConsentPhase(), Battle: BattlePhase()}
