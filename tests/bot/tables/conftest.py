"""What watches over tables while they run."""

from __future__ import annotations

import pytest

from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from bot.workers.timer import Timer
from tests.bot.fakes import Steady


@pytest.fixture
def timer(tables: Tables) -> Timer:
    return Timer(tables.store, tables.play)


@pytest.fixture
def autopilot(tables: Tables) -> Autopilot:
    """All its players are steady ones."""
    return Autopilot(tables.store, tables.play, lambda game, kind, seed: Steady())
