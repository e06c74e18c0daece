"""How battles are likely to end, reckoned by hand from the Fate deck: of 20 cards that say something of their own 6 are
victories, 9 inflict, 5 prevent (K13.2-K13.4)."""

from __future__ import annotations

import pytest

from engine.core import seat_slug
from engine.knights import analysis
from engine.knights.game_data import AREA, FATE, NOBLE
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
