"""Plans: choices sealed with the orders for one step of the year, so that its resolution need not stop. Which steps can
be planned, and how much of what: ``engine.xidit.analysis.plans``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import cast

from engine.core import Action, Params, Piece, Place, Refusal, places
from engine.xidit.analysis import (
    Point,
    first_acts,
    open_regions,
    points,
    rich,
    route,
    sendable,
    sent,
    spendable,
    unplanned,
)
from engine.xidit.board import AROUND, INDEX, SLUGS, TITAN_SIZES, UNITS
from engine.xidit.bounds import STEPS, Aim, Reward
from engine.xidit.phases.base import REFUSE
from engine.xidit.standing import PAIRS
from engine.xidit.state import Seat, XiditState
from engine.xidit.view import Plan

VERBS = ("plan-reward", "plan-bards", "plan-titan", "plan-spend")


@cache
def _action(verb: str, *args: str | int) -> Action:
    return Action(verb, args)


def plan_actions(state: XiditState, seat: int) -> list[Action]:
    """Every legal plan of ``seat`` now."""
    player = state.players[seat]
    found: list[Action] = []
    for point in points(state, player, seat):
        step, plan = point.step, player.plan_of(point.step)
        bards = sent(state, player, point.city, 1)
        for pair in PAIRS:
            if bards or pair == "sovereigns-guild":
                found.append(_action("plan-reward", step, pair))
        found.append(_action("plan-reward", step, "default"))
        found += _counts("plan-bards", step, sendable(state, player, point), plan.bards)
        if point.titans:
            found += [_action("plan-titan", step, size) for size in point.titans]
            found.append(_action("plan-titan", step, "skip"))
            found.append(_action("plan-titan", step, "default"))
            found += _counts("plan-spend", step, spendable(player, step), plan.spend)
    return found


def _counts(verb: str, step: int, most: Mapping[str, int], planned: Mapping[str, int]) -> list[Action]:
    """How many of each may be planned; none only where there is a plan to be forgotten."""
    return [_action(verb, step, what, n) for what, top in most.items() for n in range(what not in planned, top + 1)]


def refuse_plan(state: XiditState, seat: int, action: Action) -> Refusal | None:
    """Why a plan is not allowed, or ``None``."""
    if action in plan_actions(state, seat):
        return None
    args, player = action.args, state.players[seat]
    length = 3 if action.verb in ("plan-bards", "plan-spend") else 2
    if len(args) != length or not isinstance(args[0], int):
        return REFUSE.words(action)
    step = args[0]
    if not 1 <= step <= STEPS:
        return no_step(step)
    if player.orders[step - 1] != "act":
        return Refusal("xidit-no-plan-act", {"step": step})
    point = next((point for point in points(state, player, seat) if point.step == step), None)
    if point is None:
        return _pointless(state, player, step)
    match action.verb:
        case "plan-reward" if args[1] in PAIRS:
            return no_bards(player, point.city)
        case "plan-bards":
            return _refuse_bards(state, player, point, action)
        case "plan-titan":
            return _refuse_titan(state, point, action)
        case "plan-spend":
            return _refuse_spend(state, player, point, action)
    return REFUSE.words(action)


def no_step(step: int) -> Refusal:
    """A year has no such step."""
    return Refusal("xidit-no-step", {"n": step, "most": STEPS})


def no_bards(player: Seat, city: int) -> Refusal:
    """Why a seat can send no bards from a city."""
    if player.bards_left:
        return Refusal("xidit-no-bards-here", {"city": Place(city)})
    return Refusal("xidit-no-bards-left")


def no_region(state: XiditState, city: int, slug: str) -> Refusal:
    """Why a region takes no bards from a city: it is closed, or does not touch it."""
    closed = INDEX[slug] in AROUND[city]
    here = places(SLUGS[region] for region in rich(open_regions(state, city)))
    key = "xidit-no-region-closed" if closed else "xidit-no-region"
    return Refusal(key, {"region": Place(slug), "city": Place(city), "regions": here})


def no_titan(size: int, awake: Iterable[int]) -> Refusal:
    """The Titan of a size is not awake, while others are."""
    return Refusal("xidit-no-titan", {"n": size, "sizes": [*awake]})


def _pointless(state: XiditState, player: Seat, step: int) -> Refusal:
    """Why nothing can be planned for a step whose order is an action."""
    city = route(player.city, player.orders)[step]
    first = next(n for n, there in first_acts(player.city, player.orders).items() if there == city)
    if first != step:
        return Refusal("xidit-no-plan-again", {"step": step, "city": Place(city), "first": first})
    if state.recruits_in(city):
        return Refusal("xidit-no-plan-recruits", {"step": step, "city": Place(city)})
    return Refusal("xidit-no-plan-here", {"step": step, "city": Place(city)})


def _refuse_bards(state: XiditState, player: Seat, point: Point, action: Action) -> Refusal:
    _, slug, n = action.args
    if slug not in INDEX or not isinstance(n, int) or n < 0:
        return REFUSE.words(action)
    plan, around = player.plan_of(point.step), open_regions(state, point.city)
    if plan.reward == "sovereigns-guild":
        return Refusal("xidit-no-plan-no-bards", {"step": point.step})
    if not player.bards_left or not around:
        return no_bards(player, point.city)
    if INDEX[str(slug)] not in around:
        return no_region(state, point.city, str(slug))
    if len(around) == 1:
        return Refusal("xidit-no-plan-one-region", {"step": point.step, "city": Place(point.city)})
    if not n:
        return Refusal("xidit-no-plan-none", {"step": point.step})
    planned = plan.bards.get(str(slug), 0)
    free = max(0, unplanned(player) + planned)
    if n > free:
        return Refusal("xidit-no-plan-bards", {"n": free})
    room = max(0, point.bards - sum(plan.bards.values()) + planned)
    told: Params = {"step": point.step, "most": point.bards, "n": room, "region": Place(str(slug))}
    return Refusal("xidit-no-plan-more", told)


def _refuse_titan(state: XiditState, point: Point, action: Action) -> Refusal:
    size = action.args[1]
    if size not in (*TITAN_SIZES, "skip", "default"):
        return REFUSE.words(action)
    if not state.awake_titans():
        return Refusal("xidit-no-plan-asleep", {"step": point.step})
    if not point.titans or not isinstance(size, int):
        return Refusal("xidit-no-plan-tile", {"step": point.step, "city": Place(point.city)})
    return no_titan(size, point.titans)


def _refuse_spend(state: XiditState, player: Seat, point: Point, action: Action) -> Refusal:
    _, unit, n = action.args
    if unit not in UNITS or not isinstance(n, int) or n < 0:
        return REFUSE.words(action)
    if not point.titans:
        return _refuse_titan(state, point, Action("plan-titan", (point.step, "skip")))
    plan, have = player.plan_of(point.step), player.units[UNITS.index(str(unit))]
    if plan.titan in ("", "skip"):
        return Refusal("xidit-no-plan-titan", {"step": point.step})
    if not n:
        return Refusal("xidit-no-plan-none", {"step": point.step})
    if n > have:
        return Refusal("xidit-no-count", {"unit": Piece(str(unit)), "n": have})
    room = max(0, int(plan.titan) - sum(plan.spend.values()) + plan.spend.get(str(unit), 0))
    return Refusal("xidit-no-plan-units", {"size": int(plan.titan), "n": room, "unit": Piece(str(unit))})


def set_plan(player: Seat, action: Action) -> None:
    """Write a plan down; a plan that says nothing more is forgotten."""
    step, what, *rest = action.args
    assert isinstance(step, int)
    plan = player.plan_of(step)
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
    acts = first_acts(player.city, player.orders)
    for step in range(1, STEPS + 1):
        if acts.get(step) != before[step]:
            player.plans[step - 1] = None


def planned_bards(plan: Plan, around: tuple[int, ...]) -> dict[str, int]:
    """The part of a plan for bards that the regions around the hero allow."""
    return {slug: n for slug, n in plan.sent().items() if INDEX[slug] in around}
