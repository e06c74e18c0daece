"""Battle, retreat, odds, losses, prizes, personal combat (16, 28)."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import LAND_SIDES, PLACE, PLACES, distance
from engine.charlemagne.combat import column, factor, may_withdraw, multiplier, reasons, result
from engine.charlemagne.game_data import EMPIRE, MARKER, REGION, TABLES, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.state import Battle, ChState, Force, Loss, Retreat
from engine.core import Action
from tests.engine.charlemagne.positions import (
    EAST,
    KING,
    MID,
    NORTH,
    SOUTH,
    WEST,
    alive,
    at,
    control,
    do,
    force,
    hand,
    keys,
    mover,
    position,
    put,
    refused,
    rig,
)


def battle(
    attackers: list[str], defenders: list[str], place: str = MID, start: str = NORTH
) -> tuple[ChState, Force, list[int]]:
    """An attack of the Empire on a Tribal stack, declared and not withdrawn from."""
    state = position()
    state.orders[TRIBAL].retreat = "never"
    foes = put(state, place, *defenders, side=TRIBAL)
    frame = force(state, start, 20, *attackers)
    do(state, f"battle {place}")
    return state, frame, foes


def roll(state: ChState, die: int, *more: tuple[str, int]) -> list[str]:
    """Fight with a die; the keys of what happened."""
    rig(state, ("battle", die), *more)
    return keys(do(state, "fight"))


def test_16_6_examples_of_odds() -> None:
    """14 against 5 is 2/1; 6 against 10 is 1/2; 7 against 4 is 3/2."""
    assert TABLES.battle.columns[column(14, 5)] == "2/1"
    assert TABLES.battle.columns[column(6, 10)] == "1/2"
    assert TABLES.battle.columns[column(7, 4)] == "1.5/1"


@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [(1, 9, "1/3"), (4, 9, "1/3"), (3, 9, "1/3"), (5, 10, "1/2"), (9, 10, "1/2"), (10, 10, "1/1"), (14, 10, "1/1"),
     (15, 10, "1.5/1"), (19, 10, "1.5/1"), (20, 10, "2/1"), (29, 10, "2/1"), (30, 10, "3/1"), (40, 10, "4/1"),
     (99, 10, "4/1")],
)  # fmt: skip
def test_16_6a_columns(attack: int, defence: int, name: str) -> None:
    """Ahead fractions are dropped, behind they count against the attacker; 1/3 and 4/1 are the ends (16.6b)."""
    assert TABLES.battle.columns[column(attack, defence)] == name


def test_16_6d_multipliers() -> None:
    """One doubles, two triple, three quadruple; Charlemagne triples, with anything else he quadruples, never more."""
    assert [multiplier(False, False, False, False), multiplier(True, False, False, False)] == [1, 2]
    assert [multiplier(False, False, True, False), multiplier(True, False, True, False)] == [2, 3]
    assert multiplier(True, False, True, True) == 4
    assert [multiplier(True, True, False, False), multiplier(True, True, False, True)] == [3, 4]
    assert multiplier(True, True, True, True) == 4


def test_16_6d2_terrain_doubles_once() -> None:
    """Burg, rough, pass and marsh double the defender; a burg in a marsh does so once; rivers do not, nor do woods, the
    sea and areas."""
    state = position()
    units = put(state, "venice", "byzantium-militia")
    for place in ("venice", "paris", "h1230", "h4408", "h2913"):
        assert factor(reasons(state, units, PLACE[place], False, "")) == 2, place
    for place in ("h2612", MID, "h3901", "h2431", "norse-area", "slavs-area"):
        assert factor(reasons(state, units, PLACE[place], False, "")) == 1, place
    state.pillaged.append(PLACE["paris"])
    assert factor(reasons(state, units, PLACE["paris"], False, "")) == 1, "a pillaged burg does not work"


def test_16_2_only_adjacent_hexes() -> None:
    """One adjacent hex with somebody in it, six operations points."""
    state = position()
    put(state, MID, "saxony-militia")
    put(state, "h4904", "austrasia-militia")
    force(state, "h4903", 20, "austrasia-warriors")
    assert refused(state, f"battle {MID}") == "not-beside"
    assert refused(state, "battle h4902") == "nobody-there"
    assert refused(state, "battle h4904") == "nobody-there"
    state.frames.pop()
    force(state, NORTH, 5, "austrasia-warriors")
    assert refused(state, f"battle {MID}") == "operations"


def test_16_2h_no_attack_over_the_sea() -> None:
    """Land units attack no fleet at sea (19.5c); they attack one on a coast, and fleets attack both."""
    state = position()
    put(state, "h2431", "lombardy-fleet")
    put(state, "h2330", "saxony-militia")
    force(state, "marseille", 20, "austrasia-warriors")
    assert refused(state, "battle h2431") == "not-beside"
    do(state, "battle h2330")
    state = position()
    put(state, "h2330", "lombardy-fleet")
    force(state, "h2429", 20, "austrasia-warriors")
    assert refused(state, "battle h2431") == "not-beside"
    state.frames.pop()
    force(state, "h2331", 20, "provence-fleet", "provence-warriors")
    do(state, "battle h2330")


def test_16_5a_only_faster_defenders_withdraw() -> None:
    """The slowest defender must beat the fastest attacker by printed values; an attacking leader prevents it."""
    state = position()
    nomads = put(state, MID, "avars-nomads")
    militia = put(state, SOUTH, "saxony-militia")
    warriors = put(state, EAST, "austrasia-warriors")
    leader = put(state, WEST, "leader")
    assert may_withdraw(warriors, nomads)
    assert not may_withdraw(warriors, nomads + militia)
    assert not may_withdraw(warriors + leader, nomads)
    assert not may_withdraw(nomads, nomads)


def test_16_5_a_withdrawal_avoids_the_battle() -> None:
    """One or two hexes away; the attacker's points are spent, and he may go on (16.5d)."""
    state = position()
    control(state, TRIBAL, "avars")
    state.orders[TRIBAL].retreat = "always"
    state.orders[TRIBAL].direction = "home"
    nomads = put(state, MID, "avars-nomads")
    frame = force(state, NORTH, 20, "austrasia-warriors")
    events = do(state, f"battle {MID}")
    assert "withdrew" in keys(events)
    assert "battle" not in keys(events)
    assert frame.points == 14
    assert at(state, nomads[0]) not in (MID, "")
    do(state, f"step {MID}")


