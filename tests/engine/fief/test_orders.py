"""Standing orders: what they answer in a seat's name, and what they leave to it."""

from __future__ import annotations

import pytest

from engine.fief.game_data import CITY, NOBLE
from engine.fief.state.state import Refuge, Round
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys


def passing(board: Board) -> Board:
    """Henri of gules on his way through London, which Hugh of azure holds, on to Canterbury."""
    board.position()
    board.noble("hugh", AZURE, "london")
    board.noble("henri", GULES, "oxford")
    board.state.orders[AZURE].strangers = "ask"
    return board.turn("move", GULES)


@pytest.mark.parametrize(("words", "leave"), [
    ("order strangers refuse", False), ("order strangers grant", True), ("order-leave london grant", True),
    ("order-leave gules refuse; order-leave london grant", False), ("order-leave norwich grant", None),
    ("order strangers refuse; order-leave gules grant", True),
])  # fmt: skip
def test_orders_leave_by_family_and_city(board: Board, words: str, leave: bool | None) -> None:
    """Of the family first, then of the city, then what holds for all; else the seat is asked (5.0)."""
    passing(board)
    board.do(AZURE, words)
    events = board.do(GULES, "lead henri; go london; go canterbury")
    if leave is None:
        assert board.waits() == [AZURE]
    else:
        assert board.waits() == [GULES]
        assert ("leave-granted" in keys(events)) == leave
        assert board.place("henri") == ("canterbury" if leave else "london")


def battle(board: Board, **dice: list[int]) -> Board:
    """Azure's two knights attack gules' four soldiers in the open."""
    board.position()
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=4)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", knight=2)
    for seat in (GULES, AZURE):
        board.state.orders[seat].fight = "on"
    board.go("battle", first=AZURE)
    board.rig(**dice)
    return board


def test_orders_a_truce_after_so_many_losses(board: Board) -> None:
    """Gules has had enough after one, azure agrees: everybody stays (7.8)."""
    battle(board, melee=[0, 1, 0])
    board.do(GULES, "order limit 1")
    board.do(AZURE, "order truce accept; order limit 0")
    events = board.do(AZURE, "attack london gules")
    over = next(e for e in events if e.key == "fief-battle-over")
    assert over.params["result"].slug == "result-truce"  # type: ignore[union-attr]


def test_orders_a_truce_refused(board: Board) -> None:
    """Azure fights on until nobody is left."""
    battle(board, melee=[0, 1, 0, 3, 0, 0])
    board.do(GULES, "order limit 1")
    board.do(AZURE, "order truce refuse")
    events = board.do(AZURE, "attack london gules")
    over = next(e for e in events if e.key == "fief-battle-over")
    assert over.params["result"].slug == "result-victory-attack"  # type: ignore[union-attr]


def test_orders_surrender_in_a_hopeless_battle(board: Board) -> None:
    """Less than a quarter of the other's points: the Noble is a captive, but alive (7.8)."""
    battle(board, melee=[1, 1, 0, 0])
    board.state.orders[GULES].surrender = "hopeless"
    board.put(AZURE, "london", out="norwich", knight=4)
    board.do(AZURE, "attack london gules")
    assert board.place("henri") == "captive"


def test_orders_lay_siege_after_so_many_losses(board: Board) -> None:
    """Before walls who has lost enough stops and besieges (7.9)."""
    battle(board, melee=[0, 3])
    board.state.orders[AZURE].limit = 1
    board.town("london", "fortress", control=GULES)
    board.do(AZURE, "attack london gules")
    assert board.state.towns[15].siege == AZURE


