"""Texts cut to a length: at a word, and never between a mark of markup and the one that closes it."""

from __future__ import annotations

import re

MORE = "…"
_MARK = re.compile(r"\\.|`+|\*\*|__|~~|\|\||\*|<[^<>\s]+>")
"""What must not be cut through: an escaped letter, a mark that opens or closes, a mention or a time."""
_WORDS = 0.6
"""How much of the room a cut at a word must keep; else a word is cut."""
_ENDS = " ·.,;:/&(–—-…"
"""What says nothing at the end of what is kept."""


def shortened(text: str, most: int, more: str = MORE) -> str:
    """``text`` within ``most`` characters, then ``more``. A mark that is open there is closed, or dropped where it
    would stand around nothing."""
    if len(text) <= most:
        return text
    end = most - len(more)
    while end > 0:
        kept, closing = _kept(text, end)
        told = f"{kept}{more}{closing}"
        if len(told) <= most:
            return told
        end -= len(told) - most
    return more[:most]


def _kept(text: str, end: int) -> tuple[str, str]:
    """What is kept of a text that may take so many characters, and the marks that close what it opens."""
    if not text[end : end + 1].isspace():
        word = text.rfind(" ", 0, end)
        end = word if word > _WORDS * end else end
    opened: list[tuple[str, int]] = []
    for found in _MARK.finditer(text):
        if found.end() > end:
            end = min(end, found.start())
            break
        mark = found.group()
        if mark[0] in "\\<" or (opened and opened[-1][0][0] == "`" != mark[0]):
            continue
        if opened and mark == opened[-1][0]:
            opened.pop()
        else:
            opened.append((mark, found.end()))
    kept = text[:end]
    while True:
        bare = kept[:-1] if kept[-1:] in set(_ENDS) and not kept.endswith(f"\\{kept[-1:]}") else kept
        if opened and len(bare) <= opened[-1][1]:
            mark, at = opened.pop()
            bare = kept[: at - len(mark)]
        if bare == kept:
            return kept, "".join(mark for mark, _ in reversed(opened))
        kept = bare
