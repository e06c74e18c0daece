"""Write saves of the running version, one per kind of decision; run once per release, never over an old save.

``python -m tests.saves.record 0.1.0`` records every game, ``... 0.2.0 roses`` only the games named.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from engine import GAMES
from engine.core import blocking
from tests.engine.driver import turn
from tests.engine.supplements import SUPPLEMENTS

HERE = Path(__file__).parent


ROUNDS = 40
"""How often every case is played, so that rare decisions are met as well."""


def record(version: str, games: list[str]) -> None:
    """Play games of every kind until each kind of prompt has been met, keeping the position at its first sight."""
    folder = HERE / version
    folder.mkdir(exist_ok=True)
    for game in games:
        rules, extra = GAMES[game], SUPPLEMENTS[game]
        if list(folder.glob(f"{game}-*.json")):
            raise SystemExit(f"{folder} has saves of {game} already")
        found: set[str] = set()
        for number, (seats, options) in enumerate(extra.cases * ROUNDS):
            state = rules.setup(seats=seats, seed=f"save-{number}", options=rules.Options(**options))
            if number % 2:
                extra.strain(state)
            rng = random.Random(number)
            while (step := turn(rng, rules, state, extra.picker)) is not None:
                kind = next(iter(blocking(rules.prompts(state)).values()))[0].step
                name = f"{game}-{kind}-{seats}"
                if name not in found and rng.random() < 0.2:
                    found.add(name)
                    (folder / f"{name}.json").write_bytes(rules.dumps(state))
                rules.apply(state, *step)
            if f"{game}-over-{seats}" not in found:
                found.add(f"{game}-over-{seats}")
                (folder / f"{game}-over-{seats}.json").write_bytes(rules.dumps(state))


if __name__ == "__main__":
    record(sys.argv[1], sys.argv[2:] or list(GAMES))
