"""Positions of Fief from random play, and crowded ones that play seldom brings."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable

import msgspec

from bot.locale import words
from engine.core import Action, Event, blocking
from engine.fief.game_data import CITY_IDS, EXITS, PORTS
from engine.fief.rules import FIEF as RULES
from engine.fief.state.record import Ballot, Cast
from engine.fief.state.state import FiefState
from engine.fief.views.view import ArmyView, Captor, FiefView, NobleView, StackView
from engine.fief.views.view_court import CourtView, ElectionView, ParliamentView, PlacedView
from engine.fief.views.view_war import BattleView, CampView, RebellionView, ReportView, VolleyView
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


@functools.cache
def games() -> tuple[tuple[int, tuple[bytes, ...]], ...]:
    """Lively random games of four, three and two: how many play, and saves up to the end."""
    found = []
    for seats, seed in ((4, "nine"), (3, "two"), (2, "three"), (4, "four")):
        state = play.start(seats, seed)
        saves, taken = [RULES.dumps(state)], [0]

        def hook(
            state: FiefState, seat: int, action: Action, events: list[Event],
            saves: list[bytes] = saves, taken: list[int] = taken,
        ) -> None:  # fmt: skip
            taken[0] += 1
            if taken[0] % 9 == 0:
                saves.append(RULES.dumps(state))

        play.play(state, random.Random(seed), hook)
        found.append((seats, (*saves, RULES.dumps(state))))
    return tuple(found)


def many() -> list[bytes]:
    """More than two hundred positions from openings, middles and ends."""
    return [save for _, saves in games() for save in saves]


def view_at(save: bytes, seat: int | None = None) -> FiefView:
    """A saved position as a seat, or a spectator, sees it."""
    return RULES.view(RULES.loads(save), seat)


@functools.cache
def named(name: str, seat: int | None = None) -> FiefView:
    """A position by its name: opening, middle (the next in which nothing goes on), late, over-4, over-3, over-2, or one
    of ``SCENES`` made of the middle one."""
    if name in SCENES:
        return SCENES[name](named("middle", seat))
    seats = int(name[-1]) if name.startswith("over") else 4
    saves = next(saves for count, saves in games() if count == seats)
    place = {"opening": len(saves) // 6, "middle": len(saves) // 2, "late": len(saves) * 5 // 6}.get(name, -1)
    if name == "middle":
        return next(v for v in (view_at(save, seat) for save in saves[place:]) if _is_calm(v))
    return view_at(saves[place], seat)


@functools.cache
def beginning(seat: int | None = None) -> FiefView:
    """Three families have begun; the first, which chooses last, has not."""
    state = RULES.setup(seats=4, seed="beginning")
    rng = random.Random("beginning")
    while len({n.family for n in RULES.view(state, None).nobles if n.place}) < 3:
        waiting = blocking(RULES.prompts(state))
        first = min(waiting)
        RULES.apply(state, first, rng.choice(waiting[first][0].actions))
    return RULES.view(state, seat)


def _is_calm(view: FiefView) -> bool:
    """Whether nothing goes on that has a picture of its own."""
    return not any(getattr(view, name) for name in _GOING_ON)


_GOING_ON = ("court", "election", "parliament", "battle", "rebellion", "march", "ask")


def _court(view: FiefView) -> FiefView:
    men = [n.slug for n in view.nobles if n.man]
    women = [n.slug for n in view.nobles if not n.man]
    pairs = list(zip(men, women, strict=False))[:5]
    return _calm(view, stage="court", court=CourtView(pairs, men[:3], True, [True, False, True, False], True))


def _calm(view: FiefView, **changes: object) -> FiefView:
    """A position with no other scene than the one that is given."""
    none: dict[str, object] = dict.fromkeys(_GOING_ON)
    return msgspec.structs.replace(view, **{**none, **changes})


def _election(view: FiefView) -> FiefView:
    names = [n.slug for n in view.nobles][:5]
    placed = [PlacedView(0, names[:2]), PlacedView(1, names[1:3])]
    return _calm(view, stage="court", election=ElectionView(names, [True, True, False, False], placed))


def _parliament(view: FiefView) -> FiefView:
    ruler = view.nobles[0]
    titles = ["king" if ruler.man else "sovereign-queen", *ruler.titles]
    nobles = [msgspec.structs.replace(ruler, titles=titles), *view.nobles[1:]]
    tax = ParliamentView(12, [True, False, False, True], granted=False)
    return _calm(view, stage="court", nobles=nobles, sovereign=ruler.slug, parliament=tax)


def _counted(view: FiefView) -> FiefView:
    slug = view.nobles[0].slug
    casts = [Cast(f.family, slug, f.family + 1, f.family == 2) for f in view.families]
    return _calm(view, ballot=Ballot(3, "election", casts, slug))


def _rebellion(view: FiefView) -> FiefView:
    return _calm(view, rebellion=RebellionView("london", [0, 2], 3, "gather", tunnel=True, calmed=1))


def _camp(families: list[int], nobles: list[str], units: dict[str, int], fort: str = "", **more: int) -> CampView:
    return CampView(
        families, not families, fort, [], nobles, units, (0, more.get("guards", 0)), more.get("points", 9),
        more.get("dice", 2), more.get("penalty", 0), more.get("bonus", 0), False, "", False,
    )  # fmt: skip


def _battle(view: FiefView) -> FiefView:
    """An assault on walls with four kinds of volley behind it."""
    one = [n.slug for n in view.nobles if n.family == 0]
    other = [n.slug for n in view.nobles if n.family in (1, 2)]
    camps = [
        _camp(
            [0], one, {"knight": 3, "soldier": 4, "archer": 2, "crossbow": 1, "bombard": 1, "catapult": 1}, penalty=2
        ),
        _camp([1, 2], other, {"knight": 1, "soldier": 2, "archer": 1}, "walled", guards=2, bonus=2),
    ]
    lefts: list[list[dict[str, int]]] = [
        [
            {"knight": 4, "soldier": 8, "archer": 3, "crossbow": 1, "bombard": 2, "catapult": 1},
            {"knight": 3, "soldier": 6},
        ],
        [
            {"knight": 4, "soldier": 8, "archer": 3, "crossbow": 1, "bombard": 2, "catapult": 1},
            {"knight": 3, "soldier": 4},
        ],
        [
            {"knight": 4, "soldier": 7, "archer": 3, "crossbow": 1, "bombard": 1, "catapult": 1},
            {"knight": 2, "soldier": 3},
        ],
        [
            {"knight": 4, "soldier": 6, "archer": 2, "crossbow": 1, "bombard": 1, "catapult": 1},
            {"knight": 2, "soldier": 2},
        ],
    ]
    shots: tuple[tuple[str, list[list[int]], list[int]], ...] = (
        ("catapults", [[2], []], [2, 0]), ("bombards", [[3, 0], []], [3, 0]), ("archers", [[1], [2]], [1, 2]),
        ("melee", [[1, 0], [2, 3, 1]], [1, 8]),
    )  # fmt: skip
    volleys = [VolleyView(*shot, left) for shot, left in zip(shots, lefts, strict=True)]
    fight = BattleView("london", "assault", "after", 2, 0, camps, [c.units for c in camps], volleys)
    return _calm(view, stage="battle", battle=fight)


def _fought(view: FiefView) -> FiefView:
    begin = [{"knight": 4, "soldier": 6}, {"infantry": 5, "leader": 1}]
    volleys = [
        VolleyView("melee", [[2, 1], [1]], [3, 1], begin),
        VolleyView("melee", [[3], [0]], [3, 0], [{"knight": 4, "soldier": 5}, {"infantry": 4, "leader": 1}]),
    ]
    left = [{"knight": 4, "soldier": 5}, {}]
    return _calm(view, report=ReportView("whitby", "field", [[3], []], [begin[0], {}], volleys, "victory", left))


SCENES: dict[str, Callable[[FiefView], FiefView]] = {
    "court": _court, "election": _election, "parliament": _parliament, "counted": _counted, "rebellion": _rebellion,
    "battle": _battle, "fought": _fought,
}  # fmt: skip


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
