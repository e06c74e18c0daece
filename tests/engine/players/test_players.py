"""Players of every game: they come to an end, act legally, and follow from what they see and their seed."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.core import Action, blocking
from engine.players import KINDS, make
from tests.engine.players.whole_games import play


def kinds_of(game: str) -> list[str]:
    """The kinds of player that a game has."""
    found = []
    for kind in KINDS:
        try:
            make(game, kind, "seed")
        except ValueError:
            continue
        found.append(kind)
    return found


@pytest.mark.slow(but=["knights", "xidit"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_random_players_finish(game: str) -> None:
    """Random players finish games of every registered game, with every seat count."""
    rules = GAMES[game]
    for seats in rules.seats:
        state, _ = play(rules, f"random-{seats}", ["random"] * seats)
        assert rules.outcome(state) is not None


@pytest.mark.slow(but=["knights", "fief"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_kind_finishes_at_one_table(game: str) -> None:
    """All kinds of player of a game sit at one table."""
    rules = GAMES[game]
    kinds = kinds_of(game)
    seats = max(rules.seats)
    state, _ = play(rules, "mixed", [kinds[n % len(kinds)] for n in range(seats)])
    assert rules.outcome(state) is not None


@pytest.mark.slow(but=["fief", "xidit"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_same_seed_same_play(game: str) -> None:
    """A player made anew plays the same; another seed plays another game."""
    rules = GAMES[game]
    seats = min(rules.seats)
    one, two = (play(rules, "again", ["random"] * seats)[1] for _ in range(2))
    assert one == two
    other = play(rules, "other", ["random"] * seats, most=40)[1]
    assert one[: len(other)] != other


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nobody_unseals(game: str) -> None:
    """A seat that has sealed is left in peace: no actions for a prompt that needs none."""
    rules = GAMES[game]
    for kind in kinds_of(game):
        seats = min(rules.seats)
        state = rules.setup(seats=seats, seed="sealed")
        players = [make(game, kind, str(seat)) for seat in range(seats)]
        idle = sealing = 0
        for _ in range(60):
            prompts = rules.prompts(state)
            for seat, mine in prompts.items():
                for prompt in mine:
                    if Action("unseal") in prompt.actions and not prompt.blocks:
                        idle += 1
                        assert players[seat].choose(rules.view(state, seat), prompt) == []
            if not blocking(prompts):  # the game is over
                break
            seat, (asked, *_) = next(iter(blocking(prompts).items()))
            batch = players[seat].choose(rules.view(state, seat), asked)
            assert Action("unseal") not in batch
            sealing += Action("seal") in asked.actions
            for action in batch:
                rules.apply(state, seat, action)
        assert idle or not sealing


def test_unknown_players() -> None:
    """Clear errors for a kind that does not exist and for a game without a planner."""
    with pytest.raises(ValueError, match="no player is called 'clever'"):
        make("xidit", "clever", "seed")
    with pytest.raises(ValueError, match="nothing has no heuristic"):
        make("nothing", "heuristic", "seed")
