"""Positions of Charlemagne from lively random play, and crowded ones that play seldom brings."""

from __future__ import annotations

import contextlib
import functools
import random

import msgspec

from bot.locale import words
from engine.charlemagne.board import SEA
from engine.charlemagne.lore import LEADERS, NATION, PLACES_OF
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.charlemagne.view import ChView
from engine.core import Action, Event
from render.core.api import Caption
from tests.engine.charlemagne import play

NAMES = ("Hildegard", "Widukind")
LONG = ("Maximiliana de Santa Coloma", "Berenguer de Montclar y Foix")
TITLE = "The Long Winter of the Northern Marches"


def caption(locale: str = "en", names: tuple[str, str] = NAMES, title: str = "The Iron Crown") -> Caption:
    """The words of a made-up table."""
    return Caption(title, names, words(locale))


class Stop(Exception):
    """Enough was played."""


def watched(seed: str, most: int, every: int, **options: object) -> list[bytes]:
    """Saves of a random game: every so many actions, until ``most`` were taken."""
    state = play.start(seed, **options)
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
    state = play.start("named", placement="fixed")
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