def test_16_5b_one_or_two_hexes() -> None:
    """A withdrawal goes one hex at least, then may stop or go on; the whole of it is the owner's path."""
    state = position()
    control(state, TRIBAL, "avars")
    state.orders[TRIBAL].retreat = state.orders[TRIBAL].direction = "ask"
    nomads = put(state, MID, "avars-nomads")
    force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"battle {MID}", "withdraw")
    assert refused(state, "stand") == "stand"
    do(state, f"retreat {SOUTH}", "stand")
    assert at(state, nomads[0]) == SOUTH
    assert mover(state) == EMPIRE
    do(state, f"step {MID}", f"battle {SOUTH}")
    assert mover(state) == EMPIRE, "two pauses a player turn, then the orders answer"


def test_16_5f_withdrawals_cross_no_river_and_no_rough_ground() -> None:
    """Retreats after a battle may (ruling 8)."""
    from engine.charlemagne.movement import Limits, retreat_steps

    state = position()
    units = put(state, "cologne", "avars-nomads")
    control(state, TRIBAL, "avars")
    limits = Limits(state, TRIBAL, units)
    west = PLACE["h2713"]
    wary = retreat_steps(state, limits, PLACE["cologne"], west, beaten=False)
    beaten = retreat_steps(state, limits, PLACE["cologne"], west, beaten=True)
    assert PLACE["h2913"] not in wary
    assert PLACE["h2812"] not in wary
    assert PLACE["h2913"] in beaten
    assert PLACE["h2714"] not in beaten, "not farther from the enemy"


def test_16_5_asked_seats_decide() -> None:
    """With the order ask the defender is asked, in a window with staying as its silence."""
    state = position()
    control(state, TRIBAL, "avars")
    state.orders[TRIBAL].retreat = "ask"
    put(state, MID, "avars-nomads")
    force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"battle {MID}")
    assert mover(state) == TRIBAL
    prompt = RULES.prompts(state)[TRIBAL][0]
    assert (prompt.step, prompt.pace, prompt.default) == ("withdraw", "window", (Action("stay"),))
    do(state, "stay")
    assert mover(state) == EMPIRE


