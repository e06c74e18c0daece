"""Where a rule ends: the most that counts, the table's results that do nothing, who may not answer (9, 11, 18)."""

from __future__ import annotations

from engine.charlemagne.board import PLACE
from engine.charlemagne.frames import Envoy, Levying, Spending
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, PAGAN, REGION, TRIBAL
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.politics import conversion_code, conversion_modifiers, vassalage_code
from tests.engine.charlemagne.board import MID, Board, keys


def test_9_n_means_nothing_to_a_neutral_region(board: Board) -> None:
    """N makes an enemy region neutral; a neutral one only hears that the attempt has failed."""
    for owner, told in ((NEUTRAL, "attempt-lost"), (TRIBAL, "attempt-neutral")):
        board.position()
        board.state.frames[:] = [Envoy(EMPIRE)]
        board.hand(EMPIRE, vassalage=3)
        board.control(owner, "bavaria")
        board.put("regensburg", "austrasia-militia")
        assert vassalage_code(4, 4) == "N"
        board.do("envoy bavaria", *["lay vassalage"] * 3)
        board.rig(("attempt", 4))
        events = board.do("send")
        assert told in keys(events)
        assert board.state.control[REGION["bavaria"]] == NEUTRAL


def test_18_two_burgs_count_at_most(board: Board) -> None:
    """For conversion two held burgs of the region count, however many there are."""
    for burg in ("venice", "naples", "gaeta"):
        board.put(burg, "austrasia-militia")
    assert dict(conversion_modifiers(board.state, EMPIRE, REGION["byzantium"], PAGAN))["burgs"] == 2


def test_18_r_stirs_only_the_converters_own_region(board: Board) -> None:
    """A failure in an enemy or neutral region causes no revolt."""
    for owner in (TRIBAL, EMPIRE):
        board.position()
        board.control(owner, "saxony")
        board.put("eresburg", "austrasia-militia")
        board.put("bardowick", "austrasia-militia")
        board.hand(EMPIRE, missionary=4)
        board.force("h3011", 12, "austrasia-warriors")
        board.do("convert christian", *["lay missionary"] * 4)
        assert conversion_code(5, 1) == "R"
        board.rig(("attempt", 1), ("revolt", 1))
        assert ("revolt-die" in keys(board.do("send"))) == (owner == EMPIRE)


def test_18_7_orders_spend_nothing_without_a_unit_there(board: Board) -> None:
    """Who has nobody in the region lays down no missionary, whatever his orders say."""
    for there, left in ((False, 2), (True, 1)):
        board.position()
        board.control(TRIBAL, "wends")
        if there:
            board.put("reric", "wends-militia")
        board.hand(EMPIRE, missionary=4)
        board.hand(TRIBAL, missionary=2)
        board.state.orders[TRIBAL].missionary_cap, board.state.orders[TRIBAL].missionary_least = 1, 10
        board.force(MID, 12, "austrasia-warriors")
        board.do("convert christian", *["lay missionary"] * 4)
        board.do("send")
        assert sum(board.state.hands[TRIBAL]) == left


def test_11_3_mercenaries_of_an_area_count_for_its_levy(board: Board) -> None:
    """What was hired in an area this turn is part of its ten; a burg takes its levy all the same (11.4b)."""
    board.control(EMPIRE, "byzantium")
    board.put("paris", "neustria-militia")
    area, paris = PLACE["byzantium-area"], PLACE["paris"]
    board.state.frames[:] = [Spending(EMPIRE, [paris, *[area] * 10])]
    proceed(board.state, [])
    levy = board.state.frames[0]
    assert isinstance(levy, Levying)
    assert levy.used == [area] * 10
    assert board.refused("levy byzantium-militia byzantium-area") == "area-full"
    board.do("levy neustria-militia paris")


def test_17_1_no_booty_where_nothing_stood(board: Board) -> None:
    """A great force takes the marker alone from open land; from a burg it takes points as well (ruling 18)."""
    for place, booty in ((MID, False), ("paris", True)):
        board.position()
        board.control(TRIBAL, "wends", "neustria")
        board.force(place, 12, *["austrasia-warriors"] * 6)
        board.rig(("pillage", 6))
        events = board.do("pillage")
        told = next(e for e in events if e.key == "charlemagne-pillaged")
        assert (told.params["booty"] != 0) == booty
        assert (board.state.treasury[EMPIRE] > 10) == booty


def test_12_1_nobody_is_raised_beyond_ten(board: Board) -> None:
    """A hex that holds ten takes neither levy nor mercenary; leaders do not count."""
    ten = ["burgundy-militia"] * 3 + ["aquitaine-militia"] * 3 + ["neustria-warriors"] * 3
    for more, code in ((["gascony-militia"], "stack"), (["leader"], "")):
        board.spending()
        board.put("paris", *ten, *more)
        if code:
            assert board.refused("hire neustria-militia paris") == code
        else:
            board.do("hire neustria-militia paris")
        board.levying(neustria=1)
        board.put("paris", *ten, *more)
        if code:
            assert board.refused("levy neustria-militia paris") == code
        else:
            board.do("levy neustria-militia paris")


def test_12_1d_no_tribal_unit_is_raised_beside_another_nation(board: Board) -> None:
    """Tribal units of two regions never share a hex, by levy or hiring either."""
    board.spending(TRIBAL)
    board.put("eresburg", "lombardy-militia")
    assert board.refused("hire saxony-militia eresburg") == "stack-mixed"
    board.levying(TRIBAL, saxony=1)
    board.put("h3011", "lombardy-militia")
    assert board.refused("levy saxony-militia h3011") == "stack-mixed"
