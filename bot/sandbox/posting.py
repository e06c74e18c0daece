"""Messages come, change and go: shared by channel routes, interaction webhooks and the people's own page."""

from __future__ import annotations

import io
import mimetypes
import re
from collections.abc import Iterable

from bot.sandbox import constants as c
from bot.sandbox.components import TEXT, walk
from bot.sandbox.errors import DiscordError, Json, refuse
from bot.sandbox.hub import Hub
from bot.sandbox.limits import Quota, Window, too_many
from bot.sandbox.model import Attachment, Channel, Message, User, World
from bot.sandbox.validate import Draft, NewFile

_USER_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE_MENTION = re.compile(r"<@&(\d+)>")
_NONCE_MINUTES = 5
_HOUR = 3_600_000


class Posting:
    """Creates, edits and deletes messages, with everything that follows from it."""

    def __init__(self, world: World, hub: Hub) -> None:
        self.world = world
        self.hub = hub
        # Discord does not publish this number; error 30046 is what counts.
        self.old_edits = Window(Quota(30, 3600))
        self._nonces: dict[tuple[str, str], tuple[float, str, str]] = {}
        for messages in world.messages.values():
            for message in messages.values():
                if message.nonce is not None:
                    self._remember(message)

    # -- permissions

    def may_send(self, user: User, channel: Channel, draft: Draft) -> None:
        """Raise what Discord answers when ``user`` (the bot, mostly) may not post this here."""
        world = self.world
        if channel.type == c.DM:
            if world.users[channel.recipient_id or ""].dms_closed and user.bot:
                raise refuse(50007)
            if user.bot and not world.homes():
                raise refuse(50278)
            return
        bits = world.permissions(user, channel)
        if not world.can_see(user, channel):
            raise refuse(50001)
        needed = c.P_SEND_IN_THREADS if channel.is_thread else c.P_SEND
        if draft.new:
            needed |= c.P_ATTACH
        if draft.embeds:
            needed |= c.P_EMBED
        if bits & needed != needed:
            raise refuse(50013)
        if channel.archived and channel.locked and not bits & c.P_MANAGE_THREADS:
            raise refuse(50083)

    # -- creating

    async def create(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        *,
        interaction_id: str | None = None,
        metadata: Json | None = None,
        seen_by: str | None = None,
        kind: int = 0,
    ) -> Message:
        """Store a message and tell everyone. A known nonce with ``enforce_nonce`` returns the message that has it."""
        message_id = self.world.snowflake()
        attachments = await self.store_files(channel, draft.new, ephemeral=seen_by is not None)
        self.world.channel(channel.id)  # it may have been deleted meanwhile
        # From here to the end nothing waits: two requests with one nonce cannot both get through.
        if draft.nonce is not None and draft.enforce_nonce:
            twin = self._same_nonce(author, draft.nonce)
            if twin is not None:
                for item in attachments:
                    await self.world.store.delete_file(item.path)
                return twin
        message = Message(
            id=message_id,
            channel_id=channel.id,
            author_id=author.id,
            created=self.world.now(),
            type=kind,
            content=draft.content or "",
            embeds=draft.embeds or [],
            components=draft.components or [],
            attachments=[*draft.keep, *attachments],
            flags=draft.flags | (c.F_EPHEMERAL if seen_by else 0),
            tts=draft.tts,
            nonce=draft.nonce,
            metadata=metadata,
            interaction_id=interaction_id,
            seen_by=seen_by,
        )
        self._refer(message, draft)
        self._mention(message, draft.mentions)
        self.add(channel, message)
        return message

    def add(self, channel: Channel, message: Message) -> None:
        """Put a finished message into its channel."""
        self.world.save_message(message)
        if message.seen_by is None:
            channel.last_message_id = message.id
            if channel.is_thread:
                channel.message_count += 1
                channel.total_sent += 1
                channel.archive_time = max(channel.archive_time, message.created)
            reopened = channel.archived
            channel.archived = False
            self.world.save_channel(channel)
            if reopened:
                self.hub.channel_updated(channel)
        if message.nonce is not None:
            self._remember(message)
        self.hub.message_created(message)
        if channel.is_thread and message.seen_by is None:
            self._join_mentioned(channel, message)

    def _join_mentioned(self, thread: Channel, message: Message) -> None:
        """Whoever writes in a thread or is mentioned there becomes its member."""
        parent = self.world.channels.get(thread.parent_id or "")
        added = []
        for user_id in dict.fromkeys([message.author_id, *message.mentions]):
            user = self.world.users[user_id]
            if user_id not in thread.members and parent is not None and self.world.can_see(user, parent):
                thread.members[user_id] = self.world.now()
                added.append(user_id)
        if added:
            self.world.save_channel(thread)
            self.hub.thread_members(thread, added, [])

    def system(
        self, channel: Channel, author: User, kind: int, *, content: str = "", reference: Json | None = None
    ) -> Message:
        """A message Discord itself writes, such as "started a thread"."""
        message = Message(
            id=self.world.snowflake(),
            channel_id=channel.id,
            author_id=author.id,
            created=self.world.now(),
            type=kind,
            content=content,
            reference=reference,
        )
        self.add(channel, message)
        return message

    async def store_files(self, channel: Channel, files: Iterable[NewFile], *, ephemeral: bool) -> list[Attachment]:
        """Write uploaded files; their descriptions in the shape messages keep."""
        stored = []
        for file in files:
            item = described(self.world.snowflake(), channel.id, file, ephemeral=ephemeral)
            await self.world.store.save_file(item.path, file.data)
            stored.append(item)
        return stored

    # -- nonces

    def _remember(self, message: Message) -> None:
        now = self.world.now()
        if len(self._nonces) > 10_000:
            oldest = now - _NONCE_MINUTES * 60_000
            self._nonces = {key: value for key, value in self._nonces.items() if value[0] > oldest}
        key = (message.author_id, str(message.nonce))
        self._nonces[key] = (message.created, message.channel_id, message.id)

    def _same_nonce(self, author: User, nonce: str | int) -> Message | None:
        known = self._nonces.get((author.id, str(nonce)))
        if known is None or known[0] < self.world.now() - _NONCE_MINUTES * 60_000:
            return None
        return self.world.messages.get(known[1], {}).get(known[2])

    # -- mentions and replies

    def _mention(self, message: Message, allowed: Json | None) -> None:
        text = message.content + "".join(
            str(item.get("content", "")) for item in walk(message.components) if item.get("type") == TEXT
        )
        parse = ["users", "roles", "everyone"] if allowed is None else allowed.get("parse") or []
        users = dict.fromkeys(_USER_MENTION.findall(text))
        roles = dict.fromkeys(_ROLE_MENTION.findall(text))
        if "users" not in parse:
            listed = {str(user_id) for user_id in (allowed or {}).get("users") or []}
            users = {user_id: None for user_id in users if user_id in listed}
        message.mentions = [user_id for user_id in users if user_id in self.world.users]
        message.mention_roles = [role for role in roles if role in self.world.roles] if "roles" in parse else []
        message.mention_everyone = "everyone" in parse and ("@everyone" in text or "@here" in text)
        if message.reference is not None and message.type == 19 and (allowed is None or allowed.get("replied_user")):
            target = self.world.messages.get(message.channel_id, {}).get(str(message.reference.get("message_id")))
            if target is not None and target.author_id not in message.mentions:
                message.mentions.append(target.author_id)

    def _refer(self, message: Message, draft: Draft) -> None:
        reference = draft.reference
        if not reference or reference.get("message_id") is None:
            return
        target_id = str(reference["message_id"])
        target = self.world.messages.get(message.channel_id, {}).get(target_id)
        if target is None or target.seen_by is not None:
            if reference.get("fail_if_not_exists", True):
                raise DiscordError(
                    400,
                    50035,
                    "Invalid Form Body",
                    errors={
                        "message_reference": {
                            "_errors": [{"code": "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "message": "Unknown message"}]
                        }
                    },
                )
            return
        message.type = 19
        message.reference = {"type": 0, "message_id": target_id, "channel_id": message.channel_id}
        if self.world.channels[message.channel_id].type != c.DM:
            message.reference["guild_id"] = self.world.channels[message.channel_id].guild_id

    # -- changing

    async def edit(self, message: Message, draft: Draft, *, mark: bool = True) -> None:
        """Apply a checked edit. ``mark`` sets the time of editing; filling a deferred answer does not."""
        channel = self.world.channel(message.channel_id)
        added = await self.store_files(channel, draft.new, ephemeral=message.seen_by is not None)
        self.world.channel(message.channel_id)  # it may have been deleted meanwhile
        if draft.content is not None:
            message.content = draft.content
        if draft.embeds is not None:
            message.embeds = draft.embeds
        if draft.components is not None:
            message.components = draft.components
        if draft.touches_files:
            kept = {item.id for item in draft.keep}
            for item in message.attachments:
                if item.id not in kept:
                    await self.world.store.replace_file(item.path)
            message.attachments = [*draft.keep, *added]
        message.flags = message.flags & ~c.F_SUPPRESS_EMBEDS | draft.flags
        message.flags &= ~c.F_LOADING
        if draft.content is not None or draft.components is not None:
            self._mention(message, draft.mentions)
        if mark:
            message.edited = self.world.now()
        self.world.save_message(message)
        self.hub.message_updated(message)

    def may_edit(self, message: Message, user: User, channel: Channel) -> None:
        """Raise what Discord answers when this user may not edit this message."""
        if not self.world.can_see(user, channel):
            raise refuse(50001)
        if message.author_id != user.id:
            raise refuse(50005)
        if message.type not in (0, 19, 20, 23):
            raise refuse(50021)
        if channel.archived:
            raise refuse(50083)
        if self.world.now() - message.created > _HOUR:
            wait = self.old_edits.take(channel.id, self.world.now() / 1000)
            if wait:
                error = too_many(wait, code=30046)
                error.payload["message"] = refuse(30046).payload["message"]
                raise error

    async def delete(self, message: Message) -> None:
        await self._forget(message)
        self.hub.message_deleted(message)

    async def delete_many(self, channel: Channel, messages: list[Message]) -> None:
        for message in messages:
            await self._forget(message)
        self.hub.messages_deleted(channel, [message.id for message in messages])

    async def _forget(self, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        self.world.drop_message(message)
        if channel.is_thread and message.seen_by is None:
            channel.message_count = max(0, channel.message_count - 1)
            self.world.save_channel(channel)
        for item in message.attachments:
            await self.world.store.replace_file(item.path)


def described(attachment_id: str, channel_id: str, file: NewFile, *, ephemeral: bool) -> Attachment:
    """What is known of a new file: its kind by its name, for a picture also its size in pixels."""
    kind = mimetypes.guess_type(file.filename)[0] or "application/octet-stream"
    if file.filename.lower().endswith(".webp"):
        kind = "image/webp"
    width, height = _size(file.data) if kind.startswith("image/") else (None, None)
    return Attachment(
        id=attachment_id,
        channel_id=channel_id,
        filename=file.filename,
        size=len(file.data),
        content_type=kind,
        description=file.description or None,
        width=width,
        height=height,
        ephemeral=ephemeral,
    )


def _size(data: bytes) -> tuple[int | None, int | None]:
    """Width and height of a picture from its header; nothing for what is no picture."""
    from PIL import Image

    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (OSError, Image.DecompressionBombError):
        return None, None
