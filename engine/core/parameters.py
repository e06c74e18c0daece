"""What the parameters of events, refusals and prompts are. A host tells each by its type, without knowing the game.

A plain ``int`` is an amount and nothing else. Everything that has a name is one of the structs below; a list holds
several. They are tagged, so that they come back from JSON as what they were.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class SeatRef(msgspec.Struct, frozen=True, tag="seat", tag_field="is"):
    """A seat at the table."""

    seat: int
    """Its number, counted from 0; -1 is a participant without a player, such as a phantom."""


class Place(msgspec.Struct, frozen=True, tag="place", tag_field="is"):
    """A place on the board."""

    slug: str | int
    """What it is called in ``<game>-place-<slug>``; a number where the game numbers its places."""


class Piece(msgspec.Struct, frozen=True, tag="piece", tag_field="is"):
    """Something that stands on the board or in a hand: a unit, block, card, creature."""

    slug: str
    """What it is called in ``<game>-piece-<slug>``."""


class Word(msgspec.Struct, frozen=True, tag="word", tag_field="is"):
    """Any other word of the game's vocabulary."""

    slug: str
    """What it is called in ``<game>-word-<slug>``."""


class Share(msgspec.Struct, frozen=True, tag="share", tag_field="is"):
    """What one seat has of something."""

    seat: int
    """Its number, counted from 0."""
    value: int | Place | Piece | Word
    """How much it has, or which; a number is an amount."""


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="is"):
    """An action, told in words."""

    action: str
    """Its text form (``order 3 red``)."""


class Verb(msgspec.Struct, frozen=True, tag="verb", tag_field="is"):
    """The verb of an action."""

    verb: str
    """What it is called in ``<game>-verb-<verb>``."""


class Step(msgspec.Struct, frozen=True, tag="step", tag_field="is"):
    """What a seat is asked."""

    step: str
    """What it is called in ``<game>-step-<step>``."""


Term = SeatRef | Place | Piece | Word | Share | Said | Verb | Step
Param = int | Term | list[int | Term]
"""One parameter of an event, a refusal or a prompt."""
Params = dict[str, Param]

_DECODER = msgspec.json.Decoder(Params)
Names = Literal["place", "piece", "word"]
NAMED: tuple[Names, ...] = ("place", "piece", "word")
"""The kinds of names a slug among an action's arguments may have, in the order in which a host looks them up."""


def encode_params(params: Params) -> str:
    """Parameters as JSON."""
    return msgspec.json.encode(params).decode()


def decode_params(text: str | bytes) -> Params:
    """Parameters from JSON. Raises ``msgspec.ValidationError`` for anything else."""
    return _DECODER.decode(text)


def params_from(data: Any) -> Params:
    """Parameters from decoded JSON. Raises ``msgspec.ValidationError`` for anything else."""
    return msgspec.convert(data, Params)


def seats_in(params: Params) -> frozenset[int]:
    """The seats that parameters name."""
    found: set[int] = set()
    for value in params.values():
        for term in value if isinstance(value, list) else (value,):
            if isinstance(term, SeatRef | Share):
                found.add(term.seat)
    return frozenset(found)


def seats(numbers: Any) -> list[int | Term]:
    """Several seats as a parameter."""
    return [SeatRef(n) for n in numbers]


def places(slugs: Any) -> list[int | Term]:
    """Several places as a parameter."""
    return [Place(s) for s in slugs]


def pieces(slugs: Any) -> list[int | Term]:
    """Several pieces as a parameter."""
    return [Piece(s) for s in slugs]


def words(slugs: Any) -> list[int | Term]:
    """Several words as a parameter."""
    return [Word(s) for s in slugs]


def shares(values: Any) -> list[int | Term]:
    """One amount or word per seat, in the order of the seats, as a parameter."""
    return [Share(seat, value) for seat, value in enumerate(values)]
