"""Phase 3: income, and mills that are burnt after it (3.0-3.4)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal, Said
from engine.fief.board import mills_left
from engine.fief.game_data import CITY_IDS, N
from engine.fief.income import halved, items, received
from engine.fief.phases.base import Asking, closing
from engine.fief.state.state import Burning, FiefState, families_of, seat_of
from engine.fief.terms import PASS, REFUSE, act, city_at, city_term, family_term, no, seat_term, told


def collect(state: FiefState, events: list[Event]) -> None:
    """3.0-3.3: everybody's income at once; how much is each seat's own to know."""
    gained = [0] * state.seats
    gross = [0] * state.seats
    half = halved(state)
    for family in range(state.families):
        seat, reasons = seat_of(state, family), items(state, family)
        gross[seat] += sum(reasons.values())
        amount = received(state, gross[seat]) - gained[seat]
        gained[seat] += amount
        params: Params = {
            "family": family_term(family),
            "n": amount,
            "reasons": [Said(f"income-{reason} {n}") for reason, n in reasons.items()],
        }
        if half:
            params["half"] = 1
        events.append(Event("fief-income-own", params, (seat,)))
    for seat, amount in enumerate(gained):
        state.purse[seat] += amount
    events.append(told("income", "log", seals=True))


class BurnPhase(Asking[Burning]):
    """3.4: after the income everybody may burn own mills for 2 shillings each."""

    verbs = frozenset({"burn", "pass"})
    step = "burn"
    pace = "window"
    anonymous = True
    orders = True

    def asked(self, state: FiefState, frame: Burning) -> Iterable[int]:
        return [s for s in range(state.seats) if not frame.said[s]]

    def mills(self, state: FiefState, seat: int) -> list[int]:
        """Own mills, those of besieged cities aside."""
        own = families_of(state, seat)
        return [c for c, town in enumerate(state.towns) if town.mill and town.control in own and town.siege < 0]

    def legal(self, state: FiefState, frame: Burning, seat: int) -> list[Action]:
        return [*(act("burn", CITY_IDS[c]) for c in self.mills(state, seat)), PASS]

    def ident(self, state: FiefState, frame: Burning, seat: int) -> str:
        return f"burn-{state.round}-{mills_left(state)}"

    def default(self, state: FiefState, frame: Burning, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: FiefState, frame: Burning, seat: int) -> Params:
        return {"n": N.burn}

    def refuse(self, state: FiefState, frame: Burning, seat: int, action: Action) -> Refusal:
        city = city_at(action, 0)
        return REFUSE.words(action) if city is None else no("burn", {"city": city_term(city)})

    def advance(self, state: FiefState, frame: Burning, events: list[Event]) -> bool:
        """Whoever has no mill, which everybody sees, is not asked."""
        frame.said = [said or not self.mills(state, seat) for seat, said in enumerate(frame.said)]
        if not all(frame.said):
            return True
        state.frames.pop()
        return False

    def act(self, state: FiefState, frame: Burning, seat: int, action: Action, events: list[Event]) -> None:
        if action == PASS:
            frame.said[seat] = True
            if not any(self.mills(state, s) for s in self.asked(state, frame)):
                events.append(closing(seat))  # ransoms hang on purses (7.7)
            return
        city = city_at(action, 0)
        assert city is not None
        state.towns[city].mill = False
        state.purse[seat] += N.burn
        events.append(told("burns", seals=True, seat=seat_term(seat), city=city_term(city)))
