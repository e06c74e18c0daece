"""Forces, operations points, zones of control, movement by land (12-15)."""

from __future__ import annotations

import pytest

from engine.charlemagne.analysis import outlook, stacks
from engine.charlemagne.board import LAND_STEPS, PLACE, PLACES, land_cost
from engine.charlemagne.clauses import Clause, Treaty
from engine.charlemagne.frames import Campaign
from engine.charlemagne.game_data import EMPIRE, REGION, TRIBAL
from engine.charlemagne.movement import Limits, goals, search
from engine.charlemagne.operations import pace
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.supply import hungry
from engine.charlemagne.units import Ground
from tests.engine.charlemagne.board import EAST, MID, NORTH, SOUTH, WEST, Board, keys


def test_12_1_ten_units_a_hex(board: Board) -> None:
    """Ten units, leaders free; checked in passing too."""
    board.put(SOUTH, *["austrasia-warriors"] * 6, *["austrasia-militia"] * 3, "leader")
    frame = board.force(MID, 12, "neustria-warriors", "neustria-warriors")
    assert board.refused(f"step {SOUTH}") == "stack"
    assert board.refused(f"move {SOUTH}") == "stack"
    board.state.where[frame.units.pop()] = -1
    board.do(f"step {SOUTH}")
    assert board.at(frame.units[0]) == SOUTH


def test_12_1_leaders_are_free(board: Board) -> None:
    """A leader joins ten units."""
    board.put(SOUTH, *["austrasia-warriors"] * 6, *["austrasia-militia"] * 4)
    board.force(MID, 24, "leader")
    board.do(f"step {SOUTH}")


def test_12_1d_tribal_regions_never_share_a_hex(board: Board) -> None:
    """Not even in passing; the Empire's may."""
    board.position(TRIBAL)
    board.put(SOUTH, "lombardy-militia")
    board.force(MID, 12, "saxony-warriors")
    assert board.refused(f"step {SOUTH}") == "stack-mixed"
    board.position(EMPIRE)
    board.put(SOUTH, "neustria-militia")
    board.force(MID, 12, "austrasia-warriors")
    board.do(f"step {SOUTH}")


def test_12_1d_leaders_have_no_region(board: Board) -> None:
    """A Tribal leader goes anywhere (21.6)."""
    board.position(TRIBAL)
    board.put(SOUTH, "lombardy-militia")
    board.force(MID, 12, "leader")
    board.do(f"step {SOUTH}")


def test_12_2_dropped_units_are_finished(board: Board) -> None:
    """A force leaves units, never collects any, and what it left does nothing more."""
    board.force(MID, 12, "austrasia-warriors", "austrasia-militia")
    board.do("drop austrasia-militia 1", f"step {SOUTH}", "halt")
    assert board.refused(f"operate {MID}") == "force-spent"
    assert board.refused(f"operate {SOUTH}") == "force-spent"


def test_12_2_a_force_keeps_a_unit(board: Board) -> None:
    """Everything cannot be dropped."""
    board.force(MID, 12, "austrasia-warriors")
    assert board.refused("drop austrasia-warriors 1") == "drop-all"


def test_12_2a_two_forces_from_one_hex(board: Board) -> None:
    """Units of a hex may operate as several forces."""
    board.put(MID, "austrasia-warriors", "austrasia-warriors")
    board.do(f"operate {MID}", "take austrasia-warriors 1", "march", "halt", f"operate {MID}", "march", "halt")
    assert board.refused(f"operate {MID}") == "force-spent"


def test_13_2_example_leader_militia_warriors(board: Board) -> None:
    """Leader 24, militia 6, warriors 12 and a die of 3: 6 + 2 x 3 = 12."""
    board.put(MID, "leader", "austrasia-militia", "austrasia-warriors")
    board.do(f"operate {MID}")
    board.rig(("operations", 3))
    board.do("march")
    assert board.state.frames[-1].points == 12


