"""Cards that are played in windows, which ask everybody alike, and what nobody learns of them (2.6, 10)."""

from __future__ import annotations

import pytest

from engine.core import Action, Event, Prompt, blocking
from engine.core.messages import visible_to
from engine.fief.game_data import BURGHERS, CARDS, FAIR_WEATHER, MERCENARIES, OPPORTUNITY
from engine.fief.rules import FIEF
from engine.fief.state.state import FiefState, Window
from engine.fief.windows import new_window, open_window
from tests.engine.fief.board import AZURE, GULES, OR, VERT, Board
from tests.engine.fief.events import keys
from tests.engine.fief.known import sealed


def asks(state: FiefState) -> None:
    """Everybody wants to be asked in windows."""
    for orders in state.orders:
        orders.windows = "ask"


def window(board: Board, *, first: int = GULES, cards: tuple[tuple[str, ...], ...] = ((), (), (), ())) -> Board:
    """An open window in the movement of azure; Henri and Hugh both in London."""
    board.position(first=first)
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "london", out="oxford")
    board.noble("lucia", VERT, "york")
    for seat, slugs in enumerate(cards):
        board.hand(seat, *slugs)
    asks(board.state)
    board.go("eve")
    return board


def test_2_6_windows_ask_everybody_alike() -> None:
    """Whatever the hands: the same seats, the same question, nobody named."""
    empty = window(Board())
    cards = (("assassination", "ambush", "passage"), (), ("fair-weather",), ("justice", "rebellion"))
    full = window(Board(), cards=cards)
    for board in (empty, full):
        assert board.waits() == [0, 1, 2, 3]
        for seat in range(4):
            prompt = next(p for p in board.asked(seat) if p.step == "window")
            assert (prompt.pace, prompt.secret, prompt.anonymous) == ("window", True, True)
            assert prompt.default == (Action("abide"),)
    ids = [[p.id for seat in range(4) for p in board.asked(seat) if p.step == "window"] for board in (empty, full)]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("slug", sorted(OPPORTUNITY - {CARDS[c] for c in MERCENARIES} - {CARDS[c] for c in BURGHERS}))
def test_2_6_no_window_tells_a_hand(board: Board, slug: str) -> None:
    """Pair of positions for each card: a hand with it and one without; what the others see, are asked and wait for
    before, while and after its seat has answered is the same, bit for bit."""
    told = []
    for card in (slug, "harvest"):
        window(board, cards=((), (card,), (), ()))
        board.lay("wales", "storms")
        for deck in (board.state.fortunes, board.state.characters):
            deck.clear()
        board.state.fortune_discards.clear()
        board.state.weather[1].clear()
        board.state.settled[1].clear()
        seen = [sealed(board.state, seat) for seat in (GULES, VERT, OR, None)]
        events = FIEF.apply(board.state, AZURE, Action("abide"))
        seen += [sealed(board.state, seat) for seat in (GULES, VERT, OR, None)]
        told.append((seen, visible_to(events, GULES), sorted(blocking(FIEF.prompts(board.state)))))
    assert told[0] == told[1]


def test_2_6_sealed_plays_are_carried_out_in_the_order_of_turns(board: Board) -> None:
    """Not who was quicker: azure seals first, but gules' turn comes before."""
    window(board, cards=(("ambush",), ("assassination",), (), ()))
    board.do(AZURE, "intend assassinate henri hugh; abide")
    assert board.place("henri") == "london"
    board.do(GULES, "intend ambush hugh henri; abide")
    assert board.waits() == [2, 3]
    board.do(VERT, "abide")
    assert board.captor("hugh") == ""
    board.do(OR, "abide")
    assert board.place("henri") == "dead", "a captive may be executor (ruling 24)"
    assert board.place("hugh") != "dead"
    first = window(Board(), first=AZURE, cards=(("ambush",), ("assassination",), (), ()))
    first.do(AZURE, "intend assassinate henri hugh; abide")
    first.do(GULES, "intend ambush hugh henri; abide")
    first.do(VERT, "abide")
    events = first.do(OR, "abide")
    assert first.place("henri") == "dead"
    assert first.captor("hugh") == ""
    void = [e for e in events if e.key == "fief-play-void"]
    assert [e.audience for e in void] == [(GULES,)]
    assert len(first.state.hands[GULES]) == 1


