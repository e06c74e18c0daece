"""A table of Charlemagne that was begun under rules 2 and has done what today's rules refuse."""

from __future__ import annotations

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
from bot.tables.unit.replay import kept_event
from engine.charlemagne.frames import Battle
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.phases import PHASES
from engine.charlemagne.phases.battle import BattlePhase
from engine.charlemagne.rules import CHARLEMAGNE, CharlemagneRules
from engine.charlemagne.state import ChState
from engine.core import Action, Refusal
from tests.bot.helpers import ANA, BEN, NO_DEADLINE, FakeClock, rows
from tests.bot.toy import acts
from tests.engine.charlemagne.board import MID, NORTH, Board


class CallsLate(BattlePhase):
    """Personal combat could be called after the markers."""

    def preparation(self, state: ChState, frame: Battle, seat: int, action: Action) -> Refusal | None:
        refusal = super().preparation(state, frame, seat, action)
        return None if refusal is not None and refusal.code == "charlemagne-no-duel-late" else refusal


class Before(CharlemagneRules):
    """Rules 2, as far as they differ here."""

    rules_version = 2
    phases = MappingProxyType({**PHASES, Battle: CallsLate()})

    def setup(self, **more: Any) -> ChState:
        state = super().setup(**more)
        state.rules_version = self.rules_version
        return state


def under(db: Database, clock: Clock, rules: CharlemagneRules) -> Tables:
    games: Mapping[str, Any] = {"charlemagne": rules}
    return Tables(db, clock, games=games)


async def attacked(tables: Tables) -> tuple[int, dict[int, int]]:
    """A table at which the Empire has declared an attack of a leader on another; the users by seat."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="charlemagne", seats=2, policy=NO_DEADLINE,
    )  # fmt: skip
    table = await tables.lobby.join(table.id, BEN)
    table = await tables.lobby.start(table.id, ANA.id)
    board = Board().position(EMPIRE, duels=True)
    state = board.state
    state.rules_version = 2
    state.options = type(state.options)(duels=True)
    board.hand(EMPIRE, military_advance=1)
    board.hand(TRIBAL, military_advance=1)
    board.put(MID, "leader", "saxony-warriors", side=TRIBAL)
    board.force(NORTH, 20, "leader", "austrasia-warriors")
    async with tables.store.change(table.id) as change:
        state.dice = tables.store.state(change.loaded).dice
        await write_position(change, Position.of(tables.store.rules("charlemagne"), state), "kept", kept_event())
    users = {s.seat: s.user_id or 0 for s in (await tables.lookup.info(table.id)).seats}
    await tables.play.act(table.id, users[EMPIRE], acts(f"battle {MID}"))
    return table.id, users


async def test_what_rules_2_allowed_is_named_and_kept(tables: Tables, db: Database, clock: FakeClock) -> None:
    """A call after the markers: the check names it, the game keeps orders, offer, draft and battle, the table is told
    once, and whoever is asked goes on."""
    table_id, users = await attacked(under(db, clock, Before()))
    old = under(db, clock, Before())
    await old.play.act(table_id, users[TRIBAL], acts("order advance ask", "clause points seat-1 2", "propose"))
    await old.play.act(table_id, users[TRIBAL], acts("clause peace seat-0"))
    await old.play.act(table_id, users[EMPIRE], acts("advance", "fight"))
    await old.play.act(table_id, users[TRIBAL], acts("duel leader"))
    new = under(db, clock, CHARLEMAGNE)
    found = await new.repairs.look(table_id)
    assert (found.course, "charlemagne-no-duel-late" in found.why) == (Course.KEPT, True), found
    assert (await new.repairs.apply(table_id)).course is Course.KEPT
    assert (await new.repairs.apply(table_id)).course is Course.SAME
    assert sum('"note-kept"' in r.payload for r in await rows(db, m.outbox)) == 1
    look = await new.views.look(table_id, users[TRIBAL])
    assert look.view.own is not None
    assert (look.view.own.orders.advance, len(look.view.own.draft), len(look.view.own.offers)) == ("ask", 1, 1)
    asked = [(u, p) for u in users.values() for p in (await new.views.look(table_id, u)).prompts if p.blocks]
    assert len(asked) == 1
    await new.play.act(table_id, asked[0][0], list(asked[0][1].default))
    await new.play.act(table_id, users[EMPIRE], acts("accept 1"))
    assert (await new.proof.shadow(table_id)).ok
