"""Processes that share the gateway out among them: every event reaches one, and no two have the same shard."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from pydantic import SecretStr

from bot.app import run
from bot.common.errors import StartupError
from bot.common.settings import Settings
from bot.sandbox import constants
from bot.sandbox.app import Sandbox
from bot.serving import gateway_shards
from bot.serving.gateway_shards import Locks, Part, part_of, turn
from bot.store import Database
from bot.workers.leadership import session
from tests.sandbox.several_processes import SMALL, cards
from tests.support.patience import patiently, soon, within
from tests.support.sandbox import SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess

SHARDS = 4
CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""Ends the sessions that hold locks of this database: the server has others, too."""
OWNER = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1"
    f" AND classid = {gateway_shards.SHARD >> 32} AND objid = {gateway_shards.SHARD & 0xFFFF_FFFF}"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
"""The session that has the first shard."""


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", None),
        ("0/1", Part((0,), 1)),
        (" 0-3/8 ", Part((0, 1, 2, 3), 8)),
        ("4,0-1 / 5", Part((0, 1, 4), 5)),
    ],
)
def test_shards_that_are_named(text: str, part: Part | None) -> None:
    assert part_of(text) == part
    assert part is None or part.whole == (part.count == len(part.ids))


@pytest.mark.parametrize(
    "text", ["3", "0-3", "/4", "4/4", "0-4/4", "2-1/4", "1,1/4", "0-2,2/4", "-1/4", "a/b", "0/99999"]
)
async def test_shards_that_cannot_be(text: str, tmp_path: Path) -> None:
    """One sentence, before anything is opened."""
    settings = Settings(herald_shards=text, discord_token=SecretStr("t"), herald_data=tmp_path / "none")
    with pytest.raises(StartupError, match="names no shards") as caught:
        await run(settings)
    assert len(str(caught.value).splitlines()) == 1
    assert not (tmp_path / "none").exists()


async def test_a_file_cannot_share_them_out(tmp_path: Path) -> None:
    settings = Settings(herald_shards="0-1/4", discord_token=SecretStr("t"), herald_data=tmp_path / "none")
    with pytest.raises(StartupError, match="leaves shards to other processes"):
        await run(settings)


async def test_no_two_have_a_shard(shared: str) -> None:
    """Who comes second does not start; what was held is free at once, and taken again by one whose session ended."""
    db, other = Database(shared), Database(shared)
    async with Locks(db, Part((0, 1), SHARDS)).held() as lost:
        for part, said in (
            (Part((1, 2), SHARDS), "Shard 1 of 4 is connected by another process"),
            (Part((7,), 8), "another process names shards of 4"),
        ):
            with pytest.raises(StartupError, match=said) as caught:
                async with Locks(other, part).held():
                    pass
            assert len(str(caught.value).splitlines()) == 1
        async with Locks(other, Part((2, 3), SHARDS)).held():
            pass
        before = await _owner(other)
        await _cut(db)

        async def taken_again() -> bool:
            return await _owner(other) not in (None, before)

        await soon(taken_again)
        assert not lost.done()

    async def free() -> bool:
        return await _owner(other) is None

    await soon(free)  # the server takes its time to notice
    await db.close()
    await other.close()


async def _owner(db: Database) -> int | None:
    """Who has the first shard. Nobody takes it to find out: its owner may be about to have it again."""
    async with db.read() as connection:
        found: int | None = await connection.scalar(sa.text(OWNER))
    return found


async def _cut(db: Database) -> None:
    async with db.write() as connection:
        await connection.execute(sa.text(CUT))


async def test_who_lost_a_shard_to_another_ends(shared: str) -> None:
    db, other = Database(shared), Database(shared)
    part = Part((0,), SHARDS)
    async with Locks(db, part).held() as lost, AsyncExitStack() as stack:
        async with within():
            while not await _have(stack, Locks(other, part)):
                await _cut(db)
        with pytest.raises(StartupError, match="connected by another"):
            await patiently(asyncio.shield(lost))
    await db.close()
    await other.close()


async def _have(stack: AsyncExitStack, locks: Locks) -> bool:
    """Have the locks until the stack ends, unless somebody else has them."""
    try:
        await stack.enter_async_context(locks.held())
    except StartupError:
        return False
    return True


