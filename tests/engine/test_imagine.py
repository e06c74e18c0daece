"""Games that branch off from a seat's own knowledge: what it may not know is drawn anew, and from nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine import GAMES
from engine.core import Rules
from tests.engine.driver import play
from tests.engine.pairs import read
from tests.engine.recorded_games import Case, Step, walk
from tests.engine.supplements import CASES, FEW, RULES, case_id

IMAGINED = [case for case in CASES if type(RULES[case[0]]).imagine is not Rules.imagine]
QUICK = [case_id(case) for case in IMAGINED if case_id(case) in FEW]
every_case = pytest.mark.parametrize("case", IMAGINED, ids=case_id)
QUICK = sorted({*FEW} & {case_id(case) for case in IMAGINED})


def known(case: Case, count: int) -> Iterator[tuple[Step, int]]:
    """Positions of a recorded game from which a fork may begin, for one seat each."""
    game, rng = walk(case), random.Random(5)
    for step in rng.sample(game.steps, len(game.steps)):
        seat = rng.randrange(game.seats)
        if game.rules.imagine(game.rules.view(read(game.rules, step.save), seat), "x") is not None:
            yield step, seat
            count -= 1
        if not count:
            return


def hidden_otherwise(case: Case, rng: random.Random, state: Any, seat: int) -> None:
    """Change everything that a seat may not know, what nobody may know included."""
    game = walk(case)
    for other in range(game.seats):
        if other != seat:
            game.extra.disturb(rng, state, other)
    game.extra.shuffle_unseen(rng, state)
    state.dice.counter += rng.randrange(50)
    if case[0] == "xidit":  # which tiles lie in which pile, and what lies under a Titan that is awake
        piles = (state.recruit_pile, state.threat_pile)
        below = [city for pile in piles for city in pile[:-1]]
        rng.shuffle(below)
        for pile in piles:
            pile[:-1] = [below.pop() for _ in pile[:-1]]
        for stack in state.titans:
            stack[1:] = rng.sample(stack[1:], len(stack) - 1) if stack else []


@pytest.mark.slow(but=QUICK)
@every_case
def test_it_follows_from_the_seats_own_view(case: Case) -> None:
    """Byte for byte the same, whatever others hide; another seed imagines something else."""
    rules, rng, differing = walk(case).rules, random.Random(7), 0
    for step, seat in known(case, 8):
        one, other = read(rules, step.save), read(rules, step.save)
        hidden_otherwise(case, rng, other, seat)
        imagined = rules.imagine(rules.view(one, seat), "seed")
        assert rules.dumps(imagined) == rules.dumps(rules.imagine(rules.view(other, seat), "seed"))
        differing += rules.dumps(rules.imagine(rules.view(one, seat), "other")) != rules.dumps(imagined)
    assert differing


@pytest.mark.slow(but=QUICK)
@every_case
def test_it_is_a_position_that_could_be(case: Case) -> None:
    """Sound, with the same view and the same questions to its seat, where nobody else has chosen yet; played on from
    there it ends."""
    rules, rng = walk(case).rules, random.Random(11)
    game = walk(case)
    for number, (step, seat) in enumerate(known(case, 10)):
        state = rules.loads(step.save)
        view = rules.view(state, seat)
        before, imagined = msgspec.json.encode(view), rules.imagine(view, f"seed {number}")
        assert imagined is not None
        assert rules.invariants(imagined) == []
        loaded = rules.loads(rules.dumps(imagined))
        assert rules.dumps(loaded) == rules.dumps(imagined)
        asked = {p.id: p for p in rules.prompts(imagined)[seat]}
        assert asked == {p.id: p for p in rules.prompts(state)[seat]}
        assert _seen(rules.view(imagined, seat), seat) == _seen(view, seat)
        assert imagined.dice.seed == f"seed {number}"
        assert imagined.dice.counter == 0
        if number < 2:
            play(rules, imagined, rng, game.extra.picker)
            assert rules.outcome(imagined) is not None
            assert msgspec.json.encode(view) == before  # what it was imagined from is left alone


def _seen(view: Any, seat: int) -> Any:
    """A view without what the others have chosen in secret so far, as far as all see that they have, or are at it."""
    shown = msgspec.to_builtins(view, str_keys=True)
    if seat not in shown.pop("acting", [seat]):
        shown.pop("asked", None)
    if isinstance(shown["seats"], list):
        for number, other in enumerate(shown["seats"]):
            if number != seat:
                other.pop("sealed", None)
                other.pop("ready", None)
    for vote in ("election", "parliament"):
        (shown.get(vote) or {}).pop("sealed", None)
    for camp in (shown.get("battle") or {}).get("camps", ()):
        camp.pop("decided", None)
    shown.pop("sealed", None)
    return shown


def test_spectators_imagine_nothing() -> None:
    for game in GAMES.values():
        state = game.setup(seats=game.seats.start, seed="none", options=game.Options())
        assert game.imagine(game.view(state, None), "seed") is None
