"""Fleets, cargo, peripheral areas (19, 22)."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE
from engine.charlemagne.movement import Limits
from engine.charlemagne.phases.operate import operations_points
from tests.engine.charlemagne.positions import (
    KING,
    MID,
    NORTH,
    control,
    do,
    force,
    position,
    put,
    refused,
)


def test_19_1_fleets_keep_to_the_water() -> None:
    """Fleets never enter land hexes nor cross land sides."""
    state = position()
    force(state, "marseille", 12, "provence-fleet", port=True)
    assert refused(state, "step h2429") == "no-way"
    do(state, "step h2431")


def test_19_2_the_fleet_value_counts() -> None:
    """Cargo is ignored: 24 and the die."""
    state = position()
    units = put(state, "marseille", "provence-fleet", "provence-militia")
    assert operations_points(units, 3, False) == 27


def test_19_3a_zones_of_fleets_and_armies_ignore_each_other() -> None:
    """A fleet's zone does not stop land units, nor the reverse."""
    state = position()
    put(state, "h2330", "lombardy-fleet")
    force(state, "h2429", 12, "austrasia-warriors")
    do(state, "step marseille")
    do(state, "step h2530")
    state = position()
    put(state, "h2429", "saxony-warriors")
    assert not Limits(state, EMPIRE, put(state, "narbonne", "septimania-fleet")).zone


def test_19_4a_three_units_a_fleet() -> None:
    """Three land units, leaders free."""
    state = position()
    put(state, "marseille", "provence-fleet", *["provence-militia"] * 2, *["provence-warriors"] * 2, "leader")
    do(state, "operate marseille", "take provence-fleet 1")
    assert refused(state, "march") == "cargo"
    do(state, "take provence-militia 1")
    do(state, "march")
    assert len(state.aboard) == 4


@pytest.mark.parametrize(("port", "cost"), [(True, 1), (False, 2)])
def test_19_4b_one_point_from_a_port_two_from_a_coast(port: bool, cost: int) -> None:
    """A sea hex costs 1 after sailing from a friendly port, else 2."""
    state = position()
    start = "marseille" if port else "h2531"
    put(state, start, "provence-fleet", "provence-militia")
    do(state, f"operate {start}", "take provence-militia 0", "take provence-fleet 1", "march")
    frame = state.frames[-1]
    points = frame.points
    do(state, "step h2431")
    assert points - frame.points == cost


def test_19_4b3_rome_is_no_port_naples_is() -> None:
    """A coastal burg is a port only with a symbol; a built one always (23.6)."""
    from engine.charlemagne.units import is_port

    state = position()
    assert not is_port(state, PLACE["rome"])
    assert is_port(state, PLACE["naples"])
    state.built.append(PLACE["h2531"])
    assert is_port(state, PLACE["h2531"])
    state.pillaged.append(PLACE["naples"])
    assert not is_port(state, PLACE["naples"])


def test_19_4c_landed_units_are_finished() -> None:
    """The cargo goes ashore on a coast; the fleet sails on, the landed do nothing more."""
    state = position()
    frame = force(state, "marseille", 12, "provence-fleet", "provence-militia", port=True)
    do(state, "step h2431")
    assert refused(state, "land") == "land-here"
    do(state, "step h2531", "land", "step h2431", "halt")
    assert len(frame.units) == 1
    assert state.aboard == []
    assert refused(state, "operate h2531") == "force-none"


def test_19_4_embarked_units_do_not_march() -> None:
    """Who is aboard on a coast lands with its fleet, not by itself."""
    state = position()
    units = put(state, "h2531", "provence-fleet", "provence-militia")
    state.aboard = units[1:]
    do(state, "operate h2531", "take provence-fleet 0")
    assert refused(state, "march") == "force-aboard"


def test_19_4_who_is_not_taken_along_goes_ashore() -> None:
    """A fleet that leaves a coast without its cargo lands it; at sea it takes what it carries and leaves no one
    without a ship."""
    state = position()
    units = put(state, "h2531", "provence-fleet", "provence-militia")
    state.aboard = units[1:]
    do(state, "operate h2531", "take provence-militia 0", "march", "halt")
    assert state.aboard == []
    assert refused(state, "operate h2531") == "force-none"
    state = position()
    ships = put(state, "h2431", "provence-fleet", "septimania-fleet", *["provence-militia"] * 2, "provence-warriors")
    state.aboard = ships[2:]
    do(state, "operate h2431", "take provence-fleet 0", "take septimania-fleet 0")
    assert refused(state, "march") == "force-aboard"
    do(state, "take provence-fleet 1", "march", "halt")
    assert refused(state, "operate aachen") == "force-none"


def test_19_5e_cargo_has_no_zone() -> None:
    """Units aboard have no zone of control."""
    state = position()
    units = put(state, "h2531", "lombardy-fleet", "lombardy-militia")
    state.aboard = units[1:]
    assert PLACE["h2530"] not in Limits(state, EMPIRE, put(state, "aachen", "austrasia-militia")).zone


