"""Sending Nobles out: whom they take along, where they go, what they leave behind."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec

from engine.core import Action
from engine.fief.board import FORTS
from engine.fief.game_data import (
    ARTHUR,
    CATHEDRALS,
    CITIES,
    CITY,
    CITY_IDS,
    DISTRICT_IDS,
    NOBLES,
    NONE,
    PORT_OF,
    PORTS,
    ROADS,
    SHERWOOD_LINKS,
    STORMS,
    UNIT_IDS,
    seas_beside,
)
from engine.fief.view import NobleView
from engine.players.fief.combat_odds import NOBODY, Force, force_of, odds
from engine.players.fief.position import INSIDE, TROOP_IDS, sea_steps, steps_from
from engine.players.fief.valuation import Worth

MOVES = 2
HALT, DONE = Action("halt"), Action("done")
VERB = {"road": "go", "sail": "sail", "forest": "forest"}
PULL = 0.3
"""The share of a city's worth, halved with every move, that draws a Noble who cannot reach it yet."""
TRY = (1 / 6, 1 / 2)
"""How likely the sword comes out, for Arthur the second (13.2)."""
CARRIED = tuple(k for k in UNIT_IDS if k != "catapult")

Units = tuple[int, ...]
"""How many of each kind that can march."""
NONE_AT_ALL: Units = (0,) * len(CARRIED)


class Step(msgspec.Struct, frozen=True):
    """One move."""

    way: str
    """How: ``road``, ``forest`` or ``sail``."""
    city: int
    """Where to."""
    cost: int = 1
    """Moves that it takes of the two of a round."""


class Plan(msgspec.Struct, frozen=True):
    """What a Noble might do."""

    gain: float
    """What it promises, in the measure of ``Weights``."""
    noble: str
    """Who goes."""
    company: Units
    """Units that set out with them, by the order of ``CARRIED``."""
    steps: tuple[Step, ...]
    """Their moves, in order."""
    drop: Units = NONE_AT_ALL
    """Those of them that they leave at the first stop."""


def _minus(one: Units, other: Units) -> Units:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _plus(one: Units, other: Units) -> Units:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _cheap(units: Units, count: int) -> Units | None:
    """Some of the cheapest troops, ``None`` where there are not so many."""
    found = [0] * len(CARRIED)
    for kind in TROOP_IDS:
        k = CARRIED.index(kind)
        found[k] = min(count, units[k])
        count -= found[k]
    return None if count else tuple(found)


def _troops(units: Units) -> int:
    return sum(n for kind, n in zip(CARRIED, units, strict=True) if kind in TROOP_IDS)


def companies(ready: Units) -> list[Units]:
    """Whom a Noble might take along: nobody, some of the cheapest, all but some, everybody."""
    found = [NONE_AT_ALL, ready]
    for count in (1, 2, 3):
        some = _cheap(ready, count)
        if some is not None and _troops(ready) > count:
            found += [some, _minus(ready, some)]
    return list(dict.fromkeys(found))


