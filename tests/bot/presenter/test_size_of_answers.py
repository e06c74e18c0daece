"""Neither the size of an answer nor the work it takes tells what others hide."""

from __future__ import annotations

import statistics

import pytest

from tests.bot.size_of_answers import BIGGEST, fair, work
from tests.engine.recorded_games import Case
from tests.engine.supplements import case_id

NOISE = 0.10
"""So much of the work of an answer may hang on what others hide in a single position: less than a millisecond, where
the way to a person and back varies by many."""
DRIFT = 0.02
"""And so much over many positions: what is changed has less of what is hidden (no cards that lie armed, no drafts of
deals), and passing over it is a little work."""


@pytest.mark.slow(but=["roses-2", "fair-6"])
@pytest.mark.parametrize("case", BIGGEST, ids=case_id)
def test_answers_are_the_same_size_and_work(case: Case) -> None:
    with fair():
        found = list(work(case, 5, 83))
    assert len(found) > 9
    for each in found:
        assert each.said[0] == each.said[1]
        assert abs(each.calls[1] - each.calls[0]) <= NOISE * each.calls[0], each.calls
    drift = statistics.mean((other - one) / one for one, other in (each.calls for each in found))
    assert abs(drift) <= DRIFT
