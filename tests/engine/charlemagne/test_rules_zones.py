"""Zones of control on the way to a goal, and retreats near them (14, 16.8, 22)."""

from __future__ import annotations

from engine.charlemagne.analysis import outlook
from engine.charlemagne.board import LAND_SIDES, PLACE, PLACES
from engine.charlemagne.combat import column, result
from engine.charlemagne.game_data import EMPIRE, TRIBAL
from engine.charlemagne.movement import Limits, goals, reach, retreat_choices, search
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.units import Ground
from tests.engine.charlemagne.board import EAST, MID, NORTH, SOUTH, WEST, Board


def test_14_4_a_goal_behind_a_zone_is_reached_around_it(board: Board) -> None:
    """No way to a goal leads through an enemy zone; what lies in one is an end."""
    board.put(MID, "saxony-warriors")
    frame = board.force("h4904", 20, "austrasia-warriors")
    zone = {PLACE[p] for p in (NORTH, SOUTH, "h4805", WEST, EAST, "h5006")}
    found = search(Limits(board.state, EMPIRE, frame.units), frame.place, 20)
    assert zone & set(found)
    for place, way in found.items():
        assert way.before not in zone, place
    board.do("move h4908")
    assert not zone & set(frame.trail)
    assert frame.place == PLACE["h4908"]


def test_14_4a_a_goal_is_not_reached_from_zone_to_zone(board: Board) -> None:
    """A force that begins in a zone steps out of it first; the hex beside it in the same zone is farther away."""
    board.put(MID, "saxony-warriors")
    frame = board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"move {EAST}")
    assert PLACE[EAST] not in frame.trail[:2]
    assert frame.halted
    for start, end in zip(frame.trail, frame.trail[1:], strict=False):
        assert start == PLACE[NORTH] or start not in {PLACE[p] for p in (EAST, "h4805", WEST, SOUTH, "h5006")}, end


def test_14_4a_what_may_be_moved_to_is_what_is_offered(board: Board) -> None:
    """Goals, their costs and the outlook agree; a way to one goal is the same as among all."""
    board.put(MID, "saxony-warriors")
    board.put("h4703", "wends-militia")
    frame = board.force("h4904", 9, "austrasia-warriors")
    limits = Limits(board.state, EMPIRE, frame.units)
    every = reach(limits, frame.place, 9)
    offered = {str(a.args[0]) for a in RULES.prompts(board.state)[EMPIRE][0].actions if a.verb == "move"}
    goals = {g.place: g for g in outlook(RULES.view(board.state, EMPIRE))}
    assert offered == set(goals)
    for name, goal in goals.items():
        alone = reach(Limits(board.state, EMPIRE, frame.units), frame.place, 9, PLACE[name])
        assert alone.path(PLACE[name]) == every.path(PLACE[name]) == [PLACE[p] for p in goal.path]
        assert goal.points == 9 - alone.cost[PLACE[name]]


def test_14_2a_neutrals_shelter_their_burgs(board: Board) -> None:
    """An enemy zone does not reach into a burg held by neutrals either; it does into their open hexes."""
    board.put("reric", "wends-militia")
    board.control(TRIBAL, "saxony")
    spot = PLACES[LAND_SIDES[PLACE["reric"]][0]]
    board.put(spot, "saxony-warriors")
    assert PLACE["reric"] not in Ground(board.state).zone(EMPIRE, fleets=True, lands=True)
    board.state.pillaged.append(PLACE["reric"])
    assert PLACE["reric"] in Ground(board.state).zone(EMPIRE, fleets=True, lands=True)


def test_22_areas_have_no_zone(board: Board) -> None:
    """They are no hexes: who stands in one stops nobody on the map, on land or at sea."""
    board.control(TRIBAL, "byzantium", "norse")
    board.put("byzantium-area", "byzantium-field-army", "byzantium-fleet")
    board.put("norse-area", "norse-fleet")
    assert Ground(board.state).zone(EMPIRE, fleets=True, lands=True) == set()


