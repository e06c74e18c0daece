"""Positions as they lie in the database: each has a digest beside it, by which damage is noticed when it is read.

A digest finds what a disk, a copy or a hand has changed. It is no proof against somebody who can write the database.
Rows that were written before there were digests have an empty one, until ``restoring`` gives them theirs: until then
it is asked at every load whether such a position can come about.
"""

from __future__ import annotations

import hashlib
from typing import Any

from bot.tables.unit.replay import HOLD_POSITIONS, AnyRules
from engine.core import SaveError

LENGTH = 16
"""Bytes of a digest; it is written in twice as many hexadecimal digits."""


class DamagedPosition(SaveError):
    """What lies in the database is not what was written there."""


def digest_of(held: bytes | str, number: int = 0) -> str:
    """The digest of a position as it is saved, or of a text that holds one. ``number``: of the action after which it
    was, where that stands beside it and is as much a part of what was written."""
    data = held.encode() if isinstance(held, str) else held
    return hashlib.blake2b(data, digest_size=LENGTH, salt=(number % (1 << 64)).to_bytes(8)).hexdigest()


def fits(held: bytes | str, digest: str, number: int = 0) -> bool:
    """Whether something is what a digest was made of; an empty one, from before there were any, fits everything."""
    return not digest or digest_of(held, number) == digest


def columns(data: bytes) -> dict[str, Any]:
    """A position with its digest, as columns of ``states`` and ``snapshots``."""
    return {"data": data, "digest": digest_of(data)}


def base_columns(base: bytes, base_seq: int) -> dict[str, Any]:
    """The position behind which undo does not go, and the number of its action, as columns of ``states``."""
    return {"base": base, "base_digest": digest_of(base, base_seq), "base_seq": base_seq}


def digest_of_line(kind: str, text: str) -> str:
    """The digest of a line of the log that holds a position, empty for any other."""
    return digest_of(text) if kind in HOLD_POSITIONS else ""


def read(rules: AnyRules, data: bytes, digest: str, number: int = 0) -> Any:
    """A position of the database. Raises ``DamagedPosition`` where its digest does not fit, or where it has none and
    cannot come about, and ``SaveError`` where it is no save of this game."""
    if not fits(data, digest, number):
        raise DamagedPosition(f"a stored position of {rules.id} is damaged: its digest does not fit")
    state = rules.loads(data)
    if not digest and (faults := rules.invariants(state)):
        raise DamagedPosition(f"a stored position of {rules.id} without a digest cannot come about: {faults[0]}")
    return state
