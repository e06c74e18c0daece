"""Deals between seats: drafts, offers and their answers, pigeons (2.15)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core.messages import visible_to
from engine.fief.deals.deals import MOST_OFFERS, ROUTES, terms
from engine.fief.rules import FIEF
from engine.fief.state.state import Article
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import heard, keys, said

# --- meeting in a city -----------------------------------------------------------------------------------------------


def test_2_15_any_number_of_cards_and_money_in_one_city(board: Board) -> None:
    """In one city any amount of cards and shillings changes hands, all at once; no pigeon is spent (ruling 27)."""
    board.meeting()
    board.hand(GULES, "tax", "harvest")
    board.hand(AZURE, "justice")
    board.do(GULES, "draft-give card tax; draft-give card harvest; draft-want money 4; draft-want card justice")
    board.do(GULES, "offer azure city")
    assert board.state.purse == [10, 10, 10, 10]
    events = board.do(AZURE, f"accept {board.offers()[0].number}")
    assert board.cards(GULES) == ["justice"]
    assert sorted(board.cards(AZURE)) == ["harvest", "tax"]
    assert board.state.purse == [14, 6, 10, 10]
    assert board.state.pigeons == [3, 3, 3, 3]
    assert heard(events, VERT) == ["deal-met"]
    assert heard(events, AZURE) == ["deal-done", "deal-met"]


def test_2_15_a_card_is_drafted_once_and_may_be_wanted_too(board: Board) -> None:
    """What is given already is not offered again; what is wanted of the other leaves one's own hand as it is."""
    board.meeting()
    board.hand(GULES, "tax", "harvest")
    board.do(GULES, "draft-give card tax; draft-want card harvest")
    given = [words for words in board.legal(GULES, "draft-give") if words.startswith("draft-give card")]
    assert given == ["draft-give card harvest"]


def test_2_15_so_many_articles_and_no_more(board: Board) -> None:
    """A full draft takes money only where it names a sum already, which is then another."""
    board.meeting()
    board.do(GULES, "; ".join(["draft-want card harvest"] * 6))
    assert board.why(GULES, "draft-want card justice") == "draft-full"
    assert board.why(GULES, "draft-want money 4") == "draft-full"
    board.do(GULES, "draft-clear; draft-want money 4")
    board.do(GULES, "; ".join(["draft-want card harvest"] * 5))
    assert board.why(GULES, "draft-want card justice") == "draft-full"
    board.do(GULES, "draft-want money 5")


def test_2_15_only_where_both_are(board: Board) -> None:
    """Captives meet nobody, and whoever is elsewhere neither."""
    board.meeting()
    board.do(GULES, "draft-give money 4")
    assert board.why(GULES, "offer vert city") == "deal-meet"
    assert board.offered(GULES, "offer azure city")
    board.hold("hugh", "lucia")
    assert board.why(GULES, "offer azure city") == "deal-meet"


def test_2_15_an_offer_waits_until_they_meet_again(board: Board) -> None:
    """Who has parted cannot accept, and is told why; nothing is lost by it."""
    board.meeting()
    board.do(GULES, "draft-want money 4; offer azure city")
    number = board.offers()[0].number
    board.who("hugh").place = board.who("lucia").place
    assert board.why(AZURE, f"accept {number}") == "deal-meet"
    assert board.offers()


def test_2_15_hands_never_grow_beyond_the_limit(board: Board) -> None:
    """Three cards a hand (2.0): a fourth cannot be given, but it can be exchanged."""
    board.meeting()
    board.hand(GULES, "tax")
    board.hand(AZURE, "harvest", "justice", "ambush")
    board.do(GULES, "draft-give card tax")
    assert board.why(GULES, "offer azure city") == "deal-hand"
    board.do(GULES, "draft-want card harvest; offer azure city")
    board.do(AZURE, f"accept {board.offers()[0].number}")
    assert sorted(board.cards(AZURE)) == ["ambush", "justice", "tax"]


