"""Standing orders outside the turns of blocks: what is obvious is not asked (rulings O7 to O15)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Action, Place, SeatRef, blocking
from engine.roses.board import AREA, BLOCK, BLOCK_IDS, SUPPLY
from engine.roses.phases.cards import points
from engine.roses.phases.political import KING_HOME, homes
from engine.roses.phases.supply import HEIRS_KING
from engine.roses.rules import ROSES
from engine.roses.standing import STYLES, VALUES, obvious
from engine.roses.state import Battles, Briefing, Cards, Mulligan, Options, Political, RosesState, Supply
from engine.roses.view import Plan
from tests.engine.roses.positions import (
    ASK,
    AUTO,
    asked,
    at,
    battle,
    do,
    fight,
    keys,
    legal,
    names,
    position,
    settle,
    strength,
    why,
)


def plan(**orders: str) -> Plan:
    """Asks for everything but what is named."""
    return msgspec.structs.replace(ASK, **orders)


def test_orders_the_obvious_place() -> None:
    """Food first, then company, then the map."""
    state = position({"lan_oxford": "essex", "lan_devon": "essex", "lan_clifford": "kent", "yor_york": "ireland"})
    areas = [AREA["essex"], AREA["kent"], AREA["dorset"]]
    assert obvious(state, 0, areas) == AREA["essex"]
    full = ["lan_beaumont", "lan_wiltshire", "lan_pembroke", "lan_buckingham"]
    for block in full[: SUPPLY[AREA["essex"]] - 2]:
        state.where[BLOCK[block]] = AREA["essex"]
    assert obvious(state, 0, areas) == AREA["kent"]
    state.where[BLOCK["lan_clifford"]] = AREA["essex"]
    assert obvious(state, 0, areas[1:]) == min(areas[1:])


def going_home(order: str) -> RosesState:
    """The King's nobles on their way home after a campaign."""
    state = position({"lan_oxford": "kent", "lan_henry_vi": "kent", "lan_devon": "wilts", "yor_york": "ireland"})
    state.players[0].standing = plan(home=order)
    state.frames = [Political(KING_HOME)]
    settle(state)
    return state


def test_orders_everybody_home() -> None:
    """``home-all`` sends each to the obvious place, as the order does without a question; silence says the same."""
    state = going_home("ask")
    (prompt,) = asked(state, 0)
    assert prompt.default == (Action("home-all"),)
    assert why(state, 0, "home-all 1") == "words"
    travellers = {a.args[0] for a in prompt.actions if a.args}
    expected = {}
    for block in (b for b in BLOCK_IDS if b in travellers):
        there = position({"lan_oxford": "kent", "lan_henry_vi": "kent", "lan_devon": "wilts", "yor_york": "ireland"})
        expected[block] = set(homes(there, BLOCK[block]))
    do(state, 0, "home-all")
    assert state.campaign == 2
    assert isinstance(state.frames[-1], Mulligan)
    assert expected
    for block, open_ in expected.items():
        assert AREA[at(state, block)] in open_
    by_order = going_home("obvious")
    assert by_order.where == state.where
    assert isinstance(by_order.frames[-1], Mulligan)


@pytest.mark.parametrize("how", ["feed", "stay", "ask"])
def test_orders_regroup_feed(how: str) -> None:
    """Who would starve goes where he is fed, common men first; ``stay`` leaves all, ``ask`` asks."""
    defenders = dict.fromkeys(("lan_oxford", "lan_devon", "lan_henry_vi", "lan_clifford", "lan_york_levy"), "")
    room = SUPPLY[AREA["derby"]]
    assert room < 5
    orders = msgspec.structs.replace(AUTO, regroup=how)
    state = fight("derby", {"yor_hastings": "warwick"}, defenders, steps={"yor_hastings": 1}, plans=[orders, AUTO])
    left = [b for b in defenders if at(state, b) == "derby"]
    if how == "feed":
        assert len(left) == room
        assert at(state, "lan_york_levy") != "derby"
        assert "lan_henry_vi" in left
        assert not [a for a in legal(state, 0) if a.startswith("regroup")]
    elif how == "ask":
        assert len(left) == 5
        assert legal(state, 0, "regroup")
    else:
        assert len(left) == 5
        assert not legal(state, 0, "regroup")


def test_orders_treachery_where_one_die_decides() -> None:
    """``likely`` tries a block of loyalty 1 and leaves one of loyalty 2 alone."""
    for target, tries in (("lan_buckingham", True), ("lan_northumberland", False)):
        orders = plan(act="fire", treason="likely", charge="never", hits="common")
        state = fight("essex", {"yor_york": "rutland"}, {target: ""}, plans=[ASK, orders])
        events = do(state, 0, f"pass {target}") if legal(state, 0, "pass") else settle(state)
        assert ("treason-roll" in keys(events)) == tries, target


def test_orders_the_strongest_lack_supply() -> None:
    """Nobody dies who can live, and common men go before nobles."""
    blocks = ["lan_oxford", "lan_devon", "lan_clifford", "lan_beaumont", "lan_york_levy", "lan_wiltshire"]
    places = {b: ("dorset", 1 if b == "lan_beaumont" else 3) for b in blocks}
    for order in ("strongest", "ask"):
        state = position({**places, "yor_york": "ireland"})
        state.players[0].standing = plan(loss=order)
        for player in state.players:
            player.hand = ["action_2", "action_3"]
        state.frames = [Supply(HEIRS_KING, due=[0, 0])]
        settle(state)
        if order == "ask":
            (prompt,) = asked(state, 0)
            for action in prompt.default:
                ROSES.apply(state, 0, action)
        assert isinstance(state.frames[-1], Cards)
        assert strength(state, "lan_beaumont") == 1
        assert strength(state, "lan_york_levy") == 2
        assert sum(strength(state, b) for b in blocks) == 16 - (6 - SUPPLY[AREA["dorset"]])


