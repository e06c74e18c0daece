"""The whole month, which is for the soak."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.month import run, troubles, world
from tests.support import skips


@pytest.mark.slow
async def test_a_whole_month(tmp_path: Path) -> None:
    """Thirty days, everybody, everything that goes wrong: what does not hold is named."""
    skips.unless(os.environ.get("HERALD_KILLS"), skips.SOAK)
    found = await run.Month(tmp_path, days=30, plan=world.WHOLE, faults=troubles.WHOLE).run()
    assert not found, "\n".join(f"{fault.check}: {fault.said}" for fault in found)
