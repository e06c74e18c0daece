"""A database from before the modules of Herald moved into rooms: what is stored points to what is there today.

``before_the_rooms`` holds it, with the messages that stood on Discord and the ids of their buttons;
``before_the_rooms/record.py`` says what happened at its tables.
"""

from __future__ import annotations

import contextlib
import json
import logging
import lzma
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
import sqlalchemy as sa

from bot import locale
from bot.locale import text
from bot.presenter.front import sentences
from bot.presenter.panel_kit.choices import OPEN as OPEN_LIST
from bot.presenter.panel_kit.choices import long
from bot.presenter.panel_kit.controls import read_open
from bot.presenter.posts import ANSWERS, HeraldPresenter
from bot.presenter.words.voice import voice_of
from bot.store import Database, upgrade
from bot.store import models as m
from bot.store.lanes import OPEN
from bot.tables.model import UserRef
from bot.tables.play.questions import asked
from bot.tables.service import Tables
from bot.tables.unit.posts import Message, PostKind
from bot.ui.components import _verbs, handle
from bot.ui.ids import Id
from bot.workers.outbox.discord_transport import _fingerprint
from bot.workers.outbox.outbox import Outbox
from bot.workers.outbox.transport import Probe
from cogs import commands
from engine import GAMES
from engine.core import Event, params_from
from render import GAMES as RENDERERS
from render.core.api import Caption, Picture
from tests.bot.delivery import alive
from tests.bot.fakes import FakeDiscord, Sent
from tests.bot.helpers import FakeClock, rows
from tests.cogs.fake_answer import interaction
from tests.cogs.press_everything import words
from tests.cogs.toy_table import Fair, Response

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent / "before_the_rooms"
PIXEL = Picture(b"", "png", 1, 1, "The board.")
PANEL = ("do", "batch", "open", "tick", "save", "ask")
"""Verbs of a panel that are about a question, and stale when that is gone."""


class Pictures:
    """Draws nothing, and keeps the views that it was to draw, by game. Every card is at hand."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Any, Any]] = []

    async def board(self, game: str, view: Any, *_: Any, before: Any = None, **__: Any) -> Picture:
        self.asked.append((game, view, before))
        return PIXEL

    async def pages(self, *arguments: Any, **options: Any) -> list[Picture]:
        return [await self.board(*arguments, **options)]

    async def march(self, *_: Any) -> Picture | None:
        return None

    animation = result = march

    async def card(self, *_: Any) -> Picture:
        return PIXEL

    def has_card(self, *_: Any) -> bool:
        return True

    async def odds(self, *_: Any) -> None:
        return None

    @contextlib.contextmanager
    def leisure(self) -> Iterator[None]:
        yield


class Films:
    """A replay without a picture."""

    async def replay(self, *_: Any) -> tuple[str, bytes]:
        return "replay.html", b"<html></html>"


class Discord(FakeDiscord):
    """What stood on Discord when the process died. It looks for messages as the real transport does."""

    def __init__(self, posted: list[dict[str, Any]]) -> None:
        super().__init__()
        self.whole: dict[int, dict[str, Any]] = {}
        for each in posted:
            self.channels.setdefault(each["channel"], []).append(Sent(each["id"], each["content"], each["nonce"]))
            self.whole[each["id"]] = each
        self._last = max(self.whole) + 1000

    def fingerprint(self, message: Message) -> str:
        return _fingerprint(message.content, message.view.to_components() if message.view is not None else [])

    async def send(self, channel_id: int, message: Message, nonce: str) -> int:
        number = await super().send(channel_id, message, nonce)
        parts = message.view.to_components() if message.view is not None else []
        files = [name for name, _ in message.pictures]
        self.whole[number] = {
            "id": number, "channel": channel_id, "content": message.content, "components": parts, "files": files,
        }  # fmt: skip
        return number

    async def find_recent(self, channel_id: int, probe: Probe) -> list[int]:
        own = [self.whole[sent.id] for sent in self.channels.get(channel_id, [])]
        sure = [e["id"] for e in own if probe.marker in json.dumps([e["files"], e["components"]])]
        like = [e["id"] for e in own if _fingerprint(e["content"], e["components"]) == probe.fingerprint]
        return sure + [number for number in like if number not in sure]


class Left:
    """The database, copied for a test, and all that today's Herald does with it."""

    def __init__(self, db: Database, then: dict[str, Any]) -> None:
        self.db = db
        self.then = then
        self.tables = Tables(db, FakeClock(then["now"]))
        self.pictures = Pictures()
        self.presenter = HeraldPresenter(self.tables, cast(Any, self.pictures))
        self.presenter.films = cast(Any, Films())
        self.discord = Discord(then["messages"])
        self.outbox = Outbox(self.tables.store, self.presenter, self.discord)
        self._clicks = 0

    @property
    def games(self) -> dict[str, int]:
        """The running table of each game."""
        return self.then["games"]  # type: ignore[no-any-return]

    async def counted(self) -> list[Any]:
        """Numbers that change whenever something is done, by table; what is asked beside the game included."""
        async with self.db.read() as connection:
            acted = list(await connection.execute(sa.select(m.tables.c.id, m.tables.c.seq).order_by(m.tables.c.id)))
            c = m.motions.c
            asked = list(await connection.execute(sa.select(c.table_id, c.kind, c.seat, c.facts)))
            people = list(await connection.execute(sa.select(m.seats.c.table_id, m.seats.c.user_id)))
            return [*acted, *asked, *people]

    async def open(self, where: Id, user: int, token: str) -> bool:
        """Whether a question is open to which components with a token belong."""
        look = await self.tables.views.look(where.table, user, seat=where.seat, news=False)
        return look.prompt_at(token) is not None

    async def press(self, user: int, custom_id: str, values: list[str]) -> str:
        """Somebody presses what an old message carries: all that they are answered."""
        where = Id.parse(custom_id)
        assert where is not None, f"no id of ours: {custom_id}"
        response = Response()
        live = None if where.seat is None else await self.tables.views.live_panel(where.table, where.seat)
        message = SimpleNamespace(id=live or 1, flags=SimpleNamespace(ephemeral=False), attachments=[], components=[])
        data = {"custom_id": custom_id, "values": values}
        guild = 1 if where.seat is None else None
        channel = (await self.tables.lookup.info(where.table)).channel_id
        self._clicks += 1
        told = interaction(
            self.tables, UserRef(user, "Ana"), guild, channel, id=self._clicks, response=response, message=message,
            data=data,
        )  # fmt: skip
        told.client = Fair(self.tables, self.presenter, where.table)
        told.followup = SimpleNamespace(send=lambda wait=True, **options: response.send_message(**options))
        told.edit_original_response = response.edit_message
        await handle(told)
        answers = [options for _, options in response.sent]
        return "\n".join(f"{a.get('content') or ''}{words(a['view']) if a.get('view') else ''}" for a in answers)