def test_orders_stop_against_more_in_the_open(board: Board) -> None:
    """Who reckons and faces more troops without a Noble stops alone, who has more fights on (7.8)."""
    for mine, fights in ((1, False), (6, True)):
        board.position()
        board.put(GULES, "london", soldier=9)
        board.noble("hugh", AZURE, "london", out="norwich")
        board.put(AZURE, "london", out="norwich", knight=mine)
        board.state.orders[GULES].fight = "on"
        board.state.orders[AZURE].fight = "reckon"
        board.go("battle", first=AZURE)
        events = board.do(AZURE, "attack london gules")
        over = next((e for e in events if e.key == "fief-battle-over"), None)
        stopped = over is not None and over.params["result"].slug.startswith("result-stopped")  # type: ignore[union-attr]
        assert stopped == (not fights)


def test_orders_a_third_seat_hears_nothing_of_them(board: Board) -> None:
    """Changing them makes no event."""
    passing(board)
    assert board.do(VERT, "order strangers refuse; order-leave london grant; order limit 3") == []


@pytest.mark.parametrize(("word", "beside", "asked"), [
    ("never", True, False), ("threat", False, False), ("threat", True, True), ("ask", False, True),
])  # fmt: skip
def test_orders_mills(board: Board, word: str, beside: bool, asked: bool) -> None:
    """Who keeps his mills anyway is not asked after each income, unless somebody else stands beside one (3.4)."""
    board.put(GULES, "york", soldier=1)
    board.town("york", mill=True)
    if beside:
        board.noble("hugh", AZURE, "york", out="durham")
    board.state.orders[GULES].mills = word
    board.go("income")
    assert (board.waits() == [GULES] and board.legal(GULES) == ["burn york", "pass"]) == asked


def test_orders_let_rebellions_pass(board: Board) -> None:
    """Who adds nothing to a rebellion is not asked; what is asked of the others does not depend on any hand (10.1)."""
    board.noble("henri", AZURE, "norwich")
    board.noble("hugh", GULES, "york")
    board.lay("midlands", "famine")
    board.hand(GULES, "rebellion")
    board.hand(VERT, "rebellion")
    for seat in (AZURE, VERT):
        board.state.orders[seat].risings = "pass"
    board.turn("move", GULES)
    board.do(GULES, "rebel norwich card")
    assert board.waits() == [GULES, OR]


@pytest.mark.parametrize(
    ("word", "dead", "asked"), [("own", "henri", False), ("own", "simon", True), ("ask", "henri", True)]
)
def test_orders_the_skull_is_for_ones_own(board: Board, word: str, dead: str, asked: bool) -> None:
    """Others die without a question to whoever has the skull (12.3)."""
    board.noble("henri", AZURE, "norwich")
    board.noble("hugh", GULES, "york")
    board.noble("joan", VERT, "exeter")
    board.noble("simon", VERT, "oxford")
    board.relic("skull", "joan")
    board.hand(GULES, "assassination")
    board.state.orders[VERT].skull = word
    board.turn("move", GULES)
    board.do(GULES, f"assassinate {dead} hugh")
    assert (board.waits() == [VERT]) == asked


