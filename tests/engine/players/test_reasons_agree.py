"""What a suggestion's reasons name is what the answer is about, and their figures are those of the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine import GAMES
from engine.core import blocking
from engine.players import Explains, make
from tests.engine.players.reason_claims import CLAIMED, NAMED, Answer, short, told

PLAYED = {"charlemagne": (2, 180), "fief": (3, 250), "knights": (3, 300), "roses": (2, 45), "xidit": (4, 30)}
"""By game how many play, and how many decisions are played of each of its games."""
GAMES_OF = range(2)
"""The seeds of the games that are played of each."""
ASKED = 0.5
"""How often a decision is asked about."""


def answers(game: str, seeds: range, most: int) -> Iterator[Answer]:
    """What computers would answer in games of which some seats are played at random."""
    rules = GAMES[game]
    for seed in seeds:
        rng = random.Random(f"{game}-{seed}")
        seats = PLAYED[game][0]
        state = rules.setup(seats=seats, seed=f"reasons-{seed}")
        kinds = ["random" if rng.random() < 0.3 else "heuristic" for _ in range(seats)]
        for _ in range(most):
            waits = blocking(rules.prompts(state))
            if not waits:
                break
            seat, (prompt, *_) = next(iter(waits.items()))
            if rng.random() < ASKED:
                player, view = make(game, "heuristic", "seed"), rules.view(state, seat)
                assert isinstance(player, Explains)
                plan = player.answer(view, prompt)
                if reasons := player.explain(view, prompt, plan) if plan else []:
                    yield Answer(rules, rules.dumps(state), seat, prompt, plan, reasons)
            batch = make(game, kinds[seat], f"{seed}/{seat}").choose(rules.view(state, seat), prompt)
            for action in batch:
                rules.apply(state, seat, action)


def wrong(game: str, answer: Answer) -> Iterator[str]:
    """What the reasons of an answer claim that is not so."""
    for reason in answer.reasons:
        key = short(reason)
        strange = [name for name, words in told(reason) if not words & answer.words]
        if strange and not (key in NAMED[game] and NAMED[game][key](answer, reason)):
            yield f"{answer.prompt.step}: {key} names {strange} of {reason.params} under {list(map(str, answer.plan))}"
        if key in CLAIMED[game] and not CLAIMED[game][key](answer, reason):
            yield f"{answer.prompt.step}: {key} is wrong, {reason.params} under {list(map(str, answer.plan))}"


@pytest.mark.parametrize("game", GAMES)
def test_reasons_agree_with_their_answer(game: str) -> None:
    """Whoever and whatever they name belongs to it, and what they say it costs and brings is what it does."""
    found, checked = list[str](), Counter[str]()
    for answer in answers(game, GAMES_OF, PLAYED[game][1]):
        found += wrong(game, answer)
        checked.update(short(reason) for reason in answer.reasons if short(reason) in CLAIMED[game])
    assert not found
    assert checked
