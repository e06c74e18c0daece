"""What awaits the force in operation: where it may go, whom it may attack from there, what it may do.

Everything here is worked out from a view alone, so it tells a seat nothing that it does not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.charlemagne.board import PLACE, PLACES
from engine.charlemagne.combat import Weighed, prey, reasons, weigh
from engine.charlemagne.deeds import Marched
from engine.charlemagne.game_data import EMPIRE, LAND_OF
from engine.charlemagne.movement import Goal, goals
from engine.charlemagne.operations import Pace, beside, has_booty, is_halted, no_attack, no_pillage, pace
from engine.charlemagne.treaties import closed_to
from engine.charlemagne.units import Ground, at_place, is_naval, working_burgs
from engine.charlemagne.view import ChView


def outlook(view: ChView) -> list[Goal]:
    """Where the force in operation may go, the points it would have left, and what it would meet there (14.4, 20)."""
    force = view.force
    if force is None:
        return []
    place = PLACE[force.place]
    halted = is_halted(Ground(view), force.seat, force.units, place, force.halted)
    return goals(
        view, force.seat, force.units, place, force.points, port=force.port, halted=halted,
        closed=closed_to(view, force.seat),
    )  # fmt: skip


def worth_pillaging(view: ChView, goal: Goal) -> bool:
    """Whether a force that goes there may pillage something that brings booty, and does not spoil its own."""
    place, force = PLACE[goal.place], view.force
    if force is None or not has_booty(view, place) or view.control[LAND_OF[place]] == force.seat:
        return False
    return no_pillage(view, force.seat, place, goal.points) is None


def attack_odds(view: ChView, place: int) -> int | None:
    """Index of the column of odds at which the force in operation attacks a hex when nobody plays a marker; ``None``
    without a force."""
    if view.force is None:
        return None
    return weigh(view, view.force.units, at_place(view, place), place).column


def attacks(view: ChView, found: Iterable[Goal]) -> dict[str, dict[str, int]]:
    """By goal of the force in operation: the enemies that it may attack from there, with the column of odds of each."""
    force = view.force
    if force is None:
        return {}
    ground, naval, odds = Ground(view), is_naval(force.units), dict[int, int]()
    answer: dict[str, dict[str, int]] = {}
    for goal in found:
        start = PLACE[goal.place]
        for place in beside(start, naval):
            if ground.held.get(place) != 1 - force.seat:
                continue
            if no_attack(view, force.seat, naval, start, place, goal.points, ground) is not None:
                continue
            if place not in odds:
                odds[place] = weigh(view, force.units, ground.stacks[place], place).column
            answer.setdefault(goal.place, {})[PLACES[place]] = odds[place]
    return answer


def points_there(view: ChView, place: int) -> int:
    """The Empire's victory points when the force in operation has gone to a place: burgs and civilisation that it holds
    there, and those that it leaves empty (27.1)."""
    total = sum(view.points.values())
    if view.force is None or view.force.seat != EMPIRE:
        return total
    start, held = PLACE[view.force.place], Ground(view).held
    left = set(at_place(view, start)) - set(view.force.units)

    def worth(spot: int) -> int:
        return (spot in working_burgs(view)) + (spot in view.civilisation)

    if place == start:
        return total
    return total + (held.get(place) != EMPIRE) * worth(place) - (not left) * worth(start)


def worst_battle(view: ChView, place: int) -> Weighed | None:
    """What an attack of the force in operation on a place comes to when its defenders play all that markers can do for
    them, an advance and treachery against a leader (16.6d); ``None`` without a force, and where the defender has no
    marker. How many they have everybody sees; which, nobody."""
    force, battle = view.force, view.battle
    if force is None or not view.seats[1 - force.seat].markers:
        return None
    defenders = battle.units if battle is not None else at_place(view, place)
    mine = (battle.advances[force.seat], battle.treachery[force.seat]) if battle is not None else (False, "")
    told = "leader" if "leader" in prey(reasons(view, force.units, None, False, "")) else ""
    plays = [(True, ""), (False, told)]
    if view.seats[1 - force.seat].markers > 1:
        plays.append((True, told))
    found = [
        weigh(view, force.units, defenders, place, advances=(mine[0], up), treachery=(mine[1], by)) for up, by in plays
    ]
    return min(found, key=lambda each: each.column)


def rolled(view: ChView) -> Pace | None:
    """The operations points of the force in operation before its die, as it set out; ``None`` without a force."""
    if view.force is None:
        return None
    marched = [deed for deed in view.deeds[-1].deeds if isinstance(deed, Marched)] if view.deeds else []
    units: Sequence[int] = marched[-1].units if marched else view.force.units
    return pace(view, units)


def battle_now(view: ChView) -> Weighed | None:
    """What both sides of the battle in hand set against each other as it is prepared, the attacker first; ``None``
    without a battle."""
    battle, force = view.battle, view.force
    if battle is None or force is None:
        return None
    seat, foe = battle.seat, 1 - battle.seat
    return weigh(
        view, force.units, battle.units, PLACE[battle.place], advances=(battle.advances[seat], battle.advances[foe]),
        treachery=(battle.treachery[seat], battle.treachery[foe]),
    )  # fmt: skip
