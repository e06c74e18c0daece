"""Taxes, building, mercenaries, levies, supply (4.3, 10, 11, 17.4, 20, 29)."""

from __future__ import annotations

from engine.charlemagne.board import COAST, PLACE, PLACES
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, PLACES_OF, REGION, TRIBAL
from engine.charlemagne.income import income
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Envoy, Levying
from engine.charlemagne.units import Ground, forage
from tests.engine.charlemagne.positions import (
    MID,
    NORTH,
    SOUTH,
    alive,
    control,
    do,
    feeding,
    levying,
    position,
    put,
    refused,
    spending,
)


def test_10_1_taxes() -> None:
    """A point a held burg, printed or built, none when pillaged; Byzantium 5, Caliphate 3."""
    state = position()
    put(state, "paris", "neustria-militia")
    put(state, "tours", "neustria-militia")
    put(state, MID, "neustria-militia")
    assert income(state, EMPIRE, Ground(state)) == (2, 0)
    state.built.append(PLACE[MID])
    state.pillaged.append(PLACE["tours"])
    control(state, EMPIRE, "byzantium", "caliphate")
    assert income(state, EMPIRE, Ground(state)) == (2, 8)


def test_10_1_taxes_come_in_with_the_treasury_phase() -> None:
    """Burgs and paying regions together, added to what was left; then the levies of the turn are counted."""
    state = position()
    put(state, "paris", "neustria-militia")
    control(state, EMPIRE, "byzantium")
    state.frames[:] = [Envoy(EMPIRE)]
    events = do(state, "done")
    assert state.treasury[EMPIRE] == 16
    assert next(e for e in events if e.key == "charlemagne-income").params["points"] == 6
    do(state, "done")
    levy = state.frames[0]
    assert isinstance(levy, Levying)
    assert (sum(levy.left), levy.left[REGION["austrasia"]], levy.left[REGION["saxony"]]) == (16, 3, 0)


def test_4_3_a4_a_neutral_burg_pays_its_occupier() -> None:
    """Sitting in an empty neutral burg taxes it without violation (5.1)."""
    state = position()
    put(state, "regensburg", "austrasia-militia")
    assert income(state, EMPIRE, Ground(state)) == (1, 0)
    assert state.control[REGION["bavaria"]] == NEUTRAL


def test_10_2_building() -> None:
    """Five points, a unit there, one of each kind a hex, not on pillage (ruling 13), not in an area (23.2);
    without a limit as many as one pays for (23.5, 24.6)."""
    state = spending(treasury=30, build_limit=0)
    put(state, MID, "austrasia-militia")
    put(state, "paris", "neustria-militia")
    assert refused(state, f"build burg {NORTH}") == "build-empty"
    assert refused(state, "build burg paris") == "build-burg"
    do(state, f"build burg {MID}", f"build civilisation {MID}", "build civilisation paris")
    assert refused(state, f"build burg {MID}") == "build-burg"
    assert refused(state, f"build civilisation {MID}") == "build-civilisation"
    assert state.treasury[EMPIRE] == 15
    state.pillaged.append(PLACE[SOUTH])
    put(state, SOUTH, "austrasia-militia")
    assert refused(state, f"build burg {SOUTH}") == "build-pillaged"
    control(state, EMPIRE, "norse")
    put(state, "norse-area", "norse-warriors")
    assert refused(state, "build burg norse-area") == "build-here"


def test_10_2_the_price_is_enough() -> None:
    """Five points build, two clear; one less does not, and an empty purse buys nothing."""
    state = spending(treasury=5)
    put(state, MID, "austrasia-militia")
    do(state, f"build burg {MID}")
    assert state.treasury[EMPIRE] == 0
    for treasury, code in ((4, "points"), (0, "points")):
        state = spending(treasury=treasury)
        put(state, MID, "austrasia-militia")
        assert refused(state, f"build civilisation {MID}") == code
    for treasury in (1, 2):
        state = spending(treasury=treasury)
        put(state, MID, "austrasia-militia")
        state.pillaged.append(PLACE[MID])
        if treasury == 2:
            do(state, f"clear {MID}")
        else:
            assert refused(state, f"clear {MID}") == "points"
    state = spending(treasury=1)
    assert refused(state, "draw") == "points"


def test_8_an_empty_cup_sells_nothing() -> None:
    """No marker is bought where there is none (ruling 20)."""
    state = spending()
    state.hands[TRIBAL] = list(state.cup)
    state.cup[:] = [0] * len(state.cup)
    assert refused(state, "draw") == "cup"


def test_17_4_only_who_stands_there_clears() -> None:
    """A unit is needed in the pillaged hex."""
    state = spending()
    state.pillaged[:] = sorted([PLACE["paris"], PLACE["tours"]])
    put(state, "tours", "saxony-militia")
    assert refused(state, "clear paris") == "clear-empty"
    assert refused(state, "clear tours") == "clear-empty"


