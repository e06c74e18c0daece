"""The type of the house (Alegreya SC for names, Alegreya Sans for the rest), and text that it can set."""

from __future__ import annotations

import functools
import pathlib
import unicodedata
from collections.abc import Sequence
from typing import Literal

from PIL import ImageFont

Face = Literal["name", "text", "bold", "black"]

_FOLDER = pathlib.Path(__file__).resolve().parent.parent / "fonts"
_FILES: dict[Face, str] = {
    "name": "AlegreyaSC-Bold.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "black": "AlegreyaSans-Black.ttf",
}


def path_of(face: Face) -> str:
    """The file of a face."""
    return str(_FOLDER / _FILES[face])


@functools.lru_cache(maxsize=96)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels. The basic layout gives the same pixels with and without libraqm."""
    return ImageFont.truetype(path_of(face), max(1, size), layout_engine=ImageFont.Layout.BASIC)


@functools.lru_cache(maxsize=4096)
def _has_glyph(char: str) -> bool:
    """Whether the fonts can draw ``char``: they draw a box for every character they lack."""
    if char == " ":
        return True
    if char.isspace() or unicodedata.category(char)[0] in "CM":
        return False
    probe = font("bold", 24)
    return bytes(probe.getmask(char)) != bytes(probe.getmask("\uffff"))


@functools.lru_cache(maxsize=4096)
def printable(text: str) -> str:
    """``text`` with what the fonts cannot set taken out: fancy letters made plain, emoji dropped, spaces joined."""
    composed = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text))
    kept = "".join(char if _has_glyph(char) else " " if char.isspace() else "" for char in composed)
    return " ".join(kept.split())


_METRIC = 200


@functools.lru_cache(maxsize=4096)
def _metric_width(text: str, face: Face) -> float:
    return font(face, _METRIC).getlength(text)


def text_width(text: str, face: Face, size: float) -> float:
    """The advance width of ``text`` at ``size``, in the units of ``size``."""
    return _metric_width(text, face) * size / _METRIC


def fit(text: str, face: Face, size: float, width: float, least: float) -> tuple[str, float]:
    """``text`` and a size at which it is at most ``width`` wide: down to ``least``, then cut with an ellipsis."""
    full = text_width(text, face, size)
    if full <= width:
        return text, size
    size = max(least, size * width / full) if least < size else size
    if text_width(text, face, size) <= width * 1.001:
        return text, size
    cut = text
    while cut and text_width(cut.rstrip() + "…", face, size) > width:
        cut = cut[:-1]
    return cut.rstrip() + "…", size


def shown_names(names: Sequence[str]) -> list[str]:
    """The names as the pictures print them; a name without a printable letter becomes its seat's number."""
    return [printable(name) or f"#{index + 1}" for index, name in enumerate(names)]


def initials(names: Sequence[str]) -> list[str]:
    """One or two characters per seat, no two alike: the first letter, with a second one where first letters agree."""
    shown = shown_names(names)
    letters = [[char for char in name if char.isalnum()] or ["?"] for name in shown]
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
