"""Cards that are armed: what they wait for, and what happens when it comes (2.6, 10, 11)."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.core.messages import visible_to
from engine.fief.arms import TRIGGERS, fire
from engine.fief.game_data import CARDS, OPPORTUNITY
from engine.fief.state import FiefState
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    asked,
    captor,
    crown,
    do,
    go,
    hand,
    hold,
    keys,
    lay,
    noble,
    place,
    position,
    put,
    rig,
    run,
    said,
    slot,
    tax,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)
from tests.engine.fief.known import sealed


def armed(*slugs: str, words: str) -> FiefState:
    """Henri of gules in London with cards armed, Hugh of azure in Oxford with a soldier, Lucia of vert in York; azure
    is to move."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "oxford")
    noble(state, "lucia", VERT, "york")
    put(state, AZURE, "oxford", soldier=1)
    put(state, GULES, "london", soldier=1)
    hand(state, GULES, *slugs)
    turn(state, "move", AZURE)
    do(state, GULES, words)
    return state


# --- arming ----------------------------------------------------------------------------------------------------------


def test_10_0_every_opportunity_card_can_be_armed() -> None:
    """All with the bolt, and no other."""
    assert set(TRIGGERS) == set(OPPORTUNITY)


def test_10_0_arming_is_secret_and_can_be_taken_back() -> None:
    """Nobody else sees, hears or is asked anything; the card stays in the hand."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    other = armed("assassination", words="arm assassination weds lucia henri")
    for seat in (AZURE, VERT, OR, None):
        assert sealed(state, seat) == sealed(other, seat)
    assert why(state, GULES, "arm assassination crowned hugh any") == "armed-twice"
    assert why(state, GULES, "arm justice accused hugh") == "card"
    assert why(state, GULES, "arm assassination storms hugh any") == "arm-trigger"
    assert why(state, GULES, "arm tax crowned hugh") == "arm-card"
    assert why(state, GULES, "disarm 2") == "armed-none"
    do(state, GULES, "disarm 1")
    crown(state, "hugh")
    run(state)
    assert place(state, "hugh") == "oxford"


def test_10_0_what_is_gone_does_not_fire() -> None:
    """A card that was given away, stolen or played otherwise waits no longer."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    card = state.hands[GULES].pop()
    state.fortune_discards.append(card)
    crown(state, "hugh")
    run(state)
    assert place(state, "hugh") == "oxford"
    assert not state.armed[GULES]


def test_10_0_so_many_and_no_more() -> None:
    """Eight at most; one card may wait for several things."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    for trigger in ("meets", "weds", "lord", "captured", "stands", "battle"):
        do(state, GULES, f"arm assassination {trigger} lucia any")
    do(state, GULES, "arm assassination weds hugh any")
    assert why(state, GULES, "arm assassination lord hugh any") == "armed-full"


def test_2_6_nothing_fires_while_cards_are_drawn() -> None:
    """Phase 2B is closed to every way of playing; at its end it happens."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    state.orders[GULES].plan = "nothing"
    for orders in state.orders:
        orders.plan = "ask"
    go(state, "discard", first=GULES)
    for seat in range(4):
        do(state, seat, "seal")
    crown(state, "hugh")
    do(state, GULES, "draw character")
    assert place(state, "hugh") == "oxford"
    assert why(state, GULES, "assassinate hugh henri") == "while-drawing"
    assert not [p for p in asked(state, GULES) if p.step == "bench"]
    for seat in range(4):
        do(state, seat, "done")
    assert place(state, "hugh") == "dead"


def test_10_0_turn_order_decides_who_fires_first() -> None:
    """Two wait for the same: the first in the order of turns; the other keeps his card."""
    state = position(first=VERT)
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "oxford")
    noble(state, "lucia", VERT, "york")
    hand(state, GULES, "assassination")
    hand(state, VERT, "justice")
    run(state)
    do(state, GULES, "arm assassination lord hugh any")
    do(state, VERT, "arm justice accused hugh")
    who(state, "hugh").heresy = True
    state.fiefs[0] = 5
    run(state)
    assert place(state, "hugh") == "dead"
    assert len(state.hands[GULES]) == 1
    assert not state.hands[VERT]


