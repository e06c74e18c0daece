"""The guided game of Lords of Xidit: what *Suggest* answers is never against the lesson that stands beside it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from bot.presenter.games.xidit.lessons import SEATS
from bot.presenter.panels.advice import Advice, advice
from bot.tables.model import SeatView
from cogs import games
from engine.core import Prompt, blocking
from engine.players import make
from engine.players.xidit.position import read
from engine.players.xidit.valuation import Worth
from engine.players.xidit.weights import Weights
from engine.xidit import analysis
from engine.xidit.rules import XIDIT
from engine.xidit.state import XiditState
from engine.xidit.view import XiditView
from tests.cogs.seat_views import look_at
from tests.engine.xidit.board import Board

games()  # brings the fronts


def suggested(state: XiditState, prompt: Prompt, seat: int = 0) -> tuple[SeatView, Advice]:
    look = look_at(XIDIT, state, seat)
    return look, advice(look, prompt)


def taught(seed: str) -> Iterator[tuple[XiditView, Prompt, Advice]]:
    """What is suggested to the first seat in the years that have lessons, as long as it follows that."""
    state = XIDIT.setup(seats=SEATS, seed=seed)
    players = [make("xidit", "heuristic", f"{seed}/{seat}") for seat in range(SEATS)]
    while state.year <= 3:
        seat, (prompt, *_) = next(iter(blocking(XIDIT.prompts(state)).items()))
        if seat:
            plan = players[seat].choose(XIDIT.view(state, seat), prompt)
        else:
            look, found = suggested(state, prompt)
            yield look.view, prompt, found
            plan = found.plan
        for action in plan:
            assert XIDIT.why_not(state, seat, action) is None, action
            XIDIT.apply(state, seat, action)


@pytest.mark.parametrize("seed", ["first", "second", "third", "fourth"])
def test_what_is_suggested_is_what_the_lesson_teaches(seed: str) -> None:
    """A start in a city with recruits or one road away; then years that recruit, for a threat that is named, or beat
    one, with no order in vain."""
    seen = []
    for view, prompt, found in taught(seed):
        own = view.own
        assert own is not None
        seen.append((view.year, prompt.step))
        if prompt.step == "placement":
            city = int(found.plan[0].args[-1])
            assert min(analysis.FAR[city][tile.city] for tile in view.recruits) <= 1
            continue
        orders = [str(action.args[1]) for action in found.plan if action.verb == "order"]
        route = analysis.route(view.hero_city(0), orders)
        done = analysis.outlooks(view, msgspec.structs.replace(own, orders=orders, route=route), orders)
        kinds = [each.kind for each in done]
        assert not any(each.idle for each in done), kinds
        assert kinds.count("recruit") >= 2 or view.year > 1, "two or three cities with recruits"
        assert {"recruit", "fight", "coming"} & set(kinds), kinds
        if view.year > 1 and "fight" not in kinds and "coming" not in kinds:
            assert any(reason.purpose for reason in found.reasons), "a threat that one gets ready for"
    assert seen == [(1, "placement"), (1, "orders"), (2, "orders"), (3, "orders")]


@pytest.mark.parametrize("poor", ["sovereigns", "guild"])
def test_the_reward_that_is_suggested_saves_from_being_last(poor: str) -> None:
    """The kind in which the danger is greatest is one of the two that are taken; nothing goes to waste."""
    board = Board().position(cities=(10, 2, 3, 4), year=3, threats=(10,), units={0: "infantry infantry cleric"})
    board.riches(0 if poor == "sovereigns" else 9, 6, 6, 6)
    board.levels(0 if poor == "guild" else 4, 3, 3, 3)
    board.run_year({0: "act"})
    look, found = suggested(board.state, XIDIT.prompts(board.state)[0][0])
    assert poor in found.plan[0].args
    own = look.view.own
    worth = Worth(read(look.view, own), Weights())
    useful = analysis.brings(look.view, own, 0, 10)
    danger = min((kind for kind in useful if useful[kind]), key=lambda kind: worth.safe[analysis.TRACK_OF[kind]])
    assert danger in found.plan[0].args
    assert all(useful[str(kind)] for kind in found.plan[0].args)
