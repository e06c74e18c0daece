"""One word for one thing: terms, and words that are no longer used, in every text that people read."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot import locale
from bot.locale import commands
from engine import RECORDS
from tests.locale import words_page

ROOT = Path(__file__).resolve().parents[2]
GAMES_TOO = True
"""Whether the catalogues and pages of games are held to it, too."""
CORE = "core"
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_CALL = re.compile(rf'{commands.FUNCTION}\("[^"]*"[^)]*\)|\{{ *\$[\w-]+|\[[\w-]+\]')
"""What is no word: calls, variables, and the names of variants."""


@functools.cache
def glossary() -> Mapping[str, Any]:
    """What stands in the data file."""
    return tomllib.loads((ROOT / "bot" / "locale" / "words.toml").read_text(encoding="utf-8"))


def game_of(name: str) -> str:
    """The game that a file belongs to by its name."""
    head = re.split(r"[-.]", name)[0]
    return head if head in RECORDS else CORE


def lines(path: Path) -> Iterator[tuple[int, str, str]]:
    """Every line of a catalogue that is said, with its number and the key of its message."""
    key = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        if found := _ENTRY.match(line):
            key, line = found[1], line[found.end() :]
        if re.match(r" +\.(name|was) =", line) and key.startswith(("cmd-", "opt-")):
            continue
        yield number, key, _CALL.sub(" ", line)


@functools.cache
def rules(lang: str) -> list[tuple[re.Pattern[str], frozenset[str], Mapping[str, str], str]]:
    """The retired words of a language: how each looks, for which games, in which messages it may be, and why not."""
    return [
        (
            re.compile(rf"(?<!\w)(?:{one['word']})(?!\w)", re.IGNORECASE),
            frozenset(one.get("games", ())),
            one.get("but", {}),
            one["why"],
        )
        for one in glossary()["retired"]
        if one["lang"] == lang
    ]


def retired(lang: str, path: Path) -> list[str]:
    """Words of a catalogue that are no longer used, with file and line."""
    game, found = game_of(path.name), []
    for number, key, said in lines(path):
        for pattern, games, but, why in rules(lang):
            if (not games or game in games) and key not in but and (word := pattern.search(said)):
                found.append(f"{lang}/{path.name}:{number}: {key}: “{word[0]}” ({why})")
    return found


def held(lang: str) -> list[Path]:
    """The catalogues that are held to it."""
    return [path for path in locale.files(lang) if GAMES_TOO or game_of(path.name) == CORE]


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_no_retired_word_comes_back(lang: str) -> None:
    assert [line for path in held(lang) for line in retired(lang, path)] == []


def test_a_retired_word_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "core.ftl"
    file.write_text(
        '# it stands\nok = See { COMMAND("fork") }\nreplace-no-bots = a bot\n\nnot = a\n    bot { $bots }\n',
        encoding="utf-8",
    )
    assert retired("en", file) == ["en/core.ftl:6: not: “bot” (computer player)"]
    game = tmp_path / "knights-x.ftl"
    game.write_text("a = he has 100 casualties\n", "utf-8")
    assert retired("en", game) == ["en/knights-x.ftl:1: a: “100 casualties” (a hit of 100 is 1 casualty marker)"]


def test_an_exception_says_why_and_is_one() -> None:
    """A message that no longer needs it loses it."""
    for lang in locale.LANGUAGES:
        said: dict[str, str] = {}
        for path in locale.files(lang):
            for _, key, line in lines(path):
                said[key] = f"{said.get(key, '')}\n{line}"
        for pattern, _, but, why in rules(lang):
            assert why
            for key, reason in but.items():
                assert reason
                assert pattern.search(said[key]), (lang, key)


@pytest.mark.parametrize("group", sorted(glossary()["terms"]))
def test_every_term_has_its_word_in_every_language_and_is_used(group: str) -> None:
    for lang in locale.LANGUAGES:
        texts = "\n".join(
            path.read_text(encoding="utf-8") for path in locale.files(lang) if group in ("product", game_of(path.name))
        ).casefold()
        if group != "product" and not GAMES_TOO:
            continue
        terms = glossary()["terms"][group].values()
        assert [t[lang] for t in terms if t.get("seen", t).get(lang, t[lang]).casefold() not in texts] == []


def test_the_page_lists_the_terms() -> None:
    assert words_page.PAGE.read_text(encoding="utf-8") == words_page.page(glossary())
