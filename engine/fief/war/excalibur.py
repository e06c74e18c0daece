"""Excalibur: who may try it, and what comes of it (13.2)."""

from __future__ import annotations

from engine.core import Event, Params, Refusal
from engine.fief.board import is_cleric, is_free
from engine.fief.game_data import ARTHUR, MAN, N
from engine.fief.people import take_sword
from engine.fief.reasons import refuse_noble
from engine.fief.state.state import FiefState
from engine.fief.terms import no, noble_term, told

DIE = 6
"""The highest face of a die."""
FIRST, SECOND = 1, 2
"""The tries of a round: one in the movement, one among the battles."""


def refuse_sword(state: FiefState, seat: int, noble: int, number: int) -> Refusal:
    """Why a Noble may not try the sword (13.2)."""
    named: Params = {"noble": noble_term(noble)}
    cause = refuse_noble(state, seat, noble)
    if cause is not None:
        return cause
    if not state.options.excalibur:
        return no("sword-unused")
    if state.blade != "stone":
        return no("sword-drawn")
    if not MAN[noble]:
        return no("sword-woman", named)
    if is_cleric(state, noble):
        return no("sword-cleric", named)
    if state.sword < 0 or state.nobles[noble].place != state.sword:
        return no("sword-far", named)
    return no("sword-tried", {**named, "n": number})


def may_try(state: FiefState, noble: int, number: int) -> bool:
    """Whether a Noble may try the sword: a free man, no prelate, where it sticks, this round's first or second try
    not made (13.2)."""
    who = state.nobles[noble]
    return (
        state.options.excalibur
        and state.blade == "stone"
        and who.place == state.sword
        and state.sword >= 0
        and MAN[noble]
        and is_free(who)
        and not is_cleric(state, noble)
        and who.tries < number
    )


def sword_faces(noble: int) -> int:
    """Faces of a die on which a Noble draws the sword, more for Arthur (13.2)."""
    return N.sword_arthur if noble == ARTHUR else N.sword


def try_sword(state: FiefState, noble: int, number: int, events: list[Event]) -> None:
    """13.2: a six draws the sword, Arthur a four; on an empty throne it makes a King."""
    die = state.dice.roll("excalibur")
    state.nobles[noble].tries = number
    drawn = die > DIE - sword_faces(noble)
    events.append(told("sword-drawn" if drawn else "sword-sticks", seals=True, noble=noble_term(noble), die=die))
    if drawn:
        take_sword(state, noble, False, events)
