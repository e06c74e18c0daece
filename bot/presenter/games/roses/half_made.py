"""Which areas the panel's picture shows while a choice is half made: an army or blocks, and where they may go."""

from __future__ import annotations

from bot.presenter.games.roses.names import place
from bot.presenter.games.roses.screens import regroup
from bot.presenter.games.roses.screens.action import chosen
from bot.presenter.panel_kit import half_made
from bot.presenter.panel_kit.controls import PanelContext
from engine.roses.board import AREA


def about(ctx: PanelContext) -> list[str]:
    """An area with blocks, or that of the ticked ones, and their goals; where a recruit may come in. Nothing while a
    battle is shown close up."""
    look = ctx.look

    def where(word: str) -> str:
        area = word if word in AREA else place(look.view, word)
        return area if area in AREA else ""

    if look.view.battle is not None:
        return []
    match ctx.open.split():
        case ["in", block]:
            return half_made.about("", half_made.goals((a for a in ctx.actions if block in a.args), where))
    if ctx.step not in regroup.VERBS:
        return half_made.chosen(ctx, where)
    there = regroup.travellers(look, ctx.step)
    group = chosen(there, regroup.read(ctx.open.split(), there)[0]) if ctx.open else []
    areas = list(dict.fromkeys(map(where, group)))
    goals = (where(str(a.args[1])) for a in ctx.actions if a.args and a.args[0] in group)
    return half_made.about(areas[0] if len(areas) == 1 else "", [*areas, *goals])
