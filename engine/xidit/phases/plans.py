"""Plans: choices sealed with the orders for one step of the year, so that its resolution need not stop.

A plan is offered only for the first action order in a city, and only where, by what everybody can see while the
orders are written, it can matter: a threat lies there or is about to enter, or a Titan is awake and the city empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

import msgspec

from engine.core import Action, Refusal, Said
from engine.xidit.board import COLOURS, INDEX, ROADS, SLUGS, THREATS, TITAN_SIZES, TITANS, UNITS
from engine.xidit.bounds import Aim, Reward
from engine.xidit.phases.base import REFUSE
from engine.xidit.standing import PAIRS
from engine.xidit.state import Seat, XiditState, open_around
from engine.xidit.view import Plan

VERBS = ("plan-reward", "plan-bards", "plan-titan", "plan-spend")


class Point(msgspec.Struct, frozen=True):
    """A step that can be planned."""

    step: int
    """Which of the six orders, 1-6."""
    city: int
    """Where it is carried out."""
    bards: int
    """The most bards that it can bring."""
    titans: tuple[int, ...]
    """Sizes of the Titans that can be fought there, smallest first; empty where a tile lies."""


def route(city: int, orders: Sequence[str]) -> list[int]:
    """The city after each of the steps 0-6; an order without a road does nothing."""
    cities = [city]
    for order in orders:
        if order in COLOURS:
            city = ROADS[city].get(order, city)
        cities.append(city)
    return cities


def points(state: XiditState, seat: int) -> list[Point]:
    """The steps of this year that ``seat`` may plan."""
    player = state.players[seat]
    if "act" not in player.orders:
        return []
    found = []
    seen: set[int] = set()
    sizes = tuple(size for n, size in enumerate(TITAN_SIZES) if state.awake[n])
    coming = (state.next_threat, state.threat_pile[-1] if state.threat_pile else 0)
    for step, city in enumerate(route(player.city, player.orders)[1:], 1):
        if player.orders[step - 1] != "act" or city in seen:
            continue
        seen.add(city)
        here = city in state.threats
        threat = here or city in coming
        titans = () if here or state.recruits[city] else sizes
        if not threat and not titans:
            continue
        bards = THREATS[city].bards if threat else 0
        for n, size in enumerate(TITAN_SIZES):
            if size in titans:
                bards = max(bards, TITANS[state.titans[n][0]].bards)
        found.append(Point(step, city, bards, titans))
    return found


@cache
def _action(verb: str, *args: str | int) -> Action:
    return Action(verb, args)


def plan_actions(state: XiditState, seat: int) -> list[Action]:
    """Every legal plan of ``seat`` now."""
    player = state.players[seat]
    found: list[Action] = []
    for point in points(state, seat):
        step = point.step
        plan = player.plans[step - 1] or Plan()
        around = open_around(state.seats, state.options.short)[point.city]
        bards = bool(around) and player.bards_left > 0
        for pair in PAIRS:
            if bards or pair == "sovereigns-guild":
                found.append(_action("plan-reward", step, pair))
        found.append(_action("plan-reward", step, "default"))
        if bards and len(around) > 1 and plan.reward != "sovereigns-guild":
            total = sum(plan.bards.values())
            free = min(point.bards - total, unplanned(player))
            for region in around:
                slug = SLUGS[region]
                there = plan.bards.get(slug, 0)
                least = 0 if there else 1
                found += [_action("plan-bards", step, slug, n) for n in range(least, free + there + 1)]
        if point.titans:
            found += [_action("plan-titan", step, size) for size in point.titans]
            found.append(_action("plan-titan", step, "skip"))
            found.append(_action("plan-titan", step, "default"))
            found += _spending(player, plan, step)
    return found


def unplanned(player: Seat) -> int:
    """Bards of a seat that no plan of the year sends out yet."""
    return player.bards_left - sum(sum(plan.bards.values()) for plan in player.plans if plan is not None)


def _spending(player: Seat, plan: Plan, step: int) -> list[Action]:
    """Which units pay for the Titan planned for a step."""
    if plan.titan in ("", "skip"):
        return []
    size, total = int(plan.titan), sum(plan.spend.values())
    found = []
    for unit, owned in zip(UNITS, player.units, strict=True):
        there = plan.spend.get(unit, 0)
        most = min(owned, size - total + there)
        found += [_action("plan-spend", step, unit, n) for n in range(0 if there else 1, most + 1)]
    return found


def refuse_plan(state: XiditState, seat: int, action: Action) -> Refusal | None:
    """Why a plan is not allowed, or ``None``."""
    if action in plan_actions(state, seat):
        return None
    args = action.args
    length = 3 if action.verb in ("plan-bards", "plan-spend") else 2
    if len(args) != length or not isinstance(args[0], int) or not 1 <= args[0] <= 6:
        return REFUSE.words(action)
    if state.players[seat].orders[args[0] - 1] != "act":
        return Refusal("xidit-no-plan-act", {"step": args[0]})
    if all(p.step != args[0] for p in points(state, seat)):
        return Refusal("xidit-no-plan-here", {"step": args[0]})
    if action.verb == "plan-bards" and isinstance(args[2], int):
        plan = state.players[seat].plans[args[0] - 1] or Plan()
        free = unplanned(state.players[seat]) + plan.bards.get(str(args[1]), 0)
        if args[2] > free >= 0:
            return Refusal("xidit-no-plan-bards", {"n": free})
    return Refusal("xidit-no-plan", {"step": args[0], "action": Said(str(action))})


def set_plan(player: Seat, action: Action) -> None:
    """Write a plan down; a plan that says nothing more is forgotten."""
    step, what, *rest = action.args
    assert isinstance(step, int)
    plan = player.plans[step - 1] or Plan()
    if action.verb == "plan-reward":
        plan.reward = "" if what == "default" else cast(Reward, what)
        if plan.reward == "sovereigns-guild":
            plan.bards.clear()
            plan.order.clear()
    elif action.verb == "plan-titan":
        plan.titan = "" if what == "default" else cast(Aim, str(what))
        plan.spend.clear()
    else:
        counts = plan.bards if action.verb == "plan-bards" else plan.spend
        number = rest[0]
        assert isinstance(number, int)
        if number:
            counts[str(what)] = number
        else:
            counts.pop(str(what), None)
        plan.order = [slug for slug in dict.fromkeys((*plan.order, str(what))) if slug in plan.bards]
    player.plans[step - 1] = None if plan == Plan() else plan


def drop_plans(player: Seat, before: list[int]) -> None:
    """After an order has changed: forget plans whose step no longer acts in the city it was planned for."""
    after = route(player.city, player.orders)
    for step in range(1, 7):
        if player.orders[step - 1] != "act" or before[step] != after[step] or _acts_before(player, after, step):
            player.plans[step - 1] = None


def _acts_before(player: Seat, cities: list[int], step: int) -> bool:
    return any(player.orders[n - 1] == "act" and cities[n] == cities[step] for n in range(1, step))


def planned_bards(plan: Plan | None, around: tuple[int, ...]) -> dict[str, int]:
    """The part of a plan for bards that the regions around the hero allow."""
    if plan is None:
        return {}
    return {slug: n for slug, n in plan.sent().items() if INDEX[slug] in around}
