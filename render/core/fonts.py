"""The type of the house (Alegreya SC for names, Alegreya Sans for the rest), and text that it can set.

What people call themselves may have letters and signs that it lacks: these are taken from the faces of ``SPARE``.
"""

from __future__ import annotations

import functools
import pathlib
import re
import unicodedata
from collections.abc import Sequence
from typing import Literal

from PIL import ImageFont

from render.core.script import NON_JOINER, isolated, visual

Face = Literal["name", "text", "bold", "black"]

_FOLDER = pathlib.Path(__file__).resolve().parent.parent / "fonts"
_FILES: dict[Face, str] = {
    "name": "AlegreyaSC-Bold.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "black": "AlegreyaSans-Black.ttf",
}


SPARE: tuple[tuple[str, float], ...] = (
    ("NotoSansHebrew-Bold.ttf", 0.9),
    ("NotoSansArabic-Bold.ttf", 0.9),
    ("NotoSansGeorgian-Bold.ttf", 0.9),
    ("NotoSansArmenian-Bold.ttf", 0.9),
    ("NotoEmoji-Bold.ttf", 0.76),
    ("NotoSansSymbols2-Regular.ttf", 0.9),
)
"""Faces for what the house's lack, in this order, with their size beside it."""
OWN = -1
"""The carrier of a character that the house's faces have; else its place in ``SPARE``."""
_TONES = range(0x1F3FB, 0x1F400)
"""Tones of skin, which a drawing in one ink has not."""


FACES: tuple[Face, ...] = tuple(_FILES)
"""Every face of the house."""


def path_of(face: Face) -> str:
    """The file of a face."""
    return str(_FOLDER / _FILES[face])


@functools.lru_cache(maxsize=96)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels. The basic layout gives the same pixels with and without libraqm."""
    return ImageFont.truetype(path_of(face), max(1, size), layout_engine=ImageFont.Layout.BASIC)


@functools.lru_cache(maxsize=48)
def _spare(place: int, size: int) -> ImageFont.FreeTypeFont:
    """A face of ``SPARE`` beside one of the house at a size in pixels."""
    name, share = SPARE[place]
    return ImageFont.truetype(str(_FOLDER / name), max(1, round(size * share)), layout_engine=ImageFont.Layout.BASIC)


@functools.lru_cache(maxsize=8192)
def carrier(char: str) -> int | None:
    """Which face draws ``char``; ``None`` when none does: they draw a box for every character they lack."""
    if char == " ":
        return OWN
    if char.isspace() or unicodedata.category(char)[0] in "CM" or ord(char) in _TONES:
        return None
    faces = ((OWN, font("bold", 24)), *((place, _spare(place, 24)) for place in range(len(SPARE))))
    return next((place for place, face in faces if bytes(face.getmask(char)) != bytes(face.getmask("\uffff"))), None)


@functools.lru_cache(maxsize=4096)
def printable(text: str) -> str:
    """``text`` with what the fonts cannot set taken out: fancy letters made plain, marks piled up and what turns a line
    around dropped, spaces joined."""
    composed = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text))
    kept = "".join(
        char if carrier(char) is not None or _parts(composed, place) else " " if char.isspace() else ""
        for place, char in enumerate(composed)
    )
    return " ".join(kept.split())


def _parts(text: str, place: int) -> bool:
    """Whether a character keeps two Arabic letters from joining."""
    beside = text[place - 1 : place], text[place + 1 : place + 2]
    return text[place] == NON_JOINER and all(c and unicodedata.bidirectional(c) == "AL" for c in beside)


@functools.lru_cache(maxsize=4096)
def pieces(text: str) -> tuple[tuple[int, str], ...]:
    """A line from left to right as it is drawn, cut where another face draws."""
    found: list[tuple[int, str]] = []
    for char in visual(text):
        place = carrier(char)
        if place is None:  # a form of a letter that the face lacks
            char = unicodedata.normalize("NFKC", char)
            place = carrier(char[:1]) if char else OWN
        place = OWN if place is None else place
        if found and found[-1][0] == place:
            found[-1] = found[-1][0], found[-1][1] + char
        else:
            found.append((place, char))
    return tuple(found)


def faces_of(text: str, face: Face, size: int) -> list[tuple[str, ImageFont.FreeTypeFont]]:
    """The pieces of a line with the fonts that draw them."""
    return [(piece, font(face, size) if place == OWN else _spare(place, size)) for place, piece in pieces(text)]


_METRIC = 200
_NUMBER = re.compile(r" #\d+\u2069?$")


@functools.lru_cache(maxsize=4096)
def _metric_width(text: str, face: Face) -> float:
    return sum(each.getlength(piece) for piece, each in faces_of(text, face, _METRIC))


def text_width(text: str, face: Face, size: float) -> float:
    """The advance width of ``text`` at ``size``, in the units of ``size``."""
    return _metric_width(text, face) * size / _METRIC


def fit(text: str, face: Face, size: float, width: float, least: float) -> tuple[str, float]:
    """``text`` and a size at which it is at most ``width`` wide: down to ``least``, then cut with an ellipsis.
    The number of a seat at its end, by which two of one name are told apart, stays."""
    full = text_width(text, face, size)
    if full <= width:
        return text, size
    size = max(least, size * width / full) if least < size else size
    if text_width(text, face, size) <= width * 1.001:
        return text, size
    number = _NUMBER.search(text)
    cut, tail = (text[: number.start()], number[0]) if number else (text, "")
    while cut and text_width(f"{cut.rstrip()}…{tail}", face, size) > width:
        cut = cut[:-1]
    return f"{cut.rstrip()}…{tail}", size


def wrapped(text: str, face: Face, size: float, room: float, most: int) -> list[str]:
    """``text`` in at most ``most`` lines that fit ``room``, as far as its words allow; hard spaces hold."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (text_width(longer, face, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def shown_names(names: Sequence[str]) -> list[str]:
    """The names as the pictures print them; a name without a printable letter becomes its seat's number, and one that
    is printed as another bears it. None turns what stands beside it."""
    shown = [printable(name) or f"#{index + 1}" for index, name in enumerate(names)]
    alike = {name for name in shown if shown.count(name) > 1 and any(char.isalnum() for char in name)}
    return [isolated(f"{name} #{index + 1}" if name in alike else name) for index, name in enumerate(shown)]


def initials(names: Sequence[str]) -> list[str]:
    """One or two characters per seat, no two alike: the first letter, with a second one where first letters agree."""
    shown = shown_names(names)
    letters = [[char for char in name if char.isalnum()] or list(name[:1]) or ["?"] for name in shown]
    firsts = [each[0].upper() for each in letters]
    result: list[str] = []
    for index, each in enumerate(letters):
        mark = firsts[index]
        if firsts.count(mark) > 1:
            others = [letters[i] for i in range(len(letters)) if i != index and firsts[i] == mark]
            second = next(
                (c for k, c in enumerate(each) if k and all(len(o) <= k or o[k].lower() != c.lower() for o in others)),
                str(index + 1),
            )
            mark += second.lower()
            if mark in result:
                mark = firsts[index] + str(index + 1)
        result.append(mark)
    return result
