"""Cards that are played at any moment, three ways: armed, in windows alike for everybody, at once (2.6, 10, 11)."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Action, Event, Prompt, blocking
from engine.core.messages import visible_to
from engine.fief.arms import TRIGGERS, fire
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
    hold,
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
    said,
    slot,
    spent,
    tax,
    town,
    turn,
    units,
    waits,
    wed,
    who,
    why,
)


def armed(*slugs: str, words: str) -> FiefState:
    """Henri of gules in London with cards armed, Hugh of azure in Oxford with a soldier, Lucia of vert in York; azure
    is to move."""
    state = position()
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "oxford")
    noble(state, "lucia", VERT, "york")
    put(state, AZURE, "oxford", soldier=1)
    put(state, GULES, "london", soldier=1)
    hand(state, GULES, *slugs)
    turn(state, "move", AZURE)
    do(state, GULES, words)
    return state


def asks(state: FiefState) -> None:
    """Everybody wants to be asked in windows."""
    for orders in state.orders:
        orders.windows = "ask"


def sealed(state: FiefState, seat: int | None) -> tuple[bytes, bytes]:
    """What a seat sees and is asked."""
    prompts = FIEF.prompts(state).get(seat, []) if seat is not None else []
    return msgspec.json.encode(FIEF.view(state, seat)), msgspec.json.encode(prompts)


# --- arming ----------------------------------------------------------------------------------------------------------


def test_10_0_every_opportunity_card_can_be_armed() -> None:
    """All with the bolt, and no other."""
    assert set(TRIGGERS) == set(OPPORTUNITY)


def test_10_0_arming_is_secret_and_can_be_taken_back() -> None:
    """Nobody else sees, hears or is asked anything; the card stays in the hand."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    other = armed("assassination", words="arm assassination weds lucia henri")
    for seat in (AZURE, VERT, OR, None):
        assert sealed(state, seat) == sealed(other, seat)
    assert why(state, GULES, "arm assassination crowned hugh any") == "armed-twice"
    assert why(state, GULES, "arm justice accused hugh") == "card"
    assert why(state, GULES, "arm assassination storms hugh any") == "arm-trigger"
    assert why(state, GULES, "arm tax crowned hugh") == "arm-card"
    assert why(state, GULES, "disarm 2") == "armed-none"
    do(state, GULES, "disarm 1")
    crown(state, "hugh")
    run(state)
    assert place(state, "hugh") == "oxford"


def test_10_0_what_is_gone_does_not_fire() -> None:
    """A card that was given away, stolen or played otherwise waits no longer."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    card = state.hands[GULES].pop()
    state.fortune_discards.append(card)
    crown(state, "hugh")
    run(state)
    assert place(state, "hugh") == "oxford"
    assert not state.armed[GULES]


def test_10_0_so_many_and_no_more() -> None:
    """Eight at most; one card may wait for several things."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    for trigger in ("meets", "weds", "lord", "captured", "stands", "battle"):
        do(state, GULES, f"arm assassination {trigger} lucia any")
    do(state, GULES, "arm assassination weds hugh any")
    assert why(state, GULES, "arm assassination lord hugh any") == "armed-full"


def test_2_6_nothing_fires_while_cards_are_drawn() -> None:
    """Phase 2B is closed to every way of playing; at its end it happens."""
    state = armed("assassination", words="arm assassination crowned hugh any")
    state.orders[GULES].plan = "nothing"
    for orders in state.orders:
        orders.plan = "ask"
    go(state, "discard", first=GULES)
    for seat in range(4):
        do(state, seat, "seal")
    crown(state, "hugh")
    do(state, GULES, "draw character")
    assert place(state, "hugh") == "oxford"
    assert why(state, GULES, "assassinate hugh henri") == "while-drawing"
    assert not [p for p in asked(state, GULES) if p.step == "bench"]
    for seat in range(4):
        do(state, seat, "done")
    assert place(state, "hugh") == "dead"


def test_10_0_turn_order_decides_who_fires_first() -> None:
    """Two wait for the same: the first in the order of turns; the other keeps his card."""
    state = position(first=VERT)
    noble(state, "henri", GULES, "london")
    noble(state, "hugh", AZURE, "oxford")
    noble(state, "lucia", VERT, "york")
    hand(state, GULES, "assassination")
    hand(state, VERT, "justice")
    run(state)
    do(state, GULES, "arm assassination lord hugh any")
    do(state, VERT, "arm justice accused hugh")
    who(state, "hugh").heresy = True
    state.fiefs[0] = 5
    run(state)
    assert place(state, "hugh") == "dead"
    assert len(state.hands[GULES]) == 1
    assert not state.hands[VERT]


