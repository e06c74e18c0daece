"""What is promised where a reader decides is what is so; no advice leads to a package of somebody else."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.support.sandbox import ROOT

KINDS = {".py", ".md", ".ftl", ".toml", ".yaml", ".service", ".example", ".js", ".html", ".lock", ""}
FOREIGN = re.compile(r"(?:pip3?|pipx|uv tool|uv pip) install\b[^`\n]*?[\s'\"]herald\b(?![/-]|\.\w)")
"""An index is asked for Herald by its bare name."""
LACKING = re.compile(r'lacking\("[^"]+", "([^"]+)", "([^"]+)"\)')


def texts(*places: str) -> Iterator[tuple[Path, str]]:
    """Everything that somebody wrote in these folders, but this file."""
    for place in places:
        for path in (ROOT / place).glob("*" if place == "." else "**/*"):
            if path.suffix in KINDS and path.is_file() and path != Path(__file__):
                try:
                    yield path.relative_to(ROOT), path.read_text("utf-8")
                except UnicodeDecodeError:
                    continue


def read(name: str) -> str:
    """A page with its lines joined."""
    return " ".join((ROOT / name).read_text("utf-8").split())


def test_nobody_is_sent_to_an_index_for_herald() -> None:
    """Under its name there may be a stranger's program. The pattern knows such advice when it sees it."""
    for advice in ("pip install 'herald[postgres]'", "pip install herald", 'uv pip install "herald[plots]"'):
        assert FOREIGN.search(f"one more package: {advice}.")
    assert not FOREIGN.search(
        "`pip install -e '.[postgres]'` in the folder of Herald's sources, or `pip install asyncpg`"
    )
    found = {
        str(path)
        for path, text in texts("bot", "cogs", "docs", "engine", "render", "tests", ".")
        if FOREIGN.search(text)
    }
    assert found == set()


def test_what_is_lacking_is_named_as_it_is() -> None:
    """The extra is one of Herald's, and the library is what it brings."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    named = {found for _, text in texts("bot") for found in LACKING.findall(text)}
    assert {extra for extra, _ in named} == set(extras) - {"dev"}
    for extra, library in named:
        assert any(re.match(rf"{library}\b", wanted) for wanted in extras[extra]), extra


def test_who_thinks_of_running_it_reads_that_it_never_met_discord() -> None:
    """Before the first step, with what it was proven against; the page behind it says what that cannot show."""
    readme, proven = read("README.md"), read("docs/proven.md")
    start, step = readme.index("## Run it on Discord"), readme.index("1. Create an application")
    assert "never been run on the real Discord" in readme[start:step]
    assert "(docs/proven.md)" in readme[start:step]
    assert "(docs/first-night.md)" in readme[start:step]
    assert "(first-night.md)" in read("docs/hosting.md")
    for word in ("never been run on the real Discord", "sandbox", "OpenAPI", "compatible server", "## Not proven"):
        assert word in proven


def test_who_thinks_of_playing_reads_when_the_luck_can_be_chosen_and_who_reads_the_database() -> None:
    promised = {
        "README.md": ("once the last word has come from a player other than the operator", "says so at its start"),
        "docs/fair-play.md": ("Once a player other than the operator has added a word last", "says so at its start"),
        "docs/fair-play.es.md": (
            "la última palabra la ha añadido alguien que juega y no administra el bot",
            "lo dice al empezar",
        ),
    }
    for name, parts in promised.items():
        assert all(part in read(name) for part in parts), name
    operator = {
        "README.md": "the operator can read the bot's database",
        "docs/fair-play.md": "the operator of a bot can read its database",
        "docs/fair-play.es.md": "el administrador de un bot puede leer su base de datos",
        "docs/people.md": "The operator of the bot can:",
        "docs/people.es.md": "El administrador del bot sí puede:",
        "docs/privacy.md": "operator can read them",
        "docs/privacy.es.md": "las puede leer",
    }
    for name, part in operator.items():
        assert part in read(name), name


def test_memory_is_told_as_measured() -> None:
    """No bound that nobody keeps: a figure, with what was measured and how to do it again."""
    hosting = read("docs/hosting.md")
    assert "under 300 MB" not in hosting
    assert re.search(r"\d+ MB .*`python -m bot bench --only bot`", hosting)
