"""Texts cut to a length never leave a mark open, and never cut through one."""

from __future__ import annotations

import random
import re

from bot.presenter.panels.recap import Line
from bot.presenter.words.shortened import shortened
from bot.presenter.words.telling import Weight
from bot.presenter.words.voice import cut

WORDS = ("**The throne** is empty", "*Go to York*", "`1 victory point`", "plain", "a\\*b", "**one `two` three**",
         "<t:1700000000:R>", "~~gone~~", "\\_name\\_", "end.", "a·b", "long" * 9)  # fmt: skip
MARKS = re.compile(r"\\.|`|\*\*|\*|~~")


def sound(text: str) -> bool:
    """Whether every mark that a text opens is closed in it, around something, and no mention is cut."""
    opened: list[str] = []
    for found in MARKS.finditer(text):
        mark = found.group()
        if mark.startswith("\\"):
            continue
        if opened and opened[-1] == mark:
            opened.pop()
        else:
            opened.append(mark)
    empty = re.search(r"\*\*\*\*|``|~~~~|(?<!\*)\*\*(?!\*)…\*\*", text)
    return not opened and not empty and text.count("<") == text.count(">") and not text.endswith("\\")


def test_a_cut_text_is_whole_in_its_marks() -> None:
    """Of texts of all kinds of marks at every length."""
    rng = random.Random(8)
    for _ in range(150):
        text = " ".join(rng.choice(WORDS) for _ in range(8))
        assert sound(text)
        for most in range(12, len(text) + 2):
            found = shortened(text, most)
            assert len(found) <= most
            assert sound(found), (text, most, found)
            assert (found == text) == (len(text) <= most)
            assert sound(cut(text, most))


def test_a_line_is_cut_at_a_word_and_its_mark_closed() -> None:
    line = Line("Won: 1 victory point. **The throne is empty now.**", False, False, Weight.PLAIN)
    assert line.within(40) == "Won: 1 victory point. **The throne is…**"
    assert line.within(25) == "Won: 1 victory point…"
    assert shortened("Nottingham", 6) == "Notti…"
