"""Sending Nobles out: whom they take along, where they go, what they leave behind."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from engine.core import Action
from engine.core.parameters import Params, Place
from engine.fief.analysis import (
    CARRIED as MARCHING,
)
from engine.fief.analysis import (
    DIE,
    FORTS,
    MOVES,
    bandit_faces,
    bandits_ask,
    chance,
    companions,
    moved,
    steps_of,
    sword_faces,
    ways,
)
from engine.fief.game_data import (
    CATHEDRALS,
    CITIES,
    CITY,
    CITY_IDS,
    DISTRICT_IDS,
    NOBLE,
    NONE,
    ROADS,
    N,
)
from engine.fief.views.view import NobleView
from engine.players.fief.combat_odds import NOBODY, Force, force_of, odds, percent, rough, won
from engine.players.fief.plans import (
    CARRIED,
    NONE_AT_ALL,
    Plan,
    Step,
    Units,
    cheapest,
    companies,
    go,
    going_on,
    minus,
    plus,
    setting_out,
    troops_in,
)
from engine.players.fief.position import INSIDE, sea_steps, steps_from
from engine.players.fief.valuation import Worth
from engine.players.reasons import Reason

TAKEN = ("road", "forest", "sail")
"""Ways that are planned."""
HALT, DONE = Action("halt"), Action("done")
FARTHER = 0.6
"""The share of what a march must promise that is enough to go on."""
PULL = 0.3
"""The share of a city's worth, halved with every move, that draws a Noble who cannot reach it yet."""


