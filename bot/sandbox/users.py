"""The people's side: what the page (and tests) ask for, and the websocket that tells it what happens."""

from __future__ import annotations

import asyncio
import contextlib
import io
import mimetypes
from collections.abc import Iterable

import msgspec
from aiohttp import web

from bot.sandbox import constants as c
from bot.sandbox.acting import Acting, sees, visible_channel
from bot.sandbox.commands import BadInput
from bot.sandbox.errors import Json
from bot.sandbox.hub import Hub
from bot.sandbox.interactions import AUTOCOMPLETE
from bot.sandbox.model import User, World
from bot.sandbox.posting import Posting
from bot.sandbox.routes_channels import open_dm
from bot.sandbox.shapes import Shapes
from bot.sandbox.validate import message_body
from bot.sandbox.web import Pulse, answer, person, read_object, safe

FAILED = "This interaction failed"
LONGEST_NAME = 32
"""Letters of the name that a person shows to others."""


class Pages:
    """Open page websockets, by user. Pushing only queues, so that a slow page holds nobody up."""

    def __init__(self) -> None:
        self.pulse = Pulse()  # beats with every event, whoever it is for
        self._open: dict[str, set[asyncio.Queue[bytes | None]]] = {}

    def push(self, users: Iterable[str], event: str, data: object) -> None:
        """Send (event, data) to every page that acts as one of ``users``."""
        raw: bytes | None = None
        for user_id in users:
            for queue in self._open.get(user_id, ()):
                if raw is None:
                    raw = msgspec.json.encode({"t": event, "d": data})
                queue.put_nowait(raw)
        self.pulse.beat()

    async def serve(self, request: web.Request, user: User) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(heartbeat=30)
        await ws.prepare(request)
        queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._open.setdefault(user.id, set()).add(queue)
        writer = asyncio.create_task(self._write(ws, queue))
        try:
            async for _ in ws:  # the page says nothing; this ends when it leaves
                pass
        finally:
            self._open[user.id].discard(queue)
            queue.put_nowait(None)
            await writer
        return ws

    @staticmethod
    async def _write(ws: web.WebSocketResponse, queue: asyncio.Queue[bytes | None]) -> None:
        with contextlib.suppress(ConnectionError):
            while (raw := await queue.get()) is not None:
                await ws.send_str(raw.decode())
        await ws.close()

    def close(self) -> None:
        """Tell every page that the server goes away."""
        for queues in self._open.values():
            for queue in queues:
                queue.put_nowait(None)


