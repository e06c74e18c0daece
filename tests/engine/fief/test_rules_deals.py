"""Deals between seats: drafts, offers and their answers, pigeons (2.15)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.messages import visible_to
from engine.fief.deals import MOST_OFFERS, ROUTES, terms
from engine.fief.rules import FIEF
from engine.fief.state import Article
from tests.engine.fief.dealing import cards, england, forts, heard, offered, offers
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    asked,
    do,
    go,
    hand,
    hold,
    keys,
    legal,
    rig,
    said,
    spent,
    town,
    who,
    why,
)

# --- meeting in a city -----------------------------------------------------------------------------------------------


def test_2_15_any_number_of_cards_and_money_in_one_city() -> None:
    """In one city any amount of cards and shillings changes hands, all at once; no pigeon is spent (ruling 27)."""
    state = england()
    hand(state, GULES, "tax", "harvest")
    hand(state, AZURE, "justice")
    do(state, GULES, "draft-give card tax; draft-give card harvest; draft-want money 4; draft-want card justice")
    do(state, GULES, "offer azure city")
    assert state.purse == [10, 10, 10, 10]
    events = do(state, AZURE, f"accept {offers(state)[0].number}")
    assert cards(state, GULES) == ["justice"]
    assert sorted(cards(state, AZURE)) == ["harvest", "tax"]
    assert state.purse == [14, 6, 10, 10]
    assert state.pigeons == [3, 3, 3, 3]
    assert heard(events, VERT) == ["deal-met"]
    assert heard(events, AZURE) == ["deal-done", "deal-met"]


def test_2_15_a_card_is_drafted_once_and_may_be_wanted_too() -> None:
    """What is given already is not offered again; what is wanted of the other leaves one's own hand as it is."""
    state = england()
    hand(state, GULES, "tax", "harvest")
    do(state, GULES, "draft-give card tax; draft-want card harvest")
    given = [words for words in legal(state, GULES, "draft-give") if words.startswith("draft-give card")]
    assert given == ["draft-give card harvest"]


def test_2_15_so_many_articles_and_no_more() -> None:
    """A full draft takes money only where it names a sum already, which is then another."""
    state = england()
    do(state, GULES, "; ".join(["draft-want card harvest"] * 6))
    assert why(state, GULES, "draft-want card justice") == "draft-full"
    assert why(state, GULES, "draft-want money 4") == "draft-full"
    do(state, GULES, "draft-clear; draft-want money 4")
    do(state, GULES, "; ".join(["draft-want card harvest"] * 5))
    assert why(state, GULES, "draft-want card justice") == "draft-full"
    do(state, GULES, "draft-want money 5")


def test_2_15_only_where_both_are() -> None:
    """Captives meet nobody, and whoever is elsewhere neither."""
    state = england()
    do(state, GULES, "draft-give money 4")
    assert why(state, GULES, "offer vert city") == "deal-meet"
    assert offered(state, GULES, "offer azure city")
    hold(state, "hugh", "lucia")
    assert why(state, GULES, "offer azure city") == "deal-meet"


def test_2_15_an_offer_waits_until_they_meet_again() -> None:
    """Who has parted cannot accept, and is told why; nothing is lost by it."""
    state = england()
    do(state, GULES, "draft-want money 4; offer azure city")
    number = offers(state)[0].number
    who(state, "hugh").place = who(state, "lucia").place
    assert why(state, AZURE, f"accept {number}") == "deal-meet"
    assert offers(state)


def test_2_15_hands_never_grow_beyond_the_limit() -> None:
    """Three cards a hand (2.0): a fourth cannot be given, but it can be exchanged."""
    state = england()
    hand(state, GULES, "tax")
    hand(state, AZURE, "harvest", "justice", "ambush")
    do(state, GULES, "draft-give card tax")
    assert why(state, GULES, "offer azure city") == "deal-hand"
    do(state, GULES, "draft-want card harvest; offer azure city")
    do(state, AZURE, f"accept {offers(state)[0].number}")
    assert sorted(cards(state, AZURE)) == ["ambush", "justice", "tax"]


