"""The sandbox's memory: people, channels, messages, commands and interactions, with Discord's ids and permissions."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

import msgspec

from bot.sandbox import constants as c
from bot.sandbox.errors import Json, refuse
from bot.sandbox.store import Store


class User(msgspec.Struct):
    """A person, or the bot."""

    id: str
    """A snowflake, as all ids here."""
    username: str
    """Unique, as Discord's ``username``."""
    global_name: str
    """How the user is called in messages."""
    locale: str = "en-US"
    """The language of their Discord, by its code there."""
    dms_closed: bool = False
    """They take no direct messages from the bot."""
    bot: bool = False
    """It is the bot, not a person."""
    roles: list[str] = []
    """Ids of roles, of every server."""
    dm: str | None = None
    """The id of the channel with the bot; ``None`` until one of the two opens it."""


class Guild(msgspec.Struct):
    """A server."""

    id: str
    """A snowflake, and the id of the role that everybody there has; the two after it are the bot's and the hosts'."""
    name: str
    """What people call it."""
    owner_id: str
    """Who may do everything there."""
    members: list[str] = []
    """Ids of the people who are on it, in the order in which they came."""
    locale: str = "en-US"
    """Its language, as Discord's ``preferred_locale``."""
    kicked: bool = False
    """Whether the bot is not on it: somebody has kicked it."""

    @property
    def bot_role(self) -> str:
        """The id of the role that came with the bot."""
        return str(int(self.id) + 1)

    @property
    def host_role(self) -> str:
        """The id of the role of those who manage the server."""
        return str(int(self.id) + 2)


class Attachment(msgspec.Struct):
    """A stored file. ``width`` and ``height`` in pixels, for pictures only."""

    id: str
    """A snowflake; the file is stored below it."""
    channel_id: str
    """The channel of the message that carries it."""
    filename: str
    """As Discord keeps it: only letters, digits, ``_``, ``.`` and ``-``."""
    size: int
    """In bytes."""
    content_type: str
    """A MIME type."""
    description: str | None = None
    """Its alternative text; ``None`` without one."""
    width: int | None = None
    """Of a picture, in pixels; ``None`` for what is none."""
    height: int | None = None
    """Of a picture, in pixels; ``None`` for what is none."""
    ephemeral: bool = False
    """The message that carries it is seen by one user only."""

    @property
    def path(self) -> str:
        return f"{self.channel_id}/{self.id}/{self.filename}"


class Channel(msgspec.Struct):
    """A text channel, a thread or a DM. Times are milliseconds since 1970."""

    id: str
    """A snowflake; of a thread that begins at a message the id of that message."""
    type: int
    """Discord's number of the kind of channel."""
    name: str
    """Without ``#``; empty for a DM."""
    guild_id: str = c.GUILD_ID
    """The server; of no meaning for a DM."""
    position: int = 0
    """Of a text channel in the list, from 0."""
    parent_id: str | None = None
    """The channel of a thread; ``None`` for what is none."""
    topic: str | None = None
    """What stands above a text channel; ``None`` for nothing."""
    overwrites: list[Json] = []
    """What roles or users may do here beside what their roles say, as Discord's ``permission_overwrites``."""
    last_message_id: str | None = None
    """The newest message that was posted; ``None`` before the first."""
    slowmode: int = 0
    """Seconds between two messages of a person; 0: no limit."""
    owner_id: str | None = None
    """Who opened a thread; ``None`` for what is none."""
    recipient_id: str | None = None
    """The person in a DM with the bot; ``None`` for what is none."""
    archived: bool = False
    """A thread that is put away until somebody writes in it."""
    locked: bool = False
    """A thread that only those who manage threads may open again."""
    invitable: bool = True
    """People in a private thread may add others."""
    auto_archive: int = 4320
    """Minutes of silence after which a thread is archived."""
    archive_time: float = 0.0
    """When a thread was archived, opened again, or last written in."""
    created: float = 0.0
    """When the channel was opened; 0 for those there are from the start."""
    message_count: int = 0
    """Messages in a thread, without those deleted."""
    total_sent: int = 0
    """Messages that were ever posted in a thread."""
    members: dict[str, float] = {}
    """Who is in a thread, by user id, and since when."""

    @property
    def is_thread(self) -> bool:
        return self.type in c.THREADS


