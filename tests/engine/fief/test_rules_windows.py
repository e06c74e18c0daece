"""Cards that are played in windows, which ask everybody alike, and what nobody learns of them (2.6, 10)."""

from __future__ import annotations

import pytest

from engine.core import Action, Event, Prompt, blocking
from engine.core.messages import visible_to
from engine.fief.game_data import BURGHERS, CARDS, FAIR_WEATHER, MERCENARIES, OPPORTUNITY
from engine.fief.phases.windows import new_window, open_window
from engine.fief.rules import FIEF
from engine.fief.state import FiefState, Window
from tests.engine.fief.kit import (
    AZURE,
    GULES,
    OR,
    VERT,
    asked,
    captor,
    crown,
    do,
    go,
    hand,
    keys,
    lay,
    legal,
    noble,
    place,
    position,
    put,
    ready,
    rig,
    run,
    spent,
    turn,
    waits,
    why,
)
from tests.engine.fief.known import sealed


def asks(state: FiefState) -> None:
    """Everybody wants to be asked in windows."""
    for orders in state.orders:
        orders.windows = "ask"


def window(*, first: int = GULES, cards: tuple[tuple[str, ...], ...] = ((), (), (), ())) -> FiefState:
    """An open window in the movement of azure; Henri and Hugh both in London."""
    state = position(first=first)
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "london", out="oxford")
    noble(state, "lucia", VERT, "york")
    for seat, slugs in enumerate(cards):
        hand(state, seat, *slugs)
    asks(state)
    go(state, "eve")
    return state


def test_2_6_windows_ask_everybody_alike() -> None:
    """Whatever the hands: the same seats, the same question, nobody named."""
    empty = window()
    full = window(cards=(("assassination", "ambush", "passage"), (), ("fair-weather",), ("justice", "rebellion")))
    for state in (empty, full):
        assert waits(state) == [0, 1, 2, 3]
        for seat in range(4):
            prompt = next(p for p in asked(state, seat) if p.step == "window")
            assert (prompt.pace, prompt.secret, prompt.anonymous) == ("window", True, True)
            assert prompt.default == (Action("abide"),)
    ids = [[p.id for seat in range(4) for p in asked(s, seat) if p.step == "window"] for s in (empty, full)]
    assert ids[0] == ids[1]


@pytest.mark.parametrize("slug", sorted(OPPORTUNITY - {CARDS[c] for c in MERCENARIES} - {CARDS[c] for c in BURGHERS}))
def test_2_6_no_window_tells_a_hand(slug: str) -> None:
    """Pair of positions for each card: a hand with it and one without; what the others see, are asked and wait for
    before, while and after its seat has answered is the same, bit for bit."""
    told = []
    for card in (slug, "harvest"):
        state = window(cards=((), (card,), (), ()))
        lay(state, "wales", "storms")
        for deck in (state.fortunes, state.characters):
            deck.clear()
        state.fortune_discards.clear()
        state.weather[1].clear()
        state.settled[1].clear()
        seen = [sealed(state, seat) for seat in (GULES, VERT, OR, None)]
        events = FIEF.apply(state, AZURE, Action("abide"))
        seen += [sealed(state, seat) for seat in (GULES, VERT, OR, None)]
        told.append((seen, visible_to(events, GULES), sorted(blocking(FIEF.prompts(state)))))
    assert told[0] == told[1]


def test_2_6_sealed_plays_are_carried_out_in_the_order_of_turns() -> None:
    """Not who was quicker: azure seals first, but gules' turn comes before."""
    state = window(cards=(("ambush",), ("assassination",), (), ()))
    do(state, AZURE, "intend assassinate henri hugh; abide")
    assert place(state, "henri") == "london"
    do(state, GULES, "intend ambush hugh henri; abide")
    assert waits(state) == [2, 3]
    do(state, VERT, "abide")
    assert captor(state, "hugh") == ""
    do(state, OR, "abide")
    assert place(state, "henri") == "dead", "a captive may be executor (ruling 24)"
    assert place(state, "hugh") != "dead"
    first = window(first=AZURE, cards=(("ambush",), ("assassination",), (), ()))
    do(first, AZURE, "intend assassinate henri hugh; abide")
    do(first, GULES, "intend ambush hugh henri; abide")
    do(first, VERT, "abide")
    events = do(first, OR, "abide")
    assert place(first, "henri") == "dead"
    assert captor(first, "hugh") == ""
    void = [e for e in events if e.key == "fief-play-void"]
    assert [e.audience for e in void] == [(GULES,)]
    assert len(first.hands[GULES]) == 1


