"""Offers on panels: what answers one stands directly under its words, above all that only helps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import discord
import pytest

from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.panel import panel
from bot.presenter.words.voice import voice_of
from bot.ui.components import Press
from bot.ui.ids import Id
from cogs import games
from engine import GAMES
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from tests.cogs.seat_views import look_at, token
from tests.engine.charlemagne.board import Board as Charlemagne
from tests.engine.fief.board import AZURE, GULES
from tests.engine.fief.board import Board as Fief
from tests.engine.knights.board import GREEN, RED
from tests.engine.knights.board import Board as Knights

games()  # brings the fronts
HELPS = frozenset({"board", "rules", "suggest", "whatif", "news", "seen", "watch"})


def treaty() -> tuple[Any, int, str]:
    """The Empire offers peace, in the midst of the turn of the Tribes."""
    board = Charlemagne().spending(TRIBAL)
    board.do("clause peace seat-0", "propose", seat=EMPIRE)
    return board.state, TRIBAL, "offer"


def deal() -> tuple[Any, int, str]:
    """Blue, who has cards to play, is offered 4 shillings."""
    board = Fief().meeting()
    board.do(GULES, "draft-give money 4; offer azure city")
    return board.state, AZURE, "deal"


def bribe() -> tuple[Any, int, str]:
    """Green, who plans a turn, is offered 5 crowns for a vote."""
    board = Knights().position(crowns=5)
    board.go("plan")
    board.do(RED, "terms seat-2 vote; bid 5")
    return board.state, GREEN, "offer"


def items(row: Any) -> Iterator[Id]:
    for item in row.children if isinstance(row, discord.ui.ActionRow) else ():
        inner = item.item if isinstance(item, Press) else item
        found = Id.parse(getattr(inner, "custom_id", None) or "")
        if found is not None:
            yield found


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("game", "made"), [("charlemagne", treaty), ("fief", deal), ("knights", bribe)])
def test_an_offer_is_answered_directly_under_its_words(
    game: str, made: Callable[[], tuple[Any, int, str]], first: bool
) -> None:
    """Whether it is the question that is shown, or stands below another one."""
    state, seat, step = made()
    look = look_at(GAMES[game], state, seat)
    (offer,) = (p for p in look.prompts if p.step == step)
    shown = PanelContext(look, seat, voice_of(look.table, "en"), prompt=offer if first else None)
    view = panel(shown, None).view
    assert view is not None
    rows = list(view.children)
    words = voice_of(look.table, "en").ask(game, step, offer.params)
    here = next(n for n, row in enumerate(rows) if isinstance(row, discord.ui.TextDisplay) and words in row.content)
    after = next(row for row in rows[here + 1 :] if isinstance(row, discord.ui.ActionRow))
    assert rows.index(after) <= here + 1 + first
    answers = {where.arg for where in items(after) if where.verb == "do" and where.token == token(offer)}
    assert {str(a) for a in offer.actions} == answers
    above = {where.verb for row in rows[:here] for where in items(row)}
    assert not above & HELPS
