"""Herald as tests start it in a process of its own: ``python -m tests.support.small_bot run``.

Its pictures are small, it does not wait for the disk, and its tables draw from the seed in ``HERALD_TEST_LUCK``, if
there is one, else from what :mod:`tests.support.luck` derives.

Drawing processes import this module again, since it is the main one: what only the bot needs is imported when it runs.
"""

from __future__ import annotations

import os
from types import SimpleNamespace

LUCK = "HERALD_TEST_LUCK"
"""The variable with the seed of every table that is opened."""

PAUSE = 0.3
"""Seconds between two connections of shards: a sandbox that asks for less is content."""


def main() -> None:
    """Run a command of Herald's."""
    import bot.app
    import bot.locale
    import bot.serving.gateway_shards
    import bot.tables.lobby.lobby
    from bot.__main__ import main as run
    from tests.support import luck as derived
    from tests.support.databases import hurry
    from tests.support.drawing import SmallPictures

    bot.locale.strict(True)
    hurry()
    derived.bring()
    bot.serving.gateway_shards.PAUSE = PAUSE
    bot.app.Pictures = SmallPictures  # type: ignore[misc]
    if luck := os.environ.get(LUCK):
        bot.tables.lobby.lobby.secrets = SimpleNamespace(token_hex=lambda size: luck)  # type: ignore[assignment]
    run()


if __name__ == "__main__":
    main()
