"""Where to attack and with whom, where to march."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from engine.core import seat_slug, slug_seat
from engine.knights import analysis
from engine.knights.game_data import AREA, NOBLE, N
from engine.knights.views.view import NobleView, StrongholdView
from engine.players.knights.position import FAR, PORT_AREAS, REVOLT, STEPS_FROM, Position
from engine.players.knights.terms import Term

CITY, STRONGHOLD, OPEN = analysis.CITY, analysis.STRONGHOLD, analysis.OPEN
ASSAULT, BESIEGE = "assault", "besiege"
HARBOURS = tuple(sorted(PORT_AREAS))
THREAT = 0.2
"""How much of a city is at risk while a rival stands a step from it."""
NEARNESS = (1.0, 0.8, 0.45, 0.25)
"""What a target is worth from so many steps away."""
SHAPES = ("triangle", "star", "square")
"""Commanders for an attack, the best first."""
MARCHING = 0.05
"""What it costs that one more Noble has to march."""


class Attack(NamedTuple):
    """An attack: what it promises, and how."""

    value: float
    """What it promises, in points of Influence."""
    area: str
    """Where."""
    target: str
    """What is attacked: city, stronghold, or the slug of a seat whose Nobles are."""
    kind: str
    """How: open, assault, besiege."""


class Walls(NamedTuple):
    """A city or stronghold of another."""

    against: int
    """What besiegers must exceed."""
    open: bool
    """It can be besieged now by whoever is strong enough."""
    leave: float
    """How likely it is, from 0 to 1, that all give leave to attack it."""


class Storm(NamedTuple):
    """An assault on walls."""

    hands: analysis.Odds
    """What the hands of both sides are likely to show."""
    taken: float
    """The chance that what is attacked falls."""
    loot: float
    """What it is worth then."""
    broken: float
    """What the blows are worth that both sides deal, own losses taken off."""


class Clash(NamedTuple):
    """A battle in the open."""

    hands: analysis.Odds
    """What the hands of both sides are likely to show."""
    beaten: float
    """What the army is worth that is likely to be lost there."""
    freed: float
    """What it is worth that the army goes away from a city."""
    risk: float
    """What it is likely to cost."""


class Team(NamedTuple):
    """Who moves to an area, and what for."""

    value: float
    """What it promises, in points of Influence, less what is given up where they leave."""
    area: str
    """Where they go or are."""
    movers: tuple[str, ...]
    """Nobles who march there; empty where those who are there suffice."""
    attack: Attack | None
    """What they do there; ``None``: they go for the place alone."""


class War:
    """Attacks and marches of one seat."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.weights = position.weights
        self._walls_at: dict[str, Walls | None] = {}
        self._besiegers: dict[tuple[str, ...], int] = {}
        self._promises: dict[tuple[str, str], float] = {}
        self._best: dict[tuple[str, tuple[str, ...]], Attack | None] = {}
        self._goals: dict[tuple[str, str], tuple[float, str]] = {}
        self._allies = {
            p.other if p.one == position.me else p.one for p in position.view.pacts if position.me in (p.one, p.other)
        }

    # -- attacks

    def attack(self, area: str, nobles: Sequence[NobleView]) -> Attack | None:
        """The best attack of these Nobles in an area, whatever it promises; none where nothing can be attacked."""
        key = area, tuple(n.slug for n in nobles)
        if key not in self._best:
            self._best[key] = max(self.attacks(area, nobles), default=None)
        return self._best[key]

    def attacks(self, area: str, nobles: Sequence[NobleView]) -> list[Attack]:
        """Every attack of these Nobles, standing in an area."""
        if not nobles:
            return []
        position = self.position
        holder = position.holder(area)
        found: list[Attack] = []
        if holder not in {position.me, *self._allies}:
            if area in position.cities:
                found += self._walls(area, CITY, nobles)
            elif area in position.keeps:
                found += self._walls(area, STRONGHOLD, nobles)
        for seat in sorted(position.strangers(area) - {holder} - self._allies):
            found.append(Attack(self._open(area, seat, nobles), area, seat_slug(seat), OPEN))
        return found

    def defence(self, area: str) -> tuple[int, list[NobleView]]:
        """The strength of walls in an area with troops in a stronghold, and the Nobles behind them."""
        position = self.position
        if area in position.cities:
            city = position.cities[area]
            return city.strength, position.inside(area, city.owner) if city.owner >= 0 else []
        keep = position.keeps[area]
        return keep.walls + keep.men, position.inside(area, keep.seat)

    def prize(self, area: str, delay: int = 0) -> float:
        """What the city or stronghold in an area is worth to who takes it."""
        position = self.position
        if area in position.cities:
            return position.city(position.cities[area], delay)
        return self._stronghold(position.keeps[area], delay)

    def _stronghold(self, keep: StrongholdView, delay: int) -> float:
        """Half of the crowns, a city of the loser's choice, and no Influence for them in the next Upkeep."""
        position = self.position
        baron = position.view.barons[keep.seat]
        cities = [position.city(c, delay) for c in position.view.cities if c.owner == keep.seat]
        share = self.weights.alarm if keep.seat == position.leader.seat else self.weights.deny
        return min(cities, default=0.0) + position.coin * baron.crowns / 2 + share * baron.due

    def walls(self, area: str) -> Walls | None:
        """The city or stronghold of another in an area; ``None`` without one."""
        if area not in self._walls_at:
            table, me = self.position.table, self.position.me
            target = analysis.walls_of(table, me, AREA[area])
            self._walls_at[area] = None
            if target:
                attack = analysis.attack_on(table, me, AREA[area], target)
                leave = self.weights.leave ** len(analysis.third(table, attack))
                against = analysis.siege_defence(table, attack)
                self._walls_at[area] = Walls(against, analysis.siege_open(table, attack), leave)
        return self._walls_at[area]

    def outmatches(self, area: str, nobles: Sequence[NobleView]) -> bool:
        """Whether these Nobles are stronger than what they would besiege in an area."""
        walls = self.walls(area)
        return walls is not None and self.besiegers(nobles) > walls.against

    def besiegers(self, nobles: Sequence[NobleView]) -> int:
        """What these Nobles count in a siege."""
        slugs = tuple(n.slug for n in nobles)
        if slugs not in self._besiegers:
            armies = [NOBLE[slug] for slug in slugs]
            self._besiegers[slugs] = analysis.siege_attack(self.position.table, self.position.me, armies)
        return self._besiegers[slugs]

    def _walls(self, area: str, target: str, nobles: Sequence[NobleView]) -> list[Attack]:
        known = self.walls(area)
        leave = known.leave if known is not None else 1.0
        found = []
        if self.can_besiege(area, nobles):
            found.append(Attack(leave * self._starving(area), area, target, BESIEGE))
        storm = self._storm(area, nobles)
        gain = storm.taken * storm.loot + storm.broken
        found.append(Attack(leave * gain - self.weights.bold * (1 - storm.taken), area, target, ASSAULT))
        return found

    def _starving(self, area: str) -> float:
        """What a siege of an area is worth, which is ended if it is ripe."""
        if not self.position.sieges.get(area, False):
            return self.weights.begun * self.prize(area, 1)
        return self.prize(area) + 0.5 * sum(self.position.army(n) for n in self.defence(area)[1])

    def _storm(self, area: str, nobles: Sequence[NobleView]) -> Storm:
        """What an assault on an area is likely to bring."""
        hands = self._hands(area, analysis.walls_of(self.position.table, self.position.me, AREA[area]), nobles)
        loot = self.prize(area) + 0.3 * sum(self.position.army(n) for n in self.defence(area)[1])
        return Storm(hands, hands.won, loot, 0.15 * hands.dealt - self._risk(hands, nobles))

    def _hands(self, area: str, target: str, nobles: Sequence[NobleView]) -> analysis.Odds:
        """How an attack of these Nobles in an area is likely to end."""
        table, me = self.position.table, self.position.me
        attack = analysis.attack_on(table, me, AREA[area], target)
        return analysis.forecast(table, attack, [NOBLE[n.slug] for n in nobles])

    def can_besiege(self, area: str, nobles: Sequence[NobleView]) -> bool:
        """Whether these Nobles may begin or end a siege."""
        walls = self.walls(area)
        return walls is not None and walls.open and self.outmatches(area, nobles)

    def _risk(self, hands: analysis.Odds, nobles: Sequence[NobleView]) -> float:
        """What a battle is likely to cost who attacks."""
        t, troops = self.weights, max(1, sum(n.strength for n in nobles))
        armies = sum(self.position.army(n) for n in nobles)
        dying = min(1.0, (hands.taken * N.hit / troops) ** 2)
        return t.troop * hands.taken + max(dying, hands.rout) * armies + 0.2 * hands.lost

    def _open(self, area: str, seat: int, nobles: Sequence[NobleView]) -> float:
        """A battle in the open: an army beaten, a siege lifted, a rival sent away."""
        clash = self._clash(area, seat, nobles)
        return clash.beaten + clash.freed - clash.risk - self.weights.bold

    def _clash(self, area: str, seat: int, nobles: Sequence[NobleView]) -> Clash:
        """What a battle in the open is likely to bring."""
        position, t = self.position, self.weights
        foes = position.inside(area, seat)
        hands = self._hands(area, seat_slug(seat), nobles)
        troops = max(1, sum(n.strength for n in foes))
        share = 1.0 if position.view.seats == 2 else t.alarm if seat == position.leader.seat else t.deny
        dying = min(1.0, max(hands.crush, (hands.dealt * N.hit / troops) ** 2))
        beaten = share * (t.troop * hands.dealt + dying * sum(position.army(n) for n in foes))
        freed = 0.0
        city = position.cities.get(area)
        if city is not None:
            worth = position.city(city)
            if seat in city.besiegers:
                freed = hands.won * worth * (0.8 if city.owner == position.me else 0.25)
            elif area in position.sieges:
                freed = 0.3 * hands.won * worth
        return Clash(hands, beaten, freed, self._risk(hands, nobles))

    def attack_terms(self, attack: Attack, nobles: Sequence[NobleView]) -> list[Term]:
        """What speaks for an attack of these Nobles and against it."""
        area = attack.area
        if attack.kind == OPEN:
            seat = slug_seat(attack.target)
            assert seat is not None
            clash = self._clash(area, seat, nobles)
            return [
                (clash.freed - self.weights.bold, "beats", (seat, 100 * clash.hands.won)),
                (clash.beaten, "deals", (N.hit * clash.hands.dealt,)),
                (-clash.risk, "losses", (N.hit * clash.hands.taken,)),
            ]
        walls = self.walls(area)
        assert walls is not None
        if attack.kind == BESIEGE:
            gain = self._starving(area)
            siege = " ".join(n.slug for n in nobles), area, self.besiegers(nobles), walls.against
            found: list[Term] = [*self._prized(area, gain / 2, "siege", siege)]
        else:
            storm = self._storm(area, nobles)
            risk = self._risk(storm.hands, nobles)
            gain = storm.taken * storm.loot + storm.broken
            prize = storm.taken * storm.loot / 2
            found = [
                *self._prized(area, prize, "falls", (area, 100 * storm.taken)),
                (-self.weights.bold * (1 - storm.taken), "falls", (area, 100 * storm.taken)),
                (storm.broken + risk, "deals", (N.hit * storm.hands.dealt,)),
                (-risk, "losses", (N.hit * storm.hands.taken,)),
            ]
        if walls.leave < 1:
            found.append(((walls.leave - 1) * gain, "leave", (100 * walls.leave,)))
        return found

    def _prized(self, area: str, half: float, what: str, told: tuple[int | float | str, ...]) -> list[Term]:
        """What is taken, half of it told by how, half by what it brings; a stronghold by how alone."""
        city = self.position.cities.get(area)
        if city is None:
            return [(2 * half, what, told)]
        return [(half, what, told), *self.position.city_terms(city, half)]

    @staticmethod
    def commander(nobles: Sequence[NobleView]) -> NobleView:
        """Who commands best: who can still do something, the strongest of those."""
        return min(nobles, key=lambda n: (n.exhausted, [*SHAPES, "circle"].index(n.shape), -n.strength, n.slug))

    # -- marches

    def leaving(self, noble: NobleView) -> float:
        """What is given up when a Noble leaves where it stands."""
        position, area = self.position, noble.area
        if len(position.own_at(area)) > 1:
            return 0.0
        if area in position.sieges:
            return (
                self.weights.begun * self.prize(area, 1) if area in position.cities or area in position.keeps else 0.0
            )
        city = position.cities.get(area)
        if city is not None and city.owner == position.me:
            return REVOLT * position.quelling(city) + THREAT * position.city(city) * self.threatened(area)
        return 0.0

    def matters(self, area: str, *, moves: bool) -> bool:
        """Whether strength in an area may still decide something: in the last turn where one's own Noble ``moves`` by a
        card that is still to come, or where a rival may come."""
        if not self.position.ending:
            return True
        to_come = sum(self.position.view.piles) > 0
        return bool(area) and to_come and ((moves and self.position.marches) or self.threatened(area))

    def threatened(self, area: str) -> bool:
        """Whether a rival's army is a step away, or there."""
        position = self.position
        near = [n for n in position.view.nobles if n.seat != position.me and n.area and not n.sea]
        return any(STEPS_FROM[area].get(n.area, FAR) <= 1 and n.strength for n in near)

    def teams(self, reach: Mapping[str, Collection[str]], only: str = "", *, tired: Collection[str] = ()) -> list[Team]:
        """By area: the best that Nobles can do there, some of them marching first. ``reach``: who comes where;
        ``tired``: who takes no part."""
        position = self.position
        areas = {only} if only else {a for ways in reach.values() for a in ways} | set(position.there)
        found = []
        for area in sorted(areas):
            best = self.team(area, [slug for slug in sorted(reach) if area in reach[slug]], tired=tired)
            if best is not None:
                found.append(best)
        return sorted(found, key=lambda x: (-x.value, x.area))

    def team(self, area: str, able: Sequence[str], must: str = "", *, tired: Collection[str] = ()) -> Team | None:
        """The best that can be done in an area, some of the Nobles who are ``able`` to marching first, who ``must``
        among them, without the ``tired``."""
        here = self.rested(area, tired)
        nobles = [self.position.nobles[slug] for slug in able]
        best: Team | None = None
        for count in range(len(nobles) + 1):
            for movers in combinations(nobles, count):
                if must and all(n.slug != must for n in movers):
                    continue
                team = self._team(area, here, movers)
                if team is not None and (best is None or team.value > best.value):
                    best = team
        return best

    def _team(self, area: str, here: list[NobleView], movers: tuple[NobleView, ...]) -> Team | None:
        attack = self.attack(area, [*here, *movers])
        cost = sum(self.leaving(n) + MARCHING for n in movers)
        names = tuple(n.slug for n in movers)
        if attack is not None and attack.value - cost > self.weights.bold:
            return Team(attack.value - cost, area, names, attack)
        if len(movers) != 1:
            return None
        return Team(self.place(movers[0], area) - self.place(movers[0], movers[0].area) - cost, area, names, None)

    def place(self, noble: NobleView, area: str) -> float:
        """What it is worth that a Noble stands in an area: what it can attack from there, what it guards."""
        return self.weights.march * self._goal(noble, area)[0] + self._guarding(noble, area)

    def place_terms(self, noble: NobleView, area: str) -> list[Term]:
        """What ``place`` adds up."""
        best, goal = self._goal(noble, area)
        guard = self._guarding(noble, area)
        found: list[Term] = [(self.weights.march * best, "near", (goal,))] if goal else []
        return [*found, (guard, "guards", (area,))] if guard else found

    def stay(self, noble: NobleView) -> float:
        """What is given up in all when a Noble goes elsewhere."""
        return self.place(noble, noble.area) + self.leaving(noble)

    def going_terms(self, noble: NobleView, area: str, share: float = 1.0) -> list[Term]:
        """What speaks for it that a Noble goes to an area, of which a share counts, and against it."""
        found = [(share * worth, what, told) for worth, what, told in self.place_terms(noble, area)]
        return [*found, *self.leaving_terms(noble, self.place(noble, noble.area))]

    def leaving_terms(self, noble: NobleView, more: float = 0.0) -> list[Term]:
        """What speaks against it that a Noble leaves where it stands, and so much ``more``: what that does to the
        place, or that it goes at all."""
        lost = self.leaving(noble)
        what = "lifts" if noble.area in self.position.sieges else "leaves"
        guards = lost or self._guarding(noble, noble.area)
        if guards:
            return [(-lost - more, what, (noble.slug, noble.area))]
        return [(-more, "departs", (noble.slug, noble.area))] if more else []

    def team_terms(self, team: Team) -> list[Term]:
        """What speaks for it that Nobles do together what they can do best, and against it."""
        position = self.position
        movers = [position.nobles[slug] for slug in team.movers]
        if team.attack is None:
            gone, stay = movers[0], self.place(movers[0], movers[0].area)
            return [*self.place_terms(gone, team.area), *self.leaving_terms(gone, stay + MARCHING)]
        here = [n for n in position.own_at(team.area) if not n.exhausted]
        left = [term for n in movers for term in self.leaving_terms(n, MARCHING)]
        return [*self.attack_terms(team.attack, [*here, *movers]), *left]

    def rested(self, area: str, tired: Collection[str] = ()) -> list[NobleView]:
        """Own Nobles in an area who may still do something, without the ``tired``."""
        return [n for n in self.position.own_at(area) if not n.exhausted and n.slug not in tired]

    def party(self, team: Team, tired: Collection[str] = ()) -> list[str]:
        """Who does together what a team is for: rested Nobles who are there, and who marches there."""
        there = [] if team.attack is None else self.rested(team.area, tired)
        return [*(n.slug for n in there), *team.movers]

    def purpose(self, team: Team, card: str, tired: Collection[str] = ()) -> tuple[str, tuple[int | float | str, ...]]:
        """What Nobles would do with an action card, as a term tells it: who, where, and its figures."""
        if team.attack is None:
            return "moves", (card, team.area)
        party = self.party(team, tired)
        nobles, who = [self.position.nobles[slug] for slug in party], " ".join(party)
        walls = self.walls(team.area)
        if team.attack.kind == BESIEGE and walls is not None:
            what = "takes" if self.position.sieges.get(team.area, False) else "besieges"
            return what, (card, who, team.area, self.besiegers(nobles), walls.against)
        hands = self._hands(team.area, team.attack.target, nobles)
        return ("fights" if team.attack.kind == OPEN else "storms"), (card, who, team.area, 100 * hands.won)

    def _goal(self, noble: NobleView, area: str) -> tuple[float, str]:
        """What a Noble in an area may best hope for, and where; nowhere if nothing lies near."""
        key = noble.slug, area
        if key not in self._goals:
            self._goals[key] = self._found_goal(noble, area)
        return self._goals[key]

    def _found_goal(self, noble: NobleView, area: str) -> tuple[float, str]:
        best, goal = 0.0, ""
        for near, steps in STEPS_FROM[area].items():
            if steps < len(NEARNESS) and near in self.wanted:
                worth = NEARNESS[steps] * self._promise(near, noble)
                if worth > best:
                    best, goal = worth, near
        if area in PORT_AREAS:
            for port in HARBOURS:
                if port in self.wanted:
                    worth = NEARNESS[2] * self._promise(port, noble)
                    if worth > best:
                        best, goal = worth, port
        return best, goal

    def _guarding(self, noble: NobleView, area: str) -> float:
        """What it is worth that a Noble guards an own city where nobody else does."""
        position = self.position
        city = position.cities.get(area)
        if city is None or city.owner != position.me or any(n.slug != noble.slug for n in position.own_at(area)):
            return 0.0
        return REVOLT * position.quelling(city) + THREAT * position.city(city) * self.threatened(area)

    def _promise(self, area: str, noble: NobleView) -> float:
        """What a Noble may hope for in an area where something can be attacked."""
        found = self._promises.get((area, noble.slug))
        if found is None:
            walls = self.walls(area)
            leave = walls.leave if walls is not None else 1.0
            found = self.wanted[area] * (1.0 if self.outmatches(area, [noble]) else 0.3) * leave
            self._promises[area, noble.slug] = found
        return found

    @cached_property
    def wanted(self) -> dict[str, float]:
        """Areas with something to attack that nobody of one's own besieges yet, and what it is worth."""
        position = self.position
        found: dict[str, float] = {}
        for area in (*position.cities, *position.keeps):
            if position.holder(area) not in {position.me, *self._allies} and area not in position.sieges:
                found[area] = self.prize(area, 1)
        return found


def foe_of(position: Position, area: str, target: str) -> int:
    """The seat that an attack is against, -1 a neutral city."""
    seat = slug_seat(target)
    return position.holder(area) if seat is None else seat
