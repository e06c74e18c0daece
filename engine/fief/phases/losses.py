"""Losses: which troops and Nobles of a family die of hits or of the plague, one after the other (2.5, 7.5, 13.1)."""

from __future__ import annotations

from engine.core import Action, Event, Params, Piece, Refusal, Word
from engine.fief.board import titles_of
from engine.fief.game_data import (
    KNIGHT,
    NOBLES,
    PLAGUE,
    PRICE,
    TROOPS,
    UNIT_IDS,
)
from engine.fief.people import doom
from engine.fief.phases.base import FamilyAsking
from engine.fief.pieces import settle
from engine.fief.state.state import Camp, FiefState, Toll
from engine.fief.terms import REFUSE, act, argument, city_term, family_term, no, noble_at
from engine.fief.war.arithmetic import LOSS_HITS
from engine.fief.war.camps import nobles_of
from engine.fief.war.losses import KIND, KINDS, ROYAL_KNIGHT, ROYAL_SOLDIER, fall, losable, pool_of


class TollPhase(FamilyAsking[Toll]):
    """A family chooses what it loses in a city: so many troops of the plague (2.5), or as many hits as can be taken,
    guards among the troops; what is over then kills Nobles (7.5, 13.1)."""

    verbs = frozenset({"lose"})
    step = "lose"
    orders = True

    @staticmethod
    def families(frame: Toll) -> tuple[int, ...]:
        """Whose people die: the family's, then its allies'."""
        return (frame.family, *frame.allies)

    def kinds(self, state: FiefState, frame: Toll) -> list[int]:
        """Kinds of loss of which one may be chosen now."""
        pool = pool_of(state, frame.city, self.families(frame), frame.sites)
        if frame.cause == PLAGUE:
            return [kind for kind, count in enumerate(pool) if count]
        return list(losable(pool, frame.count))

    def doomed(self, state: FiefState, frame: Toll) -> list[int]:
        """Nobles whom the hits that are left can strike: only when no troop stands (7.5); those without a title
        first."""
        if not frame.nobles or frame.count <= 0 or any(pool_of(state, frame.city, self.families(frame), frame.sites)):
            return []
        there = nobles_of(state, frame.city, Camp(list(self.families(frame)), sites=frame.sites))
        return sorted(there, key=lambda n: (len(titles_of(state, n)), n))

    def legal(self, state: FiefState, frame: Toll, seat: int) -> list[Action]:
        kinds = [act("lose", KINDS[k]) for k in self.kinds(state, frame)]
        return kinds or [act("lose", NOBLES[n]) for n in self.doomed(state, frame)]

    def ident(self, state: FiefState, frame: Toll, seat: int) -> str:
        return f"lose-{frame.number}-{frame.count}"

    def default(self, state: FiefState, frame: Toll, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (cheapest(legal),)

    def params(self, state: FiefState, frame: Toll, seat: int) -> Params:
        return {"n": frame.count, "city": city_term(frame.city), "cause": Word(f"death-{frame.cause}")}

    def refuse(self, state: FiefState, frame: Toll, seat: int, action: Action) -> Refusal:
        if len(action.args) != 1 or (argument(action, 0) not in KIND and noble_at(action, 0) is None):
            return REFUSE.words(action)
        return no("lose", {"n": frame.count})

    def advance(self, state: FiefState, frame: Toll, events: list[Event]) -> bool:
        if frame.count > 0:
            if self.kinds(state, frame):
                return True
            doomed = self.doomed(state, frame)
            if len(doomed) > frame.count:
                return True
            state.frames.remove(frame)
            for noble in reversed(doomed):
                doom(state, noble, "battle", events)
        else:
            state.frames.remove(frame)
        if frame.cause != "battle":  # a battle says itself whose the city is when it is over
            settle(state, frame.city)
        return False

    def act(self, state: FiefState, frame: Toll, seat: int, action: Action, events: list[Event]) -> None:
        noble = noble_at(action, 0)
        if noble is not None:
            frame.count -= 1
            if not frame.count:
                state.frames.remove(frame)
            doom(state, noble, "battle", events)
            return
        kind = KIND[argument(action, 0)]
        fall(state, frame.city, self.families(frame), frame.sites, kind)
        frame.count -= 1 if frame.cause == PLAGUE else LOSS_HITS[kind]
        params: Params = {"family": family_term(frame.family), "city": city_term(frame.city)}
        named: Params = {**params, "unit": Piece(KINDS[kind])}
        if frame.cause == "battle":  # 4.1: all troops lie open
            events.append(Event("fief-loses-unit", named, tell="line"))
        else:
            events.append(Event("fief-loses", params, tell="line"))
        events.append(Event("fief-loses-own", named, (seat,)))


_WORTH: dict[str, tuple[int, int]] = {
    **{UNIT_IDS[k]: (PRICE[k], k) for k in TROOPS}, ROYAL_SOLDIER: (PRICE[KNIGHT], 8), ROYAL_KNIGHT: (PRICE[KNIGHT], 9),
}  # fmt: skip
"""What a loss weighs: its price; royal guards, who cannot be bought, last."""


def cheapest(legal: list[Action]) -> Action:
    """The cheapest loss; of Nobles the one with fewest titles, who stands first."""
    return min(legal, key=lambda a: _WORTH.get(argument(a, 0), (PRICE[KNIGHT], 10)))
