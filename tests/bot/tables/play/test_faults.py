"""Rules that raise: nothing changes, the table is told once, its clock stands, and whatever works lets it go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.common.errors import RulesFault, UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, OnMiss, TableInfo, TableStatus, UserRef
from bot.tables.service import Tables
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.posts import Message, Post, PostKind
from bot.workers.autopilot import Autopilot
from bot.workers.outbox.outbox import Outbox
from bot.workers.timer import Timer
from engine.core import Action, Event, Prompt, Prompts
from herald_fair.market import ASK
from herald_fair.rules import FairRules
from herald_fair.state import SIGNS, FairState
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import ANA, BEN, FakeClock, rows, state_columns
from tests.bot.toy import TOY, Toy, ToyState, ToyView, acts

HOURS = 30.0
POLICY = DeadlinePolicy(hours=HOURS, pace=0, on_miss=OnMiss.HOLD)
Breaks = Callable[[str, Any, int | None, str], bool]


class Fragile(Toy):
    """The toy game; it raises wherever a test says so, an action when it has been half done."""

    breaks: Breaks | None = None
    """Whether it raises: asked with the place, the position, the seat and the action; ``None``: it never does."""

    def _may_break(self, where: str, state: Any, seat: int | None = None, action: str = "") -> None:
        if self.breaks is not None and self.breaks(where, state, seat, action):
            raise RuntimeError(f"broken in {where}")

    def apply(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        done = super().apply(state, seat, action)
        self._may_break("apply", state, seat, str(action))
        return done

    def prompts(self, state: ToyState) -> Prompts:
        self._may_break("prompts", state)
        return super().prompts(state)

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        self._may_break("view", state, seat)
        return super().view(state, seat)


@pytest.fixture
def rules() -> Fragile:
    return Fragile()


@pytest.fixture
def tables(db: Database, clock: FakeClock, rules: Fragile) -> Tables:
    return Tables(db, clock, games={"toy": rules, "sound": TOY})


def lets(tables: Tables) -> tuple[Timer, Autopilot]:
    return Timer(tables.store, tables.play), Autopilot(tables.store, tables.play, lambda game, kind, seed: Silent())


class Silent:
    """A player that does what silence means."""

    def choose(self, view: Any, prompt: Prompt) -> list[Action]:
        return list(prompt.default)


async def table_of(tables: Tables, game: str = "toy", *, second: UserRef | None = BEN, **more: Any) -> TableInfo:
    """A running table of Ana's and somebody else's, or of a computer's, where the second seat alone is still asked."""
    more.setdefault("policy", POLICY)
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game=game, seats=2, **more)
    if second is None:
        await tables.lobby.add_computer(table.id, ANA.id, "random")
    else:
        await tables.lobby.join(table.id, second)
    await tables.lobby.start(table.id, ANA.id)
    return (await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))).look.table


def at_the_last_seal(where: str) -> Breaks:
    """Whatever seals the second seat fails: in itself, at what is asked then, or at how it looks then."""

    def breaks(method: str, state: Any, seat: int | None, action: str) -> bool:
        if method != where:
            return False
        return action == "seal" if where == "apply" else state.winner >= 0

    return breaks


async def position(db: Database, table_id: int) -> tuple[Any, ...]:
    """What must not change: the position and the log."""
    (state,) = await rows(db, m.states, m.states.c.table_id == table_id)
    return bytes(state.data), len(await rows(db, m.actions)), len(await rows(db, m.events))


async def told(db: Database, table_id: int) -> list[tuple[str, int | None]]:
    """What was said of failing and going on, to everybody and to whom alone."""
    found = []
    for row in await rows(db, m.outbox, m.outbox.c.table_id == table_id, m.outbox.c.kind.in_(["note", "whisper"])):
        key = json.loads(row.payload).get("key", "")
        if "stopped" in key or key == "note-goes-on":
            found.append((key, row.user_id))
    return found


async def record(db: Database, table_id: int) -> Any:
    (row,) = await rows(db, m.tables, m.tables.c.id == table_id)
    return row


