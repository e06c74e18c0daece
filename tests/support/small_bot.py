"""Herald as tests start it in a process of its own: ``python -m tests.support.small_bot run``.

Its pictures are small, it does not wait for the disk, its computer players act only while there is no file ``HELD`` in
its folder, and its tables draw from the seed in ``HERALD_TEST_LUCK``, if there is one, else from what
:mod:`tests.support.luck` derives.

Drawing processes import this module again, since it is the main one: what only the bot needs is imported when it runs.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

LUCK = "HERALD_TEST_LUCK"
"""The variable with the seed of every table that is opened."""

PAUSE = 0.3
"""Seconds between two connections of shards: a sandbox that asks for less is content."""

HELD = "computers-wait"
"""The file in the bot's folder that holds its computer players back."""

LONGEST = 3600.0
"""Seconds for which it may do so."""


def hold_computers(folder: Path) -> None:
    """Let no computer player act while the file is there."""
    from bot.workers.autopilot import Autopilot
    from tests.support.patience import soon

    acts = Autopilot._act

    async def held(self: Autopilot, *args: Any, **more: Any) -> None:
        await soon(lambda: not (folder / HELD).exists(), LONGEST)
        await acts(self, *args, **more)

    Autopilot._act = held  # type: ignore[method-assign]


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
    if folder := os.environ.get("HERALD_DATA"):
        hold_computers(Path(folder))
    bot.serving.gateway_shards.PAUSE = PAUSE
    bot.app.Pictures = SmallPictures  # type: ignore[misc]
    if luck := os.environ.get(LUCK):
        bot.tables.lobby.lobby.secrets = SimpleNamespace(token_hex=lambda size: luck)  # type: ignore[assignment]
    run()


if __name__ == "__main__":
    main()