def test_16_6d3_one_advance_each_attacker_first() -> None:
    """Each side may double once with a military advance."""
    state, _, _ = battle(["austrasia-warriors"], ["saxony-warriors"])
    hand(state, EMPIRE, military_advance=2)
    hand(state, TRIBAL, military_advance=1)
    do(state, "advance")
    assert refused(state, "advance") == "advance-twice"
    events = roll(state, 5)
    assert "advance" in events, "the defender's orders answer when the column drops"
    report = state.report
    assert report is not None
    assert report.factor == [2, 2]
    assert state.hands == [[1 if n == 2 else 0 for n in range(15)], [0] * 15]


def test_treachery_takes_ground_or_leader() -> None:
    """The other side loses that multiplier for the battle."""
    state, _, _ = battle(["austrasia-warriors"] * 2, ["saxony-warriors", "leader"], place="eresburg", start="h3011")
    assert refused(state, "treachery ground") == "marker"
    hand(state, EMPIRE, treachery=1)
    do(state, "treachery leader")
    assert refused(state, "treachery ground") == "treachery-twice"
    roll(state, 4)
    assert state.report is not None
    assert state.report.factor == [1, 2]


def test_treachery_needs_something_to_take() -> None:
    """Where there is neither leader nor ground it is refused."""
    state, _, _ = battle(["austrasia-warriors"], ["saxony-warriors"])
    hand(state, EMPIRE, treachery=1)
    assert refused(state, "treachery leader") == "treachery-nothing"
    assert refused(state, "treachery ground") == "treachery-nothing"


def test_16_7_attackers_eliminated() -> None:
    """AE*: all attackers die, the defender draws a marker."""
    state, frame, foes = battle(["austrasia-militia"] * 2, ["saxony-warriors"] * 2)
    units = list(frame.units)
    events = roll(state, 1)
    assert alive(state, units) == 0
    assert alive(state, foes) == 2
    assert "drew" in events
    assert not any(isinstance(f, Force) for f in state.frames)


def test_16_7_half_rounded_up() -> None:
    """AH: half the attackers, rounded up, then two hexes; the owner picks, cheapest first by his orders."""
    state, frame, _ = battle(["austrasia-militia", "austrasia-warriors", "neustria-warriors"], ["saxony-warriors"] * 3)
    units = list(frame.units)
    roll(state, 2)
    assert result(column(14, 18), 2) == "AH"
    assert alive(state, units) == 1
    assert mover(state) == EMPIRE
    retreat = state.frames[-1]
    assert isinstance(retreat, Retreat)
    prompt = next(p for p in RULES.prompts(state)[EMPIRE] if p.step == "retreat")
    assert prompt.default[0] in prompt.actions
    put(state, "h5004", "austrasia-militia")
    state.built.append(PLACE["h5004"])
    prompt = next(p for p in RULES.prompts(state)[EMPIRE] if p.step == "retreat")
    assert [str(a) for a in prompt.default] == ["retreat h5004"], "silence leads to a burg"
    do(state, "retreat h4904")
    assert refused(state, f"retreat {NORTH}") == "retreat"
    do(state, "retreat h4903")
    assert at(state, units[2]) == "h4903"


