"""The gateway: sessions, heartbeats, dispatch by intent and shard, replay on resume, both stream compressions."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import math
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from aiohttp import WSMsgType, web

from bot.sandbox import constants as c
from bot.sandbox.errors import Json
from bot.sandbox.model import Channel, Guild, World
from bot.sandbox.shapes import Shapes

_log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11
_ACK_DELAY = 0.02  # seconds
_REPLAY = 2000  # events kept for a session that may come back
_SENDS = 120  # messages a client may send in a minute
_IDENTIFY_PAUSE = 5.0  # seconds between two IDENTIFYs of one bot
SESSION_STARTS = 1000  # IDENTIFYs a bot has in a day


class _Packer(Protocol):
    def pack(self, data: bytes) -> bytes: ...


class _Zlib:
    """``zlib-stream``: one stream, flushed after each message so that it ends in 00 00 FF FF."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    def pack(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(zlib.Z_SYNC_FLUSH)


class _Zstd:
    """``zstd-stream``: one frame, a block flushed after each message. discord.py's speed extra brings the library."""

    def __init__(self) -> None:
        import zstandard

        self._stream = zstandard.ZstdCompressor(level=1).compressobj()
        self._flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK

    def pack(self, data: bytes) -> bytes:
        return self._stream.compress(data) + self._stream.flush(self._flush)


class Session:
    """What IDENTIFY made: it outlives its connection for as long as it may be resumed."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.log: deque[tuple[int, bytes]] = deque(maxlen=_REPLAY)
        self.connection: Connection | None = None
        self.resumable = True

    def serves(self, guild_id: str) -> bool:
        """Whether a server is this shard's; ``""`` asks for direct messages."""
        number, count = self.shard
        return number == ((int(guild_id) >> 22) % count if guild_id else 0)

    def send(self, event: str, data: Any) -> None:
        """Number an event, keep it for replay, hand it to the connection if there is one."""
        self.seq += 1
        raw = msgspec.json.encode({"op": DISPATCH, "t": event, "s": self.seq, "d": data})
        self.log.append((self.seq, raw))
        if self.connection is not None:
            self.connection.send_raw(raw)


