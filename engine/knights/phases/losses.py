"""Casualties are allotted to armies, walls and troops in a stronghold (B8, B9; K13.3, K13.4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Piece, Refusal, Term, Word
from engine.knights.board import LOSS, army_of
from engine.knights.game_data import NOBLE, NOBLE_IDS, NONE
from engine.knights.phases.base import Asking
from engine.knights.phases.hands import fought
from engine.knights.state.frames_war import Battle, Losses
from engine.knights.state.state import KnState
from engine.knights.terms import REFUSE, act, area_term, argument, no, number_at, rival_term, told
from engine.knights.war.battle import GARRISON, WALLS, city_of, seat_on, takers


def inflict(state: KnState, battle: Battle, side: int, name: str, count: int, events: list[Event]) -> None:
    """Something takes casualties."""
    term: Term
    if name == WALLS:
        city = city_of(state, battle)
        it = state.cities[city] if city != NONE else state.barons[battle.foe].stronghold
        it.breaches += count
        term = Word("battle-walls")
    elif name == GARRISON:
        state.barons[battle.foe].stronghold.losses += count
        term = Word("battle-garrison")
    else:
        state.nobles[NOBLE[name]].losses += count
        term = Piece(name)
    events.append(told("suffers", seals=True, seat=rival_term(seat_on(battle, side)), what=term, n=count))


class LossPhase(Asking[Losses]):
    """As long as something can take casualties they must be allotted; what nothing can take is lost."""

    verbs = frozenset({"allot"})
    step = "losses"
    orders = True

    def asked(self, state: KnState, frame: Losses) -> Iterable[int]:
        return [seat_on(fought(state), frame.side)]

    def ident(self, state: KnState, frame: Losses, seat: int) -> str:
        return f"losses-{frame.number}-{frame.step}"

    def legal(self, state: KnState, frame: Losses, seat: int) -> list[Action]:
        found = takers(state, fought(state), frame.side)
        return [act("allot", name, n) for name, most in found.items() for n in range(1, min(most, frame.left) + 1)]

    def default(self, state: KnState, frame: Losses, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """Walls first, then the largest army that survives it, then the smallest (B8, B9)."""
        battle = fought(state)
        left = takers(state, battle, frame.side)
        sizes = {NOBLE_IDS[n]: army_of(state, n) for n in battle.armies[frame.side]}
        given: dict[str, int] = {}
        for _ in range(frame.left):
            if not left:
                break
            safe = [n for n in left if n != WALLS and left[n] > 1]
            if WALLS in left:
                name = WALLS
            elif safe:
                name = max(safe, key=lambda n: sizes.get(n, 0) - LOSS * given.get(n, 0))
            else:
                name = min(left, key=lambda n: (n != GARRISON, sizes.get(n, 0)))
            given[name] = given.get(name, 0) + 1
            left[name] -= 1
            if not left[name]:
                del left[name]
        return tuple(act("allot", name, n) for name, n in given.items())

    def params(self, state: KnState, frame: Losses, seat: int) -> Params:
        battle = fought(state)
        return {"area": area_term(battle.area), "n": frame.left, "seat": rival_term(seat_on(battle, 1 - frame.side))}

    def refuse(self, state: KnState, frame: Losses, seat: int, action: Action) -> Refusal:
        name, n = argument(action, 0), number_at(action, 1)
        if n is None or len(action.args) != 2 or (name not in NOBLE and name not in (WALLS, GARRISON)):
            return REFUSE.words(action)
        most = takers(state, fought(state), frame.side).get(name)
        if most is None:
            return no("allot")
        return no("allot-most", {"n": min(most, frame.left)})

    def act(self, state: KnState, frame: Losses, seat: int, action: Action, events: list[Event]) -> None:
        count = number_at(action, 1)
        assert count is not None
        inflict(state, fought(state), frame.side, argument(action, 0), count, events)
        frame.left -= count
        frame.step += 1

    def advance(self, state: KnState, frame: Losses, events: list[Event]) -> bool:
        """What can be allotted in one way only is."""
        battle = fought(state)
        able = takers(state, battle, frame.side)
        walls_alone = seat_on(battle, frame.side) == NONE
        if frame.left and able and (len(able) == 1 or frame.left >= sum(able.values()) or walls_alone):
            for name, most in able.items():
                count = min(most, frame.left)
                if count:
                    inflict(state, battle, frame.side, name, count, events)
                    frame.left -= count
        if frame.left and takers(state, battle, frame.side):
            return True
        state.frames.remove(frame)
        return False