def test_2_15_nobody_offers_what_he_has_not() -> None:
    """Money, cards, cities: by what the seat knows about itself."""
    state = england()
    hand(state, GULES, "tax")
    assert why(state, GULES, "draft-give money 11") == "money"
    assert why(state, GULES, "draft-give card harvest") == "draft-have"
    assert why(state, GULES, "draft-give city york") == "draft-have"
    assert why(state, GULES, "draft-want city london") == "draft-theirs"
    do(state, GULES, "draft-give card tax")
    assert why(state, GULES, "draft-give card tax") == "draft-have"
    assert why(state, GULES, "draft-want money 61") == "draft-money"
    assert why(state, GULES, "draft-want nothing 5") == "words"
    assert why(state, GULES, "draft-want money 0") == "words"
    do(state, GULES, "draft-give money 6; draft-give money 7")
    prompt = next(p for p in asked(state, GULES) if p.step == "parlour")
    assert prompt.params["gives"] == terms([Article("card", "tax"), Article("money", "", 7)])
    do(state, GULES, "draft-clear")
    assert why(state, GULES, "draft-clear") == "draft-empty"
    assert why(state, GULES, "offer azure city") == "draft-empty"


def test_2_15_a_draft_that_is_no_longer_covered() -> None:
    """Money spent meanwhile: the offer cannot be made, or it is void; only the two of them learn it."""
    state = england()
    do(state, GULES, "draft-give money 9")
    state.purse[GULES] = 8
    assert why(state, GULES, "offer azure city") == "draft-have"
    state.purse[GULES] = 9
    do(state, GULES, "draft-want money 1; offer azure city")
    state.purse[GULES] = 2
    events = do(state, AZURE, f"accept {offers(state)[0].number}")
    assert keys(events) == ["deal-void"]
    assert events[0].audience == (GULES, AZURE)
    assert events[0].seals
    assert state.purse[AZURE] == 10
    assert not offers(state)


def test_2_15_who_cannot_pay_cannot_accept() -> None:
    """And is refused by his own purse and hand alone."""
    state = england()
    do(state, GULES, "draft-want money 11; offer azure city")
    assert why(state, AZURE, f"accept {offers(state)[0].number}") == "deal-have"
    state = england()
    do(state, GULES, "draft-want card tax; offer azure city")
    assert why(state, AZURE, f"accept {offers(state)[0].number}") == "deal-have"


# --- offers ----------------------------------------------------------------------------------------------------------


def test_2_15_offers_never_wait() -> None:
    """Making one changes nobody's question but the two; several are open at once, between any two seats."""
    state = england()
    forts(state)
    before = msgspec.json.encode([FIEF.prompts(state)[s] for s in (VERT, OR)])
    do(state, GULES, "draft-give money 1; draft-want money 2; offer azure city")
    assert msgspec.json.encode([FIEF.prompts(state)[s] for s in (VERT, OR)]) == before
    do(state, GULES, "draft-give money 3; draft-want money 1; offer azure city")
    do(state, GULES, "draft-give money 1; draft-want card tax; offer vert pigeon")
    assert len(offers(state)) == 3
    prompt = next(p for p in asked(state, AZURE) if p.step == "deal")
    assert (prompt.pace, prompt.notify, prompt.secret) == ("offer", True, True)
    do(state, AZURE, f"accept {offers(state)[1].number}")
    assert state.purse[:2] == [8, 12]
    assert len(offers(state)) == 2


def test_2_15_decline_withdraw_and_counter() -> None:
    """An answer in kind turns the terms round and leaves them to be changed."""
    state = england()
    do(state, GULES, "draft-give money 3; draft-want card tax; offer azure city")
    first = offers(state)[0].number
    assert why(state, GULES, f"accept {first}") == "deal-none"
    assert why(state, AZURE, f"withdraw {first}") == "deal-none"
    assert why(state, VERT, f"decline {first}") == "deal-none"
    events = do(state, AZURE, f"counter {first}")
    assert keys(events) == ["deal-countered"]
    hand(state, AZURE, "tax")
    do(state, AZURE, "draft-want money 5; offer gules city")
    second = offers(state)[0].number
    assert second != first
    do(state, GULES, f"accept {second}")
    assert cards(state, GULES) == ["tax"]
    assert state.purse[:2] == [5, 15]
    do(state, GULES, "draft-give money 1; draft-want money 1; offer azure city")
    assert keys(do(state, GULES, f"withdraw {offers(state)[0].number}")) == ["deal-withdrawn"]
    do(state, GULES, "draft-give money 1; draft-want money 1; offer azure city")
    assert keys(do(state, AZURE, f"decline {offers(state)[0].number}")) == ["deal-declined"]
    assert not offers(state)


