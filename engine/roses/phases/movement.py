"""Land and sea movement (5.2, 5.3): whether a block may take a step, and what the step does.

A block walks border by border. The action point is paid when the first block of an area leaves; other blocks that
began the phase there follow without paying.
"""

from __future__ import annotations

from engine.core import Piece, Refusal
from engine.roses.analysis.marching import (
    barred,
    border_room,
    borders_into,
    fare,
    free_to_go,
    halts,
    land_price,
    march_limit,
    may_enter,
    may_march,
    may_sail,
    shares_ship,
)
from engine.roses.analysis.position import Counts
from engine.roses.board import MAY_SAIL, NEIGHBOURS, SEA_BORDER, SIDE, ZONES
from engine.roses.naming import piece, place
from engine.roses.state import Acting, RosesState, Trip, conceal, owner, present


def no(code: str, block: int, area: int) -> Refusal:
    """A refusal that names the block and the area."""
    return Refusal(f"roses-no-{code}", {"block": piece(block), "area": place(area)})


def main_border(state: RosesState, area: int, seat: int) -> int:
    """The border of a seat's main attack, -1 while none is named."""
    return next((b for a, s, b in state.mains if a == area and s == seat), -1)


def came_over(state: RosesState, block: int) -> int:
    """The border a block came into battle over: ``SEA_BORDER`` for a pirate, -1 for a block that was there."""
    return min(state.came[block], SEA_BORDER)


def pinned(state: RosesState, seat: int, area: int) -> bool:
    """Whether no further block of Player 2 may leave a contested area (5.2.2)."""
    enemy = 1 - seat
    main = main_border(state, area, enemy)
    attackers = sum(came_over(state, b) == main for b in present(state, area, enemy))
    staying = sum(state.came[b] < 0 for b in present(state, area, seat))
    return not free_to_go(staying, attackers)


def trip_of(frame: Acting, block: int) -> Trip | None:
    """How far a block has come, ``None`` while it has not moved."""
    return next((t for t in frame.trips if t.block == block), None)


def refuse_start(state: RosesState, frame: Acting, counts: Counts, block: int) -> Refusal | None:
    """Why a block may not begin to move, by land or sea."""
    seat, here = frame.seat, state.where[block]
    if block in frame.recruits:
        return no("fresh", block, here)
    if block == state.prisoner:
        return no("prisoner", block, here)
    if counts[1 - seat][here] and pinned(state, seat, here):
        return no("pinned", block, here)
    return None


def refuse_own(state: RosesState, frame: Acting, block: int) -> Refusal | None:
    """Why a block is none that this seat has on the map."""
    if (SIDE[block] if SIDE[block] >= 0 else owner(state, block)) != frame.seat or state.where[block] < 0:
        return Refusal("roses-no-block", {"block": piece(block)})
    return None


def refuse_move(state: RosesState, frame: Acting, counts: Counts, block: int, to: int) -> Refusal | None:
    """Why a block may not step over the border into ``to``."""
    refusal = refuse_own(state, frame, block)
    if refusal is not None:
        return refusal
    seat, here = frame.seat, state.where[block]
    border = NEIGHBOURS[here].get(to)
    if border is None:
        return no("border", block, to)
    if barred(to, seat):
        return no("exile", block, to)
    if not may_march(frame):
        return Refusal("roses-no-event", {"card": Piece(frame.event)})
    if frame.locked not in (-1, block):
        return Refusal("roses-no-locked", {"block": piece(frame.locked)})
    trip = trip_of(frame, block)
    steps = 1
    if trip is None:
        refusal = refuse_start(state, frame, counts, block)
        if refusal is not None:
            return refusal
        if land_price(frame, here) > frame.ap:
            return Refusal("roses-no-points")
        if counts[1 - seat][here] and border in borders_into(state, here, 1 - seat):
            return no("enemy-border", block, to)
    else:
        steps = trip.steps + 1
        if trip.halted or steps > march_limit(frame.event):
            return no("halted", block, here)
        if trip.border == border:
            return no("back", block, to)
    if border_room(frame, border) <= 0:
        return no("limit", block, to)
    if frame.event == "muster":
        return _refuse_muster(frame, counts, block, here, to, steps, border)
    if counts[1 - seat][to] and not may_enter(state, to, seat, border):
        return no("borders", block, to)
    return None


