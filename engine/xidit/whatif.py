"""What if: a seat's year carried out many times, from its own view and nothing else.

What the view leaves open is drawn anew for every run (``engine.xidit.imagine``): units behind the other screens, bards
in the Bastion, tiles below the piles, sleeping Titans. The others go by chance, rather to what is near than to what is
far: to recruits, and to threats that they could pay, one after the other, and choose by the quick style. One's own
orders and plans stand as they are written; a step without one waits, and what would be asked is answered by the quick
style. The luck is made up and the same every time that the same view is asked about.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec

from engine.core import Dice, Event
from engine.xidit.analysis import FAR, NEED, lacking
from engine.xidit.board import (
    ROADS,
)
from engine.xidit.bounds import STEPS, Order
from engine.xidit.imagine import draw, known
from engine.xidit.phases import PHASES
from engine.xidit.phases.resolution import begin_resolution
from engine.xidit.standing import choices_of
from engine.xidit.state import (
    Resolve,
    XiditState,
)
from engine.xidit.view import Standing, XiditView

_THREAT, _RECRUIT = 6, 3
"""How much a threat and recruits draw the others, shared by the way there and one."""


class StepOdds(msgspec.Struct, frozen=True):
    """What an action order brought."""

    step: int
    """Which of the six orders, 1-6."""
    city: int
    """Where it is carried out."""
    done: dict[str, int]
    """Deed and its detail (``recruit archer``, ``kill mere-kraken``, ``nothing``) to in how many runs it was that."""


class YearOdds(msgspec.Struct, frozen=True):
    """How a year ended in so many runs."""

    seat: int
    """Whose year it is."""
    year: int
    """Which one, counted from 1."""
    runs: int
    """How many times it was played."""
    steps: list[StepOdds]
    """The action orders, in the order in which they are carried out."""
    units: list[int]
    """For each number of units left at the end, from 0: in how many runs."""
    beaten: list[int]
    """For each number of threats and Titans beaten, from 0: in how many runs."""
    gained: dict[str, int]
    """What came in, in all runs together: ``sovereigns``, ``bards`` sent out and ``guild`` levels built."""


def whatif(view: XiditView, runs: int) -> YearOdds | None:
    """The year by the orders that the seat has written so far; ``None`` where none are written, or none acts."""
    if view.phase != "orders" or view.own is None or "act" not in view.own.orders:
        return None
    assert view.seat is not None  # whoever sees orders of their own has a seat
    seat, base = view.seat, _supposed(view)
    units, beaten = Counter[int](), Counter[int]()
    gained = dict.fromkeys(("sovereigns", "bards", "guild"), 0)
    done: dict[int, Counter[str]] = {n: Counter() for n, order in enumerate(view.own.orders, 1) if order == "act"}
    for number in range(runs):
        state: XiditState = msgspec.json.decode(base, type=XiditState)
        draw(state, seat, f"what if {number}")
        for other in range(state.seats):
            if other != seat:
                state.players[other].orders = _wander(state, other)
        _carry_out(state)
        me, was = state.players[seat], view.own
        units[sum(me.units)] += 1
        beaten[len(me.freed)] += 1
        gained["sovereigns"] += me.sovereigns - was.sovereigns
        gained["bards"] += was.bards_left - me.bards_left
        gained["guild"] += was.levels_left - me.levels_left
        for step, deeds in enumerate([*(m.deeds for m in state.moments[1:]), state.deeds], 1):
            if step in done:
                [deed] = [d for d in deeds if d.seat == seat]
                done[step][f"{deed.kind} {deed.detail}".strip()] += 1
    return YearOdds(
        seat,
        view.year,
        runs,
        [StepOdds(step, view.own.route[step], dict(sorted(found.items()))) for step, found in done.items()],
        [units[n] for n in range(max(units) + 1)],
        [beaten[n] for n in range(max(beaten) + 1)],
        gained,
    )


def _supposed(view: XiditView) -> bytes:
    """What the view tells, as a save that lacks what the others hide; nothing of one's own is left to be asked."""
    state = known(view)
    assert state is not None
    assert view.seat is not None
    me = state.players[view.seat]
    me.orders = [order or "wait" for order in me.orders]
    me.standing = _answered(me.standing)
    return msgspec.json.encode(state)


def _answered(standing: Standing) -> Standing:
    """One's own standing choices, those of the quick style where they would ask."""
    quick, told = choices_of("quick"), msgspec.structs.replace(standing)
    for field in Standing.__struct_fields__:
        if getattr(told, field) == "ask":
            setattr(told, field, getattr(quick, field))
    return told


def _wander(state: XiditState, seat: int) -> list[Order]:
    """Six orders of another seat: by chance to something it can use, again and again while there is time."""
    player, orders, done = state.players[seat], list[Order](), set[int]()
    units, city = list(player.units), player.city
    while True:
        left, drawn = STEPS - len(orders), list[tuple[int, int]]()
        for goal, way in enumerate(FAR[city][1:], 1):
            if goal in done or way >= left:
                continue
            if any(state.recruits[goal]):
                drawn.append((goal, _RECRUIT * 60 // (1 + way)))
            elif goal in state.threats and not any(lacking(units, NEED[goal])):
                drawn.append((goal, _THREAT * 60 // (1 + way)))
        if not drawn:
            return orders + ["wait"] * left
        goal = _one_of(drawn, state.dice)
        done.add(goal)
        while city != goal:
            colour, city = min((c, there) for c, there in ROADS[city].items() if FAR[there][goal] < FAR[city][goal])
            orders.append(cast(Order, colour))
        orders.append("act")
        if goal in state.threats:
            units = [have - n for have, n in zip(units, NEED[goal], strict=True)]


def _one_of(drawn: list[tuple[int, int]], luck: Dice) -> int:
    """One of some places by their weights."""
    number = luck.below(sum(weight for _, weight in drawn), "goal")
    for place, weight in drawn:
        number -= weight
        if number < 0:
            return place
    raise AssertionError("the weights are those that were summed up")


def _carry_out(state: XiditState) -> None:
    """The six steps, without what the end of the year brings; what would be asked takes its default."""
    events: list[Event] = []
    state.frames.pop()
    begin_resolution(state, events)
    while True:
        frame = state.frames[-1]
        if isinstance(frame, Resolve) and frame.step == STEPS and frame.turn == state.seats:
            return
        phase = PHASES[type(frame)]
        if phase.advance(state, frame, events):
            seat, asked = next(iter(phase.prompts(state, frame).items()))
            phase.act(state, frame, seat, asked[0].default[0], events)
        events.clear()
