"""Notes of one's own: kept for weeks, read by nobody else, lost by no form that comes late or twice."""

from __future__ import annotations

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.members.notes import LONGEST
from bot.tables.service import Tables
from tests.bot.helpers import ANA, BEN, CAI, FakeClock, hand_over, rows, running


async def test_notes_are_their_writers_own(tables: Tables, clock: FakeClock) -> None:
    """Not the seat's: who takes it later, who organises, who exports the table reads nothing of them."""
    info = await running(tables)
    await tables.notes.write(info.id, BEN.id, "Ana always\r\npicks three\x00\u202e")
    clock.add(hours=24 * 30)
    await hand_over(tables, info.id, 1, CAI)
    note = await tables.notes.read(info.id, BEN.id)
    assert note.text == "Ana always\npicks three"
    assert clock.now() - note.at == 24 * 30 * 3600
    for other in (ANA, CAI):
        assert (await tables.notes.read(info.id, other.id)).text == ""
        assert b"picks three" not in await tables.exports.export(info.id, other.id)
    assert b"picks three" not in await tables.export_whole(info.id)


async def test_a_late_form_overwrites_nothing(tables: Tables) -> None:
    info = await running(tables)
    first = await tables.notes.write(info.id, ANA.id, "one", over="")
    second = await tables.notes.write(info.id, ANA.id, "two", over=first.token)
    assert await tables.notes.write(info.id, ANA.id, "two", over=first.token) == second  # sent twice
    with pytest.raises(UserError, match="notes-changed"):
        await tables.notes.write(info.id, ANA.id, "three", over=first.token)
    assert (await tables.notes.add(info.id, ANA.id, " four ")).text == "two\nfour"
    assert (await tables.notes.read(info.id, ANA.id)).text == "two\nfour"


async def test_what_cannot_be_kept_changes_nothing(tables: Tables) -> None:
    info = await running(tables)
    await tables.notes.write(info.id, ANA.id, "x" * LONGEST)
    for line, why in (("more", "notes-long"), ("\u200b\u2066", "notes-empty"), (" \n ", "notes-empty")):
        with pytest.raises(UserError, match=why):
            await tables.notes.add(info.id, ANA.id, line)
    with pytest.raises(UserError, match="notes-long"):
        await tables.notes.write(info.id, ANA.id, "y" * (LONGEST + 1))
    assert (await tables.notes.read(info.id, ANA.id)).text == "x" * LONGEST


async def test_everything_of_a_person_is_shown_and_deleted_with_him(tables: Tables, db: Database) -> None:
    first, second = await running(tables), await running(tables)
    await tables.notes.write(first.id, ANA.id, "one")
    await tables.notes.write(second.id, ANA.id, "two")
    await tables.notes.write(first.id, BEN.id, "three")
    assert [(n.table_id, n.text) for n in await tables.notes.of(ANA.id)] == [(first.id, "one"), (second.id, "two")]
    await tables.notes.write(second.id, ANA.id, "")
    assert len(await rows(db, m.notes)) == 2  # an empty page leaves no row
    assert await tables.notes.forget(ANA.id) == 1
    assert [row.text for row in await rows(db, m.notes)] == ["three"]
