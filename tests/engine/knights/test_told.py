"""What all hear of what seldom happens: of each rare line its words, in full."""

from __future__ import annotations

from engine.core import Event, Piece, Place, SeatRef, Word
from engine.knights.capture import crumble
from engine.knights.court import eliminate
from engine.knights.game_data import CITY
from engine.knights.rules import KNIGHTS
from tests.engine.knights.fights import I, P, V, attack, before, drop, fate, through
from tests.engine.knights.happenings import event
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    go,
    grant,
    home,
    legal,
    noble,
    offer,
    position,
    siege,
    stronghold,
)
from tests.engine.knights.retreats import at_rest, closed, retreat
from tests.engine.knights.special_phases import phase


def heard(events: list[Event], key: str) -> list[dict[str, object]]:
    """The words of all lines of a key. Everybody hears them, and what was done before is not taken back."""
    found = [e for e in events if e.key == f"knights-{key}"]
    assert all(e.audience is None and e.seals for e in found)
    return [dict(e.params) for e in found]


def test_k13_6_all_hear_of_a_lost_stronghold_and_its_price() -> None:
    """Blue takes red's: of fifteen crowns seven, and the one city that red has."""
    state = position()
    noble(state, "woad", home(RED), "german-200", "polish-200")
    city(state, "vecht", RED)
    state.barons[RED].stronghold.breaches = 2
    fate(state, V, V, V, V, V, V)
    attack(state, BLUE, home(RED), "stronghold")
    events = [*do(state, BLUE, "assault"), *through(state)]
    red, blue = SeatRef(RED), SeatRef(BLUE)
    assert heard(events, "stronghold-lost") == [{"seat": red}]
    assert heard(events, "ransom") == [{"seat": red, "to": blue, "n": 7}]
    assert heard(events, "surrenders") == [{"seat": red, "to": blue, "city": Place("vecht")}]


def test_k17_4_all_hear_of_a_city_that_is_razed() -> None:
    """Froli brings three times two crowns."""
    state = before()
    city(state, "froli", BLUE, breaches=2)
    attack(state, RED, "froli", "city")
    do(state, RED, "assault")
    assert heard(do(state, RED, "raze"), "razes") == [{"seat": SeatRef(RED), "city": Place("froli"), "n": 6}]


def test_k17_3_all_hear_that_walls_have_gone_and_have_come() -> None:
    """A city at strength 0 is fortified no more; the Event that fortifies one says so, where it was not."""
    state = position()
    city(state, "lorne", GREEN, fortified=True, breaches=4)
    events: list[Event] = []
    assert crumble(state, CITY["lorne"], events)
    assert heard(events, "unfortified") == [{"city": Place("lorne")}]
    for strong in (False, True):
        state = position()
        city(state, "vecht", GREEN, fortified=strong)
        told = heard(event(state, "masons-gift", GREEN), "fortified")
        assert told == ([] if strong else [{"city": Place("vecht")}])


def test_k13_7_all_hear_who_goes_home() -> None:
    state = at_rest()
    closed(state)
    noble(state, "russet", "rothby", "regular-50")
    events = retreat(state, "rothby", "russet")
    assert heard(events, "retreats-home") == [{"noble": Piece("russet"), "area": Place(home(RED))}]
    assert heard(events, "retreats") == []


def test_k14_2_all_hear_that_a_turn_is_the_last() -> None:
    """When the pool is empty, not as long as one is left in it."""
    for pool, last in ((2, False), (1, True)):
        state = position()
        state.pool = pool
        city(state, "vecht", RED)
        assert len(heard(go(state, "influence"), "last-turn")) == last


def test_k16_5_all_hear_who_is_out() -> None:
    state = position(elimination=True)
    events: list[Event] = []
    eliminate(state, YELLOW, events)
    assert heard(events, "eliminated") == [{"seat": SeatRef(YELLOW)}]


