"""What the tests of the whole share: people who finish their clicks, the log read from the file, a game beside it."""

from __future__ import annotations

import asyncio
import dataclasses
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import msgspec

from bot.presenter.front import front
from bot.sandbox.components import walk
from bot.ui.ids import Id
from engine import GAMES
from engine.core import Action, Event, Prompt, blocking
from tests.support.sandbox import LOADING, Json, Reply, SandboxUser, words

KEPT = ("tables", "seats", "states", "actions", "events", "snapshots", "deadlines", "servers")
EPHEMERAL = 64
BUTTON, SELECT = 2, 3
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE = 4, 5, 6, 7


@dataclasses.dataclass(frozen=True, slots=True)
class Answered:
    """How the bot answered."""

    kind: int
    """Discord's number of the callback type."""
    message: Json
    """That carries the answer in the end."""

    @property
    def text(self) -> str:
        """All words of the answer."""
        return words(self.message)

    @property
    def private(self) -> bool:
        """Whether nobody else sees it."""
        return bool(self.message["flags"] & EPHEMERAL)


class Person(SandboxUser):
    """A user of the sandbox who waits for the whole answer to what they do."""

    async def whole(self, reply: Reply, mark: int) -> Answered:
        """The answer to an interaction begun at event ``mark``, edits of the clicked message and deferrals included."""

        if reply.kind in (DEFER_UPDATE, UPDATE):
            return Answered(reply.kind, await self.wait_edited(reply, since=mark))

        def mine(name: str, data: Json) -> bool:
            if name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or data["flags"] & LOADING:
                return False
            return bool((data.get("interaction_metadata") or {}).get("id") == reply.interaction_id)

        _, message = await self.wait_for(mine, since=mark)
        return Answered(reply.kind, message)

    async def use(self, path: str, *, channel: str | None = None, **options: Any) -> Answered:
        """A slash command with its whole answer."""
        mark = self.mark
        return await self.whole(await self.slash(path, channel=channel, **options), mark)

    async def press(self, message: Json, item: Json, value: str | None = None) -> Answered:
        """A button or select of a message (with ``value``) with its whole answer."""
        mark = self.mark
        if item["type"] == BUTTON:
            return await self.whole(await self.click(message, custom_id=item["custom_id"]), mark)
        return await self.whole(await self.select(message, str(value), custom_id=item["custom_id"]), mark)

    async def choose(self, message: Json, item: Json, *values: str) -> Answered:
        """Several values of a select, with its whole answer."""
        mark = self.mark
        return await self.whole(await self.select(message, *values, custom_id=item["custom_id"]), mark)

    async def push(self, message: Json, label: str) -> Answered:
        """A button by its label."""
        return await self.press(message, labelled(message, label))

    async def pick(self, message: Json, value: str) -> Answered:
        """A value in the select that offers it."""
        return await self.press(message, offering(message, value), value)

    async def set_option(self, settings: Json, name: str, value: object) -> Answered:
        """A value of one of the game's options on the page of settings."""
        found = [item for item in parts(settings, SELECT) if item["custom_id"].endswith(f":option-{name}")]
        assert found, f"no option {name!r}: {words(settings)}"
        return await self.press(settings, found[0], str(value))

    def mine(self) -> list[Json]:
        """The bot's messages this person has seen and that still stand, newest first."""
        return sorted((m for m in self.seen.values() if m["author"].get("bot")), key=lambda m: -int(m["id"]))


def parts(message: Json, kind: int) -> Iterator[Json]:
    """The enabled components of a message of one type."""
    return (item for item in walk(message["components"]) if item["type"] == kind and not item.get("disabled"))


def labelled(message: Json, label: str) -> Json:
    """The enabled button with a label."""
    found = [item for item in parts(message, BUTTON) if item.get("label") == label]
    assert found, f"no button {label!r} among {[i.get('label') for i in parts(message, BUTTON)]}: {words(message)}"
    return found[0]


class NotOfferedError(AssertionError):
    """A panel does not offer what was to be chosen on it: perhaps it is chosen already."""


def offering(message: Json, value: str) -> Json:
    """The enabled select that offers a value. Raises ``NotOfferedError`` where none does."""
    found = [item for item in parts(message, SELECT) if any(o["value"] == value for o in item["options"])]
    if not found:
        raise NotOfferedError(f"no select offers {value!r}: {words(message)}")
    return found[0]


