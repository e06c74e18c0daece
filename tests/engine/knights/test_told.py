"""What all hear of what seldom happens: of each rare line its words, in full."""

from __future__ import annotations

from engine.core import Event, Piece, Place, SeatRef, Word
from engine.knights.court import eliminate
from engine.knights.game_data import CITY
from engine.knights.rules import KNIGHTS
from engine.knights.war.capture import crumble
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, I, P, V, home


def heard(events: list[Event], key: str) -> list[dict[str, object]]:
    """The words of all lines of a key. Everybody hears them, and what was done before is not taken back."""
    found = [e for e in events if e.key == f"knights-{key}"]
    assert all(e.audience is None and e.seals for e in found)
    return [dict(e.params) for e in found]


def test_k13_6_all_hear_of_a_lost_stronghold_and_its_price(board: Board) -> None:
    """Blue takes red's: of fifteen crowns seven, and the one city that red has."""
    board.noble("woad", home(RED), "german-200", "polish-200")
    board.city("vecht", RED)
    board.state.barons[RED].stronghold.breaches = 2
    board.fate(V, V, V, V, V, V)
    board.attack(BLUE, home(RED), "stronghold")
    events = [*board.do(BLUE, "assault"), *board.answer_by_default()]
    red, blue = SeatRef(RED), SeatRef(BLUE)
    assert heard(events, "stronghold-lost") == [{"seat": red}]
    assert heard(events, "ransom") == [{"seat": red, "to": blue, "n": 7}]
    assert heard(events, "surrenders") == [{"seat": red, "to": blue, "city": Place("vecht")}]


def test_k17_4_all_hear_of_a_city_that_is_razed(board: Board) -> None:
    """Froli brings three times two crowns."""
    board.red_by_city()
    board.city("froli", BLUE, breaches=2)
    board.attack(RED, "froli", "city")
    board.do(RED, "assault")
    assert heard(board.do(RED, "raze"), "razes") == [{"seat": SeatRef(RED), "city": Place("froli"), "n": 6}]


def test_k17_3_all_hear_that_walls_have_gone_and_have_come(board: Board) -> None:
    """A city at strength 0 is fortified no more; the Event that fortifies one says so, where it was not."""
    board.city("lorne", GREEN, fortified=True, breaches=4)
    events: list[Event] = []
    assert crumble(board.state, CITY["lorne"], events)
    assert heard(events, "unfortified") == [{"city": Place("lorne")}]
    for strong in (False, True):
        board.position()
        board.city("vecht", GREEN, fortified=strong)
        told = heard(board.event("masons-gift", GREEN), "fortified")
        assert told == ([] if strong else [{"city": Place("vecht")}])


def test_k13_7_all_hear_who_goes_home(board: Board) -> None:
    board.at_rest()
    board.close_rothby()
    board.noble("russet", "rothby", "regular-50")
    events = board.retreat("rothby", "russet")
    assert heard(events, "retreats-home") == [{"noble": Piece("russet"), "area": Place(home(RED))}]
    assert heard(events, "retreats") == []


def test_k14_2_all_hear_that_a_turn_is_the_last(board: Board) -> None:
    """When the pool is empty, not as long as one is left in it."""
    for pool, last in ((2, False), (1, True)):
        board.position()
        board.state.pool = pool
        board.city("vecht", RED)
        assert len(heard(board.go("influence"), "last-turn")) == last


def test_k16_5_all_hear_who_is_out(board: Board) -> None:
    board.position(elimination=True)
    events: list[Event] = []
    eliminate(board.state, YELLOW, events)
    assert heard(events, "eliminated") == [{"seat": SeatRef(YELLOW)}]


def test_k16_4_all_hear_of_a_truce(board: Board) -> None:
    """With the option alone; other offers that are taken make none."""
    for treason, favour, many in ((True, "truce", 1), (False, "truce", 0), (True, "peace", 0)):
        board.position(treason=treason)
        board.go("plan")
        board.do(RED, f"terms seat-2 {favour}; bid 1")
        (number,) = [p.id.removeprefix("offer-") for p in KNIGHTS.prompts(board.state)[GREEN] if p.step == "offer"]
        events = board.do(GREEN, f"take-offer {number}")
        assert heard(events, "pact") == [{"seat": SeatRef(RED), "other": SeatRef(GREEN)}] * many
        (taken,) = heard(events, "strikes")
        assert (taken["seat"], taken["to"], taken["n"]) == (SeatRef(GREEN), SeatRef(RED), 1)


