"""The secret steps of a battle: Fate cards laid aside (B6), abilities used or held back (B7)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import SEAL, Action, Event, Params, Refusal, words
from engine.knights.game_data import NONE
from engine.knights.phases.base import Sealing
from engine.knights.state.frames_war import Ability, Battle, Hands
from engine.knights.state.state import KnState
from engine.knights.terms import REFUSE, act, area_term, argument, no, noble_term
from engine.knights.war.battle import ability, battle_of, must_drop, seat_on, side_of
from engine.knights.war.resolution import SIDES, WORDS, abilities_shown, result_word, show

FIRST_TO_GO = ("fate-prevent", "fate-victory", "fate-inflict", "fate-draw")
"""Which cards silence lays aside, the first first."""
EMPLOY, HOLD = act("employ"), act("hold")


def fought(state: KnState) -> Battle:
    """The battle that a frame on top of it belongs to."""
    battle = battle_of(state)
    assert battle is not None
    return battle


class HandsPhase(Sealing[Hands]):
    """B6: a side with a commander lays two cards aside, one when it drew but two; more if it likes (K13.2)."""

    verbs = frozenset({"drop", "restore", "seal", "unseal"})
    step = "hand"
    orders = True

    def asked(self, state: KnState, frame: Hands) -> Iterable[int]:
        battle = fought(state)
        return [seat_on(battle, side) for side in SIDES if battle.fate[side] and seat_on(battle, side) != NONE]

    def ident(self, state: KnState, frame: Hands, seat: int) -> str:
        return f"hand-{frame.number}"

    @staticmethod
    def kept(state: KnState, frame: Hands, seat: int) -> list[str]:
        """Results on the cards that a seat keeps so far."""
        battle = fought(state)
        side = side_of(battle, seat)
        return [result_word(c) for n, c in enumerate(battle.fate[side]) if n not in frame.drops[side]]

    def open(self, state: KnState, frame: Hands, seat: int) -> list[Action]:
        battle = fought(state)
        side = side_of(battle, seat)
        kept = self.kept(state, frame, seat)
        gone = [result_word(battle.fate[side][n]) for n in frame.drops[side]]
        found = [act("drop", word) for word in WORDS if word in kept]
        found += [act("restore", word) for word in WORDS if word in gone]
        return [*found, SEAL] if len(gone) >= must_drop(battle, side) else found

    def default(self, state: KnState, frame: Hands, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        battle = fought(state)
        side = side_of(battle, seat)
        need = max(0, must_drop(battle, side) - len(frame.drops[side]))
        going = sorted(self.kept(state, frame, seat), key=FIRST_TO_GO.index)[:need]
        return (*(act("drop", word) for word in going), SEAL)

    def params(self, state: KnState, frame: Hands, seat: int) -> Params:
        battle = fought(state)
        side = side_of(battle, seat)
        return {
            "area": area_term(battle.area),
            "n": must_drop(battle, side),
            "m": len(frame.drops[side]),
            "cards": words(self.kept(state, frame, seat)),
        }

    def refuse(self, state: KnState, frame: Hands, seat: int, action: Action) -> Refusal:
        battle = fought(state)
        side = side_of(battle, seat)
        if action == SEAL:
            return no("hand-left", {"n": must_drop(battle, side) - len(frame.drops[side])})
        if argument(action, 0) in WORDS and len(action.args) == 1:
            return no("hand-card") if action.verb == "drop" else no("hand-aside")
        return REFUSE.words(action)

    def draft(self, state: KnState, frame: Hands, seat: int, action: Action, events: list[Event]) -> None:
        battle = fought(state)
        side = side_of(battle, seat)
        drops, wanted = frame.drops[side], action.verb == "drop"
        card = next(
            n
            for n, c in enumerate(battle.fate[side])
            if result_word(c) == argument(action, 0) and (n in drops) != wanted
        )
        if wanted:
            drops.append(card)
        else:
            drops.remove(card)

    def show(self, state: KnState, frame: Hands, events: list[Event]) -> None:
        show(state, fought(state), frame, events)


class AbilityPhase(Sealing[Ability]):
    """B7: star and square at the tally, triangle at the count of victories; used unless held back (K13.3)."""

    verbs = frozenset({"employ", "hold", "seal", "unseal"})
    step = "ability"
    orders = True

    def asked(self, state: KnState, frame: Ability) -> Iterable[int]:
        battle = fought(state)
        return [seat_on(battle, side) for side in SIDES if ability(state, battle, side, frame.when)]

    def ident(self, state: KnState, frame: Ability, seat: int) -> str:
        return f"ability-{frame.number}"

    def open(self, state: KnState, frame: Ability, seat: int) -> list[Action]:
        used = frame.use[side_of(fought(state), seat)]
        return [SEAL, HOLD if used else EMPLOY]

    def params(self, state: KnState, frame: Ability, seat: int) -> Params:
        battle = fought(state)
        side = side_of(battle, seat)
        return {
            "noble": noble_term(battle.commanders[side]),
            "area": area_term(battle.area),
            "used": int(frame.use[side]),
        }

    def refuse(self, state: KnState, frame: Ability, seat: int, action: Action) -> Refusal:
        return REFUSE.words(action) if action.args else no("ability-so")

    def draft(self, state: KnState, frame: Ability, seat: int, action: Action, events: list[Event]) -> None:
        frame.use[side_of(fought(state), seat)] = action == EMPLOY

    def show(self, state: KnState, frame: Ability, events: list[Event]) -> None:
        abilities_shown(state, fought(state), frame, events)