async def test_who_hears_nothing_for_a_while_is_not_taken_for_another(
    shared: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that was silent has not noticed that a session is over, and holds its locks; they are the same
    process's own. Whoever only had the same number at the server is left alone."""
    db, heard = Database(shared), asyncio.Event()
    locks = Locks(db, Part((0, 1), SHARDS))
    async with session(db) as bystander, AsyncExitStack() as stack:
        silent: list[Any] = []

        @asynccontextmanager
        async def held(database: Database) -> AsyncIterator[Any]:
            """A session which nobody can end from here, and which says nothing from some moment on."""
            own = await stack.enter_async_context(session(database))

            async def execute(statement: str) -> str:
                if silent:
                    heard.set()
                    raise TimeoutError
                return await own.execute(statement)

            if heard.is_set():
                yield own
            else:
                yield SimpleNamespace(
                    execute=execute, fetch=own.fetch, fetchval=own.fetchval, fetchrow=own.fetchrow, terminate=list
                )

        monkeypatch.setattr(gateway_shards, "session", held)
        async with locks.held() as lost:
            before = locks._mine
            silent.append(True)
            await soon(lambda: locks._mine != before or lost.done())
            assert not lost.done(), lost.exception()
            assert await _owner(db) == locks._mine[0]
            assert await bystander.fetchval("SELECT 1") == 1
            assert not await bystander.fetchval(gateway_shards._END, locks._mine[0], before[1])
            assert not lost.done()
    await db.close()


async def test_who_connects_next_waits_for_its_turn(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one remainder, wherever; those of another one do not wait."""
    db, other = Database(shared), Database(shared)
    monkeypatch.setattr(gateway_shards, "PAUSE", 0.3)
    clock = asyncio.get_running_loop().time
    begun = clock()
    await turn(db, 0, 2)
    await turn(other, 1, 2)
    await turn(other, 2, 2)
    assert clock() - begun >= gateway_shards.PAUSE
    await asyncio.gather(*gateway_shards._ending)
    await db.close()
    await other.close()


@pytest.mark.slow
async def test_two_fronts_share_four_shards(shared: str, sandbox: Sandbox, tmp_path: Path) -> None:
    """Commands on the server go to one, panels in direct messages to the other; each shard asks for its turn, and who
    is killed has its shards again when it comes back."""
    unhurried(sandbox)
    sandbox.gateway.shards = SHARDS
    home = (int(constants.GUILD_ID) >> 22) % SHARDS
    parts = ["0/4", "1-3/4"] if home else ["0-1/4", "2-3/4"]
    bots = [
        BotProcess(
            sandbox, tmp_path / name, database_url=shared, module=SMALL,
            env={"HERALD_SHARDS": part, "HERALD_SYNC_COMMANDS": "1"},
        )
        for name, part in zip(("one", "two"), parts, strict=True)
    ]  # fmt: skip
    async with SandboxUser(sandbox) as maud:
        try:
            await asyncio.gather(*(bot.start() for bot in bots))
            await soon(lambda: _connected(sandbox) == set(range(SHARDS)))
            assert sandbox.rest.requests["GET /gateway/bot"] >= SHARDS  # before its turn each asks how many may connect
            await (await maud.slash("table new", game="xidit", seats=3, name="First")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 1)
            victim = bots[home != 0]
            assert victim.process is not None
            victim.process.send_signal(signal.SIGKILL)
            await patiently(victim.process.wait())
            await victim.start()
            await soon(lambda: _connected(sandbox) == set(range(SHARDS)))
            for _ in range(2):
                await (await maud.slash("table computer add", table="1")).message()
            await (await maud.slash("table start", table="1")).message()
            await maud.wait_until(lambda: any("-board." in str(m["attachments"]) for m in maud.seen.values()))
            for bot in bots:
                assert bot.process is not None
                bot.process.send_signal(signal.SIGTERM)
                assert await patiently(bot.process.wait()) == 0, bot.tail()
        finally:
            for bot in bots:
                if bot.process is not None and bot.process.returncode is None:
                    bot.process.kill()
                    await bot.process.wait()


def _connected(sandbox: Sandbox) -> set[int]:
    """The shards that are connected."""
    return {s.shard[0] for s in sandbox.gateway.sessions.values() if s.connection is not None}