def test_13_2_charlemagne_triples_the_die(board: Board) -> None:
    """A die of 2 gives 6 (21.4b); without a leader it counts once."""
    militia = board.put(MID, "austrasia-militia", "charlemagne")
    assert pace(board.state, militia).points(2) == 12
    assert pace(board.state, militia[:1]).points(2) == 8
    board.state.winter = True
    assert pace(board.state, militia[:1]).points(2) == 5


def test_13_3_points_are_spent_and_lost(board: Board) -> None:
    """Each operation costs; what is left when the force halts is gone."""
    frame = board.force(MID, 1, "austrasia-militia")
    board.do(f"step {SOUTH}")
    assert frame.points == 0
    assert board.refused(f"step {MID}") == "operations"
    board.do("halt")


def test_14_1_land_zone_of_control(board: Board) -> None:
    """A zone is the six hexes around; leaders have one too (ruling 4)."""
    board.put(MID, "leader", side=TRIBAL)
    limits = Limits(board.state, EMPIRE, board.put("aachen", "austrasia-militia"))
    assert {PLACES[p] for p in limits.zone} == {NORTH, SOUTH, "h4805", WEST, EAST, "h5006"}


def test_14_1b_no_zone_over_the_sea(board: Board) -> None:
    """Land zones do not reach into sea hexes; a fleet's zone does not reach inland (14.1c)."""
    board.put("marseille", "provence-militia", "provence-fleet")
    board.control(TRIBAL, "provence")
    land = Limits(board.state, EMPIRE, board.put("aachen", "austrasia-militia"))
    sea = Limits(board.state, EMPIRE, board.put("narbonne", "septimania-fleet"))
    assert {PLACES[p] for p in land.zone} == {"h2429", "h2330", "h2530", "h2531"}
    assert {PLACES[p] for p in sea.zone} == {"h2330", "h2331", "h2431", "h2531"}


def test_14_2a_no_zone_into_a_held_burg(board: Board) -> None:
    """An enemy zone does not reach into a burg with own or neutral units; it does into an empty one."""
    board.put("h3113", "saxony-warriors")
    empty = Limits(board.state, EMPIRE, board.put("aachen", "austrasia-militia"))
    assert PLACE["eresburg"] in empty.zone
    board.put("eresburg", "austrasia-militia")
    assert PLACE["eresburg"] not in Limits(board.state, EMPIRE, []).zone
    assert PLACE["h3012"] in Limits(board.state, TRIBAL, []).zone, "units inside have their own zone"


def test_14_3_neutrals_have_no_zone(board: Board) -> None:
    """Neutral units stop nobody beside them; their hex is closed (15.3a)."""
    board.put(MID, "wends-warriors")
    board.force(NORTH, 12, "austrasia-warriors")
    assert board.refused(f"step {MID}") == "neutral-there"
    board.do(f"step {EAST}", "step h5006")


def test_14_4_stop_on_entering_a_zone(board: Board) -> None:
    """A force that entered a zone moves on only when it is gone."""
    board.put(MID, "saxony-warriors")
    frame = board.force("h4904", 20, "austrasia-warriors")
    board.do(f"step {NORTH}")
    assert frame.halted
    assert board.refused("step h4904") == "halted"
    assert board.refused("move h4904") == "halted"
    assert board.refused(f"step {MID}") == "enemy-there"


def test_14_4a_never_from_zone_to_zone(board: Board) -> None:
    """Even where a friend stands; a force that begins in a zone may leave it (14.4b)."""
    board.put(MID, "saxony-warriors")
    board.put(EAST, "austrasia-militia")
    board.force(NORTH, 20, "austrasia-warriors")
    assert board.refused(f"step {EAST}") == "zone-to-zone"
    assert board.refused("step h4805") == "zone-to-zone"
    board.do("step h4904")