# --- what fires ------------------------------------------------------------------------------------------------------


def test_10_3_an_armed_assassin_meets_his_man_on_the_way() -> None:
    """Between two steps of a march: Hugh comes through London and goes no further."""
    state = armed("assassination", words="arm assassination meets hugh henri")
    do(state, AZURE, "lead hugh; take soldier 1")
    assert place(state, "hugh") == "oxford"
    events = do(state, AZURE, "go london")
    assert place(state, "hugh") == "dead"
    assert who(state, "henri").heresy
    assert not state.hands[GULES]
    assert not state.armed[GULES]
    assert "fires-own" in keys(visible_to(events, GULES))
    assert "fires-own" not in keys(visible_to(events, VERT))
    assert any(e.seals for e in events)


@pytest.mark.parametrize("trigger", ["crowned", "lord", "weds", "captured", "stands"])
def test_10_3_what_an_assassin_waits_for(trigger: str) -> None:
    """A crown, a fief, a marriage, captivity, a candidacy; a whole family may be the target."""
    state = armed("assassination", words=f"arm assassination {trigger} azure any")
    assert place(state, "hugh") == "oxford"
    match trigger:
        case "crowned":
            crown(state, "hugh")
        case "lord":
            state.fiefs[0] = 5
        case "weds":
            wed(state, "hugh", "lucia")
        case "captured":
            hold(state, "hugh", "lucia")
        case _:
            for region in (0, 1, 2):
                state.fiefs[region] = 5
            state.sees[0] = 16
            state.characters.remove(CARDS.index("bishop-exeter"))
            go(state, "court")
            assert place(state, "hugh") == "oxford"
            do(state, AZURE, "stand hugh")
    run(state)
    assert place(state, "hugh") == "dead"


def test_10_4_justice_waits_for_a_heretic() -> None:
    """Not in an abbey, never a royal one."""
    state = armed("justice", words="arm justice accused hugh")
    who(state, "hugh").heresy = True
    town(state, "oxford", "abbey", abbey=0, control=AZURE)
    state.veils[0] = 16
    state.characters.remove(CARDS.index("autumn-abbess"))
    run(state)
    assert place(state, "hugh") == "oxford"
    do(state, AZURE, "lead hugh; go coventry")
    assert place(state, "hugh") == "dead"


def test_10_5_an_ambush_where_they_meet() -> None:
    """10.5's example: whoever comes in is taken, his troops go on without him; not behind walls."""
    state = armed("ambush", words="arm ambush meets azure any")
    noble(state, "simon", AZURE, "bristol")
    do(state, AZURE, "lead hugh; take soldier 1; go london")
    assert captor(state, "hugh") == "henri"
    assert not units(state, AZURE, "london")


def test_10_2_a_passage_frees_a_captive() -> None:
    """As soon as he is taken."""
    state = armed("passage", words="arm passage captured gules")
    hold(state, "henri", "hugh")
    run(state)
    assert place(state, "henri") != "captive"
    assert not state.hands[GULES]


