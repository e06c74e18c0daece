"""The first night from end to end, with a person of the sandbox: nothing is violated, and what is wrong is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.common.settings import Settings
from bot.first_night import run
from bot.first_night.report import Report
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.limits import Fault
from bot.sandbox.rest import Call, Handler
from tests.e2e.clients import Person
from tests.e2e.first_night_person import ROOM, FirstNightPerson, small
from tests.support.patience import within
from tests.support.sandbox import openapi_path, unhurried

POST = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
FETCH = "GET /channels/{channel_id}/messages/{message_id}"
GLANCE = 0.2
"""Seconds between two looks: the sandbox tells at once."""


async def night(
    sandbox: Sandbox, folder: Path, *skips: str, minutes: float = 0.0
) -> tuple[Report, str, FirstNightPerson]:
    """A night in the sandbox: what was found, the file with it, and who did what was asked."""
    unhurried(sandbox)
    settings = Settings(
        _env_file=None,
        discord_token=SecretStr(c.BOT_TOKEN),
        discord_api_url=sandbox.api_url,
        discord_gateway_url=sandbox.gateway_url,
        herald_data=folder / "data",
        database_url="",
    )
    file = folder / "report.md"

    async def wind(seconds: float) -> None:
        sandbox.world.wind(seconds * 1000)

    async with Person(sandbox) as person:
        guest = FirstNightPerson(person, skips)
        async with within(600.0):
            found = await run.try_out(
                settings, guest, report=file, channel=int(ROOM), minutes=minutes, starter=small, wait=wind
            )
    return found, file.read_text("utf-8"), guest


@pytest.mark.slow
async def test_nothing_is_violated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step is seen, the edit of an old message and an answer 429 included; the report names nobody, and the bot
    has kept to Discord's description all the while."""
    monkeypatch.setattr("bot.first_night.night.GLANCE", GLANCE)
    async with Sandbox(openapi=openapi_path()) as sandbox:
        sandbox.faults.add(Fault(EDIT, 429, retry_after=0.5))
        found, text, guest = await night(sandbox, tmp_path, minutes=60.0)
        assert found.violations == []
        assert [seconds for _, _, seconds in found.refusals] == [0.5]
        assert [(step.name, step.state) for step in found.steps if step.state != "seen"] == []
        assert len(found.starts) == 2
        assert sandbox.violations == []
        assert "No violated expectations" in text
        numbers = {*sandbox.world.users, *sandbox.world.channels, c.GUILD_ID, c.BOT_TOKEN}
        assert [number for number in numbers if number in text] == []
        assert [name for _, name, shown, _ in c.USERS if name in text or shown in text] == []
        assert len(guest.told_of) == len(set(guest.told_of)) + 1  # /help, once more after the return


def doubled(handler: Handler) -> Handler:
    """Posts with something to press stand twice."""

    async def handled(call: Call) -> Any:
        if call.json.get("components"):
            await handler(Call(call.params, call.query, {**call.json, "nonce": None}, dict(call.files)))
        return await handler(call)

    return handled


def without_alt(handler: Handler) -> Handler:
    """What is said of pictures is thrown away."""

    async def handled(call: Call) -> Any:
        for item in call.json.get("attachments") or ():
            item.pop("description", None)
        return await handler(call)

    return handled


@pytest.mark.slow
async def test_what_is_wrong_with_discord_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A post that doubles, edits that are lost though they are answered, pictures without their alt text."""
    monkeypatch.setattr("bot.first_night.night.GLANCE", GLANCE)
    monkeypatch.setattr("bot.first_night.night.PATIENCE", 30.0)
    async with Sandbox(openapi=openapi_path()) as sandbox:
        routes = {route.name: route for route in sandbox.rest.routes}
        edit, fetch = routes[EDIT], routes[FETCH].handler
        routes[POST].handler = doubled(without_alt(routes[POST].handler))
        whole, lost = without_alt(edit.handler), 0

        async def losing(call: Call) -> Any:
            nonlocal lost
            stands = await fetch(call)
            if not stands["attachments"]:  # this one may bring the picture, which a fast machine sends with the card
                return await whole(call)
            lost += 1
            return stands

        edit.handler = losing
        rest = ("help", "word", "start", "private", "second", "deny", "kick")
        found, text, _ = await night(sandbox, tmp_path, *rest)
        assert lost
        for sentence in ("a post stands twice", "an edit is lost", "without the alt text that was sent"):
            assert any(sentence in violation for violation in found.violations), (sentence, found.violations)
            assert sentence in text
        states = {step.name: step.state for step in found.steps}
        assert states["form"] == states["public thread"] == states["edit of an old message"] == "skipped"