class Message(msgspec.Struct):
    """A message, times in milliseconds since 1970."""

    id: str
    """A snowflake: later messages have larger ones."""
    channel_id: str
    """Where it stands."""
    author_id: str
    """The user who wrote it."""
    created: float
    """When it was posted."""
    type: int = 0
    """Discord's number of the kind of message: 0 plain, 19 a reply, 20 the answer to a command."""
    content: str = ""
    """Its text; empty where it has none, or its components say everything."""
    edited: float | None = None
    """When it was last changed; ``None``: never."""
    embeds: list[Json] = []
    """As sent; links to attachments are resolved when the message is shown."""
    components: list[Json] = []
    """As sent; links to attachments are resolved when the message is shown."""
    attachments: list[Attachment] = []
    """Its files, in their order."""
    flags: int = 0
    """Discord's bits, such as ``constants.F_EPHEMERAL``."""
    tts: bool = False
    """It asks to be read aloud."""
    pinned: float | None = None
    """When it was pinned; ``None``: it is not."""
    mentions: list[str] = []
    """Ids of the users whom it calls."""
    mention_roles: list[str] = []
    """Ids of the roles that it calls."""
    mention_everyone: bool = False
    """It calls everybody."""
    reactions: dict[str, list[str]] = {}
    """Ids of the users who reacted, by emoji."""
    reference: Json | None = None
    """The message that it answers or forwards, as Discord's ``message_reference``; ``None`` for none."""
    nonce: str | int | None = None
    """What its sender gave along to know it again; ``None`` for nothing."""
    metadata: Json | None = None
    """Of the interaction that it answers, with user ids in place of users; ``None`` for a message without one."""
    interaction_id: str | None = None
    """The interaction whose token owns it; ``None`` for a message without one."""
    seen_by: str | None = None
    """The only user who sees an ephemeral one; ``None``: whoever sees the channel."""


class Upload(msgspec.Struct):
    """A file that a user has uploaded for a command or a form."""

    user_id: str
    """Who uploaded it, and alone may send it."""
    created: float
    """In milliseconds since 1970."""
    file: Attachment
    """As it is stored."""


class Demo(msgspec.Struct):
    """A thread where computers play to be watched."""

    thread_id: str
    """Where they play."""
    organiser: str
    """The id of the user who opened the table."""
    seconds: float
    """A turn of the game takes so long."""
    game: str = ""
    """Its id; empty in files of older sandboxes."""


class Interaction(msgspec.Struct):
    """One use of a command, component or modal."""

    id: str
    """A snowflake."""
    token: str
    """The key to answer it with, for 15 minutes."""
    type: int
    """Discord's number of what was used: command, component, suggestions or modal."""
    user_id: str
    """Who used it."""
    channel_id: str
    """Where they did."""
    created: float
    """In milliseconds since 1970."""
    data: Json
    """What was used and with which values, as the bot gets it."""
    message_id: str | None = None
    """The message that carries the component, or from whose component a modal came; ``None`` for commands."""
    answer: int = 0
    """The callback type once the bot has answered; 0 before that."""
    original_id: str | None = None
    """The message that carries the first answer, ``@original``; ``None`` as long as there is none."""
    modal: Json | None = None
    """The form that was shown in answer; ``None`` for none."""
    metadata: Json = {}
    """What messages say of the interaction to which they belong, with user ids in place of users."""


