"""Nobody sees through Herald what another seat hides: two tables that differ in nothing else give the same bytes."""

from __future__ import annotations

import dataclasses
import hashlib
import random
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bot.common.clock import SystemClock
from bot.sandbox import constants as c
from bot.sandbox.app import Sandbox
from bot.store import Database
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.play import actions
from bot.tables.service import Tables
from bot.tables.unit import stored_positions
from engine.core import Action, blocking, legal
from engine.roses.state import Cards
from herald_fair.state import GOODS
from tests.e2e.clients import SELECT, File, Person, does, labelled, parts
from tests.e2e.hiding import FAIR, HIDINGS, Fits, Hiding, Tried, setting_out
from tests.e2e.in_process_bot import inside
from tests.e2e.playing import SOAKING
from tests.e2e.posted import kind_of, unasked, whole
from tests.support.databases import ready
from tests.support.order import every_or_one
from tests.support.patience import patiently
from tests.support.sandbox import Json, Refused, unhurried, words

ROOM = c.CHANNELS[1][0]
UNLIKE = ("url", "proxy_url", "attachment_id")
IDS = re.compile(r"\b\d{17,20}\b")
EXPORTED = re.compile(rb'"at":\s*[0-9.e+]+')
NO_PANEL = "there is none"
GAMES_TRIED = 40
OUTSIDER = 1000 if SOAKING else 3
PATIENCE = 120.0
"""Seconds until the first picture is drawn, on a busy machine."""