def test_2_6_what_is_sealed_can_be_taken_back(board: Board) -> None:
    """Until the last one has answered."""
    window(board, cards=((), ("assassination",), (), ()))
    board.do(AZURE, "intend assassinate henri hugh; abide")
    assert board.legal(AZURE, "abide") == []
    assert board.why(AZURE, "intend assassinate lucia hugh") == "sealed"
    board.do(AZURE, "recall")
    for seat in range(4):
        board.do(seat, "abide")
    assert board.place("henri") == "london"


def test_2_6_whoever_will_not_wait_plays_at_once(board: Board) -> None:
    """The ever-open prompt beside the window: the first commit wins."""
    window(board, cards=((), ("assassination",), ("assassination",)[:0], ()))
    board.do(AZURE, "assassinate henri hugh")
    assert board.place("henri") == "dead"
    assert board.waits() == [0, 1, 2, 3]


def test_2_6_windows_pass_by_order(board: Board) -> None:
    """Nobody is asked where all let them pass; whoever wants to be asked is, and the rest is not."""
    window(board)
    for seat in (GULES, AZURE, VERT):
        board.do(seat, "order windows pass")
    assert board.waits() == [3]
    board.do(OR, "order windows pass")
    assert not any(isinstance(f, Window) for f in board.state.frames)


def _of_two(board: Board, other: str, *, first: str) -> list[Prompt]:
    """A window of two players, of whom one has answered; what he sees, and is asked."""
    board.position(2)
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "oxford")
    for seat in range(2):
        board.state.orders[seat].windows = "ask"
    board.state.orders[1].windows = other
    board.go("eve")
    assert board.waits() == [0, 1]
    board.do(0, first)
    return board.asked(0)


def test_2_6_a_window_of_two_does_not_tell_the_others_orders(board: Board) -> None:
    """Where only two play: it stays open when one has answered, whatever the other ordered, and silence closes it."""
    shown = []
    for other in ("pass", "ask"):
        prompts = _of_two(board, other, first="abide")
        shown.append((FIEF.view(board.state, 0), prompts, FIEF.view(board.state, None)))
        assert board.waits() == [1]
        (window,) = [p for p in board.asked(1) if p.step == "window"]
        board.do(1, str(window.default[0]))
        assert not any(isinstance(f, Window) for f in board.state.frames)
    assert shown[0] == shown[1]


def test_2_6_a_change_of_orders_closes_no_window_of_two(board: Board) -> None:
    _of_two(board, "ask", first="abide")
    board.do(1, "order windows pass")
    assert board.waits() == [1]


def test_10_1_a_rebellion_of_two_does_not_tell_the_others_orders(board: Board) -> None:
    """Nor do mills (3.4), which are asked of all alike."""
    for other in ("pass", "ask"):
        board.position(2)
        board.noble("henri", GULES, "norwich")
        board.noble("hugh", AZURE, "york")
        board.lay("midlands", "famine")
        board.hand(1, "rebellion")
        board.state.orders[0].risings = other
        board.turn("move", AZURE)
        board.do(1, "rebel norwich card; pass")
        assert board.waits() == [0]


def test_2_6_the_window_after_a_move_is_open_while_the_next_moves(board: Board) -> None:
    """The next family moves; at the end of its moves the game waits for whoever has not answered."""
    for slug, family, city in (("henri", GULES, "london"), ("hugh", AZURE, "oxford"), ("lucia", VERT, "york"),
                               ("anabel", OR, "exeter")):  # fmt: skip
        board.noble(slug, family, city)
    asks(board.state)
    board.go("move", first=GULES)
    assert board.waits() == [0]
    board.do(GULES, "lead henri; go canterbury; halt; done")
    assert board.waits() == [0, 1, 2, 3]
    assert [p.step for p in board.asked(AZURE) if p.blocks] == ["move", "window"]
    board.do(AZURE, "lead hugh; go coventry; halt; done")
    assert [p.step for p in board.asked(VERT) if p.blocks] == ["window"]
    for seat in (GULES, AZURE, VERT, OR):
        board.do(seat, "abide")
    for seat in (GULES, AZURE, VERT, OR):
        board.do(seat, "abide")
    assert board.waits() == [2]
    board.do(VERT, "done")
    for seat in (GULES, AZURE, VERT, OR):
        board.do(seat, "abide")
    assert board.waits() == [3]


