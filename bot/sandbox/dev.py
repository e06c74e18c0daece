"""The developer panel: what the stand-in does to the bot on purpose, and a clock that can be moved forward."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, Final, Protocol

from aiohttp import web

from bot.sandbox import constants as c
from bot.sandbox.commands import BadInput
from bot.sandbox.errors import Json
from bot.sandbox.gateway import Gateway
from bot.sandbox.hub import Hub
from bot.sandbox.interactions import Interactions
from bot.sandbox.limits import Fault, Faults, RateLimits
from bot.sandbox.model import Guild, User, World
from bot.sandbox.openapi import OpenApi
from bot.sandbox.routes_channels import ChannelRoutes
from bot.sandbox.shapes import Shapes
from bot.sandbox.users import LONGEST_NAME, Pages, shown_user
from bot.sandbox.web import Conflict, answer, person, read_object, safe

_GATHER = 0.05  # seconds in which changes are told together
_MOST_HOURS: Final = 24.0 * 366
_USERNAME: Final = re.compile(r"[a-z0-9_.]{2,32}")
_NO_CHILD: Final = "The bot was not started by the sandbox, so the sandbox cannot stop or restart it."
PERMISSIONS: Final = {
    "VIEW_CHANNEL": c.P_VIEW,
    "SEND_MESSAGES": c.P_SEND,
    "SEND_MESSAGES_IN_THREADS": c.P_SEND_IN_THREADS,
    "CREATE_PUBLIC_THREADS": c.P_PUBLIC_THREADS,
    "CREATE_PRIVATE_THREADS": c.P_PRIVATE_THREADS,
    "MANAGE_THREADS": c.P_MANAGE_THREADS,
    "MANAGE_MESSAGES": c.P_MANAGE_MESSAGES,
    "PIN_MESSAGES": c.P_PIN,
    "ATTACH_FILES": c.P_ATTACH,
    "EMBED_LINKS": c.P_EMBED,
    "READ_MESSAGE_HISTORY": c.P_HISTORY,
    "ADD_REACTIONS": c.P_ADD_REACTIONS,
    "USE_EXTERNAL_EMOJIS": c.P_EXTERNAL_EMOJI,
}
"""What a channel can deny the bot, by Discord's names."""


ERRORS: Final = (500, 502, 503, 408, 0)
"""What the stand-in can answer instead; 408 is what stands between the bot and Discord, 0 a cut connection."""


class Keeper(Protocol):
    """Whoever runs the bot as a process; see :class:`bot.sandbox.child.Child`."""

    on_change: Callable[[], None]
    """Is called whenever the bot has started or ended."""

    @property
    def pid(self) -> int | None: ...
    @property
    def restarts(self) -> int: ...
    def kill(self) -> None: ...
    def restart(self) -> None: ...


class Standin(Protocol):
    """The parts of the stand-in that the switches work on; see :class:`bot.sandbox.app.Sandbox`."""

    world: World
    """All that there is: users, channels, messages."""
    shapes: Shapes
    """Turns that into Discord's JSON."""
    gateway: Gateway
    """Connections of the bot."""
    hub: Hub
    """Sends what happens to bot and pages."""
    limits: RateLimits
    """Limits of rate, wide or realistic."""
    faults: Faults
    """What goes wrong on purpose."""
    channels: ChannelRoutes
    """Routes of channels and threads."""
    interactions: Interactions
    """Starts them, and takes the answers."""
    pages: Pages
    """Connections of the pages in browsers."""
    openapi: OpenApi | None
    """Discord's own description of its API, to check bodies against; ``None`` where there is none."""

    @property
    def violations(self) -> list[str]: ...


