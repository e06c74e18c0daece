"""Fleets, cargo, peripheral areas (19, 22)."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE
from engine.charlemagne.movement import Limits
from engine.charlemagne.operations import pace
from tests.engine.charlemagne.board import KING, MID, NORTH, Board


def test_19_1_fleets_keep_to_the_water(board: Board) -> None:
    """Fleets never enter land hexes nor cross land sides."""
    board.force("marseille", 12, "provence-fleet", port=True)
    assert board.refused("step h2429") == "no-way"
    board.do("step h2431")


def test_19_2_the_fleet_value_counts(board: Board) -> None:
    """Cargo is ignored: 24 and the die."""
    units = board.put("marseille", "provence-fleet", "provence-militia")
    assert pace(board.state, units).points(3) == 27


def test_19_3a_zones_of_fleets_and_armies_ignore_each_other(board: Board) -> None:
    """A fleet's zone does not stop land units, nor the reverse."""
    board.put("h2330", "lombardy-fleet")
    board.force("h2429", 12, "austrasia-warriors")
    board.do("step marseille")
    board.do("step h2530")
    board.position()
    board.put("h2429", "saxony-warriors")
    assert not Limits(board.state, EMPIRE, board.put("narbonne", "septimania-fleet")).zone


def test_19_4a_three_units_a_fleet(board: Board) -> None:
    """Three land units, leaders free."""
    board.put("marseille", "provence-fleet", *["provence-militia"] * 2, *["provence-warriors"] * 2, "leader")
    board.do("operate marseille", "take provence-fleet 1")
    assert board.refused("march") == "cargo"
    board.do("take provence-militia 1")
    board.do("march")
    assert len(board.state.aboard) == 4


@pytest.mark.parametrize(("port", "cost"), [(True, 1), (False, 2)])
def test_19_4b_one_point_from_a_port_two_from_a_coast(board: Board, port: bool, cost: int) -> None:
    """A sea hex costs 1 after sailing from a friendly port, else 2."""
    start = "marseille" if port else "h2531"
    board.put(start, "provence-fleet", "provence-militia")
    board.do(f"operate {start}", "take provence-militia 0", "take provence-fleet 1", "march")
    frame = board.state.frames[-1]
    points = frame.points
    board.do("step h2431")
    assert points - frame.points == cost


def test_19_4b3_rome_is_no_port_naples_is(board: Board) -> None:
    """A coastal burg is a port only with a symbol; a built one always (23.6)."""
    from engine.charlemagne.units import is_port

    assert not is_port(board.state, PLACE["rome"])
    assert is_port(board.state, PLACE["naples"])
    board.state.built.append(PLACE["h2531"])
    assert is_port(board.state, PLACE["h2531"])
    board.state.pillaged.append(PLACE["naples"])
    assert not is_port(board.state, PLACE["naples"])


def test_19_4c_landed_units_are_finished(board: Board) -> None:
    """The cargo goes ashore on a coast; the fleet sails on, the landed do nothing more."""
    frame = board.force("marseille", 12, "provence-fleet", "provence-militia", port=True)
    board.do("step h2431")
    assert board.refused("land") == "land-here"
    board.do("step h2531", "land", "step h2431", "halt")
    assert len(frame.units) == 1
    assert board.state.aboard == []
    assert board.refused("operate h2531") == "force-spent"


def test_19_4_embarked_units_do_not_march(board: Board) -> None:
    """Who is aboard on a coast lands with its fleet, not by itself."""
    units = board.put("h2531", "provence-fleet", "provence-militia")
    board.state.aboard = units[1:]
    board.do("operate h2531", "take provence-fleet 0")
    assert board.refused("march") == "muster-aboard"


def test_19_4_who_is_not_taken_along_goes_ashore(board: Board) -> None:
    """A fleet that leaves a coast without its cargo lands it; at sea it takes what it carries and leaves no one
    without a ship."""
    units = board.put("h2531", "provence-fleet", "provence-militia")
    board.state.aboard = units[1:]
    board.do("operate h2531", "take provence-militia 0", "march", "halt")
    assert board.state.aboard == []
    assert board.refused("operate h2531") == "force-spent"
    board.position()
    ships = board.put("h2431", "provence-fleet", "septimania-fleet", *["provence-militia"] * 2, "provence-warriors")
    board.state.aboard = ships[2:]
    board.do("operate h2431", "take provence-fleet 0", "take septimania-fleet 0")
    assert board.refused("march") == "muster-aboard"
    board.do("take provence-fleet 1", "march", "halt")
    assert board.refused("operate aachen") == "force-none"


def test_19_5e_cargo_has_no_zone(board: Board) -> None:
    """Units aboard have no zone of control."""
    units = board.put("h2531", "lombardy-fleet", "lombardy-militia")
    board.state.aboard = units[1:]
    assert PLACE["h2530"] not in Limits(board.state, EMPIRE, board.put("aachen", "austrasia-militia")).zone


