"""Bad input: one sentence, nothing changed, and the same sentence whatever the others hide."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from bot import locale
from bot.presenter.words.voice import Voice
from cogs import games
from engine.core import Action, Refusal
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import FiefState
from tests.cogs.seat_views import NAMES
from tests.engine.fief.bad_input import (
    BAD,
    Build,
)
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.hiding import disturb, shuffle_unseen

games()  # brings the words
TWINS = 4
"""Positions in which the others hide something else."""


@pytest.mark.parametrize(("build", "text", "code"), BAD, ids=[f"{b.__name__}: {t}" for b, t, _ in BAD])
def test_bad_input_is_one_sentence_and_tells_nothing(board: Board, build: Build, text: str, code: str) -> None:
    """The position stays as it was; with other purses, hands, troops, orders and armed cards of the others, and other
    luck to come, the refusal is the same to the last number."""
    build(board)
    text = text.format(n=next((d.number for d in board.offers()), 0))
    assert board.why(GULES, text) == code
    refusal = said(board.state, text)
    for language in locale.LANGUAGES:
        words = Voice(language, NAMES, "fief").say(refusal.code, refusal.params)
        assert "\n" not in words
        assert words[-1] in ".!?)", words
    rng = random.Random(text)
    for _ in range(TWINS):
        twin = Board(deepcopy(board.state))
        for seat in (AZURE, VERT, OR):
            disturb(rng, twin.state, seat)
        shuffle_unseen(rng, twin.state)
        assert RULES.dumps(twin.state) != RULES.dumps(board.state)
        assert said(twin.state, text) == refusal
        assert [p.actions for p in twin.asked(GULES)] == [p.actions for p in board.asked(GULES)]


def said(state: FiefState, text: str) -> Refusal:
    """With what Gules is refused."""
    refusal = RULES.why_not(state, GULES, Action.parse(text))
    assert refusal is not None
    return refusal
