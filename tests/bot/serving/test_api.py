"""The JSON interface: what is open is told, nothing else, and seldom twice."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.common.errors import StartupError
from bot.serving.public_api import AGAIN, BURST, NOTED, Api, served
from bot.store import models as m
from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, NO_DEADLINE, FakeClock, lobby, rows, running
from tests.bot.toy import acts
from tests.support.patience import within
from tests.support.ports import free_port


@asynccontextmanager
async def asking(tables: Tables, clock: FakeClock) -> AsyncIterator[aiohttp.ClientSession]:
    port = free_port()
    async with (
        served(Api(tables.public, clock), "127.0.0.1", port),
        aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http,
    ):
        yield http


async def got(http: aiohttp.ClientSession, path: str) -> tuple[int, Any]:
    async with http.get(path) as answer:
        assert answer.content_type == "application/json"
        return answer.status, json.loads(await answer.text())


async def sent(http: aiohttp.ClientSession, request: bytes) -> bytes:
    """What is answered to bytes that no well-behaved client sends."""
    base = http._base_url
    assert base is not None
    reader, writer = await asyncio.open_connection(base.host, base.port)
    writer.write(request)
    try:
        async with within():
            return await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()


async def test_only_what_is_open_is_told(tables: Tables, clock: FakeClock) -> None:
    """Another server, a private table, a lesson: as if they were not there. No number of Discord's is told."""
    open_ = await running(tables, 2, name="Open")
    closed = await tables.lobby.create(guild_id=2, channel_id=20, organiser=ANA, game="toy", seats=2)
    private = await tables.lobby.create(
        guild_id=1, channel_id=11, organiser=ANA, game="toy", seats=2, policy=NO_DEADLINE, private=True
    )
    lesson, _ = await tables.lobby.lesson(ANA, "toy", seats=2)
    async with asking(tables, clock) as http:
        assert await got(http, "/v1/tables") == (200, {"tables": []})
        await tables.preferences.set_server(1, open=True)
        gathers = await lobby(tables, 2)
        status, listed = await got(http, "/v1/tables")
        assert (status, [t["id"] for t in listed["tables"]]) == (200, [gathers.id, open_.id])
        for table_id in (closed.id, private.id, lesson.id, 999, 10**17):
            for path in (f"/v1/tables/{table_id}", f"/v1/tables/{table_id}/log"):
                assert await got(http, path) == (404, {"error": "No such public table."})
        whole = json.dumps([listed, await got(http, f"/v1/tables/{open_.id}")])
        numbers = set(re.findall(r"\b\d+\b", whole))  # a digest may hold the same digits
        assert not numbers & {str(ANA.id), str(BEN.id)}
        assert (await rows(tables.store.db, m.tables))[0].seed not in whole


async def test_what_a_seat_hides_changes_no_byte(tables: Tables, clock: FakeClock) -> None:
    """Nor the tag of the answer; what everybody sees does."""
    table = await running(tables, 2)
    await tables.preferences.set_server(1, open=True)
    async with asking(tables, clock) as http:

        async def tags() -> list[str]:
            found = []
            for path in ("/v1/tables", f"/v1/tables/{table.id}", f"/v1/tables/{table.id}/log"):
                async with http.get(path) as answer:
                    found.append(answer.headers["ETag"])
            return found

        before = await tags()
        await tables.play.act(table.id, BEN.id, acts("pick 3"))
        assert await tags() == before
        async with http.get(f"/v1/tables/{table.id}", headers={"If-None-Match": before[1]}) as answer:
            assert (answer.status, await answer.read()) == (304, b"")
        await tables.play.act(table.id, BEN.id, acts("seal"))
        await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
        after = await tags()
        assert after[1] != before[1]
        assert after[2] != before[2]
        async with http.get(f"/v1/tables/{table.id}", headers={"If-None-Match": before[1]}) as answer:
            assert answer.status == 200
        _, log = await got(http, f"/v1/tables/{table.id}/log?since=0")
        assert "toy-shown" in [e["key"] for e in log["events"]]
        assert "toy-picked" not in [e["key"] for e in log["events"]]


async def test_bad_requests(tables: Tables, clock: FakeClock) -> None:
    """One sentence as JSON; nothing is written by any method; too many are refused for a while."""
    await tables.preferences.set_server(1, open=True)
    await running(tables, 2)
    async with asking(tables, clock) as http:
        for query in ("before=x", "before=-1", "limit=1e3", f"before={'9' * 40}", "limit=%00", "before=\u0663"):
            assert (await got(http, f"/v1/tables?{query}"))[0] == 400
        assert await got(http, "/v1/tables?game=chess&status=%27") == (200, {"tables": []})
        for path in ("/", "/v1/tables/x", "/v1/tables/1/seed", "/v1/tables/" + "9" * 19):
            assert (await got(http, path))[0] == 404
        for method in ("post", "put", "delete"):
            async with http.request(method, "/v1/tables", data=b"{}") as answer:
                assert answer.status == 405
        statuses = [(await got(http, "/v1/tables"))[0] for _ in range(BURST)]
        assert 200 in statuses
        assert statuses[-1] == 429
        clock.add(seconds=2)
        assert (await got(http, "/v1/tables"))[0] == 200


async def test_what_no_database_keeps_is_a_bad_request(tables: Tables, clock: FakeClock) -> None:
    """In every parameter, known or not, whichever database would be asked."""
    async with asking(tables, clock) as http:
        for name in ("game", "status", "before", "limit", "nonsense"):
            for text in ("%00", "toy%00"):
                assert (await got(http, f"/v1/tables?{name}={text}"))[0] == 400
        assert (await got(http, "/v1/tables?game=toy&%00=1"))[0] == 400


async def test_of_malformed_requests_few_are_noted(
    tables: Tables, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    """In one line each, with nothing of what was sent."""
    async with asking(tables, clock) as http:
        for _ in range(NOTED + 3):
            assert b" 400 " in await sent(http, b"GET / nonsense\r\n\r\n")
        assert [r.getMessage() for r in caplog.records] == [
            "a malformed request to the JSON interface: BadStatusLine"
        ] * NOTED
        assert "nonsense" not in caplog.text
        clock.add(seconds=AGAIN + 1)
        await sent(http, b"GET / nonsense\r\n\r\n")
        assert len(caplog.records) == NOTED + 1


async def test_a_port_that_is_taken_is_one_sentence(tables: Tables, clock: FakeClock) -> None:
    port = free_port()
    api = Api(tables.public, clock)
    async with served(api, "127.0.0.1", port):
        with pytest.raises(StartupError, match="HERALD_API_PORT"):
            async with served(api, "127.0.0.1", port):
                pass