async def click(tables: Tables, table_id: int, clock: FakeClock) -> None:
    with pytest.raises(RulesFault, match="rules-fault"):
        await tables.play.act(table_id, BEN.id, acts("pick 2", "seal"))


async def deadline(tables: Tables, table_id: int, clock: FakeClock) -> None:
    clock.add(hours=HOURS)
    await lets(tables)[0].run_due()


async def restart(tables: Tables, table_id: int, clock: FakeClock) -> None:
    """The deadline passed while nothing ran."""
    clock.add(hours=HOURS)
    await lets(Tables(tables.store.db, clock, games=tables.store.games))[0].run_due()


async def computer(tables: Tables, table_id: int, clock: FakeClock) -> None:
    await lets(tables)[1].run_due()


@pytest.mark.slow(but=["sqlite-click-apply", "sqlite-deadline-prompts", "sqlite-restart-view", "sqlite-computer-apply"])
@pytest.mark.parametrize("where", ["apply", "prompts", "view"])
@pytest.mark.parametrize("occasion", [click, deadline, restart, computer])
async def test_what_rules_raise_stops_one_table_and_is_told_once(
    tables: Tables,
    db: Database,
    clock: FakeClock,
    rules: Fragile,
    occasion: Callable[[Tables, int, FakeClock], Any],
    where: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    second = None if occasion is computer else BEN
    table = await table_of(tables, second=second)
    other = await table_of(tables, "sound")
    before = await position(db, table.id)
    rules.breaks = at_the_last_seal(where)
    await occasion(tables, table.id, clock)
    now = await record(db, table.id)
    assert (now.status, now.stopped, now.bot_due) == ("running", True, False)
    if occasion is click or occasion is computer:
        assert await position(db, table.id) == before
    info = await tables.lookup.info(table.id)
    assert (info.stopped, info.due_at) == (True, None)
    assert not await rows(db, m.deadlines, m.deadlines.c.table_id == table.id)
    private = [("whisper-stopped", BEN.id)] if second else []
    assert await told(db, table.id) == [("note-stopped", None), *private]
    assert f"broken in {where}" in caplog.text
    assert f"table {table.id} (toy)" in caplog.text
    assert "question pick-1 (pick)" in caplog.text
    if private:
        (said,) = [json.loads(r.payload) for r in await rows(db, m.outbox, m.outbox.c.kind == "whisper")
                   if "stopped" in r.payload and r.table_id == table.id]  # fmt: skip
        assert said["params"]["step"] == "pick"
    for seat in await rows(db, m.seats, m.seats.c.table_id == table.id):
        assert (seat.misses, seat.absent_since, seat.autopilot) == (0, None, False)
    assert not [r for r in await rows(db, m.answers) if r.missed and r.turn.startswith(f"{table.id}/")]

    # the other table's deadline comes and is acted on, and the stopped one is left alone for weeks
    seen, other_seq = len(caplog.records), (await tables.lookup.info(other.id)).seq
    timer, autopilot = lets(tables)
    clock.add(hours=1000)
    await timer.run_due()
    await autopilot.run_due()
    if occasion is click or occasion is computer:
        assert (await tables.lookup.info(other.id)).seq > other_seq
    assert (await tables.lookup.info(table.id)).seq == table.seq
    assert [r for r in caplog.records[seen:] if f"table {table.id}" in r.getMessage()] == []
    assert len(await told(db, table.id)) == 1 + len(private)

    # somebody tries again while nothing is mended: no new words; then it goes on with the time it had
    await tables.seats.retry(table.id, ANA.id)
    await timer.run_due()
    await autopilot.run_due()
    if occasion is not click:
        assert (await record(db, table.id)).stopped
    assert len(await told(db, table.id)) == 1 + len(private)
    rules.breaks = None
    if (await record(db, table.id)).stopped:
        await tables.seats.retry(table.id, ANA.id)
    await timer.run_due()
    await autopilot.run_due()
    if occasion is click:
        left = (await tables.views.look(table.id, BEN.id)).due["pick-1"] - clock.now()
        assert left == pytest.approx(HOURS * 3600)
        await tables.play.act(table.id, BEN.id, acts("pick 2", "seal"))
    done = await record(db, table.id)
    assert (done.stopped, done.fault) == (False, "")
    assert done.seq > table.seq
    goes_on = [] if done.status == "finished" else [("note-goes-on", None)]
    assert await told(db, table.id) == [("note-stopped", None), *private, *goes_on]
    assert (
        (await tables.proof.verify(table.id)).ok
        if done.status == "finished"
        else (await tables.proof.shadow(table.id)).ok
    )


async def test_another_action_helps_and_the_clock_goes_on_where_it_stood(
    tables: Tables, db: Database, clock: FakeClock, rules: Fragile
) -> None:
    table = await table_of(tables)
    rules.breaks = lambda where, state, seat, action: action == "pick 2"
    clock.add(hours=10)
    with pytest.raises(RulesFault):
        await tables.play.act(table.id, BEN.id, acts("pick 2"))
    clock.add(hours=500)
    look = await tables.views.look(table.id, BEN.id)
    assert (look.table.stopped, look.due) == (True, {})
    assert acts("pick 3")[0] in look.legal  # the panel still offers everything
    look = (await tables.play.act(table.id, BEN.id, acts("pick 3"))).look
    assert (look.table.stopped, look.due["pick-1"] - clock.now()) == (False, pytest.approx(20 * 3600))
    with pytest.raises(UserError, match="not-stopped"):  # an old button
        await tables.seats.retry(table.id, BEN.id)
    with pytest.raises(UserError, match="not-seated"):
        await tables.seats.retry(table.id, 999)
    with pytest.raises(RulesFault):  # the same again stops it again, and is no news
        await tables.play.act(table.id, BEN.id, acts("pick 2"))
    assert (await tables.lookup.info(table.id)).stopped
    await tables.play.act(table.id, BEN.id, acts("seal"))
    assert not (await tables.lookup.info(table.id)).stopped
    assert await told(db, table.id) == [
        ("note-stopped", None), ("whisper-stopped", BEN.id), ("note-goes-on", None),
    ]  # fmt: skip


async def test_what_others_do_does_not_start_the_clock_of_a_failing_question(
    tables: Tables, db: Database, clock: FakeClock, rules: Fragile
) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=POLICY)
    await tables.lobby.join(table.id, BEN)
    await tables.lobby.start(table.id, ANA.id)
    rules.breaks = lambda where, state, seat, action: seat == 1 and action.startswith("pick")
    clock.add(hours=10)
    with pytest.raises(RulesFault):
        await tables.play.act(table.id, BEN.id, acts("pick 2"))
    clock.add(hours=5)
    await tables.play.act(table.id, ANA.id, acts("pick 3", "seal"))
    clock.add(hours=500)
    await lets(tables)[0].run_due()
    info = await tables.lookup.info(table.id)
    assert (info.stopped, info.seq, [s.autopilot for s in info.seats]) == (True, 2, [False, False])
    rules.breaks = None
    look = (await tables.play.act(table.id, BEN.id, acts("pick 2"))).look
    assert look.due["pick-1"] - clock.now() == pytest.approx(20 * 3600)


