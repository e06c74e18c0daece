"""What is remembered of messages."""

from __future__ import annotations

import pytest

from bot.tables.unit.posts import TOP
from bot.ui import clicks


@pytest.mark.parametrize("turn", [1, 2])
def test_no_test_knows_what_another_has_clicked_on(turn: int) -> None:
    """Numbers of messages come again in the next test; what was shown there must not be taken for shown here."""
    assert clicks.peek(1) is None
    assert clicks.left_at(1) is None
    clicks.shows(1, f"by test {turn}")
    clicks.leaves(1, TOP)
    with clicks.clicking(1, 1):
        assert 1 in clicks._clicks
