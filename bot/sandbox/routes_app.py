"""Routes about the application itself: who am I, commands, the server, its members and roles, the gateway's address."""

from __future__ import annotations

from typing import Any

from bot.sandbox import constants as c
from bot.sandbox.commands import check_commands, stored
from bot.sandbox.errors import Form, Json, plain, refuse
from bot.sandbox.gateway import SESSION_STARTS
from bot.sandbox.hub import Hub
from bot.sandbox.model import Guild, World
from bot.sandbox.rest import Call, Rest
from bot.sandbox.routes_messages import number
from bot.sandbox.shapes import Shapes


class AppRoutes:
    """Everything that is neither a channel nor an interaction."""

    def __init__(self, rest: Rest, world: World, shapes: Shapes, hub: Hub) -> None:
        self.world = world
        self.shapes = shapes
        self.hub = hub
        add = rest.add
        add("GET", "/gateway", self.gateway, token=False)
        add("GET", "/gateway/bot", self.gateway_bot)
        add("GET", "/users/@me", self.me)
        add("PATCH", "/users/@me", self.me)
        add("GET", "/users/@me/guilds", self.my_guilds)
        add("GET", "/users/{user_id}", self.user)
        add("GET", "/oauth2/applications/@me", self.application)
        add("GET", "/applications/@me", self.application)
        add("PATCH", "/applications/@me", self.application)
        add("GET", "/applications/{application_id}/emojis", self.emojis)
        for base in ("/applications/{application_id}", "/applications/{application_id}/guilds/{guild_id}"):
            add("GET", f"{base}/commands", self.commands)
            add("PUT", f"{base}/commands", self.put_commands)
            add("POST", f"{base}/commands", self.post_command)
            add("GET", f"{base}/commands/{{command_id}}", self.command)
            add("PATCH", f"{base}/commands/{{command_id}}", self.patch_command)
            add("DELETE", f"{base}/commands/{{command_id}}", self.delete_command)
        guild = "/guilds/{guild_id}"
        add("GET", guild, self.guild)
        add("GET", f"{guild}/channels", self.channels)
        add("GET", f"{guild}/roles", self.roles)
        add("GET", f"{guild}/roles/{{role_id}}", self.role)
        add("GET", f"{guild}/members", self.members)
        add("GET", f"{guild}/members/search", self.search)
        add("GET", f"{guild}/members/{{user_id}}", self.member)
        add("GET", f"{guild}/emojis", self.nothing)
        add("GET", f"{guild}/stickers", self.nothing)

    # -- who and where

    async def gateway(self, call: Call) -> Json:
        return {"url": self.shapes.base.replace("http", "ws", 1) + "/gateway"}

    async def gateway_bot(self, call: Call) -> Json:
        left = max(1, SESSION_STARTS - self.hub.gateway.identified)  # counted, never used up
        limit = {"total": SESSION_STARTS, "remaining": left, "reset_after": 86_400_000}
        at_once = {"max_concurrency": self.hub.gateway.at_once}
        return {**await self.gateway(call), "shards": self.hub.gateway.shards, "session_start_limit": limit | at_once}

    async def me(self, call: Call) -> Json:
        return self.shapes.me()

    async def my_guilds(self, call: Call) -> list[Json]:
        return [
            {
                "id": guild.id,
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "features": [],
                "permissions": str(self.world.permissions(self.world.bot, guild)),
            }
            for guild in self.world.homes()
        ]

    async def user(self, call: Call) -> Json:
        return self.shapes.user(self.world.user(call.params["user_id"]))

    async def application(self, call: Call) -> Json:
        return self.shapes.application()

    async def emojis(self, call: Call) -> Json:
        return {"items": []}

    async def nothing(self, call: Call) -> list[Json]:
        self._guild(call)
        return []

    # -- commands

    def _own(self, call: Call) -> str | None:
        """The server whose commands are meant, None for the global ones; only one's own application may be touched."""
        if call.params["application_id"] != c.APPLICATION_ID:
            raise refuse(20012)
        guild_id = call.params.get("guild_id")
        if guild_id is not None and guild_id not in self.world.guilds:
            raise refuse(50001)
        return guild_id

    def _held(self, guild_id: str | None) -> list[Json]:
        return [command for command in self.world.commands.values() if command.get("guild_id") == guild_id]

    def _one(self, call: Call) -> Json:
        guild_id = self._own(call)
        for command in self._held(guild_id):
            if command["id"] == call.params["command_id"]:
                return command
        raise refuse(10063)

    async def commands(self, call: Call) -> list[Json]:
        return self._held(self._own(call))

    async def command(self, call: Call) -> Json:
        return self._one(call)

    async def put_commands(self, call: Call) -> list[Json]:
        """Replace all commands of a scope; those with the same name and type keep their ids."""
        guild_id = self._own(call)
        items = call.body or []
        if not isinstance(items, list):
            form = Form()
            form.bad_type((), "list of commands")
            form.check()
        check_commands(items)
        held = {(command["type"], command["name"]): command for command in self._held(guild_id)}
        kept = []
        for item in items:
            kept.append(self._store(item, guild_id, held.pop((item.get("type") or 1, item["name"]), None)))
        for command in held.values():
            self.world.drop_command(command["id"])
        self.hub.commands_updated()
        return kept

    def _store(self, body: Json, guild_id: str | None, old: Json | None) -> Json:
        if old is not None:
            same = stored(body, old["id"], old["version"], guild_id)
            if same == old:
                return old
        version = self.world.snowflake()
        command = stored(body, old["id"] if old is not None else version, version, guild_id)
        self.world.save_command(command)
        return command

    async def post_command(self, call: Call) -> Any:
        guild_id = self._own(call)
        check_commands([call.json], single=True)
        key = (call.json.get("type") or 1, call.json["name"])
        old = next((item for item in self._held(guild_id) if (item["type"], item["name"]) == key), None)
        if old is None:
            check_commands([*self._held(guild_id), call.json])
        command = self._store(call.json, guild_id, old)
        self.hub.commands_updated()
        return (200 if old is not None else 201), command

    async def patch_command(self, call: Call) -> Json:
        old = self._one(call)
        merged = {**old, **call.json}
        check_commands([merged], single=True)
        command = self._store(merged, old.get("guild_id"), old)
        self.hub.commands_updated()
        return command

    async def delete_command(self, call: Call) -> None:
        self.world.drop_command(self._one(call)["id"])
        self.hub.commands_updated()

    # -- the server

    def _guild(self, call: Call) -> Guild:
        return self.world.guild(call.params["guild_id"])

    async def guild(self, call: Call) -> Json:
        guild = self._guild(call)
        shown = self.shapes.guild(guild)
        if call.query.get("with_counts") in ("1", "true", "True"):
            shown.update(approximate_member_count=len(guild.members) + 1, approximate_presence_count=1)
        return shown

    async def channels(self, call: Call) -> list[Json]:
        guild = self._guild(call)
        rooms = [channel for channel in self.world.channels.values() if channel.guild_id == guild.id]
        return [self.shapes.channel(channel) for channel in rooms if channel.type == c.TEXT]

    async def roles(self, call: Call) -> list[Json]:
        guild = self._guild(call)
        return [self.shapes.role(role) for role in self.world.roles_of(guild.id)]

    async def role(self, call: Call) -> Json:
        guild = self._guild(call)
        role = self.world.roles.get(call.params["role_id"])
        if role is None or role["guild_id"] != guild.id:
            raise refuse(10011)
        return self.shapes.role(role)

    async def members(self, call: Call) -> list[Json]:
        """The whole list needs the privileged members intent, which the application does not have."""
        guild = self._guild(call)
        if not self.hub.gateway.granted & c.I_MEMBERS:
            raise refuse(50001)
        limit = number(call, "limit", 1, 1, 1000)
        after = int(call.query.get("after", "0"))
        people = sorted(self.world.people(guild), key=lambda user: int(user.id))
        return [self.shapes.member(user, guild.id) for user in people if int(user.id) > after][:limit]

    async def search(self, call: Call) -> list[Json]:
        guild = self._guild(call)
        limit = number(call, "limit", 1, 1, 1000)
        query = call.query.get("query", "").lower()
        if not query:
            raise plain(400, "Bad Request")
        found = [user for user in self.world.people(guild) if user.username.lower().startswith(query)]
        return [self.shapes.member(user, guild.id) for user in found[:limit]]

    async def member(self, call: Call) -> Json:
        guild = self._guild(call)
        user = self.world.users.get(call.params["user_id"])
        if user is None:
            raise refuse(10007 if call.params["user_id"] in self.world.channels else 10013)
        if not user.bot and user.id not in guild.members:
            raise refuse(10007)
        return self.shapes.member(user, guild.id)
