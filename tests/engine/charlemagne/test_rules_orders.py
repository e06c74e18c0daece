"""Standing orders to the letter, and events, treaties and retreats at their edges (6, 19, 21, 26)."""

from __future__ import annotations

import pytest

from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Envoy
from engine.charlemagne.game_data import EMPIRE, REGION, TRIBAL
from engine.charlemagne.phases.attempts import begin_revolt
from engine.charlemagne.phases.fate import happen, raided
from engine.charlemagne.politics import destroy
from engine.charlemagne.rules import CHARLEMAGNE as RULES
from engine.charlemagne.standing import change
from engine.charlemagne.state import Orders
from engine.core import Event, SeatRef
from tests.engine.charlemagne.board import KING, MID, NORTH, SOUTH, Board, keys


def attacked(board: Board, **orders: object) -> None:
    """Two Saxon stacks' worth of strength attacked at even odds; the Tribal player holds two advances and treachery."""
    board.position()
    for key, value in {"retreat": "never", **orders}.items():
        setattr(board.state.orders[TRIBAL], key, value)
    board.put(MID, "saxony-warriors")
    board.hand(TRIBAL, military_advance=2)
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")
    board.rig(("battle", 4))


@pytest.mark.parametrize(
    ("orders", "played"),
    [({}, 1), ({"reserve": 1}, 1), ({"reserve": 2}, 0),
     ({"stake": 6}, 1), ({"stake": 12}, 0), ({"advance": "never"}, 0),
     ({"advance": "always", "stake": 36}, 1)],
)  # fmt: skip
def test_orders_of_advances(board: Board, orders: dict[str, object], played: int) -> None:
    """Played when the column drops and enough strength is at stake; so many stay in the hand."""
    attacked(board, **orders)
    board.do("fight")
    assert sum(board.state.hands[TRIBAL]) == 2 - played


@pytest.mark.parametrize(("style", "asked"), [("", True), ("careful", True), ("quick", False)])
def test_orders_spend_no_marker_for_who_has_not_asked(board: Board, style: str, asked: bool) -> None:
    """A new side is asked before a marker is spent on an attempt at its land, a battle or a revolt, and silence keeps
    all of them. *Quick* spends two points against an attempt, an advance or treachery, envoys; *Careful* asks for all
    of it, and its silence still sets two points against an attempt: it does not go without."""
    spent = []
    for seat, marker in ((TRIBAL, "vassalage"), (TRIBAL, "military_advance"), (EMPIRE, "royal_envoys")):
        board.position()
        board.state.orders[:] = [Orders(), Orders()]
        for setting in RULES.styles().get(style, ()):
            change(board.state.orders[seat], setting)
        board.state.orders[seat].retreat = "never"
        board.hand(EMPIRE, vassalage=5)
        board.hand(seat, **{marker: 2})
        before = sum(board.state.hands[seat])
        if marker == "vassalage":  # Saxony, with the differential of 4 that a die of 3 or more turns into something
            board.state.frames[:] = [Envoy(EMPIRE)]
            board.do("envoy saxony", *["lay vassalage"] * 5)
            board.do("send")
        elif marker == "military_advance":
            board.put(MID, "saxony-warriors")
            board.force(NORTH, 20, "austrasia-warriors")
            board.do(f"battle {MID}", "fight")
        else:
            board.control(EMPIRE, "lombardy")
            board.rig(("revolt", 6), ("envoys", 1))
            begin_revolt(board.state, [REGION["lombardy"]], [])
            RULES.advance(board.state, [])
        prompt = next((p for p in RULES.prompts(board.state)[seat] if p.pace in ("window", "turn")), None)
        waits = prompt is not None and prompt.step in ("guard", "defend", "envoys")
        assert waits == asked, marker
        if waits:
            assert prompt is not None
            RULES.apply(board.state, seat, prompt.default[0])
        spent.append(before - sum(board.state.hands[seat]))
    assert spent == {"": [0, 0, 0], "careful": [2, 0, 0], "quick": [2, 1, 1]}[style]


