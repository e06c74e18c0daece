"""Positions of Fief from random play, and crowded ones that play seldom brings."""

from __future__ import annotations

import contextlib
import functools
import random
from collections.abc import Iterator

import msgspec

from bot.locale import words
from engine.core import Action, Event
from engine.fief.lore import CITY_IDS, EXITS, PORTS
from engine.fief.rules import FIEF as RULES
from engine.fief.state import (
    Battle,
    Court,
    Election,
    FiefState,
    Marching,
    Parliament,
    Rebellion,
)
from engine.fief.view import ArmyView, Captor, FiefView, NobleView, StackView
from render.core.api import Caption
from tests.engine.fief import play

NAMES = ("Aldonza", "Berenguer", "Álvaro", "Żaneta")
LONG = (
    "Maximiliana de Santa Coloma",
    "Berenguer de Montclar y Foix",
    "Wilhelmina von Hohenstein",
    "Bartholomew Ó Súil",
)
TITLE = "The Long Winter of the Northern Marches"


def caption(
    seats: int = 4, locale: str = "en", names: tuple[str, ...] = NAMES, title: str = "The Iron Crown"
) -> Caption:
    """The words of a made-up table."""
    return Caption(title, names[:seats], words(locale))


class Stop(Exception):
    """Enough was played."""


def watched(seats: int, seed: str, every: int, most: int = 900) -> list[bytes]:
    """Saves of a lively random game: every so many actions, until ``most`` were taken."""
    state = play.start(seats, seed)
    saves, taken = [RULES.dumps(state)], [0]

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        taken[0] += 1
        if taken[0] % every == 0:
            saves.append(RULES.dumps(state))
        if taken[0] >= most:
            raise Stop

    with contextlib.suppress(Stop):
        play.play(state, random.Random(seed), hook)
    return [*saves, RULES.dumps(state)]


@functools.cache
def many() -> tuple[bytes, ...]:
    """More than two hundred positions from games of two, three and four."""
    found: list[bytes] = []
    for seats, seed in ((4, "one"), (3, "two"), (2, "three"), (4, "four"), (4, "five")):
        found += watched(seats, seed, 18)
    return tuple(found)


def view_at(save: bytes, seat: int | None = None) -> FiefView:
    """A saved position as a seat, or a spectator, sees it."""
    return RULES.view(RULES.loads(save), seat)


def _shows(state: FiefState) -> Iterator[str]:
    """What a position is good for."""
    for frame in state.frames:
        match frame:
            case Court():
                yield "court" if frame.courting else ""
            case Election():
                yield "election"
            case Parliament():
                yield "parliament"
            case Rebellion():
                yield "rebellion"
            case Battle():
                yield "battle" if state.report is not None and len(state.report.volleys) > 1 else ""
            case Marching():
                yield "middle" if state.round == 4 else ""
            case _:
                pass
    if state.report is not None and state.report.result and len(state.report.volleys) > 2:
        yield "fought"
    if any(noble.captor >= 0 for noble in state.nobles):
        yield "captive"
    if any(army.city >= 0 for army in state.armies):
        yield "invaded"
    if any(town.siege >= 0 for town in state.towns):
        yield "siege"


WANTED = frozenset(
    ("court", "election", "parliament", "rebellion", "battle", "middle", "fought", "captive", "invaded", "siege")
)


@functools.cache
def positions() -> dict[str, bytes]:
    """Positions by what they show, from as many games as it takes."""
    found: dict[str, bytes] = {}

    def hook(state: FiefState, seat: int, action: Action, events: list[Event]) -> None:
        for name in _shows(state):
            if name in WANTED and name not in found:
                found[name] = RULES.dumps(state)

    for number, seats in enumerate((4, 3, 2, 4, 4, 4, 4, 4, 4, 4)):
        state = play.start(seats, f"named {number}")
        found.setdefault("opening", RULES.dumps(state))
        play.play(state, random.Random(number), hook)
        found.setdefault(f"over-{seats}", RULES.dumps(state))
        if number >= 2 and set(found) >= WANTED:
            break
    return found


def named(name: str, seat: int | None = None) -> FiefView:
    """A position by its name."""
    return view_at(positions()[name], seat)


def _stack(city: str, family: int, site: str, troops: int, seat: int | None, **more: int) -> StackView:
    units = {"knight": troops // 3, "soldier": troops - troops // 3 - troops // 4, "archer": troops // 4}
    return StackView(
        city, family, site, troops, more.get("bombards", 0), more.get("catapults", 0), more.get("works", 0), {},
        units if seat == family else None, None,
    )  # fmt: skip


def crowded(seat: int | None = None, city: str = "london") -> FiefView:
    """All of England meets at one city: four families on its roads, in it and from the sea, captives and invaders."""
    view = named("middle", seat)
    town = next(n for n, c in enumerate(view.cities) if c.slug == city)
    roads = [CITY_IDS[c] for c in EXITS[town].values()]
    sites = ["", *roads, *(["sea"] if town in PORTS else []), ""]
    free: list[NobleView] = []
    for n, noble in enumerate(view.nobles):
        family = noble.family
        site = sites[family % len(sites)] if n % 3 else ""
        captor = None
        if n % 5 == 4:
            other = next(o for o in view.nobles if o.family != family and view.nobles.index(o) % 5 != 4)
            captor = Captor("noble", other.slug)
        titles = (["king"], ["duchy-midlands"], [], ["bishop"], ["abbess"])[n % 5]
        free.append(
            msgspec.structs.replace(
                noble, place=city, site=site, captor=captor, guards=2 * (n == 0), garter=n % 4 == 1, heresy=n % 4 == 2,
                sword=n == 3, relics=["grail"] if n == 5 else [], titles=titles,
                fiefs=["midlands"] if n % 5 == 1 else [], see="york" if n % 5 == 3 else "",
                abbeys=["autumn-abbess"] if n % 5 == 4 else [],
            )
        )  # fmt: skip
    stacks = []
    for family in range(len(view.families)):
        for k, site in enumerate(sites[:-1]):
            troops = 3 + family * 4 + k
            stacks.append(_stack(city, family, site, troops, seat, bombards=k % 2, catapults=int(family == 1)))
    cities = [
        msgspec.structs.replace(
            c, control=0 if c.slug == city else c.control, building="walled" if c.slug == city else c.building,
            siege=1 if c.slug == city else -1, mill=True,
        )
        for c in view.cities
    ]  # fmt: skip
    armies = [
        ArmyView(0, city, roads[0], 5, True, False, False, []),
        ArmyView(1, city, "", 14, False, False, False, []),
    ]
    return msgspec.structs.replace(view, nobles=free, stacks=stacks, cities=cities, armies=armies)
