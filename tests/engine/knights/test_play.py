"""Random games to the end, with what must hold on the way."""

from __future__ import annotations

import random
from functools import cache

import pytest

from engine.core import Action, Event
from engine.knights.rules import KNIGHTS
from engine.knights.state.state import KnState, Options
from tests.engine.driver import AnyRules, play
from tests.engine.knights.invariants import check, check_events
from tests.engine.knights.pick import pick

LOOSE = {f"knights-{key}" for key in ("sealed", "unsealed", "returns", "shifts", "brings", "toll")}
"""What may be taken back: drafts of one's own, and troops shifted among them."""


TOLD = frozenset(
    {
        "abides", "absent", "allocates", "asks-deserters", "assembly", "assigned", "attacks", "battle",
        "battle-over", "besieges", "breaks-tie", "brings", "calls-off", "captures", "casualties", "charge",
        "commands", "declares", "declines", "deployed", "deploys", "deserts", "dies", "done", "draft",
        "elected", "event", "event-nothing", "expedition", "fate", "forfeits", "founds", "gains-crowns",
        "gives", "hand", "hand-own", "hires", "hires-not", "income", "influence", "invests", "invests-none", "lands",
        "law", "leaves", "levies", "marker", "moves", "neutral", "new-agendas", "offer", "offers", "order", "passed",
        "pays", "pays-regulars", "pile", "planned", "rallies", "rejected", "retreats", "returns",
        "returns-crowns", "reveals", "sails", "sealed", "serves", "shifts", "shows", "shows-votes",
        "siege-lifted", "starts", "starts-none", "suffers", "takes-crowns", "takes-votes", "taxes", "turn",
        "uncertain", "upkeep", "victories", "votes", "votes-shown", "wages", "waits", "won",
    }
)  # fmt: skip
"""What happens in most games, and is told."""


@cache
def game(seats: int) -> frozenset[str]:
    """A game to the end; what was told in it."""
    state = KNIGHTS.setup(seats=seats, seed=f"random-{seats}", options=Options(length=8))
    steps = 0
    told: set[str] = set()

    def hook(rules: AnyRules, now: KnState, seat: int, action: Action, events: list[Event]) -> None:
        nonlocal steps
        steps += 1
        told.update(e.key.removeprefix("knights-") for e in events)
        check_events(now, events)
        assert {e.key for e in events if not e.seals} <= LOOSE, "what hands the move on, or tells something, seals"
        if steps % 5 == 0:
            check(now)
            for mine in rules.prompts(now).values():
                choices = [p for p in mine if p.blocks and not p.secret]
                assert all(len(p.actions) > 1 for p in choices), "nobody is asked what has one answer"

    play(KNIGHTS, state, random.Random(seats), pick, hook)
    check(state)
    assert KNIGHTS.outcome(state) is not None
    save = KNIGHTS.dumps(state)
    assert KNIGHTS.dumps(KNIGHTS.loads(save)) == save
    return frozenset(told)


@pytest.mark.slow(but=["6"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end(seats: int) -> None:
    assert game(seats)


@pytest.mark.slow
def test_what_happens_in_games_is_told() -> None:
    told = frozenset().union(*map(game, range(2, 7)))
    assert told >= TOLD, sorted(TOLD - told)
