"""Taxes, building, mercenaries, levies, supply (4.3, 10, 11, 17.4, 20, 29)."""

from __future__ import annotations

from engine.charlemagne.analysis import assembly_serves
from engine.charlemagne.board import COAST, PLACE, PLACES
from engine.charlemagne.frames import Envoy, Levying
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, PLACES_OF, REGION, TRIBAL
from engine.charlemagne.income import income
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.units import Ground, forage
from tests.engine.charlemagne.board import MID, NORTH, SOUTH, Board


def test_10_1_taxes(board: Board) -> None:
    """A point a held burg, printed or built, none when pillaged; Byzantium 5, Caliphate 3."""
    board.put("paris", "neustria-militia")
    board.put("tours", "neustria-militia")
    board.put(MID, "neustria-militia")
    assert income(board.state, EMPIRE, Ground(board.state)) == (2, 0)
    board.state.built.append(PLACE[MID])
    board.state.pillaged.append(PLACE["tours"])
    board.control(EMPIRE, "byzantium", "caliphate")
    assert income(board.state, EMPIRE, Ground(board.state)) == (2, 8)


def test_10_1_taxes_come_in_with_the_treasury_phase(board: Board) -> None:
    """Burgs and paying regions together, added to what was left; then the levies of the turn are counted."""
    board.put("paris", "neustria-militia")
    board.control(EMPIRE, "byzantium")
    board.state.frames[:] = [Envoy(EMPIRE)]
    events = board.do("done")
    assert board.state.treasury[EMPIRE] == 16
    assert next(e for e in events if e.key == "charlemagne-income").params["points"] == 6
    board.do("done")
    levy = board.state.frames[0]
    assert isinstance(levy, Levying)
    assert (sum(levy.left), levy.left[REGION["austrasia"]], levy.left[REGION["saxony"]]) == (16, 3, 0)


def test_4_3_a4_a_neutral_burg_pays_its_occupier(board: Board) -> None:
    """Sitting in an empty neutral burg taxes it without violation (5.1)."""
    board.put("regensburg", "austrasia-militia")
    assert income(board.state, EMPIRE, Ground(board.state)) == (1, 0)
    assert board.state.control[REGION["bavaria"]] == NEUTRAL


def test_10_2_building(board: Board) -> None:
    """Five points, a unit there, one of each kind a hex, not on pillage (ruling 13), not in an area (23.2);
    without a limit as many as one pays for (23.5, 24.6)."""
    board.spending(treasury=30, build_limit=0)
    board.put(MID, "austrasia-militia")
    board.put("paris", "neustria-militia")
    assert board.refused(f"build burg {NORTH}") == "build-empty"
    assert board.refused("build burg paris") == "build-burg"
    board.do(f"build burg {MID}", f"build civilisation {MID}", "build civilisation paris")
    assert board.refused(f"build burg {MID}") == "build-burg"
    assert board.refused(f"build civilisation {MID}") == "build-civilisation"
    assert board.state.treasury[EMPIRE] == 15
    board.state.pillaged.append(PLACE[SOUTH])
    board.put(SOUTH, "austrasia-militia")
    assert board.refused(f"build burg {SOUTH}") == "build-pillaged"
    board.control(EMPIRE, "norse")
    board.put("norse-area", "norse-warriors")
    assert board.refused("build burg norse-area") == "build-area"


def test_10_2_the_price_is_enough(board: Board) -> None:
    """Five points build, two clear; one less does not, and an empty purse buys nothing."""
    board.spending(treasury=5)
    board.put(MID, "austrasia-militia")
    board.do(f"build burg {MID}")
    assert board.state.treasury[EMPIRE] == 0
    for treasury, code in ((4, "points"), (0, "points")):
        board.spending(treasury=treasury)
        board.put(MID, "austrasia-militia")
        assert board.refused(f"build civilisation {MID}") == code
    for treasury in (1, 2):
        board.spending(treasury=treasury)
        board.put(MID, "austrasia-militia")
        board.state.pillaged.append(PLACE[MID])
        if treasury == 2:
            board.do(f"clear {MID}")
        else:
            assert board.refused(f"clear {MID}") == "points"
    board.spending(treasury=1)
    assert board.refused("draw") == "points"


