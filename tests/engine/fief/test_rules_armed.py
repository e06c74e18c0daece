"""Cards that are armed: what they wait for, and what happens when it comes (2.6, 10, 11)."""

from __future__ import annotations

import pytest

from engine.core import Event, Piece
from engine.core.messages import visible_to
from engine.fief.game_data import CARDS, OPPORTUNITY
from engine.fief.phases.arms import TRIGGERS, fire
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys, said
from tests.engine.fief.known import sealed


def armed(board: Board, *slugs: str, words: str) -> Board:
    """Henri of gules in London with cards armed, Hugh of azure in Oxford with a soldier, Lucia of vert in York; azure
    is to move."""
    board.position()
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "oxford")
    board.noble("lucia", VERT, "york")
    board.put(AZURE, "oxford", soldier=1)
    board.put(GULES, "london", soldier=1)
    board.hand(GULES, *slugs)
    board.turn("move", AZURE)
    board.do(GULES, words)
    return board


# --- arming ----------------------------------------------------------------------------------------------------------


def test_10_0_every_opportunity_card_can_be_armed() -> None:
    """All with the bolt, and no other."""
    assert set(TRIGGERS) == set(OPPORTUNITY)


def test_10_0_arming_is_secret_and_can_be_taken_back(board: Board) -> None:
    """Nobody else sees, hears or is asked anything; the card stays in the hand."""
    armed(board, "assassination", words="arm assassination crowned hugh any")
    other = armed(Board(), "assassination", words="arm assassination weds lucia henri")
    for seat in (AZURE, VERT, OR, None):
        assert sealed(board.state, seat) == sealed(other.state, seat)
    assert board.why(GULES, "arm assassination crowned hugh any") == "armed-twice"
    assert board.why(GULES, "arm justice accused hugh") == "card"
    assert board.why(GULES, "arm assassination storms hugh any") == "arm-trigger"
    assert board.why(GULES, "arm tax crowned hugh") == "arm-card"
    assert board.why(GULES, "disarm 2") == "armed-none"
    board.do(GULES, "disarm 1")
    board.crown("hugh")
    board.run()
    assert board.place("hugh") == "oxford"


def test_10_0_what_is_gone_does_not_fire(board: Board) -> None:
    """A card that was given away, stolen or played otherwise waits no longer."""
    armed(board, "assassination", words="arm assassination crowned hugh any")
    card = board.state.hands[GULES].pop()
    board.state.fortune_discards.append(card)
    board.crown("hugh")
    events = board.run()
    assert board.place("hugh") == "oxford"
    assert not board.state.armed[GULES]
    gone = [e for e in events if e.key == "fief-armed-gone"]
    assert [(e.audience, str(e.params["card"])) for e in gone] == [((GULES,), str(Piece("assassination")))]


def test_10_0_a_card_that_goes_off_waits_for_nothing_else(board: Board) -> None:
    """Nothing is told of what else it waited for; another copy waits on."""
    armed(board, "assassination", "rebellion", "rebellion", words="arm assassination crowned hugh any")
    board.do(GULES, "arm assassination weds hugh any; arm rebellion restless york; arm rebellion restless oxford")
    board.crown("hugh")
    board.lay("south-east", "famine")
    events = board.run()
    assert keys(events).count("fires-own") == 2
    assert "armed-gone" not in keys(events)
    assert [a.target for a in board.state.armed[GULES]] == ["york"]


def test_10_0_so_many_and_no_more(board: Board) -> None:
    """Eight at most; one card may wait for several things."""
    armed(board, "assassination", words="arm assassination crowned hugh any")
    for trigger in ("meets", "weds", "lord", "captured", "stands", "battle"):
        board.do(GULES, f"arm assassination {trigger} lucia any")
    board.do(GULES, "arm assassination weds hugh any")
    assert board.why(GULES, "arm assassination lord hugh any") == "armed-full"


def test_2_6_nothing_fires_while_cards_are_drawn(board: Board) -> None:
    """Phase 2B is closed to every way of playing; at its end it happens."""
    armed(board, "assassination", words="arm assassination crowned hugh any")
    board.state.orders[GULES].plan = "nothing"
    for orders in board.state.orders:
        orders.plan = "ask"
    board.go("discard", first=GULES)
    for seat in range(4):
        board.do(seat, "seal")
    board.crown("hugh")
    board.do(GULES, "draw character")
    assert board.place("hugh") == "oxford"
    assert board.why(GULES, "assassinate hugh henri") == "while-drawing"
    assert not [p for p in board.asked(GULES) if p.step == "bench"]
    for seat in range(4):
        board.do(seat, "done")
    assert board.place("hugh") == "dead"


