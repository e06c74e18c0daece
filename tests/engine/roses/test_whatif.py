"""What if: how a running battle may end, as a seat what_if_steps from what it sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Dice
from engine.roses.board import AREA, BLOCK, NEIGHBOURS, SEA_BORDER, STEPS
from engine.roses.rules import ROSES
from engine.roses.state import DEAD, Battle, Battles, RosesState, owner, reveal
from engine.roses.view import Own, RosesView
from engine.roses.whatif import BattleOdds, _fill, _supposed
from tests.engine.immutability import changeable
from tests.engine.roses.board import ASK, AUTO, Board, Place


def odds(state: RosesState, seat: int, runs: int = 30) -> BattleOdds:
    """The running battle as a seat what_if_steps it to go on."""
    found = ROSES.whatif(ROSES.view(state, seat), runs)
    assert isinstance(found, BattleOdds)
    return found


def supposed(state: RosesState, seat: int) -> RosesState:
    """A position that the seat may take for the true one."""
    view = ROSES.view(state, seat)
    found = msgspec.json.decode(_supposed(view, mine(view)), type=RosesState)
    _fill(found, view, Dice("luck"))
    found.frames.insert(0, Battles())
    return found


def mine(view: RosesView) -> Own:
    """What only the seat of a view knows."""
    assert view.own is not None
    return view.own


def looks(view: RosesView) -> list[Any]:
    """What a battle looks like to a seat, but for cards and dice."""
    assert view.battle is not None
    houses = [(h.royal, h.head, h.pool, h.spent, h.heirs, h.minors, h.dead, h.aside) for h in view.seats]
    time = (view.campaign, view.last_campaign, view.turn, view.king, view.first)
    fight = msgspec.structs.replace(view.battle, volleys=[])
    prison = (view.prisoner, view.prison)
    return [houses, time, prison, view.areas, view.battles, view.entries, fight, mine(view).blocks]


def listed(running: Battle, field: str) -> object:
    """What a battle says, lists of blocks in no order."""
    value = getattr(running, field)
    return sorted(value) if isinstance(value, list) else value


def tangled(board: Board) -> Board:
    """Both sides have reserves, a pirate among them; two heirs are dead, one is held captive."""
    york = {"yor_york": "rutland", "rebel": "rutland", "yor_herbert": "middlesex", "yor_essex": "middlesex"}
    reds = {"lan_oxford": "", "lan_devon": "", "lan_clifford": "east_anglia"}
    others: dict[str, Place] = {"lan_henry_vi": ("leicester", 2), "lan_prince_edward": "kent", "yor_march": "calais"}
    board.fight("essex", york, reds, main="rutland", first=1, others=others)
    board.state.came[BLOCK["yor_essex"]] = SEA_BORDER + 1 + AREA["calais"]
    board.state.entries.append((AREA["essex"], 1, SEA_BORDER))
    board.state.heads[0], board.state.prisoner = BLOCK["lan_prince_edward"], BLOCK["lan_henry_vi"]
    board.state.where[BLOCK["yor_rutland"]] = board.state.where[BLOCK["lan_somerset"]] = DEAD
    return board.sound()


@pytest.mark.parametrize("seat", [0, 1])
def test_whatif_looks_like_what_is_seen(board: Board, seat: int) -> None:
    """Who stands where, waits in reserve, is dead, captive or spent; the round, and who has had his turn."""
    tangled(board)
    for passes in range(8):
        view, guess = ROSES.view(board.state, seat), supposed(board.state, seat)
        assert looks(ROSES.view(guess, seat)) == looks(view), passes
        assert sorted(mine(ROSES.view(guess, seat)).reserves) == sorted(mine(view).reserves)
        for field in ("seats", "schema_version", "rules_version", "heads", "prisoner", "entries", "due"):
            assert getattr(guess, field) == getattr(board.state, field), field
        for field in ("area", "attacker", "round", "stage", "acted", "late", "rolls", "turned"):
            assert listed(Board(guess).battle(), field) == listed(board.battle(), field), (passes, field)
        foe = [b for b in Board(guess).battle().reserve if owner(board.state, b) == 1 - seat]
        assert view.battle is not None
        assert len(foe) == view.battle.hidden[1 - seat], "those who wait unseen"
        assert all((steps > 0) == (where >= 0) for steps, where in zip(guess.steps, guess.where, strict=True))
        captive = guess.steps[BLOCK["lan_henry_vi"]]
        assert captive == (STEPS[BLOCK["lan_henry_vi"]] if seat else 2), "only his owner knows how weak he is"
        turn = view.acting[0]
        board.do(turn, board.legal(turn, "pass")[0])


def test_whatif_keeps_whom_everybody_knows_where_they_stand(board: Board) -> None:
    """Somebody who was seen there before is among those who wait."""
    tangled(board)
    reveal(board.state, [BLOCK["yor_herbert"]])
    guess = Board(supposed(board.state, 0))
    assert guess.state.where[BLOCK["yor_herbert"]] == AREA["essex"]
    assert BLOCK["yor_herbert"] in guess.battle().reserve


def test_whatif_there_may_be_no_king_and_no_prisoner(board: Board) -> None:
    """The King is dead, and his successor comes with the next supply; nobody is held captive."""
    board.fight("essex", {"lan_oxford": "rutland"}, {"yor_york": ""}).sound()
    board.state.heads[0] = -1
    for seat in (0, 1):
        guess = supposed(board.state, seat)
        assert (guess.heads, guess.prisoner) == ([-1, BLOCK["yor_york"]], -1)


def test_whatif_goes_by_ones_own_orders(board: Board) -> None:
    """Those of this battle and of single blocks; where they would ask, and for the enemy, the quick ones. Nobody is
    asked about orders any more, and the winner stays."""
    tangled(board)
    board.state.players[1].orders = {"yor_york": "weak-1", "yor_essex": "ask"}
    board.battle().plans[1] = msgspec.structs.replace(ASK, act="pass", retreat="round-3", brief="rounds")
    for seat in (0, 1):
        guess = Board(supposed(board.state, seat))
        plan = guess.battle().plans[seat]
        assert (plan.act, plan.retreat) == (("pass", "round-3") if seat else ("fire", "never"))
        assert (plan.charge, plan.treason, plan.hits, plan.haven) == ("never", "likely", "common", "auto")
        other = guess.battle().plans[1 - seat]
        assert (other.act, other.retreat) == ("fire", "weak-1")
        assert {(each.brief, each.regroup) for each in (plan, other)} == {("never", "stay")}
        assert [player.orders for player in guess.state.players] == [{}, {"yor_york": "weak-1"} if seat else {}]


def test_whatif_knows_who_has_changed_sides(board: Board) -> None:
    """He is in reserve, seen by all, and nobody rolls for him again; whom a roll has failed on stands as before."""
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_stanley": "", "yor_westmoreland": "", "yor_york": ""})
    board.do(1, "pass yor_stanley; pass yor_westmoreland")
    board.do(1, "charge yor_york lan_henry_vi", 1, 6, 6, 6)
    board.do(0, "treason lan_henry_vi yor_westmoreland", 2, 3)
    for seat in (0, 1):
        assert Board(supposed(board.sound().state, seat)).battle().turned == []
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_stanley": "", "yor_canterbury_church": ""})
    board.do(1, "pass yor_stanley")
    board.do(0, "treason lan_henry_vi yor_stanley", 2)
    for seat in (0, 1):
        guess = Board(supposed(board.sound().state, seat)).battle()
        assert guess.turned == guess.reserve == [BLOCK["lan_stanley"]]


def test_whatif_the_dice_fall_anew_in_every_run(board: Board) -> None:
    """An even battle of blocks that are all seen ends in more than one way."""
    found = odds(board.fight("essex", {"lan_oxford": "rutland"}, {"yor_york": ""}).sound().state, 0)
    assert sum(n > 0 for n in found.own) > 1
    assert sum(n > 0 for n in found.enemy) > 1
    assert found.own[-1] > 0, "the list ends with the most that is lost in any run"
    assert found.enemy[-1] > 0
    assert not changeable(found)


def test_whatif_a_crowd_holds_the_field(board: Board) -> None:
    """One weak block against three strong ones has lost in every run, and so it is told to either side."""
    reds = dict.fromkeys(("lan_henry_vi", "lan_exeter", "lan_oxford"), "")
    board.fight("derby", {"yor_norfolk": "warwick"}, reds, steps={"yor_norfolk": 1}).sound()
    ours, theirs = odds(board.state, 0), odds(board.state, 1)
    assert (ours.won, theirs.won) == (ours.runs, 0)
    assert (ours.seat, ours.area, ours.turned) == (0, "derby", 0)
    assert len(ours.enemy) == len(theirs.own) == 2
    assert ours.fell["yor_norfolk"] == ours.enemy[1] > 0
    assert ours.fell["lan_henry_vi"] == 0
    assert ours.own[0] > 0, "runs in which nothing is lost"


def test_whatif_who_changes_sides_has_not_fallen(board: Board) -> None:
    """The King rolls for Stanley in every run, and does nothing else: the battle is won where he comes over. His steps
    are lost to his side, and count for nobody as a loss beside that."""
    board.fight("derby", {"lan_henry_vi": "warwick"}, {"yor_stanley": ""}, steps={"yor_stanley": 2})
    board.battle().plans[0] = msgspec.structs.replace(AUTO, act="pass", treason="always")
    found = odds(board.sound().state, 0)
    assert 0 < found.turned == found.won < found.runs
    assert found.enemy == [found.runs - found.turned, 0, found.turned]
    assert found.fell["yor_stanley"] == 0
    assert sum(found.own) == found.runs


def test_whatif_who_has_changed_sides_falls_once(board: Board) -> None:
    """He is seen by all, and among his owner's reserves as well."""
    enemies = dict.fromkeys(("yor_stanley", "yor_york", "yor_march", "yor_canterbury_church"), "")
    board.fight("derby", {"lan_henry_vi": "warwick"}, enemies, steps={"yor_stanley": 1})
    board.do(1, "pass yor_march; pass yor_stanley; pass yor_york")
    board.do(0, "treason lan_henry_vi yor_stanley", 2)
    board.state.steps[BLOCK["lan_henry_vi"]] = 1
    board.battle().plans[0] = AUTO
    found = odds(board.sound().state, 0)
    assert found.runs / 2 < found.fell["lan_stanley"] <= found.runs