def test_8_an_empty_cup_sells_nothing(board: Board) -> None:
    """No marker is bought where there is none (ruling 20)."""
    board.spending()
    board.state.hands[TRIBAL] = list(board.state.cup)
    board.state.cup[:] = [0] * len(board.state.cup)
    assert board.refused("draw") == "cup"


def test_17_4_only_who_stands_there_clears(board: Board) -> None:
    """A unit is needed in the pillaged hex."""
    board.spending()
    board.state.pillaged[:] = sorted([PLACE["paris"], PLACE["tours"]])
    board.put("tours", "saxony-militia")
    assert board.refused("clear paris") == "clear-empty"
    assert board.refused("clear tours") == "clear-empty"


def test_build_limit_option(board: Board) -> None:
    """Burgs and civilisation together, a player turn: one, unless the table wants more."""
    board.spending(treasury=30)
    board.put(MID, "austrasia-militia")
    board.do(f"build burg {MID}")
    assert board.refused(f"build civilisation {MID}") == "build-limit"
    board.spending(treasury=30, build_limit=2)
    board.put(MID, "austrasia-militia")
    board.do(f"build burg {MID}", f"build civilisation {MID}")


def test_10_2c_markers_cost_two(board: Board) -> None:
    """Drawn at random; the money is gone."""
    board.spending(treasury=2)
    board.do("draw")
    assert board.state.treasury[EMPIRE] == 0


def test_17_4_pillage_is_cleared_last(board: Board) -> None:
    """Two points; after it nothing else is bought (ruling 12); markers do not come back."""
    board.spending(treasury=10)
    board.put("paris", "neustria-militia")
    board.state.pillaged.append(PLACE["paris"])
    assert board.refused("hire neustria-militia paris") == "hire-burg"
    board.do("clear paris")
    assert board.state.treasury[EMPIRE] == 8
    assert board.refused("hire neustria-militia paris") == "closing"
    assert board.refused("draw") == "closing"
    assert board.refused("clear paris") == "clear-nothing"


def test_11_2_mercenaries(board: Board) -> None:
    """In a held burg of their own region, one a hex and phase; an enemy zone is no obstacle."""
    board.spending()
    board.put("paris", "neustria-militia")
    board.put("h2016", "saxony-warriors")
    board.put("tours", "saxony-militia")
    board.do("hire neustria-warriors paris")
    assert board.refused("hire neustria-militia paris") == "hire-twice"
    assert board.refused("hire neustria-militia tours") == "hire-held"
    assert board.refused("hire neustria-militia orleans") == "hire-held"
    assert board.refused("hire austrasia-militia paris") == "hire-home"
    assert board.refused("hire saxony-militia eresburg") == "hire-region"
    assert board.refused("hire neustria-fleet paris") == "hire-port"
    board.put("rouen", "neustria-militia")
    board.do("hire neustria-fleet rouen")


def test_11_3_mercenaries_in_an_area(board: Board) -> None:
    """Several in an area, without a burg."""
    board.spending(treasury=40)
    board.control(EMPIRE, "byzantium")
    board.do("hire byzantium-militia byzantium-area", "hire byzantium-field-army byzantium-area")
    board.do("hire byzantium-fleet byzantium-area")


def test_11_4_counters_are_the_limit(board: Board) -> None:
    """No more units than counters."""
    board.spending()
    board.put("paris", *["neustria-warriors"] * 4)
    assert board.refused("hire neustria-warriors paris") == "counters"


def test_11_1_levy(board: Board) -> None:
    """As many as the region's value, one a hex, anywhere in it without enemy, zone, neutral or pillage."""
    board.levying(austrasia=3)
    board.state.pillaged.append(PLACE["h2614"])
    board.put("h2413", "saxony-warriors")
    board.do("levy austrasia-warriors aachen")
    assert board.refused("levy austrasia-militia aachen") == "levy-twice"
    assert board.refused("levy austrasia-militia h2614") == "levy-pillaged"
    assert board.refused("levy austrasia-militia paris") == "levy-home"
    assert board.refused("levy neustria-militia paris") == "levy-done"
    assert board.refused("levy saxony-militia eresburg") == "levy-region"
    board.do("levy austrasia-militia mainz", "levy austrasia-militia metz")
    assert board.refused("levy austrasia-militia cologne") == "levy-done"


