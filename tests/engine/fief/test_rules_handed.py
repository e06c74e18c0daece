"""What changes hands besides cards and money (2.12, 4.7, 7.6, 7.7, 7.8, 9.0, 11.1, 12.0, 13.7), and servants that bear
on it."""

from __future__ import annotations

import pytest

from tests.engine.fief.dealing import cards, england, forts, heard, offers
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    captor,
    control,
    do,
    go,
    hand,
    hold,
    keys,
    legal,
    lord_of,
    noble,
    place,
    position,
    put,
    relic,
    rig,
    run,
    said,
    town,
    units,
    wed,
    who,
    why,
)

# --- what else changes hands -----------------------------------------------------------------------------------------


def test_7_8_control_of_a_city_passes_by_agreement() -> None:
    """The receiver is in it, goes in, and the giver's people stand before the walls; never a besieged city."""
    state = england()
    town(state, "london", "fortress", control=GULES)
    who(state, "hugh").site = 13
    put(state, GULES, "london", soldier=2)
    put(state, AZURE, "london", out="norwich", knight=1)
    do(state, GULES, "draft-give city london; draft-want money 5; offer azure city")
    events = do(state, AZURE, f"accept {offers(state)[0].number}")
    assert control(state, "london") == AZURE
    assert (who(state, "hugh").site, who(state, "henri").site >= 0) == (-1, True)
    assert units(state, AZURE, "london", "") == {"knight": 1}
    assert units(state, GULES, "london", "") == {}
    assert heard(events, OR) == ["deal-met", "city-given"]
    state = england()
    town(state, "london", "fortress", control=GULES, siege=AZURE)
    do(state, GULES, "draft-give city london")
    assert why(state, GULES, "offer azure city") == "deal-holds"


def test_4_7_with_the_walled_city_goes_the_title() -> None:
    """Whoever gets it by agreement has the fief (4.7)."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["south-east"])
    noble(state, "hugh", AZURE, "london")
    town(state, "london", "walled", control=GULES)
    run(state)
    do(state, GULES, "draft-give city london; draft-want money 5; offer azure city")
    do(state, AZURE, f"accept {offers(state)[0].number}")
    assert lord_of(state, "south-east") == "hugh"


def test_9_0_allies_exchange_money_and_titles_by_the_ring() -> None:
    """Without a pigeon and wherever they are; others may not, and cards do not go by it."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["north"])
    noble(state, "lucia", VERT, "york")
    noble(state, "hugh", AZURE, "oxford")
    wed(state, "henri", "lucia")
    run(state)
    do(state, GULES, "draft-give money 3; draft-give title north; draft-want money 1")
    assert why(state, GULES, "offer azure ring") == "deal-ring"
    do(state, GULES, "offer vert ring")
    events = do(state, VERT, f"accept {offers(state)[0].number}")
    assert lord_of(state, "north") == "lucia"
    assert state.purse == [8, 10, 12, 10]
    assert heard(events, OR)[:2] == ["deal-by-ring", "title-given"]
    assert said(events, "title-given")[0].seals
    hand(state, GULES, "tax")
    do(state, GULES, "draft-give card tax")
    assert why(state, GULES, "offer vert ring") == "deal-kind"


