"""Phase one: six orders in secret, with plans for single steps (P6-P7)."""

from __future__ import annotations

from typing import cast

from engine.core import Action, Event, Params, Phase, Prompts, Refusal, SeatRef
from engine.xidit.bounds import Order
from engine.xidit.phases.base import REFUSE, SEAL, UNSEAL, secret
from engine.xidit.phases.plans import VERBS, drop_plans, plan_actions, refuse_plan, route, set_plan
from engine.xidit.phases.resolution import begin_resolution
from engine.xidit.state import Orders, XiditState, last_year

VALUES = ("blue", "red", "black", "act", "wait")
ORDER = [Action("order", (step, value)) for step in range(1, 7) for value in VALUES]
_LEGAL = frozenset(ORDER)


class OrdersPhase(Phase[XiditState, Orders]):
    """All seats write at once; the last seal starts the resolution. Silence waits in the steps without an order."""

    verbs = frozenset({"order", "seal", "unseal", *VERBS})

    def prompts(self, state: XiditState, frame: Orders) -> Prompts:
        found: Prompts = {}
        for seat, player in enumerate(state.players):
            missing = [step for step, order in enumerate(player.orders, 1) if not order]
            actions = ORDER + plan_actions(state, seat) + ([] if missing else [SEAL])
            default = (*(Action("order", (step, "wait")) for step in missing), SEAL)
            told: Params = {"year": state.year, "years": last_year(state.options.short), "n": len(missing)}
            found[seat] = [secret("orders", f"orders-{state.year}", player.sealed, actions, default, told)]
        return found

    def why_not(self, state: XiditState, frame: Orders, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if player.sealed:
            return None if action == UNSEAL else Refusal("xidit-no-sealed")
        if action in _LEGAL:
            return None
        if action.verb in VERBS:
            return refuse_plan(state, seat, action)
        if action == SEAL:
            missing = [step for step, order in enumerate(player.orders, 1) if not order]
            return Refusal("xidit-no-seal-missing", {"steps": [*missing]}) if missing else None
        if action.verb == "unseal":
            return Refusal("xidit-no-unsealed")
        return REFUSE.words(action) if action.verb in self.verbs else REFUSE.verb(action, "orders")

    def act(self, state: XiditState, frame: Orders, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action.verb == "order":
            step, value = action.args
            assert isinstance(step, int)
            before = route(player.city, player.orders) if any(player.plans) else []
            player.orders[step - 1] = cast(Order, value)
            if before:
                drop_plans(player, before)
        elif action.verb in ("seal", "unseal"):
            player.sealed = action == SEAL
            key = "xidit-orders-sealed" if player.sealed else "xidit-orders-unsealed"
            events.append(Event(key, {"seat": SeatRef(seat)}))
        else:
            set_plan(player, action)

    def advance(self, state: XiditState, frame: Orders, events: list[Event]) -> bool:
        if not all(p.sealed for p in state.players):
            return True
        state.frames.pop()
        begin_resolution(state, events)
        return False
