"""The promises of the engine contract, for every registered game and the fair, read off one recorded game a case."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engine import GAMES
from engine.core import (
    Action,
    Event,
    IllegalAction,
    Param,
    Params,
    Prompt,
    Term,
    blocking,
    by_urgency,
    check,
    prompt_of,
    visible_to,
)
from tests.engine.driver import LIMIT, turn
from tests.engine.pairs import rests
from tests.engine.recorded_games import Case, Step, Walk, start, walk
from tests.engine.supplements import CASES, FEW, RULES, SUPPLEMENTS, case_id
from tests.support.runs import ROOT

SUDDEN = {
    "charlemagne-outcome-capitulation", "roses-outcome-heirs", "knights-outcome-majority", "knights-outcome-survivor",
}  # fmt: skip
"""Ends that nobody sees coming at the question before: a side gives up, an heir or a Baron falls, a city is taken with
the last card of the turn."""
every_game = pytest.mark.parametrize("game", list(RULES))
DEFAULTS = 12
"""So many defaults of several acts are played whole in each recorded game."""
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
TERMS = Term.__args__ if hasattr(Term, "__args__") else ()


def every_case(test: Callable[[Case], None]) -> Callable[[Case], None]:
    """Ask every recorded game, in ``make test`` one of each."""
    return pytest.mark.slow(but=FEW)(pytest.mark.parametrize("case", CASES, ids=case_id)(test))


def everybody(case: Case) -> tuple[int | None, ...]:
    """All seats and a spectator."""
    return (*range(case[1]), None)


def typed(params: Params) -> bool:
    """Whether every parameter says by its type what it is."""

    def one(value: Param) -> bool:
        return type(value) is int or isinstance(value, Term)

    return all(all(map(one, v)) if isinstance(v, list) else one(v) for v in params.values())


def words_of(events: list[Event]) -> bytes:
    """Events as bytes that two games share when they are told the same."""
    return msgspec.json.encode(events)


def test_every_game_has_a_supplement() -> None:
    """A registered game must bring what these tests need, for every seat count."""
    assert set(GAMES) <= set(SUPPLEMENTS)
    for game, rules in RULES.items():
        assert rules.id == game
        assert {seats for seats, _ in SUPPLEMENTS[game].cases} == set(rules.seats)


# -- play


@every_case
def test_play_ends_with_invariants(case: Case) -> None:
    """From every position reached somebody may act or the game is over; nothing is lost or made on the way."""
    game = walk(case)
    for number, step in enumerate(game.steps):
        if number % 10:  # the soak looks at every position
            continue
        state = game.rules.loads(game.after(number))
        game.extra.check(state)
        game.extra.check_events(state, step.events)
    assert game.outcome is not None
    placed = sorted(s for place in game.outcome.places for s in place)
    assert placed in ([], list(range(case[1])))
    assert set(game.outcome.scores) == set(range(case[1]))
    assert game.rules.why_not(game.rules.loads(game.end), 0, Action("anything")) is not None


@every_case
def test_replay_from_set_up_and_saves(case: Case) -> None:
    """The same actions bring the same events and the same bytes, in one go from the set-up and from saves alike."""
    game = walk(case)
    rules, again = start(case, game.seed)
    for number, step in enumerate(game.steps):
        if number % 5 == 0:
            assert rules.dumps(again) == step.save
            again = rules.loads(step.save) if number % 10 else again
        assert rules.apply(again, step.seat, step.action) == step.events
    assert rules.dumps(again) == game.end


@every_case
def test_luck_can_be_verified(case: Case) -> None:
    """Every draw follows from the seed, and counters never skip."""
    game = walk(case)
    drawn = [*game.draws, *(d for step in game.steps for d in step.draws)]
    assert [d.counter for d in drawn] == list(range(len(drawn)))
    assert check(game.seed, drawn) is None
    assert check("other", drawn) is not None


@every_case
def test_silence_ends_the_game(case: Case) -> None:
    """When every seat always answers with the default, the game goes on to its end."""
    rules, state = start(case, "silence")
    done = 0
    while asked := blocking(rules.prompts(state)):
        seat, mine = next(iter(asked.items()))
        for action in mine[0].default:
            rules.apply(state, seat, action)
        done += 1
        assert done < LIMIT
    assert rules.outcome(state) is not None


# -- questions


@every_case
def test_questions_are_well_formed(case: Case) -> None:
    """Named, in order of urgency, answered by actions that no other question has, typed, never empty."""
    game = walk(case)
    for step in game.sample(60, 1):
        prompts = game.rules.prompts(game.rules.loads(step.save))
        assert list(prompts) == sorted(prompts)
        for seat, mine in prompts.items():
            assert mine, seat
            assert len({p.id for p in mine}) == len(mine), [p.id for p in mine]
            assert mine == by_urgency(mine)
            actions = [a for p in mine for a in p.actions]
            assert len(set(actions)) == len(actions), "an action stands in two questions"
            for prompt in mine:
                assert NAME.fullmatch(prompt.id), prompt.id
                assert prompt.pace in ("turn", "window", "offer")
                assert prompt.actions
                assert prompt.default or not prompt.blocks, prompt.id
                assert typed(prompt.params), prompt.params
                assert not (prompt.pace == "offer" and prompt.anonymous)


@every_case
def test_the_default_settles_its_question(case: Case) -> None:
    """Every default is legal step by step; afterwards the game does not wait for that answer any more."""
    game = walk(case)
    for step in game.sample(25, 2):
        for seat, mine in game.rules.prompts(game.rules.loads(step.save)).items():
            for prompt in mine:
                state = game.rules.loads(step.save)
                for action in prompt.default:
                    game.rules.apply(state, seat, action)
                if prompt.default:
                    left = blocking(game.rules.prompts(state)).get(seat, [])
                    assert prompt.id not in {p.id for p in left}, (seat, prompt.id, prompt.default)


@every_case
def test_a_default_of_several_acts_is_played_whole(case: Case) -> None:
    """Nothing of what silence means is refused, neither with the orders of the game that was recorded nor when a seat
    lets its orders answer as much as they can."""
    game = walk(case)
    several = [step for step in game.steps if len(step.prompt.default) > 1]
    styles = ((), *game.rules.styles().values())
    for number, step in enumerate(random.Random(3).sample(several, min(DEFAULTS, len(several)))):
        state = game.rules.loads(step.save)
        for action in styles[number % len(styles)]:
            if game.rules.why_not(state, step.seat, action) is None:
                game.rules.apply(state, step.seat, action)
        mine = game.rules.prompts(state).get(step.seat, [])
        for action in next((p.default for p in mine if p.id == step.prompt.id), ()):
            game.rules.apply(state, step.seat, action)


@every_case
def test_names_stay_while_others_act(case: Case) -> None:
    """What seals nothing, and what answers an offer, leaves the names of the others' open questions alone."""
    game = walk(case)
    for number, step in enumerate(game.steps[:-1]):
        sealed = any(e.seals for e in step.events)
        if (sealed and step.prompt.blocks) or number % 7:
            continue
        before = blocking(game.rules.prompts(game.rules.loads(step.save)))
        after = blocking(game.rules.prompts(game.rules.loads(game.after(number))))
        for seat in before.keys() - {step.seat}:
            names = {p.id for p in after.get(seat, [])}
            for prompt in before[seat]:
                if sealed:  # an armed card may end a question, but not give it another name
                    twins = [p for p in after.get(seat, []) if (p.step, p.actions) == (prompt.step, prompt.actions)]
                    assert not twins or prompt.id in names, prompt.id
                else:
                    assert prompt.id in names, (str(step.action), prompt.id)


