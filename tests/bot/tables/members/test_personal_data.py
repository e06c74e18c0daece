"""A person's data: nothing that names them is missing when it is shown or forgotten, and games stay what they were."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.members.personal_columns import NOBODY_S, TRACES, Fate, mask
from bot.tables.model import TableStatus, UserRef
from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, CAI, DOT, SOMEONE, lobby, rows, running
from tests.bot.tables.toy_rounds import play_out
from tests.bot.toy import acts

MANAGER = UserRef(900, "Meg")


def large() -> set[str]:
    """Every column that holds a number as large as Discord's, but for those that refer to another row."""
    found = set()
    for table in m.METADATA.sorted_tables:
        for column in table.columns:
            big = isinstance(column.type, sa.BigInteger)
            if big and not column.foreign_keys:
                found.add(f"{table.name}.{column.name}")
    return found


def test_every_column_that_may_name_a_person_is_known() -> None:
    """A new column must be put among those that do, with what becomes of it, or among those that do not."""
    known = {trace.column for trace in TRACES}
    referring = {"results.table_id"}  # a table that may be gone
    assert large() - NOBODY_S - referring == known
    assert large() >= NOBODY_S | known
    assert len(known) == len(TRACES)


def test_what_is_kept_or_not_shown_has_a_reason() -> None:
    for trace in TRACES:
        assert set(trace.shown) <= {column.name for column in trace.table.columns}
        assert trace.why or (trace.shown and trace.fate is not Fate.KEEP), trace.column
    hidden = {
        "seed",
        "data",
        "base",
        "asked",
        "heard",
        "trail",
        "by_user",
        "about_user",
        "evidence",
        "closed_by",
        "facts",
    }
    assert not any(hidden & set(trace.shown) for trace in TRACES)


async def a_life(tables: Tables) -> tuple[int, int, int]:
    """Ben does everything that leaves a trace: a game that is over, one that runs, one that gathers, and more."""
    over = await running(tables, 2)
    await play_out(tables, over.id)
    runs = await running(tables, 3)
    await tables.play.act(runs.id, BEN.id, acts("pick 2"))
    await tables.cancel(runs.id, BEN.id)
    gathers = await tables.lobby.create(guild_id=1, channel_id=10, organiser=BEN, game="toy", seats=2)
    await tables.lobby.join(gathers.id, DOT)
    await tables.preferences.set_user(BEN.id, zone="Europe/Madrid")
    await tables.moderation.block(BEN.id, DOT.id)
    await tables.moderation.block(CAI.id, BEN.id)
    await tables.moderation.report(runs.id, BEN.id, "hm", ANA.id)
    await tables.moderation.report(runs.id, ANA.id, "well", BEN.id)
    await tables.lobby.lesson(BEN, "toy", seats=2)
    return over.id, runs.id, gathers.id


async def test_one_sees_what_names_one_and_nothing_else(tables: Tables) -> None:
    """No seed, no hand, nobody else's reports or blocks."""
    over, runs, _ = await a_life(tables)
    shown = await tables.personal_data.show(BEN.id)
    assert {"users.id", "seats.user_id", "actions.user_id", "blocks.user_id", "reports.by_user", "placings.user_id",
            "tables.organiser_id", "motions.by_user", "outbox.user_id"} <= shown.keys()  # fmt: skip
    assert {row["table_id"] for row in shown["actions.user_id"]} == {over, runs}
    text = json.dumps(shown)
    assert (await rows(tables.store.db, m.tables))[1].seed not in text
    assert "well" not in text
    assert str(CAI.id) not in json.dumps([shown["blocks.user_id"]])
    assert await tables.personal_data.show(999) == {}


async def test_what_others_said_and_who_keeps_away_is_not_ones_own(tables: Tables) -> None:
    """Neither what one has heard in private, beyond the message itself, nor who has blocked one."""
    table = await lobby(tables, 3)
    await tables.lobby.configure(table.id, ANA.id, press="free")
    await tables.lobby.start(table.id, ANA.id)
    shown = await tables.personal_data.show(BEN.id)
    await tables.moderation.block(CAI.id, BEN.id)
    await tables.private_talk.say(table.id, CAI.id, "without him", [1])
    assert await tables.personal_data.show(BEN.id) == shown
    await tables.private_talk.say(table.id, ANA.id, "for him", [1])
    await tables.private_talk.say(table.id, BEN.id, "his own", [0])
    shown = await tables.personal_data.show(BEN.id)
    assert [(row["seat"], row["text"]) for row in shown["talk_lines.user_id"]] == [(1, "his own")]
    assert not {"talk_heard.user_id", "blocks.other_id", "blocks.user_id", "reports.about_user"} & shown.keys()
    for number in (ANA.id, CAI.id):
        assert str(number) not in json.dumps(shown)