class World:
    """Everything the sandbox knows, and the queries that need no network. Changes go through ``save_*``."""

    def __init__(self, store: Store) -> None:
        self.store = store
        # Milliseconds added to the clock: how tests and the time machine move it.
        self.offset = max([0.0, *(msgspec.json.decode(body, type=float) for body in store.load("clock"))])
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.roles: dict[str, Json] = {}
        """Of every server, by their ids."""
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.commands: dict[str, Json] = {}
        self.interactions: dict[str, Interaction] = {}
        self.uploads: dict[str, Upload] = {}
        self.demos: dict[str, Demo] = {}
        self._last_id = 0
        self._load()

    # -- clock and ids

    def now(self) -> float:
        """Milliseconds since 1970."""
        return time.time() * 1000 + self.offset

    def wind(self, milliseconds: float) -> None:
        """Move the clock forward for good; it cannot go back, because ids and times that were given out stand."""
        if milliseconds <= 0:
            raise ValueError("the clock only goes forward")
        self.offset += milliseconds
        self.store.put("clock", "offset", self.offset)

    def snowflake(self) -> str:
        """A new id, larger than every one before it."""
        made = (int(self.now()) - c.DISCORD_EPOCH) << 22
        self._last_id = max(made, self._last_id + 1)
        return str(self._last_id)

    # -- loading

    def _load(self) -> None:
        store = self.store
        for body in store.load("user"):
            user = msgspec.json.decode(body, type=User)
            self.users[user.id] = user
        for body in store.load("guild"):
            guild = msgspec.json.decode(body, type=Guild)
            self.guilds[guild.id] = guild
        for body in store.load("channel"):
            channel = msgspec.json.decode(body, type=Channel)
            self.channels[channel.id] = channel
        for body in store.load("message"):
            message = msgspec.json.decode(body, type=Message)
            self.messages.setdefault(message.channel_id, {})[message.id] = message
            self._last_id = max(self._last_id, int(message.id))
        for body in store.load("command"):
            command = msgspec.json.decode(body)
            self.commands[command["id"]] = command
        for body in store.load("upload"):
            upload = msgspec.json.decode(body, type=Upload)
            self.uploads[upload.file.id] = upload
        for body in store.load("demo"):
            demo = msgspec.json.decode(body, type=Demo)
            self.demos[demo.thread_id] = demo
        deadline = self.now() - 15 * 60_000
        for body in store.load("interaction"):
            interaction = msgspec.json.decode(body, type=Interaction)
            if interaction.created < deadline:
                store.drop("interaction", interaction.id)
            else:
                self.interactions[interaction.id] = interaction
        if c.GUILD_ID not in self.guilds:
            self.save_guild(Guild(c.GUILD_ID, c.GUILD_NAME, c.USERS[0][0]))
        for guild in self.guilds.values():
            self._roles(guild)
        fresh = not self.users
        self._people()
        if fresh:
            self._first_start()

    def _roles(self, guild: Guild) -> None:
        """The roles of a server: everybody's, the bot's, the hosts'."""
        hosts = c.EVERYONE | c.P_MANAGE_GUILD | c.P_MANAGE_MESSAGES | c.P_MANAGE_THREADS
        for role_id, name, bits, managed in (
            (guild.id, "@everyone", c.EVERYONE, False),
            (guild.bot_role, c.BOT_NAME, c.BOT_PERMISSIONS, True),
            (guild.host_role, "Hosts", hosts, False),
        ):
            about = {"id": role_id, "name": name, "permissions": bits, "managed": managed, "guild_id": guild.id}
            self.roles[role_id] = about

    def _people(self) -> None:
        """The made-up people who are not there yet: all at the first start, newcomers in a folder of an earlier one."""
        first = self.guilds[c.GUILD_ID]
        before = list(self.users)
        for index, (user_id, username, name, locale) in enumerate(c.USERS):
            if user_id not in self.users:
                roles = [first.host_role] if index == 0 else []
                self.save_user(User(user_id, username, name, locale=locale, roles=roles))
        new = [user.id for user in self.users.values() if not user.bot and (user.id not in before or not first.members)]
        if coming := [user_id for user_id in new if user_id not in first.members]:
            first.members += coming  # all of a folder from before servers were written down
            self.save_guild(first)

    def _first_start(self) -> None:
        """The first start: the bot, one server."""
        first = self.guilds[c.GUILD_ID]
        bot = User(c.APPLICATION_ID, c.BOT_NAME.lower(), c.BOT_NAME, bot=True, roles=[first.bot_role])
        self.save_user(bot)
        for position, (channel_id, name, topic) in enumerate(c.CHANNELS):
            self.save_channel(Channel(channel_id, c.TEXT, name, position=position, topic=topic))

    def found(self, name: str, owner: User, rooms: Iterable[str], *, locale: str = "en-US") -> Guild:
        """One more server with its text channels, on which so far its owner and the bot are."""
        guild = Guild(self.snowflake(), name, owner.id, [owner.id], locale)
        self._last_id += 2  # the ids of its roles
        self.save_guild(guild)
        self._roles(guild)
        owner.roles.append(guild.host_role)
        self.bot.roles.append(guild.bot_role)
        for user in (owner, self.bot):
            self.save_user(user)
        for position, room in enumerate(rooms):
            self.save_channel(Channel(self.snowflake(), c.TEXT, room, guild_id=guild.id, position=position))
        return guild

    # -- saving

    def save_user(self, user: User) -> None:
        self.users[user.id] = user
        self.store.put("user", user.id, user)

    def save_guild(self, guild: Guild) -> None:
        self.guilds[guild.id] = guild
        self.store.put("guild", guild.id, guild)

    def save_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.store.put("channel", channel.id, channel)

    def save_demo(self, demo: Demo) -> None:
        self.demos[demo.thread_id] = demo
        self.store.put("demo", demo.thread_id, demo)

    def end_demo(self, thread_id: str) -> None:
        """Nobody plays there any more."""
        if self.demos.pop(thread_id, None) is not None:
            self.store.drop("demo", thread_id)

    def save_message(self, message: Message) -> None:
        self.messages.setdefault(message.channel_id, {})[message.id] = message
        self.store.put("message", message.id, message)

    def save_command(self, command: Json) -> None:
        self.commands[command["id"]] = command
        self.store.put("command", command["id"], command)

    def save_interaction(self, interaction: Interaction) -> None:
        self.interactions[interaction.id] = interaction
        self.store.put("interaction", interaction.id, interaction)

    def save_upload(self, upload: Upload) -> None:
        self.uploads[upload.file.id] = upload
        self.store.put("upload", upload.file.id, upload)

    def drop_upload(self, upload: Upload) -> None:
        self.uploads.pop(upload.file.id, None)
        self.store.drop("upload", upload.file.id)

    def drop_message(self, message: Message) -> None:
        self.messages.get(message.channel_id, {}).pop(message.id, None)
        self.store.drop("message", message.id)

    def drop_channel(self, channel: Channel) -> None:
        self.channels.pop(channel.id, None)
        self.store.drop("channel", channel.id)
        for message in self.messages.pop(channel.id, {}).values():
            self.store.drop("message", message.id)

    def drop_command(self, command_id: str) -> None:
        self.commands.pop(command_id, None)
        self.store.drop("command", command_id)

    def forget_old_interactions(self) -> list[Interaction]:
        """Drop interactions whose token expired a while ago (they stand oldest first); those that were dropped."""
        deadline = self.now() - 20 * 60_000
        dropped: list[Interaction] = []
        for interaction in self.interactions.values():
            if interaction.created >= deadline:
                break
            dropped.append(interaction)
        for interaction in dropped:
            del self.interactions[interaction.id]
            self.store.drop("interaction", interaction.id)
        return dropped

    # -- look-ups that raise Discord's error

    @property
    def bot(self) -> User:
        return self.users[c.APPLICATION_ID]

    def user(self, user_id: str) -> User:
        if (user := self.users.get(user_id)) is None:
            raise refuse(10013)
        return user

    def guild(self, guild_id: str) -> Guild:
        """A server on which the bot is."""
        guild = self.guilds.get(guild_id)
        if guild is None or guild.kicked:
            raise refuse(10004)
        return guild

    def channel(self, channel_id: str) -> Channel:
        if (channel := self.channels.get(channel_id)) is None:
            raise refuse(10003)
        return channel

    def message(self, channel_id: str, message_id: str) -> Message:
        """A message that channel routes may touch: ephemeral ones do not exist there."""
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None or message.seen_by is not None:
            raise refuse(10008)
        return message

    def history(self, channel_id: str) -> Iterator[Message]:
        """Messages of a channel, newest first, ephemeral ones included."""
        return reversed(self.messages.get(channel_id, {}).values())

    def threads(self) -> Iterable[Channel]:
        return [channel for channel in self.channels.values() if channel.is_thread]

    def homes(self) -> list[Guild]:
        """The servers on which the bot is."""
        return [guild for guild in self.guilds.values() if not guild.kicked]

    def people(self, guild: Guild) -> list[User]:
        """The members of a server, and the bot."""
        return [self.bot, *(self.users[user_id] for user_id in guild.members)]

    def roles_of(self, guild_id: str) -> list[Json]:
        """The roles of a server."""
        return [role for role in self.roles.values() if role["guild_id"] == guild_id]

    # -- permissions

    def permissions(self, user: User, place: Channel | Guild) -> int:
        """The permission bits of a user in a channel, or in a server as a whole."""
        if isinstance(place, Channel) and place.type == c.DM:
            return c.DM_PERMISSIONS if user.id in (place.recipient_id, c.APPLICATION_ID) else 0
        guild = place if isinstance(place, Guild) else self.guilds[place.guild_id]
        if guild.kicked if user.bot else user.id not in guild.members:
            return 0
        if user.id == guild.owner_id:
            return c.ALL
        bits: int = self.roles[guild.id]["permissions"]
        own = [role_id for role_id in user.roles if self.roles[role_id]["guild_id"] == guild.id]
        for role_id in own:
            bits |= self.roles[role_id]["permissions"]
        if bits & c.P_ADMIN:
            return c.ALL
        if isinstance(place, Guild):
            return bits
        channel = place
        if channel.is_thread and channel.parent_id in self.channels:
            owner = self.channels[channel.parent_id]
        else:
            owner = channel
        overwrites = {entry["id"]: entry for entry in owner.overwrites}
        everyone = overwrites.get(guild.id)
        if everyone:
            bits = bits & ~int(everyone["deny"]) | int(everyone["allow"])
        roles = [overwrites[role_id] for role_id in own if role_id in overwrites]
        for entry in roles:
            bits &= ~int(entry["deny"])
        for entry in roles:
            bits |= int(entry["allow"])
        if user.id in overwrites:
            bits = bits & ~int(overwrites[user.id]["deny"]) | int(overwrites[user.id]["allow"])
        return bits if bits & c.P_VIEW else 0

    def can_see(self, user: User, channel: Channel) -> bool:
        """Whether a user can open a channel: private threads need membership or Manage Threads."""
        bits = self.permissions(user, channel)
        if not bits & c.P_VIEW:
            return False
        if channel.type == c.PRIVATE_THREAD:
            return user.id in channel.members or bool(bits & c.P_MANAGE_THREADS)
        return True

    def watchers(self, channel: Channel) -> list[str]:
        """Ids of the people (not the bot) who can open a channel."""
        return [user.id for user in self.users.values() if not user.bot and self.can_see(user, channel)]


def timestamp(milliseconds: float) -> str:
    """ISO 8601 in UTC, as Discord writes times."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="microseconds")
