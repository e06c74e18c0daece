"""Preparing a game for three, four or five seats, long or short (P5-P6, P17-P18)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core import Dice
from engine.xidit.board import CITIES, REGIONS, SUPPLY, TITAN_SIZES, TITANS, TRACKS
from engine.xidit.bounds import FEWEST, MOST
from engine.xidit.phases.placement import begin_placement
from engine.xidit.standing import STYLES, choices_of
from engine.xidit.state import Options, Seat, StandingChoices, XiditState, cities_in_play
from engine.xidit.tiles import enter_recruit, enter_threat, refill_recruit, refill_threat, sides

SCHEMA_VERSION = 5
RULES_VERSION = 5
RECRUIT_PILE = 5
"""Tiles put aside for the first recruitment pile; the rest are the threat pile."""


def prepare(seats: int, seed: str, options: msgspec.Struct | None) -> XiditState:
    """A new game, its first seat drawn by lot. Raises ``ValueError`` for what the rulebook does not provide for."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not FEWEST <= seats <= MOST:
        raise ValueError(f"Lords of Xidit is for 3 to 5 seats, not {seats!r}")
    if not isinstance(seed, str):
        raise ValueError(f"a seed is a text, not {seed!r}")
    if options is None:
        options = Options()
    if not isinstance(options, Options):
        raise ValueError("these are not options of Lords of Xidit")
    if not isinstance(options.short, bool):
        raise ValueError("short is either true or false")
    if options.phantom_start not in (6, 7):
        raise ValueError(f"the phantom starts with 6 or 7 points, not {options.phantom_start}")
    if options.phantom_start == 7 and seats != 3:
        raise ValueError("the phantom plays only with three seats; phantom_start 7 needs seats 3")
    if options.placement not in ("wishes", "in_turn"):
        raise ValueError(f"heroes are placed by wishes or in_turn, not by {options.placement!r}")
    if options.quick not in STYLES:
        raise ValueError(f"the quick style is sparing or lavish, not {options.quick!r}")
    dice = Dice(seed)
    first = dice.below(seats, "first-seat")
    tracks = list(TRACKS)
    dice.shuffle(tracks, "tracks")
    titans = [[n for n, t in enumerate(TITANS) if t.size == size] for size in TITAN_SIZES]
    for stack in titans:
        dice.shuffle(stack, "titans")
    tiles = list(cities_in_play(seats, options.short))
    dice.shuffle(tiles, "city-tiles")
    state = XiditState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=seats,
        dice=dice,
        options=options,
        year=1,
        first=first,
        frames=[],
        sides=[StandingChoices()],
        players=[Seat(standing=choices_of("quick", options.quick)) for _ in range(seats)],
        barracks=list(SUPPLY),
        recruits=[[] for _ in range(CITIES + 1)],
        threats=[],
        recruit_pile=[],
        threat_pile=[],
        next_recruit=0,
        next_threat=0,
        recruit_discard=[],
        threat_discard=[],
        titans=titans,
        awake=[False] * len(titans),
        owner=[-1] * (CITIES + 1),
        levels=[0] * (CITIES + 1),
        bards=[[0] * seats for _ in REGIONS],
        tracks=tracks,
        phantom=_phantom(tracks, options.phantom_start) if seats == 3 else [],
        moments=[],
        deeds=[],
    )
    on_board = sides(seats)
    for city in sorted(tiles[:on_board]):
        enter_recruit(state, city)
    for city in sorted(tiles[on_board : 2 * on_board]):
        enter_threat(state, city)
    rest = tiles[2 * on_board :]
    state.recruit_pile = rest[:RECRUIT_PILE]
    state.threat_pile = rest[RECRUIT_PILE:]
    refill_recruit(state)
    refill_threat(state, [])
    begin_placement(state)
    return state


def _phantom(tracks: Sequence[str], start: int) -> list[int]:
    """The phantom's points by track: one less for each later evaluation (P18)."""
    return [start - tracks.index(track) for track in TRACKS]