def test_2_15_nobody_offers_what_he_has_not(board: Board) -> None:
    """Money, cards, cities: by what the seat knows about itself."""
    board.meeting()
    board.hand(GULES, "tax")
    assert board.why(GULES, "draft-give money 11") == "money"
    assert board.why(GULES, "draft-give card harvest") == "draft-have"
    assert board.why(GULES, "draft-give city york") == "draft-have"
    assert board.why(GULES, "draft-want city london") == "draft-theirs"
    board.do(GULES, "draft-give card tax")
    assert board.why(GULES, "draft-give card tax") == "draft-have"
    assert board.why(GULES, "draft-want money 61") == "draft-money"
    assert board.why(GULES, "draft-want nothing 5") == "words"
    assert board.why(GULES, "draft-want money 0") == "words"
    board.do(GULES, "draft-give money 6; draft-give money 7")
    prompt = next(p for p in board.asked(GULES) if p.step == "parlour")
    assert prompt.params["gives"] == terms([Article("card", "tax"), Article("money", "", 7)])
    board.do(GULES, "draft-clear")
    assert board.why(GULES, "draft-clear") == "draft-empty"
    assert board.why(GULES, "offer azure city") == "draft-empty"


def test_2_15_a_draft_that_is_no_longer_covered(board: Board) -> None:
    """Money spent meanwhile: the offer cannot be made, or it is void; only the two of them learn it."""
    board.meeting()
    board.do(GULES, "draft-give money 9")
    board.state.purse[GULES] = 8
    assert board.why(GULES, "offer azure city") == "draft-have"
    board.state.purse[GULES] = 9
    board.do(GULES, "draft-want money 1; offer azure city")
    board.state.purse[GULES] = 2
    events = board.do(AZURE, f"accept {board.offers()[0].number}")
    assert keys(events) == ["deal-void"]
    assert events[0].audience == (GULES, AZURE)
    assert events[0].seals
    assert board.state.purse[AZURE] == 10
    assert not board.offers()


def test_2_15_who_cannot_pay_cannot_accept(board: Board) -> None:
    """And is refused by his own purse and hand alone."""
    board.meeting()
    board.do(GULES, "draft-want money 11; offer azure city")
    assert board.why(AZURE, f"accept {board.offers()[0].number}") == "deal-have"
    board.meeting()
    board.do(GULES, "draft-want card tax; offer azure city")
    assert board.why(AZURE, f"accept {board.offers()[0].number}") == "deal-have"


# --- offers ----------------------------------------------------------------------------------------------------------


def test_2_15_offers_never_wait(board: Board) -> None:
    """Making one changes nobody's question but the two; several are open at once, between any two seats."""
    board.meeting()
    board.forts()
    before = msgspec.json.encode([FIEF.prompts(board.state)[s] for s in (VERT, OR)])
    board.do(GULES, "draft-give money 1; draft-want money 2; offer azure city")
    assert msgspec.json.encode([FIEF.prompts(board.state)[s] for s in (VERT, OR)]) == before
    board.do(GULES, "draft-give money 3; draft-want money 1; offer azure city")
    board.do(GULES, "draft-give money 1; draft-want card tax; offer vert pigeon")
    assert len(board.offers()) == 3
    prompt = next(p for p in board.asked(AZURE) if p.step == "deal")
    assert (prompt.pace, prompt.notify, prompt.secret) == ("offer", True, True)
    board.do(AZURE, f"accept {board.offers()[1].number}")
    assert board.state.purse[:2] == [8, 12]
    assert len(board.offers()) == 2


def test_2_15_decline_withdraw_and_counter(board: Board) -> None:
    """An answer in kind turns the terms round and leaves them to be changed."""
    board.meeting()
    board.do(GULES, "draft-give money 3; draft-want card tax; offer azure city")
    first = board.offers()[0].number
    assert board.why(GULES, f"accept {first}") == "deal-none"
    assert board.why(AZURE, f"withdraw {first}") == "deal-none"
    assert board.why(VERT, f"decline {first}") == "deal-none"
    events = board.do(AZURE, f"counter {first}")
    assert keys(events) == ["deal-countered"]
    board.hand(AZURE, "tax")
    board.do(AZURE, "draft-want money 5; offer gules city")
    second = board.offers()[0].number
    assert second != first
    board.do(GULES, f"accept {second}")
    assert board.cards(GULES) == ["tax"]
    assert board.state.purse[:2] == [5, 15]
    board.do(GULES, "draft-give money 1; draft-want money 1; offer azure city")
    assert keys(board.do(GULES, f"withdraw {board.offers()[0].number}")) == ["deal-withdrawn"]
    board.do(GULES, "draft-give money 1; draft-want money 1; offer azure city")
    assert keys(board.do(AZURE, f"decline {board.offers()[0].number}")) == ["deal-declined"]
    assert not board.offers()


