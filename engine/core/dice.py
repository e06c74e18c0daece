"""Luck that can be verified: every draw is HMAC-SHA256(seed, label, counter), unbiased and recorded."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import MutableSequence
from typing import TypeVar

import msgspec

T = TypeVar("T")
_WORD = 1 << 64


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One recorded draw."""

    label: str
    """What was drawn for, a word of the game such as ``income-2``; it is part of what the number follows from."""
    counter: int
    """How many draws the game had made before this one."""
    sides: int
    """How many results were equally likely, at least 1."""
    result: int
    """What came, from 0 up to, not including, ``sides``."""


def derive(seed: str, label: str, counter: int, sides: int) -> int:
    """The number that ``seed`` yields for a label and counter, ``0 <= n < sides``.

    Rejection sampling over 64-bit words keeps every result equally likely; a retry changes only the
    last field of the message, so later draws do not shift.
    """
    if sides < 1:
        raise ValueError(f"cannot draw one of {sides}")
    limit = _WORD - _WORD % sides
    attempt = 0
    while True:
        message = f"{label}\x1f{counter}\x1f{attempt}".encode()
        word = int.from_bytes(hmac.digest(seed.encode(), message, "sha256")[:8], "big")
        if word < limit:
            return word % sides
        attempt += 1


def seed_hash(seed: str) -> str:
    """SHA-256 of the seed in hexadecimal: posted at the start, so that the seed can be shown at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


def luck(seed: str, words: str) -> str:
    """What a game draws from when others have added ``words`` to its seed; the seed itself when nobody has.

    HMAC-SHA256 in hexadecimal: whoever chose the seed could not know it, whoever added a word does not know the seed.
    """
    return hmac.digest(seed.encode(), words.encode(), "sha256").hex() if words else seed


class Dice(msgspec.Struct):
    """The luck of one game."""

    seed: str
    """Secret as long as the game runs; with it every draw can be made again."""
    counter: int = 0
    """How many draws have been made since the game began."""
    fresh: list[Draw] = []
    """The draws of the last ``setup`` or ``apply``, in their order; the host copies them into its log."""

    def below(self, sides: int, label: str) -> int:
        """A number from 0 up to, not including, ``sides``."""
        result = derive(self.seed, label, self.counter, sides)
        self.fresh.append(Draw(label, self.counter, sides, result))
        self.counter += 1
        return result

    def roll(self, label: str, sides: int = 6) -> int:
        """A die from 1 to ``sides``."""
        return self.below(sides, label) + 1

    def shuffle(self, items: MutableSequence[T], label: str) -> None:
        """Fisher-Yates in place, one recorded draw per swap."""
        for last in range(len(items) - 1, 0, -1):
            pick = self.below(last + 1, label)
            items[last], items[pick] = items[pick], items[last]


def check(seed: str, draws: list[Draw]) -> Draw | None:
    """The first recorded draw that ``seed`` does not yield, or ``None`` when all agree."""
    return next((d for d in draws if derive(seed, d.label, d.counter, d.sides) != d.result), None)
