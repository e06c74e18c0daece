"""What a game remembers of its public events: enough to draw a turn again, never a secret.

What was done is kept as text that grows: entries never change once they are written, so a state and its views share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from engine.core.parameters import Piece, Place, SeatRef, Word

Amount = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
Fact = Amount | str | list[Amount | str]
_ENCODER = msgspec.json.Encoder(order="deterministic")


class Deed(msgspec.Struct, frozen=True, array_like=True):
    """Something that was done."""

    what: str
    """The event's key without the game."""
    facts: dict[str, Fact]
    """What the event names, by the same names: slugs, and seats and amounts as numbers."""


def longer(text: msgspec.Raw, more: Sequence[object]) -> msgspec.Raw:
    """A JSON list with some entries more."""
    if not more:
        return text
    before = bytes(text)
    comma = b"," if before[1:-1].strip() else b""
    return msgspec.Raw(b"%b%b%b" % (before[:-1], comma, _ENCODER.encode(more)[1:]))


def plain(value: object) -> Fact | None:
    """A parameter of an event as a fact: the slug or number in it."""
    if isinstance(value, list):
        return [fact for term in value if isinstance(fact := plain(term), int | str)]
    if isinstance(value, Piece | Place | Word):
        return value.slug
    if isinstance(value, SeatRef):
        return value.seat
    return value if isinstance(value, int) else None