def test_16_7_the_defender_picks_first_in_an_exchange(board: Board) -> None:
    """Both lose a unit of their choice, the defender chooses first (ruling 7)."""
    board.state.orders[TRIBAL].retreat = "never"
    board.state.orders[TRIBAL].losses = board.state.orders[EMPIRE].losses = "ask"
    board.put(MID, "saxony-warriors", "saxony-militia")
    board.force(NORTH, 20, "austrasia-warriors", "austrasia-militia")
    board.do(f"battle {MID}")
    assert result(column(8, 8), 4) == "EX"
    board.rig(("battle", 4))
    board.do("fight")
    assert board.mover() == TRIBAL
    board.do(f"lose saxony-militia {MID}")
    assert board.mover() == EMPIRE
    board.do(f"lose austrasia-militia {NORTH}")


def test_16_8_both_hexes_of_a_retreat_are_needed(board: Board) -> None:
    """A first hex from which no second one leads on is no choice, unless it is a burg (16.8a)."""
    units = board.put(MID, "austrasia-warriors")
    place, enemy = PLACE[MID], PLACE[NORTH]

    def choices() -> set[int]:
        limits = Limits(board.state, EMPIRE, units)
        return set(retreat_choices(board.state, limits, place, enemy, 2, beaten=True))

    assert {PLACE[SOUTH], PLACE[WEST], PLACE["h5006"]} == choices()
    for blocked, unit in (("h4807", "wends-militia"), ("h4908", "bohemia-militia"), ("h5007", "serbs-militia")):
        board.put(blocked, unit)
    assert PLACE[SOUTH] not in choices()
    board.state.built.append(PLACE[SOUTH])
    assert PLACE[SOUTH] in choices()


def test_14_4_a_force_in_no_hurry_is_told_the_dangers(board: Board) -> None:
    """The goals in an enemy zone are marked, and nothing may follow them."""
    board.put(MID, "saxony-warriors")
    board.force("h4904", 6, "austrasia-warriors")
    goals = {g.place: g for g in outlook(RULES.view(board.state, EMPIRE))}
    assert goals[NORTH].stop
    assert not goals["h4903"].stop
    board.do(f"move {NORTH}")
    assert board.refused("move h4903") == "halted"
    assert outlook(RULES.view(board.state, EMPIRE)) == []


def test_14_4_who_is_halted_or_has_no_points_reaches_nothing(board: Board) -> None:
    """Stopped in a zone, or with all points spent, a force stays where it is; one point is one clear hex."""
    frame = board.force(MID, 20, "austrasia-warriors")
    limits, here = Limits(board.state, EMPIRE, frame.units), PLACE[MID]
    assert set(search(limits, here, 20, halted=True)) == {here}
    for points, count in ((-1, 0), (0, 0), (1, 6)):
        assert len(search(limits, here, points)) == count + 1
        told = goals(board.state, EMPIRE, frame.units, here, points, port=False, halted=False)
        assert len(told) == count
        assert {g.points for g in told} <= {0}
    assert goals(board.state, EMPIRE, frame.units, here, 20, port=False, halted=True) == []


def test_14_4_who_begins_in_a_zone_may_leave_it(board: Board) -> None:
    """Also by what a view says of him: only who has entered a zone stays, and only while it is there."""
    board.put(MID, "saxony-warriors")
    frame = board.force(NORTH, 20, "austrasia-warriors")
    assert {"h4904", "h4903"} <= {g.place for g in outlook(RULES.view(board.state, EMPIRE))}
    frame.halted = True
    assert outlook(RULES.view(board.state, EMPIRE)) == []
    board.state.where[board.state.where.index(PLACE[MID])] = -1
    assert {"h4904", MID} <= {g.place for g in outlook(RULES.view(board.state, EMPIRE))}
