"""Points and the levels of victory (27)."""

from __future__ import annotations

from engine.charlemagne.board import PLACE, PRINTED
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, PAGAN, REGION, REGIONS, TRIBAL, TYPE_OF, TYPES
from engine.charlemagne.victory import band, parts, points, winner_at
from tests.engine.charlemagne.board import Board


def test_27_bands() -> None:
    """The six levels of victory; the Empire needs 60."""
    names = ["total-imperial", "regional-imperial", "marginal-imperial", "marginal-tribal", "regional-tribal"]
    assert [band(n) for n in (100, 80, 60, 40, 20, 0)] == [*names, "total-tribal"]
    assert [band(n) for n in (127, 99, 79, 59, 39, 19)] == [*names, "total-tribal"]
    assert band(-2) == "total-tribal"
    assert [winner_at(60), winner_at(59)] == [EMPIRE, TRIBAL]


def test_27_1_example_neustria(board: Board) -> None:
    """Control of Neustria is worth two points."""
    before = points(board.state)
    board.control(TRIBAL, "neustria")
    assert before - points(board.state) == 2


def test_27_1_points(board: Board) -> None:
    """Held burgs and civilisation, two in one hex; faith won and lost; a conversion undone counts nothing
    (ruling 14)."""
    board.put("aachen", "austrasia-militia")
    board.put("regensburg", "austrasia-militia")
    board.state.pillaged.append(PLACE["tours"])
    board.put("tours", "austrasia-militia")
    assert (parts(board.state)["burgs"], parts(board.state)["civilisation"]) == (2, 1)
    board.state.religion[REGION["saxony"]] = CHRISTIAN
    board.state.religion[REGION["neustria"]] = PAGAN
    board.state.religion[REGION["bavaria"]] = PAGAN
    assert parts(board.state)["faith"] == -1
    board.state.religion[REGION["bavaria"]] = CHRISTIAN
    assert parts(board.state)["faith"] == 0


def test_27_everything_is_127(board: Board) -> None:
    """Levies 45, burgs 64, civilisation 5, conversions 13."""
    board.control(EMPIRE, *(r.slug for r in REGIONS))
    militia = [c for c in range(len(board.state.where)) if TYPES[TYPE_OF[c]].kind in ("militia", "warriors")]
    for counter, place in zip(militia, sorted(PRINTED), strict=False):
        board.state.where[counter] = place
    board.state.religion[:] = [CHRISTIAN] * len(REGIONS)
    assert points(board.state) == 127