async def test_a_stopped_game_can_be_cancelled_taken_back_and_paused(
    tables: Tables, db: Database, clock: FakeClock, rules: Fragile
) -> None:
    table = await table_of(tables)
    rules.breaks = lambda where, state, seat, action: where in ("prompts", "view")
    with pytest.raises(RulesFault):
        await tables.views.look(table.id, BEN.id)
    assert (await tables.lookup.info(table.id)).stopped
    assert await told(db, table.id) == [("note-stopped", None)]
    for user in (ANA, BEN):
        with pytest.raises(UserError, match="rules-fault"):
            await tables.play.act(table.id, user.id, acts("pick 2"))
    await tables.cancel(table.id, ANA.id)
    await tables.votes.vote(table.id, BEN.id, MotionKind.CANCEL, True)
    ended = await record(db, table.id)
    assert (ended.status, ended.stopped, ended.fault) == ("cancelled", False, "")


async def test_going_back_lets_a_stopped_game_go_on(
    tables: Tables, db: Database, clock: FakeClock, rules: Fragile
) -> None:
    table = await table_of(tables)
    await tables.play.act(table.id, BEN.id, acts("pick 2", "seal"))
    rules.breaks = lambda where, state, seat, action: where == "prompts" and state.winner >= 0
    with pytest.raises(RulesFault):
        await tables.views.look(table.id, ANA.id)
    assert (await tables.lookup.info(table.id)).stopped
    (point, *_) = await tables.votes.moments(table.id)
    await tables.votes.rewind(table.id, ANA.id, point.token)
    await tables.votes.vote(table.id, BEN.id, MotionKind.REWIND, True)
    look = await tables.views.look(table.id, BEN.id)
    assert (look.table.stopped, look.table.status, bool(look.legal)) == (False, TableStatus.RUNNING, True)
    assert (await told(db, table.id))[-1] == ("note-goes-on", None)


