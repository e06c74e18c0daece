"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import json
import random

from engine.charlemagne import board, lore
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action, Event
from tests.engine.charlemagne.play import play, start
from tests.engine.firm import changeable


def test_saves_keep_their_form() -> None:
    """Frames, and what lies beside them, are lists in a save, at every step of a game."""
    forms: set[type] = set()

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        save = json.loads(RULES.dumps(state))
        forms.update(type(frame) for key in ("frames", "sides") for frame in save[key])

    play(start("form"), random.Random(4), hook)
    assert forms == {list}


def test_what_a_game_is_made_of_cannot_be_changed() -> None:
    """The data files and the options of a table."""
    assert not changeable([start("firm").options, *vars(lore).values(), *vars(board).values()])
