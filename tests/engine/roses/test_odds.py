"""What a battle promises before it is fought: by hand where two blocks meet, and from the view alone."""

from __future__ import annotations

import sys
from math import comb
from typing import Any

import pytest

from engine.players.roses.position import Position
from engine.players.roses.reasons import battle
from engine.players.roses.valuation import Worth
from engine.players.roses.weights import Weights
from engine.roses.analysis import (
    attacker_of,
    battle_odds,
    candidates,
    forecast,
    joining,
    percent,
    presence,
    within_reach,
)
from engine.roses.board import AREA, BLOCK, NEIGHBOURS, REBEL
from engine.roses.rules import ROSES
from engine.roses.state import DEAD
from engine.roses.view import RosesView
from engine.roses.whatif import BattleOdds
from tests.engine.roses.board import AUTO, Board, Place

ODDS = sys.modules["engine.roses.analysis.odds"]
OXFORD_AND_DEVON = ("lan_oxford", "lan_devon")


def seen(board: Board, seat: int = 0) -> RosesView:
    view: RosesView = ROSES.view(board.state, seat)
    return view


def attack(mine: dict[str, Any], theirs: dict[str, Any], *, known: bool = True) -> float:
    """The odds of own blocks that march from Kent to Middlesex, where it is known who stands there or not."""
    places: dict[str, Place] = {**{b: ("kent", n) for b, n in mine.items()}, **dict.fromkeys(theirs, "middlesex")}
    board = Board().acting({**places, "lan_henry_vi": "derby", "yor_york": "ireland"})
    if known:
        board.state.faces = sorted(BLOCK[b] for b in theirs)
    view = seen(board)
    return battle_odds(view, AREA["middlesex"], dict.fromkeys(mine, "kent"))


def struck(dice: int, power: int) -> list[float]:
    """The odds of so many hits (3.12)."""
    return [comb(dice, n) * (power / 6) ** n * (1 - power / 6) ** (dice - n) for n in range(dice + 1)]


def duel(mine: int, theirs: int, number: int = 1) -> float:
    """The chance that an attacker of A2 holds the field against a defender of B2, by steps: each leaves at its last
    step from round 2 on, and attackers in round 4 in any case (6.2)."""
    if number == 4 or (number > 1 and mine == 1):
        return 0.0
    found = 0.0
    for hits, chance in enumerate(struck(mine, 2)):
        left = theirs - hits
        if left <= 0 or (number > 1 and left == 1):
            found += chance
            continue
        back = sum(p * duel(mine - n, theirs - hits, number + 1) for n, p in enumerate(struck(left, 2)) if mine > n)
        found += chance * back
    return found


@pytest.mark.parametrize("mine", [1, 2, 3])
def test_6_2_two_blocks_that_are_known(mine: int) -> None:
    """Oxford (A2) against Worcester (B2), who has two steps or, in a quarter of the cases, one."""
    exact = 0.75 * duel(mine, 2) + 0.25 * duel(mine, 1)
    assert attack({"lan_oxford": mine}, {"yor_worcester": 2}) == pytest.approx(exact, abs=0.13)


def test_more_and_stronger_blocks_win_more_often() -> None:
    alone = attack({"lan_oxford": 3}, {"yor_hastings": 4, "yor_suffolk": 4}, known=False)
    three = attack({"lan_oxford": 3, "lan_somerset": 3, "lan_clifford": 3}, {"yor_hastings": 4, "yor_suffolk": 4})
    assert alone < 0.2 < 0.5 < three
    assert attack({"lan_oxford": 1}, {"yor_hastings": 4, "yor_march": 4}) == 0.0, "it leaves, or falls"


def test_6_3_who_joins_a_round_later() -> None:
    """Over another border than most, or to help where the first player has attacked; not who was there."""
    there: dict[str, Any] = dict.fromkeys(("lan_oxford", "lan_devon"), "kent")
    board = Board().acting({**there, "lan_clifford": "oxford", "lan_henry_vi": "derby", "yor_york": "ireland",
                            "yor_march": "middlesex"})  # fmt: skip
    board.do(0, "move lan_oxford middlesex; move lan_devon middlesex")
    goal = AREA["middlesex"]
    blocks, late = joining(seen(board), goal, {"lan_clifford": "oxford"})
    assert sorted(blocks) == sorted(BLOCK[b] for b in (*there, "lan_clifford"))
    assert late == [BLOCK["lan_clifford"]]
    assert joining(seen(board), goal, {"lan_clifford": "kent"})[1] == []
    board = Board().acting({"lan_oxford": "kent", "lan_devon": "middlesex", "lan_henry_vi": "derby",
                            "yor_march": "middlesex", "yor_york": "ireland"}, first=1)  # fmt: skip
    board.state.entries = [(goal, 1, NEIGHBOURS[goal][AREA["essex"]])]
    assert joining(seen(board), goal, {"lan_oxford": "kent"}) == ([BLOCK["lan_devon"], BLOCK["lan_oxford"]],
                                                                  [BLOCK["lan_oxford"]])  # fmt: skip


