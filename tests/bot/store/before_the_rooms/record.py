"""Made the database and the buttons beside this file, once, with Herald as it was at commit 59c6c05d.

That commit is the last before its modules moved into rooms, and nothing of it is found here any more: what the script
imports stands there alone. It is kept to say what the database holds; nothing else runs it. To run it again::

    git worktree add ../old 59c6c05d
    cd ../old && PYTHONPATH=$PWD python <folder of this file>/record.py <folder of this file>

For each game it writes a running table whose people have open panels, with a vote or a seat that is offered, a post
that was on its way when the process died (of every second table it had arrived), and a board that waits to be drawn;
and one table in its lobby. The cards of all are late.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import secrets
import sqlite3
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from bot.tables.post import Message, PostKind
from bot.workers.discord_transport import _fingerprint
from tests.cogs.pressing import components, pressed

import cogs
from bot.app import Tree  # noqa: F401 - brings all handlers of buttons
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows as controls
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.voice import voice_of
from bot.store import Database, upgrade
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from bot.ui import press
from bot.workers.outbox import Outbox
from engine import GAMES, players
from render.core.api import Picture
from tests.bot.fakes import FakeDiscord, Kill
from tests.bot.helpers import FakeClock

PEOPLE = [UserRef(901 + n, name) for n, name in enumerate(("Ana", "Ben", "Cleo", "Dov"))]
GUEST = UserRef(950, "Gil")
SEATS = {"charlemagne": 2, "fief": 3, "knights": 3, "roses": 2, "xidit": 3}
ACTS = {"charlemagne": 40, "fief": 60, "knights": 40, "roses": 40, "xidit": 12}
"""Actions before the panels are recorded whose buttons will be stale."""
SCREENS = 6
"""Lists of a panel that are opened at most, beside what it shows at first."""


class Pictures:
    """Draws nothing; every card is late."""

    async def board(self, *args: Any, **options: Any) -> Picture:
        return Picture(b"", "png", 1, 1, "The board.")

    async def pages(self, *args: Any, **options: Any) -> list[Picture]:
        return [await self.board()]

    async def animation(self, *args: Any) -> None:
        return None

    march = result = animation

    def has_card(self, *args: Any) -> bool:
        return False

    async def card(self, *args: Any) -> Picture | None:
        return None

    @contextmanager
    def leisure(self) -> Any:
        yield


class Discord(FakeDiscord):
    """Keeps what was posted whole. ``dying``: the process ends with the next message, which ``arrives`` or not."""

    def __init__(self) -> None:
        super().__init__()
        self.posted: dict[int, dict[str, Any]] = {}
        self.dying = self.arrives = False

    def fingerprint(self, message: Message) -> str:
        return _fingerprint(message.content, _parts(message))

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        if self.dying and not self.arrives:
            raise Kill
        number = await super().send(channel_id, message, nonce)
        self.posted[number] = {
            "channel": channel_id, "nonce": nonce, "content": message.content, "components": _parts(message),
            "files": [name for name, _ in message.pictures],
        }  # fmt: skip
        if self.dying:
            raise Kill
        return number

    async def edit(self, channel_id: int, message_id: int, message: Message) -> None:
        await super().edit(channel_id, message_id, message)
        self.posted[message_id] |= {"content": message.content, "components": _parts(message)}

    async def delete(self, channel_id: int, message_id: int) -> None:
        await super().delete(channel_id, message_id)
        del self.posted[message_id]


def _parts(message: Message) -> list[Any]:
    return message.view.to_components() if message.view is not None else []


class Maker:
    """Plays the tables, and keeps the ids of what they could be played with."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.clock = FakeClock()
        self.tables = Tables(db, self.clock)
        self.presenter = HeraldPresenter(self.tables, Pictures())
        self.discord = Discord()
        self.outbox = Outbox(self.tables.store, self.presenter, self.discord)
        self.stale: list[list[Any]] = []
        self.fitting: list[list[Any]] = []

    async def play(self, table: int, count: int, *, until: PostKind | None = None) -> None:
        """Let computer players act for the people, so often or until a post of a kind waits."""
        info = await self.tables.info(table)
        player = players.make(
            info.game, "heuristic" if info.game in players.PLAYERS else "random", f"{info.game}/{info.seq}"
        )
        for done in range(count):
            if until is not None and await self.waits(table, until):
                return
            seats = [s for s in info.seats if s.user_id is not None]
            for seat in seats:
                look = await self.tables.look(table, seat.user_id, seat=seat.seat)
                if look.outcome is not None:
                    raise AssertionError(f"{info.game} is over")
                prompt = next((p for p in look.prompts if p.blocks), None)
                if prompt is not None:
                    chosen = player.choose(look.view, prompt)
                    await self.tables.act(table, seat.user_id, chosen, seat=seat.seat)
                    break
            else:
                raise AssertionError(f"nobody can act in {info.game}")
            self.clock.add(seconds=20)
            if until is None and done % 10 == 9:
                await self.outbox.drain()
        assert until is None, f"no {until} of {info.game}"

    async def waits(self, table: int, kind: PostKind) -> bool:
        o = m.outbox.c
        async with self.db.read() as connection:
            found = sa.select(o.payload).where(o.table_id == table, o.kind == kind.value, o.status == "pending")
            return await connection.scalar(found) is not None

    async def record(self, table: int, into: list[list[Any]]) -> None:
        """Keep the components of every seat's panel, and of the first lists that it opens."""
        info = await self.tables.info(table)
        for seat in info.seats:
            look = await self.tables.look(table, seat.user_id, seat=seat.seat)
            here = [(None, "", 0)]
            seen: set[Any] = set()
            while here and len(seen) < SCREENS:
                screen = here.pop(0)
                if screen in seen:
                    continue
                seen.add(screen)
                name, opened, page = screen
                prompt = next((p for p in look.prompts if p.id == name), None)
                ctx = PanelContext(look, seat.seat, voice_of(info, "en"), opened, page, prompt)
                keep(into, seat.user_id, [row.to_component_dict() for row in controls(ctx)])
                here += sorted(pressed(ctx).screens)

    async def die(self, table: int, lane: str, *, arrives: bool) -> None:
        """Send the first post of a lane, and end with it."""
        row = await self.outbox._head(lane)
        assert isinstance(row, dict), lane
        assert row["op"] == "send", row
        self.discord.dying, self.discord.arrives = True, arrives
        try:
            await self.outbox.delivery.deliver(row)
        except Kill:
            pass
        else:
            raise AssertionError("it was not sent")
        self.discord.dying = False


