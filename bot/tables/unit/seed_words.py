"""The words that players add to the luck of their game: once the last one comes from somebody other than whoever runs
the bot, nobody can choose it.

The seed's hash is shown first; then whoever likes adds a word; the game draws from the HMAC of seed and words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

LENGTH = 40
_LINE = re.compile(r"([1-9]\d?) (.+)")


def tidy_word(text: str) -> str:
    """A word as it counts: one line in NFC, no invisible characters, no backticks, at most ``LENGTH`` characters."""
    kept = (c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    return unicodedata.normalize("NFC", " ".join("".join(kept).replace("`", " ").split())[:LENGTH].rstrip())


def as_line(words: Sequence[str]) -> str:
    """The words of all seats as the game takes them: a line ``<number of the seat, from 1> <word>`` for each seat that
    added one, in the order of the seats, joined by line feeds."""
    return "\n".join(f"{number} {word}" for number, word in enumerate(words, 1) if word)


def from_line(text: str, seats: int) -> list[str]:
    """The words of all seats from what ``as_line`` made. Raises ``ValueError`` for anything else."""
    words = [""] * seats
    for line in text.split("\n") if text else ():
        found = _LINE.fullmatch(line)
        if found is None or not 1 <= int(found[1]) <= seats:
            raise ValueError("the words are not those of seats")
        words[int(found[1]) - 1] = found[2]
    if as_line(words) != text or any(tidy_word(word) != word for word in words):
        raise ValueError("the words are not as players write them")
    return words
