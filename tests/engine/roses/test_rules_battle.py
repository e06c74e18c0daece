"""Battles (6.1-6.7): turns, reserves, hits, charges, retreats, regroups, and defence (2.2-2.6)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Piece, SeatRef, blocking, shares
from engine.core import Place as Place_
from engine.roses.board import AREA, BLOCK, BLOCKS, NEIGHBOURS
from engine.roses.combat import short_of_ways
from engine.roses.rules import ROSES
from engine.roses.state import Battle, Battles, Cards, Regroup
from engine.roses.view import Plan
from tests.engine.roses.board import ASK, AUTO, Board, Place, keys, names


def test_2_2_noble_defends_his_shield(board: Board) -> None:
    """+1 at one's own shield for a defender, not for an attacker (2.2)."""
    board.fight("essex", {"yor_hastings": "middlesex"}, {"lan_oxford": ""})
    assert board.bonus("lan_oxford") == 1
    board.fight("essex", {"lan_oxford": "middlesex"}, {"yor_hastings": ""})
    assert board.bonus("lan_oxford") == 0


def test_2_2_the_view_tells_with_what_a_block_hits(board: Board) -> None:
    """Oxford on his shield hits with one more than his fire power, Hastings who attacks with his own (2.2)."""
    view = ROSES.view(board.fight("essex", {"yor_hastings": "middlesex"}, {"lan_oxford": ""}).state, None).battle
    assert view is not None
    power = {fighter.block: fighter.power - BLOCKS[BLOCK[fighter.block]].firepower for fighter in view.fighters}
    assert power == {"lan_oxford": 1, "yor_hastings": 0}


def test_2_2_moved_there_this_turn(board: Board) -> None:
    """The bonus counts for who came this turn or defected in the battle (2.2)."""
    board.fight("east_yorks", {"yor_york": "south_yorks"}, {"lan_henry_vi": "", "lan_northumberland": "northumbria"})
    assert board.bonus("lan_northumberland") == 1


def test_2_2_only_the_senior_heir(board: Board) -> None:
    """Of several heirs on a common shield only the senior present has the bonus (2.2)."""
    board.fight("hereford", {"lan_oxford": "gloucester"}, {"yor_york": "", "yor_march": ""})
    assert board.bonus("yor_york") == 1
    assert board.bonus("yor_march") == 0


def test_2_2_reserves_are_not_senior(board: Board) -> None:
    """A reserve does not count when the senior heir is sought (ruling)."""
    board.fight("hereford", {"lan_oxford": "gloucester"}, {"yor_march": "", "yor_york": "glamorgan"}, first=0)
    assert names(board.battle().reserve) == ["yor_york"]
    assert board.bonus("yor_march") == 1


def test_2_2_own_shields_of_three_heirs(board: Board) -> None:
    """Exeter, Somerset, Richmond use their own shields; others only when the owner is dead (2.2)."""
    board.fight("dorset", {"yor_essex": "wilts"}, {"lan_somerset": "", "lan_henry_vi": ""})
    assert board.bonus("lan_somerset") == 1
    assert board.bonus("lan_henry_vi") == 0
    board.fight("dorset", {"yor_essex": "wilts"}, {"lan_henry_vi": ""})
    assert board.bonus("lan_henry_vi") == 0
    board.state.where[BLOCK["lan_somerset"]] = -5
    assert board.bonus("lan_henry_vi") == 1


def test_2_3_exeter_in_cornwall_is_a3(board: Board) -> None:
    """Shield and crown give two, unless a more senior heir takes the crown (2.3)."""
    board.fight("cornwall", {"yor_essex": "dorset"}, {"lan_exeter": ""})
    assert board.bonus("lan_exeter") == 2
    board.fight("cornwall", {"yor_essex": "dorset"}, {"lan_exeter": "", "lan_henry_vi": ""})
    assert board.bonus("lan_exeter") == 1
    assert board.bonus("lan_henry_vi") == 1


def test_2_3_crowns_serve_the_royal_house(board: Board) -> None:
    """A pretender's heir has nothing of a crown (2.3)."""
    board.fight("derby", {"yor_york": "warwick"}, {"lan_henry_vi": ""}, king=1)
    assert board.bonus("lan_henry_vi") == 0
    board.fight("derby", {"yor_york": "warwick"}, {"lan_henry_vi": ""}, king=0)
    assert board.bonus("lan_henry_vi") == 1