class UserApi:
    """Routes below ``/sandbox``."""

    def __init__(self, world: World, shapes: Shapes, hub: Hub, posting: Posting, acting: Acting, pages: Pages) -> None:
        self.world = world
        self.shapes = shapes
        self.hub = hub
        self.posting = posting
        self.acting = acting
        self.pages = pages
        self._avatars: dict[str, bytes] = {}

    def routes(self) -> list[web.RouteDef]:
        api = "/sandbox/api"
        return [
            web.get(f"{api}/bootstrap", safe(self.bootstrap)),
            web.get(f"{api}/channels/{{channel_id}}/messages", safe(self.messages)),
            web.post(f"{api}/messages", safe(self.post)),
            web.post(f"{api}/interactions", safe(self.interact)),
            web.post(f"{api}/users/{{user_id}}", safe(self.change_user)),
            web.post(f"{api}/dms", safe(self.dm)),
            web.get("/sandbox/ws", safe(self.websocket)),
            web.get("/avatars/{user_id}/{name}", safe(self.avatar)),
            web.get("/attachments/{channel_id}/{attachment_id}/{name}", safe(self.attachment)),
        ]

    # -- reading

    async def bootstrap(self, request: web.Request) -> web.Response:
        people = [user for user in self.world.users.values() if not user.bot]
        me = person(self.world, request.query.get("user", people[0].id))
        gateway = self.hub.gateway
        channels = [
            self.shapes.channel(channel, me)
            for channel in self.world.channels.values()
            if self.world.can_see(me, channel)
        ]
        guilds: list[Json] = [
            {
                "id": guild.id,
                "name": guild.name,
                "roles": [self.shapes.role(role) for role in self.world.roles_of(guild.id)],
            }
            for guild in self.world.guilds.values()
            if me.id in guild.members or guild.id == c.GUILD_ID
        ]
        return answer(
            {
                "users": [shown_user(user, self.shapes) for user in people],
                "me": me.id,
                "bot": {
                    **self.shapes.user(self.world.bot),
                    "global_name": c.BOT_NAME,
                    "avatar_url": self.shapes.avatar_url(self.world.bot),
                },
                "bot_online": gateway.online,
                "bot_seen": gateway.identified > 0,
                "guild": guilds[0],
                "guilds": guilds,
                "channels": channels,
                "commands": list(self.world.commands.values()),
                "demos": {demo.thread_id: demo.seconds for demo in self.world.demos.values()},
                "now": int(self.world.now()),
            }
        )

    async def messages(self, request: web.Request) -> web.Response:
        user = person(self.world, request.query.get("user"))
        channel = visible_channel(self.world, user, request.match_info["channel_id"])
        limit_text, before_text = request.query.get("limit", "50"), request.query.get("before", "")
        if not limit_text.isdigit() or not 1 <= int(limit_text) <= 100 or (before_text and not before_text.isdigit()):
            raise BadInput("limit must be 1 to 100 and before a message id")
        limit, before = int(limit_text), int(before_text or (1 << 63))
        shown = []
        for message in self.world.history(channel.id):
            if int(message.id) < before and sees(message, user):
                shown.append(self.shapes.message(message, for_bot=False))
                if len(shown) == limit:
                    break
        return answer(shown)

    async def websocket(self, request: web.Request) -> web.StreamResponse:
        return await self.pages.serve(request, person(self.world, request.query.get("user")))

    # -- doing

    async def post(self, request: web.Request) -> web.Response:
        body = await read_object(request)
        user = person(self.world, body.get("user"))
        channel = visible_channel(self.world, user, str(body.get("channel_id")))
        draft = message_body({"content": body.get("content")}, {})
        self.posting.may_send(user, channel, draft)
        message = await self.posting.create(channel, user, draft)
        return answer(self.shapes.message(message, for_bot=False))

    async def interact(self, request: web.Request) -> web.Response:
        body = await read_object(request)
        user = person(self.world, body.get("user"))
        channel = visible_channel(self.world, user, str(body.get("channel_id")))
        data = body.get("data")
        if not isinstance(data, dict):
            raise BadInput("data is missing")
        kind = body.get("type")
        message_id = body.get("message_id")
        interaction, first = await self.acting.act(
            user, kind if isinstance(kind, int) else 0, channel, data, None if message_id is None else str(message_id)
        )
        if first is None:
            return answer({"ok": False, "error": FAILED, "interaction_id": interaction.id})
        shown: Json = {"ok": True, "interaction_id": interaction.id, "callback_type": first.kind}
        if interaction.type == AUTOCOMPLETE:
            shown["choices"] = first.choices or []
        if first.modal is not None:
            shown["modal"] = first.modal
        if first.message_id is not None:
            shown["message_id"] = first.message_id
        return answer(shown)

    async def change_user(self, request: web.Request) -> web.Response:
        user = person(self.world, request.match_info["user_id"])
        body = await read_object(request)
        if "locale" in body:
            if body["locale"] not in c.LOCALES:
                raise BadInput("that is not one of Discord's locales")
            user.locale = body["locale"]
        if "name" in body:
            if not isinstance(body["name"], str) or not 1 <= len(body["name"].strip()) <= LONGEST_NAME:
                raise BadInput(f"a name has 1 to {LONGEST_NAME} letters")
            user.global_name = body["name"].strip()
        if "dms_closed" in body:
            user.dms_closed = bool(body["dms_closed"])
        self.world.save_user(user)
        shown = shown_user(user, self.shapes)
        everyone = [person.id for person in self.world.users.values()]
        self.pages.push(everyone, "USER_UPDATE", shown)
        return answer(shown)

    async def dm(self, request: web.Request) -> web.Response:
        user = person(self.world, (await read_object(request)).get("user"))
        return answer(self.shapes.channel(open_dm(self.world, self.hub, user), user))

    # -- files

    async def attachment(self, request: web.Request) -> web.Response:
        info = request.match_info
        held = self.world.messages.get(info["channel_id"], {})
        path = f"{info['channel_id']}/{info['attachment_id']}/{info['name']}"
        item = next((a for m in held.values() for a in m.attachments if a.path == path), None)
        upload = self.world.uploads.get(info["attachment_id"])
        if upload is not None and upload.file.path == path:
            item = upload.file
        data = await self.world.store.read_file(path) if item is not None else None
        kind = item.content_type if item is not None else mimetypes.guess_type(path)[0] or "application/octet-stream"
        data = data or self.world.store.replaced_file(path)  # who has just read its address still gets it
        if data is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        return web.Response(body=data, headers={"Content-Type": kind, "Cache-Control": "private, max-age=31536000"})

    async def avatar(self, request: web.Request) -> web.Response:
        user = self.world.users.get(request.match_info["user_id"])
        if user is None:
            raise web.HTTPNotFound
        if user.id not in self._avatars:
            self._avatars[user.id] = await asyncio.to_thread(_draw_avatar, user)
        return web.Response(body=self._avatars[user.id], content_type="image/png")


def shown_user(user: User, shapes: Shapes) -> Json:
    """A person as the page knows them."""
    return {
        "id": user.id,
        "username": user.username,
        "global_name": user.global_name,
        "avatar_url": shapes.avatar_url(user),
        "locale": user.locale,
        "dms_closed": user.dms_closed,
    }


def _draw_avatar(user: User) -> bytes:
    """A disc with the first letter of the name; the bot gets a banner's gold."""
    from PIL import Image, ImageDraw, ImageFont

    colours = ("#7c3f58", "#3f6a7c", "#5c7c3f", "#7c6a3f", "#4f3f7c")
    colour = "#b8860b" if user.bot else colours[int(user.id) % len(colours)]
    picture = Image.new("RGB", (128, 128), colour)
    font = ImageFont.load_default(72)
    ImageDraw.Draw(picture).text((64, 64), user.global_name[0], font=font, fill="white", anchor="mm")
    raw = io.BytesIO()
    picture.save(raw, "PNG")
    return raw.getvalue()