def test_whatif_one_of_three_finds_no_way_out(board: Board) -> None:
    """Three attackers must leave over a border that lets two out: no order says who stays behind and dies (6.6)."""
    reds = dict.fromkeys(("lan_henry_vi", "lan_devon", "lan_beaumont"), "cumbria")
    others: dict[str, Place] = {"yor_york": "ireland", "yor_march": "north_yorks", "yor_essex": "scotland"}
    board.fight("northumbria", reds, {"yor_canterbury_church": ""}, others=others)
    here, now = AREA["northumbria"], board.battle()
    board.state.entries.append((here, 1, NEIGHBOURS[here][AREA["east_yorks"]]))  # help came that way: it is closed
    now.round, now.acted = 4, [BLOCK["yor_canterbury_church"]]
    found = odds(board.sound().state, 0, 5)
    assert sum(found.fell[b] for b in reds) == found.runs
    assert found.won == 0


def test_whatif_hidden_reserves_fight(board: Board) -> None:
    """Behind one weak block three others wait unseen: more is lost than what is seen. Who they are is told to their
    owner alone."""
    men = {"yor_norfolk": "rutland"} | dict.fromkeys(("yor_hastings", "yor_essex", "yor_herbert"), "middlesex")
    reds = dict.fromkeys(("lan_henry_vi", "lan_exeter", "lan_oxford"), "")
    board.fight("essex", men, reds, main="rutland", steps={"yor_norfolk": 1}).sound()
    assert len(odds(board.state, 0).enemy) > 3
    assert set(odds(board.state, 0).fell) == {"yor_norfolk", *reds}
    theirs = odds(board.state, 1)
    assert set(theirs.fell) == {*men, *reds}
    assert max(theirs.fell[b] for b in men) > 0


def test_whatif_leaves_a_prisoner_where_he_is(board: Board) -> None:
    """Everybody sees where he is held; he is none of those whose place is drawn."""
    board.fight("essex", {"lan_oxford": "rutland"}, {"yor_york": ""}, others={"lan_henry_vi": "middlesex"})
    board.state.prisoner = BLOCK["lan_henry_vi"]
    assert odds(board.sound().state, 1, 4).runs == 4


def test_whatif_hits_that_fell_are_allotted(board: Board) -> None:
    """Whoever has hits to allot loses as many steps in every run."""
    for seat in (0, 1):
        found = odds(board.struck().state, seat)
        lost = (found.own, found.enemy)[seat]
        assert not any(lost[:2])
        assert sum(lost[2:]) == found.runs
