"""What the tests took is told for one pace, and too much of it loudly."""

from __future__ import annotations

from tests.support.budget import PACE, judged


def test_a_faster_machine_may_take_less() -> None:
    line = "test 600 60 5 65"  # 12 minutes with PostgreSQL
    assert list(judged([line], PACE)) == [
        "make test: 12.0 min of processor time at a pace of 28.0 M, which are 12.0 min at 28 M"
    ]
    assert [said[:14] for said in judged([line], PACE * 1.25)] == ["make test: 12.", "!!! TOO MUCH: "]
    assert len(list(judged([line], PACE / 2))) == 1
