"""Discord as the model has it: every request takes as long as the last, and nothing is refused."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json

from bot.tables.unit.posts import Message
from bot.workers.outbox.transport import Membership, Permission, Probe

FIRST = 10**12
"""The id of the first message; those of copied tables are smaller."""


class Loopback:
    """The transport of the measurements. What it is given is put into the shape in which it would be sent."""

    def __init__(self, latency: float = 0.0) -> None:
        """``latency``: seconds of every request."""
        self.latency = latency
        self._ids = itertools.count(FIRST)

    def fingerprint(self, message: Message) -> str:
        """See ``Transport``."""
        components = message.view.to_components() if message.view is not None else []
        return hashlib.sha256(json.dumps([message.content, components]).encode()).hexdigest()

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        """See ``Transport``."""
        await asyncio.sleep(self.latency)
        return next(self._ids)

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """See ``Transport``."""
        self.fingerprint(message)
        await asyncio.sleep(self.latency)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """See ``Transport``."""
        await asyncio.sleep(self.latency)

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """See ``Transport``."""
        await asyncio.sleep(self.latency)
        return next(self._ids)

    async def open_dm(self, user_id: int) -> int:
        """See ``Transport``."""
        return user_id * 10

    async def add_member(self, thread_id: int, user_id: int) -> None:
        """See ``Transport``."""
        await asyncio.sleep(self.latency)

    async def membership(self, guild_id: int, user_id: int) -> Membership:
        """See ``Transport``."""
        return "here"

    def lacking(self, channel_id: int) -> frozenset[Permission]:
        """See ``Transport``."""
        return frozenset()

    async def locked(self, thread_id: int) -> bool:
        """See ``Transport``."""
        return False

    async def find_recent(self, channel_id: int, probe: Probe) -> list[int]:
        """See ``Transport``."""
        return []
