"""What tests of Xidit share."""

from __future__ import annotations

import pytest

from tests.engine.xidit.board import Board


@pytest.fixture
def board() -> Board:
    """A board of its own for each test."""
    return Board()
