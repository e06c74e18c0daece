"""Standing battle orders: what a seat lets its blocks do without being asked, and which action follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast, get_args

import msgspec

from engine.core import Action
from engine.roses.analysis.fighting import loyalty, nobles_first, rank_of
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, BLOCKS, RANK
from engine.roses.bounds import Order
from engine.roses.combat import senior_heir
from engine.roses.state import Battle, RosesState, held, owner
from engine.roses.view import Plan

VALUES: dict[str, tuple[str, ...]] = {each.name: get_args(each.type) for each in msgspec.structs.fields(Plan)}
BATTLE = {key: VALUES[key] for key in ("act", "retreat", "haven", "charge", "treason", "hits", "regroup", "brief")}
"""What a seat may also set for one battle alone."""
ORDERS = ("fire", "pass", "retreat", "weak-1", "weak-2", "weak-3", "round-2", "round-3", "ask", "default")
CHARGE = "charge"
STYLES: dict[str, Plan] = {
    "quick": Plan(
        act="fire", retreat="weak-1", haven="auto", charge="never", treason="likely", hits="common", regroup="feed",
        brief="crown", hand="poor", battles="odds", entry="obvious", loss="strongest", home="obvious",
    ),
    "careful": Plan(
        act="fire", retreat="never", haven="ask", charge="ask", treason="ask", hits="ask", regroup="ask",
        brief="start", hand="ask", battles="ask", entry="ask", loss="ask", home="ask",
    ),
}  # fmt: skip
"""What a seat says to everything at once; a new seat begins with the first."""
STYLES |= {
    "swift": msgspec.structs.replace(STYLES["quick"], treason="card", brief="never"),
    "wary": msgspec.structs.replace(STYLES["careful"], retreat="ask"),
}
LAST_STEP = 1
"""The strength at which ``ask`` of ``retreat`` asks whether a block leaves."""


def block_orders(block: int) -> list[Action]:
    """Every standing order for one block; only an heir can be told to charge."""
    words = (*ORDERS, CHARGE) if RANK[block] else ORDERS
    return [Action("block-order", (BLOCK_IDS[block], word)) for word in words]


_BLOCK_ORDERS = {b: block_orders(b) for b in range(len(BLOCKS))}


def orders_for(blocks: Iterable[int]) -> list[Action]:
    """Every standing order for some blocks."""
    return [a for b in blocks for a in _BLOCK_ORDERS[b]]


def copy(plan: Plan) -> Plan:
    """The same plan, to be changed on its own."""
    return msgspec.structs.replace(plan)


def give(orders: dict[str, Order], action: Action) -> None:
    """Carry out a ``block-order``."""
    block, word = str(action.args[0]), str(action.args[1])
    if word == "default":
        orders.pop(block, None)
    else:
        orders[block] = cast(Order, word)


def victim(plan: Plan, blocks: list[int]) -> int:
    """Which of several equally strong blocks takes the hits, -1 to ask (6.4)."""
    if plan.hits == "ask":
        return -1
    return min(blocks, key=rank_of if plan.hits == "common" else nobles_first)


def nearest(state: RosesState, seat: int, retreats: list[Action]) -> Action:
    """Of several ways out the one to the largest own group; of equals the first on the map."""
    own = held(state)[seat]
    return max(retreats, key=lambda a: (own[AREA[str(a.args[1])]], -AREA[str(a.args[1])]))


def unasked(plan: Plan) -> list[str]:
    """What a plan lets a block do on its turn before ``act`` says whether its owner is asked: the subjects of those
    orders, as ``decide`` comes to them."""
    return [key for key in ("retreat", "treason", "charge") if getattr(plan, key) not in ("never", "ask")]


def surely_rolls(plan: Plan, order: Order | Literal[""], block: int, *, leads: bool, leaves: bool) -> bool:
    """Whether ``decide`` lets a block fire, charge or try treachery whatever is legal on its turn, so that dice are
    rolled and its owner is not asked. ``leads``: it may have a treachery roll; ``leaves``: it may retreat."""
    if leaves:
        return False
    if order:
        return order == "fire" or (order not in ("pass", "ask") and plan.act == "fire")
    return plan.act == "fire" and not (leads and plan.treason == "ask") and not (RANK[block] and plan.charge == "ask")


def decide(state: RosesState, battle: Battle, block: int, legal: list[Action]) -> Action | None:
    """What a block does by its orders: one of its ``legal`` actions, or ``None`` when its owner must be asked."""
    if len(legal) == 1:
        return legal[0]
    seat = owner(state, block)
    plan, order = battle.plans[seat], state.players[seat].orders.get(BLOCK_IDS[block], "")
    verbs: dict[str, list[Action]] = {}
    for action in legal:
        verbs.setdefault(action.verb, []).append(action)
    if "fire" not in verbs:
        return _flee(state, plan, seat, verbs["retreat"])
    if order == "ask":
        return None
    if order in ("fire", "pass"):
        return verbs[order][0]
    if "retreat" in verbs and _wants_out(battle.round, state.steps[block], order or plan.retreat):
        return _flee(state, plan, seat, verbs["retreat"])
    if "retreat" in verbs and not order and plan.retreat == "ask" and state.steps[block] <= LAST_STEP:
        return None
    if not order and "treason" in verbs and plan.treason != "never":
        if plan.treason == "ask":
            return None
        best = _most_fickle(block, verbs["treason"])
        if plan.treason == "always" or loyalty(BLOCK[str(best.args[1])], block) == 1:
            return best
    if "charge" in verbs and (order == CHARGE or (not order and plan.charge != "never")):
        if plan.charge == "ask" and order != CHARGE:
            return None
        target = _charge_target(state, battle, seat, "weakest" if order == CHARGE else plan.charge, verbs["charge"])
        if target is not None:
            return target
    return None if plan.act == "ask" else verbs[plan.act][0]


def _wants_out(number: int, steps: int, word: str) -> bool:
    if word == "retreat":
        return True
    if word.startswith("weak-"):
        return steps <= int(word[-1])
    return word.startswith("round-") and number >= int(word[-1])


def _flee(state: RosesState, plan: Plan, seat: int, retreats: list[Action]) -> Action | None:
    """The only way out, or the one to the largest own group; ``None`` to ask."""
    if len(retreats) == 1:
        return retreats[0]
    return None if plan.haven == "ask" else nearest(state, seat, retreats)


def _most_fickle(block: int, rolls: list[Action]) -> Action:
    return min(rolls, key=lambda a: loyalty(BLOCK[str(a.args[1])], block))


def _charge_target(state: RosesState, battle: Battle, seat: int, word: str, charges: list[Action]) -> Action | None:
    if word == "weakest":
        return min(charges, key=lambda a: state.steps[BLOCK[str(a.args[1])]])
    heir = senior_heir(state, battle, 1 - seat)
    return next((a for a in charges if BLOCK[str(a.args[1])] == heir), None)
