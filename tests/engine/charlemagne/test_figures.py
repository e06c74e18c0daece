"""What a side has, how far a level of victory reaches, and what else a view tells in figures."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Fate
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, NEUTRAL, REGION, REGIONS, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.victory import level_bounds, nearing, winner_at
from engine.core import Piece, Place, SeatRef
from tests.engine.charlemagne.board import MID, SOUTH, Board


def test_figures_of_a_side(board: Board) -> None:
    """Units without leaders, markers, regions, working burgs held; treasure for its owner alone."""
    board.put("paris", "neustria-militia", "charlemagne", "leader")
    board.put("tours", *["neustria-warriors"] * 2)
    board.put(MID, "austrasia-militia")
    board.put(SOUTH, "saxony-militia")
    board.put("rouen", "saxony-warriors")
    board.state.built[:] = [PLACE[MID]]
    board.state.pillaged[:] = [PLACE["tours"]]
    board.hand(EMPIRE, vassalage=2, missionary=1)
    board.state.treasury[:] = [7, 4]
    own = RULES.figures(RULES.view(board.state, EMPIRE), EMPIRE)
    assert own.amounts == {"treasure": 7, "units": 4, "markers": 3}
    regions = sorted(r.slug for r in REGIONS if r.control == "empire")
    assert sorted(str(p.slug) for p in own.held["regions"] if isinstance(p, Place)) == regions
    assert set(own.held["burgs"]) == {Place("paris"), Place(MID)}
    assert sorted(str(p) for p in own.held["leaders"]) == sorted(str(Piece(s)) for s in ("leader", "charlemagne"))
    # 27.1: levies 14, two burgs that work, no civilisation held
    assert own.scores == {EMPIRE: 16}
    for view in (RULES.view(board.state, TRIBAL), RULES.view(board.state, None)):
        assert RULES.figures(view, EMPIRE).amounts == {"units": 4, "markers": 3}
    foe = RULES.figures(RULES.view(board.state, TRIBAL), TRIBAL)
    assert foe.amounts == {"treasure": 4, "units": 2, "markers": 0}
    assert set(foe.held["regions"]) == {Place("saxony"), Place("lombardy")}
    assert foe.held["burgs"] == [Place("rouen")]
    assert foe.held["leaders"] == []


@pytest.mark.parametrize(
    ("name", "ends"),
    [("total-imperial", (100, 0)), ("regional-imperial", (80, 100)), ("marginal-imperial", (60, 80)),
     ("marginal-tribal", (40, 60)), ("regional-tribal", (20, 40)), ("total-tribal", (0, 20))],
)  # fmt: skip
def test_27_2_a_level_reaches_to_the_next(name: str, ends: tuple[int, int]) -> None:
    """From its own least points to those of the level above it."""
    assert level_bounds(name) == ends


def test_27_2_sixty_points_win() -> None:
    """The Empire wins from 60 points on, else the Tribal player."""
    assert [winner_at(n) for n in (-3, 59, 60, 100)] == [TRIBAL, TRIBAL, EMPIRE, EMPIRE]


def test_who_wins_is_told_in_the_last_turn(board: Board) -> None:
    """As it stands, with the points that are needed; before the ninth turn, and when it is over, nothing."""
    board.state.turn = 8
    assert nearing(RULES.view(board.state, None)) is None
    board.state.turn = 9
    told = nearing(RULES.view(board.state, EMPIRE))
    assert told is not None
    assert (told.key, told.params) == (
        "charlemagne-nearing-tribal",
        {"seat": SeatRef(TRIBAL), "points": 14, "need": 60, "spare": 0, "missing": 46},
    )
    board.control(EMPIRE, *[r.slug for r in REGIONS])
    board.state.religion[:] = [CHRISTIAN] * len(REGIONS)
    board.put("paris", "neustria-militia")
    told = nearing(RULES.view(board.state, None))  # levies 45, thirteen regions converted, a burg
    assert told is not None
    assert (told.key, told.params["points"]) == ("charlemagne-nearing-tribal", 59)
    board.put("tours", "neustria-militia")
    told = nearing(RULES.view(board.state, None))
    assert told is not None
    assert (told.key, told.params["points"], told.params["seat"]) == (
        "charlemagne-nearing-imperial",
        60,
        SeatRef(EMPIRE),
    )
    board.do("capitulate", seat=TRIBAL)
    assert nearing(RULES.view(board.state, None)) is None


def test_a_turn_is_reached_when_its_event_has_happened(board: Board) -> None:
    """Neither while units are placed nor before the dice of the event; later turns are not reached."""
    board.state.turn = 3
    view = RULES.view(board.state, None)
    assert [RULES.reached(view, n) for n in (2, 3, 4)] == [True, True, False]
    board.state.frames[:] = [Fate(EMPIRE)]
    assert not RULES.reached(RULES.view(board.state, None), 3)
    fresh = RULES.setup(seats=2, seed="reached", options=RULES.Options())
    assert not RULES.reached(RULES.view(fresh, None), 1)


def test_7_a_revolt_is_seen_by_everybody(board: Board) -> None:
    """Regions, dice and what would come of them, and whose envoys are waited for."""
    board.control(EMPIRE, "lombardy")
    board.control(NEUTRAL, "bavaria")
    board.state.orders[EMPIRE].envoys = "ask"
    board.hand(EMPIRE, royal_envoys=1)
    board.rig(("revolt", 5), ("revolt", 6))
    begin_revolt(board.state, [REGION["lombardy"], REGION["bavaria"]], [])
    for seat in (None, EMPIRE, TRIBAL):
        view = RULES.view(board.state, seat)
        assert view.revolt is not None
        shown = (view.revolt.regions, view.revolt.dice, view.revolt.results)
        assert shown == (["lombardy", "bavaria"], [5, 6], ["neutral", "tribal"])
        assert (view.asked, view.acting) == ("envoys", [EMPIRE])


def test_20_what_is_hungry_is_told(board: Board) -> None:
    """Points to pay and places that are short."""
    board.feeding()
    board.put(MID, *["austrasia-warriors"] * 3)
    RULES.advance(board.state, [])
    (prompt,) = [p for p in RULES.prompts(board.state)[EMPIRE] if p.blocks]
    assert prompt.params == {"cost": 2, "points": 10, "places": 1}


def test_event_13_finds_three(board: Board) -> None:
    """Two in a hex are spared by the plague."""
    board.put(MID, *["austrasia-militia"] * 2)
    board.put(SOUTH, *["wends-militia"] * 2)
    happen(board.state, EMPIRE, 13, [])
    assert len(board.state.frames) == 1
    assert sum(p >= 0 for p in board.state.where) == 4


def test_13_1_a_view_shows_what_is_picked(board: Board) -> None:
    """Its owner alone sees the units of a force that is put together; of which none is picked none is named."""
    board.put(MID, *["austrasia-warriors"] * 2, "austrasia-militia")
    board.do(f"operate {MID}", "take austrasia-militia 0", "take austrasia-warriors 1")
    mine = RULES.view(board.state, EMPIRE).muster
    assert mine is not None
    assert (mine.place, mine.picked) == (MID, {"austrasia-warriors": 1})
    assert RULES.view(board.state, TRIBAL).muster is None
    assert RULES.view(board.state, None).muster is None
