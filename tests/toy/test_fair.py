"""The fair keeps its own rules; the numbers are those of ``tests/toy/herald_fair/__init__.py``."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import Action, Event, IllegalAction, Prompt, blocking, legal, visible_to
from herald_fair.rules import FAIR
from herald_fair.state import FairState, Toll, offers


def fair(seats: int = 6, **options: int) -> FairState:
    """A fair on its first morning, all signs hung out."""
    state = FAIR.setup(seats=seats, seed="fair", options=msgspec.convert(options, FAIR.Options))
    for seat in range(seats):
        do(state, seat, str(FAIR.prompts(state)[seat][0].default[0]))
    return state


def do(state: FairState, seat: int, *texts: str) -> list[Event]:
    return [e for text in texts for e in FAIR.apply(state, seat, Action.parse(text))]


def refused(state: FairState, seat: int, text: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        do(state, seat, text)
    return caught.value.refusal.code


def question(state: FairState, seat: int, step: str) -> Prompt:
    return next(p for p in FAIR.prompts(state)[seat] if p.step == step)


def silence(state: FairState, step: str) -> None:
    """Everybody answers with the default until something of another step is asked."""
    while asked := {s: p for s, mine in blocking(FAIR.prompts(state)).items() for p in mine if p.step == step}:
        seat, prompt = next(iter(asked.items()))
        do(state, seat, *map(str, prompt.default))


def test_f1_there_are_300_signs_and_each_hangs_once() -> None:
    state = FAIR.setup(seats=3, seed="x")
    assert len(question(state, 0, "sign").actions) == 300
    do(state, 0, "sign golden-lion")
    assert len(question(state, 1, "sign").actions) == 299
    assert refused(state, 1, "sign golden-lion") == "fair-no-sign"


def test_f4_votes_are_seen_as_cast_and_leave_other_voters_alone() -> None:
    state = fair()
    before = FAIR.prompts(state)
    events = do(state, 2, "vote aye")
    assert events[0].audience is None
    assert FAIR.view(state, None).votes[2] == "aye"
    after = FAIR.prompts(state)
    assert [after[s] for s in (0, 1, 3, 4, 5)] == [before[s] for s in (0, 1, 3, 4, 5)]
    assert refused(state, 2, "vote nay") == "fair-no-answered"


def test_f5_bids_go_up_to_200_and_nobody_pays_more_than_he_has() -> None:
    state = fair(2)
    silence(state, "vote")
    state.purse = [200, 200]
    assert len(question(state, 0, "bid").actions) == 201
    do(state, 0, "bid 200", "offer seat-1 40 wool", "seal")
    do(state, 1, "bid 0", "seal")
    assert (state.bids, state.purse[0], state.pennants) == ([160, 0], 0, [1, 0])


def test_f7_the_window_asks_all_alike_and_nobody_hears_who_objects() -> None:
    state = fair()
    silence(state, "vote")
    silence(state, "bid")
    state.cards, state.cellar[0] = [0, 1, 0, 0, 1, 0], [1, 0, 0]
    do(state, 0, "cart wool north-gate")
    asked = blocking(FAIR.prompts(state))
    assert list(asked) == [1, 2, 3, 4, 5]
    assert {(p.id, p.pace, p.anonymous, p.default) for [p] in asked.values()} == {
        ("objection-1-0", "window", True, (Action("silent"),))
    }
    assert [len(p.actions) for [p] in asked.values()] == [2, 1, 1, 2, 1]
    others = [FAIR.view(state, s) for s in (0, 1, 2, 3, None)]
    assert all(e.audience == (4,) for e in do(state, 4, "object"))
    assert [FAIR.view(state, s) for s in (0, 1, 2, 3, None)] == others
    assert refused(state, 2, "object") == "fair-no-card"
    for seat in (1, 2, 3):
        do(state, seat, "silent")
    assert refused(state, 1, "silent") == "fair-no-answered"  # not that it waits for seat 5 alone
    last = do(state, 5, "silent")
    assert [e.key for e in visible_to(last, None)] == ["fair-turned-back"]
    assert last[1].seals
    assert state.cards == [0, 1, 0, 0, 0, 0]
    assert state.cellar[0] == [1, 0, 0]


def test_f8_silence_lets_the_cart_pass() -> None:
    state = fair()
    silence(state, "vote")
    silence(state, "bid")
    state.cellar[0], before = [1, 0, 0], state.purse[0]
    do(state, 0, "cart wool north-gate")
    silence(state, "objection")
    assert state.cellar[0] == [0, 0, 0]
    assert state.purse[0] > before


def test_f10_nobody_wins_without_a_pennant() -> None:
    state = fair(3, rounds=1)
    while asked := blocking(FAIR.prompts(state)):
        seat, [prompt] = next(iter(asked.items()))
        do(state, seat, *map(str, prompt.default))
    outcome = FAIR.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ([], "fair-outcome-nobody")


def test_f11_a_third_never_notices_a_whispered_deal() -> None:
    state = fair(4)
    state.cellar[1] = [1, 0, 0]
    views, asked = [FAIR.view(state, s) for s in (2, 3, None)], [FAIR.prompts(state)[s] for s in (2, 3)]
    events = do(state, 0, "whisper seat-1 40 wool")
    number = offers(state)[0].number
    events += do(state, 1, f"counter {number} 50")
    events += do(state, 0, f"accept {number + 1}")
    assert {e.audience for e in events} == {(0, 1)}
    assert [FAIR.view(state, s) for s in (2, 3, None)] == views
    assert [FAIR.prompts(state)[s] for s in (2, 3)] == asked
    do(state, 2, "offer seat-3 20 wine")
    assert offers(state)[0].number == 1  # the whispered ones left no gap


def test_f12_a_countered_offer_is_dead() -> None:
    state = fair()
    state.cellar[2] = [1, 0, 0]
    do(state, 0, "offer seat-2 40 wool")
    prompt = question(state, 2, "offer")
    assert (prompt.id, prompt.notify, prompt.default) == ("offer-1", True, (Action("refuse", (1,)),))
    assert state.purse[0] == FAIR.view(state, 0).own.purse  # type: ignore[union-attr]
    purse = state.purse[0]
    do(state, 2, "counter 1 60")
    assert "offer-1" not in {p.id for mine in FAIR.prompts(state).values() for p in mine}
    assert refused(state, 2, "accept 1") == "fair-no-offer"
    assert refused(state, 3, "accept 2") == "fair-no-offer"
    assert (question(state, 0, "offer").id, state.purse[0], state.cellar[2]) == ("offer-2", purse + 40, [0, 0, 0])
    assert Action("accept", (2,)) in question(state, 0, "offer").actions
    do(state, 0, "refuse 2")
    assert state.cellar[2] == [1, 0, 0]
    do(state, 0, "offer seat-2 20 wool", "withdraw 3")
    assert not offers(state)


def test_f13_the_first_veto_ends_the_toll() -> None:
    state = fair()
    state.cards = [0, 1, 1, 0, 0, 0]
    for seat in range(6):
        do(state, seat, "vote aye")
    toll = question(state, 1, "toll")
    assert (toll.id, toll.pace) == ("toll-1", "offer")
    assert [s for s, mine in FAIR.prompts(state).items() if any(p.step == "toll" for p in mine)] == [1, 2]
    do(state, 2, "veto")
    assert refused(state, 1, "veto") == "fair-no-verb"
    assert not any(isinstance(f, Toll) for f in state.sides)
    assert state.cards == [0, 1, 0, 0, 0, 0]


def test_f14_a_standing_bid_answers_before_the_seat_is_asked() -> None:
    state = fair(3)
    do(state, 0, "standing-bid 20")
    do(state, 1, "standing-bid 10")
    silence(state, "vote")
    assert list(blocking(FAIR.prompts(state))) == [2]
    do(state, 2, "bid 0", "seal")
    assert state.bids == [20, 10, 0]
    assert legal(FAIR.prompts(state)[0])
