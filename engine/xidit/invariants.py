"""What a sound position is, beyond the bounds of its types: counts that are conserved, what each frame relies on, and
that the game rests where it waits for somebody. The course of play is not checked.

What everybody sees comes first: ``_lengths`` and ``_public`` read nothing that a spectator's view does not show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.xidit.analysis import growing, open_regions
from engine.xidit.board import (
    BANK,
    BARDS,
    CENTRAL,
    COLOURS,
    INDEX,
    LEVELS,
    REGIONS,
    SUPPLY,
    THREATS,
    TITAN_SIZES,
    TITANS,
    TRACKS,
    UNITS,
)
from engine.xidit.bounds import STEPS
from engine.xidit.phases import PHASES
from engine.xidit.state import (
    Bards,
    Census,
    Orders,
    Over,
    Phantom,
    Placement,
    Raise,
    Renew,
    Resolve,
    Reward,
    Seat,
    Spend,
    Titan,
    XiditState,
    census_years,
    cities_in_play,
    closed_regions,
    in_turn,
    last_year,
)
from engine.xidit.tiles import sides
from engine.xidit.view import Deed, Plan

_STACK = re.compile(
    "Placement|Orders|Over|Census( Bards)*|Census( Raise)+|Resolve (Titan|Spend)"
    "|Resolve( Renew)?(( Phantom)?( Reward| Bards| Raise| Bards Raise)| Phantom)"
)
"""The frames of a position at rest, from the bottom to the top."""
_PRINTED = {(tile.sovereigns, tile.bards, tile.guild) for tile in THREATS.values()} | {
    (tile.sovereigns, tile.bards, tile.guild) for tile in TITANS
}
_MOST_BARDS = max(bards for _, bards, _ in _PRINTED)
"""The most that one reward sends: a Titan's."""
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


def faults(state: XiditState, public: bool) -> Iterator[str]:
    """Everything that is wrong with a position, which may be changed by being asked. ``public``: only what follows from
    what a spectator sees."""
    found = list(_lengths(state))
    if not found:  # else it could not even be looked at
        found = [*_public(state), *(() if public else _hidden(state))]
    yield from found
    if not found and not public:
        yield from _at_rest(state)


# --- what everybody sees ---------------------------------------------------------------------------------------------


def _lengths(state: XiditState) -> Iterator[str]:
    """Lists by seat, seats, and the kinds of frames, which show in what is asked: all other checks count on them."""
    seats = state.seats
    if len(state.players) != seats:
        yield f"the number of seats is wrong: {len(state.players)} of {seats}"
    if state.first >= seats:
        yield f"the first seat is wrong: {state.first}"
    if any(len(row) != seats for row in state.bards):
        yield "the bards are wrong: they are not counted by seat"
    if any(len(row) not in (0, len(UNITS)) for row in state.recruits):
        yield "the recruitment tiles are wrong: they are not counted by unit"
    if max(state.owner) >= seats:
        yield f"a guild is wrong: it is of seat {max(state.owner)}"
    if sorted(state.tracks) != sorted(TRACKS):
        yield f"the evaluations are wrong: {state.tracks}"
    if len(state.phantom) != (len(TRACKS) if seats == 3 else 0):
        yield f"the evaluations are wrong: the phantom has {len(state.phantom)} tracks"
    kinds = " ".join(type(frame).__name__ for frame in state.frames)
    if not _STACK.fullmatch(kinds):
        yield f"it does not say what is going on: {kinds}"
    if any(getattr(frame, "seat", 0) >= seats for frame in state.frames if not isinstance(frame, Titan)):
        yield "a seat is asked that does not play"


def _public(state: XiditState) -> Iterator[str]:
    """Of the board, of the years and of what is asked."""
    yield from _calendar(state)
    yield from _components_in_sight(state)
    yield from _tiles_in_sight(state)
    if state.phantom:
        yield from _phantom(state)
    yield from _heroes(state)
    yield from _asked(state)
    yield from _past(state)


def _calendar(state: XiditState) -> Iterator[str]:
    year, short, bottom = state.year, state.options.short, state.frames[0]
    if year > last_year(short):
        yield f"the year is wrong: {year}"
    if state.options.phantom_start == 7 and state.seats != 3:
        yield "only three seats have a phantom"
    if not state.sides:
        yield "the standing choices cannot be changed"
    if isinstance(bottom, Placement) and year != 1:
        yield f"heroes are placed too late: in year {year}"
    if isinstance(bottom, Census) and year not in census_years(short):
        yield f"there is no census in year {year}"
    if isinstance(bottom, Over) and year != last_year(short):
        yield f"it is over too soon: in year {year}"


