"""Whether a save is a position that play can have reached, so that a damaged file is refused and not played.

Checked are counts that are conserved, indices, what each frame relies on, and that the game rests where it waits for
somebody. The course of play is not checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.xidit.board import (
    BANK,
    BARDS,
    CITIES,
    COLOURS,
    INDEX,
    LEVELS,
    REGIONS,
    SUPPLY,
    THREATS,
    TITAN_SIZES,
    TITANS,
    TOWER,
    TRACKS,
    UNITS,
)
from engine.xidit.phases import PHASES
from engine.xidit.phases.orders import VALUES
from engine.xidit.standing import PAIRS, STANDING
from engine.xidit.state import (
    Bards,
    Census,
    Orders,
    Over,
    Placement,
    Renew,
    Resolve,
    Reward,
    Seat,
    Spend,
    StandingChoices,
    Titan,
    XiditState,
    census_years,
    cities_in_play,
    closed_regions,
    in_turn,
    last_year,
)
from engine.xidit.view import Deed, Moment, Plan

_STEPS = 6
_KILLS = 6 * 12
_STACK = re.compile(
    "Placement|Orders|Over|Census( Bards)*|Census( Raise)+|Resolve (Titan|Spend)"
    "|Resolve( Renew)?(( Phantom)?( Reward| Bards| Raise| Bards Raise)| Phantom)"
)
"""The frames of a position at rest, from the bottom to the top."""
_PRINTED = {(t.sovereigns, t.bards, t.guild) for t in THREATS.values()} | {
    (t.sovereigns, t.bards, t.guild) for t in TITANS
}
_MOST_BARDS = max(bards for _, bards, _ in _PRINTED)
"""The most that one reward sends: a Titan's."""
_PLANNED = frozenset({"", *PAIRS})
_AIMS = frozenset({"", "skip", *map(str, TITAN_SIZES)})
_ORDERS = frozenset({"", *VALUES})
_TOWNS = frozenset(range(1, CITIES + 1))
_UNITS = frozenset(UNITS)
_SOME = frozenset(range(BARDS + 1))
_DEEDS = frozenset(
    (
        ("stay", ""),
        ("nothing", ""),
        *(("move", colour) for colour in COLOURS),
        *(("recruit", unit) for unit in UNITS),
        *(("kill", t.creature) for t in THREATS.values()),
        *(("titan", t.creature) for t in TITANS),
    )
)
"""What may be told of a step: a kind of deed with its detail."""


def validate(state: XiditState) -> str | None:
    """The first thing wrong with a position, or ``None``."""
    return next(_faults(state), None)


def _faults(state: XiditState) -> Iterator[str]:
    if state.seats not in (3, 4, 5) or len(state.players) != state.seats:
        yield "the number of seats is wrong"
    if not 0 <= state.first < state.seats or not 1 <= state.year <= last_year(state.options.short):
        yield "year or first seat are wrong"
    if state.options.phantom_start == 7 and state.seats != 3:
        yield "only three seats have a phantom"
    if state.dice.counter < 0:
        yield "its luck is wrong"
    if state.sides != [StandingChoices()]:
        yield "the standing choices cannot be changed"
    if not _STACK.fullmatch(" ".join(type(frame).__name__ for frame in state.frames)):
        yield "it does not say what is going on"
    yield from _components(state)
    for player in state.players:
        yield from _seat(state, player)
    yield from _tiles(state)
    bottom = state.frames[0]
    if isinstance(bottom, Placement):
        yield from _placement(state, bottom)
    else:
        if any(not 1 <= p.city <= CITIES or p.wishes for p in state.players):
            yield "a hero stands nowhere"
    if isinstance(bottom, Resolve):
        yield from _resolution(state, bottom)
    if isinstance(bottom, Census):
        yield from _census(state, bottom)
    elif any(p.reveals for p in state.players):
        yield "units are shown without a census"
    if isinstance(bottom, Over) and state.year != last_year(state.options.short):
        yield "it is over too soon"
    if isinstance(bottom, Orders | Placement) and any(p.recruited or p.freed for p in state.players):
        yield "the year has begun before its orders"
    if isinstance(bottom, Orders) and any(p.sealed and "" in p.orders for p in state.players):
        yield "unwritten orders are sealed"
    yield from _past(state, bottom)
    top = state.frames[-1]
    if not isinstance(top, Over) and not PHASES[type(top)].advance(state, top, []):
        yield "nobody is asked, though it is not over"


