"""Options of tables: stored with every one named, and what an older row or file left unsaid is what it was then."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bot.presenter.pages.lobby import facts, options_of
from bot.presenter.words.voice import Voice
from bot.store import Database
from bot.store import models as m
from bot.tables.history.log_check import Course
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from engine import GAMES
from engine.core import Action
from tests.bot.helpers import ANA, BEN, CAI, NO_DEADLINE, FakeClock, rows

GAME = "charlemagne"
THEN = {"build_limit": 0, "leader_death": True}
"""What two options were by default before they were 1 and off."""
NOW = {"build_limit": 1, "leader_death": False}
OLD_ROWS = {"unsaid": {"scara": True}, "said": {"first": "empire", "scara": True, **THEN}}
"""Options as older tables may have them stored: without a word on the two, or with all that were chosen."""


@pytest.fixture
def real(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games=GAMES)


async def gathered(tables: Tables, db: Database, stored: dict[str, Any] | None = None) -> int:
    """A full table that has not started; ``stored``: what its row says of its options."""
    made = await tables.lobby.create(guild_id=1, channel_id=1, organiser=ANA, game=GAME, seats=2, policy=NO_DEADLINE)
    await tables.lobby.join(made.id, BEN)
    if stored is not None:
        async with db.write() as connection:
            row = m.tables.update().where(m.tables.c.id == made.id)
            await connection.execute(row.values(options=json.dumps(stored)))
    return made.id


async def kept(db: Database, table_id: int) -> dict[str, Any]:
    """What the row of a table says of its options."""
    (row,) = await rows(db, m.tables, m.tables.c.id == table_id)
    return dict(json.loads(row.options))


async def played_by(tables: Tables, table_id: int) -> dict[str, Any]:
    """What the position of a table says of them."""
    view = (await tables.views.look(table_id, ANA.id)).view
    return {name: getattr(view.options, name) for name in THEN}


async def test_a_new_table_names_every_option(real: Tables, db: Database) -> None:
    """As offered it builds one a turn, and the optional rules are off (28 to 30)."""
    number = await gathered(real, db)
    assert await kept(db, number) == {
        "first": "empire", "placement": "free", "build_limit": 1, "duels": False, "scara": False, "leader_death": False,
    }  # fmt: skip
    await real.lobby.start(number, ANA.id)
    assert await played_by(real, number) == NOW


@pytest.mark.parametrize("stored", OLD_ROWS.values(), ids=OLD_ROWS)
async def test_what_an_older_table_left_unsaid_stays(real: Tables, db: Database, stored: dict[str, Any]) -> None:
    """Set up, verified, repaired, exported and imported, branched off: as it was, and its card says so."""
    number = await gathered(real, db, stored)
    await real.lobby.start(number, ANA.id)
    assert await played_by(real, number) == THEN
    assert (await real.repairs.look(number)).course is Course.SAME
    await real.play.act(number, BEN.id, [Action("ready")])
    await real.play.act(number, ANA.id, [Action("capitulate")])
    info = await real.lookup.info(number)
    assert info.status is TableStatus.FINISHED
    assert (await real.proof.verify(number)).problem == ""
    assert "no limit" in "\n".join(facts(info, Voice("en", ["Ana", "Ben"], GAME)))
    assert options_of(info).items() >= {**stored, **THEN}.items()
    fork = await real.forks.fork(number, ANA, seat=0)
    assert await played_by(real, fork.id) == THEN
    paper = await real.exports.export(number, ANA.id)
    assert json.loads(paper)["options"] == stored
    copy = await real.exports.import_table(paper, guild_id=1, channel_id=1, organiser=CAI)
    assert (await kept(db, copy.id)).items() >= {**stored, **THEN}.items()
    assert (await real.proof.verify(copy.id)).problem == ""


async def test_changing_one_option_changes_no_other(real: Tables, db: Database) -> None:
    """Before the start of an older table: what was not said is said from now on, as it was."""
    number = await gathered(real, db, {})
    await real.lobby.configure(number, ANA.id, options={"duels": True})
    assert (await kept(db, number)).items() >= {"duels": True, **THEN}.items()


@pytest.mark.parametrize("game", GAMES)
def test_what_was_the_default_may_still_be_chosen(game: str) -> None:
    """And is another one today, or nobody needs to know."""
    rules = GAMES[game]
    today = msgspec.to_builtins(rules.Options())
    assert rules.options_of({}) == rules.Options(**rules.former)
    assert rules.options_of(today) == rules.Options()
    assert all(today[name] != value for name, value in rules.former.items())
    rules.setup(seats=rules.seats.start, seed="former", options=rules.options_of({}))
    with pytest.raises(ValueError, match=r"."):
        rules.options_of(dict.fromkeys(today, "nothing of the kind"))