@every_case
def test_windows_ask_all_alike(case: Case) -> None:
    """A window is the same question to everybody it is put to, with the same words."""
    game = walk(case)
    for step in game.steps:
        if step.prompt.pace != "window":
            continue
        for mine in game.rules.prompts(game.rules.loads(step.save)).values():
            for prompt in mine:
                if prompt.id == step.prompt.id:
                    same = msgspec.structs.replace(prompt, actions=[], default=())
                    assert same == msgspec.structs.replace(step.prompt, actions=[], default=())


@every_case
def test_nobody_hears_of_an_anonymous_answer(case: Case) -> None:
    """While an anonymous question stays open, an answer to it has no public event and changes no other view."""
    game = walk(case)
    for number, step in enumerate(game.steps):
        if not step.prompt.anonymous:
            continue
        before, after = game.rules.loads(step.save), game.rules.loads(game.after(number))
        still = any(p.id == step.prompt.id for mine in game.rules.prompts(after).values() for p in mine)
        if not still:
            continue
        for reader in everybody(case):
            if reader != step.seat:
                assert not visible_to(step.events, reader)
                assert game.rules.view(after, reader) == game.rules.view(before, reader)


@every_case
def test_no_refusal_tells_whom_an_anonymous_question_waits_for(case: Case) -> None:
    """Whoever tries its answers without being asked is not told whose turn it is."""
    game = walk(case)
    for step in game.steps:
        if not step.prompt.anonymous:
            continue
        state = game.rules.loads(step.save)
        asked = game.rules.prompts(state)
        for seat in range(case[1]):
            if step.prompt.id in {p.id for p in asked.get(seat, [])}:
                continue
            for action in step.prompt.actions:
                refusal = game.rules.why_not(state, seat, action)
                assert refusal is None or refusal.code != f"{case[0]}-no-turn", (seat, str(action), refusal)


