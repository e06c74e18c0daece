"""Treasury and levy: what is bought, built and raised, and where."""

from __future__ import annotations

from engine.charlemagne.board import HEXES, PLACE, PRINTED
from engine.charlemagne.game_data import EMPIRE, KIND, LEADER, TABLES, TYPE, TYPES
from engine.charlemagne.units import eaters, forage, supply_cost
from engine.core import Action
from engine.players.charlemagne.court import useless
from engine.players.charlemagne.position import Position

LASTING = 3
"""Turns left for which the Tribal player mends a burg."""
FEW = 4
"""Markers that are bought before soldiers."""
WORTHWHILE = 2.4
"""What a work must promise for the Tribal player, to whom it gives no points."""
DONE, DRAW = Action("done"), Action("draw")


def bill(position: Position) -> int:
    """What feeding everybody costs as they stand."""
    ground = position.ground
    return sum(supply_cost(position.view, p, ground.stacks[p]) for p in ground.own(position.me))


def site(position: Position, place: int, unit: float, upkeep: int) -> float:
    """What a new unit is worth in a place: a burg held, the front near, food there."""
    at = position
    there = at.ground.stacks.get(place, [])
    value = unit + (0.0 if there else at.worth(place))
    if len(eaters(there)) >= forage(at.view, place):
        value -= 0.02 + at.coin * max(1, upkeep)
    near = min(at.front()[place], at.distance()[place])
    value += 0.3 / (1 + near)
    if any(LEADER[c] for c in there):
        value += 0.1
    return value


def spend(position: Position, actions: list[Action]) -> list[Action]:
    """One purchase, or the end of spending."""
    plays = [a for a in actions if a.verb == "play" and a.args[0] in ("tribute", "avar-ring", "augustus")]
    if plays:
        return plays[:1]
    purse = position.own.treasury
    reserve = min(purse, bill(position) + (4 if position.left else 0))
    clear = [a for a in actions if a.verb == "clear" and PLACE[str(a.args[0])] in PRINTED]
    if position.me != EMPIRE and position.left < LASTING:
        clear = []  # a burg that works again is no points to the Tribes
    spare = purse - reserve - TABLES.treasury.remove_pillage * len(clear)
    if spare >= TABLES.treasury.build_burg:
        works = [(_work(position, a), a) for a in actions if a.verb == "build"]
        value, work = max(works, key=lambda w: w[0], default=((0.0, ""), DONE))
        if (position.me == EMPIRE and works) or value[0] >= WORTHWHILE:
            return [work]
    if DRAW in actions and spare >= TABLES.treasury.stratagem and position.left and position.held_markers < FEW:
        return [DRAW]
    hires = [a for a in actions if a.verb == "hire" and TYPES[TYPE[str(a.args[0])]].kind != "fleet"]
    if hires and position.left:
        best = max(hires, key=lambda a: (_hire(position, a), str(a)))
        price = KIND[TYPES[TYPE[str(best.args[0])]].kind].mercenary
        if spare >= price and _hire(position, best) > 0.45:
            return [best]
    if DRAW in actions and spare >= TABLES.treasury.stratagem and position.left:
        junk = useless(position)
        if position.held_markers - len(junk) < position.weights.most:
            return [*junk, DRAW]
    if clear and purse >= TABLES.treasury.remove_pillage:
        return clear[:1]
    return [DONE]


def _work(position: Position, action: Action) -> tuple[float, str]:
    """Civilisation first, far from the enemy."""
    place = PLACE[str(action.args[1])]
    value = 0.3 * position.left if action.args[0] == "civilisation" else 0.12 * position.left
    return (value + 0.2 * min(8, position.front()[place]) - (place in position.civilised) * 0.1, str(action))


def _hire(position: Position, action: Action) -> float:
    kind = TYPES[TYPE[str(action.args[0])]]
    price = KIND[kind.kind].mercenary
    return site(position, PLACE[str(action.args[1])], 0.09 * kind.strength, kind.upkeep) - position.coin * price / 3


def raise_units(position: Position, actions: list[Action]) -> list[Action]:
    """The levy: the best unit of every region at a time."""
    plays = [a for a in actions if a.verb == "play" and a.args[0] in ("general-assembly", "augustus")]
    if plays:
        return plays[:1]
    calls = [a for a in actions if a.verb == "assemble"]
    if calls:
        return calls[:1]
    best: dict[int, tuple[float, str, Action]] = {}
    for action in actions:
        if action.verb == "levy":
            region = TYPES[TYPE[str(action.args[0])]].region
            value = _levy(position, action)
            if value > 0 and (region not in best or (value, str(action)) > best[region][:2]):
                best[region] = (value, str(action), action)
    return [action for _, _, action in best.values()] or [DONE]


def _levy(position: Position, action: Action) -> float:
    kind = TYPES[TYPE[str(action.args[0])]]
    place = PLACE[str(action.args[1])]
    if place >= HEXES and kind.kind != "fleet":
        return 0.01
    return site(position, place, 0.09 * kind.strength, kind.upkeep)
