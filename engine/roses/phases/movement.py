"""Land and sea movement (5.2, 5.3): whether a block may take a step, and what the step does.

A block walks border by border. The action point is paid when the first block of an area leaves; other blocks that
began the phase there follow without paying.
"""

from __future__ import annotations

from engine.core import Params, Piece, Refusal
from engine.roses.analysis.marching import (
    barred,
    border_limit,
    border_room,
    borders_into,
    fare,
    free_to_go,
    fronts,
    halts,
    land_price,
    march_limit,
    may_enter,
    may_march,
    may_sail,
    shares_ship,
)
from engine.roses.analysis.position import Counts
from engine.roses.board import LIMIT, MAY_SAIL, NEIGHBOURS, RED, SEA_BORDER, ZONES
from engine.roses.combat import closed
from engine.roses.fate import where_is
from engine.roses.naming import piece, place
from engine.roses.state import Acting, RosesState, Trip, conceal, held, owner, present


def no(code: str, block: int, area: int, more: Params | None = None) -> Refusal:
    """A refusal that names the block and the area, with ``more`` that holds."""
    return Refusal(f"roses-no-{code}", {"block": piece(block), "area": place(area), **(more or {})})


def main_border(state: RosesState, area: int, seat: int) -> int:
    """The border of a seat's main attack, -1 while none is named."""
    return next((b for a, s, b in state.mains if a == area and s == seat), -1)


def came_over(state: RosesState, block: int) -> int:
    """The border a block came into battle over: ``SEA_BORDER`` for a pirate, -1 for a block that was there."""
    return min(state.came[block], SEA_BORDER)


def pinning(state: RosesState, seat: int, area: int) -> tuple[int, int]:
    """In a contested area the blocks that Player 2 still has there, and those of the main attack (5.2.2)."""
    enemy = 1 - seat
    main = main_border(state, area, enemy)
    attackers = sum(came_over(state, b) == main for b in present(state, area, enemy))
    return sum(state.came[b] < 0 for b in present(state, area, seat)), attackers


def pinned(state: RosesState, seat: int, area: int) -> bool:
    """Whether no further block of Player 2 may leave a contested area (5.2.2)."""
    return not free_to_go(*pinning(state, seat, area))


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
        staying, attackers = pinning(state, seat, here)
        return no("pinned", block, here, {"n": attackers, "have": staying})
    return None


def refuse_own(state: RosesState, seat: int, block: int) -> Refusal | None:
    """Why a block is none that a seat has on the map."""
    if owner(state, block) != seat:
        return Refusal("roses-no-block", {"block": piece(block)})
    if state.where[block] < 0:
        return Refusal("roses-no-off-map", {"block": piece(block), "place": where_is(state, block)})
    return None


def refuse_on(frame: Acting, counts: Counts, block: int, here: int, trip: Trip) -> Refusal | None:
    """Why a block that has moved may not march on."""
    if not trip.steps:
        return no("sailed", block, here)
    if not trip.halted and trip.steps < march_limit(frame.event):
        return None
    if counts[1 - frame.seat][here]:
        return no("halted-enemy", block, here)
    if here == frame.goal:
        return no("gathered", block, here)
    if RED[trip.border]:
        return no("halted-red", block, here)
    return no("halted", block, here, {"n": trip.steps})


def refuse_march(frame: Acting) -> Refusal:
    """Why the event of a phase lets no block march."""
    code = "roses-no-event-first" if frame.event == "muster" else "roses-no-event-march"
    return Refusal(code, {"card": Piece(frame.event)})


def refuse_move(state: RosesState, frame: Acting, counts: Counts, block: int, to: int) -> Refusal | None:
    """Why a block may not step over the border into ``to``."""
    refusal = refuse_own(state, frame.seat, block)
    if refusal is not None:
        return refusal
    seat, here = frame.seat, state.where[block]
    border = NEIGHBOURS[here].get(to)
    if border is None:
        return no("already", block, to) if here == to else no("border", block, to, {"from": place(here)})
    if barred(to, seat):
        return no("exile", block, to)
    if not may_march(frame):
        return refuse_march(frame)
    if frame.locked not in (-1, block):
        return no("locked", frame.locked, frame.goal)
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
        refusal = refuse_on(frame, counts, block, here, trip)
        if refusal is not None:
            return refusal
        if trip.border == border:
            return no("back", block, to)
    if border_room(frame, border) <= 0:
        return no("limit", block, to, {"n": border_limit(frame.event, border)})
    if frame.event == "muster":
        return _refuse_muster(frame, counts, block, here, to, steps, border)
    if counts[1 - seat][to] and not may_enter(state, to, seat, border):
        return no("borders", block, to, {"n": fronts(state, to, seat)})
    return None


def _refuse_muster(
    frame: Acting, counts: Counts, block: int, here: int, to: int, steps: int, border: int
) -> Refusal | None:
    """A block that sets out must be able to end in the named area, through friendly and vacant areas alone."""
    goal = frame.goal
    if here == goal:
        return no("gathered", block, goal)
    if counts[1 - frame.seat][to]:
        return no("muster-enemy", block, to, {"place": place(goal)})
    if to == goal:
        return None
    last = NEIGHBOURS[to].get(goal)
    there: Params = {"place": place(goal)}
    if steps >= march_limit(frame.event) or last is None:
        return no("muster", block, to, {**there, "n": march_limit(frame.event)})
    if halts(border, 0):
        return no("muster-red", block, to, there)
    return no("muster-full", block, to, there) if border_room(frame, last) <= 0 else None


def refuse_sea(state: RosesState, frame: Acting, counts: Counts, block: int, to: int) -> Refusal | None:
    """Why a block may not sail to ``to`` (5.3)."""
    refusal = refuse_own(state, frame.seat, block)
    if refusal is not None:
        return refusal
    seat, here = frame.seat, state.where[block]
    if not may_sail(frame):
        return Refusal("roses-no-event-sea", {"card": Piece(frame.event)})
    if not MAY_SAIL[block]:
        return Refusal("roses-no-sailor", {"block": piece(block)})
    if here == to:
        return no("already", block, to)
    if not ZONES[here] & ZONES[to]:
        return no("zone", block, to, {"from": place(here)})
    if barred(to, seat):
        return no("exile", block, to)
    trip = trip_of(frame, block)
    if trip is not None:
        return no("marched" if trip.steps else "sailed", block, here)
    if fare(frame, here, to, 1) > frame.ap:
        return Refusal("roses-no-points")
    refusal = refuse_start(state, frame, counts, block)
    if refusal is not None:
        return refusal
    if counts[1 - seat][to]:
        if frame.event != "piracy":
            return no("landing", block, to)
        if not may_enter(state, to, seat, SEA_BORDER):
            return no("borders", block, to, {"n": fronts(state, to, seat)})
    return None


def refuse_way(state: RosesState, area: int, block: int, to: int, *, fleeing: bool) -> Refusal:
    """Why a block may not retreat from a battle (6.6) or, when not ``fleeing``, regroup from one (6.7) to an area that
    is none of its havens."""
    seat = owner(state, block)
    pirate, border = state.came[block] > SEA_BORDER, NEIGHBOURS[area].get(to)
    if to == area:
        return no("already", block, to)
    if border is None and not pirate:
        return no("border", block, to, {"from": place(area)})
    if barred(to, seat):
        return no("exile", block, to)
    if held(state)[1 - seat][to]:
        return no("way-enemy", block, to)
    if pirate or border is None:
        return no("way-sea", block, to)
    if fleeing and closed(state, area, seat, border):
        return no("enemy-border", block, to)
    return no("limit", block, to, {"n": LIMIT[border]})


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
