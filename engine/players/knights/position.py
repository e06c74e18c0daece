"""A view read for planning: who stands where with what, what a city is worth, where a Noble can go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from engine.knights import analysis
from engine.knights.game_data import AREA, AREA_IDS, CITY, CITY_IDS, KINGDOM_CITIES, NOBLE, PORTS, STEPS, N
from engine.knights.nearing import nearing
from engine.knights.views.view import BaronView, CityView, KnView, NobleView, OwnView, StrongholdView
from engine.players.knights.terms import Term
from engine.players.knights.weights import Weights

NEAR: dict[str, tuple[str, ...]] = {
    AREA_IDS[a]: tuple(sorted(AREA_IDS[b] for b in STEPS[a])) for a in range(len(STEPS))
}
"""By area: where one step by land leads."""
PORT_AREAS = frozenset(AREA_IDS[a] for a in PORTS)
KINGDOM = frozenset(CITY_IDS[c] for c in KINGDOM_CITIES)
MOVING = ("mobilize-forces", "versatile-strategy")
"""Action cards with which Nobles move and fight."""
FAR, MOST_TURNS = 9, 6
REVOLT = analysis.revolt_chance()


class Position:
    """One seat's view with what it knows alone."""

    def __init__(self, view: KnView, own: OwnView, weights: Weights) -> None:
        self.view, self.own, self.weights = view, own, weights
        self.me = view.seat or 0
        self.baron: BaronView = view.barons[self.me]
        self.mine: list[NobleView] = [n for n in view.nobles if n.seat == self.me]
        self.nobles: dict[str, NobleView] = {n.slug: n for n in view.nobles}
        self.keep: StrongholdView = view.strongholds[self.me]
        self.cities: dict[str, CityView] = {c.area: c for c in view.cities if not c.razed}
        """By area: cities that stand."""
        self.keeps: dict[str, StrongholdView] = {s.area: s for s in view.strongholds if s.area}
        self.there: dict[str, list[NobleView]] = {}
        for noble in view.nobles:
            if noble.area and not noble.sea:
                self.there.setdefault(noble.area, []).append(noble)
        self.sieges: dict[str, bool] = {s.area: s.ripe for s in view.sieges if s.seat == self.me}
        """Own sieges by area: whether they are ripe."""

    # -- numbers

    @cached_property
    def table(self) -> analysis.PublicPosition:
        """What everybody sees, in numbers."""
        return analysis.public_position(self.view)

    @cached_property
    def rivals(self) -> list[BaronView]:
        """The other Barons who still play."""
        return [b for b in self.view.barons if b.seat != self.me and not b.out]

    @cached_property
    def leader(self) -> BaronView:
        """The rival who stands best."""
        return max(self.rivals, key=lambda b: (self.standing(b), -self.after(b.seat)), default=self.baron)

    def after(self, seat: int) -> int:
        """How many seats clockwise from oneself: what parts equals, so that no seat is favoured."""
        return (seat - self.me) % self.view.seats

    def standing(self, baron: BaronView) -> float:
        """How well a Baron stands: Influence, and what their cities will bring."""
        return baron.influence + self.turns * baron.cities + 0.05 * baron.crowns

    @cached_property
    def turns(self) -> int:
        """Upkeeps still to come, as far as one can tell."""
        if self.ending:
            return 1
        due = sum(max(b.due, b.cities) for b in self.view.barons) + 1.5 * self.view.seats
        left = MOST_TURNS if self.view.options.mighty else 1 + int(self.view.pool / max(1.0, due))
        return max(1, min(left, MOST_TURNS, self.view.last_turn - self.view.turn + 1))

    @cached_property
    def ending(self) -> bool:
        """Whether the game is over with this turn, unless something happens to whoever wins."""
        return self.view.last or nearing(self.view) is not None

    @cached_property
    def marches(self) -> bool:
        """Whether the seat has laid a card with which its Nobles move and fight on a pile of which cards are left."""
        laid = zip(self.own.last, self.view.piles, strict=True)  # of this turn, as soon as the piles lie there
        return any(kind in MOVING for kinds, left in laid if left for kind in kinds)

    @cached_property
    def coin(self) -> float:
        """What a crown is worth now."""
        return self.weights.poor if self.baron.crowns < self.baron.wages + 2 else self.weights.coin

    @cached_property
    def spare(self) -> int:
        """Crowns beyond the next wages, income not counted."""
        return self.baron.crowns - self.baron.wages

    # -- worth

    def city(self, city: CityView, delay: int = 0) -> float:
        """What it is worth to hold a city, from so many Upkeeps on; what a rival loses with it counts too."""
        turns = max(0, self.turns - delay)
        t = self.weights
        found = turns * (1 + t.coin * city.income) + t.vote * (city.slug in KINGDOM)
        if self.view.options.mighty:
            found = turns * t.coin * city.income + 3.0 * (city.slug in KINGDOM)
        if city.owner >= 0 and city.owner != self.me:
            baron = self.view.barons[city.owner]
            share = 1.0 if self.view.seats == 2 else t.alarm if baron.seat == self.leader.seat else t.deny
            found += share * turns
            if city.slug in KINGDOM and baron.kingdom >= self.view.majority - 1:
                found += t.majority
        if city.owner != self.me and city.slug in KINGDOM and self.baron.kingdom + 1 >= self.view.majority:
            found += t.majority
        return found

    def city_terms(self, city: CityView, worth: float) -> list[Term]:
        """So much of what a city is worth, with what it brings its Baron: crowns, a Vote, Influence, for how long."""
        influence, vote = int(not self.view.options.mighty), int(city.slug in KINGDOM)
        return [(worth, "city", (city.area, city.income, vote, influence, self.turns))]

    def army(self, noble: NobleView) -> float:
        """What an army is worth."""
        return self.weights.noble + self.weights.troop * noble.strength / N.hit

    # -- places

    def inside(self, area: str, seat: int) -> list[NobleView]:
        """A seat's Nobles on land in an area."""
        return [n for n in self.there.get(area, ()) if n.seat == seat]

    def own_at(self, area: str) -> list[NobleView]:
        """One's own Nobles on land in an area."""
        return self.inside(area, self.me)

    def holder(self, area: str) -> int:
        """Whose city or stronghold stands in an area, -1 nobody's."""
        if area in self.cities:
            return self.cities[area].owner
        return self.keeps[area].seat if area in self.keeps else -1

    def strangers(self, area: str, besides: Iterable[int] = ()) -> set[int]:
        """Rivals with Nobles in an area."""
        return {n.seat for n in self.there.get(area, ())} - {self.me, *besides}

    @cached_property
    def my_cities(self) -> list[CityView]:
        """Own cities."""
        return [c for c in self.view.cities if c.owner == self.me and not c.razed]

    @cached_property
    def unguarded(self) -> list[CityView]:
        """Own cities without an own Noble, which may revolt."""
        bare = analysis.unguarded(self.table, self.me)
        return [c for c in self.my_cities if CITY[c.slug] in bare]

    def quelling(self, city: CityView) -> float:
        """What a revolt of a city costs."""
        t = self.weights
        ways = [self.city(city)]
        if self.baron.faith >= N.revolt_faith:
            ways.append(t.faith)
        price = analysis.revolt_price(CITY[city.slug])
        if self.baron.crowns >= price:
            ways.append(self.coin * price)
        return min(ways)

    # -- ways

    def leave(self, route: Sequence[str]) -> list[tuple[int, int]]:
        """Whose leave a way takes, as (seat, area)."""
        return analysis.leave_needed(self.table, self.me, [AREA[area] for area in route])

    def fresh(self, noble: NobleView) -> bool:
        """Whether a Noble may move."""
        return analysis.can_move(self.table, NOBLE[noble.slug])

    def reach(self, noble: NobleView) -> list[str]:
        """Where a Noble comes by land with one card without asking leave."""
        ways = analysis.routes(self.table, NOBLE[noble.slug])
        free = (way[-1] for way in ways if not analysis.leave_needed(self.table, self.me, way))
        return [AREA_IDS[area] for area in dict.fromkeys(free)]


def steps_between(start: str, most: int = 4) -> dict[str, int]:
    """Areas by land steps from one, up to so many."""
    found, edge = {start: 0}, [start]
    for n in range(1, most + 1):
        edge = [b for a in edge for b in NEAR[a] if b not in found]
        for b in edge:
            found.setdefault(b, n)
    return found


STEPS_FROM: dict[str, dict[str, int]] = {a: steps_between(a) for a in AREA}
"""By area: how many steps by land lie between it and others, up to four."""
