"""Which city the panel's picture shows while a choice is half made: that of the step that is planned."""

from __future__ import annotations

from bot.presenter.panel_kit import half_made
from bot.presenter.panel_kit.controls import PanelContext
from engine.xidit.analysis import STEPS
from engine.xidit.view import Own


def about(ctx: PanelContext) -> list[str]:
    """The city in which the hero is at the step whose plan is open."""
    own: Own | None = ctx.look.view.own
    match ctx.open.split():
        case [verb, step, *_] if own is not None and verb.startswith("plan-") and step.isdecimal():
            city = own.route[int(step)] if int(step) <= STEPS else 0
            return half_made.about(f"city-{city}" if city else "", ())
    return []