def test_11_4_the_levy_counts_what_counters_and_hexes_allow(board: Board) -> None:
    """Of what regions are due, what can be raised, and why the rest cannot: two of eleven Austrasian counters are left
    for three units, one hex of Saxony is free for two."""
    board.levying(austrasia=3, saxony=2)
    board.put("aachen", *["austrasia-warriors"] * 6)
    board.put("mainz", *["austrasia-militia"] * 3)
    frame = board.state.frames[-1]
    assert isinstance(frame, Levying)
    frame.used.extend(p for p in PLACES_OF[REGION["saxony"]] if PLACES[p] != "h3011")
    (prompt,) = (p for p in RULES.prompts(board.state)[EMPIRE] if p.step == "levy")
    assert [prompt.params[name] for name in ("left", "counters", "hexes")] == [3, 1, 1]
    view = RULES.view(board.state, EMPIRE)
    assert not {REGION["austrasia"], REGION["saxony"]} & assembly_serves(view)
    board.do("levy austrasia-militia metz", "levy austrasia-militia cologne", "levy saxony-militia h3011")
    (prompt,) = (p for p in RULES.prompts(board.state)[EMPIRE] if p.step == "levy")
    assert [prompt.params[name] for name in ("left", "counters", "hexes")] == [0, 1, 1]
    assert not [a for a in prompt.actions if a.verb == "levy"]


def test_11_1c_not_in_an_enemy_zone(board: Board) -> None:
    """Nor on enemy or neutral units; a held burg is outside the zone."""
    board.levying(saxony=2)
    board.put("h3012", "lombardy-warriors")
    assert board.refused("levy saxony-militia h3011") == "levy-zone"
    assert board.refused("levy saxony-militia h3012") == "levy-enemy"
    assert board.refused("levy saxony-militia eresburg") == "levy-zone"
    board.put("eresburg", "austrasia-militia")
    board.do("levy saxony-militia eresburg")


def test_11_1b_fleets_of_danes_and_norse(board: Board) -> None:
    """Only they raise fleets, on the coast (11.5a); no field army comes by levy."""
    board.levying(denmark=2, byzantium=2, neustria=2)
    board.do("levy denmark-fleet hedeby")
    inland = next(PLACES[p] for p in PLACES_OF[REGION["denmark"]] if not COAST[p])
    assert board.refused(f"levy denmark-fleet {inland}") == "levy-coast"
    assert board.refused("levy neustria-fleet rouen") == "levy-kind"
    assert board.refused("levy byzantium-field-army naples") == "levy-kind"
    board.do("levy byzantium-militia byzantium-area", "levy byzantium-militia byzantium-area")
    board.levying(caliphate=2)
    board.do("levy caliphate-nomads caliphate-area", "levy caliphate-nomads caliphate-area")


def test_20_1_forage(board: Board) -> None:
    """Clear 2, rough 1, a burg one more, pillage and sea nothing (20.4), an area 10 (22.6)."""
    assert [forage(board.state, PLACE[p]) for p in (MID, "h2913", "paris", "venice", "h2431", "norse-area")] == [
        2,
        1,
        3,
        2,
        0,
        10,
    ]
    board.state.pillaged.append(PLACE["paris"])
    assert forage(board.state, PLACE["paris"]) == 0


def test_20_2_the_excess_is_paid(board: Board) -> None:
    """The dearest forage, the others cost; leaders nothing (20.5, 21.5)."""
    board.feeding()
    board.put(MID, *["austrasia-warriors"] * 2, "austrasia-militia", "leader")
    RULES.advance(board.state, [])
    prompt = RULES.prompts(board.state)[EMPIRE][0]
    assert prompt.params["cost"] == 1
    board.do("pay")
    assert board.state.treasury[EMPIRE] == 9


