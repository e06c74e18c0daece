"""Forces, operations points, zones of control, movement by land (12-15)."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import LAND_STEPS, PLACE, PLACES, land_cost
from engine.charlemagne.game_data import EMPIRE, REGION, TRIBAL
from engine.charlemagne.movement import Limits, goals, search
from engine.charlemagne.outlook import hungry, outlook, stacks
from engine.charlemagne.phases.operate import operations_points
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Campaign, Clause, Treaty
from tests.engine.charlemagne.positions import (
    EAST,
    MID,
    NORTH,
    SOUTH,
    WEST,
    at,
    control,
    do,
    force,
    hand,
    keys,
    position,
    put,
    refused,
    rig,
)


def test_12_1_ten_units_a_hex() -> None:
    """Ten units, leaders free; checked in passing too."""
    state = position()
    put(state, SOUTH, *["austrasia-warriors"] * 6, *["austrasia-militia"] * 3, "leader")
    frame = force(state, MID, 12, "neustria-warriors", "neustria-warriors")
    assert refused(state, f"step {SOUTH}") == "stack"
    assert refused(state, f"move {SOUTH}") == "stack"
    state.where[frame.units.pop()] = -1
    do(state, f"step {SOUTH}")
    assert at(state, frame.units[0]) == SOUTH


def test_12_1_leaders_are_free() -> None:
    """A leader joins ten units."""
    state = position()
    put(state, SOUTH, *["austrasia-warriors"] * 6, *["austrasia-militia"] * 4)
    force(state, MID, 24, "leader")
    do(state, f"step {SOUTH}")


def test_12_1d_tribal_regions_never_share_a_hex() -> None:
    """Not even in passing; the Empire's may."""
    state = position(TRIBAL)
    put(state, SOUTH, "lombardy-militia")
    force(state, MID, 12, "saxony-warriors")
    assert refused(state, f"step {SOUTH}") == "stack"
    state = position(EMPIRE)
    put(state, SOUTH, "neustria-militia")
    force(state, MID, 12, "austrasia-warriors")
    do(state, f"step {SOUTH}")


def test_12_1d_leaders_have_no_region() -> None:
    """A Tribal leader goes anywhere (21.6)."""
    state = position(TRIBAL)
    put(state, SOUTH, "lombardy-militia")
    force(state, MID, 12, "leader")
    do(state, f"step {SOUTH}")


def test_12_2_dropped_units_are_finished() -> None:
    """A force leaves units, never collects any, and what it left does nothing more."""
    state = position()
    force(state, MID, 12, "austrasia-warriors", "austrasia-militia")
    do(state, "drop austrasia-militia 1", f"step {SOUTH}", "halt")
    assert refused(state, f"operate {MID}") == "force-none"
    assert refused(state, f"operate {SOUTH}") == "force-none"


def test_12_2_a_force_keeps_a_unit() -> None:
    """Everything cannot be dropped."""
    state = position()
    force(state, MID, 12, "austrasia-warriors")
    assert refused(state, "drop austrasia-warriors 1") == "drop"


def test_12_2a_two_forces_from_one_hex() -> None:
    """Units of a hex may operate as several forces."""
    state = position()
    put(state, MID, "austrasia-warriors", "austrasia-warriors")
    do(state, f"operate {MID}", "take austrasia-warriors 1", "march", "halt", f"operate {MID}", "march", "halt")
    assert refused(state, f"operate {MID}") == "force-none"


def test_13_2_example_leader_militia_warriors() -> None:
    """Leader 24, militia 6, warriors 12 and a die of 3: 6 + 2 x 3 = 12."""
    state = position()
    put(state, MID, "leader", "austrasia-militia", "austrasia-warriors")
    do(state, f"operate {MID}")
    rig(state, ("operations", 3))
    do(state, "march")
    assert state.frames[-1].points == 12


def test_13_2_charlemagne_triples_the_die() -> None:
    """A die of 2 gives 6 (21.4b); without a leader it counts once."""
    state = position()
    militia = put(state, MID, "austrasia-militia", "charlemagne")
    assert operations_points(militia, 2, False) == 12
    assert operations_points(militia[:1], 2, False) == 8
    assert operations_points(militia[:1], 2, True) == 5


def test_13_3_points_are_spent_and_lost() -> None:
    """Each operation costs; what is left when the force halts is gone."""
    state = position()
    frame = force(state, MID, 1, "austrasia-militia")
    do(state, f"step {SOUTH}")
    assert frame.points == 0
    assert refused(state, f"step {MID}") == "operations"
    do(state, "halt")


def test_14_1_land_zone_of_control() -> None:
    """A zone is the six hexes around; leaders have one too (ruling 4)."""
    state = position()
    put(state, MID, "leader", side=TRIBAL)
    limits = Limits(state, EMPIRE, put(state, "aachen", "austrasia-militia"))
    assert {PLACES[p] for p in limits.zone} == {NORTH, SOUTH, "h4805", WEST, EAST, "h5006"}


