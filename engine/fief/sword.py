"""Excalibur: who may try it, and what comes of it (13.2)."""

from __future__ import annotations

from engine.core import Event
from engine.fief.board import is_cleric, is_free
from engine.fief.lore import ARTHUR, MAN
from engine.fief.people import take_sword
from engine.fief.phases.base import noble_term, told
from engine.fief.state import FiefState


def may_try(state: FiefState, noble: int, made: int) -> bool:
    """Whether a Noble may try the sword: a free man, no prelate, where it sticks, ``made`` tries so far (13.2)."""
    who = state.nobles[noble]
    return (
        state.options.excalibur
        and state.bearer < 0
        and who.place == state.sword
        and state.sword >= 0
        and MAN[noble]
        and is_free(who)
        and not is_cleric(state, noble)
        and who.tries <= made
    )


def try_sword(state: FiefState, noble: int, events: list[Event]) -> None:
    """13.2: a six draws the sword, Arthur a four; on an empty throne it makes a King."""
    die = state.dice.roll("excalibur")
    state.nobles[noble].tries += 1
    drawn = die >= (4 if noble == ARTHUR else 6)
    events.append(told("sword-drawn" if drawn else "sword-sticks", seals=True, noble=noble_term(noble), die=die))
    if drawn:
        take_sword(state, noble, False, events)
