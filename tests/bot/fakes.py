"""A Discord made of lists, a presenter of plain texts, and a way to die at a chosen instant.

They stand behind protocols of this project; the real ones are tested over the sandbox.
"""

from __future__ import annotations

import asyncio
import dataclasses
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Database
from bot.tables.unit.posts import Message, Post, PostKind
from bot.workers.outbox.transport import Barred, Closed, Gone, Later, Lost, Membership, Permission, Probe, Refused
from engine.core import Action, Prompt
from render.core.api import Picture
from tests.bot.toy import acts

PIXEL = Picture(b"", "png", 1, 1, "a pixel")


class Kill(BaseException):
    """The process dies here."""


class Points:
    """Counts the instants at which a process may die, and lets it die at one of them."""

    def __init__(self, fatal: int | None = None) -> None:
        self.fatal = fatal
        self.passed = 0

    def hit(self) -> None:
        self.passed += 1
        if self.passed == self.fatal:
            raise Kill


def inherited(left: Path, path: Path) -> Path:
    """What a killed process leaves, its journal with it, as a file of its own. With a real process its locks die; here
    they live for as long as anything knows a cursor of its connection."""
    for end in ("", "-wal"):
        if Path(f"{left}{end}").exists():
            shutil.copy(f"{left}{end}", f"{path}{end}")
    return path


@dataclasses.dataclass
class Sent:
    """A message that stands in a channel."""

    id: int
    """Its number, larger for later ones."""
    content: str
    """Its text as it was sent."""
    nonce: str
    """With which it was sent."""
    edits: list[str] = dataclasses.field(default_factory=list)
    """Its later texts, the oldest first."""
    pictures: int = 0
    """How many came with it."""


class FakeDiscord:
    """Channels of messages. It honours no nonce, so that only the search after a crash prevents doubles.

    ``meanwhile`` happens once while a message is on its way. ``gone``: channels and threads that were deleted; a thread
    that was deleted can never be opened again. ``lacks``: what Herald may not do, by channel; ``known``: whether it can
    be asked for that. ``tried``: the channels of all posts, refused ones too. ``lose``: so many
    posts are made whose answers get lost.
    """

    def __init__(self) -> None:
        self.gone: set[int] = set()
        self.lacks: dict[int, set[Permission]] = {}
        self.known = True
        self.tried: list[int] = []
        self.lose = 0
        self.members: dict[int, list[int]] = {}
        self.barred: set[int] = set()
        self.points = Points()
        self.channels: dict[int, list[Sent]] = {}
        self.threads: dict[int, str] = {}
        self.closed: set[int] = set()
        self.left: set[int] = set()
        """People who are on no server any more."""
        self.out = False
        """Whether Herald itself is on none."""
        self.locks: set[int] = set()
        """Threads that a moderator has locked."""
        self.errors: list[Exception] = []
        self.edit_errors: list[Exception] = []
        self.delete_errors: list[Exception] = []
        self.tries = 0
        self.leaves: Callable[[], Awaitable[None]] | None = None
        """Happens once when a message sets out."""
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        self._last = 100_000  # no message and no thread has the number of a conversation

    def fingerprint(self, message: Message) -> str:
        return message.content

    async def _begin(self) -> None:
        self.tries += 1
        self.points.hit()
        await asyncio.sleep(0)
        if self.errors:
            raise self.errors.pop(0)

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        self.tried.append(channel_id)
        if self.leaves is not None:
            leaves, self.leaves = self.leaves, None
            await leaves()
        await self._begin()
        assert channel_id not in self.locks  # a thread that is locked would be opened again
        if channel_id in self.closed or channel_id in {user * 10 for user in self.left}:
            raise Closed("50278")
        if self.out:
            raise Closed("50278") if 1000 < channel_id < 100_000 else Refused("50001: Missing Access", forbidden=True)
        self._must_be_there(channel_id)
        self._may(channel_id, "threads" if channel_id in self.threads else "send")
        if message.pictures:
            self._may(channel_id, "attach")
        assert 0 < len(nonce) <= 25
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        self._last += 1
        self.channels.setdefault(channel_id, []).append(
            Sent(self._last, message.content, nonce, pictures=len(message.pictures))
        )
        posted = self._last
        await asyncio.sleep(0)
        self.points.hit()
        if self.lose:
            self.lose -= 1
            raise Later("408 request timeout")
        return posted

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        await self._begin()
        if self.edit_errors:
            raise self.edit_errors.pop(0)
        self._must_be_there(channel_id)
        self._may(channel_id, "attach" if message.pictures else "view")
        found = next((s for s in self.channels.get(channel_id, []) if s.id == message_id), None)
        if found is None:
            raise Gone("unknown message")
        found.edits.append(message.content)
        self.points.hit()

    async def delete(self, channel_id: int, message_id: int) -> None:
        await self._begin()
        if self.delete_errors:
            raise self.delete_errors.pop(0)
        self._must_be_there(channel_id)
        sent = self.channels.get(channel_id, [])
        found = next((s for s in sent if s.id == message_id), None)
        if found is None:
            raise Gone("unknown message")
        sent.remove(found)
        self.points.hit()

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        await self._begin()
        self._must_be_there(channel_id)
        self._may(channel_id, "create")
        if not any(s.id == message_id for s in self.channels[channel_id]):
            raise Gone("unknown message")
        self.threads.setdefault(message_id, name)
        self.points.hit()
        return message_id

    async def add_member(self, thread_id: int, user_id: int) -> None:
        await self._begin()
        self._must_be_there(thread_id)
        if user_id in self.barred:
            raise Barred("the user may not view the channel")
        self.members.setdefault(thread_id, []).append(user_id)
        self.points.hit()

    def lacking(self, channel_id: int) -> frozenset[Permission]:
        return frozenset(self.lacks.get(channel_id, ())) if self.known else frozenset()

    async def locked(self, thread_id: int) -> bool:
        self._must_be_there(thread_id)
        return thread_id in self.locks

    def _must_be_there(self, channel_id: int) -> None:
        if channel_id in self.gone:
            raise Lost("unknown channel")

    def _may(self, channel_id: int, permission: Permission) -> None:
        if {permission, "view"} & self.lacks.get(channel_id, set()):
            raise Refused("missing permissions", forbidden=True)

    async def membership(self, guild_id: int, user_id: int) -> Membership:
        await self._begin()
        return "out" if self.out else "left" if user_id in self.left else "here"

    async def open_dm(self, user_id: int) -> int:
        await self._begin()
        self.points.hit()
        return user_id * 10

    async def find_recent(self, channel_id: int, probe: Probe) -> list[int]:
        await self._begin()
        if channel_id in self.gone:
            return []
        sent = self.channels.get(channel_id, [])
        sure = [s.id for s in sent if probe.marker in s.content]
        return sure + [s.id for s in sent if s.content == probe.fingerprint and s.id not in sure]

    def said(self) -> dict[int, list[str]]:
        """Contents by channel."""
        return {channel: [s.content for s in sent] for channel, sent in sorted(self.channels.items())}


