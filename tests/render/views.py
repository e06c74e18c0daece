"""Made-up positions of Xidit: the first year, the middle of a campaign, and the fullest board there can be."""

from __future__ import annotations

import random

import msgspec

from engine.xidit.board import CITIES, MAP, ROADS, TILES, TITANS, UNITS
from engine.xidit.view import (
    Deed,
    Guild,
    Moment,
    Own,
    Ranking,
    RecruitTile,
    RegionView,
    SeatView,
    Standing,
    ThreatTile,
    TitanStack,
    XiditView,
)
from render.core.api import Caption
from tests.render.stand_in_words import words

NAMES = ("Aldonza", "Berenguer de Montclar", "Álvaro", "Żaneta", "Kit")


def caption(seats: int = 5, title: str = "The Winter Campaign", names: tuple[str, ...] = NAMES) -> Caption:
    return Caption(title=title, names=list(names[:seats]), words=words)


def _threat(city: int) -> ThreatTile:
    tile = next(t for t in TILES.threats if t.city == city)
    return ThreatTile(city, tile.creature, list(tile.units), tile.sovereigns, tile.bards, tile.guild)


def _recruit(city: int, seats: int, left: int = 9) -> RecruitTile:
    rows = TILES.recruits_three if seats == 3 and city <= 18 else TILES.recruits_more
    return RecruitTile(city, list(next(t for t in rows if t.city == city).units)[-left:] if left else [])


def _moments(view: XiditView, seed: int) -> list[Moment]:
    rng = random.Random(seed)
    at = [seat.city or 1 for seat in view.seats]
    recruits = [(tile.city, list(tile.units)) for tile in view.recruits]
    threats = [tile.city for tile in view.threats]
    guilds = [(g.city, g.seat, g.levels) for g in view.guilds]
    bards = [list(region.bards) for region in view.regions]
    found = [Moment(0, list(at), list(recruits), list(threats), list(guilds), [list(b) for b in bards], [])]
    for step in range(1, 7):
        deeds = []
        for seat in range(len(at)):
            roll = rng.random()
            if roll < 0.6:
                at[seat] = rng.choice(sorted(ROADS[at[seat]].values()))
                deeds.append(Deed(seat, "move", at[seat]))
            elif roll < 0.75:
                deeds.append(Deed(seat, "recruit", at[seat], rng.choice(UNITS)))
            elif roll < 0.9 and threats:
                deeds.append(Deed(seat, "kill", at[seat], "bog-hags"))
            else:
                deeds.append(Deed(seat, "nothing", at[seat]))
        found.append(
            Moment(step, list(at), list(recruits), list(threats), list(guilds), [list(b) for b in bards], deeds)
        )
    return found


