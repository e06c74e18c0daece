"""Preparing a game: three deployments, one to three campaigns (4.0)."""

from __future__ import annotations

import msgspec

from engine.core import Dice
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, SCENARIOS, SIDE, STEPS
from engine.roses.fate import free_heirs
from engine.roses.phases.cards import begin_campaign
from engine.roses.standing import STYLES, copy
from engine.roses.state import ASIDE, DEAD, MINOR, POOL, Book, Options, RosesState, Seat

SCHEMA_VERSION = 3
RULES_VERSION = 5
_PLACES = {"pool": POOL, "minor": MINOR, "set_aside": ASIDE, "eliminated": DEAD}


def prepare(seats: int, seed: str, options: msgspec.Struct | None) -> RosesState:
    """A new game. Raises ``ValueError`` for another seat count, unknown or contradictory options."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats != 2:
        raise ValueError(f"Wars of the Roses is for 2 seats, not {seats!r}")
    if options is None:
        options = Options()
    if not isinstance(options, Options):
        raise ValueError("these are not options of Wars of the Roses")
    if options.scenario not in SCENARIOS:
        raise ValueError(f"there is no scenario {options.scenario!r}; known are {', '.join(SCENARIOS)}")
    if isinstance(options.campaigns, bool) or options.campaigns not in (0, 1, 2, 3):
        raise ValueError(f"campaigns is 1 to 3, or 0 for all of the scenario, not {options.campaigns!r}")
    if not isinstance(seed, str):
        raise ValueError(f"a seed is a text, not {seed!r}")
    scenario = SCENARIOS[options.scenario]
    most = scenario.campaigns
    if options.campaigns > most:
        raise ValueError(f"the scenario {options.scenario} has {most} campaign, not {options.campaigns}")
    places = [scenario.deployment[name] for name in BLOCK_IDS]
    where = [_PLACES[place] if place in _PLACES else AREA[place] for place in places]
    heads = sorted((BLOCK[scenario.king], BLOCK[scenario.pretender]), key=lambda b: SIDE[b])
    state = RosesState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=seats,
        dice=Dice(seed),
        options=options,
        campaign=scenario.first_campaign,
        last=scenario.first_campaign + (options.campaigns or most) - 1,
        turn=1,
        king=SIDE[BLOCK[scenario.king]],
        heads=heads,
        frames=[],
        players=[Seat(standing=copy(next(iter(STYLES.values())))) for _ in range(seats)],
        where=where,
        steps=[STEPS[b] if place >= 0 else 0 for b, place in enumerate(where)],
        due=[0, 0],
        prisoner=BLOCK[scenario.prisoner] if scenario.prisoner else -1,
        first=-1,
        entries=[],
        came=[-1] * len(BLOCK_IDS),
        mains=[],
        treason=-1,
        sides=[Book()],
    )
    for seat, head in enumerate(heads):
        if head == state.prisoner:
            heads[seat] = free_heirs(state, seat)[0]
    begin_campaign(state, [])
    return state
