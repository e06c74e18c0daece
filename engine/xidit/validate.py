"""Whether a save has the shape the rules rely on, so that a damaged file is refused and not played."""

from __future__ import annotations

from collections.abc import Iterator

from engine.xidit.board import BARDS, CITIES, LEVELS, REGIONS, TITAN_SIZES, TITANS, TRACKS, UNITS
from engine.xidit.state import Census, Orders, Over, Placement, Resolve, XiditState, cities_in_play, last_year

_BOTTOM = (Placement, Orders, Resolve, Census, Over)
_STEPS = 6


def validate(state: XiditState) -> str | None:
    """The first thing wrong with the shape of a position, or ``None``. Counts and places, not the course of play."""
    if state.seats not in (3, 4, 5) or len(state.players) != state.seats:
        return "the number of seats is wrong"
    return next(_faults(state), None)


def _faults(state: XiditState) -> Iterator[str]:
    if not state.frames or not isinstance(state.frames[0], _BOTTOM):
        yield "it does not say what is going on"
    for frame in state.frames:
        if not 0 <= getattr(frame, "seat", 0) < state.seats:
            yield "an unknown seat is asked"
    if not 0 <= state.first < state.seats or not 1 <= state.year <= last_year(state.options.short):
        yield "year or first seat are wrong"
    for player in state.players:
        if not 0 <= player.city <= CITIES or len(player.units) != len(UNITS) or min(player.units) < 0:
            yield "a seat's city or units are wrong"
        if len(player.orders) != _STEPS or len(player.plans) != _STEPS or len(player.reveals) not in (0, len(UNITS)):
            yield "a seat's orders are wrong"
        if not (0 <= player.bards_left <= BARDS and 0 <= player.levels_left <= LEVELS and player.sovereigns >= 0):
            yield "a seat's possessions are wrong"
    laid = [city for city, row in enumerate(state.recruits) if row]
    tiles = [*laid, *state.threats, *state.recruit_pile, *state.threat_pile, *state.recruit_discard]
    tiles += [*state.threat_discard, state.next_recruit, state.next_threat]
    if sorted(tiles) != list(cities_in_play(state.seats, state.options.short)):
        yield "city tiles are missing or double"
    if len(state.recruits) != CITIES + 1 or any(len(row) not in (0, len(UNITS)) for row in state.recruits):
        yield "the recruitment tiles are wrong"
    if len(state.barracks) != len(UNITS) or len(state.owner) != CITIES + 1 or len(state.levels) != CITIES + 1:
        yield "barracks or guilds are wrong"
    if len(state.bards) != len(REGIONS) or any(len(row) != state.seats for row in state.bards):
        yield "the bards are wrong"
    if len(state.titans) != len(TITAN_SIZES) or len(state.awake) != len(TITAN_SIZES):
        yield "the Titans are wrong"
    if any(not 0 <= n < len(TITANS) for stack in state.titans for n in stack):
        yield "an unknown Titan lies there"
    if sorted(state.tracks) != sorted(TRACKS) or len(state.phantom) != (len(TRACKS) if state.seats == 3 else 0):
        yield "the evaluations are wrong"
