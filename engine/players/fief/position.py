"""A view read for planning: who is where with what, whose everything is, who may come."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache

from engine.core.graph import distances
from engine.core.public_log import Deed
from engine.fief.analysis import (
    ABBEYS,
    FACES,
    FAR,
    FORTS,
    MOVES,
    Seen,
    behind_walls,
    cities_in,
    families_at,
    fighters,
    goal,
    has_card,
    keeps,
    lord_family,
    nearing,
    raiders,
    region_of,
    seen,
    sides,
    stormy,
    walled_city,
)
from engine.fief.analysis import sea_steps as steps_by_sea
from engine.fief.game_data import (
    CITIES,
    CITY,
    CITY_IDS,
    FAMILIES,
    FAMINE,
    NOBLE,
    NONE,
    PLAGUE,
    PORTS,
    REGION_IDS,
    REGION_OF,
    ROADS,
    N,
)
from engine.fief.views.view import FamilyView, FiefView, NobleView, OwnView, StackView
from engine.fief.views.view_court import Article
from engine.players.fief.combat_odds import NOBODY, Force, force_of, raiding
from engine.players.fief.weights import Weights

TROOP_IDS = ("soldier", "archer", "crossbow", "knight")
"""Kinds of troops, the cheapest loss first."""
INSIDE = ""
RISING = 1 + sum(FACES) / len(FACES)
"""Hits of a rebellion for each of its dice, on average (10.1)."""


@lru_cache(maxsize=32)
def steps_from(city: int) -> tuple[int, ...]:
    """Moves by road from a city to every other."""
    found = distances(lambda c: ROADS[c], city)
    return tuple(found.get(c, FAR) for c in range(len(CITIES)))


@lru_cache(maxsize=64)
def sea_steps(start: int, to: int) -> int:
    """Moves by sea from a port to another: one or two, else far (5.4)."""
    return steps_by_sea(start, to) if start in PORTS and to in PORTS else FAR


class Position:
    """One seat's view with what it knows alone."""

    def __init__(self, view: FiefView, own: OwnView, weights: Weights) -> None:
        self.view, self.own, self.weights = view, own, weights
        self.me = view.seat or 0
        self.families = tuple(f.family for f in view.families if f.seat == self.me)
        self.nobles: dict[str, NobleView] = {n.slug: n for n in view.nobles}
        self.left = N.rounds - view.round
        """Rounds after this one."""
        self.ending = not self.left or nearing(view) is not None
        """Whether the game is over with this round, unless something happens to whoever wins."""
        self.control = [c.control for c in view.cities]
        self.building = [c.building for c in view.cities]
        self.mill = [c.mill for c in view.cities]
        self.siege = [c.siege for c in view.cities]
        self.stacks: list[list[StackView]] = [[] for _ in CITIES]
        for stack in view.stacks:
            if stack.city in CITY:
                self.stacks[CITY[stack.city]].append(stack)
        self.people: list[list[NobleView]] = [[] for _ in CITIES]
        for noble in view.nobles:
            if noble.captor is None and noble.place in CITY:
                self.people[CITY[noble.place]].append(noble)
        self._leaders: dict[str, Force] = {}
        self._there: dict[int, frozenset[int]] = {}
        self.ruler = self.nobles.get(view.sovereign)

    @property
    def acting(self) -> int:
        """The family of the seat whose turn it is, else its first."""
        return self.view.family if self.view.family in self.families else self.families[0]

    @cached_property
    def seen(self) -> Seen:
        """The view in numbers, for the rules."""
        return seen(self.view)

    # -- whose

    def family(self, number: int) -> FamilyView:
        """A family's board."""
        return self.view.families[number]

    def friends(self, family: int) -> frozenset[int]:
        """A family, its ally and what the same seat plays."""
        return self._friends[family]

    @cached_property
    def _friends(self) -> list[frozenset[int]]:
        found = []
        for f in self.view.families:
            kin = {g.family for g in self.view.families if g.seat == f.seat}
            found.append(frozenset({*kin, f.ally} - {NONE}))
        return found

    @cached_property
    def mine(self) -> frozenset[int]:
        """The seat's families and their allies."""
        return frozenset().union(*(self.friends(f) for f in self.families))

    def lord(self, region: int) -> int:
        """The family that governs a region, -1 nobody."""
        return self._lords[region]

    @cached_property
    def _lords(self) -> list[int]:
        return [lord_family(self.seen, region) for region in range(len(REGION_IDS))]

    def walled(self, region: int) -> int:
        """The Walled City of a region, -1 none."""
        return self._walled[region]

    @cached_property
    def _walled(self) -> list[int]:
        return [walled_city(self.seen, region) for region in range(len(REGION_IDS))]

    @cached_property
    def lands(self) -> list[list[int]]:
        """By region: its cities now (4.9)."""
        return [cities_in(self.seen, region) for region in range(len(REGION_IDS))]

    def region(self, city: int) -> int:
        """The region a city belongs to, -1 that of the Royal Fortress."""
        return self._regions[city]

    @cached_property
    def _regions(self) -> list[int]:
        return [region_of(self.seen, city) for city in range(len(CITIES))]

    def keeps(self, city: int, family: int) -> bool:
        """Whether a family keeps a city that it leaves empty (ruling 13)."""
        return keeps(self.seen, city, family)

    def there(self, city: int) -> frozenset[int]:
        """Families with a free Noble or troops in a city."""
        found = self._there.get(city)
        if found is None:
            found = self._there[city] = frozenset(families_at(self.seen, city))
        return found

    # -- with what

    @cached_property
    def _mix(self) -> list[tuple[float, float, float, float]]:
        """By family: shares of soldiers, archers, crossbows and knights among its troops on the board."""
        found = []
        for f in self.view.families:
            total = sum(f.fielded.get(kind, 0) for kind in TROOP_IDS) or 1
            found.append(tuple(f.fielded.get(kind, 0) / total for kind in TROOP_IDS))
        return found  # type: ignore[return-value]

    def units(self, stack: StackView) -> Mapping[str, int]:
        """Units of a stack, guessed from what the family has bought where they lie face down."""
        if stack.units is not None:
            return stack.units
        rest = stack.troops
        found = {"bombard": stack.bombards, "catapult": stack.catapults}
        for kind, share in reversed(list(zip(TROOP_IDS, self._mix[stack.family], strict=True))):
            count = rest if kind == "soldier" else min(rest, round(share * stack.troops))
            found[kind] = count
            rest -= count
        return found

    def hidden(self, city: int) -> bool:
        """Whether troops of others lie face down in a city."""
        return any(stack.units is None and stack.troops > 0 for stack in self.stacks[city])

    def force(self, city: int, families: Iterable[int], sites: Iterable[str] | None = None) -> Force:
        """What some families have in a city, at some sites, in battle."""
        wanted, at = set(families), None if sites is None else set(sites)
        found = NOBODY
        for stack in self.stacks[city]:
            if stack.family in wanted and (at is None or stack.site in at):
                found += force_of(self.units(stack))
        for noble in self.people[city]:
            if noble.family in wanted and (at is None or noble.site in at):
                found += self.leader(noble)
        return found

    def leader(self, noble: NobleView) -> Force:
        """What a Noble adds to a battle: a point, guards, the sword."""
        found = self._leaders.get(noble.slug)
        if found is None:
            guards = (noble.guards, 0) if noble.slug == self.view.sovereign else (0, noble.guards)
            points = fighters(self.seen, [NOBLE[noble.slug]])
            found = self._leaders[noble.slug] = force_of({}, points, int(noble.sword), guards)
        return found

    def invaders(self, city: int) -> Force:
        """Invaders in a city."""
        return raiding(*raiders(self.seen, city)) if self.view.armies else NOBODY

    def fort(self, city: int, family: int) -> str:
        """The building behind which a family's people in a city stand, empty in the open."""
        return self.building[city] if behind_walls(self.seen, city, family) else ""

    # -- who may come

    @cached_property
    def comers(self) -> list[list[tuple[int, Force]]]:
        """By city: enemy armies that may stand there after one more movement: family and force."""
        found: list[list[tuple[int, Force]]] = [[] for _ in CITIES]
        for start in range(len(CITIES)):
            for family in self.there(start) - self.mine:
                if not any(n.family == family for n in self.people[start]):
                    continue
                force = self.force(start, [family])
                if not force.troops:
                    continue
                for city in range(len(CITIES)):
                    if steps_from(start)[city] <= MOVES or sea_steps(start, city) <= MOVES:
                        found[city].append((family, force))
        return found

    def strongest(self, city: int) -> Force:
        """The strongest enemy army that may come."""
        return max((f for _, f in self.comers[city]), key=lambda f: (f.points, f.shooters), default=NOBODY)

    # -- what has happened

    @cached_property
    def deeds(self) -> list[Deed]:
        """What was done in this round so far."""
        return self.view.rounds[-1].deeds if self.view.rounds else []

    def fought(self, city: int, family: int, foe: str) -> int:
        """Battles that a family has begun in a city this round, against another or ``invaders``."""
        colour, found = FAMILIES[family], 0
        for deed in self.deeds:
            if deed.what == "battle" and deed.facts.get("city") == CITY_IDS[city]:
                one, other = deed.facts.get("one"), deed.facts.get("other")
                if isinstance(one, list) and isinstance(other, list) and colour in one:
                    found += foe in other or (foe not in FAMILIES and not other)
        return found

    @cached_property
    def refused(self) -> frozenset[str]:
        """Nobles who were refused leave this round."""
        return frozenset(str(d.facts.get("noble")) for d in self.deeds if d.what == "leave-refused")

    # -- weather and money

    def stormy(self, city: int) -> bool:
        """Whether storms close a city."""
        return stormy(self.seen, city)

    def plagued(self, city: int) -> bool:
        """Whether the plague waits in a city."""
        return self._plagued[REGION_OF[city]]

    @cached_property
    def _plagued(self) -> list[bool]:
        return [has_card(self.seen, region, PLAGUE) for region in range(len(REGION_IDS))]

    def starving(self, region: int) -> bool:
        """Whether a famine lies on a region."""
        return has_card(self.seen, region, FAMINE)

    @cached_property
    def lasting(self) -> float:
        """Rounds for which an investment still pays, as far as money is good for anything."""
        return max(0.0, self.left - 0.5)

    def yields(self, city: int) -> int:
        """Shillings that a city brings its holder a round."""
        found = N.city_income + N.mill_income * self.mill[city] + N.city_income * (self.building[city] in FORTS)
        return found + N.abbey_income * (self.building[city] in ABBEYS)

    @cached_property
    def promised(self) -> int:
        """Shillings that stand in an offer of one's own: they are kept for it."""
        return sum(a.n for a in self._offered if a.kind == "money")

    @cached_property
    def _offered(self) -> list[Article]:
        return [a for d in self.own.deals if d.maker in self.families for a in d.gives]

    @cached_property
    def hand(self) -> list[str]:
        """Cards that are not promised in an offer of one's own."""
        left = list(self.own.hand)
        for article in self._offered:
            if article.kind == "card" and article.slug in left:
                left.remove(article.slug)
        return left

    @property
    def purse(self) -> int:
        """What may be spent."""
        return max(0, self.own.purse - self.promised)

    # -- points

    def side(self, family: int) -> frozenset[int]:
        """Who wins together with a family: in a game of two the seat, else allies (8.2, 13.7)."""
        return self._sides[family]

    @cached_property
    def _sides(self) -> dict[int, frozenset[int]]:
        found = sides(self.view.seats, [f.ally for f in self.view.families])
        return {family: frozenset(side) for side in found for family in side}

    def points(self, family: int) -> int:
        """Points of a side."""
        return sum(self.family(f).points for f in self.side(family))

    def wanted(self, family: int) -> int:
        """Points with which a side wins before the last round."""
        return goal(self.view.seats, len(self.side(family)) > 1)

    def short(self, family: int) -> int:
        """Points that a side still lacks."""
        return self.wanted(family) - self.points(family)