@pytest.mark.parametrize(
    ("area", "block", "origin"),
    [
        ("somerset", "lan_bristol_levy", "wilts"),
        ("kent", "yor_canterbury_church", "sussex"),
        ("powys", "lan_welsh_mercenary", "chester"),
    ],
)
def test_2_4_2_5_2_6_cities_cathedrals_wales(board: Board, area: str, block: str, origin: str) -> None:
    """Levies in their city, churches at their cathedral, the Welsh anywhere in Wales (2.4-2.6)."""
    attacker = "lan_oxford" if block.startswith("yor") else "yor_essex"
    assert board.fight(area, {attacker: origin}, {block: ""}).bonus(block) == 1
    attacker = "lan_oxford" if block.startswith("yor") else "yor_hastings"
    assert board.fight("essex", {attacker: "rutland"}, {block: ""}).bonus(block) == 0, "elsewhere they have nothing"


def test_6_1_blocks_are_revealed_and_hidden_again(board: Board) -> None:
    """Both see the blocks in battle; afterwards they stand up again (6.1). Reserves stay hidden until they arrive."""
    men = {"yor_york": "rutland", "yor_march": "middlesex"}
    board.fight("essex", men, {"lan_oxford": ""}, main="rutland")
    view = ROSES.view(board.state, 0).battle
    assert view is not None
    assert {f.block for f in view.fighters} == {"yor_york", "lan_oxford"}
    assert view.hidden == [0, 1]
    board.do(0, "pass lan_oxford")
    board.do(1, "pass yor_york")
    view = ROSES.view(board.state, 0).battle
    assert view is not None
    assert view.hidden == [0, 0]
    assert len(view.fighters) == 3
    assert board.state.came[BLOCK["yor_march"]] == NEIGHBOURS[AREA["essex"]][AREA["middlesex"]]
    board.do(0, "retreat lan_oxford east_anglia")
    assert ROSES.view(board.state, 0).battle is None


def test_6_2_order_of_turns(board: Board) -> None:
    """Sidebar: Herbert A2 and Clarence B2 attack Rivers B2: Herbert, Rivers, Clarence."""
    board.fight("leicester", {"yor_herbert": "warwick", "yor_clarence": "warwick"}, {"lan_rivers": ""})
    order = []
    for seat, block in ((1, "yor_herbert"), (0, "lan_rivers"), (1, "yor_clarence")):
        assert board.legal(seat, "pass") == [f"pass {block}"]
        order.append(board.do(seat, f"pass {block}"))
    assert board.battle().round == 2


def test_6_2_equal_letters_by_choice(board: Board) -> None:
    """Blocks of one letter act in the order their owner likes (ruling)."""
    board.fight("leicester", {"yor_essex": "warwick", "yor_hastings": "warwick"}, {"lan_rivers": ""})
    board.do(0, "pass lan_rivers")
    assert board.legal(1, "pass") == ["pass yor_essex", "pass yor_hastings"]
    board.do(1, "pass yor_hastings")
    assert board.why(1, "pass yor_hastings") == "acted"


def test_6_2_bombard_opens_and_closes(board: Board) -> None:
    """A3 in round 1, D3 later; never A as a reserve (6.2)."""
    board.fight("kent", {"lan_bombard": "sussex"}, {"yor_canterbury_church": ""})
    assert board.legal(0, "fire") == ["fire lan_bombard"]
    board.do(0, "pass lan_bombard")
    board.do(1, "pass yor_canterbury_church")
    assert board.legal(1, "fire")
    board.fight("kent", {"lan_oxford": "sussex", "lan_bombard": "middlesex"}, {"yor_canterbury_church": ""})
    board.do(0, "pass lan_oxford")
    board.do(1, "pass yor_canterbury_church")
    board.do(0, "pass lan_oxford")
    assert board.legal(1, "fire"), "the bombard comes last"


def test_6_2_no_retreat_in_round_one(board: Board) -> None:
    """Nobody retreats in round 1 (6.2)."""
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""})
    assert board.why(0, "retreat lan_oxford middlesex") == "retreat-yet"


