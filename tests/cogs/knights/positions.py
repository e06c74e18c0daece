"""Positions of Warrior Knights that panels and commands are tried at, and how what is refused reads."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot import locale
from bot.presenter.words.voice import Voice
from cogs import games
from engine.core import Action, IllegalAction
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state.state import KnState
from tests.cogs.seat_views import NAMES
from tests.engine.knights.board import RED, Board

games()  # brings the fronts
SPEAK = {lang: Voice(lang, NAMES, "knights") for lang in locale.LANGUAGES}


def refused(state: KnState, seat: int, actions: Sequence[Action]) -> str:
    """The sentence with which the first illegal action is refused; nothing of the position changes by it."""
    for action in actions:
        why = RULES.why_not(state, seat, action)
        if why is None:
            RULES.apply(state, seat, action)
            continue
        before = RULES.dumps(state)
        with pytest.raises(IllegalAction):
            RULES.apply(state, seat, action)
        assert RULES.dumps(state) == before
        for voice in SPEAK.values():
            said = voice.say(why.code, why.params)
            assert said
            assert "\n" not in said
        return SPEAK["en"].say(why.code, why.params)
    raise AssertionError("all of it is legal")


def planning(board: Board) -> Board:
    """A turn is planned; red's two cards of one kind lie on a space."""
    board.position()
    board.state.barons[RED].hand[0] = 0
    board.state.spaces[0] += [0, 0]
    board.go("plan")
    return board


def attacking(board: Board) -> Board:
    """Red and green stand at Froli, a neutral city of 200; red mobilises there."""
    board.position()
    board.noble("karmin", "froli", "english-200", "english-100")
    board.noble("sinople", "froli", "french-100")
    board.city("froli")
    board.reveal(RED, "mobilize-forces")
    board.do(RED, "target froli")
    return board