@pytest.fixture(autouse=True)
def _any_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is hidden is changed at will: the log need not lead to the other position for undo to go on from it."""
    monkeypatch.setattr(actions, "same_position", lambda rules, one, other: True)


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    """The tables of a folder, without Discord."""
    db = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    await ready(db)
    yield Tables(db, SystemClock(0))
    await db.close()


def user(seat: int) -> UserRef:
    """Who has a seat."""
    return UserRef(int(c.USERS[seat][0]), c.USERS[seat][2])


def position(game: Hiding, folder: Path) -> Any:
    """The position of the table in ``folder``."""
    return game.rules.loads(File(folder).one("SELECT data FROM states"))


async def play(game: Hiding, folder: Path, fits: Fits, *, hours: float = 0) -> None:
    """A table in ``folder`` whose game stands where ``fits`` says; its thread is the room, nothing waits to be posted
    but a panel for the first seat and a status. ``hours``: for a turn, 0 without deadlines."""
    for attempt in range(GAMES_TRIED):
        folder.mkdir()
        if await _reaches(game, folder, fits, attempt, hours):
            break
        shutil.rmtree(folder)
    else:
        raise AssertionError(f"no game of {GAMES_TRIED} comes to this position")
    with closing(sqlite3.connect(File(folder).path)) as connection, connection:
        connection.execute("UPDATE tables SET thread_id = channel_id, thread_state = 'open'")
        connection.execute("DELETE FROM outbox")
        connection.execute(
            "INSERT INTO outbox (id, table_id, lane, kind, op, status, seat, user_id, payload, attempts, not_before,"
            " fingerprint, error, created_at) VALUES (1, 1, 't1', 'status', 'send', 'pending', -1, NULL, '{}', 0, 0,"
            " '', '', 0), (2, 1, 'u', 'panel', 'send', 'pending', 0, ?, '{}', 0, 0, '', '', 0)",
            (user(0).id,),
        )


async def _reaches(game: Hiding, folder: Path, fits: Fits, seed: int, hours: float) -> bool:
    """Play at random until the position fits; false when the game is over before."""
    async with tables_in(folder) as tables:
        table = await tables.lobby.create(
            guild_id=int(c.GUILD_ID),
            channel_id=int(ROOM),
            organiser=user(0),
            game=game.game,
            seats=game.seats,
            name="Secrets",
            policy=DeadlinePolicy(hours=hours),
            options=game.options,
        )
        for seat in range(1, game.seats):
            await tables.lobby.join(table.id, user(seat))
        if "careful" in game.rules.styles():
            for seat in range(game.seats):
                await tables.play.set_style(table.id, user(seat).id, "careful")
        await tables.lobby.start(table.id, user(0).id)
        way = _way(game, position(game, folder), fits, random.Random(seed))
        for seat, action in way or ():
            await tables.play.act(table.id, user(seat).id, [action])
        assert way is None or fits(position(game, folder)), "the house plays another game than the rules"
    return way is not None


def _way(game: Hiding, state: Any, fits: Fits, rng: random.Random) -> list[tuple[int, Action]] | None:
    """What is done at random until the position fits; nothing when the game is over before."""
    done = []
    while not fits(state):
        asked = [(seat, mine[0]) for seat, mine in blocking(game.rules.prompts(state)).items()]
        if not asked:
            return None
        seat, prompt = rng.choice(asked)
        done.append((seat, game.choose(rng, state, seat, prompt)))
        game.rules.apply(state, *done[-1])
    return done


async def twins(game: Hiding, folder: Path, fits: Fits) -> tuple[Path, Path]:
    """Two tables that differ in what the other seats hide, and in what they alone know of the past."""
    one, other = folder / "one", folder / "other"
    await play(game, one, lambda state: fits(state) and _otherwise(game, state, range(1, game.seats)) is not None)
    shutil.copytree(one, other)
    hide_otherwise(game, other, range(1, game.seats))
    rewrite_past(game, other)
    return one, other


def hide_otherwise(game: Hiding, folder: Path, seats: Sequence[int]) -> None:
    """Change what some seats hide, now and in the position that undo goes back to."""
    file = File(folder)
    stored, base, base_seq, seq = file.rows(
        "SELECT data, base, base_seq, seq FROM states JOIN tables ON tables.id = table_id"
    )[0]
    assert game.rests(game.rules.loads(stored))
    state = _otherwise(game, game.rules.loads(stored), seats)
    assert state is not None, "what the others hide cannot be changed without something happening"
    data = game.rules.dumps(state)
    assert data != stored
    with closing(sqlite3.connect(file.path)) as connection, connection:
        base = data if base_seq == seq else base
        digests = stored_positions.digest_of(data), stored_positions.digest_of(base, base_seq)
        connection.execute("UPDATE states SET data = ?, base = ?, digest = ?, base_digest = ?", (data, base, *digests))


def _otherwise(game: Hiding, state: Any, seats: Sequence[int]) -> Any:
    """The position with other things hidden by some seats; nothing where something would always happen by that."""
    stored = game.rules.dumps(state)
    for luck in range(GAMES_TRIED):
        other, rng = game.rules.loads(stored), random.Random(6 + luck)
        for seat in seats:
            game.disturb(rng, other, seat)
        if game.rests(other):
            return other
    return None


def rewrite_past(game: Hiding, folder: Path) -> None:
    """Change the words of what the other seats did unseen; what undo may take back stays."""
    file = File(folder)
    base = file.one("SELECT base_seq FROM states")
    with closing(sqlite3.connect(file.path)) as connection, connection:
        for seq, text, secret in file.rows(
            "SELECT seq, text, secret FROM actions WHERE seat > 0 AND kind = 'act' AND seq <= ?", base
        ):
            verb = text.split()[0]
            if secret or verb in game.rules.hidden_arguments:
                connection.execute("UPDATE actions SET text = ? WHERE seq = ?", (f"{verb} elsewhere", seq))
        connection.execute(
            "UPDATE events SET params = '{\"seat\": 0}' WHERE audience <> '' AND audience NOT LIKE '%,0,%'"
        )


async def act_alike(game: Hiding, folders: Sequence[Path], moves: int) -> None:
    """At every table the second seat does what looks the same to all and is something else, then takes a part back."""
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(tables_in(folder)) for folder in folders]
        different = 0
        for _ in range(moves):
            forms = [_forms(game, position(game, folder)) for folder in folders]
            common = sorted(forms[0].keys() & forms[1].keys(), key=str)
            form = next((f for f in common if forms[0][f] != forms[1][f]), common[0])
            different += forms[0][form] != forms[1][form]
            for at, found in zip(tables, forms, strict=True):
                await at.play.act(1, user(1).id, [found[form]])
        assert different, "both did the very same"
        for at in tables:
            await at.play.undo(1, user(1).id)


def _forms(game: Hiding, state: Any) -> dict[str, Action]:
    """What the second seat may do, by what everybody hears of it, as long as it goes on."""
    found = {}
    for action in blocking(game.rules.prompts(state))[1][0].actions:
        heard = game.public(state, 1, action)
        if heard and not any(e.seals for e in heard):
            found[str([(e.key, sorted(e.params.items())) for e in heard])] = action
    return found


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


SAME = {5: 4, 6: 7}
"""Callback types that differ only in whether the machine was quick enough to answer without deferring."""
COMMANDS: tuple[Tried, ...] = (
    ("table panel", {}),
    ("table board", {}),
    ("table board", {"style": "text"}),
    ("table status", {}),
    ("table blocking", {}),
    ("table log", {"full": True}),
    ("table log", {}),
    ("table export", {}),
    ("table panel", {"seat": 2}),
    ("act", {"action": "seal", "seat": 2}),
)


async def read_everything(game: Hiding, person: Person, lines: Sequence[str], *, secret: bool) -> list[tuple[str, Any]]:
    """What a person gets from every command, suggestion, button and refusal. ``lines``: actions to try; ``secret``: the
    panel's choices are secret, so that they may be made without the game going on."""
    note = Notebook(person)
    for path, options in (*COMMANDS, ("table board", {"zoom": game.zoom}), *game.commands):
        await note.ask(f"{path} {options}", person.use(path, channel=ROOM, **options))
    for typed in game.typed:
        await note.typed("act", "action", typed)
    for path, option in (*game.suggested, ("table panel", "table")):
        await note.typed(path, option, "")
    for line in lines:
        await note.ask(line, person.use("act", action=line, channel=ROOM))
    await note.ask("undo", person.use("table undo", channel=ROOM))
    hand = await person.use("table panel", channel=ROOM)
    await note.message("hand", hand.message)
    for item in list(parts(hand.message, SELECT))[: 8 if secret else 0]:
        value = item["options"][-1]["value"]
        found = does(hand.message, value)
        if found is not None:
            await note.ask(f"panel {value}", person.press(hand.message, *found))
            hand = await person.use("table panel", channel=ROOM)
    for label in ("Refresh panel", "Undo"):
        try:
            labelled(hand.message, label)
        except AssertionError:
            note.lines.append((label, NO_PANEL))
        else:
            await note.ask(label, person.push(hand.message, label))
    return note.lines