def test_2_15_offers_lapse_with_the_round() -> None:
    """Both hear of it, nobody else does."""
    state = england()
    do(state, GULES, "draft-give money 3; draft-want card tax; offer azure city")
    events = go(state, "close")
    lapsed = said(events, "deal-lapsed")
    assert [e.audience for e in lapsed] == [(GULES, AZURE)]
    assert not offers(state)


def test_2_15_so_many_offers_and_no_more() -> None:
    """A seat has a bounded number of open offers; how many others have made bounds nobody."""
    state = england()
    for n in range(MOST_OFFERS):
        do(state, GULES, f"draft-give money {n + 1}; draft-want money 1; offer azure city")
    do(state, GULES, "draft-give money 1; draft-want money 2")
    assert why(state, GULES, "offer azure city") == "deals-open"
    do(state, AZURE, "draft-give money 1; draft-want money 2; offer gules city")


def test_2_15_numbers_tell_nothing_of_other_offers() -> None:
    """What others offer each other does not move the number of one's own."""
    first, second = england(), england()
    do(first, GULES, "draft-give money 1; draft-want money 2; offer azure city")
    do(first, GULES, "draft-give money 1; draft-want money 2; offer azure city")
    for state in (first, second):
        forts(state)
        do(state, VERT, "draft-give money 1; draft-want money 2; offer gules pigeon")
    number = [next(d.number for d in offers(s) if d.maker == VERT) for s in (first, second)]
    assert number[0] == number[1]


def test_2_15_orders_answer_offers() -> None:
    """Gifts are welcome unless a seat wants to be asked; other offers may be declined on sight."""
    state = england()
    state.orders[AZURE].pigeons = "welcome"
    do(state, GULES, "draft-give money 3; offer azure city")
    assert state.purse[:2] == [7, 13]
    state.orders[AZURE].pigeons = "ask"
    do(state, GULES, "draft-give money 3; offer azure city")
    assert len(offers(state)) == 1
    state.orders[AZURE].deals = "decline"
    events = do(state, GULES, "draft-give money 1; draft-want card tax; offer azure city")
    assert keys(events) == ["deal-offered", "deal-declined"]
    assert events[-1].seals


def test_2_15_others_learn_the_way_and_no_more() -> None:
    """Two deals by the same way, with other contents: what a third seat hears, sees and is asked is the same."""
    told = []
    for give, want in (("money 3", "money 1"), ("money 5", "money 9"), ("money 2", "money 8")):
        state = england()
        events = do(state, GULES, f"draft-give {give}; draft-want {want}; offer azure city")
        events += do(state, AZURE, f"accept {offers(state)[0].number}")
        told.append(
            (
                msgspec.json.encode(visible_to(events, VERT)),
                msgspec.json.encode(FIEF.view(state, VERT)),
                msgspec.json.encode(FIEF.prompts(state)[VERT]),
                msgspec.json.encode(FIEF.view(state, None)),
            )
        )
    assert told[0] == told[1] == told[2]


def test_2_15_an_open_offer_is_hidden_from_third_seats() -> None:
    """Its view, its questions, its refusals: as if there were none."""
    with_one, without = england(), england()
    do(with_one, GULES, "draft-give money 3; draft-want card tax; offer azure city")
    for seat in (VERT, OR, None):
        assert msgspec.json.encode(FIEF.view(with_one, seat)) == msgspec.json.encode(FIEF.view(without, seat))
    for seat in (VERT, OR):
        assert FIEF.prompts(with_one)[seat] == FIEF.prompts(without)[seat]
        number = offers(with_one)[0].number
        for verb in ("accept", "decline", "counter", "withdraw"):
            assert why(with_one, seat, f"{verb} {number}") == why(without, seat, f"{verb} {number}")


@pytest.mark.parametrize("route", ROUTES)
def test_2_15_offers_do_not_depend_on_what_the_other_hides(route: str) -> None:
    """What can be offered to a seat, and what is said when it cannot, is the same whatever it has."""
    found = []
    for purse, slugs in ((0, ("harvest", "tax")), (40, ("ambush", "justice"))):
        state = forts(england())
        state.purse[VERT] = state.purse[AZURE] = purse
        hand(state, VERT, *slugs)
        do(state, GULES, "draft-give money 2; draft-want card tax; draft-want money 5")
        reasons = []
        for family in ("azure", "vert"):
            action = f"offer {family} {route}"
            reasons.append(action if offered(state, GULES, action) else why(state, GULES, action))
        found.append((reasons, msgspec.json.encode(FIEF.prompts(state)[GULES])))
    assert found[0] == found[1]


