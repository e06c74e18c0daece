"""The scenario of Charlemagne: 771 to 815 (scenario 1-7)."""

from __future__ import annotations

import msgspec

from engine.charlemagne import cup
from engine.charlemagne.board import CIVILISATION, PLACE
from engine.charlemagne.deeds import Chronicle
from engine.charlemagne.frames import Chancery, Deploy, Desk, Fate
from engine.charlemagne.game_data import (
    CHARLEMAGNE,
    EMPIRE,
    FIRST_CONTROL,
    FIRST_RELIGION,
    LEADERS,
    MARKERS,
    MARKERS_FILE,
    NEUTRAL,
    REGIONS,
    TABLES,
    TRIBAL,
    TYPE,
)
from engine.charlemagne.state import ChState, Options, Orders, blank
from engine.charlemagne.units import free_counter
from engine.core import Dice

SCHEMA_VERSION = 2
RULES_VERSION = 5


def prepare(seats: int, seed: str, options: msgspec.Struct | None) -> ChState:
    """A new game. Raises ``ValueError`` for another seat count or unknown options."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats != 2:
        raise ValueError(f"Charlemagne is for 2 seats, not {seats!r}")
    if options is None:
        options = Options()
    if not isinstance(options, Options):
        raise ValueError("these are not options of Charlemagne")
    if not isinstance(seed, str):
        raise ValueError("the seed is a text")
    try:
        msgspec.convert(msgspec.to_builtins(options), Options)
    except msgspec.ValidationError as error:
        raise ValueError(f"these options of Charlemagne do not exist: {error}") from error
    first = EMPIRE if options.first == "empire" else TRIBAL
    where, _ = blank()
    state = ChState(
        schema_version=SCHEMA_VERSION,
        rules_version=RULES_VERSION,
        seats=seats,
        dice=Dice(seed),
        options=options,
        turn=1,
        phasing=first,
        frames=[Fate(first)],
        sides=[Desk(EMPIRE), Chancery(EMPIRE, []), Desk(TRIBAL), Chancery(TRIBAL, [])],
        where=where,
        aboard=[],
        spent=[],
        control=list(FIRST_CONTROL),
        religion=list(FIRST_RELIGION),
        built=[],
        civilisation=sorted(CIVILISATION),
        pillaged=[],
        treasury=list(TABLES.treasury.start),
        cup=cup.full_cup(options.leader_death),
        hands=[[0] * len(MARKERS) for _ in (EMPIRE, TRIBAL)],
        leaders=[NEUTRAL] * len(LEADERS),
        augustus=-1,
        dead=False,
        famine=False,
        winter=False,
        cheap=False,
        spied=False,
        taken=False,
        pauses=0,
        serial=0,
        orders=[Orders(), Orders()],
        proposals=[],
        treaties=[],
        treaty_serial=0,
        report=None,
        winner=NEUTRAL,
        reason="",
        deeds=[Chronicle(1, first)],
    )
    for region in REGIONS:
        for place, kind, count in region.placement:
            for _ in range(count):
                counter = free_counter(state, TYPE[f"{region.slug}-{kind}"])
                assert counter is not None
                state.where[counter] = PLACE[place]
    state.where[CHARLEMAGNE] = PLACE["aachen"]
    for seat in (TRIBAL, EMPIRE):
        cup.draw(state, seat, MARKERS_FILE.start[seat], [])
    if options.placement == "free":
        state.frames += [Deploy(EMPIRE), Deploy(TRIBAL)]
    return state
