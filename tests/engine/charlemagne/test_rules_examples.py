"""What the rulebook says by example, and the rules on occupation, burgs and civilisation (1, 2, 5, 21-24)."""

from __future__ import annotations

import pytest

from engine.charlemagne import cup
from engine.charlemagne.board import PLACE, PLACES, PRINTED
from engine.charlemagne.combat import factor, reasons
from engine.charlemagne.frames import Envoy, Levying, Spending
from engine.charlemagne.game_data import (
    CHRISTIAN,
    DEATH,
    EMPIRE,
    KIND,
    LAND_OF,
    NATION,
    NEUTRAL,
    PAGAN,
    PLACES_OF,
    REGION,
    REGION_IDS,
    REGIONS,
    TRIBAL,
    TYPES,
)
from engine.charlemagne.income import income, raising
from engine.charlemagne.operations import pace
from engine.charlemagne.phases.fate import lay_waste
from engine.charlemagne.politics import revolt, revolt_modifiers, vassalage_modifiers
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.units import Ground, forage, is_burg, is_port
from engine.charlemagne.victory import band, parts, points
from engine.core import Action, Event
from tests.engine.charlemagne.board import MID, NORTH, Board, keys

# --- introduction and components -------------------------------------------------------------------------------------


def test_1_two_players(board: Board) -> None:
    """One plays the Empire, one the tribes; nobody else has a seat."""
    assert list(RULES.seats) == [2]
    view = RULES.view(board.state, None)
    assert [s.name for s in view.seats] == ["empire", "tribal"]


def test_2_values_of_units() -> None:
    """Strength and operations as printed (2c): 1-24, 6-18, 6-12, 4-18, 2-6, 2-24; the Scara is a field army."""
    printed = {"leader": (1, 24), "field-army": (6, 18), "warriors": (6, 12), "nomads": (4, 18), "militia": (2, 6),
               "fleet": (2, 24), "scara": (6, 18)}  # fmt: skip
    assert {slug: (k.strength, k.operations) for slug, k in KIND.items()} == printed
    assert all((t.strength, t.operations) == printed[t.kind] for t in TYPES if t.slug != "charlemagne")


def test_2_byzantium_is_one_region() -> None:
    """Venice, Naples, Gaeta, Corsica, Sardinia, Sicily and the the points of Italy belong to it."""
    for place in ("venice", "naples", "gaeta", "aleria", "cagliari", "syracuse", "reggio"):
        assert REGION_IDS[LAND_OF[PLACE[place]]] == "byzantium", place


def test_2_modifiers_add_to_the_die(board: Board) -> None:
    """A modifier of one turns a 4 into a 5, one of two a 3, one of minus one a 5 into a 4; several add up (2f)."""
    board.control(EMPIRE, "lombardy", "bohemia", "septimania")
    assert dict(revolt_modifiers(board.state, REGION["bohemia"])) == {"faith": 2}
    revolt(board.state, REGION["bohemia"], 3, [])
    assert board.state.control[REGION["bohemia"]] == NEUTRAL
    revolt(board.state, REGION["lombardy"], 4, [])
    assert board.state.control[REGION["lombardy"]] == EMPIRE
    revolt(board.state, REGION["septimania"], 5, [])
    assert board.state.control[REGION["septimania"]] == EMPIRE
    board.state.dead = True
    revolt(board.state, REGION["septimania"], 5, [])
    assert board.state.control[REGION["septimania"]] == NEUTRAL, "minus one and plus one are nothing"


# --- occupation ------------------------------------------------------------------------------------------------------


def test_5_occupation_is_not_control(board: Board) -> None:
    """Who stands in every hex of a region has its taxes, not its loyalty, its units or its levy."""
    for place in PLACES_OF[REGION["saxony"]]:
        if PLACES[place] in ("eresburg", "bardowick"):
            board.put(PLACES[place], "austrasia-militia")
    assert income(board.state, EMPIRE, Ground(board.state)) == (2, 0)
    assert board.state.control[REGION["saxony"]] == TRIBAL
    assert raising(board.state, EMPIRE)[REGION["saxony"]] == 0
    assert raising(board.state, TRIBAL)[REGION["saxony"]] == 2, "example of 4.2b: Saxony gives two units"
    assert (parts(board.state)["levy"], parts(board.state)["burgs"]) == (14, 2)