def test_who_may_stand_on_the_map() -> None:
    """Nobody dead, minor or set aside; the rebel for the Pretender; as many on average as are there."""
    state = ROSES.setup(seats=2, seed="odds")
    state.where[BLOCK["yor_hastings"]] = DEAD
    view: RosesView = ROSES.view(state, 0)
    found = candidates(view, 1)
    assert REBEL in found
    assert REBEL not in candidates(view, 0)
    assert not {BLOCK[b] for b in ("yor_hastings", *view.seats[1].minors, *view.seats[1].aside)} & set(found)
    chances = presence(view, 1)
    assert sum(chances.values()) == pytest.approx(sum(view.counts()[1]))


def test_5_2_so_many_can_come() -> None:
    """Next door as many as the border takes, behind it as the narrower one: five in Kent, four over a yellow border."""
    crowd = dict.fromkeys(("yor_york", "yor_march", "yor_rutland", "yor_essex", "yor_hastings"), "essex")
    board = Board().acting({**crowd, "lan_henry_vi": "middlesex"})
    assert within_reach(seen(board), AREA["middlesex"], 1) == 4
    assert within_reach(seen(board), AREA["cornwall"], 1) == 0


def test_odds_tell_nothing_that_is_hidden() -> None:
    """Who stands there is changed for somebody else of the house: the same odds, and the same What if."""
    found = []
    for name in ("yor_hastings", "yor_essex"):
        board = Board().acting(
            {"lan_oxford": "kent", "lan_henry_vi": "derby", "yor_york": "ireland", name: "middlesex"}
        )
        board.sound()
        for other in ("yor_hastings", "yor_essex"):
            if other != name:
                board.state.where[BLOCK[other]] = AREA["wilts"]
        board.do(0, "move lan_oxford middlesex")
        view = seen(board)
        found.append((battle_odds(view, AREA["middlesex"]), ROSES.whatif(view, 5)))
    assert found[0] == found[1]


def test_a_battle_to_come_can_be_asked_about() -> None:
    """Without a running battle: those to come, with one's own by name; none where nobody is met."""
    board = Board().acting({"lan_oxford": "kent", "lan_clifford": "kent", "lan_henry_vi": "derby",
                            "yor_march": "middlesex", "yor_york": "ireland", "yor_rutland": "essex"},
                           first=1).sound()  # fmt: skip
    assert ROSES.whatif(seen(board), 3) is None
    board.do(0, "move lan_oxford middlesex")
    before = ROSES.dumps(board.state)
    one = ROSES.whatif(seen(board), 20)
    assert isinstance(one, BattleOdds)
    assert (one.area, list(one.fell)) == ("middlesex", ["lan_oxford"])
    assert sum(one.own) == sum(one.enemy) == one.runs
    assert ROSES.dumps(board.state) == before
    board.do(0, "move lan_clifford middlesex")
    both = ROSES.whatif(seen(board), 20)
    assert isinstance(both, BattleOdds)
    assert sorted(both.fell) == ["lan_clifford", "lan_oxford"]
    assert both.won / both.runs >= one.won / one.runs


def two_battles() -> Board:
    """Lancaster, Player 1, attacks Middlesex; York has come to Derby, where Henry stands."""
    board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby", "lan_exeter": "derby",
                            "yor_york": "ireland", "yor_march": "middlesex", "yor_hastings": "leicester",
                            "yor_suffolk": "leicester"}).sound()  # fmt: skip
    board.do(0, "move lan_oxford middlesex; move lan_devon middlesex; done")
    board.do(1, "move yor_hastings derby; move yor_suffolk derby; done")
    return board


