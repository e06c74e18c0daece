"""The real bot as a process, and the command that starts everything."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp
import psutil
import pytest

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.support.patience import patiently
from tests.support.ports import free_port
from tests.support.sandbox import ROOT, SandboxUser, unhurried
from tests.support.sandbox_bots import BotProcess


async def command(*arguments: str, openapi: str = "") -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "sandbox",
        *arguments,
        cwd=ROOT,
        env={**os.environ, "HERALD_OPENAPI": openapi},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@pytest.mark.slow
async def test_the_bot_dies_and_comes_back(sandbox: Sandbox, tmp_path: Path) -> None:
    unhurried(sandbox)
    async with BotProcess(sandbox, tmp_path) as bot, SandboxUser(sandbox) as maud:
        assert {"table", "act"} <= {item["name"] for item in (await maud.bootstrap())["commands"]}
        await maud.slash("table list")
        await bot.kill()
        assert (await maud.bootstrap())["bot_online"] is False
        await bot.start()
        await maud.slash("table list")
        assert sandbox.gateway.identified == 2
        assert await bot.stop() == 0


@pytest.mark.slow
async def test_the_command_serves_and_stops(tmp_path: Path) -> None:
    port = free_port()
    running = await command("--port", str(port), "--no-bot", "--data", str(tmp_path), "--no-open")
    assert running.stdout is not None
    line = await patiently(running.stdout.readline())
    assert f"http://127.0.0.1:{port}/" in line.decode()
    name, _, token = (await patiently(running.stdout.readline())).decode().strip().partition("=")
    assert (name, token == c.BOT_TOKEN, len(token) > 30) == ("DISCORD_TOKEN", False, True)  # made at each start
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http:
        async with http.get("/") as page:
            assert page.status == 200
            assert "<html" in await page.text()
        async with http.get("/sandbox/api/bootstrap", headers={"Origin": "https://example.org"}) as foreign:
            assert foreign.status == 403
        async with http.get("/sandbox/api/bootstrap", headers={"Origin": f"http://127.0.0.1:{port}"}) as own:
            assert own.status == 200
        for path in ("/", "/sandbox/api/bootstrap", "/api/v10/users/@me"):
            async with http.get(path, headers={"Host": f"rebound.example.org:{port}"}) as rebound:
                assert rebound.status == 403
        async with http.get(f"/avatars/{c.USERS[0][0]}/x.png") as avatar:
            assert avatar.content_type == "image/png"
    second = await command("--port", str(port), "--no-bot", "--data", str(tmp_path), "--fresh")
    _, complaint = await patiently(second.communicate())
    assert second.returncode == 2
    assert complaint.decode().count("\n") == 1
    assert "--port" in complaint.decode()
    assert (tmp_path / "sandbox" / "sandbox.db").exists()
    running.send_signal(signal.SIGTERM)
    _, errors = await patiently(running.communicate())
    assert (running.returncode, errors) == (0, b"")


@pytest.mark.slow
async def test_a_folder_belongs_to_one_sandbox(tmp_path: Path) -> None:
    arguments = ("--no-bot", "--data", str(tmp_path), "--no-open")
    first = await command("--port", str(free_port()), *arguments)
    assert first.stdout is not None
    await patiently(first.stdout.readline())
    for more in ((), ("--fresh",)):
        second = await command("--port", str(free_port()), *arguments, *more)
        _, complaint = await patiently(second.communicate())
        assert second.returncode == 2
        assert complaint.decode().count("\n") == 1
        assert "--data" in complaint.decode()
    first.kill()
    await patiently(first.communicate())
    third = await command("--port", str(free_port()), *arguments, "--fresh")
    assert third.stdout is not None
    assert b"sandbox is at" in await patiently(third.stdout.readline())
    third.terminate()
    await patiently(third.communicate())


@pytest.mark.slow
async def test_a_description_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    for name in ("absent.json", "other.json"):
        running = await command(
            "--port", str(free_port()), "--no-bot", "--data", str(tmp_path), openapi=str(tmp_path / name)
        )
        _, complaint = await patiently(running.communicate())
        assert running.returncode == 2
        assert complaint.decode().count("\n") == 1
        assert f"HERALD_OPENAPI: {tmp_path / name}" in complaint.decode()


@pytest.mark.slow
async def test_the_bot_ends_with_its_sandbox(tmp_path: Path) -> None:
    """However the sandbox ends, the bot does not outlive it: its standard output, which it inherits, is closed."""
    for kill in (True, False):
        port = free_port()
        running = await command("--port", str(port), "--data", str(tmp_path), "--no-open")
        assert running.stdout is not None
        lines = [(await patiently(running.stdout.readline())).decode() for _ in range(2)]
        assert lines[1] == "Herald is ready.\n"
        async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{port}/sandbox/api/dev") as answer:
            bot = (await answer.json())["bot"]
        assert bot["online"]
        assert psutil.Process(bot["pid"]).is_running()
        running.send_signal(signal.SIGKILL if kill else signal.SIGTERM)
        # Both pipes end only when nobody holds them any more, neither the sandbox nor the bot.
        await patiently(running.communicate())
        assert running.returncode == (-signal.SIGKILL if kill else 0)
