"""``first-night`` where a person must act first: one sentence, exit code 2, and nothing is changed."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.common.errors import StartupError
from bot.common.settings import Settings
from bot.first_night import limits
from bot.first_night.commands import differences
from bot.first_night.ledger import Ledger
from bot.first_night.person import Terminal
from bot.first_night.relay import Exchange, _said, template
from bot.first_night.report import Report, Step
from bot.first_night.run import try_out
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.store.lock import ServingLock
from tests.support.sandbox import openapi_path

ROOM = c.CHANNELS[1][0]
LACKING = ["ATTACH_FILES", "EMBED_LINKS"]


class Nobody:
    """Nobody is asked for anything."""

    def told(self, key: str, what: str) -> None:
        raise AssertionError(what)

    async def word(self) -> str:
        raise AssertionError

    async def sees(self, key: str, what: str) -> str:
        raise AssertionError(what)

    def hears(self, line: str) -> None:
        raise AssertionError(line)


async def never(*_: object) -> None:
    raise AssertionError("a bot was started")


async def refusal(
    sandbox: Sandbox, folder: Path, *, token: str = c.BOT_TOKEN, report: str = "r.md", **more: int
) -> str:
    """The sentence with which the night does not begin, having asked Discord for nothing but what there is."""
    settings = Settings(
        _env_file=None,
        discord_token=SecretStr(token),
        discord_api_url=sandbox.api_url,
        discord_gateway_url=sandbox.gateway_url,
        herald_data=folder / "data",
        database_url="",
    )
    with pytest.raises(StartupError) as caught:
        await try_out(settings, Nobody(), report=folder / report, starter=never, **more)  # type: ignore[arg-type]
    assert len(str(caught.value).splitlines()) == 1
    assert not sandbox.world.commands
    assert not any(sandbox.world.messages.values())
    assert not any(name.split()[0] != "GET" for name in sandbox.rest.requests)
    return str(caught.value)


async def test_what_a_person_must_do_first_is_one_sentence_and_nothing_is_changed(tmp_path: Path) -> None:
    async with Sandbox(openapi=openapi_path()) as sandbox:
        assert "No token" in await refusal(sandbox, tmp_path, token="")
        assert "does not accept this token" in await refusal(sandbox, tmp_path, token="MTIz.another.bots")
        assert "The report cannot be written" in await refusal(sandbox, tmp_path, report="absent/r.md")
        assert "is a folder" in await refusal(sandbox, tmp_path, report=".")
        assert "not on the server that --server names" in await refusal(sandbox, tmp_path, server=5)
        assert "no text channel of this server" in await refusal(sandbox, tmp_path, channel=5)
        sandbox.dev.deny(ROOM, LACKING)
        said = await refusal(sandbox, tmp_path, channel=int(ROOM))
        assert "lacks Embed Links, Attach Files" in said
        for channel, _, _ in c.CHANNELS:
            sandbox.dev.deny(channel, LACKING)
        assert "lacks Embed Links, Attach Files" in await refusal(sandbox, tmp_path)
        sandbox.dev.kick({})
        said = await refusal(sandbox, tmp_path)
        assert "The bot is on no server" in said
        assert f"client_id={c.APPLICATION_ID}" in said
        assert list(tmp_path.iterdir()) == []
        (tmp_path / "data").mkdir()
        with ServingLock(tmp_path / "data" / "herald.db"):
            assert "served by another Herald already" in await refusal(sandbox, tmp_path)


def test_routes_name_nobody() -> None:
    assert template("/channels/123456789012345678/messages/5") == "/channels/{channel}/messages/{message}"
    assert template("/interactions/12/aW50ZX-_.x/callback") == "/interactions/{interaction}/callback"
    assert template("/webhooks/12/tok.en/messages/@original") == "/webhooks/{webhook}/messages/@original"
    assert template("/users/@me/channels") == "/users/@me/channels"
    assert template("/applications/7/guilds/8/commands") == "/applications/{application}/guilds/{guild}/commands"


def test_a_body_with_files_is_read() -> None:
    raw = (
        b'--b1\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "x"}\r\n'
        b'--b1\r\nContent-Disposition: form-data; name="files[0]"; filename="a"\r\n\r\n\x00\r\n\r\n\x01\r\n--b1--\r\n'
    )
    assert _said("multipart/form-data", raw) == ({"content": "x"}, 1)
    assert _said("application/json", b"[1]") == ([1], 0)
    assert _said("application/json", b"{") == (None, 0)


def exchange(route: str, path: str, body: object, answer: object, begun: float = 0.0, **more: object) -> Exchange:
    return Exchange(route, path, begun, body, ended=begun, status=200, answer=answer, **more)  # type: ignore[arg-type]


SENT = "POST /channels/{channel}/messages"
EDIT = "PATCH /channels/{channel}/messages/{message}"


def message(number: str, content: str, **more: object) -> dict[str, object]:
    return {"id": number, "channel_id": "7", "author": {"id": "1"}, "type": 0, "content": content, **more}


def test_what_stands_there_is_held_against_what_was_sent() -> None:
    """A doubled post, a lost edit, a missing alt text, a message that is gone and one that nobody knows."""
    ledger = Ledger()
    alt = {"attachments": [{"id": 0, "filename": "a.webp", "description": "A board"}]}
    ledger.follow(exchange(SENT, "/channels/7/messages", {"content": "one", "nonce": "n", **alt}, message("10", "one")))
    shown = message("10", "one", attachments=[{"id": "3", "description": "A board"}])
    assert ledger.faults({"7": [shown]}, "1") == []
    ledger.follow(exchange(EDIT, "/channels/7/messages/10", {"content": "two"}, message("10", "two")))
    two = {**shown, "content": "two"}
    assert ledger.faults({"7": [two]}, "1") == []
    assert "an edit is lost" in ledger.faults({"7": [shown]}, "1")[0]
    assert "stands twice" in ledger.faults({"7": [two, {**two, "id": "11"}]}, "1")[0]
    assert "without the alt text" in ledger.faults({"7": [{**two, "attachments": [{"id": "3"}]}]}, "1")[0]
    assert "not there any more" in ledger.faults({"7": []}, "1")[0]
    assert "no answer of Discord's had named" in ledger.faults({"7": [two, message("12", "?")]}, "1")[0]
    ledger.own.add("12")
    assert ledger.faults({"7": [two, message("12", "?")]}, "1") == []
    ledger.follow(exchange(SENT, "/channels/7/messages", {"content": "one", "nonce": "n"}, message("13", "one")))
    assert "two posts with one nonce" in ledger.faults({}, "1")[0]


def test_who_asks_again_before_a_limit_is_over_is_seen() -> None:
    refused = exchange(SENT, "/channels/7/messages", None, {"retry_after": 2.0}, 1.0)
    refused.status = 429
    for begun, early in ((2.5, True), (3.0, False)):
        later = exchange(SENT, "/channels/7/messages", None, None, begun)
        assert bool(limits.hurried([refused, later])) is early
    elsewhere = exchange(SENT, "/channels/8/messages", None, None, 2.5)
    assert limits.hurried([refused, elsewhere]) == []
    refused.headers = {"x-ratelimit-scope": "global"}
    assert limits.hurried([refused, elsewhere]) != []


def test_commands_that_come_back_otherwise_are_named() -> None:
    sent = [{"name": "table", "description": "Tables", "description_localizations": {"es-ES": "Mesas"}, "options": []}]
    assert differences(sent, [{**sent[0], "id": "5", "integration_types": [0]}]) == []
    assert differences(sent, []) == ["/table did not come back"]
    lost = {**sent[0], "description_localizations": None}
    assert differences(sent, [lost]) == ["/table came back otherwise: description_localizations"]
    assert differences([], [lost]) == ["/table came back and was not sent"]


def test_the_report_names_nobody() -> None:
    report = Report(
        ["Python 3"],
        "2026-11-30",
        "Discord",
        [Step("card", "violated", 1.0912345678901234, ["1234567890123456789"], ["x"])],
    )
    text = report.markdown(["Python"])
    assert "1234567890123456789" not in text
    assert "Python" not in text
    assert report.violations == ["card: x"]
    assert "## 1 violated expectation\n" in text
    told = json.loads(text.partition("```json")[2].partition("```")[0])
    assert (told["violations"], told["steps"][0]["seconds"]) == (["card: x"], 1.091)


async def test_somebody_at_the_terminal_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    """In both languages; what is not understood is asked again, and where the input ends the rest is skipped."""
    said: list[str] = []
    monkeypatch.setattr("sys.stdin", io.StringIO("what\nNo\nsí\nperhaps\nY\nsaltar\n"))
    person = Terminal("es", said.append)
    person.told("first-night-do-help", "Do **this**.")
    assert "→ Do this." in said[0]
    assert await person.word() == "no"
    assert await person.sees("first-night-see-card", "?") == "yes"
    assert await person.sees("first-night-see-card", "?") == "yes"
    assert [await person.word(), await person.word(), await person.sees("x", "?")] == ["skip"] * 3