class FakePresenter:
    """One line per post. Notes, whispers and the status carry no marker, like messages without a picture.

    ``meanwhile`` happens once while something is drawn; ``drawing``: boards, cards and panels have pictures.
    """

    def __init__(self) -> None:
        self.points = Points()
        self.broken: set[PostKind] = set()
        self.silent: set[PostKind] = set()
        self.late = False
        self.drawing = False
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def compose(self, post: Post) -> Message | None:
        self.points.hit()
        if post.kind in self.broken:
            raise RuntimeError("a bug")
        if post.kind in self.silent:
            return None
        if "closed" in post.payload:
            return Message(f"closed {post.payload['closed']}")
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        if post.kind in (PostKind.NOTE, PostKind.WHISPER):
            said = post.payload.get("key") or " ".join(e["key"] for e in post.payload["events"])
            said = f"{said} {post.payload.get('params', {}).get('permission', '')}".rstrip()
            return Message(f"{post.kind} {said}", mentions=post.payload.get("mention", []))
        if post.kind is PostKind.LINES:
            return Message(f"lines {post.marker} {' '.join(e['key'] for e in post.payload['events'])}")
        if post.kind is PostKind.STATUS:
            return Message("status")
        said = f"{post.kind} {post.marker} {post.seat if post.seat is not None else ''}".rstrip()
        pictures = [(f"{post.marker}.png", PIXEL)] if self.drawing else []
        if "in_words" in post.payload:
            said, pictures = f"{said} in words", []
        return Message(said, pictures, late=self.late and post.kind is PostKind.LOBBY)

    def thread_name(self, table_id: int, name: str) -> str:
        return name[:100]


class MortalDatabase(Database):
    """A database whose process may die before and after every commit."""

    points = Points()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        self.points.hit()
        async with super().write() as connection:
            yield connection
            self.points.hit()
        self.points.hit()


class Steady:
    """A player that picks 3, seals, marks a, finishes."""

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        return acts("pick 3", "seal") if prompt.step == "pick" else acts("mark a", "finish")


__all__ = [
    "Closed", "FakeDiscord", "FakePresenter", "Kill", "Later", "MortalDatabase", "Points", "Refused", "Steady",
    "inherited",
]  # fmt: skip