def test_6_2_attackers_leave_in_round_four(board: Board) -> None:
    """In round 4 the attacker must retreat, and roll no treachery instead (6.2, ruling)."""
    board.fight("essex", {"yor_york": "rutland"}, {"lan_canterbury_church": ""})
    for _ in range(3):
        board.do(1, "pass yor_york")
        board.do(0, "pass lan_canterbury_church")
    assert board.battle().round == 4
    assert {a.split()[0] for a in board.legal(1)} == {"retreat"}
    assert board.why(1, "treason yor_york lan_canterbury_church") == "last-round"
    assert [board.why(1, f"{verb} yor_york") for verb in ("fire", "pass")] == ["last-round"] * 2
    board.do(1, "retreat yor_york rutland")
    assert isinstance(board.state.frames[-1], Regroup)
    assert board.state.frames[-1].seat == 0


def test_6_2_the_owner_says_who_leaves_first(board: Board) -> None:
    """Henry, Devon and Beaumont must leave over a red border, which lets two out: their owner names them, whatever his
    orders are, and who is named last dies (6.2, 6.6)."""
    reds = dict.fromkeys(("lan_henry_vi", "lan_devon", "lan_beaumont"), "cumbria")
    others: dict[str, Place] = {"yor_york": "ireland", "yor_march": "north_yorks", "yor_essex": "scotland"}
    board.fight("northumbria", reds, {"yor_canterbury_church": ""}, others=others, plans=[AUTO, ASK])
    here = AREA["northumbria"]
    board.state.entries.append((here, 1, NEIGHBOURS[here][AREA["east_yorks"]]))  # help came that way: it is closed
    now = board.battle()
    now.round, now.acted, now.used, now.stage = 4, [BLOCK["yor_canterbury_church"]], [[], []], "fight"
    board.settle()
    assert {a.split()[1] for a in board.legal(0)} == set(reds)
    board.do(0, "retreat lan_beaumont cumbria")
    assert {a.split()[1] for a in board.legal(0)} == {"lan_henry_vi", "lan_devon"}
    board.do(0, "retreat lan_henry_vi cumbria")
    assert board.state.where[BLOCK["lan_devon"]] < 0


def test_6_2_attackers_may_stay_until_round_four(board: Board) -> None:
    """Three attackers with two ways out pass in round 3 by their orders: who leaves is asked when all must (6.2)."""
    reds = dict.fromkeys(("lan_henry_vi", "lan_devon", "lan_beaumont"), "cumbria")
    others: dict[str, Place] = {"yor_york": "ireland", "yor_march": "north_yorks", "yor_essex": "scotland"}
    patient = msgspec.structs.replace(AUTO, act="pass")
    board.fight("northumbria", reds, {"yor_canterbury_church": ""}, others=others, plans=[patient, ASK])
    here, now = AREA["northumbria"], board.battle()
    board.state.entries.append((here, 1, NEIGHBOURS[here][AREA["east_yorks"]]))  # help came that way: it is closed
    assert not short_of_ways(board.state, here, [BLOCK[b] for b in reds][:2], [])
    assert short_of_ways(board.state, here, [BLOCK[b] for b in reds], [])
    now.round, now.acted, now.used, now.plans = 3, [], [[], []], [patient, patient]
    board.settle()
    assert now.round == 4
    assert {a.split()[1] for a in board.legal(0)} == set(reds)


def test_6_2_defenders_need_not_leave(board: Board) -> None:
    """In round 4 three defenders with two ways out fight on by their orders: nobody asks who of them leaves (6.2)."""
    reds = dict.fromkeys(("lan_henry_vi", "lan_devon", "lan_beaumont"), "")
    others: dict[str, Place] = {"yor_york": "ireland", "yor_march": "north_yorks", "yor_essex": "scotland"}
    board.fight("northumbria", {"yor_canterbury_church": "east_yorks"}, reds, others=others, plans=[AUTO, ASK])
    now = board.battle()
    now.round, now.acted, now.late, now.used, now.stage = 4, [], [], [[], []], "fight"
    assert short_of_ways(board.state, AREA["northumbria"], [BLOCK[b] for b in reds], [])
    board.settle()
    assert not any(isinstance(frame, Battle) for frame in board.state.frames)
    assert {board.at(b) for b in reds} == {"northumbria"}