@every_case
def test_prompts_list_exactly_what_why_not_accepts(case: Case) -> None:
    """Listed actions are accepted and apply; others are refused with a typed reason and leave the bytes alone."""
    game = walk(case)
    rules = game.rules
    rng = random.Random(11)
    met = {a for step in game.sample(60, 3) for a in step.prompt.actions[:40]}
    known = sorted({*game.extra.strange, *met}, key=str)
    for step in game.sample(15, 4):
        state = rules.loads(step.save)
        prompts = rules.prompts(state)
        for seat in range(-1, case[1] + 1):
            listed = [a for p in prompts.get(seat, []) for a in p.actions]
            legal = set(listed)
            for action in rng.sample(known, min(25, len(known))):
                refusal = rules.why_not(state, seat, action)
                assert (refusal is None) == (action in legal), (seat, str(action), refusal)
                if refusal is not None:
                    assert refusal.code.startswith(f"{case[0]}-no-")
                    assert typed(refusal.params), refusal
            with pytest.raises(IllegalAction):
                rules.apply(state, seat, next(a for a in known if a not in legal))
            for action in rng.sample(listed, min(8, len(listed))):
                assert rules.why_not(state, seat, action) is None
                assert Action.parse(str(action)) == action
                rules.apply(rules.loads(step.save), seat, action)
        assert rules.dumps(state) == step.save


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    """Prompts, views, refusals, standing orders and outcomes leave the state's bytes alone; views survive JSON."""
    game = walk(case)
    rules = game.rules
    for step in game.sample(40, 5):
        state = rules.loads(step.save)
        for seat, mine in rules.prompts(state).items():
            for prompt in mine:
                rules.answer(state, seat, prompt)
        rules.outcome(state)
        for reader in everybody(case):
            view = rules.view(state, reader)
            assert isinstance(view, rules.View)
            assert msgspec.json.decode(msgspec.json.encode(view), type=rules.View) == view
            assert rules.round_of(view) >= 0
        assert rules.dumps(state) == step.save


# -- standing orders


@every_case
def test_styles_are_legal_whenever_they_are_chosen(case: Case) -> None:
    """Every style's choices may be made at any moment of the game; the first one is what a new seat has."""
    game = walk(case)
    rules = game.rules
    for step in (game.steps[0], *game.sample(6, 6)):
        for style in rules.styles().values():
            state = rules.loads(step.save)
            for seat in range(case[1]):
                for action in style:
                    assert action.verb in rules.preferences
                    if rules.prompts(state):
                        rules.apply(state, seat, action)