def test_5_an_abandoned_hex_is_held_by_nobody(board: Board) -> None:
    """Whoever leaves a hex has it no more; coming back brings it back."""
    board.force("paris", 12, "neustria-warriors")
    assert income(board.state, EMPIRE, Ground(board.state)) == (1, 0)
    board.do("step h2016")
    assert income(board.state, EMPIRE, Ground(board.state)) == (0, 0)
    board.do("step paris")
    assert income(board.state, EMPIRE, Ground(board.state)) == (1, 0)


def test_5_civilisation_pays_whoever_holds_it(board: Board) -> None:
    """A marker a turn for the enemy's garrison, in anybody's land (5.1, 24.4)."""
    board.put("aachen", "saxony-warriors")
    assert cup.yearly(board.state, TRIBAL, Ground(board.state)) == 2
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 1


# --- mercenaries and levies by example -------------------------------------------------------------------------------


def test_11_2_example_bavarians(board: Board) -> None:
    """Bavarian mercenaries come in Salzburg or Regensburg only, until a burg is built."""
    board.spending(treasury=30)
    board.control(EMPIRE, "bavaria")
    board.put("regensburg", "austrasia-militia")
    board.put("salzburg", "austrasia-militia")
    board.put("paris", "austrasia-militia")
    spot = next(PLACES[p] for p in PLACES_OF[REGION["bavaria"]] if p not in PRINTED)
    board.put(spot, "austrasia-militia")
    hires = [a for a in RULES.prompts(board.state)[EMPIRE][0].actions if str(a).startswith("hire bavaria-militia")]
    assert {a.args[1] for a in hires} == {"salzburg", "regensburg"}
    assert board.refused(f"hire bavaria-militia {spot}") == "hire-burg"
    board.do(f"build burg {spot}", f"hire bavaria-militia {spot}")


def test_11_1c_example_saxons_stay_in_saxony(board: Board) -> None:
    """Levied units stand in the region of their name."""
    board.control(EMPIRE, "saxony")
    left = [0] * len(REGIONS)
    left[REGION["saxony"]] = 2
    board.state.frames[:] = [Levying(EMPIRE, left, [])]
    raised = [a for a in RULES.prompts(board.state)[EMPIRE][0].actions if a.verb == "levy"]
    assert {LAND_OF[PLACE[str(a.args[1])]] for a in raised} == {REGION["saxony"]}
    assert {NATION[TYPES[n].first] for n, t in enumerate(TYPES) if any(a.args[0] == t.slug for a in raised)} == {
        REGION["saxony"]
    }


def test_11_3_ten_in_an_area(board: Board) -> None:
    """Levies and mercenaries of a turn together are ten at most in an area."""
    board.control(EMPIRE, "byzantium")
    left = [0] * len(REGIONS)
    left[REGION["byzantium"]] = 2
    area = PLACE["byzantium-area"]
    board.state.frames[:] = [Levying(EMPIRE, left, [area] * 9)]
    board.do("levy byzantium-militia byzantium-area")
    assert board.refused("levy byzantium-militia byzantium-area") == "area-full"
    board.spending(treasury=30)
    board.control(EMPIRE, "byzantium")
    frame = board.state.frames[0]
    assert isinstance(frame, Spending)
    frame.hired[:] = [area] * 10
    assert board.refused("hire byzantium-militia byzantium-area") == "area-full"
    frame.hired.pop()
    board.do("hire byzantium-militia byzantium-area")


# --- leaders by example ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "more"), [((), 2), (("leader",), 4), (("leader", "leader"), 4), (("charlemagne",), 6)])
def test_21_2_example_a_die_of_two(board: Board, who: tuple[str, ...], more: int) -> None:
    """A leader makes four points of a 2, Charlemagne six; two leaders no more than one."""
    units = board.put(MID, "austrasia-warriors", *who)
    assert pace(board.state, units).points(2) == 12 + more
    board.state.winter = True
    assert pace(board.state, units).points(2) == 9 + more


def test_21_2_two_leaders_double_once(board: Board) -> None:
    """A second leader in a force has no effect (16.6d1)."""
    units = board.put(MID, "austrasia-warriors", "leader", "leader")
    assert factor(reasons(board.state, units, None, False, "")) == 2


def test_21_4_augustus_on_charlemagne(board: Board) -> None:
    """Two markers more a turn instead of one (8.2b); a marker on a Tribal leader serves his own side alone."""
    board.put("paris", "charlemagne", "neustria-militia")
    board.hand(EMPIRE, augustus=1)
    board.do("play augustus charlemagne")
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 3
    assert cup.yearly(board.state, TRIBAL, Ground(board.state)) == 1