def test_10_0_turn_order_decides_who_fires_first(board: Board) -> None:
    """Two wait for the same: the first in the order of turns; the other keeps his card."""
    board.position(first=VERT)
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "oxford")
    board.noble("lucia", VERT, "york")
    board.hand(GULES, "assassination")
    board.hand(VERT, "justice")
    board.run()
    board.do(GULES, "arm assassination lord hugh any")
    board.do(VERT, "arm justice accused hugh")
    board.who("hugh").heresy = True
    board.state.fiefs[0] = 5
    board.run()
    assert board.place("hugh") == "dead"
    assert len(board.state.hands[GULES]) == 1
    assert not board.state.hands[VERT]


# --- what fires ------------------------------------------------------------------------------------------------------


def test_10_3_an_armed_assassin_meets_his_man_on_the_way(board: Board) -> None:
    """Between two steps of a march: Hugh comes through London and goes no further."""
    armed(board, "assassination", words="arm assassination meets hugh henri")
    board.do(AZURE, "lead hugh; take soldier 1")
    assert board.place("hugh") == "oxford"
    events = board.do(AZURE, "go london")
    assert board.place("hugh") == "dead"
    assert board.who("henri").heresy
    assert not board.state.hands[GULES]
    assert not board.state.armed[GULES]
    assert "fires-own" in keys(visible_to(events, GULES))
    assert "fires-own" not in keys(visible_to(events, VERT))
    assert any(e.seals for e in events)


@pytest.mark.parametrize("trigger", ["crowned", "lord", "weds", "captured", "stands"])
def test_10_3_what_an_assassin_waits_for(board: Board, trigger: str) -> None:
    """A crown, a fief, a marriage, captivity, a candidacy; a whole family may be the target."""
    armed(board, "assassination", words=f"arm assassination {trigger} azure any")
    assert board.place("hugh") == "oxford"
    match trigger:
        case "crowned":
            board.crown("hugh")
        case "lord":
            board.state.fiefs[0] = 5
        case "weds":
            board.wed("hugh", "lucia")
        case "captured":
            board.hold("hugh", "lucia")
        case _:
            for region in (0, 1, 2):
                board.state.fiefs[region] = 5
            board.state.sees[0] = 16
            board.state.characters.remove(CARDS.index("bishop-exeter"))
            board.go("court")
            assert board.place("hugh") == "oxford"
            board.do(AZURE, "stand hugh")
    board.run()
    assert board.place("hugh") == "dead"


def test_10_4_justice_waits_for_a_heretic(board: Board) -> None:
    """Not in an abbey, never a royal one."""
    armed(board, "justice", words="arm justice accused hugh")
    board.who("hugh").heresy = True
    board.town("oxford", "abbey", abbey=0, control=AZURE)
    board.state.veils[0] = 16
    board.state.characters.remove(CARDS.index("autumn-abbess"))
    board.run()
    assert board.place("hugh") == "oxford"
    board.do(AZURE, "lead hugh; go coventry")
    assert board.place("hugh") == "dead"


def test_10_5_an_ambush_where_they_meet(board: Board) -> None:
    """10.5's example: whoever comes in is taken, his troops go on without him; not behind walls."""
    armed(board, "ambush", words="arm ambush meets azure any")
    board.noble("simon", AZURE, "bristol")
    board.do(AZURE, "lead hugh; take soldier 1; go london")
    assert board.captor("hugh") == "henri"
    assert not board.units(AZURE, "london")


def test_10_2_a_passage_frees_a_captive(board: Board) -> None:
    """As soon as he is taken."""
    armed(board, "passage", words="arm passage captured gules")
    board.hold("henri", "hugh")
    board.run()
    assert board.place("henri") != "captive"
    assert not board.state.hands[GULES]