def test_7_7_less_than_the_full_ransom() -> None:
    """7-F: David has five of six shillings and offers them; George may take them, or not. No pigeon is needed."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["north"])
    noble(state, "philippa", AZURE, "oxford")
    noble(state, "hugh", GULES, "york", see="york")
    hold(state, "henri", "hugh")
    state.purse[AZURE] = 3
    run(state)
    assert why(state, AZURE, "ransom henri 4") == "money"
    assert why(state, AZURE, "ransom philippa 1") == "ransom"
    state.purse[AZURE] = 9
    assert why(state, AZURE, "ransom henri 5") == "ransom-sum"
    state.purse[AZURE] = 3
    do(state, AZURE, "ransom henri 3")
    assert keys(do(state, GULES, f"decline {offers(state)[0].number}")) == ["deal-declined"]
    assert place(state, "henri") == "captive"
    do(state, AZURE, "ransom henri 3")
    events = do(state, GULES, f"accept {offers(state)[0].number}")
    assert state.purse[:2] == [13, 0]
    assert place(state, "henri") == "oxford"
    assert heard(events, OR)[:2] == ["deal-by-ransom", "freed"]
    assert state.pigeons == [3, 3, 3, 3]


@pytest.mark.parametrize(("order", "price", "free"), [("full", 3, False), ("full", 4, True), ("half", 1, False),
                                                      ("half", 2, True)])  # fmt: skip
def test_7_7_the_least_ransom_by_order(order: str, price: int, free: bool) -> None:
    """The captor's order answers at once, and nothing waits."""
    state = position()
    noble(state, "henri", AZURE, "london", lord=["north"])
    noble(state, "philippa", AZURE, "oxford")
    noble(state, "hugh", GULES, "york")
    hold(state, "henri", "hugh")
    run(state)
    state.orders[GULES].ransom = order
    do(state, AZURE, f"ransom henri {price}")
    assert (place(state, "henri") != "captive") == free
    assert not offers(state)


def test_7_6_a_captive_is_handed_on_only_beside_his_captor() -> None:
    """To a Noble in the same city; his own family gets him free by any way but a pigeon."""
    state = england()
    noble(state, "anabel", OR, "exeter")
    hold(state, "anabel", "henri")
    do(state, GULES, "draft-give captive anabel")
    assert why(state, GULES, "offer vert city") == "deal-meet"
    assert why(state, GULES, "offer azure ring") == "deal-holds"
    do(state, GULES, "draft-want money 2; offer azure city")
    events = do(state, AZURE, f"accept {offers(state)[0].number}")
    assert captor(state, "anabel") == "hugh"
    assert "captive-given" in heard(events, VERT)


def test_7_6_a_captor_elsewhere_hands_nobody_on() -> None:
    """Another Noble of his family meets the receiver."""
    state = england()
    noble(state, "simon", GULES, "bristol")
    noble(state, "anabel", OR, "exeter")
    hold(state, "anabel", "simon")
    do(state, GULES, "draft-give captive anabel")
    assert why(state, GULES, "offer azure city") == "deal-meet"


def test_2_12_a_draft_of_servants_does_not_outlive_phase_2() -> None:
    """Written down in time, offered too late."""
    state = position()
    noble(state, "henri", GULES, "london", servant="hob")
    noble(state, "hugh", AZURE, "london")
    go(state, "play")
    do(state, GULES, "draft-give servant hob")
    go(state, "move")
    assert why(state, GULES, "offer azure city") == "deal-holds"


def test_12_0_relics_change_hands_in_one_city_alone() -> None:
    """Both bearer and receiver are there."""
    state = forts(england())
    relic(state, "grail", "henri")
    do(state, GULES, "draft-give relic grail")
    assert why(state, GULES, "offer vert pigeon") == "deal-kind"
    do(state, GULES, "draft-want money 1; offer azure city")
    events = do(state, AZURE, f"accept {offers(state)[0].number}")
    assert state.relics[0].bearer == 5
    assert "relic-given" in heard(events, OR)


def test_12_0_a_relic_elsewhere_does_not_follow() -> None:
    """A Noble of the giver's meets the other, but the relic is with another one."""
    state = england()
    noble(state, "simon", GULES, "oxford")
    relic(state, "grail", "simon")
    do(state, GULES, "draft-give relic grail")
    assert why(state, GULES, "offer azure city") == "deal-meet"


