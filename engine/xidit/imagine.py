"""What a seat that writes its orders may take for the truth: everything it cannot see, drawn anew.

Of the others it sees where heroes stand, what they have built and beaten, and how many units of each kind are in all
hands together. Piles are known by their length and their top, sleeping Titans by their size.
"""

from __future__ import annotations

import msgspec

from engine.core import Dice
from engine.xidit.analysis import abroad, influence
from engine.xidit.board import BANK, BARDS, CENTRAL, CITIES, LEVELS, TITANS, TRACKS, UNITS
from engine.xidit.bounds import STEPS
from engine.xidit.setup import RULES_VERSION, SCHEMA_VERSION
from engine.xidit.standing import choices_of
from engine.xidit.state import Options, Orders, Seat, StandingChoices, XiditState, cities_in_play, last_year
from engine.xidit.view import Plan, XiditView

PER_KILL = 3
"""Sovereigns that another seat has at most for each threat it has beaten, as far as is imagined."""


def imagine(view: XiditView, seed: str) -> XiditState | None:
    """The position as the seat of ``view`` might take it to be; ``None`` while no orders are written."""
    state = known(view)
    if state is not None and view.seat is not None:
        draw(state, view.seat, seed)
    return state


def known(view: XiditView) -> XiditState | None:
    """What the view tells while orders are written, as a position that lacks what the others hide; ``None`` at other
    times and for a spectator."""
    seat, own = view.seat, view.own
    if view.phase != "orders" or seat is None or own is None:
        return None
    seats, short = len(view.seats), view.years == last_year(True)
    recruits: list[list[int]] = [[] for _ in range(CITIES + 1)]
    for tile in view.recruits:
        recruits[tile.city] = [tile.units.count(unit) for unit in UNITS]
    owner, levels = [-1] * (CITIES + 1), [0] * (CITIES + 1)
    for guild in view.guilds:
        owner[guild.city], levels[guild.city] = guild.seat, guild.levels
    bards = [list(region.bards) for region in view.regions]
    bards[CENTRAL][seat] = own.bastion
    players = [Seat(city=s.city, kills=s.kills) for s in view.seats]
    players[seat] = Seat(
        city=view.seats[seat].city,
        units=[own.units[unit] for unit in UNITS],
        sovereigns=own.sovereigns,
        bards_left=own.bards_left,
        levels_left=own.levels_left,
        waiting=own.waiting,
        kills=view.seats[seat].kills,
        orders=list(own.orders),
        sealed=view.seats[seat].sealed,
        plans=[_copied(own.plans.get(step)) for step in range(1, STEPS + 1)],
        standing=msgspec.structs.replace(own.standing),
    )
    piles = _piles(view, seats, short)
    return XiditState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=seats,
        dice=Dice(""),
        options=_options(view, short),
        year=view.year,
        first=view.first_seat,
        frames=[Orders()],
        sides=[StandingChoices()],
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
        titans=_titans(view),
        awake=[stack.awake for stack in view.titans],
        owner=owner,
        levels=levels,
        bards=bards,
        tracks=list(view.tracks),
        phantom=[view.phantom[track] for track in TRACKS] if view.phantom else [],
        moments=list(view.moments),
        deeds=[],
        uncovered=[list(orders) for orders in view.uncovered],
    )


def _copied(plan: Plan | None) -> Plan | None:
    """A plan that may be changed without changing the view."""
    if plan is None:
        return None
    return msgspec.structs.replace(plan, bards=dict(plan.bards), spend=dict(plan.spend), order=list(plan.order))


def _options(view: XiditView, short: bool) -> Options:
    """What the table chose, as far as it still matters: the phantom has won a point for whatever was beaten (P18.3)."""
    if not view.phantom:
        return Options(short=short, quick=view.quick)
    start = sum(view.phantom.values()) - sum(s.kills for s in view.seats) + sum(range(len(TRACKS)))
    return Options(short=short, phantom_start=6 if start == 6 * len(TRACKS) else 7, quick=view.quick)


def _piles(view: XiditView, seats: int, short: bool) -> tuple[list[int], list[int]]:
    """The piles with their tops; the tiles below are those that are nowhere else, and are mixed afterwards."""
    tops = ([tile.city for tile in view.coming_recruits[1:]], [tile.city for tile in view.coming_threats[1:]])
    seen = {*view.recruit_discard, *view.threat_discard}
    seen |= {tile.city for tile in (*view.recruits, *view.coming_recruits)}
    seen |= {tile.city for tile in (*view.threats, *view.coming_threats)}
    below = [city for city in cities_in_play(seats, short) if city not in seen]
    cut = view.recruit_pile - len(tops[0])
    return below[:cut] + tops[0], below[cut:] + tops[1]


def _titans(view: XiditView) -> list[list[int]]:
    """The stacks of Titans: the top as it is seen, below it any others of the size."""
    stacks = []
    for stack in view.titans:
        of_size = [n for n, titan in enumerate(TITANS) if titan.size == stack.size]
        top = [n for n in of_size if TITANS[n].creature == stack.creature]
        stacks.append([*top, *(n for n in of_size if n not in top)][: stack.left])
    return stacks


def draw(state: XiditState, seat: int, seed: str) -> None:
    """Fill in, in place, what ``seat`` does not see, and give the position luck of its own."""
    luck = Dice(f"{seed}/imagined")
    own = state.players[seat]
    others = [n for n in range(state.seats) if n != seat]
    units = {n: [0] * len(UNITS) for n in others}
    for unit, left in enumerate(abroad(state, own)):
        for _ in range(left):
            units[others[luck.below(len(others), "units")]][unit] += 1
    built = influence(state)
    purse = BANK - own.sovereigns
    for n in others:
        old = state.players[n]
        shown = sum(row[n] for region, row in enumerate(state.bards) if region != CENTRAL)
        bastion = luck.below(min(BARDS - shown, state.year) + 1, "bards")  # one for each year at most
        gold = luck.below(min(purse, old.kills * PER_KILL) + 1, "sovereigns")
        purse -= gold
        state.bards[CENTRAL][n] = bastion
        state.players[n] = Seat(
            city=old.city,
            units=units[n],
            sovereigns=gold,
            bards_left=BARDS - shown - bastion,
            levels_left=LEVELS - built[n],
            kills=old.kills,
            standing=choices_of("quick", state.options.quick),
        )
    _mix_piles(state, luck)
    state.dice = Dice(seed)


def _mix_piles(state: XiditState, luck: Dice) -> None:
    """The tiles below the tops of the piles, and the Titans that nobody has seen."""
    piles = (state.recruit_pile, state.threat_pile)
    below = sorted(city for pile in piles for city in pile[:-1])
    luck.shuffle(below, "tiles")
    for pile in piles:
        for place in range(len(pile) - 1):
            pile[place] = below.pop()
    for stack, awake in zip(state.titans, state.awake, strict=True):
        if not awake and stack:  # of each size there are two: below one that is awake lies the other, or none
            size = TITANS[stack[0]].size
            of_size = [n for n, titan in enumerate(TITANS) if titan.size == size]
            luck.shuffle(of_size, "titans")
            stack[:] = of_size[: len(stack)]
