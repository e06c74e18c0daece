"""Positions of Warrior Knights that panels and commands are tried at, and how what is refused reads."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot import locale
from bot.presenter.words.voice import Voice
from cogs import games
from engine.core import Action, IllegalAction
from engine.knights.rules import KNIGHTS as RULES
from engine.knights.state import KnState
from tests.cogs.seat_views import NAMES
from tests.engine.knights import kit
from tests.engine.knights.kit import RED

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


def planning() -> KnState:
    """A turn is planned; red's two cards of one kind lie on a space."""
    state = kit.position()
    state.barons[RED].hand[0] = 0
    state.spaces[0] += [0, 0]
    kit.go(state, "plan")
    return state


def attacking() -> KnState:
    """Red and green stand at Froli, a neutral city of 200; red mobilises there."""
    state = kit.position()
    kit.noble(state, "karmin", "froli", "english-200", "english-100")
    kit.noble(state, "sinople", "froli", "french-100")
    kit.city(state, "froli")
    kit.reveal(state, RED, "mobilize-forces")
    kit.do(state, RED, "target froli")
    return state
