"""The seeds of Fief's campaigns still bring about what those are there to prove; others: ``tests.e2e.fief_luck``."""

from __future__ import annotations

import pytest

from tests.e2e.fief_luck import lacks
from tests.e2e.fief_playing import FiefPairPlaying, FiefPlaying


@pytest.mark.parametrize("playing", [FiefPlaying, FiefPairPlaying], ids=lambda playing: playing.__name__)
def test_the_seed_of_a_campaign_proves_everything(playing: type[FiefPlaying]) -> None:
    """Played by the engine alone; a change of the rules may want another seed."""
    assert not lacks(playing.seats, playing.luck)
