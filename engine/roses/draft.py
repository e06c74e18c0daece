"""How the areas were held before the moves that a seat is still making, which it may take back until it commits."""

from __future__ import annotations

from engine.roses.board import AREA_IDS
from engine.roses.state import Acting, Regroup, RosesState, held
from engine.roses.view import AreaView, Draft


def draft(state: RosesState) -> Draft | None:
    """What was so before the running action, or before the winner of a battle began to regroup; ``None`` while nobody
    moves."""
    frame, counts, recruits = state.frames[-1], held(state), 0
    if isinstance(frame, Acting):
        own, recruits = counts[frame.seat], len(frame.recruits)
        for block in frame.recruits:
            own[state.where[block]] -= 1
        for trip in frame.trips:
            if trip.origin >= 0:
                own[state.where[trip.block]] -= 1
                own[trip.origin] += 1
    elif isinstance(frame, Regroup):
        own = counts[frame.seat]
        for area in frame.gone:
            own[area] -= 1
            own[frame.area] += 1
    else:
        return None
    return Draft(frame.seat, areas(counts), recruits)


def areas(counts: tuple[list[int], list[int]]) -> list[AreaView]:
    """The occupied areas with their blocks."""
    lancaster, york = counts
    return [AreaView(AREA_IDS[n], red, york[n]) for n, red in enumerate(lancaster) if red or york[n]]