# --- areas -----------------------------------------------------------------------------------------------------------


def test_22_7_conversion_covers_the_area(board: Board) -> None:
    """What converts the land converts its area: what stands there believes it too."""
    board.control(EMPIRE, "caliphate")
    spot = next(PLACES[p] for p in PLACES_OF[REGION["caliphate"]] if p in PRINTED or not PLACES[p].endswith("-area"))
    board.hand(EMPIRE, missionary=4)
    board.force(spot, 12, "austrasia-warriors")
    board.do("convert christian", *["lay missionary"] * 4)
    board.rig(("attempt", 6))
    board.do("send")
    assert board.state.religion[REGION["caliphate"]] == CHRISTIAN


def test_22_1_norse_and_slavs_have_an_area_alone() -> None:
    """The Caliphate and Byzantium have land as well; the four areas are their regions' (22.1)."""
    areas = ("caliphate", "byzantium", "norse", "slavs")
    land = {r: [p for p in PLACES_OF[REGION[r]] if PLACES[p] != f"{r}-area"] for r in areas}
    assert not land["norse"]
    assert not land["slavs"]
    assert land["byzantium"]


# --- burgs and civilisation ------------------------------------------------------------------------------------------


def test_23_1_a_burg_is_built(board: Board) -> None:
    """Five points in the treasury phase, where a unit stands."""
    board.spending(treasury=30, build_limit=0)
    board.put(MID, "austrasia-militia")
    board.do(f"build burg {MID}")
    assert board.state.treasury[EMPIRE] == 25
    assert board.state.built == [PLACE[MID]]
    board.state.treasury[EMPIRE] = 4
    board.put(NORTH, "austrasia-militia")
    assert Action.parse(f"build burg {NORTH}") not in RULES.prompts(board.state)[EMPIRE][0].actions
    assert board.refused(f"build burg {NORTH}") == "points"


def test_23_3_a_marker_works_like_a_printed_burg(board: Board) -> None:
    """It doubles the defender, feeds one more, pays, counts, shelters from zones - and serves whoever holds it."""
    board.state.built.append(PLACE[MID])
    assert is_burg(board.state, PLACE[MID])
    assert forage(board.state, PLACE[MID]) == 3
    for side, unit in ((EMPIRE, "austrasia-militia"), (TRIBAL, "saxony-militia")):
        units = board.put(MID, unit)
        board.put(NORTH, "saxony-warriors" if side == EMPIRE else "austrasia-warriors")
        assert factor(reasons(board.state, units, PLACE[MID], False, "")) == 2
        assert income(board.state, side, Ground(board.state)) == (1, 0)
        assert PLACE[MID] not in Ground(board.state).zone(side, fleets=True, lands=True)
        assert parts(board.state)["burgs"] == (side == EMPIRE)
        board.state.where[:] = [-1] * len(board.state.where)


def test_23_6_a_burg_on_the_coast_is_a_port(board: Board) -> None:
    """An inland one is none."""
    board.state.built[:] = sorted([PLACE[MID], PLACE["h2330"]])
    assert is_port(board.state, PLACE["h2330"])
    assert not is_port(board.state, PLACE[MID])
    assert not is_port(board.state, PLACE["rome"])
    assert is_port(board.state, PLACE["naples"])
    board.state.pillaged.append(PLACE["naples"])
    assert not is_port(board.state, PLACE["naples"])


def test_24_1_civilisation_is_built(board: Board) -> None:
    """Five points, a unit, one a hex, beside a burg as well; it gives a marker a turn and a point (24.3, 27.1b)."""
    board.spending(treasury=30, build_limit=0)
    board.put("paris", "neustria-militia")
    before = points(board.state)
    board.do("build civilisation paris")
    assert board.state.treasury[EMPIRE] == 25
    assert points(board.state) == before + 1
    assert (parts(board.state)["burgs"], parts(board.state)["civilisation"]) == (1, 1), "a hex with both counts two"
    assert cup.yearly(board.state, EMPIRE, Ground(board.state)) == 2
    assert board.refused("build civilisation paris") == "build-civilisation"
    board.state.treasury[EMPIRE] = 4
    board.put(NORTH, "austrasia-militia")
    assert board.refused(f"build civilisation {NORTH}") == "points"