def outsider(game: Hiding) -> Hiding:
    """The same with less to type: outside of the soak somebody without a seat, who is refused whatever it is, tries a
    few things of every sort, and all that can be read."""
    return dataclasses.replace(game, typed=game.typed[:OUTSIDER], suggested=game.suggested[:OUTSIDER])


async def observed(game: Hiding, folder: Path, lines: Sequence[str] | None = None) -> dict[str, list[tuple[str, Any]]]:
    """What the first seat and a person without a seat see at the table in ``folder``. ``lines``: what they try.

    What would carry the game on is left out: it shows what was hidden, and rightly so.
    """
    state = position(game, folder)
    mine = game.rules.prompts(state).get(0, [])
    secret = bool(mine) and mine[0].secret
    lines = game.lines(state) if lines is None else lines
    async with Sandbox() as sandbox, Person(sandbox, 0) as own, Person(sandbox, 7) as stranger:
        unhurried(sandbox)
        async with inside(sandbox, folder) as herald:
            posts = Notebook(own)
            if mine:
                await posts.message(
                    "panel",
                    await own.wait_until(
                        lambda: next((m for m in own.mine() if "hand" in str(m["attachments"])), None), timeout=PATIENCE
                    ),
                )
            await posts.message(
                "status",
                await own.wait_until(
                    lambda: next((m for m in own.mine() if m["channel_id"] == ROOM and kind_of(m) == "status"), None),
                    timeout=PATIENCE,
                ),
            )
            seen = {
                "posts": posts.lines,
                "stranger": await read_everything(outsider(game), stranger, lines[:OUTSIDER], secret=secret),
                "own": await read_everything(game, own, lines, secret=secret),
            }
            await patiently(herald.workers.outbox.drain())  # a status that is not true any more is taken away
            for message in unasked(await whole(own, ROOM)):
                await posts.message("thread", message)
            return seen


