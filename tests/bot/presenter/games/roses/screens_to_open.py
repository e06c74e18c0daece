"""Words that open screens of a position of Wars of the Roses, and words that open none."""

from __future__ import annotations

import random
from typing import Any

from bot.presenter.games.roses import names


def words_to_open(look: Any, rng: random.Random) -> list[str]:
    """Screens of this position, and a few that do not exist in it."""
    blocks = list(names.own_blocks(look.view))
    areas = list(dict.fromkeys(b.place for b in look.view.own.blocks))
    some = [*rng.sample(blocks, min(3, len(blocks))), "nobody"]
    found = ["blocks", "recruit", "at", "who", "at kent zz", "at kent ff 9 9", "rubbish"]
    found += [f"{word} {b}" for word in ("who", "in", "order") for b in some]
    found += [
        f"at {a} {rng.choice(['', '1', '3', 'ff', 'fffffffff'])}".strip() for a in rng.sample(areas, min(4, len(areas)))
    ]
    return found
