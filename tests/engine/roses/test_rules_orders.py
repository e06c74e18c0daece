"""Standing orders outside the turns of blocks: what is obvious is not asked (rulings O7 to O15)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core import Action, Place, SeatRef, blocking
from engine.roses.analysis import obvious, points
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, SUPPLY
from engine.roses.phases.political import KING_HOME, homes
from engine.roses.phases.supply import HEIRS_KING
from engine.roses.rules import ROSES
from engine.roses.standing import STYLES, VALUES, copy
from engine.roses.state import Battle, Battles, Briefing, Cards, Mulligan, Options, Political, Supply
from engine.roses.view import Plan
from tests.engine.roses.board import ASK, AUTO, Board, keys, names


def plan(**orders: str) -> Plan:
    """Asks for everything but what is named."""
    return msgspec.structs.replace(ASK, **orders)


def test_orders_the_obvious_place(board: Board) -> None:
    """Food first, then company, then the map."""
    board.position({"lan_oxford": "essex", "lan_devon": "essex", "lan_clifford": "kent", "yor_york": "ireland"})
    areas = [AREA["essex"], AREA["kent"], AREA["dorset"]]
    assert obvious(board.state.counts()[0], areas) == AREA["essex"]
    full = ["lan_beaumont", "lan_wiltshire", "lan_pembroke", "lan_buckingham"]
    for block in full[: SUPPLY[AREA["essex"]] - 2]:
        board.state.where[BLOCK[block]] = AREA["essex"]
    assert obvious(board.state.counts()[0], areas) == AREA["kent"]
    board.state.where[BLOCK["lan_clifford"]] = AREA["essex"]
    assert obvious(board.state.counts()[0], areas[1:]) == min(areas[1:])


def going_home(board: Board, order: str) -> Board:
    """The King's nobles on their way home after a campaign."""
    board.position({"lan_oxford": "kent", "lan_henry_vi": "kent", "lan_devon": "wilts", "yor_york": "ireland"})
    board.state.players[0].standing = plan(home=order)
    board.state.frames = [Political(KING_HOME)]
    board.settle()
    return board


def test_orders_everybody_home(board: Board) -> None:
    """``home-all`` sends each to the obvious place, as the order does without a question; silence says the same."""
    going_home(board, "ask")
    (prompt,) = board.asked(0)
    assert prompt.default == (Action("home-all"),)
    assert board.why(0, "home-all 1") == "words"
    travellers = {a.args[0] for a in prompt.actions if a.args}
    expected = {}
    for block in (b for b in BLOCK_IDS if b in travellers):
        there = Board().position(
            {"lan_oxford": "kent", "lan_henry_vi": "kent", "lan_devon": "wilts", "yor_york": "ireland"}
        )
        expected[block] = set(homes(there.state, BLOCK[block]))
    board.do(0, "home-all")
    assert board.state.campaign == 2
    assert isinstance(board.state.frames[-1], Mulligan)
    assert expected
    for block, open_ in expected.items():
        assert AREA[board.at(block)] in open_
    by_order = going_home(Board(), "obvious")
    assert by_order.state.where == board.state.where
    assert isinstance(by_order.state.frames[-1], Mulligan)


@pytest.mark.parametrize("how", ["feed", "stay", "ask"])
def test_orders_regroup_feed(board: Board, how: str) -> None:
    """Who would starve goes where he is fed, common men first; ``stay`` leaves all, ``ask`` asks."""
    defenders = dict.fromkeys(("lan_oxford", "lan_devon", "lan_henry_vi", "lan_clifford", "lan_york_levy"), "")
    room = SUPPLY[AREA["derby"]]
    assert room < 5
    orders = msgspec.structs.replace(AUTO, regroup=how)
    board.fight("derby", {"yor_hastings": "warwick"}, defenders, steps={"yor_hastings": 1}, plans=[orders, AUTO])
    left = [b for b in defenders if board.at(b) == "derby"]
    if how == "feed":
        assert len(left) == room
        assert board.at("lan_york_levy") != "derby"
        assert "lan_henry_vi" in left
        assert not [a for a in board.legal(0) if a.startswith("regroup")]
    elif how == "ask":
        assert len(left) == 5
        assert board.legal(0, "regroup")
    else:
        assert len(left) == 5
        assert not board.legal(0, "regroup")


def test_orders_treachery_where_one_die_decides(board: Board) -> None:
    """``likely`` tries a block of loyalty 1 and leaves one of loyalty 2 alone."""
    for target, tries in (("lan_buckingham", True), ("lan_northumberland", False)):
        orders = plan(act="fire", treason="likely", charge="never", hits="common")
        board.fight("essex", {"yor_york": "rutland"}, {target: ""}, plans=[ASK, orders])
        events = board.do(0, f"pass {target}") if board.legal(0, "pass") else board.settle()
        assert ("treason-roll" in keys(events)) == tries, target


