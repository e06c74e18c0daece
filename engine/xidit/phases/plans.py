"""Plans: choices sealed with the orders for one step of the year, so that its resolution need not stop. Which steps can
be planned, and how much of what: ``engine.xidit.analysis.plans``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import cast

from engine.core import Action, Refusal, Said
from engine.xidit.analysis import first_acts, points, sendable, sent, spendable, unplanned
from engine.xidit.board import INDEX
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
    if len(args) != length or not isinstance(args[0], int) or not 1 <= args[0] <= STEPS:
        return REFUSE.words(action)
    if player.orders[args[0] - 1] != "act":
        return Refusal("xidit-no-plan-act", {"step": args[0]})
    if all(p.step != args[0] for p in points(state, player, seat)):
        return Refusal("xidit-no-plan-here", {"step": args[0]})
    if action.verb == "plan-bards" and isinstance(args[2], int):
        free = unplanned(player) + player.plan_of(args[0]).bards.get(str(args[1]), 0)
        if args[2] > free >= 0:
            return Refusal("xidit-no-plan-bards", {"n": free})
    return Refusal("xidit-no-plan", {"step": args[0], "action": Said(str(action))})


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