def _components_in_sight(state: XiditState) -> Iterator[str]:
    """No more units, bards and levels lie open than there are."""
    rows = [state.barracks, *(row for row in state.recruits if row)]
    if any(n > most for n, most in zip(_sums(rows), SUPPLY, strict=True)):
        yield "units have been made: more are on the board than there are"
    for region in closed_regions(state.seats, state.options.short):
        if any(state.bards[region]):
            yield f"bards stand in a closed region: {REGIONS[region].slug}"
    built = [0] * state.seats
    for city, (owner, levels) in enumerate(zip(state.owner, state.levels, strict=True)):
        if (owner < 0) != (not levels) or (levels and not city):
            yield f"a guild is wrong: {levels} levels of seat {owner} in city {city}"
        elif levels:
            built[owner] += levels
    shown = _sums([row for region, row in enumerate(state.bards) if region != CENTRAL])
    for seat in range(state.seats):
        if shown[seat] > BARDS:
            yield f"bards have been made: {shown[seat]} of seat {seat} are on the board"
        if built[seat] > LEVELS:
            yield f"guild levels have been made: {built[seat]} of seat {seat} are on the board"


def _tiles_in_sight(state: XiditState) -> Iterator[str]:
    laid = [city for city, row in enumerate(state.recruits) if row]
    seen = [*laid, *state.threats, *state.recruit_discard, *state.threat_discard, state.next_recruit, state.next_threat]
    below = max(0, len(state.recruit_pile) - 1) + max(0, len(state.threat_pile) - 1)
    seen += [*state.recruit_pile[-1:], *state.threat_pile[-1:]]
    tiles = cities_in_play(state.seats, state.options.short)
    if len(set(seen)) != len(seen) or not set(seen) <= set(tiles) or len(seen) + below != len(tiles):
        yield "city tiles are missing or double in sight"
    laid_each = sides(state.seats)
    renewing = [frame.side for frame in state.frames if isinstance(frame, Renew)]
    if state.threats != sorted(state.threats) or "recruit" in renewing:
        yield "the threats are in disorder"
    if len(laid) != laid_each or len(state.threats) != laid_each - len(renewing):
        yield f"the board has too many or too few tiles: {len(laid)} with recruits, {len(state.threats)} with threats"


def _phantom(state: XiditState) -> Iterator[str]:
    """It gets a point for whatever is beaten, once the seat has said for which track (P18.3)."""
    start = [state.options.phantom_start - state.tracks.index(track) for track in TRACKS]
    if any(now < then for now, then in zip(state.phantom, start, strict=True)):
        yield f"the phantom has lost points: {state.phantom}"
    due = sum(isinstance(frame, Phantom) for frame in state.frames)
    if sum(state.phantom) - sum(start) != sum(p.kills for p in state.players) - due:
        yield f"the phantom's points are wrong: {state.phantom}"


def _heroes(state: XiditState) -> Iterator[str]:
    bottom, cities = state.frames[0], [state.players[seat].city for seat in in_turn(state)]
    if not isinstance(bottom, Placement):
        if 0 in cities:
            yield "a hero stands nowhere"
        return
    if bottom.turn >= state.seats or [city > 0 for city in cities] != [n < bottom.turn for n in range(state.seats)]:
        yield f"heroes are placed out of turn: {cities}"
    if len({*cities} - {0}) != sum(city > 0 for city in cities):
        yield f"two heroes start in one city: {cities}"


def _asked(state: XiditState) -> Iterator[str]:
    """What a question relies on. Of a Titan's everybody knows that it is asked, and nobody who is."""
    bottom, top = state.frames[0], state.frames[-1]
    if not state.phantom and any(isinstance(frame, Phantom) for frame in state.frames):
        yield "there is no phantom to raise"
    if isinstance(bottom, Census):
        if bottom.shown != (top is not bottom):
            yield "the census rests in the wrong place"
        if top is not bottom and (bottom.unit < 2 or (bottom.unit == len(UNITS) - 1) != isinstance(top, Raise)):
            yield f"a prize is wrong: for {UNITS[bottom.unit]}"
    if isinstance(top, Bards) and len(open_regions(state, state.hero_city(top.seat))) < 2:
        yield f"nobody is asked: bards of seat {top.seat} have one way at most"
    if isinstance(top, Raise) and len(growing(state, top.seat)) < 2:
        yield f"nobody is asked: levels of seat {top.seat} have one guild at most"
    if isinstance(top, Titan | Spend) and not any(state.awake):
        yield "no Titan can be met there: all are asleep"
    if not isinstance(bottom, Resolve) or isinstance(top, Titan):
        return
    city = state.players[getattr(top, "seat", 0)].city
    beaten = any(isinstance(frame, Renew) for frame in state.frames)
    if beaten and state.threat_discard[-1:] != [city]:
        yield f"another threat was beaten than that of city {city}"
    if isinstance(top, Reward):
        threat, printed = THREATS[city], (top.sovereigns, top.bards, top.guild)
        if printed not in ({(threat.sovereigns, threat.bards, threat.guild)} if beaten else _PRINTED):
            yield f"a reward is wrong: {printed}"
    if isinstance(top, Spend) and (state.recruits[city] or city in state.threats):
        yield f"no Titan can be met there: a tile lies in city {city}"