def test_14_1b_no_zone_over_the_sea() -> None:
    """Land zones do not reach into sea hexes; a fleet's zone does not reach inland (14.1c)."""
    state = position()
    put(state, "marseille", "provence-militia", "provence-fleet")
    control(state, TRIBAL, "provence")
    land = Limits(state, EMPIRE, put(state, "aachen", "austrasia-militia"))
    sea = Limits(state, EMPIRE, put(state, "narbonne", "septimania-fleet"))
    assert {PLACES[p] for p in land.zone} == {"h2429", "h2330", "h2530", "h2531"}
    assert {PLACES[p] for p in sea.zone} == {"h2330", "h2331", "h2431", "h2531"}


def test_14_2a_no_zone_into_a_held_burg() -> None:
    """An enemy zone does not reach into a burg with own or neutral units; it does into an empty one."""
    state = position()
    put(state, "h3113", "saxony-warriors")
    empty = Limits(state, EMPIRE, put(state, "aachen", "austrasia-militia"))
    assert PLACE["eresburg"] in empty.zone
    put(state, "eresburg", "austrasia-militia")
    assert PLACE["eresburg"] not in Limits(state, EMPIRE, []).zone
    assert PLACE["h3012"] in Limits(state, TRIBAL, []).zone, "units inside have their own zone"


def test_14_3_neutrals_have_no_zone() -> None:
    """Neutral units stop nobody beside them; their hex is closed (15.3a)."""
    state = position()
    put(state, MID, "wends-warriors")
    force(state, NORTH, 12, "austrasia-warriors")
    assert refused(state, f"step {MID}") == "neutral-there"
    do(state, f"step {EAST}", "step h5006")


def test_14_4_stop_on_entering_a_zone() -> None:
    """A force that entered a zone moves on only when it is gone."""
    state = position()
    put(state, MID, "saxony-warriors")
    frame = force(state, "h4904", 20, "austrasia-warriors")
    do(state, f"step {NORTH}")
    assert frame.halted
    assert refused(state, "step h4904") == "halted"
    assert refused(state, "move h4904") == "halted"
    assert refused(state, f"step {MID}") == "enemy-there"


def test_14_4a_never_from_zone_to_zone() -> None:
    """Even where a friend stands; a force that begins in a zone may leave it (14.4b)."""
    state = position()
    put(state, MID, "saxony-warriors")
    put(state, EAST, "austrasia-militia")
    force(state, NORTH, 20, "austrasia-warriors")
    assert refused(state, f"step {EAST}") == "zone-to-zone"
    assert refused(state, "step h4805") == "zone-to-zone"
    do(state, "step h4904")


def test_14_4_goes_on_when_the_zone_is_gone() -> None:
    """A battle that destroys the enemy frees the force in the same operation."""
    state = position()
    lone = put(state, MID, "saxony-militia")
    frame = force(state, "h4904", 30, *["austrasia-warriors"] * 4)
    do(state, f"step {NORTH}", f"battle {MID}")
    rig(state, ("battle", 6))
    do(state, "fight")
    assert at(state, lone[0]) == ""
    assert frame.halted
    do(state, f"step {MID}", f"step {SOUTH}")


def test_14_2a_entering_an_empty_burg_in_a_zone_stops() -> None:
    """The zone reaches into the empty burg, so the force stops there; once inside it is outside the zone (14.6)."""
    state = position()
    put(state, "h3113", "saxony-warriors")
    force(state, "h3011", 20, "austrasia-warriors")
    do(state, "step eresburg")
    assert refused(state, "step h3011") == "halted"
    do(state, "pillage")


def test_14_6_no_pillage_in_a_zone() -> None:
    """Neither pillage nor conversion in an enemy zone."""
    state = position()
    put(state, MID, "saxony-warriors")
    hand(state, EMPIRE, missionary=1)
    force(state, NORTH, 20, "austrasia-warriors")
    assert refused(state, "pillage") == "zone"
    assert refused(state, "convert christian") == "zone"


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


def test_15_2b_a_pass_costs_one() -> None:
    """Along a pass a rough hex costs 1; off it the rough counts."""
    state = position()
    frame = force(state, "pamplona", 10, "austrasia-warriors")
    do(state, "step h1230")
    assert frame.points == 9
    assert dict(LAND_STEPS[PLACE["h1230"]])[PLACE["h1331"]] == 4


def test_15_3a_enemy_hexes_are_closed() -> None:
    """Enemy units bar a hex."""
    state = position()
    put(state, SOUTH, "saxony-militia")
    force(state, MID, 12, "austrasia-warriors")
    assert refused(state, f"step {SOUTH}") == "enemy-there"
    assert refused(state, f"move {SOUTH}") == "enemy-there"


def test_15_3b_land_units_never_swim() -> None:
    """No sea hex by land."""
    state = position()
    force(state, "narbonne", 12, "austrasia-warriors")
    assert refused(state, "step h2131") == "no-way"
    assert refused(state, "move london") == "reach"