def test_2_6_what_is_sealed_can_be_taken_back() -> None:
    """Until the last one has answered."""
    state = window(cards=((), ("assassination",), (), ()))
    do(state, AZURE, "intend assassinate henri hugh; abide")
    assert legal(state, AZURE, "abide") == []
    assert why(state, AZURE, "intend assassinate lucia hugh") == "sealed"
    do(state, AZURE, "recall")
    for seat in range(4):
        do(state, seat, "abide")
    assert place(state, "henri") == "london"


def test_2_6_whoever_will_not_wait_plays_at_once() -> None:
    """The ever-open prompt beside the window: the first commit wins."""
    state = window(cards=((), ("assassination",), ("assassination",)[:0], ()))
    do(state, AZURE, "assassinate henri hugh")
    assert place(state, "henri") == "dead"
    assert waits(state) == [0, 1, 2, 3]


def test_2_6_windows_pass_by_order() -> None:
    """Nobody is asked where all let them pass; whoever wants to be asked is, and the rest is not."""
    state = window()
    for seat in (GULES, AZURE, VERT):
        do(state, seat, "order windows pass")
    assert waits(state) == [3]
    do(state, OR, "order windows pass")
    assert not any(isinstance(f, Window) for f in state.frames)


def _of_two(other: str, *, first: str) -> tuple[FiefState, list[Prompt]]:
    """A window of two players, of whom one has answered; what he sees, and is asked."""
    state = position(2)
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "oxford")
    for seat in range(2):
        state.orders[seat].windows = "ask"
    state.orders[1].windows = other
    go(state, "eve")
    assert waits(state) == [0, 1]
    do(state, 0, first)
    return state, asked(state, 0)


def test_2_6_a_window_of_two_does_not_tell_the_others_orders() -> None:
    """Where only two play: it stays open when one has answered, whatever the other ordered, and silence closes it."""
    shown = []
    for other in ("pass", "ask"):
        state, prompts = _of_two(other, first="abide")
        shown.append((FIEF.view(state, 0), prompts, FIEF.view(state, None)))
        assert waits(state) == [1]
        (window,) = [p for p in asked(state, 1) if p.step == "window"]
        do(state, 1, str(window.default[0]))
        assert not any(isinstance(f, Window) for f in state.frames)
    assert shown[0] == shown[1]


def test_2_6_a_change_of_orders_closes_no_window_of_two() -> None:
    state, _ = _of_two("ask", first="abide")
    do(state, 1, "order windows pass")
    assert waits(state) == [1]


def test_10_1_a_rebellion_of_two_does_not_tell_the_others_orders() -> None:
    """Nor do mills (3.4), which are asked of all alike."""
    for other in ("pass", "ask"):
        state = position(2)
        noble(state, "henri", GULES, "norwich")
        noble(state, "hugh", AZURE, "york")
        lay(state, "midlands", "famine")
        hand(state, 1, "rebellion")
        state.orders[0].risings = other
        turn(state, "move", AZURE)
        do(state, 1, "rebel norwich card; pass")
        assert waits(state) == [0]


def test_2_6_the_window_after_a_move_is_open_while_the_next_moves() -> None:
    """The next family moves; at the end of its moves the game waits for whoever has not answered."""
    state = position()
    for slug, family, city in (("henri", GULES, "london"), ("hugh", AZURE, "oxford"), ("lucia", VERT, "york"),
                               ("anabel", OR, "exeter")):  # fmt: skip
        noble(state, slug, family, city)
    asks(state)
    go(state, "move", first=GULES)
    assert waits(state) == [0]
    do(state, GULES, "lead henri; go canterbury; halt; done")
    assert waits(state) == [0, 1, 2, 3]
    assert [p.step for p in asked(state, AZURE) if p.blocks] == ["move", "window"]
    do(state, AZURE, "lead hugh; go coventry; halt; done")
    assert [p.step for p in asked(state, VERT) if p.blocks] == ["window"]
    for seat in (GULES, AZURE, VERT, OR):
        do(state, seat, "abide")
    for seat in (GULES, AZURE, VERT, OR):
        do(state, seat, "abide")
    assert waits(state) == [2]
    do(state, VERT, "done")
    for seat in (GULES, AZURE, VERT, OR):
        do(state, seat, "abide")
    assert waits(state) == [3]


