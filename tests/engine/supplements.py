"""Every game's supplement: ``SUPPLEMENT`` of ``tests.engine.<game>``. A registered game without one fails."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from engine import GAMES
from tests.engine.supplement import Supplement

SUPPLEMENTS: Mapping[str, Supplement] = {
    game: importlib.import_module(f"tests.engine.{game}").SUPPLEMENT for game in GAMES
}


def case_id(case: tuple[str, int, dict[str, Any]]) -> str:
    """A readable name for a parametrised case."""
    game, seats, options = case
    return "-".join([game, str(seats), *(f"{k}_{v}" for k, v in options.items())])


CASES: list[tuple[str, int, dict[str, Any]]] = [
    (game, seats, options) for game, extra in SUPPLEMENTS.items() for seats, options in extra.cases
]
