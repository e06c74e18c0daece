"""Zones of control on the way to a goal, and retreats near them (14, 16.8, 22)."""

from __future__ import annotations

from engine.charlemagne.board import LAND_SIDES, PLACE, PLACES
from engine.charlemagne.combat import column, result
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.movement import Limits, goals, reach, retreat_choices, search
from engine.charlemagne.outlook import outlook
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.units import Ground
from tests.engine.charlemagne.positions import (
    EAST,
    MID,
    NORTH,
    SOUTH,
    WEST,
    control,
    do,
    force,
    mover,
    position,
    put,
    refused,
    rig,
)


def test_14_4_a_goal_behind_a_zone_is_reached_around_it() -> None:
    """No way to a goal leads through an enemy zone; what lies in one is an end."""
    state = position()
    put(state, MID, "saxony-warriors")
    frame = force(state, "h4904", 20, "austrasia-warriors")
    zone = {PLACE[p] for p in (NORTH, SOUTH, "h4805", WEST, EAST, "h5006")}
    found = search(Limits(state, EMPIRE, frame.units), frame.place, 20)
    assert zone & set(found)
    for place, way in found.items():
        assert way.before not in zone, place
    do(state, "move h4908")
    assert not zone & set(frame.trail)
    assert frame.place == PLACE["h4908"]


def test_14_4a_a_goal_is_not_reached_from_zone_to_zone() -> None:
    """A force that begins in a zone steps out of it first; the hex beside it in the same zone is farther away."""
    state = position()
    put(state, MID, "saxony-warriors")
    frame = force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"move {EAST}")
    assert PLACE[EAST] not in frame.trail[:2]
    assert frame.halted
    for start, end in zip(frame.trail, frame.trail[1:], strict=False):
        assert start == PLACE[NORTH] or start not in {PLACE[p] for p in (EAST, "h4805", WEST, SOUTH, "h5006")}, end


def test_14_4a_what_may_be_moved_to_is_what_is_offered() -> None:
    """Goals, their costs and the outlook agree; a way to one goal is the same as among all."""
    state = position()
    put(state, MID, "saxony-warriors")
    put(state, "h4703", "wends-militia")
    frame = force(state, "h4904", 9, "austrasia-warriors")
    limits = Limits(state, EMPIRE, frame.units)
    every = reach(limits, frame.place, 9)
    offered = {str(a.args[0]) for a in RULES.prompts(state)[EMPIRE][0].actions if a.verb == "move"}
    goals = {g.place: g for g in outlook(RULES.view(state, EMPIRE))}
    assert offered == set(goals)
    for name, goal in goals.items():
        alone = reach(Limits(state, EMPIRE, frame.units), frame.place, 9, PLACE[name])
        assert alone.path(PLACE[name]) == every.path(PLACE[name]) == [PLACE[p] for p in goal.path]
        assert goal.points == 9 - alone.cost[PLACE[name]]


def test_14_2a_neutrals_shelter_their_burgs() -> None:
    """An enemy zone does not reach into a burg held by neutrals either; it does into their open hexes."""
    state = position()
    put(state, "reric", "wends-militia")
    control(state, TRIBAL, "saxony")
    spot = PLACES[LAND_SIDES[PLACE["reric"]][0]]
    put(state, spot, "saxony-warriors")
    assert PLACE["reric"] not in Ground(state).zone(EMPIRE, fleets=True, lands=True)
    state.pillaged.append(PLACE["reric"])
    assert PLACE["reric"] in Ground(state).zone(EMPIRE, fleets=True, lands=True)


def test_22_areas_have_no_zone() -> None:
    """They are no hexes: who stands in one stops nobody on the map, on land or at sea."""
    state = position()
    control(state, TRIBAL, "byzantium", "norse")
    put(state, "byzantium-area", "byzantium-field-army", "byzantium-fleet")
    put(state, "norse-area", "norse-fleet")
    assert Ground(state).zone(EMPIRE, fleets=True, lands=True) == set()


def test_16_7_the_defender_picks_first_in_an_exchange() -> None:
    """Both lose a unit of their choice, the defender chooses first (ruling 7)."""
    state = position()
    state.orders[TRIBAL].retreat = "never"
    state.orders[TRIBAL].losses = state.orders[EMPIRE].losses = "ask"
    put(state, MID, "saxony-warriors", "saxony-militia")
    force(state, NORTH, 20, "austrasia-warriors", "austrasia-militia")
    do(state, f"battle {MID}")
    assert result(column(8, 8), 4) == "EX"
    rig(state, ("battle", 4))
    do(state, "fight")
    assert mover(state) == TRIBAL
    do(state, f"lose saxony-militia {MID}")
    assert mover(state) == EMPIRE
    do(state, f"lose austrasia-militia {NORTH}")


def test_16_8_both_hexes_of_a_retreat_are_needed() -> None:
    """A first hex from which no second one leads on is no choice, unless it is a burg (16.8a)."""
    state = position()
    units = put(state, MID, "austrasia-warriors")
    place, enemy = PLACE[MID], PLACE[NORTH]

    def choices() -> set[int]:
        limits = Limits(state, EMPIRE, units)
        return set(retreat_choices(state, limits, place, enemy, 2, beaten=True))

    assert {PLACE[SOUTH], PLACE[WEST], PLACE["h5006"]} == choices()
    for blocked, unit in (("h4807", "wends-militia"), ("h4908", "bohemia-militia"), ("h5007", "serbs-militia")):
        put(state, blocked, unit)
    assert PLACE[SOUTH] not in choices()
    state.built.append(PLACE[SOUTH])
    assert PLACE[SOUTH] in choices()


def test_14_4_a_force_in_no_hurry_is_told_the_dangers() -> None:
    """The goals in an enemy zone are marked, and nothing may follow them."""
    state = position()
    put(state, MID, "saxony-warriors")
    force(state, "h4904", 6, "austrasia-warriors")
    goals = {g.place: g for g in outlook(RULES.view(state, EMPIRE))}
    assert goals[NORTH].stop
    assert not goals["h4903"].stop
    do(state, f"move {NORTH}")
    assert refused(state, "move h4903") == "halted"
    assert outlook(RULES.view(state, EMPIRE)) == []


def test_14_4_who_is_halted_or_has_no_points_reaches_nothing() -> None:
    """Stopped in a zone, or with all points spent, a force stays where it is; one point is one clear hex."""
    state = position()
    frame = force(state, MID, 20, "austrasia-warriors")
    limits, here = Limits(state, EMPIRE, frame.units), PLACE[MID]
    assert set(search(limits, here, 20, halted=True)) == {here}
    for points, count in ((-1, 0), (0, 0), (1, 6)):
        assert len(search(limits, here, points)) == count + 1
        told = goals(state, EMPIRE, frame.units, here, points, port=False, halted=False)
        assert len(told) == count
        assert {g.points for g in told} <= {0}
    assert goals(state, EMPIRE, frame.units, here, 20, port=False, halted=True) == []


def test_14_4_who_begins_in_a_zone_may_leave_it() -> None:
    """Also by what a view says of him: only who has entered a zone stays, and only while it is there."""
    state = position()
    put(state, MID, "saxony-warriors")
    frame = force(state, NORTH, 20, "austrasia-warriors")
    assert {"h4904", "h4903"} <= {g.place for g in outlook(RULES.view(state, EMPIRE))}
    frame.halted = True
    assert outlook(RULES.view(state, EMPIRE)) == []
    state.where[state.where.index(PLACE[MID])] = -1
    assert {"h4904", MID} <= {g.place for g in outlook(RULES.view(state, EMPIRE))}