def test_orders_for_the_hand() -> None:
    """``poor`` shows a poor hand, ``keep`` none; in the first campaign both are asked whatever their orders say."""
    poor, rich = ["action_2"] * 5 + ["action_3", "muster"], ["action_3"] * 4 + ["action_4"] * 3
    state = ROSES.setup(seats=2, seed="hands", options=Options(campaigns=2))
    assert set(blocking(ROSES.prompts(state))) == {0, 1}
    do(state, 0, "style quick")
    assert set(blocking(ROSES.prompts(state))) == {0, 1}
    assert points(poor) <= 13
    for order, hand, shown in (("poor", poor, True), ("poor", rich, False), ("keep", poor, False)):
        state = ROSES.setup(seats=2, seed="hands", options=Options(campaigns=2))
        state.campaign = 2
        state.players[0].hand, state.players[1].hand = list(hand), list(rich)
        for player in state.players:
            player.standing.hand = order
        state.frames = [Mulligan(["", ""])]
        events = settle(state)
        assert ("mulligan" in keys(events)) == shown, (order, hand)
        assert isinstance(state.frames[-1], Cards)


def test_orders_styles() -> None:
    """A new seat is quick; careful asks for whatever can be asked; every style is a legal action at any time."""
    state = ROSES.setup(seats=2, seed="styles")
    assert all(player.standing == STYLES["quick"] for player in state.players)
    assert list(ROSES.styles()) == ["quick", "careful"]
    for name, actions in ROSES.styles().items():
        for action in actions:
            assert ROSES.apply(state, 0, action) == []
        assert state.players[0].standing == STYLES[name]
        assert all(getattr(STYLES[name], key) in values for key, values in VALUES.items())
    careful = STYLES["careful"]
    assert {key for key in VALUES if getattr(careful, key) != "ask"} == {"act", "retreat", "brief"}
    assert not {key for key in VALUES if getattr(STYLES["quick"], key) == "ask"}
    do(state, 0, "standing act pass")
    assert STYLES["careful"].act == "fire", "a style is not changed with the seat"


def test_orders_by_hand() -> None:
    """O16: with what the game calls by hand every turn of a block is asked, though a careful seat lets them fire."""
    for chosen, asks in ((ROSES.styles()["careful"], False), (ROSES.by_hand, True)):
        state = fight("essex", {"yor_hastings": "rutland"}, {"lan_oxford": ""}, plan=Plan())
        for seat in (0, 1):
            for action in chosen:
                ROSES.apply(state, seat, action)
        state.frames = [Battles()]
        settle(state)
        do(state, 0, "seal")
        do(state, 1, "seal")
        found = [a for a in legal(state, 0) if a.startswith("fire")] if not isinstance(state.frames[-1], Cards) else []
        assert bool(found) == asks


def test_orders_briefing_where_the_crown_fights() -> None:
    """By ``crown`` both are asked when a King or Pretender stands in a line, his own or the other's, and else not."""
    quick = msgspec.structs.replace(AUTO, brief="crown", act="ask")
    for blocks, asks in ((["lan_oxford"], False), (["lan_henry_vi", "lan_oxford"], True)):
        state = fight("essex", {"yor_hastings": "rutland"}, dict.fromkeys(blocks, ""), plan=quick)
        assert isinstance(state.frames[-1], Briefing) == asks, blocks
        if asks:
            assert set(blocking(ROSES.prompts(state))) == {0, 1}
    state = fight("essex", {"yor_hastings": "rutland", "yor_york": "middlesex"}, {"lan_oxford": ""}, plan=quick)
    assert names(battle(state).reserve) == ["yor_york"]
    assert not isinstance(state.frames[-1], Briefing), "who is asked would tell who waits in reserve"


def test_orders_the_best_odds_first() -> None:
    """Player 1 begins where he has most blocks more; of equals with the first on the map; or he is asked."""
    places = {
        "lan_oxford": "essex", "yor_hastings": "essex", "lan_devon": "cornwall", "lan_clifford": "cornwall",
        "yor_norfolk": "cornwall", "lan_beaumont": "kent", "yor_essex": "kent", "yor_herbert": "kent",
    }  # fmt: skip
    for order, first in (("odds", "cornwall"), ("ask", "")):
        state = position(places, first=0)
        state.players[0].standing = plan(battles=order)
        state.frames = [Battles()]
        events = settle(state)
        begun = [e.params["area"] for e in events if e.key == "roses-battle"]
        assert begun[:1] == ([Place(first)] if first else [])
        if order == "ask":
            (prompt,) = asked(state, 0)
            assert prompt.default == (Action("battle", ("cornwall",)),)
            assert len(prompt.actions) == 3


@pytest.mark.parametrize("order", ["never", "round-2"])
def test_orders_that_have_spoken_cannot_be_undone(order: str) -> None:
    """O15: what the other side's hidden orders do after an action is learnt, so the action stands, also where the turn
    comes back to the same seat at once."""
    hidden = plan(act="pass", retreat=order)
    attackers = {"yor_march": "rutland", "yor_norfolk": "rutland", "yor_london_levy": "rutland"}
    defenders = {"lan_oxford": "", "lan_devon": ""}
    state, spoken = fight("essex", attackers, defenders, plans=[hidden, ASK]), 0
    while passes := legal(state, 1, "pass"):
        events = do(state, 1, passes[0])
        if any(e.params.get("seat") == SeatRef(0) for e in events):
            spoken += legal(state, 1, "fire") != []
            assert any(e.seals and e.audience is None for e in events), keys(events)
    assert spoken
