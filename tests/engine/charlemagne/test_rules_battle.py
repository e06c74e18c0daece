"""Battle, retreat, odds, losses, prizes, personal combat (16, 28)."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import LAND_SIDES, PLACE, PLACES, distance
from engine.charlemagne.combat import column, factor, may_withdraw, multiplier, reasons, result
from engine.charlemagne.frames import Battle, Force, Loss, Retreat
from engine.charlemagne.game_data import EMPIRE, MARKER, REGION, TABLES, TRIBAL
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.core import Action
from tests.engine.charlemagne.board import EAST, KING, MID, NORTH, SOUTH, WEST, Board, keys


def battle(
    board: Board, attackers: list[str], defenders: list[str], place: str = MID, start: str = NORTH
) -> tuple[Force, list[int]]:
    """An attack of the Empire on a Tribal stack, declared and not withdrawn from."""
    board.position()
    board.state.orders[TRIBAL].retreat = "never"
    foes = board.put(place, *defenders, side=TRIBAL)
    frame = board.force(start, 20, *attackers)
    board.do(f"battle {place}")
    return frame, foes


def roll(board: Board, die: int, *more: tuple[str, int]) -> list[str]:
    """Fight with a die; the keys of what happened."""
    board.rig(("battle", die), *more)
    return keys(board.do("fight"))


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


def test_16_6d2_terrain_doubles_once(board: Board) -> None:
    """Burg, rough, pass and marsh double the defender; a burg in a marsh does so once; rivers do not, nor do woods, the
    sea and areas."""
    units = board.put("venice", "byzantium-militia")
    for place in ("venice", "paris", "h1230", "h4408", "h2913"):
        assert factor(reasons(board.state, units, PLACE[place], False, "")) == 2, place
    for place in ("h2612", MID, "h3901", "h2431", "norse-area", "slavs-area"):
        assert factor(reasons(board.state, units, PLACE[place], False, "")) == 1, place
    board.state.pillaged.append(PLACE["paris"])
    assert factor(reasons(board.state, units, PLACE["paris"], False, "")) == 1, "a pillaged burg does not work"


def test_16_2_only_adjacent_hexes(board: Board) -> None:
    """One adjacent hex with somebody in it, six operations points."""
    board.put(MID, "saxony-militia")
    board.put("h4904", "austrasia-militia")
    board.force("h4903", 20, "austrasia-warriors")
    assert board.refused(f"battle {MID}") == "not-beside"
    assert board.refused("battle h4902") == "nobody-there"
    assert board.refused("battle h4904") == "own-there"
    board.state.frames.pop()
    board.force(NORTH, 5, "austrasia-warriors")
    assert board.refused(f"battle {MID}") == "operations"


def test_16_2h_no_attack_over_the_sea(board: Board) -> None:
    """Land units attack no fleet at sea (19.5c); they attack one on a coast, and fleets attack both."""
    board.put("h2431", "lombardy-fleet")
    board.put("h2330", "saxony-militia")
    board.force("marseille", 20, "austrasia-warriors")
    assert board.refused("battle h2431") == "attack-water"
    board.do("battle h2330")
    board.position()
    board.put("h2330", "lombardy-fleet")
    board.force("h2429", 20, "austrasia-warriors")
    assert board.refused("battle h2431") == "not-beside"
    board.state.frames.pop()
    board.force("h2331", 20, "provence-fleet", "provence-warriors")
    board.do("battle h2330")


def test_16_5a_only_faster_defenders_withdraw(board: Board) -> None:
    """The slowest defender must beat the fastest attacker by printed values; an attacking leader prevents it."""
    nomads = board.put(MID, "avars-nomads")
    militia = board.put(SOUTH, "saxony-militia")
    warriors = board.put(EAST, "austrasia-warriors")
    leader = board.put(WEST, "leader")
    assert may_withdraw(warriors, nomads)
    assert not may_withdraw(warriors, nomads + militia)
    assert not may_withdraw(warriors + leader, nomads)
    assert not may_withdraw(nomads, nomads)


def test_16_5_a_withdrawal_avoids_the_battle(board: Board) -> None:
    """One or two hexes away; the attacker's points are spent, and he may go on (16.5d)."""
    board.control(TRIBAL, "avars")
    board.state.orders[TRIBAL].retreat = "always"
    board.state.orders[TRIBAL].direction = "home"
    nomads = board.put(MID, "avars-nomads")
    frame = board.force(NORTH, 20, "austrasia-warriors")
    events = board.do(f"battle {MID}")
    assert "withdrew" in keys(events)
    assert "battle" not in keys(events)
    assert frame.points == 14
    assert board.at(nomads[0]) not in (MID, "")
    board.do(f"step {MID}")


