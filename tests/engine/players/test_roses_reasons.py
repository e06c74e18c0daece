"""What the computer player of Wars of the Roses says of its answers: the terms by which it found them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from bot import locale
from engine.core import Action, blocking
from engine.core.parameters import Piece, Place
from engine.players import Reason
from engine.players.roses import RosesPlayer, reasons
from engine.players.roses.fight import Fray
from engine.players.roses.hand import Wish
from engine.players.roses.plan import Change, Planner
from engine.players.roses.position import Position
from engine.players.roses.reasons import battle, changed, operation, outlook
from engine.players.roses.valuation import Worth
from engine.players.roses.weights import Weights
from engine.roses.analysis import forecast, percent
from engine.roses.board import AREA, BLOCK, BLOCK_IDS
from engine.roses.rules import ROSES
from engine.roses.state import Battle, RosesState
from engine.roses.view import RosesView
from engine.roses.whatif import BattleOdds
from tests.engine.roses.board import Board
from tests.engine.roses.board import Place as Where


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Running battles are fought a few times only."""
    monkeypatch.setattr(reasons, "RUNS", 20)


def reading(board: Board, seat: int) -> tuple[Position, Worth]:
    """The position as the player reads it, and how it judges."""
    view: RosesView = ROSES.view(board.state, seat)
    assert view.own is not None
    position = Position(view, view.own)
    return position, Worth(position, Weights())


def said(state: RosesState, act: str = "", seat: int = -1) -> dict[str, Reason]:
    """The reasons of an answer by what they say; without one those of the player's own."""
    asked = blocking(ROSES.prompts(state))
    seat = seat if seat >= 0 else next(iter(asked))
    player, view, prompt = RosesPlayer("seed"), ROSES.view(state, seat), asked[seat][0]
    plan = [Action.parse(a) for a in act.split("; ")] if act else player.choose(view, prompt)
    return {r.key.removeprefix("roses-because-"): r for r in player.explain(view, prompt, plan)}


def total(terms: list[Reason]) -> float:
    return sum(r.worth for r in terms)


def war(card: str = "action_4") -> Board:
    """Lancaster acts second: a battle in Wilts, York in London and Leicester, an army in exile and one in Sussex that
    starves."""
    crowd = ("lan_pembroke", "lan_beaumont", "lan_clifford", "lan_stanley", "lan_buckingham")
    places: dict[str, Where] = {
        **dict.fromkeys(crowd, "sussex"), "lan_henry_vi": "wilts", "lan_bombard": ("oxford", 2),
        "lan_northumberland": "oxford", "lan_french_mercenary": "france", "lan_somerset": "france",
        "yor_essex": "wilts", "yor_hastings": "middlesex", "yor_norfolk": "middlesex", "yor_suffolk": "leicester",
        "yor_york": "ireland",
    }  # fmt: skip
    board = Board().acting(places, card, first=1)
    board.state.where[BLOCK["lan_oxford"]] = -1
    board.state.where[BLOCK["lan_devon"]] = -1
    return board


@pytest.mark.parametrize("turn", [1, 7])
def test_the_terms_of_every_operation_add_up_to_what_it_gains_for_a_point(turn: int) -> None:
    """Recruits, voyages, marches and attacks from several sides, in a quiet area, a battle and London."""
    board = war()
    board.state.turn = turn
    position, worth = reading(board, 0)
    action = position.view.action
    assert action is not None
    found = list(Planner(position, worth, action, ROSES.prompts(board.state)[0][0].actions).operations())
    assert {op.actions[0].verb for op in found} == {"move", "sea", "recruit"}
    assert {AREA["wilts"], AREA["middlesex"]} <= {op.changes[-1].area for op in found}
    assert any(op.changes[-1].reserve for op in found)
    for op in found:
        assert total(operation(position, worth, op)) == pytest.approx(op.rate, abs=1e-6), list(map(str, op.actions))


def test_the_terms_of_a_battle_add_up_to_its_value() -> None:
    """In London, where more is at stake, and elsewhere; whoever attacks."""
    position, worth = reading(war(), 0)
    blocks = position.at[AREA["sussex"]]
    for area in (AREA["middlesex"], AREA["leicester"]):
        seen = forecast(position.view, area, {BLOCK_IDS[b]: "sussex" for b in blocks})
        for attacker in (0, 1):
            value = worth.battle(area, blocks, position.theirs[area], attacker, blocks[:2])
            assert total(battle(worth, area, blocks, attacker, blocks[:2], seen=seen)) == pytest.approx(value)


def test_the_terms_of_a_running_battle_add_up_to_its_outlook() -> None:
    """Less what both sides are worth before they fight on, which is the same for every answer."""
    board = Board().fight("derby", {"yor_buckingham": "warwick", "yor_stanley": "warwick"}, {"lan_henry_vi": ""})
    board.sound()
    for seat in (0, 1):
        position, worth = reading(board, seat)
        assert position.view.battle is not None
        fray = Fray(position, worth, position.view.battle)
        now = sum(sum(fray.remains(f)) for f in fray.fighters)
        for leaver in (-1, 0, 1):
            assert total(outlook(fray, leaver)) + now == pytest.approx(fray.outlook(leaver=leaver))