class Developer:
    """``/sandbox/api/dev``: the state of the switches, and one method for each action."""

    def __init__(self, sandbox: Standin) -> None:
        self._sandbox = sandbox
        self._child: Keeper | None = None
        self._told: asyncio.TimerHandle | None = None
        sandbox.faults.on_change = self.changed
        if sandbox.openapi is not None:
            sandbox.openapi.on_violation = self.changed
        self._actions: dict[str, Callable[[Json], None]] = {
            "kill": self.kill,
            "restart": self.restart,
            "drop": self.drop,
            "delay": self.delay,
            "error": self.error,
            "ratelimit": self.ratelimit,
            "close-dms": self.close_dms,
            "clock": self.clock,
            "limits": self.limits,
            "permissions": self.permissions,
            "delete": self.delete,
            "kick": self.kick,
            "invite": self.invite,
            "found": self.found,
            "member": self.member,
            "arrive": self.arrive,
            "reset": self.reset,
        }

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/sandbox/api/dev", safe(self.show)),
            web.post("/sandbox/api/dev/{action}", safe(self.act)),
        ]

    def attach(self, child: Keeper) -> None:
        """From now on ``child`` is the bot's process."""
        self._child = child
        child.on_change = self.changed
        self.changed()

    # -- telling

    def state(self) -> Json:
        """Everything the panel shows."""
        box, child = self._sandbox, self._child
        limits = box.limits
        return {
            "bot": {
                "online": box.gateway.online,
                "managed": child is not None,
                "pid": None if child is None else child.pid,
                "restarts": 0 if child is None else child.restarts,
                "offset_hours": round(box.world.offset / 3_600_000, 4),
            },
            "gateway": {"identified": box.gateway.identified, "resumed": box.gateway.resumed},
            "faults": {
                "delay_ms": round(box.faults.delay * 1000),
                "waiting": [
                    {
                        "route": fault.route,
                        "status": fault.status,
                        "times": fault.times,
                        "after": fault.after,
                        "retry_after": fault.retry_after if fault.status == 429 else None,
                    }
                    for fault in box.faults.waiting
                ],
                "happened": box.faults.happened,
                "closed_dms": [user.id for user in box.world.users.values() if user.dms_closed],
                "denied": self._denied(),
            },
            "limits": {"realistic": limits.realistic, "refused": limits.refused},
            "violations": len(box.violations),
            "openapi": box.openapi is not None,
            "now": int(box.world.now()),
        }

    def changed(self) -> None:
        """Tell all pages soon; several changes at once are told once."""
        if self._told is None:
            self._told = asyncio.get_running_loop().call_later(_GATHER, self._tell)

    def _tell(self) -> None:
        self._told = None
        self._sandbox.pages.push(list(self._sandbox.world.users), "DEV_UPDATE", self.state())

    def close(self) -> None:
        if self._told is not None:
            self._told.cancel()

    async def show(self, request: web.Request) -> web.Response:
        return answer(self.state())

    async def act(self, request: web.Request) -> web.Response:
        action = self._actions.get(request.match_info["action"])
        if action is None:
            raise BadInput(f"there is no such action; there are {', '.join(self._actions)}")
        action(await read_object(request, optional=True))
        self.changed()
        return answer({"ok": True, **self.state()})

    # -- the bot

    def _bot(self) -> Keeper:
        if self._child is None:
            raise Conflict(_NO_CHILD)
        return self._child

    def kill(self, body: Json) -> None:
        """SIGKILL; the bot is started again at once."""
        self._bot().kill()

    def restart(self, body: Json) -> None:
        """Stop in order and start again."""
        self._bot().restart()

    def drop(self, body: Json) -> None:
        """Cut the gateway; without ``resumable`` the bot must identify anew."""
        self._sandbox.gateway.drop(resumable=body.get("resumable") is not False)

    def clock(self, body: Json) -> None:
        """Move the world's time forward by ``hours`` and restart the bot, which then lives at that time."""
        hours = _number(body, "hours", 1 / 3600, _MOST_HOURS)
        bot = self._bot()
        box = self._sandbox
        box.world.wind(hours * 3_600_000)
        box.pages.push(list(box.world.users), "CLOCK", {"now": int(box.world.now())})
        box.channels.archive_idle()
        box.interactions.expire()
        bot.restart()

    # -- faults

    def delay(self, body: Json) -> None:
        """Each request of the bot waits ``ms`` before it is looked at; 0 switches this off."""
        self._sandbox.faults.delay = _number(body, "ms", 0, 60_000) / 1000

    def error(self, body: Json) -> None:
        """The next ``times`` requests of the bot (with ``route``: of those that have it in their template) are answered
        with ``status``; 0 cuts the connection. ``after``: they take effect, and only their answers are lost."""
        status = body.get("status")
        if status not in ERRORS:
            raise BadInput(f"status must be one of {', '.join(map(str, ERRORS))}")
        times = int(_number(body, "times", 1, 1000, default=1))
        self._sandbox.faults.add(Fault(_route(body), status, times=times, after=body.get("after") is True))

    def delete(self, body: Json) -> None:
        """Somebody of the server deletes the thread or channel ``channel_id`` for good."""
        channel = self._sandbox.world.channels.get(str(body.get("channel_id")))
        if channel is None or channel.type == c.DM:
            raise BadInput("channel_id must be a channel or thread of the server")
        self._sandbox.channels.remove(channel)

    def ratelimit(self, body: Json) -> None:
        """The next ``times`` requests of the bot (of ``route``, as above) are answered with 429."""
        times = int(_number(body, "times", 1, 1000, default=1))
        wait = _number(body, "retry_after", 0.001, 600, default=1)
        self._sandbox.faults.add(Fault(_route(body), 429, times=times, retry_after=wait))

    def limits(self, body: Json) -> None:
        """``realistic``: rate limits as narrow as Discord's, or wide ones."""
        realistic = body.get("realistic") is True
        self._sandbox.limits.set_realistic(realistic)
        self._sandbox.gateway.set_realistic(realistic)

    def close_dms(self, body: Json) -> None:
        """Whether the bot may write to ``user``."""
        self._set_dms(str(body.get("user")), body.get("closed") is not False)

    def _set_dms(self, user_id: str, closed: bool) -> None:
        box = self._sandbox
        user = person(box.world, user_id)
        user.dms_closed = closed
        box.world.save_user(user)
        box.pages.push(list(box.world.users), "USER_UPDATE", shown_user(user, box.shapes))

    def _denied(self) -> dict[str, list[str]]:
        denied = {}
        for channel in self._sandbox.world.channels.values():
            bits = next((int(entry["deny"]) for entry in channel.overwrites if entry["id"] == c.APPLICATION_ID), 0)
            names = [name for name, bit in PERMISSIONS.items() if bits & bit]
            if names:
                denied[channel.id] = names
        return denied

    def permissions(self, body: Json) -> None:
        """What ``channel_id`` denies the bot from now on (threads follow their channel); an empty list: nothing."""
        names = body.get("deny")
        if not isinstance(names, list) or any(str(name) not in PERMISSIONS for name in names):
            raise BadInput(f"deny must be a list of {', '.join(PERMISSIONS)}")
        self.deny(str(body.get("channel_id")), [str(name) for name in names])

    def deny(self, channel_id: str, names: list[str]) -> None:
        """Deny the bot so much in a channel."""
        box = self._sandbox
        channel = box.world.channels.get(channel_id)
        if channel is None or channel.type != c.TEXT:
            raise BadInput("channel_id must be a text channel of the server")
        bits = 0
        for name in names:
            bits |= PERMISSIONS[name]
        channel.overwrites = [entry for entry in channel.overwrites if entry["id"] != c.APPLICATION_ID]
        if bits:
            channel.overwrites.append({"id": c.APPLICATION_ID, "type": 1, "allow": "0", "deny": str(bits)})
        box.world.save_channel(channel)
        box.hub.channel_updated(channel)

    def _guild(self, body: Json) -> Guild:
        """The server that ``guild_id`` names; the first one without it. Raises :class:`BadInput`."""
        guild = self._sandbox.world.guilds.get(str(body.get("guild_id") or c.GUILD_ID))
        if guild is None:
            raise BadInput("guild_id must be a server")
        return guild

    def kick(self, body: Json) -> None:
        """Somebody kicks the bot from a server; what channels denied it is forgotten with it."""
        box, guild = self._sandbox, self._guild(body)
        if guild.kicked:
            return
        for channel_id in self._denied():
            if box.world.channels[channel_id].guild_id == guild.id:
                self.deny(channel_id, [])
        guild.kicked = True
        box.world.save_guild(guild)
        box.gateway.dispatch("GUILD_DELETE", {"id": guild.id}, guild, intent=c.I_GUILDS)

    def invite(self, body: Json) -> None:
        """Somebody lets a bot that was kicked in again."""
        guild = self._guild(body)
        if guild.kicked:
            guild.kicked = False
            self._sandbox.world.save_guild(guild)
            self._joined(guild)

    def _joined(self, guild: Guild) -> None:
        """The bot comes to a server."""
        box = self._sandbox
        joined = box.shapes.guild_create(guild, all_members=False)
        del joined["unavailable"]  # it stands with servers that were there before, and not with a new one
        box.gateway.dispatch("GUILD_CREATE", joined, guild, intent=c.I_GUILDS)

    def found(self, body: Json) -> None:
        """Somebody (``user``) founds a server of a ``name`` with text ``channels`` and invites the bot."""
        box = self._sandbox
        name, rooms = body.get("name"), body.get("channels")
        if not isinstance(name, str) or not name.strip():
            raise BadInput("name must be a text")
        if not isinstance(rooms, list) or not rooms or not all(isinstance(room, str) and room for room in rooms):
            raise BadInput("channels must be a list of names")
        owner = person(box.world, body.get("user"))
        guild = box.world.found(name.strip(), owner, rooms, locale=owner.locale)
        self._joined(guild)
        for channel in box.world.channels.values():
            if channel.guild_id == guild.id and channel.type == c.TEXT:
                box.pages.push([owner.id], "CHANNEL_CREATE", box.shapes.channel(channel, owner))

    def member(self, body: Json) -> None:
        """``user`` joins a server, or leaves it with ``gone``: their roles there are lost. Its owner stays."""
        box, guild = self._sandbox, self._guild(body)
        user, gone = person(box.world, body.get("user")), body.get("gone") is True
        if gone and user.id == guild.owner_id:
            raise BadInput("the owner of a server cannot leave it")
        if gone is (user.id not in guild.members):
            return
        rooms = [room for room in box.world.channels.values() if room.type != c.DM and room.guild_id == guild.id]
        if gone:
            seen = [room for room in rooms if box.world.can_see(user, room)]
            guild.members.remove(user.id)
            user.roles = [role for role in user.roles if box.world.roles[role]["guild_id"] != guild.id]
            for room in rooms:
                room.members.pop(user.id, None)
            for room in seen:
                event = "THREAD_DELETE" if room.is_thread else "CHANNEL_DELETE"
                box.pages.push([user.id], event, box.shapes.channel(room))
        else:
            guild.members.append(user.id)
            for room in rooms:
                if box.world.can_see(user, room):
                    event = "THREAD_CREATE" if room.is_thread else "CHANNEL_CREATE"
                    box.pages.push([user.id], event, box.shapes.channel(room, user))
        box.world.save_user(user)
        box.world.save_guild(guild)
        for room in rooms:
            box.world.save_channel(room)
        data = {"guild_id": guild.id, "user": box.shapes.user(user)}
        if gone:
            box.gateway.dispatch("GUILD_MEMBER_REMOVE", data, guild, intent=c.I_MEMBERS)
        else:
            data = {"guild_id": guild.id, **box.shapes.member(user, guild.id)}
            box.gateway.dispatch("GUILD_MEMBER_ADD", data, guild, intent=c.I_MEMBERS)

    def arrive(self, body: Json) -> None:
        """A new person comes to Discord: ``username`` (unique), ``name``, ``locale``. They are on no server yet."""
        world = self._sandbox.world
        username, name, locale = (body.get(word) for word in ("username", "name", "locale"))
        if not isinstance(username, str) or not _USERNAME.fullmatch(username):
            raise BadInput("username must be 2 to 32 small letters, digits, dots or underscores")
        if any(user.username == username for user in world.users.values()):
            raise BadInput("somebody has that username")
        if not isinstance(name, str) or not 1 <= len(name.strip()) <= LONGEST_NAME:
            raise BadInput(f"name must have 1 to {LONGEST_NAME} letters")
        if locale not in c.LOCALES:
            raise BadInput("that is not one of Discord's locales")
        world.save_user(User(world.snowflake(), username, name.strip(), locale=locale))

    def reset(self, body: Json) -> None:
        """Everything as it was at first, but for the clock: no faults, wide limits, open DMs, all permissions, and the
        bot on its servers."""
        box = self._sandbox
        for guild in box.world.guilds.values():
            self.invite({"guild_id": guild.id})
        box.faults.clear()
        self.limits({})
        for channel_id in self._denied():
            self.deny(channel_id, [])
        for user in list(box.world.users.values()):
            if user.dms_closed:
                self._set_dms(user.id, False)


def _route(body: Json) -> str:
    """A part of ``METHOD /path/{template}``; empty: every route."""
    return str(body.get("route") or "")


def _number(body: Json, name: str, least: float, most: float, *, default: float | None = None) -> float:
    """A number of the body. Raises :class:`BadInput`."""
    value: Any = body.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise BadInput(f"{name} must be a number from {least:g} to {most:g}")
    return float(value)
