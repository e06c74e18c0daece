"""Treasury and levy: what is bought, built and raised, and where."""

from __future__ import annotations

from typing import NamedTuple

from engine.charlemagne.analysis import (
    PRICES,
    assembly_serves,
    bill,
    building_price,
    eaters,
    has_had_income,
    hire_price,
)
from engine.charlemagne.board import HEXES, PLACE, PRINTED
from engine.charlemagne.game_data import EMPIRE, LEADER, REGION, TYPE, TYPES
from engine.core import Action
from engine.players.charlemagne.court import useless
from engine.players.charlemagne.position import Position

LASTING = 3
"""Turns left for which the Tribal player mends a burg."""
FEW = 4
"""Markers that are bought before soldiers."""
WORTHWHILE = 2.4
"""What a work must promise for the Tribal player, to whom it gives no points."""
HIRED = 0.45
"""What a mercenary must promise."""
OVERSEAS = 0.01
"""What a land unit is worth in an area."""
SERVING = ("tribute", "avar-ring", "augustus")
"""Markers played as soon as the treasury allows it."""
CALLING = ("general-assembly", "augustus")
"""Markers played as soon as the levy allows it."""
DONE, DRAW = Action("done"), Action("draw")


class Site(NamedTuple):
    """What a new unit is worth in a place, term by term, in victory points."""

    unit: float
    """The unit itself."""
    hold: float
    """A burg that nobody has held."""
    food: float
    """What it costs to feed it, at most 0."""
    near: float
    """A goal or an enemy near."""
    led: float
    """A leader there."""

    @property
    def worth(self) -> float:
        """All of it."""
        return self.unit + self.hold + self.food + self.near + self.led


def site(position: Position, place: int, unit: float, upkeep: int) -> Site:
    """What a new unit is worth in a place: a burg held, the front near, food there."""
    at = position
    there = at.ground.stacks.get(place, [])
    return Site(
        unit,
        0.0 if there else at.worth(place),
        -(0.02 + at.coin * max(1, upkeep)) if len(eaters(there)) >= at.feeds[place] else 0.0,
        0.3 / (1 + near(at, place)),
        0.1 if any(LEADER[c] for c in there) else 0.0,
    )


def near(position: Position, place: int) -> int:
    """Hexes from a place to the nearest goal or enemy."""
    return min(position.front()[place], position.distance()[place])


class Purse:
    """What a seat may spend in a question of its treasury."""

    def __init__(self, position: Position, actions: list[Action]) -> None:
        self.position = position
        self.treasury = position.own.treasury
        self.reserve = min(
            self.treasury, bill(position.view, position.me, position.ground) + (4 if position.left else 0)
        )
        """What is kept for supply and for what comes between."""
        self.clear = [a for a in actions if a.verb == "clear" and PLACE[str(a.args[0])] in PRINTED]
        """Pillage that is to be cleared."""
        if position.me != EMPIRE and position.left < LASTING:
            self.clear = []  # a burg that works again is no points to the Tribes
        self.spare = self.treasury - self.reserve - PRICES.remove_pillage * len(self.clear)
        """What is left beyond that."""
        self.hires = [a for a in actions if a.verb == "hire" and TYPES[TYPE[str(a.args[0])]].kind != "fleet"]
        """Mercenaries that march."""

    def worth_building(self, action: Action) -> bool:
        """Whether a work brings the seat enough."""
        return self.position.me == EMPIRE or work(self.position, action).worth >= WORTHWHILE

    @property
    def few(self) -> bool:
        """Whether a marker is bought before soldiers."""
        return self.position.held_markers < FEW

    @property
    def room(self) -> bool:
        """Whether the hand has room for one more marker, without those that nobody needs."""
        position = self.position
        return position.held_markers - len(useless(position)) < position.weights.most

    @property
    def draws(self) -> bool:
        """Whether a marker can be afforded, and used."""
        return self.spare >= PRICES.stratagem and bool(self.position.left)

    def best_hire(self) -> Action:
        """The mercenary that is worth most."""
        return max(self.hires, key=lambda a: (hired(self.position, a), str(a)))

    def hire_pays(self, best: Action) -> bool:
        """Whether the best mercenary is worth more than one that only stands somewhere."""
        return bool(self.position.left) and hired(self.position, best) > HIRED

    def price(self, hire: Action) -> int:
        """What a mercenary costs."""
        return hire_price(self.position.view, TYPE[str(hire.args[0])])


