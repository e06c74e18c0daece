"""Stopping in order: what is in hand is finished, nothing new is begun, and it does not take long."""

from __future__ import annotations

import asyncio
import functools
import os
import signal
import socket
import time

import pytest

from bot.presenter.pictures import drawing_pool
from bot.presenter.pictures.drawing_pool import Pictures
from bot.tables.service import Tables
from bot.workers import supervisor
from bot.workers.supervisor import Workers
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import FakeClock, running
from tests.support.idle_loop import rest
from tests.support.patience import patiently


class Slow(FakeDiscord):
    """A Discord that takes a post only when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.allowed = asyncio.Event(), asyncio.Event()

        async def wait() -> None:
            self.asked.set()
            await self.allowed.wait()

        self.meanwhile = wait


async def posting(tables: Tables) -> tuple[Workers, Slow]:
    """Workers with a post on its way that does not arrive yet."""
    await running(tables)
    discord = Slow()
    workers = Workers(tables, FakePresenter(), discord)
    workers.start()
    await patiently(discord.asked.wait())
    return workers, discord


@pytest.mark.parametrize("in_hand", [True, False])
async def test_a_post_in_hand_is_finished_and_none_begun(tables: Tables, in_hand: bool) -> None:
    """Unless the process has to stop at once: then the post is sorted out by the next one."""
    workers, discord = await posting(tables)
    stopping = asyncio.create_task(workers.stop(in_hand=in_hand))
    await rest()
    assert stopping.done() is not in_hand
    discord.allowed.set()
    await patiently(stopping)
    posts = [content for contents in discord.said().values() for content in contents]
    assert len(posts) == int(in_hand)
    await Workers(tables, FakePresenter(), discord).outbox.drain()  # and the next process goes on where it stood
    said = [content for contents in discord.said().values() for content in contents]
    assert len(said) == len(set(said)) > 3


async def test_a_post_that_never_arrives_does_not_keep_the_process(tables: Tables, clock: FakeClock) -> None:
    workers, discord = await posting(tables)
    stopping, asked = asyncio.create_task(workers.stop(in_hand=True)), clock.now()
    await clock.until(stopping.done)
    assert clock.now() - asked == supervisor.IN_HAND
    assert discord.said() == {}


def draw_for_ever(port: int) -> None:
    socket.create_connection(("127.0.0.1", port)).close()  # it has begun
    time.sleep(600)


def draw_until_told(port: int) -> str:
    with socket.create_connection(("127.0.0.1", port)) as told:
        told.recv(1)
    return "drawn"


async def test_a_signal_to_the_whole_group_spoils_no_drawing() -> None:
    """As service managers send it: to a process that is only starting, and to one that draws."""
    drawers, begun = Pictures(1), asyncio.Event()
    ends = asyncio.Event()

    async def begins(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        begun.set()
        await ends.wait()
        writer.close()

    async with await asyncio.start_server(begins, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        drawing = drawers._given(drawers._pool, functools.partial(draw_until_told, port))
        (number,) = drawers._pool._processes
        os.kill(number, signal.SIGTERM)
        drawn = asyncio.ensure_future(begun.wait())
        await patiently(asyncio.wait((drawn, drawing), return_when=asyncio.FIRST_COMPLETED))
        assert not drawing.done()
        os.kill(number, signal.SIGTERM)
        ends.set()
        assert await patiently(drawing) == "drawn"
        assert list(drawers._pool._processes) == [number]
    await patiently(asyncio.to_thread(drawers.close))


async def test_a_long_drawing_does_not_keep_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing_pool, "LAST_STROKES", 0.2)
    drawers, begun = Pictures(1), asyncio.Event()

    def begins(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()
        begun.set()

    async with await asyncio.start_server(begins, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        drawing = asyncio.ensure_future(drawers._drawn(functools.partial(draw_for_ever, port)))
        await patiently(begun.wait())
    await patiently(asyncio.to_thread(drawers.close))
    with pytest.raises(asyncio.CancelledError):
        await drawing
    with pytest.raises(asyncio.CancelledError):  # a post that is composed now is not one that cannot be
        await drawers._drawn(str)