def keep(into: list[list[Any]], user: int | None, parts: list[Any]) -> None:
    """Add what can be pressed: who presses it, its id, and the values that it sends."""
    for part in components(parts):
        if part["type"] in (2, 3) and part.get("custom_id") and not part.get("disabled"):
            options = [o["value"] for o in part.get("options", ())]
            entry = [user, part["custom_id"], options[:1] if len(options) < 3 else [options[0], options[-1]]]
            if entry not in into:
                into.append(entry)


async def ask(maker: Maker, game: str, table: int) -> None:
    """Something that people of the table are asked beside the game."""
    tables, (ana, ben, *_) = maker.tables, PEOPLE
    match game:
        case "charlemagne":
            await tables.votes.cancel(table, ana.id)
        case "fief":
            await tables.replace(table, ana.id, 1, GUEST)
        case "knights":
            await tables.votes.draw(table, ben.id)
        case "roses":
            await tables.votes.pause(table, ben.id)
            await tables.votes.rewind(table, ben.id, (await tables.votes.moments(table))[0].token)
        case "xidit":
            await tables.replace(table, ben.id, 1, GUEST)


async def main(folder: Path) -> None:
    rng = random.Random(59)
    secrets.token_hex = lambda count=32: rng.randbytes(count).hex()
    cogs.commands()
    file = folder / "herald.db"
    file.unlink(missing_ok=True)
    db = Database(f"sqlite+aiosqlite:///{file}")
    await upgrade(db)
    maker = Maker(db)
    policy = DeadlinePolicy(hours=72)
    numbers = {}
    for channel, game in enumerate(sorted(GAMES), 1):
        info = await maker.tables.create(
            guild_id=1, channel_id=channel, organiser=PEOPLE[0], game=game, seats=SEATS[game], policy=policy,
            name=f"The old {game}", locale="en",
        )  # fmt: skip
        numbers[game] = info.id
        for person in PEOPLE[1 : SEATS[game]]:
            await maker.tables.join(info.id, person)
        await maker.outbox.drain()
        await maker.tables.start(info.id, PEOPLE[0].id)
        await maker.outbox.drain()
        await maker.play(info.id, ACTS[game])
        await maker.outbox.drain()
        await maker.record(info.id, maker.stale)
    await maker.tables.create(
        guild_id=1, channel_id=9, organiser=PEOPLE[1], game="xidit", seats=4, policy=policy, name="The old lobby",
        locale="en",
    )  # fmt: skip
    await maker.outbox.drain()
    for game, table in numbers.items():
        await maker.play(table, 4)
        await ask(maker, game, table)
        await maker.outbox.drain()
    for posted in maker.discord.posted.values():
        owner = posted["channel"] // 10 if posted["channel"] > 9000 and posted["channel"] < 100_000 else None
        keep(maker.stale, owner or PEOPLE[0].id, posted["components"])
    for place, table in enumerate(numbers.values()):
        async with maker.tables.store.change(table) as change:
            change.note("note-resumed", name="Ana")
            change.whisper(PEOPLE[1].id, "whisper-lacks", permission="send")
        await maker.die(table, f"t{table}", arrives=place % 2 == 0)
        await maker.play(table, 400, until=PostKind.PHASE)
    await maker.die(table, f"u{PEOPLE[1].id}", arrives=True)
    for table in numbers.values():
        await maker.record(table, maker.fitting)
    async with db.read() as connection:
        counts = {
            name: await connection.scalar(sa.select(sa.func.count()).select_from(t))
            for name, t in sorted(m.METADATA.tables.items())
        }
    await db.close()
    said = {
        "now": maker.clock.now(), "games": numbers, "rows": {name: n for name, n in counts.items() if n},
        "verbs": sorted(press._verbs), "stale": maker.stale, "fitting": maker.fitting,
        "messages": [{"id": number, **posted} for number, posted in sorted(maker.discord.posted.items())],
    }  # fmt: skip
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    (folder / "herald.db.xz").write_bytes(lzma.compress(file.read_bytes(), preset=9))
    told = json.dumps(said, ensure_ascii=False).encode()
    (folder / "discord.json.xz").write_bytes(lzma.compress(told, preset=9))
    file.unlink()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]).resolve()))