async def test_a_pause_of_a_stopped_game_keeps_the_time_that_was_left(
    tables: Tables, db: Database, clock: FakeClock, rules: Fragile
) -> None:
    table = await table_of(tables)
    clock.add(hours=10)
    rules.breaks = at_the_last_seal("apply")
    await click(tables, table.id, clock)
    clock.add(hours=3)
    await tables.seats.pause(table.id, ANA.id)
    clock.add(hours=7)
    rules.breaks = None
    await tables.seats.resume(table.id, ANA.id)
    look = await tables.views.look(table.id, BEN.id)
    assert (look.table.stopped, look.due["pick-1"] - clock.now()) == (False, pytest.approx(20 * 3600))


async def test_a_game_that_fails_at_its_start_stays_in_the_lobby(tables: Tables, db: Database, rules: Fragile) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=ANA, game="toy", seats=2, policy=POLICY)
    await tables.lobby.join(table.id, BEN)
    rules.breaks = lambda where, state, seat, action: where == "prompts"
    with pytest.raises(RulesFault):
        await tables.lobby.start(table.id, ANA.id)
    info = await tables.lookup.info(table.id)
    assert (info.status, info.stopped) == (TableStatus.LOBBY, False)
    rules.breaks = None
    await tables.lobby.start(table.id, ANA.id)


async def test_a_finished_game_whose_view_fails_says_so_and_nobody_else_hears(
    tables: Tables, db: Database, rules: Fragile
) -> None:
    table = await table_of(tables)
    await tables.votes.concede(table.id, BEN.id)
    rules.breaks = lambda where, state, seat, action: where == "view"
    with pytest.raises(RulesFault):
        await tables.views.look(table.id, ANA.id)
    assert await told(db, table.id) == []


