"""What follows a Noble's death (K13.8): deserters, casualties paid with mercenaries (B10, B12), heirs."""

from __future__ import annotations

from engine.core import Action, Event, Params, Refusal, Term, Word
from engine.knights.board import LOSS
from engine.knights.court import dismiss
from engine.knights.fate import consult
from engine.knights.game_data import NATIONS, NONE, TROOPS
from engine.knights.phases.base import Asking
from engine.knights.state.frames_war import Death, Deserting
from engine.knights.state.slugs import TROOP_SLUGS, card_in, slugs_of
from engine.knights.state.state import KnState
from engine.knights.terms import REFUSE, act, argument, no, noble_term, seat_term, told, troop_term
from engine.knights.war.deaths import bury_line, desert, deserters, forced, forfeits, led


def draw_deserters(state: KnState, seat: int, noble: int, events: list[Event], *, dead: bool = False) -> None:
    """A Fate card names a nation: one mercenary of it deserts from the army, its Baron says which where they
    differ."""
    card = consult(state, events)
    if card is None:
        return
    found = deserters(state, seat, noble, card.nation)
    events.append(
        told("asks-deserters", "log", seals=True, seat=seat_term(seat), what=army_term(noble),
             nation=Word(NATIONS[card.nation]), n=len(found))
    )  # fmt: skip
    if len(slugs_of(found)) > 1:
        state.frames.append(Deserting(seat, noble, card.nation, state.next(), dead))
    elif found:
        desert(state, seat, noble, found[0], events)


def army_term(noble: int) -> Term:
    """An army, or the troops in a stronghold, as a parameter."""
    return noble_term(noble) if noble != NONE else Word("battle-garrison")


class DesertingPhase(Asking[Deserting]):
    """B10: which mercenary of the nation deserts."""

    verbs = frozenset({"desert"})
    step = "deserter"
    orders = True

    def legal(self, state: KnState, frame: Deserting, seat: int) -> list[Action]:
        return [act("desert", slug) for slug in slugs_of(deserters(state, seat, frame.noble, frame.nation))]

    def default(self, state: KnState, frame: Deserting, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        """The smallest."""
        found = deserters(state, seat, frame.noble, frame.nation)
        return (min(legal, key=lambda a: TROOPS[card_in(found, argument(a, 0))].size),)

    def params(self, state: KnState, frame: Deserting, seat: int) -> Params:
        return {"what": army_term(frame.noble), "nation": Word(NATIONS[frame.nation])}

    def refuse(self, state: KnState, frame: Deserting, seat: int, action: Action) -> Refusal:
        if argument(action, 0) in TROOP_SLUGS and len(action.args) == 1:
            return no("desert", {"nation": Word(NATIONS[frame.nation])})
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Deserting, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.remove(frame)
        found = deserters(state, seat, frame.noble, frame.nation)
        desert(state, seat, frame.noble, card_in(found, argument(action, 0)), events)

    def advance(self, state: KnState, frame: Deserting, events: list[Event]) -> bool:
        if not state.barons[frame.seat].out and deserters(state, frame.seat, frame.noble, frame.nation):
            return True
        state.frames.remove(frame)
        return False


class DeathPhase(Asking[Death]):
    """B12: mercenaries for casualties, as many as can be without going beyond them (G11); then the heir or none."""

    verbs = frozenset({"forfeit"})
    step = "death"
    orders = True

    def ident(self, state: KnState, frame: Death, seat: int) -> str:
        return f"death-{frame.number}-{frame.step}"

    def legal(self, state: KnState, frame: Death, seat: int) -> list[Action]:
        return [act("forfeit", slug) for slug in forfeits(led(state, seat, frame.noble), frame.left)]

    def default(self, state: KnState, frame: Death, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (legal[0],)

    def params(self, state: KnState, frame: Death, seat: int) -> Params:
        return {"what": army_term(frame.noble), "n": frame.left}

    def refuse(self, state: KnState, frame: Death, seat: int, action: Action) -> Refusal:
        if argument(action, 0) in TROOP_SLUGS and len(action.args) == 1:
            return no("forfeit", {"n": frame.left})
        return REFUSE.words(action)

    def act(self, state: KnState, frame: Death, seat: int, action: Action, events: list[Event]) -> None:
        self._pay(state, frame, argument(action, 0), events)
        frame.step += 1

    @staticmethod
    def _pay(state: KnState, frame: Death, slug: str, events: list[Event]) -> None:
        troops = led(state, frame.seat, frame.noble)
        card = card_in(troops, slug)
        dismiss(state, troops, card)
        frame.left -= TROOPS[card].size
        events.append(
            told("forfeits", seals=True, seat=seat_term(frame.seat), what=army_term(frame.noble),
                 troop=troop_term(card))
        )  # fmt: skip

    def advance(self, state: KnState, frame: Death, events: list[Event]) -> bool:
        if state.barons[frame.seat].out:
            state.frames.remove(frame)
            return False
        if frame.stage == "desert":
            frame.stage, frame.left = "pay", LOSS * frame.tokens
            draw_deserters(state, frame.seat, frame.noble, events, dead=True)
            return False
        orphan = frame.noble != NONE and not state.nobles[frame.noble].heir and not frame.spared
        troops = led(state, frame.seat, frame.noble)
        choices = [] if orphan else forfeits(troops, frame.left)
        if choices and not forced(troops, frame.left):
            return True
        if choices:
            self._pay(state, frame, choices[0], events)
            return False
        state.frames.remove(frame)
        if orphan:
            bury_line(state, frame.noble, events)
        return False
