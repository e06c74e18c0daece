"""Going back by consent of all: the log only grows, luck falls again as it fell, and nobody learns who did not want."""

from __future__ import annotations

import json

import pytest

from bot.store import Database
from bot.store import models as m
from bot.tables.lobby import lobby
from bot.tables.model import DeadlinePolicy, TableInfo, TableStatus
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.replay import Divergence, LogLine, undone_by
from bot.workers.timer import Timer
from tests.bot.helpers import ANA, BEN, CAI, DOT, PEOPLE, FakeClock, refused, rows, running
from tests.bot.planned_posts import last, told
from tests.bot.toy import TOY, acts

REWIND = MotionKind.REWIND


async def played(tables: Tables, seats: int = 2, picks: str = "pick 2", **more: object) -> TableInfo:
    """A table whose first round was played, and which has begun the second."""
    table = await running(tables, seats, **more)
    for user in PEOPLE[:seats]:
        await tables.play.act(table.id, user.id, acts(picks, "seal"))
    await _mark(tables, table.id, "b")
    await tables.play.act(table.id, BEN.id, acts("pick 3", "seal"))
    return await tables.lookup.info(table.id)


async def _mark(tables: Tables, table_id: int, letter: str) -> None:
    winner = PEOPLE[(await tables.views.look(table_id, None)).waiting[0].seat]
    await tables.play.act(table_id, winner.id, acts("mark a"))
    await tables.play.undo(table_id, winner.id)
    await tables.play.act(table_id, winner.id, acts(f"mark {letter}", "finish"))


async def token(tables: Tables, table_id: int, key: str) -> str:
    return next(p.token for p in await tables.votes.moments(table_id) if p.event["key"] == key)


async def agreed(tables: Tables, table_id: int, key: str, seats: int = 2) -> None:
    """Everybody agrees to go back to before something."""
    name = await token(tables, table_id, key)
    for user in PEOPLE[:seats]:
        await tables.votes.rewind(table_id, user.id, name)


async def test_all_agree_and_the_log_only_grows(tables: Tables, db: Database) -> None:
    """The position of that moment, the same luck for the same draws, a log that anybody can check, and a game that goes
    on to its end; the file of it comes back as it was."""
    table = await played(tables)
    await agreed(tables, table.id, "toy-round")
    lines = [(r.seq, r.text, r.draws) for r in await rows(db, m.actions)]
    shown = [r.params for r in await rows(db, m.events, m.events.c.key == "toy-shown")]
    since = await last(db)
    first = await tables.votes.rewind(table.id, ANA.id, await token(tables, table.id, "toy-shown"))
    assert first.motion is not None
    assert await told(db, since) == ["whisper-rewind 102", "note-rewind"]
    await tables.votes.rewind(table.id, ANA.id, await token(tables, table.id, "toy-shown"))  # twice is once
    since = await last(db)
    voted = await tables.votes.vote(table.id, BEN.id, REWIND, True, token=first.motion.token)
    assert voted.motion is None
    assert await told(db, since) == ["note-rewind-agreed", "whisper-rewound 101", "whisper-rewound 102"]
    look = await tables.views.look(table.id, BEN.id)
    assert (look.view.round, look.view.sealed, look.view.own) == (1, [True, False], 2)
    assert [str(a) for a in look.legal] == ["pick 1", "pick 2", "pick 3", "seal"]
    assert not look.can_undo
    assert [(r.seq, r.text, r.draws) for r in await rows(db, m.actions)][: len(lines)] == lines
    assert [r.kind for r in await rows(db, m.actions)][len(lines) :] == ["rewind"]
    assert (await tables.proof.shadow(table.id)).problem == ""
    await tables.play.act(table.id, BEN.id, acts("seal"))
    again = [r.params for r in await rows(db, m.events, m.events.c.key == "toy-shown", ~m.events.c.undone)]
    assert again == shown
    points = (await tables.views.look(table.id, None)).view.points
    await agreed(tables, table.id, "toy-shown")  # once more, behind the first
    await tables.play.act(table.id, BEN.id, acts("seal"))
    assert (await tables.views.look(table.id, None)).view.points == points
    for letter in ("a", "b"):
        await _mark(tables, table.id, letter)
        if letter == "a":
            for user in PEOPLE[:2]:
                await tables.play.act(table.id, user.id, acts("pick 1", "seal"))
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
    assert (await tables.proof.verify(table.id)).problem == ""
    file = await tables.exports.export(table.id, ANA.id)
    other = await tables.exports.import_table(file, guild_id=1, channel_id=1, organiser=CAI)
    assert (await tables.proof.verify(other.id)).problem == ""
    kept = json.loads(await tables.exports.export(other.id, CAI.id))
    assert kept["actions"] == json.loads(file)["actions"]
    assert [e["key"] for e in kept["events"]] == [e["key"] for e in json.loads(file)["events"]]
    assert sum(e["key"] == "table-rewound" for e in kept["events"]) == 2  # the first was taken back by the second


