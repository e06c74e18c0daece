"""What a house has, as the first line of what happened counts it."""

from __future__ import annotations

from collections import Counter

from engine import GAMES
from engine.core import Piece
from engine.roses.board import BLOCK_IDS, HEIRS
from tests.engine.roses.positions import acting


def test_3_21_five_heirs_each_counted_once() -> None:
    """Minors are heirs like the others: one who comes of age is neither gained nor lost."""
    rules = GAMES["roses"]
    state = rules.setup(seats=2, seed="heirs")
    for seat in (0, 1):
        found = rules.figures(rules.view(state, seat), seat).held["heirs"]
        assert Counter(found) == Counter(Piece(BLOCK_IDS[heir]) for heir in HEIRS[seat])
        assert len(found) == 5


def test_8_2_who_has_london_has_the_capital() -> None:
    """It counts as support, for whoever is alone there."""
    rules = GAMES["roses"]
    for place, has in (("middlesex", True), ("kent", False)):
        state = acting({"lan_oxford": place, "lan_henry_vi": "derby", "yor_york": "ireland", "yor_march": "cornwall"})
        held = [rules.figures(rules.view(state, None), seat).held["capital"] for seat in (0, 1)]
        assert [bool(found) for found in held] == [has, False]