def test_20_3_who_is_not_fed_goes_home(board: Board) -> None:
    """Without money units are disbanded, the owner's choice; the default sends the least worth."""
    board.feeding(treasury=1)
    units = board.put(MID, *["austrasia-militia"] * 4, "neustria-warriors")
    RULES.advance(board.state, [])
    assert board.refused("pay") == "supply-points"
    prompt = RULES.prompts(board.state)[EMPIRE][0]
    assert [a.verb for a in prompt.default] == ["disband", "disband", "pay"]
    board.do(f"disband austrasia-militia {MID}")
    assert board.refused("pay") == "supply-points"
    board.do(f"disband austrasia-militia {MID}")
    assert board.alive(units) == 3
    board.do("pay")
    assert board.state.treasury[EMPIRE] == 0


def test_20_6_fleets_eat(board: Board) -> None:
    """Fleets count like other units; at sea nothing grows."""
    board.feeding()
    board.put("h2431", "provence-fleet")
    RULES.advance(board.state, [])
    board.do("pay")
    assert board.state.treasury[EMPIRE] == 9


def test_20_3_silence_drowns_nobody(board: Board) -> None:
    """What silence means sends whoever is at sea home before the ships that carry him, and stays legal to its end."""
    board.feeding(0)
    warriors, *_ = board.put("h2209", "norse-warriors", "norse-fleet", "norse-fleet")
    board.control(EMPIRE, "norse")
    board.state.aboard.append(warriors)
    asked = RULES.prompts(board.state)[EMPIRE][0]
    homes = [f"disband norse-{unit} h2209" for unit in ("warriors", "fleet", "fleet")]
    assert [str(a) for a in asked.default] == homes
    for action in asked.default:
        RULES.apply(board.state, EMPIRE, action)
    assert board.state.phasing != EMPIRE or board.state.treasury[EMPIRE] == 0


def test_20_3_charlemagnes_ships_go_home_last(board: Board) -> None:
    """Dice decide what becomes of him without ships (21.4e): silence sends dearer units on land home before them."""
    board.feeding(0)
    charlemagne, *_ = board.put("h2209", "charlemagne", *["norse-fleet"] * 3)
    board.put("eresburg", *["saxony-warriors"] * 4)
    for region in ("norse", "saxony"):
        board.control(EMPIRE, region)
    board.state.aboard.append(charlemagne)
    asked = RULES.prompts(board.state)[EMPIRE][0]
    warriors, ships = ["disband saxony-warriors eresburg"], ["disband norse-fleet h2209"] * 3
    assert [str(a) for a in asked.default] == [*warriors, *ships]


def test_20_3_whose_ship_goes_home_is_not_fed_any_more(board: Board) -> None:
    """Ships sent home by choice take the bill of whoever drowns with them."""
    board.feeding(0)
    warriors, *_ = board.put("h2209", "norse-warriors", "norse-fleet", "norse-fleet")
    board.control(EMPIRE, "norse")
    board.state.aboard.append(warriors)
    board.do("disband norse-fleet h2209", seat=EMPIRE)
    board.do("disband norse-fleet h2209", seat=EMPIRE)
    assert board.alive([warriors]) == 0


def test_20_7_neutrals_and_enemies_are_not_asked(board: Board) -> None:
    """Only one's own units, at the end of one's own turn."""
    board.feeding()
    board.put(MID, *["wends-militia"] * 3)
    board.put("eresburg", *["saxony-militia"] * 3, "saxony-warriors")
    RULES.advance(board.state, [])
    assert board.state.phasing == TRIBAL


def test_29_the_scara(board: Board) -> None:
    """An option: hired like mercenaries in any burg with an Empire leader (ruling 19); never Tribal."""
    board.spending()
    board.put("paris", "neustria-militia", "charlemagne")
    assert board.refused("hire scara paris") == "scara"
    board.spending(scara=True)
    board.put("tours", "neustria-militia")
    board.put("paris", "neustria-militia", "charlemagne")
    assert board.refused("hire scara tours") == "scara-leader"
    board.do("hire scara paris")
    assert board.refused("hire scara paris") in ("hire-twice", "counters")
