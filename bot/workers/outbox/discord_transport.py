"""Carries posts to Discord with discord.py."""

from __future__ import annotations

import asyncio
import datetime as dt
import hashlib
import io
import json
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import aiohttp
import discord

from bot.common import discord_limits
from bot.common.clock import Clock, SystemClock
from bot.common.proxy_errors import own
from bot.tables.unit.posts import Message
from bot.ui.mentions import Mentions, alike
from bot.workers.outbox.transport import Barred, Closed, Gone, Later, Lost, Membership, Permission, Probe, Refused

ARCHIVE_MINUTES: Final = 10080
LOOK_BACK = 1000
"""Messages that are looked through, the newest first, for one that may have been sent before a crash."""
CLOCK_SLACK = 300.0
"""Seconds by which this machine's clock may be ahead of Discord's."""
MANY_DMS_WAIT = 600.0
BELIEVED = 60.0
THREADS = 1000
"""Threads that are remembered."""
EDITABLE = 3600.0
"""Seconds after which Discord takes few edits of a message."""

NO_MESSAGES = (50007, 50278)
"""Of somebody who takes no direct messages, or shares no server with Herald; Discord uses either code for both."""
UNKNOWN_GUILD, UNKNOWN_MEMBER, MISSING_ACCESS = 10004, 10007, 50001
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, THREAD_ARCHIVED, THREAD_LOCKED = 10003, 10008, 30046, 50083, 160005
TOO_MANY_DMS, FLAGGED, THREAD_EXISTS, TOO_MANY_THREADS = 40003, 20026, 160004, 160006
"""``FLAGGED``: Discord takes the bot for one that sends spam, which is no fault of whom it writes to."""
_NEEDED: Final[dict[Permission, str]] = {
    "view": "view_channel",
    "send": "send_messages",
    "threads": "send_messages_in_threads",
    "attach": "attach_files",
    "create": "create_public_threads",
}
_WORDS = ("content", "custom_id", "label", "placeholder")


class DiscordTransport:
    """The transport of a running client. discord.py waits out most rate limits and repeats failed requests by itself;
    what it gives up on comes out of here as ``Later``."""

    def __init__(self, client: discord.Client, mentions: Mentions | None = None, clock: Clock | None = None) -> None:
        self._client = client
        self._clock = clock or SystemClock()
        self._mentions = mentions or Mentions()
        self._unlocked: OrderedDict[int, float] = OrderedDict()
        """By thread that was seen unlocked until when that is believed, by the clock of the loop."""

    def fingerprint(self, message: Message) -> str:
        """See ``Transport``."""
        components: list[Any] = message.view.to_components() if message.view is not None else []
        return _fingerprint(message.content, components)

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        """See ``Transport``."""
        options: dict[str, Any] = {"allowed_mentions": _mentions(message), "nonce": nonce}
        if message.content:
            options["content"] = self._mentions.put(message.content)
        self._name_commands(message)
        if message.pictures:
            options["files"] = _files(message)
        if message.view is not None:
            message.view.stop()  # clicks are found by their ids; the client need not keep the view in memory
            options["view"] = message.view
        try:
            with _errors():
                sent = await self._client.get_partial_messageable(channel_id).send(**options)
        except Gone as error:  # an archived thread that is locked too; others open by themselves
            raise Refused(str(error), forbidden=True, locked=True) from error
        return sent.id

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        """See ``Transport``."""
        options: dict[str, Any] = {
            "allowed_mentions": _mentions(message),
            "view": message.view,
        }
        if not message.keeps:
            options["attachments"] = _files(message)
        self._name_commands(message)
        if message.view is not None:
            message.view.stop()
        if not isinstance(message.view, discord.ui.LayoutView):
            options["content"] = self._mentions.put(message.content) or None
        try:
            with _errors():
                await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).edit(**options)
        except Later as error:
            age = self._clock.now() - discord.utils.snowflake_time(message_id).timestamp()
            if error.seconds > 0 and age > EDITABLE:  # the limit for old messages: better a new one than none for long
                raise Gone(str(error)) from error
            raise

    def _name_commands(self, message: Message) -> None:
        """Mention the commands that a layout names."""
        if isinstance(message.view, discord.ui.LayoutView):
            self._mentions.fill(message.view)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """See ``Transport``."""
        with _errors():
            await self._client.get_partial_messageable(channel_id).get_partial_message(message_id).delete()

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """See ``Transport``. A thread has the id of the message it hangs on."""
        with _errors():
            channel = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
            if not isinstance(channel, discord.TextChannel):
                raise Refused("threads hang on messages of text channels only")
            try:
                thread = await channel.get_partial_message(message_id).create_thread(
                    name=name[: discord_limits.CHANNEL_NAME], auto_archive_duration=ARCHIVE_MINUTES
                )
            except discord.HTTPException as error:
                if error.code != THREAD_EXISTS:
                    raise
                return message_id
        return thread.id

    async def add_member(self, thread_id: int, user_id: int) -> None:
        """See ``Transport``. Of a private thread, in which alone people are asked for who came from elsewhere, it is
        looked up before whether the user may view its channel, of others when Discord refuses."""
        thread = self._client.get_channel(thread_id)
        private = isinstance(thread, discord.Thread) and thread.is_private()
        try:
            with _errors():
                if private and not await self._views(thread, user_id):
                    raise Barred("the user may not view the channel")
                await self._client.http.add_user_to_thread(thread_id, user_id)
        except Refused as error:
            if not private and not await self._views(thread, user_id):
                raise Barred(str(error)) from error
            raise

    @staticmethod
    async def _views(thread: Any, user_id: int) -> bool:
        """Whether a user may view the channel of a thread; what is not known counts as yes."""
        parent = thread.parent if isinstance(thread, discord.Thread) else None
        if parent is None:
            return True
        try:
            member = parent.guild.get_member(user_id) or await parent.guild.fetch_member(user_id)
        except discord.HTTPException as error:
            return error.code != UNKNOWN_MEMBER
        return parent.permissions_for(member).view_channel

    async def membership(self, guild_id: int, user_id: int) -> Membership:
        """See ``Transport``. Members are no part of what the gateway tells Herald."""
        with _errors():
            try:
                await self._client.http.get_member(guild_id, user_id)
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MEMBER:
                    return "left"
                if error.code in (UNKNOWN_GUILD, MISSING_ACCESS):
                    return "out"
                raise
        return "here"

    def lacking(self, channel_id: int) -> frozenset[Permission]:
        """See ``Transport``. Roles, channels and what they deny come with the gateway's events."""
        channel = self._client.get_channel(channel_id)
        guild = getattr(channel, "guild", None)
        if guild is None or guild.me is None or not isinstance(channel, discord.TextChannel | discord.Thread):
            return frozenset()
        try:
            given = channel.permissions_for(guild.me)
        except discord.ClientException:  # the channel of a thread is not known
            return frozenset()
        return frozenset(name for name, flag in _NEEDED.items() if not getattr(given, flag))

    async def open_dm(self, user_id: int) -> int:
        """See ``Transport``. Discord refuses closed messages here or at the first post."""
        try:
            with _errors():
                return (await self._client.create_dm(discord.Object(user_id))).id
        except Refused as error:
            raise Closed(str(error)) from error

    async def locked(self, thread_id: int) -> bool:
        """See ``Transport``. Herald may be allowed to write in locked threads, and would open them again. An archived
        one is not kept by the library; without the gateway none is, and what was seen is believed for a while."""
        known = self._client.get_channel(thread_id)
        if isinstance(known, discord.Thread):
            return known.locked
        if known is not None:
            return False
        now = asyncio.get_running_loop().time()
        if self._unlocked.get(thread_id, now) > now:
            return False
        with _errors():
            thread = await self._client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread) and thread.locked:
            return True
        self._unlocked[thread_id] = now + BELIEVED
        if len(self._unlocked) > THREADS:
            self._unlocked.popitem(last=False)
        return False

    async def gone(self, channel_id: int) -> bool:
        """Whether Discord knows a channel or thread no more; one that Herald may not see is there. Raises ``Later``."""
        try:
            with _errors():
                await self._client.fetch_channel(channel_id)
        except Lost:
            return True
        except (Refused, Gone, Closed):
            return False
        return False

    async def find_recent(self, channel_id: int, probe: Probe) -> list[int]:
        """See ``Transport``. Without permission to read the channel's history nothing is found; the nonce must do."""
        own = self._client.user
        after = dt.datetime.fromtimestamp(probe.after - CLOCK_SLACK, dt.UTC)
        sure, likely = [], []
        try:
            with _errors():
                history = self._client.get_partial_messageable(channel_id).history(
                    limit=LOOK_BACK,
                    after=after,
                    oldest_first=False,  # what was on its way is among the newest
                )
                async for message in history:
                    if own is None or message.author.id != own.id:
                        continue
                    components = [c.to_dict() for c in message.components]
                    if _carries(message, components, probe.marker):
                        sure.append(message.id)
                    elif _fingerprint(message.content, components) == probe.fingerprint:
                        likely.append(message.id)
        except (Refused, Closed, Lost):
            return []
        return sure[::-1] + likely[::-1]


