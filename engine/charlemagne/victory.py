"""Victory points of the Empire and the six bands (27)."""

from __future__ import annotations

from typing import Final

from engine.charlemagne.board import PRINTED
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, FIRST_RELIGION, LEVY, TABLES, TRIBAL, TURNS
from engine.charlemagne.units import Ground, Position
from engine.charlemagne.view import ChView
from engine.core import Nearing, Params, SeatRef


def parts(state: Position, ground: Ground | None = None) -> dict[str, int]:
    """Victory points by origin: levy of controlled regions, burgs and civilisation held, faith won and lost, the
    king's death (27.1)."""
    held = (ground or Ground(state)).held
    working = {*(PRINTED - set(state.pillaged)), *state.built}
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
    return EMPIRE if band(total).endswith("imperial") else TRIBAL


NEEDED = min(least for least, name in TABLES.victory.bands if name.endswith("imperial"))
"""Points with which the Empire wins."""


def nearing(view: ChView) -> Nearing | None:
    """Who wins when the last turn is over, as it stands."""
    if view.turn < TURNS or view.phase == "over":
        return None
    total = sum(view.points.values())
    winner = winner_at(total)
    side = "imperial" if winner == EMPIRE else "tribal"
    params: Params = {"seat": SeatRef(winner), "points": total, "need": NEEDED}
    return Nearing(f"charlemagne-nearing-{side}", params, (winner,))
