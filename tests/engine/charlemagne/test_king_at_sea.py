"""Games that begin late, with Charlemagne alone on a ship off a hostile coast. ``HERALD_SOAK`` sets how many (4 when
unset); in the soak they are 300."""

from __future__ import annotations

import contextlib
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.charlemagne.board import HEXES, SEA, SEA_SIDES
from engine.charlemagne.frames import Campaign, Chancery, Envoy, Feeding, Levying, Spending
from engine.charlemagne.game_data import CHARLEMAGNE, EMPIRE, FLEET, NATION, REGION_IDS, TRIBAL
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.units import Ground, at_place, side_of
from engine.core import Action, Event, blocking
from tests.engine.charlemagne.invariants import check, check_events
from tests.engine.charlemagne.play import play, start

GAMES = int(os.environ.get("HERALD_SOAK", "4"))
LATE = (5, 6, 7, 8, 9)
"""Game turns in which these games begin."""
WAYS = ("hunger", "treaty", "plague", "none")
"""What a game brings about besides whatever is played: a treasury that is empty, regions let go, plague."""


class Stop(Exception):
    """Enough was played."""


def late(number: int) -> ChState:
    """A position of a random game in its second half."""
    state = start(f"at-sea-{number}", placement=("free", "fixed")[number % 2], duels=number % 3 == 0)

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        if state.turn >= LATE[number % len(LATE)] and between(state):
            raise Stop

    with contextlib.suppress(Stop):
        play(state, random.Random(number), hook)
    return state


def between(state: ChState) -> bool:
    """Whether nothing is in hand that knows where units stand."""
    return len(state.frames) == 1 and isinstance(state.frames[0], Envoy | Spending | Levying | Campaign | Feeding)


def sail(state: ChState, rng: random.Random) -> bool:
    """Charlemagne, alive again if need be, alone on a ship that nobody uses; off a coast that the Tribes hold if there
    is one. Whether the Empire has such a ship."""
    ground = Ground(state)
    if state.where[CHARLEMAGNE] >= 0 and SEA[state.where[CHARLEMAGNE]]:
        return True
    ships = [c for c, afloat in enumerate(FLEET) if afloat and side_of(state, c) == EMPIRE and state.where[c] < 0]
    ships = ships or [
        c for c, afloat in enumerate(FLEET)
        if afloat and side_of(state, c) == EMPIRE and state.where[c] < HEXES and not SEA[state.where[c]]
        and not any(other in state.aboard for other in at_place(state, state.where[c]))
    ]  # fmt: skip
    waters = [p for p in range(HEXES) if SEA[p] and p not in ground.held]
    hostile = [p for p in waters if any(ground.held.get(q) == TRIBAL for q in SEA_SIDES[p])]
    if not ships:
        return False
    ship, state.dead = rng.choice(ships), False
    state.where[ship] = state.where[CHARLEMAGNE] = rng.choice(hostile or waters)
    state.aboard[:] = [*(c for c in state.aboard if c != CHARLEMAGNE), CHARLEMAGNE]
    state.spent[:] = [c for c in state.spent if c not in (ship, CHARLEMAGNE)]
    return True


def provoke(state: ChState, way: str) -> Iterator[list[Event]]:
    """Bring a loss about, by what players or events may do, one deed after the other."""
    place = state.where[CHARLEMAGNE]
    if way == "hunger":
        state.treasury[EMPIRE] = 0
    elif way == "plague":
        events: list[Event] = []
        state.dice.fresh.clear()
        happen(state, state.phasing, 13, events)
        RULES.advance(state, events)
        yield events
    elif way == "treaty" and not state.proposals and not any(isinstance(f, Chancery) and f.draft for f in state.sides):
        ship = next(c for c in at_place(state, place) if FLEET[c])
        clause = Action("clause", ("neutral", "seat-0", REGION_IDS[NATION[ship]]))
        yield RULES.apply(state, EMPIRE, clause)
        yield RULES.apply(state, EMPIRE, Action("propose"))
        yield RULES.apply(state, TRIBAL, Action("accept", (state.proposals[0].number,)))


def campaign(number: int) -> Counter[str]:
    """Play a game to its end; what became of Charlemagne, by how he was in danger."""
    state, rng, found = late(number), random.Random(f"at-sea-{number}"), Counter[str]()
    way = WAYS[number % len(WAYS)]

    def watch(events: list[Event]) -> None:
        check(state)
        check_events(state, events)
        fates = Counter(e.key for e in events if e.key.startswith("charlemagne-king-"))
        assert sum(draw.label == "charlemagne" for draw in state.dice.fresh) == fates.total()
        found.update(fates)

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        watch(events)
        if between(state) and rng.random() < 0.2 and sail(state, rng):
            found["sailed"] += 1
            silence(state)
            if rng.random() < 0.5:
                for told in provoke(state, way):
                    watch(told)

    found["begun"] += between(state) and sail(state, rng)
    play(state, rng, hook)
    assert RULES.outcome(state) is not None
    return found


def silence(state: ChState) -> None:
    """What silence does leads on from here, too."""
    copy = RULES.loads(RULES.dumps(state))
    for seat, asked in blocking(RULES.prompts(copy)).items():
        for action in asked[0].default:
            RULES.apply(copy, seat, action)
        check(copy)


@pytest.mark.slow
def test_games_with_the_king_on_a_ship() -> None:
    """They end with their invariants held all along, whatever becomes of him, and he rolls one die each time."""
    found = Counter[str]()
    for number in range(GAMES):
        found += campaign(number)
    sys.stdout.write(f"{GAMES} games: {dict(found)}\n")
    assert found["begun"] == GAMES
    assert found["charlemagne-king-escapes"]
    assert found["charlemagne-king-dead"]