def _past(state: XiditState) -> Iterator[str]:
    """The year's pictures: as many moments as have been, and the orders that lie open."""
    bottom, seats = state.frames[0], state.seats
    steps = bottom.step if isinstance(bottom, Resolve) else 0 if state.year == 1 else STEPS + 1
    if [moment.step for moment in state.moments] != list(range(steps)):
        yield f"the year's course is wrong: {len(state.moments)} moments of {steps}"
    for moment in state.moments:
        units = {unit for _, row in moment.recruits for unit in row}
        guilds = all(seat < seats and levels for _, seat, levels in moment.guilds)
        rows = all(len(row) == seats for row in (moment.cities, *moment.bards))
        if not rows or not guilds or not units <= set(UNITS) or not _told(seats, moment.deeds):
            yield f"the year's course is wrong: step {moment.step}"
    whole = steps > 0 and len(state.uncovered) == seats and not any("" in row for row in state.uncovered)
    if (isinstance(bottom, Resolve | Census) or state.uncovered) and not whole:
        yield "the uncovered orders are wrong"


def _told(seats: int, deeds: Sequence[Deed]) -> bool:
    """Whether what a step has brought can be told."""
    return len(deeds) <= seats and all(d.seat < seats and (d.kind, d.detail) in _DEEDS for d in deeds)


# --- what is hidden as well ------------------------------------------------------------------------------------------


def _hidden(state: XiditState) -> Iterator[str]:
    """Of what lies behind screens, in piles and in frames."""
    bottom = state.frames[0]
    yield from _components(state)
    yield from _piles(state)
    for seat, player in enumerate(state.players):
        yield from _seat(seat, player)
    if isinstance(bottom, Placement):
        yield from _wishes(state)
    elif any(p.wishes for p in state.players):
        yield "a hero stands nowhere that still has wishes"
    if isinstance(bottom, Orders | Placement) and any(p.recruited or p.freed for p in state.players):
        yield "the year has begun before its orders"
    if isinstance(bottom, Orders) and any(p.sealed and "" in p.orders for p in state.players):
        yield "unwritten orders are sealed"
    if isinstance(bottom, Resolve | Census) and state.uncovered != [p.orders for p in state.players]:
        yield "the uncovered orders are wrong: they are not those of the seats"
    if not _told(state.seats, state.deeds):
        yield "the step's deeds are wrong"
    if state.deeds and not isinstance(bottom, Resolve):
        yield "deeds are told of no step"
    if isinstance(bottom, Census):
        yield from _census(state, bottom)
    elif any(p.reveals for p in state.players):
        yield "units are shown without a census"
    if isinstance(bottom, Resolve):
        yield from _resolution(state, bottom)
    for frame in state.frames:
        if isinstance(frame, Bards):
            yield from _bards(state, frame)


def _components(state: XiditState) -> Iterator[str]:
    """Units, sovereigns, bards and levels: none is lost or made."""
    units = _sums([state.barracks, *(p.units for p in state.players), *(row for row in state.recruits if row)])
    if units != list(SUPPLY):
        yield f"units have been lost or made: {units}"
    if sum(p.sovereigns for p in state.players) > BANK:
        yield "sovereigns have been made"
    for seat, player in enumerate(state.players):
        if player.bards_left + sum(row[seat] for row in state.bards) != BARDS:
            yield f"bards have been lost or made: those of seat {seat}"
        built = sum(n for n, owner in zip(state.levels, state.owner, strict=True) if owner == seat)
        if player.levels_left + player.waiting + built != LEVELS:
            yield f"guild levels have been lost or made: those of seat {seat}"


def _piles(state: XiditState) -> Iterator[str]:
    tiles = [city for city, row in enumerate(state.recruits) if row]
    tiles += [*state.threats, *state.recruit_pile, *state.threat_pile, state.next_recruit, state.next_threat]
    if sorted([*tiles, *state.recruit_discard, *state.threat_discard]) != list(
        cities_in_play(state.seats, state.options.short)
    ):
        yield "city tiles are missing or double"
    for size, stack, awake in zip(TITAN_SIZES, state.titans, state.awake, strict=True):
        if any(TITANS[n].size != size for n in stack) or len(set(stack)) != len(stack) or (awake and not stack):
            yield f"the Titans are wrong: {stack} of size {size}"


