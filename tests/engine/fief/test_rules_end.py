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
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    crown,
    go,
    hold,
    keys,
    lay,
    lords,
    noble,
    position,
    put,
    tax,
    units,
    wed,
    who,
)


def test_8_0_what_the_end_of_a_round_clears_away() -> None:
    """Disasters and taxes, used servants, treasures, crossbows; the marker goes to the left."""
    state = lords(position(), 1, 1)
    lay(state, "north", "famine")
    tax(state, "tallage", "marches", "henri")
    put(state, GULES, "london", french=2, soldier=1)
    who(state, "henri").used = True
    who(state, "henri").steps = 2
    state.first = 3
    go(state, "close")
    assert not any(state.weather)
    assert not state.taxes
    assert state.treasures == [2] * 4
    assert not who(state, "henri").used
    assert who(state, "henri").steps == 0
    assert units(state, GULES, "london") == {"soldier": 1}
    assert state.crossbows == [3, 3]
    assert (state.round, state.first) == (3, 0)


def test_8_1_nobody_wins_before_round_five() -> None:
    state = lords(position(number=4), 3)
    go(state, "close")
    assert RULES.outcome(state) is None
    state = lords(position(number=5), 3)
    go(state, "close")
    assert RULES.outcome(state).places[0] == [0]  # type: ignore[union-attr]


def test_8_1_what_counts() -> None:
    """A point a fief and one for the first relic; none for a crown (ruling 9)."""
    state = lords(position(), 2, 1)
    crown(state, "henri")
    state.gift = AZURE
    assert [points(state, f) for f in (GULES, AZURE, VERT)] == [2, 2, 0]
    hold(state, "henri", "hugh")
    assert points(state, GULES) == 2


def test_8_2_three_points_alone() -> None:
    for count, won in ((2, False), (3, True)):
        state = lords(position(number=6), count)
        events = go(state, "close")
        assert ("won" in keys(events)) == won
        assert (RULES.outcome(state) is not None) == won
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "fief-outcome-solo"
    assert outcome.places == [[0], [1, 2, 3]]


def test_8_2_an_allied_family_cannot_win_alone() -> None:
    state = lords(position(number=5), 3, 0)
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    go(state, "close")
    assert RULES.outcome(state) is None


def test_8_3_four_points_together() -> None:
    state = lords(position(number=5), 2, 2)
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    go(state, "close")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.places[0], outcome.reason) == ([0, 1], "fief-outcome-alliance")


def test_8_4_alone_beats_together() -> None:
    state = lords(position(number=5), 1, 2, 3)
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    assert victory(state) == ([VERT], "solo")


def test_8_4_most_points_then_title_among_those_who_have_three() -> None:
    """Ruling 26."""
    state = lords(position(number=5), 3, 3)
    assert victory(state) == ([AZURE], "solo")
    state.gift = GULES
    assert victory(state) == ([GULES], "solo")


def test_8_4_round_seven_ends_the_game() -> None:
    state = lords(position(number=7), 2, 1, 0, 0)
    go(state, "close")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.places[0], outcome.reason) == ([0], "fief-outcome-rounds")


def test_8_4_in_round_seven_sums_of_alliances_compete() -> None:
    """Ruling 26: one and one together equal two alone; then titles."""
    state = lords(position(number=7), 1, 1, 2)
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    assert victory(state) == ([VERT], "rounds")
    state.gift = GULES
    assert victory(state) == ([GULES, AZURE], "rounds")


@pytest.mark.parametrize(
    ("better", "worse"),
    [("garter", "king"), ("king", "midlands"), ("midlands", "north"), ("north", "wales")],
)
def test_8_4_order_of_titles(better: str, worse: str) -> None:
    """Any title with the Garter, Sovereign, Duke, Count, Baron."""
    state = position(number=7)
    for family, (slug, has) in enumerate((("henri", better), ("hugh", worse))):
        fief = {"garter": "marches", "king": "wales"}.get(has, has)
        noble(state, slug, family, ("london", "york")[family], lord=[fief], garter=has == "garter")
        if has == "king":
            crown(state, slug)
    assert victory(state)[0] == [GULES]


def test_8_4_equals_share() -> None:
    state = position(number=7)
    noble(state, "henri", GULES, "london", lord=["wales"])
    noble(state, "hugh", OR, "york", lord=["marches"])
    go(state, "close")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == [[0, 3], [1, 2]]


def test_13_7_wedded_families_of_a_seat_need_four() -> None:
    state = lords(position(2, number=5), 2, 2)
    go(state, "close")
    assert RULES.outcome(state) is None
    state = lords(position(2, number=5), 2, 2)
    noble(state, "lucia", AZURE, "york")
    wed(state, "henri", "lucia")
    go(state, "close")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == [[0], [1]]
    assert outcome.scores[0]["points"] == 4


def test_13_8_three_players_need_three() -> None:
    state = lords(position(3, number=5), 3, 2)
    assert victory(state) == ([GULES], "solo")


def test_8_the_record_keeps_points_and_lives() -> None:
    """What the last pictures show: points round by round, who was born, wedded, crowned and died."""
    state = lords(position(number=5), 2, 1)
    write_down(state, go(state, "close"))
    view = RULES.view(state, None)
    assert view.points == [[2, 1, 0, 0]]
    assert view.rounds[-1].round == 6
    events: list[Event] = []
    doom(state, NOBLE["henri"], "plague", events)
    write_down(state, events)
    last = RULES.view(state, None).annals[-1]
    assert (last.what, last.noble, last.family, last.detail, last.round) == ("dies", "henri", GULES, "plague", 6)


@pytest.mark.parametrize(
    ("number", "fiefs", "expected"),
    [(4, (3, 1), None), (5, (3, 1), "solo"), (5, (2, 1), None), (6, (0, 0), None), (7, (0, 0), "nobody")],
)
def test_8_0_an_end_in_sight_is_told(number: int, fiefs: tuple[int, int], expected: str | None) -> None:
    """Who wins when the round ends as it stands: from round 5 with three points; after round 7 somebody or nobody."""
    state = position(number=number)
    if any(fiefs):
        lords(state, *fiefs)
    near = RULES.nearing(RULES.view(state, None))
    assert (near and near.key.removeprefix("fief-nearing-")) == expected
    if expected == "solo":
        assert near is not None
        assert (near.seats, near.params["n"], near.params["round"]) == ((GULES,), 3, 5)
