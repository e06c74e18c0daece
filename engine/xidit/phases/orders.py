"""Phase one: six orders in secret, with standing choices and plans (P6-P7)."""

from __future__ import annotations

from engine.core import Action, Event, Prompt, Refusal
from engine.xidit.phases.base import Phase, wrong_verb, wrong_words
from engine.xidit.phases.plans import PAIRS, VERBS, drop_plans, plan_actions, refuse_plan, route, set_plan
from engine.xidit.phases.resolution import begin_resolution
from engine.xidit.state import Orders, XiditState

VALUES = ("blue", "red", "black", "act", "wait")
ORDER = [Action("order", (step, value)) for step in range(1, 7) for value in VALUES]
SEAL = Action("seal")
UNSEAL = Action("unseal")
STANDING: dict[str, tuple[str, ...]] = {
    "standing-reward": (*PAIRS, "ask"),
    "standing-bards": ("richest", "even", "bastion", "ask"),
    "standing-titan": ("always", "never", "ask"),
    "standing-phantom": ("wealth", "influence", "reputation", "ask"),
}
_STANDING_ALL = [Action(verb, (value,)) for verb, values in STANDING.items() for value in values]
_STANDING = [a for a in _STANDING_ALL if a.verb != "standing-phantom"]
_PROGRAM_3, _PROGRAM = ORDER + _STANDING_ALL, ORDER + _STANDING
_LEGAL_3, _LEGAL = frozenset(_PROGRAM_3), frozenset(_PROGRAM)


class OrdersPhase(Phase[Orders]):
    """All seats write at once; the last seal starts the resolution."""

    def prompts(self, state: XiditState, frame: Orders) -> dict[int, Prompt]:
        program = _PROGRAM_3 if state.seats == 3 else _PROGRAM
        found = {}
        for seat, player in enumerate(state.players):
            if player.sealed:
                found[seat] = Prompt("orders", False, True, [UNSEAL])
                continue
            actions = program + plan_actions(state, seat)
            if "" not in player.orders:
                actions.append(SEAL)
            found[seat] = Prompt("orders", True, True, actions)
        return found

    def why_not(self, state: XiditState, frame: Orders, seat: int, action: Action) -> Refusal | None:
        player = state.players[seat]
        if player.sealed:
            return None if action == UNSEAL else Refusal("xidit-no-sealed")
        if action in (_LEGAL_3 if state.seats == 3 else _LEGAL):
            return None
        if action.verb in VERBS:
            return refuse_plan(state, seat, action)
        if action == SEAL:
            missing = [step for step, order in enumerate(player.orders, 1) if not order]
            return Refusal("xidit-no-seal-missing", {"steps": missing}) if missing else None
        if action.verb == "unseal":
            return Refusal("xidit-no-unsealed")
        if action.verb == "standing-phantom" and state.seats != 3:
            return Refusal("xidit-no-phantom")
        if action.verb in ("order", "seal") or action.verb in STANDING:
            return wrong_words(action)
        return wrong_verb(action, "orders")

    def act(self, state: XiditState, frame: Orders, seat: int, action: Action, events: list[Event]) -> None:
        player = state.players[seat]
        if action.verb == "order":
            step, value = action.args
            assert isinstance(step, int)
            before = route(player.city, player.orders) if any(player.plans) else []
            player.orders[step - 1] = str(value)
            if before:
                drop_plans(player, before)
        elif action.verb in ("seal", "unseal"):
            player.sealed = action.verb == "seal"
            events.append(Event(f"xidit-orders-{action.verb}ed", {"seat": seat}))
        elif action.verb in STANDING:
            setattr(player.standing, action.verb.removeprefix("standing-"), action.args[0])
        else:
            set_plan(player, action)

    def advance(self, state: XiditState, frame: Orders, events: list[Event]) -> bool:
        if not all(p.sealed for p in state.players):
            return True
        state.frames.pop()
        begin_resolution(state, events)
        return False
