"""Commands that texts name: each exists, with its options, and is called as the reader sees it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from discord import app_commands

from bot import locale
from bot.locale import check
from tests.cogs.toy_table import registered

IN_TICKS = re.compile(r"`/[a-zà-ÿ]")
GAMES_TOO = True
"""Whether the catalogues of games are held to it, too."""


def command_options() -> dict[str, set[str]]:
    """Every command that can be used, with its options."""
    commands = registered().walk_commands()
    return {c.qualified_name: {p.name for p in c.parameters} for c in commands if isinstance(c, app_commands.Command)}


def wrong(entries: list[tuple[str, check.Entry]], known: dict[str, set[str]]) -> list[str]:
    """Commands and options that are named and do not exist, with file and line."""
    return [
        f"{entry.where}: {key}: {path} {option}".rstrip()
        for key, entry in entries
        for path, options in entry.calls
        for option in ("", *options)
        if path not in known or (option and option not in known[path])
    ]


def own_files(lang: str) -> list[Path]:
    """The catalogues that are held to it."""
    games = tuple(name for name in ("charlemagne", "fief", "knights", "roses", "xidit"))
    return [path for path in locale.files(lang) if GAMES_TOO or not path.name.startswith(games)]


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_commands_that_are_named_exist(lang: str) -> None:
    entries = [one for path in own_files(lang) for one in check.entries_of(path)]
    assert sum(len(entry.calls) for _, entry in entries) > 100
    assert wrong(entries, command_options()) == []


def test_a_command_that_does_not_exist_is_seen(tmp_path: Path) -> None:
    file = tmp_path / "en" / "x.ftl"
    file.parent.mkdir()
    file.write_text('ok = { COMMAND("table new", seats: 4) }\n\nnot = { COMMAND("table hand") }\n'
                    'nor = { COMMAND("table move", "city", $n) }\n', encoding="utf-8")  # fmt: skip
    found = wrong(list(check.entries_of(file)), command_options())
    assert found == ["en/x.ftl:3: not: table hand", "en/x.ftl:4: nor: table move city"]


@pytest.mark.parametrize("lang", locale.LANGUAGES)
def test_no_catalogue_writes_a_command_out(lang: str) -> None:
    """It would be in one language, and could not be clicked."""
    found = [
        f"{path.name}:{number}: {line.strip()[:80]}"
        for path in own_files(lang)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#") and IN_TICKS.search(line)
    ]
    assert found == []


def test_a_command_is_called_as_its_reader_sees_it() -> None:
    assert locale.text("en", "table-cancelled").endswith("`/table new`.")
    assert locale.text("es", "table-cancelled").endswith("`/mesa nueva`.")
    assert "`/settings away days:7 start:2031-12-24`" in locale.text("en", "away-none", left=3)
    assert "`/ajustes fuera días:7 inicio:2031-12-24`" in locale.text("es", "away-none", left=3)
    assert "`/mesa trasladar mesa:12`" in locale.text("es", "whisper-homeless", table="x", number="12")


def test_a_description_has_no_ticks() -> None:
    """Discord would show them."""
    for command in registered().walk_commands():
        assert "`" not in str(command.description)
        if isinstance(command, app_commands.Command):
            assert not any("`" in str(option.description) for option in command.parameters)


def test_what_a_command_was_called_is_known() -> None:
    assert locale.command_names("en", "table panel") == ["table panel", "table hand"]
    assert locale.command_names("es", "table panel") == ["mesa panel", "mesa mano"]
    assert "table bot add" in locale.command_names("en", "table computer add")


def test_no_name_means_two_commands() -> None:
    """In whatever language, and as it is now or was before: a name leads to one command."""
    found: dict[str, set[str]] = {}
    for path in command_options():
        for lang in locale.LANGUAGES:
            for name in locale.command_names(lang, path):
                found.setdefault(name, set()).add(path)
    assert {name: paths for name, paths in found.items() if len(paths) > 1} == {}
