"""Bots from the nursery are processes like any other."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path

import psutil
import pytest

from bot.sandbox.app import Sandbox
from tests.support import forked_bots
from tests.support.patience import USUAL, patience, patiently
from tests.support.sandbox import SandboxUser, unhurried, words
from tests.support.sandbox_bots import BotProcess

SMALL = "tests.support.small_bot"
SERVER = "tests.support.forked_bots"


async def said(output: Path, *arguments: str, **env: str) -> tuple[int, str]:
    """How a command ends, and what it prints."""
    with output.open("wb") as file:
        process = await forked_bots.start(SMALL, *arguments, env={**os.environ, **env}, output=file.fileno())
        return await patiently(process.wait()), output.read_text(encoding="utf-8")


async def test_each_has_its_own_arguments_surroundings_and_end(tmp_path: Path) -> None:
    code, help_ = await said(tmp_path / "1", "--help")
    assert code == 0
    assert "simulate" in help_
    assert await said(tmp_path / "2", "run", DISCORD_TOKEN="") == (2, (tmp_path / "2").read_text(encoding="utf-8"))
    assert "No token" in (tmp_path / "2").read_text(encoding="utf-8")
    code, wrong = await said(tmp_path / "3", "run", DISCORD_TOKEN="x", HERALD_LOCALE="tlh")
    assert code == 2
    assert "HERALD_LOCALE must be" in wrong


def pipes(pid: int) -> set[str]:
    """The pipes a process has open."""
    found = set()
    with contextlib.suppress(OSError):  # it ends meanwhile
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                found.add(os.readlink(file))
    return {name for name in found if name.startswith("pipe:")}


def drawers(bot: int) -> list[psutil.Process]:
    """The drawing processes of a bot: from a nursery too, and they talk to it through pipes. Whose children they are
    says nothing, since one server of them follows another."""
    own = pipes(bot)
    others = (p for p in psutil.process_iter(["cmdline"]) if p.pid not in (bot, forked_bots._nursery()[0].pid))
    return [p for p in others if any(SERVER in word for word in p.info["cmdline"] or ()) and own & pipes(p.pid)]


async def test_it_is_killed_with_what_draws_for_it_and_starts_anew(tmp_path: Path) -> None:
    async with Sandbox() as sandbox, BotProcess(sandbox, tmp_path, module=SMALL) as bot, SandboxUser(sandbox) as maud:
        unhurried(sandbox)
        first = bot.process
        assert isinstance(first, forked_bots.Bred)
        assert first.pid not in (os.getpid(), forked_bots._nursery()[0].pid)
        await maud.slash("table new", game="xidit", seats=3)
        await maud.wait_message(lambda m: bool(m["attachments"]))
        pens = drawers(first.pid)
        await bot.kill()
        assert first.returncode == -signal.SIGKILL
        _, left = await asyncio.to_thread(psutil.wait_procs, pens, patience(USUAL))
        assert pens
        assert not left
        await bot.start()
        assert "xidit" in words(await (await maud.slash("table list")).message()).lower()
        assert await bot.stop() == 0


@pytest.mark.slow
async def test_without_a_nursery_there_is_another(tmp_path: Path) -> None:
    assert (await said(tmp_path / "1", "--help"))[0] == 0
    os.kill(forked_bots._nursery()[0].pid, signal.SIGKILL)
    forked_bots._nursery()[0].wait()
    assert (await said(tmp_path / "2", "--help"))[0] == 0