class Looking(FakePresenter):
    """A presenter that looks at the position of a panel, as the real one does."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables

    async def compose(self, post: Post) -> Message | None:
        if post.kind is PostKind.PANEL:
            await self.tables.views.look(post.table_id, post.user_id, seat=post.seat)
        return await super().compose(post)


async def test_a_panel_that_cannot_be_made_holds_up_no_other_of_its_person(
    tables: Tables, db: Database, rules: Fragile, discord: FakeDiscord
) -> None:
    table, other = await table_of(tables), await table_of(tables, "sound")
    rules.breaks = lambda where, state, seat, action: where == "view" and seat == 1
    await Outbox(tables.store, Looking(tables), discord).drain()
    panels = await rows(db, m.outbox, m.outbox.c.kind == "panel", m.outbox.c.user_id == BEN.id, m.outbox.c.op == "send")
    assert {(r.table_id, r.status) for r in panels} == {(table.id, "failed"), (other.id, "sent")}
    assert (await tables.lookup.info(table.id)).stopped
    assert not (await tables.lookup.info(other.id)).stopped


async def test_what_a_board_shows_may_fail_and_the_game_goes_on(
    tables: Tables, db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(game: str, view: Any) -> Any:
        raise LookupError("no key for this board")

    tables.store.board_key = fails
    table = await table_of(tables)
    (winner,) = (await tables.play.act(table.id, BEN.id, acts("pick 2", "seal"))).look.waiting
    await tables.play.act(table.id, (ANA, BEN)[winner.seat].id, acts("mark a", "finish"))
    assert "no key for this board" in caplog.text
    assert len(await rows(db, m.outbox, m.outbox.c.kind == "phase")) == 2
    assert not (await tables.lookup.info(table.id)).stopped


# -- standing orders


class Ordered(FairRules):
    """The fair, whose standing bids raise."""

    broken = False

    def answer(self, state: FairState, seat: int, prompt: Prompt) -> Action | None:
        if self.broken and state.standing[seat] >= 0 and prompt.step == "bid":
            raise KeyError("a standing bid")
        return super().answer(state, seat, prompt)


@pytest.mark.parametrize("occasion", ["click", "deadline", "restart", "computer"])
async def test_standing_orders_that_fail_are_told_to_whose_they_are(
    db: Database, clock: FakeClock, occasion: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever brings the question to them: nobody else learns that there are any."""
    ordered = Ordered()
    tables = Tables(db, clock, games={"fair": ordered})
    people = [UserRef(201 + n, f"P{n}") for n in range(2)]
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=people[0], game="fair", seats=2, policy=POLICY
    )
    await tables.lobby.join(table.id, people[1])
    await tables.lobby.start(table.id, people[0].id)
    for seat, person in enumerate(people):
        await tables.play.act(table.id, person.id, acts(f"sign {SIGNS[seat]}"))
    await tables.play.act(table.id, people[1].id, [Action("standing-bid", (20,))])
    ordered.broken = True
    await tables.play.act(table.id, people[1].id, acts("vote nay"))
    if occasion == "computer":
        await tables.seats.resign(table.id, people[0].id)
    before = await position(db, table.id)
    if occasion == "click":
        with pytest.raises(RulesFault):
            await tables.play.act(table.id, people[0].id, acts("vote nay"))
    elif occasion == "computer":
        await lets(tables)[1].run_due()
    else:
        clock.add(hours=HOURS)
        again = Tables(db, clock, games={"fair": ordered}) if occasion == "restart" else tables
        await lets(again)[0].run_due()
    assert await position(db, table.id) == before
    asked = [] if occasion == "computer" else [("whisper-stopped", people[0].id)]
    assert await told(db, table.id) == [("note-stopped", None), *asked, ("whisper-stopped-orders", people[1].id)]
    assert "in the standing orders of seat 1 at bid" in caplog.text
    assert (await tables.lookup.info(table.id)).stopped
    await tables.play.act(table.id, people[1].id, [Action("standing-bid", (ASK,))])
    if occasion == "computer":
        await lets(tables)[1].run_due()
    else:
        await tables.play.act(table.id, people[0].id, acts("vote nay"))
    assert not (await tables.lookup.info(table.id)).stopped


async def test_a_position_that_cannot_be_read_stops_its_table_and_going_back_helps(
    tables: Tables, db: Database, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    """At its deadline, once; nothing is tried again and again."""
    table, other = await table_of(tables), await table_of(tables, "sound")
    table = (await tables.play.act(table.id, BEN.id, acts("pick 2", "seal"))).look.table
    seq = table.seq
    async with db.write() as connection:
        of_table = m.states.update().where(m.states.c.table_id == table.id)
        await connection.execute(of_table.values(state_columns(b"{}")))  # as a later version may have written it
    clock.add(hours=HOURS)
    timer, _ = lets(tables)
    await timer.run_due()
    assert (await tables.lookup.info(other.id)).seq > other.seq
    now = await record(db, table.id)
    assert (now.stopped, now.seq) == (True, seq)
    seen = len(caplog.records)
    clock.add(hours=1000)
    await timer.run_due()
    assert len(caplog.records) == seen
    with pytest.raises(UserError, match="save-broken"):
        await tables.play.act(table.id, BEN.id, acts("pick 2"))
    keys = [json.loads(r.payload)["key"] for r in await rows(db, m.outbox, m.outbox.c.kind == "note")]
    assert keys.count("note-unreadable") == 1
    (point, *_) = await tables.votes.moments(table.id)
    await tables.votes.rewind(table.id, ANA.id, point.token)
    await tables.votes.vote(table.id, BEN.id, MotionKind.REWIND, True)
    await tables.play.act(table.id, BEN.id, acts("pick 3"))
    assert not (await tables.lookup.info(table.id)).stopped