def test_2_12_servants_are_sold_in_phase_2_wherever_they_are() -> None:
    """They walk; a Noble has one servant; in other phases they stay (2.12)."""
    state = position()
    noble(state, "henri", GULES, "london", servant="hob")
    noble(state, "lucia", VERT, "york", servant="ivo")
    noble(state, "hugh", AZURE, "oxford")
    run(state)
    assert why(state, GULES, "draft-give servant hob") == "draft-servant"
    go(state, "play")
    do(state, GULES, "draft-give servant hob")
    assert why(state, GULES, "offer vert servants") == "deal-servants"
    do(state, GULES, "draft-want servant ivo; offer vert servants")
    events = do(state, VERT, f"accept {offers(state)[0].number}")
    assert (who(state, "henri").servant, who(state, "lucia").servant) == (11, 16)
    assert heard(events, OR)[0] == "deal-by-servants"
    who(state, "henri").used = True
    do(state, GULES, "draft-give servant ivo; draft-want money 2")
    assert why(state, GULES, "offer azure servants") == "deal-kind"
    do(state, GULES, "draft-clear; draft-give servant ivo; offer azure servants")
    do(state, AZURE, f"accept {offers(state)[0].number}")
    assert (who(state, "hugh").servant, who(state, "hugh").used, who(state, "henri").used) == (11, True, False)


def test_11_1_crossbows_are_lent_where_they_stand() -> None:
    """Some or all, in a city where both are; at the round's end they go back to their card."""
    state = england()
    put(state, GULES, "london", soldier=1, french=2)
    do(state, GULES, "draft-give crossbow french-crossbows 1; draft-want money 1")
    assert why(state, GULES, "draft-give crossbow french-crossbows 3") == "draft-have"
    do(state, GULES, "offer azure city")
    do(state, AZURE, f"accept {offers(state)[0].number}")
    assert units(state, GULES, "london") == {"soldier": 1, "crossbow": 1}
    assert units(state, AZURE, "london") == {"crossbow": 1}
    go(state, "close")
    assert units(state, AZURE, "london") == {}


def test_13_7_the_two_families_of_a_seat_need_no_answer() -> None:
    """A ring between them, one purse: what is offered is done."""
    state = position(2)
    noble(state, "henri", 0, "london", lord=["north"])
    noble(state, "lucia", 1, "york")
    noble(state, "hugh", 2, "oxford")
    wed(state, "henri", "lucia")
    run(state)
    do(state, 0, "draft-give title north; offer azure ring")
    assert lord_of(state, "north") == "lucia"
    assert not offers(state)


# --- the spy and the confessor ---------------------------------------------------------------------------------------


def test_2_12_mata_exchanges_a_chosen_card_for_a_random_one() -> None:
    """Once a round, of any other hand that has a card; only the two of them learn which cards."""
    state = position()
    noble(state, "henri", GULES, "london", servant="mata")
    noble(state, "hugh", AZURE, "york")
    hand(state, GULES, "tax")
    hand(state, AZURE, "harvest", "justice")
    run(state)
    assert legal(state, GULES, "spy") == ["spy tax seat-1"]
    rig(state, spy=[1])
    events = do(state, GULES, "spy tax seat-1")
    assert cards(state, GULES) == ["harvest"]
    assert sorted(cards(state, AZURE)) == ["justice", "tax"]
    assert heard(events, OR) == ["spies"]
    assert all(e.seals for e in events)
    assert legal(state, GULES, "spy") == []
    hold(state, "henri", "hugh")
    who(state, "henri").used = False
    assert legal(state, GULES, "spy") == []


def test_2_12_the_confessor_takes_heresy_away_once() -> None:
    """Tiphaine leaves the game with it."""
    state = position()
    noble(state, "henri", GULES, "london", servant="tiphaine", heresy=True)
    run(state)
    do(state, GULES, "confess henri")
    assert (who(state, "henri").heresy, who(state, "henri").servant) == (False, -1)


@pytest.mark.parametrize("captive", [False, True])
def test_2_12_the_bodyguard_dies_for_a_free_master(captive: bool) -> None:
    """Wulf cancels an assassination; the executor is a heretic all the same. A captive has nobody beside him."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "york", servant="wulf")
    if captive:
        hold(state, "hugh", "henri")
    hand(state, GULES, "assassination")
    run(state)
    events = do(state, GULES, "assassinate hugh henri")
    assert ("bodyguard" in keys(events)) == (not captive)
    assert place(state, "hugh") == ("dead" if captive else "york")
    assert who(state, "henri").heresy
    if not captive:
        assert who(state, "hugh").servant < 0
