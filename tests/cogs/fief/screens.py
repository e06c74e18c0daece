"""What tests of the panel of Fief share: looking at a question, and everything that stands on its screen."""

from __future__ import annotations

import dataclasses

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.cogs.press_everything import check, pressed
from tests.cogs.seat_views import NAMES, PICTURE, look_at

ROWS = 10
"""Rows of controls that a phone shows without much scrolling."""


def asked(state: FiefState, seat: int, step: str = "") -> SeatView:
    """What a seat sees, with one question alone: the one of a step, or the first that waits."""
    look = look_at(RULES, state, seat)
    found = next(p for p in look.prompts if (p.step == step if step else p.blocks))
    return dataclasses.replace(look, prompts=(found,))


def context(look: SeatView, language: str = "en", opened: str = "", page: int = 0) -> PanelContext:
    """A panel that shows the only question of a look, standing orders and the like too."""
    assert look.seat is not None
    return PanelContext(look, look.seat, Voice(language, NAMES, "fief"), opened, page, look.prompts[0])


def sound(look: SeatView, most: int = 8) -> None:
    """Every screen of a question is a message that Discord takes, in both languages."""
    for language in ("en", "es"):
        first = context(look, language)
        check(panel(first, ("board.png", PICTURE), note="Saved."))
        for _, opened, page in sorted(pressed(first).screens)[:most]:
            check(panel(context(look, language, opened, page), ("board.png", PICTURE)))
