"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import json
import random

import pytest

from engine.charlemagne import board, lore
from engine.charlemagne.lore import EMPIRE
from engine.charlemagne.outlook import outlook
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action, Event
from tests.engine.charlemagne.play import play, start
from tests.engine.charlemagne.positions import MID, force, position
from tests.engine.firm import changeable

LOOSE = frozenset(
    {
        "advance", "built", "cleared", "deployed", "disbanded", "discarded", "eliminated", "eliminated-neutral",
        "hired", "income", "leader", "score",
        "levied", "moved", "nowhere", "phase", "played", "retreated", "showed", "supplied", "treachery",
        "treaty-lapsed", "turn", "withdrew",
    }
)  # fmt: skip
"""What a player does of his own accord, and what follows from that alone."""


def test_every_step_of_a_game_is_saved_and_told() -> None:
    """Frames, and what lies beside them, are lists in a save. What all hear, but for a player's own doings, nobody
    takes back."""
    forms: set[type] = set()
    open_ended: set[str] = set()

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        save = json.loads(RULES.dumps(state))
        forms.update(type(frame) for key in ("frames", "sides") for frame in save[key])
        open_ended.update(e.key for e in events if e.audience is None and not e.seals)

    play(start("form"), random.Random(4), hook)
    assert forms == {list}
    assert open_ended <= {f"charlemagne-{key}" for key in LOOSE}, open_ended


def test_what_a_game_is_made_of_cannot_be_changed() -> None:
    """The data files and the options of a table."""
    assert not changeable([start("firm").options, *vars(lore).values(), *vars(board).values()])


def test_outlook_is_of_the_force_in_operation() -> None:
    """Nothing is looked ahead where none is moved."""
    state = position()
    assert outlook(RULES.view(state, EMPIRE)) == []
    moving = force(state, MID, 3, "neustria-warriors")
    goals = outlook(RULES.view(state, EMPIRE))
    assert goals
    assert moving.points == 3


@pytest.mark.parametrize(("key", "words", "others"), [
    ("vassalage-cap", ("0", "6"), ("7", "ask")),
    ("stake", ("0", "36"), ("3", "42")),
    ("reserve", ("0", "3"), ("4",)),
    ("retreat", ("never", "odds-1", "odds-4", "always", "ask"), ("odds-5", "shift")),
])  # fmt: skip
def test_an_order_says_what_it_may_say(key: str, words: tuple[str, ...], others: tuple[str, ...]) -> None:
    """The words and numbers that are listed, and no others."""
    state = position()
    for word in words:
        assert RULES.why_not(state, EMPIRE, Action.parse(f"order {key} {word}")) is None, word
    for word in others:
        assert RULES.why_not(state, EMPIRE, Action.parse(f"order {key} {word}")) is not None, word
