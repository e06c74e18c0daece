"""What a panel of Charlemagne is drawn from, in a position."""

from __future__ import annotations

import dataclasses

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Prompt
from tests.cogs.seat_views import NAMES, look_at


def blocked(look: SeatView) -> Prompt:
    """The question for which the game waits."""
    return next(p for p in look.prompts if p.blocks)


def asked(state: ChState) -> SeatView:
    """What the seat sees for which the game waits, that question alone."""
    looks = [look_at(RULES, state, seat) for seat in (EMPIRE, TRIBAL)]
    look = next(look for look in looks if any(p.blocks for p in look.prompts))
    return dataclasses.replace(look, prompts=(blocked(look),))


def context(look: SeatView, language: str = "en", opened: str = "", page: int = 0) -> PanelContext:
    """Its panel, or a list that is open in it."""
    assert look.seat is not None
    return PanelContext(look, look.seat, Voice(language, NAMES, "charlemagne"), opened, page)