def test_14_4_goes_on_when_the_zone_is_gone(board: Board) -> None:
    """A battle that destroys the enemy frees the force in the same operation."""
    lone = board.put(MID, "saxony-militia")
    frame = board.force("h4904", 30, *["austrasia-warriors"] * 4)
    board.do(f"step {NORTH}", f"battle {MID}")
    board.rig(("battle", 6))
    board.do("fight")
    assert board.at(lone[0]) == ""
    assert frame.halted
    board.do(f"step {MID}", f"step {SOUTH}")


def test_14_2a_entering_an_empty_burg_in_a_zone_stops(board: Board) -> None:
    """The zone reaches into the empty burg, so the force stops there; once inside it is outside the zone (14.6)."""
    board.put("h3113", "saxony-warriors")
    board.force("h3011", 20, "austrasia-warriors")
    board.do("step eresburg")
    assert board.refused("step h3011") == "halted"
    board.do("pillage")


def test_14_6_no_pillage_in_a_zone(board: Board) -> None:
    """Neither pillage nor conversion in an enemy zone."""
    board.put(MID, "saxony-warriors")
    board.hand(EMPIRE, missionary=1)
    board.force(NORTH, 20, "austrasia-warriors")
    assert board.refused("pillage") == "zone"
    assert board.refused("convert christian") == "zone"


def test_15_1_terrain_costs() -> None:
    """Clear 1, forest 2, rough 4, marsh 3; a river one more (15.2a)."""

    def cost(a: str, b: str) -> int:
        return land_cost(PLACE[a], PLACE[b])

    assert cost("aachen", "h2614") == 1
    assert cost("aachen", "h2612") == 2
    assert cost("paris", "h2117") == 2
    assert cost("narbonne", "h2029") == 4
    assert cost("marseille", "h2330") == 3
    assert cost("cologne", "h2913") == 5


def test_15_2b_a_pass_costs_one(board: Board) -> None:
    """Along a pass a rough hex costs 1; off it the rough counts."""
    frame = board.force("pamplona", 10, "austrasia-warriors")
    board.do("step h1230")
    assert frame.points == 9
    assert dict(LAND_STEPS[PLACE["h1230"]])[PLACE["h1331"]] == 4


def test_15_3a_enemy_hexes_are_closed(board: Board) -> None:
    """Enemy units bar a hex."""
    board.put(SOUTH, "saxony-militia")
    board.force(MID, 12, "austrasia-warriors")
    assert board.refused(f"step {SOUTH}") == "enemy-there"
    assert board.refused(f"move {SOUTH}") == "enemy-there"


def test_15_3b_land_units_never_swim(board: Board) -> None:
    """No sea hex by land."""
    board.force("narbonne", 12, "austrasia-warriors")
    assert board.refused("step h2131") == "no-way"
    assert board.refused("move london") == "no-path"


def test_15_5_neutral_land_is_open(board: Board) -> None:
    """Walking through a neutral region violates nothing (4.3a3)."""
    board.force(MID, 12, "austrasia-warriors")
    board.do(f"step {SOUTH}")
    assert board.state.control[REGION["wends"]] == -1


def test_15_moving_to_a_goal_takes_the_cheapest_way(board: Board) -> None:
    """The player names a goal; the path avoids dear ground, and its cost is that of its steps."""
    units = board.put("pamplona", "austrasia-warriors")
    found = search(Limits(board.state, EMPIRE, units), PLACE["pamplona"], 18)
    for place, way in found.items():
        if way.before >= 0:
            step = dict(LAND_STEPS[way.before])[place]
            assert way.cost == found[way.before].cost + step
            assert all(way.cost <= found[q].cost + dict(LAND_STEPS[q]).get(place, 99) for q in found)
    frame = board.force("pamplona", 12, "neustria-warriors")
    board.do("move h1229")
    assert frame.points == 10
    assert [PLACES[p] for p in frame.trail][::2] == ["pamplona", "h1229"]


