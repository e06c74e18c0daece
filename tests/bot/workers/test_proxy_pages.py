"""What answers in Discord's place for a while, a proxy or Discord's shield, decides nothing.

What was to be posted waits, and nobody is taken for somebody who receives no messages.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.common.proxy_errors import heed_own_alone, own
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.sandbox.limits import Fault
from bot.store import Database
from bot.store import models as m
from bot.tables.model import UserRef
from bot.tables.service import Tables
from bot.tables.unit.posts import Message
from bot.workers.outbox.discord_transport import DiscordTransport
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.transport import Later, Probe
from tests.bot.fakes import FakePresenter
from tests.bot.helpers import NO_DEADLINE, FakeClock, rows
from tests.bot.toy import acts
from tests.sandbox.conftest import Bot, run_bot

ROOM = int(c.CHANNELS[1][0])
MAUD, OSRIC = (UserRef(int(c.USERS[n][0]), c.USERS[n][2]) for n in (0, 1))
FOR_LONG = 10**6
EVERYWHERE = ""
"""A part of every route."""


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture
async def client(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async for running in run_bot(sandbox):
        yield running


@pytest.fixture
def transport(client: Bot) -> DiscordTransport:
    return DiscordTransport(client)


@pytest.mark.parametrize("status", [403, 404, 200])
async def test_an_outage_in_the_middle_of_a_game(
    status: int, db: Database, tables: Tables, clock: FakeClock, sandbox: Sandbox, client: Bot
) -> None:
    """A whole phase is played behind a page. When it is gone, board, status and both panels appear, and the thread has
    told nothing of anybody."""
    heed_own_alone(client)
    outbox = Outbox(tables.store, FakePresenter(), DiscordTransport(client))
    table = await tables.lobby.create(
        guild_id=int(c.GUILD_ID), channel_id=ROOM, organiser=MAUD, game="toy", seats=2, policy=NO_DEADLINE
    )
    await tables.lobby.join(table.id, OSRIC)
    await tables.lobby.start(table.id, MAUD.id)
    assert await outbox.drain() is None
    before = {row.id for row in await rows(db, m.outbox)}

    sandbox.faults.add(Fault(EVERYWHERE, status, times=FOR_LONG, page=True))
    for user in (MAUD, OSRIC):
        await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
    winner = (MAUD, OSRIC)[(await tables.views.look(table.id, None)).waiting[0].seat]
    await tables.play.act(table.id, winner.id, acts("mark a"))
    await tables.play.act(table.id, winner.id, acts("finish"))
    for _ in range(5):
        due = await outbox.drain()
        assert due is not None
        clock.time = max(clock.time, due)
    met = sandbox.faults.happened
    assert met
    sandbox.faults.clear()
    while (due := await outbox.drain()) is not None:
        clock.time = max(clock.time, due)

    since = [row for row in await rows(db, m.outbox) if row.id not in before]
    assert not [row for row in since if row.status not in ("sent", "skipped")]
    assert not [row.error for row in since if row.error and "closed" in row.error]
    sent = {(row.kind, row.user_id) for row in since if row.status == "sent"}
    wanted = {("phase", None), ("status", None), ("panel", MAUD.id), ("panel", OSRIC.id)}
    assert wanted <= sent
    assert "note" not in {kind for kind, _ in sent}
    assert {row.dm for row in await rows(db, m.users)} == {"open"}
    assert not [row for row in await rows(db, m.seats) if row.dm_noted]
    assert (await tables.lookup.info(table.id)).thread_id is not None
    numbers = [row.message_id for row in since if row.status == "sent" and row.op == "send"]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize(
    "fault",
    [
        Fault(EVERYWHERE, 401, page=True), Fault(EVERYWHERE, 403, page=True), Fault(EVERYWHERE, 404, page=True),
        Fault(EVERYWHERE, 413, page=True), Fault(EVERYWHERE, 200, page=True), Fault(EVERYWHERE, 403),
        Fault(EVERYWHERE, 404), Fault(EVERYWHERE, 403, code=40333), Fault(EVERYWHERE, 404, code=404),
    ],
    ids=lambda fault: f"{fault.status}-{'page' if fault.page else fault.code}",
)  # fmt: skip
@pytest.mark.parametrize("heeded", [True, False])
async def test_whatever_was_asked_is_asked_later(fault: Fault, heeded: bool, client: Bot, sandbox: Sandbox) -> None:
    """Pages, JSON without a code of Discord's, and the code of its own broken network. What says that all is well is
    seen through by the client alone, everything else by the transport, too."""
    transport = DiscordTransport(client)
    if heeded or fault.status == 200:
        heed_own_alone(client)
    card = await transport.send(ROOM, Message("card"), "ab-1x")
    sandbox.faults.add(Fault(fault.route, fault.status, times=FOR_LONG, page=fault.page, code=fault.code))
    for asking in (
        transport.send(ROOM, Message("more"), "ab-2x"),
        transport.edit(ROOM, card, Message("other")),
        transport.open_thread(ROOM, card, "The long road"),
        transport.add_member(card, MAUD.id),
        transport.open_dm(MAUD.id),
        transport.find_recent(ROOM, Probe("ab-2x", "", 0.0)),
    ):
        with pytest.raises(Later):
            await asking
    if fault.status != 200:  # where there is nothing to hear, it is enough that it was done
        with pytest.raises(Later):
            await transport.delete(ROOM, card)


async def test_a_bot_under_suspicion_blames_nobody(transport: DiscordTransport, sandbox: Sandbox) -> None:
    """Discord keeps the bot itself from writing to people: they have closed nothing."""
    for code in (40003, 20026):
        sandbox.faults.add(Fault("POST /users/@me/channels", 403, code=code))
        with pytest.raises(Later) as later:
            await transport.open_dm(MAUD.id)
        assert later.value.seconds == 600


@pytest.mark.parametrize("code", [50007, 50001, 50013, 10003, 10008, 10062])
def test_discords_own_codes_decide(code: int) -> None:
    assert own(refusal(code))


@pytest.mark.parametrize("code", [0, 404, 1015, "rest_no_route", None, 40333])
def test_others_decide_nothing(code: object) -> None:
    assert not own(refusal(code))


def refusal(code: object) -> discord.HTTPException:
    answer = SimpleNamespace(status=403, reason="Forbidden", headers={})
    return discord.HTTPException(cast(Any, answer), {"code": code, "message": ""})