def test_16_5b_one_or_two_hexes(board: Board) -> None:
    """A withdrawal goes one hex at least, then may stop or go on; the whole of it is the owner's path."""
    board.control(TRIBAL, "avars")
    board.state.orders[TRIBAL].retreat = board.state.orders[TRIBAL].direction = "ask"
    nomads = board.put(MID, "avars-nomads")
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}", "withdraw")
    assert board.refused("stand") == "stand-first"
    board.do(f"retreat {SOUTH}", "stand")
    assert board.at(nomads[0]) == SOUTH
    assert board.mover() == EMPIRE
    board.do(f"step {MID}", f"battle {SOUTH}")
    assert board.mover() == EMPIRE, "two pauses a player turn, then the orders answer"


def test_16_5f_withdrawals_cross_no_river_and_no_rough_ground(board: Board) -> None:
    """Retreats after a battle may (ruling 8)."""
    from engine.charlemagne.movement import Limits, retreat_steps

    units = board.put("cologne", "avars-nomads")
    board.control(TRIBAL, "avars")
    limits = Limits(board.state, TRIBAL, units)
    west = PLACE["h2713"]
    wary = retreat_steps(board.state, limits, PLACE["cologne"], west, beaten=False)
    beaten = retreat_steps(board.state, limits, PLACE["cologne"], west, beaten=True)
    assert PLACE["h2913"] not in wary
    assert PLACE["h2812"] not in wary
    assert PLACE["h2913"] in beaten
    assert PLACE["h2714"] not in beaten, "not farther from the enemy"


def test_16_5_asked_seats_decide(board: Board) -> None:
    """With the order ask the defender is asked, in a window with staying as its silence."""
    board.control(TRIBAL, "avars")
    board.state.orders[TRIBAL].retreat = "ask"
    board.put(MID, "avars-nomads")
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")
    assert board.mover() == TRIBAL
    prompt = RULES.prompts(board.state)[TRIBAL][0]
    assert (prompt.step, prompt.pace, prompt.default) == ("withdraw", "window", (Action("stay"),))
    board.do("stay")
    assert board.mover() == EMPIRE


def test_16_6d3_one_advance_each_attacker_first(board: Board) -> None:
    """Each side may double once with a military advance."""
    _, _ = battle(board, ["austrasia-warriors"], ["saxony-warriors"])
    board.hand(EMPIRE, military_advance=2)
    board.hand(TRIBAL, military_advance=1)
    board.do("advance")
    assert board.refused("advance") == "advance-twice"
    events = roll(board, 5)
    assert "advance" in events, "the defender's orders answer when the column drops"
    report = board.state.report
    assert report is not None
    assert report.factor == [2, 2]
    assert board.state.hands == [[1 if n == 2 else 0 for n in range(15)], [0] * 15]


def test_treachery_takes_ground_or_leader(board: Board) -> None:
    """The other side loses that multiplier for the battle."""
    _, _ = battle(board, ["austrasia-warriors"] * 2, ["saxony-warriors", "leader"], place="eresburg", start="h3011")
    assert board.refused("treachery ground") == "marker"
    board.hand(EMPIRE, treachery=1)
    board.do("treachery leader")
    assert board.refused("treachery ground") == "treachery-twice"
    roll(board, 4)
    assert board.state.report is not None
    assert board.state.report.factor == [1, 2]


