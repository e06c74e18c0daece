"""Nobody sees through Herald what another seat hides: two tables that differ in nothing else give the same bytes."""

from __future__ import annotations

import hashlib
import random
import re
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SystemClock
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.storage import Database, upgrade
from bot.tables.service import Tables
from bot.tables.types import DeadlinePolicy, UserRef
from engine import GAMES
from engine.core import Action
from tests.e2e.inside import inside
from tests.e2e.kit import SELECT, File, Person, does, labelled, parts
from tests.engine.xidit.invariants import disturb
from tests.engine.xidit.lively import lively
from tests.support.sandbox import Json, Refused, words

RULES = GAMES["xidit"]
ROOM = c.CHANNELS[1][0]
SEATS = 4
UNLIKE = ("url", "proxy_url", "attachment_id")
IDS = re.compile(r"\b\d{17,20}\b")
EXPORTED = re.compile(rb'"at":\s*[0-9.e+]+')


async def play(folder: Path, fits: Callable[[Any], bool], seed: int) -> None:
    """A table in ``folder`` whose game stands where ``fits`` says; its thread is the room, nothing waits to be posted
    but a panel for the first seat and a status."""
    db = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    await upgrade(db)
    tables = Tables(db, SystemClock(0))
    users = [UserRef(int(c.USERS[n][0]), c.USERS[n][2]) for n in range(SEATS)]
    table = await tables.create(
        guild_id=int(c.GUILD_ID), channel_id=int(ROOM), organiser=users[0], game="xidit", seats=SEATS,
        name="Secrets", policy=DeadlinePolicy(hours=0))
    for user in users[1:]:
        await tables.join(table.id, user)
    await tables.start(table.id, users[0].id)
    rng, file = random.Random(seed), File(folder)
    while True:
        state: Any = RULES.loads(file.one("SELECT data FROM states"))
        if fits(state):
            break
        seat, prompt = rng.choice([(s, p) for s, p in RULES.prompts(state).items() if p.required])
        await tables.act(table.id, users[seat].id, [lively(rng, RULES, state, seat, prompt)])
    await db.close()
    with closing(sqlite3.connect(file.path)) as connection, connection:
        connection.execute("UPDATE tables SET thread_id = channel_id, thread_state = 'open'")
        connection.execute("DELETE FROM outbox")
        connection.execute(
            "INSERT INTO outbox (id, table_id, lane, kind, op, status, seat, user_id, payload, attempts, not_before,"
            " fingerprint, error, created_at) VALUES (1, 1, 't1', 'status', 'send', 'pending', -1, NULL, '{}', 0, 0,"
            " '', '', 0), (2, 1, 'u', 'panel', 'send', 'pending', 0, ?, '{}', 0, 0, '', '', 0)", (users[0].id,))


def hide_otherwise(folder: Path, seed: int) -> None:
    """Change what the seats 1 to 3 hide."""
    file = File(folder)
    state: Any = RULES.loads(file.one("SELECT data FROM states"))
    rng = random.Random(seed)
    before = RULES.dumps(state)
    for seat in range(1, SEATS):
        disturb(rng, state, seat)
    assert RULES.dumps(state) != before
    with closing(sqlite3.connect(file.path)) as connection, connection:
        connection.execute("UPDATE states SET data = ?", (RULES.dumps(state),))


