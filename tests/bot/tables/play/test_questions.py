"""Questions side by side at a table of six: whose panel changes, whose time runs, who hears what and who must not."""

from __future__ import annotations

import json

import pytest

from bot.common.errors import StaleClick, UserError
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, OnMiss, UserRef
from bot.tables.play import questions
from bot.tables.service import Tables
from bot.tables.unit import stored_positions
from bot.workers.timer import Timer
from engine.core import SeatRef
from herald_fair.rules import FAIR
from herald_fair.state import GOODS, SIGNS
from tests.bot.fakes import FakeDiscord
from tests.bot.helpers import FakeClock, hand_over, rows, state_columns, waits
from tests.bot.six_players import (
    HOURS,
    NOBODY,
    SIX,
    act,
    deliver,
    fair,
    known,
    last,
    look,
    planned,
    to_carts,
    vote,
    whispered,
)
from tests.bot.toy import acts


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games={"fair": FAIR})


# -- side by side


async def test_a_vote_leaves_the_other_voters_alone(tables: Tables, db: Database) -> None:
    table = await fair(tables)
    await deliver(tables, FakeDiscord())
    before = [await look(tables, table.id, seat) for seat in range(6)]
    since = await last(db)
    await vote(tables, table.id, 3)
    for seat in (0, 1, 2, 4, 5):
        after = await look(tables, table.id, seat)
        assert (after.tokens, after.prompts, after.due) == (
            before[seat].tokens, before[seat].prompts, before[seat].due,
        )  # fmt: skip
    kinds = await planned(db, since)
    assert {k for k in kinds if k[0] == "panel"} == {("panel", "edit", 3, SIX[3].id)}
    assert {k[0] for k in kinds} == {"panel", "lines", "status"}
    assert waits(await look(tables, table.id, 0)) == [0, 1, 2, 4, 5]


async def test_a_question_is_named_by_its_token(tables: Tables) -> None:
    table = await fair(tables)
    number = await whispered(tables, table.id)
    view = await look(tables, table.id, 2)
    assert [p.step for p in view.prompts] == ["vote", "offer", "market", "standing"]
    assert len(set(view.tokens.values())) == 4
    offer, ballot = view.tokens[f"offer-{number}"], view.tokens["vote-1"]
    with pytest.raises(StaleClick):  # the action answers another question than the one that was clicked
        await tables.play.act(table.id, SIX[2].id, acts(f"refuse {number}"), token=ballot)
    await tables.play.act(table.id, SIX[2].id, acts(f"refuse {number}"), token=offer)
    with pytest.raises(StaleClick):
        await tables.play.act(table.id, SIX[2].id, acts(f"accept {number}"), token=offer)
    with pytest.raises(UserError, match="fair-no-offer"):
        await act(tables, table.id, 2, f"accept {number}")
    assert view.prompt_at(offer) is view.prompts[1]
    assert (await look(tables, table.id, 2)).prompt_at(offer) is None


async def test_an_offer_reaches_its_seat_and_is_closed_when_it_is_withdrawn(tables: Tables, db: Database) -> None:
    table = await fair(tables)
    await deliver(tables, FakeDiscord())
    since = await last(db)
    number = await whispered(tables, table.id)
    assert await planned(db, since) == [("panel", "send", 2, SIX[2].id)]
    since = await last(db)
    await deliver(tables, FakeDiscord())
    await act(tables, table.id, 1, f"withdraw {number}")
    assert [p for p in await planned(db, since) if p[1] == "edit"] == [("panel", "edit", 2, SIX[2].id)]


# -- who must not notice


