"""Ransoms: what they are, and those that must be paid (7.7, 6.7, 13.4). Less than the full one is a deal."""

from __future__ import annotations

from engine.core import Event
from engine.fief.board import captor_family, held_by_bandits, titles_of
from engine.fief.forest import bandits_ask, come_out
from engine.fief.game_data import SERVANT, N
from engine.fief.people import free
from engine.fief.state.position import Position
from engine.fief.state.state import CAPTORS, FREE, FiefState, seat_of
from engine.fief.terms import noble_term, seat_term, told


def ransom_of(state: Position, noble: int) -> int:
    """2 shillings and 2 for each title; two less with the advocate, two more for the gaoler's captives (7.7, 6.7)."""
    who = state.nobles[noble]
    if who.captor > CAPTORS + len(state.armies) - 1:
        return bandits_ask(state, noble)
    total = N.ransom + N.ransom_title * len(titles_of(state, noble))
    if who.servant == SERVANT["amice"]:
        total = max(N.ransom, total - N.ransom_advocate)
    captor = who.captor
    if 0 <= captor < CAPTORS and state.nobles[captor].servant == SERVANT["gunnora"]:
        total += N.ransom_gaoler
    return total


def pay_ransoms(state: FiefState, events: list[Event]) -> None:
    """7.7: who can pay the full ransom must, and the captor must take it, before anything is bought; the dearest the
    family can pay first, so that titles come home."""
    held = [n for n, who in enumerate(state.nobles) if who.captor != FREE and not who.gone and who.family >= 0]
    for noble in sorted(held, key=lambda n: (-ransom_of(state, n), n)):
        who = state.nobles[noble]
        seat, price = seat_of(state, who.family), ransom_of(state, noble)
        if state.purse[seat] < price:
            continue
        state.purse[seat] -= price
        family = captor_family(state, noble)
        if family >= 0:
            state.purse[seat_of(state, family)] += price
        events.append(told("ransom", seals=True, noble=noble_term(noble), n=price, seat=seat_term(seat)))
        (come_out if held_by_bandits(who) else free)(state, noble, events)
