"""Small decisions around a battle: orders before it (standing orders), who takes hits (6.4), regrouping (6.7)."""

from __future__ import annotations

from engine.core import SEAL, Action, Event, Params, Phase, Prompts, Refusal, SeatRef
from engine.core.standing import change, settings
from engine.roses.analysis.feeding import moving_on
from engine.roses.analysis.fighting import rank_of, strongest
from engine.roses.board import AREA_IDS, BLOCK_IDS, SUPPLY
from engine.roses.combat import havens, leave
from engine.roses.fate import release
from engine.roses.naming import all_pieces, piece, place
from engine.roses.phases.base import (
    DONE,
    Sealing,
    ask,
    not_your_turn,
    one_block,
    question,
    two,
    wrong_verb,
    wrong_words,
)
from engine.roses.phases.battles import strike
from engine.roses.phases.movement import refuse_way
from engine.roses.standing import BATTLE, victim
from engine.roses.state import Battle, Briefing, Hits, Regroup, RosesState, conceal, held, present

_PLANS = settings("plan", BATTLE)


def battle_of(state: RosesState) -> Battle:
    """The battle under the top of the stack."""
    return next(f for f in reversed(state.frames) if isinstance(f, Battle))


class BriefingPhase(Sealing[Briefing]):
    """Both seats see the revealed lines and set their orders in secret; the last seal starts the fight. Silence fights
    by the orders that stand."""

    verbs = frozenset({"plan", "seal", "unseal"})
    step = "briefing"
    keys = ("roses-orders-sealed", "roses-orders-unsealed")

    def ident(self, state: RosesState, frame: Briefing, seat: int) -> str:
        battle = battle_of(state)
        return question(state, self.step, AREA_IDS[battle.area], battle.round)

    def open(self, state: RosesState, frame: Briefing, seat: int) -> list[Action]:
        return [*_PLANS, SEAL]

    def params(self, state: RosesState, frame: Briefing, seat: int) -> Params:
        battle = battle_of(state)
        return {"area": place(battle.area), "n": battle.round, "seat": SeatRef(battle.attacker)}

    def draft(self, state: RosesState, frame: Briefing, seat: int, action: Action, events: list[Event]) -> None:
        change(battle_of(state).plans[seat], action)

    def show(self, state: RosesState, frame: Briefing, events: list[Event]) -> None:
        """The battle below goes on."""


class HitsPhase(Phase[RosesState, Hits]):
    """All hits strike the strongest block of the line; its owner chooses among equals (6.4)."""

    def _strongest(self, state: RosesState, frame: Hits) -> list[int]:
        return strongest({b: state.steps[b] for b in frame.line})

    def prompts(self, state: RosesState, frame: Hits) -> Prompts:
        """Silence strikes common men first and heirs last."""
        battle, blocks = battle_of(state), self._strongest(state, frame)
        actions = [Action("hit", (BLOCK_IDS[b],)) for b in blocks]
        silent = Action("hit", (BLOCK_IDS[min(blocks, key=rank_of)],))
        about = (AREA_IDS[battle.area], battle.round, len(battle.volleys), frame.left)
        params: Params = {
            "area": place(battle.area),
            "n": frame.left,
            "steps": state.steps[blocks[0]],
            "blocks": all_pieces(blocks),
        }
        return {frame.seat: [ask(state, "hits", actions, [silent], params, *about)]}

    def why_not(self, state: RosesState, frame: Hits, seat: int, action: Action) -> Refusal | None:
        if seat != frame.seat:
            return not_your_turn(frame.seat)
        if action.verb != "hit":
            return wrong_verb(action, "hits")
        block = one_block(action)
        if block is None:
            return wrong_words(action)
        strong = self._strongest(state, frame)
        if block in strong:
            return None
        return Refusal("roses-no-hit", {"block": piece(block), "blocks": all_pieces(strong)})

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


class RegroupPhase(Phase[RosesState, Regroup]):
    """The winner moves any of their blocks to adjacent friendly or vacant areas (6.7); one question while they do."""

    def _answers(self, state: RosesState, frame: Regroup) -> list[Action]:
        return [
            Action("regroup", (BLOCK_IDS[b], AREA_IDS[n]))
            for b in present(state, frame.area, frame.seat)
            for n in havens(state, frame.area, b, frame.used, False)
        ]

    def prompts(self, state: RosesState, frame: Regroup) -> Prompts:
        """Silence stays."""
        actions = [*self._answers(state, frame), DONE]
        params: Params = {"area": place(frame.area), "n": len(present(state, frame.area, frame.seat))}
        params["feeds"] = SUPPLY[frame.area]
        return {frame.seat: [ask(state, "regroup", actions, [DONE], params, AREA_IDS[frame.area])]}

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
        if block not in present(state, frame.area, seat):
            return Refusal("roses-no-regroup", {"block": piece(block), "area": place(frame.area)})
        if area in havens(state, frame.area, block, frame.used, False):
            return None
        return refuse_way(state, frame.area, block, area, fleeing=False)

    def act(self, state: RosesState, frame: Regroup, seat: int, action: Action, events: list[Event]) -> None:
        if action == DONE:
            state.frames.pop()
            events.append(Event("roses-regroup-end", {"seat": SeatRef(seat), "area": place(frame.area)}, seals=True))
            return
        named = two(action)
        assert named is not None
        self._go(state, frame, *named, events)

    def _go(self, state: RosesState, frame: Regroup, block: int, area: int, events: list[Event]) -> None:
        conceal(state, frame.seat, frame.area)
        leave(state, frame.area, block, area, frame.used)
        frame.gone.append(area)
        public: Params = {
            "seat": SeatRef(frame.seat), "from": place(frame.area), "area": place(area)
        }  # fmt: skip
        events.append(Event("roses-regrouped", public))
        events.append(Event("roses-regrouped-own", {**public, "block": piece(block)}, (frame.seat,)))
        release(state, events)

    def advance(self, state: RosesState, frame: Regroup, events: list[Event]) -> bool:
        if frame.how == "feed":
            self._feed(state, frame, events)
        elif self._answers(state, frame):
            return True
        state.frames.pop()
        return False

    def _feed(self, state: RosesState, frame: Regroup, events: list[Event]) -> None:
        """Whom the area cannot feed goes to the obvious place that can: common men first, heirs last."""
        moves = moving_on(
            frame.area,
            sorted(present(state, frame.area, frame.seat), key=rank_of),
            lambda: held(state)[frame.seat],
            lambda block: havens(state, frame.area, block, frame.used, False),
        )
        for block, goal in moves:
            self._go(state, frame, block, goal, events)