def test_build_limit_option() -> None:
    """Burgs and civilisation together, a player turn: one, unless the table wants more."""
    state = spending(treasury=30)
    put(state, MID, "austrasia-militia")
    do(state, f"build burg {MID}")
    assert refused(state, f"build civilisation {MID}") == "build-limit"
    state = spending(treasury=30, build_limit=2)
    put(state, MID, "austrasia-militia")
    do(state, f"build burg {MID}", f"build civilisation {MID}")


def test_10_2c_markers_cost_two() -> None:
    """Drawn at random; the money is gone."""
    state = spending(treasury=2)
    do(state, "draw")
    assert state.treasury[EMPIRE] == 0


def test_17_4_pillage_is_cleared_last() -> None:
    """Two points; after it nothing else is bought (ruling 12); markers do not come back."""
    state = spending(treasury=10)
    put(state, "paris", "neustria-militia")
    state.pillaged.append(PLACE["paris"])
    assert refused(state, "hire neustria-militia paris") == "hire-burg"
    do(state, "clear paris")
    assert state.treasury[EMPIRE] == 8
    assert refused(state, "hire neustria-militia paris") == "closing"
    assert refused(state, "draw") == "closing"
    assert refused(state, "clear paris") == "clear-nothing"


def test_11_2_mercenaries() -> None:
    """In a held burg of their own region, one a hex and phase; an enemy zone is no obstacle."""
    state = spending()
    put(state, "paris", "neustria-militia")
    put(state, "h2016", "saxony-warriors")
    put(state, "tours", "saxony-militia")
    do(state, "hire neustria-warriors paris")
    assert refused(state, "hire neustria-militia paris") == "hire-twice"
    assert refused(state, "hire neustria-militia tours") == "hire-burg"
    assert refused(state, "hire neustria-militia orleans") == "hire-burg"
    assert refused(state, "hire austrasia-militia paris") == "hire-home"
    assert refused(state, "hire saxony-militia eresburg") == "hire-region"
    assert refused(state, "hire neustria-fleet paris") == "hire-port"
    put(state, "rouen", "neustria-militia")
    do(state, "hire neustria-fleet rouen")


def test_11_3_mercenaries_in_an_area() -> None:
    """Several in an area, without a burg."""
    state = spending(treasury=40)
    control(state, EMPIRE, "byzantium")
    do(state, "hire byzantium-militia byzantium-area", "hire byzantium-field-army byzantium-area")
    do(state, "hire byzantium-fleet byzantium-area")


def test_11_4_counters_are_the_limit() -> None:
    """No more units than counters."""
    state = spending()
    put(state, "paris", *["neustria-warriors"] * 4)
    assert refused(state, "hire neustria-warriors paris") == "counters"


def test_11_1_levy() -> None:
    """As many as the region's value, one a hex, anywhere in it without enemy, zone, neutral or pillage."""
    state = levying(austrasia=3)
    state.pillaged.append(PLACE["h2614"])
    put(state, "h2413", "saxony-warriors")
    do(state, "levy austrasia-warriors aachen")
    assert refused(state, "levy austrasia-militia aachen") == "levy-twice"
    assert refused(state, "levy austrasia-militia h2614") == "levy-pillaged"
    assert refused(state, "levy austrasia-militia paris") == "levy-home"
    assert refused(state, "levy neustria-militia paris") == "levy-done"
    assert refused(state, "levy saxony-militia eresburg") == "levy-region"
    do(state, "levy austrasia-militia mainz", "levy austrasia-militia metz")
    assert refused(state, "levy austrasia-militia cologne") == "levy-done"


def test_11_1c_not_in_an_enemy_zone() -> None:
    """Nor on enemy or neutral units; a held burg is outside the zone."""
    state = levying(saxony=2)
    put(state, "h3012", "lombardy-warriors")
    assert refused(state, "levy saxony-militia h3011") == "levy-zone"
    assert refused(state, "levy saxony-militia h3012") == "levy-held"
    assert refused(state, "levy saxony-militia eresburg") == "levy-zone"
    put(state, "eresburg", "austrasia-militia")
    do(state, "levy saxony-militia eresburg")


def test_11_1b_fleets_of_danes_and_norse() -> None:
    """Only they raise fleets, on the coast (11.5a); no field army comes by levy."""
    state = levying(denmark=2, byzantium=2, neustria=2)
    do(state, "levy denmark-fleet hedeby")
    inland = next(PLACES[p] for p in PLACES_OF[REGION["denmark"]] if not COAST[p])
    assert refused(state, f"levy denmark-fleet {inland}") == "levy-coast"
    assert refused(state, "levy neustria-fleet rouen") == "levy-kind"
    assert refused(state, "levy byzantium-field-army naples") == "levy-kind"
    do(state, "levy byzantium-militia byzantium-area", "levy byzantium-militia byzantium-area")
    state = levying(caliphate=2)
    do(state, "levy caliphate-nomads caliphate-area", "levy caliphate-nomads caliphate-area")


