"""Two positions that differ only in what one seat hides: nobody else sees, hears, is asked or refused otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Event, visible_to
from engine.knights.frames import Assigning, Planning
from engine.knights.frames_cards import Pool
from engine.knights.frames_vote import Ballot, Bids
from engine.knights.frames_war import Ability, Battle, Hands
from engine.knights.game_data import CITY, EVENTS, KIND
from engine.knights.rules import KNIGHTS
from engine.knights.standing import VALUES
from engine.knights.state import KnState
from tests.engine.knights.fights import P, V, attack, fate
from tests.engine.knights.halls import meet
from tests.engine.knights.happenings import event
from tests.engine.knights.hidden_pairs import (
    HIDER,
    alike,
    bidding,
    copy,
    marching,
    other_bid,
    other_orders,
    other_plan,
    planning,
)
from tests.engine.knights.kit import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    city,
    do,
    noble,
    position,
    prompt,
    reveal,
    stack,
    waits,
)


def hears(events: list[Event], seat: int) -> list[tuple[str, object]]:
    return [(e.key, dict(e.params)) for e in visible_to(events, seat)]


# --- what is hidden --------------------------------------------------------------------------------------------------


def piled() -> KnState:
    """Red is asked about a card while one of blue's lies on the last pile."""
    state = idle()
    state.barons[HIDER].hand[KIND["levy-taxes"]] -= 1
    state.piles[2].insert(0, HIDER * 6 + KIND["levy-taxes"])
    return state


def other_piles(state: KnState) -> None:
    state.piles[2][0] = HIDER * 6 + KIND["mobilize-forces"]
    state.barons[HIDER].hand[KIND["levy-taxes"]] += 1
    state.barons[HIDER].hand[KIND["mobilize-forces"]] -= 1


def fighting(*said: str) -> Callable[[], KnState]:
    def build() -> KnState:
        state = position()
        noble(state, "russet", "lorne", "regular-100", "regular-50")
        noble(state, "woad", "lorne", "regular-100", "english-100")
        attack(state, RED, "lorne", "seat-1")
        for text in said:
            do(state, HIDER, text.format(*(f"fate-{r}" for r in _results(state))))
        return state

    return build


def _results(state: KnState) -> list[str]:
    view = KNIGHTS.view(state, HIDER).war
    assert view is not None
    return [word.removeprefix("fate-") for word in view.hand]


def other_hand(state: KnState) -> None:
    battle = next(f for f in state.frames if isinstance(f, Battle))
    hand = battle.fate[1]
    hand[0], state.fate[3] = state.fate[3], hand[0]
    hand[1], hand[2] = hand[2], hand[1]


def other_drops(state: KnState) -> None:
    next(f for f in state.frames if isinstance(f, Hands)).drops[1] = [2, 3, 1]


def holding() -> KnState:
    state = position()
    do(state, BLUE, "order ability ask")
    do(state, RED, "order ability ask")
    noble(state, "karmin", "lorne", "regular-100")
    noble(state, "kobalt", "lorne", "regular-100")
    fate(state, V, V, V, P, P, P)
    attack(state, RED, "lorne", "seat-1")
    do(state, RED, "drop fate-victory; drop fate-victory; seal")
    do(state, BLUE, "drop fate-prevent; drop fate-prevent; seal")
    assert isinstance(state.frames[-1], Ability)
    return state


def other_use(state: KnState) -> None:
    next(f for f in state.frames if isinstance(f, Ability)).use[1] = False


def declaring() -> KnState:
    """Red declares first; what blue means is written down."""
    state = position()
    city(state, "vecht", BLUE)
    meet(state, "arms-tax")
    do(state, BLUE, "say arms-tax yes; cast arms-tax 2")
    for seat in (RED, GREEN, YELLOW):
        do(state, seat, "cast arms-tax 1")
    assert isinstance(state.frames[-1], Ballot)
    assert waits(state) == [RED]
    return state


def other_meaning(state: KnState) -> None:
    frame = state.frames[-1]
    assert isinstance(frame, Ballot)
    frame.meant[HIDER] = "no"


