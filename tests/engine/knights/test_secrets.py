"""Two positions that differ only in what one seat hides: nobody else sees, hears, is asked or refused otherwise."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core import Event, visible_to
from engine.knights.game_data import CITY, EVENTS, KIND
from engine.knights.rules import KNIGHTS
from engine.knights.standing.standing import VALUES
from engine.knights.state.frames import Assigning, Planning
from engine.knights.state.frames_cards import Pool
from engine.knights.state.frames_vote import Ballot, Bids
from engine.knights.state.frames_war import Ability, Battle, Hands
from engine.knights.state.state import KnState
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board, P, V
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
        board = Board()
        board.noble("russet", "lorne", "regular-100", "regular-50")
        board.noble("woad", "lorne", "regular-100", "english-100")
        board.attack(RED, "lorne", "seat-1")
        for text in said:
            board.do(HIDER, text.format(*(f"fate-{r}" for r in _results(board.state))))
        return board.state

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
    board = Board()
    board.do(BLUE, "order ability ask")
    board.do(RED, "order ability ask")
    board.noble("karmin", "lorne", "regular-100")
    board.noble("kobalt", "lorne", "regular-100")
    board.fate(V, V, V, P, P, P)
    board.attack(RED, "lorne", "seat-1")
    board.do(RED, "drop fate-victory; drop fate-victory; seal")
    board.do(BLUE, "drop fate-prevent; drop fate-prevent; seal")
    assert isinstance(board.state.frames[-1], Ability)
    return board.state


def other_use(state: KnState) -> None:
    next(f for f in state.frames if isinstance(f, Ability)).use[1] = False


def declaring() -> KnState:
    """Red declares first; what blue means is written down."""
    board = Board()
    board.city("vecht", BLUE)
    board.meet("arms-tax")
    board.do(BLUE, "say arms-tax yes; cast arms-tax 2")
    for seat in (RED, GREEN, YELLOW):
        board.do(seat, "cast arms-tax 1")
    assert isinstance(board.state.frames[-1], Ballot)
    assert board.waits() == [RED]
    return board.state


def other_meaning(state: KnState) -> None:
    frame = state.frames[-1]
    assert isinstance(frame, Ballot)
    frame.meant[HIDER] = "no"


def pooling() -> KnState:
    board = Board()
    for seat in range(4):
        board.state.barons[seat].faith = 2
        board.do(seat, "order pool ask")
    board.event("fire", RED)
    assert isinstance(board.state.frames[-1], Pool)
    board.do(HIDER, "pledge-faith 2")
    return board.state


def other_pledge(state: KnState) -> None:
    next(f for f in state.frames if isinstance(f, Pool)).pledges[HIDER] = 0


def assigning() -> KnState:
    return KNIGHTS.setup(seats=4, seed="secret")


def other_troops(state: KnState) -> None:
    frame = state.frames[-1]
    assert isinstance(frame, Assigning)
    frame.to[HIDER] = [0, 4, 4, 1, 2, 3]


def idle() -> KnState:
    board = Board()
    board.reveal(RED, "versatile-strategy")
    return board.state


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
        heard = [hears(Board(state).do(HIDER, said), RED) for state in (one, other)]
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


def test_g1_a_view_keeps_the_orders_of_its_moment(board: Board) -> None:
    own = KNIGHTS.view(board.state, RED).own
    board.do(RED, "order plan repeat; order-pass seat-1 allow; order-votes law all")
    assert own is not None
    assert (own.orders.plan, own.orders.pass_to, own.orders.casts) == ("ask", {}, {})


# --- what follows from orders that others hide seals -----------------------------------------------------------------


def test_g1_an_order_that_speaks_seals_as_silence_does(board: Board) -> None:
    """Whether leave comes at once, is refused at once or must be waited for: there is no way back."""
    for word in ("ask", "allow", "refuse"):
        board.position()
        board.noble("karmin", "yarrow", "regular-50")
        board.noble("woad", "kovel", "regular-50")
        board.do(BLUE, f"order passage {word}")
        board.reveal(RED, "versatile-strategy")
        board.do(RED, "use march")
        assert any(e.seals for e in board.do(RED, "march karmin kovel netherby")), word
    for word in ("ask", "allow", "refuse"):
        board.position()
        board.noble("karmin", "lorne", "english-200", "regular-100")
        board.noble("woad", "lorne", "regular-50")
        board.do(BLUE, f"order attacks {word}")
        board.reveal(RED, "versatile-strategy")
        board.do(RED, "use battle")
        assert any(e.seals for e in board.do(RED, "attack lorne city")), word


# --- two players -----------------------------------------------------------------------------------------------------


def pledging_of_two(board: Board, word: str | int) -> None:
    """Of two, red is asked for Faith and blue has an order about it; a plague would strike both."""
    board.position(2)
    for seat, slug in ((RED, "karmin"), (BLUE, "blauen")):
        board.noble(slug, "vecht", "regular-50", "regular-100")
        board.state.barons[seat].faith = 2
    board.state.orders[BLUE].pool = word
    board.stack({"city": CITY["vecht"]})
    board.event("plague", RED)


def in_time(board: Board, seat: int) -> list[str]:
    """A window's time is up for a seat: what silence means."""
    said = [str(action) for action in board.prompt(seat, "pool").default]
    board.do(seat, ";".join(said))
    return said


def test_g52_of_two_a_window_does_not_tell_the_others_orders(board: Board) -> None:
    """Asked and waited for alike, whether he has sealed or not, before the target is known and after."""
    known: list[object] = []
    for word in VALUES["pool"]:
        pledging_of_two(board, word)
        seen: list[object] = []
        for _ in range(2):
            assert board.waits() == [RED, BLUE]
            seen.append(hears(board.do(RED, "pledge-faith 1; seal"), RED))
            assert board.waits() == [BLUE]
            seen += [
                KNIGHTS.view(board.state, RED),
                KNIGHTS.view(board.state, None),
                KNIGHTS.prompts(board.state).get(RED),
            ]
            board.do(BLUE, "seal")
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
def test_g52_of_two_the_order_is_what_silence_means(board: Board, word: str | int, late: list[str]) -> None:
    pledging_of_two(board, word)
    board.do(RED, "seal")
    assert in_time(board, BLUE) == ["seal"], "the target is not known yet"
    board.do(RED, "seal")
    assert in_time(board, BLUE) == late
    assert (board.state.barons[BLUE].faith == 0) == (word == 3), "two are asked"


def test_g52_of_two_what_is_pledged_by_hand_goes_before_the_order(board: Board) -> None:
    pledging_of_two(board, 3)
    board.do(RED, "seal")
    board.do(BLUE, "seal; pledge-faith 1")
    assert in_time(board, BLUE) == ["seal"]
    board.do(RED, "pledge-faith 1; seal")
    assert [b.faith for b in board.state.barons] == [1, 1]


def test_g52_of_two_a_change_of_orders_closes_no_window(board: Board) -> None:
    pledging_of_two(board, "ask")
    board.do(RED, "seal")
    board.do(BLUE, "order pool never")
    assert board.waits() == [BLUE]


def test_g52_of_more_than_two_orders_answer_at_once(board: Board) -> None:
    board.position(3)
    for seat in (RED, BLUE, GREEN):
        board.state.barons[seat].faith = 2
    board.do(BLUE, "order pool never")
    board.event("fire", RED)
    assert board.waits() == [RED, GREEN]