def does(message: Json, action: str) -> tuple[Json, str | None] | None:
    """The component of a panel that takes an action, and the value to choose in it; ``None`` when there is none."""
    for item in parts(message, BUTTON):
        where = Id.parse(item.get("custom_id", ""))
        if where is not None and where.verb == "do" and where.arg == action:
            return item, None
    for item in parts(message, SELECT):
        if any(option["value"] == action for option in item["options"]):
            return item, action
    return None


def leading(message: Json, fits: Callable[[str, bool], bool]) -> list[tuple[Json, str | None]]:
    """What opens a list of a panel whose words fit (words, whether a button opens it), the longest words first; then
    what turns to further pages."""
    lists, pages = [], []
    for kind in (BUTTON, SELECT):
        for item in parts(message, kind):
            where = Id.parse(item.get("custom_id", ""))
            if where is None or where.verb not in ("open", "do"):
                continue
            values = [o["value"] for o in item["options"]] if kind == SELECT else [None]
            for value in values:
                if where.verb == "do" and not (value or "").startswith(">"):
                    continue
                words, _, page = (value or where.arg).removeprefix(">").partition("|")
                if page not in ("", "0"):
                    pages.append((item, value))
                elif fits(words, value is None):
                    lists.append((len(words), item, value))
    ordered = sorted(lists, key=lambda found: -found[0])
    return [*((item, value) for _, item, value in ordered), *pages]


@dataclasses.dataclass(frozen=True, slots=True)
class Line:
    """A line of the action log."""

    seq: int
    """Its number in the log of its table, from 0."""
    seat: int
    """Who acted, from 0; -1 for the game itself."""
    kind: str
    """What the line is, such as ``act``."""
    text: str
    """The action as it is typed."""
    batch: int
    """The ``seq`` of the first line of the command it came with."""