class Marshal:
    """Plans of one family's marches."""

    def __init__(self, worth: Worth, family: int) -> None:
        self.worth, self.at, self.family = worth, worth.at, family
        self.weights = worth.weights
        self._stands: dict[tuple[int, Units, tuple[str, ...], bool], float] = {}
        self._pulls: dict[tuple[int, bool], float] = {}

    # -- who may march

    def ready(self, noble: NobleView) -> Units:
        """Units that may follow a Noble now."""
        for stack in self.at.stacks[CITY[noble.place]]:
            if stack.family == self.family and stack.site == noble.site and stack.units is not None:
                moved = stack.moved or {}
                return tuple(max(0, stack.units.get(k, 0) - moved.get(k, 0)) for k in CARRIED)
        return NONE_AT_ALL

    def walkers(self) -> Iterator[NobleView]:
        """Nobles of the family who can still move."""
        for noble in self.at.view.nobles:
            free = noble.family == self.family and noble.captor is None and noble.place in CITY
            if free and noble.steps < MOVES and noble.slug not in self.at.refused:
                yield noble

    # -- ways

    def ways(self, city: int, left: int, *, port: bool) -> list[Step]:
        """Moves from a city, as far as the weather lets anybody."""
        at = self.at
        found: list[Step] = []
        if not at.stormy(city):
            found += [Step("road", c) for c in ROADS[city] if not at.stormy(c)]
            if at.view.options.sherwood and city in SHERWOOD_LINKS:
                found += [
                    Step("forest", c)
                    for c in sorted(SHERWOOD_LINKS)
                    if c != city and c not in ROADS[city] and not at.stormy(c)
                ]
        if port and city in PORTS:
            found += [Step("sail", c, sea_steps(city, c)) for c in sorted(PORTS) if self._sails(city, c, left)]
        return [step for step in found if step.cost <= left]

    def _sails(self, start: int, to: int, left: int) -> bool:
        """Whether a ship reaches a port without meeting a storm (5.5)."""
        at, steps = self.at, sea_steps(start, to)
        if steps > left or at.stormy(start) or at.stormy(to):
            return False
        one, two = PORT_OF.index(start), PORT_OF.index(to)
        between = [r for r in seas_beside(one) if two in seas_beside(r)]
        return steps == 1 or any(STORMS not in at.weather[r] for r in between)

    def _barred(self, noble: NobleView, step: Step) -> bool:
        """Whether a Noble would need somebody's leave to go on from where they are."""
        city = CITY[noble.place]
        return noble.besieged or (noble.steps > 0 and self._shut(city)) or self._taken(city, step)

    def _taken(self, city: int, step: Step) -> bool:
        """Whether others stand on the way out of a city (5.0), or with an army in its port (5.4)."""
        at = self.at
        if at.view.cities[city].quiet:
            return False
        others = at.there(city) - {self.family}
        if step.way == "sail":
            return any(
                any(n.family == f for n in at.people[city]) and any(s.family == f and s.troops for s in at.stacks[city])
                for f in others
            )
        to = CITY_IDS[step.city]
        return any(n.family in others and n.site == to for n in at.people[city]) or any(
            s.family in others and s.site == to and s.troops for s in at.stacks[city]
        )

    def _shut(self, city: int) -> bool:
        """Whether a Noble who has just come to a city needs leave to go on."""
        at, holder = self.at, self.at.control[city]
        if holder in (self.family, NONE) or at.view.cities[city].quiet:
            return any(n.family not in at.mine for n in at.people[city])
        return holder in at.there(city) and holder not in at.mine

    # -- what standing somewhere is worth

    def stand(self, city: int, units: Units, nobles: tuple[str, ...], *, arrives: bool = False) -> float:
        """What it is worth that some units and Nobles of the family, and nobody else of it, stand in a city."""
        key = (city, units, nobles, arrives)
        found = self._stands.get(key)
        if found is None:
            found = self._stands[key] = self._stand(city, units, nobles, arrives=arrives)
        return found

    def _stand(self, city: int, units: Units, nobles: tuple[str, ...], *, arrives: bool) -> float:
        at, worth, t = self.at, self.worth, self.weights
        people = [at.nobles[n] for n in nobles]
        force = force_of(dict(zip(CARRIED, units, strict=True)))
        for one in people:
            force += at.leader(one)
        stake = sum(worth.noble(n) for n in people)
        holder, there = at.control[city], at.there(city) - at.mine
        horde = at.invaders(city)
        if horde.troops:
            return self._against(city, force, stake, horde, "", 0.0, worth.city(city, self.family)) if people else 0.0
        if holder == self.family or holder < 0 or (holder not in at.there(city) and at.building[city] not in FORTS):
            if holder != self.family and (holder in at.mine or (not people and not force.troops) or there):
                return self._tense(city, force, stake, there)
            return worth.hold(city, self.family, force, nobles=stake, empty=not people and not force.troops)
        if holder in at.mine:
            threat = worth.risk(city, force, at.building[city] if at.building[city] in FORTS else "")
            return -stake * threat * 0.5 + 0.05 * t.troop * force.hits
        if holder not in there:  # an empty fort: whoever has an army walks in (7.0)
            return 0.9 * worth.city(city, self.family) if people and force.troops else -0.2 * stake
        fort = at.fort(city, holder)
        defence = at.force(city, [holder], [INSIDE] if fort else None)
        prize = worth.prize(city, {holder})
        return self._against(
            city, force if people else NOBODY, stake, defence, fort, prize, worth.city(city, self.family)
        )

    def _tense(self, city: int, force: Force, stake: float, there: set[int]) -> float:
        """Standing in a city that is nobody's, or a friend's, with enemies beside."""
        if not there or not force.troops:
            return -0.3 * stake if there else 0.0
        foe = max((self.at.force(city, [f]) for f in sorted(there)), key=lambda f: f.points)
        result = odds(force, foe)
        return result.win * 0.6 * self.worth.city(city, self.family) - result.lose * (
            stake + force.hits * self.weights.troop
        )

    def _against(
        self, city: int, force: Force, stake: float, defence: Force, fort: str, prize: float, value: float
    ) -> float:
        """Standing before an enemy: the attack, or what they may do first."""
        t = self.weights
        if not force.troops:
            return -0.4 * stake
        result = odds(force, defence, fort)
        gain = result.win * (value + prize) + result.foe * t.troop * 0.6
        cost = result.own * t.troop + result.lose * stake
        back = odds(defence, force).win if defence.troops else 0.0
        return max(gain - cost, -t.fear * back * (stake + force.hits * t.troop))

    def _pull(self, city: int, armed: bool) -> float:
        """How much farther goals draw a Noble who ends their way in a city."""
        key = (city, armed)
        if key not in self._pulls:
            at = self.at
            best = 0.0
            for goal in range(len(CITIES)):
                if at.control[goal] in at.mine or (not armed and at.there(goal)):
                    continue
                steps = min(steps_from(city)[goal], sea_steps(city, goal) + 1)
                best = max(best, self.worth.city(goal, self.family) * 0.5 ** max(1, steps))
            self._pulls[key] = PULL * best * (1.0 if armed else 0.4)
        return self._pulls[key]

    def _errand(self, noble: NobleView, city: int) -> float:
        """What a Noble has to do in person in a city: the sword, a relic to find or to give."""
        at, t, view = self.at, self.weights, self.at.view
        found = 0.0
        cleric = bool(noble.see or noble.abbeys)
        if view.options.excalibur and view.sword == CITY_IDS[city] and noble.man and not cleric:
            luck = TRY[noble.slug == NOBLES[ARTHUR]]
            crown = 4.0 if not view.sovereign else 0.0
            found += 1.7 * luck * (t.sword + crown)
        if city in CATHEDRALS and any(not r.slug and not r.gone and r.city == CITY_IDS[city] for r in view.relics):
            finds = bool(noble.abbeys) or noble.see == DISTRICT_IDS[CATHEDRALS.index(city)]
            found += t.relic * finds
        ruler = at.ruler
        meets = ruler is not None and ruler.slug != noble.slug and ruler.captor is None
        if noble.relics and meets and view.gift < 0 and ruler is not None and ruler.place == CITY_IDS[city]:
            found += self.worth.point(self.family)
        return found

    # -- plans

    def plans(self, noble: NobleView, *, ready: Units | None = None) -> list[Plan]:
        """Every plan of a Noble who stands somewhere, the best first. ``ready``: units that may follow them."""
        start = CITY[noble.place]
        mine = self._all(start)
        units = self.ready(noble) if ready is None else ready
        nobles = self._nobles(start)
        before = self.stand(start, mine, nobles)
        rest_nobles = tuple(n for n in nobles if n != noble.slug)
        left = MOVES - noble.steps
        found: list[Plan] = []
        here = self._pull(start, bool(_troops(units))) + self._errand(noble, start)
        for company in companies(units):
            rest = _minus(mine, company)
            leaving = self.stand(start, rest, rest_nobles) - before - here
            armed = bool(_troops(company))
            for one in self.ways(start, left, port=noble.steps == 0):
                if self._barred(noble, one):
                    continue
                toll = self._toll(noble, company, start, one)
                end = self._arrive(one.city, noble, company)
                gain = leaving + end - toll + self._pull(one.city, armed) + self._errand(noble, one.city)
                found.append(Plan(gain, noble.slug, company, (one,)))
                if one.cost >= left or one.way == "forest" or self._shut(one.city):
                    continue
                for two in self.ways(one.city, left - one.cost, port=False):
                    if two.city == start or two.way == "forest" or self._taken(one.city, two):
                        continue
                    far = leaving - toll - self._toll(noble, company, one.city, two)
                    found += self._farther(noble, company, one, two, far)
        return sorted(found, key=lambda p: (-p.gain, sum(p.company), str(p.steps)))

    def _farther(self, noble: NobleView, company: Units, one: Step, two: Step, gain: float) -> Iterator[Plan]:
        """Two moves, with nobody or somebody left at the stop between."""
        errand = self._errand(noble, one.city) * 0.6 + self._errand(noble, two.city)
        for count in (0, 1, 2):
            drop = _cheap(company, count)
            if drop is None:
                return
            rest = _minus(company, drop)
            value = gain + self._arrive(two.city, noble, rest) + errand + self._pull(two.city, bool(_troops(rest)))
            if count:
                value += self._arrive(one.city, None, drop)
            yield Plan(value, noble.slug, company, (one, two), drop)

    def _arrive(self, city: int, noble: NobleView | None, company: Units) -> float:
        """What coming to a city changes there."""
        there, nobles = self._all(city), self._nobles(city)
        before = (
            self.stand(city, there, nobles) if any(there) or nobles or self.at.control[city] == self.family else 0.0
        )
        more = (*nobles, noble.slug) if noble is not None else nobles
        after = self.stand(city, _plus(there, company), tuple(sorted(more)), arrives=True)
        return after - before

    def _all(self, city: int) -> Units:
        found = NONE_AT_ALL
        for stack in self.at.stacks[city]:
            if stack.family == self.family and stack.units is not None:
                found = _plus(found, tuple(stack.units.get(k, 0) for k in CARRIED))
        return found

    def _nobles(self, city: int) -> tuple[str, ...]:
        return tuple(sorted(n.slug for n in self.at.people[city] if n.family == self.family))

    def _toll(self, noble: NobleView, company: Units, start: int, step: Step) -> float:
        """What a way may cost: plague, bandits, and a little for every move."""
        at, t = self.at, self.weights
        cost = 0.02 * step.cost
        if at.plagued(step.city) and not at.plagued(start):
            cost += 0.5 * (t.troop * sum(company) + (0 if noble.faced else self.worth.noble(noble)))
        if step.way == "forest":
            price = 10 if noble.see and noble.fiefs else 5 if noble.see or noble.abbeys else 4 if noble.fiefs else 2
            caught = self.worth.noble(noble) + t.troop * sum(company)
            cost += (price * t.coin if at.purse >= price else caught) / 3
        return cost

    def best(self, leads: Collection[str]) -> list[Action]:
        """The best march of the family as a batch, up to its first move; empty when nobody should go. ``leads``: who
        may be sent out: whoever has halted may not, though they have moves left."""
        found = [p for noble in self.walkers() if noble.slug in leads for p in self.plans(noble)[:1]]
        plan = min(found, key=lambda p: (-p.gain, p.noble), default=None)
        if plan is None or plan.gain < self.weights.bold:
            return []
        takes = [Action("take", (kind, n)) for kind, n in zip(CARRIED, plan.company, strict=True) if n]
        return [Action("lead", (plan.noble,)), *takes, _go(plan.steps[0])]

    def onward(self, noble: NobleView, company: Units, legal: Iterable[Action]) -> list[Action]:
        """What a Noble on the way does next: they leave some and go on, or stay. Who was refused leave deserts
        nobody (5.0)."""
        allowed = set(legal)
        whole = noble.slug in self.at.refused
        for plan in self.plans(noble, ready=company):
            if plan.gain < self.weights.bold * 0.6:
                break
            if _go(plan.steps[0]) not in allowed or (whole and plan.company != company):
                continue
            stay = _minus(company, plan.company)
            leaves = [Action("leave", (kind, n)) for kind, n in zip(CARRIED, stay, strict=True) if n]
            return [*leaves, _go(plan.steps[0])]
        return [HALT]


def _go(step: Step) -> Action:
    return Action(VERB[step.way], (CITY_IDS[step.city],))


def swords(legal: list[Action]) -> list[Action]:
    """A try at the sword costs nothing (13.2)."""
    return [a for a in legal if a.verb == "draw-sword"][:1]
