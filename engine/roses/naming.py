"""Areas, blocks and cards of a position as parameters of events, refusals and prompts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import Piece, Place, Term, pieces, places
from engine.roses.board import AREA_IDS, BLOCK_IDS


def place(area: int) -> Place:
    """An area of the map."""
    return Place(AREA_IDS[area])


def piece(block: int) -> Piece:
    """A block."""
    return Piece(BLOCK_IDS[block])


def all_places(areas: Iterable[int]) -> list[int | Term]:
    """Several areas."""
    return places(AREA_IDS[n] for n in areas)


def all_pieces(blocks: Iterable[int]) -> list[int | Term]:
    """Several blocks."""
    return pieces(BLOCK_IDS[b] for b in blocks)
