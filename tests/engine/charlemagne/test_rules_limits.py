"""Where a rule ends: the most that counts, the table's results that do nothing, who may not answer (9, 11, 18)."""

from __future__ import annotations

from engine.charlemagne.board import PLACE
from engine.charlemagne.game_data import EMPIRE, NEUTRAL, PAGAN, REGION, TRIBAL
from engine.charlemagne.phases.flow import proceed
from engine.charlemagne.politics import conversion_code, conversion_modifiers, vassalage_code
from engine.charlemagne.state import Envoy, Levying, Spending
from tests.engine.charlemagne.positions import (
    MID,
    control,
    do,
    force,
    hand,
    keys,
    levying,
    position,
    put,
    refused,
    rig,
    spending,
)


def test_9_n_means_nothing_to_a_neutral_region() -> None:
    """N makes an enemy region neutral; a neutral one only hears that the attempt has failed."""
    for owner, told in ((NEUTRAL, "attempt-lost"), (TRIBAL, "attempt-neutral")):
        state = position()
        state.frames[:] = [Envoy(EMPIRE)]
        hand(state, EMPIRE, vassalage=3)
        control(state, owner, "bavaria")
        put(state, "regensburg", "austrasia-militia")
        assert vassalage_code(4, 4) == "N"
        do(state, "envoy bavaria", *["lay vassalage"] * 3)
        rig(state, ("attempt", 4))
        events = do(state, "send")
        assert told in keys(events)
        assert state.control[REGION["bavaria"]] == NEUTRAL


def test_18_two_burgs_count_at_most() -> None:
    """For conversion two held burgs of the region count, however many there are."""
    state = position()
    for burg in ("venice", "naples", "gaeta"):
        put(state, burg, "austrasia-militia")
    assert dict(conversion_modifiers(state, EMPIRE, REGION["byzantium"], PAGAN))["burgs"] == 2


def test_18_r_stirs_only_the_converters_own_region() -> None:
    """A failure in an enemy or neutral region causes no revolt."""
    for owner in (TRIBAL, EMPIRE):
        state = position()
        control(state, owner, "saxony")
        put(state, "eresburg", "austrasia-militia")
        put(state, "bardowick", "austrasia-militia")
        hand(state, EMPIRE, missionary=4)
        force(state, "h3011", 12, "austrasia-warriors")
        do(state, "convert christian", *["lay missionary"] * 4)
        assert conversion_code(5, 1) == "R"
        rig(state, ("attempt", 1), ("revolt", 1))
        assert ("revolt-die" in keys(do(state, "send"))) == (owner == EMPIRE)


def test_18_7_orders_spend_nothing_without_a_unit_there() -> None:
    """Who has nobody in the region lays down no missionary, whatever his orders say."""
    for there, left in ((False, 2), (True, 1)):
        state = position()
        control(state, TRIBAL, "wends")
        if there:
            put(state, "reric", "wends-militia")
        hand(state, EMPIRE, missionary=4)
        hand(state, TRIBAL, missionary=2)
        state.orders[TRIBAL].missionary_cap, state.orders[TRIBAL].missionary_least = 1, 10
        force(state, MID, 12, "austrasia-warriors")
        do(state, "convert christian", *["lay missionary"] * 4)
        do(state, "send")
        assert sum(state.hands[TRIBAL]) == left


def test_11_3_mercenaries_of_an_area_count_for_its_levy() -> None:
    """What was hired in an area this turn is part of its ten; a burg takes its levy all the same (11.4b)."""
    state = position()
    control(state, EMPIRE, "byzantium")
    put(state, "paris", "neustria-militia")
    area, paris = PLACE["byzantium-area"], PLACE["paris"]
    state.frames[:] = [Spending(EMPIRE, [paris, *[area] * 10])]
    proceed(state, [])
    levy = state.frames[0]
    assert isinstance(levy, Levying)
    assert levy.used == [area] * 10
    assert refused(state, "levy byzantium-militia byzantium-area") == "area-full"
    do(state, "levy neustria-militia paris")


def test_17_1_no_booty_where_nothing_stood() -> None:
    """A great force takes the marker alone from open land; from a burg it takes points as well (ruling 18)."""
    for place, booty in ((MID, False), ("paris", True)):
        state = position()
        control(state, TRIBAL, "wends", "neustria")
        force(state, place, 12, *["austrasia-warriors"] * 6)
        rig(state, ("pillage", 6))
        events = do(state, "pillage")
        told = next(e for e in events if e.key == "charlemagne-pillaged")
        assert (told.params["booty"] != 0) == booty
        assert (state.treasury[EMPIRE] > 10) == booty


def test_12_1_nobody_is_raised_beyond_ten() -> None:
    """A hex that holds ten takes neither levy nor mercenary; leaders do not count."""
    ten = ["burgundy-militia"] * 3 + ["aquitaine-militia"] * 3 + ["neustria-warriors"] * 3
    for more, code in ((["gascony-militia"], "stack"), (["leader"], "")):
        state = spending()
        put(state, "paris", *ten, *more)
        if code:
            assert refused(state, "hire neustria-militia paris") == code
        else:
            do(state, "hire neustria-militia paris")
        state = levying(neustria=1)
        put(state, "paris", *ten, *more)
        if code:
            assert refused(state, "levy neustria-militia paris") == code
        else:
            do(state, "levy neustria-militia paris")


def test_12_1d_no_tribal_unit_is_raised_beside_another_nation() -> None:
    """Tribal units of two regions never share a hex, by levy or hiring either."""
    state = spending(TRIBAL)
    put(state, "eresburg", "lombardy-militia")
    assert refused(state, "hire saxony-militia eresburg") == "stack"
    state = levying(TRIBAL, saxony=1)
    put(state, "h3011", "lombardy-militia")
    assert refused(state, "levy saxony-militia h3011") == "stack"
