"""A table of Warrior Knights that was begun under rules 3 and holds what today's rules refuse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.common.clock import Clock
from bot.store import Database
from bot.store import models as m
from bot.tables.history.log_check import Course
from bot.tables.service import Tables
from engine.core import Action, Refusal
from engine.knights.rules import KnightsRules
from engine.knights.standing.standing import SETTINGS
from engine.knights.state.state import KnState
from tests.bot.helpers import ANA, BEN, NO_DEADLINE, FakeClock, rows
from tests.bot.toy import acts


class Before(KnightsRules):
    """Orders could name oneself."""

    rules_version = 3

    def setup(self, **more: Any) -> KnState:
        state = super().setup(**more)
        state.rules_version = self.rules_version
        return state

    def why_not(self, state: KnState, seat: int, action: Action) -> Refusal | None:
        return None if action in SETTINGS else super().why_not(state, seat, action)


def under(db: Database, clock: Clock, rules: KnightsRules) -> Tables:
    games: Mapping[str, Any] = {"knights": rules}
    return Tables(db, clock, games=games)


async def planning(tables: Tables) -> int:
    """A game of two in the first planning."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="knights", seats=2, policy=NO_DEADLINE
    )  # fmt: skip
    table = await tables.lobby.join(table.id, BEN)
    table = await tables.lobby.start(table.id, ANA.id)
    while True:
        for user in (ANA, BEN):
            look = await tables.views.look(table.id, user.id)
            if look.view.stage == "plan":
                return table.id
            for prompt in [p for p in look.prompts if p.blocks][:1]:
                await tables.play.act(table.id, user.id, list(prompt.default))


async def test_what_rules_3_allowed_is_named_and_kept(tables: Tables, db: Database, clock: FakeClock) -> None:
    """A sealed plan, an open offer, an offer being written and an order that is refused today: the check names what
    differs, the game keeps all of it and goes on from there, and the table is told once."""
    old = under(db, clock, Before())
    table_id = await planning(old)
    seats = {s.user_id: s.seat for s in (await old.lookup.info(table_id)).seats}
    me, other = seats[ANA.id], seats[BEN.id]
    await old.play.act(table_id, ANA.id, acts(f"order-pass seat-{me} allow", "order revolt crowns"))
    await old.play.act(table_id, ANA.id, acts(f"terms seat-{other} vote", "bid 5"))
    await old.play.act(table_id, ANA.id, acts(f"terms seat-{other} pass"))
    await old.play.act(table_id, ANA.id, acts("lay mobilize-forces 1", "seal"))
    new = under(db, clock, KnightsRules())
    found = await new.repairs.look(table_id)
    assert (found.course, "knights-no-order-self" in found.why) == (Course.KEPT, True), found
    assert not (await new.proof.shadow(table_id)).ok
    assert (await new.repairs.apply(table_id)).course is Course.KEPT
    assert (await new.repairs.apply(table_id)).course is Course.SAME
    assert sum('"note-kept"' in r.payload for r in await rows(db, m.outbox)) == 1
    own = (await new.views.look(table_id, ANA.id)).view.own
    assert own is not None
    assert (own.orders.revolt, own.orders.pass_to, own.draft) == ("crowns", {f"seat-{me}": "allow"}, (other, "pass"))
    assert own.plan[0] == ["mobilize-forces"]
    look = await new.views.look(table_id, BEN.id)
    offered = next(p for p in look.prompts if p.step == "offer")
    await new.play.act(table_id, BEN.id, [next(a for a in offered.actions if a.verb == "take-offer")])
    assert look.view.barons[me].crowns == 10
    await new.play.act(table_id, BEN.id, acts("seal"))
    assert (await new.views.look(table_id, BEN.id)).view.stage != "plan"
    assert (await new.proof.shadow(table_id)).ok
