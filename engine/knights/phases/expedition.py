"""Fund Expeditions (K8.2): start, invest, bless, advance, resolve."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Word
from engine.knights.fate import bury, draw
from engine.knights.game_data import EXPEDITION, EXPEDITIONS, EXPEDITIONS_FILE, FATE, MULTIPLIER, NONE, OUTCOMES
from engine.knights.mods import baron_mod
from engine.knights.phases.base import Asking
from engine.knights.state.frames_cards import Venture
from engine.knights.state.state import Expedition, KnState, Position, in_turn
from engine.knights.terms import PASS, REFUSE, act, argument, no, number_at, seat_term, told

BLESS = act("bless")


def open_venture(state: KnState, events: list[Event]) -> None:
    """The card is read."""
    state.frames.append(Venture(state.next()))


def most_invested(state: Position, seat: int) -> int:
    """The most crowns that a seat may put into an expedition."""
    more = baron_mod(state, seat, "invest")
    return min(state.barons[seat].crowns, EXPEDITIONS_FILE.invest if more is None else more)


def results(expedition: str) -> Counter[str]:
    """How many Fate cards bring each of ``game_data.OUTCOMES`` to an expedition."""
    return Counter(card.expeditions[EXPEDITION[expedition]] for card in FATE)


class VenturePhase(Asking[Venture]):
    """X1 to X3: the Chairman starts one or none, everybody may invest, the Head of the Church may bless it."""

    verbs = frozenset({"start", "invest", "bless", "pass"})
    step = "expedition"
    orders = True

    def topic(self, state: KnState, frame: Venture, seat: int) -> str:
        return {"start": "expedition", "invest": "invest", "bless": "bless"}[frame.stage]

    def asked(self, state: KnState, frame: Venture) -> Iterable[int]:
        if frame.stage == "start":
            return [state.chairman]
        return frame.order if frame.stage == "invest" else [state.head]

    def ident(self, state: KnState, frame: Venture, seat: int) -> str:
        return f"{frame.stage}-{frame.number}" + (f"-{seat}" if frame.stage == "invest" else "")

    def legal(self, state: KnState, frame: Venture, seat: int) -> list[Action]:
        if frame.stage == "start":
            idle = [name for n, name in enumerate(EXPEDITIONS) if not state.expeditions[n].spot]
            return [*(act("start", name) for name in idle), PASS]
        if frame.stage == "invest":
            return [*(act("invest", n) for n in range(1, most_invested(state, seat) + 1)), PASS]
        return [BLESS, PASS] if state.barons[seat].faith >= EXPEDITIONS_FILE.blessing else [PASS]

    def default(self, state: KnState, frame: Venture, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: KnState, frame: Venture, seat: int) -> Params:
        stakes = sum(state.expeditions[frame.which].stakes) if frame.which != NONE else 0
        which = [] if frame.which == NONE else [Word(EXPEDITIONS[frame.which])]
        return {"expeditions": [*which], "n": stakes, "most": most_invested(state, seat)}

    def refuse(self, state: KnState, frame: Venture, seat: int, action: Action) -> Refusal:
        if action.verb == "start" and argument(action, 0) in EXPEDITION and frame.stage == "start":
            return no("start", {"expedition": Word(argument(action, 0))})
        if action.verb == "invest" and number_at(action, 0) is not None and frame.stage == "invest":
            return no("invest", {"most": most_invested(state, seat)})
        if action == BLESS and frame.stage == "bless":
            return no("bless", {"n": EXPEDITIONS_FILE.blessing, "have": state.barons[seat].faith})
        return REFUSE.words(action)

    def advance(self, state: KnState, frame: Venture, events: list[Event]) -> bool:
        if frame.stage == "start":
            if all(e.spot for e in state.expeditions):
                self._sail(state, frame, events)
                return False
            return True
        if frame.stage == "invest":
            frame.order[:] = [s for s in frame.order if most_invested(state, s)]
            if frame.order:
                return True
            if not any(state.expeditions[frame.which].stakes):
                frame.which = NONE
            frame.stage = "bless"
        if frame.which == NONE or not self._can_bless(state):
            self._sail(state, frame, events)
            return False
        return True

    @staticmethod
    def _can_bless(state: KnState) -> bool:
        head = state.barons[state.head]
        return not head.out and head.faith >= EXPEDITIONS_FILE.blessing

    def act(self, state: KnState, frame: Venture, seat: int, action: Action, events: list[Event]) -> None:
        if frame.stage == "start":
            if action == PASS:
                events.append(told("starts-none", seals=True, seat=seat_term(seat)))
                self._sail(state, frame, events)
                return
            frame.which = EXPEDITION[argument(action, 0)]
            frame.stage, frame.order = "invest", in_turn(state)
            state.expeditions[frame.which] = Expedition(stakes=[0] * state.seats)
            events.append(told("starts", seals=True, seat=seat_term(seat), expedition=Word(argument(action, 0))))
        elif frame.stage == "invest":
            frame.order.remove(seat)
            if action == PASS:
                events.append(told("invests-none", "log", seals=True, seat=seat_term(seat)))
                return
            crowns = int(action.args[0])
            state.barons[seat].crowns -= crowns
            state.expeditions[frame.which].stakes[seat] = crowns
            events.append(told("invests", seals=True, seat=seat_term(seat), n=crowns))
        else:
            if action == BLESS:
                state.barons[seat].faith -= EXPEDITIONS_FILE.blessing
                state.expeditions[frame.which].blessed = True
                events.append(told("blesses", seals=True, seat=seat_term(seat), expedition=self._name(frame)))
            else:
                events.append(told("blesses-none", "log", seals=True, seat=seat_term(seat)))
            self._sail(state, frame, events)

    @staticmethod
    def _name(frame: Venture) -> Word:
        return Word(EXPEDITIONS[frame.which])

    @staticmethod
    def _sail(state: KnState, frame: Venture, events: list[Event]) -> None:
        """The new one stands on 1, the others go on, those on 3 come to their end."""
        state.frames.remove(frame)
        for number, it in enumerate(state.expeditions):
            if number == frame.which:
                it.spot = 1
            elif it.spot:
                it.spot = min(it.spot + 1, EXPEDITIONS_FILE.spaces)
                if it.spot == EXPEDITIONS_FILE.spaces:
                    resolve(state, number, events)


def resolve(state: KnState, number: int, events: list[Event]) -> None:
    """A Fate card, two for a blessed one, says what becomes of an expedition."""
    it = state.expeditions[number]
    cards = [draw(state) for _ in range(1 + it.blessed)]
    for card in cards:
        bury(state, card)
    results = [FATE[c].expeditions[number] for c in cards]
    result = max(results, key=OUTCOMES.index)
    events.append(
        told("expedition", "phase", seals=True, expedition=Word(EXPEDITIONS[number]), result=Word(f"outcome-{result}"),
             results=[Word(f"outcome-{r}") for r in results])
    )  # fmt: skip
    if result == "none":
        return
    for seat, stake in enumerate(it.stakes):
        won = stake * MULTIPLIER[result]
        if won and not state.barons[seat].out:
            state.barons[seat].crowns += won
            events.append(told("returns-crowns", seals=True, seat=seat_term(seat), n=won))
    sink(state, number)


def sink(state: KnState, number: int) -> None:
    """An expedition is over; it may be started anew."""
    state.expeditions[number] = Expedition(stakes=[0] * state.seats)
