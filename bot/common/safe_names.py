"""Names that people chose, made safe: for messages, for what is no markup, for pictures and files.

Pure text. A name may hold anything that Unicode has: letters that turn the rest of a line around, marks piled up over
many lines, nothing visible at all, links, mentions and markup.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Sequence

from bot.common import discord_limits

LENGTH = 40
"""Characters of a seat's name."""
LINE = min(discord_limits.CHOICE_NAME, discord_limits.CHOICE_VALUE)
"""Characters of a line in a list of Discord: a suggestion, what is sent for it."""
MARKS = 2
"""Marks that a letter may carry; living languages need no more."""
ISOLATE, END = "\u2068", "\u2069"
"""Around a name with letters that run from right to left, so that it cannot turn what stands beside it."""
_JOINER, _NON_JOINER, _EMOJI_STYLE = "\u200d", "\u200c", "\ufe0f"
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
"""Letters and marks that show nothing."""
_MARKUP = re.compile(r"([\\*_`~|>#\[\]()<@/])")
_LIST = re.compile(r"^(\d*)([-+.])")
_ESCAPE = re.compile(r"\\([\\*_`~|>#\[\]()<@/\-+.])")
_SPAN = re.compile(r"(\*{1,3}|__|~~|\|\||`{1,3}|(?<!\w)_(?!_))(?=\S)(.+?)(?<=\S)\1(?![*`])", re.DOTALL)
"""A pair of Discord's marks with what stands between."""
_LEADING = re.compile(r"^(?:-# |#{1,3} |>{1,3} )", re.MULTILINE)
"""Marks that a line begins with."""
_KEPT = "\x00"
"""In the place of a character that bears no meaning as a mark; nothing that is tidy has it."""
_GAPS = re.compile(r"[\s_\-\u2010-\u2015]+")
_AT_END = re.compile(r"(?:^|\W)(\d{1,2})\W*$", re.ASCII)
_ACCENTED = ("LATIN", "GREEK", "CYRILLIC")
"""Scripts in which a letter without its marks is still read as the same name."""
_LOOKS = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαρνικχυI|",
    "ABEKMHOPCTYXlJSaeopcyxijsdhqwABEZHlKMNOPTYXoapvikxull",
)
"""Letters of other scripts that look like Latin ones, and two that look like an l."""
_ENDS = " ·.,;:/&(–—-…"
"""What stands between parts of a name, and says nothing at its end."""


@functools.lru_cache(maxsize=4096)
def tidy(name: str) -> str:
    """A name on one line with nothing that is not seen: no controls, no letters that turn the line around, no blank
    letters, at most ``MARKS`` marks on a letter. It may be empty then."""
    text = unicodedata.normalize("NFC", name)
    kept: list[str] = []
    marks = 0
    for place, char in enumerate(text):
        kind = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
        elif _unseen(char, kind) or (kind == "Cf" and not _joins(text, place)):
            continue
        elif kind in ("Mn", "Me") and char != _EMOJI_STYLE:
            marks += 1
            if marks <= MARKS and "".join(kept).strip():
                kept.append(char)
            continue
        elif char == _EMOJI_STYLE and (not kept or kept[-1] == _EMOJI_STYLE):
            continue
        else:
            kept.append(char)
        marks = 0
    return " ".join("".join(kept).split())


def _unseen(char: str, kind: str) -> bool:
    """Whether a character shows nothing, or nothing that is known; later emoji and letters are welcome."""
    later = kind == "Cn" and "\U0001f000" <= char <= "\U0003ffff"
    return char in _BLANK or (kind in ("Cc", "Cs", "Co", "Cn") and not later)


def _joins(text: str, place: int) -> bool:
    """Whether an invisible joiner is part of what is seen: of an emoji, or between letters that join."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if not before or not after:
        return False
    if text[place] == _JOINER and (unicodedata.category(before) in ("So", "Sk") or before == _EMOJI_STYLE):
        return unicodedata.category(after) in ("So", "Sk")
    return text[place] in (_JOINER, _NON_JOINER) and all(
        unicodedata.bidirectional(c) == "AL" or "\u0900" <= c <= "\u0dff" for c in (before, after)
    )


def called(name: str, seat: int) -> str:
    """What a seat is called after somebody: their name, or the seat's number if nothing of that can be seen."""
    return tidy(name)[:LENGTH].rstrip() or f"#{seat + 1}"