Opened = Callable[[], Awaitable[Left]]


@pytest.fixture(scope="module")
def then() -> dict[str, Any]:
    """What was written down beside the database."""
    commands()  # brings all handlers
    found: dict[str, Any] = json.loads(lzma.decompress((HERE / "discord.json.xz").read_bytes()))
    return found


@pytest.fixture
async def opened(tmp_path: Path, then: dict[str, Any], caplog: pytest.LogCaptureFixture) -> AsyncIterator[Opened]:
    """Opens the database as it was left, as often as it is asked, and closes the one before. No error is logged."""
    file, kept = tmp_path / "herald.db", lzma.decompress((HERE / "herald.db.xz").read_bytes())
    first = Database(f"sqlite+aiosqlite:///{file}")
    file.write_bytes(kept)
    await upgrade(first)
    await first.close()
    today, open_ = file.read_bytes(), [first]

    async def again() -> Left:
        await open_.pop().close()
        for end in ("", "-wal", "-shm"):
            Path(f"{file}{end}").unlink(missing_ok=True)
        file.write_bytes(today)
        open_.append(Database(f"sqlite+aiosqlite:///{file}"))
        return Left(open_[-1], then)

    caplog.set_level(logging.ERROR)
    yield again
    await open_.pop().close()
    assert [(r.getMessage(), str(r.exc_info and r.exc_info[1])) for r in caplog.get_records("call")] == []


@pytest.fixture
async def left(opened: Opened) -> Left:
    return await opened()


async def test_nothing_is_lost(left: Left) -> None:
    """Every row is there, every seat sees its position and is asked what it was asked."""
    async with left.db.read() as connection:
        counted = {
            name: await connection.scalar(sa.select(sa.func.count()).select_from(m.METADATA.tables[name]))
            for name in left.then["rows"]
        }
    assert counted == left.then["rows"]
    assert sorted(left.games) == ["charlemagne", "fief", "knights", "roses", "xidit"]
    for game, table in left.games.items():
        for row in await rows(left.db, m.seats, m.seats.c.table_id == table):
            look = await left.tables.views.look(table, row.user_id, seat=row.seat)
            assert isinstance(look.view, GAMES[game].View)
            assert {q.id for q in asked(row) if not q.gone} == {prompt.id for prompt in look.prompts}


async def test_all_that_happened_can_be_told(left: Left) -> None:
    for game, table in left.games.items():
        info = await left.tables.lookup.info(table)
        voice, view = voice_of(info, "en"), (await left.tables.views.look(table, None)).view
        for row in await rows(left.db, m.events, m.events.c.table_id == table):
            event = Event(row.key, params_from(json.loads(row.params)), tell=row.tell)
            assert voice.say(event.key, event.params)
            assert all(line.text for line in sentences(game, view, [event], voice, None))


