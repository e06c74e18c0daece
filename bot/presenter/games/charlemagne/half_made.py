"""Which places the panel's picture shows while a choice is half made: a hex or a region, and those chosen next."""

from __future__ import annotations

import dataclasses

from bot.presenter.games.charlemagne.lists import Worded, current_words
from bot.presenter.panel_kit import half_made
from bot.presenter.panel_kit.controls import PanelContext
from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import REGION


def about(ctx: PanelContext) -> list[str]:
    """The hex, burg or region that is chosen, and the places to which that leads."""
    there = dataclasses.replace(ctx, open=current_words(ctx.open), wording=Worded(ctx.look.view, ctx.voice))
    return half_made.chosen(there, lambda word: word if word in PLACE or word in REGION else "")