@pytest.mark.parametrize("how", ["flee", "tunnel"])
def test_10_2_a_passage_in_battle(board: Board, how: str) -> None:
    """The defender slips away, the attacker comes up within the walls."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=2)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", knight=2)
    board.town("london", "fortress", control=GULES)
    board.hand(GULES if how == "flee" else AZURE, "passage")
    board.go("battle", first=AZURE)
    if how == "flee":
        board.do(GULES, "arm passage attacked london canterbury")
    else:
        board.do(AZURE, "arm passage assault london")
    board.rig(melee=[0] * 6)
    events = board.do(AZURE, "attack london gules")
    if how == "flee":
        assert board.place("henri") == "canterbury"
        assert board.units(GULES, "canterbury") == {"soldier": 1}
    else:
        assert "tunnel" in keys(events)


def test_10_1_a_rebellion_where_a_city_is_taxed(board: Board) -> None:
    """As soon as it is restless and there is somebody in it."""
    armed(board, "rebellion", words="arm rebellion restless winchester")
    assert not [e for e in board.run() if e.key == "fief-rebellion"]
    board.state.fiefs[5] = 5
    board.tax("tallage", "south-east", "hugh")
    board.do(GULES, "disarm 1; arm rebellion restless winchester")
    assert board.state.hands[GULES], "nobody is there"
    events = board.do(GULES, "arm rebellion restless oxford")
    assert "rebellion" in keys(events)
    assert not board.state.hands[GULES]


def test_10_1_a_rebellion_joins_another(board: Board) -> None:
    """10-A: one card begins it, another adds to it; a Passage that waits ignores the walls."""
    armed(board, "rebellion", "passage", words="arm rebellion rises oxford; arm passage rises oxford")
    board.lay("south-east", "famine")
    board.hand(VERT, "rebellion")
    events = board.do(VERT, "rebel oxford card")
    wanted = ["rebellion", "rises", "undermines"]
    assert [k for k in keys(events) if k in wanted] == wanted
    assert not board.state.hands[GULES]


def test_2_7_fair_weather_against_storms(board: Board) -> None:
    """As soon as they come up."""
    armed(board, "fair-weather", words="arm fair-weather storms wales")
    board.lay("wales", "storms")
    board.run()
    assert not board.state.weather[1]
    assert not board.state.hands[GULES]


def test_11_1_mercenaries_come_when_it_is_needed(board: Board) -> None:
    """The card takes its slot when the seat fights in the city, and so many crossbows are hired, as far as the money
    goes."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", soldier=1)
    board.hand(GULES, "french-crossbows")
    board.state.purse[GULES] = 5
    board.go("battle", first=AZURE)
    board.do(GULES, "arm french-crossbows battle london 3")
    events = board.do(AZURE, "attack london gules")
    assert keys(events)[:4] == ["battle", "fires-own", "installs", "hires"]
    assert said(events, "hires")[0].params["n"] == 2
    assert board.state.purse[GULES] == 1
    assert CARDS[board.state.slots[GULES]] == "french-crossbows"


def test_11_1_the_order_to_hire(board: Board) -> None:
    """So many crossbows in every battle of the seat."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", soldier=1)
    board.slot(GULES, "flemish-crossbows")
    board.go("battle", first=AZURE)
    board.do(GULES, "order hire 1")
    events = board.do(AZURE, "attack london gules")
    assert keys(events)[:2] == ["battle", "hires"]
    assert said(events, "hires")[0].params["n"] == 1


def test_11_1_the_order_counts_those_that_are_there(board: Board) -> None:
    """Two at most, one stands there already."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1, flemish=1)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", soldier=1)
    board.slot(GULES, "flemish-crossbows")
    board.go("battle", first=AZURE)
    board.do(GULES, "order hire 2")
    assert said(board.do(AZURE, "attack london gules"), "hires")[0].params["n"] == 1


def test_11_1_both_sides_have_ordered_it(board: Board) -> None:
    """Each seat's order to hire is carried out, one after the other, before anybody is asked what he plays."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", soldier=1)
    board.slot(GULES, "flemish-crossbows")
    board.slot(AZURE, "french-crossbows")
    board.go("battle", first=AZURE)
    board.do(GULES, "order hire 1")
    board.do(AZURE, "order hire 1")
    board.state.orders[VERT].windows = "ask"
    events = board.do(AZURE, "attack london gules")
    assert keys(events) == ["battle", "hires", "hires"]
    assert board.waits() == [VERT]


def test_11_1_the_order_to_hire_is_carried_out_once(board: Board) -> None:
    """In the middle of a battle too; once the crossbows are there nothing more lies in wait."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", soldier=1)
    board.slot(GULES, "flemish-crossbows")
    board.go("battle", first=AZURE)
    board.state.orders[VERT].windows = "ask"
    board.do(AZURE, "attack london gules")
    assert not fire(board.state, [])
    board.state.orders[GULES].hire = 2
    events: list[Event] = []
    assert fire(board.state, events)
    assert keys(events) == ["hires"]
    assert board.units(GULES, "london") == {"soldier": 1, "crossbow": 2}
    assert not fire(board.state, [])


def test_2_6_nobody_settles_in_while_cards_are_drawn(board: Board) -> None:
    """Burghers and Mercenaries wait as well."""
    armed(board, "burgher-3", words="arm burgher-3 lord gules")
    for orders in board.state.orders:
        orders.plan = "ask"
    board.go("discard", first=GULES)
    for seat in range(4):
        board.do(seat, "seal")
    board.state.fiefs[0] = 3
    board.do(GULES, "draw character")
    assert board.state.slots[GULES] < 0


def test_11_2_a_burgher_comes_with_the_first_lord(board: Board) -> None:
    """He needs one."""
    armed(board, "burgher-3", words="arm burgher-3 lord gules")
    assert board.state.slots[GULES] < 0
    board.state.fiefs[0] = 3
    board.run()
    assert CARDS[board.state.slots[GULES]] == "burgher-3"
