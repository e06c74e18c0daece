"""Export, import, verification, and the commands for the operator."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from bot.cli import db as commands
from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import TableStatus, UserRef
from bot.tables.service import Tables
from bot.workers.autopilot import Autopilot
from engine.core import Action, seed_hash
from tests.bot.helpers import ANA, BEN, CAI, NO_REST, PEOPLE, FakeClock, rows, running, state_columns
from tests.bot.tables.toy_rounds import finished, play_round
from tests.bot.toy import TOY, Toy, ToyState, acts
from tests.support.databases import ready


async def test_log_replays_to_the_stored_bytes(tables: Tables, db: Database) -> None:
    table = await running(tables)
    await tables.play.act(table.id, ANA.id, acts("pick 1"))
    assert (await tables.proof.shadow(table.id)).ok
    with pytest.raises(UserError, match="not-finished"):
        await tables.proof.verify(table.id)
    number = await finished(tables)
    report = await tables.proof.verify(number)
    assert (report.ok, report.draws, report.problem) == (True, 2 + 4, "")
    assert report.seed == (await tables.lookup.info(number)).seed
    assert len(await rows(db, m.snapshots, m.snapshots.c.table_id == number)) == 3


@pytest.mark.parametrize(
    ("what", "problem"),
    [
        ("draw", "which the seed does not give"),
        ("action", "is refused"),
        ("state", "another position"),
        ("hash", "hash"),
        ("snapshot", "snapshot"),
    ],
)
async def test_verification_notices(tables: Tables, db: Database, what: str, problem: str) -> None:
    number = await finished(tables)
    async with db.write() as connection:
        if what == "draw":
            row = next(r for r in await rows(db, m.actions) if len(r.draws) > 4 and r.kind == "act")
            draws = json.loads(row.draws)
            draws[0][3] = (draws[0][3] + 1) % draws[0][2]
            await connection.execute(m.actions.update().where(m.actions.c.id == row.id).values(draws=json.dumps(draws)))
        elif what == "action":
            await connection.execute(m.actions.update().where(m.actions.c.text == "finish").values(text="pick 1"))
        elif what == "state":
            await connection.execute(
                m.states.update().values(state_columns(TOY.dumps(TOY.setup(seats=2, seed="other"))))
            )
        elif what == "hash":
            await connection.execute(m.tables.update().values(seed_hash="0" * 64))
        else:
            await connection.execute(m.snapshots.update().where(m.snapshots.c.seq > 0).values(data=b"{}"))
    report = await tables.proof.verify(number)
    assert not report.ok
    assert problem in report.problem


async def test_export_of_a_running_game_hides(tables: Tables) -> None:
    table = await running(tables)
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    await tables.play.act(table.id, BEN.id, acts("pick 3"))
    own = json.loads(await tables.exports.export(table.id, BEN.id))
    assert own["whole"] is False
    assert "seed" not in own or not own["seed"]
    assert [a["text"] for a in own["actions"]] == ["pick 3"]
    assert [e["key"] for e in own["events"]] == ["toy-sealed", "toy-picked"]
    assert json.loads(await tables.exports.export(table.id, None))["actions"] == []
    assert "draws" not in json.dumps(own)
    with pytest.raises(UserError, match="import-partial"):
        await tables.exports.import_table(json.dumps(own).encode(), guild_id=1, channel_id=1, organiser=CAI)


async def test_import_of_a_finished_game(tables: Tables, db: Database) -> None:
    number = await finished(tables)
    data = await tables.exports.export(number, CAI.id)
    copy = await tables.exports.import_table(data, guild_id=5, channel_id=50, organiser=CAI)
    assert (copy.status, copy.organiser_id, [s.user_id for s in copy.seats]) == (
        TableStatus.FINISHED,
        CAI.id,
        [None, None],
    )
    assert copy.imported
    report = await tables.proof.verify(copy.id)
    assert (report.ok, report.proven) == (True, False)
    assert (await tables.proof.verify(number)).proven
    assert len(await tables.views.log(copy.id, None, since=-1)) == len(await tables.views.log(number, None, since=-1))
    kinds = [r.kind for r in await rows(db, m.outbox, m.outbox.c.table_id == copy.id, m.outbox.c.op != "edit")]
    assert kinds == ["lobby", "thread", "opening", "note", "result", "replay"]


async def test_an_imported_table_says_so_for_ever(tables: Tables) -> None:
    """Also when its own export is imported, and even when somebody takes the mark off the file."""
    paper = json.loads(await tables.exports.export(await finished(tables), ANA.id))
    assert paper["imported"] is False
    copy = await tables.exports.import_table(json.dumps(paper).encode(), guild_id=1, channel_id=1, organiser=CAI)
    again = json.loads(await tables.exports.export(copy.id, CAI.id))
    assert again["imported"] is True
    forged = json.dumps(again | {"imported": False}).encode()
    assert (await tables.exports.import_table(forged, guild_id=1, channel_id=1, organiser=CAI)).imported


class Sly(Toy):
    """The winner may change their hidden pick while they mark."""

    def _legal(self, state: ToyState, seat: int) -> list[Action]:
        return [*super()._legal(state, seat), *(acts("pick 1", "pick 2") if seat == state.winner else [])]


async def test_commands_seen_in_part(db: Database, clock: FakeClock) -> None:
    """One command that did something hidden and something open, taken back by one undo and given again: others see the
    open part of each, numbered without gaps."""
    tables = Tables(db, clock, games={"toy": Sly()})
    table = await running(tables)
    for user in (ANA, BEN):
        await tables.play.act(table.id, user.id, acts("pick 2", "seal"))
    winner = PEOPLE[(await tables.views.look(table.id, None)).waiting[0].seat]
    for _ in range(2):
        await tables.play.act(table.id, winner.id, acts("pick 1", "mark a"))
        await tables.play.undo(table.id, winner.id)
    for user in (ANA, BEN, CAI):
        shown = json.loads(await tables.exports.export(table.id, user.id))["actions"]
        assert [line["seq"] for line in shown] == list(range(1, len(shown) + 1))
        open_ = [line for line in shown if line["seq"] > len(shown) - (6 if user is winner else 4)]
        expected = ["pick 1", "mark a", "undo"] if user is winner else ["mark a", "undo"]
        assert [line["kind"] if line["kind"] == "undo" else line["text"] for line in open_] == expected * 2
        for place, line in enumerate(open_):
            command = [old["seq"] for old in open_[:place] if old["kind"] == "act"][-len(expected) + 1 :]
            if line["kind"] == "undo":
                assert line["text"] == " ".join(map(str, command))
            else:
                assert line["batch"] == line["seq"] - (line["text"] == "mark a" and user is winner)


async def test_import_of_a_running_game_goes_on(tables: Tables, db: Database) -> None:
    table = await running(tables)
    await play_round(tables, table.id)
    await tables.play.act(table.id, ANA.id, acts("pick 3"))
    data = await tables.export_whole(table.id)
    with pytest.raises(UserError, match="import-unfinished"):
        await tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=ANA)
    copy = await tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=ANA, trusted=True)
    assert (await tables.views.look(copy.id, ANA.id)).view == (await tables.views.look(table.id, ANA.id)).view
    await tables.play.act(copy.id, BEN.id, acts("pick 2", "seal"))
    await tables.play.act(copy.id, ANA.id, acts("seal"))
    assert (await tables.proof.shadow(copy.id)).ok


def with_lines(paper: Any, change: Callable[[int, Any], Any]) -> bytes:
    """The paper with other lines in its log."""
    return json.dumps(paper | {"actions": [change(n, line) for n, line in enumerate(paper["actions"])]}).encode()


BROKEN: list[Callable[[Any], bytes]] = [
    lambda p: b"",
    lambda p: b"\xff\xfe",
    lambda p: b"[1]",
    lambda p: json.dumps({"format": "x"}).encode(),
    lambda p: json.dumps(p | {"version": 99}).encode(),
    lambda p: json.dumps(p | {"actions": []}).encode(),
    lambda p: json.dumps(p | {"seed": "other"}).encode(),
    lambda p: json.dumps(p | {"seats": p["seats"][:1]}).encode(),
    lambda p: json.dumps(p | {"options": {"rounds": "x"}}).encode(),
    lambda p: json.dumps(p | {"actions": p["actions"][:-1]}).encode(),
    lambda p: json.dumps(p | {"actions": [*p["actions"], p["actions"][-1]]}).encode(),
    lambda p: json.dumps(p | {"seat_count": 9, "seats": p["seats"] * 4 + p["seats"][:1]}).encode(),
    lambda p: json.dumps(p)[:-40].encode(),
    lambda p: json.dumps(p | {"seats": [{"name": "\0"}] * 2}).encode(),
    lambda p: json.dumps(p | {"seed": "`@everyone`", "seed_hash": seed_hash("`@everyone`")}).encode(),
    lambda p: json.dumps(p | {"created_at": 1e300}).encode(),
    lambda p: json.dumps(p | {"policy": {"weekdays": [0] * 100}}).encode(),
    lambda p: json.dumps(p | {"options": {"rounds": 10**30}}).encode(),
    lambda p: json.dumps(p | {"options": {"a": [[]] * 5000}}).encode(),
    lambda p: json.dumps(p).replace('"pick 1"', '"pick ' + "9" * 5000 + '"').encode(),
    lambda p: with_lines(p, lambda n, line: line | {"at": -1.0} if n == 3 else line),
    lambda p: with_lines(p, lambda n, line: line | {"user": 1 << 70} if n == 3 else line),
    lambda p: with_lines(p, lambda n, line: line | {"batch": 1 << 40} if n == 3 else line),
    lambda p: with_lines(p, lambda n, line: line | {"seat": 7} if n == 3 else line),
    lambda p: with_lines(p, lambda n, line: line | {"kind": "setup"} if n == 3 else line),
    lambda p: with_lines(p, lambda n, line: line | {"text": "1 `x`"} if n == 0 else line),
    lambda p: with_lines(p, lambda n, line: line | {"draws": [["start", 7, 2, 1]]} if n == 0 else line),
    lambda p: with_lines(p, lambda n, line: line | {"text": "9" * 9} if line["kind"] == "undo" else line),
    lambda p: with_lines(p, lambda n, line: line | {"text": "0"} if line["kind"] == "undo" else line),
    lambda p: with_lines(p, lambda n, line: line | {"text": f"{n}"} if line["kind"] == "undo" else line),
    lambda p: with_lines(
        p, lambda n, line: line | {"text": " ".join([line["text"]] * 2)} if line["kind"] == "undo" else line
    ),
]


async def test_broken_files_change_nothing(tables: Tables, db: Database) -> None:
    paper = json.loads(await tables.export_whole(await finished(tables)))
    before = await rows(db, m.tables)
    for number, damage in enumerate(BROKEN):
        with pytest.raises(UserError) as caught:
            await tables.exports.import_table(
                damage(copy.deepcopy(paper)), guild_id=1, channel_id=1, organiser=UserRef(900 + number, "Ana")
            )
        assert caught.value.key == "import-broken", number
        assert await rows(db, m.tables) == before, number


@pytest.fixture
def app() -> typer.Typer:
    app = typer.Typer()
    commands.register(app)
    return app


def test_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, app: typer.Typer) -> None:
    """On a database of its own, with the registered games."""

    async def prepare() -> tuple[int, int]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
        await ready(database)
        tables = Tables(database, FakeClock())
        made = []
        for people in range(2):
            table = await tables.lobby.create(
                guild_id=1, channel_id=1, organiser=ANA, game="xidit", seats=3, options={"short": True}, policy=NO_REST
            )
            if not people:  # computers alone play to the end
                await tables.lobby.leave(table.id, ANA.id)
            for _ in range(3 - people):
                await tables.lobby.add_computer(table.id, ANA.id, "random")
            made.append((await tables.lobby.start(table.id, ANA.id)).id)
        await Autopilot(tables.store, tables.play).run_due()
        assert (await tables.lookup.info(made[0])).status is TableStatus.FINISHED
        await database.close()
        return made[0], made[1]

    over, live = asyncio.run(prepare())
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("HERALD_DATA", str(tmp_path))
    run = CliRunner().invoke
    assert run(app, ["migrate"]).exit_code == 0
    assert run(app, ["migrate", "--check"]).exit_code == 0
    done = run(app, ["verify-dice", str(over)])
    assert (done.exit_code, "Every draw follows" in done.output) == (0, True)
    for bad in (
        ["verify-dice", str(live)],
        ["verify-dice", "99"],
        ["export", "99"],
        ["import", str(tmp_path / "none.json"), "--guild", "1", "--channel", "1", "--user", "1"],
    ):
        refused = run(app, bad)
        assert (refused.exit_code, len(refused.stderr.strip().splitlines())) == (2, 1), bad
    file = tmp_path / "table.json"
    assert run(app, ["export", str(live), "--out", str(file)]).exit_code == 0
    arguments = ["import", str(file), "--guild", "7", "--channel", "8", "--user", "9"]
    assert run(app, arguments).exit_code == 0
    file.write_text("{", encoding="utf-8")
    assert run(app, arguments).exit_code == 2
    asyncio.run(_spoil(tmp_path, live))
    checked = run(app, ["migrate", "--check"])
    assert (checked.exit_code, f"Table {live}:" in checked.output) == (1, True)
    monkeypatch.setenv("DATABASE_URL", "postgresql://nobody@127.0.0.1:9/none")
    unreachable = run(app, ["migrate"])
    assert (unreachable.exit_code, "Cannot use the database" in unreachable.stderr) == (2, True)


async def _spoil(folder: Path, table_id: int) -> None:
    database = Database(f"sqlite+aiosqlite:///{folder / 'herald.db'}")
    async with database.write() as connection:
        state = (await rows(database, m.states, m.states.c.table_id != table_id))[0]
        await connection.execute(
            m.states.update().where(m.states.c.table_id == table_id).values(state_columns(state.data))
        )
    await database.close()
