"""The made-up people: eight of them, in new folders and in those of earlier versions."""

from __future__ import annotations

from pathlib import Path

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.support.sandbox import SandboxUser


async def test_eight_people_are_there(sandbox: Sandbox) -> None:
    async with SandboxUser(sandbox, 7) as last:
        start = await last.bootstrap()
    assert [user["username"] for user in start["users"]] == [username for _, username, _, _ in c.USERS]
    assert len(start["users"]) == 8
    assert start["me"] == c.USERS[7][0]


async def test_newcomers_join_those_of_an_earlier_version(tmp_path: Path) -> None:
    """A folder that knows five people gets the other three; what the five have set stays."""
    async with Sandbox(tmp_path) as sandbox:
        async with SandboxUser(sandbox, 1) as osric:
            await osric.settings(locale="es-ES")
        for user_id, *_ in c.USERS[5:]:
            sandbox.world.store.drop("user", user_id)
    async with Sandbox(tmp_path) as sandbox, SandboxUser(sandbox, 1) as osric:
        start = await osric.bootstrap()
        assert [user["id"] for user in start["users"]] == [user_id for user_id, *_ in c.USERS]
        assert start["users"][1]["locale"] == "es-ES"
        assert [u for u, *_ in c.USERS if sandbox.world.users[u].roles] == [c.USERS[0][0]]
