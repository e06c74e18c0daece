"""The first picture of a position of Wars of the Roses."""

from __future__ import annotations

import pytest

from engine.roses.rules import ROSES
from tests.render.first_page import heights, twice
from tests.render.roses import views

pytestmark = pytest.mark.turns(3, among="the layout of pictures")


@pytest.mark.slow
def test_the_first_picture_is_no_higher_than_a_phone() -> None:
    """Every phase of every scenario, and what fills it: a battle of all blocks, many areas with one's own."""
    found = [
        (f"{name} {seat}", ROSES.view(state, seat))
        for name, state in views.positions().items()
        for seat in (None, 0, 1)
    ]
    found += [(f"crowded {seat}", views.crowded(seat)) for seat in (None, 0, 1)]
    assert heights("roses", found) == []
    assert twice("roses", [found[3], found[7], found[-1]]) == []