@pytest.mark.parametrize(("word", "holder", "asked"), [
    ("never", VERT, False), ("own", GULES, False), ("own", VERT, True), ("ask", GULES, True),
])  # fmt: skip
def test_orders_battles_of_others(board: Board, word: str, holder: int, asked: bool) -> None:
    """A third family is asked where its own city or its ally is concerned (7.0)."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=4)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", knight=2)
    board.noble("joan", VERT, "london", out="oxford")
    board.put(VERT, "london", out="oxford", knight=2)
    board.town("london", control=holder)
    board.state.orders[VERT].join = word
    board.go("battle", first=AZURE)
    board.do(AZURE, "attack london gules")
    assert (board.legal(VERT, "join") != []) == asked


@pytest.mark.parametrize(("word", "abbey", "asked"), [
    ("never", True, False), ("rich", False, False), ("rich", True, True), ("won", False, True),
])  # fmt: skip
def test_orders_pillage(board: Board, word: str, abbey: bool, asked: bool) -> None:
    """What a won city holds is worth a question or not (7.10)."""
    board.noble("henri", GULES, "york")
    board.town("york", control=GULES, mill=True, won=True, fights=[[GULES, AZURE]])
    if abbey:
        board.noble("anabel", AZURE, "london")
        board.abbess("anabel", city="york")
    board.state.orders[GULES].pillage = word
    board.go("pillage")
    assert (board.waits() == [GULES] and "pillage york mill" in board.legal(GULES)) == asked


@pytest.mark.parametrize(("mine", "theirs", "asked"), [
    ({"soldier": 1}, {"soldier": 4}, False), ({"soldier": 4}, {"soldier": 4}, True),
    ({"soldier": 1, "archer": 1}, {"soldier": 4}, True), ({"knight": 1}, {"knight": 3}, True),
])  # fmt: skip
def test_orders_ask_about_attacks_that_can_win(
    board: Board, mine: dict[str, int], theirs: dict[str, int], asked: bool
) -> None:
    """7.0: who has fewer points than the others show troops is not asked, unless they shoot; of hidden troops the
    kinds count for nothing (4.1). Who wants to be asked always is."""
    board.position()
    board.noble("henri", GULES, "london", out="norwich")
    board.put(GULES, "london", mine, out="norwich")
    board.noble("hugh", AZURE, "london")
    board.put(AZURE, "london", theirs)
    board.state.orders[AZURE].battles = "able"
    for order in ("able", "ask"):
        board.state.orders[GULES].battles = order
        board.go("battle", first=GULES)
        assert board.legal(GULES, "attack") == (["attack london azure"] if asked or order == "ask" else [])


def test_orders_attack_no_ally_and_take_what_is_empty(board: Board) -> None:
    """7.0: a fort in which nobody is left is taken, an ally's is not; beside an ally there is no question."""
    for ally in (True, False):
        board.position()
        board.noble("henri", GULES, "london", out="norwich")
        board.put(GULES, "london", knight=4, out="norwich")
        board.noble("estrid", AZURE, "london")
        board.put(AZURE, "london", soldier=1)
        if ally:
            board.wed("henri", "estrid")
        board.noble("hugh", GULES, "oxford", out="london")
        board.put(GULES, "oxford", soldier=1, out="london")
        board.town("oxford", "fortress", control=AZURE if ally else VERT)
        board.state.orders[GULES].battles = "able"
        board.go("battle", first=GULES)
        assert board.legal(GULES, "attack") == ([] if ally else ["attack london azure"])
        if not ally:
            board.do(GULES, "occupy oxford; done")
        assert board.state.towns[CITY["oxford"]].control == (AZURE if ally else GULES)


def test_orders_take_an_empty_fort(board: Board) -> None:
    """7.0: where nothing else can be done it is taken unasked."""
    board.position()
    board.noble("hugh", GULES, "oxford", out="london")
    board.put(GULES, "oxford", soldier=1, out="london")
    board.town("oxford", "fortress", control=VERT)
    board.state.orders[GULES].battles = "able"
    assert "taken" in keys(board.go("battle", first=GULES))
    assert board.state.towns[CITY["oxford"]].control == GULES


@pytest.mark.parametrize("order", ["ask", "safe"])
def test_orders_bring_the_freed_behind_walls(board: Board, order: str) -> None:
    """7.6: to a fortress of one's own rather than to more troops; who wants to choose is asked."""
    board.position()
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.put(GULES, "oxford", soldier=3)
    board.town("london", "fortress")
    board.noble("lucia", GULES, "oxford")
    board.noble("hugh", GULES, "oxford")
    board.state.nobles[NOBLE["hugh"]].place = -1
    board.state.orders[GULES].refuge = order  # type: ignore[assignment]
    board.state.frames[:] = [Round("raid"), Refuge(GULES, NOBLE["hugh"], board.state.next())]
    board.run()
    assert ("appear london" in board.legal(GULES)) == (order == "ask")
    assert board.who("hugh").place == (-1 if order == "ask" else CITY["london"])
