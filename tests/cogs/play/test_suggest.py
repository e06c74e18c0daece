"""*Suggest*: whoever presses *Try it* has read what of it cannot be taken back."""

from __future__ import annotations

import json

import pytest

from bot.presenter import advice
from bot.presenter.voice import Voice
from cogs import games
from engine import GAMES
from engine.core import Action
from tests.cogs.seat_views import NAMES
from tests.engine.golden import HERE

games()  # brings the fronts


def notes(game: str, *words: str, language: str = "en") -> list[str]:
    return advice.final(game, [Action.parse(each) for each in words], Voice(language, NAMES, game))


def test_a_plan_that_rolls_says_so_before_it_is_tried() -> None:
    """Also where the roll is not its first action, and with what rolls."""
    for words in (("pillage",), ("take spoleto", "pillage")):
        (note,) = notes("charlemagne", *words)
        assert "draws luck at once (*Pillage" in note
        assert "cannot be undone" in note
    (spanish,) = notes("charlemagne", "pillage", language="es")
    assert "no se puede deshacer" in spanish


def test_a_plan_that_may_end_a_turn_says_that_it_might() -> None:
    (note,) = notes("fief", "go york")
    assert "If **Try it**" in note


def test_a_plan_that_can_be_taken_back_warns_of_nothing() -> None:
    """The seal is pressed by the person, so it is no part of what is tried."""
    assert notes("xidit", "order 1 act", "order 2 wait", "seal") == []
    assert notes("charlemagne", "build paris") == []
    assert notes("xidit", "seal") != []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_can_be_undone_never_seals_and_what_rolls_always_draws(game: str) -> None:
    """Along a recorded game."""
    rules, seen = GAMES[game], set[str]()
    name = {"charlemagne": "usual-places", "fief": "four", "knights": "three", "roses": "three-campaigns",
            "xidit": "three-seats-short"}[game]  # fmt: skip
    head, *rest = (HERE / game / "golden" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    words = head.split(" ", 7)
    state = rules.setup(seats=int(words[3]), seed=words[5], options=rules.Options(**json.loads(words[7])))
    for line in [line for line in rest if line.startswith("> ")][:900]:
        seat, said = line[2:].split(" ", 1)
        action = Action.parse(said)
        events = rules.apply(state, int(seat), action)
        seen.add(action.verb)
        if action.verb in rules.undoable:
            assert not rules.draws(state), action
            assert not any(event.seals for event in events), action
        if action.verb in rules.rolls:
            assert rules.draws(state), action
    assert seen & rules.undoable
