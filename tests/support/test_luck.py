"""The luck of tests: the same again for the same test, another one for each table and each test."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.support import luck

DRAW = """
from bot.tables.lobby import lobby
from tests.support import luck
luck.bring()
print(lobby.secrets.token_hex(32))
"""


@pytest.fixture(autouse=True)
def _afterwards(request: pytest.FixtureRequest, seed: int) -> Iterator[None]:
    yield
    luck.begin(seed, request.node.nodeid)


def _drawn(seed: int, name: str) -> list[str]:
    from bot.tables.lobby import lobby

    luck.begin(seed, name)
    return [lobby.secrets.token_hex(32) for _ in range(3)]


def test_the_same_test_draws_the_same() -> None:
    first = _drawn(1, "a")
    assert first == _drawn(1, "a")
    assert len({*first, *_drawn(1, "b"), *_drawn(2, "a")}) == 9
    assert {len(bytes.fromhex(text)) for text in first} == {32}


def test_a_bot_of_the_test_draws_what_the_test_would() -> None:
    first = _drawn(1, "a")[0]
    said = subprocess.run(
        [sys.executable, "-c", DRAW], env=os.environ, capture_output=True, encoding="utf-8", check=True
    )
    assert said.stdout.strip() == first
