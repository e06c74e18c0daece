"""What the tests for all games must know of each game. A registered game without an entry fails."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core import Action, Event
from tests.engine.driver import Picker
from tests.engine.xidit import invariants as xidit
from tests.engine.xidit.lively import lively


class Supplement(NamedTuple):
    """Cases (seats, options), a picker that makes things happen, invariants, hidden parts, words of bad actions.

    ``strain``: brings a new game into a rare but possible condition.
    """

    cases: list[tuple[int, dict[str, Any]]]
    picker: Picker
    check: Callable[[Any], None]
    check_events: Callable[[Any, list[Event]], None]
    disturb: Callable[[random.Random, Any, int], None]
    shuffle_unseen: Callable[[random.Random, Any], None]
    strain: Callable[[Any], None]
    strange: list[Action]


SUPPLEMENTS: Mapping[str, Supplement] = {
    "xidit": Supplement(
        cases=[
            (3, {}),
            (3, {"phantom_start": 7}),
            (3, {"short": True}),
            (3, {"short": True, "phantom_start": 7}),
            (4, {}),
            (4, {"short": True}),
            (5, {}),
            (5, {"short": True}),
        ],
        picker=lively,
        check=xidit.check,
        check_events=xidit.check_events,
        disturb=xidit.disturb,
        shuffle_unseen=xidit.shuffle_unseen,
        strain=xidit.strain,
        strange=xidit.STRANGE,
    ),
}


def case_id(case: tuple[str, int, dict[str, Any]]) -> str:
    """A readable name for a parametrised case."""
    game, seats, options = case
    return "-".join([game, str(seats), *(f"{k}_{v}" for k, v in options.items())])


CASES: list[tuple[str, int, dict[str, Any]]] = [
    (game, seats, options) for game, extra in SUPPLEMENTS.items() for seats, options in extra.cases
]