def test_the_figures_of_a_change_are_those_of_the_rules() -> None:
    """An area feeds four (7.1): of five the fifth starves, and it is fed where it goes; London counts for 1 (8.1)."""
    board = war()
    position, worth = reading(board, 0)
    sussex, kent = AREA["sussex"], AREA["kent"]
    five = position.at[sussex]
    found = changed(position, worth, (Change(sussex, five, five[1:]), Change(kent, (), five[:1])))
    hunger = next(r for r in found if r.key == "roses-because-hunger")
    assert (hunger.params, hunger.worth) == ({"more": 0, "fewer": 1}, Weights().hunger)
    home = {"lan_henry_vi": "cumbria", "lan_pembroke": "essex", "yor_york": "ireland"}
    position, worth = reading(Board().acting(home), 0)
    london, essex, one = AREA["middlesex"], AREA["essex"], position.at[AREA["essex"]]
    found = changed(position, worth, (Change(essex, one, ()), Change(london, (), one)))
    support = next(r for r in found if r.key == "roses-because-support")
    assert support.params == {"more": 1, "fewer": 0}
    assert support.worth == pytest.approx(worth.supporter)


def test_two_who_come_home_to_london_are_three_more_support() -> None:
    """Who is abroad does not count for the throne, who is in England does; so does London, which was vacant (8.1)."""
    board = Board().acting(
        {"yor_march": "calais", "yor_kent": "calais", "lan_henry_vi": "cumbria"}, "action_2", seat=1, first=0
    )
    board.state.turn = 7
    act = "sea yor_march middlesex; sea yor_kent middlesex"
    assert said(board.state, act, 1)["support"].params == {"more": 3, "fewer": 0}
    assert said(board.state, "sea yor_kent sussex", 1)["support"].params == {"more": 1, "fewer": 0}


def test_a_recruit_says_who_comes() -> None:
    """Oxford has three steps, A2, and is a noble: 1 support."""
    board = Board().acting({"lan_henry_vi": "middlesex", "yor_march": "calais"}, "action_2")
    board.state.where[BLOCK["lan_oxford"]] = -1
    terms = said(board.state)
    assert terms["joins"].params == {"block": Piece("lan_oxford"), "steps": 3, "fire": 2}
    assert terms["support"].params == {"more": 1, "fewer": 0}
    assert terms["pool"].worth < 0


def test_who_sails_from_abroad_says_that_no_way_leads_on_by_land() -> None:
    """From France nobody walks (a way of 0): who leaves it says so, alone and beside the area they come to."""
    board = Board().acting({"lan_henry_vi": "middlesex", "lan_french_mercenary": "france", "yor_march": "northumbria"})
    position, worth = reading(board, 0)
    found = changed(position, worth, (Change(AREA["france"], position.at[AREA["france"]], ()),))
    away = next(r for r in found if r.key == "roses-because-away")
    assert away.params == {"area": Place("france"), "n": 0, "against": 0}
    assert away.worth > 0
    nearer = said(board.state, "sea lan_french_mercenary cornwall", 0)["nearer"]
    assert (nearer.params["area"], nearer.params["left"]) == (Place("cornwall"), Place("france"))
    assert (nearer.params["was"], nearer.params["against"]) == (0, int(nearer.worth < 0))


def test_an_end_says_that_nothing_is_worth_a_point() -> None:
    """It counts as much as an operation has to gain."""
    board = Board().acting({"lan_henry_vi": "middlesex", "yor_march": "calais"}, "action_2")
    assert said(board.state, "done")["enough"].worth == Weights().thrift


def test_what_is_said_of_a_battle_is_what_it_promises() -> None:
    """Of a running one that of *What if*; whoever leaves reads how it would end if they did not."""
    board = Board().fight("derby", {"yor_buckingham": "warwick", "yor_stanley": "warwick"}, {"lan_henry_vi": ""})
    board.sound()
    position, worth = reading(board, 1)
    view = position.view
    assert view.battle is not None
    found = ROSES.whatif(view, reasons.RUNS)
    assert isinstance(found, BattleOdds)
    for leaver, said in ((-1, "battle"), (1, "given-up")):
        (first, *_) = outlook(Fray(position, worth, view.battle), leaver)
        assert first.key == f"roses-because-{said}"
        assert first.params["n"] == percent(found.won / found.runs)
        assert (first.params["own"], first.params["enemies"]) == (2, 1), "Buckingham and Stanley against Henry"
    (running,) = (frame for frame in board.state.frames if isinstance(frame, Battle))
    terms = []
    for order in ("weak-1", "round-2"):
        running.plans[1].retreat = order
        position, worth = reading(board, 1)
        assert position.view.battle is not None
        terms.append(outlook(Fray(position, worth, position.view.battle))[0])
    assert terms[1].key == "roses-because-given-up", "they leave by their orders"
    assert terms[1].params["n"] == terms[0].params["n"]


