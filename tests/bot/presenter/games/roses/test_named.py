"""A plan that is suggested names what it presses as the panel does."""

from __future__ import annotations

import pytest

from bot import locale
from bot.presenter.front import front
from bot.presenter.panel_kit.controls import PanelContext
from bot.presenter.panels.labels import label_of
from bot.presenter.words.voice import Voice
from tests.cogs.roses.positions import NAMES, look_at, saved, won
from tests.engine.roses.board import Board

SCREENS = ("move", "sea", "recruit", "muster", "home", "regroup")
"""Verbs of what is ticked, and then sent somewhere: no button says both."""


@pytest.mark.parametrize("language", locale.LANGUAGES)
def test_every_answer_is_named_as_on_its_button(language: str) -> None:
    """In a position of every step: the words of the button, or how they begin where they count what is left; of a card
    its name."""
    voice, seen = Voice(language, NAMES), set()
    for state, seat in [*saved(), (won().state, 0), (spent().state, 0)]:
        look = look_at(state, seat)
        for prompt in look.prompts:
            ctx = PanelContext(look, seat, voice, prompt=prompt)
            for action in prompt.actions if prompt.blocks else ():
                if action.verb in SCREENS or (prompt.step, action.verb) in seen:
                    continue
                label = label_of(ctx, action)
                if not label:  # behind a screen
                    continue
                (told,) = front("roses").named(look.view, prompt.step, [action], voice)
                named = told or voice.action("roses", action)
                starts = voice.word("roses", action.args[0]) if action.verb == "card" else named
                assert label.lower().startswith(starts.lower()), (named, label)
                seen.add((prompt.step, action.verb))
    assert {("action", "done"), ("regroup", "done"), ("home", "home-all"), ("briefing", "plan")} <= seen


def spent() -> Board:
    """Lancaster has used its points."""
    board = Board().acting({"lan_oxford": "kent", "lan_henry_vi": "kent", "yor_york": "ireland"}, card="action_2")
    board.state.frames[-1].ap = 0  # type: ignore[union-attr]
    return board
