"""Refusals, and places and types of unit as parameters of events and questions."""

from __future__ import annotations

from engine.charlemagne.board import PLACES
from engine.charlemagne.game_data import TYPES
from engine.core import Piece, Place, Refusals

REFUSE = Refusals("charlemagne")
no = REFUSE.no


def place_term(place: int) -> Place:
    """A place as a parameter."""
    return Place(PLACES[place])


def type_term(kind: int) -> Piece:
    """A type of unit as a parameter."""
    return Piece(TYPES[kind].slug)
