"""Deaths of Nobles (K13.8): deserters, casualties paid with mercenaries, offices, heirs."""

from __future__ import annotations

from engine.core import Event
from engine.knights.court import dismiss
from engine.knights.lore import NONE
from engine.knights.phases.base import noble_term, told
from engine.knights.state import KnState


def kill(state: KnState, noble: int, events: list[Event]) -> None:
    """A Noble dies. What he leads stays with his heir off the board, less deserters and casualties."""
    who = state.nobles[noble]
    who.losses = 0
    who.area, who.sea = NONE, False
    who.dead = True
    discard_office(state, noble, events)
    if not who.heir:
        who.gone = True
        for card in list(who.troops):
            dismiss(state, who.troops, card)
    events.append(told("dies", seals=True, noble=noble_term(noble)))


def discard_office(state: KnState, noble: int, events: list[Event]) -> None:
    """An office is laid aside."""
    who = state.nobles[noble]
    if who.office != NONE:
        state.agendas_out.append(who.office)
        who.office = NONE