def test_6_3_example_main_attack_and_reserves(board: Board) -> None:
    """Example 6.3: York's two from Middlesex and Lancaster's three from East Anglia are reserves until round 2."""
    york = {"yor_york": "rutland", "yor_essex": "rutland", "yor_hastings": "rutland"}
    york |= {"yor_herbert": "middlesex", "yor_worcester": "middlesex"}
    reds = {"lan_oxford": "", "lan_devon": "", "lan_clifford": "east_anglia", "lan_beaumont": "east_anglia"}
    board.fight("essex", york, {**reds, "lan_wiltshire": "east_anglia"}, main="rutland", first=1)
    assert set(names(board.battle().reserve)) == {
        "yor_herbert", "yor_worcester", "lan_clifford", "lan_beaumont", "lan_wiltshire"
    }  # fmt: skip
    for seat, block in ((0, "lan_oxford"), (0, "lan_devon"), (1, "yor_york"), (1, "yor_essex"), (1, "yor_hastings")):
        board.do(seat, f"pass {block}")
    assert board.battle().round == 2
    assert not board.battle().reserve


def test_6_3_example_one_border_one_group(board: Board) -> None:
    """Example 2 of 6.3: blocks of three areas joined over one border are one main attack."""
    board.fight(
        "sussex", {"lan_oxford": "oxford", "lan_devon": "oxford", "lan_clifford": "oxford"}, {"yor_arundel": ""}
    )
    assert not board.battle().reserve


def test_6_3_reserves_replace_a_lost_line(board: Board) -> None:
    """All dead in round 1: reserves come at once, cannot act, surplus hits do not reach them; roles change (6.3)."""
    board.fight(
        "essex",
        {"yor_york": "rutland", "yor_march": "rutland"},
        {"lan_beaumont": "", "lan_clifford": "east_anglia"},
        steps={"lan_beaumont": 1},
        first=1,
    )
    events = board.do(1, "fire yor_march", 1, 1, 1)
    assert {"fell", "killed"} & {*keys(events)}
    assert {"reserves", "swapped"} <= {*keys(events)}
    assert board.strength("lan_clifford") == 3
    assert board.battle().attacker == 0
    events = board.do(1, "fire yor_york", 1, 1, 6, 6)
    assert board.strength("lan_clifford") == 1, "hits by who had not fired count"
    assert board.battle().round == 2
    assert board.legal(1, "fire") == ["fire yor_march"], "York defends now"


def test_6_3_no_swap_later(board: Board) -> None:
    """Roles change in round 1 only, and only when the defender's line is gone (ruling)."""
    board.fight("essex", {"yor_york": "rutland", "yor_march": "middlesex"}, {"lan_oxford": ""}, steps={"yor_york": 1})
    board.do(0, "fire lan_oxford", 1, 6, 6)
    assert board.battle().attacker == 1
    assert board.battle().round == 2


def test_6_4_hits_by_strength_and_dice(board: Board) -> None:
    """Example 6.4: Stanley 3 rolls three dice; ones and twos hit."""
    board.fight("derby", {"lan_stanley": "warwick"}, {"yor_norfolk": ""}, steps={"lan_stanley": 3})
    board.do(1, "pass yor_norfolk")
    events = board.do(0, "fire lan_stanley", 1, 2, 3)
    assert events[0].params["dice"] == [1, 2, 3]
    assert events[0].params["n"] == 2
    assert board.strength("yor_norfolk") == 2


def test_6_4_strongest_takes_all_then_the_next(board: Board) -> None:
    """All hits strike the strongest; only when it dies the rest goes on; its owner chooses among equals (6.4)."""
    board.fight(
        "derby",
        {"lan_northumberland": "warwick"},
        {"yor_norfolk": "", "yor_essex": "", "yor_hastings": ""},
        steps={"yor_norfolk": 1, "yor_essex": 2, "yor_hastings": 2},
    )
    for block in ("yor_norfolk", "yor_essex", "yor_hastings"):
        board.do(1, f"pass {block}")
    board.do(0, "fire lan_northumberland", 1, 1, 1, 6)
    assert board.legal(1) == ["hit yor_essex", "hit yor_hastings"]
    assert board.why(1, "hit yor_norfolk") == "hit"
    board.do(1, "hit yor_hastings")
    assert board.at("yor_hastings") == "dead"
    assert board.strength("yor_essex") == 1
    assert board.strength("yor_norfolk") == 1


