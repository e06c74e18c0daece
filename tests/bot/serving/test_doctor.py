"""What ``doctor`` says, and when it says that something is to mend."""

from __future__ import annotations

import datetime
from pathlib import Path

import discord
import pytest

from bot.common.settings import Settings
from bot.sandbox.app import Sandbox
from bot.serving import doctor
from bot.serving.doctor import NEEDED, PRIVATE, backups, examined, rights
from bot.store import Database, upgrade
from tests.support.sandbox import openapi_path

NOW = 1_800_000_000.0


def settings(tmp_path: Path, **more: object) -> Settings:
    return Settings(_env_file=None, herald_data=tmp_path, database_url="", **{"herald_backup_every": 24.0, **more})  # type: ignore[arg-type]


async def test_all_is_well_in_the_sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox(openapi=openapi_path()) as sandbox:
        for name, value in sandbox.environment.items():
            monkeypatch.setenv(name, value)
        database = Database(f"sqlite:///{tmp_path / 'herald.db'}")
        await upgrade(database)
        await database.close()
        found = [one async for one in examined(settings(tmp_path))]
        assert [one for one in found if not one.well] == []
        names = {one.name for one in found}
        assert names >= {"versions", "fonts", "database", "disk", "back-ups", "token", "intents", "clock"}
        assert any(one.name.startswith("server ") for one in found)
        assert sandbox.violations == []


async def test_what_a_person_must_mend_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token that is not accepted, another program's file and a full disk: each is a line, and the others are told."""
    monkeypatch.setattr(doctor, "ROOM", 2**60)
    (tmp_path / "herald.db").write_bytes(b"another program's" * 99)
    async with Sandbox(openapi=openapi_path()) as sandbox:
        for name, value in {**sandbox.environment, "DISCORD_TOKEN": "wrong"}.items():
            monkeypatch.setenv(name, value)
        found = {one.name: one async for one in examined(settings(tmp_path))}
    assert not found["token"].well
    assert "developer portal" in found["token"].said
    assert not found["disk"].well
    assert "make room" in found["disk"].said
    assert not found["database"].well
    assert "is not a SQLite file" in found["database"].said
    assert found["fonts"].well


def test_a_late_back_up_is_to_mend(tmp_path: Path) -> None:
    told = settings(tmp_path, herald_backup_every=6.0)
    told.backups.mkdir()
    made = datetime.datetime.fromtimestamp(NOW - 8 * 3600, datetime.UTC)
    (told.backups / f"herald-{made:%Y%m%dT%H%M%SZ}.db").touch()
    assert backups(told, True, NOW).well
    late = backups(told, True, NOW + 2 * 3600)
    assert not late.well
    assert "10 hours old" in late.said
    assert not backups(settings(tmp_path, herald_backup_every=0.0), True, NOW).well
    assert backups(told, False, NOW + 9e9).well


def test_missing_permissions_are_named() -> None:
    assert rights("Keep", NEEDED | PRIVATE).said == "gives what Herald needs."
    assert "Create Private Threads" in rights("Keep", NEEDED).said
    lacking = rights("Keep", discord.Permissions(NEEDED.value & ~discord.Permissions(attach_files=True).value))
    assert not lacking.well
    assert lacking.said == "lacks Attach Files: give Herald's role these permissions."
    assert rights("Keep", discord.Permissions(administrator=True)).well
