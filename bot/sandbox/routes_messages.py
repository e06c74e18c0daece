"""Channel routes about messages: post, read, edit, delete, reactions, pins, typing."""

from __future__ import annotations

from itertools import islice, takewhile
from urllib.parse import unquote

from bot.common import discord_limits as limits
from bot.sandbox import constants as c
from bot.sandbox.emoji import is_emoji
from bot.sandbox.errors import Form, Json, refuse
from bot.sandbox.hub import Hub
from bot.sandbox.model import Channel, Message, World, timestamp
from bot.sandbox.posting import Posting
from bot.sandbox.rest import Call, Rest
from bot.sandbox.shapes import Shapes
from bot.sandbox.validate import message_body

_FORTNIGHT = 14 * 24 * 3_600_000


def number(call: Call, name: str, default: int, least: int, most: int) -> int:
    """A number of the query string; 50035 when it is out of range."""
    form = Form()
    raw = call.query.get(name, str(default))
    if not raw.lstrip("-").isdigit():
        form.add((name,), "NUMBER_TYPE_COERCE", f'Value "{raw}" is not int.')
    else:
        form.integer((name,), int(raw), least, most)
    form.check()
    return int(raw)


class MessageRoutes:
    """Everything below ``/channels/{channel_id}/messages`` and its neighbours."""

    def __init__(self, rest: Rest, world: World, shapes: Shapes, hub: Hub, posting: Posting) -> None:
        self.world = world
        self.shapes = shapes
        self.hub = hub
        self.posting = posting
        base = "/channels/{channel_id}/messages"
        one = base + "/{message_id}"
        add = rest.add
        add("GET", base, self.history)
        add("POST", base, self.create)
        add("POST", f"{base}/bulk-delete", self.bulk_delete)
        add("GET", f"{base}/pins", self.pins)
        add("PUT", f"{base}/pins/{{message_id}}", self.pin)
        add("DELETE", f"{base}/pins/{{message_id}}", self.unpin)
        add("GET", "/channels/{channel_id}/pins", self.old_pins)
        add("PUT", "/channels/{channel_id}/pins/{message_id}", self.pin)
        add("DELETE", "/channels/{channel_id}/pins/{message_id}", self.unpin)
        add("GET", one, self.fetch)
        add("PATCH", one, self.edit)
        add("DELETE", one, self.delete)
        add("DELETE", f"{one}/reactions", self.clear_reactions)
        add("GET", f"{one}/reactions/{{emoji}}", self.reactors)
        add("DELETE", f"{one}/reactions/{{emoji}}", self.clear_reactions)
        add("PUT", f"{one}/reactions/{{emoji}}/@me", self.react)
        add("DELETE", f"{one}/reactions/{{emoji}}/@me", self.unreact)
        add("DELETE", f"{one}/reactions/{{emoji}}/{{user_id}}", self.unreact)
        add("POST", "/channels/{channel_id}/typing", self.typing)

    # -- help

    def seen(self, call: Call) -> Channel:
        """The channel of the path, if the bot can see it."""
        channel = self.world.channel(call.params["channel_id"])
        if not self.world.can_see(self.world.bot, channel):
            raise refuse(50001)
        return channel

    def need(self, channel: Channel, bits: int) -> None:
        """50013 unless the bot has these permissions; in a DM there are none to manage."""
        if self.world.permissions(self.world.bot, channel) & bits != bits:
            raise refuse(50013)

    def target(self, call: Call) -> tuple[Channel, Message]:
        channel = self.seen(call)
        return channel, self.world.message(channel.id, call.params["message_id"])

    # -- messages

    async def history(self, call: Call) -> list[Json]:
        channel = self.seen(call)
        limit = number(call, "limit", 50, 1, limits.HISTORY)
        if not self.world.permissions(self.world.bot, channel) & c.P_HISTORY:
            return []
        given = [key for key in ("around", "before", "after") if key in call.query]
        form = Form()
        for key in given:
            if not call.query[key].isdigit():
                form.add((key,), "NUMBER_TYPE_COERCE", f'Value "{call.query[key]}" is not snowflake.')
        form.check()
        public = (message for message in self.world.history(channel.id) if message.seen_by is None)
        if "around" in call.query:
            middle = int(call.query["around"])
            everything = list(public)
            later = [m for m in everything if int(m.id) > middle][-(limit // 2) :]
            earlier = [m for m in everything if int(m.id) <= middle][: limit - limit // 2]
            chosen = [*later, *earlier]
        elif "before" in call.query:
            chosen = list(islice((m for m in public if int(m.id) < int(call.query["before"])), limit))
        elif "after" in call.query:
            first = int(call.query["after"])
            chosen = list(takewhile(lambda m: int(m.id) > first, public))[-limit:]
        else:
            chosen = list(islice(public, limit))
        return [self.shapes.message(message) for message in chosen]

    async def create(self, call: Call) -> Json:
        channel = self.world.channel(call.params["channel_id"])
        draft = message_body(call.json, call.files)
        bot = self.world.bot
        self.posting.may_send(bot, channel, draft)
        message = await self.posting.create(channel, bot, draft)
        shown = self.shapes.message(message)
        if message.nonce is not None:
            shown["nonce"] = message.nonce
        return shown

    async def fetch(self, call: Call) -> Json:
        channel, message = self.target(call)
        if not self.world.permissions(self.world.bot, channel) & c.P_HISTORY:
            raise refuse(50001)
        return self.shapes.message(message)

    async def edit(self, call: Call) -> Json:
        channel, message = self.target(call)
        self.posting.may_edit(message, self.world.bot, channel)
        draft = message_body(call.json, call.files, before=message)
        await self.posting.edit(message, draft)
        return self.shapes.message(message)

    async def delete(self, call: Call) -> None:
        channel, message = self.target(call)
        if message.author_id != c.APPLICATION_ID:
            self.need(channel, c.P_MANAGE_MESSAGES)
        if channel.archived:
            raise refuse(50083)
        await self.posting.delete(message)

    async def bulk_delete(self, call: Call) -> None:
        channel = self.seen(call)
        if channel.type == c.DM:
            raise refuse(50024)
        self.need(channel, c.P_MANAGE_MESSAGES)
        ids = [str(item) for item in call.json.get("messages") or []]
        if not 2 <= len(ids) <= limits.BULK_DELETE or len(set(ids)) != len(ids):
            raise refuse(50016)
        oldest = self.world.now() - _FORTNIGHT
        if any(((int(item) >> 22) + c.DISCORD_EPOCH) < oldest for item in ids):
            raise refuse(50034)
        held = self.world.messages.get(channel.id, {})
        found = [held[item] for item in ids if item in held and held[item].seen_by is None]
        await self.posting.delete_many(channel, found)

    async def typing(self, call: Call) -> None:
        channel = self.seen(call)
        self.need(channel, c.P_SEND_IN_THREADS if channel.is_thread else c.P_SEND)
        self.hub.typing(channel)

    # -- reactions

    def _emoji(self, call: Call) -> str:
        emoji = unquote(call.params["emoji"])
        if not is_emoji(emoji):
            raise refuse(10014)
        return emoji

    async def react(self, call: Call) -> None:
        channel, message = self.target(call)
        emoji = self._emoji(call)
        if channel.archived:
            raise refuse(50083)
        users = message.reactions.get(emoji)
        if users is None:
            self.need(channel, c.P_ADD_REACTIONS | c.P_HISTORY)
            if len(message.reactions) >= limits.REACTIONS:
                raise refuse(30010)
            users = message.reactions.setdefault(emoji, [])
        if c.APPLICATION_ID not in users:
            users.append(c.APPLICATION_ID)
            self.world.save_message(message)
            self.hub.reaction("MESSAGE_REACTION_ADD", message, self.world.bot, emoji)

    async def unreact(self, call: Call) -> None:
        channel, message = self.target(call)
        emoji = self._emoji(call)
        user = self.world.user(call.params.get("user_id", c.APPLICATION_ID))
        if not user.bot:
            self.need(channel, c.P_MANAGE_MESSAGES)
        users = message.reactions.get(emoji, [])
        if user.id in users:
            users.remove(user.id)
            if not users:
                del message.reactions[emoji]
            self.world.save_message(message)
            self.hub.reaction("MESSAGE_REACTION_REMOVE", message, user, emoji)

    async def clear_reactions(self, call: Call) -> None:
        channel, message = self.target(call)
        self.need(channel, c.P_MANAGE_MESSAGES)
        if "emoji" in call.params:
            message.reactions.pop(self._emoji(call), None)
        else:
            message.reactions.clear()
        self.world.save_message(message)
        self.hub.message_updated(message)

    async def reactors(self, call: Call) -> list[Json]:
        _, message = self.target(call)
        limit = number(call, "limit", 25, 1, 100)
        users = message.reactions.get(self._emoji(call), [])
        after = int(call.query.get("after", "0"))
        return [self.shapes.user(self.world.users[u]) for u in users if int(u) > after][:limit]

    # -- pins

    def _pinned(self, channel: Channel) -> list[Message]:
        found = [m for m in self.world.history(channel.id) if m.pinned is not None and m.seen_by is None]
        return sorted(found, key=lambda message: message.pinned or 0.0, reverse=True)

    async def pins(self, call: Call) -> Json:
        channel = self.seen(call)
        limit = number(call, "limit", 50, 1, 50)
        found = self._pinned(channel)
        before = call.query.get("before")
        if before:
            found = [message for message in found if timestamp(message.pinned or 0.0) < before.replace(" ", "+")]
        items = [
            {"pinned_at": timestamp(message.pinned or 0.0), "message": self.shapes.message(message)}
            for message in found[:limit]
        ]
        return {"items": items, "has_more": len(found) > limit}

    async def old_pins(self, call: Call) -> list[Json]:
        return [self.shapes.message(message) for message in self._pinned(self.seen(call))[:50]]

    async def pin(self, call: Call) -> None:
        channel, message = self.target(call)
        self._may_pin(channel)
        if message.pinned is not None:
            return
        if len(self._pinned(channel)) >= limits.PINS:
            raise refuse(30003)
        message.pinned = self.world.now()
        self.world.save_message(message)
        self.hub.message_updated(message)
        reference: Json = {"type": 0, "message_id": message.id, "channel_id": channel.id}
        if channel.type != c.DM:
            reference["guild_id"] = c.GUILD_ID
        self.posting.system(channel, self.world.bot, 6, reference=reference)

    async def unpin(self, call: Call) -> None:
        channel, message = self.target(call)
        self._may_pin(channel)
        if message.pinned is not None:
            message.pinned = None
            self.world.save_message(message)
            self.hub.message_updated(message)

    def _may_pin(self, channel: Channel) -> None:
        if channel.archived:
            raise refuse(50083)
        if channel.type != c.DM:
            self.need(channel, c.P_PIN)
