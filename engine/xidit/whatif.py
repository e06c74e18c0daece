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
from engine.core.graph import distances
from engine.xidit.board import (
    CENTRAL,
    CITIES,
    ROADS,
    THREATS,
    TITANS,
    TRACKS,
    UNITS,
)
from engine.xidit.bounds import STEPS, Order
from engine.xidit.imagine import imagine
from engine.xidit.phases import PHASES
from engine.xidit.phases.resolution import begin_resolution
from engine.xidit.setup import RULES_VERSION, SCHEMA_VERSION
from engine.xidit.standing import choices_of
from engine.xidit.state import (
    Options,
    Orders,
    Resolve,
    Seat,
    XiditState,
    cities_in_play,
    last_year,
)
from engine.xidit.view import Own, Standing, XiditView

_THREAT, _RECRUIT = 6, 3
"""How much a threat and recruits draw the others, shared by the way there and one."""
_FAR = [distances(lambda c: ROADS[c].values(), city) if city else {} for city in range(CITIES + 1)]


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
    seat, base = view.seat, _known(view, view.own)
    units, beaten = Counter[int](), Counter[int]()
    gained = dict.fromkeys(("sovereigns", "bards", "guild"), 0)
    done: dict[int, Counter[str]] = {n: Counter() for n, order in enumerate(view.own.orders, 1) if order == "act"}
    for number in range(runs):
        state: XiditState = msgspec.json.decode(base, type=XiditState)
        imagine(state, seat, f"what if {number}")
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


def _known(view: XiditView, own: Own) -> bytes:
    """What the view tells, as a save that lacks what the others hide."""
    assert view.seat is not None
    seats, short = len(view.seats), view.years == last_year(True)
    recruits: list[list[int]] = [[] for _ in range(CITIES + 1)]
    for tile in view.recruits:
        recruits[tile.city] = [tile.units.count(unit) for unit in UNITS]
    owner, levels = [-1] * (CITIES + 1), [0] * (CITIES + 1)
    for guild in view.guilds:
        owner[guild.city], levels[guild.city] = guild.seat, guild.levels
    bards = [list(region.bards) for region in view.regions]
    bards[CENTRAL][view.seat] = own.bastion
    players = [Seat(city=s.city, kills=s.kills) for s in view.seats]
    players[view.seat] = Seat(
        city=view.seats[view.seat].city,
        units=[own.units[unit] for unit in UNITS],
        sovereigns=own.sovereigns,
        bards_left=own.bards_left,
        levels_left=own.levels_left,
        waiting=own.waiting,
        kills=view.seats[view.seat].kills,
        orders=[order or "wait" for order in own.orders],
        plans=[own.plans.get(step) for step in range(1, STEPS + 1)],
        standing=_answered(own.standing),
    )
    piles = _piles(view, seats, short)
    stacks, awake = _titans(view)
    state = XiditState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=seats,
        dice=Dice(""),
        options=Options(short=short),
        year=view.year,
        first=view.first_seat,
        frames=[Orders()],
        players=players,
        barracks=[view.barracks[unit] for unit in UNITS],
        recruits=recruits,
        threats=[tile.city for tile in view.threats],
        recruit_pile=piles[0],
        threat_pile=piles[1],
        next_recruit=view.coming_recruits[0].city,
        next_threat=view.coming_threats[0].city,
        recruit_discard=list(view.recruit_discard),
        threat_discard=list(view.threat_discard),
        titans=stacks,
        awake=awake,
        owner=owner,
        levels=levels,
        bards=bards,
        tracks=list(view.tracks),
        phantom=[view.phantom[track] for track in TRACKS] if view.phantom else [],
        moments=[],
        deeds=[],
    )
    return msgspec.json.encode(state)


def _piles(view: XiditView, seats: int, short: bool) -> tuple[list[int], list[int]]:
    """The piles with their tops; the tiles below are those that are nowhere else, and are mixed afterwards."""
    tops = ([tile.city for tile in view.coming_recruits[1:]], [tile.city for tile in view.coming_threats[1:]])
    seen = {*view.recruit_discard, *view.threat_discard}
    seen |= {tile.city for tile in (*view.recruits, *view.coming_recruits)}
    seen |= {tile.city for tile in (*view.threats, *view.coming_threats)}
    below = [city for city in cities_in_play(seats, short) if city not in seen]
    cut = view.recruit_pile - len(tops[0])
    return below[:cut] + tops[0], below[cut:] + tops[1]


def _titans(view: XiditView) -> tuple[list[list[int]], list[bool]]:
    """The stacks of Titans: the top as it is seen, below it any others of the size."""
    stacks = []
    for stack in view.titans:
        of_size = [n for n, titan in enumerate(TITANS) if titan.size == stack.size]
        top = [n for n in of_size if TITANS[n].creature == stack.creature]
        stacks.append([*top, *(n for n in of_size if n not in top)][: stack.left])
    return stacks, [stack.awake for stack in view.titans]


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
        for goal, way in sorted(_FAR[city].items()):
            if goal in done or way >= left:
                continue
            if any(state.recruits[goal]):
                drawn.append((goal, _RECRUIT * 60 // (1 + way)))
            elif goal in state.threats and all(
                units[n] >= THREATS[goal].units.count(unit) for n, unit in enumerate(UNITS)
            ):
                drawn.append((goal, _THREAT * 60 // (1 + way)))
        if not drawn:
            return orders + ["wait"] * left
        goal = _one_of(drawn, state.dice)
        done.add(goal)
        while city != goal:
            colour, city = min((c, there) for c, there in ROADS[city].items() if _FAR[there][goal] < _FAR[city][goal])
            orders.append(cast(Order, colour))
        orders.append("act")
        if goal in state.threats:
            units = [n - THREATS[goal].units.count(unit) for n, unit in zip(units, UNITS, strict=True)]


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