async def test_ones_data_count_nothing_that_others_do_in_secret(tables: Tables) -> None:
    """At two tables Ben does the same; at the second one the others change their minds and talk. Ben sees the same."""
    shown, reports = [], []
    for busy in (False, True):
        table = await lobby(tables, 3)
        await tables.lobby.configure(table.id, ANA.id, press="free")
        await tables.lobby.start(table.id, ANA.id)
        for text in ("pick 2", "pick 3"):
            if busy:
                await tables.play.act(table.id, ANA.id, acts("pick 1", "pick 2", "pick 3"))
                await tables.private_talk.say(table.id, ANA.id, f"psst, {text}", [2])
            await tables.play.act(table.id, BEN.id, acts(text))
        await tables.play.undo(table.id, BEN.id)
        await tables.private_talk.say(table.id, BEN.id, "all", [0, 2])
        found = await tables.personal_data.show(BEN.id)
        own = [row for row in found["actions.user_id"] if row["table_id"] == table.id]
        shown.append([(row["seq"], row["kind"], row["text"]) for row in own])
        assert [row["talk_id"] for row in found["talk_lines.user_id"]] == [1, 2][: 1 + busy]
        number = await tables.moderation.report(table.id, BEN.id, "hm", ANA.id)
        reports.append((await tables.moderation.read_report(1, number))[0])
    assert shown[0] == shown[1] == [(1, "act", "pick 2"), (2, "act", "pick 3"), (3, "undo", "2")]
    assert reports[0].seq == reports[1].seq == 0


async def test_who_is_forgotten_is_named_nowhere(tables: Tables, db: Database) -> None:
    """But where it is said that they are; their games are played and checked as before."""
    over, runs, gathers = await a_life(tables)
    before = (await tables.export_whole(over)).decode()
    assert str(BEN.id) in before
    await tables.personal_data.forget(BEN.id, SOMEONE)
    for trace in TRACES:
        left = [r for r in await rows(db, trace.table) if getattr(r, trace.person.name) == BEN.id]
        assert bool(left) == (trace.column in ("blocks.other_id", "reports.about_user")), trace.column
    assert (await tables.proof.verify(over)).proven
    info = await tables.lookup.info(over)
    assert [s.name for s in info.seats] == ["Ana", "someone who left"]
    info = await tables.lookup.info(runs)
    assert (info.status, info.seats[1].user_id, info.seats[1].name, info.seats[1].offered) == (
        TableStatus.RUNNING, None, "someone who left", True,
    )  # fmt: skip
    assert (await tables.proof.shadow(runs)).ok
    info = await tables.lookup.info(gathers)
    assert (info.status, info.organiser_id, [s.user_id for s in info.seats]) == (
        TableStatus.LOBBY,
        DOT.id,
        [None, DOT.id],
    )
    assert not [r for r in await rows(db, m.tables) if r.lesson]
    assert "Ben" not in "".join(str(tuple(r)) for r in await rows(db, m.reports))
    assert not await tables.lookup.motions(runs)
    await tables.play.act(runs, ANA.id, acts("pick 2", "seal"))


async def test_nobody_comes_back_to_another_seat_by_being_forgotten(tables: Tables) -> None:
    """They know a hand of that game; their own seat they may have back. Twice is as once."""
    runs = await running(tables, 3)
    await tables.lobby.leave(runs.id, ANA.id)
    await tables.personal_data.forget(BEN.id, SOMEONE)
    await tables.lobby.join(runs.id, DOT)  # Ana's seat, the first that is offered
    info = await tables.lobby.join(runs.id, BEN)
    assert info.seats[1].user_id == BEN.id
    await tables.personal_data.forget(BEN.id, SOMEONE)
    await tables.personal_data.forget(BEN.id, SOMEONE)
    await tables.lobby.leave(runs.id, CAI.id)
    info = await tables.lobby.join(runs.id, CAI)
    assert info.seats[2].user_id == CAI.id
    await tables.lobby.join(runs.id, BEN)
    await tables.personal_data.forget(BEN.id, SOMEONE)
    await tables.personal_data.forget(CAI.id, SOMEONE)
    with pytest.raises(UserError, match="seat-known"):
        await _only(tables, runs.id, 2, BEN)


async def _only(tables: Tables, table_id: int, seat: int, user: UserRef) -> Any:
    """Somebody is to have one seat of a table."""
    return await tables.handovers.replace(table_id, DOT.id, seat, user, manager=True)


async def test_a_ban_outlives_whom_it_is_about(tables: Tables) -> None:
    await tables.moderation.ban(1, MANAGER.id, BEN.id, "rude")
    await tables.personal_data.forget(BEN.id, SOMEONE)
    await tables.personal_data.forget(MANAGER.id, SOMEONE)
    assert [(b.user_id, b.by_user) for b in await tables.moderation.bans(1)] == [(BEN.id, None)]
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2)
    with pytest.raises(UserError, match="banned"):
        await tables.lobby.join(table.id, BEN)
    assert mask(BEN.id) < 0
