"""Webhooks: what they hear, signed and in order; what fails is tried again and given up; nothing goes inside."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from aiohttp import web

from bot.common.errors import UserError
from bot.common.public_http import check_url, post, public, signature
from bot.store import models as m
from bot.tables.members.webhooks import MOST, Hook
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from bot.workers.webhooks import AT_ONCE, PATIENCE, SLOW, Messenger
from tests.bot.helpers import ANA, BEN, CAI, FakeClock, refused, rows, running
from tests.bot.toy import acts
from tests.support.patience import within


class Listener:
    """A program that hears, and answers as it is told to."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        """Signatures and bodies."""
        self.moments: list[int] = []
        """When each was sent, in seconds since 1970."""
        self.status = 204
        self.url = ""
        self.asked = asyncio.Semaphore(0)
        """Counts the requests that have come."""
        self.answers = asyncio.Event()
        """Whether they are answered."""
        self.answers.set()

    async def hear(self, request: web.Request) -> web.Response:
        self.asked.release()
        await self.answers.wait()
        body = await request.read()
        self.heard.append((request.headers["webhook-signature"], body))
        assert request.headers["webhook-id"] == json.loads(body).get("id", "a")
        self.moments.append(int(request.headers["webhook-timestamp"]))
        return web.Response(status=self.status, headers={"Location": self.url} if self.status == 307 else {})

    @property
    def said(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body in self.heard]


@asynccontextmanager
async def listening() -> AsyncIterator[Listener]:
    listener = Listener()
    app = web.Application()
    app.router.add_post("/", listener.hear)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    sock = socket.create_server(("127.0.0.1", 0))
    await web.SockSite(runner, sock).start()
    listener.url = f"http://127.0.0.1:{sock.getsockname()[1]}/"
    try:
        yield listener
    finally:
        await runner.cleanup()


def everywhere(_: str) -> bool:
    return True


async def told(tables: Tables, clock: FakeClock) -> Messenger:
    clock.add(seconds=5)
    messenger = Messenger(tables.webhooks, everywhere)
    await messenger.tell()
    return messenger


async def test_turns_and_tables_are_told_signed(tables: Tables, clock: FakeClock) -> None:
    """Each once, in order; what a seat hides is in none of them, and one's turn is told to oneself alone."""
    async with listening() as mine, listening() as all_:
        own = await tables.webhooks.add(BEN.id, mine.url, None)
        table = await running(tables, 2)
        await tables.webhooks.add(ANA.id, all_.url, table.id)
        await tables.play.act(table.id, BEN.id, acts("pick 3"))
        await told(tables, clock)
        assert [(s["event"], s["seat"], s["table"]["id"]) for s in mine.said] == [("turn", 1, table.id)]
        assert all_.said == []
        for user in (ANA, BEN):
            await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
        await told(tables, clock)
        await told(tables, clock)
        events = [e["key"] for s in all_.said for e in s.get("events", [])]
        assert "toy-shown" in events
        assert "toy-picked" not in events
        ids = [s["id"] for s in all_.said]
        assert len(ids) == len(set(ids))
        signed, body = mine.heard[0]
        assert own.secret.startswith("whsec_")
        assert signed == signature(own.secret, mine.said[0]["id"], mine.moments[0], body)


def test_the_signature_is_that_of_the_standard() -> None:
    """The example of the specification of Standard Webhooks; a secret from before is its own key."""
    secret, body = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", b'{"test": 2432232314}'
    told = signature(secret, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)
    assert told == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="
    old = base64.b64encode(hmac.digest(b"an-old-secret", b"a.7.{}", "sha256")).decode()
    assert signature("an-old-secret", "a", 7, b"{}") == f"v1,{old}"