def test_treachery_needs_something_to_take(board: Board) -> None:
    """Where there is neither leader nor ground it is refused."""
    _, _ = battle(board, ["austrasia-warriors"], ["saxony-warriors"])
    board.hand(EMPIRE, treachery=1)
    assert board.refused("treachery leader") == "treachery-nothing"
    assert board.refused("treachery ground") == "treachery-nothing"


def test_16_7_attackers_eliminated(board: Board) -> None:
    """AE*: all attackers die, the defender draws a marker."""
    frame, foes = battle(board, ["austrasia-militia"] * 2, ["saxony-warriors"] * 2)
    units = list(frame.units)
    events = roll(board, 1)
    assert board.alive(units) == 0
    assert board.alive(foes) == 2
    assert "drew" in events
    assert not any(isinstance(f, Force) for f in board.state.frames)


def test_16_7_half_rounded_up(board: Board) -> None:
    """AH: half the attackers, rounded up, then two hexes; the owner picks, cheapest first by his orders."""
    frame, _ = battle(board, ["austrasia-militia", "austrasia-warriors", "neustria-warriors"], ["saxony-warriors"] * 3)
    units = list(frame.units)
    roll(board, 2)
    assert result(column(14, 18), 2) == "AH"
    assert board.alive(units) == 1
    assert board.mover() == EMPIRE
    retreat = board.state.frames[-1]
    assert isinstance(retreat, Retreat)
    prompt = next(p for p in RULES.prompts(board.state)[EMPIRE] if p.step == "retreat")
    assert prompt.default[0] in prompt.actions
    board.put("h5004", "austrasia-militia")
    board.state.built.append(PLACE["h5004"])
    prompt = next(p for p in RULES.prompts(board.state)[EMPIRE] if p.step == "retreat")
    assert [str(a) for a in prompt.default] == ["retreat h5004"], "silence leads to a burg"
    board.do("retreat h4904")
    assert board.refused(f"retreat {NORTH}") == "retreat-zone"
    board.do("retreat h4903")
    assert board.at(units[2]) == "h4903"