def test_2_15_offers_lapse_with_the_round(board: Board) -> None:
    """Both hear of it, nobody else does."""
    board.meeting()
    board.do(GULES, "draft-give money 3; draft-want card tax; offer azure city")
    events = board.go("close")
    lapsed = said(events, "deal-lapsed")
    assert [e.audience for e in lapsed] == [(GULES, AZURE)]
    assert not board.offers()


def test_2_15_so_many_offers_and_no_more(board: Board) -> None:
    """A seat has a bounded number of open offers; how many others have made bounds nobody."""
    board.meeting()
    for n in range(MOST_OFFERS):
        board.do(GULES, f"draft-give money {n + 1}; draft-want money 1; offer azure city")
    board.do(GULES, "draft-give money 1; draft-want money 2")
    assert board.why(GULES, "offer azure city") == "deals-open"
    board.do(AZURE, "draft-give money 1; draft-want money 2; offer gules city")


def test_2_15_numbers_tell_nothing_of_other_offers() -> None:
    """What others offer each other does not move the number of one's own."""
    first, second = Board().meeting(), Board().meeting()
    first.do(GULES, "draft-give money 1; draft-want money 2; offer azure city")
    first.do(GULES, "draft-give money 1; draft-want money 2; offer azure city")
    for board in (first, second):
        board.forts()
        board.do(VERT, "draft-give money 1; draft-want money 2; offer gules pigeon")
    number = [next(d.number for d in board.offers() if d.maker == VERT) for board in (first, second)]
    assert number[0] == number[1]


def test_2_15_orders_answer_offers(board: Board) -> None:
    """Gifts are welcome unless a seat wants to be asked; other offers may be declined on sight."""
    board.meeting()
    board.state.orders[AZURE].pigeons = "welcome"
    board.do(GULES, "draft-give money 3; offer azure city")
    assert board.state.purse[:2] == [7, 13]
    board.state.orders[AZURE].pigeons = "ask"
    board.do(GULES, "draft-give money 3; offer azure city")
    assert len(board.offers()) == 1
    board.state.orders[AZURE].deals = "decline"
    events = board.do(GULES, "draft-give money 1; draft-want card tax; offer azure city")
    assert keys(events) == ["deal-offered", "deal-declined"]
    assert events[-1].seals


def test_2_15_others_learn_the_way_and_no_more(board: Board) -> None:
    """Two deals by the same way, with other contents: what a third seat hears, sees and is asked is the same."""
    told = []
    for give, want in (("money 3", "money 1"), ("money 5", "money 9"), ("money 2", "money 8")):
        board.meeting()
        events = board.do(GULES, f"draft-give {give}; draft-want {want}; offer azure city")
        events += board.do(AZURE, f"accept {board.offers()[0].number}")
        told.append(
            (
                msgspec.json.encode(visible_to(events, VERT)),
                msgspec.json.encode(FIEF.view(board.state, VERT)),
                msgspec.json.encode(FIEF.prompts(board.state)[VERT]),
                msgspec.json.encode(FIEF.view(board.state, None)),
            )
        )
    assert told[0] == told[1] == told[2]


def test_2_15_an_open_offer_is_hidden_from_third_seats() -> None:
    """Its view, its questions, its refusals: as if there were none."""
    with_one, without = Board().meeting(), Board().meeting()
    with_one.do(GULES, "draft-give money 3; draft-want card tax; offer azure city")
    for seat in (VERT, OR, None):
        shown = [msgspec.json.encode(FIEF.view(board.state, seat)) for board in (with_one, without)]
        assert shown[0] == shown[1]
    for seat in (VERT, OR):
        assert FIEF.prompts(with_one.state)[seat] == FIEF.prompts(without.state)[seat]
        number = with_one.offers()[0].number
        for verb in ("accept", "decline", "counter", "withdraw"):
            assert with_one.why(seat, f"{verb} {number}") == without.why(seat, f"{verb} {number}")


@pytest.mark.parametrize("route", ROUTES)
def test_2_15_offers_do_not_depend_on_what_the_other_hides(board: Board, route: str) -> None:
    """What can be offered to a seat, and what is said when it cannot, is the same whatever it has."""
    found = []
    for purse, slugs in ((0, ("harvest", "tax")), (40, ("ambush", "justice"))):
        board.meeting().forts()
        board.state.purse[VERT] = board.state.purse[AZURE] = purse
        board.hand(VERT, *slugs)
        board.do(GULES, "draft-give money 2; draft-want card tax; draft-want money 5")
        reasons = []
        for family in ("azure", "vert"):
            action = f"offer {family} {route}"
            reasons.append(action if board.offered(GULES, action) else board.why(GULES, action))
        found.append((reasons, msgspec.json.encode(FIEF.prompts(board.state)[GULES])))
    assert found[0] == found[1]