async def test_what_an_undo_had_taken_back_stands_again(tables: Tables, db: Database) -> None:
    """Ana's pick was undone after the moment to which all go back: there it was made."""
    table = await running(tables)
    await tables.play.act(table.id, ANA.id, acts("pick 2"))
    await tables.play.act(table.id, BEN.id, acts("pick 1", "seal"))
    await tables.play.act(table.id, ANA.id, acts("seal"))
    winner = PEOPLE[(await tables.views.look(table.id, None)).waiting[0].seat]
    await tables.play.act(table.id, winner.id, acts("mark a"))
    await tables.play.undo(table.id, winner.id)
    await agreed(tables, table.id, "toy-shown")
    assert (await tables.views.look(table.id, ANA.id)).view.own == 2
    assert (await tables.proof.shadow(table.id)).problem == ""
    lines = [LogLine(0, -1, "setup", "", 0, 0), LogLine(1, 0, "act", "pick 1", 1, 0), LogLine(2, 1, "act", "x", 2, 0),
             LogLine(3, 0, "undo", "1", 3, 0), LogLine(4, -1, "rewind", "2 1", 4, 0)]  # fmt: skip
    assert undone_by(lines) == {2, 3}
    assert undone_by([*lines, LogLine(5, -1, "rewind", "4 1", 5, 0)]) == {1, 4}
    with pytest.raises(Divergence):
        undone_by([*lines, LogLine(5, -1, "rewind", "7 1", 5, 0)])


async def test_silence_is_no_and_nobody_learns_whose(tables: Tables, db: Database, clock: FakeClock) -> None:
    """One refuses, one is silent: word for word the same, to everybody, at the same moment."""
    said = []
    for answer in (None, False):
        table = await played(tables, 3, policy=DeadlinePolicy(hours=48, reminders=()))
        since = await last(db)
        voted = await tables.votes.rewind(table.id, ANA.id, await token(tables, table.id, "toy-round"))
        await tables.votes.vote(table.id, CAI.id, REWIND, True)
        if answer is not None:
            await tables.votes.vote(table.id, BEN.id, REWIND, answer)
        assert voted.motion is not None
        clock.add(hours=47)
        await Timer(tables.store, tables.play).run_due()
        assert await tables.lookup.motions(table.id)
        clock.add(hours=2)
        await Timer(tables.store, tables.play).run_due()
        assert await tables.lookup.motions(table.id) == []
        posts = [r.payload for r in await rows(db, m.outbox, m.outbox.c.id > since, m.outbox.c.kind == "note")]
        said.append([json.loads(p)["key"] for p in posts if "rewind" in p])
        assert not any(str(u.id) in p for u in PEOPLE for p in posts if "rewind" in p)
        assert (await tables.views.look(table.id, BEN.id)).view.round == 2
    assert said[0] == said[1] == ["note-rewind", "note-rewind-failed"]