def test_6_5_charge(board: Board) -> None:
    """The senior heir fires at one block; surplus is lost; a survivor answers at once and keeps its turn (6.5)."""
    board.fight("derby", {"yor_march": "warwick"}, {"lan_clifford": "", "lan_beaumont": ""}, steps={"lan_beaumont": 1})
    board.do(0, "pass lan_clifford")
    assert board.legal(1, "charge") == ["charge yor_march lan_beaumont", "charge yor_march lan_clifford"]
    events = board.do(1, "charge yor_march lan_clifford", 1, 6, 6, 2, 6)
    assert "answered" in keys(events)
    assert board.strength("lan_clifford") == 2
    assert board.strength("yor_march") == 2
    assert board.legal(0, "fire") == ["fire lan_beaumont"]


def test_6_5_a_charge_is_told_with_its_target(board: Board) -> None:
    """York, the first of all blocks, is named like any other (6.5)."""
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_york": ""}, steps={"lan_henry_vi": 1, "yor_york": 1})
    board.do(1, "pass yor_york")
    told = board.do(0, "charge lan_henry_vi yor_york", 6)[0]
    assert (told.params["block"], told.params["target"]) == (Piece("lan_henry_vi"), Piece("yor_york"))
    charge, answer = board.battle().volleys
    assert (charge.how, charge.block, charge.target) == ("charged", "lan_henry_vi", "yor_york")
    assert (answer.how, answer.block, answer.target) == ("answered", "yor_york", "lan_henry_vi")
    board.do(1, "fire yor_york", 6)
    fired = board.battle().volleys[-1]
    assert (fired.how, fired.target) == ("fired", "")


def test_6_3_a_battle_is_told_with_its_lines(board: Board) -> None:
    """Who stands in them, and how many of each side wait behind (6.1, 6.3)."""
    men = {"yor_york": "rutland", "yor_march": "middlesex", "yor_essex": "middlesex"}
    board.fight("essex", men, {"lan_oxford": "", "lan_devon": "east_anglia"}, main="rutland", first=1)
    board.state.frames = [Battles()]
    told = next(event for event in board.settle() if event.key == "roses-battle")
    assert told.params == {
        "seat": SeatRef(1), "area": Place_("essex"), "lancaster": [Piece("lan_oxford")], "york": [Piece("yor_york")],
        "reserves": shares([1, 2]),
    }  # fmt: skip


def test_6_5_charge_surplus_is_lost(board: Board) -> None:
    """A dead target does not answer, and nobody else is hit (6.5)."""
    board.fight("derby", {"yor_march": "warwick"}, {"lan_beaumont": "", "lan_devon": ""}, steps={"lan_beaumont": 1})
    events = board.do(1, "charge yor_march lan_beaumont", 1, 1, 1)
    assert "answered" not in keys(events)
    assert board.strength("lan_devon") == 2


def test_6_5_only_the_senior_heir_charges(board: Board) -> None:
    """Others do not charge (6.5); fire power of charge and answer includes defence (ruling)."""
    men = {"yor_march": "rutland", "yor_york": "rutland"}
    board.fight("essex", men, {"lan_oxford": ""}, steps={"yor_york": 2, "lan_oxford": 1})
    board.do(0, "pass lan_oxford")
    assert board.why(1, "charge yor_march lan_oxford") == "charge"
    board.do(1, "pass yor_march")
    events = board.do(1, "charge yor_york lan_oxford", 6, 6, 3)
    answer = next(e for e in events if e.key == "roses-answered")
    assert answer.params["need"] == 3
    assert board.strength("yor_york") == 1


def test_6_6_retreat_areas(board: Board) -> None:
    """Friendly or vacant neighbours, not over borders the enemy came by (6.6)."""
    board.fight(
        "essex",
        {"yor_hastings": "rutland"},
        {"lan_oxford": ""},
        others={"yor_york": "middlesex", "lan_devon": "leicester"},
    )
    board.do(0, "pass lan_oxford")
    board.do(1, "pass yor_hastings")
    assert board.legal(0, "retreat") == ["retreat lan_oxford east_anglia", "retreat lan_oxford leicester"]
    assert board.why(0, "retreat lan_oxford rutland") == "enemy-border"
    assert board.why(0, "retreat lan_oxford middlesex") == "way-enemy"
    board.state.came[BLOCK["lan_oxford"]] = NEIGHBOURS[AREA["essex"]][AREA["leicester"]]
    told = board.do(0, "retreat lan_oxford leicester")[0]
    assert (told.key, told.params) == (
        "roses-retreated",
        {"seat": SeatRef(0), "block": Piece("lan_oxford"), "from": Place_("essex"), "area": Place_("leicester")},
    )
    assert board.state.came[BLOCK["lan_oxford"]] == -1, "the way he came is forgotten"


