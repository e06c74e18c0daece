"""Secret ways for invaders and captives (10.2), marches that end by themselves (5.0), leave that nobody asks of himself
(13.7), titles given away (2.13), purchases in secret beside deals (4.0, 2.15)."""

from __future__ import annotations

import pytest

from engine.core import Event
from engine.fief.game_data import CITY
from engine.fief.state import FiefState, Market
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    VERT,
    abbess,
    accede,
    army,
    asked,
    do,
    go,
    hand,
    hold,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    rig,
    run,
    said,
    spent,
    town,
    turn,
    units,
    who,
    why,
)

# --- 10.2: invaders led by a secret way ------------------------------------------------------------------------------


def stormy(*cards: str) -> FiefState:
    """Invaders inland at Oxford, storms over the South East; Hugh's family holds cards."""
    state = position()
    army(state, "oxford", 5, out="bristol")
    noble(state, "hugh", GULES, "york")
    put(state, GULES, "york", soldier=2)
    lay(state, "south-east", "storms")
    hand(state, GULES, *cards)
    return state


def test_10_2_storms_hold_invaders_who_are_not_led() -> None:
    state = turn(stormy("passage"), "move", GULES)
    do(state, GULES, "done")  # nobody else has anybody to move
    assert state.armies[0].city == CITY["oxford"]


def test_10_2_a_passage_leads_invaders_under_storms() -> None:
    """One step, out of a region with storms; the next storms hold them again."""
    state = stormy("passage")
    turn(state, "move", GULES)
    do(state, GULES, "guide army-0")
    assert not state.hands[GULES]
    rig(state, compass=[1, 3])
    do(state, GULES, "done")
    assert spent(state)
    assert state.armies[0].city == CITY["coventry"]
    assert not state.armies[0].guided


def walled(*cards: str) -> FiefState:
    """A leader of invaders, soon with three of infantry, before a Walled City with one soldier: more, but no die."""
    state = position()
    noble(state, "lucia", AZURE, "winchester", lord=["wales"])
    put(state, AZURE, "winchester", soldier=1)
    town(state, "winchester", "walled")
    noble(state, "hugh", GULES, "york")
    army(state, "winchester", 0, out="exeter")
    hand(state, GULES, *cards)
    return state


def test_10_2_a_passage_leads_invaders_through_walls() -> None:
    """6.4: they attack whom they could not have hurt, and no wall takes a die from them."""
    state = walled("passage")
    turn(state, "move", GULES)
    do(state, GULES, "guide army-0")
    state.frames[:] = state.frames[:1]
    run(state)
    rig(state, melee=[3, 3, 0])
    assert "battle" in keys(do(state, AZURE, "pass"))
    assert spent(state), "two dice of nine points, one of the garrison"
    assert not state.armies[0].guided


@pytest.mark.parametrize(("words", "led"), [
    ("arm passage balked winchester", True),
    ("arm passage balked london", False),
    ("arm passage held south-east", False),
])  # fmt: skip
def test_10_2_a_passage_waits_for_invaders_before_walls(words: str, led: bool) -> None:
    state = walled("passage")
    turn(state, "move", GULES)
    do(state, GULES, words)
    state.frames[:] = state.frames[:1]
    run(state)
    rig(state, **({"melee": [3, 3, 0]} if led else {"compass": [4, 1]}))
    events = do(state, AZURE, "pass")
    assert ("guides" in keys(events)) == led
    assert ("battle" in keys(events)) == led


def test_10_2_a_passage_waits_for_invaders_held_by_storms() -> None:
    state = stormy("passage")
    turn(state, "move", GULES)
    do(state, GULES, "arm passage held south-east")
    state.frames[:] = state.frames[:1]
    rig(state, compass=[1, 3])
    assert "guides" in keys(run(state))
    assert state.armies[0].city == CITY["coventry"]


def test_10_2_whom_a_passage_cannot_lead() -> None:
    """Nobody without a leader, nobody who stays, nobody twice, nobody without walls or storms; not while one buys."""
    state = stormy("passage", "passage")
    turn(state, "move", GULES)
    do(state, GULES, "guide army-0")
    assert why(state, GULES, "guide army-0") == "guide"
    state.armies[0].guided, state.armies[0].leader = False, False
    assert why(state, GULES, "guide army-0") == "guide"
    state.armies[0].leader, state.armies[0].stays = True, True
    assert why(state, GULES, "guide army-0") == "guide"
    state.armies[0].stays, state.weather[5], state.settled[5] = False, [], []
    assert why(state, GULES, "guide army-0") == "guide"
    assert why(state, AZURE, "guide army-0") == "guide"


def test_10_2_no_passage_leads_invaders_while_one_buys() -> None:
    state = stormy("passage")
    turn(state, "buy", GULES)
    assert why(state, GULES, "guide army-0") == "guide"


