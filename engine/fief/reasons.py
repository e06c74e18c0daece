"""Causes for which several phases refuse something, each told by itself with what can be done instead."""

from __future__ import annotations

from engine.core import Refusal
from engine.fief.board import is_free
from engine.fief.game_data import CITIES
from engine.fief.state.position import Position
from engine.fief.state.state import families_of
from engine.fief.terms import no, noble_term


def refuse_absent(state: Position, noble: int) -> Refusal | None:
    """Why a Noble is not in play: dead, or not born yet; ``None`` for one who is."""
    who = state.nobles[noble]
    if who.gone:
        return no("dead", {"noble": noble_term(noble)})
    return no("not-in-play", {"noble": noble_term(noble)}) if who.family < 0 else None


def refuse_noble(state: Position, seat: int, noble: int, *, captive: bool = False) -> Refusal | None:
    """Why a seat cannot act by a Noble: out of play, another's, or a captive unless a ``captive`` may; ``None`` where
    it can."""
    who = state.nobles[noble]
    if absent := refuse_absent(state, noble):
        return absent
    if who.family not in families_of(state, seat):
        return no("not-yours", {"noble": noble_term(noble)})
    return None if captive or is_free(who) else no("captive", {"noble": noble_term(noble)})


def on_map(state: Position, noble: int) -> bool:
    """Whether a Noble is in a city."""
    return 0 <= state.nobles[noble].place < len(CITIES)
