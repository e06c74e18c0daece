"""A position is corrected with the consent of all who play, openly, and its log still leads there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.common.errors import UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.history.corrections import corrected, read_value
from bot.tables.model import TableStatus
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from engine import GAMES
from engine.core.corrections import Correctable
from tests.bot.helpers import ANA, BEN, CAI, FakeClock, refused, rows, running
from tests.bot.tables.toy_rounds import both_seal, winner
from tests.bot.toy import TOY, Toy, ToyState, acts

MEG = 900


async def propose(tables: Tables, table_id: int, path: str = "points.1", value: str = "7") -> None:
    await tables.votes.correct(table_id, MEG, path, value, manager=True)


async def agree(tables: Tables, table_id: int, *people: int, yes: bool = True) -> None:
    for user in people:
        await tables.votes.vote(table_id, user, MotionKind.CORRECT, yes)


async def test_all_agree_and_the_log_leads_there(tables: Tables, db: Database) -> None:
    """The game goes on, nobody undoes behind it, and it is verified, exported and imported as any other."""
    table = await running(tables, 2)
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await propose(tables, table.id)
    await agree(tables, table.id, ANA.id)
    assert (await tables.views.look(table.id, ANA.id)).view.points[1] != 7
    await agree(tables, table.id, BEN.id)
    look = await tables.views.look(table.id, BEN.id)
    assert (look.view.points[1], look.view.own) == (7, 1)
    assert sum("note-correct-agreed" in r.payload for r in await rows(db, m.outbox)) == 1
    await refused(tables.play.undo(table.id, BEN.id), "nothing-to-undo")
    assert (await tables.proof.shadow(table.id)).ok
    for _ in range(2):
        await both_seal(tables, table.id)
        await tables.play.act(table.id, await winner(tables, table.id), acts("mark a", "finish"))
    assert (await tables.lookup.info(table.id)).status is TableStatus.FINISHED
    assert (await tables.proof.verify(table.id)).proven
    data = await tables.export_whole(table.id)
    assert (await tables.exports.import_table(data, guild_id=1, channel_id=1, organiser=ANA, trusted=True)).imported


async def test_one_who_does_not_want_it_is_enough(tables: Tables) -> None:
    table = await running(tables, 3)
    await propose(tables, table.id)
    await refused(tables.votes.correct(table.id, MEG, "points.0", "1", manager=True), "correct-asked")
    await agree(tables, table.id, ANA.id, BEN.id)
    await agree(tables, table.id, CAI.id, yes=False)
    assert (await tables.views.look(table.id, ANA.id)).view.points[1] != 7
    await agree(tables, table.id, CAI.id)
    assert (await tables.views.look(table.id, ANA.id)).view.points[1] == 7


async def test_what_has_changed_meanwhile_stays(tables: Tables, db: Database) -> None:
    table = await running(tables, 2)
    await propose(tables, table.id)
    await agree(tables, table.id, ANA.id)
    await both_seal(tables, table.id)
    points = (await tables.views.look(table.id, ANA.id)).view.points
    await agree(tables, table.id, BEN.id)
    assert (await tables.views.look(table.id, ANA.id)).view.points == points
    assert sum("note-correct-lost" in r.payload for r in await rows(db, m.outbox)) == 1


async def test_bad_corrections_change_and_tell_nothing(tables: Tables, db: Database) -> None:
    """Players and organisers propose none; hidden values have no name, whoever asks."""
    table = await running(tables, 2)
    await tables.play.act(table.id, BEN.id, acts("pick 3"))
    before = await rows(db, m.outbox)
    named = await tables.votes.correctables(table.id)
    await refused(tables.votes.correct(table.id, ANA.id, "points.1", "7", manager=True), "correct-not-you")
    await refused(tables.votes.correct(table.id, MEG, "points.1", "7"), "correct-not-you")
    for path in ("picks.1", "dice.seed", "seats", "points", "points.9", "", "..", "rounds", "own", "table.0"):
        await refused(tables.votes.correct(table.id, MEG, path, "7", manager=True), "correct-path")
    for value in ("", "x", "1.5", "true", "[1]", "9" * 40, "null", "NaN"):
        await refused(tables.votes.correct(table.id, MEG, "points.1", value, manager=True), "correct-kind")
    await refused(tables.votes.correct(table.id, MEG, "points.1", "-1", manager=True), "correct-refused")
    assert await rows(db, m.outbox) == before
    await tables.play.act(table.id, BEN.id, acts("pick 1"))
    assert {n: i.value for n, i in (await tables.votes.correctables(table.id)).items()} == {
        n: i.value for n, i in named.items()
    }
    with pytest.raises(UserError):
        await tables.votes.vote(table.id, BEN.id, MotionKind.CORRECT, True)
    assert TOY.loads((await rows(db, m.states))[0].data).picks == [0, 1]


async def test_what_may_hang_on_a_secret_waits_until_it_lies_open(tables: Tables) -> None:
    """Whatever anybody has picked so far, and also when all agree after such a step has begun."""
    table = await running(tables, 2)
    for _ in range(2):
        await refused(tables.votes.correct(table.id, MEG, "round", "2", manager=True), "correct-bound")
        await tables.play.act(table.id, BEN.id, acts("pick 1"))
    await both_seal(tables, table.id)
    await propose(tables, table.id, "mark", "a")
    await agree(tables, table.id, ANA.id)
    await tables.play.act(table.id, await winner(tables, table.id), acts("mark b", "finish"))
    await agree(tables, table.id, BEN.id)
    told = [json.loads(r.payload) for r in await rows(tables.store.db, m.outbox, m.outbox.c.kind == "note")]
    assert (told[-1]["key"], told[-1]["params"]["what"]["step"]) == ("note-correct-bound", "pick")
    assert (await tables.views.look(table.id, ANA.id)).view.mark == ""


class Touchy(Toy):
    """Values whose change fails in each way in which it may, for reasons that tell what Ben has picked."""

    def correctables(self, state: ToyState) -> dict[str, Correctable]:
        def refuse(value: Any) -> None:
            raise ValueError(f"seat 2 has picked {state.picks[1]}")

        def end(value: Any) -> None:
            state.round = state.rounds + 1

        def blind(value: Any) -> None:
            state.picks, state.round = [], int(value)  # no view can be made of it

        ways = {"refused": refuse, "over": end, "unseen": lambda value: None, "blind": blind}
        return {name: Correctable("toy-value-round", {}, state.round, put) for name, put in ways.items()}


@pytest.mark.parametrize("name", ["refused", "over", "unseen", "blind"])
def test_why_a_correction_is_refused_is_told_to_nobody(name: str) -> None:
    """One sentence without a word of its own, however it fails and whatever others hide."""
    for pick in (1, 3):
        rules = Touchy()
        state = rules.setup(seats=2, seed="s")
        state.picks[1] = pick
        with pytest.raises(UserError) as told:
            corrected(rules, state, name, 2)
        assert (type(told.value), told.value.key, dict(told.value.params)) == (UserError, "correct-refused", {})
        assert str(told.value) == "correct-refused"


async def test_refused_tries_count_and_leave_a_trace(
    tables: Tables, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    """Five at once, then one every half hour, whether the position refuses them or all are asked."""
    table = await running(tables, 2)
    for value in range(4):
        await refused(tables.votes.correct(table.id, MEG, "round", str(value), manager=True), "correct-bound")
    await propose(tables, table.id)
    await agree(tables, table.id, ANA.id, BEN.id)
    for name, value in (("round", "1"), ("points.1", "-1"), ("points.1", "3")):
        await refused(tables.votes.correct(table.id, MEG, name, value, manager=True), "too-often")
    clock.add(hours=0.5)
    await refused(tables.votes.correct(table.id, MEG, "points.1", "-1", manager=True), "correct-refused")
    await refused(tables.votes.correct(table.id, MEG, "points.1", "3", manager=True), "too-often")
    traces = [r.getMessage() for r in caplog.records if "tried to correct" in r.getMessage()]
    assert len(traces) == 5
    assert all(f"table {table.id}" in t and str(MEG) in t for t in traces)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_values_to_correct(game: str) -> None:
    rules = GAMES[game]
    assert rules.correctables(rules.setup(seats=rules.seats[0], seed="s"))


@pytest.mark.parametrize(
    ("written", "read"),
    [
        *((word, True) for word in ("yes", "true", "Sí", " si ", "VERDADERO", "True")),
        *((word, False) for word in ("no", "No", "false", "FALSE", "falso")),
        *((word, None) for word in ("", "1", "0", "maybe", "null", '"yes"')),
    ],
)
def test_yes_and_no_are_understood_as_people_write_them(written: str, read: bool | None) -> None:
    item = Correctable("toy-value-round", {}, False, print)
    if read is None:
        with pytest.raises(UserError, match="correct-kind"):
            read_value(written, item)
    else:
        assert read_value(written, item) is read


def test_a_word_is_one_of_those_that_are_suggested() -> None:
    item = Correctable("toy-value-round", {}, "north", print, ("north", "south"))
    assert read_value(" south ", item) == "south"
    with pytest.raises(UserError, match="correct-kind"):
        read_value("up", item)
