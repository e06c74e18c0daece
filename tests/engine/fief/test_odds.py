"""Battles reckoned beforehand: what the dice of the rulebook come to, by hand and by battles that are fought."""

from __future__ import annotations

import random

import pytest

from engine.core import Dice
from engine.fief.analysis import chance, forecasts, odds, seen
from engine.fief.analysis import force_of as force
from engine.fief.game_data import CITY
from engine.fief.rules import FIEF as RULES
from engine.fief.state.state import Battle
from tests.engine.fief.board import AZURE, GULES, Board

FIGHTS = 500
"""Battles that are fought for a figure."""
ROLL = 3
"""Rolls without a loss that end a battle (7.8)."""


def of_three(same: float) -> float:
    """What three rolls come to of which each leaves everything as it was with some likelihood."""
    return sum(same**n for n in range(ROLL))


def test_a_soldier_against_a_soldier() -> None:
    """7.1: of six faces five hit; who kills alone has won, who dies, also together, has not."""
    found = odds(force({"soldier": 1}), force({"soldier": 1}))
    assert found.win == pytest.approx(5 / 6 * 1 / 6 * of_three(1 / 36))
    assert found.lose == pytest.approx(5 / 6 * of_three(1 / 36))


def test_a_knight_falls_to_three_hits_at_once() -> None:
    """7.5: fewer hits than a knight takes fell nobody, so that one of six rolls decides (7.1)."""
    found = odds(force({"knight": 1}), force({"knight": 1}))
    assert found.win == pytest.approx(1 / 6 * 5 / 6 * of_three(25 / 36))
    assert found.lose == pytest.approx(1 / 6 * of_three(25 / 36))
    assert found.own == pytest.approx(3 * 1 / 6 * of_three(25 / 36))


def test_walls_leave_the_weak_no_die() -> None:
    """7.4: six points throw nothing against a fortress; a defender with one die and nothing before it is not beaten."""
    assert odds(force({"knight": 2}), force({"soldier": 1}), "fortress").win == 0
    assert odds(force({"knight": 2, "soldier": 1}), force({"soldier": 1}), "fortress").win > 0


def test_archers_shoot_before_the_melee() -> None:
    """7.2: whom an archer has hit strikes back no more."""
    shot = odds(force({"archer": 1}), force({"soldier": 1}))
    assert shot.win == pytest.approx(5 / 6 + 1 / 6 * odds(force({"soldier": 1}), force({"soldier": 1})).win, abs=0.02)


def test_a_bombard_takes_its_soldier_along() -> None:
    """7.2: a blank bursts the bombard and kills its soldier; only FFF fells the knight, whose hits fell him else."""
    found = odds(force({"soldier": 1, "bombard": 1}), force({"knight": 1}), "walled")
    assert found.win == pytest.approx(1 / 6 * of_three(4 / 6 * 1 / 6))
    assert found.lose == pytest.approx((1 / 6 + 4 / 6 * 5 / 6) * of_three(4 / 6 * 1 / 6))


def test_hidden_troops_are_a_range_and_known_ones_a_figure() -> None:
    """4.1: of troops that lie face down the weakest and the strongest are reckoned, and what is true lies between."""
    board = field(4, soldier=2)
    at = seen(RULES.view(board.state, GULES))
    told = chance(at, CITY["york"], GULES, AZURE)
    known = chance(board.state, CITY["york"], GULES, AZURE)
    assert told is not None
    assert known is not None
    assert told.least < known.least == known.most <= told.most
    assert [round(100 * one.win) for one in forecasts(board.state, CITY["york"], GULES, AZURE)] == [known.most]


def test_who_was_let_in_fights_without_walls() -> None:
    """5.0: inside a fort its walls protect nobody from whoever was let in."""
    outside, within = (field(3, out=out, building="fortress", soldier=3) for out in ("whitby", ""))
    found = [chance(b.state, CITY["york"], GULES, AZURE) for b in (outside, within)]
    assert found[0] is not None
    assert found[1] is not None
    assert found[0].most < found[1].least


def field(knights: int, *, out: str = "whitby", building: str = "", **theirs: int) -> Board:
    """Knights before York, or inside, which is another's."""
    board = Board().position(number=5)
    board.noble("hugh", GULES, "york", out=out)
    board.put(GULES, "york", {"knight": knights}, out=out)
    board.noble("henri", AZURE, "york")
    board.put(AZURE, "york", dict(theirs))
    if building:
        board.town("york", building)
    return board


@pytest.mark.slow
@pytest.mark.parametrize(
    ("knights", "building", "theirs"),
    [
        (2, "", {"soldier": 4}),
        (4, "", {"knight": 3, "archer": 1}),
        (5, "fortress", {"soldier": 3}),
        (3, "", {"knight": 2, "bombard": 1, "soldier": 2}),
    ],
)  # fmt: skip
def test_battles_that_are_fought_come_to_the_figure(knights: int, building: str, theirs: dict[str, int]) -> None:
    """Hundreds of battles by the rules, every loss the cheapest that can be, against what is told of them."""
    board = field(knights, building=building)
    board.put(AZURE, "york", theirs)
    board.go("battle", first=GULES)
    save, won = RULES.dumps(board.state), 0
    told = chance(board.state, CITY["york"], GULES, AZURE)
    assert told is not None
    for number in range(FIGHTS):
        state = RULES.loads(save)
        state.dice = Dice(f"fight-{number}")
        for seat in range(state.seats):
            state.orders[seat].losses = "cheapest"
        RULES.apply(state, GULES, next(a for a in RULES.prompts(state)[GULES][0].actions if a.verb == "attack"))
        while any(isinstance(frame, Battle) for frame in state.frames):
            seat, prompt = next((s, p) for s, ps in RULES.prompts(state).items() for p in ps if p.blocks)
            for action in prompt.default:
                RULES.apply(state, seat, action)
        won += state.report is not None and state.report.result == "victory" and not any(state.report.left[1][:4])
    assert abs(100 * won / FIGHTS - told.most) < 6


def test_what_is_told_does_not_hang_on_what_was_asked_before() -> None:
    """The same battle has the same figure, whatever battles were reckoned in between."""
    rng = random.Random(5)
    asked = [(force({"knight": rng.randint(1, 4)}), force({"soldier": rng.randint(1, 6)})) for _ in range(12)]
    first = [odds.__wrapped__(*pair) for pair in asked]
    assert [odds.__wrapped__(*pair) for pair in reversed(asked)] == first[::-1]
