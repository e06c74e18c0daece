"""The developer panel: faults on purpose, permissions taken away, and what is told about it."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from tests.sandbox.conftest import Bot, forgive
from tests.support import skips
from tests.support.patience import soon
from tests.support.sandbox import Refused, SandboxUser

ROOM, HALL = c.CHANNELS[1][0], c.CHANNELS[2][0]
Room = discord.PartialMessageable


def dev_state(**wanted: Any) -> Any:
    """A predicate for the DEV_UPDATE whose ``faults`` hold these values."""
    return lambda t, d: t == "DEV_UPDATE" and all(d["faults"][key] == value for key, value in wanted.items())


async def test_the_state_without_a_bot_process(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    state = await maud.dev()
    assert state["bot"] == {"online": True, "managed": False, "pid": None, "restarts": 0, "offset_hours": 0}
    assert state["faults"] == {"delay_ms": 0, "waiting": [], "happened": 0, "closed_dms": [], "denied": {}}
    assert state["limits"] == {"realistic": False, "refused": 0}
    assert (state["violations"], state["openapi"]) == (0, sandbox.openapi is not None)
    for action in ("kill", "restart", "clock"):
        with pytest.raises(Refused, match="not started by the sandbox") as caught:
            await maud.dev(action, hours=1)
        assert caught.value.status == 409
    assert sandbox.world.offset == 0


async def test_violations_are_counted(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    skips.unless(sandbox.openapi, skips.OPENAPI)
    assert sandbox.openapi is not None
    mark = maud.mark
    with pytest.raises(discord.HTTPException):
        await bot.http.request(discord.http.Route("POST", f"/channels/{ROOM}/messages"), json={"embeds": 3})
    await maud.wait_for(lambda t, d: t == "DEV_UPDATE" and d["violations"] == 1, since=mark)
    sandbox.openapi.violations.clear()


async def test_errors_and_rate_limits_happen_as_often_as_ordered(
    sandbox: Sandbox, bot: Bot, room: Room, maud: SandboxUser, osric: SandboxUser
) -> None:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {c.BOT_TOKEN}"}) as http:
        url = f"{sandbox.api_url}/channels/{ROOM}"
        state = await maud.dev("error", status=503, times=2)
        assert state["faults"]["waiting"] == [
            {"route": "", "status": 503, "times": 2, "after": False, "retry_after": None}
        ]
        await osric.wait_for(dev_state(waiting=state["faults"]["waiting"]))
        assert [(await http.get(url)).status for _ in range(3)] == [503, 503, 200]
        await maud.dev("ratelimit", times=1, retry_after=0.5)
        answer = await http.get(url)
        assert (answer.status, (await answer.json())["retry_after"]) == (429, 0.5)
        assert (await http.get(url)).status == 200
        mark = maud.mark
        await maud.dev("error", status=500)
        await maud.dev("reset")
        await maud.wait_for(dev_state(waiting=[], happened=3), since=mark)
        assert (await http.get(url)).status == 200
        await maud.dev("error", status=502, route="POST /channels/{channel_id}/messages")
        assert (await http.get(url)).status == 200
        assert (await http.post(f"{url}/messages", json={"content": "x"})).status == 502
    await maud.dev("ratelimit", retry_after=0.05)
    await room.send("the library waits")


@pytest.mark.parametrize(
    ("action", "body"),
    [
        ("error", {"status": 404}),
        ("error", {"status": 500, "times": 0}),
        ("delay", {}),
        ("delay", {"ms": -1}),
        ("delay", {"ms": True}),
        ("ratelimit", {"retry_after": "long"}),
        ("close-dms", {"user": "5", "closed": True}),
        ("close-dms", {"user": c.APPLICATION_ID}),
        ("permissions", {"channel_id": ROOM, "deny": ["FLY"]}),
        ("permissions", {"channel_id": ROOM}),
        ("permissions", {"channel_id": "5", "deny": []}),
        ("delete", {}),
        ("delete", {"channel_id": "5"}),
        ("nothing", {}),
    ],
)
async def test_orders_that_make_no_sense(sandbox: Sandbox, maud: SandboxUser, action: str, body: Any) -> None:
    with pytest.raises(Refused) as caught:
        await maud.dev(action, **body)
    assert caught.value.status == 400
    assert (await maud.dev())["faults"]["waiting"] == []


async def test_an_answer_is_lost_after_the_request_took_effect(
    sandbox: Sandbox, bot: Bot, room: Room, maud: SandboxUser
) -> None:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {c.BOT_TOKEN}"}) as http:
        url = f"{sandbox.api_url}/channels/{ROOM}/messages"
        await maud.dev("error", status=408, after=True, route="POST /channels/{channel_id}/messages")
        assert (await http.post(url, json={"content": "posted all the same"})).status == 408
        await maud.dev("error", status=0, after=True)
        with pytest.raises(aiohttp.ClientError):
            await http.post(url, json={"content": "this too"})
    said = [m["content"] for m in await maud.messages(ROOM)]
    assert said[:2] == ["this too", "posted all the same"]


async def test_threads_and_channels_are_deleted(sandbox: Sandbox, bot: Bot, room: Room, maud: SandboxUser) -> None:
    thread = await (await room.send("card")).create_thread(name="road")
    mark = maud.mark
    await maud.dev("delete", channel_id=str(thread.id))
    await maud.wait_for(lambda t, d: t == "THREAD_DELETE" and d["id"] == str(thread.id), since=mark)
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("too late")
    assert caught.value.code == 10003
    await maud.dev("delete", channel_id=ROOM)
    with pytest.raises(discord.NotFound):
        await room.send("too late")


async def test_requests_are_delayed(sandbox: Sandbox, room: Room, maud: SandboxUser) -> None:
    await maud.dev("delay", ms=200)
    loop = asyncio.get_running_loop()
    begin = loop.time()
    await room.send("slow")
    assert loop.time() - begin >= 0.2
    assert (await maud.dev("delay", ms=0))["faults"]["delay_ms"] == 0
    await room.send("quick")


async def test_an_answer_delayed_too_long_comes_too_late(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    sandbox.interactions.first_answer_ms = 100
    await maud.dev("delay", ms=300)
    with pytest.raises(Refused, match="interaction failed"):
        await maud.slash("ping")
    await soon(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10062


async def test_the_gateway_is_dropped(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    mark = maud.mark
    await maud.dev("drop")
    await maud.wait_in_turn(
        lambda t, d: t == "BOT_STATUS" and not d["online"],
        lambda t, d: t == "DEV_UPDATE" and d["bot"]["online"],
        since=mark,
    )
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)
    assert await (await maud.slash("ping")).text() == "pong"


@pytest.mark.parametrize(("resumable", "op"), [(True, 0), (False, 9)])
async def test_a_dropped_session_is_resumed_or_gone(
    sandbox: Sandbox, maud: SandboxUser, resumable: bool, op: int
) -> None:
    async with aiohttp.ClientSession() as http:
        async with http.ws_connect(sandbox.gateway_url) as first:
            await first.receive_json()
            await first.send_json({"op": 2, "d": {"token": c.BOT_TOKEN, "intents": 0, "properties": {}}})
            ready = await first.receive_json()
            mark = maud.mark
            await maud.dev("drop", resumable=resumable)
            await maud.wait_for(lambda t, d: t == "BOT_STATUS" and not d["online"], since=mark)
        async with http.ws_connect(sandbox.gateway_url) as second:
            await second.receive_json()
            session = {"token": c.BOT_TOKEN, "session_id": ready["d"]["session_id"], "seq": 1}
            await second.send_json({"op": 6, "d": session})
            assert (await second.receive_json())["op"] == op


async def test_closed_dms(bot: Bot, maud: SandboxUser, osric: SandboxUser) -> None:
    room = bot.get_partial_messageable(int(await osric.open_dm()))
    state = await maud.dev("close-dms", user=osric.id, closed=True)
    assert state["faults"]["closed_dms"] == [osric.id]
    await osric.wait_for(lambda t, d: t == "USER_UPDATE" and d["id"] == osric.id and d["dms_closed"])
    with pytest.raises(discord.Forbidden) as caught:
        await room.send("hello?")
    assert caught.value.code == 50007
    await maud.dev("close-dms", user=osric.id, closed=False)
    await room.send("hello")


async def test_permissions_of_a_channel(bot: Bot, room: Room, maud: SandboxUser) -> None:
    post, other = await room.send("card"), await room.send("another")
    thread = await post.create_thread(name="a table")
    inside = await thread.send("first")
    state = await maud.dev("permissions", channel_id=ROOM, deny=["SEND_MESSAGES_IN_THREADS", "MANAGE_THREADS"])
    assert set(state["faults"]["denied"][ROOM]) == {"SEND_MESSAGES_IN_THREADS", "MANAGE_THREADS"}
    await room.send("the channel itself is open")
    await inside.edit(content="own messages stay one's own")

    async def lock() -> None:
        await bot.http.edit_channel(thread.id, locked=True)

    for refused in (lambda: thread.send("second"), lock):
        with pytest.raises(discord.Forbidden) as caught:
            await refused()
        assert caught.value.code == 50013
    await maud.dev("permissions", channel_id=ROOM, deny=["SEND_MESSAGES", "CREATE_PUBLIC_THREADS"])
    await thread.send("threads are open again")
    for closed in (lambda: room.send("x"), lambda: other.create_thread(name="x")):
        with pytest.raises(discord.Forbidden) as caught:
            await closed()
        assert caught.value.code == 50013
    await maud.dev("permissions", channel_id=HALL, deny=["VIEW_CHANNEL"])
    hall = bot.get_partial_messageable(int(HALL), guild_id=int(c.GUILD_ID))
    with pytest.raises(discord.Forbidden) as unseen:
        await hall.send("x")
    assert unseen.value.code == 50001
    state = await maud.dev("reset")
    assert state["faults"]["denied"] == {}
    await asyncio.gather(room.send("x"), hall.send("x"), lock())


async def test_the_bot_is_kicked_and_let_in_again(bot: Bot, room: Room, maud: SandboxUser) -> None:
    """It hears of both, does nothing on the server meanwhile, and writes to nobody; what a channel denied is over."""
    await maud.dev("permissions", channel_id=ROOM, deny=["ATTACH_FILES"])
    await maud.dev("kick")
    await soon(lambda: not bot.guilds)
    assert await bot.http.get_guilds(200) == []
    for asked in (room.send("x"), (await bot.create_dm(discord.Object(int(maud.id)))).send("x")):
        with pytest.raises(discord.Forbidden) as caught:
            await asked
        assert caught.value.code in (50001, 50278)
    with pytest.raises(Refused, match="not on this server"):
        await maud.slash("greet")
    assert (await maud.dev("invite"))["faults"]["denied"] == {}
    await soon(lambda: bool(bot.guilds))
    await room.send("back")


async def test_answers_to_interactions_need_no_permission(bot: Bot, maud: SandboxUser) -> None:
    await maud.dev("permissions", channel_id=ROOM, deny=["SEND_MESSAGES"])
    assert await (await maud.slash("ping")).text() == "pong"


async def test_realistic_limits(sandbox: Sandbox, bot: Bot, maud: SandboxUser) -> None:
    assert (await maud.dev("limits", realistic=True))["limits"]["realistic"]
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {c.BOT_TOKEN}"}) as http:
        url = f"{sandbox.api_url}/channels/{ROOM}/messages"
        answers = [await http.post(url, json={"content": str(n)}) for n in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        heads = [answer.headers for answer in answers]
        assert [head["X-RateLimit-Remaining"] for head in heads] == ["4", "3", "2", "1", "0", "0"]
        assert {head["X-RateLimit-Limit"] for head in heads} == {"5"}
        assert len({head["X-RateLimit-Bucket"] for head in heads}) == 1
        assert 0 < float(heads[5]["X-RateLimit-Reset-After"]) <= 5
        assert 0 < (await answers[5].json())["retry_after"] <= 5
        assert heads[5]["X-RateLimit-Scope"] == "user"
        # Another channel has a bucket of its own.
        other = await http.post(f"{sandbox.api_url}/channels/{HALL}/messages", json={"content": "x"})
        assert other.status == 200
        everywhere = [await http.get(f"{sandbox.api_url}/users/@me") for _ in range(60)]
        late = next(answer for answer in everywhere if answer.status == 429)
        assert late.headers["X-RateLimit-Global"] == "true"
        assert (await maud.dev())["limits"]["refused"] >= 2
        await maud.dev("limits", realistic=False)
        assert {(await http.post(url, json={"content": "x"})).status for _ in range(20)} == {200}


async def test_every_answer_has_the_headers_of_its_bucket(sandbox: Sandbox, bot: Bot) -> None:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {c.BOT_TOKEN}"}) as http:
        for method, path in (
            ("GET", "/users/@me"),
            ("GET", "/channels/5"),
            ("POST", f"/channels/{ROOM}/messages"),
            ("POST", "/interactions/5/t/callback"),
            ("PATCH", f"/webhooks/{c.APPLICATION_ID}/t/messages/@original"),
        ):
            async with http.request(method, sandbox.api_url + path, json=None if method == "GET" else {}) as answer:
                assert "X-RateLimit-Bucket" in answer.headers, path
    forgive(sandbox)


async def test_identify_too_soon(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.gateway.set_realistic(True)
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": c.BOT_TOKEN, "intents": 1, "properties": {}}})
        assert (await socket.receive_json()) == {"op": 9, "d": False, "s": None, "t": None}
    sandbox.gateway.set_realistic(False)