def test_k11_1_all_hear_who_defies_the_law_on_hiring(board: Board) -> None:
    board.position(3)
    board.offer("english-50", "polish-100", "polish-150", "romanian-150")
    board.grant("guild-of-arms", law=True)
    board.state.track[0] = RED
    board.phase("draft")
    assert heard(board.do(RED, "defy"), "defies-draft") == [{"seat": SeatRef(RED)}]


def test_k13_6_all_hear_who_waits_with_his_stronghold(board: Board) -> None:
    board.stronghold(GREEN, "")
    board.go("return")
    assert "pass" in board.legal(GREEN)
    assert heard(board.do(GREEN, "pass"), "found-waits") == [{"seat": SeatRef(GREEN)}]
    assert board.state.barons[GREEN].stronghold.area == -1


def test_k13_3_all_hear_who_has_won_when_a_side_has_fallen(board: Board) -> None:
    """Without a count of victories: whoever still stands; nobody where both have fallen."""
    for mine, theirs, winner in ((I, V, RED), (V, I, BLUE), (I, I, None)):
        board.position()
        board.noble("russet", "lorne", "regular-50")
        board.noble("woad", "lorne", "regular-50")
        board.fate(mine, P, theirs, P)
        board.attack(RED, "lorne", "seat-1")
        events = [*board.drop(RED, P), *board.drop(BLUE, P), *board.answer_by_default()]
        (over,) = heard(events, "battle-over")
        assert (over["result"], over.get("winner")) == (
            Word("result-wiped"), None if winner is None else SeatRef(winner),
        )  # fmt: skip


def test_k17_6_all_hear_of_gifts_offers_and_prices(board: Board) -> None:
    """And whether they are withdrawn or declined."""
    board.go("plan")
    red, green = SeatRef(RED), SeatRef(GREEN)
    favour = Word("favour-vote")
    deal = {"seat": red, "to": green, "n": 3}
    board.do(RED, "terms seat-2 vote")
    assert heard(board.do(RED, "give 3"), "gives") == [{**deal, "favour": favour}]
    for verb, key in (("bid", "offers"), ("price", "asks-price")):
        assert heard(board.do(RED, f"{verb} 3"), key) == [{**deal, "favour": favour}]
        number = next(p.id for p in KNIGHTS.prompts(board.state)[RED] if p.step == "own-offer").removeprefix("offer-")
        assert heard(board.do(RED, f"withdraw-offer {number}"), "withdraws") == [deal]
        board.do(RED, f"{verb} 3")
        number = next(p.id for p in KNIGHTS.prompts(board.state)[RED] if p.step == "own-offer").removeprefix("offer-")
        told = heard(board.do(GREEN, f"decline-offer {number}"), "declines-offer")
        assert told == [{"seat": green, "to": red, "n": 3}]


def test_k6_2_all_hear_who_gains_influence(board: Board) -> None:
    """For his cities, and how much he has then."""
    board.state.barons[RED].influence = 3
    board.city("vecht", RED)
    board.city("monz", RED)
    told = heard(board.go("influence"), "influence")
    assert told == [{"seat": SeatRef(RED), "n": 2, "total": 5}]


def test_k13_5_one_siege_is_lifted_though_another_goes_on(board: Board) -> None:
    """Blue stands by Vecht; green has left Monz, where his siege was laid later."""
    board.noble("woad", "vecht", "regular-50")
    board.siege("vecht", BLUE)
    board.siege("monz", GREEN)
    told = heard(board.go("plan"), "siege-lifted")
    assert told == [{"area": Place("monz"), "seat": SeatRef(GREEN)}]
    assert [s.seat for s in board.state.sieges] == [BLUE]