@pytest.mark.parametrize(
    ("what", "place", "kept"), [("burg", MID, False), ("civilisation", MID, False), ("burg", "paris", True)]
)
def test_24_5_pillage_alone_destroys(board: Board, what: str, place: str, kept: bool) -> None:
    """A marker pillaged is gone for good, a printed burg comes back when the pillage is cleared (17.4a, 23.4, 24.5)."""
    board.spending(treasury=30)
    marks = board.state.built if what == "burg" else board.state.civilisation
    if not kept:
        marks.append(PLACE[place])
        marks.sort()
    board.control(EMPIRE, "wends")
    board.state.frames[:] = [board.state.frames[0]]
    units = board.put(place, *["austrasia-warriors"] * 6, *["austrasia-militia"] * 4)
    lay_waste(board.state, PLACE[place])
    assert not is_burg(board.state, PLACE[place])
    assert PLACE[place] not in marks
    assert forage(board.state, PLACE[place]) == 0
    board.do(f"clear {place}")
    assert is_burg(board.state, PLACE[place]) == kept
    assert PLACE[place] not in marks
    assert forage(board.state, PLACE[place]) == 2 + kept
    assert board.alive(units) == 10


# --- diplomacy by example --------------------------------------------------------------------------------------------


def test_9_burgs_and_presence_help(board: Board) -> None:
    """Units are not needed for an attempt, but burgs held help it (9.3), three at most; an absent Empire is weaker."""
    board.state.frames[:] = [Envoy(EMPIRE)]
    region = REGION["byzantium"]
    assert dict(vassalage_modifiers(board.state, EMPIRE, region))["absent"] == -1
    for burg in ("venice", "naples", "gaeta", "syracuse"):
        board.put(burg, "austrasia-militia")
    found = dict(vassalage_modifiers(board.state, EMPIRE, region))
    assert (found["burgs"], found.get("absent", 0)) == (3, 0)
    assert dict(vassalage_modifiers(board.state, TRIBAL, region))["enemy-burgs"] == -3


def test_16_6d4_example_all_three(board: Board) -> None:
    """A leader, the ground and an advance quadruple; so does Charlemagne with any of them, never more."""
    led = board.put("paris", "austrasia-warriors", "leader")
    king = board.put("tours", "austrasia-warriors", "charlemagne")
    assert factor(reasons(board.state, led, PLACE["paris"], True, "")) == 4
    cases = ((None, False), (PLACE["tours"], False), (None, True), (PLACE["tours"], True))
    assert [factor(reasons(board.state, king, p, a, "")) for p, a in cases] == [3, 4, 4, 4]


@pytest.mark.parametrize(
    ("total", "name"),
    [(150, "total-imperial"), (100, "total-imperial"), (99, "regional-imperial"), (80, "regional-imperial"),
     (79, "marginal-imperial"), (60, "marginal-imperial"), (59, "marginal-tribal"), (40, "marginal-tribal"),
     (39, "regional-tribal"), (20, "regional-tribal"), (19, "total-tribal"), (0, "total-tribal"), (-3, "total-tribal")],
)  # fmt: skip
def test_27_2_every_band_has_its_ends(total: int, name: str) -> None:
    """100 and more, 80-99, 60-79, 40-59, 20-39, 0-19; below nothing is a total Tribal victory as well."""
    assert band(total) == name


def test_27_1_converted_regions(board: Board) -> None:
    """A pagan or Muslim region turned Christian is a point, a Christian one turned away a point less."""
    before = points(board.state)
    board.state.religion[REGION["saxony"]] = CHRISTIAN
    board.state.religion[REGION["cordoba"]] = CHRISTIAN
    assert points(board.state) == before + 2
    board.state.religion[REGION["bavaria"]] = PAGAN
    assert points(board.state) == before + 1
    board.state.religion[REGION["wends"]] = 1
    assert points(board.state) == before + 1, "pagans turned Muslim count nothing"


def test_30_the_king_is_no_leader_to_lose(board: Board) -> None:
    """Whoever draws the leader's death without leaders loses nothing, and the marker stays in the cup."""
    board.position(leader_death=True)
    board.put("aachen", "charlemagne", "austrasia-militia")
    before = list(board.state.cup)
    cup.receive(board.state, EMPIRE, DEATH)
    assert board.state.cup == before
    assert len(board.state.frames) == 1
    assert board.at(board.put("tours", "leader")[0]) == "tours"
    cup.receive(board.state, EMPIRE, DEATH)
    events: list[Event] = []
    RULES.advance(board.state, events)
    assert "eliminated" in keys(events)