def until(board: Board, verb: str) -> Board:
    """Everybody waits until somebody may do such a thing."""
    for _ in range(20):
        seat, (prompt, *_) = next(iter(blocking(ROSES.prompts(board.state)).items()))
        if any(a.verb == verb for a in prompt.actions):
            return board
        ROSES.apply(board.state, seat, next(a for a in prompt.actions if a.verb == "pass"))
    raise AssertionError(f"nobody may {verb}")


def test_6_9_a_treachery_roll_says_its_odds() -> None:
    """One die turns Stanley and two Rivers of York: every second time, and one time in four. The roll of which more
    is to be hoped is made, and counts more than fire."""
    attackers = {"yor_buckingham": "warwick", "yor_rivers": "warwick", "yor_stanley": "warwick"}
    board = until(Board().fight("derby", attackers, {"lan_henry_vi": "", "lan_oxford": ""}).sound(), "treason")
    for target, chance in (("yor_stanley", 50), ("yor_rivers", 25)):
        terms = said(board.state, f"treason lan_henry_vi {target}", 0)
        assert terms["turns"].params == {"block": Piece(target), "n": chance}
    fire = sum(r.worth for r in said(board.state, "fire lan_henry_vi").values())
    assert sum(r.worth for r in said(board.state).values()) > fire


def test_6_5_a_charge_says_its_odds() -> None:
    """Henry has four dice that hit with 1 and 2; a block of one step lives when all of them miss: 16 times in 81."""
    board = Board().fight("derby", {"lan_henry_vi": "leicester"}, {"yor_hastings": ""}, steps={"yor_hastings": 1})
    board.sound()
    terms = said(until(board, "charge").state, "charge lan_henry_vi yor_hastings", 0)
    assert terms["kills"].params == {"block": Piece("yor_hastings"), "n": 80}


def test_6_4_a_hit_says_who_is_lost() -> None:
    """A hit on a block of one step kills it; all three of them hit with 1 and 2 (A2, A2, B2)."""
    board = Board().struck()
    for block in ("lan_oxford", "lan_devon", "lan_clifford"):
        terms = said(board.state, f"hit {block}", 0)
        assert terms["worth"].params["left"] == 0
        assert terms["acts"].params["n"] == 2
        assert terms["worth"].worth < 0


def test_5_1_a_hand_says_its_points() -> None:
    """Three cards of four points and one of two are 14, three below an average hand."""
    board = Board().saved("redeal")
    state = board.state
    seat = next(iter(blocking(ROSES.prompts(state))))
    state.players[seat].hand = ["action_4"] * 3 + ["action_2"]
    for act, worth in (("keep", -3), ("redeal", 3)):
        reason = said(state, act)["hand"]
        assert (reason.params, reason.worth) == ({"n": 14, "fair": 17}, worth)


def test_a_march_into_a_battle_says_where_and_how_it_may_end() -> None:
    """Three strong blocks against a single one: it is likely to fall, with about all of its steps."""
    board = Board().acting(
        {"lan_northumberland": "leicester", "lan_buckingham": "leicester", "lan_french_mercenary": "leicester",
         "lan_henry_vi": "cumbria", "yor_hastings": "middlesex", "yor_march": "calais"},
        "action_2",
        first=1,
    )  # fmt: skip
    board.state.turn = 7
    terms = said(board.state)
    assert terms["battle"].params["area"] == Place("middlesex")
    assert terms["battle"].params["n"] > 90  # type: ignore[operator]
    assert terms["beat"].params["of"] == 3, "Hastings has three steps"
    assert terms["beat"].worth > 0


def test_who_comes_to_the_help_of_others_says_what_that_changes() -> None:
    """Henry stands in Wilts alone with four steps; three who come make it twelve, and he is safer."""
    position, worth = reading(war(), 0)
    wilts = AREA["wilts"]
    alone = position.at[wilts]
    joined = tuple(sorted((*alone, BLOCK["lan_buckingham"], BLOCK["lan_stanley"])))
    found = {r.key: r for r in changed(position, worth, (Change(wilts, alone, joined, joined[1:]),))}
    lose = found["roses-because-lose"]
    assert (lose.params["of"], lose.params["helped"]) == (12, 1)
    assert lose.worth > 0
    assert lose.params["now"] > lose.params["n"]  # type: ignore[operator]


def test_everything_that_may_be_said_has_words_and_nothing_else() -> None:
    """In both languages."""
    source = Path(reasons.__file__).read_text(encoding="utf-8")
    calls = re.findall(r'_because\(\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', source)
    said = {f"roses-because-{what}" for call in calls for what in call if what}
    said |= {f"roses-because-card-{wish}" for wish in (*get_args(Wish), "other")}
    for language in locale.LANGUAGES:
        assert {k for k in locale.entries(language) if k.startswith("roses-because-")} == said