def test_10_2_what_was_not_used_ends_with_the_round() -> None:
    state = stormy("passage")
    turn(state, "move", GULES)
    do(state, GULES, "guide army-0")
    go(state, "close")
    assert not state.armies[0].guided


# --- 10.2: captives who escape ---------------------------------------------------------------------------------------


def fled(**cities: str) -> FiefState:
    """Simon is Hugh's captive; kin of his stands in a city of nobody's family, and a Passage is played."""
    state = position()
    noble(state, "hugh", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "simon", VERT, "york")
    hold(state, "simon", "hugh")
    town(state, "york", control=-1)
    noble(state, "lucia", VERT, "london", out="oxford")
    for city in cities:
        town(state, city.replace("_", "-"), control=VERT)
        put(state, VERT, city.replace("_", "-"), soldier=1)
    hand(state, AZURE, "passage")
    return turn(state, "move", GULES)


def test_10_2_who_escapes_comes_to_a_city_of_his_family() -> None:
    """Not to kin elsewhere, as who is ransomed may; a city without a fort will do."""
    state = fled(durham="", norwich="")
    do(state, AZURE, "release-captive simon")
    assert legal(state, VERT, "appear") == ["appear durham", "appear norwich"]
    do(state, VERT, "appear norwich")
    assert place(state, "simon") == "norwich"


def test_10_2_who_escapes_without_a_city_comes_to_nobodys() -> None:
    state = fled()
    do(state, AZURE, "release-captive simon")
    found = legal(state, VERT, "appear")
    assert "appear york" in found
    assert "appear london" not in found, "kin stands there"


# --- 5.0: who has no move left ---------------------------------------------------------------------------------------


def test_5_0_who_has_no_move_left_halts_by_himself() -> None:
    """Whatever the hand holds; to tell him so is no fault, once."""
    state = position()
    noble(state, "william", GULES, "winchester")
    put(state, GULES, "winchester", soldier=2)
    hand(state, GULES, "passage")
    turn(state, "move", GULES)
    do(state, GULES, "lead william; take all; go canterbury; go london")
    assert place(state, "william") == "london"
    assert why(state, GULES, "go oxford") == "moves"
    assert [p.step for p in asked(state, GULES) if p.blocks] == ["move"]
    do(state, GULES, "halt")
    assert why(state, GULES, "halt") == "halted"


def test_5_0_who_may_still_ask_for_entry_does_not_halt() -> None:
    state = position()
    noble(state, "william", GULES, "winchester")
    put(state, AZURE, "london", soldier=2)
    town(state, "london", "fortress")
    turn(state, "move", GULES)
    do(state, GULES, "lead william; go canterbury; go london")
    assert legal(state, GULES) == ["enter", "halt"]


def test_13_7_a_seat_asks_itself_no_leave() -> None:
    """In a game of two a family passes and enters what the seat's other family holds."""
    state = position(2)
    noble(state, "william", GULES, "winchester")
    noble(state, "hugh", AZURE, "london")
    put(state, AZURE, "canterbury", soldier=1)
    put(state, AZURE, "london", soldier=1)
    town(state, "london", "fortress")
    turn(state, "move", GULES)
    do(state, 0, "lead william; go canterbury; go london; enter")
    assert (place(state, "william"), who(state, "william").site) == ("london", -1)


# --- orders and refusals ---------------------------------------------------------------------------------------------


def test_orders_nobody_gives_himself_leave() -> None:
    """Nor a family that is not in play."""
    state = turn(position(3), "buy", GULES)
    for family in ("gules", "or"):
        assert why(state, GULES, f"order-leave {family} grant") == "order-leave"
    do(state, GULES, "order-leave azure grant; order-leave london refuse")


def test_2_13_why_a_title_is_not_given() -> None:
    """It is the Sovereign's to give, it lies with the titles, and she is an unmarried woman."""
    state = position()
    noble(state, "henri", GULES, "london", lord=["south-east"])
    noble(state, "lucia", AZURE, "york")
    noble(state, "philippa", AZURE, "york")
    abbess(state, "philippa", 0)
    state.veils[0] = -1
    state.spare_veils.append(0)
    turn(state, "buy", GULES)
    assert why(state, GULES, "bestow autumn-abbess lucia") == "bestow-crown"
    accede(state, "henri")
    assert why(state, GULES, "bestow winter-abbess lucia") == "bestow-title"
    assert why(state, GULES, "bestow autumn-abbess henri") == "veil"
    assert why(state, GULES, "bestow autumn-abbess") == "words"
    do(state, GULES, "bestow autumn-abbess lucia")


# --- purchases in secret, beside deals -------------------------------------------------------------------------------


