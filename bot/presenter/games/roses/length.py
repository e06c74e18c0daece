"""How much of the whole war a table plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import GAMES
from engine.roses.board import SCENARIOS


def share(options: Mapping[str, Any]) -> float:
    """What part of the longest scenario the options leave."""
    chosen: Any = GAMES["roses"].Options(**options)
    most = max(scenario.campaigns for scenario in SCENARIOS.values())
    return (chosen.campaigns or SCENARIOS[chosen.scenario].campaigns) / most