def _seat(seat: int, player: Seat) -> Iterator[str]:
    for plan in player.plans:
        if plan is not None and not _fits(plan):
            yield f"a seat's plans are wrong: {plan} of seat {seat}"
    if not set(player.giants) <= set(player.freed):
        yield f"a seat's deeds are wrong: {player.giants} of seat {seat}"


def _fits(plan: Plan) -> bool:
    return plan.bards.keys() <= INDEX.keys() and sorted(plan.order) == sorted(plan.bards) and {*plan.spend} <= {*UNITS}


def _wishes(state: XiditState) -> Iterator[str]:
    if state.options.placement == "in_turn":
        if any(p.wishes or p.sealed for p in state.players):
            yield "wishes are given without being asked for"
        return
    for n, seat in enumerate(in_turn(state), 1):
        player = state.players[seat]
        named = [city for city in player.wishes if city]
        if len(player.wishes) != n or len(set(named)) != len(named):
            yield f"a seat's wishes are wrong: {player.wishes} of seat {seat}"
        if player.sealed and len(named) < n:
            yield f"wishes that were not given are sealed: those of seat {seat}"


def _resolution(state: XiditState, bottom: Resolve) -> Iterator[str]:
    if any("" in p.orders for p in state.players):
        yield "orders run that were not written"
    if not 1 <= bottom.turn <= state.seats:
        yield f"the step is wrong: {bottom.turn} seats have begun it"
        return
    seat = in_turn(state)[bottom.turn - 1]
    player = state.players[seat]
    for frame in state.frames[1:]:
        if getattr(frame, "seat", seat) != seat or getattr(frame, "step", bottom.step) != bottom.step:
            yield f"a seat is asked out of turn: {frame}"
        if isinstance(frame, Titan | Spend) and (
            state.recruits[player.city] or player.city in (*state.threats, *player.freed)
        ):
            yield f"no Titan can be met there: in city {player.city}"
    top = state.frames[-1]
    if isinstance(top, Spend):
        if not state.awake[TITAN_SIZES.index(top.size)]:
            yield f"an unknown Titan is attacked: of size {top.size}"
        if not 1 <= top.size - sum(top.paid) <= sum(player.units):
            yield f"a Titan cannot be paid: {top.paid} of {top.size}"
        if any(n > there for n, there in zip(top.paid, state.barracks, strict=True)):
            yield f"units were paid that are not there: {top.paid}"


def _bards(state: XiditState, frame: Bards) -> Iterator[str]:
    on_top = state.frames[-1] is frame
    if not int(on_top) <= frame.left <= min(_MOST_BARDS, state.players[frame.seat].bards_left):
        yield f"bards are on their way that nobody has: {frame.left} of seat {frame.seat}"
    if (on_top and frame.plan) or not frame.plan.keys() <= INDEX.keys():
        yield f"bards are planned wrongly: {frame.plan}"
    if any(n > row[frame.seat] for n, row in zip(frame.placed, state.bards, strict=True)):
        yield f"bards were sent that are not there: {frame.placed}"


def _census(state: XiditState, bottom: Census) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if len(player.reveals) != len(UNITS):
            yield f"a seat's counts are wrong: {player.reveals} of seat {seat}"
            continue
        counts = list(zip(player.reveals, player.units, strict=True))
        if any(n > there for n, there in counts):
            yield f"a seat shows units that it has not: {player.reveals} of seat {seat}"
        unset = [n < 0 < there for n, there in counts]
        if any(unset[: bottom.unit + bottom.shown]):
            yield f"units were counted that nobody set: {player.reveals} of seat {seat}"
        if player.sealed and any(unset[bottom.unit :]):
            yield f"counts that were not set are sealed: {player.reveals} of seat {seat}"
    asked = [frame.seat for frame in state.frames if isinstance(frame, Bards | Raise)]
    if asked != [seat for seat in in_turn(state) if seat in asked][::-1]:
        yield f"prizes are handed out in disorder: {asked}"


def _at_rest(state: XiditState) -> Iterator[str]:
    """Whether somebody is asked, who brings the game on."""
    top = state.frames[-1]
    if not isinstance(top, Over) and not PHASES[type(top)].advance(state, top, []):
        yield "nobody is asked, though it is not over"


def _sums(rows: Sequence[Sequence[int]]) -> list[int]:
    """The sum of each column."""
    return [sum(column) for column in zip(*rows, strict=True)]
