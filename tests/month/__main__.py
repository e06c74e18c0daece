"""``python -m tests.month``: a month of Herald, or a part of one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import shutil
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bot.common.errors import StartupError
from tests.month import report, run, troubles, world

FOLDER = Path("month-run")
BROKEN_OFF = 130
"""The exit code of a run that somebody has stopped."""


def main() -> int:
    """Run as asked; 1 where something does not hold, 2 where the machine is too small, 130 where it was broken off."""
    parser = argparse.ArgumentParser(prog="python -m tests.month", description="A month of Herald, and what must hold.")
    parser.add_argument("--days", type=int, default=30, help="how many days (30)")
    parser.add_argument("--seed", type=int, default=7, help="of all luck in it (7)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where it is kept; one that was broken off goes on")
    parser.add_argument("--anew", action="store_true", help="begin from the beginning")
    parser.add_argument("--week", action="store_true", help="the troubles of a month within the first six days")
    parser.add_argument("--small", action="store_true", help="two tables, three people, one server, no troubles")
    asked = parser.parse_args()
    if asked.anew:
        shutil.rmtree(asked.folder, ignore_errors=True)
    plan, faults = (world.DAY, troubles.NONE) if asked.small else (world.WHOLE, troubles.WHOLE)
    if asked.week:
        faults = troubles.WEEK
    month = partial(run.Month, asked.folder, days=asked.days, seed=asked.seed, plan=plan, faults=faults)
    try:
        asyncio.run(_to_the_end(month))
    except (KeyboardInterrupt, asyncio.CancelledError):
        print("month: broken off; the same command goes on where it was", file=sys.stderr)  # noqa: T201
        return BROKEN_OFF
    except StartupError as error:
        print(f"month: {error}", file=sys.stderr)  # noqa: T201
        return 2
    return report.write(asked.folder)


async def _to_the_end(month: Callable[[], run.Month]) -> None:
    """Run; whoever asks to stop by SIGTERM is heard like Ctrl-C, so that everything is written down first."""
    task = asyncio.ensure_future(month().run())
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await task


if __name__ == "__main__":
    sys.exit(main())
