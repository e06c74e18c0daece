"""The luck of the tables that tests open: as good as random, and the same again for the same test and ``--seed``.

Herald draws the seed of a table where nobody can foresee it. In tests it follows from the seed of the run, the name of
the test and the number of the table, in the test's own process and in the bots that it starts: what failed with one
game can be looked at with the very same one.
"""

from __future__ import annotations

import hashlib
import os

TEST = "HERALD_TEST_NAME"
"""The variable with the seed of the run and the name of the test that runs now, for bots that it starts."""
_opened: dict[str, int] = {}


def begin(seed: int, name: str) -> None:
    """A test begins."""
    os.environ[TEST] = f"{seed}/{name}"
    _opened.clear()


def token_hex(size: int = 32) -> str:
    """Stands for :func:`secrets.token_hex` where tables are opened. A bot that is started anew begins to count anew."""
    test = os.environ.get(TEST, "")
    number = _opened[test] = _opened.get(test, 0) + 1
    return hashlib.shake_256(f"{test}/{number}".encode()).hexdigest(size)


def bring() -> None:
    """Let the tables that this process opens have luck of this kind."""
    from types import SimpleNamespace

    from bot.tables.lobby import lobby

    lobby.secrets = SimpleNamespace(token_hex=token_hex)  # type: ignore[assignment]