class Marshal:
    """Plans of one family's marches."""

    def __init__(self, worth: Worth, family: int) -> None:
        self.worth, self.at, self.family = worth, worth.at, family
        self.weights = worth.weights
        self._stands: dict[tuple[int, Units, tuple[str, ...], bool], float] = {}
        self._pulls: dict[tuple[int, bool], tuple[float, int]] = {}
        self._ways: dict[tuple[str, int, int], list[Step]] = {}

    # -- who may march

    def ready(self, noble: NobleView) -> Units:
        """Units that may follow a Noble now."""
        found = companions(self.at.seen, NOBLE[noble.slug])
        return tuple(found[kind] for kind in MARCHING)

    def walkers(self) -> Iterator[NobleView]:
        """Nobles of the family who can still move."""
        for noble in self.at.view.nobles:
            free = noble.family == self.family and noble.captor is None and noble.place in CITY
            if free and noble.steps < MOVES and noble.slug not in self.at.refused:
                yield noble

    # -- ways

    def ways(self, noble: NobleView, city: int, steps: int) -> list[Step]:
        """Moves of a Noble from a city after so many moves more; none on bandits' paths beside a road, and no royal
        journeys."""
        key = (noble.slug, city, steps)
        found = self._ways.get(key)
        if found is None:
            number, at = NOBLE[noble.slug], self.at.seen
            there = at if city == CITY[noble.place] else moved(at, number, city, steps)
            found = self._ways[key] = [
                Step(way, to, steps_of(way, city, to))
                for way, to in ways(there, number)
                if way in TAKEN and not (way == "forest" and to in ROADS[city])
            ]
        return found

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
        if people and units:
            force += self._shooting(city)
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
        defence, fort = self._defence(city, holder)
        prize = worth.prize(city, {holder})
        return self._against(
            city, force if people else NOBODY, stake, defence, fort, prize, worth.city(city, self.family)
        )

    def _defence(self, city: int, holder: int) -> tuple[Force, str]:
        """Who must be beaten to take a city from whoever holds it, and behind what walls."""
        fort = self.at.fort(city, holder)
        return self.at.force(city, [holder], [INSIDE] if fort else None), fort

    def _shooting(self, city: int) -> Force:
        """Catapults of the family that stand in a city, which no walls stop (7.2)."""
        return Force(catapults=sum(s.catapults for s in self.at.stacks[city] if s.family == self.family))

    def _rival(self, city: int, there: frozenset[int]) -> Force:
        """The strongest of some families in a city."""
        return max((self.at.force(city, [f]) for f in sorted(there)), key=lambda f: f.points)

    def _before(self, city: int) -> tuple[Force, str]:
        """Whom the family would meet in a city, in the order of ``_stand``; nobody where it need not fight."""
        at, holder = self.at, self.at.control[city]
        horde, there = at.invaders(city), at.there(city) - at.mine
        if horde.troops or holder in at.mine:
            return horde, ""
        if holder in there:
            return self._defence(city, holder)
        return (self._rival(city, there) if there and holder < 0 else NOBODY), ""

    def _foe(self, city: int) -> int:
        """The family that it would meet, ``NONE`` for invaders."""
        at, holder = self.at, self.at.control[city]
        if at.invaders(city).troops:
            return NONE
        there = at.there(city) - at.mine
        return holder if holder >= 0 else max(sorted(there), key=lambda f: at.force(city, [f]).points, default=NONE)

    def _tense(self, city: int, force: Force, stake: float, there: frozenset[int]) -> float:
        """Standing in a city that is nobody's, or a friend's, with enemies beside."""
        if not there or not force.troops:
            return -0.3 * stake if there else 0.0
        foe = self._rival(city, there)
        result = rough(force, foe)
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
        result = rough(force, defence, fort)
        gain = result.win * (value + prize) + result.foe * t.troop * 0.6
        cost = result.own * t.troop + result.lose * stake
        back = rough(defence, force).win if defence.troops else 0.0
        return max(gain - cost, -t.fear * back * (stake + force.hits * t.troop))

    def _pull(self, city: int, armed: bool) -> float:
        """How much farther goals draw a Noble who ends their way in a city."""
        return self._drawn(city, armed)[0]

    def _drawn(self, city: int, armed: bool) -> tuple[float, int]:
        """The same, with the goal that draws most, ``NONE`` where there is none."""
        key = (city, armed)
        if key not in self._pulls:
            at = self.at
            best, most = 0.0, NONE
            for goal in range(len(CITIES)):
                if at.control[goal] in at.mine or (not armed and at.there(goal)):
                    continue
                steps = min(steps_from(city)[goal], sea_steps(city, goal) + 1)
                value = self.worth.city(goal, self.family) * 0.5 ** max(1, steps)
                if value > best:
                    best, most = value, goal
            self._pulls[key] = PULL * best * (1.0 if armed else 0.4), most
        return self._pulls[key]

    def _errand(self, noble: NobleView, city: int) -> float:
        """What a Noble has to do in person in a city: the sword, a relic to find or to give."""
        at, t, view = self.at, self.weights, self.at.view
        found = 0.0
        cleric = bool(noble.see or noble.abbeys)
        if view.options.excalibur and view.sword == CITY_IDS[city] and noble.man and not cleric:
            luck = sword_faces(NOBLE[noble.slug]) / DIE
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
        here = (
            self._pull(start, bool(troops_in(units))) + self._errand(noble, start) + self._besieging(start, rest_nobles)
        )
        for company in companies(units):
            rest = minus(mine, company)
            leaving = self.stand(start, rest, rest_nobles) - before - here
            armed = bool(troops_in(company))
            for one in self.ways(noble, start, 0):
                if self._barred(noble, one):
                    continue
                toll = self._toll(noble, company, start, one)
                end = self._arrive(one.city, noble, company)
                gain = leaving + end - toll + self._pull(one.city, armed) + self._errand(noble, one.city)
                found.append(Plan(gain, noble.slug, company, (one,)))
                if one.cost >= left or one.way == "forest" or self._shut(one.city):
                    continue
                for two in self.ways(noble, one.city, one.cost):
                    if two.city == start or two.way == "forest" or self._taken(one.city, two):
                        continue
                    far = leaving - toll - self._toll(noble, company, one.city, two)
                    found += self._farther(noble, company, one, two, far)
        return sorted(found, key=lambda p: (-p.gain, sum(p.company), str(p.steps)))

    def _besieging(self, city: int, others: tuple[str, ...]) -> float:
        """What is lost when a Noble leaves a city: its siege, with all its engines, unless others keep it up (7.9)."""
        if self.at.siege[city] != self.family or others:
            return 0.0
        return self.weights.coin * N.catapult_work * self._engines(city) + self.weights.siege * self.worth.city(
            city, self.family
        )

    def _engines(self, city: int) -> int:
        """Catapults of the family in a city, and those in the making."""
        return sum(s.catapults + s.works for s in self.at.stacks[city] if s.family == self.family)

    def _farther(self, noble: NobleView, company: Units, one: Step, two: Step, gain: float) -> Iterator[Plan]:
        """Two moves, with nobody or somebody left at the stop between."""
        errand = self._errand(noble, one.city) * 0.6 + self._errand(noble, two.city)
        for count in (0, 1, 2):
            drop = cheapest(company, count)
            if drop is None:
                return
            rest = minus(company, drop)
            value = gain + self._arrive(two.city, noble, rest) + errand + self._pull(two.city, bool(troops_in(rest)))
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
        after = self.stand(city, plus(there, company), tuple(sorted(more)), arrives=True)
        return after - before

    def _all(self, city: int) -> Units:
        found = NONE_AT_ALL
        for stack in self.at.stacks[city]:
            if stack.family == self.family and stack.units is not None:
                found = plus(found, tuple(stack.units.get(k, 0) for k in CARRIED))
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
            number = NOBLE[noble.slug]
            price, likely = bandits_ask(at.seen, number), bandit_faces(at.seen.nobles[number]) / DIE
            caught = self.worth.noble(noble) + t.troop * sum(company)
            cost += (price * t.coin if at.purse >= price else caught) * likely
        return cost

    def best(self, leads: Collection[str]) -> list[Action]:
        """The best march of the family as a batch, up to its first move; empty when nobody should go. ``leads``: who
        may be sent out: whoever has halted may not, though they have moves left."""
        found = [p for noble in self.walkers() if noble.slug in leads for p in self.plans(noble)[:1]]
        plan = min(found, key=lambda p: (-p.gain, p.noble), default=None)
        if plan is None or plan.gain < self.weights.bold:
            return []
        return setting_out(plan)

    def onward(self, noble: NobleView, company: Units, legal: Iterable[Action]) -> list[Action]:
        """What a Noble on the way does next: they leave some and go on, or stay. Who was refused leave deserts
        nobody (5.0)."""
        plan = next(self.farther(noble, company, legal), None)
        return [HALT] if plan is None or plan.gain < self.weights.bold * FARTHER else going_on(plan, company)

    def farther(self, noble: NobleView, company: Units, legal: Iterable[Action]) -> Iterator[Plan]:
        """Plans that a Noble on the way may follow, the best first."""
        allowed = set(legal)
        whole = noble.slug in self.at.refused
        for plan in self.plans(noble, ready=company):
            if go(plan.steps[0]) in allowed and (plan.company == company or not whole):
                yield plan

    # -- what speaks for a plan

    def terms(self, plan: Plan, ready: Units | None = None) -> list[Reason]:
        """What a plan's gain adds up from: the place that is left, what is reached, and what lies on the way. ``ready``
        as for ``plans``."""
        noble = self.at.nobles[plan.noble]
        start, end = CITY[noble.place], plan.steps[-1].city
        found = [self._left(noble, plan.company)]
        siege = self._besieging(start, tuple(n for n in self._nobles(start) if n != noble.slug))
        if siege:
            lost: Params = {"city": Place(noble.place), "n": self._engines(start)}
            found.append(Reason("fief-because-siege", lost, -siege))
        before, carried, moves = start, plan.company, 0
        for number, step in enumerate(plan.steps):
            moves += step.cost
            found.append(self._way(noble, plan.company, before, step, moves))
            before = step.city
            if number + 1 < len(plan.steps) and any(plan.drop):
                drop: Params = {"city": Place(CITY_IDS[step.city]), "n": troops_in(plan.drop)}
                found.append(Reason("fief-because-stay", drop, self._arrive(step.city, None, plan.drop)))
                carried = minus(carried, plan.drop)
        if len(plan.steps) > 1:  # the batch ends with the first move, and the rest is told of where the second leads
            found.append(Reason("fief-because-onward", {"city": Place(CITY_IDS[end])}, 0.0, purpose=True))
        found.append(self._reached(noble, end, carried))
        found += self._beyond(noble, plan, self.ready(noble) if ready is None else ready, carried)
        return found

    def _left(self, noble: NobleView, company: Units) -> Reason:
        """What stays behind keeps of a place."""
        at, start = self.at, CITY[noble.place]
        mine, nobles = self._all(start), self._nobles(start)
        rest, others = minus(mine, company), tuple(n for n in nobles if n != noble.slug)
        worth = self.stand(start, rest, others) - self.stand(start, mine, nobles)
        left: Params = {"city": Place(noble.place), "n": troops_in(rest)}
        if at.control[start] != self.family or at.invaders(start).troops:
            return Reason("fief-because-stay", left, worth)
        force = force_of(dict(zip(CARRIED, rest, strict=True)))
        for one in others:
            force += at.leader(at.nobles[one])
        fort = at.building[start] if at.building[start] in FORTS else ""
        return Reason("fief-because-left", {**left, "risk": percent(self.worth.risk(start, force, fort))}, worth)

    def _reached(self, noble: NobleView, city: int, company: Units) -> Reason:
        """What coming to a city promises: with the odds where somebody must be beaten."""
        at, worth = self.at, self._arrive(city, noble, company)
        place = Place(CITY_IDS[city])
        force = force_of(dict(zip(CARRIED, plus(self._all(city), company), strict=True)))
        for one in {*self._nobles(city), noble.slug}:
            force += at.leader(at.nobles[one])
        force += self._shooting(city)
        foe, fort = self._before(city)
        if foe.troops and force.troops:
            told = chance(at.seen, city, self.family, self._foe(city), own=force)
            if told is not None:
                return won(CITY_IDS[city], told, odds(force, foe, fort).win, force, foe, worth)
        return Reason("fief-because-income", {"city": place, "n": at.yields(city)}, worth)

    def _way(self, noble: NobleView, company: Units, start: int, step: Step, moves: int) -> Reason:
        """What a way may cost. ``moves``: how many it takes from where the march begins."""
        worth = -self._toll(noble, company, start, step)
        place = Place(CITY_IDS[step.city])
        if step.way == "forest":
            likely = bandit_faces(self.at.seen.nobles[NOBLE[noble.slug]]) / DIE
            return Reason("fief-because-bandits", {"city": place, "n": percent(likely)}, worth)
        if self.at.plagued(step.city) and not self.at.plagued(start):
            return Reason("fief-because-plague", {"city": place}, worth)
        return Reason("fief-because-moves", {"city": place, "n": moves}, worth)

    def _beyond(self, noble: NobleView, plan: Plan, ready: Units, carried: Units) -> Iterator[Reason]:
        """What draws a Noble farther on, and what they can do in person, there rather than here."""
        start, end = CITY[noble.place], plan.steps[-1].city
        (here, old), (there, new) = (
            self._drawn(start, bool(troops_in(ready))),
            self._drawn(end, bool(troops_in(carried))),
        )
        goal = new if new >= 0 else old
        if goal >= 0 and there != here:
            moves = min(steps_from(end)[goal], sea_steps(end, goal) + 1)
            yield Reason("fief-because-nearer", {"city": Place(CITY_IDS[goal]), "n": moves}, there - here)
        for city, share in ((start, -1.0), *((s.city, 0.6) for s in plan.steps[:-1]), (end, 1.0)):
            errand = share * self._errand(noble, city)
            if errand:
                key = "errand-left" if city == start else "errand"
                yield Reason(f"fief-because-{key}", {"city": Place(CITY_IDS[city])}, errand)


def swords(legal: list[Action]) -> list[Action]:
    """A try at the sword costs nothing (13.2)."""
    return [a for a in legal if a.verb == "draw-sword"][:1]