def _components(state: XiditState) -> Iterator[str]:
    """Units, sovereigns, bards, levels and Titans: none is lost or made."""
    if len(state.recruits) != CITIES + 1 or any(len(row) not in (0, len(UNITS)) for row in state.recruits):
        yield "the recruitment tiles are wrong"
    if len(state.barracks) != len(UNITS) or any(len(p.units) != len(UNITS) for p in state.players):
        yield "units are missing"
    rows = [state.barracks, *(p.units for p in state.players), *(row for row in state.recruits if row)]
    if min(min(row) for row in rows) < 0 or [sum(column) for column in zip(*rows, strict=True)] != list(SUPPLY):
        yield "units have been lost or made"
    if min(p.sovereigns for p in state.players) < 0 or sum(p.sovereigns for p in state.players) > BANK:
        yield "sovereigns have been lost or made"
    if len(state.bards) != len(REGIONS) or any(len(row) != state.seats or min(row) < 0 for row in state.bards):
        yield "the bards are wrong"
    if any(any(state.bards[region]) for region in closed_regions(state.seats, state.options.short)):
        yield "bards stand in a closed region"
    if len(state.owner) != CITIES + 1 or len(state.levels) != CITIES + 1:
        yield "guilds are missing"
    built = [0] * state.seats
    for city, levels in enumerate(state.levels):
        owner = state.owner[city]
        if not levels and owner == -1:
            continue
        if not 0 <= owner < state.seats or not 1 <= levels <= TOWER or not city:
            yield "a guild is wrong"
        built[owner] += levels
    for seat, player in enumerate(state.players):
        if min(player.bards_left, player.levels_left, player.waiting) < 0:
            yield "a seat owes something"
        if player.bards_left + sum(row[seat] for row in state.bards) != BARDS:
            yield "bards have been lost or made"
        if player.levels_left + player.waiting + built[seat] != LEVELS:
            yield "guild levels have been lost or made"
    if len(state.titans) != len(TITAN_SIZES) or len(state.awake) != len(TITAN_SIZES):
        yield "the Titans are wrong"
    for size, stack, awake in zip(TITAN_SIZES, state.titans, state.awake, strict=True):
        known = all(0 <= n < len(TITANS) and TITANS[n].size == size for n in stack)
        if not known or len(set(stack)) != len(stack) or (awake and not stack):
            yield "the Titans are wrong"


def _seat(state: XiditState, player: Seat) -> Iterator[str]:
    if not 0 <= player.city <= CITIES or not 0 <= player.kills <= _KILLS:
        yield "a seat's city or kills are wrong"
    if len(player.orders) != _STEPS or not _ORDERS.issuperset(player.orders):
        yield "a seat's orders are wrong"
    if len(player.plans) != _STEPS or not all(_fits(plan) for plan in player.plans if plan is not None):
        yield "a seat's plans are wrong"
    if any(getattr(player.standing, verb.removeprefix("standing-")) not in values for verb, values in STANDING.items()):
        yield "a seat's standing choices are wrong"
    if not _TOWNS.issuperset([*player.recruited, *player.freed, *player.giants]) or not set(player.giants) <= set(
        player.freed
    ):
        yield "a seat's deeds are wrong"


def _fits(plan: Plan) -> bool:
    return (
        plan.reward in _PLANNED
        and plan.titan in _AIMS
        and all(slug in INDEX and 1 <= n <= BARDS for slug, n in plan.bards.items())
        and sorted(plan.order) == sorted(plan.bards)
        and all(unit in UNITS and 1 <= n <= TITAN_SIZES[-1] for unit, n in plan.spend.items())
    )