def test_16_8b_a_beaten_attacker_goes_on() -> None:
    """With points left the force continues from where its retreat ended."""
    state, frame, _ = battle(["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    assert result(column(12, 12), 3) == "A1"
    roll(state, 3)
    do(state, "retreat h4904")
    assert not frame.halted
    do(state, "step h4903")


def test_16_7_exchange() -> None:
    """EX: each side loses a unit, nobody retreats."""
    state, frame, foes = battle(["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    assert result(column(12, 12), 4) == "EX"
    roll(state, 4)
    assert (len(frame.units), alive(state, foes)) == (1, 1)
    assert at(state, frame.units[0]) == NORTH


def test_16_7_defender_retreats() -> None:
    """DR: one hex away from the attacker; D1: one unit first."""
    state, _, foes = battle(["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    roll(state, 5)
    assert alive(state, foes) == 2
    assert {at(state, c) for c in foes} < {SOUTH, WEST, "h5006"}
    state, _, foes = battle(["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    roll(state, 6)
    assert alive(state, foes) == 1


def test_16_7_defenders_eliminated_and_glory() -> None:
    """DE**: all defenders die, two markers for the victor (8.2d)."""
    state, _, foes = battle(["austrasia-warriors"] * 4, ["saxony-militia"])
    events = roll(state, 6)
    assert alive(state, foes) == 0
    assert sum(state.hands[EMPIRE]) + events.count("leader") + events.count("leader-none") >= 1
    assert events.count("drew") == 1


def test_14_5b_no_way_out_but_a_zone() -> None:
    """A retreat only into enemy zones eliminates."""
    state, _, foes = battle(["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    for place in ("h4908", "h4707", "h5107"):
        put(state, place, "neustria-militia")
    put(state, "h5106", "neustria-militia")
    put(state, "h4706", "neustria-militia")
    events = roll(state, 5)
    assert "nowhere" in events
    assert alive(state, foes) == 0


def test_16_8a_burgs_ignore_retreats() -> None:
    """A unit in a burg stays when its owner wishes; by his orders he holds."""
    state, _, foes = battle(["austrasia-warriors"] * 4, ["saxony-warriors"], place="eresburg", start="h3011")
    assert result(column(24, 12), 3) == "DR"
    roll(state, 3)
    assert at(state, foes[0]) == "eresburg"
    state, _, foes = battle(["austrasia-warriors"] * 4, ["saxony-warriors"], place="eresburg", start="h3011")
    state.orders[TRIBAL].burgs = "leave"
    roll(state, 3)
    assert at(state, foes[0]) not in ("eresburg", "")


def test_16_losses_spare_leaders() -> None:
    """Leaders are chosen last."""
    state, _, foes = battle(["austrasia-warriors"] * 3, ["saxony-warriors", "leader"])
    assert result(column(18, 14), 6) == "D1"
    roll(state, 6)
    assert [at(state, c) != "" for c in foes] == [False, True]


def test_16_losses_spare_augustus() -> None:
    """Of several leaders the bearer of Augustus is lost last."""
    state = position()
    leaders = put(state, MID, "leader", "leader")
    state.augustus = leaders[0]
    state.cup[MARKER["augustus"]] -= 1
    state.frames.append(Loss(EMPIRE, leaders, 1, "battle", 99))
    RULES.advance(state, [])
    assert [at(state, c) for c in leaders] == [MID]
    assert leaders == [state.augustus]


def test_16_losses_are_the_owners_choice() -> None:
    """With the order ask the owner picks each loss."""
    state, frame, _ = battle(["austrasia-militia", "austrasia-warriors"], ["saxony-militia"] * 2 + ["saxony-warriors"])
    state.orders[EMPIRE].losses = "ask"
    assert result(column(8, 10), 3) == "A1"
    roll(state, 3)
    assert mover(state) == EMPIRE
    assert refused(state, f"lose austrasia-warriors {MID}") == "lose"
    prompt = next(p for p in RULES.prompts(state)[EMPIRE] if p.step == "lose")
    assert [str(a) for a in prompt.default] == [f"lose austrasia-militia {NORTH}"], "silence gives the cheapest"
    do(state, f"lose austrasia-warriors {NORTH}")
    assert len(frame.units) == 1


def test_4_4_attacked_neutrals_join_the_enemy_at_once() -> None:
    """Their region obeys the other player before the battle, retreat included (ruling 9)."""
    state = position()
    neutrals = put(state, MID, "wends-warriors")
    elsewhere = put(state, "reric", "wends-militia")
    force(state, NORTH, 20, "austrasia-warriors")
    events = do(state, f"battle {MID}")
    assert state.control[REGION["wends"]] == TRIBAL
    assert keys(events)[0] == "control-tribal"
    battle_frame = state.frames[-1]
    assert isinstance(battle_frame, Battle)
    assert battle_frame.units == neutrals
    assert alive(state, elsewhere) == 1


def test_16_3_the_whole_hex_defends() -> None:
    """The attacker brings one force, the defender everything in the hex (12.2b)."""
    state = position()
    foes = put(state, MID, "saxony-warriors", "saxony-militia")
    put(state, NORTH, "neustria-warriors")
    frame = force(state, NORTH, 20, "austrasia-warriors")
    do(state, f"battle {MID}")
    battle_frame = state.frames[-1]
    assert isinstance(battle_frame, Battle)
    assert sorted(battle_frame.units) == sorted(foes)
    roll(state, 6)
    assert state.report is not None
    assert state.report.strength == [6, 8]
    assert len(frame.units) <= 1


def test_19_5_cargo_fights_and_drowns() -> None:
    """Embarked units fight with their fleet; without it they are lost at sea."""
    state = position()
    frame = force(state, "h2331", 20, "provence-fleet", "provence-warriors", "provence-warriors")
    units = list(frame.units)
    put(state, "h2330", *["lombardy-warriors"] * 4)
    do(state, "battle h2330")
    state.orders[EMPIRE].losses = "ask"
    rig(state, ("battle", 3))
    do(state, "fight")
    assert state.report is not None
    assert state.report.strength[0] == 14
    do(state, "lose provence-fleet h2331")
    assert alive(state, units) == 0


def test_28_personal_combat() -> None:
    """Higher die wins, Charlemagne adds one; a tie kills both; only with the option."""
    state, _, foes = battle(["charlemagne", "austrasia-warriors"], ["saxony-warriors", "leader"])
    assert refused(state, "duel charlemagne") == "duels"
    state = position(duels=True)
    foes = put(state, MID, "saxony-warriors", "leader", side=TRIBAL)
    force(state, NORTH, 20, "charlemagne", "austrasia-warriors")
    do(state, f"battle {MID}")
    assert refused(state, "duel leader") == "duel-leaders"
    rig(state, ("duel", 3), ("duel", 3))
    events = do(state, "duel charlemagne")
    assert "duel" in keys(events)
    assert at(state, foes[1]) == ""
    assert at(state, KING) == NORTH
    assert refused(state, "duel charlemagne") == "duel-twice"


def test_28_a_tie_kills_both() -> None:
    """Both champions die of their wounds."""
    state = position(duels=True)
    foes = put(state, MID, "saxony-warriors", "leader", side=TRIBAL)
    frame = force(state, NORTH, 20, "leader", "austrasia-warriors")
    mine = list(frame.units)
    do(state, f"battle {MID}")
    rig(state, ("duel", 4), ("duel", 4))
    do(state, "duel leader")
    assert at(state, foes[1]) == ""
    assert at(state, mine[0]) == ""


def test_28_a_defeated_charlemagne_rolls() -> None:
    """His defeat leads to the roll of 21.4e."""
    state = position(duels=True)
    put(state, MID, "saxony-warriors", "leader", side=TRIBAL)
    force(state, NORTH, 20, "charlemagne", "austrasia-warriors")
    put(state, "aachen", "austrasia-militia")
    do(state, f"battle {MID}")
    rig(state, ("duel", 1), ("duel", 6), ("charlemagne", 2))
    do(state, "duel charlemagne")
    assert at(state, KING) == NORTH, "the nearest friendly force is the one he led"
    assert not state.dead


def test_28_the_defender_may_call_by_his_orders() -> None:
    """Personal combat cannot be refused."""
    state = position(duels=True)
    state.orders[TRIBAL].duel = "always"
    put(state, MID, "saxony-warriors", "leader", side=TRIBAL)
    force(state, NORTH, 20, "leader", "austrasia-warriors")
    events = do(state, f"battle {MID}")
    assert "duel" in keys(events)


def test_16_8_one_hex_of_retreat_needs_no_second() -> None:
    """DR is one hex: neutrals may close all that lies behind it."""
    state = position()
    state.orders[TRIBAL].direction = "ask"
    put(state, MID, "saxony-militia")
    far = [q for q in LAND_SIDES[PLACE[SOUTH]] if distance(q, PLACE[NORTH]) > distance(PLACE[SOUTH], PLACE[NORTH])]
    for place, region in zip(far, ("wends", "sorbs", "bohemia", "serbs"), strict=False):
        put(state, PLACES[place], f"{region}-militia")
    force(state, NORTH, 20, *["austrasia-warriors"] * 2)
    do(state, f"battle {MID}")
    rig(state, ("battle", 2))  # 12 against 2 is 4/1: DR
    do(state, "fight")
    assert f"retreat {SOUTH}" in [str(a) for a in RULES.prompts(state)[TRIBAL][0].actions]
