"""Muster Troops (K8.4): in turn, each buys casualties of one army back."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Action, Event, Params, Refusal
from engine.knights.game_data import NOBLE, NOBLE_IDS, N
from engine.knights.mods import baron_mod
from engine.knights.phases.base import Asking
from engine.knights.state.frames_cards import Muster
from engine.knights.state.slugs import KEEP
from engine.knights.state.state import KnState, Noble, Position, Stronghold, in_turn, nobles_of
from engine.knights.terms import PASS, REFUSE, act, argument, no, noble_at, noble_term, number_at, seat_term, told


def open_muster(state: KnState, events: list[Event]) -> None:
    """The card is read."""
    state.frames.append(Muster(state.next(), in_turn(state)))


def muster_cost(state: Position, seat: int) -> int:
    """Crowns for a token; a charge makes it cheaper."""
    cheaper = baron_mod(state, seat, "muster-cost")
    return N.muster if cheaper is None else cheaper


def wounded(state: Position, seat: int) -> list[tuple[str, Noble | Stronghold]]:
    """Armies of a seat with casualties, and the troops in its stronghold."""
    found: list[tuple[str, Noble | Stronghold]] = [
        (NOBLE_IDS[n], state.nobles[n]) for n in nobles_of(state, seat) if state.nobles[n].losses
    ]
    hold = state.barons[seat].stronghold
    return [*found, (KEEP, hold)] if hold.losses else found


class MusterPhase(Asking[Muster]):
    """M1: any number of casualties of one army."""

    verbs = frozenset({"muster", "pass"})
    step = "muster"
    orders = True

    def asked(self, state: KnState, frame: Muster) -> Iterable[int]:
        return frame.order

    def ident(self, state: KnState, frame: Muster, seat: int) -> str:
        return f"muster-{frame.number}-{seat}"

    def legal(self, state: KnState, frame: Muster, seat: int) -> list[Action]:
        crowns, cost = state.barons[seat].crowns, muster_cost(state, seat)
        found = [
            act("muster", name, n)
            for name, it in wounded(state, seat)
            for n in range(1, it.losses + 1)
            if n * cost <= crowns
        ]
        return [*found, PASS]

    def default(self, state: KnState, frame: Muster, seat: int, legal: list[Action]) -> tuple[Action, ...]:
        return (PASS,)

    def params(self, state: KnState, frame: Muster, seat: int) -> Params:
        return {"crowns": state.barons[seat].crowns, "n": muster_cost(state, seat)}

    def refuse(self, state: KnState, frame: Muster, seat: int, action: Action) -> Refusal:
        known = noble_at(action, 0) is not None or argument(action, 0) == KEEP
        noble, n = noble_at(action, 0), number_at(action, 1)
        if not known or n is None or n < 1:
            return REFUSE.words(action)
        if noble is not None and noble not in nobles_of(state, seat):
            return no("not-yours", {"noble": noble_term(noble)})
        losses = (state.barons[seat].stronghold if noble is None else state.nobles[noble]).losses
        if n > losses:
            return no("muster", {"losses": losses})
        return no("muster-crowns", {"n": n * muster_cost(state, seat), "have": state.barons[seat].crowns})

    def advance(self, state: KnState, frame: Muster, events: list[Event]) -> bool:
        frame.order[:] = [s for s in frame.order if len(self.legal(state, frame, s)) > 1]
        if frame.order:
            return True
        state.frames.remove(frame)
        return False

    def act(self, state: KnState, frame: Muster, seat: int, action: Action, events: list[Event]) -> None:
        frame.order.remove(seat)
        if action == PASS:
            events.append(told("musters-none", "log", seals=True, seat=seat_term(seat)))
            return
        name, count = argument(action, 0), int(action.args[1])
        it = next(it for known, it in wounded(state, seat) if known == name)
        it.losses -= count
        state.barons[seat].crowns -= count * muster_cost(state, seat)
        nobles = [] if name == KEEP else [noble_term(NOBLE[name])]
        events.append(told("musters", seals=True, seat=seat_term(seat), n=count, nobles=nobles))
