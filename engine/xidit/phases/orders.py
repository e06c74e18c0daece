"""Phase one: six orders in secret, with plans for single steps (P6-P7)."""

from __future__ import annotations

from typing import cast

from engine.core import SEAL, Action, Event, Params, Refusal
from engine.xidit.analysis import route
from engine.xidit.bounds import ORDERS, STEPS, Order
from engine.xidit.phases.base import REFUSE, Sealing
from engine.xidit.phases.plans import VERBS, drop_plans, no_step, plan_actions, refuse_plan, set_plan
from engine.xidit.phases.resolution import begin_resolution
from engine.xidit.state import Orders, XiditState, last_year

ORDER = [Action("order", (step, value)) for step in range(1, STEPS + 1) for value in ORDERS]


class OrdersPhase(Sealing[Orders]):
    """All seats write at once; the last seal starts the resolution. Silence waits in the steps without an order."""

    verbs = frozenset({"order", "seal", "unseal", *VERBS})

    step = "orders"
    keys = ("xidit-orders-sealed", "xidit-orders-unsealed")

    def ident(self, state: XiditState, frame: Orders, seat: int) -> str:
        return f"orders-{state.year}"

    def open(self, state: XiditState, frame: Orders, seat: int) -> list[Action]:
        return ORDER + plan_actions(state, seat) + ([] if _missing(state, seat) else [SEAL])

    def default(self, state: XiditState, frame: Orders, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (*(Action("order", (step, "wait")) for step in _missing(state, seat)), SEAL)

    def params(self, state: XiditState, frame: Orders, seat: int) -> Params:
        left, sealed = len(_missing(state, seat)), int(state.players[seat].sealed)
        return {"year": state.year, "years": last_year(state.options.short), "n": left, "sealed": sealed}

    def refuse(self, state: XiditState, frame: Orders, seat: int, action: Action) -> Refusal:
        if action == SEAL:
            return Refusal("xidit-no-seal-missing", {"steps": [*_missing(state, seat)]})
        if action.verb == "order" and len(action.args) == 2 and isinstance(step := action.args[0], int):
            return REFUSE.words(action) if 1 <= step <= STEPS else no_step(step)
        return (refuse_plan(state, seat, action) if action.verb in VERBS else None) or REFUSE.words(action)

    def draft(self, state: XiditState, frame: Orders, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action.verb == "order":
            step, value = action.args
            assert isinstance(step, int)
            before = route(player.city, player.orders) if any(player.plans) else []
            player.orders[step - 1] = cast(Order, value)
            if before:
                drop_plans(player, before)
        else:
            set_plan(player, action)

    def show(self, state: XiditState, frame: Orders, events: list[Event]) -> None:
        begin_resolution(state, events)


def _missing(state: XiditState, seat: int) -> list[int]:
    """The steps for which a seat has written no order yet."""
    return [step for step, order in enumerate(state.players[seat].orders, 1) if not order]