def _refuse_muster(
    frame: Acting, counts: Counts, block: int, here: int, to: int, steps: int, border: int
) -> Refusal | None:
    """A block that sets out must be able to end in the named area, through friendly and vacant areas alone."""
    goal = frame.goal
    if here == goal or counts[1 - frame.seat][to]:
        return no("muster", block, to)
    if to == goal:
        return None
    last = NEIGHBOURS[to].get(goal)
    if steps >= march_limit(frame.event) or halts(border, 0) or last is None or border_room(frame, last) <= 0:
        return no("muster", block, to)
    return None


def refuse_sea(state: RosesState, frame: Acting, counts: Counts, block: int, to: int) -> Refusal | None:
    """Why a block may not sail to ``to`` (5.3)."""
    refusal = refuse_own(state, frame, block)
    if refusal is not None:
        return refusal
    seat, here = frame.seat, state.where[block]
    if not may_sail(frame):
        return Refusal("roses-no-event", {"card": Piece(frame.event)})
    if not MAY_SAIL[block]:
        return no("sailor", block, to)
    if here == to or not ZONES[here] & ZONES[to]:
        return no("zone", block, to)
    if barred(to, seat):
        return no("exile", block, to)
    if trip_of(frame, block) is not None:
        return no("halted", block, here)
    if fare(frame, here, to, 1) > frame.ap:
        return Refusal("roses-no-points")
    refusal = refuse_start(state, frame, counts, block)
    if refusal is not None:
        return refusal
    if counts[1 - seat][to]:
        if frame.event != "piracy":
            return no("landing", block, to)
        if not may_enter(state, to, seat, SEA_BORDER):
            return no("borders", block, to)
    return None


def step(state: RosesState, frame: Acting, counts: Counts, block: int, to: int) -> None:
    """Take a step over a border; pays for the area when its first block leaves."""
    seat, here = frame.seat, state.where[block]
    border = NEIGHBOURS[here][to]
    trip = trip_of(frame, block)
    if trip is None:
        if price := land_price(frame, here):
            frame.ap -= price
            frame.groups.append(here)
        trip = Trip(block, 0, -1, False, here)
        frame.trips.append(trip)
    trip.steps += 1
    trip.border = border
    enemy = counts[1 - seat][to]
    trip.halted = halts(border, enemy) or trip.steps >= march_limit(frame.event) or to == frame.goal
    frame.used.append(border)
    if frame.event == "muster":
        frame.locked = -1 if to == frame.goal else block
    conceal(state, seat, here)
    state.where[block] = to
    state.came[block] = -1
    if enemy:
        enter(state, seat, block, to, border, border)


def enter(state: RosesState, seat: int, block: int, to: int, border: int, came: int) -> None:
    """Remember over which border a block came to a fight."""
    state.came[block] = came
    if (to, seat, border) not in state.entries:
        state.entries.append((to, seat, border))


def sail(state: RosesState, frame: Acting, counts: Counts, block: int, to: int) -> None:
    """Sail; a voyage between major ports carries a second block for the same point (5.3.1), unless pirates sail."""
    seat, here = frame.seat, state.where[block]
    if price := fare(frame, here, to, 1):
        frame.ap -= price
        if shares_ship(frame, here, to):
            frame.ferries.append((here, to))
    else:
        frame.ferries.remove((here, to))
    frame.trips.append(Trip(block, 0, -1, True, here))
    conceal(state, seat, here)
    state.where[block] = to
    if counts[1 - seat][to]:
        enter(state, seat, block, to, SEA_BORDER, SEA_BORDER + 1 + here)
