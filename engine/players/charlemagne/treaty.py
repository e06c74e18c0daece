"""Treaties: what a clause is worth, which offers are taken, what is proposed, when a promise is broken."""

from __future__ import annotations

from collections.abc import Iterable

from engine.charlemagne.analysis import bill, covers, forbids_attack, moves_still
from engine.charlemagne.board import HEXES
from engine.charlemagne.game_data import EMPIRE, LEVY, REGION
from engine.charlemagne.view import Clause
from engine.core import Action
from engine.players.charlemagne.position import Position
from engine.players.charlemagne.war import War

PLANS = 5
"""The best forces of a turn, by which a seat judges what peace costs it."""
PENALTY = 3.5
"""Markers that a breach costs on average."""
EVERY = 3
"""A seat proposes something in one game turn of so many."""
PRICE = (2, 6)
"""The least and the most that is offered for peace."""


def peril(position: Position) -> float:
    """What the seat stands to lose where it stands, if it is attacked."""
    ground = position.ground
    return sum(position.risk(ground.stacks[p], p) for p in ground.own(position.me) if p < HEXES)


def chances(position: Position) -> float:
    """What the seat may hope for from attacks, by its best forces."""
    war = War(position)
    return sum(plan.hope for plan in war.plans()[:PLANS] if war.fights(plan))


def clause_worth(position: Position, clause: Clause) -> float:
    """What a clause is worth to the seat: what the other keeps for it, or what it costs to keep."""
    mine, last = clause.seat == position.me, not position.left
    if clause.kind == "points":
        value = (0.02 if last else position.weights.income) * clause.amount
    elif clause.kind == "marker":
        value = 0.05 if last else position.marker
    elif clause.kind == "neutral":
        region = REGION[clause.what]
        levy = LEVY[region]
        value = levy * (clause.seat == EMPIRE) + position.weights.levy * levy * position.left
        value += 0.4 * position.folk[region]
    elif not moves_still(position.view, clause.seat):
        value = 0.0
    elif clause.kind == "peace":
        value = chances(position) if mine else peril(position)
    else:
        spots = [p for p in position.spots() if covers(clause.what, p)]
        holder = clause.seat if clause.kind == "leave" else 1 - clause.seat
        value = sum(position.worth(p) for p in spots if position.ground.held.get(p) == holder)
        value *= 0.6 if clause.kind == "leave" else 0.2
        value += 0.1
    return -value if mine else value


def worth(position: Position, clauses: Iterable[Clause]) -> float:
    """What a treaty brings the seat."""
    return sum(clause_worth(position, c) for c in clauses)


def balance(position: Position, clauses: Iterable[Clause]) -> tuple[float, float]:
    """The same as what the other seat keeps, and what the seat has to keep itself."""
    worths = [clause_worth(position, c) for c in clauses]
    return sum(w for w in worths if w > 0), -sum(w for w in worths if w < 0)


def answer(position: Position, number: int, actions: list[Action] | None = None) -> Action:
    """An offer is accepted where it is clearly good, else declined. ``actions``: what may be answered."""
    accept, decline = Action("accept", (number,)), Action("decline", (number,))
    treaty = next((t for t in position.own.offers if t.number == number and t.by != position.me), None)
    if treaty is None or (actions is not None and accept not in actions):
        return decline
    return accept if worth(position, treaty.clauses) >= position.weights.deal else decline


def proposal(position: Position) -> list[Action]:
    """Now and then peace is bought from an enemy who is feared, with what the treasure can spare: only from one who
    still moves in this game turn, with which the peace ends (26.1), however soon they accept."""
    view, me, foe = position.view, position.me, position.foe
    if position.own.draft or any(t.by == me for t in position.own.offers):
        return []
    if (
        not moves_still(view, foe)
        or view.turn % EVERY != me
        or any(c.kind == "peace" for t in view.treaties for c in t.clauses)
    ):
        return []
    price = price_of_peace(position)
    if price < PRICE[0]:
        return []
    return [
        Action("clause", ("peace", f"seat-{foe}")),
        Action("clause", ("points", f"seat-{me}", price)),
        Action("propose"),
    ]


def price_of_peace(position: Position) -> int:
    """The treasure that peace is worth, as far as it can be spared."""
    spare = position.own.treasury - bill(position.view, position.me, position.ground)
    return min(PRICE[1], spare, int(peril(position) / position.weights.income / 2))


def breach(position: Position) -> list[Action]:
    """A peace is broken when attacks promise clearly more than the markers that it costs."""
    if not position.peace:
        return []
    treaty = forbids_attack(position.view, position.me)
    assert treaty is not None
    hope, least = breaking(position)
    return [Action("renounce", (treaty.number,))] if hope > least else []


def breaking(position: Position) -> tuple[float, float]:
    """What attacks promise once a peace is broken, and what they must promise for the markers that it costs."""
    peace, position.peace = position.peace, False
    hope = chances(position)
    position.peace = peace
    price = PENALTY * max(position.marker, 0.5 * position.weights.marker)
    return hope, 2 * price + 1
