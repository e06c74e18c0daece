"""What the tests for all games must know of each game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core import Action, Event
from tests.engine.driver import Picker


class Supplement(NamedTuple):
    """Cases (seats, options), a picker that makes things happen, invariants, hidden parts, words of bad actions.

    ``share``: of how many soak games this game plays one; long games of much computing say more than 1.
    ``strain``: brings a new game into a rare but possible condition. ``asks``: every step in which somebody is asked,
    and ``over``. ``records``: the recorded playthroughs, as (file name, seats, options, number for the picker).
    ``style``: what every other seat chooses at once in the games recorded for the contract, so that they ask more.
    """

    cases: list[tuple[int, dict[str, Any]]]
    picker: Picker
    check: Callable[[Any], None]
    check_events: Callable[[Any, list[Event]], None]
    disturb: Callable[[random.Random, Any, int], None]
    shuffle_unseen: Callable[[random.Random, Any], None]
    strain: Callable[[Any], None]
    strange: list[Action]
    asks: frozenset[str]
    records: list[tuple[str, int, dict[str, Any], int]]
    share: int = 1
    style: str = ""
