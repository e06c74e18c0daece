"""What changes hands besides cards and money (2.12, 4.7, 7.6, 7.7, 7.8, 9.0, 11.1, 12.0, 13.7), and servants that bear
on it."""

from __future__ import annotations

import pytest

from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import heard, keys, said

# --- what else changes hands -----------------------------------------------------------------------------------------


def test_7_8_control_of_a_city_passes_by_agreement(board: Board) -> None:
    """The receiver is in it, goes in, and the giver's people stand before the walls; never a besieged city."""
    board.meeting()
    board.town("london", "fortress", control=GULES)
    board.who("hugh").site = 13
    board.put(GULES, "london", soldier=2)
    board.put(AZURE, "london", out="norwich", knight=1)
    board.do(GULES, "draft-give city london; draft-want money 5; offer azure city")
    events = board.do(AZURE, f"accept {board.offers()[0].number}")
    assert board.control("london") == AZURE
    assert (board.who("hugh").site, board.who("henri").site >= 0) == (-1, True)
    assert board.units(AZURE, "london", "") == {"knight": 1}
    assert board.units(GULES, "london", "") == {}
    assert heard(events, OR) == ["deal-met", "city-given"]
    board.meeting()
    board.town("london", "fortress", control=GULES, siege=AZURE)
    board.do(GULES, "draft-give city london")
    assert board.why(GULES, "offer azure city") == "deal-takes"


def test_4_7_with_the_walled_city_goes_the_title(board: Board) -> None:
    """Whoever gets it by agreement has the fief (4.7)."""
    board.noble("henri", GULES, "london", lord=["south-east"])
    board.noble("hugh", AZURE, "london")
    board.town("london", "walled", control=GULES)
    board.run()
    board.do(GULES, "draft-give city london; draft-want money 5; offer azure city")
    board.do(AZURE, f"accept {board.offers()[0].number}")
    assert board.lord_of("south-east") == "hugh"


def test_9_0_allies_exchange_money_and_titles_by_the_ring(board: Board) -> None:
    """Without a pigeon and wherever they are; others may not, and cards do not go by it."""
    board.noble("henri", GULES, "london", lord=["north"])
    board.noble("lucia", VERT, "york")
    board.noble("hugh", AZURE, "oxford")
    board.wed("henri", "lucia")
    board.run()
    board.do(GULES, "draft-give money 3; draft-give title north; draft-want money 1")
    assert board.why(GULES, "offer azure ring") == "deal-ring"
    board.do(GULES, "offer vert ring")
    events = board.do(VERT, f"accept {board.offers()[0].number}")
    assert board.lord_of("north") == "lucia"
    assert board.state.purse == [8, 10, 12, 10]
    assert heard(events, OR)[:2] == ["deal-by-ring", "title-given"]
    assert said(events, "title-given")[0].seals
    board.hand(GULES, "tax")
    board.do(GULES, "draft-give card tax")
    assert board.why(GULES, "offer vert ring") == "deal-kind"


def test_7_7_less_than_the_full_ransom(board: Board) -> None:
    """7-F: David has five of six shillings and offers them; George may take them, or not. No pigeon is needed."""
    board.noble("henri", AZURE, "london", lord=["north"])
    board.noble("philippa", AZURE, "oxford")
    board.noble("hugh", GULES, "york", see="york")
    board.hold("henri", "hugh")
    board.state.purse[AZURE] = 3
    board.run()
    assert board.why(AZURE, "ransom henri 4") == "money"
    assert board.why(AZURE, "ransom philippa 1") == "ransom"
    board.state.purse[AZURE] = 9
    assert board.why(AZURE, "ransom henri 5") == "ransom-sum"
    board.state.purse[AZURE] = 3
    board.do(AZURE, "ransom henri 3")
    assert keys(board.do(GULES, f"decline {board.offers()[0].number}")) == ["deal-declined"]
    assert board.place("henri") == "captive"
    board.do(AZURE, "ransom henri 3")
    events = board.do(GULES, f"accept {board.offers()[0].number}")
    assert board.state.purse[:2] == [13, 0]
    assert board.place("henri") == "oxford"
    assert heard(events, OR)[:2] == ["deal-by-ransom", "freed"]
    assert board.state.pigeons == [3, 3, 3, 3]