def test_22_only_its_own_nation_enters_an_area(board: Board) -> None:
    """Five points in, the cost of the hex out; others stay out (22.2a, 22.3)."""
    board.control(EMPIRE, "slavs", "norse")
    frame = board.force("h5105", 12, "slavs-nomads")
    board.do("step slavs-area")
    assert frame.points == 7
    board.do("step h5107")
    assert frame.points == 6
    board.do("halt")
    board.force("h5105", 12, "austrasia-warriors")
    assert board.refused("step slavs-area") == "area"
    board.state.frames.pop()
    board.force("h1501", 12, "norse-fleet", "norse-warriors")
    board.do("step norse-area")
    assert board.refused("pillage") == "pillage-area"


def test_22_2b_fleets_pay_five_points_for_an_area(board: Board) -> None:
    """Over the sea hexes of its edge, from a port or not; back on the map a sea hex costs what sailing costs."""
    board.control(EMPIRE, "caliphate")
    frame = board.force("h0101", 12, "caliphate-fleet", "caliphate-nomads")
    board.do("step caliphate-area")
    assert frame.points == 7
    board.do("step h0103")
    assert frame.points == 5


def test_22_no_leader_in_an_area(board: Board) -> None:
    """Leaders have no nation, so areas are closed to them."""
    board.control(EMPIRE, "slavs")
    board.force("h5105", 12, "slavs-nomads", "leader")
    assert board.refused("step slavs-area") == "area"


def test_22_5_areas_hold_any_number(board: Board) -> None:
    """Stacking ends at the edge of the map."""
    board.control(EMPIRE, "byzantium")
    board.put("byzantium-area", *["byzantium-militia"] * 8, *["byzantium-field-army"] * 2)
    board.force("h5126", 12, "byzantium-field-army")
    board.do("step byzantium-area")


def test_22_2_charlemagne_stays_on_the_map(board: Board) -> None:
    """Charlemagne is a leader for movement."""
    frame = board.force(MID, 3, "charlemagne")
    board.do(f"step {NORTH}")
    assert frame.units == [KING]


@pytest.mark.parametrize(("points", "near"), [(4, False), (5, True), (6, True)])
def test_22_2b_an_area_takes_all_its_points(board: Board, points: int, near: bool) -> None:
    """Whoever has one point less does not come in, by ship or on foot, in one step or as a goal."""
    for region, edge, unit in (("norse", "h1501", "norse-fleet"), ("slavs", "h5101", "slavs-nomads")):
        board.position()
        board.control(EMPIRE, region)
        frame = board.force(edge, points, unit)
        area = f"{region}-area"
        if near:
            board.do(f"move {area}")
            assert frame.points == points - 5
        else:
            assert board.refused(f"move {area}") == "reach"
            assert board.refused(f"step {area}") == "operations"


def test_19_4_who_is_aboard_does_not_operate_by_himself(board: Board) -> None:
    """His ship has operated already: he waits for it."""
    ship, men = board.put("h2431", "provence-fleet", "provence-warriors")
    board.state.aboard[:] = [men]
    board.state.spent[:] = [ship]
    assert board.refused("operate h2431") == "force-aboard"
    board.state.spent.clear()
    board.do("operate h2431")
    assert board.refused("take provence-fleet 1") == "take-same"
    board.do("take provence-fleet 0")
    assert board.refused("march") == "muster-aboard"


def test_19_4c_landing_needs_a_coast_and_a_cargo(board: Board) -> None:
    """Nobody goes ashore at sea, from an empty ship, or from no ship."""
    board.force("h2431", 10, "provence-fleet", "provence-militia", "leader")
    assert board.refused("land") == "land-here"
    assert board.refused("drop provence-militia 1") == "land-here"
    assert board.refused("drop leader 1") == "land-here"
    board.do("step marseille", "drop leader 1", "land")
    assert board.refused("land") == "land-nobody"
    board.position()
    board.force("marseille", 10, "provence-militia", "provence-warriors")
    assert board.refused("land") == "land-nobody"


def test_19_4a_ships_left_behind_must_not_be_needed(board: Board) -> None:
    """Three units for each ship that goes on, and one ship at least; leaders need no room."""
    for men, code in ((3, ""), (4, "drop-ships")):
        board.position()
        ships, crew = ("provence-fleet", "aquitaine-fleet"), ["burgundy-militia"] * 3 + ["gascony-militia"]
        board.force("marseille", 10, *ships, *crew[:men], "leader")
        if code:
            assert board.refused("drop aquitaine-fleet 1") == code
        else:
            board.do("drop aquitaine-fleet 1")
            assert board.refused("drop provence-fleet 1") == "drop-ships"
