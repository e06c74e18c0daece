"""What the tests of Warrior Knights share: a board for each."""

from __future__ import annotations

import pytest

from tests.engine.knights.board import Board


@pytest.fixture
def board() -> Board:
    """A fresh board with a Kingdom of four at peace."""
    return Board()