def test_2_6_before_a_battle() -> None:
    """Everybody is asked before the first volley, whoever fights."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    hand(state, OR, "assassination")
    noble(state, "anabel", OR, "exeter")
    asks(state)
    go(state, "battle", first=AZURE)
    rig(state, melee=[])
    do(state, AZURE, "attack london gules")
    assert waits(state) == [0, 1, 2, 3]
    do(state, OR, "intend assassinate hugh anabel; abide")
    rig(state, melee=[0, 0])
    for seat in (GULES, AZURE, VERT):
        do(state, seat, "abide")
    assert place(state, "hugh") == "dead"
    assert spent(state)


def test_2_6_one_window_at_a_time() -> None:
    """A window that is still open when the next one opens is closed first: what is sealed is sealed for one of them."""
    state = position()
    state.sides.append(new_window(state, "move"))
    open_window(state, "battle")
    assert [f.kind for f in state.frames if isinstance(f, Window)] == ["battle", "move"]
    assert not any(isinstance(f, Window) for f in state.sides)


@pytest.mark.parametrize("stage", ["fate", "eve", "dusk"])
def test_2_6_fixed_windows_of_a_round(stage: str) -> None:
    """After the Disasters, before the income, before the round ends."""
    state = position()
    noble(state, "henri", GULES, "london")
    asks(state)
    go(state, stage)
    assert waits(state) == [0, 1, 2, 3]
    prompt = next(p for p in asked(state, OR) if p.step == "window")
    names = {"fate": "fate", "eve": "income", "dusk": "dusk"}
    assert prompt.params["kind"].slug == f"window-{names[stage]}"  # type: ignore[union-attr]


def test_2_6_a_view_does_not_tell_who_has_answered() -> None:
    """Nor what was sealed."""
    state, other = (window(cards=((), ("assassination",), (), ())) for _ in range(2))
    do(state, AZURE, "intend assassinate henri hugh; abide")
    for seat in (GULES, VERT, OR, None):
        assert sealed(state, seat) == sealed(other, seat)


# --- what nobody may learn -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", sorted(OPPORTUNITY))
def test_10_0_what_is_refused_depends_on_ones_own_hand_alone(slug: str) -> None:
    """Whatever the others hold, have armed or offered each other: the same questions and refusals."""
    found = []
    for other in (slug, "tax"):
        state = window()
        for deck, card in ((state.fortunes, CARDS.index("tax")), (state.characters, CARDS.index("bishop-york")
                           if "bishop-york" in CARDS else CARDS.index("archbishop-york"))):  # fmt: skip
            assert card in deck
        held = next(c for deck in (state.fortunes, state.characters) for c in deck if CARDS[c] == other)
        for deck in (state.fortunes, state.characters):
            if held in deck:
                deck.remove(held)
        state.hands[AZURE] = [held]
        words = ["assassinate hugh henri", "judge hugh", "ambush hugh henri", "release-captive henri", "clear wales",
                 "hire london 1", "rebel london card", "tunnel", "spy tax seat-1"]  # fmt: skip
        found.append([why(state, GULES, text) for text in words] + [sealed(state, GULES)[1]])
    if slug not in (FAIR_WEATHER,):
        assert found[0] == found[1]


def test_2_6_the_bench_is_open_beside_everything_else() -> None:
    """Not while the board is set up."""
    state = FIEF.setup(seats=4, seed="bench")
    assert all(p.step not in ("bench", "arsenal", "parlour") for mine in FIEF.prompts(state).values() for p in mine)
    assert why(state, 0, "arm tax crowned hugh") == "arm-closed"


def test_windows_events_are_silent() -> None:
    """What is sealed makes no event that others hear."""
    state = window(cards=((), ("assassination",), (), ()))
    events: list[Event] = do(state, AZURE, "intend assassinate henri hugh; abide")
    assert events == []
    open_window(state, "dusk")
    assert do(state, GULES, "abide") == []


def test_10_3_the_sovereign_dies_in_parliament() -> None:
    """An assassin in the middle of it: nobody is left to call for the tax or to share it out."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "oxford", lord=["midlands"])
    crown(state, "hugh")
    hand(state, GULES, "assassination")
    run(state)
    do(state, AZURE, "summon")
    for seat in range(4):
        ready(state, seat)
    events = do(state, GULES, "assassinate hugh henri")
    assert "parliament-over" in keys(events)
    assert waits(state)
