"""Attempts to learn what others hide, by the doors that a table has: refusals, batches, undo, a second account."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from bot.common.errors import UserError
from bot.presenter.posts import HeraldPresenter
from bot.presenter.words.voice import voice_of
from bot.store import Database
from bot.store import models as m
from bot.tables.model import DeadlinePolicy, UserRef
from bot.tables.service import Tables
from bot.workers.timer import Timer
from cogs.play.act import suggestions
from engine.core import Action, Event, Prompts
from engine.roses.rules import ROSES
from engine.roses.state import RosesState
from herald_fair.rules import FAIR
from tests.bot.counted_statements import counted
from tests.bot.helpers import ANA, BEN, NO_DEADLINE, FakeClock, rows, running, state_columns
from tests.bot.toy import Toy, ToyState, acts
from tests.engine.pairs import Pair, batch, pairs, say
from tests.engine.recorded_games import Case, walk
from tests.engine.roses.board import ASK, Board
from tests.engine.supplements import CASES, RULES, SUPPLEMENTS
from tests.support.catalogues import more_words
from tests.support.databases import ready
from tests.support.games import AddGame
from tests.toy import WORDS as FAIR_WORDS

DICE, LUCK = Action("dice"), "toy-luck"


class Fortune(Toy):
    """The toy game in which a seat may draw luck for its own eyes, as often as it likes."""

    def _legal(self, state: ToyState, seat: int) -> list[Action]:
        found = super()._legal(state, seat)
        return [*found, DICE] if found and state.winner < 0 else found

    def _do(self, state: ToyState, seat: int, action: Action) -> list[Event]:
        if action != DICE:
            return super()._do(state, seat, action)
        return [Event(LUCK, {"n": state.dice.roll("luck")}, audience=(seat,), seals=True)]


@pytest.fixture
async def db(tmp_path: Path) -> AsyncIterator[Database]:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'herald.db'}")
    await ready(database)
    yield database
    await database.close()


@pytest.fixture
def fortune(db: Database, clock: FakeClock) -> Tables:
    return Tables(db, clock, games={"toy": Fortune()})


# -- luck in private


async def test_private_luck_leaves_the_undo_of_others_alone(fortune: Tables) -> None:
    """Ana has chosen something they may take back; Ben draws luck that nobody hears of. Ana still may, and neither
    their button nor what comes back tells of it."""
    table = await running(fortune)
    await fortune.play.act(table.id, ANA.id, acts("pick 3"))
    before = await fortune.views.look(table.id, ANA.id)
    await fortune.play.act(table.id, BEN.id, [DICE])
    after = await fortune.views.look(table.id, ANA.id)
    assert (after.can_undo, after.undo_token) == (before.can_undo, before.undo_token) == (True, before.undo_token)
    undone = await fortune.play.undo(table.id, ANA.id, token=before.undo_token)
    assert undone.look.view.own == 0


async def test_private_luck_is_not_taken_back(fortune: Tables, db: Database) -> None:
    """Neither by its own seat, nor together with what that did before or after it."""
    table = await running(fortune)
    acted = await fortune.play.act(table.id, BEN.id, [*acts("pick 1"), DICE, *acts("pick 2")])
    assert acted.left == tuple(acts("pick 2"))
    with pytest.raises(UserError) as refused:
        await fortune.play.undo(table.id, BEN.id)
    assert refused.value.key == "nothing-to-undo"
    await fortune.play.act(table.id, BEN.id, acts("pick 3"))
    await fortune.play.undo(table.id, BEN.id)
    texts = [row.text for row in await rows(db, m.actions, m.actions.c.kind == "act", ~m.actions.c.undone)]
    assert texts == ["pick 1", "dice"]


async def test_what_a_computer_drew_in_private_stays_when_its_person_undoes(fortune: Tables, db: Database) -> None:
    """A computer says many things in one breath, and goes on after private luck; its person comes back and undoes."""
    table = await running(fortune)
    async with fortune.store.change(table.id) as change:
        change.loaded.seats[1].autopilot = True
    seat = (await fortune.store.read(table.id)).seats[1]
    said = [*acts("pick 1"), DICE, *acts("pick 2")]
    assert await fortune.play.act_for(table.id, 1, "pick-1", said, acts=seat.acts)
    await fortune.play.undo(table.id, BEN.id)
    texts = [row.text for row in await rows(db, m.actions, m.actions.c.kind == "act", ~m.actions.c.undone)]
    assert texts == ["pick 1", "dice"]


async def test_replay_knows_the_same_border(fortune: Tables) -> None:
    """An import goes back as far as the table did."""
    table = await running(fortune)
    await fortune.play.act(table.id, ANA.id, acts("pick 3"))
    await fortune.play.act(table.id, BEN.id, [DICE])
    assert (await fortune.store.read(table.id)).base_seq == 0
    assert (await fortune.proof.shadow(table.id)).ok


# -- silence that nobody may notice


class Ballot(Toy):
    """The toy game with picks of which nobody may know who has made one."""

    def prompts(self, state: ToyState) -> Prompts:
        return {
            seat: [msgspec.structs.replace(p, anonymous=p.step == "pick" and p.blocks) for p in mine]
            for seat, mine in super().prompts(state).items()
        }


async def test_who_let_an_anonymous_turn_pass_hears_it_alone(db: Database, clock: FakeClock) -> None:
    """What silence means is done; nobody is named as absent, no computer takes over, and only they are told."""
    tables = Tables(db, clock, games={"toy": Ballot()})
    table = await running(tables, policy=DeadlinePolicy(hours=24, pace=0))
    await tables.play.act(table.id, ANA.id, acts("pick 1", "seal"))
    clock.add(hours=24 * 3)
    await Timer(tables.store, tables.play).run_due()
    posts = await rows(db, m.outbox, m.outbox.c.kind.in_(["note", "whisper"]))
    told = [(p.kind, p.user_id, json.loads(p.payload)["key"]) for p in posts]
    assert ("whisper", BEN.id, "whisper-hold") in told
    assert not [key for kind, _, key in told if kind == "note" and key != "note-nudge"]
    assert not any(seat.autopilot for seat in (await tables.lookup.info(table.id)).seats)


# -- undo after learning


async def _battle(tables: Tables) -> int:
    """A table of Roses in the middle of a battle in which Lancaster's orders are hidden; Ana is Lancaster, Ben York."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="roses", seats=2, policy=NO_DEADLINE
    )
    await tables.lobby.join(table.id, BEN)
    await tables.lobby.start(table.id, ANA.id)
    hidden = msgspec.structs.replace(ASK, act="pass")
    attackers = {"yor_march": "rutland", "yor_norfolk": "rutland", "yor_london_levy": "rutland"}
    board = Board().fight("essex", attackers, {"lan_oxford": "", "lan_devon": ""}, plans=[hidden, ASK])
    await _put(tables, table.id, ROSES.dumps(board.state))
    return table.id


