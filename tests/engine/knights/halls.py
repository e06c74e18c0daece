"""Assemblies to look at: what is pending, who casts how many Votes."""

from __future__ import annotations

from engine.core import Event
from engine.knights.game_data import AGENDAS
from engine.knights.phases.assembly import open_assembly
from engine.knights.state import KnState
from tests.engine.knights.kit import (
    RED,
    clear,
    do,
    rest,
    run,
    waits,
)


def number(slug: str) -> int:
    return next(n for n, a in enumerate(AGENDAS) if a.slug == slug)


def agendas(state: KnState, *slugs: str) -> None:
    """What is pending."""
    state.agendas += state.pending
    state.pending.clear()
    for slug in slugs:
        card = next(c for c in state.agendas if AGENDAS[c].slug == slug)
        state.agendas.remove(card)
        state.pending.append(card)


def meet(state: KnState, *slugs: str) -> list[Event]:
    """An Assembly begins; after it the game stops at the filler."""
    clear(state)
    rest(state)
    agendas(state, *slugs)
    events: list[Event] = []
    open_assembly(state, events)
    return [*events, *run(state)]


def votes(state: KnState) -> list[int]:
    return [b.votes for b in state.barons]


def cast(state: KnState, slug: str, *amounts: int) -> list[Event]:
    """Everybody who is asked casts so many Votes."""
    events: list[Event] = []
    for seat, n in enumerate(amounts):
        if seat in waits(state):
            events += do(state, seat, f"cast {slug} {n}")
    return events


def elect(state: KnState, slug: str, winner: int) -> list[Event]:
    """Red, with the only Votes, has a Baron elected."""
    events = cast(state, slug, 1, 0, 0, 0)
    return [*events, *do(state, RED, f"declare seat-{winner}")]