def test_2_15_no_deals_while_the_board_is_set_up(board: Board) -> None:
    """Before anybody stands in a city there is nothing to deal in."""
    board.state = FIEF.setup(seats=4, seed="deals")
    assert board.why(0, "draft-give money 1") == "deal-closed"


# --- pigeons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [1, 5, 6])
def test_2_15_a_pigeon_with_a_card_and_money(board: Board, die: int) -> None:
    """1-5 it arrives; on a 6 the card comes back and the money is lost. The marker is spent either way."""
    board.meeting().forts()
    board.hand(GULES, "tax")
    board.rig(pigeon=[die])
    board.do(GULES, "draft-give card tax; draft-give money 4; offer vert pigeon")
    events = board.do(VERT, f"accept {board.offers()[0].number}")
    lost = die == 6
    assert heard(events, OR) == ["pigeon-lost" if lost else "pigeon-arrives"]
    assert board.state.purse == [6, 10, 10 if lost else 14, 10]
    assert board.cards(GULES if lost else VERT) == ["tax"]
    assert board.state.pigeons == [2, 3, 3, 3]
    assert board.spent()


def test_2_15_both_ways_by_two_pigeons(board: Board) -> None:
    """Who wants something back needs a bird of the other's; each flies for itself."""
    board.meeting().forts()
    board.hand(VERT, "tax")
    board.rig(pigeon=[6, 2])
    board.do(GULES, "draft-give money 4; draft-want card tax; offer vert pigeon")
    board.do(VERT, f"accept {board.offers()[0].number}")
    assert board.state.purse == [6, 10, 10, 10]
    assert board.cards(GULES) == ["tax"]
    assert board.state.pigeons == [2, 3, 2, 3]


def test_2_15_where_pigeons_fly(board: Board) -> None:
    """From a fort or an abbey to another one, from within; one card each; three birds in the whole game."""
    board.meeting()
    board.do(GULES, "draft-give money 4")
    assert board.why(GULES, "offer vert pigeon") == "deal-loft"
    board.town("london", "fortress", control=GULES)
    board.town("york", "abbey", abbey=0)
    assert board.offered(GULES, "offer vert pigeon")
    assert board.why(GULES, "offer azure pigeon") == "deal-loft", "in one city none is needed"
    board.who("lucia").site = 7
    assert board.why(GULES, "offer vert pigeon") == "deal-loft"
    board.who("lucia").site = -1
    board.state.pigeons[GULES] = 0
    assert board.why(GULES, "offer vert pigeon") == "deal-pigeons"
    board.state.pigeons[GULES] = 1
    board.hand(GULES, "tax", "harvest")
    board.do(GULES, "draft-give card tax; draft-give card harvest")
    assert board.why(GULES, "offer vert pigeon") == "deal-one-card"


def test_2_15_a_lost_card_comes_back_to_a_hand_with_room(board: Board) -> None:
    """A bird may be lost on either way, so that each hand must hold what comes without what goes."""
    board.meeting().forts()
    board.hand(GULES, "tax")
    board.hand(VERT, "harvest", "justice", "ambush")
    board.do(GULES, "draft-give card tax; draft-want card harvest")
    assert board.why(GULES, "offer vert pigeon") == "deal-hand"


def test_2_12_the_fowler_sends_a_lost_pigeon_again(board: Board) -> None:
    """Col, once a round, for a free master of the sender's family."""
    board.meeting().forts()
    board.state.servants.remove(7)
    board.who("henri").servant = 7
    board.rig(pigeon=[6, 3, 6])
    board.do(GULES, "draft-give money 2; offer vert pigeon")
    events = board.do(VERT, f"accept {board.offers()[0].number}")
    assert heard(events, OR) == ["pigeon-again", "pigeon-arrives"]
    assert board.who("henri").used
    board.do(GULES, "draft-give money 2; offer vert pigeon")
    events = board.do(VERT, f"accept {board.offers()[0].number}")
    assert heard(events, OR) == ["pigeon-lost"]
    assert board.state.purse[GULES] == 6
    assert board.state.purse[VERT] == 12
