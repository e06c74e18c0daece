"""The seed of the campaign of Warrior Knights still brings about what that is there to prove.

Other seeds: ``tests.e2e.knights_luck``.
"""

from __future__ import annotations

from tests.e2e.knights_luck import EARLY, PROVED, first, played, proofs
from tests.e2e.knights_playing import KnightsPlaying


def test_the_seed_of_a_campaign_proves_everything() -> None:
    """Played by the engine alone; a change of the rules may want another seed."""
    _, told = played(KnightsPlaying.luck)
    assert proofs(told) == PROVED
    assert proofs(first(told)) >= EARLY