def test_15_goals_name_their_dangers(board: Board) -> None:
    """What awaits a force at a goal is told from a view: points left, a stop, hungry units."""
    board.put(MID, "saxony-warriors")
    units = board.put("h4903", *["austrasia-militia"] * 4)
    view = RULES.view(board.state, EMPIRE)
    found = {g.place: g for g in goals(view, EMPIRE, units, PLACE["h4903"], 6, port=False, halted=False)}
    assert found["h4904"].points == 5
    assert not found["h4904"].stop
    assert found[NORTH].stop
    assert found["h4904"].hungry == 2
    assert found[NORTH].path == ["h4904", NORTH]


def test_15_outlook_is_what_may_be_moved_to(board: Board) -> None:
    """The outlook of a view names exactly the goals that are offered, treaties and halts heeded."""
    for stop in (False, True):
        board.position()
        board.put(MID, "saxony-warriors")
        board.state.treaties.append(Treaty(1, EMPIRE, [Clause("avoid", EMPIRE, "avars")], 1))
        board.force("h4904", 14, "austrasia-warriors")
        if stop:
            board.do(f"step {NORTH}")
        view = RULES.view(board.state, EMPIRE)
        offered = {str(a.args[0]) for a in RULES.prompts(board.state)[EMPIRE][0].actions if a.verb == "move"}
        assert {g.place for g in outlook(view)} == offered
        assert bool(offered) != stop


def test_stacks_and_hunger_are_read_from_a_view(board: Board) -> None:
    """Stacks by name with side, strength, forage and cost; leaders eat nothing."""
    board.put(MID, *["austrasia-militia"] * 3, "leader")
    board.put(SOUTH, "wends-militia")
    view = RULES.view(board.state, None)
    first = next(s for s in stacks(view) if s.place == MID)
    assert (first.units, first.side, first.region) == ({"austrasia-militia": 3, "leader": 1}, EMPIRE, "wends")
    assert (first.strength, first.feeds, first.cost) == (7, 2, 1)
    assert hungry(view, EMPIRE, Ground(view)) == {PLACE[MID]: 1}
    assert next(s for s in stacks(view) if s.place == SOUTH).side == -1


def test_march_marker_gives_six_points_once_a_force(board: Board) -> None:
    """Forced march, in one's own operations."""
    board.hand(EMPIRE, forced_march=2)
    frame = board.force(MID, 1, "austrasia-militia")
    board.do("play forced-march")
    assert frame.points == 7
    assert board.refused("play forced-march") == "march-twice"


def test_13_1_the_force_is_fixed_before_the_die(board: Board) -> None:
    """Units are ticked, then the die is rolled (ruling 11); a cancelled force costs nothing."""
    board.put(MID, "austrasia-warriors")
    board.do(f"operate {MID}", "take austrasia-warriors 0")
    assert board.refused("march") == "force-empty"
    board.do("cancel")
    assert isinstance(board.state.frames[-1], Campaign)
    events = board.do(f"operate {MID}", "march")
    assert "marched" in keys(events)
    assert any(e.seals for e in events)


@pytest.mark.parametrize(("action", "cost"), [(f"battle {SOUTH}", 6), ("pillage", 3), ("convert christian", 6)])
def test_13_4_the_last_points_are_enough(board: Board, action: str, cost: int) -> None:
    """As many points as an operation costs carry it out; one less does not."""
    for points in (cost, cost - 1):
        board.position()
        board.hand(EMPIRE, missionary=1)
        board.put(SOUTH, "saxony-militia")
        board.control(TRIBAL, "wends")
        if action != f"battle {SOUTH}":
            board.state.where[board.state.where.index(PLACE[SOUTH])] = -1
        frame = board.force(MID, points, "austrasia-warriors")
        if points < cost:
            assert board.refused(action) == "operations"
            continue
        board.do(action, *(["lay missionary", "send"] if action.startswith("convert") else []))
        assert frame.points == 0