def test_6_6_shared_border_serves_player_two(board: Board) -> None:
    """Where both came over one border only Player 2 may retreat by it (6.6)."""
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": "", "lan_devon": "rutland"}, first=1)
    board.do(0, "pass lan_oxford")
    board.do(1, "pass yor_hastings")
    assert "retreat lan_oxford rutland" in board.legal(0)
    board.do(0, "pass lan_oxford; pass lan_devon")
    assert "retreat yor_hastings rutland" not in board.legal(1)


def test_6_6_border_limits_every_round(board: Board) -> None:
    """Limits hold per round, and afresh in the next (6.6)."""
    board.fight(
        "lancaster",
        {"yor_hastings": "chester"},
        {"lan_wiltshire": "", "lan_beaumont": "", "lan_rivers": ""},
        others={"yor_york": "derby", "yor_march": "south_yorks", "yor_rutland": "north_yorks"},
    )
    for block in ("lan_wiltshire", "lan_beaumont", "lan_rivers"):
        board.do(0, f"pass {block}")
    board.do(1, "pass yor_hastings")
    board.do(0, "retreat lan_wiltshire cumbria; retreat lan_beaumont cumbria")
    assert not board.legal(0, "retreat")
    board.do(0, "pass lan_rivers")
    board.do(1, "pass yor_hastings")
    assert board.legal(0, "retreat") == ["retreat lan_rivers cumbria"]


def test_6_6_no_way_out_is_death(board: Board) -> None:
    """Who must retreat and cannot is eliminated (6.6)."""
    others = {
        "lan_devon": "rutland",
        "lan_exeter": "middlesex",
        "lan_clifford": "leicester",
        "lan_beaumont": "east_anglia",
    }
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, others=dict(others))
    for n in range(3):
        board.do(0, "pass lan_oxford")
        events = board.do(1, "pass yor_hastings")
        assert n == 2 or board.battle().round == n + 2
    events = board.do(0, "pass lan_oxford")
    assert "trapped" in keys(events)
    assert board.at("yor_hastings") == "dead"


def test_6_7_regroup(board: Board) -> None:
    """The winner, reserves too, moves to friendly or vacant neighbours within limits, also over the enemy's border."""
    board.fight("essex", {"yor_york": "rutland"}, {"lan_oxford": "", "lan_devon": ""}, steps={"yor_york": 1})
    events = board.do(0, "fire lan_oxford", 1, 6, 6)
    assert "battle-won" in keys(events)
    assert "regroup lan_devon rutland" in board.legal(0)
    assert board.state.entries == [], "over which borders they came is forgotten"
    moved = board.do(0, "regroup lan_devon rutland")
    assert moved[0].audience is None
    assert "block" not in moved[0].params
    assert board.why(0, "regroup lan_devon essex") == "regroup"
    board.do(0, "done")
    assert not isinstance(board.state.frames[-1], Regroup)


def test_6_6_pirates_leave_by_sea(board: Board) -> None:
    """Pirates retreat and regroup to a friendly or vacant coast of their zone only; others by land (event card)."""
    from engine.roses.board import SEA_BORDER

    board.fight("kent", {"lan_oxford": "sussex"}, {"yor_canterbury_church": ""})
    board.state.came[BLOCK["lan_oxford"]] = SEA_BORDER + 1 + AREA["france"]
    board.do(0, "pass lan_oxford")
    board.do(1, "pass yor_canterbury_church")
    found = {a.split()[2] for a in board.legal(0, "retreat")}
    assert {"france", "dorset", "cornwall", "sussex"} <= found
    assert "calais" not in found
    assert "middlesex" not in found


def test_6_2_two_sensible_plans_need_no_question(board: Board) -> None:
    """With standing orders on both sides a battle is over without a single question."""
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=AUTO)
    assert not [f for f in board.state.frames if f.__struct_config__.tag == "battle"]


