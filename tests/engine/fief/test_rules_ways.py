"""Secret ways for invaders and captives (10.2), marches that end by themselves (5.0), leave that nobody asks of himself
(13.7), titles given away (2.13), purchases in secret beside deals (4.0, 2.15)."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief.game_data import CITY
from engine.fief.state.state import Market
from tests.engine.fief.board import AZURE, GULES, VERT, Board
from tests.engine.fief.events import keys, said

# --- 10.2: invaders led by a secret way ------------------------------------------------------------------------------


def stormy(board: Board, *cards: str) -> Board:
    """Invaders inland at Oxford, storms over the South East; Hugh's family holds cards."""
    board.position()
    board.army("oxford", 5, out="bristol")
    board.noble("hugh", GULES, "york")
    board.put(GULES, "york", soldier=2)
    board.lay("south-east", "storms")
    board.hand(GULES, *cards)
    return board


def test_10_2_storms_hold_invaders_who_are_not_led(board: Board) -> None:
    stormy(board, "passage").turn("move", GULES)
    board.do(GULES, "done")  # nobody else has anybody to move
    assert board.state.armies[0].city == CITY["oxford"]


def test_10_2_a_passage_leads_invaders_under_storms(board: Board) -> None:
    """One step, out of a region with storms; the next storms hold them again."""
    stormy(board, "passage")
    board.turn("move", GULES)
    board.do(GULES, "guide army-0")
    assert not board.state.hands[GULES]
    board.rig(compass=[1, 3])
    board.do(GULES, "done")
    assert board.spent()
    assert board.state.armies[0].city == CITY["coventry"]
    assert not board.state.armies[0].guided


def walled(board: Board, *cards: str) -> Board:
    """A leader of invaders, soon with three of infantry, before a Walled City with one soldier: more, but no die."""
    board.position()
    board.noble("lucia", AZURE, "winchester", lord=["wales"])
    board.put(AZURE, "winchester", soldier=1)
    board.town("winchester", "walled")
    board.noble("hugh", GULES, "york")
    board.army("winchester", 0, out="exeter")
    board.hand(GULES, *cards)
    return board


def test_10_2_a_passage_leads_invaders_through_walls(board: Board) -> None:
    """6.4: they attack whom they could not have hurt, and no wall takes a die from them."""
    walled(board, "passage")
    board.turn("move", GULES)
    board.do(GULES, "guide army-0")
    board.state.frames[:] = board.state.frames[:1]
    board.run()
    board.rig(melee=[3, 3, 0])
    assert "battle" in keys(board.do(AZURE, "pass"))
    assert board.spent(), "two dice of nine points, one of the garrison"
    assert not board.state.armies[0].guided


@pytest.mark.parametrize(("words", "led"), [
    ("arm passage balked winchester", True),
    ("arm passage balked london", False),
    ("arm passage held south-east", False),
])  # fmt: skip
def test_10_2_a_passage_waits_for_invaders_before_walls(board: Board, words: str, led: bool) -> None:
    walled(board, "passage")
    board.turn("move", GULES)
    board.do(GULES, words)
    board.state.frames[:] = board.state.frames[:1]
    board.run()
    board.rig(**({"melee": [3, 3, 0]} if led else {"compass": [4, 1]}))
    events = board.do(AZURE, "pass")
    assert ("guides" in keys(events)) == led
    assert ("battle" in keys(events)) == led


def test_10_2_a_passage_waits_for_invaders_held_by_storms(board: Board) -> None:
    stormy(board, "passage")
    board.turn("move", GULES)
    board.do(GULES, "arm passage held south-east")
    board.state.frames[:] = board.state.frames[:1]
    board.rig(compass=[1, 3])
    assert "guides" in keys(board.run())
    assert board.state.armies[0].city == CITY["coventry"]


def test_10_2_whom_a_passage_cannot_lead(board: Board) -> None:
    """Nobody without a leader, nobody who stays, nobody twice, nobody without walls or storms; not while one buys."""
    stormy(board, "passage", "passage")
    board.turn("move", GULES)
    board.do(GULES, "guide army-0")
    assert board.why(GULES, "guide army-0") == "guide-done"
    board.state.armies[0].guided, board.state.armies[0].leader = False, False
    assert board.why(GULES, "guide army-0") == "leaderless"
    board.state.armies[0].leader, board.state.armies[0].stays = True, True
    assert board.why(GULES, "guide army-0") == "guide-stays"
    board.state.armies[0].stays, board.state.weather[5], board.state.settled[5] = False, [], []
    assert board.why(GULES, "guide army-0") == "guide-free"
    assert board.why(AZURE, "guide army-0") == "passage"


def test_10_2_no_passage_leads_invaders_while_one_buys(board: Board) -> None:
    stormy(board, "passage")
    board.turn("buy", GULES)
    assert board.why(GULES, "guide army-0") == "guide-later"


