"""Connecting: tokens, intents, shards, lost connections, both compressions, restarts of the sandbox."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import zstandard

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.sandbox.conftest import Bot, run_bot
from tests.support import skips
from tests.support.patience import patiently
from tests.support.sandbox import SandboxUser, openapi_path


class Raw:
    """A gateway client without a library."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, compress: str) -> None:
        self.socket = socket
        self.unpack: Callable[[bytes], bytes] = zlib.decompressobj().decompress
        if compress == "zstd-stream":
            self.unpack = zstandard.ZstdDecompressor().decompressobj().decompress

    async def read(self) -> Any:
        message = await patiently(self.socket.receive())
        if message.type is aiohttp.WSMsgType.TEXT:
            return json.loads(message.data)
        if message.type is aiohttp.WSMsgType.BINARY:
            return json.loads(self.unpack(message.data))
        return self.socket.close_code

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))


async def dial(http: aiohttp.ClientSession, sandbox: Sandbox, compress: str = "") -> Raw:
    raw = Raw(await http.ws_connect(f"{sandbox.gateway_url}?v=10&encoding=json&compress={compress}"), compress)
    assert (await raw.read())["op"] == 10
    return raw


def identity(**more: Any) -> dict[str, Any]:
    return {"token": c.BOT_TOKEN, "intents": 1, "properties": {"os": "linux"}, **more}


async def test_pages_of_other_sites_are_refused(sandbox: Sandbox) -> None:
    """By the gateway and by the interface for bots as by the page's own: a browser lets any page ask this machine."""
    async with aiohttp.ClientSession() as http:
        for origin in ("https://example.org", "null", "http://127.0.0.1"):
            headers = {"Origin": origin, "Authorization": f"Bot {c.BOT_TOKEN}"}
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect(sandbox.gateway_url, headers=headers)
            assert refused.value.status == 403
            async with http.get(f"{sandbox.api_url}/users/@me", headers=headers) as answer:
                assert answer.status == 403
        own = await http.ws_connect(sandbox.gateway_url, headers={"Origin": sandbox.url})
        await own.close()


@pytest.mark.parametrize("compress", ["", "zlib-stream", "zstd-stream"])
async def test_the_handshake_in_every_compression(sandbox: Sandbox, compress: str) -> None:
    async with aiohttp.ClientSession() as http:
        raw = await dial(http, sandbox, compress)
        await raw.send(1, None)
        assert (await raw.read())["op"] == 11
        await raw.send(2, identity())
        ready, guild = await raw.read(), await raw.read()
        assert (ready["t"], ready["s"], guild["t"], guild["s"]) == ("READY", 1, "GUILD_CREATE", 2)
        assert ready["d"]["resume_gateway_url"] == sandbox.gateway_url
        assert [member["user"]["id"] for member in guild["d"]["members"]] == [c.APPLICATION_ID]
        await raw.socket.close()


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, identity(token="wrong"), 4004),
        (2, identity(intents=1 << 15), 4014),
        (2, identity(intents=1 << 30), 4013),
        (2, identity(shard=[2, 2]), 4010),
        (3, {}, 4003),
        (6, {"token": "wrong", "session_id": "a", "seq": 0}, 4004),
    ],
)
async def test_those_who_are_thrown_out(sandbox: Sandbox, op: int, data: Any, code: int) -> None:
    async with aiohttp.ClientSession() as http:
        raw = await dial(http, sandbox)
        await raw.send(op, data)
        assert await raw.read() == code
        assert not sandbox.gateway.online


async def test_a_client_without_heartbeat_is_dropped(sandbox: Sandbox) -> None:
    sandbox.gateway.heartbeat = 0.05
    async with aiohttp.ClientSession() as http:
        raw = await dial(http, sandbox)
        assert await raw.read() == 4009


async def test_the_server_goes_to_its_own_shard(sandbox: Sandbox) -> None:
    home = (int(c.GUILD_ID) >> 22) % 2
    async with aiohttp.ClientSession() as http:
        other, right = await dial(http, sandbox), await dial(http, sandbox)
        await other.send(2, identity(shard=[1 - home, 2]))
        assert (await other.read())["d"]["guilds"] == []
        await right.send(2, identity(shard=[home, 2]))
        ready = await right.read()
        assert (ready["d"]["shard"], len(ready["d"]["guilds"])) == ([home, 2], 1)
        await other.socket.close()
        await right.socket.close()


