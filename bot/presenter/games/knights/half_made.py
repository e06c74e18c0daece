"""Which areas the panel's picture shows while a choice is half made: a Noble's or a chosen one, and the goals."""

from __future__ import annotations

from bot.presenter.games.knights import sight
from bot.presenter.games.knights.lists import Worded
from bot.presenter.panel_kit import half_made
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panel_kit.parts import AT
from engine.knights.game_data import AREA


def about(ctx: PanelContext) -> list[str]:
    """The area that is chosen, or where the Noble stands who is, and the areas to which that leads; of a quarter those
    in it."""
    view = ctx.look.view

    def where(word: str) -> str:
        who = sight.noble(view, word)
        area = who.area if who is not None else word
        return area if area in AREA else ""

    there = ctx.worded(Worded(view, ctx.voice, ctx.params))
    if AT in ctx.open:
        return half_made.about("", half_made.goals(there.wording.within(ctx.actions, ctx.open), where))
    return half_made.chosen(there, where)