def position(
    seats: int = 5,
    *,
    year: int = 5,
    full: bool = False,
    gathered: int = 0,
    phase: str = "orders",
    closed: tuple[int, ...] = (),
    own: int | None = None,
    seed: int = 3,
    moments: bool = True,
) -> XiditView:
    """A plausible position. ``full``: guilds of four everywhere, bards of all seats in all regions, Titans awake.

    ``gathered``: the city all heroes stand in.
    """
    rng = random.Random(seed)
    order = list(range(1, CITIES + 1 - (3 if closed else 0)))
    rng.shuffle(order)
    recruits = [_recruit(city, seats, 9 if full or year == 1 else rng.randint(1, 5)) for city in order[:9]]
    threats = [_threat(city) for city in order[9:14]]
    if full:
        threats = [_threat(city) for city in order[9:19]]
    coming_r = [_recruit(city, seats) for city in order[14:16]]
    coming_t = [_threat(city) for city in order[16:18]]
    places = order if full else order[:0] if year == 1 else order[4:12]
    guilds = [Guild(city, i % seats, 4 if full else rng.randint(1, 4)) for i, city in enumerate(places)]
    final = phase == "over"
    regions = []
    for region in MAP.regions:
        shut = region.number in closed
        bards = [0] * seats
        if not shut and (not region.central or final):
            for seat in range(seats):
                bards[seat] = rng.randint(1, 20) if full else 0 if year == 1 else max(0, rng.randint(-2, 4))
        regions.append(RegionView(region.slug, region.number, region.central, shut, region.first, region.second, bards))
    cities = [gathered] * seats if gathered else [rng.choice(order) for _ in range(seats)]
    rows = [
        SeatView(
            seat,
            cities[seat],
            bool(seat % 2),
            min(15, sum(g.levels for g in guilds if g.seat == seat)),
            min(20, sum(r.bards[seat] for r in regions)),
            rng.randint(0, 9) if year > 1 else 0,
            False,
        )
        for seat in range(seats)
    ]
    titans = []
    for size in (3, 4, 5):
        top = next(t for t in TITANS if t.size == size)
        awake = full or (size == 4 and year > 6)
        titans.append(
            TitanStack(size, 2, awake, top.creature, top.sovereigns, top.bards, top.guild)
            if awake
            else TitanStack(size, 2 if year < 9 else size - 3, False)
        )
    view = XiditView(
        seat=own,
        seats=rows,
        phase=phase,
        year=year,
        years=12,
        census_years=[4, 8, 12],
        step=3 if phase == "resolution" else 0,
        census="archer" if phase == "census" else "",
        acting=[seat for seat in range(seats) if seat % 2 == 0],
        asked="",
        first_seat=1,
        recruits=recruits,
        threats=threats,
        coming_recruits=coming_r,
        coming_threats=coming_t,
        recruit_pile=3,
        threat_pile=2,
        recruit_discard=[],
        threat_discard=[],
        unused_cities=[city for city in (19, 20, 21) if closed],
        titans=titans,
        guilds=guilds,
        regions=regions,
        barracks=dict(zip(UNITS, (11, 9, 12, 6, 4), strict=True)),
        tracks=["wealth", "influence", "reputation"],
        phantom={"wealth": 6, "influence": 5, "reputation": 4} if seats == 3 else {},
        moments=[],
        rankings=[],
        own=None,
    )
    if moments and year > 1:
        view = msgspec.structs.replace(view, moments=_moments(view, seed), uncovered=_orders(view, seed))
        last = view.moments[-1].cities
        if not gathered:
            view = msgspec.structs.replace(
                view, seats=[msgspec.structs.replace(s, city=last[s.seat]) for s in view.seats]
            )
    if final:
        view = msgspec.structs.replace(view, rankings=rankings(seats))
    if own is not None:
        view = msgspec.structs.replace(view, own=_own(view, own, rng))
    return view


def _orders(view: XiditView, seed: int) -> list[list[str]]:
    rng = random.Random(seed)
    return [[rng.choice(["blue", "red", "black", "act", "wait"]) for _ in range(6)] for _ in view.seats]


def _own(view: XiditView, seat: int, rng: random.Random) -> Own:
    here = view.seats[seat].city
    route, orders = [here], []
    for kind in ("move", "act", "move", "act", "wait", "move"):
        if kind == "move":
            colour = rng.choice(sorted(ROADS[here]))
            here = ROADS[here][colour]
            orders.append(colour)
        else:
            orders.append(kind)
        route.append(here)
    return Own(
        units=dict(zip(UNITS, (4, 3, 2, 10, 1), strict=True)),
        sovereigns=27,
        bards_left=12,
        bastion=3,
        levels_left=6,
        waiting=1,
        orders=orders,
        plans={},
        standing=Standing(),
        route=route,
        reveals={"militia": 3} if view.phase == "census" else {},
        pending=0,
        wishes=[],
    )


def rankings(seats: int) -> list[Ranking]:
    """Three evaluations with a phantom at three seats; five seats lose two in the first."""
    rng = random.Random(9)
    alive = list(range(seats)) + ([-1] if seats == 3 else [])
    gone: list[int] = []
    found = []
    for index, track in enumerate(("wealth", "influence", "reputation")):
        values = {p: (rng.randint(3, 40), -1 if p < 0 else rng.randint(2, 12)) for p in range(-1, seats)}
        ranked = sorted(alive, key=lambda p: -values[p][0])
        drop = (2 if index == 0 and seats == 5 else 1) if index < 2 else len(ranked) - 1
        out = ranked[len(ranked) - drop :]
        rows = [(p, *values[p], p in out, False) for p in ranked]
        rows += [(p, *values[p], False, True) for p in gone]
        found.append(Ranking(track, rows))
        gone += out
        alive = [p for p in alive if p not in out]
    return found
