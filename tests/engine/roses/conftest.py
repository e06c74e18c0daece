"""What tests of the Roses share."""

from __future__ import annotations

import pytest

from tests.engine.roses.board import Board


@pytest.fixture
def board() -> Board:
    """A board of its own for each test."""
    return Board()