def test_2_6_before_a_battle(board: Board) -> None:
    """Everybody is asked before the first volley, whoever fights."""
    board.noble("henri", GULES, "london")
    board.put(GULES, "london", soldier=1)
    board.noble("hugh", AZURE, "london", out="norwich")
    board.put(AZURE, "london", out="norwich", soldier=1)
    board.hand(OR, "assassination")
    board.noble("anabel", OR, "exeter")
    asks(board.state)
    board.go("battle", first=AZURE)
    board.rig(melee=[])
    board.do(AZURE, "attack london gules")
    assert board.waits() == [0, 1, 2, 3]
    board.do(OR, "intend assassinate hugh anabel; abide")
    board.rig(melee=[0, 0])
    for seat in (GULES, AZURE, VERT):
        board.do(seat, "abide")
    assert board.place("hugh") == "dead"
    assert board.spent()


def test_2_6_one_window_at_a_time(board: Board) -> None:
    """A window that is still open when the next one opens is closed first: what is sealed is sealed for one of them."""
    board.state.sides.append(new_window(board.state, "move"))
    open_window(board.state, "battle")
    assert [f.kind for f in board.state.frames if isinstance(f, Window)] == ["battle", "move"]
    assert not any(isinstance(f, Window) for f in board.state.sides)


@pytest.mark.parametrize("stage", ["fate", "eve", "dusk"])
def test_2_6_fixed_windows_of_a_round(board: Board, stage: str) -> None:
    """After the Disasters, before the income, before the round ends."""
    board.noble("henri", GULES, "london")
    asks(board.state)
    board.go(stage)
    assert board.waits() == [0, 1, 2, 3]
    prompt = next(p for p in board.asked(OR) if p.step == "window")
    names = {"fate": "fate", "eve": "income", "dusk": "dusk"}
    assert prompt.params["kind"].slug == f"window-{names[stage]}"  # type: ignore[union-attr]


def test_2_6_a_view_does_not_tell_who_has_answered() -> None:
    """Nor what was sealed."""
    one, other = (window(Board(), cards=((), ("assassination",), (), ())) for _ in range(2))
    one.do(AZURE, "intend assassinate henri hugh; abide")
    for seat in (GULES, VERT, OR, None):
        assert sealed(one.state, seat) == sealed(other.state, seat)


# --- what nobody may learn -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", sorted(OPPORTUNITY))
def test_10_0_what_is_refused_depends_on_ones_own_hand_alone(board: Board, slug: str) -> None:
    """Whatever the others hold, have armed or offered each other: the same questions and refusals."""
    found = []
    for other in (slug, "tax"):
        window(board)
        see = CARDS.index("bishop-york") if "bishop-york" in CARDS else CARDS.index("archbishop-york")
        for deck, card in ((board.state.fortunes, CARDS.index("tax")), (board.state.characters, see)):
            assert card in deck
        held = next(c for deck in (board.state.fortunes, board.state.characters) for c in deck if CARDS[c] == other)
        for deck in (board.state.fortunes, board.state.characters):
            if held in deck:
                deck.remove(held)
        board.state.hands[AZURE] = [held]
        words = ["assassinate hugh henri", "judge hugh", "ambush hugh henri", "release-captive henri", "clear wales",
                 "hire london 1", "rebel london card", "tunnel", "spy tax seat-1"]  # fmt: skip
        found.append([board.why(GULES, text) for text in words] + [sealed(board.state, GULES)[1]])
    if slug not in (FAIR_WEATHER,):
        assert found[0] == found[1]


def test_2_6_the_bench_is_open_beside_everything_else(board: Board) -> None:
    """Not while the board is set up."""
    board.state = FIEF.setup(seats=4, seed="bench")
    assert all(
        p.step not in ("bench", "arsenal", "parlour") for mine in FIEF.prompts(board.state).values() for p in mine
    )
    assert board.why(0, "arm tax crowned hugh") == "arm-closed"


def test_windows_events_are_silent(board: Board) -> None:
    """What is sealed makes no event that others hear."""
    window(board, cards=((), ("assassination",), (), ()))
    events: list[Event] = board.do(AZURE, "intend assassinate henri hugh; abide")
    assert events == []
    open_window(board.state, "dusk")
    assert board.do(GULES, "abide") == []


def test_10_3_the_sovereign_dies_in_parliament(board: Board) -> None:
    """An assassin in the middle of it: nobody is left to call for the tax or to share it out."""
    board.noble("henri", GULES, "london")
    board.noble("hugh", AZURE, "oxford", lord=["midlands"])
    board.crown("hugh")
    board.hand(GULES, "assassination")
    board.run()
    board.do(AZURE, "summon")
    for seat in range(4):
        board.ready(seat)
    events = board.do(GULES, "assassinate hugh henri")
    assert "parliament-over" in keys(events)
    assert board.waits()
