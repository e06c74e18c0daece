"""What a player says of its answer is what it reckoned with: no phrase beside it."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest

from bot import locale
from bot.presenter.words.voice import Voice
from engine import GAMES
from engine.core import SEAL, blocking
from engine.players import Explains, make
from engine.players.steps import TablePlayer
from tests.engine.pairs import read
from tests.engine.recorded_games import Case, walk
from tests.engine.supplements import CASES, case_id

OWN = [case for case in CASES if case[0] in GAMES]
LOOKED_AT = 12
"""Positions of a recorded game."""
SLACK = 1e-6
"""Between two sums of the same floating numbers in another order."""
OVERWRITES = {("xidit", "orders"): "order"}
"""By game and step the verb that would write over what somebody has written already, which no player does: where it
seals alone, it was not asked for that."""


@pytest.mark.parametrize("game", GAMES)
def test_every_step_that_is_weighed_has_its_reasons(game: str) -> None:
    """Of a step without there is nothing to weigh, and its player says so by name (``unweighed``)."""
    player = make(game, "heuristic", "seed")
    assert isinstance(player, Explains)
    assert isinstance(player, TablePlayer)
    assert set(player.reasons) & player.unweighed == set()
    assert set(player.table) == set(player.reasons) | player.unweighed


@pytest.mark.slow(but=["xidit-4", "roses-2"])
@pytest.mark.parametrize("case", OWN, ids=case_id)
def test_the_answer_is_the_one_for_which_most_speaks(case: Case) -> None:
    """What is suggested has reasons, each a sentence in both languages; where it is a single act, no other that is
    allowed adds up to more; what somebody has written before stands, whether or not the player would have."""
    game, rng = walk(case), random.Random(3)
    compared: dict[str, int] = defaultdict(int)
    for step in rng.sample(game.steps, min(LOOKED_AT, len(game.steps))):
        state: Any = read(game.rules, step.save)
        for seat, prompts in blocking(game.rules.prompts(state)).items():
            player, prompt = make(case[0], "heuristic", "seed"), prompts[0]
            assert isinstance(player, TablePlayer)
            view = game.rules.view(state, seat)
            plan = player.choose(view, prompt)
            if prompt.step not in player.reasons or len(prompt.actions) == 1 or plan[0] not in prompt.actions:
                continue
            reasons = player.explain(view, prompt, plan)
            for language in locale.LANGUAGES:
                voice = Voice(language, [f"N{n}" for n in range(game.seats)], case[0])
                for reason in reasons:
                    assert locale.has(language, reason.key), reason.key
                    assert voice.say(reason.key, reason.params)
            if not reasons:  # silence speaks: it is the default, for which nothing has to be said
                assert plan == list(prompt.default[: len(plan)]), (prompt.step, plan)
                continue
            compared[prompt.step] += 1
            if len(plan) > 1:
                continue
            best = sum(r.worth for r in reasons)
            for other in prompt.actions:
                if plan == [SEAL] and other.verb == OVERWRITES.get((case[0], prompt.step)):
                    continue
                found = player.explain(view, prompt, [other])
                if found:
                    assert sum(r.worth for r in found) <= best + SLACK, (prompt.step, plan, other)
    assert compared
