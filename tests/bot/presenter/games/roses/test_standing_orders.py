"""The standing orders of Wars of the Roses say whether a person is asked in battle, and they are asked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel, rows
from bot.presenter.words.voice import Voice
from engine.core import Action
from engine.roses.rules import ROSES
from engine.roses.standing import STYLES, copy
from engine.roses.state import RosesState
from engine.roses.view import Plan
from tests.cogs import press_everything
from tests.cogs.press_everything import components
from tests.cogs.roses.positions import NAMES, look_at
from tests.engine.roses.board import AUTO, Board

QUICK = msgspec.structs.replace(STYLES["quick"], brief="start")
"""The orders of a new seat that sets those of a battle before it."""


def screen(state: RosesState, language: str = "en") -> list[dict[str, Any]]:
    """The parts of Lancaster's standing orders."""
    look = look_at(state, 0)
    asked = next(p for p in look.prompts if p.id == "standing")
    ctx = PanelContext(look, 0, Voice(language, NAMES), "", 0, asked)
    return list(components([row.to_component_dict() for row in rows(ctx)]))


def words(state: RosesState, language: str = "en") -> str:
    """What the screen says beside its lists."""
    return "\n".join(part["content"] for part in screen(state, language) if part["type"] == 10)


@pytest.mark.parametrize(
    ("plan", "orders", "stays"),
    [
        (QUICK, {}, True), (QUICK, {"lan_oxford": "ask"}, False), (Plan(act="ask"), {}, False),
        (Plan(act="ask"), {"lan_oxford": "fire"}, True),
    ],
)  # fmt: skip
def test_a_battle_that_begins_at_once_is_said_to_last(plan: Plan, orders: dict[str, Any], stays: bool) -> None:
    """Oxford (A2) has the first turn. Once York has sealed, Lancaster's seal lets him fire unless he asks; before that
    it can be taken back."""
    for ready in (False, True):
        board = Board().fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plans=[plan, Plan()])
        board.state.players[0].orders |= orders
        if ready:
            board.do(1, "seal")
        for language, said in (("en", "Cannot be undone: Seal"), ("es", "No se puede deshacer: Sellar")):
            ctx = PanelContext(look_at(board.state, 0), 0, Voice(language, NAMES))
            assert ctx.step == "briefing"
            assert (said in press_everything.words(press_everything.check(panel(ctx, None)))) is (ready and stays)
        if ready:
            assert any(event.seals for event in board.do(0, "seal")) is stays


def ordered(plan: Plan, *settings: str) -> RosesState:
    """Lancaster with Henry and Oxford in the field, and a plan that it has changed setting by setting."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "kent", "yor_york": "ireland"})
    board.state.players[0].standing = copy(plan)
    for setting in settings:
        ROSES.apply(board.state, 0, Action.parse(f"standing {setting}"))
    return board.state


def test_the_screen_says_whether_one_is_asked() -> None:
    """In both languages, with what happens unasked even so, and the order that stands in its list."""
    quick, quiet = STYLES["quick"], AUTO
    assert "In battle your blocks **act without asking you**" in words(ordered(quick))
    assert "En batalla tus bloques **actúan sin preguntarte**" in words(ordered(quick), "es")
    asked = ordered(quick, "act ask")
    said = "**In battle you are asked** what each block does on its turn, except: "
    assert said + "Retreat: leave at strength 1 and Treachery roll: if one die is enough." in words(asked)
    assert "**En batalla se te pregunta** qué hace cada bloque en su turno, salvo: " in words(asked, "es")
    chosen = [o["value"] for part in screen(asked) for o in part.get("options", []) if o.get("default")]
    assert "standing act ask" in chosen
    assert "**In battle you are asked** what each block does on its turn." in words(ordered(quiet, "act ask"))
    alone = ordered(quiet, "act ask")
    ROSES.apply(alone, 0, Action.parse("block-order lan_oxford fire"))
    assert "except: a block with an order of its own." in words(alone)
    ROSES.apply(alone, 0, Action.parse("block-order lan_oxford ask"))
    assert "except" not in words(alone)


def test_a_battle_that_runs_keeps_the_orders_with_which_it_began() -> None:
    """Who changes their mind in its midst is told so."""
    board = Board().fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""})
    assert "keeps the orders" not in words(board.state)
    ROSES.apply(board.state, 0, Action.parse("standing act fire"))
    assert "The battle of Essex keeps the orders it started with: in it you are asked" in words(board.state)
    assert "La batalla de Essex sigue con las órdenes con las que empezó" in words(board.state, "es")


@pytest.mark.parametrize("style", STYLES)
def test_who_is_to_be_asked_is_asked(style: str) -> None:
    """A block at full strength with nobody to betray or charge waits for its owner whatever else stands; else not."""
    for how in ("ask", "fire"):
        orders = copy(STYLES[style])
        orders.brief, orders.act = "never", how
        board = Board().fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""}, plans=[orders, AUTO])
        asked = board.legal(0, "fire") == ["fire lan_oxford"]
        assert asked == (how == "ask"), how
