"""Channel routes that are not about messages: look-ups, changes, threads and their members, DMs."""

from __future__ import annotations

from typing import Any

from bot.common import discord_limits as limits
from bot.sandbox import constants as c
from bot.sandbox.errors import Form, Json, refuse
from bot.sandbox.hub import Hub
from bot.sandbox.limits import Quota, Window, too_many
from bot.sandbox.model import Channel, User, World, timestamp
from bot.sandbox.posting import Posting
from bot.sandbox.rest import Call, Rest
from bot.sandbox.routes_messages import number
from bot.sandbox.shapes import Shapes
from bot.sandbox.typed import check_types


def open_dm(world: World, hub: Hub, user: User) -> Channel:
    """The DM channel between the bot and a user, made on first use."""
    if user.dm is not None:
        return world.channels[user.dm]
    channel = Channel(world.snowflake(), c.DM, "", recipient_id=user.id, created=world.now())
    world.save_channel(channel)
    user.dm = channel.id
    world.save_user(user)
    hub.channel_created(channel)
    return channel


class ChannelRoutes:
    """``/channels/{channel_id}``, its threads, and ``/users/@me/channels``."""

    def __init__(self, rest: Rest, world: World, shapes: Shapes, hub: Hub, posting: Posting) -> None:
        self.world = world
        self.shapes = shapes
        self.hub = hub
        self.posting = posting
        self.renames = Window(Quota(2, 600))
        add = rest.add
        one = "/channels/{channel_id}"
        add("GET", one, self.fetch)
        add("PATCH", one, self.edit)
        add("DELETE", one, self.delete)
        add("POST", f"{one}/messages/{{message_id}}/threads", self.thread_from_message)
        add("POST", f"{one}/threads", self.thread_alone)
        add("GET", f"{one}/threads/archived/public", self.archived_public)
        add("GET", f"{one}/threads/archived/private", self.archived_private)
        add("GET", f"{one}/users/@me/threads/archived/private", self.archived_joined)
        add("GET", f"{one}/thread-members", self.members)
        add("PUT", f"{one}/thread-members/@me", self.join)
        add("DELETE", f"{one}/thread-members/@me", self.leave)
        add("GET", f"{one}/thread-members/{{user_id}}", self.member)
        add("PUT", f"{one}/thread-members/{{user_id}}", self.join)
        add("DELETE", f"{one}/thread-members/{{user_id}}", self.leave)
        add("GET", "/guilds/{guild_id}/threads/active", self.active)
        add("POST", "/users/@me/channels", self.dm)

    # -- help

    def seen(self, call: Call) -> Channel:
        channel = self.world.channel(call.params["channel_id"])
        if not self.world.can_see(self.world.bot, channel):
            raise refuse(50001)
        return channel

    def _bits(self, channel: Channel) -> int:
        return self.world.permissions(self.world.bot, channel)

    # -- channels

    async def fetch(self, call: Call) -> Json:
        return self.shapes.channel(self.seen(call))

    async def dm(self, call: Call) -> Json:
        recipient = str(call.json.get("recipient_id") or "")
        form = Form()
        if not recipient:
            form.required(("recipient_id",))
        form.check()
        user = self.world.users.get(recipient)
        if user is None:
            raise refuse(50033)
        if user.bot:
            raise refuse(50007)
        return self.shapes.channel(open_dm(self.world, self.hub, user))

    async def edit(self, call: Call) -> Json:
        channel = self.seen(call)
        if channel.type == c.DM:
            raise refuse(50024)
        body = call.json
        if channel.is_thread:
            self._check_thread_edit(channel, body)
        elif not self._bits(channel) & c.P_MANAGE_CHANNELS:
            raise refuse(50013)
        form = Form()
        check_types(form, body)
        form.check()
        _name(form, body, required=False)
        if body.get("auto_archive_duration") not in (None, *c.ARCHIVE_MINUTES):
            form.bad_choice(("auto_archive_duration",), c.ARCHIVE_MINUTES)
        form.text(("topic",), body.get("topic"), 0, limits.TOPIC, required=False)
        if body.get("rate_limit_per_user") is not None:
            form.integer(("rate_limit_per_user",), body["rate_limit_per_user"], 0, 21600)
        form.check()
        changed_name = body.get("name") is not None and body["name"] != channel.name
        changed_topic = "topic" in body and body["topic"] != channel.topic
        if changed_name or changed_topic:
            wait = self.renames.take(channel.id, self.world.now() / 1000)
            if wait:
                raise too_many(wait)
        self._apply(channel, body)
        return self.shapes.channel(channel)

    def _check_thread_edit(self, thread: Channel, body: Json) -> None:
        bits = self._bits(thread)
        manages = bool(bits & c.P_MANAGE_THREADS)
        if thread.archived and body.get("archived") is not False:
            raise refuse(50083)
        if thread.archived and thread.locked and not manages:
            raise refuse(50013)
        only_reopens = set(body) == {"archived"} and body["archived"] is False
        if only_reopens and bits & c.P_SEND_IN_THREADS:
            return
        if not manages and (thread.owner_id != c.APPLICATION_ID or "locked" in body):
            raise refuse(50013)

    def _apply(self, channel: Channel, body: Json) -> None:
        if body.get("name") is not None:
            channel.name = body["name"]
        if "topic" in body and not channel.is_thread:
            channel.topic = body["topic"]
        if body.get("rate_limit_per_user") is not None:
            channel.slowmode = body["rate_limit_per_user"]
        if "permission_overwrites" in body and not channel.is_thread:
            channel.overwrites = list(body["permission_overwrites"] or [])
        if channel.is_thread:
            if body.get("archived") is not None and body["archived"] != channel.archived:
                channel.archived = body["archived"]
                channel.archive_time = self.world.now()
            for key in ("locked", "invitable"):
                if body.get(key) is not None:
                    setattr(channel, key, bool(body[key]))
            channel.auto_archive = body.get("auto_archive_duration") or channel.auto_archive
        self.world.save_channel(channel)
        self.hub.channel_updated(channel)

    async def delete(self, call: Call) -> Json:
        channel = self.seen(call)
        shown = self.shapes.channel(channel)
        if channel.type == c.DM:
            return shown
        needed = c.P_MANAGE_THREADS if channel.is_thread else c.P_MANAGE_CHANNELS
        if not self._bits(channel) & needed:
            raise refuse(50013)
        self.remove(channel)
        return shown

    def remove(self, channel: Channel) -> None:
        """Take away a channel with its threads, or a thread, as people who may do so can."""
        for thread in [t for t in self.world.threads() if t.parent_id == channel.id]:
            self._remove(thread)
        self._remove(channel)

    def _remove(self, channel: Channel) -> None:
        watchers = self.world.watchers(channel)
        self.world.drop_channel(channel)
        self.hub.channel_deleted(channel, watchers)

    # -- threads

    async def thread_from_message(self, call: Call) -> Any:
        parent = self.seen(call)
        message = self.world.message(parent.id, call.params["message_id"])
        if parent.type != c.TEXT:
            raise refuse(50024)
        if message.id in self.world.channels:
            raise refuse(160004)
        if message.type not in (0, 19, 20, 23):
            raise refuse(50021)
        if not self._bits(parent) & c.P_PUBLIC_THREADS:
            raise refuse(50013)
        thread = self._new_thread(parent, call.json, c.PUBLIC_THREAD, thread_id=message.id)
        message.flags |= c.F_HAS_THREAD
        self.world.save_message(message)
        self.hub.thread_created(thread)
        self.hub.message_updated(message)
        reference = {"type": 0, "message_id": message.id, "channel_id": parent.id, "guild_id": parent.guild_id}
        self.posting.system(thread, self.world.users[message.author_id], 21, reference=reference)
        return 201, self.shapes.channel(thread)

    async def thread_alone(self, call: Call) -> Any:
        parent = self.seen(call)
        if parent.type != c.TEXT:
            raise refuse(50024)
        body = call.json
        # Without a type Discord makes a private thread.
        kind = body.get("type") or c.PRIVATE_THREAD
        form = Form()
        if kind not in (c.PUBLIC_THREAD, c.PRIVATE_THREAD):
            form.bad_choice(("type",), (c.PUBLIC_THREAD, c.PRIVATE_THREAD))
        form.check()
        needed = c.P_PUBLIC_THREADS if kind == c.PUBLIC_THREAD else c.P_PRIVATE_THREADS
        if not self._bits(parent) & needed:
            raise refuse(50013)
        thread = self._new_thread(parent, body, kind)
        self.hub.thread_created(thread)
        if kind == c.PUBLIC_THREAD:
            reference = {"channel_id": thread.id, "guild_id": thread.guild_id}
            self.posting.system(parent, self.world.bot, 18, content=thread.name, reference=reference)
        return 201, self.shapes.channel(thread)

    def _new_thread(self, parent: Channel, body: Json, kind: int, *, thread_id: str | None = None) -> Channel:
        form = Form()
        check_types(form, body)
        form.check()
        _name(form, body, required=True)
        duration = body.get("auto_archive_duration") or 4320
        if duration not in c.ARCHIVE_MINUTES:
            form.bad_choice(("auto_archive_duration",), c.ARCHIVE_MINUTES)
        form.check()
        alive = [t for t in self.world.threads() if t.guild_id == parent.guild_id and not t.archived]
        if len(alive) >= limits.ACTIVE_THREADS:
            raise refuse(160006)
        now = self.world.now()
        thread = Channel(
            id=thread_id or self.world.snowflake(),
            type=kind,
            name=body["name"],
            guild_id=parent.guild_id,
            parent_id=parent.id,
            owner_id=c.APPLICATION_ID,
            auto_archive=duration,
            archive_time=now,
            created=now,
            invitable=body.get("invitable") is not False,
            members={c.APPLICATION_ID: now},
        )
        self.world.save_channel(thread)
        return thread

    def _list(self, threads: list[Channel], *, limit: int | None = None) -> Json:
        chosen = threads if limit is None else threads[:limit]
        return {
            "threads": [self.shapes.channel(thread) for thread in chosen],
            "members": [
                self.shapes.thread_member(thread, c.APPLICATION_ID)
                for thread in chosen
                if c.APPLICATION_ID in thread.members
            ],
            "has_more": len(chosen) < len(threads),
        }

    async def active(self, call: Call) -> Json:
        guild = self.world.guild(call.params["guild_id"])
        alive = [t for t in self.world.threads() if t.guild_id == guild.id and not t.archived]
        found = [thread for thread in alive if self.world.can_see(self.world.bot, thread)]
        shown = self._list(found)
        del shown["has_more"]
        return shown

    def _archived(self, call: Call, kinds: tuple[int, ...], *, joined: bool = False) -> Json:
        parent = self.seen(call)
        limit = number(call, "limit", 50, 2, 100)
        found = [
            thread
            for thread in self.world.threads()
            if thread.parent_id == parent.id
            and thread.archived
            and thread.type in kinds
            and (not joined or c.APPLICATION_ID in thread.members)
        ]
        before = call.query.get("before", "").replace(" ", "+")
        if joined:
            found.sort(key=lambda thread: int(thread.id), reverse=True)
            found = [thread for thread in found if not before or int(thread.id) < int(before)]
        else:
            found.sort(key=lambda thread: thread.archive_time, reverse=True)
            found = [thread for thread in found if not before or timestamp(thread.archive_time) < before]
        return self._list(found, limit=limit)

    async def archived_public(self, call: Call) -> Json:
        return self._archived(call, (c.PUBLIC_THREAD, c.NEWS_THREAD))

    async def archived_private(self, call: Call) -> Json:
        if not self._bits(self.seen(call)) & c.P_MANAGE_THREADS:
            raise refuse(50013)
        return self._archived(call, (c.PRIVATE_THREAD,))

    async def archived_joined(self, call: Call) -> Json:
        return self._archived(call, (c.PRIVATE_THREAD,), joined=True)

    def archive_idle(self) -> None:
        """Archive the threads in which nothing was written for as long as they allow."""
        now = self.world.now()
        for thread in list(self.world.threads()):
            if not thread.archived and now - thread.archive_time > thread.auto_archive * 60_000:
                thread.archived = True
                thread.archive_time = now
                self.world.save_channel(thread)
                self.hub.channel_updated(thread)

    # -- thread members

    def _thread(self, call: Call) -> Channel:
        thread = self.seen(call)
        if not thread.is_thread:
            raise refuse(50024)
        return thread

    async def members(self, call: Call) -> list[Json]:
        thread = self._thread(call)
        return [self.shapes.thread_member(thread, user_id) for user_id in thread.members]

    async def member(self, call: Call) -> Json:
        thread = self._thread(call)
        user_id = call.params["user_id"]
        if user_id not in thread.members:
            raise refuse(10007)
        return self.shapes.thread_member(thread, user_id)

    async def join(self, call: Call) -> None:
        thread = self._thread(call)
        user = self.world.user(call.params.get("user_id", c.APPLICATION_ID))
        if thread.archived:
            raise refuse(50083)
        parent = self.world.channel(thread.parent_id or "")
        if not self._bits(thread) & c.P_SEND_IN_THREADS or not self.world.can_see(user, parent):
            raise refuse(50013)
        closed = thread.type == c.PRIVATE_THREAD and not thread.invitable and thread.owner_id != c.APPLICATION_ID
        if closed and not self._bits(thread) & c.P_MANAGE_THREADS:
            raise refuse(50013)
        if user.id not in thread.members:
            thread.members[user.id] = self.world.now()
            self.world.save_channel(thread)
            self.hub.thread_members(thread, [user.id], [])

    async def leave(self, call: Call) -> None:
        thread = self._thread(call)
        user_id = call.params.get("user_id", c.APPLICATION_ID)
        if thread.archived:
            raise refuse(50083)
        own = thread.owner_id == c.APPLICATION_ID and thread.type == c.PRIVATE_THREAD
        if user_id != c.APPLICATION_ID and not own and not self._bits(thread) & c.P_MANAGE_THREADS:
            raise refuse(50013)
        if user_id in thread.members:
            del thread.members[user_id]
            self.world.save_channel(thread)
            self.hub.thread_members(thread, [], [user_id])


def _name(form: Form, body: Json, *, required: bool) -> None:
    form.text(("name",), body.get("name"), 1, limits.CHANNEL_NAME, required=required)