def test_22_only_its_own_nation_enters_an_area() -> None:
    """Five points in, the cost of the hex out; others stay out (22.2a, 22.3)."""
    state = position()
    control(state, EMPIRE, "slavs", "norse")
    frame = force(state, "h5105", 12, "slavs-nomads")
    do(state, "step slavs-area")
    assert frame.points == 7
    do(state, "step h5107")
    assert frame.points == 6
    do(state, "halt")
    force(state, "h5105", 12, "austrasia-warriors")
    assert refused(state, "step slavs-area") == "area"
    state.frames.pop()
    force(state, "h1501", 12, "norse-fleet", "norse-warriors")
    do(state, "step norse-area")
    assert refused(state, "pillage") == "pillage-here"


def test_22_2b_fleets_pay_five_points_for_an_area() -> None:
    """Over the sea hexes of its edge, from a port or not; back on the map a sea hex costs what sailing costs."""
    state = position()
    control(state, EMPIRE, "caliphate")
    frame = force(state, "h0101", 12, "caliphate-fleet", "caliphate-nomads")
    do(state, "step caliphate-area")
    assert frame.points == 7
    do(state, "step h0103")
    assert frame.points == 5


def test_22_no_leader_in_an_area() -> None:
    """Leaders have no nation, so areas are closed to them."""
    state = position()
    control(state, EMPIRE, "slavs")
    force(state, "h5105", 12, "slavs-nomads", "leader")
    assert refused(state, "step slavs-area") == "area"


def test_22_5_areas_hold_any_number() -> None:
    """Stacking ends at the edge of the map."""
    state = position()
    control(state, EMPIRE, "byzantium")
    put(state, "byzantium-area", *["byzantium-militia"] * 8, *["byzantium-field-army"] * 2)
    force(state, "h5126", 12, "byzantium-field-army")
    do(state, "step byzantium-area")


def test_22_2_charlemagne_stays_on_the_map() -> None:
    """Charlemagne is a leader for movement."""
    state = position()
    frame = force(state, MID, 3, "charlemagne")
    do(state, f"step {NORTH}")
    assert frame.units == [KING]


@pytest.mark.parametrize(("points", "near"), [(4, False), (5, True), (6, True)])
def test_22_2b_an_area_takes_all_its_points(points: int, near: bool) -> None:
    """Whoever has one point less does not come in, by ship or on foot, in one step or as a goal."""
    for region, edge, unit in (("norse", "h1501", "norse-fleet"), ("slavs", "h5101", "slavs-nomads")):
        state = position()
        control(state, EMPIRE, region)
        frame = force(state, edge, points, unit)
        area = f"{region}-area"
        if near:
            do(state, f"move {area}")
            assert frame.points == points - 5
        else:
            assert refused(state, f"move {area}") == "reach"
            assert refused(state, f"step {area}") == "operations"


def test_19_4_who_is_aboard_does_not_operate_by_himself() -> None:
    """His ship has operated already: he waits for it."""
    state = position()
    ship, men = put(state, "h2431", "provence-fleet", "provence-warriors")
    state.aboard[:] = [men]
    state.spent[:] = [ship]
    assert refused(state, "operate h2431") == "force-aboard"
    state.spent.clear()
    do(state, "operate h2431")
    assert refused(state, "take provence-fleet 1") == "take-same"
    do(state, "take provence-fleet 0")
    assert refused(state, "march") == "force-aboard"


def test_19_4c_landing_needs_a_coast_and_a_cargo() -> None:
    """Nobody goes ashore at sea, from an empty ship, or from no ship."""
    state = position()
    force(state, "h2431", 10, "provence-fleet", "provence-militia", "leader")
    assert refused(state, "land") == "land-here"
    assert refused(state, "drop provence-militia 1") == "land-here"
    assert refused(state, "drop leader 1") == "land-here"
    do(state, "step marseille", "drop leader 1", "land")
    assert refused(state, "land") == "land-nobody"
    state = position()
    force(state, "marseille", 10, "provence-militia", "provence-warriors")
    assert refused(state, "land") == "land-nobody"


def test_19_4a_ships_left_behind_must_not_be_needed() -> None:
    """Three units for each ship that goes on, and one ship at least; leaders need no room."""
    for men, code in ((3, ""), (4, "drop-ships")):
        state = position()
        ships, crew = ("provence-fleet", "aquitaine-fleet"), ["burgundy-militia"] * 3 + ["gascony-militia"]
        force(state, "marseille", 10, *ships, *crew[:men], "leader")
        if code:
            assert refused(state, "drop aquitaine-fleet 1") == code
        else:
            do(state, "drop aquitaine-fleet 1")
            assert refused(state, "drop provence-fleet 1") == "drop-ships"
