"""Tells everybody what changed: the bot through the gateway, the people through their page's websocket."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.sandbox import constants as c
from bot.sandbox.errors import Json
from bot.sandbox.gateway import Gateway
from bot.sandbox.model import Channel, Message, User, World
from bot.sandbox.shapes import Shapes

Push = Callable[[Iterable[str], str, object], None]


class Hub:
    """One method for each thing that happens. ``push`` sends (event, data) to the pages of the users named."""

    def __init__(self, world: World, shapes: Shapes, gateway: Gateway) -> None:
        self.world = world
        self.shapes = shapes
        self.gateway = gateway
        self.push: Push = lambda users, event, data: None

    # -- messages

    def message_created(self, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        self._message("MESSAGE_CREATE", message, channel)

    def message_updated(self, message: Message) -> None:
        self._message("MESSAGE_UPDATE", message, self.world.channels[message.channel_id])
        if message.id in self.world.demos and not message.components:  # the card of a table that is over
            self.world.end_demo(message.id)
            self.push(list(self.world.users), "DEMO_UPDATE", {"thread_id": message.id, "seconds": None})

    def _message(self, event: str, message: Message, channel: Channel) -> None:
        in_guild = channel.type != c.DM
        readers = [message.seen_by] if message.seen_by else self.world.watchers(channel)
        self.push(readers, event, self.shapes.message(message, for_bot=False))
        # Ephemeral messages exist only in their interaction: the gateway says nothing of them.
        if message.seen_by or (in_guild and not self.world.can_see(self.world.bot, channel)):
            return
        shown = self.shapes.message(message)
        if message.nonce is not None and event == "MESSAGE_CREATE":
            shown["nonce"] = message.nonce
        if in_guild:
            author = self.world.users[message.author_id]
            guild_id = channel.guild_id
            shown.update(guild_id=guild_id, member=self.shapes.member(author, guild_id, with_user=False))
            shown["mentions"] = [
                {**item, "member": self.shapes.member(self.world.users[item["id"]], guild_id, with_user=False)}
                for item in shown["mentions"]
            ]
        shown["channel_type"] = channel.type
        self.gateway.dispatch(event, shown, channel, intent=c.I_MESSAGES if in_guild else c.I_DM)

    def message_deleted(self, message: Message) -> None:
        channel = self.world.channels[message.channel_id]
        data: Json = {"id": message.id, "channel_id": message.channel_id}
        readers = [message.seen_by] if message.seen_by else self.world.watchers(channel)
        self.push(readers, "MESSAGE_DELETE", data)
        if message.seen_by:
            return
        in_guild = channel.type != c.DM
        if in_guild:
            data = {**data, "guild_id": channel.guild_id}
        self.gateway.dispatch("MESSAGE_DELETE", data, channel, intent=c.I_MESSAGES if in_guild else c.I_DM)

    def messages_deleted(self, channel: Channel, ids: list[str]) -> None:
        """A bulk deletion: one event for the bot, one for each message for the pages."""
        for message_id in ids:
            self.push(self.world.watchers(channel), "MESSAGE_DELETE", {"id": message_id, "channel_id": channel.id})
        data = {"ids": ids, "channel_id": channel.id, "guild_id": channel.guild_id}
        self.gateway.dispatch("MESSAGE_DELETE_BULK", data, channel, intent=c.I_MESSAGES)

    def reaction(self, event: str, message: Message, user: User, emoji: str) -> None:
        """``event``: MESSAGE_REACTION_ADD or MESSAGE_REACTION_REMOVE."""
        channel = self.world.channels[message.channel_id]
        in_guild = channel.type != c.DM
        data: Json = {
            "user_id": user.id,
            "channel_id": channel.id,
            "message_id": message.id,
            "emoji": {"id": None, "name": emoji},
            "burst": False,
            "type": 0,
        }
        if in_guild:
            data["guild_id"] = channel.guild_id
            if event.endswith("ADD"):
                data["member"] = self.shapes.member(user, channel.guild_id)
        if event.endswith("ADD"):
            data["message_author_id"] = message.author_id
        intent = c.I_REACTIONS if in_guild else c.I_DM_REACTIONS
        self.gateway.dispatch(event, data, channel, intent=intent)
        self.push(self.world.watchers(channel), "MESSAGE_UPDATE", self.shapes.message(message, for_bot=False))

    def typing(self, channel: Channel) -> None:
        self.push(self.world.watchers(channel), "TYPING_START", {"channel_id": channel.id})

    # -- channels

    def channel_created(self, channel: Channel) -> None:
        """A DM shows up on its person's page; bots are not told about DMs."""
        for user_id in self.world.watchers(channel):
            self.push([user_id], "CHANNEL_CREATE", self.shapes.channel(channel, self.world.users[user_id]))
        if channel.type != c.DM:
            self.gateway.dispatch("CHANNEL_CREATE", self.shapes.channel(channel), channel, intent=c.I_GUILDS)

    def channel_updated(self, channel: Channel) -> None:
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        for user_id in self.world.watchers(channel):
            self.push([user_id], event, self.shapes.channel(channel, self.world.users[user_id]))
        if channel.type != c.DM:
            self.gateway.dispatch(event, self.shapes.channel(channel), channel, intent=c.I_GUILDS)

    def channel_deleted(self, channel: Channel, watchers: list[str]) -> None:
        if channel.is_thread:
            data: Json = {
                "id": channel.id,
                "guild_id": channel.guild_id,
                "parent_id": channel.parent_id,
                "type": channel.type,
            }
            self.push(watchers, "THREAD_DELETE", data)
            self.gateway.dispatch("THREAD_DELETE", data, channel, intent=c.I_GUILDS)
        else:
            shown = self.shapes.channel(channel)
            self.push(watchers, "CHANNEL_DELETE", shown)
            self.gateway.dispatch("CHANNEL_DELETE", shown, channel, intent=c.I_GUILDS)

    def thread_created(self, thread: Channel) -> None:
        for user_id in self.world.watchers(thread):
            self.push([user_id], "THREAD_CREATE", self.shapes.channel(thread, self.world.users[user_id]))
        if self.world.can_see(self.world.bot, thread):
            shown = {**self.shapes.channel(thread), "newly_created": True}
            self.gateway.dispatch("THREAD_CREATE", shown, thread, intent=c.I_GUILDS)

    def thread_members(self, thread: Channel, added: list[str], removed: list[str]) -> None:
        """Somebody joined or left a thread; the bot hears of others only with the members intent, as on Discord."""
        for user_id in added:
            if user_id != c.APPLICATION_ID:
                self.push([user_id], "THREAD_CREATE", self.shapes.channel(thread, self.world.users[user_id]))
        everyone = [*self.world.watchers(thread), *(user_id for user_id in removed if user_id != c.APPLICATION_ID)]
        for user_id in dict.fromkeys(everyone):
            self.push([user_id], "THREAD_UPDATE", self.shapes.channel(thread, self.world.users[user_id]))
        mine = c.APPLICATION_ID in [*added, *removed]
        data: Json = {"id": thread.id, "guild_id": thread.guild_id, "member_count": min(50, len(thread.members))}
        if added:
            data["added_members"] = [
                {
                    **self.shapes.thread_member(thread, user_id),
                    "member": self.shapes.member(self.world.users[user_id], thread.guild_id),
                    "presence": None,
                }
                for user_id in added
            ]
        if removed:
            data["removed_member_ids"] = removed
        self.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, thread, intent=c.I_GUILDS if mine else c.I_MEMBERS)

    # -- the rest

    def commands_updated(self) -> None:
        self.push(list(self.world.users), "COMMANDS_UPDATE", list(self.world.commands.values()))

    def interaction_updated(self, user_id: str, data: Json) -> None:
        self.push([user_id], "INTERACTION_UPDATE", data)