def test_20_1_forage() -> None:
    """Clear 2, rough 1, a burg one more, pillage and sea nothing (20.4), an area 10 (22.6)."""
    state = position()
    assert [forage(state, PLACE[p]) for p in (MID, "h2913", "paris", "venice", "h2431", "norse-area")] == [
        2,
        1,
        3,
        2,
        0,
        10,
    ]
    state.pillaged.append(PLACE["paris"])
    assert forage(state, PLACE["paris"]) == 0


def test_20_2_the_excess_is_paid() -> None:
    """The dearest forage, the others cost; leaders nothing (20.5, 21.5)."""
    state = feeding()
    put(state, MID, *["austrasia-warriors"] * 2, "austrasia-militia", "leader")
    RULES.advance(state, [])
    prompt = RULES.prompts(state)[EMPIRE][0]
    assert prompt.params["cost"] == 1
    do(state, "pay")
    assert state.treasury[EMPIRE] == 9


def test_20_3_who_is_not_fed_goes_home() -> None:
    """Without money units are disbanded, the owner's choice; the default sends the least worth."""
    state = feeding(treasury=1)
    units = put(state, MID, *["austrasia-militia"] * 4, "neustria-warriors")
    RULES.advance(state, [])
    assert refused(state, "pay") == "points"
    prompt = RULES.prompts(state)[EMPIRE][0]
    assert [a.verb for a in prompt.default] == ["disband", "disband", "pay"]
    do(state, f"disband austrasia-militia {MID}")
    assert refused(state, "pay") == "points"
    do(state, f"disband austrasia-militia {MID}")
    assert alive(state, units) == 3
    do(state, "pay")
    assert state.treasury[EMPIRE] == 0


def test_20_6_fleets_eat() -> None:
    """Fleets count like other units; at sea nothing grows."""
    state = feeding()
    put(state, "h2431", "provence-fleet")
    RULES.advance(state, [])
    do(state, "pay")
    assert state.treasury[EMPIRE] == 9


def test_20_3_silence_drowns_nobody() -> None:
    """What silence means sends whoever is at sea home before the ships that carry him, and stays legal to its end."""
    state = feeding(0)
    warriors, *_ = put(state, "h2209", "norse-warriors", "norse-fleet", "norse-fleet")
    control(state, EMPIRE, "norse")
    state.aboard.append(warriors)
    asked = RULES.prompts(state)[EMPIRE][0]
    homes = [f"disband norse-{unit} h2209" for unit in ("warriors", "fleet", "fleet")]
    assert [str(a) for a in asked.default] == homes
    for action in asked.default:
        RULES.apply(state, EMPIRE, action)
    assert state.phasing != EMPIRE or state.treasury[EMPIRE] == 0


def test_20_3_charlemagnes_ships_go_home_last() -> None:
    """Dice decide what becomes of him without ships (21.4e): silence sends dearer units on land home before them."""
    state = feeding(0)
    charlemagne, *_ = put(state, "h2209", "charlemagne", *["norse-fleet"] * 3)
    put(state, "eresburg", *["saxony-warriors"] * 4)
    for region in ("norse", "saxony"):
        control(state, EMPIRE, region)
    state.aboard.append(charlemagne)
    asked = RULES.prompts(state)[EMPIRE][0]
    warriors, ships = ["disband saxony-warriors eresburg"], ["disband norse-fleet h2209"] * 3
    assert [str(a) for a in asked.default] == [*warriors, *ships]


def test_20_3_whose_ship_goes_home_is_not_fed_any_more() -> None:
    """Ships sent home by choice take the bill of whoever drowns with them."""
    state = feeding(0)
    warriors, *_ = put(state, "h2209", "norse-warriors", "norse-fleet", "norse-fleet")
    control(state, EMPIRE, "norse")
    state.aboard.append(warriors)
    do(state, "disband norse-fleet h2209", seat=EMPIRE)
    do(state, "disband norse-fleet h2209", seat=EMPIRE)
    assert alive(state, [warriors]) == 0


def test_20_7_neutrals_and_enemies_are_not_asked() -> None:
    """Only one's own units, at the end of one's own turn."""
    state = feeding()
    put(state, MID, *["wends-militia"] * 3)
    put(state, "eresburg", *["saxony-militia"] * 3, "saxony-warriors")
    RULES.advance(state, [])
    assert state.phasing == TRIBAL


def test_29_the_scara() -> None:
    """An option: hired like mercenaries in any burg with an Empire leader (ruling 19); never Tribal."""
    state = spending()
    put(state, "paris", "neustria-militia", "charlemagne")
    assert refused(state, "hire scara paris") == "scara"
    state = spending(scara=True)
    put(state, "tours", "neustria-militia")
    put(state, "paris", "neustria-militia", "charlemagne")
    assert refused(state, "hire scara tours") == "scara-place"
    do(state, "hire scara paris")
    assert refused(state, "hire scara paris") in ("hire-twice", "counters")