def test_orders_the_strongest_lack_supply(board: Board) -> None:
    """Nobody dies who can live, and common men go before nobles."""
    blocks = ["lan_oxford", "lan_devon", "lan_clifford", "lan_beaumont", "lan_york_levy", "lan_wiltshire"]
    places = {b: ("dorset", 1 if b == "lan_beaumont" else 3) for b in blocks}
    for order in ("strongest", "ask"):
        board.position({**places, "yor_york": "ireland"})
        board.state.players[0].standing = plan(loss=order)
        for player in board.state.players:
            player.hand = ["action_2", "action_3"]
        board.state.frames = [Supply(HEIRS_KING, due=[0, 0])]
        board.settle()
        if order == "ask":
            (prompt,) = board.asked(0)
            for action in prompt.default:
                ROSES.apply(board.state, 0, action)
        assert isinstance(board.state.frames[-1], Cards)
        assert board.strength("lan_beaumont") == 1
        assert board.strength("lan_york_levy") == 2
        assert sum(board.strength(b) for b in blocks) == 16 - (6 - SUPPLY[AREA["dorset"]])


def test_orders_for_the_hand(board: Board) -> None:
    """``poor`` shows a poor hand, ``keep`` none; in the first campaign both are asked whatever their orders say."""
    poor, rich = ["action_2"] * 5 + ["action_3", "muster"], ["action_3"] * 4 + ["action_4"] * 3
    board.state = ROSES.setup(seats=2, seed="hands", options=Options(campaigns=2))
    assert set(blocking(ROSES.prompts(board.state))) == {0, 1}
    board.do(0, "style quick")
    assert set(blocking(ROSES.prompts(board.state))) == {0, 1}
    assert points(poor) <= 13
    for order, hand, shown in (("poor", poor, True), ("poor", rich, False), ("keep", poor, False)):
        board.state = ROSES.setup(seats=2, seed="hands", options=Options(campaigns=2))
        board.state.campaign = 2
        board.state.players[0].hand, board.state.players[1].hand = list(hand), list(rich)
        for player in board.state.players:
            player.standing.hand = order
        board.state.frames = [Mulligan(["", ""])]
        events = board.settle()
        assert ("mulligan" in keys(events)) == shown, (order, hand)
        assert isinstance(board.state.frames[-1], Cards)


def test_orders_styles(board: Board) -> None:
    """A new seat is quick; careful asks for whatever can be asked; every style is a legal action at any time."""
    board.state = ROSES.setup(seats=2, seed="styles")
    assert all(player.standing == STYLES["quick"] for player in board.state.players)
    assert list(ROSES.styles()) == ["quick", "careful", "swift", "wary"]
    for name, actions in ROSES.styles().items():
        for action in actions:
            assert ROSES.apply(board.state, 0, action) == []
        assert board.state.players[0].standing == STYLES[name]
        assert all(getattr(STYLES[name], key) in values for key, values in VALUES.items())
    careful = STYLES["careful"]
    assert {key for key in VALUES if getattr(careful, key) != "ask"} == {"act", "retreat", "brief"}
    assert not {key for key in VALUES if getattr(STYLES["quick"], key) == "ask"}
    board.do(0, "standing act pass")
    assert STYLES["careful"].act == "fire", "a style is not changed with the seat"


def test_orders_of_the_styles_beside() -> None:
    """O13: swift asks nothing about a battle, wary what careful asks and one thing more; quick and careful are as they
    were, for games that run by them."""
    quick, careful = STYLES["quick"], STYLES["careful"]
    differs = {
        name: {key for key in VALUES if getattr(STYLES[name], key) != getattr(like, key)}
        for name, like in (("swift", quick), ("wary", careful))
    }
    assert differs == {"swift": {"brief", "treason"}, "wary": {"retreat"}}
    assert (STYLES["swift"].brief, STYLES["swift"].treason, STYLES["wary"].retreat) == ("never", "card", "ask")
    assert (careful.retreat, quick.brief, quick.treason) == ("never", "crown", "likely")


@pytest.mark.parametrize("steps", [1, 2])
def test_orders_ask_before_the_last_step(board: Board, steps: int) -> None:
    """O18: from round 2 on, at its last step and where it can leave; who is stronger fires."""
    careful = msgspec.structs.replace(AUTO, retreat="ask")
    board.fight("essex", {"yor_york": "rutland"}, {"lan_oxford": ""}, plans=[ASK, ASK])
    battle = board.battle()
    battle.round, battle.acted, battle.plans = 2, [], [careful, ASK]
    board.state.steps[BLOCK["lan_oxford"]] = steps
    board.settle()
    asked = board.legal(0, "retreat")
    assert bool(asked) == (steps == 1)


