"""Titans: beaten from a city without a tile, with any units, by choice (P13)."""

from __future__ import annotations

import msgspec

from engine.core import Action, Event, Params, Piece, Place, Prompt, Refusal, SeatRef, pieces
from engine.xidit.board import TITAN_SIZES, TITANS, UNITS
from engine.xidit.phases.base import REFUSE, Question
from engine.xidit.phases.rewards import offer
from engine.xidit.phases.standing import affordable, meant
from engine.xidit.state import Spend, Titan, XiditState
from engine.xidit.view import Deed, Plan

TITAN = {size: Action("titan", (size,)) for size in TITAN_SIZES}
PASS = Action("pass-titan")
SPEND = tuple(Action("spend", (unit,)) for unit in UNITS)


class TitanPhase(Question[Titan]):
    """Asked whether or not the seat has the units, as an anonymous window: neither the question, nor how long it lies
    open, nor its end by silence tells what is behind a screen, and nobody misses a turn over it (S5)."""

    step = "titan"
    verbs = frozenset({"titan", "pass-titan"})

    def answers(self, state: XiditState, frame: Titan) -> list[Action]:
        return [*(TITAN[size] for size in self._payable(state, frame)), PASS]

    def refuse(self, state: XiditState, frame: Titan, action: Action) -> Refusal:
        size = action.args[0] if len(action.args) == 1 else None
        if action.verb == "pass-titan" or not isinstance(size, int) or size not in TITAN_SIZES:
            return REFUSE.words(action)
        if not state.awake[TITAN_SIZES.index(size)]:
            return Refusal("xidit-no-titan", {"n": size})
        return Refusal("xidit-no-units", {"n": size})

    def prompt(self, state: XiditState, frame: Titan, answers: list[Action]) -> Prompt:
        asked = super().prompt(state, frame, answers)
        return msgspec.structs.replace(asked, pace="window", anonymous=True)

    def default(self, state: XiditState, frame: Titan) -> tuple[Action, ...]:
        """The Titans are let be."""
        return (PASS,)

    def told(self, state: XiditState, frame: Titan) -> Params:
        player = state.players[frame.seat]
        awake = [size for n, size in enumerate(TITAN_SIZES) if state.awake[n]]
        return {"city": Place(player.city), "sizes": [*awake], "units": sum(player.units)}

    def act(self, state: XiditState, frame: Titan, seat: int, action: Action, events: list[Event]) -> None:
        state.frames.pop()
        size = action.args[0] if action.args else None
        if isinstance(size, int):
            state.frames.append(Spend(seat, frame.step, size, [0] * len(UNITS)))
            events.append(Event("xidit-titan-chosen", {"seat": SeatRef(seat), "n": size}))
        else:
            self._pass(state, frame, events)

    def advance(self, state: XiditState, frame: Titan, events: list[Event]) -> bool:
        """A plan that can be carried out goes first, then the standing choice, which takes the largest that it may.

        Units that a plan does not name are never spent unasked, unless it names none.
        """
        seat = frame.seat
        player = state.players[seat]
        payable = self._payable(state, frame)
        plan = player.plans[frame.step - 1] or Plan()
        if plan.titan == "skip":
            state.frames.pop()
            self._pass(state, frame, events)
            return False
        if plan.titan and int(plan.titan) in payable:
            state.frames.pop()
            self._plan(state, Spend(seat, frame.step, int(plan.titan), [0] * len(UNITS)), plan.spend, events)
            return False
        standing = player.standing.titan
        if standing == "ask":
            return True
        state.frames.pop()
        sizes = affordable(state, seat)
        if sizes and (standing == "always" or (standing == "meant" and meant(state, seat))):
            self._pay(state, Spend(seat, frame.step, sizes[-1], [0] * len(UNITS)), events)
        else:
            self._pass(state, frame, events)
        return False

    def _payable(self, state: XiditState, frame: Titan) -> list[int]:
        total = sum(state.players[frame.seat].units)
        return [size for n, size in enumerate(TITAN_SIZES) if state.awake[n] and total >= size]

    def _pass(self, state: XiditState, frame: Titan, events: list[Event]) -> None:
        city = state.players[frame.seat].city
        state.deeds.append(Deed(frame.seat, "nothing", city))
        told: Params = {"seat": SeatRef(frame.seat), "city": Place(city), "step": frame.step}
        events.append(Event("xidit-titan-passed", told, seals=True))

    def _plan(self, state: XiditState, frame: Spend, wish: dict[str, int], events: list[Event]) -> None:
        """Pay the planned units as far as they are there; whoever has planned too few is asked for the others."""
        if not wish:
            self._pay(state, frame, events)
            return
        units = state.players[frame.seat].units
        for slug, count in wish.items():
            unit = UNITS.index(slug)
            pay(state, frame, unit, min(count, units[unit], frame.size - sum(frame.paid)))
        state.frames.append(frame)
        events.append(Event("xidit-titan-chosen", {"seat": SeatRef(frame.seat), "n": frame.size}))

    def _pay(self, state: XiditState, frame: Spend, events: list[Event]) -> None:
        """Pay without asking, with the weakest units."""
        for unit, owned in enumerate(state.players[frame.seat].units):
            pay(state, frame, unit, min(owned, frame.size - sum(frame.paid)))
        beat(state, frame, events)


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
        return Refusal("xidit-no-unit", {"unit": Piece(str(unit))})

    def default(self, state: XiditState, frame: Spend) -> tuple[Action, ...]:
        """The weakest units go."""
        owned = [n for n, count in enumerate(state.players[frame.seat].units) for _ in range(count)]
        return tuple(SPEND[n] for n in owned[: frame.size - sum(frame.paid)])

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
        "units": pieces(unit for unit, n in zip(UNITS, frame.paid, strict=True) for _ in range(n)),
        "step": frame.step,
    }
    events.append(Event("xidit-titan-beaten", told, seals=True, tell="line"))
    offer(state, frame.seat, frame.step, titan)