@functools.lru_cache(maxsize=4096)
def distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    """What seats of these names are called, from the first seat on: a name that somebody could take for another seat's
    bears the number of its seat, ``Ana #2``, and so does one that ends with another seat's. A free seat, empty, stays
    so."""
    own = [bare(name, seat) for seat, name in enumerate(names)]
    return tuple(
        f"{own[seat]}{_number(seat)}" if name and _doubtful(own, seat) else name for seat, name in enumerate(names)
    )


def incoming(name: str, seat: int, names: tuple[str, ...]) -> str:
    """What somebody is called who may get a seat, among those who sit there."""
    return distinct((*names[:seat], name, *names[seat + 1 :]))[seat]


def bare(name: str, seat: int) -> str:
    """A name without the number of its seat."""
    return name.removesuffix(_number(seat))


def _number(seat: int) -> str:
    return f" #{seat + 1}"


def _doubtful(names: Sequence[str], seat: int) -> bool:
    """Whether a seat's name is, or looks like, another one's, or ends with the number of another seat."""
    name = names[seat]
    for other in (*names[:seat], *names[seat + 1 :]):
        if other and (spoken(other) == spoken(name) or seen(other) == seen(name)):
            return True
    number = _AT_END.search(spoken(name))
    return number is not None and int(number[1]) != seat + 1 and 1 <= int(number[1]) <= len(names)


def turns(text: str) -> bool:
    """Whether a text has letters that run from right to left."""
    return any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)


@functools.lru_cache(maxsize=4096)
def plain(name: str) -> str:
    """A name where nothing is markup: in suggestions, on buttons, in files and alternative texts."""
    text = tidy(name)
    return f"{ISOLATE}{text}{END}" if turns(text) else text


@functools.lru_cache(maxsize=4096)
def clean(name: str) -> str:
    """A name inside a message: no markup, no mention, no link, one line."""
    text = _LIST.sub(r"\1\\\2", _MARKUP.sub(r"\\\1", tidy(name)))
    return f"{ISOLATE}{text}{END}" if turns(text) else text


def cut_name(name: str, most: int = LINE, more: str = "…") -> str:
    """A name in the room that a list has, with a mark where it was cut and no separator before that."""
    return name if len(name) <= most else name[: most - len(more)].rstrip(_ENDS) + more


@functools.lru_cache(maxsize=4096)
def unmarked(text: str) -> str:
    """A sentence of a message as it reads where nothing is markup, on buttons, in lists, suggestions and files: without
    the catalogues' own marks, its names as they were chosen. A name comes in it as ``clean`` makes it, else its own
    marks go too."""
    if not any(char in text for char in "*_~|`#>\\"):
        return text
    kept = iter(_ESCAPE.findall(text))
    bare, before = _LEADING.sub("", _ESCAPE.sub(_KEPT, text)), ""
    while bare != before:  # marks within marks
        bare, before = _SPAN.sub(r"\2", bare), bare
    return re.sub(_KEPT, lambda found: next(kept), bare)


def unaccented(text: str) -> str:
    """A text without case and accents, to look for words in."""
    return "".join(c for c in unicodedata.normalize("NFKD", text) if unicodedata.category(c) != "Mn").casefold()


@functools.lru_cache(maxsize=16_384)  # above all names of a map in both languages, or each look at it reads all anew
def spoken(name: str) -> str:
    """What a name is read as, whoever writes it: two names of which this is equal are one name. Case, accents,
    gaps, an @ before it and what is not seen make no difference, nor how digits and letters are coded."""
    text = unicodedata.normalize("NFKD", tidy(_ESCAPE.sub(r"\1", name)))
    kept: list[str] = []
    accents = False
    for char in text:
        if unicodedata.category(char) == "Mn":
            kept += [] if accents else [char]
            continue
        accents = unicodedata.name(char, "").startswith(_ACCENTED)
        kept.append(str(unicodedata.decimal(char)) if char.isdecimal() else char)
    folded = tidy(unicodedata.normalize("NFKC", "".join(kept)).casefold())
    return _GAPS.sub(" ", folded).strip().removeprefix("@").strip() or folded


@functools.lru_cache(maxsize=4096)
def seen(name: str) -> str:
    """What a name looks like: of two for which this is equal nobody can tell which is which by looking."""
    return spoken(tidy(name).translate(_LOOKS))
