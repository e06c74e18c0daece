"""Victory points of the Empire and the six bands (27)."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.charlemagne.bounds import NOWHERE
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, FIRST_RELIGION, LEVY, TABLES, TRIBAL, TURNS
from engine.charlemagne.politics import turned
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Ground, Position, working_burgs
from engine.charlemagne.view import ChView
from engine.core import Nearing, Params, SeatRef

PARTS = ("levy", "burgs", "civilisation", "faith", "king")
"""Where the Empire's points come from, in the order in which they are told."""


def parts(state: Position, ground: Ground | None = None) -> dict[str, int]:
    """Victory points by origin: levy of controlled regions, burgs and civilisation held, faith won and lost, the
    king's death (27.1)."""
    held = (ground or Ground(state)).held
    working = working_burgs(state)
    believers = [r for r, now in enumerate(state.religion) if now == CHRISTIAN]
    return {
        "levy": sum(n for n, side in zip(LEVY, state.control, strict=True) if side == EMPIRE),
        "burgs": [held.get(p) for p in working].count(EMPIRE),
        "civilisation": [held.get(p) for p in state.civilisation].count(EMPIRE),
        "faith": len(believers) - FIRST_RELIGION.count(CHRISTIAN),
        "king": TABLES.victory.charlemagne if state.dead else 0,
    }


def points(state: Position) -> int:
    """The Empire's victory points (27.1)."""
    return sum(parts(state).values())


def points_if(state: ChState | ChView, region: int, side: int) -> int:
    """The Empire's victory points when a region obeys a side, -1 for nobody: for the region, and for what its units
    then hold, who go over with it or are lost (4.5, 4.6, 27.1)."""
    _, lost = turned(state, region, side)
    control = [side if r == region else now for r, now in enumerate(state.control)]
    where = [NOWHERE if c in lost else place for c, place in enumerate(state.where)]
    return points(msgspec.structs.replace(state, control=control, where=where))


def faith_swing(state: Position, region: int, religion: int) -> int:
    """How many of the Empire's points for faith come or go when a region takes a religion (27.1)."""
    return (religion == CHRISTIAN) - (state.religion[region] == CHRISTIAN)


def course(scores: list[int], scored: int) -> list[tuple[int, int]]:
    """Game turns with the Empire's points at their end, as far as they are known."""
    return list(enumerate(scores, scored))


def band(total: int) -> str:
    """The level of victory (27.2); below 0 is a total Tribal victory too."""
    return next((name for least, name in TABLES.victory.bands if total >= least), TABLES.victory.bands[-1][1])


GIVEN_UP: Final = "capitulation"
"""The reason of an end to which a side gave up."""


def level(total: int, winner: int, reason: str) -> str:
    """The level of victory of a game as it stands, or as it ended: a side that gives up loses totally (ruling 23)."""
    if reason == GIVEN_UP:
        return "total-imperial" if winner == EMPIRE else "total-tribal"
    return band(total)


def level_bounds(name: str) -> tuple[int, int]:
    """The least points of a level of victory, and those of the level above it, 0 for none (27.2). Below 0 the lowest
    counts as well."""
    ends = [0, *(least for least, _ in TABLES.victory.bands)]
    place = next(n for n, (_, known) in enumerate(TABLES.victory.bands) if known == name)
    return ends[place + 1], ends[place]


def winner_at(total: int) -> int:
    """Who has won with so many points."""
    return side_of_level(band(total))


def side_of_level(name: str) -> int:
    """The seat whose victory a level is."""
    return EMPIRE if name.endswith("imperial") else TRIBAL


NEEDED = min(least for least, name in TABLES.victory.bands if name.endswith("imperial"))
"""Points with which the Empire wins."""


def nearing(view: ChView) -> Nearing | None:
    """Who wins when the last turn is over, as it stands."""
    if view.turn < TURNS or view.phase == "over":
        return None
    total = sum(view.points.values())
    winner = winner_at(total)
    side = "imperial" if winner == EMPIRE else "tribal"
    params: Params = {
        "seat": SeatRef(winner), "points": total, "need": NEEDED, "spare": max(0, total - NEEDED),
        "missing": max(0, NEEDED - total),
    }  # fmt: skip
    return Nearing(f"charlemagne-nearing-{side}", params, (winner,))
