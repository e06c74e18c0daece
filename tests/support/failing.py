"""What a failure tells beside what was expected and seen: how to see it again, and what bots said last."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import urlsplit

from tests.support.runs import ROOT

OWN = ("HERALD_TEST_", "HERALD_LAYERS", "HERALD_REPLAYS")
"""How the names of variables begin that a run sets for itself, or that change nothing that a test looks at."""
LINES = 15
"""Lines of a bot's log that are shown."""
MOST = 6
"""Logs that are shown."""


def given(environ: Mapping[str, str]) -> dict[str, str]:
    """The variables that change which tests there are and what they do. A password in an address is not shown."""
    found = {name: value for name, value in environ.items() if name.startswith("HERALD_") and not name.startswith(OWN)}
    if url := environ.get("DATABASE_URL_TEST", ""):
        password = urlsplit(url).password
        found["DATABASE_URL_TEST"] = url.replace(f":{password}@", ":***@") if password else url
    return dict(sorted(found.items()))


def command(test: str, seed: int, environ: Mapping[str, str], *more: str) -> str:
    """The whole command, from the root of the sources, that runs a test, or what ``more`` names, with the same luck."""
    own = Path(sys.prefix)
    pytest = [f"{own.name}/bin/pytest"] if own.parent == ROOT else [sys.executable, "-m", "pytest"]
    variables = [f"{name}={shlex.quote(value)}" for name, value in given(environ).items()]
    words = [*map(shlex.quote, (*pytest, "--seed", str(seed), *more)), *([f"'{test}'"] if test else [])]
    return " ".join([*variables, *words])


def logs(folder: Path | None) -> Iterator[tuple[str, str]]:
    """The last lines of the logs of bots in a test's folder, the newest first, with a title for each."""
    if folder is None:
        return
    found = sorted(folder.rglob("bot.log"), key=lambda path: -path.stat().st_mtime)[:MOST]
    for path in found:
        said = path.read_text(encoding="utf-8", errors="replace").splitlines()[-LINES:]
        yield f"last lines of {path.relative_to(folder)}", "\n".join(said)


def helpers() -> Iterator[str]:
    """The modules and folders of the tests whose assertions are to show values, as those of tests do."""
    tests = ROOT / "tests"
    support = {f"tests.support.{path.stem}" for path in (tests / "support").glob("*.py")}
    folders = {f"tests.{path.parent.name}" for path in tests.glob("*/__init__.py")} - {"tests.support"}
    yield from sorted((support | folders) - set(sys.modules))
