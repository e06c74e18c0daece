"""What a seat may know, built by whitelist: nothing enters a view unless it is named here."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.xidit.analysis import influence, route, unit_list
from engine.xidit.board import CENTRAL, REGIONS, THREATS, TITAN_SIZES, TITANS, UNITS
from engine.xidit.bounds import STEPS
from engine.xidit.phases.ending import evaluate
from engine.xidit.state import (
    Bards,
    Census,
    Frame,
    Orders,
    Over,
    Phantom,
    Placement,
    Raise,
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
from engine.xidit.tiles import recruit_side
from engine.xidit.view import (
    THREAT_TILES,
    Guild,
    Own,
    Plan,
    RecruitTile,
    RegionView,
    SeatView,
    TitanStack,
    XiditView,
)

_ASKED: dict[type, str] = {
    Reward: "reward",
    Bards: "bards",
    Titan: "titan",
    Spend: "spend",
    Phantom: "phantom",
    Raise: "raise",
}
_EMPTY = [TitanStack(size, 0, False) for size in TITAN_SIZES]


@cache
def _coming(seats: int, city: int) -> RecruitTile:
    return RecruitTile(city, [UNITS[n] for n in recruit_side(seats, city)])


@cache
def _unused(seats: int, short: bool) -> tuple[int, ...]:
    used = cities_in_play(seats, short)
    return tuple(c for c in THREATS if c not in used)


def _phase(bottom: Frame) -> str:
    if isinstance(bottom, Orders):
        return "orders"
    if isinstance(bottom, Resolve):
        return "resolution"
    if isinstance(bottom, Census):
        return "census"
    return "placement" if isinstance(bottom, Placement) else "over"


def acting(state: XiditState, reader: int | None) -> list[int]:
    """The seats that must decide now. Of a Titan, which is asked without names, only the seat itself reads so."""
    frame = state.frames[-1]
    if isinstance(frame, Titan) and frame.seat != reader:
        return []
    at_once = isinstance(frame, Orders | Census) or (
        isinstance(frame, Placement) and state.options.placement == "wishes"
    )
    if at_once:
        return [seat for seat, player in enumerate(state.players) if not player.sealed]
    if isinstance(frame, Placement):
        return [in_turn(state)[frame.turn]]
    if isinstance(frame, Reward | Bards | Titan | Spend | Phantom | Raise):
        return [frame.seat]
    return []


def build_view(state: XiditState, seat: int | None) -> XiditView:
    """The position as ``seat`` (``None``: a spectator) may know it. Raises ``ValueError`` for a seat out of range."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat} in a game of {state.seats}")
    bottom, top = state.frames[0], state.frames[-1]
    over = isinstance(bottom, Over)
    seats, short = state.seats, state.options.short
    rankings = evaluate(state) if over else []
    out = {row[0] for ranking in rankings for row in ranking.rows if row[3]}
    known, levels = state.known_bards(), influence(state)
    return XiditView(
        seat=seat,
        seats=[
            SeatView(
                seat=n,
                city=p.city,
                sealed=p.sealed,
                guild_levels=levels[n],
                bards_on_board=sum([row[n] for row in known]),
                kills=p.kills,
                eliminated=n in out,
            )
            for n, p in enumerate(state.players)
        ],
        phase=_phase(bottom),
        year=state.year,
        years=last_year(short),
        census_years=list(census_years(short)),
        step=bottom.step if isinstance(bottom, Resolve) else 0,
        census=UNITS[bottom.unit] if isinstance(bottom, Census) and bottom.shown else "",
        acting=acting(state, seat),
        asked="" if isinstance(top, Titan) and top.seat != seat else _ASKED.get(type(top), ""),
        first_seat=state.first,
        recruits=[RecruitTile(city, unit_list(units)) for city, units in enumerate(state.recruits) if units],
        threats=[THREAT_TILES[city] for city in state.threats],
        coming_recruits=[_coming(seats, c) for c in (state.next_recruit, *state.recruit_pile[-1:])],
        coming_threats=[THREAT_TILES[c] for c in (state.next_threat, *state.threat_pile[-1:])],
        recruit_pile=len(state.recruit_pile),
        threat_pile=len(state.threat_pile),
        recruit_discard=list(state.recruit_discard),
        threat_discard=list(state.threat_discard),
        unused_cities=list(_unused(seats, short)),
        titans=[_titans(state, n) for n in range(len(TITAN_SIZES))],
        guilds=[Guild(*guild) for guild in state.guilds_built()],
        regions=_regions(state, known),
        barracks=dict(zip(UNITS, state.barracks, strict=True)),
        tracks=list(state.tracks),
        phantom=state.phantom_points(),
        moments=list(state.moments),
        rankings=rankings,
        own=None if seat is None else _own(state, state.players[seat], seat),
        offer={"sovereigns": top.sovereigns, "bards": top.bards, "guild": top.guild} if isinstance(top, Reward) else {},
        uncovered=[list(orders) for orders in state.uncovered],
        quick=state.options.quick,
    )


def _titans(state: XiditState, n: int) -> TitanStack:
    stack = state.titans[n]
    if not stack:
        return _EMPTY[n]
    if not state.awake[n]:
        return TitanStack(TITAN_SIZES[n], len(stack), False)
    top = TITANS[stack[0]]
    return TitanStack(top.size, len(stack), True, top.creature, top.sovereigns, top.bards, top.guild)


def _regions(state: XiditState, known: list[list[int]]) -> list[RegionView]:
    closed = closed_regions(state.seats, state.options.short)
    return [
        RegionView(
            r.slug,
            r.number,
            r.central,
            n in closed,
            r.first,
            r.second,
            list(known[n]),
        )
        for n, r in enumerate(REGIONS)
    ]


def _pending(state: XiditState, seat: int) -> int:
    """What is left of the choice on top of the stack, when it is this seat's."""
    top = state.frames[-1]
    if isinstance(top, Bards) and top.seat == seat:
        return top.left
    if isinstance(top, Spend) and top.seat == seat:
        return top.size - sum(top.paid)
    return state.players[seat].waiting if isinstance(top, Raise) and top.seat == seat else 0


def _own(state: XiditState, player: Seat, seat: int) -> Own:
    begun = state.moments and isinstance(state.frames[0], Resolve | Census)
    start = state.moments[0].cities[seat] if begun else player.city
    return Own(
        units=dict(zip(UNITS, player.units, strict=True)),
        sovereigns=player.sovereigns,
        bards_left=player.bards_left,
        bastion=state.bards[CENTRAL][seat],
        levels_left=player.levels_left,
        waiting=player.waiting,
        orders=list(player.orders),
        plans={
            step: Plan(plan.reward, plan.sent(), plan.titan, dict(plan.spend), list(plan.order))
            for step, plan in enumerate(player.plans, 1)
            if plan is not None
        },
        standing=msgspec.structs.replace(player.standing),
        route=route(start, player.orders) if start else [0] * (STEPS + 1),
        reveals={unit: n for unit, n in zip(UNITS, player.reveals, strict=False) if n >= 0},
        pending=_pending(state, seat),
        wishes=list(player.wishes),
    )
