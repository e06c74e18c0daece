"""Phase 1: three piles in secret (K4.1).

Who repeats their last plan by standing order finds it laid, and seals when everybody else has: a seal at the first
moment would tell the others what lies under it (G44).
"""

from __future__ import annotations

from engine.core import SEAL, Action, Event, Params, Piece, Refusal
from engine.knights.game_data import KIND, KINDS, N
from engine.knights.phases.base import Sealing
from engine.knights.state.frames import Planning
from engine.knights.state.state import PER_PILE, PILES, Baron, KnState, card_of, in_turn
from engine.knights.terms import REFUSE, act, argument, no, number_at, told


def begin(state: KnState) -> Planning:
    """The drafts are empty, or last turn's where a standing order says so."""
    for seat, baron in enumerate(state.barons):
        baron.plan = [[] for _ in range(PILES)]
        if state.orders[seat].plan == "repeat" and not baron.out:
            repeat(baron)
    return Planning([False] * state.seats)


def repeats(state: KnState, seat: int) -> bool:
    """Whether a seat's standing order lays last turn's plan again, and it lies there as it was laid."""
    baron = state.barons[seat]
    if state.orders[seat].plan != "repeat" or not any(baron.last):
        return False
    return baron.plan == again(baron)


def seals_itself(state: KnState, frame: Planning) -> bool:
    """Whether nobody is left to seal but those who repeat their plan."""
    return all(frame.sealed[s] or state.barons[s].out or repeats(state, s) for s in range(state.seats))


class PlanPhase(Sealing[Planning]):
    """P1: up to two cards of the hand on each pile, fewer if one likes."""

    verbs = frozenset({"lay", "unlay", "seal", "unseal"})
    step = "plan"
    orders = True

    def ident(self, state: KnState, frame: Planning, seat: int) -> str:
        return f"plan-{state.turn}"

    def open(self, state: KnState, frame: Planning, seat: int) -> list[Action]:
        baron = state.barons[seat]
        found = [
            act("lay", KINDS[kind], pile + 1)
            for kind, left in enumerate(baron.hand)
            for pile in range(PILES)
            if left and len(baron.plan[pile]) < PER_PILE
        ]
        laid = [act("unlay", KINDS[kind], p + 1) for p, pile in enumerate(baron.plan) for kind in sorted(set(pile))]
        return [*found, *laid, SEAL]

    def params(self, state: KnState, frame: Planning, seat: int) -> Params:
        baron = state.barons[seat]
        return {"n": sum(map(len, baron.plan)), "left": sum(baron.hand), "turn": state.turn}

    def refuse(self, state: KnState, frame: Planning, seat: int, action: Action) -> Refusal:
        kind, pile = KIND.get(argument(action, 0)), number_at(action, 1)
        if kind is None or pile is None or not 1 <= pile <= PILES:
            return REFUSE.words(action)
        if action.verb == "unlay":
            return no("unlay", {"card": Piece(KINDS[kind]), "pile": pile})
        if not state.barons[seat].hand[kind]:
            return no("plan-card", {"card": Piece(KINDS[kind])})
        return no("plan-full", {"pile": pile})

    def draft(self, state: KnState, frame: Planning, seat: int, action: Action, events: list[Event]) -> None:
        baron, kind = state.barons[seat], KIND[argument(action, 0)]
        pile = baron.plan[int(action.args[1]) - 1]
        if action.verb == "lay":
            baron.hand[kind] -= 1
            pile.append(kind)
            pile.sort()
        else:
            baron.hand[kind] += 1
            pile.remove(kind)

    def show(self, state: KnState, frame: Planning, events: list[Event]) -> None:
        """Two neutral cards join each pile, and each is shuffled."""
        state.dice.shuffle(state.neutrals, "neutrals")
        for number in range(PILES):
            pile = [card_of(s, kind) for s in in_turn(state) for kind in state.barons[s].plan[number]]
            pile += [state.neutrals.pop() for _ in range(N.neutral_pile_cards)]
            pile.sort()
            state.dice.shuffle(pile, "pile")
            state.piles[number] = pile
        for baron in state.barons:
            baron.last, baron.plan = baron.plan, [[] for _ in range(PILES)]
        events.append(told("planned", "phase", seals=True, n=sum(map(len, state.piles)), turn=state.turn))


def again(baron: Baron) -> list[list[int]]:
    """Last turn's plan, as far as the cards are there, in hand or on the plan."""
    left = [n + sum(pile.count(kind) for pile in baron.plan) for kind, n in enumerate(baron.hand)]
    found: list[list[int]] = [[] for _ in range(PILES)]
    for number, pile in enumerate(baron.last):
        for kind in pile:
            if left[kind]:
                left[kind] -= 1
                found[number].append(kind)
    return found


def repeat(baron: Baron) -> None:
    """Lay last turn's plan again."""
    baron.plan = again(baron)
    for pile in baron.plan:
        for kind in pile:
            baron.hand[kind] -= 1