def pooling() -> KnState:
    state = position()
    for seat in range(4):
        state.barons[seat].faith = 2
        do(state, seat, "order pool ask")
    event(state, "fire", RED)
    assert isinstance(state.frames[-1], Pool)
    do(state, HIDER, "pledge-faith 2")
    return state


def other_pledge(state: KnState) -> None:
    next(f for f in state.frames if isinstance(f, Pool)).pledges[HIDER] = 0


def assigning() -> KnState:
    return KNIGHTS.setup(seats=4, seed="secret")


def other_troops(state: KnState) -> None:
    frame = state.frames[-1]
    assert isinstance(frame, Assigning)
    frame.to[HIDER] = [0, 4, 4, 1, 2, 3]


def idle() -> KnState:
    state = position()
    reveal(state, RED, "versatile-strategy")
    return state


HIDDEN: dict[str, tuple[Callable[[], KnState], Callable[[KnState], None]]] = {
    "plan": (planning, other_plan),
    "piles": (piled, other_piles),
    "hand": (fighting(), other_hand),
    "drops": (fighting("drop {0}"), other_drops),
    "sealed-hand": (fighting("drop {0}", "drop {1}", "seal"), other_drops),
    "ability": (holding, other_use),
    "votes": (bidding, other_bid),
    "voice": (declaring, other_meaning),
    "pledge": (pooling, other_pledge),
    "troops": (assigning, other_troops),
    "orders": (idle, other_orders),
    "orders-before-a-march": (marching, other_orders),
    "orders-while-planning": (planning, other_orders),
    "orders-in-a-battle": (fighting("drop {0}", "drop {1}", "seal"), other_orders),
}


@pytest.mark.parametrize("what", HIDDEN)
def test_g1_what_one_hides_nobody_else_sees(what: str) -> None:
    build, change = HIDDEN[what]
    one = build()
    other = copy(one)
    change(other)
    assert KNIGHTS.dumps(one) != KNIGHTS.dumps(other), "nothing was changed"
    alike(one, other)
    if what not in ("orders", "piles", "voice"):
        assert KNIGHTS.view(one, HIDER) != KNIGHTS.view(other, HIDER)


def test_g1_a_seal_is_heard_and_nothing_of_what_lies_under_it() -> None:
    for build, said in (
        (planning, "seal"),
        (fighting("drop {0}", "drop {1}"), "seal"),
        (bidding, "unseal"),
        (pooling, "seal"),
    ):
        one = build()
        other = copy(one)
        change = {Planning: other_plan, Hands: other_drops, Bids: other_bid, Pool: other_pledge}[type(one.frames[-1])]
        change(other)
        heard = [hears(do(state, HIDER, said), RED) for state in (one, other)]
        assert heard[0] == heard[1]
        alike(one, other)


def test_g1_nobody_knows_the_order_of_decks_nor_which_neutral_cards_lie_aside() -> None:
    one = idle()
    one.piles[1] = [one.neutrals.pop()]
    other = copy(one)
    other.piles[1][0], other.neutrals[0] = other.neutrals[0], other.piles[1][0]
    back = EVENTS[one.events[0]].colour
    other.events.sort(key=lambda e: (EVENTS[e].colour != back, -e))
    assert other.events[0] != one.events[0]
    for deck in (other.fate, other.agendas, other.mercenaries):
        deck.reverse()
    alike(one, other)
    assert KNIGHTS.view(one, HIDER) == KNIGHTS.view(other, HIDER)


def test_g1_a_view_keeps_the_orders_of_its_moment() -> None:
    state = position()
    own = KNIGHTS.view(state, RED).own
    do(state, RED, "order plan repeat; order-pass seat-1 allow; order-votes law all")
    assert own is not None
    assert (own.orders.plan, own.orders.pass_to, own.orders.casts) == ("ask", {}, {})


# --- what follows from orders that others hide seals -----------------------------------------------------------------