@contextmanager
def _errors() -> Iterator[None]:
    """Discord's errors in the words of ``bot.workers.outbox.transport``."""
    try:
        yield
    except discord.RateLimited as error:
        raise Later(str(error), error.retry_after) from error
    except discord.HTTPException as error:
        text = f"{error.status} {error.code}: {error.text}"[:300]
        if error.code in (UNKNOWN_MESSAGE, TOO_OLD_TO_EDIT, THREAD_ARCHIVED, THREAD_LOCKED):  # too old comes as a 429
            raise Gone(text) from error
        if error.code == UNKNOWN_CHANNEL:
            raise Lost(text) from error
        if error.code in (TOO_MANY_DMS, FLAGGED):
            raise Later(text, MANY_DMS_WAIT) from error
        if error.status in (401, 429) or error.status >= 500 or not own(error):  # a token may be mended
            raise Later(text) from error
        if error.code in NO_MESSAGES:
            raise Closed(text) from error
        raise Refused(text, forbidden=error.status == 403 or error.code == TOO_MANY_THREADS) from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise Later(f"{type(error).__name__}: {error}"[:300]) from error


def _mentions(message: Message) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in message.mentions]
    )


def _files(message: Message) -> list[discord.File]:
    return [
        discord.File(io.BytesIO(picture.data), filename=name, description=picture.alt[: discord_limits.ALT_TEXT])
        for name, picture in message.pictures
    ]


def _fingerprint(content: str, components: list[Any]) -> str:
    """A hash of the words of a message and of the ids of its components, spaces and mentions of commands aside."""
    words = [alike(" ".join(content.split())), *_walk(components)]
    return hashlib.sha256(json.dumps(words).encode()).hexdigest()


def _walk(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for name in _WORDS:
            if node.get(name):
                yield alike(" ".join(str(node[name]).split()))
        for name in ("components", "accessory", "items", "options"):
            yield from _walk(node.get(name))
    elif isinstance(node, list):
        for part in node:
            yield from _walk(part)


def _carries(message: discord.Message, components: list[Any], marker: str) -> bool:
    names = [attachment.filename for attachment in message.attachments]
    return message.nonce == marker or any(marker in text for text in (*names, json.dumps(components)))
