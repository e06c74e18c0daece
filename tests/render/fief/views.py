"""Positions of Fief from random play, and crowded ones that play seldom brings."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable

import msgspec

from bot.locale import words
from engine.core import blocking
from engine.fief.lore import CITY_IDS, EXITS, PORTS
from engine.fief.rules import FIEF as RULES
from engine.fief.state import FiefState
from engine.fief.view import ArmyView, Captor, FiefView, NobleView, StackView
from render.core.api import Caption

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


def play(seats: int, seed: str, every: int, hook: Callable[[FiefState], None] | None = None) -> list[bytes]:
    """Saves of a random game: every so many actions, and its end."""
    rng = random.Random(seed)
    state = RULES.setup(seats=seats, seed=seed)
    saves, taken = [RULES.dumps(state)], 0
    while RULES.outcome(state) is None and taken < 4000:
        asked = blocking(RULES.prompts(state))
        seat = rng.choice(sorted(asked))
        actions = [a for a in asked[seat][0].actions if not a.verb.startswith("order")] or asked[seat][0].actions
        verbs: dict[str, list[object]] = {}
        for action in actions:
            verbs.setdefault(action.verb, []).append(action)
        RULES.apply(state, seat, rng.choice(verbs[rng.choice(sorted(verbs))]))  # type: ignore[arg-type]
        taken += 1
        if taken % every == 0:
            saves.append(RULES.dumps(state))
        if hook is not None:
            hook(state)
    return [*saves, RULES.dumps(state)]


@functools.cache
def many() -> tuple[bytes, ...]:
    """More than two hundred positions from games of two, three and four."""
    found: list[bytes] = []
    for seats, seed in ((4, "one"), (3, "two"), (2, "three"), (4, "four"), (4, "five")):
        found += play(seats, seed, 8)
    return tuple(found)


def view_at(save: bytes, seat: int | None = None) -> FiefView:
    """A saved position as a seat, or a spectator, sees it."""
    return RULES.view(RULES.loads(save), seat)


@functools.cache
def positions() -> dict[str, bytes]:
    """Positions by what they show."""
    found: dict[str, bytes] = {}

    def hook(state: FiefState) -> None:
        view = RULES.view(state, None)
        shown = {
            "court": view.court is not None and bool(view.court.offers),
            "battle": view.battle is not None and bool(view.battle.volleys),
            "fought": view.battle is None and view.report is not None and bool(view.report.volleys),
            "rebellion": view.rebellion is not None,
            "middle": view.round == 4 and view.stage == "move",
            "election": view.election is not None,
            "parliament": view.parliament is not None,
        }
        for name, there in shown.items():
            if there and name not in found:
                found[name] = RULES.dumps(state)

    found["opening"] = play(4, "named", 1 << 30, hook)[0]
    for seats, seed in ((4, "named-2"), (3, "named-3")):
        found[f"over-{seats}"] = play(seats, seed, 1 << 30, hook)[-1]
    found["over-2"] = play(2, "named-4", 1 << 30, hook)[-1]
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