@pytest.mark.parametrize(("marker", "asked"), [({}, False), ({"espionage": 1}, True)])
def test_orders_ask_nobody_who_holds_no_marker(board: Board, marker: dict[str, int], asked: bool) -> None:
    """Everybody sees how many markers a side has: without any there is nothing to ask. Which they are nobody sees: with
    one that does not serve the question comes all the same."""
    board.state.orders[TRIBAL] = Orders(retreat="never")
    board.put(MID, "saxony-warriors")
    board.hand(TRIBAL, **marker)
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")
    board.rig(("battle", 4))
    assert ("battle" not in keys(board.do("fight"))) == asked


def test_orders_ask_nothing_that_cannot_change_the_odds(board: Board) -> None:
    """Six against twenty-four is below 1/3 with and without an advance: nobody is asked (16.6)."""
    board.state.orders[TRIBAL] = Orders(retreat="never")
    board.put(MID, *["saxony-warriors"] * 4)
    board.hand(TRIBAL, military_advance=1)
    board.force(NORTH, 20, "austrasia-warriors")
    board.do(f"battle {MID}")
    assert "battle" in keys(board.do("fight"))


def test_orders_of_treachery(board: Board) -> None:
    """Taken from the attacker's leader when the column drops and enough is at stake."""
    for stake, played in ((6, True), (12, False)):
        board.position()
        board.state.orders[TRIBAL].retreat, board.state.orders[TRIBAL].stake = "never", stake
        board.put(MID, "saxony-warriors")
        board.hand(TRIBAL, treachery=1)
        board.force(NORTH, 20, "austrasia-warriors", "leader")
        board.do(f"battle {MID}")
        board.rig(("battle", 4))
        assert ("treachery" in keys(board.do("fight"))) == played


def test_orders_of_envoys(board: Board) -> None:
    """None are sent to a region that is not worth them, nor by who never sends any."""
    for lost, never, sent in ((False, False, True), (True, False, False), (False, True, False)):
        board.position()
        board.control(EMPIRE, "lombardy")
        board.hand(EMPIRE, royal_envoys=1)
        if lost:
            board.do("order-region envoys lombardy lost", seat=EMPIRE)
        if never:
            board.do("order envoys never", seat=EMPIRE)
        board.rig(("revolt", 6), ("envoys", 1))
        events: list[Event] = []
        begin_revolt(board.state, [REGION["lombardy"]], events)
        RULES.advance(board.state, events)
        assert ("envoys" in keys(events)) == sent


def test_orders_spend_one_marker_on_neutral_land(board: Board) -> None:
    """Somebody else's land is worth one marker, unless the region's own cap says more."""
    for cap, left in ((None, 3), (3, 1)):
        board.position()
        board.state.frames[:] = [Envoy(EMPIRE)]
        board.hand(EMPIRE, vassalage=6)
        board.hand(TRIBAL, vassalage=4)
        board.state.orders[TRIBAL].vassalage_cap, board.state.orders[TRIBAL].vassalage_least = 4, 10
        if cap is not None:
            board.state.orders[TRIBAL].caps["bavaria"] = cap
        board.do("envoy bavaria", *["lay vassalage"] * 5)
        board.do("send")
        assert sum(board.state.hands[TRIBAL]) == left


def test_event_61_spares_tribal_ports_and_fleets(board: Board) -> None:
    """Raiders leave the Tribal player's own ports alone, those with a fleet, and those with two units."""
    rouen = PLACE["rouen"]
    assert rouen in raided(board.state, southern=False)
    assert rouen not in raided(board.state, southern=True)
    for units in (("saxony-militia",), ("neustria-fleet",), ("neustria-militia", "neustria-warriors")):
        board.state.where[:] = [-1] * len(board.state.where)
        board.put("rouen", *units)
        assert rouen not in raided(board.state, southern=False), units
    board.state.where[:] = [-1] * len(board.state.where)
    board.put("rouen", "neustria-militia")
    assert rouen in raided(board.state, southern=False)


@pytest.mark.parametrize("number", [12, 63])
def test_event_12_63_so_many_are_drawn(board: Board, number: int) -> None:
    """Three by optimism; one for each civilisation held by the renaissance, three at most."""
    for place in ("aachen", "rome", "venice", "valencia"):
        board.put(place, "austrasia-militia")
    events: list[Event] = []
    happen(board.state, EMPIRE, number, events)
    assert next(e for e in events if e.key == "charlemagne-drew").params["count"] == 3


