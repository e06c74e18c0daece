"""A force planned: where it goes, whom it attacks, what it leaves behind."""

from __future__ import annotations

import msgspec

from engine.charlemagne.attempt import value as marker_value
from engine.charlemagne.board import HEXES, LAND_SIDES, PLACES, SEA
from engine.charlemagne.combat import column, factor, reasons
from engine.charlemagne.lore import (
    CHARLEMAGNE,
    CHRISTIAN,
    EMPIRE,
    FLEET,
    LAND_OF,
    LEADER,
    MARKER,
    NEUTRAL,
    OPERATIONS,
    RELIGIONS,
    STRENGTH,
    TABLES,
    UPKEEP,
)
from engine.charlemagne.movement import Limits, search
from engine.charlemagne.politics import conversion_code, conversion_modifiers
from engine.charlemagne.treaties import covers
from engine.charlemagne.units import eaters, forage, is_burg, strength
from engine.core import Action
from engine.players.charlemagne.position import Position

COSTS = TABLES.operations
ROWS = [TABLES.battle.rows[str(die)] for die in range(1, 7)]


class Deed(msgspec.Struct, frozen=True):
    """Something a force may do: what it promises, where it must be for it, and the action there (none: to be there)."""

    worth: float
    place: int
    action: Action | None = None


