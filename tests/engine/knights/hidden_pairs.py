"""Pairs of positions of Warrior Knights that differ in what one seat hides."""

from __future__ import annotations

from engine.knights.game_data import KIND
from engine.knights.rules import KNIGHTS
from engine.knights.state.frames_vote import Bids
from engine.knights.state.state import KnState
from tests.engine.knights.board import BLUE, GREEN, RED, YELLOW, Board
from tests.engine.knights.hiding import STRANGE

HIDER = BLUE


def copy(state: KnState) -> KnState:
    """The same position again."""
    return KNIGHTS.loads(KNIGHTS.dumps(state))


def alike(one: KnState, other: KnState) -> None:
    """What everybody but the hider, and a spectator, knows of two positions."""
    assert Board(one).waits() == Board(other).waits()
    for seat in (None, RED, GREEN, YELLOW):
        assert KNIGHTS.view(one, seat) == KNIGHTS.view(other, seat), seat
        if seat is None:
            continue
        assert KNIGHTS.prompts(one).get(seat) == KNIGHTS.prompts(other).get(seat), seat
        for action in STRANGE:
            assert KNIGHTS.why_not(one, seat, action) == KNIGHTS.why_not(other, seat, action), (seat, action)
    # nor does the shape of the hider's own questions tell it: names, steps and paces are what a host shows of them
    shown = [
        [(p.id, p.step, p.pace, p.secret) for p in KNIGHTS.prompts(s).get(HIDER, []) if p.blocks] for s in (one, other)
    ]
    assert shown[0] == shown[1]


def planning() -> KnState:
    """Blue has laid some of its cards."""
    board = Board()
    board.go("plan")
    board.do(HIDER, "lay mobilize-forces 1; lay levy-taxes 2")
    return board.state


def other_plan(state: KnState) -> None:
    """Blue has laid others."""
    baron = state.barons[HIDER]
    baron.plan = [[], [KIND["levy-taxes"]], [KIND["rally-support"], KIND["rally-support"]]]  # one more, too
    laid = [kind for pile in baron.plan for kind in pile]
    baron.hand = [2 - laid.count(kind) for kind in range(len(KIND))]
    baron.last = [[0], [1], [2]]


def bidding() -> KnState:
    """Blue has bid on a law, the others have not."""
    board = Board()
    for slug in ("vecht", "monz", "froli"):
        board.city(slug, BLUE)
    board.meet("arms-tax")
    board.do(BLUE, "cast arms-tax 3")
    return board.state


def other_bid(state: KnState) -> None:
    """Blue bids nothing, and against it."""
    frame = next(f for f in state.frames if isinstance(f, Bids))
    frame.amounts[HIDER] = [0]
    frame.says = [["no"] if seat == HIDER else [""] for seat in range(4)]


def marching() -> KnState:
    """Red may march past a Noble of blue's, whose orders may know already whether he lets him."""
    board = Board()
    board.noble("karmin", "yarrow", "regular-50")
    board.noble("woad", "kovel", "regular-50")
    board.reveal(RED, "versatile-strategy")
    board.do(RED, "use march")
    assert "march karmin kovel netherby" in board.legal(RED, "march")
    return board.state


def other_orders(state: KnState) -> None:
    """Blue has given other standing orders."""
    orders = state.orders[HIDER]
    orders.passage = orders.attacks = "allow"
    orders.hands, orders.plan, orders.cancel, orders.pool = "auto", "repeat", 2, 3
    orders.casts, orders.voices, orders.pass_to = {"law": "all"}, {"law": "no"}, {"seat-0": "refuse"}
    state.drafts[HIDER].to, state.drafts[HIDER].favour = RED, "truce"
