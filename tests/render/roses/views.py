"""Positions of Wars of the Roses from real play, and a crowded one that play seldom brings."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable
from typing import Literal

import msgspec

from bot.locale import words
from engine.roses.analysis import defence
from engine.roses.board import AREA, BLOCK, BLOCKS, SIDE
from engine.roses.rules import ROSES
from engine.roses.state import Options, RosesState
from engine.roses.view import AreaView, BattleReport, BattleView, Fighter, OwnBlock, RosesView, Volley
from render.core.api import Caption
from tests.engine.driver import turn
from tests.engine.roses.lively import lively

Name = Literal["wars_of_the_roses", "kingmaker", "richard_iii"]
NAMES = ("Margaret of Anjou", "Cecily")
LONG = ("Maximiliana de Santa Coloma", "Berenguer de Montclar y Foix")


def caption(locale: str = "en", names: tuple[str, str] = NAMES, title: str = "The Hollow Crown") -> Caption:
    """The words of a made-up table."""
    return Caption(title, names, words(locale))


def reached(seed: int, stop: Callable[[RosesView], bool], scenario: Name = "wars_of_the_roses") -> RosesState:
    """The first position of a lively random game in which ``stop`` holds; in another game if it never does."""
    state = _played(seed, stop, scenario)
    return state if stop(ROSES.view(state, None)) else reached(seed + 100, stop, scenario)


def _played(seed: int, stop: Callable[[RosesView], bool], scenario: Name) -> RosesState:
    state = ROSES.setup(seats=2, seed=str(seed), options=Options(scenario))
    rng = random.Random(seed)
    while not stop(ROSES.view(state, None)):
        step = turn(rng, ROSES, state, lively)
        if step is None:
            break
        ROSES.apply(state, *step)
    return state


def watch(seed: int, look: Callable[[RosesState], None], scenario: Name = "wars_of_the_roses") -> None:
    """Plays a lively random game and shows every position to ``look``."""
    state = ROSES.setup(seats=2, seed=str(seed), options=Options(scenario))
    rng = random.Random(seed)
    while (step := turn(rng, ROSES, state, lively)) is not None:
        ROSES.apply(state, *step)
        look(state)


NAMED = (
    "opening", "actions", "pending", "battle", "reserves", "hits", "losses", "political", "middle", "kingmaker",
    "richard", "over", "fought", "counted",
)  # fmt: skip
"""The positions there are."""


@functools.cache
def positions() -> dict[str, RosesState]:
    """Positions of every phase and scenario by a name."""
    found = {
        "opening": reached(3, lambda v: v.phase == "cards"),
        "actions": reached(3, lambda v: v.turn >= 3 and v.action is not None and len(v.action.used) > 0),
        "pending": reached(11, lambda v: v.phase == "action" and len(v.battles) > 0),
        "battle": reached(1, lambda v: v.battle is not None and v.asked == "fight" and len(v.battle.fighters) > 3),
        "reserves": reached(9, lambda v: v.battle is not None and v.asked == "fight" and sum(v.battle.hidden) > 1),
        "hits": reached(2, lambda v: v.asked == "hits"),
        "losses": reached(5, lambda v: bool(v.losses)),
        "political": reached(4, lambda v: v.phase == "political"),
        "middle": reached(6, lambda v: v.campaign == 2 and v.turn == 4),
        "kingmaker": reached(4, lambda v: v.turn == 2 and v.phase == "action", "kingmaker"),
        "richard": reached(4, lambda v: v.turn == 3 and v.phase == "action", "richard_iii"),
        "over": reached(5, lambda v: v.winner >= 0),
        "fought": reached(8, lambda v: sum(len(report.volleys) for report in v.reports) > 6),
        "counted": reached(10, lambda v: bool(v.support)),
    }
    assert tuple(found) == NAMED
    assert found["battle"].winner < 0
    assert found["reserves"].winner < 0
    assert found["political"].winner < 0
    return found


def crowded(own: int | None) -> RosesView:
    """Fifteen blocks a side: a great battle in Warwick and full areas around it."""
    view = ROSES.view(reached(3, lambda v: v.turn == 2 and v.phase == "action"), own)
    sides: list[list[str]] = [
        [b.id for b in BLOCKS if SIDE[BLOCK[b.id]] == seat and b.kind != "bombard"][:22] for seat in (0, 1)
    ]
    lines = [[BLOCK[b] for b in sides[seat][:11]] for seat in (0, 1)]
    power = {b: BLOCKS[b].firepower for line in lines for b in line}
    power |= {b: power[b] + defence(view, AREA["warwick"], b, lines[0]) for b in lines[0]}
    fighters = [
        Fighter(b, seat, 2, "line", n % 4 == 3, power[BLOCK[b]])
        for seat in (0, 1)
        for n, b in enumerate(sides[seat][:11])
    ]
    throws = []
    for n in range(28):
        seat, dice = n % 2, [1 + (n + k) % 6 for k in range(1 + n % 4)]
        how, target = ("charged", sides[1 - seat][0]) if n == 3 else ("fired", "")
        throws.append(Volley(1 + n // 14, seat, how, sides[seat][n // 2 % 11], target, dice, 2, n % 3))
    throws.append(Volley(2, 0, "treason", "", sides[1][5], [2, 4, 6], 0, 1))
    fight = BattleView("warwick", 1, 2, "fight", fighters, [3, 0], [], [], 0, throws)
    reports = [BattleReport("warwick", 1, 0, 3, sides[0][:11], sides[1][:11], throws, [*sides[0][3:9], *sides[1][:8]])]
    areas = [
        AreaView("warwick", 14, 11),
        AreaView("leicester", 5, 0),
        AreaView("gloucester", 0, 4),
        AreaView("oxford", 3, 3),
        AreaView("middlesex", 0, 4),
    ]
    view = msgspec.structs.replace(
        view,
        areas=areas,
        reports=reports,
        battles=["oxford", "warwick"],
        battle=fight,
        asked="fight",
        action=None,
        phase="battles",
        acting=[0],
    )
    if view.own is None:
        return view
    counts = {a.area: (a.lancaster, a.york)[own or 0] for a in areas}
    names = iter(sides[own or 0])
    blocks = [OwnBlock(name, area, 2) for area, count in counts.items() for name, _ in zip(names, range(count))]  # noqa: B905
    return msgspec.structs.replace(view, own=msgspec.structs.replace(view.own, blocks=blocks, moved={}))
