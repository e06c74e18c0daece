"""Looks at positions of Wars of the Roses without a bot, and what a panel leads to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.presenter.choices import OPEN
from bot.presenter.controls import PanelContext, read_open, read_tick
from bot.presenter.front import front
from bot.presenter.panel import rows
from bot.presenter.voice import Voice
from bot.tables.model import DeadlinePolicy, SeatInfo, SeatView, TableInfo, TableStatus
from bot.ui.ids import Id
from cogs import games
from engine.core import Action
from engine.roses import ROSES
from engine.roses.state import Options, RosesState
from tests.cogs.test_panels import components
from tests.engine.driver import turn
from tests.engine.roses.lively import lively

games()  # brings the fronts
NAMES = ["Ana *la* Brava", "Ben @everyone"]
SCENARIOS: tuple[Any, ...] = ("wars_of_the_roses", "kingmaker", "richard_iii")


def table(status: TableStatus = TableStatus.RUNNING) -> TableInfo:
    return TableInfo(
        id=987654321, guild_id=1, channel_id=2, thread_id=3, lobby_message_id=4, game="roses", name="The **long** war",
        locale="en", status=status, organiser_id=100, seat_count=2, options={}, policy=DeadlinePolicy(),
        seats=[SeatInfo(n, NAMES[n], 100 + n) for n in range(2)], seq=5, epoch=3, seed_hash="0" * 64, seed="",
        due_at=1.8e9, created_at=0.0, started_at=1.0, finished_at=None,
    )  # fmt: skip


def look_at(state: RosesState, seat: int, *, can_undo: bool = True) -> SeatView:
    prompts = ROSES.prompts(state)
    return SeatView(
        table=table(), seat=seat, view=ROSES.view(state, seat), prompt=prompts.get(seat), token="12345678",
        waiting=[s for s, p in prompts.items() if p.required], steps={s: p.step for s, p in prompts.items()},
        can_undo=can_undo, outcome=ROSES.outcome(state),
    )  # fmt: skip


def positions(scenario: Any, seed: int, campaigns: Any = 0) -> Iterator[tuple[RosesState, int]]:
    """Positions of a whole lively game, each with a seat that has a prompt."""
    rng = random.Random(seed)
    state = ROSES.setup(seats=2, seed=f"panel {seed}", options=Options(scenario, campaigns))
    while prompts := ROSES.prompts(state):
        for seat in sorted(prompts):
            yield state, seat
        step = turn(rng, ROSES, state, lively)
        assert step is not None
        ROSES.apply(state, *step)


def saved() -> Iterator[tuple[RosesState, int]]:
    """A position of every step, the rare ones included, each with a seat that has a prompt."""
    for path in sorted((Path(__file__).parents[2] / "saves").glob("*/roses-*.json")):
        state = ROSES.loads(path.read_bytes())
        for seat in sorted(ROSES.prompts(state)):
            yield state, seat


def pressed(ctx: PanelContext) -> tuple[set[tuple[str, ...]], set[tuple[str, int]]]:
    """What the controls of a panel lead to: batches of actions, and further screens (each with its page).

    Of a list to tick not every choice is tried: each thing alone, the first two, all.
    """
    batches: set[tuple[str, ...]] = set()
    screens: set[tuple[str, int]] = set()
    for component in components([row.to_component_dict() for row in rows(ctx)]):
        where = Id.parse(component.get("custom_id", ""))
        if where is None or component.get("disabled"):
            continue
        values = [o["value"] for o in component["options"]] if component["type"] == 3 else [where.arg]
        match where.verb:
            case "open":
                screens.add(read_open(where.arg))
            case "tick":
                choices = [[v] for v in values] + [values[:2], values]
                for ticked in choices:
                    opened = read_tick(where.arg, ticked)
                    assert opened is not None
                    screens.add((opened, 0))
            case "batch":
                for value in values:
                    actions, _ = front("roses").batch(ctx.look, f"{where.arg} {value}")
                    assert actions, (where.arg, value)
                    batches.add(tuple(map(str, actions)))
            case "do":
                for value in values:
                    if value.startswith(OPEN):
                        screens.add(read_open(value))
                    else:
                        batches.add((value,))
    return batches, screens


def reachable(look: SeatView, seat: int) -> tuple[set[tuple[str, ...]], int]:
    """Every batch of actions that can be taken by pressing, and how many screens there are."""
    seen: set[tuple[str, int]] = set()
    found: set[tuple[str, ...]] = set()
    queue = [("", 0)]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        batches, screens = pressed(PanelContext(look, seat, Voice("en", NAMES), *here))
        found |= batches
        queue += screens
    return found, len(seen)


def accepted(state: RosesState, seat: int, batch: tuple[str, ...]) -> str:
    """Why the engine refuses a batch; empty when it takes all of it."""
    copy = ROSES.loads(ROSES.dumps(state))
    for text in batch:
        refusal = ROSES.why_not(copy, seat, Action.parse(text))
        if refusal is not None:
            return f"{text}: {refusal.code}"
        ROSES.apply(copy, seat, Action.parse(text))
    return ""
