"""What keeps Herald from starting is one sentence on the console and exit code 2."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import locale
from bot.sandbox.app import Sandbox
from bot.ui.commands import Catalogued
from cogs import register
from engine import GAMES
from tests.support.patience import patiently
from tests.support.sandbox import ROOT

CASES = {
    "no token": ({"DISCORD_TOKEN": ""}, "No token: set DISCORD_TOKEN"),
    "no database at all": ({"DATABASE_URL": "mysql://herald"}, "DATABASE_URL must be"),
    "folder that is a file": ({"HERALD_DATA": "/dev/null/data"}, "Cannot create the data folder"),
    "unknown language": ({"HERALD_LOCALE": "fr"}, "HERALD_LOCALE must be one of en, es."),
    "unknown log level": ({"HERALD_LOG_LEVEL": "LOUD"}, "HERALD_LOG_LEVEL must be one of"),
    "number out of range": ({"HERALD_RENDER_PROCESSES": "0"}, "HERALD_RENDER_PROCESSES"),
}
AWAY = {
    "database": (
        {"DATABASE_URL": "postgresql://herald@127.0.0.1:9/herald"},
        "Cannot use the database postgresql+asyncpg://herald@127.0.0.1:9/herald",
    ),
    "Discord": ({"DISCORD_API_URL": "http://127.0.0.1:9/api/v10"}, "Discord cannot be reached: "),
    "proxy": (
        {"DISCORD_PROXY_URL": "http://127.0.0.1:7"},
        "Discord cannot be reached by way of DISCORD_PROXY_URL=http://127.0.0.1:7/api/v10",
    ),
}
"""What may pass: it is waited for."""


async def process_of(folder: Path, **env: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=folder,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "HERALD_DATA": str(folder / "data"), "DATABASE_URL": "",
             "DISCORD_TOKEN": "some-token", "DISCORD_API_URL": "http://127.0.0.1:9/api/v10",
             "DISCORD_GATEWAY_URL": "ws://127.0.0.1:9/gateway", "HERALD_LOG_LEVEL": "WARNING", **env},
    )  # fmt: skip


async def started(folder: Path, **env: str) -> tuple[int, str]:
    """Exit code and what was printed."""
    process = await process_of(folder, **env)
    printed, _ = await patiently(process.communicate())
    return process.returncode or 0, printed.decode()


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
async def test_a_wrong_setting_is_one_sentence(case: str, tmp_path: Path) -> None:
    env, expected = CASES[case]
    code, printed = await started(tmp_path, **env)
    assert expected in printed
    assert "Traceback" not in printed
    assert len(printed.strip().splitlines()) == 1, printed
    assert code == 2


@pytest.mark.slow
@pytest.mark.parametrize("case", AWAY)
async def test_what_may_pass_is_waited_for(case: str, tmp_path: Path) -> None:
    env, expected = AWAY[case]
    process = await process_of(tmp_path, **env)
    assert process.stdout is not None
    line = (await patiently(process.stdout.readline())).decode()
    process.terminate()
    printed, _ = await patiently(process.communicate())
    assert expected in line
    assert "Trying again in 2 s." in line
    assert b"Traceback" not in printed


@pytest.mark.slow
async def test_a_wrong_token(tmp_path: Path) -> None:
    sandbox = Sandbox(None)
    await sandbox.start()
    try:
        code, printed = await started(tmp_path, **{**sandbox.environment, "DISCORD_TOKEN": "not-the-token"})
    finally:
        await sandbox.stop()
    assert printed.strip() == "herald: Discord does not accept this token: copy it anew from the developer portal."
    assert code == 2


IDLE = {
    "PIL", "numpy", "matplotlib", "alembic", "asyncpg", "prometheus_client", "jsonschema", "rich", "aiohttp.web",
    "bot.sandbox.app", "bot.serving.health", "sqlalchemy.dialects.postgresql", "tests",
}  # fmt: skip
"""What takes long to load and is not needed before the first act, if at all."""


@pytest.mark.slow
def test_a_start_loads_only_what_it_needs() -> None:
    """Neither pens nor computer players nor other databases: until Herald is ready its processor has enough to do."""
    code = (
        "import sys, bot.__main__ as main; main._register(); from bot.common.offered_games import offer; "
        "assert offer('') == []; import bot.app, cogs; cogs.commands(); "
        "print(' '.join(sys.modules))"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, encoding="utf-8", check=True)
    loaded = set(done.stdout.split())
    idle = IDLE | {f"{room}.{game}" for room in ("render", "engine.players") for game in GAMES}
    assert idle & loaded == set()
    assert {"bot.app", "cogs.table.table"} < loaded


async def test_words_of_commands_need_no_parser() -> None:
    """The library asks for them in every language there is; a thousand of them are read, next to none is parsed."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    register(tree)
    locale._bundle.cache_clear()
    locale._said.cache_clear()
    words = Catalogued()
    payloads = [await command.get_translated_payload(tree, words) for command in tree.get_commands()]
    assert {"es-ES", "es-419"} == {name for payload in payloads for name in payload["name_localizations"]}
    assert len(locale._bundle("es")._texts) > 200
    assert sum(len(locale._bundle(lang)._read) for lang in locale.LANGUAGES) < 10


def test_every_setting_is_explained() -> None:
    """``.env.example`` names every setting, each below a comment."""
    from bot.common.settings import Settings

    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    named = {line.split("=")[0] for line in lines if "=" in line and not line.startswith("#")}
    assert named == {name.upper() for name in Settings.model_fields}
    advanced = next(n for n, line in enumerate(lines) if line.endswith("- Advanced"))
    first = [line.split("=")[0] for line in lines[:advanced] if "=" in line and not line.startswith("#")]
    assert (first[0], len(first)) == ("DISCORD_TOKEN", 10), "what a small host touches, and no more"