async def test_what_waited_is_posted(left: Left) -> None:
    """The board of each game as it was; what was on its way once and no more; the cards with their pictures."""
    waited = await rows(left.db, m.outbox, m.outbox.c.status.in_(OPEN))
    boards = {row.id: row for row in waited if row.kind == PostKind.PHASE.value}
    begun = [row for row in waited if row.status == "sending"]
    for found in (boards.values(), begun):
        assert {row.table_id for row in found} == set(left.games.values())
    stood = set(left.discord.whole)
    async with alive(left.outbox) as idle:
        await idle()
    now = {row.id: row for row in await rows(left.db, m.outbox)}
    assert [(r.kind, r.status, r.error) for r in now.values() if r.status in (*OPEN, "failed")] == []
    for row in boards.values():
        info = await left.tables.lookup.info(row.table_id)
        assert now[row.id].status == "sent"
        assert info.name in left.discord.whole[now[row.id].message_id]["content"]
        assert views(info.game, row) in [shown for game, *shown in left.pictures.asked if game == info.game]
    said = Counter((each["channel"], each["content"]) for each in left.discord.whole.values())
    for row in begun:
        assert now[row.id].status == "sent"
        posted = left.discord.whole[now[row.id].message_id]
        assert said[posted["channel"], posted["content"]] == 1
    found_again = {now[row.id].message_id for row in begun} & stood
    # Of the four that had arrived one says it in other words today: by its words it cannot be known, and is sent anew.
    assert len(found_again) == 3
    cards = [info.lobby_message_id for info in [await left.tables.lookup.info(table) for table in range(1, 7)]]
    sent = {each.id: each for channel in left.discord.channels.values() for each in channel}
    assert [len(sent[number].edits) for number in cards if number is not None] == [1] * 6


@pytest.mark.slow
async def test_old_boards_are_drawn(left: Left) -> None:
    """By the renderers of today, small."""
    for row in await rows(left.db, m.outbox, m.outbox.c.kind == "phase", m.outbox.c.status == "pending"):
        info = await left.tables.lookup.info(row.table_id)
        shown, before = views(info.game, row)
        caption = Caption(title=info.name, names=voice_of(info, "en").names, words=locale.words("en"))
        assert RENDERERS[info.game].board(shown, caption, width=400, before=before).data


def views(game: str, row: Any) -> list[Any]:
    """The view that a board shows, and the one before."""
    payload = json.loads(row.payload)
    found = [payload["view"], payload.get("before")]
    return [None if v is None else msgspec.convert(v, GAMES[game].View, str_keys=True) for v in found]


def test_every_verb_has_its_handler(then: dict[str, Any]) -> None:
    """Those of buttons on messages of every kind, also of such as the database has none of."""
    assert set(then["verbs"]) - set(_verbs) == set()


async def test_a_question_that_is_open_knows_its_old_buttons(left: Left) -> None:
    """All of them: their tokens, and the words that are shortened in them."""
    for user, custom_id, values in left.then["fitting"]:
        where = Id.parse(custom_id)
        assert where is not None, custom_id
        if where.token:
            look = await left.tables.views.look(where.table, user, seat=where.seat)
            prompt = look.prompt_at(where.token)
            assert prompt is not None, custom_id
            for value in values or [where.arg]:
                if where.verb in ("do", "open"):
                    words, _ = read_open(value) if value.startswith(OPEN_LIST) or where.verb == "open" else (value, 0)
                    assert long(words, prompt.actions) is not None, (custom_id, value)


@pytest.mark.slow
async def test_old_buttons_are_answered(opened: Opened, then: dict[str, Any]) -> None:
    """One of each sort is pressed in the position that was left, those of the last panels first. What fits does what
    it says; what does not is answered with the sentence and a fresh panel. Nothing is unknown."""
    unknown, stale = text("en", "click-unknown"), text("en", "stale-click")
    seen: set[Any] = set()
    left = await opened()
    outcomes: Counter[str] = Counter()
    for last, user, custom_id, values in [(f, *e) for f in (True, False) for e in then["fitting" if f else "stale"]]:
        where = Id.parse(custom_id)
        assert where is not None, custom_id
        sort = (last, where.table, where.verb, where.arg.partition(" ")[0] if last else "", bool(values))
        if sort in seen:
            continue
        seen.add(sort)
        chosen = values if where.verb == "tick" else values[-1:]
        token = chosen[0] if where.verb == "ask" and chosen else where.token
        gone = bool(token) and where.verb in PANEL and not await left.open(where, user, token)
        before = await left.counted()
        said = await left.press(user, custom_id, chosen)
        acted = await left.counted() != before
        assert said, custom_id
        assert unknown not in said, custom_id
        if gone:
            assert stale in said, custom_id
            assert "The old " in said, custom_id
            outcomes["stale"] += 1
        elif where.verb != "undo":
            assert stale not in said, custom_id
        if where.verb in ANSWERS or (last and where.verb in ("do", "batch") and "".join(chosen)[:1] != OPEN_LIST):
            assert acted, custom_id
            outcomes["acted"] += 1
        if acted:
            left = await opened()
    assert min(outcomes["stale"], outcomes["acted"]) > 15
