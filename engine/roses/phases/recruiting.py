"""Recruiting from the pool (5.4): where each kind of block may come in."""

from __future__ import annotations

from engine.core import Params, Piece, Refusal
from engine.roses.analysis.marching import barred
from engine.roses.analysis.position import Counts
from engine.roses.board import (
    AREAS,
    BLOCKS,
    CITY,
    CROWN,
    EXILE,
    EXILES,
    HOME,
    RANK,
    SHIELDS,
    WALES,
    WELSH,
)
from engine.roses.fate import where_is
from engine.roses.naming import all_places, piece, place
from engine.roses.state import POOL, SPENT, Acting, RosesState, owner


def recruit_areas(state: RosesState, counts: Counts, block: int) -> list[int]:
    """Areas where a block of the pool may come in now."""
    seat = owner(state, block)
    own, enemy = counts[seat], counts[1 - seat]
    kind = BLOCKS[block].kind
    if RANK[block]:
        if seat != state.king:
            return list(EXILES[seat])
        places = [n for n in range(len(AREAS)) if CROWN[n]]
    elif kind == "rebel":
        return [n for n in range(len(AREAS)) if EXILE[n] < 0 and not own[n] and not enemy[n]]
    elif kind == "bombard":
        return [n for n in range(len(AREAS)) if CITY[n] and own[n] and not enemy[n]]
    elif kind == "noble":
        places = sorted(SHIELDS[block])
    elif block == WELSH:
        places = sorted(WALES)
    else:
        places = [HOME[block]]
    return [n for n in places if not enemy[n] and not barred(n, seat)]


def refuse_recruit(state: RosesState, frame: Acting, counts: Counts, block: int, area: int) -> Refusal | None:
    """Why a block may not be recruited in an area now."""
    if frame.event:
        return Refusal("roses-no-event-recruit", {"card": Piece(frame.event)})
    named: Params = {"block": piece(block)}
    if owner(state, block) != frame.seat:
        return Refusal("roses-no-block", named)
    if state.where[block] >= 0:
        return Refusal("roses-no-on-map", {**named, "area": place(state.where[block])})
    if state.where[block] == SPENT:
        return Refusal("roses-no-spent", named)
    if state.where[block] != POOL:
        return Refusal("roses-no-pool", {**named, "place": where_is(state, block)})
    if not frame.ap:
        return Refusal("roses-no-points")
    places = recruit_areas(state, counts, block)
    if area in places:
        return None
    named["area"] = place(area)
    if counts[1 - frame.seat][area]:
        return Refusal("roses-no-recruit-enemy", named)
    if BLOCKS[block].kind == "rebel":
        return Refusal("roses-no-recruit-rebel", named)
    return Refusal("roses-no-muster-place", {**named, "areas": all_places(places)})