@every_case
def test_standing_orders_answer_before_the_seat_is_asked(case: Case) -> None:
    """No seat is asked what its standing orders say; what they say is legal."""
    game = walk(case)
    rules = game.rules
    for name, style in rules.styles().items():
        rules, state = start(case, f"style-{name}")
        rng = random.Random(31)
        for seat in range(case[1]):
            for action in style:
                rules.apply(state, seat, action)
        for _ in range(50):
            for seat, mine in blocking(rules.prompts(state)).items():
                for prompt in mine:
                    assert rules.answer(state, seat, prompt) is None, (name, seat, prompt.id)
            step = turn(rng, rules, state, game.extra.picker)
            if step is None:
                break
            rules.apply(state, *step)


# -- secrets


@every_case
def test_no_leak(case: Case) -> None:
    """Changing only what a seat hides, or what nobody knows, changes nothing that any other seat can see; nor does it
    change which questions the seat itself is asked for which the game waits."""
    game = walk(case)
    rules = game.rules
    rng = random.Random(17)
    for step in game.sample(50, 7):
        hidden = rng.randrange(case[1])
        state, other = rules.loads(step.save), rules.loads(step.save)
        game.extra.disturb(rng, other, hidden)
        game.extra.shuffle_unseen(rng, other)
        prompts, shown = rules.prompts(state), rules.prompts(other)
        for seat in everybody(case):
            if seat == hidden:
                continue
            assert rules.view(other, seat) == rules.view(state, seat)
            if seat is None:
                continue
            assert prompts.get(seat) == shown.get(seat)
            for action in rng.sample(game.extra.strange, 8):
                assert rules.why_not(other, seat, action) == rules.why_not(state, seat, action)
        assert outside(prompts.get(hidden, [])) == outside(shown.get(hidden, []))


def outside(prompts: list[Prompt]) -> list[tuple[Any, ...]]:
    """What others may notice of a seat's questions: those for which the game waits."""
    return [(p.id, p.step, p.pace, p.secret, p.anonymous) for p in prompts if p.blocks]


@every_case
def test_what_tells_something_new_seals(case: Case) -> None:
    """An act after which its seat sees what its own view and action did not determine says that undo stops here."""
    game = walk(case)
    rules = game.rules
    rng = random.Random(37)
    for step in game.sample(70, 8):
        if any(e.seals for e in step.events):
            continue
        state, other = rules.loads(step.save), elsewhere(game, step, rng)
        rules.apply(state, step.seat, step.action)
        events = rules.apply(other, step.seat, step.action)
        told, heard = visible_to(step.events, step.seat), visible_to(events, step.seat)
        assert words_of(told) == words_of(heard), str(step.action)
        assert rules.view(state, step.seat) == rules.view(other, step.seat), str(step.action)


def elsewhere(game: Walk, step: Step, rng: random.Random) -> Any:
    """A position that looks the same to whoever acts in this step. What is changed at will may go on by itself; then it
    is changed in another way."""
    for _ in range(5):
        other = game.rules.loads(step.save)
        for hidden in range(game.seats):
            if hidden != step.seat:
                game.extra.disturb(rng, other, hidden)
        game.extra.shuffle_unseen(rng, other)
        if rests(game.rules, game.rules.dumps(other)):
            return other
    raise AssertionError(f"nothing else can be hidden when {step.prompt.step} is asked")


@every_case
def test_events_are_well_formed(case: Case) -> None:
    """Keys of the game, typed parameters, an audience of seats that exist; what the thread hears everybody may know."""
    for step in walk(case).steps:
        for event in step.events:
            assert event.key.startswith(f"{case[0]}-")
            assert typed(event.params), event
            assert event.tell in ("log", "line", "phase")
            if event.audience is not None:
                assert event.tell == "log", event
                assert event.audience
                assert set(event.audience) <= set(range(case[1])), event


@every_case
def test_veiled_verbs_are_those_that_hide_their_words(case: Case) -> None:
    """In a step that is not secret an action tells its own seat more than others exactly when its verb is
    hidden_arguments."""
    game = walk(case)
    for step in game.steps:
        private = any(
            e.audience is not None and e.key.endswith("-own") and step.seat in e.audience for e in step.events
        )
        if not step.prompt.secret and step.action.verb in game.rules.hidden_arguments:
            assert private, str(step.action)
        if not step.prompt.secret and private and not any(e.seals for e in step.events):
            assert step.action.verb in game.rules.hidden_arguments, str(step.action)


