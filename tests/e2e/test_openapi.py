"""The check against Discord's own description is on: a test that goes through much of what Herald sends."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Stage
from tests.support import skips
from tests.support.sandbox import openapi_path

COMMANDS = (
    "table board",
    "table status",
    "table blocking",
    "table log",
    "table panel",
    "table list",
    "xidit preview",
    "help",
    "settings me",
)


@pytest.mark.skipif(openapi_path() is None, reason=skips.OPENAPI)
async def test_what_herald_sends_fits(stage: Stage) -> None:
    """Registration, posts with pictures, threads, panels, suggestions, edits and answers; the fixture looks at them."""
    assert stage.sandbox.openapi is not None
    thread = await stage.running()
    await stage.place_heroes(thread)
    for command in COMMANDS:
        await stage.people[0].use(command, channel=thread)
    before = stage.sandbox.openapi.checked
    await stage.people[1].autocomplete("act", "action", "", channel=thread)
    assert stage.sandbox.openapi.checked > before
