"""Rules that every other test would let a single changed line break."""

from __future__ import annotations

import json
import random
import re

import pytest

from engine.charlemagne import board, game_data
from engine.charlemagne.analysis import outlook
from engine.charlemagne.game_data import EMPIRE, EVENTS, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import ChState
from engine.core import Action, Event
from tests.engine.charlemagne.board import MID, Board
from tests.engine.charlemagne.ledger import LEDGER
from tests.engine.charlemagne.play import play, start
from tests.engine.immutability import changeable

LOOSE = frozenset(
    {
        "advance", "built", "cleared", "deployed", "disbanded", "discarded", "eliminated", "eliminated-neutral",
        "hired", "income", "leader", "score",
        "levied", "moved", "nowhere", "phase", "played", "retreated", "showed", "supplied", "treachery",
        "treaty-lapsed", "turn", "withdrew",
    }
)  # fmt: skip
"""What a player does of his own accord, and what follows from that alone."""


def listed() -> dict[str, tuple[set[str], str]]:
    """By message of the ledger's appendix: its parameters, and how it is told. Of two keys in a line the second may
    be for its seat alone: it has the parameters in brackets as well, and is no line."""
    found: dict[str, tuple[set[str], str]] = {}
    for line in LEDGER[LEDGER.index("| Event |") :].splitlines()[2:]:
        if not line.startswith("| charlemagne-"):
            break
        first, params, marks, _ = (cell.strip() for cell in line.strip("|").split("|"))
        plain = set(re.sub(r"\(.*\)", "", params).split())
        for key in first.split(" / "):
            own = key.endswith("-own")
            mine = set(re.sub(r"[()]", "", params).split()) if own else plain
            found[key] = mine, "".join(sorted(set(marks) - {" ", "L" if own else " "}))
    return found


LISTED = listed()
MARKS = {"log": "", "line": "L", "phase": "P"}
MAY_SEAL = frozenset(f"charlemagne-{key}" for key in ("deployed", "played", "retreated"))
"""What seals only where luck or something hidden follows from it."""


def agrees(events: list[Event]) -> None:
    """What is told has the parameters that the ledger names, and is told as it says."""
    for event in events:
        params, marks = LISTED[event.key]
        assert set(event.params) == params, event.key
        told = "".join(sorted(MARKS[event.tell] + "S" * event.seals))
        assert told == marks or (event.key in MAY_SEAL and f"{told}S" == marks), event.key


def test_every_step_of_a_game_is_saved_and_told() -> None:
    """Frames, and what lies beside them, are lists in a save. What all hear, but for a player's own doings, nobody
    takes back."""
    forms: set[type] = set()
    open_ended: set[str] = set()

    def hook(state: ChState, seat: int, action: Action, events: list[Event]) -> None:
        save = json.loads(RULES.dumps(state))
        forms.update(type(frame) for key in ("frames", "sides") for frame in save[key])
        open_ended.update(e.key for e in events if e.audience is None and not e.seals)
        agrees(events)

    play(start("form"), random.Random(4), hook)
    assert forms == {list}
    assert open_ended <= {f"charlemagne-{key}" for key in LOOSE}, open_ended


def test_what_a_game_is_made_of_cannot_be_changed() -> None:
    """The data files and the options of a table."""
    assert not changeable([start("firm").options, *vars(game_data).values(), *vars(board).values()])


def test_outlook_is_of_the_force_in_operation(board: Board) -> None:
    """Nothing is looked ahead where none is moved."""
    assert outlook(RULES.view(board.state, EMPIRE)) == []
    moving = board.force(MID, 3, "neustria-warriors")
    goals = outlook(RULES.view(board.state, EMPIRE))
    assert goals
    assert moving.points == 3


@pytest.mark.parametrize(("key", "words", "others"), [
    ("vassalage-cap", ("0", "6"), ("7", "ask")),
    ("stake", ("0", "36"), ("3", "42")),
    ("reserve", ("0", "3"), ("4",)),
    ("retreat", ("never", "odds-1", "odds-4", "always", "ask"), ("odds-5", "shift")),
])  # fmt: skip
def test_an_order_says_what_it_may_say(board: Board, key: str, words: tuple[str, ...], others: tuple[str, ...]) -> None:
    """The words and numbers that are listed, and no others."""
    for word in words:
        assert RULES.why_not(board.state, EMPIRE, Action.parse(f"order {key} {word}")) is None, word
    for word in others:
        assert RULES.why_not(board.state, EMPIRE, Action.parse(f"order {key} {word}")) is not None, word


def test_messages_of_events_are_told_as_the_ledger_says(board: Board) -> None:
    """Every row of the table for both seats, and what follows from it."""
    for number in EVENTS:
        for seat in (EMPIRE, TRIBAL):
            events = board.position(seat).happens(number, seat)
            RULES.advance(board.state, events)
            agrees(events)
