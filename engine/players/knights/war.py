"""Where to attack and with whom, where to march."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from engine.core import seat_slug, slug_seat
from engine.knights.game_data import N
from engine.knights.view import NobleView, StrongholdView
from engine.players.knights.odds import Hand, Odds, hand_for, odds
from engine.players.knights.position import FAR, PORT_AREAS, REVOLT, STEPS_FROM, Position

CITY, STRONGHOLD, OPEN = "city", "stronghold", "open"
ASSAULT, BESIEGE = "assault", "besiege"
THREAT = 0.2
"""How much of a city is at risk while a rival stands a step from it."""
NEARNESS = (1.0, 0.8, 0.45, 0.25)
"""What a target is worth from so many steps away."""
SHAPES = ("triangle", "star", "square")
"""Commanders for an attack, the best first."""


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
        self._allies = {
            p.other if p.one == position.me else p.one for p in position.view.pacts if position.me in (p.one, p.other)
        }

    # -- attacks

    def attack(self, area: str, nobles: Sequence[NobleView]) -> Attack | None:
        """The best attack of these Nobles in an area, whatever it promises; none where nothing can be attacked."""
        return max(self.attacks(area, nobles), default=None)

    def attacks(self, area: str, nobles: Sequence[NobleView]) -> list[Attack]:
        """Every attack of these Nobles, standing in an area."""
        if not nobles:
            return []
        position = self.position
        holder = position.holder(area)
        found: list[Attack] = []
        if holder not in {position.me, *self._allies}:
            if area in position.cities:
                found += self._walls(area, CITY, holder, nobles)
            elif area in position.keeps:
                found += self._walls(area, STRONGHOLD, holder, nobles)
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

    def strength(self, nobles: Iterable[NobleView]) -> int:
        """Troops that attack."""
        return max(0, sum(n.strength for n in nobles) + self.position.law("attack-strength"))

    def _walls(self, area: str, target: str, holder: int, nobles: Sequence[NobleView]) -> list[Attack]:
        position, t = self.position, self.weights
        walls, inside = self.defence(area)
        third = position.strangers(area, [holder])
        leave = t.leave ** len(third)
        armies = sum(position.army(n) for n in inside)
        found = []
        if self.can_besiege(area, nobles):
            ripe = position.sieges.get(area, False)
            gain = self.prize(area) + 0.5 * armies if ripe else t.begun * self.prize(area, 1)
            found.append(Attack(leave * gain, area, target, BESIEGE))
        hands = odds(self.hand(nobles), self._behind(walls, inside))
        hits = -(-walls // N.hit) + sum(-(-n.strength // N.hit) for n in inside)
        broken = hands.breach[hits] if hits < len(hands.breach) else 0.0
        taken = hands.won + (1 - hands.won) * broken
        gain = taken * (self.prize(area) + 0.3 * armies) - self._risk(hands, nobles)
        gain += 0.15 * min(hands.dealt, hits)
        found.append(Attack(leave * gain - t.bold * (1 - taken), area, target, ASSAULT))
        return found

    def can_besiege(self, area: str, nobles: Sequence[NobleView]) -> bool:
        """Whether these Nobles are stronger than what they would besiege, and have not begun it this turn (K13.5)."""
        if self.position.sieges.get(area) is False or "sieges" in self.position.view.decrees:
            return False
        walls, inside = self.defence(area)
        theirs = walls + sum(n.strength for n in inside) + (N.commander if inside else 0)
        return self.strength(nobles) + N.commander > theirs

    def _risk(self, hands: Odds, nobles: Sequence[NobleView]) -> float:
        """What a battle is likely to cost who attacks."""
        t, troops = self.weights, max(1, sum(n.strength for n in nobles))
        armies = sum(self.position.army(n) for n in nobles)
        dying = min(1.0, (hands.taken * N.hit / troops) ** 2)
        return t.troop * hands.taken + max(dying, hands.rout) * armies + 0.2 * hands.lost

    def _open(self, area: str, seat: int, nobles: Sequence[NobleView]) -> float:
        """A battle in the open: an army beaten, a siege lifted, a rival sent away."""
        position, t = self.position, self.weights
        foes = position.inside(area, seat)
        hands = odds(self.hand(nobles), self._behind(0, foes))
        troops = max(1, sum(n.strength for n in foes))
        share = 1.0 if position.view.seats == 2 else t.alarm if seat == position.leader.seat else t.deny
        dying = min(1.0, max(hands.crush, (hands.dealt * N.hit / troops) ** 2))
        gain = share * (t.troop * hands.dealt + dying * sum(position.army(n) for n in foes))
        city = position.cities.get(area)
        if city is not None:
            worth = position.city(city)
            if seat in city.besiegers:
                gain += hands.won * worth * (0.8 if city.owner == position.me else 0.25)
            elif area in position.sieges:
                gain += 0.3 * hands.won * worth
        return gain - self._risk(hands, nobles) - t.bold

    def hand(self, nobles: Sequence[NobleView]) -> Hand:
        """What attackers are likely to show under their best commander."""
        best = self.commander(nobles)
        return hand_for(self.strength(nobles), best.shape, tired=best.exhausted)

    @staticmethod
    def commander(nobles: Sequence[NobleView]) -> NobleView:
        """Who commands best: who can still do something, the strongest of those."""
        return min(nobles, key=lambda n: (n.exhausted, [*SHAPES, "circle"].index(n.shape), -n.strength, n.slug))

    @staticmethod
    def _behind(walls: int, nobles: Sequence[NobleView]) -> Hand:
        lead = War.commander(nobles) if nobles else None
        strength = walls + sum(n.strength for n in nobles)
        return hand_for(strength, lead.shape if lead else "", tired=lead.exhausted if lead else False)

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

    def teams(self, reach: dict[str, dict[str, object]], only: str = "") -> list[Team]:
        """By area: the best that Nobles can do there, some of them marching first. ``reach``: who comes where."""
        position = self.position
        areas = {only} if only else {a for ways in reach.values() for a in ways} | set(position.there)
        found = []
        for area in sorted(areas):
            here = [n for n in position.own_at(area) if not n.exhausted]
            able = [position.nobles[slug] for slug in sorted(reach) if area in reach[slug]]
            best: Team | None = None
            for count in range(len(able) + 1):
                for movers in combinations(able, count):
                    team = self._team(area, here, movers)
                    if team is not None and (best is None or team.value > best.value):
                        best = team
            if best is not None:
                found.append(best)
        return sorted(found, key=lambda x: (-x.value, x.area))

    def _team(self, area: str, here: list[NobleView], movers: tuple[NobleView, ...]) -> Team | None:
        attack = self.attack(area, [*here, *movers])
        cost = sum(self.leaving(n) + 0.05 for n in movers)
        names = tuple(n.slug for n in movers)
        if attack is not None and attack.value - cost > self.weights.bold:
            return Team(attack.value - cost, area, names, attack)
        if len(movers) != 1:
            return None
        return Team(self.place(movers[0], area) - self.place(movers[0], movers[0].area) - cost, area, names, None)

    def place(self, noble: NobleView, area: str) -> float:
        """What it is worth that a Noble stands in an area: what it can attack from there, what it guards."""
        position = self.position
        best = 0.0
        for near, steps in STEPS_FROM[area].items():
            if steps < len(NEARNESS) and near in self.wanted:
                best = max(best, NEARNESS[steps] * self._promise(near, noble))
        if area in PORT_AREAS:
            for port in PORT_AREAS:
                if port in self.wanted:
                    best = max(best, NEARNESS[2] * self._promise(port, noble))
        city = position.cities.get(area)
        others = [n for n in position.own_at(area) if n.slug != noble.slug]
        guard = 0.0
        if city is not None and city.owner == position.me and not others:
            guard = REVOLT * position.quelling(city) + THREAT * position.city(city) * self.threatened(area)
        return self.weights.march * best + guard

    def _promise(self, area: str, noble: NobleView) -> float:
        """What a Noble may hope for in an area where something can be attacked."""
        walls, inside = self.defence(area)
        able = noble.strength + N.commander > walls + sum(n.strength for n in inside) + N.commander * bool(inside)
        return (
            self.wanted[area]
            * (1.0 if able else 0.3)
            * self.weights.leave ** len(self.position.strangers(area, [self.position.holder(area)]))
        )

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