class Notebook:
    """Everything one person can get out of Herald, in an order, without ids and times of this one run."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.lines: list[tuple[str, Any]] = []

    async def message(self, what: str, message: Json) -> None:
        files = []
        for a in message["attachments"]:
            raw = EXPORTED.sub(b"", await self.person.download(a["url"]))
            files.append((a["filename"], a.get("description"), hashlib.sha256(raw).hexdigest()))
        components = [plain(item) for item in message["components"]]
        self.lines.append((what, (words(message), message["flags"], components, files)))

    async def ask(self, what: str, doing: Awaitable[Any]) -> None:
        try:
            answered = await doing
        except Refused as refused:
            self.lines.append((what, str(refused)))
        else:
            self.lines.append((what, SAME.get(answered.kind, answered.kind)))
            await self.message(what, answered.message)

    async def typed(self, path: str, option: str, typed: str, **others: Any) -> None:
        choices = await self.person.autocomplete(path, option, typed, channel=ROOM, **others)
        self.lines.append((f"{path} {option} {typed}", choices))


def plain(item: Any) -> Any:
    """A component without numbers given by the sandbox."""
    if isinstance(item, dict):
        return {k: plain(v) for k, v in item.items() if k not in UNLIKE}
    if isinstance(item, list):
        return [plain(part) for part in item]
    return IDS.sub("#", item) if isinstance(item, str) else item


ACTS = (
    "order 1 blue", "order 2 act; order 3 wait", "order 9 red", "seal", "unseal", "reward sovereigns guild",
    "bard greywold", "titan 3", "pass-titan", "spend mage", "raise 4", "plan-bards 1 frostmark 2", "reveal mage 1",
    "reveal militia 99", "place 3", "phantom wealth",
)
SAME = {5: 4, 6: 7}
"""Callback types that differ only in whether the machine was quick enough to answer without deferring."""
COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table hand", {}), ("table board", {}), ("table board", {"style": "text"}), ("table board", {"zoom": "city-4"}),
    ("table status", {}), ("table blocking", {}), ("table log", {"full": True}), ("table log", {}),
    ("xidit preview", {}), ("xidit census", {"mage": 1}), ("xidit standing", {}), ("xidit titan", {"size": "4"}),
    ("xidit bards", {"region": "frostmark", "count": 1}), ("table export", {}), ("table hand", {"seat": 2}),
    ("act", {"action": "seal", "seat": 2}),
)


async def read_everything(person: Person, acts: Sequence[str], *, secret: bool) -> list[tuple[str, Any]]:
    """What a person gets from every command, suggestion, button and refusal. ``acts``: actions to try; ``secret``: the
    panel's choices are secret, so that they may be made without the game going on."""
    note = Notebook(person)
    for path, options in COMMANDS:
        await note.ask(f"{path} {options}", person.use(path, channel=ROOM, **options))
    for typed in ("", "order", "plan", "plan-titan 2", "standing", "reveal", "seal", "u", "bard", "re"):
        await note.typed("act", "action", typed)
    await note.typed("xidit bards", "region", "")
    await note.typed("xidit raise", "city", "")
    await note.typed("table hand", "table", "")
    for action in acts:
        await note.ask(action, person.use("act", action=action, channel=ROOM))
    await note.ask("undo", person.use("table undo", channel=ROOM))
    hand = await person.use("table hand", channel=ROOM)
    await note.message("hand", hand.message)
    for item in list(parts(hand.message, SELECT))[: 8 if secret else 0]:
        value = item["options"][-1]["value"]
        found = does(hand.message, value)
        if found is not None:
            await note.ask(f"panel {value}", person.press(hand.message, item, value))
            hand = await person.use("table hand", channel=ROOM)
    for label in ("Save", "Redraw", "Undo"):
        try:
            labelled(hand.message, label)
        except AssertionError:
            note.lines.append((label, "none"))
        else:
            await note.ask(label, person.push(hand.message, label))
    return note.lines


async def observed(folder: Path) -> dict[str, list[tuple[str, Any]]]:
    """What the first seat and a person without a seat see at the table in ``folder``.

    What would carry the game on is left out: it shows what was hidden, and rightly so.
    """
    state: Any = RULES.loads(File(folder).one("SELECT data FROM states"))
    prompt = RULES.prompts(state)[0]
    acts = [a for a in ACTS if (prompt.secret and not a.startswith("seal")) or not _legal(state, a)]
    async with Sandbox() as sandbox, Person(sandbox, 0) as own, Person(sandbox, 4) as stranger:
        sandbox.interactions.first_answer_ms = 15_000
        async with inside(sandbox, folder):
            panel = await own.wait_until(lambda: next((m for m in own.mine() if "hand" in str(m["attachments"])), None))
            status = await own.wait_until(
                lambda: next((m for m in own.mine() if m["content"].startswith("Waiting for")), None))
            posts = Notebook(own)
            await posts.message("panel", panel)
            await posts.message("status", status)
            return {
                "posts": posts.lines,
                "stranger": await read_everything(stranger, acts, secret=prompt.secret),
                "own": await read_everything(own, acts, secret=prompt.secret),
            }


def _legal(state: Any, line: str) -> bool:
    return all(RULES.why_not(state, 0, Action.parse(part)) is None for part in line.split(";"))


POSITIONS: dict[str, Callable[[Any], bool]] = {
    "orders": lambda s: s.year >= 2 and _step(s, 0) == "orders" and any(any(p.orders) for p in s.players[1:]),
    "choice": lambda s: _step(s, 0) in ("reward", "bards"),
    "census": lambda s: _step(s, 0) == "census",
}


def _step(state: Any, seat: int) -> str:
    prompt = RULES.prompts(state).get(seat)
    return prompt.step if prompt is not None and prompt.required else ""


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS)
async def test_nothing_hidden_shows(position: str, tmp_path: Path) -> None:
    """Units, sovereigns, bards left, the Bastion, orders, plans, standing choices and counts of the other seats differ;
    pictures, alt texts, words, suggestions, refusals and component ids do not."""
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    await play(one, POSITIONS[position], seed=5)
    shutil.copytree(one, other)
    hide_otherwise(other, seed=6)
    first, second = await observed(one), await observed(other)
    for who in first:
        for (what, left), (also, right) in zip(first[who], second[who], strict=True):
            assert what == also
            assert left == right, f"{who} learns something from {what}"


@pytest.mark.slow
async def test_own_secrets_do_show(tmp_path: Path) -> None:
    """The comparison can fail: what a seat hides itself is in what it sees."""
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    await play(one, POSITIONS["orders"], seed=5)
    shutil.copytree(one, other)
    file = File(other)
    state: Any = RULES.loads(file.one("SELECT data FROM states"))
    disturb(random.Random(6), state, 0)
    with closing(sqlite3.connect(file.path)) as connection, connection:
        connection.execute("UPDATE states SET data = ?", (RULES.dumps(state),))
    first, second = await observed(one), await observed(other)
    assert first["own"] != second["own"]
    assert first["posts"] != second["posts"]
    assert first["stranger"] == second["stranger"]