async def _put(tables: Tables, table: int, save: bytes) -> None:
    async with tables.store.db.write() as connection:
        await connection.execute(m.states.update().where(m.states.c.table_id == table).values(state_columns(save)))


async def test_a_pass_cannot_be_taken_back_once_hidden_orders_have_answered(db: Database, clock: FakeClock) -> None:
    tables = Tables(db, clock, games={"roses": ROSES})
    table = await _battle(tables)
    look = await tables.views.look(table, BEN.id)
    passes = [a for a in look.legal if a.verb == "pass"]
    acted = await tables.play.act(table, BEN.id, [passes[0], *passes[1:]])
    assert [e.key for e in acted.events] == ["roses-passed", "roses-passed"]
    assert not acted.look.can_undo
    with pytest.raises(UserError) as refused:
        await tables.play.undo(table, BEN.id)
    assert refused.value.key == "nothing-to-undo"


async def test_a_batch_stops_where_hidden_orders_have_answered(db: Database, clock: FakeClock) -> None:
    """What was to follow may be refused or not: it is not looked at, and what went before stands in the log."""
    tables = Tables(db, clock, games={"roses": ROSES})
    table = await _battle(tables)
    look = await tables.views.look(table, BEN.id)
    first = next(a for a in look.legal if a.verb == "pass")
    nonsense = Action("retreat", ("yor_norfolk", "kent"))
    acted = await tables.play.act(table, BEN.id, [first, nonsense])
    assert acted.left == (nonsense,)
    assert [row.text for row in await rows(db, m.actions, m.actions.c.kind == "act")][-1] == str(first)
    board = Board(cast(RosesState, tables.store.state(await tables.store.read(table))))
    assert board.legal(1, "fire")


