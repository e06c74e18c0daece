"""Runs an earlier release, which PYTHONPATH names, at a clock that is moved: ``python old_release.py run``.

It is read by that release's Python path, so it imports nothing of this one but the clock, as a file.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

HERE = Path(__file__).resolve()
CLOCK = HERE.parents[2] / "bot" / "common" / "clock.py"


def main() -> None:
    """Put the clock in the place of the release's own, and run a command."""
    sys.path = [folder for folder in sys.path if Path(folder or ".").resolve() != HERE.parent]
    spec = importlib.util.spec_from_file_location("moved_clock", CLOCK)
    assert spec is not None
    assert spec.loader is not None
    moved = importlib.util.module_from_spec(spec)
    sys.modules["moved_clock"] = moved
    spec.loader.exec_module(moved)
    import bot.common.clock as clock

    file = Path(os.environ["HERALD_CLOCK_FILE"])
    if not hasattr(clock, "MovedClock"):
        clock.SystemClock = lambda offset=0.0: moved.MovedClock(file)  # type: ignore[misc, assignment]
    from bot.__main__ import main as run

    run()


if __name__ == "__main__":
    main()