class War:
    """Plans for one force."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._attacks: dict[tuple[tuple[int, ...], int], float] = {}
        treaties = [c for t in position.view.treaties for c in t.clauses if c.seat == position.me]
        self._peace = any(c.kind == "peace" for c in treaties)
        self._avoid = [c.what for c in treaties if c.kind == "avoid"]
        self._near = position.distance()

    def attack(self, units: list[int], place: int) -> float:
        """What an attack on a place promises."""
        key = (tuple(units), place)
        found = self._attacks.get(key)
        if found is None:
            found = self._attacks[key] = self._attack(units, place)
        return found

    def _attack(self, units: list[int], place: int) -> float:
        at = self.position
        view, enemy = at.view, at.ground.stacks[place]
        power = strength(units) * factor(reasons(view, units, None, False, ""))
        index = column(power, max(1, strength(enemy) * factor(reasons(view, enemy, place, False, ""))))
        mine = sorted(at.unit(c) for c in units)
        theirs = sorted(at.unit(c) for c in enemy)
        burg = is_burg(view, place)
        prize = at.worth(place) + 0.05
        glory = at.temper.marker
        total = 0.0
        for row in ROWS:
            code = row[index]
            base, stars = code.rstrip("*"), code.count("*")
            if base == "AE":
                total -= sum(mine) + glory * stars
            elif base == "AH":
                total -= sum(mine[: (len(mine) + 1) // 2]) + glory * stars
            elif base == "A1":
                total -= mine[0]
            elif base == "EX":
                total += theirs[0] - mine[0] + (prize if len(theirs) == 1 else 0.0)
            elif base == "DR":
                total += 0.0 if burg else prize
            elif base == "D1":
                total += theirs[0] + (0.0 if burg and len(theirs) > 1 else prize)
            elif base == "DH":
                half = (len(theirs) + 1) // 2
                total += sum(theirs[:half]) + glory * stars + (0.0 if burg and len(theirs) > half else prize)
            elif base == "DE":
                total += sum(theirs) + glory * stars + prize
        value = total / 6
        if at.ground.held[place] == NEUTRAL:
            value -= at.violation(LAND_OF[place])
        return value

    def legal_targets(self, place: int) -> list[int]:
        """Enemy and neutral stacks beside a hex."""
        at = self.position
        if place >= HEXES:
            return []
        found = [q for q in LAND_SIDES[place] if at.ground.held.get(q, at.me) != at.me]
        return [q for q in found if not (self._peace and at.ground.held[q] == at.foe)]

    def rest(self, units: list[int], place: int) -> float:
        """What it is worth to end in a place: holding it, food, the way to further goals."""
        at, t = self.position, self.position.temper
        mine = set(units)
        there = [c for c in at.ground.stacks.get(place, ()) if c not in mine]
        value = 0.0 if there else at.worth(place)
        load = eaters([*units, *there])
        short = len(load) - forage(at.view, place)
        if short > 0:
            value -= t.hunger * sum(sorted(UPKEEP[c] for c in load)[:short])
        return value - t.approach * min(30, self._near[place]) - at.risk([*units, *there], place)

    def preach(self, units: list[int], place: int) -> list[tuple[float, Action]]:
        """What preaching in a place promises."""
        at = self.position
        region = LAND_OF[place]
        if region < 0 or place >= HEXES:
            return []
        points = sum(n * marker_value(MARKER[k], region, True) for k, n in at.own.hand.items())
        gain = at.faith(region)
        if not points or not gain:
            return []
        goal = CHRISTIAN if at.me == EMPIRE else self._creed(units, region)
        if goal < 0 or at.view.religion[region] == goal:
            return []
        shift = sum(v for _, v in conversion_modifiers(at.view, at.me, region, goal, at.ground))
        if at.view.control[region] == NEUTRAL:
            shift -= 1  # the region goes to the enemy before the die
        wins = sum(conversion_code(points + shift, die) == "C" for die in range(1, 7)) / 6
        value = wins * gain - at.violation(region) - 0.15 * points
        return [(value, Action("convert", (RELIGIONS[goal],)))]

    def _creed(self, units: list[int], region: int) -> int:
        """The religion that the Tribal player preaches: not Christianity."""
        if any(LEADER[c] for c in units):
            return next((r for r in (2, 1) if r != self.position.view.religion[region]), -1)
        return -1

    def waste(self, units: list[int], place: int) -> float:
        """What pillage promises: the Tribal player burns what he cannot hold."""
        at = self.position
        if place >= HEXES or SEA[place] or at.me == EMPIRE or place in at.view.pillaged:
            return -1.0
        if at.ground.held.get(place) not in (None, at.me):
            return -1.0
        value = 0.0
        if at.burg(place) and LAND_OF[place] >= 0 and at.view.control[LAND_OF[place]] == EMPIRE:
            value += 0.5 + 0.05 * at.left
        if place in at.civilised:
            value += 0.9 + at.temper.marker
        return value - at.violation(LAND_OF[place])

    def deeds(
        self, units: list[int], place: int, points: int, *, halted: bool = False, quick: bool = False
    ) -> list[Deed]:
        """Everything worth thinking of. ``quick``: only what fights, takes or brings nearer."""
        at = self.position
        limits = Limits(at.view, at.me, units, ground=at.ground)
        if self._avoid:
            limits.barred.update(p for p in range(len(PLACES)) if any(covers(w, p) for w in self._avoid))
        found: list[Deed] = []
        zone = limits.zone
        for spot, way in search(limits, place, points, halted=halted).items():
            left = points - way.cost
            stay = self.rest(units, spot)
            found.append(Deed(stay, spot))
            if left >= COSTS.battle:
                found += [
                    Deed(self.attack(units, q) + 0.3 * stay, spot, Action("battle", (PLACES[q],)))
                    for q in self.legal_targets(spot)
                ]
            if quick or spot in zone:
                continue
            if left >= COSTS.conversion and at.own.hand.get("missionary"):
                found += [Deed(v + stay, spot, a) for v, a in self.preach(units, spot)]
            if left >= COSTS.pillage:
                burnt = self.waste(units, spot)
                if burnt > 0:
                    found.append(Deed(burnt + stay, spot, Action("pillage")))
        return found


def fresh(position: Position, place: int) -> list[int]:
    """Own units ashore at a place that have not operated yet."""
    return [
        c for c in position.ground.stacks.get(place, ())
        if c not in position.spent and c not in position.aboard and not FLEET[c]
    ]  # fmt: skip


def levied(position: Position, place: int) -> list[int]:
    """The force that would leave a place: all but the cheapest unit where the place is worth a garrison."""
    units = fresh(position, place)
    if position.worth(place) <= 0:
        return units
    stay = [c for c in position.ground.stacks[place] if c not in set(units) and not LEADER[c]]
    if stay:
        return units
    walkers = sorted((c for c in units if not LEADER[c]), key=lambda c: (STRENGTH[c], c))
    return [c for c in units if c not in walkers[:1]] if walkers else []


def likely_points(units: list[int], winter: bool) -> int:
    """Operations points that a force may expect."""
    times = 3 if CHARLEMAGNE in units else 2 if any(LEADER[c] for c in units) else 1
    return min(OPERATIONS[c] for c in units) + 3 * times - (COSTS.harsh_winter if winter else 0)