def test_orders_briefing_is_secret_and_revocable(board: Board) -> None:
    """Both seats set their orders at once; the other's stay hidden; a seal can be taken back."""
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=Plan())
    assert set(blocking(ROSES.prompts(board.state))) == {0, 1}
    assert all(p.secret for seat in (0, 1) for p in board.asked(seat)), "nobody is told what was answered"
    board.do(0, "plan retreat round-2; block-order lan_oxford fire; seal")
    assert board.legal(0) == ["unseal"]
    assert [p.secret for p in board.asked(0)] == [True]
    own = ROSES.view(board.state, 1).own
    assert own is not None
    assert own.plan == Plan()
    assert not own.orders
    board.do(0, "unseal; block-order lan_oxford default; plan retreat never")
    assert board.why(0, "block-order yor_hastings fire") == "words"


def test_orders_may_be_given_at_any_time(board: Board) -> None:
    """The book lies open beside every question, also while the other side decides; nobody else notices."""
    board.acting({"lan_oxford": "essex", "yor_march": "kent"}, seat=1)
    before = ROSES.view(board.state, 1), ROSES.prompts(board.state)[1]
    assert [p.id for p in ROSES.prompts(board.state)[0]] == ["standing"]
    assert board.do(0, "standing act pass; block-order lan_oxford weak-2") == []
    own = ROSES.view(board.state, 0).own
    assert own is not None
    assert own.standing.act == "pass"
    assert own.orders == {"lan_oxford": "weak-2"}
    assert (ROSES.view(board.state, 1), ROSES.prompts(board.state)[1]) == before
    assert board.why(0, "block-order yor_march fire") == "words"
    board.do(0, "block-order lan_oxford default")
    assert not board.state.players[0].orders
    assert board.why(0, "plan act pass") == "turn"
    briefing = Board().fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=Plan())
    briefing.do(0, "plan act ask; standing act pass")
    own = ROSES.view(briefing.state, 0).own
    assert own is not None
    assert (own.plan, own.standing) == (Plan(act="ask"), Plan(act="pass"))


def test_orders_retreat_when_weak(board: Board) -> None:
    """Standing orders: retreat at strength n or less, from round 2, to the only haven or by ``auto``."""
    weak = Plan(act="pass", retreat="weak-2", haven="auto", treason="never", regroup="stay", brief="never")
    calm = Plan(act="pass", treason="never", regroup="stay", brief="never")
    board.fight(
        "essex",
        {"yor_hastings": "rutland"},
        {"lan_oxford": ""},
        plans=[weak, calm],
        steps={"lan_oxford": 2},
        others={"lan_devon": "leicester"},
    )
    assert board.at("lan_oxford") == "leicester"
    assert board.at("yor_hastings") == "essex"


def test_orders_charge_and_hits(board: Board) -> None:
    """A block told to charge does; hits go to the common men before the heir."""
    board.fight("derby", {"yor_march": "warwick"}, {"lan_henry_vi": "", "lan_york_levy": ""}, plans=[AUTO, ASK])
    assert board.strength("lan_henry_vi") == 4
    board.state.players[1].orders["yor_march"] = "charge"
    events = board.settle()
    assert "charged" in keys(events) or board.battle()


def test_orders_ask_where_nothing_covers(board: Board) -> None:
    """A block ordered to ask is asked although the plan would do."""
    plan = Plan(brief="never", treason="never", haven="auto", regroup="stay")
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=Plan())
    board.state.players[0].standing = plan
    board.do(0, "block-order lan_oxford ask; seal")
    board.do(1, "seal")
    assert board.legal(0, "fire") == ["fire lan_oxford"]


def test_orders_briefing_each_round(board: Board) -> None:
    """Who wants to is asked again at the start of every round."""
    quiet = Plan(act="pass", treason="never", regroup="stay", brief="never")
    board.fight(
        "essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plans=[Plan(act="pass", brief="rounds"), quiet]
    )
    board.do(0, "seal")
    assert board.battle().round == 2
    assert board.legal(0, "seal")


def test_6_1_next_phase_is_supply(board: Board) -> None:
    """When no battle is left the supply phase begins (1.3, 1.4)."""
    board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=AUTO)
    assert [type(frame) for frame in board.state.frames] == [Cards]
    assert board.state.turn == 2