@pytest.mark.parametrize(
    ("targets", "others", "played"),
    [
        (("yor_stanley", "yor_westmoreland"), 0, "yor_stanley"),
        (("yor_stanley", "yor_westmoreland"), 1, "yor_stanley"),
        (("yor_westmoreland",), 0, "yor_westmoreland"),
        (("yor_westmoreland",), 1, ""),
    ],
)
def test_orders_play_the_card(board: Board, targets: tuple[str, ...], others: int, played: str) -> None:
    """O17: Stanley needs one die, Westmoreland more: he is tried where no other battle is left for the card."""
    plan = msgspec.structs.replace(AUTO, treason="card")
    where: dict[str, Any] = {"yor_york": "kent", "lan_clifford": "kent"} if others else {"yor_york": "ireland"}
    board.fight("derby", {"lan_henry_vi": "warwick"}, dict.fromkeys(targets, ""), others=where)
    board.state.players[0].standing = plan
    board.state.treason, board.state.players[0].card = 0, "treason"
    battle = Battle(AREA["derby"], 0, 1, "treason", [], [], [], [], [], [], [[], []], [copy(AUTO), copy(AUTO)], [], 0)
    board.state.frames = [Battles(), battle]
    prompt = ROSES.prompts(board.state)[0][0]
    assert prompt.step == "event-treason"
    action = ROSES.answer(board.state, 0, prompt)
    assert str(action) == (f"event-treason {played}" if played else "pass-treason")
    board.state.players[0].standing.treason = "likely"
    assert ROSES.answer(board.state, 0, prompt) is None, "who wants to be asked about the card is"


def test_orders_by_hand(board: Board) -> None:
    """O16: with what the game calls by hand every turn of a block is asked, though a careful seat lets them fire."""
    for chosen, asks in ((ROSES.styles()["careful"], False), (ROSES.by_hand, True)):
        board.fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=Plan())
        for seat in (0, 1):
            for action in chosen:
                ROSES.apply(board.state, seat, action)
        board.state.frames = [Battles()]
        board.settle()
        board.do(0, "seal")
        board.do(1, "seal")
        found = (
            [a for a in board.legal(0) if a.startswith("fire")] if not isinstance(board.state.frames[-1], Cards) else []
        )
        assert bool(found) == asks


def test_orders_briefing_where_the_crown_fights(board: Board) -> None:
    """By ``crown`` both are asked when a King or Pretender stands in a line, his own or the other's, and else not."""
    quick = msgspec.structs.replace(AUTO, brief="crown", act="ask")
    for blocks, asks in ((["lan_oxford"], False), (["lan_henry_vi", "lan_oxford"], True)):
        board.fight("essex", {"yor_hastings": "rutland"}, dict.fromkeys(blocks, ""), plan=quick)
        assert isinstance(board.state.frames[-1], Briefing) == asks, blocks
        if asks:
            assert set(blocking(ROSES.prompts(board.state))) == {0, 1}
    board.fight("essex", {"yor_hastings": "rutland", "yor_york": "middlesex"}, {"lan_oxford": ""}, plan=quick)
    assert names(board.battle().reserve) == ["yor_york"]
    assert not isinstance(board.state.frames[-1], Briefing), "who is asked would tell who waits in reserve"


def test_orders_the_best_odds_first(board: Board) -> None:
    """Player 1 begins where he has most blocks more; of equals with the first on the map; or he is asked."""
    places = {
        "lan_oxford": "essex", "yor_hastings": "essex", "lan_devon": "cornwall", "lan_clifford": "cornwall",
        "yor_norfolk": "cornwall", "lan_beaumont": "kent", "yor_essex": "kent", "yor_herbert": "kent",
    }  # fmt: skip
    for order, first in (("odds", "cornwall"), ("ask", "")):
        board.position(places, first=0)
        board.state.players[0].standing = plan(battles=order)
        board.state.frames = [Battles()]
        events = board.settle()
        begun = [e.params["area"] for e in events if e.key == "roses-battle"]
        assert begun[:1] == ([Place(first)] if first else [])
        if order == "ask":
            (prompt,) = board.asked(0)
            assert prompt.default == (Action("battle", ("cornwall",)),)
            assert len(prompt.actions) == 3


@pytest.mark.parametrize("order", ["never", "round-2"])
def test_orders_that_have_spoken_cannot_be_undone(board: Board, order: str) -> None:
    """O15: what the other side's hidden orders do after an action is learnt, so the action stands, also where the turn
    comes back to the same seat at once."""
    hidden = plan(act="pass", retreat=order)
    attackers = {"yor_march": "rutland", "yor_norfolk": "rutland", "yor_london_levy": "rutland"}
    defenders = {"lan_oxford": "", "lan_devon": ""}
    board.fight("essex", attackers, defenders, plans=[hidden, ASK])
    spoken = 0
    while passes := board.legal(1, "pass"):
        events = board.do(1, passes[0])
        if any(e.params.get("seat") == SeatRef(0) for e in events):
            spoken += board.legal(1, "fire") != []
            assert any(e.seals and e.audience is None for e in events), keys(events)
    assert spoken
