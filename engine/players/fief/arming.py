"""Cards that lie ready: which are armed, with what trigger and target, and which are taken back (2.6, 10.0)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Action
from engine.core.parameters import Piece
from engine.fief.analysis import MOVES, goal
from engine.fief.game_data import (
    AMBUSH,
    ASSASSINATION,
    BURGHERS,
    CARDS,
    CITIES,
    CITY,
    CITY_IDS,
    FAMILIES,
    FAMILY,
    JUSTICE,
    PASSAGE,
    REBELLION,
)
from engine.fief.views.view import NobleView
from engine.players.fief.combat_odds import percent
from engine.players.fief.moments import RESCUE, REVOLT, STROKE, Moments
from engine.players.fief.position import Position, sea_steps, steps_from
from engine.players.fief.valuation import LATE, Worth
from engine.players.reasons import Reason

HARMFUL = frozenset((ASSASSINATION, JUSTICE, AMBUSH, REBELLION))
"""Cards that harm whoever they wait for."""
SHIFT = 2.0
"""What a new place must promise for a card to be moved there from one that promises nothing any more."""
HOST = 4
"""Hits of an army whose only leader is worth a card."""
DEAR = 3.0
"""What a city must be worth for an army that comes near it to be stopped."""
RISE = 1
"""Cities in which a rebellion waits for a reason."""


def readiness(position: Position, worth: Worth) -> list[Action]:
    """The next card to take back or to arm, one at a time: it may go off at once. Each card waits for one thing. It is
    taken back where it would strike a friend, and moved where it waits for nothing that is still wished for and
    something else is. Empty when all lie as they should."""
    wishes = _wanted(position, worth)
    wanted = [action for _, action in wishes]
    lying = [armed.card for armed in position.own.armed]
    for armed in position.own.armed:
        if strikes(position, armed.card, armed.target):
            return [Action("disarm", (armed.number,))]
        if _written(armed.card, armed.trigger, armed.target, armed.how) not in wanted:
            better = next(
                (a for v, a in wishes if v >= SHIFT and a.args[0] == armed.card and not _waits(position, a)), None
            )
            if better is not None:
                return [Action("disarm", (armed.number,)), better]
    left = {slug for slug in position.hand if position.hand.count(slug) > lying.count(slug)}
    return next(([a] for a in wanted if a.args[0] in left and not _waits(position, a)), [])


def _waits(position: Position, action: Action) -> bool:
    """Whether a card waits for just that already."""
    return any(_written(a.card, a.trigger, a.target, a.how) == action for a in position.own.armed)


def strikes(position: Position, card: str, target: str) -> bool:
    """Whether a card of those that harm would go off against the seat or an ally."""
    if card not in HARMFUL:
        return False
    return struck(position, target) in position.mine


def struck(position: Position, target: str) -> int | None:
    """The family that a target of a card belongs to, ``None`` where that is nobody's."""
    noble, city = position.nobles.get(target), CITY.get(target)
    return noble.family if noble is not None else position.control[city] if city is not None else FAMILY.get(target)


def _wanted(position: Position, worth: Worth) -> list[tuple[float, Action]]:
    """What should lie ready, the best first."""
    return sorted(Arming(position, worth).wishes(), key=lambda w: (-w[0], str(w[1])))


def armed_for(position: Position, worth: Worth, action: Action) -> list[Reason]:
    """What speaks for a card that waits, measured in victory points, or for taking it back: that others may."""
    wishes = _wanted(position, worth)
    if action.verb == "disarm":
        armed = next((a for a in position.own.armed if a.number == action.args[0]), None)
        harms = armed is not None and strikes(position, armed.card, armed.target)
        worst = 1.0 + max((v for v, _ in wishes), default=0.0)
        if armed is None or not harms:
            return []
        own = struck(position, armed.target) in position.families
        return [Reason("fief-because-ally-own" if own else "fief-because-ally", {"card": Piece(armed.card)}, worst)]
    value = max((v for v, a in wishes if a == action), default=None)
    return [] if value is None else [Reason("fief-because-use", {"n": percent(value / position.weights.fief)}, value)]


def _written(card: str, trigger: str, target: str, how: str = "") -> Action:
    return Action(
        "arm", tuple(word if not word.isdigit() else int(word) for word in (card, trigger, target, how) if word)
    )