def test_k16_4_all_hear_of_a_truce() -> None:
    """With the option alone; other offers that are taken make none."""
    for treason, favour, many in ((True, "truce", 1), (False, "truce", 0), (True, "peace", 0)):
        state = position(treason=treason)
        go(state, "plan")
        do(state, RED, f"terms seat-2 {favour}; bid 1")
        (number,) = [p.id.removeprefix("offer-") for p in KNIGHTS.prompts(state)[GREEN] if p.step == "offer"]
        events = do(state, GREEN, f"take-offer {number}")
        assert heard(events, "pact") == [{"seat": SeatRef(RED), "other": SeatRef(GREEN)}] * many
        (taken,) = heard(events, "strikes")
        assert (taken["seat"], taken["to"], taken["n"]) == (SeatRef(GREEN), SeatRef(RED), 1)


def test_k11_1_all_hear_who_defies_the_law_on_hiring() -> None:
    state = position(3)
    offer(state, "english-50", "polish-100", "polish-150", "romanian-150")
    grant(state, "guild-of-arms", law=True)
    state.track[0] = RED
    phase(state, "draft")
    assert heard(do(state, RED, "defy"), "defies-draft") == [{"seat": SeatRef(RED)}]


def test_k13_6_all_hear_who_waits_with_his_stronghold() -> None:
    state = position()
    stronghold(state, GREEN, "")
    go(state, "return")
    assert "pass" in legal(state, GREEN)
    assert heard(do(state, GREEN, "pass"), "found-waits") == [{"seat": SeatRef(GREEN)}]
    assert state.barons[GREEN].stronghold.area == -1


def test_k13_3_all_hear_who_has_won_when_a_side_has_fallen() -> None:
    """Without a count of victories: whoever still stands; nobody where both have fallen."""
    for mine, theirs, winner in ((I, V, RED), (V, I, BLUE), (I, I, None)):
        state = position()
        noble(state, "russet", "lorne", "regular-50")
        noble(state, "woad", "lorne", "regular-50")
        fate(state, mine, P, theirs, P)
        attack(state, RED, "lorne", "seat-1")
        events = [*drop(state, RED, P), *drop(state, BLUE, P), *through(state)]
        (over,) = heard(events, "battle-over")
        assert (over["result"], over.get("winner")) == (
            Word("result-wiped"), None if winner is None else SeatRef(winner),
        )  # fmt: skip


def test_k17_6_all_hear_of_gifts_offers_and_prices() -> None:
    """And whether they are withdrawn or declined."""
    state = position()
    go(state, "plan")
    red, green = SeatRef(RED), SeatRef(GREEN)
    favour = Word("favour-vote")
    deal = {"seat": red, "to": green, "n": 3}
    do(state, RED, "terms seat-2 vote")
    assert heard(do(state, RED, "give 3"), "gives") == [{**deal, "favour": favour}]
    for verb, key in (("bid", "offers"), ("price", "asks-price")):
        assert heard(do(state, RED, f"{verb} 3"), key) == [{**deal, "favour": favour}]
        number = next(p.id for p in KNIGHTS.prompts(state)[RED] if p.step == "own-offer").removeprefix("offer-")
        assert heard(do(state, RED, f"withdraw-offer {number}"), "withdraws") == [deal]
        do(state, RED, f"{verb} 3")
        number = next(p.id for p in KNIGHTS.prompts(state)[RED] if p.step == "own-offer").removeprefix("offer-")
        told = heard(do(state, GREEN, f"decline-offer {number}"), "declines-offer")
        assert told == [{"seat": green, "to": red, "n": 3}]


def test_k6_2_all_hear_who_gains_influence() -> None:
    """For his cities, and how much he has then."""
    state = position()
    state.barons[RED].influence = 3
    city(state, "vecht", RED)
    city(state, "monz", RED)
    told = heard(go(state, "influence"), "influence")
    assert told == [{"seat": SeatRef(RED), "n": 2, "total": 5}]


def test_k13_5_one_siege_is_lifted_though_another_goes_on() -> None:
    """Blue stands by Vecht; green has left Monz, where his siege was laid later."""
    state = position()
    noble(state, "woad", "vecht", "regular-50")
    siege(state, "vecht", BLUE)
    siege(state, "monz", GREEN)
    told = heard(go(state, "plan"), "siege-lifted")
    assert told == [{"area": Place("monz"), "seat": SeatRef(GREEN)}]
    assert [s.seat for s in state.sieges] == [BLUE]
