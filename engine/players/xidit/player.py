"""The player itself: prompts of Lords of Xidit in, actions out.

The year's orders come in one batch: six orders, the plans for what they lead to, and the seal; of orders that somebody
else has written the rest. The standing choices of a quick style leave nothing to be asked while the year resolves. A
choice that is asked all the same (the seat was played carefully by somebody else until now) is answered on its own.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence

import msgspec

from engine.core import SEAL, Action
from engine.players.reasons import Reason
from engine.players.steps import Answer, Asked, Found, Table, TablePlayer, plain
from engine.players.xidit.position import Position, read
from engine.players.xidit.reasons import REASONS, dearest
from engine.players.xidit.rivals import Rivals
from engine.players.xidit.search import Deed, Search, whim
from engine.players.xidit.valuation import Worth
from engine.players.xidit.weights import Weights
from engine.xidit import analysis
from engine.xidit.board import CITIES, SLUGS, UNITS
from engine.xidit.view import Own, XiditView


def _placement(asked: Asked[Position, Worth]) -> Found:
    """Wishes all at once, or the best of the free cities."""
    legal = asked.prompt.actions
    if any(a.verb == "place" for a in legal):
        return Action("place", (_cities(asked, [int(a.args[0]) for a in legal])[0],))
    cities = _cities(asked, range(1, CITIES + 1))
    wishes = [Action("wish", (rank, city)) for rank, city in enumerate(cities[: len(asked.position.own.wishes)], 1)]
    return [*wishes, SEAL]


def _cities(asked: Asked[Position, Worth], free: Iterable[int]) -> list[int]:
    """The cities from which the first year promises most, the best first."""
    position, worth, taste = asked.position, asked.judgement, whim(asked.position, asked.seed)
    rivals = Rivals(position, worth)
    near = Search(position, worth, rivals, taste)
    likely = near.likeliest(free)

    def promise(city: int) -> float:
        here = dataclasses.replace(position, city=city)
        return Search(here, worth, rivals, taste).best().value

    return sorted(likely, key=promise, reverse=True)


# --- the year


def _orders(asked: Asked[Position, Worth]) -> list[Action]:
    position, worth = asked.position, asked.judgement
    own = position.own
    search = Search(position, worth, Rivals(position, worth), whim(asked.position, asked.seed), own.orders)
    if all(own.orders):
        return [*_plans(position, own, worth, search), SEAL]
    orders = search.best().orders
    here = position.view.hero_city(position.seat)
    before, acts = analysis.first_acts(here, own.orders), analysis.first_acts(here, orders)
    # A plan goes with the action it was made for.
    kept = {step: plan for step, plan in own.plans.items() if before.get(step) == acts.get(step)}
    route = analysis.route(here, orders)
    written = msgspec.structs.replace(own, orders=[*orders], route=route, plans=kept)
    given = [Action("order", (step, order)) for step, order in enumerate(orders, 1) if not own.orders[step - 1]]
    return [*given, *_plans(position, written, worth, search), SEAL]


def _plans(position: Position, own: Own, worth: Worth, search: Search) -> Iterable[Action]:
    """Plans for every step that can be planned and has none yet."""
    points = {point.step: point for point in analysis.points(position.view, own, position.seat)}
    left = analysis.unplanned(own)
    for deed in search.follow(own.orders):
        point = points.get(deed.step)
        if point is None or deed.step in own.plans:
            continue
        if point.titans:
            yield Action("plan-titan", (deed.step, deed.titan or "skip"))
            if deed.titan:
                yield from _spending(own, deed)
        if deed.quarry is None:
            continue
        pair = worth.pair(deed.city, deed.quarry)[1]
        sends = analysis.sent(position.view, own, deed.city, 1)
        if not sends and "bards" in pair:
            continue
        yield Action("plan-reward", (deed.step, pair))
        if "bards" in pair and len(analysis.open_regions(position.view, deed.city)) > 1:
            for region, n in worth.bards(deed.city, deed.quarry.bards)[1].items():
                if n <= left:
                    left -= n
                    yield Action("plan-bards", (deed.step, SLUGS[region], n))


def _spending(own: Own, deed: Deed) -> Iterable[Action]:
    """Which units pay for a planned Titan; recruits of this year cannot be named yet."""
    for n, unit in enumerate(UNITS):
        spent = min(deed.before[n] - deed.after[n], own.units.get(unit, 0))
        if spent > 0:
            yield Action("plan-spend", (deed.step, unit, spent))


# --- what is asked while a year resolves


def _census(position: Position, legal: list[Action]) -> list[Action]:
    """Show everything: prizes cost nothing."""
    shown = [Action("reveal", (unit, position.own.units.get(unit, 0))) for unit in UNITS]
    offered = set(legal)
    return [*(a for a in shown if a in offered), SEAL]


def _by(terms: Callable[[Asked[Position, Worth], Sequence[Action]], list[Reason]]) -> Answer[Position, Worth]:
    """An answer by the terms that speak for each legal act."""
    return lambda asked: dearest(terms, asked)


TABLE: Table[Position, Worth] = {
    **plain({"census": _census}),
    **{step: _by(REASONS[step]) for step in ("bards", "phantom", "raise", "reward", "spend", "titan")},
    "orders": _orders,
    "placement": _placement,
}


class XiditPlayer(TablePlayer[XiditView, Position, Worth, Weights]):
    """Draws a whim from its seed between equally good places."""

    table = TABLE
    reasons = REASONS
    unweighed = frozenset({"census"})
    usual = Weights()

    def read(self, view: XiditView, own: Own) -> Position:
        return read(view, own)

    def judge(self, position: Position) -> Worth:
        return Worth(position, self._weights)
