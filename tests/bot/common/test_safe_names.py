"""Names that people chose: whatever they hold, they show themselves and nothing else."""

from __future__ import annotations

import unicodedata

import pytest

from bot.common.safe_names import END, ISOLATE, LENGTH, MARKS, clean, distinct, incoming, plain, tidy, turns, unmarked

ZALGO = "A" + "\u0300\u0301\u0302\u0303\u0304\u0305" * 8 + "na"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HOSTILE = {
    "turned": ("Ana\u202egnp.exe", "Anagnp.exe"),
    "marks of direction": ("\u200fAna\u200e\u2067Ben\u2069", "AnaBen"),
    "zalgo": (ZALGO, unicodedata.normalize("NFC", "A\u0300\u0301\u0302") + "na"),
    "nothing to see": ("\u3164\u200b\u2800 \ufeff\u00ad", ""),
    "only marks": ("\u0301\u0301", ""),
    "lines": ("Ana\nBen\r\n\u2028Cai\t", "Ana Ben Cai"),
    "emoji": (f"{FAMILY} \u2764\ufe0f", f"{FAMILY} \u2764\ufe0f"),
    "a joiner alone": ("A\u200dna", "Ana"),
    "persian": ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
    "controls": ("A\x00n\x1ba\x7f", "Ana"),
    "half a pair": ("A\ud83dna", "Ana"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_not_seen_is_not_there(what: str) -> None:
    name, seen = HOSTILE[what]
    assert tidy(name) == seen
    assert tidy(tidy(name)) == tidy(name)


@pytest.mark.parametrize("name", ["Ana", "Álvaro Żaneta", "O'Brien", "Nguyễn", "李", "Ана", "x_X"])
def test_ordinary_names_stay(name: str) -> None:
    assert tidy(name) == plain(name) == name


@pytest.mark.parametrize(
    "other",
    ["Zoe", "ZOE", "Zoé", "Zoe\u0308", "\uff3a\uff4f\uff45", "Z\u200boe", " zoe ", "@Zoe", "Z\u043e\u0435", "Z\u00d3E"],
)
def test_of_two_alike_each_bears_the_number_of_his_seat(other: str) -> None:
    """Whatever makes two names one: case, accents, width, letters that are not seen, letters that look alike."""
    assert distinct(("Zoe", "Ben", other)) == ("Zoe #1", "Ben", f"{other} #3")


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Zoe", "", ""), ("Zoe", "", "")),
        (("#1", "#2", "Zoe 3"), ("#1", "#2", "Zoe 3")),  # the numbers of their own seats
        (("Zoe", "Zoe #1"), ("Zoe", "Zoe #1 #2")),  # nobody bears the number of another
        (("Zoe", "Zoe #2"), ("Zoe #1", "Zoe #2")),
        (("2", "Seat 1", "Zoe (2)"), ("2 #1", "Seat 1 #2", "Zoe (2) #3")),
        (("Zoe 7", "Zoe2"), ("Zoe 7", "Zoe2")),  # of no seat; of none at all
        (("Zoe",) * 3, ("Zoe #1", "Zoe #2", "Zoe #3")),
    ],
)
def test_numbers_beside_names(names: tuple[str, ...], shown: tuple[str, ...]) -> None:
    assert distinct(names) == shown
    assert len(set(filter(None, shown))) == len(list(filter(None, shown)))
    assert all(len(name) <= LENGTH + 4 for name in shown)


def test_who_may_get_a_seat_is_told_from_those_who_sit() -> None:
    assert incoming("zoe", 1, ("Zoe", "Ben")) == "zoe #2"
    assert incoming("zoe", 0, ("Zoe", "Ben")) == "zoe"


def test_marks_are_few() -> None:
    shown = unicodedata.normalize("NFD", tidy(ZALGO))
    assert sum(unicodedata.category(c) == "Mn" for c in shown) <= MARKS + 1


@pytest.mark.parametrize(
    "name",
    ["https://evil.example/x", "http://a", "discord.gg/abc", "[Ana](https://evil.example)", "<https://evil.example>"],
)
def test_no_link_is_left(name: str) -> None:
    """What Discord takes for a link needs two slashes after a colon, or an invitation's one."""
    assert "://" not in clean(name)
    assert "gg/" not in clean(name)
    assert "](" not in clean(name)
    assert unmarked(clean(name)) == name


@pytest.mark.parametrize("name", ["<@123>", "<@&5>", "@everyone", "<#9>", "<t:0:R>", "<:x:12>", "</act:1>"])
def test_no_mention_is_left(name: str) -> None:
    assert "<" not in clean(name).replace("\\<", "")
    assert "@" not in clean(name).replace("\\@", "")


@pytest.mark.parametrize(
    "name", ["**A**", "__A__", "||A||", "~~A~~", "`A`", "# A", "> A", "- A", "+ A", "1. A", "-# A"]
)
def test_no_markup_is_left(name: str) -> None:
    shown = clean(name)
    assert unmarked(shown) == name
    for mark in "*_|~`#>":
        assert mark not in shown.replace(f"\\{mark}", "")
    assert not shown.startswith(("-", "+", "1."))


@pytest.mark.parametrize(
    "name",
    [
        "*_~|`",
        "```",
        "`",
        ">",
        "# A",
        "[a](http://b)",
        "<@1>",
        "@everyone",
        "**A**",
        "_A_",
        "a\\*b\\",
        "-# A",
        "1. A",
        "A_b_c",
    ],
)
def test_of_a_sentence_only_the_marks_of_the_catalogue_go(name: str) -> None:
    """On a button, in a list, in a file: neither the sentence's own marks nor what keeps a name's from being read."""
    said = f"**{clean(name)}** draws; press *Seal* (`/act`): __{clean(name)}__, ***two*** or ~~one~~"
    assert unmarked(said) == f"{name} draws; press Seal (/act): {name}, two or one"
    assert unmarked(f"{clean(name)} {clean(name)}") == f"{name} {name}"


@pytest.mark.parametrize("said", ["2 * 3 = 6 * 1", "burg_limit and _x", "#3 Ana", "5 > 3", "Ana #2"])
def test_what_is_no_mark_stays(said: str) -> None:
    assert unmarked(said) == said
    assert unmarked("## A\n-# small\n> said") == "A\nsmall\nsaid"


def test_a_name_turns_nothing_beside_it() -> None:
    name = "\u0639\u0645\u0631"
    assert turns(name)
    assert plain(name) == clean(name) == f"{ISOLATE}{name}{END}"
    assert plain(f"\u2067{name}") == f"{ISOLATE}{name}{END}"
    assert not turns("Ana")