async def _of_third(tables: Tables, discord: FakeDiscord, table_id: int, seat: int | None) -> list[object]:
    """Everything somebody else can see of a table, its numbers and its posts included."""
    user = None if seat is None else SIX[seat].id
    view = await tables.views.look(table_id, user)
    facts = view.table.model_dump(exclude={"id", "seq", "seed", "seed_hash", "lobby_message_id", "thread_id"})
    facts["name"] = ""
    return [
        facts, view.view, view.prompts, view.tokens, view.due, view.waiting, view.hushed, view.can_undo,
        view.undo_token, [(n.at, n.event) for n in view.news], view.before,
        [(line.at, line.event) for line in await tables.views.log(table_id, user, since=-1)],
        [w.seat for w in await tables.views.blocking(table_id)],
        [[(s.content.split()[0], len(s.edits)) for s in sent] for channel, sent in sorted(discord.channels.items())
         if seat is None or channel != SIX[seat].id * 10],
    ]  # fmt: skip


async def _fix(db: Database, tables: Tables, table_id: int) -> None:
    """Let a table have a known luck."""
    data = FAIR.dumps(FAIR.setup(seats=6, seed="same"))
    async with db.write() as connection:
        for part, values in ((m.states, state_columns(data)), (m.snapshots, stored_positions.columns(data))):
            await connection.execute(part.update().where(part.c.table_id == table_id).values(**values))


async def test_a_private_deal_is_noticed_by_nobody_else(db: Database, clock: FakeClock) -> None:
    """Two tables of one luck differ only in what two seats whisper; no third seat and no spectator can tell which."""
    start, seen = clock.time, []
    for deals in (False, True):
        clock.time = start
        tables, discord = Tables(db, clock, games={"fair": FAIR}), FakeDiscord()
        async with db.write() as connection:
            await connection.execute(m.users.delete())
        table = await fair(tables, signs=False)
        await _fix(db, tables, table.id)
        await deliver(tables, discord)
        for seat in range(6):
            await act(tables, table.id, seat, f"sign {SIGNS[seat]}")
        await act(tables, table.id, 4, "standing-bid 10")  # may be taken back, whatever others whisper
        await deliver(tables, discord)
        clock.add(hours=2)
        if deals:
            number = await whispered(tables, table.id)
            await deliver(tables, discord)
            await act(tables, table.id, 2, f"refuse {number}")
            number = await whispered(tables, table.id)
            await act(tables, table.id, 1, f"withdraw {number}")
        await deliver(tables, discord)
        others = {n: sent for n, sent in discord.channels.items() if n not in (SIX[1].id * 10, SIX[2].id * 10)}
        discord.channels = others
        seen.append([await _of_third(tables, discord, table.id, seat) for seat in (None, 0, 3, 4, 5)])
        assert (await look(tables, table.id, 4)).can_undo
        await tables.play.undo(table.id, SIX[4].id)
    for one, other in zip(*seen, strict=True):
        for part, alike in zip(one, other, strict=True):
            assert part == alike


async def test_undo_goes_behind_what_others_whispered(tables: Tables) -> None:
    """... but not behind one's own deal; the log still leads to the stored position."""
    table = await fair(tables)
    await act(tables, table.id, 4, "standing-bid 10")
    await act(tables, table.id, 1, "standing-bid 10")
    number = await whispered(tables, table.id)
    await act(tables, table.id, 2, f"refuse {number}")
    assert (await tables.play.undo(table.id, SIX[4].id)).look.view.own.standing == -1
    with pytest.raises(UserError, match="nothing-to-undo"):
        await tables.play.undo(table.id, SIX[1].id)
    assert (await tables.proof.shadow(table.id)).ok


async def test_a_closed_door_tells_nothing_of_a_private_deal(tables: Tables, db: Database) -> None:
    """An offer that reaches nobody, and what its receiver does in private, bring no note; a public question does."""
    discord = FakeDiscord()
    table = await fair(tables)
    await to_carts(tables, table.id)
    await deliver(tables, discord)
    discord.closed = {SIX[2].id * 10}
    since = await last(db)
    await whispered(tables, table.id)
    await deliver(tables, discord)
    assert (await tables.preferences.user(SIX[2].id)).dm == "closed"
    await act(tables, table.id, 2, "standing-bid 10")  # they are there: their door is tried again
    await deliver(tables, discord)
    assert {kind for kind, *_ in await planned(db, since)} == {"panel"}
    async with tables.store.change(table.id) as change:
        change.panel(change.loaded.seats[2])
        change.panel(change.loaded.seats[1])
    await whispered(tables, table.id)  # does not take the place of the one that may be told
    await deliver(tables, discord)
    assert [k for k in await planned(db, since) if k[0] == "note"] == [("note", "send", -1, None)]