def test_2_15_no_deals_while_the_board_is_set_up() -> None:
    """Before anybody stands in a city there is nothing to deal in."""
    state = FIEF.setup(seats=4, seed="deals")
    assert why(state, 0, "draft-give money 1") == "deal-closed"


# --- pigeons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [1, 5, 6])
def test_2_15_a_pigeon_with_a_card_and_money(die: int) -> None:
    """1-5 it arrives; on a 6 the card comes back and the money is lost. The marker is spent either way."""
    state = forts(england())
    hand(state, GULES, "tax")
    rig(state, pigeon=[die])
    do(state, GULES, "draft-give card tax; draft-give money 4; offer vert pigeon")
    events = do(state, VERT, f"accept {offers(state)[0].number}")
    lost = die == 6
    assert heard(events, OR) == ["pigeon-lost" if lost else "pigeon-arrives"]
    assert state.purse == [6, 10, 10 if lost else 14, 10]
    assert cards(state, GULES if lost else VERT) == ["tax"]
    assert state.pigeons == [2, 3, 3, 3]
    assert spent(state)


def test_2_15_both_ways_by_two_pigeons() -> None:
    """Who wants something back needs a bird of the other's; each flies for itself."""
    state = forts(england())
    hand(state, VERT, "tax")
    rig(state, pigeon=[6, 2])
    do(state, GULES, "draft-give money 4; draft-want card tax; offer vert pigeon")
    do(state, VERT, f"accept {offers(state)[0].number}")
    assert state.purse == [6, 10, 10, 10]
    assert cards(state, GULES) == ["tax"]
    assert state.pigeons == [2, 3, 2, 3]


def test_2_15_where_pigeons_fly() -> None:
    """From a fort or an abbey to another one, from within; one card each; three birds in the whole game."""
    state = england()
    do(state, GULES, "draft-give money 4")
    assert why(state, GULES, "offer vert pigeon") == "deal-loft"
    town(state, "london", "fortress", control=GULES)
    town(state, "york", "abbey", abbey=0)
    assert offered(state, GULES, "offer vert pigeon")
    assert why(state, GULES, "offer azure pigeon") == "deal-loft", "in one city none is needed"
    who(state, "lucia").site = 7
    assert why(state, GULES, "offer vert pigeon") == "deal-loft"
    who(state, "lucia").site = -1
    state.pigeons[GULES] = 0
    assert why(state, GULES, "offer vert pigeon") == "deal-pigeons"
    state.pigeons[GULES] = 1
    hand(state, GULES, "tax", "harvest")
    do(state, GULES, "draft-give card tax; draft-give card harvest")
    assert why(state, GULES, "offer vert pigeon") == "deal-one-card"


def test_2_15_a_lost_card_comes_back_to_a_hand_with_room() -> None:
    """A bird may be lost on either way, so that each hand must hold what comes without what goes."""
    state = forts(england())
    hand(state, GULES, "tax")
    hand(state, VERT, "harvest", "justice", "ambush")
    do(state, GULES, "draft-give card tax; draft-want card harvest")
    assert why(state, GULES, "offer vert pigeon") == "deal-hand"


def test_2_12_the_fowler_sends_a_lost_pigeon_again() -> None:
    """Col, once a round, for a free master of the sender's family."""
    state = forts(england())
    state.servants.remove(7)
    who(state, "henri").servant = 7
    rig(state, pigeon=[6, 3, 6])
    do(state, GULES, "draft-give money 2; offer vert pigeon")
    events = do(state, VERT, f"accept {offers(state)[0].number}")
    assert heard(events, OR) == ["pigeon-again", "pigeon-arrives"]
    assert who(state, "henri").used
    do(state, GULES, "draft-give money 2; offer vert pigeon")
    events = do(state, VERT, f"accept {offers(state)[0].number}")
    assert heard(events, OR) == ["pigeon-lost"]
    assert state.purse[GULES] == 6
    assert state.purse[VERT] == 12
