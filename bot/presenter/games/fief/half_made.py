"""Which cities the panel's picture shows while a choice is half made: a Noble's or a chosen one, and the goals."""

from __future__ import annotations

from bot.presenter.games.fief import lookup
from bot.presenter.games.fief.screens.movement import goals_of
from bot.presenter.panel_kit import half_made
from bot.presenter.panel_kit.controls import PanelContext
from engine.fief.game_data import CITY, REGION


def about(ctx: PanelContext) -> list[str]:
    """The city of a Noble who may set out, and where they could come to; else the city or region that is chosen, or
    that of whoever is, and those to which that leads."""
    view = ctx.look.view

    def where(word: str) -> str:
        who = lookup.noble(view, word)
        place = who.place if who is not None else word
        return place if place in CITY or place in REGION else ""

    match ctx.open.split():
        case ["who", slug, *_] if (who := lookup.noble(view, slug)) is not None:
            return half_made.about(where(slug), (way[-1][1] for way in goals_of(view, who)))
    return half_made.chosen(ctx, where)
