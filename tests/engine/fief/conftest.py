"""The board of Fief's tests."""

from __future__ import annotations

import pytest

from tests.engine.fief.board import Board


@pytest.fixture
def board() -> Board:
    """An empty England, a fresh one for each test."""
    return Board()
