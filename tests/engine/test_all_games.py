"""The promises of the engine contract, for every registered game, by random legal play."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine import GAMES
from engine.core import Action, Event, IllegalAction, SaveError, check, visible_to
from tests.engine.driver import AnyRules, by_verb, play, turn
from tests.engine.supplements import CASES, SUPPLEMENTS, case_id

Case = tuple[str, int, dict[str, Any]]
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)


def start(case: Case, seed: str) -> tuple[AnyRules, Any]:
    """A new game of a case."""
    game, seats, options = case
    rules = GAMES[game]
    return rules, rules.setup(seats=seats, seed=seed, options=rules.Options(**options))


def test_every_game_has_a_supplement() -> None:
    """A registered game must bring what these tests need, for every seat count."""
    assert set(GAMES) == set(SUPPLEMENTS)
    for game, rules in GAMES.items():
        assert rules.id == game
        assert {seats for seats, _ in SUPPLEMENTS[game].cases} == set(rules.seats)


@every_case
@pytest.mark.parametrize("lively", [True, False])
def test_random_play_ends_with_invariants(case: Case, lively: bool) -> None:
    """From every position reached somebody may act or the game is over; nothing is lost or made on the way."""
    extra = SUPPLEMENTS[case[0]]
    rules, state = start(case, f"invariants-{lively}")
    extra.check(state)

    def hook(_: AnyRules, now: Any, seat: int, action: Action, events: list[Event]) -> None:
        extra.check(now)
        extra.check_events(now, events)

    play(rules, state, random.Random(7), extra.picker if lively else by_verb, hook)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert sorted(s for place in outcome.places for s in place) == list(range(case[1]))
    assert set(outcome.scores) == set(range(case[1]))
    refusal = rules.why_not(state, 0, Action("anything"))
    assert refusal is not None


@every_case
def test_round_trip_and_replay(case: Case) -> None:
    """Saves read back equal at every point; the same actions from the same set-up give the same bytes."""
    rules, state = start(case, "replay")
    _, again = start(case, "replay")
    assert rules.dumps(state) == rules.dumps(again)
    rng = random.Random(3)
    while (step := turn(rng, rules, state, SUPPLEMENTS[case[0]].picker)) is not None:
        rules.apply(state, *step)
        rules.apply(again, *step)
        data = rules.dumps(again)
        assert data == rules.dumps(state)
        again = rules.loads(data)
        assert again == state
        assert rules.prompts(again) == rules.prompts(state)


@every_case
def test_luck_can_be_verified(case: Case) -> None:
    """Every draw follows from the seed, and counters never skip."""
    rules, state = start(case, "luck")
    drawn = rules.draws(state)
    play(rules, state, random.Random(5), SUPPLEMENTS[case[0]].picker, lambda r, s, *_: drawn.extend(r.draws(s)))
    assert [d.counter for d in drawn] == list(range(len(drawn)))
    assert check("luck", drawn) is None
    assert check("other", drawn) is not None


@every_case
def test_prompts_list_exactly_what_why_not_accepts(case: Case) -> None:
    """Listed actions are accepted and apply; others are refused with a reason and leave the bytes alone."""
    rules, state = start(case, "prompts")
    extra = SUPPLEMENTS[case[0]]
    rng = random.Random(11)
    pool: set[Action] = set(extra.strange)
    while (step := turn(rng, rules, state, extra.picker)) is not None:
        prompts = rules.prompts(state)
        pool.update(a for p in prompts.values() for a in p.actions)
        known = sorted(pool, key=str)
        if rng.random() < 0.2:
            before = rules.dumps(state)
            for seat in range(-1, case[1] + 1):
                legal = set(prompts[seat].actions) if seat in prompts else set()
                assert len(legal) == (len(prompts[seat].actions) if seat in prompts else 0)
                for action in rng.sample(known, min(60, len(known))):
                    refusal = rules.why_not(state, seat, action)
                    assert (refusal is None) == (action in legal), (seat, str(action), refusal)
                    if refusal is not None:
                        assert refusal.code.startswith(f"{case[0]}-no-")
                        with pytest.raises(IllegalAction):
                            rules.apply(state, seat, action)
                for action in legal:
                    assert rules.why_not(state, seat, action) is None
                    assert Action.parse(str(action)) == action
            assert rules.dumps(state) == before
        if rng.random() < 0.02:
            for seat, prompt in prompts.items():
                for action in prompt.actions:
                    rules.apply(rules.loads(rules.dumps(state)), seat, action)
        rules.apply(state, *step)


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    """Prompts, views, refusals and outcomes leave the state's bytes alone."""
    rules, state = start(case, "looking")
    rng = random.Random(13)
    while (step := turn(rng, rules, state, SUPPLEMENTS[case[0]].picker)) is not None:
        if rng.random() < 0.2:
            before = rules.dumps(state)
            rules.prompts(state)
            rules.outcome(state)
            for seat in (*range(case[1]), None):
                view = rules.view(state, seat)
                assert isinstance(view, rules.View)
                assert msgspec.json.decode(msgspec.json.encode(view), type=rules.View) == view
            assert rules.dumps(state) == before
        rules.apply(state, *step)