@every_case
def test_handing_the_move_on_seals(case: Case) -> None:
    """When a choice is done and somebody else decides next, or luck was drawn, an event tells that undo stops here."""
    game = walk(case)
    for number, step in enumerate(game.steps):
        sealed = any(e.seals for e in step.events)
        if step.draws:
            assert sealed, (str(step.action), step.events)
        if sealed or step.prompt.secret or not step.prompt.blocks or step.prompt.anonymous:
            continue
        after = game.rules.prompts(game.rules.loads(game.after(number)))
        assert any(p.blocks and not p.secret for p in after.get(step.seat, [])), (str(step.action), step.events)


@every_game
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 6, 7, 99])
def test_setup_refuses_wrong_seat_counts(game: str, seats: int) -> None:
    """A clear ``ValueError``, never a broken game."""
    rules = RULES[game]
    if seats not in rules.seats:
        with pytest.raises(ValueError, match="seats"):
            rules.setup(seats=seats, seed="x")


@every_game
@pytest.mark.parametrize(
    "bad",
    [
        {"seats": "3"},
        {"seats": None},
        {"seats": 2.0},
        {"seats": 4.0},
        {"seed": 7},
        {"seed": None},
        {"options": "short"},
    ],
)
def test_setup_refuses_arguments_of_any_type(game: str, bad: dict[str, Any]) -> None:
    """A clear ``ValueError`` for arguments of any type."""
    rules = RULES[game]
    with pytest.raises(ValueError):
        rules.setup(**{"seats": rules.seats[0], "seed": "x", **bad})


@every_case
def test_a_game_ends_as_it_announces(case: Case) -> None:
    """Whoever would win at the last question has won, and the end was told before it came. Everybody is told alike."""
    game = walk(case)
    if case[0] not in GAMES:
        return  # one that announces nothing
    for step in (*game.sample(3, 5), game.steps[-1]):
        state = game.rules.loads(step.save)
        near, *others = [game.rules.nearing(game.rules.view(state, seat)) for seat in (None, *range(game.seats))]
        assert all(each == near for each in others)
    assert game.outcome is not None
    if near is None:
        assert game.outcome.reason in SUDDEN
    elif near.seats or not game.outcome.places:
        assert [*near.seats] == (game.outcome.places or [[]])[0]
    over = game.rules.loads(game.end)
    assert game.rules.nearing(game.rules.view(over, None)) is None, "the game is over"


def walks_of(game: str) -> Iterator[Walk]:
    """The recorded games of a game."""
    return (walk(case) for case in CASES if case[0] == game)


@pytest.mark.slow(but=["charlemagne"])
@every_game
def test_the_walks_ask_every_question(game: str) -> None:
    """Most of what a game can ask is asked in its recorded games; the rest is met by saves and the soak."""
    met = {step.prompt.step for each in walks_of(game) for step in each.steps if step.prompt.blocks}
    assert met <= SUPPLEMENTS[game].asks
    assert 2 * len(met) > len(SUPPLEMENTS[game].asks)


@pytest.mark.slow(but=["charlemagne", "fair"])
@every_game
def test_answers_find_their_question(game: str) -> None:
    """What was done belonged to the question that lists it."""
    for each in walks_of(game):
        for step in each.sample(20, 9):
            mine = each.rules.prompts(each.rules.loads(step.save))[step.seat]
            assert prompt_of(mine, step.action) == step.prompt


@pytest.mark.parametrize("game", GAMES)
def test_no_two_rulings_have_one_number(game: str) -> None:
    """Rulings of a list are named by their numbers, in code, tests and notes."""
    for section in (ROOT / "engine" / game / "RULES.md").read_text(encoding="utf-8").split("\n## "):
        numbers = re.findall(r"^- ([A-Z]+\d+) ", section, re.M)
        assert sorted(numbers) == sorted(set(numbers)), section.partition("\n")[0]