# --- what fires ------------------------------------------------------------------------------------------------------


def test_10_3_an_armed_assassin_meets_his_man_on_the_way() -> None:
    """Between two steps of a march: Hugh comes through London and goes no further."""
    state = armed("assassination", words="arm assassination meets hugh henri")
    do(state, AZURE, "lead hugh; take soldier 1")
    assert place(state, "hugh") == "oxford"
    events = do(state, AZURE, "go london")
    assert place(state, "hugh") == "dead"
    assert who(state, "henri").heresy
    assert not state.hands[GULES]
    assert not state.armed[GULES]
    assert "fires-own" in keys(visible_to(events, GULES))
    assert "fires-own" not in keys(visible_to(events, VERT))
    assert any(e.seals for e in events)


@pytest.mark.parametrize("trigger", ["crowned", "lord", "weds", "captured", "stands"])
def test_10_3_what_an_assassin_waits_for(trigger: str) -> None:
    """A crown, a fief, a marriage, captivity, a candidacy; a whole family may be the target."""
    state = armed("assassination", words=f"arm assassination {trigger} azure any")
    assert place(state, "hugh") == "oxford"
    match trigger:
        case "crowned":
            crown(state, "hugh")
        case "lord":
            state.fiefs[0] = 5
        case "weds":
            wed(state, "hugh", "lucia")
        case "captured":
            hold(state, "hugh", "lucia")
        case _:
            for region in (0, 1, 2):
                state.fiefs[region] = 5
            state.sees[0] = 16
            state.characters.remove(CARDS.index("bishop-exeter"))
            go(state, "court")
            assert place(state, "hugh") == "oxford"
            do(state, AZURE, "stand hugh")
    run(state)
    assert place(state, "hugh") == "dead"


def test_10_4_justice_waits_for_a_heretic() -> None:
    """Not in an abbey, never a royal one."""
    state = armed("justice", words="arm justice accused hugh")
    who(state, "hugh").heresy = True
    town(state, "oxford", "abbey", abbey=0, control=AZURE)
    state.veils[0] = 16
    state.characters.remove(CARDS.index("autumn-abbess"))
    run(state)
    assert place(state, "hugh") == "oxford"
    do(state, AZURE, "lead hugh; go coventry")
    assert place(state, "hugh") == "dead"


def test_10_5_an_ambush_where_they_meet() -> None:
    """10.5's example: whoever comes in is taken, his troops go on without him; not behind walls."""
    state = armed("ambush", words="arm ambush meets azure any")
    noble(state, "simon", AZURE, "bristol")
    do(state, AZURE, "lead hugh; take soldier 1; go london")
    assert captor(state, "hugh") == "henri"
    assert not units(state, AZURE, "london")


def test_10_2_a_passage_frees_a_captive() -> None:
    """As soon as he is taken."""
    state = armed("passage", words="arm passage captured gules")
    hold(state, "henri", "hugh")
    run(state)
    assert place(state, "henri") != "captive"
    assert not state.hands[GULES]


