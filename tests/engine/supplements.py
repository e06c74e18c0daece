"""Every game's supplement: ``SUPPLEMENT`` of ``tests.engine.<game>``. A registered game without one fails.

The fair of ``tests/toy`` is one more game for whoever checks the contract; no other room knows it.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from engine import GAMES
from herald_fair.rules import FAIR
from tests.engine.driver import AnyRules
from tests.engine.supplement import Supplement
from tests.toy.supplement import SUPPLEMENT as FAIR_SUPPLEMENT

RULES: Mapping[str, AnyRules] = {**GAMES, FAIR.id: FAIR}
SUPPLEMENTS: Mapping[str, Supplement] = {
    **{game: importlib.import_module(f"tests.engine.{game}").SUPPLEMENT for game in GAMES if game != FAIR.id},
    FAIR.id: FAIR_SUPPLEMENT,
}


def case_id(case: tuple[str, int, dict[str, Any]]) -> str:
    """A readable name for a parametrised case."""
    game, seats, options = case
    return "-".join([game, str(seats), *(f"{k}_{v}" for k, v in options.items())])


CASES: list[tuple[str, int, dict[str, Any]]] = [
    (game, seats, options) for game, extra in SUPPLEMENTS.items() for seats, options in extra.cases
]
FEW = ["charlemagne-2", "fief-3", "knights-4-heirs_True-treason_True-miracles_True-abandoned_True-length_8", "roses-2",
       "xidit-4", "fair-6"]  # fmt: skip
"""A case of each game, for checks that take long: they stand for all where ``make test`` runs."""
