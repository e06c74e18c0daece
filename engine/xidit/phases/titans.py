"""Titans: beaten from a city without a tile, with any units, by choice (P13)."""

from __future__ import annotations

import msgspec

from engine.core import Action, Event, Params, Piece, Place, Prompt, Refusal, SeatRef, pieces
from engine.xidit.analysis import payable, payment, titan_choice, unit_list, weakest
from engine.xidit.board import TITAN_SIZES, TITANS, UNITS
from engine.xidit.phases.base import REFUSE, Question
from engine.xidit.phases.plans import no_titan
from engine.xidit.phases.rewards import offer
from engine.xidit.state import Spend, Titan, XiditState
from engine.xidit.view import Deed

TITAN = {size: Action("titan", (size,)) for size in TITAN_SIZES}
PASS = Action("pass-titan")
SPEND = tuple(Action("spend", (unit,)) for unit in UNITS)


class TitanPhase(Question[Titan]):
    """Asked whether or not the seat has the units, as an anonymous window: neither the question, nor how long it lies
    open, nor its end by silence tells what is behind a screen, and nobody misses a turn over it (S5)."""

    step = "titan"
    verbs = frozenset({"titan", "pass-titan"})

    def answers(self, state: XiditState, frame: Titan) -> list[Action]:
        return [*(TITAN[size] for size in payable(state, state.players[frame.seat].units)), PASS]

    def refuse(self, state: XiditState, frame: Titan, action: Action) -> Refusal:
        size = action.args[0] if len(action.args) == 1 else None
        if action.verb == "pass-titan" or not isinstance(size, int) or size not in TITAN_SIZES:
            return REFUSE.words(action)
        if size not in state.awake_titans():
            return no_titan(size, state.awake_titans())
        return Refusal("xidit-no-units", {"n": size, "have": sum(state.players[frame.seat].units)})

    def prompt(self, state: XiditState, frame: Titan, answers: list[Action]) -> Prompt:
        asked = super().prompt(state, frame, answers)
        return msgspec.structs.replace(asked, pace="window", anonymous=True)

    def default(self, state: XiditState, frame: Titan) -> tuple[Action, ...]:
        """The Titans are left alone."""
        return (PASS,)

    def told(self, state: XiditState, frame: Titan) -> Params:
        player = state.players[frame.seat]
        return {"city": Place(player.city), "sizes": [*state.awake_titans()], "units": sum(player.units)}

    def act(self, state: XiditState, frame: Titan, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.pop()
        size = action.args[0] if action.args else None
        if isinstance(size, int):
            state.frames.append(Spend(seat, frame.step, size, [0] * len(UNITS)))
            events.append(Event("xidit-titan-chosen", {"seat": SeatRef(seat), "n": size}))
        else:
            self._pass(state, frame, events)

    def advance(self, state: XiditState, frame: Titan, events: list[Event]) -> bool:
        """What has been said beforehand. Units that a plan does not name are never spent unasked, unless it names
        none."""
        seat, player = frame.seat, state.players[frame.seat]
        plan = player.plan_of(frame.step)
        size, spend = titan_choice(state, player.units, plan, player.standing, player.city)
        if size is None:
            return True
        state.frames.pop()
        if not size:
            self._pass(state, frame, events)
            return False
        fight = Spend(seat, frame.step, size, [0] * len(UNITS))
        for unit, n in enumerate(payment(player.units, size, spend)):
            pay(state, fight, unit, n)
        if spend:  # whoever has planned too few is asked for the others
            state.frames.append(fight)
            events.append(Event("xidit-titan-chosen", {"seat": SeatRef(seat), "n": size}))
        else:
            beat(state, fight, events)
        return False

    def _pass(self, state: XiditState, frame: Titan, events: list[Event]) -> None:
        city = state.players[frame.seat].city
        state.deeds.append(Deed(frame.seat, "nothing", city))
        told: Params = {"seat": SeatRef(frame.seat), "city": Place(city), "step": frame.step}
        events.append(Event("xidit-titan-passed", told, seals=True))


class SpendPhase(Question[Spend]):
    """The units go back to the barracks one at a time."""

    step = "spend"
    verbs = frozenset({"spend"})

    def answers(self, state: XiditState, frame: Spend) -> list[Action]:
        return [SPEND[n] for n, owned in enumerate(state.players[frame.seat].units) if owned]

    def refuse(self, state: XiditState, frame: Spend, action: Action) -> Refusal:
        unit = action.args[0] if len(action.args) == 1 else None
        if unit not in UNITS:
            return REFUSE.words(action)
        owned = [Piece(name) for name, n in zip(UNITS, state.players[frame.seat].units, strict=True) if n]
        return Refusal("xidit-no-unit", {"unit": Piece(str(unit)), "units": [*owned]})

    def default(self, state: XiditState, frame: Spend) -> tuple[Action, ...]:
        """The weakest units go."""
        units = weakest(state.players[frame.seat].units, frame.size - sum(frame.paid))
        return tuple(SPEND[unit] for unit, n in enumerate(units) for _ in range(n))

    def told(self, state: XiditState, frame: Spend) -> Params:
        return {"n": frame.size - sum(frame.paid), "size": frame.size}

    def act(self, state: XiditState, frame: Spend, seat: int, action: Action, events: list[Event]) -> None:
        pay(state, frame, UNITS.index(str(action.args[0])), 1)

    def advance(self, state: XiditState, frame: Spend, events: list[Event]) -> bool:
        if sum(frame.paid) < frame.size:
            return True
        state.frames.pop()
        beat(state, frame, events)
        return False


def pay(state: XiditState, frame: Spend, unit: int, n: int) -> None:
    """Units leave the seat for the barracks."""
    state.players[frame.seat].units[unit] -= n
    state.barracks[unit] += n
    frame.paid[unit] += n


def beat(state: XiditState, frame: Spend, events: list[Event]) -> None:
    """The paid Titan leaves the game; the one below sleeps on. Its reward follows."""
    player = state.players[frame.seat]
    stack = TITAN_SIZES.index(frame.size)
    titan = TITANS[state.titans[stack].pop(0)]
    state.awake[stack] = False
    player.kills += 1
    player.freed.append(player.city)
    player.giants.append(player.city)
    state.deeds.append(Deed(frame.seat, "titan", player.city, titan.creature))
    told: Params = {
        "seat": SeatRef(frame.seat),
        "city": Place(player.city),
        "creature": Piece(titan.creature),
        "n": titan.size,
        "units": pieces(unit_list(frame.paid)),
        "step": frame.step,
    }
    events.append(Event("xidit-titan-beaten", told, seals=True, tell="line"))
    offer(state, frame.seat, frame.step, titan)
