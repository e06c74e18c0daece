"""The board of a test of Charlemagne's rules."""

from __future__ import annotations

import pytest

from tests.engine.charlemagne.board import Board


@pytest.fixture
def board() -> Board:
    """An empty board in the operations phase of the Empire, of this test alone."""
    return Board()