@pytest.fixture(autouse=True)
def _nothing_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two tables are looked at one after the other, by the machine's clock: what a panel tells must not hang on
    whether ten seconds have passed in between."""
    monkeypatch.setattr("bot.tables.play.read_marks.READ", 1e9)


def timeless(seen: Any) -> str:
    """What was seen without the moments at which it happened: the two tables are played one after the other."""
    without_moments = re.sub(r"<t:\d+(:\w)?>", "<t>", repr(seen))
    return re.sub(r"(</[^:<>]+):\d+>", r"\1>", without_moments)  # each world has registered its commands anew


def same(first: Mapping[str, list[tuple[str, Any]]], second: Mapping[str, list[tuple[str, Any]]]) -> None:
    """Both saw the same."""
    for who in first:
        for (what, left), (also, right) in zip(first[who], second[who], strict=True):
            assert what == also
            assert timeless(left) == timeless(right), f"{who} learns something from {what}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "where"), [(g, where) for g, hiding in HIDINGS.items() for where in every_or_one(list(hiding.positions))]
)
async def test_nothing_hidden_shows(name: str, where: str, tmp_path: Path) -> None:
    """Whatever the other seats hide differs, and what they did unseen before; pictures, alt texts, words, suggestions,
    refusals, exports and component ids do not. One position of each game, in the soak all of them."""
    game = HIDINGS[name]
    one, other = await twins(game, tmp_path, game.positions[where])
    same(await observed(game, one), await observed(game, other))


@pytest.mark.slow
async def test_what_looks_alike_is_told_alike(tmp_path: Path) -> None:
    """Other blocks take the same ways and one goes back: posts, log, export and what may be undone are the same."""
    game = HIDINGS["roses"]
    one, other = await twins(game, tmp_path, setting_out)
    await act_alike(game, (one, other), moves=3)
    first, second = await observed(game, one), await observed(game, other)
    assert not any("undid" in str(line) for line in first["posts"]), "the thread tells what nobody saw go"
    same(first, second)


@pytest.mark.slow
async def test_a_busy_pen_is_not_heard(tmp_path: Path) -> None:
    """One leaves the order book alone, the other writes in it and takes it back: nobody else notices, nor has longer
    to think."""
    game = HIDINGS["roses"]
    one, other = tmp_path / "one", tmp_path / "other"
    await play(game, one, lambda s: s.turn == 1 and isinstance(s.frames[-1], Cards), hours=24)
    shutil.copytree(one, other)
    async with tables_in(other) as tables:
        for line in ("standing act ask", "standing retreat weak-2", "block-order yor_york pass"):
            await tables.play.act(1, user(1).id, [Action.parse(line)])
        await tables.play.undo(1, user(1).id)
    same(await observed(game, one), await observed(game, other))


@pytest.mark.slow
async def test_a_whispered_deal_is_not_noticed(tmp_path: Path, fair: None) -> None:
    """Two of six whisper: an offer is refused, renewed, countered and accepted, another is withdrawn. Everybody else
    reads, hears and may do the very same, and the thread has the same posts in the same order."""
    one, other = tmp_path / "one", tmp_path / "other"
    await play(FAIR, one, FAIR.positions["vote"], hours=24)
    shutil.copytree(one, other)
    deals = {one: (), other: ("whisper", "refuse", "whisper", "counter", "accept", "whisper", "withdraw")}
    for folder, deal in deals.items():
        async with tables_in(folder) as tables:
            await tables.play.act(1, user(1).id, [Action("vote", ("aye",))])
            for number, verb in enumerate(deal):
                maker = number not in (1, 3)
                await _whispers(tables, folder, verb, 2 if maker else 4)
            await tables.play.act(1, user(3).id, [Action("vote", ("nay",))])
    first, second = await observed(FAIR, one), await observed(FAIR, other)
    assert len(first["posts"]) > 3
    same(first, second)


async def _whispers(tables: Tables, folder: Path, verb: str, seat: int) -> None:
    """What a seat does in a deal: the first thing with this verb that it may do to the other one."""
    state = position(FAIR, folder)
    may = [a for a in legal(FAIR.rules.prompts(state)[seat]) if a.verb == verb]
    if verb == "whisper":  # for what the other one has, if they have anything
        has = [good for good, n in zip(GOODS, state.cellar[4], strict=True) if n] or GOODS
        may = [a for a in may if a.args[0] == "seat-4" and a.args[2] in has]
    await tables.play.act(1, user(seat).id, may[:1])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "where"), every_or_one([("xidit", "orders"), ("roses", "cards")]))
async def test_own_secrets_do_show(name: str, where: str, tmp_path: Path) -> None:
    """The comparison can fail: what a seat hides itself is in what it sees."""
    game = HIDINGS[name]
    one, other = tmp_path / "one", tmp_path / "other"
    await play(game, one, game.positions[where])
    shutil.copytree(one, other)
    hide_otherwise(game, other, [0])
    lines = game.lines(position(game, one))
    first, second = await observed(game, one, lines), await observed(game, other, lines)
    assert timeless(first["own"]) != timeless(second["own"])
    assert timeless(first["posts"]) != timeless(second["posts"])
    assert timeless(first["stranger"]) == timeless(second["stranger"])