def test_10_2_what_was_not_used_ends_with_the_round(board: Board) -> None:
    stormy(board, "passage")
    board.turn("move", GULES)
    board.do(GULES, "guide army-0")
    board.go("close")
    assert not board.state.armies[0].guided


# --- 10.2: captives who escape ---------------------------------------------------------------------------------------


def fled(board: Board, **cities: str) -> Board:
    """Simon is Hugh's captive; kin of his stands in a city of nobody's family, and a Passage is played."""
    board.position()
    board.noble("hugh", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("simon", VERT, "york")
    board.hold("simon", "hugh")
    board.town("york", control=-1)
    board.noble("lucia", VERT, "london", out="oxford")
    for city in cities:
        board.town(city.replace("_", "-"), control=VERT)
        board.put(VERT, city.replace("_", "-"), soldier=1)
    board.hand(AZURE, "passage")
    return board.turn("move", GULES)


def test_10_2_who_escapes_comes_to_a_city_of_his_family(board: Board) -> None:
    """Not to kin elsewhere, as who is ransomed may; a city without a fort will do."""
    fled(board, durham="", norwich="")
    board.do(AZURE, "release-captive simon")
    assert board.legal(VERT, "appear") == ["appear durham", "appear norwich"]
    board.do(VERT, "appear norwich")
    assert board.place("simon") == "norwich"


def test_10_2_who_escapes_without_a_city_comes_to_nobodys(board: Board) -> None:
    fled(board)
    board.do(AZURE, "release-captive simon")
    found = board.legal(VERT, "appear")
    assert "appear york" in found
    assert "appear london" not in found, "kin stands there"


# --- 5.0: who has no move left ---------------------------------------------------------------------------------------


def test_5_0_who_has_no_move_left_halts_by_himself(board: Board) -> None:
    """Whatever the hand holds; to tell him so is no fault, once."""
    board.noble("william", GULES, "winchester")
    board.put(GULES, "winchester", soldier=2)
    board.hand(GULES, "passage")
    board.turn("move", GULES)
    board.do(GULES, "lead william; take all; go canterbury; go london")
    assert board.place("william") == "london"
    assert board.why(GULES, "go oxford") == "moves"
    assert [p.step for p in board.asked(GULES) if p.blocks] == ["move"]
    board.do(GULES, "halt")
    assert board.why(GULES, "halt") == "halted"


def test_5_0_who_may_still_ask_for_entry_does_not_halt(board: Board) -> None:
    board.noble("william", GULES, "winchester")
    board.put(AZURE, "london", soldier=2)
    board.town("london", "fortress")
    board.turn("move", GULES)
    board.do(GULES, "lead william; go canterbury; go london")
    assert board.legal(GULES) == ["enter", "halt"]


def test_13_7_a_seat_asks_itself_no_leave(board: Board) -> None:
    """In a game of two a family passes and enters what the seat's other family holds."""
    board.position(2)
    board.noble("william", GULES, "winchester")
    board.noble("hugh", AZURE, "london")
    board.put(AZURE, "canterbury", soldier=1)
    board.put(AZURE, "london", soldier=1)
    board.town("london", "fortress")
    board.turn("move", GULES)
    board.do(0, "lead william; go canterbury; go london; enter")
    assert (board.place("william"), board.who("william").site) == ("london", -1)


# --- orders and refusals ---------------------------------------------------------------------------------------------


def test_orders_nobody_gives_himself_leave(board: Board) -> None:
    """Nor a family that is not in play."""
    board.position(3).turn("buy", GULES)
    for family in ("gules", "or"):
        assert board.why(GULES, f"order-leave {family} grant") == "order-leave"
    board.do(GULES, "order-leave azure grant; order-leave london refuse")


def test_2_13_why_a_title_is_not_given(board: Board) -> None:
    """It is the Sovereign's to give, it lies with the titles, and she is an unmarried woman."""
    board.noble("henri", GULES, "london", lord=["south-east"])
    board.noble("lucia", AZURE, "york")
    board.noble("philippa", AZURE, "york")
    board.abbess("philippa", 0)
    board.state.veils[0] = -1
    board.state.spare_veils.append(0)
    board.turn("buy", GULES)
    assert board.why(GULES, "bestow autumn-abbess lucia") == "bestow-crown"
    board.accede("henri")
    assert board.why(GULES, "bestow winter-abbess lucia") == "bestow-title"
    assert board.why(GULES, "bestow autumn-abbess henri") == "veil-man"
    assert board.why(GULES, "bestow autumn-abbess") == "words"
    board.do(GULES, "bestow autumn-abbess lucia")


# --- purchases in secret, beside deals -------------------------------------------------------------------------------


def written(board: Board, *, purse: int = 6) -> Board:
    """Two families in one city write their lists; nobody has sealed."""
    board.position(purchases="sealed", purse=purse)
    board.noble("hugh", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("henri", AZURE, "london", out="oxford")
    board.put(AZURE, "york", soldier=1)
    board.go("buy", first=GULES)
    return board


def sealed(board: Board) -> list[Event]:
    """Everybody seals."""
    events: list[Event] = []
    for seat in range(4):
        if isinstance(board.state.frames[-1], Market) and not board.state.frames[-1].sealed[seat]:
            events += board.do(seat, "seal")
    return events


def test_4_0_a_deal_takes_the_money_of_a_sealed_list(board: Board) -> None:
    """What can no longer be paid is not bought, the rest is; its seat alone hears of it."""
    written(board)
    board.do(GULES, "buy knight london 1; build mill london; seal")
    board.do(GULES, "draft-give money 4; offer azure city")
    board.do(AZURE, "accept 2")
    events = sealed(board)
    assert (board.state.purse[GULES], board.units(GULES, "london")) == (2, {"soldier": 1})
    assert not board.town("london").mill
    voids = said(events, "play-void")
    assert [e.audience for e in voids] == [(GULES,)] * 2


def test_4_0_money_of_a_deal_widens_the_list(board: Board) -> None:
    written(board, purse=3)
    board.do(AZURE, "draft-give money 3; offer gules city")
    assert board.why(GULES, "buy soldier london 4") == "money"
    board.do(GULES, "accept 2")
    board.do(GULES, "buy soldier london 4")
    sealed(board)
    assert (board.state.purse[:2], board.units(GULES, "london")) == ([2, 0], {"soldier": 5})


def test_4_0_a_city_given_away_buys_nothing(board: Board) -> None:
    """Nor is a list carried out in a city that was handed over before."""
    written(board)
    board.do(GULES, "buy soldier london 2; seal")
    board.do(GULES, "draft-give city london; offer azure city")
    board.do(AZURE, "accept 2")
    events = sealed(board)
    assert (board.state.purse[GULES], board.units(GULES, "london")) == (6, {"soldier": 1})
    assert len(said(events, "play-void")) == 1


# --- captives, heretics, Lords ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "where"), [(3, "dead"), (4, "captive")])
def test_2_5_captives_enter_the_plague_with_their_captor(board: Board, die: int, where: str) -> None:
    """They throw too, once a round."""
    board.noble("william", GULES, "winchester")
    board.noble("simon", AZURE, "york")
    board.hold("simon", "william")
    board.lay("midlands", "plague")
    board.turn("move", GULES)
    board.do(GULES, "lead william; go canterbury; go london")
    assert board.place("simon") == "captive"
    board.position()
    board.noble("william", GULES, "london")
    board.noble("simon", AZURE, "york")
    board.hold("simon", "william")
    board.lay("midlands", "plague")
    board.turn("move", GULES)
    board.rig(plague=[6, die])
    board.do(GULES, "lead william; go norwich; go london")
    assert board.spent()
    assert board.place("simon") == where


def test_4_6_of_two_fiefs_of_one_size_either_may_be_handed_over(board: Board) -> None:
    """And of three baronies any, for one as large stays; a county is never left for a barony."""
    board.noble("henri", GULES, "durham", lord=["marches", "wales"])
    board.noble("lucia", GULES, "york")
    board.turn("buy", GULES)
    assert sorted(board.legal(GULES, "transfer")) == ["transfer marches lucia", "transfer wales lucia"]
    board.do(GULES, "transfer wales lucia")
    assert board.legal(GULES, "transfer") == []


def test_7_6_captives_are_free_when_both_armies_fall(board: Board) -> None:
    """Annihilation leaves Nobles alone on both sides: whoever they held goes home."""
    board.noble("henri", AZURE, "london")
    board.put(AZURE, "london", soldier=1)
    board.noble("hugh", GULES, "london", out="oxford")
    board.put(GULES, "london", out="oxford", soldier=1)
    board.noble("simon", VERT, "york")
    board.hold("simon", "henri")
    board.turn("battle", GULES)
    board.rig(melee=[1, 1])
    events = board.do(GULES, "attack london azure")
    assert "freed" in keys(events)
    assert board.place("simon") == "york"


def test_10_4_an_abbey_shelters_nobody_before_its_gate(board: Board) -> None:
    """Whoever stands on the road is not in the abbey, nor is his captive."""
    board.noble("henri", AZURE, "norwich")
    board.noble("lucia", AZURE, "norwich", out="london")
    board.town("norwich", "abbey", abbey=0)
    board.noble("hugh", GULES, "york")
    board.who("henri").heresy = board.who("lucia").heresy = True
    board.hand(GULES, "justice")
    board.turn("move", GULES)
    assert board.legal(GULES, "judge") == ["judge lucia"]