@pytest.mark.parametrize("how", ["flee", "tunnel"])
def test_10_2_a_passage_in_battle(how: str) -> None:
    """The defender slips away, the attacker comes up within the walls."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=2)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", knight=2)
    town(state, "london", "fortress", control=GULES)
    hand(state, GULES if how == "flee" else AZURE, "passage")
    go(state, "battle", first=AZURE)
    if how == "flee":
        do(state, GULES, "arm passage attacked london canterbury")
    else:
        do(state, AZURE, "arm passage assault london")
    rig(state, melee=[0] * 6)
    events = do(state, AZURE, "attack london gules")
    if how == "flee":
        assert place(state, "henri") == "canterbury"
        assert units(state, GULES, "canterbury") == {"soldier": 1}
    else:
        assert "tunnel" in keys(events)


def test_10_1_a_rebellion_where_a_city_is_taxed() -> None:
    """As soon as it is restless and there is somebody in it."""
    state = armed("rebellion", words="arm rebellion restless winchester")
    assert not [e for e in run(state) if e.key == "fief-rebellion"]
    state.fiefs[5] = 5
    tax(state, "tallage", "south-east", "hugh")
    do(state, GULES, "disarm 1; arm rebellion restless winchester")
    assert state.hands[GULES], "nobody is there"
    events = do(state, GULES, "arm rebellion restless oxford")
    assert "rebellion" in keys(events)
    assert not state.hands[GULES]


def test_10_1_a_rebellion_joins_another() -> None:
    """10-A: one card begins it, another adds to it; a Passage that waits ignores the walls."""
    state = armed("rebellion", "passage", words="arm rebellion rises oxford; arm passage rises oxford")
    lay(state, "south-east", "famine")
    hand(state, VERT, "rebellion")
    events = do(state, VERT, "rebel oxford card")
    wanted = ["rebellion", "rises", "undermines"]
    assert [k for k in keys(events) if k in wanted] == wanted
    assert not state.hands[GULES]


def test_2_7_fair_weather_against_storms() -> None:
    """As soon as they come up."""
    state = armed("fair-weather", words="arm fair-weather storms wales")
    lay(state, "wales", "storms")
    run(state)
    assert not state.weather[1]
    assert not state.hands[GULES]


def test_11_1_mercenaries_come_when_it_is_needed() -> None:
    """The card takes its slot when the seat fights in the city, and so many crossbows are hired, as far as the money
    goes."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    hand(state, GULES, "french-crossbows")
    state.purse[GULES] = 5
    go(state, "battle", first=AZURE)
    do(state, GULES, "arm french-crossbows battle london 3")
    events = do(state, AZURE, "attack london gules")
    assert keys(events)[:4] == ["battle", "fires-own", "installs", "hires"]
    assert said(events, "hires")[0].params["n"] == 2
    assert state.purse[GULES] == 1
    assert CARDS[state.slots[GULES]] == "french-crossbows"


def test_11_1_the_order_to_hire() -> None:
    """So many crossbows in every battle of the seat."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    go(state, "battle", first=AZURE)
    do(state, GULES, "order hire 1")
    events = do(state, AZURE, "attack london gules")
    assert keys(events)[:2] == ["battle", "hires"]
    assert said(events, "hires")[0].params["n"] == 1


def test_11_1_the_order_counts_those_that_are_there() -> None:
    """Two at most, one stands there already."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1, flemish=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    go(state, "battle", first=AZURE)
    do(state, GULES, "order hire 2")
    assert said(do(state, AZURE, "attack london gules"), "hires")[0].params["n"] == 1


def test_11_1_both_sides_have_ordered_it() -> None:
    """Each seat's order to hire is carried out, one after the other, before anybody is asked what he plays."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    slot(state, AZURE, "french-crossbows")
    go(state, "battle", first=AZURE)
    do(state, GULES, "order hire 1")
    do(state, AZURE, "order hire 1")
    state.orders[VERT].windows = "ask"
    events = do(state, AZURE, "attack london gules")
    assert keys(events) == ["battle", "hires", "hires"]
    assert waits(state) == [VERT]


def test_11_1_the_order_to_hire_is_carried_out_once() -> None:
    """In the middle of a battle too; once the crossbows are there nothing more lies in wait."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    go(state, "battle", first=AZURE)
    state.orders[VERT].windows = "ask"
    do(state, AZURE, "attack london gules")
    assert not fire(state, [])
    state.orders[GULES].hire = 2
    events: list[Event] = []
    assert fire(state, events)
    assert keys(events) == ["hires"]
    assert units(state, GULES, "london") == {"soldier": 1, "crossbow": 2}
    assert not fire(state, [])


def test_2_6_nobody_settles_in_while_cards_are_drawn() -> None:
    """Burghers and Mercenaries wait as well."""
    state = armed("burgher-3", words="arm burgher-3 lord gules")
    for orders in state.orders:
        orders.plan = "ask"
    go(state, "discard", first=GULES)
    for seat in range(4):
        do(state, seat, "seal")
    state.fiefs[0] = 3
    do(state, GULES, "draw character")
    assert state.slots[GULES] < 0


def test_11_2_a_burgher_comes_with_the_first_lord() -> None:
    """He needs one."""
    state = armed("burgher-3", words="arm burgher-3 lord gules")
    assert state.slots[GULES] < 0
    state.fiefs[0] = 3
    run(state)
    assert CARDS[state.slots[GULES]] == "burgher-3"