async def test_unknown_sessions_are_invalid(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http:
        raw = await dial(http, sandbox)
        await raw.send(6, {"token": c.BOT_TOKEN, "session_id": "unknown", "seq": 3})
        assert (await raw.read()) == {"op": 9, "d": False, "s": None, "t": None}
        await raw.socket.close()


async def test_the_library_is_refused_for_a_bad_token_and_privileged_intents(sandbox: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await anext(aiter(run_bot(sandbox, nosy=True)))
    with pytest.raises(discord.LoginFailure):
        await anext(aiter(run_bot(sandbox, token="wrong")))


async def test_events_missed_while_away_are_replayed(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    gateway = sandbox.gateway
    gateway.drop()
    while gateway.online:
        await gateway.changed.wait()
    posted = await maud.say("while you were away")
    await patiently(bot.resumed.get())
    heard = await patiently(bot.heard.get())
    assert heard.id == int(posted["id"])
    assert (gateway.identified, gateway.resumed) == (1, 1)
    assert await (await maud.slash("ping")).text() == "pong"


async def test_reconnect_on_request(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    sandbox.gateway.drop(ask=True)
    await patiently(bot.resumed.get())
    assert await (await maud.slash("ping")).text() == "pong"


async def test_state_survives_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "sandbox"
    async with Sandbox(folder, openapi=openapi_path()) as first, SandboxUser(first) as maud:
        async for bot in run_bot(first):
            panel = await (await maud.slash("panel")).message()
            hidden = await (await maud.slash("ping", hidden=True)).message()
            room = bot.get_partial_messageable(int(maud.channel), guild_id=int(c.GUILD_ID))
            posted = await room.send("kept", file=discord.File(__file__, "test.py"), nonce="n-1")
            thread = await posted.create_thread(name="kept too")
            gone = await room.send("gone")
            await gone.delete()
            await maud.settings(dms_closed=True, locale="es-ES")
            dm = await maud.open_dm()
            before = await maud.messages()
    async with Sandbox(folder, openapi=openapi_path()) as second, SandboxUser(second) as maud:
        start = await maud.bootstrap()
        assert {ch["id"] for ch in start["channels"]} >= {str(thread.id), dm}
        assert start["users"][0]["locale"] == "es-ES"
        assert start["users"][0]["dms_closed"]
        after = await maud.messages()
        assert [m["id"] for m in after] == [m["id"] for m in before]
        assert hidden["id"] in [m["id"] for m in after]
        kept = next(m for m in after if m["id"] == str(posted.id))
        assert await maud.download(kept["attachments"][0]["url"]) == Path(__file__).read_bytes()
        async for bot in run_bot(second):
            assert (await maud.click(panel, label="Count")).kind == 7
            room = bot.get_partial_messageable(int(maud.channel), guild_id=int(c.GUILD_ID))
            assert (await room.send("kept", nonce="n-1")).id == posted.id
    async with Sandbox(folder, fresh=True) as third, SandboxUser(third) as maud:
        assert await maud.messages() == []


async def test_departures_from_the_description_are_found(sandbox: Sandbox, bot: Bot) -> None:
    skips.unless(sandbox.openapi, skips.OPENAPI)
    assert sandbox.openapi is not None
    assert sandbox.openapi.checked > 0
    body = {"content": "x", "attachments": [{"filename": "a"}]}
    with pytest.raises(discord.HTTPException):
        await bot.http.request(discord.http.Route("POST", f"/channels/{c.CHANNELS[0][0]}/messages"), json=body)
    assert any("'id' is a required property" in line for line in sandbox.violations)
    sandbox.violations.clear()
    with pytest.raises(discord.HTTPException):
        await bot.http.request(discord.http.Route("POST", f"/channels/{c.CHANNELS[0][0]}/messages"), json={"embeds": 3})
    assert sandbox.violations
    sandbox.violations.clear()


async def test_every_route_stands_in_the_description(sandbox: Sandbox) -> None:
    skips.unless(sandbox.openapi, skips.OPENAPI)
    assert sandbox.openapi is not None
    for route in sandbox.rest.routes:
        sandbox.openapi.check(route.method, route.template, None, multipart=False)
    assert sandbox.violations == []