class Arming:
    """What one seat would like to lie ready, with what it promises."""

    def __init__(self, position: Position, worth: Worth) -> None:
        self.at, self.worth = position, worth
        self.moments = Moments(position, worth)
        self.hand = set(position.hand)

    def wishes(self) -> Iterator[tuple[float, Action]]:
        """Every card with a trigger and a target that serve it."""
        yield from self._rescue()
        yield from self._leaders()
        yield from self._heretics()
        yield from self._brides()
        yield from self._revolts()
        for card in (CARDS[c] for c in BURGHERS):
            if card in self.hand:
                for family in self.at.families:
                    board = self.at.family(family)
                    if not board.slot and not board.fiefs:
                        yield 1.0, _written(card, "lord", FAMILIES[family])

    def _enemies(self) -> list[NobleView]:
        return [n for n in self.at.view.nobles if n.family not in self.at.mine]

    def _rescue(self) -> Iterator[tuple[float, Action]]:
        """Whoever has a title comes home by themselves when they are taken (10.2)."""
        if PASSAGE not in self.hand:
            return
        for noble in self.at.view.nobles:
            if noble.family in self.at.families and noble.captor is None and (noble.fiefs or noble.see):
                value = self.worth.noble(noble) - RESCUE
                if value > 0:
                    yield value, _written(PASSAGE, "captured", noble.slug)

    def _leaders(self) -> Iterator[tuple[float, Action]]:
        """Who alone leads an army that may come to a city of one's own is taken or killed where they meet its people:
        nobody attacks without a Noble (7.0, 10.3, 10.5)."""
        cards = [c for c in (AMBUSH, ASSASSINATION) if c in self.hand]
        if not cards:
            return
        dear = self._dear()
        if not dear:
            return
        for noble in self._enemies():
            if noble.captor is not None or noble.place not in CITY:
                continue
            start = CITY[noble.place]
            if any(n.family == noble.family and n.slug != noble.slug for n in self.at.people[start]):
                continue
            hits = self.at.force(start, [noble.family]).hits
            near = [v for c, v in dear if min(steps_from(start)[c], sea_steps(start, c)) <= MOVES]
            if hits < HOST or not near:
                continue
            value = 0.2 * hits + 0.3 * max(near) + 0.3 * self.moments.blow(noble)
            for card in cards:
                if value >= (0 if card == AMBUSH else STROKE[self.at.view.round >= LATE]):
                    yield value, _written(card, "meets", noble.slug, "any")

    def _dear(self) -> list[tuple[int, float]]:
        """Own cities that are worth a card, where a Noble of one's own stands to see who comes."""
        at = self.at
        found = []
        for city in range(len(CITIES)):
            if at.control[city] in at.families and any(n.family in at.families for n in at.people[city]):
                value = self.worth.city(city, at.control[city])
                if value >= DEAR:
                    found.append((city, value))
        return found

    def _heretics(self) -> Iterator[tuple[float, Action]]:
        """Justice waits for the family whose Nobles' death hurts it most to make itself guilty (10.4)."""
        if JUSTICE not in self.hand:
            return
        blows: dict[int, float] = {}
        for noble in self._enemies():
            if noble.slug not in (self.at.view.sovereign, self.at.view.queen, self.at.view.prince):
                blows[noble.family] = max(blows.get(noble.family, 0.0), self.moments.blow(noble))
        for family, blow in blows.items():
            if blow > 1.0:
                yield blow, _written(JUSTICE, "accused", FAMILIES[family])

    def _brides(self) -> Iterator[tuple[float, Action]]:
        """A wedding that would win the game for two enemies ends at once (9.0)."""
        at = self.at
        if ASSASSINATION not in self.hand or at.view.seats != 4 or at.view.round < LATE:
            return
        free = [f for f in at.view.families if f.family not in at.mine and f.ally < 0]
        wins = goal(at.view.seats, True)
        for one in free:
            if any(one.points + other.points >= wins for other in free if other.family < one.family):
                yield at.weights.fief * at.weights.alarm, _written(ASSASSINATION, "weds", FAMILIES[one.family], "any")

    def _revolts(self) -> Iterator[tuple[float, Action]]:
        """An enemy's city rises as soon as it has a reason to (10.1)."""
        if REBELLION not in self.hand:
            return
        at = self.at
        found = []
        for city in range(len(CITIES)):
            if at.control[city] >= 0 and at.control[city] not in at.mine and not at.there(city) & at.mine:
                value = self.moments.revolt(city) - REVOLT
                if value > 0:
                    found.append((value, CITY_IDS[city]))
        for value, name in sorted(found, reverse=True)[:RISE]:
            yield value, _written(REBELLION, "restless", name)