@pytest.mark.parametrize(("order", "price", "free"), [("full", 3, False), ("full", 4, True), ("half", 1, False),
                                                      ("half", 2, True)])  # fmt: skip
def test_7_7_the_least_ransom_by_order(board: Board, order: str, price: int, free: bool) -> None:
    """The captor's order answers at once, and nothing waits."""
    board.noble("henri", AZURE, "london", lord=["north"])
    board.noble("philippa", AZURE, "oxford")
    board.noble("hugh", GULES, "york")
    board.hold("henri", "hugh")
    board.run()
    board.state.orders[GULES].ransom = order
    board.do(AZURE, f"ransom henri {price}")
    assert (board.place("henri") != "captive") == free
    assert not board.offers()


def test_7_6_a_captive_is_handed_on_only_beside_his_captor(board: Board) -> None:
    """To a Noble in the same city; his own family gets him free by any way but a pigeon."""
    board.meeting()
    board.noble("anabel", OR, "exeter")
    board.hold("anabel", "henri")
    board.do(GULES, "draft-give captive anabel")
    assert board.why(GULES, "offer vert city") == "deal-meet"
    assert board.why(GULES, "offer azure ring") == "deal-takes"
    board.do(GULES, "draft-want money 2; offer azure city")
    events = board.do(AZURE, f"accept {board.offers()[0].number}")
    assert board.captor("anabel") == "hugh"
    assert "captive-given" in heard(events, VERT)


def test_7_6_a_captor_elsewhere_hands_nobody_on(board: Board) -> None:
    """Another Noble of his family meets the receiver."""
    board.meeting()
    board.noble("simon", GULES, "bristol")
    board.noble("anabel", OR, "exeter")
    board.hold("anabel", "simon")
    board.do(GULES, "draft-give captive anabel")
    assert board.why(GULES, "offer azure city") == "deal-meet"


def test_2_12_a_draft_of_servants_does_not_outlive_phase_2(board: Board) -> None:
    """Written down in time, offered too late."""
    board.noble("henri", GULES, "london", servant="hob")
    board.noble("hugh", AZURE, "london")
    board.go("play")
    board.do(GULES, "draft-give servant hob")
    board.go("move")
    assert board.why(GULES, "offer azure city") == "deal-holds"


def test_12_0_relics_change_hands_in_one_city_alone(board: Board) -> None:
    """Both bearer and receiver are there."""
    board.meeting().forts()
    board.relic("grail", "henri")
    board.do(GULES, "draft-give relic grail")
    assert board.why(GULES, "offer vert pigeon") == "deal-kind"
    board.do(GULES, "draft-want money 1; offer azure city")
    events = board.do(AZURE, f"accept {board.offers()[0].number}")
    assert board.state.relics[0].bearer == 5
    assert "relic-given" in heard(events, OR)


def test_12_0_a_relic_elsewhere_does_not_follow(board: Board) -> None:
    """A Noble of the giver's meets the other, but the relic is with another one."""
    board.meeting()
    board.noble("simon", GULES, "oxford")
    board.relic("grail", "simon")
    board.do(GULES, "draft-give relic grail")
    assert board.why(GULES, "offer azure city") == "deal-meet"


