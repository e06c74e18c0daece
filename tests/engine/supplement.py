"""What the tests for all games must know of each game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core import Action, Event
from tests.engine.driver import Picker


class Supplement(NamedTuple):
    """What the tests for all games must know of one."""

    cases: list[tuple[int, dict[str, Any]]]
    """Seats and options of the games that are recorded for the contract."""
    picker: Picker
    """Chooses answers so that things happen."""
    check: Callable[[Any], None]
    """Raises where a state breaks what always holds."""
    check_events: Callable[[Any, list[Event]], None]
    """Raises where events do not go with the state after them."""
    disturb: Callable[[random.Random, Any, int], None]
    """Changes in a state what a seat hides, and nothing else."""
    shuffle_unseen: Callable[[random.Random, Any], None]
    """Changes in a state what no seat can see, and nothing else."""
    strain: Callable[[Any], None]
    """Brings a new game into a rare but possible condition."""
    strange: list[Action]
    """Words of bad actions."""
    asks: frozenset[str]
    """Every step in which somebody is asked, and ``over``."""
    records: list[tuple[str, int, dict[str, Any], int]]
    """The recorded playthroughs: file name, seats, options, number for the picker."""
    share: int = 1
    """Of how many soak games this game plays one; long games of much computing say more than 1."""
    style: str = ""
    """What every other seat chooses at once in the games recorded for the contract, so that they ask more; empty:
    nothing."""