def written(*, purse: int = 6) -> FiefState:
    """Two families in one city write their lists; nobody has sealed."""
    state = position(purchases="sealed", purse=purse)
    noble(state, "hugh", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "henri", AZURE, "london", out="oxford")
    put(state, AZURE, "york", soldier=1)
    go(state, "buy", first=GULES)
    return state


def sealed(state: FiefState) -> list[Event]:
    """Everybody seals."""
    events: list[Event] = []
    for seat in range(4):
        if isinstance(state.frames[-1], Market) and not state.frames[-1].sealed[seat]:
            events += do(state, seat, "seal")
    return events


def test_4_0_a_deal_takes_the_money_of_a_sealed_list() -> None:
    """What can no longer be paid is not bought, the rest is; its seat alone hears of it."""
    state = written()
    do(state, GULES, "buy knight london 1; build mill london; seal")
    do(state, GULES, "draft-give money 4; offer azure city")
    do(state, AZURE, "accept 2")
    events = sealed(state)
    assert (state.purse[GULES], units(state, GULES, "london")) == (2, {"soldier": 1})
    assert not town(state, "london").mill
    voids = said(events, "play-void")
    assert [e.audience for e in voids] == [(GULES,)] * 2


def test_4_0_money_of_a_deal_widens_the_list() -> None:
    state = written(purse=3)
    do(state, AZURE, "draft-give money 3; offer gules city")
    assert why(state, GULES, "buy soldier london 4") == "money"
    do(state, GULES, "accept 2")
    do(state, GULES, "buy soldier london 4")
    sealed(state)
    assert (state.purse[:2], units(state, GULES, "london")) == ([2, 0], {"soldier": 5})


def test_4_0_a_city_given_away_buys_nothing() -> None:
    """Nor is a list carried out in a city that was handed over before."""
    state = written()
    do(state, GULES, "buy soldier london 2; seal")
    do(state, GULES, "draft-give city london; offer azure city")
    do(state, AZURE, "accept 2")
    events = sealed(state)
    assert (state.purse[GULES], units(state, GULES, "london")) == (6, {"soldier": 1})
    assert len(said(events, "play-void")) == 1


# --- captives, heretics, Lords ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "where"), [(3, "dead"), (4, "captive")])
def test_2_5_captives_enter_the_plague_with_their_captor(die: int, where: str) -> None:
    """They throw too, once a round."""
    state = position()
    noble(state, "william", GULES, "winchester")
    noble(state, "simon", AZURE, "york")
    hold(state, "simon", "william")
    lay(state, "midlands", "plague")
    turn(state, "move", GULES)
    do(state, GULES, "lead william; go canterbury; go london")
    assert place(state, "simon") == "captive"
    state = position()
    noble(state, "william", GULES, "london")
    noble(state, "simon", AZURE, "york")
    hold(state, "simon", "william")
    lay(state, "midlands", "plague")
    turn(state, "move", GULES)
    rig(state, plague=[6, die])
    do(state, GULES, "lead william; go norwich; go london")
    assert spent(state)
    assert place(state, "simon") == where


def test_4_6_of_two_fiefs_of_one_size_either_may_be_handed_over() -> None:
    """And of three baronies any, for one as large stays; a county is never left for a barony."""
    state = position()
    noble(state, "henri", GULES, "durham", lord=["marches", "wales"])
    noble(state, "lucia", GULES, "york")
    turn(state, "buy", GULES)
    assert sorted(legal(state, GULES, "transfer")) == ["transfer marches lucia", "transfer wales lucia"]
    do(state, GULES, "transfer wales lucia")
    assert legal(state, GULES, "transfer") == []


def test_7_6_captives_are_free_when_both_armies_fall() -> None:
    """Annihilation leaves Nobles alone on both sides: whoever they held goes home."""
    state = position()
    noble(state, "henri", AZURE, "london")
    put(state, AZURE, "london", soldier=1)
    noble(state, "hugh", GULES, "london", out="oxford")
    put(state, GULES, "london", out="oxford", soldier=1)
    noble(state, "simon", VERT, "york")
    hold(state, "simon", "henri")
    turn(state, "battle", GULES)
    rig(state, melee=[1, 1])
    events = do(state, GULES, "attack london azure")
    assert "freed" in keys(events)
    assert place(state, "simon") == "york"


def test_10_4_an_abbey_shelters_nobody_before_its_gate() -> None:
    """Whoever stands on the road is not in the abbey, nor is his captive."""
    state = position()
    noble(state, "henri", AZURE, "norwich")
    noble(state, "lucia", AZURE, "norwich", out="london")
    town(state, "norwich", "abbey", abbey=0)
    noble(state, "hugh", GULES, "york")
    who(state, "henri").heresy = who(state, "lucia").heresy = True
    hand(state, GULES, "justice")
    turn(state, "move", GULES)
    assert legal(state, GULES, "judge") == ["judge lucia"]
