"""Small decisions around a battle: orders before it (standing orders), who takes hits (6.4), regrouping (6.7)."""

from __future__ import annotations

from engine.core import Action, Event, Prompt, Refusal
from engine.roses.board import AREA_IDS, BLOCK_IDS
from engine.roses.combat import havens, leave
from engine.roses.fate import release
from engine.roses.phases.base import Phase, not_your_turn, one_block, two, wrong_verb, wrong_words
from engine.roses.phases.battles import strike
from engine.roses.standing import CLOSE, OPEN, fits, give, orders_for, setting, victim
from engine.roses.state import Battle, Briefing, Hits, Regroup, RosesState, present

SEAL = Action("seal")
UNSEAL = Action("unseal")
DONE = Action("done")
_PLANS = setting("plan")
_LEGAL = frozenset(_PLANS)


def battle_of(state: RosesState) -> Battle:
    """The battle under the top of the stack."""
    return next(f for f in reversed(state.frames) if isinstance(f, Battle))


class BriefingPhase(Phase[Briefing]):
    """Both seats see the revealed lines and set their orders in secret; the last seal starts the fight."""

    def prompts(self, state: RosesState, frame: Briefing) -> dict[int, Prompt]:
        found = {}
        for seat in (0, 1):
            if frame.sealed[seat]:
                found[seat] = Prompt("briefing", False, True, [UNSEAL])
            elif state.players[seat].editing:
                orders = orders_for(present(state, battle_of(state).area, seat))
                found[seat] = Prompt("briefing", True, True, [*_PLANS, *orders, CLOSE])
            else:
                found[seat] = Prompt("briefing", True, True, [SEAL, OPEN])
        return found

    def why_not(self, state: RosesState, frame: Briefing, seat: int, action: Action) -> Refusal | None:
        if frame.sealed[seat]:
            return None if action == UNSEAL else Refusal("roses-no-sealed")
        editing = state.players[seat].editing
        if action in (OPEN, SEAL):
            return Refusal("roses-no-editing") if editing else None
        if not editing and (action == CLOSE or action.verb in ("plan", "block-order")):
            return Refusal("roses-no-book")
        if action == CLOSE or action in _LEGAL:
            return None
        if action.verb == "block-order":
            return None if fits(action, present(state, battle_of(state).area, seat)) else wrong_words(action)
        if action.verb == "unseal":
            return Refusal("roses-no-unsealed")
        return (
            wrong_words(action)
            if action.verb in ("plan", "seal", "orders", "close")
            else wrong_verb(action, "briefing")
        )

    def act(self, state: RosesState, frame: Briefing, seat: int, action: Action, events: list[Event]) -> None:
        state.players[seat].editing = action == OPEN
        if action.verb == "plan":
            setattr(battle_of(state).plans[seat], str(action.args[0]), action.args[1])
        elif action.verb == "block-order":
            give(state.players[seat].orders, action)
        elif action.verb in ("seal", "unseal"):
            frame.sealed[seat] = action.verb == "seal"
            events.append(Event(f"roses-orders-{action.verb}ed", {"seat": seat}))

    def advance(self, state: RosesState, frame: Briefing, events: list[Event]) -> bool:
        if not all(frame.sealed):
            return True
        state.frames.pop()
        return False


class HitsPhase(Phase[Hits]):
    """All hits strike the strongest block of the line; its owner chooses among equals (6.4)."""

    def _strongest(self, state: RosesState, frame: Hits) -> list[int]:
        alive = [b for b in frame.line if state.steps[b]]
        most = max((state.steps[b] for b in alive), default=0)
        return [b for b in alive if state.steps[b] == most]

    def prompts(self, state: RosesState, frame: Hits) -> dict[int, Prompt]:
        actions = [Action("hit", (BLOCK_IDS[b],)) for b in self._strongest(state, frame)]
        return {frame.seat: Prompt("hits", True, False, actions)}

    def why_not(self, state: RosesState, frame: Hits, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action.verb != "hit":
            return wrong_verb(action, "hits")
        block = one_block(action)
        if block is None:
            return wrong_words(action)
        return None if block in self._strongest(state, frame) else Refusal("roses-no-hit", {"block": BLOCK_IDS[block]})

    def act(self, state: RosesState, frame: Hits, seat: int, action: Action, events: list[Event]) -> None:
        block = one_block(action)
        assert block is not None
        frame.left -= strike(state, block, frame.left, events)

    def advance(self, state: RosesState, frame: Hits, events: list[Event]) -> bool:
        blocks = self._strongest(state, frame)
        if not frame.left or not blocks:
            state.frames.pop()
            return False
        block = blocks[0] if len(blocks) == 1 else victim(battle_of(state).plans[frame.seat], blocks)
        if block < 0:
            return True
        frame.left -= strike(state, block, frame.left, events)
        return False


class RegroupPhase(Phase[Regroup]):
    """The winner moves any of his blocks to adjacent friendly or vacant areas (6.7)."""

    def _answers(self, state: RosesState, frame: Regroup) -> list[Action]:
        return [
            Action("regroup", (BLOCK_IDS[b], AREA_IDS[n]))
            for b in present(state, frame.area, frame.seat)
            for n in havens(state, frame.area, b, frame.used, False)
        ]

    def prompts(self, state: RosesState, frame: Regroup) -> dict[int, Prompt]:
        return {frame.seat: Prompt("regroup", True, False, [*self._answers(state, frame), DONE])}

    def why_not(self, state: RosesState, frame: Regroup, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action == DONE:
            return None
        if action.verb not in ("regroup", "done"):
            return wrong_verb(action, "regroup")
        named = two(action)
        if action.verb == "done" or named is None:
            return wrong_words(action)
        block, area = named
        if block in present(state, frame.area, seat) and area in havens(state, frame.area, block, frame.used, False):
            return None
        return Refusal("roses-no-regroup", {"block": BLOCK_IDS[block], "area": AREA_IDS[area]})

    def act(self, state: RosesState, frame: Regroup, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            state.frames.pop()
            events.append(Event("roses-regroup-end", {"seat": seat, "area": AREA_IDS[frame.area]}, seals=True))
            return
        named = two(action)
        assert named is not None
        block, area = named
        leave(state, frame.area, block, area, frame.used)
        public: dict[str, str | int | list[str] | list[int]] = {
            "seat": seat, "from": AREA_IDS[frame.area], "area": AREA_IDS[area]
        }  # fmt: skip
        events.append(Event("roses-regrouped", public))
        events.append(Event("roses-regrouped-own", {**public, "block": BLOCK_IDS[block]}, (seat,)))
        release(state, events)

    def advance(self, state: RosesState, frame: Regroup, events: list[Event]) -> bool:
        if self._answers(state, frame):
            return True
        state.frames.pop()
        return False