def test_g1_an_order_that_speaks_seals_as_silence_does() -> None:
    """Whether leave comes at once, is refused at once or must be waited for: there is no way back."""
    for word in ("ask", "allow", "refuse"):
        state = position()
        noble(state, "karmin", "yarrow", "regular-50")
        noble(state, "woad", "kovel", "regular-50")
        do(state, BLUE, f"order passage {word}")
        reveal(state, RED, "versatile-strategy")
        do(state, RED, "use march")
        assert any(e.seals for e in do(state, RED, "march karmin kovel netherby")), word
    for word in ("ask", "allow", "refuse"):
        state = position()
        noble(state, "karmin", "lorne", "english-200", "regular-100")
        noble(state, "woad", "lorne", "regular-50")
        do(state, BLUE, f"order attacks {word}")
        reveal(state, RED, "versatile-strategy")
        do(state, RED, "use battle")
        assert any(e.seals for e in do(state, RED, "attack lorne city")), word


# --- two players -----------------------------------------------------------------------------------------------------


def pledging_of_two(word: str | int) -> KnState:
    """Of two, red is asked for Faith and blue has an order about it; a plague would strike both."""
    state = position(2)
    for seat, slug in ((RED, "karmin"), (BLUE, "blauen")):
        noble(state, slug, "vecht", "regular-50", "regular-100")
        state.barons[seat].faith = 2
    state.orders[BLUE].pool = word
    stack(state, {"city": CITY["vecht"]})
    event(state, "plague", RED)
    return state


def in_time(state: KnState, seat: int) -> list[str]:
    """A window's time is up for a seat: what silence means."""
    said = [str(action) for action in prompt(state, seat, "pool").default]
    do(state, seat, ";".join(said))
    return said


def test_g52_of_two_a_window_does_not_tell_the_others_orders() -> None:
    """Asked and waited for alike, whether he has sealed or not, before the target is known and after."""
    known: list[object] = []
    for word in VALUES["pool"]:
        state = pledging_of_two(word)
        seen: list[object] = []
        for _ in range(2):
            assert waits(state) == [RED, BLUE]
            seen.append(hears(do(state, RED, "pledge-faith 1; seal"), RED))
            assert waits(state) == [BLUE]
            seen += [KNIGHTS.view(state, RED), KNIGHTS.view(state, None), KNIGHTS.prompts(state).get(RED)]
            do(state, BLUE, "seal")
        known.append(seen)
    assert all(seen == known[0] for seen in known)


@pytest.mark.parametrize(
    ("word", "late"),
    [
        (1, ["pledge-faith 1", "seal"]),
        (3, ["pledge-faith 2", "seal"]),
        ("late", ["seal"]),
        ("ask", ["seal"]),
        ("never", ["seal"]),
    ],
)
def test_g52_of_two_the_order_is_what_silence_means(word: str | int, late: list[str]) -> None:
    state = pledging_of_two(word)
    do(state, RED, "seal")
    assert in_time(state, BLUE) == ["seal"], "the target is not known yet"
    do(state, RED, "seal")
    assert in_time(state, BLUE) == late
    assert (state.barons[BLUE].faith == 0) == (word == 3), "two are asked"


def test_g52_of_two_what_is_pledged_by_hand_goes_before_the_order() -> None:
    state = pledging_of_two(3)
    do(state, RED, "seal")
    do(state, BLUE, "seal; pledge-faith 1")
    assert in_time(state, BLUE) == ["seal"]
    do(state, RED, "pledge-faith 1; seal")
    assert [b.faith for b in state.barons] == [1, 1]


def test_g52_of_two_a_change_of_orders_closes_no_window() -> None:
    state = pledging_of_two("ask")
    do(state, RED, "seal")
    do(state, BLUE, "order pool never")
    assert waits(state) == [BLUE]


def test_g52_of_more_than_two_orders_answer_at_once() -> None:
    state = position(3)
    for seat in (RED, BLUE, GREEN):
        state.barons[seat].faith = 2
    do(state, BLUE, "order pool never")
    event(state, "fire", RED)
    assert waits(state) == [RED, GREEN]
