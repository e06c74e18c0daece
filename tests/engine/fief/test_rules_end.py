"""Chapter 8: the end of a round and of the game."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief.board import points
from engine.fief.game_data import NOBLE
from engine.fief.people import doom
from engine.fief.rules import FIEF as RULES
from engine.fief.rules import write_down
from engine.fief.victory import victory
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys


def test_8_0_what_the_end_of_a_round_clears_away(board: Board) -> None:
    """Disasters and taxes, used servants, treasures, crossbows; the marker goes to the left."""
    board.position().lords(1, 1)
    board.lay("north", "famine")
    board.tax("tallage", "marches", "henri")
    board.put(GULES, "london", french=2, soldier=1)
    board.who("henri").used = True
    board.who("henri").steps = 2
    board.state.first = 3
    board.go("close")
    assert not any(board.state.weather)
    assert not board.state.taxes
    assert board.state.treasures == [2] * 4
    assert not board.who("henri").used
    assert board.who("henri").steps == 0
    assert board.units(GULES, "london") == {"soldier": 1}
    assert board.state.crossbows == [3, 3]
    assert (board.state.round, board.state.first) == (3, 0)


def test_8_1_nobody_wins_before_round_five(board: Board) -> None:
    board.position(number=4).lords(3)
    board.go("close")
    assert RULES.outcome(board.state) is None
    board.position(number=5).lords(3)
    board.go("close")
    assert RULES.outcome(board.state).places[0] == [0]  # type: ignore[union-attr]


def test_8_1_what_counts(board: Board) -> None:
    """A point a fief and one for the first relic; none for a crown (ruling 9)."""
    board.position().lords(2, 1)
    board.crown("henri")
    board.state.gift = AZURE
    assert [points(board.state, f) for f in (GULES, AZURE, VERT)] == [2, 2, 0]
    board.hold("henri", "hugh")
    assert points(board.state, GULES) == 2


def test_8_2_three_points_alone(board: Board) -> None:
    for count, won in ((2, False), (3, True)):
        board.position(number=6).lords(count)
        events = board.go("close")
        assert ("won" in keys(events)) == won
        assert (RULES.outcome(board.state) is not None) == won
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    assert outcome.reason == "fief-outcome-solo"
    assert outcome.places == [[0], [1, 2, 3]]


def test_8_2_an_allied_family_cannot_win_alone(board: Board) -> None:
    board.position(number=5).lords(3, 0)
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    board.go("close")
    assert RULES.outcome(board.state) is None


def test_8_3_four_points_together(board: Board) -> None:
    board.position(number=5).lords(2, 2)
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    board.go("close")
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    assert (outcome.places[0], outcome.reason) == ([0, 1], "fief-outcome-alliance")


def test_8_4_alone_beats_together(board: Board) -> None:
    board.position(number=5).lords(1, 2, 3)
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    assert victory(board.state) == ([VERT], "solo")


def test_8_4_most_points_then_title_among_those_who_have_three(board: Board) -> None:
    """Ruling 26."""
    board.position(number=5).lords(3, 3)
    assert victory(board.state) == ([AZURE], "solo")
    board.state.gift = GULES
    assert victory(board.state) == ([GULES], "solo")


def test_8_4_round_seven_ends_the_game(board: Board) -> None:
    board.position(number=7).lords(2, 1, 0, 0)
    board.go("close")
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    assert (outcome.places[0], outcome.reason) == ([0], "fief-outcome-rounds")


def test_8_4_in_round_seven_sums_of_alliances_compete(board: Board) -> None:
    """Ruling 26: one and one together equal two alone; then titles."""
    board.position(number=7).lords(1, 1, 2)
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    assert victory(board.state) == ([VERT], "rounds")
    board.state.gift = GULES
    assert victory(board.state) == ([GULES, AZURE], "rounds")


@pytest.mark.parametrize(
    ("better", "worse"),
    [("garter", "king"), ("king", "midlands"), ("midlands", "north"), ("north", "wales")],
)
def test_8_4_order_of_titles(board: Board, better: str, worse: str) -> None:
    """Any title with the Garter, Sovereign, Duke, Count, Baron."""
    board.position(number=7)
    for family, (slug, has) in enumerate((("henri", better), ("hugh", worse))):
        fief = {"garter": "marches", "king": "wales"}.get(has, has)
        board.noble(slug, family, ("london", "york")[family], lord=[fief], garter=has == "garter")
        if has == "king":
            board.crown(slug)
    assert victory(board.state)[0] == [GULES]
    board.go("close")
    says = {"garter": "garter", "king": "title-crown", "midlands": "title-duchy", "north": "title-county"}
    assert reason(board) == says[better]
    board.position(number=5).lords(3, 3)  # of three points each the Count's family wins before the last round too
    board.go("close")
    assert reason(board) == "title-duchy"


def reason(board: Board) -> str:
    """By what the game was decided, as its end says."""
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    return outcome.reason.removeprefix("fief-outcome-")


def test_8_4_a_baron_decides_over_who_has_a_relics_point_alone(board: Board) -> None:
    board.position(number=7)
    board.noble("henri", GULES, "london", lord=["wales"])
    board.noble("hugh", OR, "york")
    board.state.gift = OR
    board.go("close")
    assert reason(board) == "title-barony"


def test_13_7_a_marriage_decides_before_points(board: Board) -> None:
    """In a game of two; not where the wedded have more anyway."""
    for fiefs, said in ((["wales", "marches"], "wedded"), (["wales"], "wedded"), ([], "rounds")):
        board.position(2, number=7)
        board.noble("henri", 0, "london", lord=["north"])
        board.noble("lucia", 1, "london")
        board.wed("henri", "lucia")
        board.noble("hugh", 2, "york", lord=fiefs)
        board.go("close")
        assert RULES.outcome(board.state).places[0] == [0]  # type: ignore[union-attr]
        assert reason(board) == said


def test_8_4_equals_share(board: Board) -> None:
    board.position(number=7)
    board.noble("henri", GULES, "london", lord=["wales"])
    board.noble("hugh", OR, "york", lord=["marches"])
    board.go("close")
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    assert outcome.places == [[0, 3], [1, 2]]
    assert reason(board) == "shared"


def test_13_7_wedded_families_of_a_seat_need_four(board: Board) -> None:
    board.position(2, number=5).lords(2, 2)
    board.go("close")
    assert RULES.outcome(board.state) is None
    board.position(2, number=5).lords(2, 2)
    board.noble("lucia", AZURE, "york")
    board.wed("henri", "lucia")
    board.go("close")
    outcome = RULES.outcome(board.state)
    assert outcome is not None
    assert outcome.places == [[0], [1]]
    assert outcome.scores[0]["points"] == 4


def test_13_8_three_players_need_three(board: Board) -> None:
    board.position(3, number=5).lords(3, 2)
    assert victory(board.state) == ([GULES], "solo")


def test_8_the_record_keeps_points_and_lives(board: Board) -> None:
    """What the last pictures show: points round by round, who was born, wedded, crowned and died."""
    board.position(number=5).lords(2, 1)
    write_down(board.state, board.go("close"))
    view = RULES.view(board.state, None)
    assert view.points == [[2, 1, 0, 0]]
    assert view.rounds[-1].round == 6
    events: list[Event] = []
    doom(board.state, NOBLE["henri"], "plague", events)
    write_down(board.state, events)
    last = RULES.view(board.state, None).annals[-1]
    assert (last.what, last.noble, last.family, last.detail, last.round) == ("dies", "henri", GULES, "plague", 6)


@pytest.mark.parametrize(
    ("number", "fiefs", "expected"),
    [(4, (3, 1), None), (5, (3, 1), "solo"), (5, (2, 1), None), (6, (0, 0), None), (7, (0, 0), "nobody")],
)
def test_8_0_an_end_in_sight_is_told(board: Board, number: int, fiefs: tuple[int, int], expected: str | None) -> None:
    """Who wins when the round ends as it stands: from round 5 with three points; after round 7 somebody or nobody."""
    board.position(number=number)
    if any(fiefs):
        board.lords(*fiefs)
    near = RULES.nearing(RULES.view(board.state, None))
    assert (near and near.key.removeprefix("fief-nearing-")) == expected
    if expected == "solo":
        assert near is not None
        assert (near.seats, near.params["n"], near.params["round"]) == ((GULES,), 3, 5)
