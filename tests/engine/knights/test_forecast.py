"""How battles are likely to end, reckoned by hand from the Fate deck: of 20 cards that say something of their own 6 are
victories, 9 inflict, 5 prevent (K13.2-K13.4)."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator

import pytest

from engine.core import seat_slug
from engine.knights import analysis
from engine.knights.game_data import AREA, FATE, NOBLE
from engine.knights.war.odds import Bonus, Hand, odds
from tests.engine.knights.board import GREEN, RED, Board


def chances(board: Board, target: str, *nobles: str) -> analysis.Odds:
    """How an attack of red at Froli, a city of 200, is likely to end."""
    attack = analysis.attack_on(board.state, RED, AREA["froli"], target)
    return analysis.forecast(board.state, attack, [NOBLE[n] for n in nobles])


def test_k13_2_the_deck_is_as_reckoned() -> None:
    said = [card.battle for card in FATE]
    assert [said.count(word) for word in ("victory", "inflict", "prevent", "draw")] == [6, 9, 5, 4]


def test_k13_4_a_small_army_before_walls(board: Board) -> None:
    """100 troops of the circle draw 3 cards and keep 1, walls of 200 draw 2. The army wins by its one victory where the
    walls show two that prevent; a single casualty destroys it."""
    board.noble("russet", "froli", "regular-100")
    found = chances(board, "city", "russet")
    victory, shield = 1 - 0.7**3, 0.25**3
    hit = 1 - victory - shield
    assert found.won == pytest.approx(victory * 0.25**2)
    unhurt, unbeaten = 0.55**2, 0.25**2
    dead, both = 1 - unhurt, 0.3**2
    lost = victory * (dead + both) + hit * (1 - unbeaten) + shield * (0.45**2 + (1 - 0.7**2))
    assert found.lost == pytest.approx(lost)
    assert found.rout == pytest.approx(victory * dead + hit * (dead + both) + shield * (0.45**2 + both))
    assert found.crush == 0, "nobody is behind these walls"


def test_k13_2_what_helps_is_counted(board: Board) -> None:
    """A shape's ability, unless it is exhausted; engines, in an assault alone; more troops."""
    board.noble("russet", "froli", "regular-100", "english-200")
    board.noble("rubino", "froli", "french-200", "regular-50")
    board.noble("sinople", "froli", "german-100")
    plain = chances(board, "city", "russet").won
    able = chances(board, "city", "rubino", "russet").won
    assert able > plain
    board.state.nobles[NOBLE["rubino"]].exhausted = True
    tired = chances(board, "city", "rubino", "russet").won
    assert plain < tired < able
    field = chances(board, seat_slug(GREEN), "russet").dealt
    board.grant("master-of-engines", "russet")
    assert chances(board, "city", "russet").won > plain
    assert chances(board, seat_slug(GREEN), "russet").dealt == pytest.approx(field), "as many cards, no engines"


def test_k13_4_walls_without_strength_fall(board: Board) -> None:
    board.noble("russet", "froli", "regular-100")
    board.city("froli", breaches=2)
    assert chances(board, "city", "russet").won == pytest.approx(1)


def one_by_one(attacker: Hand, defender: Hand, mine: int, theirs: int) -> list[float]:
    """What comes of two hands by looking at every card that each may draw: a full victory is two ahead, the lost do not
    compare victories (K13.3)."""

    def hands(hand: Hand) -> Iterator[tuple[float, int, int, int]]:
        for cards in itertools.product(((0.3, 0), (0.45, 1), (0.25, 2)), repeat=hand.cards):
            kept = sorted(which for _, which in cards)  # prevented casualties are laid aside first, then inflicted ones
            kept = kept[: max(0, len(kept) - hand.aside)]
            shown = [kept.count(which) + more for which, more in enumerate(hand.bonus)]
            yield math.prod(p for p, _ in cards), shown[0], shown[1], shown[2]

    found = [0.0] * 6
    for p, victories, hits, shields in hands(attacker):
        for q, against, back, cover in hands(defender):
            taken, dealt = max(0, back - shields), max(0, hits - cover)
            dead, broken = taken >= mine, dealt >= theirs
            ahead = 0 if dead or broken else victories - against
            told = (not dead and (broken or ahead > 0), dead or ahead < 0, broken or ahead > 1, dead or ahead < -1)
            for n, value in enumerate((*told, min(taken, mine), min(dealt, theirs))):
                found[n] += p * q * value
    return found


@pytest.mark.parametrize(
    ("attacker", "defender", "mine", "theirs"),
    [
        (Hand(4, 2, Bonus(1, 1, 0)), Hand(4, 2, Bonus(0, 0, 1)), 2, 3),
        (Hand(5, 2, Bonus(0, 2, 0)), Hand(2, 0, Bonus()), 3, 2),
        (Hand(3, 2, Bonus()), Hand(4, 0, Bonus()), 1, 4),
        (Hand(1, 0, Bonus(1, 0, 0)), Hand(0, 0, Bonus()), 1, 0),
        (Hand(0, 0, Bonus()), Hand(3, 1, Bonus(0, 1, 1)), 0, 1),
    ],
)
def test_k13_3_the_odds_are_those_of_every_pair_of_hands(
    attacker: Hand, defender: Hand, mine: int, theirs: int
) -> None:
    reckoned = odds(attacker, defender, mine, theirs, people=True)
    assert list(reckoned) == pytest.approx(one_by_one(attacker, defender, mine, theirs))
    assert odds(attacker, defender, mine, theirs, people=False).crush == 0
