"""Made-up questions, and the panel of a seat that is asked them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import Voice
from bot.tables.model import SeatView
from engine.core import Action, Prompt
from tests.cogs.seat_views import NAMES


def question(id: str, *answers: str, pace: Any = "turn", default: Sequence[str] = (), **more: Any) -> Prompt:
    """An open question with these answers."""
    return Prompt(
        id=id, step=more.pop("step", id.split("-")[0]), pace=pace, secret=False, anonymous=more.pop("anonymous", False),
        notify=more.pop("notify", pace == "offer"), actions=[Action.parse(a) for a in answers],
        default=tuple(Action.parse(a) for a in default), **more,
    )  # fmt: skip


def shown(look: SeatView, language: str = "en", **more: Any) -> PanelContext:
    """The panel of a seat as it is drawn."""
    assert look.seat is not None
    return PanelContext(look, look.seat, Voice(language, NAMES, look.table.game), **more)


def heading(ctx: PanelContext, **more: Any) -> str:
    """What a panel says above its controls."""
    view = panel(ctx, None, **more).view
    assert view is not None
    return "\n".join(row.content for row in view.children[:2] if isinstance(row, discord.ui.TextDisplay))


VOTE = question("vote-3", "vote yes", "vote no", "vote abstain")
OFFER = question("offer-17", "accept 17", "refuse 17", pace="offer", default=["refuse 17"])
LONG = [f"{'very-' * 40}long-{n}" for n in range(60)]
"""Slugs of more than 200 characters."""