@pytest.mark.parametrize("how", ["flee", "tunnel"])
def test_10_2_a_passage_in_battle(how: str) -> None:
    """The defender slips away, the attacker comes up within the walls."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=2)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", knight=2)
    town(state, "london", "fortress", control=GULES)
    hand(state, GULES if how == "flee" else AZURE, "passage")
    go(state, "battle", first=AZURE)
    if how == "flee":
        do(state, GULES, "arm passage attacked london canterbury")
    else:
        do(state, AZURE, "arm passage assault london")
    rig(state, melee=[0] * 6)
    events = do(state, AZURE, "attack london gules")
    if how == "flee":
        assert place(state, "henri") == "canterbury"
        assert units(state, GULES, "canterbury") == {"soldier": 1}
    else:
        assert "tunnel" in keys(events)


def test_10_1_a_rebellion_where_a_city_is_taxed() -> None:
    """As soon as it is restless and there is somebody in it."""
    state = armed("rebellion", words="arm rebellion restless winchester")
    assert not [e for e in run(state) if e.key == "fief-rebellion"]
    state.fiefs[5] = 5
    tax(state, "tallage", "south-east", "hugh")
    do(state, GULES, "disarm 1; arm rebellion restless winchester")
    assert state.hands[GULES], "nobody is there"
    events = do(state, GULES, "arm rebellion restless oxford")
    assert "rebellion" in keys(events)
    assert not state.hands[GULES]


def test_10_1_a_rebellion_joins_another() -> None:
    """10-A: one card begins it, another adds to it; a Passage that waits ignores the walls."""
    state = armed("rebellion", "passage", words="arm rebellion rises oxford; arm passage rises oxford")
    lay(state, "south-east", "famine")
    hand(state, VERT, "rebellion")
    events = do(state, VERT, "rebel oxford card")
    wanted = ["rebellion", "rises", "undermines"]
    assert [k for k in keys(events) if k in wanted] == wanted
    assert not state.hands[GULES]


def test_2_7_fair_weather_against_storms() -> None:
    """As soon as they come up."""
    state = armed("fair-weather", words="arm fair-weather storms wales")
    lay(state, "wales", "storms")
    run(state)
    assert not state.weather[1]
    assert not state.hands[GULES]


def test_11_1_mercenaries_come_when_it_is_needed() -> None:
    """The card takes its slot when the seat fights in the city, and so many crossbows are hired, as far as the money
    goes."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    hand(state, GULES, "french-crossbows")
    state.purse[GULES] = 5
    go(state, "battle", first=AZURE)
    do(state, GULES, "arm french-crossbows battle london 3")
    events = do(state, AZURE, "attack london gules")
    assert keys(events)[:4] == ["battle", "fires-own", "installs", "hires"]
    assert said(events, "hires")[0].params["n"] == 2
    assert state.purse[GULES] == 1
    assert CARDS[state.slots[GULES]] == "french-crossbows"


def test_11_1_the_order_to_hire() -> None:
    """So many crossbows in every battle of the seat."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    go(state, "battle", first=AZURE)
    do(state, GULES, "order hire 1")
    events = do(state, AZURE, "attack london gules")
    assert keys(events)[:2] == ["battle", "hires"]
    assert said(events, "hires")[0].params["n"] == 1


def test_11_1_the_order_counts_those_that_are_there() -> None:
    """Two at most, one stands there already."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1, flemish=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    go(state, "battle", first=AZURE)
    do(state, GULES, "order hire 2")
    assert said(do(state, AZURE, "attack london gules"), "hires")[0].params["n"] == 1


def test_11_1_both_sides_have_ordered_it() -> None:
    """Each seat's order to hire is carried out, one after the other, before anybody is asked what he plays."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    slot(state, AZURE, "french-crossbows")
    go(state, "battle", first=AZURE)
    do(state, GULES, "order hire 1")
    do(state, AZURE, "order hire 1")
    state.orders[VERT].windows = "ask"
    events = do(state, AZURE, "attack london gules")
    assert keys(events) == ["battle", "hires", "hires"]
    assert waits(state) == [VERT]


def test_11_1_the_order_to_hire_is_carried_out_once() -> None:
    """In the middle of a battle too; once the crossbows are there nothing more lies in wait."""
    state = position()
    noble(state, "henri", GULES, "london")
    put(state, GULES, "london", soldier=1)
    noble(state, "hugh", AZURE, "london", out="norwich")
    put(state, AZURE, "london", out="norwich", soldier=1)
    slot(state, GULES, "flemish-crossbows")
    go(state, "battle", first=AZURE)
    state.orders[VERT].windows = "ask"
    do(state, AZURE, "attack london gules")
    assert not fire(state, [])
    state.orders[GULES].hire = 2
    events: list[Event] = []
    assert fire(state, events)
    assert keys(events) == ["hires"]
    assert units(state, GULES, "london") == {"soldier": 1, "crossbow": 2}
    assert not fire(state, [])


def test_2_6_nobody_settles_in_while_cards_are_drawn() -> None:
    """Burghers and Mercenaries wait as well."""
    state = armed("burgher-3", words="arm burgher-3 lord gules")
    for orders in state.orders:
        orders.plan = "ask"
    go(state, "discard", first=GULES)
    for seat in range(4):
        do(state, seat, "seal")
    state.fiefs[0] = 3
    do(state, GULES, "draw character")
    assert state.slots[GULES] < 0


def test_11_2_a_burgher_comes_with_the_first_lord() -> None:
    """He needs one."""
    state = armed("burgher-3", words="arm burgher-3 lord gules")
    assert state.slots[GULES] < 0
    state.fiefs[0] = 3
    run(state)
    assert CARDS[state.slots[GULES]] == "burgher-3"


# --- windows ---------------------------------------------------------------------------------------------------------


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