def test_15_5_neutral_land_is_open() -> None:
    """Walking through a neutral region violates nothing (4.3a3)."""
    state = position()
    force(state, MID, 12, "austrasia-warriors")
    do(state, f"step {SOUTH}")
    assert state.control[REGION["wends"]] == -1


def test_15_moving_to_a_goal_takes_the_cheapest_way() -> None:
    """The player names a goal; the path avoids dear ground, and its cost is that of its steps."""
    state = position()
    units = put(state, "pamplona", "austrasia-warriors")
    found = search(Limits(state, EMPIRE, units), PLACE["pamplona"], 18)
    for place, way in found.items():
        if way.before >= 0:
            step = dict(LAND_STEPS[way.before])[place]
            assert way.cost == found[way.before].cost + step
            assert all(way.cost <= found[q].cost + dict(LAND_STEPS[q]).get(place, 99) for q in found)
    frame = force(state, "pamplona", 12, "neustria-warriors")
    do(state, "move h1229")
    assert frame.points == 10
    assert [PLACES[p] for p in frame.trail][::2] == ["pamplona", "h1229"]


def test_15_goals_name_their_dangers() -> None:
    """What awaits a force at a goal is told from a view: points left, a stop, hungry units."""
    state = position()
    put(state, MID, "saxony-warriors")
    units = put(state, "h4903", *["austrasia-militia"] * 4)
    view = RULES.view(state, EMPIRE)
    found = {g.place: g for g in goals(view, EMPIRE, units, PLACE["h4903"], 6, port=False, halted=False)}
    assert found["h4904"].points == 5
    assert not found["h4904"].stop
    assert found[NORTH].stop
    assert found["h4904"].hungry == 2
    assert found[NORTH].path == ["h4904", NORTH]


def test_15_outlook_is_what_may_be_moved_to() -> None:
    """The outlook of a view names exactly the goals that are offered, treaties and halts heeded."""
    for stop in (False, True):
        state = position()
        put(state, MID, "saxony-warriors")
        state.treaties.append(Treaty(1, EMPIRE, [Clause("avoid", EMPIRE, "avars")], 1))
        force(state, "h4904", 14, "austrasia-warriors")
        if stop:
            do(state, f"step {NORTH}")
        view = RULES.view(state, EMPIRE)
        offered = {str(a.args[0]) for a in RULES.prompts(state)[EMPIRE][0].actions if a.verb == "move"}
        assert {g.place for g in outlook(view)} == offered
        assert bool(offered) != stop


def test_stacks_and_hunger_are_read_from_a_view() -> None:
    """Stacks by name with side, strength, forage and cost; leaders eat nothing."""
    state = position()
    put(state, MID, *["austrasia-militia"] * 3, "leader")
    put(state, SOUTH, "wends-militia")
    view = RULES.view(state, None)
    first = next(s for s in stacks(view) if s.place == MID)
    assert (first.units, first.side, first.region) == ({"austrasia-militia": 3, "leader": 1}, EMPIRE, "wends")
    assert (first.strength, first.feeds, first.cost) == (7, 2, 1)
    assert [s.place for s in hungry(view, EMPIRE)] == [MID]
    assert next(s for s in stacks(view) if s.place == SOUTH).side == -1


def test_march_marker_gives_six_points_once_a_force() -> None:
    """Forced march, in one's own operations."""
    state = position()
    hand(state, EMPIRE, forced_march=2)
    frame = force(state, MID, 1, "austrasia-militia")
    do(state, "play forced-march")
    assert frame.points == 7
    assert refused(state, "play forced-march") == "marker-twice"


def test_13_1_the_force_is_fixed_before_the_die() -> None:
    """Units are ticked, then the die is rolled (ruling 11); a cancelled force costs nothing."""
    state = position()
    put(state, MID, "austrasia-warriors")
    do(state, f"operate {MID}", "take austrasia-warriors 0")
    assert refused(state, "march") == "force-empty"
    do(state, "cancel")
    assert isinstance(state.frames[-1], Campaign)
    events = do(state, f"operate {MID}", "march")
    assert "marched" in keys(events)
    assert any(e.seals for e in events)


@pytest.mark.parametrize(("action", "cost"), [(f"battle {SOUTH}", 6), ("pillage", 3), ("convert christian", 6)])
def test_13_4_the_last_points_are_enough(action: str, cost: int) -> None:
    """As many points as an operation costs carry it out; one less does not."""
    for points in (cost, cost - 1):
        state = position()
        hand(state, EMPIRE, missionary=1)
        put(state, SOUTH, "saxony-militia")
        control(state, TRIBAL, "wends")
        if action != f"battle {SOUTH}":
            state.where[state.where.index(PLACE[SOUTH])] = -1
        frame = force(state, MID, points, "austrasia-warriors")
        if points < cost:
            assert refused(state, action) == "operations"
            continue
        do(state, action, *(["lay missionary", "send"] if action.startswith("convert") else []))
        assert frame.points == 0