async def test_an_anonymous_window_names_nobody(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await fair(tables, policy=DeadlinePolicy(hours=HOURS, pace=0, reminders=(0.5,)))
    await to_carts(tables, table.id)
    view = await look(tables, table.id, 0)
    cart = next(a for a in view.legal if a.verb == "cart")
    await act(tables, table.id, 0, str(cart))
    await deliver(tables, FakeDiscord())
    view = await look(tables, table.id, 1)
    assert (view.waiting, view.hushed) == ((), True)
    assert view.due["objection-1-0"] == clock.now() + HOURS * 1200  # a third of a turn
    due = view.table.due_at
    since = await last(db)
    for seat in (2, 3, 4):
        await act(tables, table.id, seat, "silent")
    assert {k[0] for k in await planned(db, since)} == {"panel"}
    spectator = await tables.views.look(table.id, None)
    assert (spectator.waiting, spectator.hushed, spectator.table.due_at) == ((), True, due)
    timer = Timer(tables.store, tables.play)
    clock.add(hours=HOURS / 6)
    since = await last(db)
    await timer.run_due()
    told = await planned(db, since)
    assert told == [("whisper", "send", 1, SIX[1].id), ("whisper", "send", 5, SIX[5].id)]  # and nobody in public
    clock.add(hours=HOURS / 6)
    since = await last(db)
    await timer.run_due()
    after = await tables.views.look(table.id, None)
    assert (after.hushed, waits(after)) == (False, [1])
    assert not any(s.autopilot for s in after.table.seats)  # silence in a window is never a miss
    assert not [p for p in await planned(db, since) if p[0] == "note"]


# -- time


async def test_offers_move_nobodys_time(tables: Tables, clock: FakeClock) -> None:
    table = await fair(tables)
    before = {seat: (await look(tables, table.id, seat)).due["vote-1"] for seat in range(6)}
    assert set(before.values()) == {clock.now() + HOURS * 3600}
    for _ in range(3):
        clock.add(hours=1)
        await act(tables, table.id, 1, f"offer seat-2 20 {GOODS[0]}")
        view = await look(tables, table.id, 2)
        offer = next(p for p in view.prompts if p.step == "offer")
        assert view.due[offer.id] == clock.now() + HOURS * 3600
        await act(tables, table.id, 1, f"withdraw {offer.default[0].args[0]}")
    assert {seat: (await look(tables, table.id, seat)).due["vote-1"] for seat in range(6)} == before
    assert (await tables.lookup.info(table.id)).due_at == before[0]


async def test_an_offer_lapses_in_silence(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await fair(tables, policy=DeadlinePolicy(hours=HOURS, offer_hours=5, pace=0, reminders=(0.5,)))
    number = await whispered(tables, table.id)
    await deliver(tables, FakeDiscord())
    since = await last(db)
    clock.add(hours=5)
    await Timer(tables.store, tables.play).run_due()
    view = await look(tables, table.id, 2)
    assert f"offer-{number}" not in view.tokens
    assert not any(s.autopilot for s in view.table.seats)
    assert {p[0] for p in await planned(db, since)} == {"panel"}  # nobody was reminded, nothing was said
    assert [e.event.key for e in await tables.views.log(table.id, SIX[1].id, since=0)][-1] == "fair-refused"


async def test_hold_does_what_silence_means(tables: Tables, db: Database, clock: FakeClock) -> None:
    table = await fair(tables, policy=DeadlinePolicy(hours=HOURS, pace=0, on_miss=OnMiss.HOLD))
    await vote(tables, table.id, 0, 1, 2, 3)
    clock.add(hours=HOURS)
    await Timer(tables.store, tables.play).run_due()
    log = [(e.event.key, e.event.params.get("vote")) for e in await tables.views.log(table.id, None, since=0)]
    assert [str(v.slug) for k, v in log if k == "fair-voted" and v is not None] == ["nay"] * 6  # type: ignore[union-attr]
    told = [json.loads(r.payload).get("key") for r in await rows(db, m.outbox, m.outbox.c.kind == "note")]
    assert told == ["note-hold", "note-hold"]
    assert [r.user_id for r in await rows(db, m.outbox, m.outbox.c.kind == "whisper")] == [SIX[4].id, SIX[5].id]


async def test_window_and_offer_hours_are_checked(tables: Tables) -> None:
    for policy in (DeadlinePolicy(window_hours=-1.0), DeadlinePolicy(offer_hours=-1.0)):
        with pytest.raises(UserError, match="bad-deadline"):
            await fair(tables, policy=policy)


async def test_a_question_that_comes_back_has_no_new_time(tables: Tables, clock: FakeClock) -> None:
    """Neither a seal nor its being taken back buys time."""
    table = await fair(tables)
    await vote(tables, table.id, *range(6))
    due = (await look(tables, table.id, 3)).due["bid-1"]
    clock.add(hours=3)
    await act(tables, table.id, 3, "bid 7", "seal")
    assert "bid-1" not in (await look(tables, table.id, 3)).due
    clock.add(hours=3)
    assert (await act(tables, table.id, 3, "unseal")).due["bid-1"] == due
    await act(tables, table.id, 3, "seal")
    assert (await tables.play.undo(table.id, SIX[3].id)).look.due["bid-1"] == due


# -- what a panel opens with


async def test_news_since_a_seat_last_looked(tables: Tables) -> None:
    table = await fair(tables)
    await vote(tables, table.id, 0, 1)
    view = await look(tables, table.id, 0)
    await vote(tables, table.id, 5)  # while they are being shown that
    await tables.read_marks.read(known(view), SIX[0].id)
    assert [n.event.params["seat"] for n in (await look(tables, table.id, 0)).news] == [SeatRef(5)]
    await tables.read_marks.read(known(await look(tables, table.id, 0)), SIX[0].id)
    await tables.read_marks.read(known(view), SIX[0].id)  # an older answer that comes late
    assert (await look(tables, table.id, 0)).news == ()
    await vote(tables, table.id, 2, 3)
    view = await look(tables, table.id, 0)
    assert [n.event.key for n in view.news] == ["fair-voted"] * 2
    assert view.before is not None
    assert (view.before.day, view.before.own.seat) == (1, 0)
    assert (await look(tables, table.id, 1)).before != view.before
    assert (await tables.views.look(table.id, None)).news == ()


async def test_lines_of_a_moment_are_one_post_and_a_board_follows_what_it_shows(db: Database, clock: FakeClock) -> None:
    tables = Tables(db, clock, games={"fair": FAIR}, board_key=lambda game, view: view.signs)
    discord = FakeDiscord()
    table = await fair(tables, policy=NOBODY)
    await deliver(tables, discord)
    thread = (await tables.lookup.info(table.id)).thread_id
    assert thread is not None

    def said() -> list[str]:
        return [s.content.split()[0] for s in discord.channels[thread]]

    assert said() == ["opening", "phase", "lines", "phase", "status"]  # the first status was never shown
    await vote(tables, table.id, 0, 1, 2)
    await deliver(tables, discord)
    assert said()[5:] == ["lines"]
    assert discord.channels[thread][-1].content.count("fair-voted") == 3
    await vote(tables, table.id, 3, 4, 5)
    for seat in range(6):
        await act(tables, table.id, seat, "bid 0", "seal")
    for seat in range(6):
        await act(tables, table.id, seat, "stay")
    assert (await look(tables, table.id, 0)).view.day == 2
    await deliver(tables, discord)
    assert set(said()[6:]) == {"lines"}  # a new day, but the same signs: no second board
    assert "fair-day" in discord.channels[thread][-1].content


# -- styles


async def test_styles_are_taken_at_the_start_and_later_at_once(tables: Tables) -> None:
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=SIX[0], game="fair", seats=2, policy=NOBODY)
    await tables.lobby.join(table.id, SIX[1])
    assert await tables.play.set_style(table.id, SIX[1].id, "quick") is None
    with pytest.raises(UserError, match="unknown-style"):
        await tables.play.set_style(table.id, SIX[1].id, "reckless")
    with pytest.raises(UserError, match="not-seated"):
        await tables.play.set_style(table.id, SIX[3].id, "quick")
    await tables.lobby.start(table.id, SIX[0].id)
    assert [(await look(tables, table.id, seat)).view.own.standing for seat in (0, 1)] == [-1, 20]
    assert (await tables.proof.shadow(table.id)).ok
    acted = await tables.play.set_style(table.id, SIX[0].id, "quick")
    assert acted is not None
    assert acted.look.view.own.standing == 20
    assert (await tables.proof.shadow(table.id)).ok


async def test_the_style_named_first_is_taken_as_well(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may give a new seat other choices than any of its styles."""
    found = FAIR.styles()
    monkeypatch.setattr(type(FAIR), "styles", lambda rules: dict(reversed(found.items())))
    table = await tables.lobby.create(guild_id=1, channel_id=10, organiser=SIX[0], game="fair", seats=2, policy=NOBODY)
    await tables.lobby.join(table.id, SIX[1])
    assert await tables.play.set_style(table.id, SIX[1].id, "quick") is None
    await tables.lobby.start(table.id, SIX[0].id)
    assert [(await look(tables, table.id, seat)).view.own.standing for seat in (0, 1)] == [-1, 20]
    assert (await tables.proof.shadow(table.id)).ok


# -- a current panel, always


async def test_whoever_can_be_reached_again_gets_his_panel(tables: Tables, db: Database) -> None:
    discord = FakeDiscord()
    discord.closed = {SIX[1].id * 10}
    table = await fair(tables, signs=False)
    await deliver(tables, discord)
    await act(tables, table.id, 0, f"sign {SIGNS[0]}")
    await deliver(tables, discord)
    assert (await tables.preferences.user(SIX[1].id)).dm == "closed"
    since = await last(db)
    await tables.preferences.set_user(SIX[1].id, zone="Europe/Madrid")
    assert await planned(db, since) == [("panel", "send", 1, SIX[1].id)]
    since = await last(db)
    await tables.preferences.set_user(SIX[1].id, zone="UTC")
    assert await planned(db, since) == []
    discord.closed = set()
    await deliver(tables, discord)
    assert [s.content.split()[0] for s in discord.channels[SIX[1].id * 10]] == ["panel"]
    await tables.preferences.set_user(SIX[1].id, dms=False)
    since = await last(db)
    await tables.preferences.set_user(SIX[1].id, dms=True)
    assert await planned(db, since) == [("panel", "send", 1, SIX[1].id)]


async def test_a_given_seat_gets_its_panel_also_when_it_is_not_asked(tables: Tables, db: Database) -> None:
    table = await fair(tables, signs=False)
    await deliver(tables, FakeDiscord())
    since = await last(db)
    await hand_over(tables, table.id, 4, UserRef(300, "Gil"))
    assert ("panel", "send", 4, 300) in await planned(db, since)
    await tables.lobby.leave(table.id, SIX[3].id)
    since = await last(db)
    await tables.lobby.join(table.id, UserRef(301, "Hal"))
    assert ("panel", "send", 3, 301) in await planned(db, since)


async def test_stored_questions_are_those_of_the_game(tables: Tables) -> None:
    table = await fair(tables)
    await whispered(tables, table.id)
    case = await tables.store.read(table.id)
    asked = FAIR.prompts(tables.store.state(case))
    assert questions.in_line(case.seats, asked)
    assert all(len(questions.asked(seat)) <= 5 + questions.REMEMBERED for seat in case.seats)