def serves(position: Position, action: Action) -> bool:
    """Whether a marker is played as soon as the treasury allows it; tribute only where the other side may have
    something to take."""
    if action.verb != "play" or action.args[0] not in SERVING:
        return False
    return action.args[0] != "tribute" or has_had_income(position.view, 1 - position.me)


def spend(position: Position, actions: list[Action]) -> list[Action]:
    """One purchase, or the end of spending."""
    plays = [a for a in actions if serves(position, a)]
    if plays:
        return plays[:1]
    purse = Purse(position, actions)
    works = [a for a in actions if a.verb == "build" and purse.spare >= building_price(str(a.args[0]))]
    if works:
        best = max(works, key=lambda a: (work(position, a).worth, str(a)))
        if purse.worth_building(best):
            return [best]
    draws = DRAW in actions and purse.draws
    if draws and purse.few:
        return [DRAW]
    if purse.hires and position.left:
        best = purse.best_hire()
        if purse.spare >= purse.price(best) and purse.hire_pays(best):
            return [best]
    if draws and purse.room:
        return [*useless(position), DRAW]
    if purse.clear and purse.treasury >= PRICES.remove_pillage:
        return purse.clear[:1]
    return [DONE]


class Work(NamedTuple):
    """What a work promises, term by term, in victory points."""

    lasting: float
    """What it brings until the last turn."""
    safe: float
    """How far the enemy is."""
    filled: float
    """What it loses where there is civilisation already, at most 0."""

    @property
    def worth(self) -> float:
        """All of it."""
        return self.lasting + self.safe + self.filled


def work(position: Position, action: Action) -> Work:
    """Civilisation first, far from the enemy."""
    place = PLACE[str(action.args[1])]
    each = 0.3 if action.args[0] == "civilisation" else 0.12
    return Work(each * position.left, 0.2 * min(8, position.front()[place]), -(place in position.civilised) * 0.1)


def hired(position: Position, action: Action) -> float:
    """What a mercenary is worth in a place, less its price."""
    return hire_site(position, action).worth + hire_cost(position, action)


def hire_site(position: Position, action: Action) -> Site:
    """What a mercenary is worth in a place."""
    kind = TYPES[TYPE[str(action.args[0])]]
    return site(position, PLACE[str(action.args[1])], 0.09 * kind.strength, kind.upkeep)


def hire_cost(position: Position, action: Action) -> float:
    """How much the price of a mercenary counts, below 0."""
    return -position.coin * hire_price(position.view, TYPE[str(action.args[0])]) / 3


def raise_units(position: Position, actions: list[Action]) -> list[Action]:
    """The levy: the best unit of every region at a time."""
    plays = [a for a in actions if a.verb == "play" and a.args[0] in CALLING]
    if plays:
        return plays[:1]
    calls = [a for a in actions if a.verb == "assemble"]
    if calls:
        served = assembly_serves(position.view)
        return [next((a for a in calls if REGION[str(a.args[0])] in served), calls[0])]
    best: dict[int, tuple[float, str, Action]] = {}
    for action in actions:
        if action.verb == "levy":
            region = TYPES[TYPE[str(action.args[0])]].region
            value = levied(position, action)
            if value > 0 and (region not in best or (value, str(action)) > best[region][:2]):
                best[region] = (value, str(action), action)
    return [action for _, _, action in best.values()] or [DONE]


def levied(position: Position, action: Action) -> float:
    """What a unit of the levy is worth in a place."""
    found = levy_site(position, action)
    return OVERSEAS if found is None else found.worth


def levy_site(position: Position, action: Action) -> Site | None:
    """The same term by term; ``None`` in an area, where only fleets are of use."""
    kind = TYPES[TYPE[str(action.args[0])]]
    place = PLACE[str(action.args[1])]
    if place >= HEXES and kind.kind != "fleet":
        return None
    return site(position, place, 0.09 * kind.strength, kind.upkeep)