def test_16_8b_a_beaten_attacker_goes_on(board: Board) -> None:
    """With points left the force continues from where its retreat ended."""
    frame, _ = battle(board, ["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    assert result(column(12, 12), 3) == "A1"
    roll(board, 3)
    board.do("retreat h4904")
    assert not frame.halted
    board.do("step h4903")


def test_16_7_exchange(board: Board) -> None:
    """EX: each side loses a unit, nobody retreats."""
    frame, foes = battle(board, ["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    assert result(column(12, 12), 4) == "EX"
    roll(board, 4)
    assert (len(frame.units), board.alive(foes)) == (1, 1)
    assert board.at(frame.units[0]) == NORTH


def test_16_7_defender_retreats(board: Board) -> None:
    """DR: one hex away from the attacker; D1: one unit first."""
    _, foes = battle(board, ["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    roll(board, 5)
    assert board.alive(foes) == 2
    assert {board.at(c) for c in foes} < {SOUTH, WEST, "h5006"}
    _, foes = battle(board, ["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    roll(board, 6)
    assert board.alive(foes) == 1


def test_16_7_defenders_eliminated_and_glory(board: Board) -> None:
    """DE**: all defenders die, two markers for the victor (8.2d)."""
    _, foes = battle(board, ["austrasia-warriors"] * 4, ["saxony-militia"])
    events = roll(board, 6)
    assert board.alive(foes) == 0
    assert sum(board.state.hands[EMPIRE]) + events.count("leader") + events.count("leader-none") >= 1
    assert events.count("drew") == 1


def test_14_5b_no_way_out_but_a_zone(board: Board) -> None:
    """A retreat only into enemy zones eliminates."""
    _, foes = battle(board, ["austrasia-warriors"] * 2, ["saxony-warriors"] * 2)
    for place in ("h4908", "h4707", "h5107"):
        board.put(place, "neustria-militia")
    board.put("h5106", "neustria-militia")
    board.put("h4706", "neustria-militia")
    events = roll(board, 5)
    assert "nowhere" in events
    assert board.alive(foes) == 0


def test_16_8a_burgs_ignore_retreats(board: Board) -> None:
    """A unit in a burg stays when its owner wishes; by his orders he holds."""
    _, foes = battle(board, ["austrasia-warriors"] * 4, ["saxony-warriors"], place="eresburg", start="h3011")
    assert result(column(24, 12), 3) == "DR"
    roll(board, 3)
    assert board.at(foes[0]) == "eresburg"
    _, foes = battle(board, ["austrasia-warriors"] * 4, ["saxony-warriors"], place="eresburg", start="h3011")
    board.state.orders[TRIBAL].burgs = "leave"
    roll(board, 3)
    assert board.at(foes[0]) not in ("eresburg", "")


def test_16_losses_spare_leaders(board: Board) -> None:
    """Leaders are chosen last."""
    _, foes = battle(board, ["austrasia-warriors"] * 3, ["saxony-warriors", "leader"])
    assert result(column(18, 14), 6) == "D1"
    roll(board, 6)
    assert [board.at(c) != "" for c in foes] == [False, True]


def test_16_losses_spare_augustus(board: Board) -> None:
    """Of several leaders the bearer of Augustus is lost last."""
    leaders = board.put(MID, "leader", "leader")
    board.state.augustus = leaders[0]
    board.state.cup[MARKER["augustus"]] -= 1
    board.state.frames.append(Loss(EMPIRE, leaders, 1, "battle", 99))
    RULES.advance(board.state, [])
    assert [board.at(c) for c in leaders] == [MID]
    assert leaders == [board.state.augustus]


def test_16_losses_are_the_owners_choice(board: Board) -> None:
    """With the order ask the owner picks each loss."""
    frame, _ = battle(board, ["austrasia-militia", "austrasia-warriors"], ["saxony-militia"] * 2 + ["saxony-warriors"])
    board.state.orders[EMPIRE].losses = "ask"
    assert result(column(8, 10), 3) == "A1"
    roll(board, 3)
    assert board.mover() == EMPIRE
    assert board.refused(f"lose austrasia-warriors {MID}") == "lose"
    prompt = next(p for p in RULES.prompts(board.state)[EMPIRE] if p.step == "lose")
    assert [str(a) for a in prompt.default] == [f"lose austrasia-militia {NORTH}"], "silence gives the cheapest"
    board.do(f"lose austrasia-warriors {NORTH}")
    assert len(frame.units) == 1


def test_4_4_attacked_neutrals_join_the_enemy_at_once(board: Board) -> None:
    """Their region obeys the other player before the battle, retreat included (ruling 9)."""
    neutrals = board.put(MID, "wends-warriors")
    elsewhere = board.put("reric", "wends-militia")
    board.force(NORTH, 20, "austrasia-warriors")
    events = board.do(f"battle {MID}")
    assert board.state.control[REGION["wends"]] == TRIBAL
    assert keys(events)[0] == "control-tribal"
    battle_frame = board.state.frames[-1]
    assert isinstance(battle_frame, Battle)
    assert battle_frame.units == neutrals
    assert board.alive(elsewhere) == 1


def test_16_3_the_whole_hex_defends(board: Board) -> None:
    """The attacker brings one force, the defender everything in the hex (12.2b)."""
    foes = board.put(MID, "saxony-warriors", "saxony-militia")
    board.put(NORTH, "neustria-warriors")
    frame = board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")
    battle_frame = board.state.frames[-1]
    assert isinstance(battle_frame, Battle)
    assert sorted(battle_frame.units) == sorted(foes)
    roll(board, 6)
    assert board.state.report is not None
    assert board.state.report.strength == [6, 8]
    assert len(frame.units) <= 1


def test_19_5_cargo_fights_and_drowns(board: Board) -> None:
    """Embarked units fight with their fleet; without it they are lost at sea."""
    frame = board.force("h2331", 20, "provence-fleet", "provence-warriors", "provence-warriors")
    units = list(frame.units)
    board.put("h2330", *["lombardy-warriors"] * 4)
    board.do("battle h2330")
    board.state.orders[EMPIRE].losses = "ask"
    board.rig(("battle", 3))
    board.do("fight")
    assert board.state.report is not None
    assert board.state.report.strength[0] == 14
    board.do("lose provence-fleet h2331")
    assert board.alive(units) == 0


def test_28_personal_combat(board: Board) -> None:
    """Higher die wins, Charlemagne adds one; a tie kills both; only with the option."""
    _, foes = battle(board, ["charlemagne", "austrasia-warriors"], ["saxony-warriors", "leader"])
    assert board.refused("duel charlemagne") == "duels"
    board.position(duels=True)
    foes = board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    board.force(NORTH, 20, "charlemagne", "austrasia-warriors")
    board.do(f"battle {MID}")
    assert board.refused("duel leader") == "duel-own"
    board.rig(("duel", 3), ("duel", 3))
    events = board.do("duel charlemagne")
    assert "duel" in keys(events)
    assert board.at(foes[1]) == ""
    assert board.at(KING) == NORTH
    assert board.refused("duel charlemagne") == "duel-twice"


def test_28_a_tie_kills_both(board: Board) -> None:
    """Both champions die of their wounds."""
    board.position(duels=True)
    foes = board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    frame = board.force(NORTH, 20, "leader", "austrasia-warriors")
    mine = list(frame.units)
    board.do(f"battle {MID}")
    board.rig(("duel", 4), ("duel", 4))
    board.do("duel leader")
    assert board.at(foes[1]) == ""
    assert board.at(mine[0]) == ""


def test_28_a_defeated_charlemagne_rolls(board: Board) -> None:
    """His defeat leads to the roll of 21.4e."""
    board.position(duels=True)
    board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    board.force(NORTH, 20, "charlemagne", "austrasia-warriors")
    board.put("aachen", "austrasia-militia")
    board.do(f"battle {MID}")
    board.rig(("duel", 1), ("duel", 6), ("charlemagne", 2))
    board.do("duel charlemagne")
    assert board.at(KING) == NORTH, "the nearest friendly force is the one he led"
    assert not board.state.dead


def test_28_the_defender_may_call_by_his_orders(board: Board) -> None:
    """Personal combat cannot be refused."""
    board.position(duels=True)
    board.state.orders[TRIBAL].duel = "always"
    board.put(MID, "saxony-warriors", "leader", side=TRIBAL)
    board.force(NORTH, 20, "leader", "austrasia-warriors")
    events = board.do(f"battle {MID}")
    assert "duel" in keys(events)


def test_16_8_one_hex_of_retreat_needs_no_second(board: Board) -> None:
    """DR is one hex: neutrals may close all that lies behind it."""
    board.state.orders[TRIBAL].direction = "ask"
    board.put(MID, "saxony-militia")
    far = [q for q in LAND_SIDES[PLACE[SOUTH]] if distance(q, PLACE[NORTH]) > distance(PLACE[SOUTH], PLACE[NORTH])]
    for place, region in zip(far, ("wends", "sorbs", "bohemia", "serbs"), strict=False):
        board.put(PLACES[place], f"{region}-militia")
    board.force(NORTH, 20, *["austrasia-warriors"] * 2)
    board.do(f"battle {MID}")
    board.rig(("battle", 2))  # 12 against 2 is 4/1: DR
    board.do("fight")
    assert f"retreat {SOUTH}" in [str(a) for a in RULES.prompts(board.state)[TRIBAL][0].actions]