def test_26_a_treaty_ends_with_the_game_turn(board: Board) -> None:
    """It holds through both player turns, not in the next game turn."""
    for place, unit in (("paris", "neustria-militia"), ("eresburg", "saxony-militia")):
        board.put(place, unit)
    board.do("clause avoid seat-0 wends", "propose", seat=TRIBAL)
    board.do("accept 1", seat=EMPIRE)
    board.do("done")
    assert (board.state.phasing, len(board.state.treaties)) == (TRIBAL, 1)
    for _ in range(60):
        if board.state.turn == 2:
            break
        seat, prompt = next((s, p) for s, mine in RULES.prompts(board.state).items() for p in mine if p.blocks)
        RULES.apply(board.state, seat, prompt.default[0])
    assert board.state.turn == 2
    assert board.state.treaties == []


def test_26_a_clause_binds_the_seat_it_names(board: Board) -> None:
    """Peace kept by one does not bind the other; nor does a promise to leave."""
    board.position(TRIBAL)
    board.put(SOUTH, "austrasia-militia")
    board.do("clause peace seat-0", "clause avoid seat-0 wends", "propose", seat=EMPIRE)
    board.do("accept 1", seat=TRIBAL)
    board.force(MID, 20, "saxony-warriors")
    board.do(f"battle {SOUTH}")
    board.position()
    board.put(MID, "austrasia-militia")
    board.do("clause leave seat-1 wends", "propose", seat=EMPIRE)
    board.do("accept 1", seat=TRIBAL)
    assert "treaty-broken" not in keys(board.do("done"))


def test_21_4_who_has_escaped_does_not_operate_again(board: Board) -> None:
    """In his own phase the escaped king has done what he could."""
    board.put(MID, "charlemagne")
    board.put(SOUTH, "neustria-militia")
    board.rig(("charlemagne", 2))
    destroy(board.state, [KING], [])
    assert board.at(KING) == SOUTH
    board.do(f"operate {SOUTH}")
    assert board.refused("take charlemagne 1") == "take"
    board.do("march")


def test_19_4_ships_that_go_on_carry_their_cargo(board: Board) -> None:
    """A force leaves no ship behind that its cargo needs, and never all of them."""
    board.put("marseille", "provence-fleet", *["provence-militia"] * 2, *["provence-warriors"] * 2)
    board.put("marseille", "septimania-fleet")
    board.do("operate marseille", "take provence-fleet 1", "take septimania-fleet 1", "march")
    assert board.refused("drop provence-fleet 1") == "drop-ships"
    board.do("drop provence-militia 2", "drop provence-fleet 1")
    assert board.refused("drop septimania-fleet 1") == "drop-ships"


def test_19_5_without_ships_the_cargo_drowns(board: Board) -> None:
    """At sea everybody with the last fleet, leaders too; with one of two the cheapest beyond its three. On a coast they
    are ashore."""
    frame = board.force("h2431", 12, "provence-fleet", "provence-warriors", "leader")
    ship, *cargo = frame.units
    destroy(board.state, [ship], [])
    assert board.alive(cargo) == 0
    board.position()
    two = ["provence-fleet", "septimania-fleet"]
    frame = board.force(
        "h2431", 12, *two, *["provence-warriors"] * 2, *["provence-militia"] * 2, "neustria-militia", "leader"
    )
    ships, warriors, militia, leader = frame.units[:2], frame.units[2:4], frame.units[4:7], frame.units[7:]
    destroy(board.state, ships[:1], [])
    assert [board.alive(group) for group in (ships, warriors, militia, leader)] == [1, 2, 1, 1]
    board.position()
    frame = board.force("marseille", 12, "provence-fleet", "provence-warriors")
    ship, *cargo = frame.units
    destroy(board.state, [ship], [])
    assert board.alive(cargo) == 1
    assert board.state.aboard == []


def test_26_2_the_shortfall_goes_to_the_other_seat(board: Board) -> None:
    """Whoever broke the treaty draws nothing."""
    board.put("eresburg", "saxony-militia")
    board.put("paris", "neustria-militia")
    board.do("clause peace seat-0", "propose", seat=TRIBAL)
    board.do("accept 1", seat=EMPIRE)
    board.rig(("breach", 6))
    events = board.do("renounce 1", seat=EMPIRE)
    drew = next(e for e in events if e.key == "charlemagne-drew")
    assert (drew.params["seat"], drew.params["count"]) == (SeatRef(TRIBAL), 6)
    assert sum(board.state.hands[EMPIRE]) == 0
