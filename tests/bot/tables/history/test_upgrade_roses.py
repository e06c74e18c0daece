"""A table of the Roses that was begun under rules 4, at which Kent went to the pool unasked."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.common.clock import Clock
from bot.store import Database
from bot.store import models as m
from bot.tables.history.log_check import Course
from bot.tables.history.rule_repair import write_position
from bot.tables.service import Tables
from bot.tables.unit.position import Position
from bot.tables.unit.replay import kept_event, same_position
from engine.core import Event, blocking
from engine.roses.analysis import obvious
from engine.roses.analysis.fighting import place_after_death
from engine.roses.board import AREA_IDS, BLOCK, TURNS
from engine.roses.phases import PHASES
from engine.roses.phases.political import PRETENDER_HOME, PoliticalPhase, homes
from engine.roses.rules import ROSES, RosesRules
from engine.roses.state import POOL, SPENT, Acting, Political, RosesState, faces
from tests.bot.helpers import ANA, BEN, NO_DEADLINE, FakeClock, rows
from tests.bot.toy import acts
from tests.engine.roses.board import CALAIS, Board
from tests.engine.roses.lively import lively


class InTheOrderOfBlocks(PoliticalPhase):
    """Everybody went to the obvious place, one after the other by the list of blocks."""

    def _all_home(self, state: RosesState, frame: Political, seat: int, events: list[Event]) -> None:
        for block in self._travellers(state, frame):
            places = homes(state, block)
            if places:
                self._go(state, frame, block, obvious(state.counts()[seat], places), events)
            else:
                self._to_pool(state, block, events)


class Before(RosesRules):
    """Rules 4, as far as they differ here."""

    rules_version = 4
    phases = MappingProxyType({**PHASES, Political: InTheOrderOfBlocks()})

    def setup(self, **more: Any) -> RosesState:
        state = super().setup(**more)
        state.rules_version = self.rules_version
        return state


def under(db: Database, clock: Clock, rules: RosesRules) -> Tables:
    games: Mapping[str, Any] = {"roses": rules}
    return Tables(db, clock, games=games)


async def going_home(tables: Tables) -> tuple[int, dict[int, int]]:
    """A table in the political turn: York, the Pretender, is asked who goes where; the users by seat."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="roses", seats=2, policy=NO_DEADLINE
    )
    table = await tables.lobby.join(table.id, BEN)
    table = await tables.lobby.start(table.id, ANA.id)
    board = Board().position({**CALAIS, "yor_york": "wilts"})
    board.state.rules_version, board.state.first, board.state.turn = 4, -1, TURNS
    board.state.frames = [Political(PRETENDER_HOME)]
    for block, place in enumerate(board.state.where):
        if place == SPENT and place_after_death(block) != SPENT:
            board.state.where[block] = POOL
    for player in board.state.players:
        player.hand, player.played = [], player.hand
    board.settle()
    async with tables.store.change(table.id) as change:
        before = tables.store.state(change.loaded)
        board.state.dice, board.state.options, board.state.last = before.dice, before.options, before.last
        await write_position(change, Position.of(tables.store.rules("roses"), board.state), "kept", kept_event())
    return table.id, {s.seat: s.user_id or 0 for s in (await tables.lookup.info(table.id)).seats}


async def test_what_rules_4_led_elsewhere_is_named_and_taken_over(
    tables: Tables, db: Database, clock: FakeClock
) -> None:
    """Everybody was sent home at once, and Kent was pooled while Ireland was empty. The check names it; the game takes
    over where today's rules lead, told once, with standing orders as they were, and asks for what comes next."""
    old = under(db, clock, Before())
    table_id, users = await going_home(old)
    await old.play.act(table_id, users[0], acts("standing hand poor"))
    await old.play.act(table_id, users[1], acts("standing loss ask", "block-order yor_kent retreat"))
    await old.play.act(table_id, users[1], acts("home-all"))
    new = under(db, clock, ROSES)
    found = await new.repairs.look(table_id)
    assert found.course is Course.OTHER, found
    assert "another position" in found.problem
    assert (await new.repairs.apply(table_id)).course is Course.OTHER
    assert (await new.repairs.apply(table_id)).course is Course.SAME
    assert sum('"note-repaired"' in r.payload for r in await rows(db, m.outbox)) == 1
    async with db.read() as connection:
        state = new.store.state(await new.store.load(connection, table_id))
    assert AREA_IDS[state.where[BLOCK["yor_kent"]]] == "calais"
    assert AREA_IDS[state.where[BLOCK["yor_york"]]] == "ireland"
    assert [player.standing.hand for player in state.players] == ["poor", "ask"]
    assert state.players[1].orders == {"yor_kent": "retreat"}
    asked = [(u, p) for u in users.values() for p in (await new.views.look(table_id, u)).prompts if p.blocks]
    await new.play.act(table_id, asked[0][0], list(asked[0][1].default))
    assert (await new.proof.shadow(table_id)).ok


def test_what_earlier_saves_do_not_remember_is_no_other_position() -> None:
    """Whom everybody has seen, and where moves began that are not committed: an older table knows it from its next
    battle and move on. A block that is weaker makes another position."""
    rng, state = random.Random(4), ROSES.setup(seats=2, seed="seen")
    while not (faces(state) and any(isinstance(frame, Acting) and frame.trips for frame in state.frames)):
        seat, asked = next(iter(blocking(ROSES.prompts(state)).items()))
        ROSES.apply(state, seat, lively(rng, ROSES, state, seat, asked[0]))
    today = ROSES.dumps(state)
    earlier = ROSES.loads(today)
    ROSES.forget(earlier)
    before = ROSES.dumps(earlier)
    assert b"faces" in today
    assert b"faces" not in before
    assert same_position(ROSES, before, today)
    earlier.steps[next(b for b, place in enumerate(earlier.where) if place >= 0 and earlier.steps[b] > 1)] -= 1
    assert not same_position(ROSES, ROSES.dumps(earlier), today)