def test_2_12_servants_are_sold_in_phase_2_wherever_they_are(board: Board) -> None:
    """They walk; a Noble has one servant; in other phases they stay (2.12)."""
    board.noble("henri", GULES, "london", servant="hob")
    board.noble("lucia", VERT, "york", servant="ivo")
    board.noble("hugh", AZURE, "oxford")
    board.run()
    assert board.why(GULES, "draft-give servant hob") == "draft-servant"
    board.go("play")
    board.do(GULES, "draft-give servant hob")
    assert board.why(GULES, "offer vert servants") == "deal-servants"
    board.do(GULES, "draft-want servant ivo; offer vert servants")
    events = board.do(VERT, f"accept {board.offers()[0].number}")
    assert (board.who("henri").servant, board.who("lucia").servant) == (11, 16)
    assert heard(events, OR)[0] == "deal-by-servants"
    board.who("henri").used = True
    board.do(GULES, "draft-give servant ivo; draft-want money 2")
    assert board.why(GULES, "offer azure servants") == "deal-kind"
    board.do(GULES, "draft-clear; draft-give servant ivo; offer azure servants")
    board.do(AZURE, f"accept {board.offers()[0].number}")
    assert (board.who("hugh").servant, board.who("hugh").used, board.who("henri").used) == (11, True, False)


def test_11_1_crossbows_are_lent_where_they_stand(board: Board) -> None:
    """Some or all, in a city where both are; at the round's end they go back to their card."""
    board.meeting()
    board.put(GULES, "london", soldier=1, french=2)
    board.do(GULES, "draft-give crossbow french-crossbows 1; draft-want money 1")
    assert board.why(GULES, "draft-give crossbow french-crossbows 3") == "draft-have"
    board.do(GULES, "offer azure city")
    board.do(AZURE, f"accept {board.offers()[0].number}")
    assert board.units(GULES, "london") == {"soldier": 1, "crossbow": 1}
    assert board.units(AZURE, "london") == {"crossbow": 1}
    board.go("close")
    assert board.units(AZURE, "london") == {}


def test_13_7_the_two_families_of_a_seat_need_no_answer(board: Board) -> None:
    """A ring between them, one purse: what is offered is done."""
    board.position(2)
    board.noble("henri", 0, "london", lord=["north"])
    board.noble("lucia", 1, "york")
    board.noble("hugh", 2, "oxford")
    board.wed("henri", "lucia")
    board.run()
    board.do(0, "draft-give title north; offer azure ring")
    assert board.lord_of("north") == "lucia"
    assert not board.offers()


# --- the spy and the confessor ---------------------------------------------------------------------------------------


def test_2_12_mata_exchanges_a_chosen_card_for_a_random_one(board: Board) -> None:
    """Once a round, of any other hand that has a card; only the two of them learn which cards."""
    board.noble("henri", GULES, "london", servant="mata")
    board.noble("hugh", AZURE, "york")
    board.hand(GULES, "tax")
    board.hand(AZURE, "harvest", "justice")
    board.run()
    assert board.legal(GULES, "spy") == ["spy tax seat-1"]
    board.rig(spy=[1])
    events = board.do(GULES, "spy tax seat-1")
    assert board.cards(GULES) == ["harvest"]
    assert sorted(board.cards(AZURE)) == ["justice", "tax"]
    assert heard(events, OR) == ["spies"]
    assert all(e.seals for e in events)
    assert board.legal(GULES, "spy") == []
    board.hold("henri", "hugh")
    board.who("henri").used = False
    assert board.legal(GULES, "spy") == []


def test_2_12_the_confessor_takes_heresy_away_once(board: Board) -> None:
    """Tiphaine leaves the game with it."""
    board.noble("henri", GULES, "london", servant="tiphaine", heresy=True)
    board.run()
    board.do(GULES, "confess henri")
    assert (board.who("henri").heresy, board.who("henri").servant) == (False, -1)


@pytest.mark.parametrize("captive", [False, True])
def test_2_12_the_bodyguard_dies_for_a_free_master(board: Board, captive: bool) -> None:
    """Wulf cancels an assassination; the executor is a heretic all the same. A captive has nobody beside him."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "york", servant="wulf")
    if captive:
        board.hold("hugh", "henri")
    board.hand(GULES, "assassination")
    board.run()
    events = board.do(GULES, "assassinate hugh henri")
    assert ("bodyguard" in keys(events)) == (not captive)
    assert board.place("hugh") == ("dead" if captive else "york")
    assert board.who("henri").heresy
    if not captive:
        assert board.who("hugh").servant < 0