def _tiles(state: XiditState) -> Iterator[str]:
    laid = [city for city, row in enumerate(state.recruits) if row]
    tiles = [*laid, *state.threats, *state.recruit_pile, *state.threat_pile, *state.recruit_discard]
    tiles += [*state.threat_discard, state.next_recruit, state.next_threat]
    if sorted(tiles) != list(cities_in_play(state.seats, state.options.short)):
        yield "city tiles are missing or double"
    sides = 4 if state.seats == 3 else 5
    renewing = [frame.side for frame in state.frames if isinstance(frame, Renew)]
    if state.threats != sorted(state.threats) or "recruit" in renewing:
        yield "the threats are in disorder"
    if len(laid) != sides or len(state.threats) != sides - len(renewing):
        yield "the board has too many or too few tiles"
    if sorted(state.tracks) != sorted(TRACKS) or len(state.phantom) != (len(TRACKS) if state.seats == 3 else 0):
        yield "the evaluations are wrong"
    if state.phantom:
        start = [state.options.phantom_start - state.tracks.index(track) for track in TRACKS]
        if any(now < then for now, then in zip(state.phantom, start, strict=True)):
            yield "the phantom has lost points"
        due = sum(type(frame).__name__ == "Phantom" for frame in state.frames)
        if sum(state.phantom) - sum(start) != sum(p.kills for p in state.players) - due:
            yield "the phantom's points are wrong"
    elif any(type(frame).__name__ == "Phantom" for frame in state.frames):
        yield "there is no phantom to raise"


def _placement(state: XiditState, frame: Placement) -> Iterator[str]:
    in_order = [state.players[seat] for seat in in_turn(state)]
    if state.year != 1 or not 0 <= frame.turn < state.seats:
        yield "heroes are placed too late"
    if any(bool(p.city) != (n < frame.turn) for n, p in enumerate(in_order)):
        yield "heroes are placed out of turn"
    if len({p.city for p in in_order if p.city}) != frame.turn:
        yield "two heroes start in one city"
    if state.options.placement == "in_turn":
        if any(p.wishes or p.sealed for p in in_order):
            yield "wishes are given without being asked for"
        return
    for n, player in enumerate(in_order, 1):
        named = [city for city in player.wishes if city]
        if len(player.wishes) != n or not _TOWNS.issuperset(named) or len(set(named)) != len(named):
            yield "a seat's wishes are wrong"
        if player.sealed and len(named) < n:
            yield "wishes that were not given are sealed"


def _resolution(state: XiditState, bottom: Resolve) -> Iterator[str]:
    if not 1 <= bottom.step <= _STEPS or not 1 <= bottom.turn <= state.seats:
        yield "the step is wrong"
    if any("" in p.orders for p in state.players):
        yield "orders run that were not written"
    seat = (state.first + bottom.turn - 1) % state.seats
    player = state.players[seat]
    for frame in state.frames[1:]:
        if getattr(frame, "seat", seat) != seat or getattr(frame, "step", bottom.step) != bottom.step:
            yield "a seat is asked out of turn"
        if isinstance(frame, Renew) and (not state.threat_discard or state.threat_discard[-1] != player.city):
            yield "another threat was beaten"
        if isinstance(frame, Reward):
            offer = (frame.sovereigns, frame.bards, frame.guild)
            threat = THREATS[player.city]
            beaten = isinstance(state.frames[1], Renew)
            if offer not in ({(threat.sovereigns, threat.bards, threat.guild)} if beaten else _PRINTED):
                yield "a reward is wrong"
        if isinstance(frame, Bards):
            yield from _bards(state, frame)
        if isinstance(frame, Titan | Spend) and not _titan_may_be_met(state, player):
            yield "no Titan can be met there"
        if isinstance(frame, Spend):
            yield from _spending(state, frame)


def _titan_may_be_met(state: XiditState, player: Seat) -> bool:
    lies = state.recruits[player.city] or player.city in state.threats
    return any(state.awake) and not lies and player.city not in player.freed


def _bards(state: XiditState, frame: Bards) -> Iterator[str]:
    on_top = state.frames[-1] is frame
    if not int(on_top) <= frame.left <= min(_MOST_BARDS, state.players[frame.seat].bards_left) or (
        on_top and frame.plan
    ):
        yield "bards are on their way that nobody has"
    if any(slug not in INDEX or not 1 <= n <= BARDS for slug, n in frame.plan.items()):
        yield "bards are planned wrongly"
    if len(frame.placed) != len(REGIONS) or any(
        not 0 <= n <= state.bards[region][frame.seat] for region, n in enumerate(frame.placed)
    ):
        yield "bards were sent that are not there"


