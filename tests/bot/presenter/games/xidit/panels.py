"""Panels of positions of Lords of Xidit, and what their controls answer."""

from __future__ import annotations

from typing import Any

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import rows
from bot.presenter.words.voice import Voice
from bot.ui.ids import Id
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from tests.cogs.press_everything import components
from tests.cogs.seat_views import NAMES, look_at, token


def shown(state: XiditState, seat: int, id: str = "", language: str = "en") -> PanelContext:
    """The panel of a seat, a question of another id shown instead of the most urgent one."""
    ctx = PanelContext(look_at(XIDIT, state, seat), seat, Voice(language, NAMES, "xidit"))
    prompt = ctx.find(id) if id else None
    return ctx.at(prompt) if prompt is not None else ctx


def controls(ctx: PanelContext) -> list[Any]:
    """Every component of the controls."""
    return list(components([row.to_component_dict() for row in rows(ctx)]))


def offered(ctx: PanelContext, id: str) -> set[str]:
    """The actions that answer the question of an id, from the panel as it stands, without another list."""
    prompt = ctx.find(id)
    assert prompt is not None
    found: set[str] = set()
    for component in controls(ctx):
        where = Id.parse(component.get("custom_id", ""))
        if where is None or where.verb != "do" or component.get("disabled") or where.token != token(prompt):
            continue
        found |= {o["value"] for o in component["options"]} if component["type"] == 3 else {where.arg}
    return found


def legal(state: XiditState, seat: int, id: str) -> set[str]:
    """The legal actions of a seat's question."""
    return {str(a) for p in XIDIT.prompts(state)[seat] if p.id == id for a in p.actions}