@pytest.mark.parametrize("seat", [0, 1])
def test_same_position_same_figures(seat: int) -> None:
    """Line, What if and the computer's reasons tell one figure of a battle; all battles are in it, the defender's too:
    whoever is attacked defends there, though their house attacks elsewhere (6.1)."""
    view = seen(two_battles(), seat)
    found = ROSES.whatif(view, 10)
    assert isinstance(found, BattleOdds)
    assert [(each.area, each.attacks) for each in found.coming] == [("derby", seat == 1), ("middlesex", seat == 0)]
    assert (found.area, found.won, found.runs) == ("derby", found.coming[0].won, found.coming[0].runs)
    for each in found.coming:
        promised = battle_odds(view, AREA[each.area])
        assert promised == each.won / each.runs
        assert view.own is not None
        worth, area = Worth(Position(view, view.own), Weights()), AREA[each.area]
        foreseen = forecast(view, area)
        reasons = battle(worth, area, tuple(joining(view, area)[0]), attacker_of(view, area), seen=foreseen)
        assert reasons[0].params["n"] == percent(promised)
        assert view.own is not None
        assert foreseen.strength == sum(b.steps for b in view.own.blocks if b.place == each.area)
        for reason, lost, most in (
            (reasons[1], each.own, foreseen.strength),
            (reasons[2], each.enemy, foreseen.against),
        ):
            assert reason.params["n"] == round(sum(n * runs for n, runs in enumerate(lost)) / each.runs)
            assert reason.params["of"] == round(most)


def test_an_attack_promises_the_same_once_it_has_been_made() -> None:
    """The line before a march and the one before the end of the actions are of one battle."""
    board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby", "yor_york": "ireland",
                            "yor_march": "middlesex", "yor_rutland": "middlesex"})  # fmt: skip
    before = battle_odds(seen(board), AREA["middlesex"], dict.fromkeys(OXFORD_AND_DEVON, "kent"))
    board.do(0, "move lan_oxford middlesex; move lan_devon middlesex")
    assert before == forecast(seen(board), AREA["middlesex"]).won / forecast(seen(board), AREA["middlesex"]).runs


def test_a_running_battle_is_shown_with_those_to_come() -> None:
    """The other one has the same odds while the first is fought."""
    board = two_battles()
    alone = ROSES.whatif(seen(board), 10)
    board.do(0, "battle middlesex")
    found = ROSES.whatif(seen(board), 10)
    assert isinstance(found, BattleOdds)
    assert isinstance(alone, BattleOdds)
    assert (found.area, found.runs) == ("middlesex", 10)
    assert [each.area for each in found.coming] == ["derby"]


def test_ones_own_orders_count() -> None:
    """Who leaves at strength 2 gives up fields that who stays to the last may hold; an order of a block's own goes
    first."""

    def holds(retreat: str, **orders: Any) -> float:
        board = Board().acting({"lan_oxford": "kent", "lan_devon": "kent", "lan_henry_vi": "derby",
                                "yor_york": "ireland", "yor_hastings": "middlesex"}, plan=AUTO)  # fmt: skip
        board.state.players[0].standing.retreat = retreat  # type: ignore[assignment]
        board.state.players[0].orders = orders
        view = seen(board)
        return battle_odds(view, AREA["middlesex"], dict.fromkeys(OXFORD_AND_DEVON, "kent"))

    assert holds("round-2") < holds("weak-2") < holds("never")
    assert holds("never", lan_oxford="round-2", lan_devon="retreat") == holds("round-2")


@pytest.mark.slow
def test_few_runs_are_as_true_as_a_hundred(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against eight times as many runs: off by no more than a hundred plain ones are, a twentieth on average; and
    never far off where the first battles all ended alike."""
    found: list[tuple[float, float]] = []
    for mine in (("lan_oxford",), OXFORD_AND_DEVON, ("lan_oxford", "lan_devon", "lan_clifford", "lan_somerset")):
        for theirs in (
            ("yor_hastings",),
            ("yor_hastings", "yor_suffolk"),
            ("yor_hastings", "yor_suffolk", "yor_march"),
        ):
            few = attack(dict.fromkeys(mine, 2), dict.fromkeys(theirs, 4), known=False)
            with monkeypatch.context() as patched:
                patched.setattr(ODDS, "RUNS", 8 * ODDS.RUNS)
                patched.setattr(ODDS, "CLEAR", 0)
                ODDS._won.cache_clear()
                many = attack(dict.fromkeys(mine, 2), dict.fromkeys(theirs, 4), known=False)
            ODDS._won.cache_clear()
            found.append((few, many))
    assert max(abs(few - many) for few, many in found) < 0.13, found
    assert sum((few - many) ** 2 for few, many in found) / len(found) < 0.05**2, found
