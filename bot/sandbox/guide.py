"""The guided start: a person's own commands, typed for them. Nothing happens here which a person could not do."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from aiohttp import web

from bot.locale import entries, has, text, words
from bot.sandbox import constants as c
from bot.sandbox.acting import Acting, visible_channel
from bot.sandbox.commands import GROUP, INTEGER, NUMBER, STRING, SUB, BadInput
from bot.sandbox.components import walk
from bot.sandbox.errors import Json
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, Answer
from bot.sandbox.model import Channel, Demo, Message, User, World
from bot.sandbox.users import FAILED, Pages
from bot.sandbox.web import Conflict, answer, person, read_object, safe
from bot.ui.ids import Id
from engine import GAMES
from render import GAMES as RENDERERS
from render.core.api import Caption, Picture

T = TypeVar("T")
WIDE: Final = 480
"""Pixels of a game's picture on the card."""
KEPT: Final = Path(__file__).with_name("page") / "games"
"""The pictures that ``make welcome`` has drawn: whoever comes first need not wait for five maps."""
KINDS: Final = ("demo", "play", "host", "learn")
GAME: Final = "xidit"
SEATS: Final = 4
"""At a table that is set up here, where the game allows so many."""
PACE: Final = 4.0
"""Seconds that the bot rests after a phase of a new table without people."""
_NAMES: Final = {
    "en": {"demo": "Demo", "play": "First campaign"},
    "es": {"demo": "Demostración", "play": "Primera campaña"},
}
_ROOM: Final = c.CHANNELS[1][0]
_BOT_PATIENCE: Final = 30.0  # seconds until a bot that has gone must be back
_FIRST_PATIENCE: Final = 180.0  # seconds until it must be there for the first time: a busy machine starts it slowly
_PATIENCE: Final = 60.0  # seconds until what a command brings about must be seen