class File:
    """The bot's SQLite file, read from outside."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "herald.db"

    def rows(self, query: str, *values: Any) -> list[sqlite3.Row]:
        """The rows of a query; none while there is no file."""
        if not self.path.exists():
            return []
        with closing(sqlite3.connect(self.path, timeout=10)) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(query, values).fetchall()

    def one(self, query: str, *values: Any) -> Any:
        """The only value of a query."""
        return self.rows(query, *values)[0][0]

    def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        """All that is stored of tables and people: what must not change when something is refused. That a command of a
        person marks as read what has stood on the panel for long is no change by what was asked."""
        columns = [str(row[1]) for row in self.rows("PRAGMA table_info(seats)")]
        kept = dict.fromkeys(KEPT, "*")
        kept["seats"] = ", ".join(name for name in columns if not name.startswith("looked_"))
        kept["users"] = "id, locale, zone, reminders, dms"  # whether messages reach somebody, deliveries find out
        return {
            name: [tuple(row) for row in self.rows(f"SELECT {what} FROM {name} ORDER BY 1, 2")]
            for name, what in kept.items()
        }


@dataclasses.dataclass(frozen=True, slots=True)
class Told:
    """What the thread is told at once."""

    kind: Literal["phase", "lines", "result"]
    """A board (``phase``), ``lines`` alone, or the ``result``."""
    view: Any
    """Of the position after it, as everybody sees it."""
    events: list[Event]
    """In public, those that are no line of the log alone."""
    fresh: list[Event] = dataclasses.field(default_factory=list)
    """All that happened in public since the last phase ended and that the thread has not heard."""


class Mirror:
    """The same game without a host: the engine alone, from the table's seed, action by action as the log grows.

    ``posts``: what the thread is told, in order.
    """

    def __init__(self, file: File, table: int = 1) -> None:
        row = file.rows("SELECT game, seed, seat_count, options FROM tables WHERE id = ?", table)[0]
        self.file, self.table = file, table
        self.rules = GAMES[row["game"]]
        options = msgspec.json.decode(row["options"], type=self.rules.Options)
        self.state: Any = self.rules.setup(seats=row["seat_count"], seed=row["seed"], options=options)
        self.seq = 0
        self.told: list[tuple[int, Event]] = []
        self.posts: list[Told] = [Told("phase", self.view(None), [])]
        self._shown, self._near = self._board(), ""

    def sync(self) -> list[Line]:
        """Take the actions that are new in the log, and return them."""
        rows = self.file.rows(
            "SELECT seq, seat, kind, text, batch FROM actions WHERE table_id = ? AND seq > ? ORDER BY seq",
            self.table,
            self.seq,
        )
        lines = [Line(*row) for row in rows]
        for number, line in enumerate(lines, 1):
            assert line.kind == "act", f"{line} is not played again here"
            assert line.seq == self.seq + 1
            events = self.rules.apply(self.state, line.seat, Action.parse(line.text))
            self.told += [(line.seq, event) for event in events]
            self.seq = line.seq
            if number == len(lines) or lines[number].batch != line.batch:
                self._tell(line.batch)
        return lines

    def _tell(self, first: int) -> None:
        """What the thread is told after a command whose first action is ``first``: a board when a phase ended and there
        is something new on it, lines otherwise; at the end the rest stands with the result."""
        view, board = self.view(None), self._board()
        public = [(seq, event) for seq, event in self.told if event.audience is None]
        border = max((seq for seq, event in public if seq < first and event.tell == "phase"), default=0)
        phase = [(seq, event) for seq, event in public if seq > border]
        cut = max((n for n, (seq, event) in enumerate(phase, 1) if event.tell == "phase"), default=0)
        if cut and board != self._shown:
            last = cut if self.over else len(phase)
            self.posts.append(self._telling("phase", view, phase[:last], first))
            self._shown, phase = board, phase[last:]
        if self.over:
            self.posts.append(self._telling("result", view, phase, first))
        elif any(seq >= first and event.tell != "log" for seq, event in phase):
            self.posts.append(self._telling("lines", view, phase, first))
        if not self.over and any(seq >= first for seq, _ in public):
            self._foresee(view)

    def _foresee(self, view: Any) -> None:
        """The thread hears of an end that is in sight when it comes, goes, or is another one."""
        near = self.rules.nearing(view)
        if (near.mark if near else "") == self._near:
            return
        self._near = near.mark if near else ""
        told = Event("nearing-off", tell="line") if near is None else Event(near.key, near.params, tell="line")
        self.posts.append(Told("lines", view, [told], [told]))

    @staticmethod
    def _telling(
        kind: Literal["phase", "lines", "result"], view: Any, phase: list[tuple[int, Event]], first: int
    ) -> Told:
        new = [event for seq, event in phase if seq >= first and event.tell != "log"]
        last = max((seq for seq, event in phase if seq < first and event.tell != "log"), default=-1)
        fresh = [event for seq, event in phase if seq > last]
        return Told(kind, view, new, fresh)

    def _board(self) -> Any:
        """What a board shows of the position."""
        return msgspec.to_builtins(front(self.rules.id).board_key(self.view(None)), str_keys=True)

    def allows(self, seat: int, actions: Sequence[Action]) -> bool:
        """Whether a seat may take these actions one after the other."""
        state = self.rules.loads(self.saved)
        for action in actions:
            if self.rules.why_not(state, seat, action) is not None:
                return False
            self.rules.apply(state, seat, action)
        return True

    def breath(self, seat: int, actions: Sequence[Action]) -> list[Action]:
        """Those of these actions that one command takes: it ends with the first that draws or seals."""
        state = self.rules.loads(self.saved)
        for number, action in enumerate(actions, 1):
            events = self.rules.apply(state, seat, action)
            if self.rules.draws(state) or any(event.seals for event in events):
                return list(actions[:number])
        return list(actions)

    @property
    def over(self) -> bool:
        return self.rules.outcome(self.state) is not None

    def asked(self) -> dict[int, Prompt]:
        """The seats for which the game waits, with their most urgent questions."""
        return {seat: mine[0] for seat, mine in blocking(self.rules.prompts(self.state)).items()}

    def prompts(self, seat: int) -> list[Prompt]:
        """Every open question of a seat."""
        return list(self.rules.prompts(self.state).get(seat, ()))

    def view(self, seat: int | None) -> Any:
        return self.rules.view(self.state, seat)

    @property
    def saved(self) -> bytes:
        """The position as the engine writes it."""
        return self.rules.dumps(self.state)


async def first(*waits: asyncio.Future[Any]) -> None:
    """Return when the first of these is done; the others are cancelled."""
    _, rest = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in rest:
        wait.cancel()
    await asyncio.gather(*rest, return_exceptions=True)
