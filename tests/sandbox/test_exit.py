"""Posts leave through a REST proxy, answers do not; what a proxy may do wrong loses and doubles nothing."""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from pathlib import Path

import asyncpg
import pytest
from pydantic import SecretStr

from bot.app import run
from bot.common.errors import StartupError
from bot.common.patience import Patience
from bot.common.rest_proxy import proxy_of
from bot.common.settings import Settings
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.bot.process_group import dsn
from tests.sandbox.several_processes import SMALL, cards
from tests.support import skips
from tests.support.faulty_proxy import Exit, Mode
from tests.support.patience import patiently, soon
from tests.support.sandbox import ROOT, SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess

DISCORD = "https://discord.com/api/v10"
TOKENS = re.compile(r"callback|@original|webhooks")


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("", ""),
        (" http://proxy:8080/ ", "http://proxy:8080/api/v10"),
        ("https://proxy.example/bot/api/v10", "https://proxy.example/bot/api/v10"),
    ],
)
def test_addresses_of_proxies(text: str, base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", DISCORD)
    assert proxy_of(Settings(discord_proxy_url=text)) == base


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("proxy:8080", "must be the address of a REST proxy"),
        ("ftp://proxy", "must be the address of a REST proxy"),
        ("http://", "must be the address of a REST proxy"),
        ("http://proxy:99999999", "must be the address of a REST proxy"),
        ("http://proxy/?to=discord", "must be the address of a REST proxy"),
        ("https://discord.com", "must be a proxy before that, or empty"),
    ],
)
async def test_addresses_that_cannot_be(text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence, before anything is opened."""
    monkeypatch.setattr("discord.http.Route.BASE", DISCORD)
    settings = Settings(discord_proxy_url=text, discord_token=SecretStr("t"), herald_data=tmp_path / "none")
    with pytest.raises(StartupError, match=said) as caught:
        await run(settings)
    assert len(str(caught.value).splitlines()) == 1
    assert not (tmp_path / "none").exists()


async def test_what_is_no_proxy_yet_is_waited_for(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that is away, a page of somebody else, one that lets nothing through: each is said in one sentence, and
    nothing has been sent, not even the commands."""
    monkeypatch.setattr("discord.http.Route.BASE", sandbox.api_url)
    async with Exit(sandbox.url) as proxy:
        await proxy.die()
        modes: list[Mode] = ["stranger", "full"]

        async def pause(_: float) -> None:
            if not modes:
                raise StartupError("it has waited three times")
            if len(modes) == 2:
                await proxy.start()
            proxy.mode = modes.pop(0)

        settings = Settings(
            discord_token=SecretStr(c.BOT_TOKEN), discord_proxy_url=proxy.url, herald_data=tmp_path, database_url=""
        )
        with pytest.raises(StartupError, match="three times"):
            await run(settings, Patience(pause))
    said = [record.getMessage() for record in caplog.records if record.name == "bot.common.patience"]
    assert all(f"by way of DISCORD_PROXY_URL={proxy.url}" in line and "\n" not in line for line in said)
    for line, words in zip(said, ("Cannot connect", "answers, but not for Discord", "429"), strict=True):
        assert words in line
    assert sandbox.rest.requests == {}


@pytest.mark.slow
async def test_posts_leave_through_it_and_answers_do_not(shared: str, sandbox: Sandbox, tmp_path: Path) -> None:
    """A front and a courier behind a proxy that hangs, dies, is full, breaks and gives up waiting: every click is
    answered meanwhile, and afterwards every post stands once."""
    unhurried(sandbox)
    async with Exit(sandbox.url) as proxy, SandboxUser(sandbox) as maud:
        own = await asyncpg.connect(dsn(shared))
        bots = [
            BotProcess(
                sandbox, tmp_path / role, database_url=shared, module=SMALL,
                env={"HERALD_ROLE": role, "DISCORD_PROXY_URL": proxy.url},
            )
            for role in ("front", "courier")
        ]  # fmt: skip
        try:
            for bot in bots:
                await bot.start()
            await (await maud.slash("table new", game="xidit", seats=5, name="First")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 1)

            tried = "SELECT count(*) FROM outbox WHERE status IN ('pending', 'sending') AND attempts > 0"

            async def meets(mode: Mode | None) -> None:
                """Something to post while the proxy is in this mode, or away; it has been tried when this returns."""
                if mode is None:
                    await proxy.die()
                else:
                    proxy.mode = mode
                before = proxy.heard.total()
                said = await (await maud.slash("table computer add", table="1")).text()
                assert said.strip()
                if mode is None:
                    await soon(lambda: own.fetchval(tried))
                else:
                    await soon(lambda: proxy.heard.total() > before)

            await meets("hangs")
            await meets(None)
            await proxy.start()
            await meets("late")
            await meets("broken")
            proxy.mode = "full"
            await (await maud.slash("table start", table="1")).message()
            proxy.mode = "through"
            left = "SELECT NOT EXISTS (SELECT 1 FROM outbox WHERE status IN ('pending', 'sending'))"
            await soon(lambda: own.fetchval(left))
            rows = await own.fetch("SELECT status, message_id FROM outbox WHERE op = 'send'")
        finally:
            await own.close()
            for bot in bots:
                if bot.process is not None and bot.process.returncode is None:
                    bot.process.kill()
                    await patiently(bot.process.wait())
        assert {row["status"] for row in rows} <= {"sent", "skipped"}
        sent = Counter(row["message_id"] for row in rows if row["status"] == "sent")
        assert set(sent.values()) == {1}
        mine = {
            m.id
            for channel in sandbox.world.messages.values()
            for m in channel.values()
            if m.interaction_id is None and m.author_id == c.APPLICATION_ID and m.type == 0
        }
        assert len(sent) == len(mine), (sent, mine)
        assert not [name for name in proxy.heard if TOKENS.search(name)], proxy.heard
        answered = [name for name in sandbox.rest.requests if "callback" in name]
        assert answered
        assert proxy.heard["POST messages"] >= len(sent)


async def test_a_proxy_of_others(sandbox: Sandbox, tmp_path: Path) -> None:
    """@discordjs/proxy, where it is at hand: cards, boards, threads and edits pass it; limits are kept."""
    modules = os.environ.get("HERALD_NODE_MODULES", "")
    skips.unless(modules, skips.PROXY)
    unhurried(sandbox)
    sandbox.rest.limits.set_realistic(True)
    node = await asyncio.create_subprocess_exec(
        "node", str(ROOT / "tests" / "support" / "exit.cjs"), modules, sandbox.url, stdout=asyncio.subprocess.PIPE
    )
    assert node.stdout is not None
    port = int(await patiently(node.stdout.readline()))
    env = {"DISCORD_PROXY_URL": f"http://127.0.0.1:{port}"}
    try:
        async with SandboxUser(sandbox) as maud, BotProcess(sandbox, tmp_path, env=env, module=SMALL):
            await (await maud.slash("table new", game="xidit", seats=3, name="First")).message()
            await maud.wait_until(lambda: len(cards(maud)) == 1)
            for _ in range(2):
                await (await maud.slash("table computer add", table="1")).message()
            await (await maud.slash("table start", table="1")).message()
            await maud.wait_until(lambda: any("-board." in str(m["attachments"]) for m in maud.seen.values()))
    finally:
        node.kill()
        await node.wait()
    assert sandbox.rest.limits.refused == 0