class Guide:
    """``/sandbox/api/guide`` and ``/sandbox/api/guide/pace``."""

    def __init__(self, world: World, gateway: Gateway, acting: Acting, pages: Pages) -> None:
        self.world = world
        self.gateway = gateway
        self.acting = acting
        self.pages = pages
        self._naming = asyncio.Lock()  # two tables set up at once must not get one name
        self._staging: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._pictures: dict[str, asyncio.Task[Picture]] = {}

    def routes(self) -> list[web.RouteDef]:
        return [
            web.post("/sandbox/api/guide", safe(self.begin)),
            web.post("/sandbox/api/guide/pace", safe(self.change_pace)),
            web.get("/sandbox/api/guide/games", safe(self.games)),
            web.get("/sandbox/api/guide/picture/{game}", safe(self.picture)),
        ]

    async def begin(self, request: web.Request) -> web.Response:
        body = await read_object(request)
        user = person(self.world, body.get("user"))
        language = body.get("language")
        game = str(body.get("game") or GAME)
        said = None if language is None else str(language)
        return answer(await self.run(user, str(body.get("kind")), said, game))

    async def games(self, request: web.Request) -> web.Response:
        """Every game: what it is called, what it is, how long it takes, and whether it can be learnt step by step."""
        language = "es" if request.query.get("language") == "es" else "en"
        return answer(
            [
                {
                    "id": game,
                    "title": text(language, f"game-{game}"),
                    "about": text(language, f"{game}-welcome"),
                    "picture": f"/sandbox/api/guide/picture/{game}",
                    "learn": any(key.startswith(f"{game}-lesson-") for key in entries(language)),
                }
                for game in sorted(GAMES, key=lambda known: (known != GAME, known))
                if has(language, f"{game}-welcome")
            ]
        )

    async def picture(self, request: web.Request) -> web.StreamResponse:
        """A game's board as it stands at the start."""
        game = request.match_info["game"]
        if game not in GAMES or game not in RENDERERS:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "max-age=3600"}
        kept = KEPT / f"{game}.jpg"
        if kept.exists():
            return web.FileResponse(kept, headers=headers)
        if game not in self._pictures:
            self._pictures[game] = asyncio.create_task(asyncio.to_thread(drawn, game))
        shown = await self._pictures[game]
        return web.Response(body=shown.data, content_type="image/jpeg", headers=headers)

    async def change_pace(self, request: web.Request) -> web.Response:
        body = await read_object(request)
        user = person(self.world, body.get("user"))
        seconds = body.get("seconds")
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise BadInput("seconds must be a number")
        thread = visible_channel(self.world, user, str(body.get("thread_id")))
        demo = self.world.demos.get(thread.id)
        if demo is not None:
            user = self.world.users[demo.organiser]  # whoever watches may move the slider; the table obeys one
        await self.ready()
        said = await self._use(user, thread, "table deadline", pace=seconds)
        if demo is not None:
            self._keep(Demo(thread.id, demo.organiser, float(seconds), demo.game))
        return answer({"ok": True, "message_id": said.message_id})

    def _standing(self, game: str) -> Channel | None:
        """The thread of a demonstration that still runs: the card from which a thread was opened has the thread's
        number, and buttons as long as its game runs."""
        for thread_id in [d.thread_id for d in self.world.demos.values() if (d.game or GAME) == game]:
            thread = self.world.channels.get(thread_id)
            card = self.world.messages.get(_ROOM, {}).get(thread_id)
            if thread is not None and not thread.archived and card is not None and card.components:
                return thread
        return None

    def _keep(self, demo: Demo) -> None:
        """Store a demonstration and show its slider on every page."""
        self.world.save_demo(demo)
        self.pages.push(list(self.world.users), "DEMO_UPDATE", {"thread_id": demo.thread_id, "seconds": demo.seconds})

    # -- the three ways to start

    async def run(self, user: User, kind: str, language: str | None = None, game: str = GAME) -> Json:
        """Set a table up; the ids a page needs to show it. Raises :class:`BadInput` and :class:`Conflict`.

        ``demo``: computers in all seats, which rest between the phases of a year so that one can watch.
        ``play``: the user and computers, up to the user's first decision, which waits in the DM.
        ``host``: nothing but the channel to begin in. ``learn``: a first game with lessons, in the user's DM.
        """
        if kind not in KINDS:
            raise BadInput(f"kind must be one of {', '.join(KINDS)}")
        if kind == "host":
            return {"ok": True, "channel_id": _ROOM}
        language = language or ("es" if user.locale.startswith("es") else "en")
        if language not in _NAMES:
            raise BadInput(f"language must be one of {', '.join(_NAMES)}")
        if game not in GAMES:
            raise BadInput(f"game must be one of {', '.join(GAMES)}")
        self._tell(user, "bot")
        await self.ready()
        room = visible_channel(self.world, user, _ROOM)
        if kind == "learn":
            return await self._learn(user, room, game)
        if kind == "demo":
            return await self._demo(user, room, language, game)
        before = self._messages(user)
        table, thread = await self._set_up(user, room, _NAMES[language][kind], language, game)
        shown: Json = {"ok": True, "table": table, "channel_id": room.id, "thread_id": thread.id}
        shown["dm_channel_id"] = await self._first_decision(user, before)
        return shown

    async def _learn(self, user: User, room: Channel, game: str) -> Json:
        """A first game with lessons, up to its first question; who asks twice has it already. The answer stays where
        it was asked for when it is the panel of a game that goes on, which has more than the one button of a new game,
        and with closed direct messages."""
        self._tell(user, "table")
        before = self._messages(user)
        said = await self._use(user, room, "tutorial", game=game)
        message = self.world.messages.get(room.id, {}).get(said.message_id or "")
        controls = 0 if message is None else sum("custom_id" in item for item in walk(message.components))
        if controls > 1 or user.dms_closed:
            return {"ok": True, "channel_id": room.id, "dm_channel_id": room.id}
        await self._forget(message)
        there = message is not None and any(_tables(message) & _tables(asked) for asked in before)
        dm = user.dm if there else await self._first_decision(user, before)
        return {"ok": True, "channel_id": room.id, "dm_channel_id": dm}

    async def _demo(self, user: User, room: Channel, language: str, game: str) -> Json:
        """The one demonstration of a game, which everybody may watch: who asks while it is laid waits for it."""
        async with self._staging[game]:
            thread = self._standing(game)
            if thread is None:
                name = _NAMES[language]["demo"]
                _, thread = await self._set_up(user, room, name, language, game, alone=True)
                self._keep(Demo(thread.id, user.id, PACE, game))
        table = thread.name[1:].split()[0]
        return {"ok": True, "table": table, "channel_id": room.id, "thread_id": thread.id}

    def _tell(self, user: User, step: str) -> None:
        """Say on the user's pages what is being done now: a first start may take a while."""
        self.pages.push([user.id], "GUIDE", {"step": step})

    async def demonstrate(self) -> bool:
        """A demonstration by the first user; false when one stands there from an earlier start already."""
        await self.ready()
        user = self.world.users[c.USERS[0][0]]
        if await self._number(user, self.world.channels[_ROOM], _NAMES["en"]["demo"]) is not None:
            return False
        await self.run(user, "demo", "en")
        return True

    async def ready(self) -> None:
        """Return when the bot is connected and its commands are registered. Raises :class:`Conflict`."""

        def there() -> bool:
            return self.gateway.online and any(item["name"] == "table" for item in self.world.commands.values())

        patience = _BOT_PATIENCE if self.gateway.identified else _FIRST_PATIENCE
        await self._until(there, patience, "The bot is not connected yet.")

    async def _set_up(
        self, user: User, room: Channel, name: str, language: str, game: str, *, alone: bool = False
    ) -> tuple[str, Channel]:
        """Open, fill and start a table; its number and thread."""
        known = GAMES[game].seats
        seats = min(max(SEATS, known.start), known.stop - 1)
        self._tell(user, "table")
        async with self._naming:
            name = await self._free_name(user, room, name)
            await self._quietly(user, room, "table new", game=game, seats=seats, name=name, language=language)
            table = await self._number(user, room, name)
        if table is None:
            raise Conflict("The bot did not open a table; its answer says why.")
        self._tell(user, "seats")
        if alone:
            # The organiser got the first seat; a demonstration needs no person.
            await self._quietly(user, room, "table leave", table=table)
        for _ in range(seats if alone else seats - 1):
            await self._quietly(user, room, "table computer add", table=table)
        await self._quietly(user, room, "table start", table=table)
        self._tell(user, "board")
        thread = await self._until(
            lambda: self._thread(room, table), _PATIENCE, "The table's thread did not appear: see the bot's answer."
        )
        assert thread is not None
        return table, thread

    def _thread(self, room: Channel, table: str) -> Channel | None:
        """The thread of a table: its name begins with the number."""
        for channel in reversed(self.world.channels.values()):
            if channel.is_thread and channel.parent_id == room.id and channel.name.startswith(f"#{table} "):
                return channel
        return None

    def _messages(self, user: User) -> list[Message]:
        """What stands in a user's direct messages."""
        return list(self.world.messages.get(user.dm or "", {}).values())

    async def _first_decision(self, user: User, before: Sequence[Message]) -> str | None:
        """The DM channel once a decision waits there that did not ``before``; None when the user's DMs are closed. On a
        machine that has no time to draw it comes in words, even before the card of its table."""
        if user.dms_closed:
            return None
        self._tell(user, "decision")
        known = {message.id for message in before}

        def asked() -> str | None:
            new = (message for message in self._messages(user) if message.id not in known)
            return user.dm if any(m.author_id == c.APPLICATION_ID and m.components for m in new) else None

        return await self._until(
            asked, _PATIENCE, "Your table has started, and its first decision takes longer than usual."
        )

    # -- help

    async def _until(self, check: Callable[[], T], seconds: float, otherwise: str) -> T:
        try:
            return await asyncio.wait_for(self.pages.pulse.until(check), seconds)
        except TimeoutError:
            raise Conflict(otherwise) from None

    async def _free_name(self, user: User, room: Channel, name: str) -> str:
        """The name, with the first number after it that no table has yet."""
        candidate, following = name, 2
        while await self._number(user, room, candidate) is not None:
            candidate, following = f"{name} {following}", following + 1
        return candidate

    async def _number(self, user: User, room: Channel, name: str) -> str | None:
        """The number of the table of this name, as the bot offers it for the option ``table``."""
        options: list[Json] = [{"name": "table", "type": STRING, "value": name, "focused": True}]
        said = await self._act(user, room, AUTOCOMPLETE, "table status", options)
        for choice in said.choices or []:
            if str(choice["name"]) == f"#{choice['value']} {name}":
                return str(choice["value"])
        return None

    def _options(self, path: str) -> dict[str, int]:
        """Names and types of the options of a registered command."""
        name, *rest = path.split()
        level: list[Json] = next((item["options"] for item in self.world.commands.values() if item["name"] == name), [])
        for part in rest:
            level = next((item.get("options") or [] for item in level if item["name"] == part), [])
        return {item["name"]: item["type"] for item in level}

    async def _use(self, user: User, room: Channel, path: str, **values: str | float) -> Answer:
        """Use a command and wait for its whole answer."""
        known = self._options(path)
        options: list[Json] = []
        for name, value in values.items():
            kind = known.get(name, STRING if isinstance(value, str) else NUMBER)
            given = round(value) if kind == INTEGER and isinstance(value, float) else value
            options.append({"name": name, "type": kind, "value": given})
        return await self._act(user, room, COMMAND, path, options)

    async def _quietly(self, user: User, room: Channel, path: str, **values: str | float) -> None:
        """Use a command of which nothing need be read: its private answer leaves the channel again."""
        said = await self._use(user, room, path, **values)
        await self._forget(self.world.messages.get(room.id, {}).get(said.message_id or ""))

    async def _forget(self, message: Message | None) -> None:
        """Take a private answer out of its channel."""
        if message is not None and message.seen_by is not None:
            await self.acting.interactions.posting.delete(message)

    async def _act(self, user: User, room: Channel, kind: int, path: str, options: list[Json]) -> Answer:
        name, *rest = path.split()
        for depth, part in enumerate(reversed(rest)):
            options = [{"name": part, "type": GROUP if depth else SUB, "options": options}]
        data = {"name": name, "type": 1, "options": options}
        interaction, said = await self.acting.act(user, kind, room, data, None)
        if said is None:
            raise Conflict(f"/{path}: {FAILED}")
        waits = self.acting.interactions.thinking
        await self._until(lambda: not waits(interaction), _PATIENCE, f"/{path}: {FAILED}")
        return said


def _tables(message: Message) -> set[int]:
    """The tables that the controls of a message are about."""
    ids = (Id.parse(str(item["custom_id"])) for item in walk(message.components) if "custom_id" in item)
    return {found.table for found in ids if found is not None and found.table}


def drawn(game: str) -> Picture:
    """The board of a game that begins, without anybody's secrets."""
    rules = GAMES[game]
    seats = min(max(SEATS, rules.seats.start), rules.seats.stop - 1)
    view = rules.view(rules.setup(seats=seats, seed="welcome", options=rules.Options()), None)
    names = [str(n) for n in range(1, seats + 1)]
    return RENDERERS[game].board(view, Caption("", names, words("en")), width=WIDE)


if __name__ == "__main__":
    for known in GAMES:
        (KEPT / f"{known}.jpg").write_bytes(drawn(known).data)
