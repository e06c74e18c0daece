"""Looks at positions of Wars of the Roses without a bot, and what a panel leads to."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from bot.presenter.front import front
from bot.presenter.panel_kit.choices import OPEN
from bot.presenter.panel_kit.controls import PanelContext, first, read_open
from bot.presenter.panel_kit.ticks import read_tick
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from bot.ui.ids import Id
from cogs import games
from engine.core import Action, Prompt
from engine.roses.rules import ROSES
from engine.roses.state import Options, RosesState
from tests.cogs import seat_views
from tests.cogs.press_everything import components
from tests.engine.driver import turn
from tests.engine.roses.board import AUTO, Board
from tests.engine.roses.lively import lively

games()  # brings the fronts
NAMES = seat_views.NAMES[:2]
SCENARIOS: tuple[Any, ...] = ("wars_of_the_roses", "kingmaker", "richard_iii")


def look_at(state: RosesState, seat: int, *, can_undo: bool = True) -> SeatView:
    return dataclasses.replace(seat_views.look_at(ROSES, state, seat), can_undo=can_undo)


def question(look: SeatView) -> Prompt:
    """What a panel shows in full: the most urgent question, else the standing orders."""
    return first(look) or look.prompts[0]


def positions(scenario: Any, seed: int, campaigns: Any = 0) -> Iterator[tuple[RosesState, int]]:
    """Positions of a whole lively game, each with a seat that is asked something or was just now."""
    rng = random.Random(seed)
    state = ROSES.setup(seats=2, seed=f"panel {seed}", options=Options(scenario, campaigns))
    for seat in range(2):  # both want to be asked
        for action in ROSES.styles()["careful"]:
            ROSES.apply(state, seat, action)
    while prompts := ROSES.prompts(state):
        for seat, mine in sorted(prompts.items()):
            if len(mine) > 1:  # the standing orders alone are asked of everybody
                yield state, seat
        step = turn(rng, ROSES, state, lively)
        assert step is not None
        ROSES.apply(state, *step)


def saved() -> Iterator[tuple[RosesState, int]]:
    """A position of every step, the rare ones included, each with a seat that is asked something or was just now."""
    for path in sorted((Path(__file__).parents[2] / "saves").glob("*/roses-*.json")):
        state = ROSES.loads(path.read_bytes())
        for seat, mine in sorted(ROSES.prompts(state).items()):
            if len(mine) > 1:
                yield state, seat


Screen = tuple[str, str, int]
"""A question by its id, the words of the list that is open, its page."""


def pressed(ctx: PanelContext) -> tuple[set[tuple[str, ...]], set[Screen]]:
    """What the controls of a panel lead to: batches of actions, and further screens.

    Of a list to tick not every choice is tried: each thing alone, the first two, all.
    """
    batches: set[tuple[str, ...]] = set()
    screens: set[Screen] = set()
    for component in components([row.to_component_dict() for row in rows(ctx)]):
        where = Id.parse(component.get("custom_id", ""))
        if where is None or component.get("disabled") or where.verb in ("undo", "redraw", "rules", "board", "news"):
            continue
        values = [o["value"] for o in component["options"]] if component["type"] == 3 else [where.arg]
        if where.verb == "ask" and not where.token:  # back to the most urgent question
            screens.add(("", "", 0))
            continue
        prompt = ctx.look.prompt_at(where.token)
        assert prompt is not None, component
        match where.verb:
            case "ask":
                screens.add((prompt.id, "", 0))
            case "open":
                screens.add((prompt.id, *read_open(where.arg)))
            case "tick":
                choices = [[v] for v in values] + [values[:2], values]
                for ticked in choices:
                    opened = read_tick(where.arg, ticked)
                    assert opened is not None
                    screens.add((prompt.id, opened, 0))
            case "batch":
                for value in values:
                    actions, _ = front("roses").batch(ctx.look, f"{where.arg} {value}")
                    assert actions, (where.arg, value)
                    assert actions[0] in prompt.actions, "the first of a batch answers the question of the control"
                    batches.add(tuple(map(str, actions)))
            case "do":
                for value in values:
                    if value.startswith(OPEN):
                        screens.add((prompt.id, *read_open(value)))
                    else:
                        batches.add((value,))
    return batches, screens


def reachable(look: SeatView, seat: int) -> tuple[set[tuple[str, ...]], int]:
    """Every batch of actions that can be taken by pressing, and how many screens there are."""
    seen: set[Screen] = set()
    found: set[tuple[str, ...]] = set()
    queue: list[Screen] = [("", "", 0)]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        id, opened, page = here
        prompt = next((p for p in look.prompts if p.id == id), None)
        batches, screens = pressed(PanelContext(look, seat, Voice("en", NAMES), opened, page, prompt))
        found |= batches
        queue += screens
    return found, len(seen)


def accepted(state: RosesState, seat: int, batch: tuple[str, ...]) -> str:
    """Why the engine refuses a batch; empty when it takes all of it."""
    copy = deepcopy(state)
    for text in batch:
        refusal = ROSES.why_not(copy, seat, Action.parse(text))
        if refusal is not None:
            return f"{text}: {refusal.code}"
        ROSES.apply(copy, seat, Action.parse(text))
    return ""


def told(state: Any, seat: int, words: str = "", language: str = "en") -> dict[str, str]:
    """What a screen says: options with their notes by value, and lines of words."""
    ctx = PanelContext(look_at(state, seat), seat, Voice(language, NAMES), words)
    found = list(components([r.to_component_dict() for r in rows(ctx)]))
    notes = {o["value"]: f"{o['label']} | {o.get('description', '')}" for c in found for o in c.get("options", [])}
    return notes | {f"text {n}": c["content"] for n, c in enumerate(found) if c["type"] == 10}


MEN = ("lan_oxford", "lan_devon", "lan_clifford", "lan_beaumont", "lan_coventry_levy", "lan_henry_vi")


def won(men: Sequence[str] = MEN) -> Board:
    """Lancaster has won Essex, which feeds four; one of its men stands in Middlesex."""
    asking = msgspec.structs.replace(AUTO, regroup="ask")
    others = {"yor_york": "ireland", "lan_rivers": "middlesex"}
    board = Board().fight(
        "essex", {"yor_hastings": "rutland"}, dict.fromkeys(men, ""), steps={"yor_hastings": 1}, others=others,
        plans=[asking, AUTO],
    )  # fmt: skip
    assert question(look_at(board.state, 0)).step == "regroup"
    return board
