"""A table of Fief that was played by rules 4, under today's: what differs is named, brought in line and told once."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.common.clock import Clock
from bot.store import Database
from bot.store import models as m
from bot.tables.history.log_check import Course
from bot.tables.service import Tables
from engine.core import Action, Prompt
from engine.fief.game_data import is_disaster
from engine.fief.phases.cards import CHARACTER, FORTUNE
from engine.fief.rules import FIEF, FiefRules
from engine.fief.state.state import Drawing, FiefState
from engine.fief.terms import DONE, act
from tests.bot.helpers import ANA, BEN, NO_DEADLINE, PEOPLE, rows

SEED = "4"
"""Of a table at which a Disaster lies in the way of a plan."""


class Rules4(FiefRules):
    """What rules 4 made of a plan of draws: nothing more when one of them could not be."""

    rules_version = 4

    def setup(self, **more: object) -> FiefState:
        state = super().setup(**more)  # type: ignore[arg-type]
        state.rules_version = 4
        return state

    def answer(self, state: FiefState, seat: int, prompt: Prompt) -> Action | None:
        frame = state.frames[-1]
        if not isinstance(frame, Drawing) or frame.plan is None:
            return super().answer(state, seat, prompt)
        if frame.drawn >= len(frame.plan.decks):
            return DONE
        deck = frame.plan.decks[frame.drawn]
        if deck == FORTUNE and state.fortunes and is_disaster(state.fortunes[-1]) and frame.dared >= frame.plan.dare:
            return DONE
        return act("draw", deck)


async def drawn(tables: Tables) -> int:
    """A table of two in its first round; both have sealed a Fortune, then a Character, and dare no Disaster."""
    table = await tables.lobby.create(
        guild_id=1, channel_id=10, organiser=ANA, game="fief", seats=2, policy=NO_DEADLINE
    )
    await tables.lobby.join(table.id, BEN)
    table = await tables.lobby.start(table.id, ANA.id)
    plan = Action("plan", (f"{FORTUNE}-{CHARACTER}", 0))
    sealed = 0
    while sealed < 2:
        for user in PEOPLE[:2]:
            look = await tables.views.look(table.id, user.id)
            prompt = next((p for p in look.prompts if p.blocks), None)
            if prompt is None:
                continue
            first = [plan] if plan in prompt.actions else []
            sealed += bool(first)
            await tables.play.act(table.id, user.id, [*first, *prompt.default], token=look.tokens[prompt.id])
    return table.id


async def test_a_table_of_rules_4_is_brought_in_line(
    db: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """2.3: by these rules a seat has drawn its Character. ``migrate --check`` and ``repair`` name the table, its people
    are told once, and it is played on."""
    monkeypatch.setattr("bot.tables.lobby.lobby.secrets", SimpleNamespace(token_hex=lambda size: SEED * 2 * size))
    before = Tables(db, clock, games={"fief": Rules4()})
    number = await drawn(before)
    held = [len((await before.views.look(number, user.id)).view.own.hand) for user in (ANA, BEN)]
    today = Tables(db, clock, games={"fief": FIEF})
    finding = await today.repairs.look(number)
    assert finding.course is Course.OTHER
    assert "another position" in finding.problem
    assert not (await today.proof.shadow(number)).ok, "what migrate --check says"
    assert [len((await today.views.look(number, u.id)).view.own.hand) for u in (ANA, BEN)] == held, (
        "looking changes nothing"
    )
    assert (await today.repairs.apply(number)).course is Course.OTHER
    now = [len((await today.views.look(number, user.id)).view.own.hand) for user in (ANA, BEN)]
    assert sum(now) > sum(held)
    assert (await today.repairs.look(number)).course is Course.SAME
    assert sum('"note-repaired"' in row.payload for row in await rows(db, m.outbox)) == 1
    looks = [await today.views.look(number, user.id) for user in (ANA, BEN)]
    assert any(prompt.blocks for look in looks for prompt in look.prompts)