async def test_what_is_told_names_nobody_and_counts_no_posts(tables: Tables, clock: FakeClock) -> None:
    """No number of a person, a server or a channel; the name of a post does not grow with what others are sent."""
    guild, channel = 5_550_001, 5_550_002
    people = [UserRef(7_770_000 + n, name) for n, name in enumerate(("Ana", "Ben", "Cai"))]
    policy = DeadlinePolicy(hours=0, pace=0)
    table = await tables.lobby.create(
        guild_id=guild, channel_id=channel, organiser=people[0], game="toy", seats=3, policy=policy
    )
    for user in people[1:]:
        await tables.lobby.join(table.id, user)
    async with listening() as listener:
        await tables.webhooks.add(people[0].id, listener.url, table.id)
        await tables.webhooks.add(people[1].id, listener.url, None)
        await tables.lobby.start(table.id, people[0].id)
        async with tables.store.change(table.id) as change:
            change.note("dm-closed-note", mention=[people[2].id], button="hand", name="Cai", seat=3)
        for user in people:
            await tables.play.act(table.id, user.id, acts("pick 3", "seal"))
        await told(tables, clock)
    assert {said["event"] for said in listener.said} >= {"turn", "note", "phase"}
    for said in listener.said:
        extra = {"seat"} if said["event"] == "turn" else {"events", "outcome", "key", "params"}
        assert said.keys() <= {"id", "event", "at", "table"} | extra
        assert said["table"] == {"id": table.id, "name": "", "game": "toy"}
        assert re.fullmatch("[0-9a-f]{16}", said["id"])
        assert not re.search("777000|555000", json.dumps(said))
    posts = [row.id for row in await rows(tables.store.db, m.outbox)]
    guesses = {hashlib.sha256(f"webhook//{number}".encode()).hexdigest()[:16] for number in posts}
    assert not guesses & {said["id"] for said in listener.said}


async def test_failures_are_tried_again_later_and_given_up(tables: Tables, clock: FakeClock) -> None:
    """Nothing is lost while it lasts; the person is told once; a test that arrives starts it again."""
    table = await running(tables, 2)
    async with listening() as listener:
        hook = await tables.webhooks.add(BEN.id, listener.url, table.id)
        for user in (ANA, BEN):
            await tables.play.act(table.id, user.id, acts("pick 3", "seal"))
        listener.status = 500
        await told(tables, clock)
        assert len(listener.heard) == 1
        await told(tables, clock)  # not yet
        assert len(listener.heard) == 1
        listener.status = 200
        clock.add(seconds=30)
        await told(tables, clock)
        assert listener.said[0] == listener.said[1]
        assert (await tables.webhooks.get(BEN.id, hook.id)).fails == 0
        await tables.seats.pause(table.id, ANA.id)
        listener.status = 307  # a redirect is not followed
        for _ in range(PATIENCE):
            clock.add(hours=7)
            await told(tables, clock)
        assert (await tables.webhooks.get(BEN.id, hook.id)).off
        messenger = await told(tables, clock)
        count = len(listener.heard)
        whispers = [r for r in await rows(tables.store.db, m.outbox) if "whisper-hook-off" in r.payload]
        assert [r.user_id for r in whispers] == [BEN.id]
        assert await messenger.test(BEN.id, hook.id) == 307
        listener.status = 200
        assert await messenger.test(BEN.id, hook.id) == 200
        assert not (await tables.webhooks.get(BEN.id, hook.id)).off
        assert len(listener.heard) == count + 2
        listener.status = 410
        await tables.seats.resume(table.id, ANA.id)
        await told(tables, clock)
        assert (await tables.webhooks.get(BEN.id, hook.id)).off


async def test_slow_programs_hold_nobody_up(tables: Tables, clock: FakeClock) -> None:
    """Five of one person: others are told as soon as these count as slow, and without a wait from then on. Nothing of
    a webhook is told before what came before it has arrived."""
    table = await running(tables, 2)
    async with listening() as slow, listening() as quick:
        for _ in range(MOST):
            await tables.webhooks.add(BEN.id, slow.url, table.id)
        await tables.webhooks.add(ANA.id, quick.url, table.id)
        for user in (ANA, BEN):
            await tables.play.act(table.id, user.id, acts("pick 3", "seal"))
        clock.add(seconds=5)
        slow.answers.clear()
        messenger = Messenger(tables.webhooks, everywhere)
        telling = asyncio.create_task(messenger.tell())
        async with within():
            for _ in range(AT_ONCE):
                await slow.asked.acquire()
            clock.add(seconds=SLOW)
            await slow.asked.acquire()  # the fifth
            await quick.asked.acquire()
            assert slow.asked.locked()
            slow.answers.set()
            await telling
        assert len({body for _, body in quick.heard}) == len(quick.heard) == 1
        slow.answers.clear()
        await tables.seats.pause(table.id, ANA.id)
        clock.add(seconds=30)
        telling = asyncio.create_task(messenger.tell())
        async with within():
            await quick.asked.acquire()  # with no time in between
            slow.answers.set()
            await telling
        assert slow.said == [one for one in quick.said for _ in range(MOST)]