class Connection:
    """One websocket. Sending only queues; a task of its own writes, so that no event waits for a slow client."""

    def __init__(self, ws: web.WebSocketResponse, compress: str) -> None:
        self.ws = ws
        self.session: Session | None = None
        self._packer: _Packer | None = None
        if compress == "zstd-stream":
            self._packer = _Zstd()
        elif compress == "zlib-stream":
            self._packer = _Zlib()
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send_raw(self, raw: bytes) -> None:
        self._queue.put_nowait(raw)

    def send(self, op: int, data: Any = None) -> None:
        self.send_raw(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    def close(self, code: int) -> None:
        """Close after everything queued so far has gone out."""
        self._queue.put_nowait(code)

    def cut(self) -> None:
        """Drop the connection without a word, as a network does."""
        transport = self.ws._req.transport if self.ws._req is not None else None
        if transport is not None:
            transport.abort()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    await self.ws.close(code=item)
                    return
                if self._packer is None:
                    await self.ws.send_str(item.decode())
                else:
                    await self.ws.send_bytes(self._packer.pack(item))

    async def finish(self) -> None:
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer


class Gateway:
    """All sessions of the one bot. ``granted`` are the privileged intents it may ask for (none unless a test says)."""

    def __init__(self, world: World, shapes: Shapes) -> None:
        self.world = world
        self.shapes = shapes
        self.granted = 0
        self.heartbeat = 41.25  # seconds
        self.identify_pause = 0.0  # seconds; Discord's five unless somebody restarts the bot all the time
        self.shards = 1
        """How many are recommended; a bot may connect with any count."""
        self.at_once = 1
        """``max_concurrency``: shards of different remainders by it may identify at the same time."""
        self._identified_at: dict[int, float] = {}
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.refused = 0
        """How often a bot identified too soon."""
        self.resumed = 0
        self.on_status: Callable[[bool], None] = lambda online: None
        self.changed = asyncio.Event()
        self._connections: set[Connection] = set()

    # -- for the rest of the sandbox

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(session.connection is not None for session in self.sessions.values())

    @property
    def reachable(self) -> bool:
        """Whether an event would reach a session, now or when it resumes."""
        return bool(self.sessions)

    def set_realistic(self, realistic: bool) -> None:
        """Whether IDENTIFY is limited as on Discord."""
        self.identify_pause = _IDENTIFY_PAUSE if realistic else 0.0

    def dispatch(self, event: str, data: Any, where: Channel | Guild, *, intent: int = 0) -> None:
        """Send an event to every session with the intent, on the shard to which the server belongs, or DMs."""
        guild_id = where.id if isinstance(where, Guild) else where.guild_id if where.type != c.DM else ""
        for session in self.sessions.values():
            if session.serves(guild_id) and (not intent or session.intents & intent):
                session.send(event, data)

    def drop(self, *, resumable: bool = True, ask: bool = False) -> None:
        """Cut every connection, or with ``ask`` send opcode 7; without ``resumable`` the sessions are forgotten too."""
        for session in list(self.sessions.values()):
            session.resumable = resumable
            if session.connection is None:
                continue
            if ask:
                session.connection.send(RECONNECT)
            else:
                session.connection.cut()

    async def close(self) -> None:
        """Close every connection as Discord does when it goes away."""
        for connection in list(self._connections):
            connection.close(1001)
        for connection in list(self._connections):
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(connection._writer), 1)

    def _status(self) -> None:
        self.on_status(self.online)
        self.changed.set()
        self.changed = asyncio.Event()

    # -- one connection

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(max_msg_size=16 * 1024, compress=False)
        await ws.prepare(request)
        connection = Connection(ws, request.query.get("compress", ""))
        self._connections.add(connection)
        sent: deque[float] = deque(maxlen=_SENDS)
        connection.send(HELLO, {"heartbeat_interval": int(self.heartbeat * 1000), "_trace": ["sandbox"]})
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    message = await ws.receive(timeout=self.heartbeat * 1.5)
                except TimeoutError:
                    connection.close(4009)
                    break
                if message.type is not WSMsgType.TEXT:
                    break
                now = loop.time()
                if len(sent) == _SENDS and sent[0] > now - 60:
                    connection.close(4008)
                    break
                sent.append(now)
                code = self._receive(connection, message.data)
                if code:
                    connection.close(code)
                    break
            await self._drain(connection)
        finally:
            self._connections.discard(connection)
            await connection.finish()
            self._left(connection, ws.close_code)
        return ws

    @staticmethod
    async def _drain(connection: Connection) -> None:
        """Let the close code go out before the writer is stopped."""
        with contextlib.suppress(asyncio.TimeoutError):
            if not connection.ws.closed:
                await asyncio.wait_for(asyncio.shield(connection._writer), 1)

    def _left(self, connection: Connection, code: int | None) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        # A client that closes with 1000 or 1001 says good-bye: its session is over.
        if not session.resumable or code in (1000, 1001):
            self.sessions.pop(session.id, None)
        self._status()

    def _receive(self, connection: Connection, raw: str) -> int:
        """Handle one message of the client; a close code when it must be thrown out, else 0."""
        try:
            payload = json.loads(raw)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            return 4002
        if op == HEARTBEAT:
            # discord.py notes the time of a heartbeat after sending it, so an answer within the same instant would be
            # measured against the beat before. No real network is that fast.
            asyncio.get_running_loop().call_later(_ACK_DELAY, connection.send, ACK)
            return 0
        if op == IDENTIFY:
            return self._identify(connection, data)
        if op == RESUME:
            return self._resume(connection, data)
        if connection.session is None:
            return 4003
        if op == REQUEST_MEMBERS:
            return self._members(connection.session, data or {})
        # Presence and voice are taken and not shown.
        return 0 if op in (PRESENCE, VOICE) else 4001

    def _identify(self, connection: Connection, data: Any) -> int:
        if connection.session is not None:
            return 4005
        if not isinstance(data, dict) or not isinstance(data.get("properties"), dict):
            return 4002
        if data.get("token") != c.BOT_TOKEN:
            return 4004
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents < 1 << 26:
            return 4013
        if intents & c.PRIVILEGED & ~self.granted:
            return 4014
        shard = data.get("shard") or [0, 1]
        if not (len(shard) == 2 and 0 <= shard[0] < shard[1]):
            return 4010
        now = asyncio.get_running_loop().time()
        turn = shard[0] % self.at_once
        if now - self._identified_at.get(turn, -math.inf) < self.identify_pause:
            self.refused += 1
            connection.send(INVALID, False)
            return 0
        self._identified_at[turn] = now
        session = Session(intents, (shard[0], shard[1]))
        session.connection = connection
        connection.session = session
        self.sessions = {key: old for key, old in self.sessions.items() if old.connection is not None}
        self.sessions[session.id] = session
        self.identified += 1
        homes = [guild for guild in self.world.homes() if session.serves(guild.id)]
        ready: Json = {
            "v": 10,
            "user": self.shapes.me(),
            "user_settings": {},
            "relationships": [],
            "private_channels": [],
            "guilds": [{"id": guild.id, "unavailable": True} for guild in homes],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.shapes.base.replace("http", "ws", 1) + "/gateway",
            "application": {"id": c.APPLICATION_ID, "flags": 0},
            "geo_ordered_rtc_regions": [],
            "_trace": ["sandbox"],
        }
        if "shard" in data:
            ready["shard"] = shard
        session.send("READY", ready)
        for guild in homes:
            everyone = bool(intents & c.I_PRESENCES)
            session.send("GUILD_CREATE", self.shapes.guild_create(guild, all_members=everyone))
        self._status()
        return 0

    def _resume(self, connection: Connection, data: Any) -> int:
        if connection.session is not None:
            return 4005
        if not isinstance(data, dict) or data.get("token") != c.BOT_TOKEN:
            return 4004
        session = self.sessions.get(str(data.get("session_id")))
        last = data.get("seq")
        if session is None or not session.resumable or not isinstance(last, int):
            connection.send(INVALID, False)
            return 0
        if last > session.seq:
            return 4007
        missing = [raw for seq, raw in session.log if seq > last]
        if len(missing) != session.seq - last:
            del self.sessions[session.id]
            connection.send(INVALID, False)
            return 0
        if session.connection is not None:
            session.connection.cut()
        session.connection = connection
        connection.session = session
        for raw in missing:
            connection.send_raw(raw)
        self.resumed += 1
        session.send("RESUMED", {"_trace": ["sandbox"]})
        self._status()
        return 0

    def _members(self, session: Session, data: Json) -> int:
        """REQUEST_GUILD_MEMBERS: whole lists need the privileged intent, searches and ids do not."""
        query, wanted = data.get("query"), data.get("user_ids")
        if not wanted and query == "" and not data.get("limit") and not session.intents & c.I_MEMBERS:
            return 4014
        guild = self.world.guilds.get(str(data.get("guild_id")))
        if guild is None or guild.kicked:
            return 0  # no word of a server on which the bot is not
        people = self.world.people(guild)
        if wanted:
            ids = [str(wanted)] if not isinstance(wanted, list) else [str(item) for item in wanted]
            people = [user for user in people if user.id in ids]
        elif query:
            low = str(query).lower()
            people = [user for user in people if user.username.startswith(low)]
        if data.get("limit"):
            people = people[: data["limit"]]
        chunk: Json = {
            "guild_id": guild.id,
            "members": [self.shapes.member(user, guild.id) for user in people],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [],
        }
        if "nonce" in data:
            chunk["nonce"] = data["nonce"]
        session.send("GUILD_MEMBERS_CHUNK", chunk)
        return 0