def _spending(state: XiditState, frame: Spend) -> Iterator[str]:
    if frame.size not in TITAN_SIZES or not state.awake[TITAN_SIZES.index(frame.size)]:
        yield "an unknown Titan is attacked"
    left = frame.size - sum(frame.paid)
    if len(frame.paid) != len(UNITS) or min(frame.paid) < 0:
        yield "a Titan is paid wrongly"
    if not 1 <= left <= sum(state.players[frame.seat].units):
        yield "a Titan cannot be paid"
    if any(n > there for n, there in zip(frame.paid, state.barracks, strict=True)):
        yield "units were paid that are not there"


def _census(state: XiditState, bottom: Census) -> Iterator[str]:
    if state.year not in census_years(state.options.short) or not 0 <= bottom.unit < len(UNITS):
        yield "there is no census"
    above = state.frames[1:]
    if bottom.shown != bool(above):
        yield "the census rests in the wrong place"
    for player in state.players:
        if len(player.reveals) != len(UNITS):
            yield "a seat's counts are wrong"
        if any(not -1 <= n <= there for n, there in zip(player.reveals, player.units, strict=True)):
            yield "a seat shows units that it has not"
        open_counts = [n < 0 < there for n, there in zip(player.reveals, player.units, strict=False)]
        if any(open_counts[: bottom.unit + bottom.shown]):
            yield "units were counted that nobody set"
        if player.sealed and any(open_counts[bottom.unit :]):
            yield "counts that were not set are sealed"
    asked = [getattr(frame, "seat", -1) for frame in above]
    turn = [seat for seat in in_turn(state) if seat in asked]
    if asked != turn[::-1]:
        yield "prizes are handed out in disorder"
    if above and (bottom.unit == len(UNITS) - 1) != (type(above[0]).__name__ == "Raise"):
        yield "a prize is wrong"
    if above and bottom.unit < 2:
        yield "a prize is wrong"
    for frame in above:
        if isinstance(frame, Bards):
            yield from _bards(state, frame)


def _past(state: XiditState, bottom: object) -> Iterator[str]:
    """The year's pictures: as many moments as have been, with what they show in range."""
    if isinstance(bottom, Placement):
        steps = 0
    elif isinstance(bottom, Resolve):
        steps = bottom.step
    else:
        steps = 0 if state.year == 1 else _STEPS + 1
    if len(state.moments) != steps or [moment.step for moment in state.moments] != list(range(steps)):
        yield "the year's course is wrong"
    if not all(_shows(state, moment) for moment in state.moments):
        yield "the year's course is wrong"
    running = isinstance(bottom, Resolve | Census)
    open_boards = [player.orders for player in state.players]
    if state.uncovered != open_boards if running else state.uncovered and (not steps or not _written(state)):
        yield "the uncovered orders are wrong"
    if not _done(state, state.deeds):
        yield "the step's deeds are wrong"
    if state.deeds and not isinstance(bottom, Resolve):
        yield "deeds are told of no step"


def _written(state: XiditState) -> bool:
    """Whether six orders of every seat lie open."""
    rows = state.uncovered
    return len(rows) == state.seats and all(
        len(row) == _STEPS and _ORDERS.issuperset(row) and "" not in row for row in rows
    )


def _shows(state: XiditState, moment: Moment) -> bool:
    if len(moment.cities) != state.seats or len(moment.bards) != len(REGIONS):
        return False
    if not _TOWNS.issuperset(moment.cities) or not _TOWNS.issuperset(moment.threats):
        return False
    for city, units in moment.recruits:
        if city not in _TOWNS or not _UNITS.issuperset(units):
            return False
    for city, seat, levels in moment.guilds:
        if city not in _TOWNS or not 0 <= seat < state.seats or not 1 <= levels <= TOWER:
            return False
    for row in moment.bards:
        if len(row) != state.seats or not _SOME.issuperset(row):
            return False
    return _done(state, moment.deeds)


def _done(state: XiditState, deeds: list[Deed]) -> bool:
    for deed in deeds:
        if (deed.kind, deed.detail) not in _DEEDS or deed.city not in _TOWNS or not 0 <= deed.seat < state.seats:
            return False
    return len(deeds) <= state.seats