# -- refused batches


@dataclasses.dataclass
class Twins:
    """Two tables that differ in what all but one seat hide."""

    tables: Tables
    """The service that has both."""
    ids: tuple[int, int]
    """Of the table with ``Pair.one`` and of that with ``Pair.other``."""
    presenter: HeraldPresenter
    """Puts refusals into words."""

    async def put(self, pair: Pair) -> None:
        for table, save in zip(self.ids, (pair.one, pair.other), strict=True):
            await _put(self.tables, table, save)

    async def refusals(self, user: int, actions: Sequence[Action]) -> list[tuple[str, str]]:
        """What both tables answer to a batch, in both languages; nothing may change by it."""
        found, sent = [], []
        for table in self.ids:
            before = await self._everything(table)
            with pytest.raises(UserError) as refused, counted(self.tables.store.db) as statements:
                await self.tables.play.act(table, user, actions)
            sent.append(list(statements))
            found.append(
                (
                    await self.presenter.refusal(refused.value, "en", table),
                    await self.presenter.refusal(refused.value, "es", table),
                )
            )
            assert await self._everything(table) == before
        assert sent[0] == sent[1]
        return found

    async def _everything(self, table: int) -> list[Any]:
        parts = (m.actions, m.events, m.states, m.seats, m.outbox, m.deadlines)
        return [await rows(self.tables.store.db, part, part.c.table_id == table) for part in parts]


@pytest.fixture
def fair(add_game: AddGame) -> Iterator[None]:
    """The fair as one of the games."""
    add_game(FAIR)
    with more_words(FAIR_WORDS):
        yield


PEOPLE = [UserRef(201 + n, f"P{n}") for n in range(6)]


@pytest.mark.parametrize("case", [next(c for c in CASES if c[0] == game) for game in SUPPLEMENTS], ids=lambda c: c[0])
async def test_a_refused_batch_says_the_same_whatever_others_hide(
    case: Case, db: Database, clock: FakeClock, fair: None
) -> None:
    """Batches of every sort at two tables; sentences, suggestions and stored rows are the same, and a refusal leaves no
    trace at either."""
    game = walk(case)
    tables = Tables(db, clock, games={case[0]: RULES[case[0]]})
    ids = []
    for _ in range(2):
        table = await tables.lobby.create(
            guild_id=1, channel_id=10, organiser=PEOPLE[0], game=case[0], seats=case[1], options=case[2],
            policy=NO_DEADLINE, name="Twin",
        )  # fmt: skip
        for person in PEOPLE[1 : case[1]]:
            await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, PEOPLE[0].id)
        ids.append(table.id)
    twins = Twins(tables, (ids[0], ids[1]), HeraldPresenter(tables, cast(Any, None)))
    rng, tried = random.Random(61), 0
    for pair in pairs(game, 40, 31, seed=67):
        await twins.put(pair)
        user = PEOPLE[pair.seat].id
        typed = rng.choice(["", "s", "re", "1"])
        seen, sent = [], []
        for number in twins.ids:
            with counted(db) as statements:
                seen.append(await tables.views.look(number, user))
            sent.append(list(statements))
        assert sent[0] == sent[1]
        first, second = (suggestions(s, voice_of(s.table, "es"), typed) for s in seen)
        assert first == second
        line = batch(rng, game.rules, pair.one, pair.seat, game.extra.strange)
        if say(game.rules, pair.one, pair.seat, line).refusal is None:
            continue
        one, other = await twins.refusals(user, line)
        assert one == other, line
        tried += 1
        if tried == 8:
            break
    assert tried