async def test_a_messenger_that_is_stopped_leaves_nothing_under_way(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, 2)
    async with listening() as slow:
        await tables.webhooks.add(BEN.id, slow.url, table.id)
        for user in (ANA, BEN):
            await tables.play.act(table.id, user.id, acts("pick 3", "seal"))
        clock.add(seconds=5)
        slow.answers.clear()
        before = asyncio.all_tasks()
        works = asyncio.create_task(Messenger(tables.webhooks, everywhere).run())
        async with within():
            await slow.asked.acquire()
            works.cancel()
            await asyncio.gather(works, return_exceptions=True)
        assert not [task for task in asyncio.all_tasks() - before if "post" in repr(task) or "webhook" in repr(task)]
        slow.answers.set()


async def test_whoever_leaves_hears_no_more(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, 3)
    async with listening() as listener:
        await tables.webhooks.add(BEN.id, listener.url, table.id)
        await tables.lobby.leave(table.id, BEN.id)
        await told(tables, clock)
        assert listener.heard == []


async def test_a_person_has_few_and_only_his_own(tables: Tables, clock: FakeClock) -> None:
    table = await running(tables, 2)
    await refused(tables.webhooks.add(CAI.id, "https://example.org/", table.id), "hook-not-yours")
    hooks = [await tables.webhooks.add(BEN.id, "https://example.org/", None) for _ in range(MOST)]
    await refused(tables.webhooks.add(BEN.id, "https://example.org/", None), "hook-many")
    await refused(tables.webhooks.remove(ANA.id, hooks[0].id), "no-such-hook")
    await refused(Messenger(tables.webhooks).test(ANA.id, hooks[0].id), "no-such-hook")
    await tables.webhooks.remove(BEN.id, hooks[0].id)
    shown = await tables.personal_data.show(BEN.id)
    assert len(shown["webhooks.user_id"]) == MOST - 1
    assert hooks[1].secret not in json.dumps(shown)
    assert isinstance(hooks[0], Hook)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "ftp://example.org/", "https://", "https://user:pw@example.org/", "https://example.org:0/",
        "https://example.org:99999/", "example.org", "https://exa mple.org/", "https://example.org/" + "x" * 400,
        "https://[::1", "https://example.org\\@10.0.0.1/", "https://exämple.org/\u202e",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(UserError, match="hook-url"):
        check_url(url)


INSIDE = (
    "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "2002:0a00:0001::1",
    "64:ff9b::a00:1", "ff02::1", "fe80::1%eth0", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.1", "198.18.0.1",
)  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_goes_inside(address: str) -> None:
    """Not by its number in any notation, either."""
    assert not public(address)
    host = f"[{address}]" if ":" in address else address
    with pytest.raises(UserError):
        check_url(f"https://{host}/")


@pytest.mark.parametrize("url", ["https://localhost/", "https://router/", "https://db.internal/", "https://x.localhost/",
                                 "https://2130706433/", "https://0x7f.1/", "https://127.1/"])  # fmt: skip
def test_names_of_inside_are_refused(url: str) -> None:
    with pytest.raises(UserError, match="hook-private"):
        check_url(url)


def test_the_public_internet_is_outside() -> None:
    assert all(map(public, ("93.184.216.34", "1.1.1.1", "2606:4700:4700::1111")))
    assert check_url(" https://example.org:8443/a?b=c ") == "https://example.org:8443/a?b=c"


async def test_a_name_that_leads_inside_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up once, and one inner address among public ones is enough; numbers are looked at as well."""
    async with listening() as listener:
        port = int(listener.url.rsplit(":", 1)[1].rstrip("/"))
        asked = []

        async def lookup(self: Any, host: str, port: int, **_: Any) -> Any:
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, port)) for ip in ("93.184.216.34", "127.0.0.1")]

        monkeypatch.setattr(type(asyncio.get_running_loop()), "getaddrinfo", lookup)
        assert await post(f"http://sly.example.org:{port}/", "s", "a", b"{}", 0.0) == 0
        assert asked == ["sly.example.org"]
        assert await post(listener.url, "s", "a", b"{}", 0.0) == 0
        assert listener.heard == []


@pytest.mark.parametrize("host", ["127.0.0.1", "①②⑦.0.0.1", "127。0。0。1", "[::ffff:127.0.0.1]"])
async def test_the_address_to_which_is_connected_is_looked_at(host: str) -> None:
    """Whatever digits it stands in: of one that is no name nobody is asked."""
    async with listening() as listener:
        port = int(listener.url.rsplit(":", 1)[1].rstrip("/"))
        assert await post(f"http://{host}:{port}/", "s", "a", b"{}", 0.0) == 0
        assert listener.heard == []
        assert await post(f"http://{host}:{port}/", "s", "a", b"{}", 0.0, everywhere) in (204, 0)
