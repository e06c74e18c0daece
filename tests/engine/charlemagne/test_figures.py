"""What a side has, how far a level of victory reaches, and what else a view tells in figures."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import CHRISTIAN, EMPIRE, NEUTRAL, REGION, REGIONS, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.phases.fate import happen
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Fate
from engine.charlemagne.victory import level_bounds, nearing, winner_at
from engine.core import Piece, Place, SeatRef
from tests.engine.charlemagne.positions import MID, SOUTH, control, do, feeding, hand, position, put, rig


def test_figures_of_a_side() -> None:
    """Units without leaders, markers, regions, working burgs held; treasure for its owner alone."""
    state = position()
    put(state, "paris", "neustria-militia", "charlemagne", "leader")
    put(state, "tours", *["neustria-warriors"] * 2)
    put(state, MID, "austrasia-militia")
    put(state, SOUTH, "saxony-militia")
    put(state, "rouen", "saxony-warriors")
    state.built[:] = [PLACE[MID]]
    state.pillaged[:] = [PLACE["tours"]]
    hand(state, EMPIRE, vassalage=2, missionary=1)
    state.treasury[:] = [7, 4]
    own = RULES.figures(RULES.view(state, EMPIRE), EMPIRE)
    assert own.amounts == {"treasure": 7, "units": 4, "markers": 3}
    regions = sorted(r.slug for r in REGIONS if r.control == "empire")
    assert sorted(str(p.slug) for p in own.held["regions"] if isinstance(p, Place)) == regions
    assert set(own.held["burgs"]) == {Place("paris"), Place(MID)}
    assert sorted(str(p) for p in own.held["leaders"]) == sorted(str(Piece(s)) for s in ("leader", "charlemagne"))
    # 27.1: levies 14, two burgs that work, no civilisation held
    assert own.scores == {EMPIRE: 16}
    for view in (RULES.view(state, TRIBAL), RULES.view(state, None)):
        assert RULES.figures(view, EMPIRE).amounts == {"units": 4, "markers": 3}
    foe = RULES.figures(RULES.view(state, TRIBAL), TRIBAL)
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


def test_who_wins_is_told_in_the_last_turn() -> None:
    """As it stands, with the points that are needed; before the ninth turn, and when it is over, nothing."""
    state = position()
    state.turn = 8
    assert nearing(RULES.view(state, None)) is None
    state.turn = 9
    told = nearing(RULES.view(state, EMPIRE))
    assert told is not None
    assert (told.key, told.params) == (
        "charlemagne-nearing-tribal",
        {"seat": SeatRef(TRIBAL), "points": 14, "need": 60},
    )
    control(state, EMPIRE, *[r.slug for r in REGIONS])
    state.religion[:] = [CHRISTIAN] * len(REGIONS)
    put(state, "paris", "neustria-militia")
    told = nearing(RULES.view(state, None))  # levies 45, thirteen regions converted, a burg
    assert told is not None
    assert (told.key, told.params["points"]) == ("charlemagne-nearing-tribal", 59)
    put(state, "tours", "neustria-militia")
    told = nearing(RULES.view(state, None))
    assert told is not None
    assert (told.key, told.params["points"], told.params["seat"]) == (
        "charlemagne-nearing-imperial",
        60,
        SeatRef(EMPIRE),
    )
    do(state, "capitulate", seat=TRIBAL)
    assert nearing(RULES.view(state, None)) is None


def test_a_turn_is_reached_when_its_event_has_happened() -> None:
    """Neither while units are placed nor before the dice of the event; later turns are not reached."""
    state = position()
    state.turn = 3
    view = RULES.view(state, None)
    assert [RULES.reached(view, n) for n in (2, 3, 4)] == [True, True, False]
    state.frames[:] = [Fate(EMPIRE)]
    assert not RULES.reached(RULES.view(state, None), 3)
    fresh = RULES.setup(seats=2, seed="reached", options=RULES.Options())
    assert not RULES.reached(RULES.view(fresh, None), 1)


def test_7_a_revolt_is_seen_by_everybody() -> None:
    """Regions, dice and what would come of them, and whose envoys are waited for."""
    state = position()
    control(state, EMPIRE, "lombardy")
    control(state, NEUTRAL, "bavaria")
    state.orders[EMPIRE].envoys = "ask"
    hand(state, EMPIRE, royal_envoys=1)
    rig(state, ("revolt", 5), ("revolt", 6))
    begin_revolt(state, [REGION["lombardy"], REGION["bavaria"]], [])
    for seat in (None, EMPIRE, TRIBAL):
        view = RULES.view(state, seat)
        assert view.revolt is not None
        shown = (view.revolt.regions, view.revolt.dice, view.revolt.results)
        assert shown == (["lombardy", "bavaria"], [5, 6], ["neutral", "tribal"])
        assert (view.asked, view.acting) == ("envoys", [EMPIRE])


def test_20_what_is_hungry_is_told() -> None:
    """Points to pay and places that are short."""
    state = feeding()
    put(state, MID, *["austrasia-warriors"] * 3)
    RULES.advance(state, [])
    (prompt,) = [p for p in RULES.prompts(state)[EMPIRE] if p.blocks]
    assert prompt.params == {"cost": 2, "points": 10, "places": 1}


def test_event_13_finds_three() -> None:
    """Two in a hex are spared by the plague."""
    state = position()
    put(state, MID, *["austrasia-militia"] * 2)
    put(state, SOUTH, *["wends-militia"] * 2)
    happen(state, EMPIRE, 13, [])
    assert len(state.frames) == 1
    assert sum(p >= 0 for p in state.where) == 4


def test_13_1_a_view_shows_what_is_picked() -> None:
    """Its owner alone sees the units of a force that is put together; of which none is picked none is named."""
    state = position()
    put(state, MID, *["austrasia-warriors"] * 2, "austrasia-militia")
    do(state, f"operate {MID}", "take austrasia-militia 0", "take austrasia-warriors 1")
    mine = RULES.view(state, EMPIRE).muster
    assert mine is not None
    assert (mine.place, mine.picked) == (MID, {"austrasia-warriors": 1})
    assert RULES.view(state, TRIBAL).muster is None
    assert RULES.view(state, None).muster is None
