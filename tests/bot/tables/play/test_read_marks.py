"""What a person could have read: which displays count, and what moves the mark up to which they have."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.presenter.panels.panel import display
from bot.presenter.panels.recap import sums
from bot.presenter.words.telling import tell
from bot.presenter.words.voice import Voice
from bot.store import Database
from bot.store import models as m
from bot.tables.history.rule_repair import ask_anew
from bot.tables.model import LoggedEvent, SeatView, TableInfo, UserRef
from bot.tables.play.read_marks import KEPT, READ
from bot.tables.play.recent import MOST_NEWS, chosen_alone
from bot.tables.service import Tables
from bot.tables.unit.events import once
from bot.tables.unit.motions import MotionKind
from bot.tables.unit.position import Position
from bot.tables.unit.posts import Message, Post, PostKind
from engine.core import Event, Figures, Piece, SeatRef
from herald_fair.rules import FAIR
from tests.bot.counted_statements import counted
from tests.bot.delivery import new_panel
from tests.bot.fakes import FakeDiscord, FakePresenter
from tests.bot.helpers import FakeClock, hand_over, rows
from tests.bot.six_players import NOBODY, SIX, act, deliver, fair, known, look, vote
from tests.bot.toy import acts

MINE = SIX[0].id


@pytest.fixture
def tables(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games={"fair": FAIR})


async def displayed(tables: Tables, table: TableInfo, seat: int = 0, message: int = 1) -> SeatView:
    """A panel of a seat stands on a message."""
    shown = await look(tables, table.id, seat)
    await tables.read_marks.displayed(known(shown), message)
    return shown


async def mark(tables: Tables, table: TableInfo, seat: int = 0) -> int:
    return (await look(tables, table.id, seat)).since


async def test_what_was_displayed_for_ten_seconds_is_read_with_the_next_press(tables: Tables, clock: FakeClock) -> None:
    table = await fair(tables)
    first = await displayed(tables, table)
    clock.add(seconds=READ - 1)
    await vote(tables, table.id, 1)
    await displayed(tables, table)  # of the same message, and not read yet
    await tables.read_marks.there(table.id, MINE)
    assert await mark(tables, table) == 0, "nobody has read it in so short a time"
    clock.add(seconds=1)
    await tables.read_marks.there(table.id, SIX[1].id)
    assert await mark(tables, table) == 0, "somebody else's press"
    await tables.read_marks.there(table.id, MINE, 0)
    view = await look(tables, table.id, 0)
    assert view.since == first.table.seq
    assert [n.event.params["seat"] for n in view.news] == [SeatRef(1)]
    clock.add(seconds=READ)
    assert (await look(tables, table.id, 0)).since == first.table.seq, "time alone reads nothing"
    await tables.read_marks.there(table.id, MINE)
    assert (await look(tables, table.id, 0)).news == ()


async def test_an_act_reads_nothing_and_five_panels_of_a_second_keep_their_news(
    tables: Tables, clock: FakeClock
) -> None:
    table = await fair(tables)
    await displayed(tables, table)
    clock.add(seconds=READ)
    await tables.read_marks.there(table.id, MINE)  # the press with which it is done
    await vote(tables, table.id, 0)
    for seat in (1, 2, 3, 4):
        await vote(tables, table.id, seat)
        await tables.read_marks.there(table.id, MINE)
        await displayed(tables, table, message=seat)
    view = await look(tables, table.id, 0)
    assert [n.event.params["seat"] for n in view.news] == [SeatRef(n) for n in range(5)]
    await vote(tables, table.id, 5)
    own = (await act(tables, table.id, 0, "bid 3")).news
    assert [n.event.key for n in own if n.own] == ["fair-bid"], "what it chose itself, and could choose otherwise"


async def test_a_copy_on_another_device_counts_and_so_does_the_first_time(tables: Tables, clock: FakeClock) -> None:
    table = await fair(tables)
    await displayed(tables, table, message=1)
    clock.add(seconds=READ)
    shown = await displayed(tables, table, message=1)  # drawn anew: it has stood there for long
    await vote(tables, table.id, 1)
    await displayed(tables, table, message=2)
    await tables.read_marks.there(table.id, MINE)
    assert await mark(tables, table) == shown.table.seq
    assert len(await rows(tables.store.db, m.displays)) == 2


async def test_all_and_seen_move_the_mark_at_once_and_never_back(tables: Tables) -> None:
    table = await fair(tables)
    shown = await displayed(tables, table)
    await vote(tables, table.id, 1)
    await tables.read_marks.seen(table.id, SIX[2].id, 0, 1)
    assert await mark(tables, table) == 0, "of another's panel"
    await tables.read_marks.seen(table.id, MINE, 0, 1)
    assert await mark(tables, table) == shown.table.seq, "what came after is not seen by it"
    await tables.read_marks.read(known(await look(tables, table.id, 0)), MINE)
    await tables.read_marks.seen(table.id, MINE, 0, 1)
    assert (await look(tables, table.id, 0)).news == ()


async def test_whoever_plays_by_commands_alone_has_read_nothing(tables: Tables, clock: FakeClock) -> None:
    """The answer to a command is no panel. What the seat had at the start is known all the same."""
    table = await fair(tables, seats=2)
    for seat in (1, 0):
        await vote(tables, table.id, seat)
        clock.add(seconds=READ)
        await tables.read_marks.there(table.id, MINE)
    view = await look(tables, table.id, 0)
    assert view.since == 0
    assert view.had is not None
    assert view.had.amounts["coins"] == 60, "with that everybody begins"
    assert [n.event.key for n in view.news].count("fair-voted") == 2


async def test_what_a_computer_did_for_a_person_is_news(tables: Tables) -> None:
    table = await fair(tables, seats=2, policy=NOBODY)
    await vote(tables, table.id, 0, 1)
    async with tables.store.change(table.id) as change:
        change.loaded.seats[0].autopilot = True
        count = change.loaded.seats[0].acts
    assert await tables.play.act_for(table.id, 0, "bid-1", acts("bid 3", "seal"), acts=count)
    news = (await look(tables, table.id, 0)).news
    assert [n.own for n in news if n.event.key == "fair-bid"] == [False]
    assert next(iter(await tables.views.log(table.id, MINE))).event.key == "fair-voted", "since the last turn by hand"


async def test_a_display_that_is_known_is_written_down_once(tables: Tables, db: Database) -> None:
    """A click shows its words, and then its picture: the second writes nothing, and keeps no writer waiting."""
    table = await fair(tables)
    told = known(await displayed(tables, table))
    with counted(db) as statements:
        await tables.read_marks.displayed(told, 1)
    assert [s.split()[0] for s in statements] == ["SELECT"]


async def test_a_look_without_what_happened_is_no_display_of_it(tables: Tables) -> None:
    table = await fair(tables)
    assert display(await tables.views.look(table.id, MINE, news=False), tells=False) is None


async def test_whoever_dies_while_a_panel_is_sent_does_not_know_which_one_stands(
    tables: Tables, discord: FakeDiscord
) -> None:
    """Discord keeps the first message of a nonce: what was drawn after the crash may stand nowhere."""

    class Panels(FakePresenter):
        async def compose(self, post: Post) -> Message | None:
            message = await super().compose(post)
            if message is not None and post.seat == 0 and post.kind is PostKind.PANEL:
                message.told = known(await look(tables, table.id, 0))
            return message

    table = await fair(tables)
    await deliver(tables, discord)
    for seat, dies, count in ((1, False, 1), (2, True, 1), (3, False, 2)):
        await vote(tables, table.id, seat)
        await new_panel(tables, table.id)
        async with tables.store.db.write() as connection:
            if dies:
                coming = (m.outbox.c.status == "pending", m.outbox.c.kind == "panel")
                await connection.execute(m.outbox.update().where(*coming).values(status="sending"))
        await deliver(tables, discord, Panels())
        assert len(await rows(tables.store.db, m.displays)) == count


async def test_figures_that_a_game_fails_to_tell_are_not_those_of_whoever_has_nothing(
    tables: Tables, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(view: object, seat: int) -> Figures:
        raise KeyError(seat)

    table, voice = await fair(tables), Voice("en", ["Ana"], "fair")
    await displayed(tables, table)
    clock.add(seconds=READ)
    await tables.read_marks.there(table.id, MINE)
    with monkeypatch.context() as broken:
        broken.setattr(FAIR, "figures", fails)
        await vote(tables, table.id, 1)
        view = await displayed(tables, table)
        assert view.had is not None
        assert sums(view.had, view.has, "fair", voice) == "", "nothing was lost"
        clock.add(seconds=READ)
        await tables.read_marks.there(table.id, MINE)
    view = await look(tables, table.id, 0)
    assert view.since == table.seq + 1
    assert sums(view.had, view.has, "fair", voice) == "", "nothing was gained"


async def test_the_last_eight_displays_are_kept(tables: Tables, clock: FakeClock) -> None:
    table = await fair(tables)
    told = known(await look(tables, table.id, 0))
    for number in range(KEPT + 3):
        await tables.read_marks.displayed(structs.replace(told, seq=number), number)
    assert len(await rows(tables.store.db, m.displays)) == KEPT


async def test_a_substitute_reads_nothing_of_what_was_displayed_before(tables: Tables, clock: FakeClock) -> None:
    table = await fair(tables)
    await vote(tables, table.id, 1)
    late = known(await displayed(tables, table))
    other = UserRef(900, "Gus")
    await hand_over(tables, table.id, 0, other)
    await tables.read_marks.displayed(late, 7)  # a panel of the former holder arrives only now
    clock.add(seconds=READ)
    await tables.read_marks.there(table.id, other.id)
    await tables.read_marks.there(table.id, MINE)
    view = await tables.views.look(table.id, other.id, seat=0)
    assert [n.event.key for n in view.news] == ["fair-voted"], "the history that the seat could see"
    assert view.had is not None


async def test_a_rewind_and_a_correction_empty_the_list_and_leave_the_mark(tables: Tables, clock: FakeClock) -> None:
    table = await fair(tables, seats=2)
    await displayed(tables, table)
    clock.add(seconds=READ)
    await tables.read_marks.there(table.id, MINE)
    read = await mark(tables, table)
    await vote(tables, table.id, 1)
    await displayed(tables, table)
    async with tables.store.change(table.id) as change:
        await ask_anew(change, Position.of(FAIR, tables.store.state(change.loaded)), "repair")
    assert not await rows(tables.store.db, m.displays)
    clock.add(seconds=READ)
    await tables.read_marks.there(table.id, MINE)
    assert await mark(tables, table) == read
    await displayed(tables, table)
    moment = (await tables.votes.moments(table.id))[0]
    asked = await tables.votes.rewind(table.id, MINE, moment.token)
    assert asked.motion is not None
    await tables.votes.vote(table.id, SIX[1].id, MotionKind.REWIND, True, token=asked.motion.token)
    assert not await rows(tables.store.db, m.displays)
    assert await mark(tables, table) == read
    assert "table-rewound" in [n.event.key for n in (await look(tables, table.id, 0)).news]


@pytest.mark.usefixtures("words")
async def test_the_first_line_sums_what_became_of_ones_own(tables: Tables, clock: FakeClock) -> None:
    """Also for somebody who was away while a computer played, and whose panel was shown once."""
    table = await fair(tables, seats=2, policy=NOBODY)
    await displayed(tables, table)
    clock.add(seconds=READ)
    await tables.read_marks.there(table.id, MINE)
    view = await look(tables, table.id, 0)
    assert view.had == view.has
    await vote(tables, table.id, 0, 1)
    for seat, bid in ((0, 2), (1, 1)):
        await act(tables, table.id, seat, f"bid {bid}", "seal")
    cart = await look(tables, table.id, 0)
    voice = Voice("en", ["Ana", "Ben"], "fair")
    assert (cart.had != cart.has) == bool(sums(cart.had, cart.has, "fair", voice))
    poorer = Figures({"coins": 9}, {"goods": [Piece("wool")]}, {0: 1, 1: 2})
    richer = Figures({"coins": 3}, {"goods": [Piece("wine")]}, {0: 1, 1: 4})
    assert sums(poorer, richer, "fair", voice) == (
        "coins 9 → 3 · goods lost: wool · goods gained: wine · points: Ben 2 → 4"
    )


async def test_a_week_of_events_takes_no_more_than_a_day(tables: Tables, db: Database) -> None:
    """As many statements, as many events to tell; what is too long ago is counted by its kind."""
    table = await fair(tables)
    await vote(tables, table.id, 1)
    with counted(db) as few:
        await look(tables, table.id, 0)
    row = {"table_id": table.id, "seq": 0, "audience": "", "seals": False, "undone": False, "at": 0.0, "params": "{}"}
    many = [row | {"seq": 1, "place": n + 50, "key": f"kind-{n % 3}", "tell": "line"} for n in range(1500)]
    async with db.write() as connection:
        await connection.execute(m.events.insert(), many)
    tables.store.great = lambda game: ["kind-1"]
    with counted(db) as lots:
        view = await look(tables, table.id, 0)
    assert len(lots) <= len(few) + 3, "the great ones, the others by kind, and the last of each"
    assert len(view.news) <= 2 * MOST_NEWS
    assert sum(n.event.key == "kind-1" for n in view.news) >= MOST_NEWS
    told = {logged.event.key: n for logged, n in view.older}
    for kind in ("kind-0", "kind-1"):
        assert told[kind] + sum(n.event.key == kind for n in view.news) == 500, "what does not fit is summed"


def test_an_enemys_event_before_a_twin_of_ones_own_is_told() -> None:
    """What is told once is not gone through twice: then the enemy's stands where one's own stood."""
    seats = [Event("sealed", {"seat": SeatRef(n)}) for n in (1, 0)]
    heard = [LoggedEvent(1, 0.0, event) for event in (*seats, Event("sealed-own", {"n": 3}, audience=(0,)))]
    kept = [logged.event for logged in once(heard)]
    assert [event.key for event in kept] == ["sealed", "sealed-own"]
    assert [line.text for line in tell({}, kept, lambda event: event.key)] == ["sealed", "sealed-own"]


async def test_the_log_begins_with_ones_own_last_act_by_hand(tables: Tables) -> None:
    table = await fair(tables)
    await vote(tables, table.id, 0)
    seq = (await tables.lookup.info(table.id)).seq
    await vote(tables, table.id, 1)
    standing = next(a for p in (await look(tables, table.id, 0)).prompts if p.step == "standing" for a in p.actions)
    await tables.play.act(table.id, MINE, [standing], seat=0)
    assert next(line.seq for line in await tables.views.log(table.id, MINE)) == seq


def test_what_the_game_brings_by_itself_behind_an_act_is_no_choice() -> None:
    """An income at the end of a round that one's own act has ended is news, what was chosen before it is not."""
    events = (Event("a"), Event("b", tell="phase"), Event("c"))
    lines = [LoggedEvent(3, 0.0, event, event.tell != "phase") for event in events]
    assert [line.own for line in chosen_alone([*lines, LoggedEvent(4, 0.0, Event("d"), True)])] == [
        True, False, False, True,
    ]  # fmt: skip