async def test_moments_tell_nothing_that_is_hidden(
    tables: Tables, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two tables that differ in how often and what Ben picked in secret: the same moments, by the same names, and the
    same words to everybody; after it the others' views are the same as well."""
    monkeypatch.setattr(lobby.secrets, "token_hex", lambda size: "5" * 2 * size)
    found = []
    for secret in (["pick 1"], ["pick 2", "pick 3", "pick 1", "pick 3"]):
        table = await played(tables)
        await tables.play.act(table.id, ANA.id, acts("pick 2"))
        await tables.play.act(table.id, BEN.id, acts("unseal", *secret))
        moments = await tables.votes.moments(table.id)
        since = await last(db)
        await agreed(tables, table.id, "toy-round")
        posts = [
            (r.kind, r.op, r.payload) for r in await rows(db, m.outbox, m.outbox.c.id > since) if r.user_id != BEN.id
        ]
        look = await tables.views.look(table.id, ANA.id)
        found.append(([p.event["key"] for p in moments], len({p.token for p in moments}), posts, look.view.sealed))
        assert "seq" not in json.dumps([p.event for p in moments])
    strip = [[(k, op, json.loads(x).get("key")) for k, op, x in posts] for _, _, posts, _ in found]
    assert strip[0] == strip[1]
    assert found[0][:2] == found[1][:2]
    assert found[0][3] == found[1][3]


async def test_who_may_not(tables: Tables, db: Database, clock: FakeClock) -> None:
    """Strangers, other moments, moments that are gone, a table that has not moved, asking without end: one sentence."""
    fresh = await running(tables)
    await refused(tables.votes.rewind(fresh.id, ANA.id, "x"), "rewind-none")
    table = await played(tables)
    before = await tables.views.look(table.id, ANA.id)
    shown, round_ = await token(tables, table.id, "toy-shown"), await token(tables, table.id, "toy-round")
    await refused(tables.votes.rewind(table.id, DOT.id, shown), "not-seated")
    await refused(tables.votes.rewind(table.id, ANA.id, "0" * 12), "rewind-gone")
    voted = await tables.votes.rewind(table.id, ANA.id, shown)
    assert voted.motion is not None
    await refused(tables.votes.rewind(table.id, BEN.id, round_), "rewind-asked")
    await refused(tables.votes.vote(table.id, DOT.id, REWIND, True), "not-seated")
    await refused(tables.votes.vote(table.id, BEN.id, REWIND, True, token="0"), "nothing-asked")
    assert (await tables.views.look(table.id, ANA.id)).view == before.view
    timer = Timer(tables.store, tables.play)
    start = clock.now()
    for _ in range(5):
        clock.time = (await tables.lookup.motions(table.id))[0].due_at or 0
        await timer.run_due()
        clock.time = start
        if len(await rows(db, m.outbox, m.outbox.c.payload.contains("rewind-failed"))) < 5:
            await tables.votes.rewind(table.id, ANA.id, shown)
    await refused(tables.votes.rewind(table.id, ANA.id, shown), "too-often")
    clock.add(hours=1)
    # What is pressed from before the rewind fits nothing of after it.
    stale = before.tokens["pick-2"]
    await agreed(tables, table.id, "toy-round")
    await _mark(tables, table.id, "a")
    await refused(tables.play.act(table.id, ANA.id, acts("pick 1"), token=stale), "stale-click")
    await refused(tables.votes.vote(table.id, BEN.id, REWIND, True, token=voted.motion.token), "nothing-asked")


async def test_a_moment_that_is_lost_changes_nothing(tables: Tables, db: Database) -> None:
    """The positions it rests on are gone by the time the last one agrees."""
    table = await played(tables)
    name = await token(tables, table.id, "toy-shown")
    await tables.votes.rewind(table.id, ANA.id, name)
    async with db.write() as connection:
        await connection.execute(m.snapshots.delete().where(m.snapshots.c.seq == 0))
    before, since = await tables.views.look(table.id, ANA.id), await last(db)
    await tables.votes.vote(table.id, BEN.id, REWIND, True)
    assert await told(db, since) == ["note-rewind-lost"]
    assert (await tables.views.look(table.id, ANA.id)).view == before.view
    await refused(tables.votes.rewind(table.id, ANA.id, name), "rewind-none")


async def test_alone_with_computers_one_goes_back_at_once(tables: Tables, db: Database) -> None:
    info, _ = await tables.lobby.lesson(ANA, "toy", seats=2)
    await tables.play.act(info.id, ANA.id, acts("pick 3", "seal"))
    await tables.play.act_for(info.id, 1, "pick-1", acts("pick 1", "seal"), acts=0)
    await agreed(tables, info.id, "toy-shown", 1)
    look = await tables.views.look(info.id, ANA.id)
    assert (look.view.own, look.view.round) == (3, 1)
    assert not await tables.play.act_for(info.id, 1, "pick-1", acts("seal"), acts=2)  # thought about before
    assert TOY.outcome(TOY.loads((await rows(db, m.states))[0].data)) is None
