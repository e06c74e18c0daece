"""Letters that run from right to left: joined as they are written, and in the order in which they are drawn.

As much of Unicode's rules as a name or a line of a picture needs; the library that would do the rest is not everywhere.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import NamedTuple

ISOLATE, END = "\u2068", "\u2069"
"""Around a name, so that it cannot turn what stands beside it."""
NON_JOINER = "\u200c"
_MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")
_SPECIAL = re.compile(f"[{ISOLATE}{END}{NON_JOINER}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")


class Unit(NamedTuple):
    """What keeps its place when a line is turned: a character, or a name that is drawn as a whole."""

    text: str
    """The character; of a name, its letters as they are drawn from left to right."""
    runs: str
    """How it runs, as ``unicodedata.bidirectional`` says it (``L``, ``R``, ``AL``, ``EN`` ...); ``ON`` for a whole
    name."""


def turns(text: str) -> bool:
    """Whether a text has letters that run from right to left."""
    return any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)


def isolated(name: str) -> str:
    """A name that turns nothing beside it."""
    return f"{ISOLATE}{name}{END}" if turns(name) else name


@functools.lru_cache(maxsize=4096)
def visual(text: str) -> str:
    """A line as its letters are drawn from left to right, without anything that is not seen."""
    if _SPECIAL.search(text) is None:
        return text
    units = _units(joined(text))
    base = next((1 if u.runs in ("R", "AL") else 0 for u in units if u.runs in ("L", "R", "AL")), 0)
    levels = _levels([u.runs for u in units], base)
    order = list(range(len(units)))
    for level in range(max(levels, default=0), 0, -1):
        order = _turned(order, [levels[n] >= level for n in order])
    return "".join(
        units[n].text.translate(_MIRRORED) if levels[n] % 2 and len(units[n].text) == 1 else units[n].text
        for n in order
    )


def _units(text: str) -> list[Unit]:
    """The characters of a line; what stands between isolates is one of them, already in its own order."""
    found: list[Unit] = []
    place = 0
    while place < len(text):
        char = text[place]
        if char == ISOLATE:
            depth, end = 1, place + 1
            while end < len(text) and depth:
                depth += (text[end] == ISOLATE) - (text[end] == END)
                end += 1
            inner = text[place + 1 : end - (depth == 0)]
            found.append(Unit(visual(inner), "ON"))
            place = end
            continue
        if char not in (END, NON_JOINER):
            found.append(Unit(char, unicodedata.bidirectional(char)))
        place += 1
    return found


def _levels(runs: list[str], base: int) -> list[int]:
    """How deep each unit is turned, by Unicode's rules W2 to W7, N1, N2 and I1."""
    kinds = list(runs)
    strong = "R" if base else "L"
    last = strong
    for n, kind in enumerate(kinds):
        if kind in ("L", "R", "AL"):
            last = kind
        elif kind == "EN":
            kinds[n] = "AN" if last == "AL" else "EN"
        if kind == "AL":
            kinds[n] = "R"
    for n in range(1, len(kinds) - 1):
        if kinds[n] in ("ES", "CS") and kinds[n - 1] == kinds[n + 1] and kinds[n - 1] in ("EN", "AN"):
            kinds[n] = kinds[n - 1]
    last = strong
    for n, kind in enumerate(kinds):
        if kind in ("L", "R"):
            last = kind
        elif kind == "EN" and last == "L":
            kinds[n] = "L"
    start = 0
    while start < len(kinds):
        if kinds[start] in ("L", "R", "EN", "AN"):
            start += 1
            continue
        end = start
        while end < len(kinds) and kinds[end] not in ("L", "R", "EN", "AN"):
            end += 1
        before = _side(kinds[start - 1]) if start else strong
        after = _side(kinds[end]) if end < len(kinds) else strong
        kinds[start:end] = [before if before == after else strong] * (end - start)
        start = end
    deep = {"L": 2, "R": 1, "EN": 2, "AN": 2} if base else {"L": 0, "R": 1, "EN": 2, "AN": 2}
    return [deep[kind] for kind in kinds]


def _side(kind: str) -> str:
    return "L" if kind == "L" else "R"


def _turned(order: list[int], marked: list[bool]) -> list[int]:
    """Every run of marked places the other way round."""
    out: list[int] = []
    start = 0
    while start < len(order):
        end = start
        while end < len(order) and marked[end]:
            end += 1
        out += reversed(order[start:end])
        if end == start:
            out.append(order[start])
            end += 1
        start = end
    return out


# -- Arabic letters


_LAM_ALEF = 0xFEF5
"""From here on stand the pairs that every hand writes as one letter."""
_TATWEEL = "\u0640"


@functools.cache
def _forms() -> dict[str, dict[str, str]]:
    """By letter, or pair of letters that becomes one: the forms it is drawn in beside others."""
    found: dict[str, dict[str, str]] = {}
    for number in (*range(0xFB50, 0xFC00), *range(0xFE70, 0xFEFD)):
        kind, _, letters = unicodedata.decomposition(chr(number)).partition(" ")
        base = "".join(chr(int(code, 16)) for code in letters.split())
        one = len(base) == 1 or number >= _LAM_ALEF
        if one and kind in ("<isolated>", "<final>", "<initial>", "<medial>") and " " not in base:
            found.setdefault(base, {}).setdefault(kind[1:-1], chr(number))
    return found


def joined(text: str) -> str:
    """Arabic letters in the forms that they have beside their neighbours."""
    forms, out = _forms(), []
    place, held = 0, False
    while place < len(text):
        pair = text[place : place + 2]
        letter = pair if len(pair) == 2 and pair in forms else text[place]
        kinds = forms.get(letter, {})
        after = text[place + len(letter) : place + len(letter) + 1]
        follows = after == _TATWEEL or "final" in forms.get(after, {})
        goes_on = follows and ("initial" in kinds or letter == _TATWEEL)
        comes = held and "final" in kinds
        kind = ("medial" if goes_on else "final") if comes else "initial" if goes_on else "isolated"
        out.append(kinds.get(kind, letter))
        held = goes_on
        place += len(letter)
    return "".join(out)
