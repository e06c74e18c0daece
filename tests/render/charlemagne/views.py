"""Positions of Charlemagne from lively random play, and crowded ones that play seldom brings."""

from __future__ import annotations

import contextlib
import functools
import random

import msgspec

from bot.locale import words
from engine.charlemagne.board import SEA
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.frames import Chancery, Envoy
from engine.charlemagne.game_data import LEADERS, MARKER_IDS, NATION, PLACES_OF, REGION
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.view import ChView
from engine.core import Action, Event
from render.core.api import Caption
from tests.engine.charlemagne import play
from tests.engine.charlemagne.board import Board

NAMES = ("Hildegard", "Widukind")
LONG = ("Maximiliana de Santa Coloma", "Berenguer de Montclar y Foix")
TITLE = "The Long Winter of the Northern Marches"


def caption(locale: str = "en", names: tuple[str, str] = NAMES, title: str = "The Iron Crown") -> Caption:
    """The words of a made-up table."""
    return Caption(title, names, words(locale))


PRINTED = {"build_limit": 0, "leader_death": True}
"""Everything that may happen: as much building as one pays for, and every marker in the cup."""


class Stop(Exception):
    """Enough was played."""


def watched(seed: str, most: int, every: int, **options: object) -> list[bytes]:
    """Saves of a random game: every so many actions, until ``most`` were taken."""
    state = play.start(seed, **PRINTED | options)
    saves = [RULES.dumps(state)]
    taken = [0]

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        taken[0] += 1
        if taken[0] % every == 0:
            saves.append(RULES.dumps(state))
        if taken[0] >= most:
            raise Stop

    with contextlib.suppress(Stop):
        play.play(state, random.Random(seed), hook)
    return saves


@functools.cache
def many() -> tuple[bytes, ...]:
    """More than two hundred positions from the openings, middles and ends of games; the map is full from the start."""
    found = watched("one", 2600, 20, placement="fixed", build_limit=3)
    found += watched("two", 700, 8)
    found += watched("three", 500, 8, placement="fixed", scara=True, duels=True)
    return tuple(found)


def view_at(save: bytes, seat: int | None = None) -> ChView:
    """A saved position as a seat, or a spectator, sees it."""
    return RULES.view(RULES.loads(save), seat)


@functools.cache
def positions() -> dict[str, bytes]:
    """Positions by what they show."""
    found: dict[str, bytes] = {}
    state = play.start("named", placement="fixed", **PRINTED)
    found["opening"] = RULES.dumps(state)

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        view = RULES.view(state, None)
        shown = {
            "force": view.force is not None and len(view.force.trail) > 3 and view.battle is None,
            "battle": view.battle is not None,
            "fought": view.report is not None and view.battle is None,
            "levy": view.phase == "levy" and view.turn > 1,
            "middle": view.turn == 4 and view.phase == "operations" and view.force is None,
        }
        for name, there in shown.items():
            if there and name not in found:
                found[name] = RULES.dumps(state)

    play.play(state, random.Random("named"), hook)
    found["over"] = RULES.dumps(state)
    return found


def named(name: str, seat: int | None = None) -> ChView:
    """A position by its name."""
    return view_at(positions()[name], seat)


def crowded(seat: int | None = None) -> ChView:
    """Everybody in play: every counter of the game on the map, wherever its own land has room."""
    view = named("opening", seat)
    where, room = list(view.where), dict.fromkeys(range(3000), 0)
    for counter, nation in enumerate(NATION):
        if counter in LEADERS or nation < 0:
            continue
        spots = [p for p in PLACES_OF[nation] if not SEA[p]]
        spot = min(spots, key=lambda p: (room[p] >= 2, room[p] == 0 and p % 3 != 0, p))
        room[spot] += 1
        where[counter] = spot
    control = [(r % 3) - 1 for r in range(len(view.control))]
    return msgspec.structs.replace(view, where=where, control=control)


def courting(*steps: str) -> ChState:
    """The Empire strives for Bavaria with three markers; then further actions: ``send``, ``guard 1``."""
    state = RULES.loads(positions()["middle"])
    state.frames[:] = [Envoy(0)]
    state.orders[1].defence = "ask"
    for seat, held in ((0, {"vassalage": 2, "crown-of-pavia": 1}), (1, {"vassalage": 1, "avar-ring": 1})):
        for kind, count in enumerate(state.hands[seat]):
            state.cup[kind] += count
            state.hands[seat][kind] = held.get(MARKER_IDS[kind], 0)
    Board(state).do("envoy bavaria", "lay vassalage", "lay vassalage", "lay crown-of-pavia", *steps)
    return state


def revolting(*regions: str) -> ChState:
    """Regions roll for revolt, and the Empire is asked for envoys."""
    state = RULES.loads(positions()["middle"])
    state.orders[0].envoys = "ask"
    begin_revolt(state, [REGION[r] for r in regions or ("saxony", "denmark", "ostmark", "anglo-saxons")], [])
    return state


def bound() -> ChState:
    """A treaty in force, an offer that waits, and a draft of the Tribal player."""
    state = RULES.loads(positions()["middle"])
    here = state.turn
    kept = [Clause("peace", 0), Clause("avoid", 1, "anglo-saxons"), Clause("leave", 1, "cologne")]
    state.treaties[:] = [Treaty(3, 0, kept, here)]
    given = [
        Clause("points", 0, "", 1),
        Clause("marker", 1, "donation-of-constantine"),
        Clause("neutral", 1, "bohemia"),
    ]
    state.proposals[:] = [Treaty(4, 1, given, here)]
    for frame in state.sides:
        if isinstance(frame, Chancery):
            frame.draft[:] = [Clause("points", frame.seat, "", 18 + frame.seat)]
    return state