@every_case
def test_no_leak(case: Case) -> None:
    """Changing only what a seat hides, or what nobody knows, changes nothing that any other seat can see."""
    rules, state = start(case, "leak")
    extra = SUPPLEMENTS[case[0]]
    rng = random.Random(17)
    while (step := turn(rng, rules, state, extra.picker)) is not None:
        if rng.random() < 0.25:
            hidden = rng.randrange(case[1])
            other = rules.loads(rules.dumps(state))
            extra.disturb(rng, other, hidden)
            extra.shuffle_unseen(rng, other)
            prompts, shown = rules.prompts(state), rules.prompts(other)
            assert prompts.keys() == shown.keys()
            for seat in (*range(case[1]), None):
                if seat == hidden:
                    continue
                assert rules.view(other, seat) == rules.view(state, seat)
                if seat is None:
                    continue
                assert prompts.get(seat) == shown.get(seat)
                for action in rng.sample(extra.strange, 8):
                    assert rules.why_not(other, seat, action) == rules.why_not(state, seat, action)
            if hidden in prompts:
                assert (prompts[hidden].required, prompts[hidden].step) == (
                    shown[hidden].required,
                    shown[hidden].step,
                )
        rules.apply(state, *step)


@every_case
def test_private_events_reach_only_their_audience(case: Case) -> None:
    """An event with an audience is shown to it and to nobody else."""
    rules, state = start(case, "audience")

    def hook(_: AnyRules, now: Any, seat: int, action: Action, events: list[Event]) -> None:
        for event in events:
            for reader in (*range(case[1]), None):
                public = event.audience is None
                assert (event in visible_to([event], reader)) == (public or reader in (event.audience or ()))

    play(rules, state, random.Random(19), SUPPLEMENTS[case[0]].picker, hook)


@every_case
def test_veiled_verbs_are_those_that_hide_their_words(case: Case) -> None:
    """In a step that is not secret an action tells its own seat more than others exactly when its verb is veiled."""
    rules, state = start(case, "veils")
    rng = random.Random(29)
    while (step := turn(rng, rules, state, SUPPLEMENTS[case[0]].picker)) is not None:
        seat, action = step
        secret = rules.prompts(state)[seat].secret
        events = rules.apply(state, *step)
        private = any(e.audience is not None and e.key.endswith("-own") and seat in e.audience for e in events)
        if not secret and action.verb in rules.veiled:
            assert private, str(action)
        if not secret and private and not any(e.seals for e in events):
            assert action.verb in rules.veiled, str(action)


@every_case
def test_handing_the_move_on_seals(case: Case) -> None:
    """When a choice is done and somebody else decides next, an event tells that undo stops here."""
    rules, state = start(case, "sealing")
    SUPPLEMENTS[case[0]].strain(state)
    rng = random.Random(23)
    while (step := turn(rng, rules, state, SUPPLEMENTS[case[0]].picker)) is not None:
        seat, action = step
        alone = not rules.prompts(state)[seat].secret
        drew = state.dice.counter
        events = rules.apply(state, seat, action)
        prompts = rules.prompts(state)
        still = seat in prompts and prompts[seat].required and not prompts[seat].secret
        if (alone and not still) or state.dice.counter != drew:
            assert any(e.seals for e in events), (str(action), events)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 99])
def test_setup_refuses_wrong_seat_counts(game: str, seats: int) -> None:
    """A clear ``ValueError``, never a broken game."""
    rules = GAMES[game]
    if seats not in rules.seats:
        with pytest.raises(ValueError, match="seats"):
            rules.setup(seats=seats, seed="x")


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"nonsense", b"\xff\xfe", b'{"schema_version": 1}'])
def test_broken_saves_are_refused(game: str, data: bytes) -> None:
    """``SaveError`` with a sentence, whatever the bytes are."""
    with pytest.raises(SaveError, match=game):
        GAMES[game].loads(data)


@pytest.mark.parametrize("game", list(GAMES))
def test_saves_of_a_later_schema_are_refused(game: str) -> None:
    """A save that a newer version wrote is not guessed at."""
    rules = GAMES[game]
    state = rules.setup(seats=rules.seats[0], seed="later")
    state.schema_version += 1
    with pytest.raises(SaveError, match="schema"):
        rules.loads(rules.dumps(state))
